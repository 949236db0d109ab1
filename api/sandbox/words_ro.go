package sandbox

import "fmt"

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) FaultsHelp(endpoints string) string {
	return fmt.Sprintf("O eroare simulată este [ENDPOINT:]CUVÂNT[,CUVÂNT…]; mai multe se separă cu „;”. Fără ENDPOINT le\nafectează pe toate acestea: %s.", endpoints)
}
func (*romanian) Examples() string { return "Exemple:" }

func (*romanian) CountFault() string {
	return "afectează atâtea cereri, apoi se oprește; fără el, toate cererile"
}
func (*romanian) SkipFault() string    { return "lasă întâi să treacă atâtea cereri" }
func (*romanian) SlowFault() string    { return "trimite atâția octeți din corp pe secundă" }
func (*romanian) StatusFault() string  { return "răspunde cu această stare și un corp de eroare" }
func (*romanian) LatencyFault() string { return "așteaptă înainte de acțiune" }
func (*romanian) CutFault() string {
	return "taie conexiunea înainte de răspuns sau după atâția octeți din corp"
}
func (*romanian) LostFault() string      { return "execută acțiunea, apoi taie conexiunea" }
func (*romanian) HangFault() string      { return "execută acțiunea, apoi nu mai răspunde" }
func (*romanian) ExpireFault() string    { return "invalidează toate tokenurile date până acum" }
func (*romanian) CodeFault() string      { return "codul din acel corp de eroare" }
func (*romanian) MessageFault() string   { return "mesajul din acel corp de eroare" }
func (*romanian) HTMLFault() string      { return "răspunde cu o pagină HTML, ca un proxy" }
func (*romanian) EmptyFault() string     { return "răspunde cu un corp gol" }
func (*romanian) RedirectFault() string  { return "redirecționează acolo" }
func (*romanian) RetryFault() string     { return "răspunde 503 (sau status) cu Retry-After în secunde" }
func (*romanian) RetryDateFault() string { return "răspunde 503 (sau status) cu Retry-After ca dată" }
func (*romanian) DoneFault() string {
	return "cu unul dintre cele șapte de mai sus: execută și acțiunea"
}
func (*romanian) StringsFault() string { return "scrie id-urile și celelalte numere ca șiruri" }
func (*romanian) BOMFault() string     { return "scrie un BOM înaintea JSON-ului" }
func (*romanian) ReorderFault() string { return "scrie cheile în altă ordine, cvFile înaintea id" }
func (*romanian) EscapeFault() string  { return "scrie base64 cu \\u002B, \\/ și rânduri noi" }
func (*romanian) BadCVFault() string   { return "scrie base64 nevalid" }
func (*romanian) ExtraFault() string   { return "scrie câmpuri și stări necunoscute" }
func (*romanian) DuplicateFault() string {
	return "scrie de două ori câte o cheie a fiecărui obiect"
}
func (*romanian) SurrogateFault() string    { return "scrie text cu un surogat izolat" }
func (*romanian) NoZoneFault() string       { return "scrie orele fără fus orar" }
func (*romanian) LimitFault() string        { return "limita de joburi active este atinsă" }
func (*romanian) SubscriptionFault() string { return "abonamentul este în curs de aprobare" }

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
func (*romanian) NoEffect() string          { return "are o condiție, dar niciun efect" }
func (*romanian) CodeWithoutStatus() string { return "code și message au nevoie de status" }
func (*romanian) DoneWithoutAnswer() string { return "done are nevoie de status sau de alt răspuns" }
