package drafts

import "shortlist/ui/action"

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) UnsentDrafts() string   { return "Ненадіслані чернетки" }
func (*ukrainian) NewJob() string         { return "Нова вакансія" }
func (*ukrainian) TemplateName() string   { return "Назва шаблону" }
func (*ukrainian) WrittenEarlier() string { return "Ви почали раніше:" }
func (*ukrainian) TemplateStays() string {
	return "Шаблон лишається на цьому комп'ютері. Його пропонує " + action.NewJob.String() + ", коли ви створюєте вакансію."
}

func (*ukrainian) Begin() action.Label { return action.Label{Name: "почати", Synonyms: "begin"} }
func (*ukrainian) UseTemplate() action.Label {
	return action.Label{Name: "взяти шаблон", Synonyms: "use template"}
}
func (*ukrainian) Continue() action.Label {
	return action.Label{Name: "продовжити", Synonyms: "continue"}
}
func (*ukrainian) TakeOver() action.Label {
	return action.Label{Name: "перехопити", Synonyms: "take over"}
}
func (*ukrainian) AskPublished() action.Label {
	return action.Label{Name: "чи опубліковано?", Synonyms: "was it published?"}
}
func (*ukrainian) Discard() action.Label {
	return action.Label{Name: "відкинути", Synonyms: "discard"}
}
func (*ukrainian) DeleteTemplate() action.Label {
	return action.Label{Name: "видалити шаблон", Synonyms: "delete template"}
}
func (*ukrainian) Compare() action.Label {
	return action.Label{Name: "порівняти", Synonyms: "compare"}
}
func (*ukrainian) EmptyFormLabel() action.Label {
	return action.Label{Name: "порожня форма", Synonyms: "empty form"}
}
func (*ukrainian) Later() action.Label {
	return action.Label{Name: "пізніше", Synonyms: "later"}
}
func (*ukrainian) Close() action.Label {
	return action.Label{Name: "закрити", Synonyms: "close"}
}
func (*ukrainian) SaveName() action.Label {
	return action.Label{Name: "зберегти", Synonyms: "save"}
}
func (*ukrainian) Cancel() action.Label {
	return action.Label{Name: "скасувати", Synonyms: "cancel"}
}

func (*ukrainian) NothingToDiscard() string { return "немає чого відкидати" }
func (*ukrainian) OpenElsewhere() string    { return "відкрито в іншому вікні" }
func (*ukrainian) AnswerFirst() string {
	return "спершу дайте відповідь, чи опубліковано вакансію"
}
func (*ukrainian) NotAtService() string {
	return "у сервісі нової вакансії ще немає"
}

func (*ukrainian) EmptyForm() string           { return "Порожня форма" }
func (*ukrainian) Template(name string) string { return "Шаблон «" + name + "»" }
func (*ukrainian) NewJobDraft(title string) string {
	return "Нова вакансія «" + title + "»"
}
func (*ukrainian) NewJobUntitled() string { return "Нова вакансія, ще без назви" }
func (*ukrainian) SentWithoutAnswer(title string) string {
	return "Нова вакансія «" + title + "», надіслано, відповіді немає"
}
func (*ukrainian) Changes(title string) string { return "Зміни: «" + title + "»" }
func (*ukrainian) InAnotherWindow() string     { return "відкрито в іншому вікні" }

func (*ukrainian) AskTakeOver() string { return "Перехопити чернетку?" }
func (*ukrainian) TakesOver() string {
	return "Чернетка відкрита в іншому вікні, можливо, через втрачене з'єднання. Ви продовжите зі збереженого. Інше вікно збереже свій текст як окрему чернетку."
}
func (*ukrainian) TakeOverVerb() string { return "перехопити" }
func (*ukrainian) AskDiscard() string   { return "Відкинути?" }
func (*ukrainian) Discards() string {
	return "Усе введене буде втрачено. У сервісі нічого не зміниться."
}
func (*ukrainian) DeletesTemplate() string {
	return "Шаблон більше не пропонуватиметься. Наявні вакансії не зміняться."
}
func (*ukrainian) DiscardVerb() string { return "відкинути" }
func (*ukrainian) ThisList() string    { return "чернетки" }

func (*ukrainian) Discarded(draft string) string { return "Відкинуто: " + draft + "." }
func (*ukrainian) ReadOnly() string {
	return "Обліковий запис відкрито тут лише для читання."
}
func (*ukrainian) Gone() string {
	return "Чернетки вже немає, або її відкрито в іншому вікні."
}
func (*ukrainian) NeedsName() string { return "Шаблону потрібна назва." }
func (*ukrainian) OfflineCopy() string {
	return "Офлайн. Це збережена вакансія; перед надсиланням її буде перевірено ще раз."
}
func (*ukrainian) OfflineCopyFrom(clock string) string {
	return "Офлайн. Збережено " + clock + "; перед надсиланням вакансію буде перевірено ще раз."
}
func (*ukrainian) Resumed(clock string) string {
	return "Це ваша чернетка, " + clock + ". " + action.DiscardDraft.String() + " — відкинути її."
}
func (*ukrainian) ResumedOvertaken(clock string) string {
	return "Це ваша чернетка, " + clock + ". Вакансія відтоді змінилася: " + action.CompareJob.String() + " — порівняти, " + action.DiscardDraft.String() + " — відкинути чернетку."
}
func (*ukrainian) Opening() string { return "Відкриття форми…" }
func (*ukrainian) OpeningText() string {
	return "Завантаження вакансії із сервісу."
}
func (*ukrainian) SavedAt(clock string) string { return "збережено: " + clock }
