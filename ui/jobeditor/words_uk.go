package jobeditor

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/text"
)

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) NewJob() string { return "Нова вакансія" }
func (*ukrainian) NewJobCopying(title string) string {
	return "Нова вакансія, копія: «" + title + "»"
}
func (*ukrainian) NewJobFrom(template string) string {
	return "Нова вакансія, шаблон: «" + template + "»"
}
func (*ukrainian) EditJob(title string) string { return "Редагування: " + title }
func (*ukrainian) ReviewNew() string {
	return "Перевірка: публікація нової вакансії"
}
func (*ukrainian) ReviewChanges(title string) string { return "Перевірка змін: " + title }
func (*ukrainian) PreviewTitle() string              { return "Як це покаже сайт" }
func (*ukrainian) Compared(title string) string      { return "Порівняння: " + title }
func (*ukrainian) ConflictTitle(title string) string {
	return "Хтось інший вніс зміни: " + title
}

func (*ukrainian) OpenElsewhere() string { return "відкрито і в іншому вікні" }
func (*ukrainian) SendingShort() string  { return "надсилання…" }
func (*ukrainian) NotSaved() string      { return "чернетку не вдалося зберегти" }
func (*ukrainian) SavingDraft() string   { return "збереження чернетки…" }
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
		return "не обов'язково"
	case model.FieldRate, model.FieldCurrency, fieldCountry, model.FieldType1, model.FieldType2, model.FieldDescription:
	}
	return ""
}
func (*ukrainian) RateChoice(r model.Rate) string { return fmt.Sprintf("%d · %s", int(r), r) }
func (*ukrainian) NoChoice() string               { return "немає" }
func (*ukrainian) Choose() string                 { return "виберіть" }
func (*ukrainian) Required() string               { return "обов'язково" }
func (*ukrainian) Optional() string               { return "не обов'язково" }
func (*ukrainian) WholeNumber() string            { return "ціле число" }
func (*ukrainian) Amount(grouped string) string   { return "= " + grouped }
func (*ukrainian) NeededWithSalary() string       { return "потрібно із зарплатою" }
func (*ukrainian) CountryNote() string            { return "визначає валюти" }
func (*ukrainian) NeedsFirstType() string         { return "спершу перший тип" }
func (*ukrainian) CurrencyUnknown() string        { return "сайт її не повідомляє" }
func (*ukrainian) SentFromHere(date string) string {
	return "як надіслано звідси " + date
}
func (*ukrainian) LastSentFromHere(currency, date string) string {
	return "звідси надіслано: " + currency + ", " + date
}
func (*ukrainian) AsInCopiedJob() string { return "як у скопійованій вакансії" }
func (*ukrainian) AsInTemplate() string  { return "як у шаблоні" }
func (*ukrainian) Regions(offered []string) string {
	if len(offered) == 1 {
		return "→ " + offered[0]
	}
	return "→ " + offered[0] + "; також " + strings.Join(offered[1:], ", ")
}
func (*ukrainian) TwoTypeNames() string {
	return "Два документи сайту по-різному пояснюють код: показано обидва, через /."
}
func (*ukrainian) TitleLength(units, most int) string { return fmt.Sprintf("%d/%d", units, most) }
func (*ukrainian) TooShort(characters, least int) string {
	return fmt.Sprintf("%s, потрібно щонайменше %d", amount.InUkrainian(characters, "символ", "символи", "символів"), least)
}
func (*ukrainian) LongEnough(characters int) string {
	return amount.InUkrainian(characters, "символ", "символи", "символів") + " ✓"
}
func (*ukrainian) Markdown() string                 { return "Markdown" }
func (*ukrainian) HTML() string                     { return "HTML" }
func (*ukrainian) HTMLBecause(reason string) string { return "HTML, причина: " + reason }
func (*ukrainian) HTMLBecauseOf(reason string, more int) string {
	return fmt.Sprintf("HTML, причина: %s та ще %d", reason, more)
}
func (*ukrainian) EmptyPreview() string {
	return "Тут з'явиться ваш текст таким, яким його покаже сайт."
}

