package callback

import "fmt"

var inUkrainian = words{
	InUse:           "там уже слухає інша програма",
	OneStreamSocket: "прийом сповіщень: systemd має дати один потоковий сокет (ListenStream=)",
	NoUnixSockets:   "у цій системі немає сокетів unix: слухайте на host:port",
	PathNotAbsolute: "шлях сокета має починатися з /",
	PathTooLong:     "шлях задовгий для сокета",
	NoSocketThere:   "за цим шляхом лежить не сокет",
	CutOff:          "незавершені сповіщення обірвано",

	sentences: new(ukrainian),
}

// ukrainian makes the sentences in Ukrainian.
type ukrainian struct{}

func (*ukrainian) BadAddress(address string) string {
	return fmt.Sprintf("прийом сповіщень: адреса має бути host:port або unix:/path, а не %q", address)
}
func (*ukrainian) FolderHeld(folder string) string {
	return "теку " + folder + " зайняла інша програма: виберіть теку, якою користуєтеся лише ви"
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
