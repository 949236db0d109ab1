package jobeditor

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

var inUkrainian = words{
	NewJob:       "Нова вакансія",
	ReviewNew:    "Перевірка: публікація нової вакансії",
	PreviewTitle: "Як це покаже сайт",

	OpenElsewhere: "відкрито і в іншому вікні",
	SendingShort:  "надсилання…",
	NotSaved:      "чернетку не вдалося зберегти",
	SavingDraft:   "збереження чернетки…",

	NoChoice:         "немає",
	Choose:           "виберіть",
	Required:         "обов'язково",
	Optional:         "не обов'язково",
	WholeNumber:      "ціле число",
	NeededWithSalary: "потрібно із зарплатою",
	CountryNote:      "визначає валюти",
	NeedsFirstType:   "спершу перший тип",
	CurrencyUnknown:  "сайт її не повідомляє",
	AsInCopiedJob:    "як у скопійованій вакансії",
	AsInTemplate:     "як у шаблоні",
	TwoTypeNames:     "Два документи сайту по-різному пояснюють код: показано обидва, через /.",
	Markdown:         "Markdown",
	HTML:             "HTML",
	EmptyPreview:     "Тут з'явиться ваш текст таким, яким його покаже сайт.",

	Duplicate: "Повтор: вакансія з такими назвою, регіоном і текстом уже є на сайті.",

	Review:           action.Label{Name: "перевірити й надіслати", Synonyms: "опублікувати, зберегти, review and send, publish, save, submit, post", Help: "перевірити форму й показати, що буде надіслано"},
	NextField:        action.Label{Name: "наст. поле", Synonyms: "next field", Help: "перейти до наступного поля"},
	PreviousField:    action.Label{Name: "попер. поле", Synonyms: "previous field", Help: "перейти до попереднього поля"},
	Undo:             action.Label{Name: "скасувати", Title: "Скасувати останній крок", Synonyms: "скасувати дію, undo, back, revert", Help: "скасувати останній крок у формі"},
	Redo:             action.Label{Name: "повторити", Synonyms: "redo, again", Help: "повторити скасований крок"},
	Preview:          action.Label{Name: "огляд", Synonyms: "переглянути, показати, preview, look, show", Help: "прочитати текст вакансії таким, яким його покаже сайт"},
	OwnEditor:        action.Label{Name: "ваш редактор", Title: "Писати у власному редакторі", Synonyms: "vim, nano, emacs, external, your editor, Write in your own editor", Help: "писати опис у власному редакторі ($VISUAL або $EDITOR)"},
	Compare:          action.Label{Name: "порівняти", Title: "Порівняти із сервісом", Synonyms: "різниця, відмінності, compare, Compare with the service, diff, differences", Help: "порівняти форму з вакансією у сервісі"},
	SaveTemplate:     action.Label{Name: "зберегти шаблон", Synonyms: "зразок, save as template, keep, model, reuse", Help: "зберегти форму як зразок для нових вакансій"},
	Discard:          action.Label{Name: "відкинути", Synonyms: "викинути, видалити, discard, throw away, delete, cancel, abandon", Help: "відкинути чернетку (із запитом)"},
	Leave:            action.Label{Name: "вийти", Synonyms: "закрити, вийти, зберегти чернетку, потім, leave, draft saved, close, save draft, later", Help: "закрити форму; чернетка лишається"},
	NextChoice:       action.Label{Name: "наст. варіант", Synonyms: "next choice", Help: "наступний варіант; цифра вибирає за кодом, літера — за назвою"},
	PreviousChoice:   action.Label{Name: "попер. варіант", Synonyms: "previous choice", Help: "попередній варіант"},
	Back:             action.Label{Name: "до форми", Title: "Назад до форми", Synonyms: "back, Back to the form", Help: "назад до форми"},
	BackToForm:       action.Label{Name: "до форми", Synonyms: "back to the form", Help: "назад до форми"},
	Continue:         action.Label{Name: "продовжити", Title: "Писати далі", Synonyms: "continue, Continue writing", Help: "писати далі"},
	SendNew:          action.Label{Name: "опублікувати", Synonyms: "надіслати, publish now, publish, submit, post", Help: "опублікувати зараз"},
	SendChanges:      action.Label{Name: "надіслати зміни", Synonyms: "опублікувати, send the changes, publish, submit, post", Help: "надіслати зміни"},
	KeepMine:         action.Label{Name: "лишити моє", Synonyms: "keep mine", Help: "лишити те, що ви написали в цьому полі"},
	TakeTheirs:       action.Label{Name: "взяти їхнє", Synonyms: "take theirs", Help: "взяти те, що в цьому полі має сервіс"},
	NextDisputed:     action.Label{Name: "вниз", Synonyms: "down", Help: "наступне поле"},
	PreviousDisputed: action.Label{Name: "вгору", Synonyms: "up", Help: "попереднє поле"},
	GoToReview:       action.Label{Name: "до перевірки", Synonyms: "to the review", Help: "перейти до перевірки з цим вибором"},

	NothingToUndo:  "немає чого скасовувати",
	NothingToRedo:  "немає чого повторювати",
	NotAtService:   "нової вакансії у сервісі ще немає",
	NothingChanged: "нічого не змінено",
	BeingSent:      "вакансія саме надсилається",
	EditorBusy:     "опис зараз у вашому редакторі",

	AskMarkdown:     "Писати в Markdown?",
	MarkdownLoses:   "У Markdown цей опис утратить:",
	MarkdownVerb:    "писати в Markdown, без цього",
	AskUnseen:       "Надіслати без цих слів?",
	WhyUnseen:       "Вони стоять у коментарі, у тегу, якого немає в HTML, або в зайвій клітинці рядка таблиці.",
	UnseenVerb:      "надіслати без них",
	AskDiscard:      "Відкинути чернетку?",
	DiscardsNew:     "Усе набране для нової вакансії буде втрачено. На сайті нічого не зміниться.",
	DiscardsChanges: "Усе набране тут буде втрачено. На сайті нічого не зміниться.",
	DiscardVerb:     "відкинути",

	NothingToSend: "Нічого не змінено, тож надсилати нема чого.",
	DraftForked:   "Цю чернетку продовжує інше вікно. Ваш текст звідси збережено окремою чернеткою.",
	LeftWithDraft: "Чернетку збережено. Відкрийте форму знову, щоб продовжити.",

	Publishes:           "Це публікує вакансію: її одразу побачать усі.",
	ChangesPublic:       "Ця вакансія активна: зміни одразу побачать усі.",
	SendingNew:          "Вакансія надсилається, один раз. Якщо відповіді не буде, вас запитають, чи її опубліковано.",
	SendingChanges:      "Надсилання змін.",
	Comparison:          "− це у сервісі, + це у формі. Нічого не надсилається.",
	ComparisonOvertaken: "Вакансію у сервісі змінено після того, як почато цю чернетку.",
	ComparisonUnfetched: "Не вдалося завантажити вакансію. Тут вона така, як на початку чернетки.",
	Fetching:            "Завантаження вакансії із сервісу.",
	CurrencyBefore:      "невідома: сайт її не повідомляє",
	NotChanged:          "не змінено",
	DescriptionChanges:  "Опис: зміни",
	DescriptionAfter:    "Опис: результат",
	OnlyHTMLDiffers:     "Текст читається так само; інший лише HTML:",
	DraftTaken:          "Не надіслано: інше вікно продовжило або опублікувало цю чернетку. Перш ніж надсилати, гляньте на список вакансій.",
	NotApproved:         "Публікувати ще не можна: підписку облікового запису не схвалено. Чернетку збережено; спробуйте пізніше.",
	OverLimit:           "Ліміт активних вакансій облікового запису вичерпано. Спершу зупиніть іншу вакансію; чернетку збережено.",
	ServiceChanged:      "Сервіс змінив дещо з надісланого. − це надіслано, + це збережено сервісом:",

	Conflict:     "Поки форма була відкрита, вакансію змінила інша людина або інше вікно. Нічого не надіслано. Виберіть для кожного поля:",
	LinesAdded:   "рядки з +",
	LinesRemoved: "рядки з −",
	Mine:         "моє",
	Before:       "було",
	Theirs:       "їхнє",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) NewJobCopying(title string) string {
	return "Нова вакансія, копія: «" + title + "»"
}
func (*ukrainian) NewJobFrom(template string) string {
	return "Нова вакансія, шаблон: «" + template + "»"
}
func (*ukrainian) EditJob(title string) string       { return "Редагування: " + title }
func (*ukrainian) ReviewChanges(title string) string { return "Перевірка змін: " + title }
func (*ukrainian) Compared(title string) string      { return "Порівняння: " + title }
func (*ukrainian) ConflictTitle(title string) string {
	return "Змінено після відкриття: " + title
}

