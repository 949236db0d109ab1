package callback

import "fmt"

var inRomanian = words{
	InUse:           "alt program ascultă acolo",
	OneStreamSocket: "primirea notificărilor (callback): systemd trebuie să ofere un singur socket de tip stream (ListenStream=)",
	NoUnixSockets:   "acest sistem nu are socketuri unix: folosiți o adresă host:port",
	PathNotAbsolute: "calea unui socket trebuie să înceapă cu /",
	PathTooLong:     "calea este prea lungă pentru un socket",
	NoSocketThere:   "la această cale se află altceva decât un socket",
	CutOff:          "notificările în curs au fost întrerupte",

	sentences: new(romanian),
}

// romanian makes the sentences in Romanian.
type romanian struct{}

func (*romanian) BadAddress(address string) string {
	return fmt.Sprintf("primirea notificărilor (callback): adresa are forma host:port sau unix:/path, nu %q", address)
}
func (*romanian) FolderHeld(folder string) string {
	return "alt program ocupă dosarul " + folder + ": alegeți un dosar folosit doar de dumneavoastră"
}

func (*romanian) BadCover(first, second, given Signed) string {
	return fmt.Sprintf("semnătura unei notificări (callback) acoperă %q sau %q, nu %q", first, second, given)
}
func (*romanian) BadEncoding(first, second, given Encoding) string {
	return fmt.Sprintf("semnătura unei notificări (callback) se scrie ca %q sau %q, nu %q", first, second, given)
}

func (*romanian) NotListening(err error) error {
	return fmt.Errorf("primirea notificărilor (callback): %w", err)
}
func (*romanian) NotListeningAt(path string, err error) error {
	return fmt.Errorf("primirea notificărilor (callback) la %s: %w", path, err)
}
func (*romanian) FolderTooLong(err error) error {
	return fmt.Errorf("calea dosarului este prea lungă pentru un socket: %w", err)
}
func (*romanian) NoMoreCallbacks(err error) error {
	return fmt.Errorf("notificările (callback) nu se mai primesc: %w", err)
}