func (*ukrainian) Problems(n int) string {
	return fmt.Sprintf("Перед надсиланням виправте (%d):", n)
}
func (*ukrainian) Problem(field, message string) string { return field + ": " + message }
func (*ukrainian) More(n int) string                    { return fmt.Sprintf("та ще %d", n) }
func (*ukrainian) Duplicate() string {
	return "Повтор: вакансія з такими назвою, регіоном і текстом уже є на сайті."
}

func (*ukrainian) Review() action.Label {
	return action.Label{Name: "перевірити й надіслати", Synonyms: "опублікувати, зберегти, review and send, publish, save, submit, post", Help: "перевірити форму й показати, що буде надіслано"}
}
func (*ukrainian) NextField() action.Label {
	return action.Label{Name: "наст. поле", Synonyms: "next field", Help: "перейти до наступного поля"}
}
func (*ukrainian) PreviousField() action.Label {
	return action.Label{Name: "попер. поле", Synonyms: "previous field", Help: "перейти до попереднього поля"}
}
func (*ukrainian) Undo() action.Label {
	return action.Label{Name: "скасувати", Title: "Скасувати останній крок", Synonyms: "скасувати дію, undo, back, revert", Help: "скасувати останній крок у формі"}
}
func (*ukrainian) Redo() action.Label {
	return action.Label{Name: "повторити", Synonyms: "redo, again", Help: "повторити скасований крок"}
}
func (*ukrainian) Preview() action.Label {
	return action.Label{Name: "огляд", Synonyms: "переглянути, показати, preview, look, show", Help: "прочитати текст вакансії таким, яким його покаже сайт"}
}
func (*ukrainian) OwnEditor() action.Label {
	return action.Label{Name: "ваш редактор", Title: "Писати у власному редакторі", Synonyms: "vim, nano, emacs, external, your editor, Write in your own editor", Help: "писати опис у власному редакторі ($VISUAL або $EDITOR)"}
}
func (*ukrainian) WriteAsMarkdown() action.Label { return writeUkrainian("Markdown") }
func (*ukrainian) WriteAsHTML() action.Label     { return writeUkrainian("HTML") }

func writeUkrainian(format string) action.Label {
	return action.Label{Name: "писати в " + format, Title: "Markdown або HTML", Synonyms: "код, формат, перемкнути, write as Markdown, write as HTML, Markdown or HTML, source, format, switch", Help: "писати опис у Markdown або в чистому HTML"}
}