func (*ukrainian) DraftSaved(clock string) string {
	return "чернетку збережено о " + clock
}

func (*ukrainian) Field(f model.FormField) string {
	switch f {
	case model.FieldTitle:
		return "Назва"
	case model.FieldRegion:
		return "Регіон"
	case model.FieldAddress:
		return "Адреса"
	case model.FieldSalaryFrom:
		return "Оплата від"
	case model.FieldSalaryTo:
		return "Оплата до"
	case model.FieldRate:
		return "Період"
	case model.FieldCurrency:
		return "Валюта"
	case fieldCountry:
		return "Країна"
	case model.FieldType1:
		return "Тип"
	case model.FieldType2:
		return "Другий тип"
	case model.FieldDescription:
		return "Опис"
	}
	return string(f)
}
func (*ukrainian) Placeholder(f model.FormField) string {
	switch f {
	case model.FieldTitle:
		return "що це за вакансія"
	case model.FieldRegion:
		return "місто або регіон"
	case model.FieldAddress:
		return "вулиця"
	case model.FieldSalaryFrom, model.FieldSalaryTo:
		return "(не обов'язково)"
	case model.FieldRate, model.FieldCurrency, fieldCountry, model.FieldType1, model.FieldType2, model.FieldDescription:
	}
	return ""
}
func (*ukrainian) RateChoice(r model.Rate) string { return fmt.Sprintf("%d · %s", int(r), r) }
func (*ukrainian) Amount(grouped string) string   { return "= " + grouped }
func (*ukrainian) SentFromHere(date string) string {
	return "як надіслано звідси " + date
}
func (*ukrainian) LastSentFromHere(currency, date string) string {
	return "звідси надіслано: " + currency + ", " + date
}
func (*ukrainian) Regions(offered []string) string {
	if len(offered) == 1 {
		return "→ " + offered[0]
	}
	return "→ " + offered[0] + "; також " + strings.Join(offered[1:], ", ")
}
func (*ukrainian) TitleLength(units, most int) string { return fmt.Sprintf("%d/%d", units, most) }
func (*ukrainian) TooShort(characters, least int) string {
	return fmt.Sprintf("%s, потрібно щонайменше %d", amount.InUkrainian(characters, "символ", "символи", "символів"), least)
}
func (*ukrainian) LongEnough(characters int) string {
	return amount.InUkrainian(characters, "символ", "символи", "символів") + " ✓"
}
func (*ukrainian) HTMLBecause(reason string) string { return "HTML, причина: " + reason }
func (*ukrainian) HTMLBecauseOf(reason string, more int) string {
	return fmt.Sprintf("HTML, причина: %s та ще %d", reason, more)
}

