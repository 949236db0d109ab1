package callback

import "fmt"

// ukrainian are the texts in Ukrainian.
type ukrainian struct{}

var _ words = new(ukrainian)

func (*ukrainian) InUse() string { return "там уже слухає інша програма" }
func (*ukrainian) BadAddress(address string) string {
	return fmt.Sprintf("прийом сповіщень: адреса має бути host:port або unix:/path, а не %q", address)
}
func (*ukrainian) OneStreamSocket() string {
	return "прийом сповіщень: systemd має дати один потоковий сокет (ListenStream=)"
}
func (*ukrainian) NoUnixSockets() string {
	return "у цій системі немає сокетів unix: слухайте на host:port"
}
func (*ukrainian) PathNotAbsolute() string {
	return "шлях сокета має починатися з /"
}
func (*ukrainian) PathTooLong() string { return "шлях задовгий для сокета" }
func (*ukrainian) FolderHeld(folder string) string {
	return "теку " + folder + " зайняла інша програма: виберіть теку, якою користуєтеся лише ви"
}
func (*ukrainian) NoSocketThere() string {
	return "за цим шляхом лежить не сокет"
}
func (*ukrainian) CutOff() string {
	return "незавершені сповіщення обірвано"
}

func (*ukrainian) BadCover(first, second, given Signed) string {
	return fmt.Sprintf("підпис сповіщення охоплює %q або %q, а не %q", first, second, given)
}
func (*ukrainian) BadEncoding(first, second, given Encoding) string {
	return fmt.Sprintf("підпис сповіщення записано як %q або %q, а не %q", first, second, given)
}

func (*ukrainian) NotListening(err error) error {
	return fmt.Errorf("прийом сповіщень: %w", err)
}
func (*ukrainian) NotListeningAt(path string, err error) error {
	return fmt.Errorf("прийом сповіщень на %s: %w", path, err)
}
func (*ukrainian) FolderTooLong(err error) error {
	return fmt.Errorf("шлях теки задовгий для сокета: %w", err)
}
func (*ukrainian) NoMoreCallbacks(err error) error {
	return fmt.Errorf("сповіщення більше не приймаються: %w", err)
}
