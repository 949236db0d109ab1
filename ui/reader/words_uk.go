package reader

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) Next() action.Label {
	return action.Label{Name: "далі", Title: "Наступний кандидат", Synonyms: "next applicant, next", Help: "наступний кандидат у черзі"}
}
func (*ukrainian) Previous() action.Label {
	return action.Label{Name: "попередній", Title: "Попередній кандидат", Synonyms: "previous applicant, previous", Help: "попередній кандидат"}
}
func (*ukrainian) ToProfile() action.Label {
	return action.Label{Name: "профіль", Title: "Перемкнути профіль і резюме", Synonyms: "profile, switch between profile and CV, resume", Help: "до профілю"}
}
func (*ukrainian) ToCV() action.Label {
	return action.Label{Name: "CV", Title: "Перемкнути профіль і резюме", Synonyms: "резюме, switch between profile and CV, resume", Help: "до резюме"}
}
func (*ukrainian) Layout() action.Label {
	return action.Label{Name: "макет", Title: "Макет або суцільний текст", Synonyms: "сторінки, вигляд, layout or flowing text, pages, view, layout", Help: "резюме в макеті його сторінок або суцільним текстом"}
}
func (*ukrainian) FlowingText() action.Label {
	return action.Label{Name: "текст", Title: "Макет або суцільний текст", Synonyms: "сторінки, вигляд, layout or flowing text, pages, view, flowing text", Help: "резюме в макеті його сторінок або суцільним текстом"}
}
func (*ukrainian) Picture() action.Label {
	return action.Label{Name: "зображення", Title: "Зображення сторінки", Synonyms: "картинка, фото, скан, picture of the page, image, photo, scan, picture", Help: "сторінка резюме зображенням, якщо термінал уміє, або текстом"}
}
func (*ukrainian) HiddenWords() action.Label {
	return action.Label{Name: "прихований текст", Title: "Слова у файлі, яких немає на сторінці", Synonyms: "невидимі слова, білий текст, hidden words, words in the file, not on the page, invisible, white text, keywords", Help: "показати чи сховати слова з файлу, яких немає на сторінці"}
}
func (*ukrainian) Find() action.Label {
	return action.Label{Name: "знайти", Title: "Знайти в резюме", Synonyms: "пошук, шукати, find in the CV, search, find", Help: "шукати в профілі та резюме; " + action.NextMatch.String() + " і " + action.PreviousMatch.String() + ": наступний і попередній збіг"}
}
func (*ukrainian) NextMatch() action.Label {
	return action.Label{Name: "наст. збіг", Synonyms: "наступний збіг, next match", Help: "до наступного збігу"}
}
func (*ukrainian) PreviousMatch() action.Label {
	return action.Label{Name: "попер. збіг", Synonyms: "попередній збіг, previous match", Help: "до попереднього збігу"}
}
func (*ukrainian) NextPage() action.Label {
	return action.Label{Name: "наст. сторінка", Title: "Наступна сторінка", Synonyms: "next page", Help: "до наступної сторінки резюме"}
}
func (*ukrainian) PreviousPage() action.Label {
	return action.Label{Name: "попер. сторінка", Title: "Попередня сторінка", Synonyms: "previous page", Help: "до попередньої сторінки резюме"}
}
func (*ukrainian) Links() action.Label {
	return action.Label{Name: "посилання", Title: "Посилання та адреси", Synonyms: "сайт, пошта, links and addresses, url, website, github, linkedin, e-mail, email, links", Help: "посилання та адреси з профілю і резюме: копіювати чи відкрити"}
}
func (*ukrainian) OpenCV() action.Label {
	return action.Label{Name: "відкрити CV", Title: "Відкрити резюме в програмі", Synonyms: "програма, зовнішня, open the CV in a viewer, resume, pdf, word, desktop, external, open CV", Help: "відкрити резюме в програмі вашої системи"}
}
func (*ukrainian) SaveCV() action.Label {
	return action.Label{Name: "зберегти CV", Title: "Зберегти резюме", Synonyms: "завантажити, save CVs, download, resume, pdf, save CV", Help: "зберегти резюме"}
}
func (*ukrainian) SendCV() action.Label {
	return action.Label{Name: "надіслати CV", Title: "Надіслати резюме на ваш комп'ютер", Synonyms: "завантажити, передати, ноутбук, send the CV to your own computer, download, scp, transfer, laptop, send CV", Help: "зберегти резюме й передати на ваш комп'ютер або показати команду"}
}
func (*ukrainian) Back() action.Label {
	return action.Label{Name: "список", Title: "Назад до списку", Synonyms: "назад, закрити, back to the list, close, back", Help: "назад до списку"}
}
func (*ukrainian) ScrollRight() action.Label {
	return action.Label{Name: "вправо", Title: "Прокрутити вправо", Synonyms: "scroll right, right", Help: "прокрутити широку сторінку вправо"}
}
func (*ukrainian) ScrollLeft() action.Label {
	return action.Label{Name: "вліво", Title: "Прокрутити вліво", Synonyms: "scroll left, left", Help: "прокрутити широку сторінку вліво"}
}
func (*ukrainian) Copy() action.Label {
	return action.Label{Name: "копіювати", Synonyms: "copy"}
}
func (*ukrainian) OpenLink() action.Label {
	return action.Label{Name: "відкрити", Synonyms: "open"}
}
func (*ukrainian) Close() action.Label {
	return action.Label{Name: "закрити", Synonyms: "close"}
}
func (*ukrainian) FindNow() action.Label { return action.Label{Name: "знайти", Synonyms: "find"} }