func (*ukrainian) Problems(n int) string {
	return fmt.Sprintf("Перед надсиланням виправте (%d):", n)
}
func (*ukrainian) Problem(field, message string) string { return field + ": " + message }
func (*ukrainian) More(n int) string                    { return fmt.Sprintf("та ще %d", n) }

func (*ukrainian) WriteAsMarkdown() action.Label { return writeUkrainian("Markdown") }
func (*ukrainian) WriteAsHTML() action.Label     { return writeUkrainian("HTML") }

func writeUkrainian(format string) action.Label {
	return action.Label{Name: "писати в " + format, Title: "Markdown або HTML", Synonyms: "код, формат, перемкнути, write as Markdown, write as HTML, Markdown or HTML, source, format, switch", Help: "писати опис у Markdown або в чистому HTML"}
}

func (*ukrainian) LosesMarkup(tags string) string {
	return "Змінюється й розмітка. Змінений текст надсилається без " + tags
}
func (*ukrainian) RegionHalfTyped(typed, offered string) string {
	return lang.End("Вказано регіон «"+typed+"»") + " Можливо, «" + offered + "», як в інших ваших вакансіях?"
}
func (*ukrainian) Unseen(words string) string {
	return "У вакансії не буде видно цих слів: " + words
}

func (*ukrainian) TakeRegion(region string) action.Label {
	return action.Label{Name: region, Help: "взяти перший запропонований регіон"}
}
func (*ukrainian) BackTo(place string) action.Label {
	return action.Label{Name: "назад: " + place, Title: "Назад: " + place, Synonyms: "back to", Help: "закрити форму; чернетку збережено"}
}

func (*ukrainian) StayWithHTML() string {
	return "З HTML усе лишиться. Повернутися можна й через " + action.UndoTyping.String() + "."
}