func (*ukrainian) Compare() action.Label {
	return action.Label{Name: "порівняти", Title: "Порівняти із сервісом", Synonyms: "різниця, відмінності, compare, Compare with the service, diff, differences", Help: "порівняти форму з вакансією у сервісі"}
}
func (*ukrainian) SaveTemplate() action.Label {
	return action.Label{Name: "зберегти шаблон", Synonyms: "зразок, save as template, keep, model, reuse", Help: "зберегти форму як зразок для нових вакансій"}
}
func (*ukrainian) Discard() action.Label {
	return action.Label{Name: "відкинути", Synonyms: "викинути, видалити, discard, throw away, delete, cancel, abandon", Help: "відкинути чернетку (із запитом)"}
}
func (*ukrainian) Leave() action.Label {
	return action.Label{Name: "вийти", Synonyms: "закрити, вийти, зберегти чернетку, потім, leave, draft saved, close, save draft, later", Help: "закрити форму; чернетка лишається"}
}
func (*ukrainian) TakeRegion(region string) action.Label {
	return action.Label{Name: region, Help: "взяти перший запропонований регіон"}
}
func (*ukrainian) NextChoice() action.Label {
	return action.Label{Name: "наст. варіант", Synonyms: "next choice", Help: "наступний варіант; цифра вибирає за кодом, літера — за назвою"}
}
func (*ukrainian) PreviousChoice() action.Label {
	return action.Label{Name: "попер. варіант", Synonyms: "previous choice", Help: "попередній варіант"}
}
func (*ukrainian) Back() action.Label {
	return action.Label{Name: "до форми", Title: "Назад до форми", Synonyms: "back, Back to the form", Help: "назад до форми"}
}
func (*ukrainian) BackToForm() action.Label {
	return action.Label{Name: "до форми", Synonyms: "back to the form", Help: "назад до форми"}
}
func (*ukrainian) BackTo(place string) action.Label {
	return action.Label{Name: "назад: " + place, Title: "Назад: " + place, Synonyms: "back to", Help: "закрити форму; чернетку збережено"}
}
func (*ukrainian) Continue() action.Label {
	return action.Label{Name: "продовжити", Title: "Писати далі", Synonyms: "continue, Continue writing", Help: "писати далі"}
}
func (*ukrainian) SendNew() action.Label {
	return action.Label{Name: "опублікувати", Synonyms: "надіслати, publish now, publish, submit, post", Help: "опублікувати зараз"}
}
func (*ukrainian) SendChanges() action.Label {
	return action.Label{Name: "надіслати зміни", Synonyms: "опублікувати, send the changes, publish, submit, post", Help: "надіслати зміни"}
}
func (*ukrainian) KeepMine() action.Label {
	return action.Label{Name: "лишити моє", Synonyms: "keep mine", Help: "лишити те, що ви написали в цьому полі"}
}
func (*ukrainian) TakeTheirs() action.Label {
	return action.Label{Name: "взяти їхнє", Synonyms: "take theirs", Help: "взяти те, що в цьому полі має сервіс"}
}
func (*ukrainian) NextDisputed() action.Label {
	return action.Label{Name: "вниз", Synonyms: "down", Help: "наступне поле"}
}
func (*ukrainian) PreviousDisputed() action.Label {
	return action.Label{Name: "вгору", Synonyms: "up", Help: "попереднє поле"}
}
func (*ukrainian) GoToReview() action.Label {
	return action.Label{Name: "до перевірки", Synonyms: "to the review", Help: "перейти до перевірки з цим вибором"}
}

func (*ukrainian) NothingToUndo() string { return "немає чого скасовувати" }
func (*ukrainian) NothingToRedo() string { return "немає чого повторювати" }
func (*ukrainian) NotAtService() string {
	return "нової вакансії у сервісі ще немає"
}
func (*ukrainian) NothingChanged() string { return "нічого не змінено" }
func (*ukrainian) BeingSent() string      { return "вакансія саме надсилається" }
func (*ukrainian) EditorBusy() string {
	return "опис зараз у вашому редакторі"
}

func (*ukrainian) AskMarkdown() string   { return "Писати в Markdown?" }
func (*ukrainian) MarkdownLoses() string { return "У Markdown цей опис утратить:" }
func (*ukrainian) StayWithHTML() string {
	return "З HTML усе лишиться. Повернутися можна й через " + action.UndoTyping.String() + "."
}
func (*ukrainian) MarkdownVerb() string { return "писати в Markdown, без цього" }
func (*ukrainian) AskDiscard() string   { return "Відкинути чернетку?" }
func (*ukrainian) DiscardsNew() string {
	return "Усе набране для нової вакансії буде втрачено. На сайті нічого не зміниться."
}
func (*ukrainian) DiscardsChanges() string {
	return "Усе набране тут буде втрачено. На сайті нічого не зміниться."
}
func (*ukrainian) DiscardVerb() string { return "відкинути" }

