package drafts

import (
	"shortlist/model/lang"
	"shortlist/ui/action"
)

var inUkrainian = words{
	UnsentDrafts:   "Ненадіслані чернетки",
	NewJob:         "Нова вакансія",
	TemplateName:   "Назва шаблону",
	WrittenEarlier: "Ви почали раніше:",

	Begin:          action.Label{Name: "почати", Synonyms: "begin"},
	UseTemplate:    action.Label{Name: "взяти шаблон", Synonyms: "use template"},
	Continue:       action.Label{Name: "продовжити", Synonyms: "continue"},
	TakeOver:       action.Label{Name: "перехопити", Synonyms: "take over"},
	AskPublished:   action.Label{Name: "чи опубліковано?", Synonyms: "was it published?"},
	Discard:        action.Label{Name: "відкинути", Synonyms: "discard"},
	DeleteTemplate: action.Label{Name: "видалити шаблон", Synonyms: "delete template"},
	Compare:        action.Label{Name: "порівняти", Synonyms: "compare"},
	EmptyFormLabel: action.Label{Name: "порожня форма", Synonyms: "empty form"},
	Later:          action.Label{Name: "пізніше", Synonyms: "later"},
	Close:          action.Label{Name: "закрити", Synonyms: "close"},
	SaveName:       action.Label{Name: "зберегти", Synonyms: "save"},
	Cancel:         action.Label{Name: "скасувати", Synonyms: "cancel"},

	NothingToDiscard: "немає чого відкидати",
	OpenElsewhere:    "відкрито в іншому вікні",
	AnswerFirst:      "спершу дайте відповідь, чи опубліковано вакансію",
	NotAtService:     "у сервісі нової вакансії ще немає",

	EmptyForm:       "Порожня форма",
	NewJobUntitled:  "Нова вакансія, ще без назви",
	InAnotherWindow: "відкрито в іншому вікні",

	AskTakeOver:     "Перехопити чернетку?",
	TakesOver:       "Чернетка відкрита в іншому вікні, можливо, через втрачене з'єднання. Ви продовжите зі збереженого. Інше вікно збереже свій текст як окрему чернетку.",
	TakeOverVerb:    "перехопити",
	AskDiscard:      "Відкинути?",
	Discards:        "Усе введене буде втрачено. У сервісі нічого не зміниться.",
	DeletesTemplate: "Шаблон більше не пропонуватиметься. Наявні вакансії не зміняться.",
	DiscardVerb:     "відкинути",
	ThisList:        "чернетки",

	ReadOnly:   "Обліковий запис відкрито тут лише для читання.",
	Gone:       "Чернетки вже немає, або її відкрито в іншому вікні.",
	NeedsName:  "Шаблону потрібна назва.",
	Offline:    "Офлайн.",
	StoredCopy: "Це збережена вакансія; перед надсиланням її буде перевірено ще раз.",
	Opening:    "Відкриття форми…",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) TemplateStays() string {
	return "Шаблон лишається на цьому комп'ютері. Його пропонує " + action.NewJob.String() + ", коли ви створюєте вакансію."
}

func (*ukrainian) Template(name string) string { return "Шаблон «" + name + "»" }
func (*ukrainian) NewJobDraft(title string) string {
	return "Нова вакансія «" + title + "»"
}
func (*ukrainian) SentWithoutAnswer(title string) string {
	return "Нова вакансія «" + title + "», надіслано, відповіді немає"
}
func (*ukrainian) Changes(title string) string { return "Зміни: «" + title + "»" }

func (*ukrainian) Discarded(draft string) string { return "Відкинуто: " + lang.End(draft) }
func (*ukrainian) StoredCopyFrom(clock string) string {
	return "Збережено " + clock + "; перед надсиланням вакансію буде перевірено ще раз."
}
func (*ukrainian) Resumed(clock string) string {
	return "Це ваша чернетка, " + clock + ". " + action.DiscardDraft.String() + " — відкинути її."
}
func (*ukrainian) ResumedOvertaken(clock string) string {
	return "Це ваша чернетка, " + clock + ". Вакансія відтоді змінилася: " + action.CompareJob.String() + " — порівняти, " + action.DiscardDraft.String() + " — відкинути чернетку."
}
func (*ukrainian) SavedAt(clock string) string { return "збережено: " + clock }
