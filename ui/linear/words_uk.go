package linear

import (
	"fmt"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/outline"
)

var inUkrainian = words{
	Begin:              "shortlist, рядок за рядком: «довідка» показує, що можна зробити, «вийти» завершує роботу.",
	Confirm:            "Введіть «так», щоб продовжити, «назад», щоб щось змінити.",
	NoMore:             "Більше нічого немає.",
	NothingOpen:        "Тут нічого не відкрито. «назад» — на крок назад, «вийти» завершує роботу.",
	TypedBefore:        "Це з'явилося, поки ви вводили: нічого не зроблено. Введіть ще раз.",
	LinesNotUnderstood: "не всі рядки вдалося виконати",
	LinesUnanswered:    "рядки закінчилися до відповіді на запитання; дію, якої воно стосується, не виконано",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) Commands() []string {
	return []string{
		"довідка допомога", "рядки перелік", "ще", "де", "відкрити", "далі наступний наступна", "попередній попередня", "назад", "вийти вихід", "так", "можливо", "ні",
		"клавіша", "текст", "поля", "задати", "надіслати", "скасувати", "закрити",
	}
}
func (*ukrainian) Help() []string {
	return []string{
		"рядки: перелік від першого, або «рядки 21». ще: наступні рядки. Число вибирає рядок; «відкрити 3», «ні 3» чи «нотатка 3» роблять це з рядком 3.",
		"далі, попередній, назад, де, так, можливо, ні, скасувати. «клавіша ctrl+s» натискає клавішу.",
		"У формі: поля, «3 = значення», «задати НАЗВА значення», надіслати. «текст СЛОВА» вводить текст у поле.",
		"«довідка СЛОВА» шукає дію в будь-якому місці. «вийти» завершує роботу.",
		"Ці дії — теж команди; введіть слова перед двокрапкою:",
	}
}
func (*ukrainian) More(n int) string {
	return "Ще " + amount.InUkrainian(n, "рядок", "рядки", "рядків") + ": введіть «ще»."
}
func (*ukrainian) FillIn(sends bool) string {
	fill := "Введіть «3 = ЗНАЧЕННЯ», щоб заповнити поле 3, або саме число 3 — shortlist запитає значення."
	if sends {
		fill += " «надіслати» веде далі, «назад» закриває."
	}
	return fill
}
func (*ukrainian) Tabs(names []string) string {
	return "Вкладки: " + strings.Join(names, ", ") + "."
}
func (*ukrainian) Typed(word string) string { return "«" + word + "»" }
func (*ukrainian) NoRow(n, of int) string {
	if of == 0 {
		return "Тут немає рядків."
	}
	return fmt.Sprintf("Рядка %d немає; останній: %d.", n, of)
}
func (*ukrainian) RowGone(n int) string {
	return fmt.Sprintf("Рядка %d у цьому списку вже немає; нічого не зроблено. Введіть «рядки», щоб побачити їх.", n)
}
func (*ukrainian) NoRowAfter(action string) string {
	return "«" + action + "» не стосується рядків цього списку; нічого не зроблено."
}
func (*ukrainian) NotAfter(typed, action string, row bool) string {
	refused := "Після «" + action + "» не може стояти «" + typed + "»; нічого не зроблено."
	if row {
		refused += " Можна вказати номер одного рядка."
	}
	return refused
}
func (*ukrainian) MarkedAfter(action string, n int) string {
	return fmt.Sprintf("«%s» стосується всього позначеного (%d), а не одного рядка; нічого не зроблено. Введіть без числа або спершу зніміть позначки.", action, n)
}
func (*ukrainian) NoKey(key string) string {
	return "Немає клавіші з назвою «" + key + "»."
}
func (*ukrainian) Answer(verb string) string {
	return "Відповідь: «так» (" + verb + ") або «ні»."
}
func (*ukrainian) Words(names []string) string {
	return "Можна ввести: " + strings.Join(names, ", ") + "."
}
func (*ukrainian) TypeText(t outline.Text) string {
	switch {
	case t.Secret:
		return "Введіть пароль; його не видно. Одна крапка скасовує."
	case t.Many:
		return "Введіть текст, скільки завгодно рядків. Рядок з однією крапкою завершує його, «-» прибирає останній рядок, дві крапки залишають текст незавершеним."
	}
	return "Введіть текст одним рядком. Одна крапка скасовує."
}
func (*ukrainian) Choose(n int) string {
	if n == 1 {
		return "Введіть 1, щоб вибрати:"
	}
	return "Підходить кілька дій. Введіть число:"
}
func (*ukrainian) NotUnderstood(line, near string) string {
	if near != "" {
		return "Незрозуміло: «" + line + "». Можливо, «" + near + "»?"
	}
	return "Незрозуміло: «" + line + "». «довідка» показує, що можна зробити."
}
func (*ukrainian) ToCopy(text string) string { return "Для копіювання: " + text }
func (*ukrainian) CloseFirst(line, title string) string {
	return lang.End("«"+line+"» неможливо, поки відкрито «"+title+"»") + " Закрийте його словом «назад»."
}
func (*ukrainian) NotHere(line string) string {
	return "«" + line + "» тут нічого не робить."
}
func (*ukrainian) Choices(choices []string) string {
	return "Введіть одне з: " + lang.End(strings.Join(choices, "; ")) + " Одна крапка скасовує."
}
func (*ukrainian) Over(words string) string { return "Більше ні: " + lang.End(words) }