func (*ukrainian) NothingToSend() string {
	return "Нічого не змінено, тож надсилати нема чого."
}
func (*ukrainian) DraftForked() string {
	return "Цю чернетку продовжує інше вікно. Ваш текст звідси збережено окремою чернеткою."
}
func (*ukrainian) JobOpenElsewhere(title string) string {
	return "«" + title + "» відкрито й в іншому вікні. Хто надішле останнім, того запитають про зміни іншого."
}
func (*ukrainian) LeftWithDraft() string {
	return "Чернетку збережено. Відкрийте форму знову, щоб продовжити."
}
func (*ukrainian) StaysOpen(why string) string {
	return "Чернетку не вдалося зберегти, тому форма лишається відкритою. " + why + " " + action.DiscardDraft.String() + " відкидає її."
}
func (*ukrainian) TemplateNotSaved(why string) string {
	return "Шаблон не вдалося зберегти. " + why
}
func (*ukrainian) TemplateSaved(name string) string {
	return "Збережено шаблон «" + name + "». " + action.NewJob.String() + " пропонує його для нової вакансії."
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

func (*ukrainian) Publishes() string {
	return "Це публікує вакансію: її одразу побачать усі."
}
func (*ukrainian) PublishesIn(currency string) string {
	return "Це публікує вакансію: її одразу побачать усі. Валюта зарплати: " + currency + "."
}
func (*ukrainian) ChangesPublic() string {
	return "Ця вакансія активна: зміни одразу побачать усі."
}
func (*ukrainian) ChangesPublicIn(currency string) string {
	return "Ця вакансія активна: зміни одразу побачать усі. Валюта зарплати: " + currency + "."
}
func (*ukrainian) ChangesNotPublic(s model.JobStatus) string {
	return "Ця вакансія зараз не публічна: " + text.Line(s.Word()) + "."
}
func (*ukrainian) SendingNew() string {
	return "Вакансія надсилається, один раз. Якщо відповіді не буде, вас запитають, чи її опубліковано."
}
func (*ukrainian) SendingChanges() string { return "Надсилання змін." }
func (*ukrainian) Comparison() string {
	return "− це у сервісі, + це у формі. Нічого не надсилається."
}
func (*ukrainian) ComparisonOvertaken() string {
	return "Вакансію у сервісі змінено після того, як почато цю чернетку."
}
func (*ukrainian) ComparisonOffline() string {
	return "Немає зв'язку: це вакансія на час, коли почато чернетку."
}
func (*ukrainian) CurrencyBefore() string {
	return "невідома: сайт її не повідомляє"
}
func (*ukrainian) NotChanged() string         { return "не змінено" }
func (*ukrainian) DescriptionChanges() string { return "Опис: зміни" }
func (*ukrainian) DescriptionAfter() string   { return "Опис: результат" }
func (*ukrainian) OnlyHTMLDiffers() string {
	return "Текст читається так само; інший лише HTML:"
}
func (*ukrainian) SignInNeeded() string {
	return "Нічого не надіслано: спершу увійдіть, тоді натисніть " + action.ReviewJob.String() + " знову."
}
func (*ukrainian) DraftTaken() string {
	return "Не надіслано: інше вікно продовжило або опублікувало цю чернетку. Перш ніж надсилати, гляньте на список вакансій."
}
func (*ukrainian) NotApproved() string {
	return "Публікувати ще не можна: підписку облікового запису не схвалено. Чернетку збережено; спробуйте пізніше."
}
func (*ukrainian) OverLimit() string {
	return "Ліміт активних вакансій облікового запису вичерпано. Спершу зупиніть іншу вакансію; чернетку збережено."
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
	return "Надіслано один раз о " + clock + "; " + why + ". Може бути публічною, а може й ні."
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
func (*ukrainian) ServiceChanged() string {
	return "Сервіс змінив дещо з надісланого. − це надіслано, + це збережено сервісом:"
}
func (*ukrainian) ServiceChangedHTML(field string) string {
	return field + ": текст читається так само; інший лише HTML."
}
func (*ukrainian) ServiceChangedField(field, sent, saved string) string {
	return field + ": − " + sent + "  + " + saved
}

func (*ukrainian) Conflict() string {
	return "Поки форма була відкрита, вакансію змінив хтось інший. Нічого не надіслано. Виберіть для кожного поля:"
}
func (*ukrainian) LinesAdded() string   { return "рядки з +" }
func (*ukrainian) LinesRemoved() string { return "рядки з −" }
func (*ukrainian) Mine() string         { return "моє" }
func (*ukrainian) Before() string       { return "було" }
func (*ukrainian) Theirs() string       { return "їхнє" }