func (*ukrainian) JobOpenElsewhere(title string) string {
	return "«" + title + "» відкрито й в іншому вікні. Хто надішле останнім, того запитають про зміни іншого."
}
func (*ukrainian) StaysOpen(why string) string {
	return "Чернетку не вдалося зберегти, тому форма лишається відкритою. " + why + " " + action.DiscardDraft.String() + " відкидає її."
}
func (*ukrainian) TemplateNotSaved(why string) string {
	return "Шаблон не вдалося зберегти. " + why
}
func (*ukrainian) TemplateSaved(name string) string {
	return lang.End("Збережено шаблон «"+name+"»") + " " + action.NewJob.String() + " пропонує його для нової вакансії."
}
func (*ukrainian) EditorFailed(why string, written bool) string {
	if written {
		return "Ваш редактор завершився збоєм: " + why + " Його текст тут; " + action.UndoTyping.String() + " скасовує його."
	}
	return "Ваш редактор завершився збоєм: " + why
}
func (*ukrainian) EditorTextUnreadable(why string) string {
	return "Роботу редактора перервано, а його текст не читається: " + why
}
func (*ukrainian) EditorTextRecovered() string {
	return "Роботу редактора перервано. Його текст в описі; " + action.UndoTyping.String() + " скасовує його."
}
func (*ukrainian) EditorNotUTF8(path string) string {
	return "Текст вашого редактора не в UTF-8. Його збережено у файл " + path + "; опис не змінено."
}

func (*ukrainian) PublishesIn(currency string) string {
	return "Це публікує вакансію: її одразу побачать усі. Валюта зарплати: " + currency + "."
}
func (*ukrainian) ChangesPublicIn(currency string) string {
	return "Ця вакансія активна: зміни одразу побачать усі. Валюта зарплати: " + currency + "."
}
func (*ukrainian) ChangesNotPublic(s model.JobStatus) string {
	return "Ця вакансія зараз не публічна: " + text.Line(s.Word()) + "."
}
func (*ukrainian) SignInNeeded() string {
	return "Нічого не надіслано: спершу увійдіть, тоді натисніть " + action.ReviewJob.String() + " знову."
}
func (*ukrainian) SignedIn() string {
	return "Ви увійшли. Форму надсилає " + action.ReviewJob.String() + "."
}
func (*ukrainian) SendsAgain() string {
	return action.ReviewJob.String() + " надсилає їх знову."
}
func (*ukrainian) NotSentNew(why string) string {
	return text.Sentence("Не надіслано: "+why) + " Нічого не опубліковано; чернетку збережено. " + action.ReviewJob.String() + " пробує знову."
}
func (*ukrainian) NotSentChanges(why string) string {
	return text.Sentence("Не надіслано: "+why) + " Нічого не змінено; чернетку збережено. " + action.ReviewJob.String() + " пробує знову."
}
func (*ukrainian) NoAnswer(clock string) string {
	return "Надіслано один раз о " + clock + "; відповіді не записано. Може бути публічною, а може й ні."
}
func (*ukrainian) NoAnswerBecause(clock, why string) string {
	return "Надіслано один раз о " + clock + "; " + lang.End(why) + " Може бути публічною, а може й ні."
}
func (*ukrainian) SavedNotRead(title, why string) string {
	return "«" + title + "» збережено, але прочитати назад не вдалося. " + why
}
func (*ukrainian) SavedInactive(title string) string {
	return "«" + title + "» збережено, але не активовано: ліміт активних вакансій облікового запису вичерпано. Зупиніть іншу вакансію, тоді натисніть " + action.ActivateJob.String() + "."
}
func (*ukrainian) Saved(title string, s model.JobStatus) string {
	return "«" + title + "» збережено; статус: " + text.Line(s.Word()) + "."
}
func (*ukrainian) SavedPublic(title, currency string) string {
	return "«" + title + "» збережено, вакансія активна й публічна. Валюта: " + currency + "."
}
func (*ukrainian) SavedTitle(title string) string { return "Збережено: «" + title + "»" }
func (*ukrainian) PublishedTitle(title string) string {
	return "Опубліковано: «" + title + "»"
}
func (*ukrainian) ServiceChangedHTML(field string) string {
	return field + ": текст читається так само; інший лише HTML."
}
func (*ukrainian) ServiceChangedField(field, sent, saved string) string {
	return field + ": − " + sent + "  + " + saved
}
