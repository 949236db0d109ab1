package doctor

import (
	"fmt"
	"io/fs"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

var inUkrainian = words{
	Private: "Читати й писати можете лише ви.",

	NameTerminal:       "Термінал",
	NameSize:           "Розмір",
	NameColours:        "Кольори",
	NameFrames:         "Кадри",
	NameCharacters:     "Знаки",
	NameKeyboard:       "Клавіатура",
	NameBackground:     "Тло",
	NameClipboard:      "Буфер обміну",
	NamePictures:       "Зображення",
	NameFiles:          "Файли",
	NameDrags:          "Перетягування",
	NameWidths:         "Ширина",
	NoTerminal:         "Ввід або вивід не є терміналом. Його можливості не перевірено.",
	FewColours:         "16 кольорів. Теми показано приблизно.",
	SetTERM:            "Якщо термінал має більше, вкажіть TERM=xterm-256color або COLORTERM=truecolor.",
	NoColours:          "Без кольорів. Панель показує знаки й жирний текст.",
	NotAsked:           "Цей термінал не приймає запитів. Його можливості не перевірено.",
	Silent:             "Термінал не відповідає вчасно. shortlist малює найпростішим способом.",
	AfterSilence:       "Якщо з'єднання йде через іншу програму, запустіть це без неї.",
	Nameless:           "Відповідає, але без назви.",
	FramesWhole:        "Кожен кадр з'являється цілим (режим 2026).",
	FramesParts:        "Кадри можуть блимати: термінал не знає режиму 2026.",
	OtherTerminal:      "Якщо блимає, допоможе термінал із цим режимом: kitty, Ghostty, WezTerm або foot.",
	PictureTerminals:   "Щоб бачити сторінки, візьміть kitty, Ghostty, WezTerm, iTerm2 або термінал із Sixel.",
	CountsCharacters:   "Ширина рахується цілими знаками (режим 2027).",
	CountsRunes:        "Режиму 2027 немає. shortlist рахує кожен код складених знаків.",
	KeysDistinct:       "Кожна клавіша розпізнається однозначно (протокол kitty).",
	KeysAlike:          "Деякі клавіші тут однакові, як-от ctrl+i і tab. Довідка показує інші.",
	BackgroundReported: "Його колір відомий. Тема auto йде за ним.",
	BackgroundUnknown:  "Його колір невідомий. Тема auto вгадує.",
	SetTheme:           "Якщо кольори погано читаються, задайте ui.theme: light або dark.",
	ClipboardWorks:     "Термінал приймає скопійований текст (OSC 52).",
	ClipboardUnknown:   "Термінал не каже, чи приймає скопійований текст (OSC 52).",
	TryClipboard:       "Скопіюйте щось у панелі. Якщо текст не доходить, дозвольте OSC 52 у терміналі.",
	NameDirection:      "Справа наліво",
	RowsReordered:      "PuTTY переставляє весь рядок з арабським або єврейським іменем, крізь усі частини екрана.",
	SetDirection:       "У PuTTY налаштування Terminal, Features, «Disable bidirectional text display» лишає рядки на місці. Такі імена воно пише зліва направо.",
	PicturesInText:     "Сторінки з'являються серед тексту.",
	PicturesOnScreen:   "Сторінки з'являються на окремому екрані.",
	PicturesUnused:     "Термінал знає зображення kitty, але не серед тексту. Резюме показано текстом.",
	NoPictures:         "Термінал їх не показує. Резюме показано текстом.",
	FilesNotTaken:      "Судячи з назви, термінал не приймає файлів.",
	DragsReported:      "Резюме можна перетягнути з вікна (OSC 72).",
	NoDrags:            "Термінал не повідомляє про перетягування (OSC 72). Резюме не можна перетягнути з вікна.",
	SampleLatin:        "латиниця",
	SampleCyrillic:     "кирилиця",
	SampleChinese:      "китайські знаки",
	SampleCombining:    "наголоси",
	SampleEmoji:        "складені емодзі",
	SampleFlag:         "прапори",
	SampleDevanagari:   "деванагарі",
	NotMeasured:        "Термінал не повідомляє місце курсора, тож текст не виміряно.",
	AfterDiffering:     "Нічого робити не треба: після таких знаків shortlist сам ставить стовпець, тож рядки рівні.",
	AfterShifting:      "Такий текст може бути частково закритий або зсувати рядок. Зробіть неоднозначні знаки в терміналі вузькими або візьміть інший.",
	TmuxNotAsked:       "tmux не запитано, чи передає він послідовності далі.",
	TmuxPasses:         "Послідовності доходять до термінала (allow-passthrough).",
	TmuxBlocks:         "Сповіщення робочого столу не доходять: allow-passthrough вимкнено.",

	NameStore:         "Сховище",
	NameIntegrity:     "Цілісність",
	NameJournal:       "Журнал змін",
	NameFileSystem:    "Файл. система",
	NameSpace:         "Вільне місце",
	StoreMissing:      "Сховища ще немає. Його створить перший запуск.",
	StoreUnread:       "Сховище не читається.",
	StoreGone:         "Файлу сховища немає, хоча він був.",
	RestoreStore:      "Поверніть на його місце резервну копію. Наступний запуск створить нове сховище.",
	StoreDamaged:      "Сховище пошкоджено.",
	MendStore:         "Скопіюйте файл, тоді запустіть shortlist: він полагодить сховище й збереже ваші дані.",
	OpenOnce:          "Запустіть shortlist один раз: він увімкне потрібний журнал.",
	FileSystemUnknown: "Її вид у цій системі невідомий.",
	MoveStore:         "Задайте store.dir: теку на локальному диску.",
	NameWriting:       "Запис",
	NoModes:           "Ця файлова система не зберігає прав доступу, тож файли доступні й іншим користувачам.",
	MountPrivately:    "Змонтуйте її з umask=077 або перенесіть теку на іншу файлову систему.",
	MakeSpace:         "Звільніть місце: на повний диск нічого не збережеться.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Run(command string) string { return "Виконайте: " + command }

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

func (*ukrainian) Size(columns, rows int) string {
	return fmt.Sprintf("%d×%d клітинок", columns, rows)
}
func (*ukrainian) Enlarge(columns, rows int) string {
	return fmt.Sprintf("Збільште вікно щонайменше до %d×%d.", columns, rows)
}
func (*ukrainian) AllowClipboard(setting string) string {
	return "Скопійований текст не дійде, доки ви цього не дозволите: " + setting + "."
}
func (*ukrainian) Colours(all bool) string {
	if all {
		return "16 мільйонів кольорів"
	}
	return "256 кольорів"
}
func (*ukrainian) FilesTaken(sequence string) string {
	return "Судячи з назви, термінал приймає файли (" + sequence + ")."
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

func (*ukrainian) StoreIntact(size string) string {
	return "Пошкоджень немає; розмір: " + size + "."
}
func (*ukrainian) Journal(kind string) string {
	return "Зміни записуються з журналом " + kind + "."
}
func (*ukrainian) NotWritable(why string) string {
	return "Нічого не можна зберегти: " + lang.End(why)
}
func (*ukrainian) FileSystemShared(name string) string {
	return name + ": сюди можуть писати інші хости. Блокування можуть не спрацювати, а новини інших вікон доводиться перевіряти."
}
func (*ukrainian) FileSystem(name string) string {
	return name + ", на цьому комп'ютері"
}
func (*ukrainian) Free(size string) string { return "вільно " + size }
