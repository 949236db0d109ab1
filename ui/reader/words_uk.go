package reader

import (
	"fmt"

	"shortlist/model/amount"
	"shortlist/ui/action"
)

var inUkrainian = words{
	Next:          action.Label{Name: "наступний", Title: "Наступний кандидат", Synonyms: "next applicant, next", Help: "наступний кандидат у черзі"},
	Previous:      action.Label{Name: "попередній", Title: "Попередній кандидат", Synonyms: "previous applicant, previous", Help: "попередній кандидат"},
	ToProfile:     action.Label{Name: "профіль", Title: "Перемкнути профіль і резюме", Synonyms: "profile, switch between profile and CV, resume", Help: "до профілю"},
	ToCV:          action.Label{Name: "CV", Title: "Перемкнути профіль і резюме", Synonyms: "резюме, switch between profile and CV, resume", Help: "до резюме"},
	Layout:        action.Label{Name: "макет", Title: "Макет або суцільний текст", Synonyms: "сторінки, вигляд, layout or flowing text, pages, view, layout", Help: "резюме в макеті його сторінок або суцільним текстом"},
	FlowingText:   action.Label{Name: "текст", Title: "Макет або суцільний текст", Synonyms: "сторінки, вигляд, layout or flowing text, pages, view, flowing text", Help: "резюме в макеті його сторінок або суцільним текстом"},
	Picture:       action.Label{Name: "зображення", Title: "Зображення сторінки", Synonyms: "картинка, фото, скан, picture of the page, image, photo, scan, picture", Help: "сторінка резюме зображенням, якщо термінал уміє, або текстом"},
	HiddenWords:   action.Label{Name: "прихований текст", Title: "Слова у файлі, яких немає на сторінці", Synonyms: "невидимі слова, білий текст, hidden words, words in the file, not on the page, invisible, white text, keywords", Help: "показати чи сховати слова з файлу, яких немає на сторінці"},
	NextMatch:     action.Label{Name: "наст. збіг", Synonyms: "наступний збіг, next match", Help: "до наступного збігу"},
	PreviousMatch: action.Label{Name: "попер. збіг", Synonyms: "попередній збіг, previous match", Help: "до попереднього збігу"},
	NextPage:      action.Label{Name: "наст. сторінка", Title: "Наступна сторінка", Synonyms: "next page", Help: "до наступної сторінки резюме"},
	PreviousPage:  action.Label{Name: "попер. сторінка", Title: "Попередня сторінка", Synonyms: "previous page", Help: "до попередньої сторінки резюме"},
	Links:         action.Label{Name: "посилання", Title: "Посилання та адреси", Synonyms: "сайт, пошта, links and addresses, url, website, github, linkedin, e-mail, email, links", Help: "посилання та адреси з профілю і резюме: копіювати чи відкрити"},
	OpenCV:        action.Label{Name: "відкрити CV", Title: "Відкрити резюме в програмі", Synonyms: "програма, зовнішня, open the CV in a viewer, resume, pdf, word, desktop, external, open CV", Help: "відкрити резюме в програмі вашої системи"},
	SaveCV:        action.Label{Name: "зберегти CV", Title: "Зберегти резюме", Synonyms: "завантажити, save CVs, download, resume, pdf, save CV", Help: "зберегти резюме"},
	SendCV:        action.Label{Name: "надіслати CV", Title: "Надіслати резюме на ваш комп'ютер", Synonyms: "завантажити, передати, ноутбук, send the CV to your own computer, download, scp, transfer, laptop, send CV", Help: "зберегти резюме й передати на ваш комп'ютер або показати команду"},
	Back:          action.Label{Name: "назад", Title: "Назад до списку", Synonyms: "список, закрити, back to the list, close, back", Help: "назад до списку"},
	ScrollRight:   action.Label{Name: "вправо", Title: "Прокрутити вправо", Synonyms: "scroll right, right", Help: "прокрутити широку сторінку вправо"},
	ScrollLeft:    action.Label{Name: "вліво", Title: "Прокрутити вліво", Synonyms: "scroll left, left", Help: "прокрутити широку сторінку вліво"},
	Copy:          action.Label{Name: "копіювати", Synonyms: "copy"},
	OpenLink:      action.Label{Name: "відкрити", Synonyms: "open"},
	Close:         action.Label{Name: "закрити", Synonyms: "close"},
	FindNow:       action.Label{Name: "знайти", Synonyms: "find"},

	NoText:        "тексту цього резюме немає",
	Loading:       "резюме ще читається",
	NoLayout:      "файл цього типу не має власного макета",
	NoLinks:       "тут немає посилань чи адрес",
	NoHiddenWords: "усі слова файлу є на його сторінках",

	AskCopy: "Попросіть іншу копію.",

	CV:          "Резюме",
	ReadingCV:   "Резюме читається…",
	YourNote:    "Ваша нотатка",
	NotViewed:   "не переглянуто",
	ShowsThem:   "показує їх",
	Matches:     "збіги",
	Match:       "збіг",
	HiddenTitle: "У файлі, не на сторінці",

	NoSuchPage:      "Такої сторінки немає.",
	LastPage:        "Це остання сторінка.",
	FirstPage:       "Це перша сторінка.",
	OnlyMatch:       "Це єдиний збіг.",
	FirstMatchAgain: "Нижче збігів немає: знову перший.",
	LastMatchAgain:  "Вище збігів немає: тепер останній.",

	LinksTitle: "Посилання та адреси",
	Link:       "Посилання",
	FindTitle:  "Знайти в профілі та резюме",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Find() action.Label {
	return action.Label{Name: "знайти", Title: "Знайти в резюме", Synonyms: "пошук, шукати, find in the CV, search, find", Help: "шукати в профілі та резюме; " + action.NextMatch.String() + " і " + action.PreviousMatch.String() + ": наступний і попередній збіг"}
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

func (*ukrainian) Pages(n int) string {
	return amount.InUkrainian(n, "сторінка", "сторінки", "сторінок")
}
func (*ukrainian) NotOnPage(words int) string {
	return new(ukrainian).Words(words) + " не на сторінці"
}
func (*ukrainian) Page(n int) string { return fmt.Sprintf("сторінка %d", n) }
func (*ukrainian) NoteIs(team bool) string {
	if team {
		return "спільна з вашою командою"
	}
	return "лише на цьому комп'ютері"
}
func (*ukrainian) HiddenNote() string {
	return "[приховано в анонімному режимі; " + action.Note.String() + " відкриває]"
}
func (*ukrainian) Place(at, of string) string { return at + " з " + of }
func (*ukrainian) HiddenCount(words int) string {
	return new(ukrainian).Words(words) + " у файлі, не на сторінці"
}
func (*ukrainian) Words(n int) string {
	return amount.InUkrainian(n, "слово", "слова", "слів")
}
func (*ukrainian) HiddenExplained() string {
	return "Пошук не знаходить цих слів. " + action.HiddenWords.String() + " ховає їх."
}

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

func (*ukrainian) FindExplained() string {
	return action.NextMatch.String() + "/" + action.PreviousMatch.String() + ": наступний/попередній збіг. Порожнє поле прибирає виділення."
}
