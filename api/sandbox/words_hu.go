package sandbox

import "fmt"

var inHungarian = words{
	Examples: "Példák:",

	CountFault:        "ennyi kérést érint, aztán abbamarad; nélküle minden kérést",
	SkipFault:         "előbb ennyi kérést átenged",
	SlowFault:         "másodpercenként ennyi bájtot küld a törzsből",
	StatusFault:       "ezzel az állapottal és egy hibatörzzsel válaszol",
	LatencyFault:      "vár a művelet előtt",
	CutFault:          "megszakítja a kapcsolatot a válasz előtt, vagy a törzs ennyi bájtja után",
	LostFault:         "elvégzi a műveletet, aztán megszakítja a kapcsolatot",
	HangFault:         "elvégzi a műveletet, aztán sosem válaszol",
	ExpireFault:       "az eddig kiadott tokeneket érvényteleníti",
	CodeFault:         "a hibatörzsben lévő kód",
	MessageFault:      "a hibatörzsben lévő üzenet",
	HTMLFault:         "HTML-oldallal válaszol, mint egy proxy",
	EmptyFault:        "üres törzzsel válaszol",
	RedirectFault:     "oda irányít át",
	RetryFault:        "503-mal (vagy status) válaszol, a Retry-After másodpercben",
	RetryDateFault:    "503-mal (vagy status) válaszol, a Retry-After dátumként",
	DoneFault:         "a fenti hét egyikével: a műveletet is elvégzi",
	StringsFault:      "az azonosítókat és más számokat szövegként írja",
	BOMFault:          "bájtsorrendjelet ír a JSON elé",
	ReorderFault:      "a kulcsokat más sorrendben írja, a cvFile az id előtt",
	EscapeFault:       "a base64-et \\u002B, \\/ jelekkel és sortörésekkel írja",
	BadCVFault:        "érvénytelen base64-et ír",
	ExtraFault:        "ismeretlen mezőket és állapotokat ír",
	DuplicateFault:    "minden objektum egy kulcsát kétszer írja",
	SurrogateFault:    "magányos helyettesítőt tartalmazó szöveget ír",
	NoZoneFault:       "az időket időzóna nélkül írja",
	LimitFault:        "az aktív állások száma elérte a határt",
	SubscriptionFault: "az előfizetés jóváhagyás alatt áll",

	NoEffect:          "feltétele van, hatása nincs",
	CodeWithoutStatus: "a code és a message mellé status kell",
	DoneWithoutAnswer: "a done mellé status vagy más válasz kell",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) FaultsHelp(endpoints string) string {
	return fmt.Sprintf("Egy hiba így írható: [ENDPOINT:]SZÓ[,SZÓ…]; több hibát „;” választ el. ENDPOINT nélkül mindegyiket\nérinti: %s.", endpoints)
}

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
