package reviewing

import (
	"fmt"
	"strings"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inUkrainian = words{
	VerdictYes:   action.Label{Name: "так", Title: "Рішення: так", Synonyms: "прийняти, схвалити, добре, yes, verdict: yes, accept, approve, good, like", Help: "так, і далі до наступного; кандидат цього не бачить"},
	VerdictMaybe: action.Label{Name: "можливо", Title: "Рішення: можливо", Synonyms: "мабуть, пізніше, maybe, verdict: maybe, perhaps, later", Help: "можливо, і далі до наступного кандидата"},
	VerdictNo:    action.Label{Name: "ні", Title: "Рішення: ні", Synonyms: "відхилити, відмовити, no, verdict: no, reject, decline, refuse, dislike", Help: "ні, і далі до наступного кандидата"},
	NoVerdict:    action.Label{Name: "без рішення", Title: "Прибрати рішення", Synonyms: "очистити, скинути, no verdict, remove the verdict, undecided, clear, reset, take back", Help: "прибрати рішення"},
	Save:         action.Label{Name: "зберегти", Synonyms: "save"},
	NewLine:      action.Label{Name: "новий рядок", Synonyms: "new line"},
	CloseNote:    action.Label{Name: "закрити, продовжити потім"},
	Stars:        action.Label{Name: "оцінити", Synonyms: "rate"},
	NoStars:      action.Label{Name: "без оцінки", Synonyms: "no rating"},
	Cancel:       action.Label{Name: "скасувати", Synonyms: "cancel"},
	Complete:     action.Label{Name: "взяти першу підказку", Synonyms: "use the first suggestion"},
	ChooseDay:    action.Label{Name: "вибрати", Synonyms: "choose"},
	ClearDay:     action.Label{Name: "очистити", Synonyms: "clear"},

	NoApplicant:  "кандидата не вибрано",
	NoVerdictYet: "немає рішення, яке можна прибрати",

	HasSomeNote:   change{one: "є нотатка"},
	HasNoNote:     change{one: "без нотатки"},
	SomeNoteAdded: change{"нотатку доповнено", "додано нотатку"},
	HasNoTags:     change{one: "без міток"},
	HasOtherTags:  change{"мітки змінено", "мітки змінено"},
	IsNotSnoozed:  change{"без нагадування", "без нагадування"},

	OtherNoteStays: "Тим часом нотатку написано в іншому вікні. Вона лишається.",

	NoRating:      "без оцінки",
	Current:       "зараз",
	TagsHint:      "сильний досвід, другий етап",
	OtherTagsStay: "Інші мітки кожного кандидата лишаються; -мітка прибирає одну.",

	SnoozeExplained: "Дата лишається на цьому комп'ютері. Порожній рядок прибирає її.",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Verdicts(marked int) string { return counted("так можливо ні", marked) }
func (*ukrainian) Note(marked int) action.Label {
	return action.Label{Name: counted("нотатка", marked), Title: "Написати нотатку", Synonyms: "коментар, примітка, note, write a note, comment, remark", Help: "написати нотатку; кандидат її не бачить"}
}
func (*ukrainian) Rate(marked int) action.Label {
	return action.Label{Name: counted("оцінка", marked), Title: "Оцінити", Synonyms: "зірки, бал, rate, stars, score, rating", Help: "оцінити кандидата від 1 до 5"}
}
func (*ukrainian) Tags(marked int) action.Label {
	return action.Label{Name: counted("мітки", marked), Title: "Додати мітки", Synonyms: "тег, ключове слово, tag, tags, label, keyword", Help: "позначити кандидата власними словами"}
}
func (*ukrainian) Snooze(marked int) action.Label {
	return action.Label{Name: counted("нагадати", marked), Title: "Нагадати в певний день", Synonyms: "нагадування, пізніше, відкласти, дата, snooze, look again on a date, remind, later, postpone, follow up, due", Help: "повернутися до кандидата у вибраний день"}
}
func (*ukrainian) Enlist(marked int) action.Label {
	return action.Label{Name: counted("шортліст", marked), Title: "Додати до шортліста", Synonyms: "до списку, обране, другий етап, shortlist, add to a shortlist, add to list, put on, favourite, second round", Help: "додати до шортліста або прибрати з нього"}
}
func (*ukrainian) Compare(marked int) action.Label {
	return action.Label{Name: counted("порівняти", marked), Title: "Порівняти", Synonyms: "поруч, різниця, compare, side by side, difference", Help: "порівняти від двох до чотирьох позначених кандидатів"}
}

func (*ukrainian) IsVerdict(v model.Verdict) change {
	switch v {
	case model.Undecided:
		return change{"без рішення", "без рішення"}
	case model.Yes:
		return change{"рішення «так»", "рішення «так»"}
	case model.Maybe:
		return change{"рішення «можливо»", "рішення «можливо»"}
	case model.No:
		return change{"рішення «ні»", "рішення «ні»"}
	}
	return change{"рішення «" + string(v) + "»", "рішення «" + string(v) + "»"}
}
func (*ukrainian) IsRated(stars int) change {
	what := fmt.Sprintf("оцінка %d", stars)
	if stars == 0 {
		what = "без оцінки"
	}
	return change{what, what}
}
func (*ukrainian) HasNote(note string) change { return change{one: "нотатка «" + note + "»"} }
func (*ukrainian) NoteAdded(note string) change {
	return change{"нотатку доповнено", "додано нотатку «" + note + "»"}
}
func (*ukrainian) HasTags(tags []string) change {
	return change{one: "мітки " + strings.Join(tags, ", ")}
}
func (*ukrainian) TagsChanged(difference string) change {
	return change{"мітки " + difference, "мітки " + difference}
}

func (*ukrainian) IsSnoozed(day string) change {
	return change{"нагадування — " + day, "нагадування — " + day}
}
func (*ukrainian) NoLongerDue(judged change) change {
	return change{judged.one + ", нагадування знято", judged.several + ", нагадування знято"}
}

func (*ukrainian) Changed(name, what string) string {
	return name + ": " + lang.End(what) + " " + action.Undo.String() + " скасовує."
}
func (*ukrainian) Unchanged(name, what string) string {
	return name + ": " + what + ", як і раніше."
}
func (*ukrainian) AllChanged(n int, what string) string {
	return fmt.Sprintf("%s: %s %s скасовує.", applicantsInUkrainian(n), lang.End(what), action.Undo)
}
func (*ukrainian) NoneChanged(n int, what string) string {
	return fmt.Sprintf("%s: %s, як і раніше.", applicantsInUkrainian(n), what)
}
func (*ukrainian) SomeChanged(changed, of int, what string) string {
	return fmt.Sprintf("Змінено: %s, %s; без змін: %d. %s скасовує.", applicantsInUkrainian(changed), what, of-changed, action.Undo)
}
func (*ukrainian) Undone(name, what string) string {
	return "Скасовано: " + name + ": " + lang.End(what)
}
func (*ukrainian) UndoneHidden(name string) string {
	return "Скасовано останню зміну: " + lang.End(name)
}
func (*ukrainian) AllUndone(n int, what string) string {
	return "Скасовано: " + applicantsInUkrainian(n) + ": " + lang.End(what)
}
func (*ukrainian) AllUndoneHidden(n int) string {
	return "Скасовано останню зміну: " + applicantsInUkrainian(n) + "."
}

func (*ukrainian) NoteTitle(name string) string { return "Нотатка: " + name }
func (*ukrainian) NotesTitle(names string) string {
	return "Доповнити нотатки: " + names
}
func (*ukrainian) NoteStays(team bool) string {
	if team {
		return "Її бачать і ваші колеги; кандидат — ніколи."
	}
	return "Вона лишається на цьому комп'ютері; кандидат її ніколи не побачить."
}
func (*ukrainian) NotesStay(team bool) string {
	added := "Текст додається рядком під нотаткою кожного кандидата. "
	if team {
		return added + "Його бачать і ваші колеги."
	}
	return added + "Він лишається на цьому комп'ютері."
}
func (*ukrainian) NoteUnfinished() string {
	return "Нотатку не змінено; " + action.Note.String() + " продовжує введене."
}
func (*ukrainian) NotesUnfinished() string {
	return "Жодної нотатки не змінено; " + action.Note.String() + " продовжує введене."
}
func (*ukrainian) NoteTooLong(most, size string) string {
	return "Найбільший розмір нотатки — " + most + "; тут " + size + "."
}
func (*ukrainian) NotesTooLong(n int, most string) string {
	return "Перевищать " + most + ": " + amount.InUkrainian(n, "нотатка", "нотатки", "нотаток") + ". Скоротіть те, що додаєте."
}
func (*ukrainian) NotesMerged() string {
	return "Тим часом нотатку написано в іншому вікні. Вона лишається, ваша — під нею. " + action.Undo.String() + " прибирає вашу."
}

func (*ukrainian) RateTitle(names string) string { return "Оцінка: " + names }
func (*ukrainian) TagsTitle(names string) string { return "Мітки: " + names }
func (*ukrainian) InUse(tags string) string      { return "уже є: " + tags }
func (*ukrainian) OnlySome(tags string) string   { return "лише в декого: " + tags }
func (*ukrainian) TagsExplained(team bool) string {
	if team {
		return "Ваші власні слова через кому. Їх бачать і ваші колеги."
	}
	return "Ваші власні слова через кому. Вони лишаються на цьому комп'ютері."
}

func (*ukrainian) SnoozeTitle(names string) string { return "Нагадування: " + names }

func applicantsInUkrainian(n int) string {
	return amount.InUkrainian(n, "кандидат", "кандидати", "кандидатів")
}
