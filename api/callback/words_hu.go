package callback

import "fmt"

var inHungarian = words{
	InUse:           "ott már egy másik program figyel",
	OneStreamSocket: "az értesítések (callback) fogadása: a systemdnek egy stream socketet kell adnia (ListenStream=)",
	NoUnixSockets:   "ezen a rendszeren nincsenek unix socketek: használjon host:port címet",
	PathNotAbsolute: "a socket útvonalának eleje / legyen",
	PathTooLong:     "az útvonal túl hosszú egy sockethez",
	NoSocketThere:   "az útvonalon nem socket van",
	CutOff:          "a folyamatban lévő értesítések megszakadtak",

	sentences: new(hungarian),
}

// hungarian makes the sentences in Hungarian.
type hungarian struct{}

func (*hungarian) BadAddress(address string) string {
	return fmt.Sprintf("az értesítések (callback) fogadása: a cím host:port vagy unix:/path lehet, nem pedig %q", address)
}
func (*hungarian) FolderHeld(folder string) string {
	return "egy másik program foglalja a mappát (" + folder + "): válasszon olyat, amelyet csak Ön használ"
}

func (*hungarian) BadCover(first, second, given Signed) string {
	return fmt.Sprintf("az értesítés (callback) aláírása ezt fedi: %q vagy %q, nem pedig ezt: %q", first, second, given)
}
func (*hungarian) BadEncoding(first, second, given Encoding) string {
	return fmt.Sprintf("az értesítés (callback) aláírásának írásmódja %q vagy %q, nem pedig %q", first, second, given)
}

func (*hungarian) NotListening(err error) error {
	return fmt.Errorf("az értesítések (callback) fogadása: %w", err)
}
func (*hungarian) NotListeningAt(path string, err error) error {
	return fmt.Errorf("az értesítések (callback) fogadása itt: %s: %w", path, err)
}
func (*hungarian) FolderTooLong(err error) error {
	return fmt.Errorf("a mappa útvonala túl hosszú egy sockethez: %w", err)
}
func (*hungarian) NoMoreCallbacks(err error) error {
	return fmt.Errorf("az értesítések (callback) fogadása leállt: %w", err)
}
