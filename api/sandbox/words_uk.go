package sandbox

import "fmt"

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) FaultsHelp(endpoints string) string {
	return fmt.Sprintf("Збій — це [ENDPOINT:]СЛОВО[,СЛОВО…]; кілька збоїв розділяє «;». Без ENDPOINT збій стосується\nусіх цих: %s.", endpoints)
}
func (*ukrainian) Examples() string { return "Приклади:" }

func (*ukrainian) CountFault() string {
	return "зачепити стільки запитів, потім припинити; без нього — усі запити"
}
func (*ukrainian) SkipFault() string {
	return "спершу пропустити стільки запитів"
}
func (*ukrainian) SlowFault() string {
	return "надсилати стільки байтів тіла за секунду"
}
func (*ukrainian) StatusFault() string {
	return "відповісти цим статусом із тілом помилки"
}
func (*ukrainian) LatencyFault() string { return "зачекати перед дією" }
func (*ukrainian) CutFault() string {
	return "розірвати з’єднання до відповіді або після стількох байтів її тіла"
}
func (*ukrainian) LostFault() string {
	return "виконати дію, потім розірвати з’єднання"
}
func (*ukrainian) HangFault() string {
	return "виконати дію й не відповісти ніколи"
}
func (*ukrainian) ExpireFault() string {
	return "зробити недійсними всі видані досі токени"
}
func (*ukrainian) CodeFault() string { return "код у тілі цієї помилки" }
func (*ukrainian) MessageFault() string {
	return "повідомлення в тілі цієї помилки"
}
func (*ukrainian) HTMLFault() string {
	return "відповісти сторінкою HTML, як це робить проксі"
}
func (*ukrainian) EmptyFault() string    { return "відповісти порожнім тілом" }
func (*ukrainian) RedirectFault() string { return "переспрямувати туди" }
func (*ukrainian) RetryFault() string {
	return "відповісти 503 (або status) з Retry-After у секундах"
}
func (*ukrainian) RetryDateFault() string {
	return "відповісти 503 (або status) з Retry-After у вигляді дати"
}
func (*ukrainian) DoneFault() string {
	return "з одним із семи попередніх: також виконати дію"
}
func (*ukrainian) StringsFault() string {
	return "писати id та інші числа як рядки"
}
func (*ukrainian) BOMFault() string {
	return "писати позначку порядку байтів перед JSON"
}
func (*ukrainian) ReorderFault() string {
	return "писати ключі в іншому порядку, cvFile перед id"
}
func (*ukrainian) EscapeFault() string {
	return "писати base64 з \\u002B, \\/ та розривами рядків"
}
func (*ukrainian) BadCVFault() string { return "писати неправильний base64" }
func (*ukrainian) ExtraFault() string {
	return "писати невідомі поля та статуси"
}
func (*ukrainian) DuplicateFault() string {
	return "писати один ключ кожного об’єкта двічі"
}
func (*ukrainian) SurrogateFault() string {
	return "писати текст з одиноким сурогатом"
}
func (*ukrainian) NoZoneFault() string {
	return "писати час без часового поясу"
}
func (*ukrainian) LimitFault() string {
	return "досягнуто межі активних вакансій"
}
func (*ukrainian) SubscriptionFault() string {
	return "підписка очікує на схвалення"
}

func (*ukrainian) NoDuration(given string) string {
	return fmt.Sprintf("%q — це не тривалість на зразок 300ms або 2s", given)
}
func (*ukrainian) NoNumber(given string, low, high int) string {
	return fmt.Sprintf("%q — це не число від %d до %d", given, low, high)
}
func (*ukrainian) NoBytes(given string) string {
	return fmt.Sprintf("%q — це не кількість байтів", given)
}
func (*ukrainian) FaultRefused(fault string, err error) error {
	return fmt.Errorf("збій %q: %w", fault, err)
}
func (*ukrainian) NoFault(given string) string {
	return fmt.Sprintf("збій %q порожній", given)
}
func (*ukrainian) NoEndpoint(given, known string) string {
	return fmt.Sprintf("%q — це не кінцева точка; є такі: %s", given, known)
}
func (*ukrainian) UnknownFault(given, known string) string {
	return fmt.Sprintf("%q — це не слово збою; є такі: %s", given, known)
}
func (*ukrainian) TakesNoValue(word string) string {
	return fmt.Sprintf("%s не має значення", word)
}
func (*ukrainian) NeedsValue(word, value string) string {
	return fmt.Sprintf("%s потребує значення: %s=%s", word, word, value)
}
func (*ukrainian) NoEffect() string          { return "умова є, а дії немає" }
func (*ukrainian) CodeWithoutStatus() string { return "code і message потребують status" }
func (*ukrainian) DoneWithoutAnswer() string {
	return "done потребує status або іншої відповіді"
}
