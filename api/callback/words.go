package callback

import (
	"fmt"

	"shortlist/model/lang"
)

// words are the errors of listening for callbacks. Another language is another type with these
// methods. Answers to callers and the log are never translated.
type words interface {
	InUse() string
	BadAddress(address string) string
	OneStreamSocket() string
	NoUnixSockets() string
	PathNotAbsolute() string
	PathTooLong() string
	FolderHeld(folder string) string
	NoSocketThere() string
	CutOff() string

	// Settings of the signature
	BadCover(first, second, given Signed) string
	BadEncoding(first, second, given Encoding) string

	// Errors wrap their cause.
	NotListening(err error) error
	NotListeningAt(path string, err error) error
	FolderTooLong(err error) error
	NoMoreCallbacks(err error) error
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) InUse() string { return "another program listens there" }
func (*english) BadAddress(address string) string {
	return fmt.Sprintf("listen for callbacks: the address is host:port or unix:/path, not %q", address)
}
func (*english) OneStreamSocket() string {
	return "listen for callbacks: systemd must give one stream socket (ListenStream=)"
}
func (*english) NoUnixSockets() string   { return "this system has no unix sockets: listen at host:port" }
func (*english) PathNotAbsolute() string { return "the path of a socket must begin with /" }
func (*english) PathTooLong() string     { return "the path is too long for a socket" }
func (*english) FolderHeld(folder string) string {
	return "another program holds the folder " + folder + ": choose a folder that only you use"
}
func (*english) NoSocketThere() string { return "the path holds something other than a socket" }
func (*english) CutOff() string        { return "callbacks in progress were cut off" }

func (*english) BadCover(first, second, given Signed) string {
	return fmt.Sprintf("a callback's signature covers %q or %q, not %q", first, second, given)
}
func (*english) BadEncoding(first, second, given Encoding) string {
	return fmt.Sprintf("a callback's signature is written as %q or %q, not %q", first, second, given)
}

func (*english) NotListening(err error) error { return fmt.Errorf("listen for callbacks: %w", err) }
func (*english) NotListeningAt(path string, err error) error {
	return fmt.Errorf("listen for callbacks at %s: %w", path, err)
}
func (*english) FolderTooLong(err error) error {
	return fmt.Errorf("the path of the folder is too long for a socket: %w", err)
}
func (*english) NoMoreCallbacks(err error) error {
	return fmt.Errorf("callbacks are not received any more: %w", err)
}
