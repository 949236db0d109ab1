package callback

import "fmt"

// hungarian are the texts in Hungarian.
type hungarian struct{}

var _ words = new(hungarian)

func (*hungarian) InUse() string { return "ott már egy másik program figyel" }
func (*hungarian) BadAddress(address string) string {
	return fmt.Sprintf("az értesítések (callback) fogadása: a cím host:port vagy unix:/path lehet, nem pedig %q", address)
}
func (*hungarian) OneStreamSocket() string {
	return "az értesítések (callback) fogadása: a systemdnek egy stream socketet kell adnia (ListenStream=)"
}
func (*hungarian) NoUnixSockets() string {
	return "ezen a rendszeren nincsenek unix socketek: használjon host:port címet"
}
func (*hungarian) PathNotAbsolute() string { return "a socket útvonalának eleje / legyen" }
func (*hungarian) PathTooLong() string     { return "az útvonal túl hosszú egy sockethez" }
func (*hungarian) FolderHeld(folder string) string {
	return "egy másik program foglalja a mappát (" + folder + "): válasszon olyat, amelyet csak Ön használ"
}
func (*hungarian) NoSocketThere() string { return "az útvonalon nem socket van" }
func (*hungarian) CutOff() string        { return "a folyamatban lévő értesítések megszakadtak" }

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
