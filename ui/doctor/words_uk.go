package doctor

import (
	"fmt"
	"io/fs"
	"strings"

	"shortlist/model/amount"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Run(command string) string { return "Виконайте: " + command }

func (*ukrainian) Private() string { return "Читати й писати можете лише ви." }
func (*ukrainian) Wide(n int, others fs.FileMode) string {
	may := "читати"
	switch {
	case others&0o022 != 0:
		may = "змінювати"
	case others&0o044 == 0:
		may = "відкривати"
	}
	return fmt.Sprintf("Інші користувачі можуть %s %s.", may, amount.InUkrainian(n, "файл або теку", "файли або теки", "файлів або тек"))
}
func (*ukrainian) Foreign(n int) string {
	return fmt.Sprintf("Належать іншому користувачеві або недоступні для читання: %s.", amount.InUkrainian(n, "файл або тека", "файли або теки", "файлів або тек"))
}

func (*ukrainian) NameTerminal() string   { return "Термінал" }
func (*ukrainian) NameSize() string       { return "Розмір" }
func (*ukrainian) NameColours() string    { return "Кольори" }
func (*ukrainian) NameFrames() string     { return "Кадри" }
func (*ukrainian) NameCharacters() string { return "Знаки" }
func (*ukrainian) NameKeyboard() string   { return "Клавіатура" }
func (*ukrainian) NameBackground() string { return "Тло" }
func (*ukrainian) NameClipboard() string  { return "Буфер обміну" }
func (*ukrainian) NamePictures() string   { return "Зображення" }
func (*ukrainian) NameFiles() string      { return "Файли" }
func (*ukrainian) NameDrags() string      { return "Перетягування" }
func (*ukrainian) NameWidths() string     { return "Ширина" }
func (*ukrainian) NoTerminal() string {
	return "Ввід або вивід не є терміналом. Його можливості не перевірено."
}
func (*ukrainian) Size(columns, rows int) string {
	return fmt.Sprintf("%d×%d клітинок", columns, rows)
}
func (*ukrainian) Enlarge(columns, rows int) string {
	return fmt.Sprintf("Збільште вікно щонайменше до %d×%d.", columns, rows)
}
func (*ukrainian) Colours(all bool) string {
	if all {
		return "16 мільйонів кольорів"
	}
	return "256 кольорів"
}
func (*ukrainian) FewColours() string {
	return "16 кольорів. Теми показано приблизно."
}
func (*ukrainian) SetTERM() string {
	return "Якщо термінал має більше, вкажіть TERM=xterm-256color або COLORTERM=truecolor."
}
func (*ukrainian) NoColours() string {
	return "Без кольорів. Панель показує знаки й жирний текст."
}
func (*ukrainian) NotAsked() string {
	return "Цей термінал не приймає запитів. Його можливості не перевірено."
}
func (*ukrainian) Silent() string {
	return "Термінал не відповідає вчасно. shortlist малює найпростішим способом."
}
func (*ukrainian) AfterSilence() string {
	return "Якщо з'єднання йде через іншу програму, запустіть це без неї."
}
func (*ukrainian) Nameless() string { return "Відповідає, але без назви." }
func (*ukrainian) FramesWhole() string {
	return "Кожен кадр з'являється цілим (режим 2026)."
}
func (*ukrainian) FramesParts() string {
	return "Кадри можуть блимати: термінал не знає режиму 2026."
}
func (*ukrainian) OtherTerminal() string {
	return "Якщо блимає, допоможе термінал із цим режимом: kitty, Ghostty, WezTerm або foot."
}
func (*ukrainian) PictureTerminals() string {
	return "Щоб бачити сторінки, візьміть kitty, Ghostty, WezTerm, iTerm2 або термінал із Sixel."
}
func (*ukrainian) CountsCharacters() string {
	return "Ширина рахується цілими знаками (режим 2027)."
}
func (*ukrainian) CountsRunes() string {
	return "Режиму 2027 немає. shortlist рахує кожен код складених знаків."
}
func (*ukrainian) KeysDistinct() string {
	return "Кожна клавіша розпізнається однозначно (протокол kitty)."
}
func (*ukrainian) KeysAlike() string {
	return "Деякі клавіші тут однакові, як-от ctrl+i і tab. Довідка показує інші."
}
func (*ukrainian) BackgroundReported() string {
	return "Його колір відомий. Тема auto йде за ним."
}
func (*ukrainian) BackgroundUnknown() string {
	return "Його колір невідомий. Тема auto вгадує."
}
func (*ukrainian) SetTheme() string {
	return "Якщо кольори погано читаються, задайте ui.theme: light або dark."
}
func (*ukrainian) ClipboardWorks() string {
	return "Термінал приймає скопійований текст (OSC 52)."
}
func (*ukrainian) ClipboardUnknown() string {
	return "Термінал не каже, чи приймає скопійований текст (OSC 52)."
}
func (*ukrainian) TryClipboard() string {
	return "Скопіюйте щось у панелі. Якщо текст не доходить, дозвольте OSC 52 у терміналі."
}
func (*ukrainian) PicturesInText() string {
	return "Сторінки з'являються серед тексту."
}
func (*ukrainian) PicturesOnScreen() string {
	return "Сторінки з'являються на окремому екрані."
}
func (*ukrainian) PicturesUnused() string {
	return "Термінал знає зображення kitty, але не серед тексту. Резюме показано текстом."
}
func (*ukrainian) NoPictures() string {
	return "Термінал їх не показує. Резюме показано текстом."
}
func (*ukrainian) FilesTaken(sequence string) string {
	return "Судячи з назви, термінал приймає файли (" + sequence + ")."
}
func (*ukrainian) FilesNotTaken() string {
	return "Судячи з назви, термінал не приймає файлів."
}
func (*ukrainian) DragsReported() string {
	return "Резюме можна перетягнути з вікна (OSC 72)."
}
func (*ukrainian) NoDrags() string {
	return "Термінал не повідомляє про перетягування (OSC 72). Резюме не можна перетягнути з вікна."
}
func (*ukrainian) SampleLatin() string      { return "латиниця" }
func (*ukrainian) SampleCyrillic() string   { return "кирилиця" }
func (*ukrainian) SampleChinese() string    { return "китайські знаки" }
func (*ukrainian) SampleCombining() string  { return "наголоси" }
func (*ukrainian) SampleEmoji() string      { return "складені емодзі" }
func (*ukrainian) SampleFlag() string       { return "прапори" }
func (*ukrainian) SampleDevanagari() string { return "деванагарі" }
func (*ukrainian) NotMeasured() string {
	return "Термінал не повідомляє місце курсора, тож текст не виміряно."
}
func (*ukrainian) Agree(names []string) string {
	return "Як рахує shortlist: " + strings.Join(names, ", ") + "."
}
func (*ukrainian) Differs(name string, measured, counted int) string {
	return fmt.Sprintf("%s: %d, а не %d", name, measured, counted)
}
func (*ukrainian) Differing(each []string) string {
	return "Клітинки, які shortlist рахує інакше: " + strings.Join(each, "; ") + "."
}
func (*ukrainian) AfterDiffering() string {
	return "Нічого робити не треба: після таких знаків shortlist сам ставить стовпець, тож рядки рівні."
}
func (*ukrainian) AfterShifting() string {
	return "Такий текст може бути частково закритий або зсувати рядок. Зробіть неоднозначні знаки в терміналі вузькими або візьміть інший."
}
func (*ukrainian) TmuxNotAsked() string {
	return "tmux не запитано, чи передає він послідовності далі."
}
func (*ukrainian) TmuxPasses() string {
	return "Послідовності доходять до термінала (allow-passthrough)."
}
func (*ukrainian) TmuxBlocks() string {
	return "Сповіщення робочого столу не доходять: allow-passthrough вимкнено."
}

func (*ukrainian) NameStore() string      { return "Сховище" }
func (*ukrainian) NameIntegrity() string  { return "Цілісність" }
func (*ukrainian) NameJournal() string    { return "Журнал змін" }
func (*ukrainian) NameFileSystem() string { return "Файл. система" }
func (*ukrainian) NameSpace() string      { return "Вільне місце" }
func (*ukrainian) StoreMissing() string {
	return "Сховища ще немає. Його створить перший запуск."
}
func (*ukrainian) StoreUnread() string  { return "Сховище не читається." }
func (*ukrainian) StoreDamaged() string { return "Сховище пошкоджено." }
func (*ukrainian) MendStore() string {
	return "Скопіюйте файл, тоді запустіть shortlist: він полагодить сховище й збереже ваші дані."
}
func (*ukrainian) StoreIntact(size string) string {
	return "Пошкоджень немає; розмір: " + size + "."
}
func (*ukrainian) Journal(kind string) string {
	return "Зміни записуються з журналом " + kind + "."
}
func (*ukrainian) OpenOnce() string {
	return "Запустіть shortlist один раз: він увімкне журнал wal."
}
func (*ukrainian) FileSystemUnknown() string {
	return "Її вид у цій системі невідомий."
}
func (*ukrainian) FileSystemShared(name string) string {
	return name + ": сюди можуть писати інші хости. Блокування можуть не спрацювати, а новини інших вікон доводиться перевіряти."
}
func (*ukrainian) MoveStore() string {
	return "Задайте XDG_DATA_HOME: теку на локальному диску."
}
func (*ukrainian) FileSystem(name string) string {
	return name + ", на цьому комп'ютері"
}
func (*ukrainian) Free(size string) string { return "вільно " + size }
func (*ukrainian) MakeSpace() string {
	return "Звільніть місце: на повний диск нічого не збережеться."
}
