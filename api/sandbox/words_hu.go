package sandbox

import "fmt"

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) FaultsHelp(endpoints string) string {
	return fmt.Sprintf("Egy hiba így írható: [ENDPOINT:]SZÓ[,SZÓ…]; több hibát „;” választ el. ENDPOINT nélkül mindegyiket\nérinti: %s.", endpoints)
}
func (*hungarian) Examples() string { return "Példák:" }

func (*hungarian) CountFault() string {
	return "ennyi kérést érint, aztán abbamarad; nélküle minden kérést"
}
func (*hungarian) SkipFault() string    { return "előbb ennyi kérést átenged" }
func (*hungarian) SlowFault() string    { return "másodpercenként ennyi bájtot küld a törzsből" }
func (*hungarian) StatusFault() string  { return "ezzel az állapottal és egy hibatörzzsel válaszol" }
func (*hungarian) LatencyFault() string { return "vár a művelet előtt" }
func (*hungarian) CutFault() string {
	return "megszakítja a kapcsolatot a válasz előtt, vagy a törzs ennyi bájtja után"
}
func (*hungarian) LostFault() string {
	return "elvégzi a műveletet, aztán megszakítja a kapcsolatot"
}
func (*hungarian) HangFault() string     { return "elvégzi a műveletet, aztán sosem válaszol" }
func (*hungarian) ExpireFault() string   { return "az eddig kiadott tokeneket érvényteleníti" }
func (*hungarian) CodeFault() string     { return "a hibatörzsben lévő kód" }
func (*hungarian) MessageFault() string  { return "a hibatörzsben lévő üzenet" }
func (*hungarian) HTMLFault() string     { return "HTML-oldallal válaszol, mint egy proxy" }
func (*hungarian) EmptyFault() string    { return "üres törzzsel válaszol" }
func (*hungarian) RedirectFault() string { return "oda irányít át" }
func (*hungarian) RetryFault() string {
	return "503-mal (vagy status) válaszol, a Retry-After másodpercben"
}
func (*hungarian) RetryDateFault() string {
	return "503-mal (vagy status) válaszol, a Retry-After dátumként"
}
func (*hungarian) DoneFault() string { return "a fenti hét egyikével: a műveletet is elvégzi" }
func (*hungarian) StringsFault() string {
	return "az azonosítókat és más számokat szövegként írja"
}
func (*hungarian) BOMFault() string { return "bájtsorrendjelet ír a JSON elé" }
func (*hungarian) ReorderFault() string {
	return "a kulcsokat más sorrendben írja, a cvFile az id előtt"
}
func (*hungarian) EscapeFault() string {
	return "a base64-et \\u002B, \\/ jelekkel és sortörésekkel írja"
}
func (*hungarian) BadCVFault() string     { return "érvénytelen base64-et ír" }
func (*hungarian) ExtraFault() string     { return "ismeretlen mezőket és állapotokat ír" }
func (*hungarian) DuplicateFault() string { return "minden objektum egy kulcsát kétszer írja" }
func (*hungarian) SurrogateFault() string {
	return "magányos helyettesítőt tartalmazó szöveget ír"
}
func (*hungarian) NoZoneFault() string       { return "az időket időzóna nélkül írja" }
func (*hungarian) LimitFault() string        { return "az aktív állások száma elérte a határt" }
func (*hungarian) SubscriptionFault() string { return "az előfizetés jóváhagyás alatt áll" }

func (*hungarian) NoDuration(given string) string {
	return fmt.Sprintf("%q nem időtartam, mint 300ms vagy 2s", given)
}
func (*hungarian) NoNumber(given string, low, high int) string {
	return fmt.Sprintf("%q nem szám %d és %d között", given, low, high)
}
func (*hungarian) NoBytes(given string) string { return fmt.Sprintf("%q nem bájtok száma", given) }
func (*hungarian) FaultRefused(fault string, err error) error {
	return fmt.Errorf("hiba %q: %w", fault, err)
}
func (*hungarian) NoFault(given string) string { return fmt.Sprintf("a hiba üres: %q", given) }
func (*hungarian) NoEndpoint(given, known string) string {
	return fmt.Sprintf("%q nem végpont; a végpontok: %s", given, known)
}
func (*hungarian) UnknownFault(given, known string) string {
	return fmt.Sprintf("%q nem egy hiba szava; a szavak: %s", given, known)
}
func (*hungarian) TakesNoValue(word string) string { return fmt.Sprintf("%s: nem kap értéket", word) }
func (*hungarian) NeedsValue(word, value string) string {
	return fmt.Sprintf("%s: értéket vár: %s=%s", word, word, value)
}
func (*hungarian) NoEffect() string          { return "feltétele van, hatása nincs" }
func (*hungarian) CodeWithoutStatus() string { return "a code és a message mellé status kell" }
func (*hungarian) DoneWithoutAnswer() string { return "a done mellé status vagy más válasz kell" }
