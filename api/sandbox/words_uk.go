package sandbox

import "fmt"

var inUkrainian = words{
	Examples: "Приклади:",

	CountFault:        "зачепити стільки запитів, потім припинити; без нього — усі запити",
	SkipFault:         "спершу пропустити стільки запитів",
	SlowFault:         "надсилати стільки байтів тіла за секунду",
	StatusFault:       "відповісти цим статусом із тілом помилки",
	LatencyFault:      "зачекати перед дією",
	CutFault:          "розірвати з’єднання до відповіді або після стількох байтів її тіла",
	LostFault:         "виконати дію, потім розірвати з’єднання",
	HangFault:         "виконати дію й не відповісти ніколи",
	ExpireFault:       "зробити недійсними всі видані досі токени",
	CodeFault:         "код у тілі цієї помилки",
	MessageFault:      "повідомлення в тілі цієї помилки",
	HTMLFault:         "відповісти сторінкою HTML, як це робить проксі",
	EmptyFault:        "відповісти порожнім тілом",
	RedirectFault:     "переспрямувати туди",
	RetryFault:        "відповісти 503 (або status) з Retry-After у секундах",
	RetryDateFault:    "відповісти 503 (або status) з Retry-After у вигляді дати",
	DoneFault:         "з одним із семи попередніх: також виконати дію",
	StringsFault:      "писати id та інші числа як рядки",
	BOMFault:          "писати позначку порядку байтів перед JSON",
	ReorderFault:      "писати ключі в іншому порядку, cvFile перед id",
	EscapeFault:       "писати base64 з \\u002B, \\/ та розривами рядків",
	BadCVFault:        "писати неправильний base64",
	ExtraFault:        "писати невідомі поля та статуси",
	DuplicateFault:    "писати один ключ кожного об’єкта двічі",
	SurrogateFault:    "писати текст з одиноким сурогатом",
	NoZoneFault:       "писати час без часового поясу",
	LimitFault:        "досягнуто межі активних вакансій",
	SubscriptionFault: "підписка очікує на схвалення",

	NoEffect:          "умова є, а дії немає",
	CodeWithoutStatus: "code і message потребують status",
	DoneWithoutAnswer: "done потребує status або іншої відповіді",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) FaultsHelp(endpoints string) string {
	return fmt.Sprintf("Збій — це [ENDPOINT:]СЛОВО[,СЛОВО…]; кілька збоїв розділяє «;». Без ENDPOINT збій стосується\nусіх цих: %s.", endpoints)
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