func (*ukrainian) NoText() string  { return "тексту цього резюме немає" }
func (*ukrainian) Loading() string { return "резюме ще читається" }
func (*ukrainian) NoLayout() string {
	return "файл цього типу не має власного макета"
}
func (*ukrainian) NoLinks() string { return "тут немає посилань чи адрес" }
func (*ukrainian) NoHiddenWords() string {
	return "усі слова файлу є на його сторінках"
}
func (*ukrainian) NothingSearched() string {
	return "ви ще нічого не шукали; " + action.FindWords.String() + " шукає слова"
}

func (*ukrainian) ShowPicture() string {
	return action.Picture.String() + " показує його зображенням, якщо термінал це вміє; " + action.SaveCV.String() + " зберігає його для вашої програми."
}
func (*ukrainian) AskUnlocked() string {
	return "Попросіть копію без пароля. Або: " + action.SaveCV.String() + " зберігає файл для вашої програми перегляду."
}
func (*ukrainian) ViewerMayShow() string {
	return "Інша програма може показати більше: " + action.SaveCV.String() + " зберігає файл."
}
func (*ukrainian) AskCopy() string { return "Попросіть іншу копію." }

func (*ukrainian) CV() string { return "Резюме" }
func (*ukrainian) Pages(n int) string {
	return amount.InUkrainian(n, "сторінка", "сторінки", "сторінок")
}
func (*ukrainian) NotOnPage(words int) string {
	return new(ukrainian).Words(words) + " не на сторінці"
}
func (*ukrainian) ReadingCV() string { return "Резюме читається…" }
func (*ukrainian) Page(n int) string { return fmt.Sprintf("сторінка %d", n) }
func (*ukrainian) YourNote() string  { return "Ваша нотатка" }
func (*ukrainian) NoteIs(team bool) string {
	if team {
		return "спільна з вашою командою"
	}
	return "лише на цьому комп'ютері"
}
func (*ukrainian) HiddenNote() string {
	return "[приховано в анонімному режимі; " + action.Note.String() + " відкриває]"
}
func (*ukrainian) NotViewed() string          { return "не переглянуто" }
func (*ukrainian) Place(at, of string) string { return at + " з " + of }
func (*ukrainian) HiddenCount(words int) string {
	return new(ukrainian).Words(words) + " у файлі, не на сторінці"
}
func (*ukrainian) ShowsThem() string   { return "показує їх" }
func (*ukrainian) HiddenTitle() string { return "У файлі, не на сторінці" }
func (*ukrainian) Words(n int) string {
	return amount.InUkrainian(n, "слово", "слова", "слів")
}
func (*ukrainian) HiddenExplained() string {
	return "Пошук не знаходить цих слів. " + action.HiddenWords.String() + " ховає їх."
}

func (*ukrainian) NoSuchPage() string { return "Такої сторінки немає." }
func (*ukrainian) LastPage() string   { return "Це остання сторінка." }
func (*ukrainian) FirstPage() string  { return "Це перша сторінка." }
func (*ukrainian) NotFound(words string) string {
	return "«" + words + "»: немає ні в профілі, ні в резюме."
}
func (*ukrainian) NoPictures() string {
	return "Цей термінал не показує зображень; їх показують kitty, Ghostty, iTerm2 і термінали з sixel. " + action.SaveCV.String() + " зберігає резюме для вашої програми."
}
func (*ukrainian) NoPicturesOverSlowLine() string {
	return "На повільному з'єднанні (ui.low_bandwidth) зображення сторінок вимкнено. " + action.SaveCV.String() + " зберігає резюме для вашої програми."
}
func (*ukrainian) LayoutInstead(why string) string {
	return why + " " + action.PageLayout.String() + " показує текст у макеті сторінки."
}
func (*ukrainian) PictureOf(page int) string {
	return fmt.Sprintf("сторінка %d; %s повертає до тексту", page, action.Picture)
}

func (*ukrainian) LinksTitle() string { return "Посилання та адреси" }
func (*ukrainian) FindTitle() string  { return "Знайти в профілі та резюме" }
func (*ukrainian) FindExplained() string {
	return action.NextMatch.String() + "/" + action.PreviousMatch.String() + ": наступний/попередній збіг. Порожнє поле прибирає виділення."
}
