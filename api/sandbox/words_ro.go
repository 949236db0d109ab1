package sandbox

import "fmt"

var inRomanian = words{
	Examples: "Exemple:",

	CountFault:        "afectează atâtea cereri, apoi se oprește; fără el, toate cererile",
	SkipFault:         "lasă întâi să treacă atâtea cereri",
	SlowFault:         "trimite atâția octeți din corp pe secundă",
	StatusFault:       "răspunde cu această stare și un corp de eroare",
	LatencyFault:      "așteaptă înainte de acțiune",
	CutFault:          "taie conexiunea înainte de răspuns sau după atâția octeți din corp",
	LostFault:         "execută acțiunea, apoi taie conexiunea",
	HangFault:         "execută acțiunea, apoi nu mai răspunde",
	ExpireFault:       "invalidează toate tokenurile date până acum",
	CodeFault:         "codul din acel corp de eroare",
	MessageFault:      "mesajul din acel corp de eroare",
	HTMLFault:         "răspunde cu o pagină HTML, ca un proxy",
	EmptyFault:        "răspunde cu un corp gol",
	RedirectFault:     "redirecționează acolo",
	RetryFault:        "răspunde 503 (sau status) cu Retry-After în secunde",
	RetryDateFault:    "răspunde 503 (sau status) cu Retry-After ca dată",
	DoneFault:         "cu unul dintre cele șapte de mai sus: execută și acțiunea",
	StringsFault:      "scrie id-urile și celelalte numere ca șiruri",
	BOMFault:          "scrie un BOM înaintea JSON-ului",
	ReorderFault:      "scrie cheile în altă ordine, cvFile înaintea id",
	EscapeFault:       "scrie base64 cu \\u002B, \\/ și rânduri noi",
	BadCVFault:        "scrie base64 nevalid",
	ExtraFault:        "scrie câmpuri și stări necunoscute",
	DuplicateFault:    "scrie de două ori câte o cheie a fiecărui obiect",
	SurrogateFault:    "scrie text cu un surogat izolat",
	NoZoneFault:       "scrie orele fără fus orar",
	LimitFault:        "limita de joburi active este atinsă",
	SubscriptionFault: "abonamentul este în curs de aprobare",

	NoEffect:          "are o condiție, dar niciun efect",
	CodeWithoutStatus: "code și message au nevoie de status",
	DoneWithoutAnswer: "done are nevoie de status sau de alt răspuns",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) FaultsHelp(endpoints string) string {
	return fmt.Sprintf("O eroare simulată este [ENDPOINT:]CUVÂNT[,CUVÂNT…]; mai multe se separă cu „;”. Fără ENDPOINT le\nafectează pe toate acestea: %s.", endpoints)
}

func (*romanian) NoDuration(given string) string {
	return fmt.Sprintf("%q nu este o durată ca 300ms sau 2s", given)
}
func (*romanian) NoNumber(given string, low, high int) string {
	return fmt.Sprintf("%q nu este un număr de la %d la %d", given, low, high)
}
func (*romanian) NoBytes(given string) string {
	return fmt.Sprintf("%q nu este un număr de octeți", given)
}
func (*romanian) FaultRefused(fault string, err error) error {
	return fmt.Errorf("eroarea simulată %q: %w", fault, err)
}
func (*romanian) NoFault(given string) string {
	return fmt.Sprintf("eroarea simulată %q este goală", given)
}
func (*romanian) NoEndpoint(given, known string) string {
	return fmt.Sprintf("%q nu este un endpoint; există: %s", given, known)
}
func (*romanian) UnknownFault(given, known string) string {
	return fmt.Sprintf("%q nu este un cuvânt cunoscut; există: %s", given, known)
}
func (*romanian) TakesNoValue(word string) string {
	return fmt.Sprintf("%s nu primește o valoare", word)
}
func (*romanian) NeedsValue(word, value string) string {
	return fmt.Sprintf("%s are nevoie de o valoare: %s=%s", word, word, value)
}
