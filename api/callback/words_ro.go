package callback

import "fmt"

// romanian are the texts in Romanian.
type romanian struct{}

var _ words = new(romanian)

func (*romanian) InUse() string { return "alt program ascultă acolo" }
func (*romanian) BadAddress(address string) string {
	return fmt.Sprintf("primirea notificărilor (callback): adresa are forma host:port sau unix:/path, nu %q", address)
}
func (*romanian) OneStreamSocket() string {
	return "primirea notificărilor (callback): systemd trebuie să ofere un singur socket de tip stream (ListenStream=)"
}
func (*romanian) NoUnixSockets() string {
	return "acest sistem nu are socketuri unix: folosiți o adresă host:port"
}
func (*romanian) PathNotAbsolute() string { return "calea unui socket trebuie să înceapă cu /" }
func (*romanian) PathTooLong() string     { return "calea este prea lungă pentru un socket" }
func (*romanian) FolderHeld(folder string) string {
	return "alt program ocupă dosarul " + folder + ": alegeți un dosar folosit doar de dumneavoastră"
}
func (*romanian) NoSocketThere() string { return "la această cale se află altceva decât un socket" }
func (*romanian) CutOff() string        { return "notificările în curs au fost întrerupte" }

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
