package callback

import (
	"fmt"

	"shortlist/model/lang"
)

// words are the errors of listening for callbacks. Each language has its own variable. Answers to callers
// and the log are never translated.
type words struct {
	InUse           string
	OneStreamSocket string
	NoUnixSockets   string
	PathNotAbsolute string
	PathTooLong     string
	NoSocketThere   string
	CutOff          string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	BadAddress(address string) string
	FolderHeld(folder string) string

	// Settings of the signature
	BadCover(first, second, given Signed) string
	BadEncoding(first, second, given Encoding) string

	// Errors wrap their cause.
	NotListening(err error) error
	NotListeningAt(path string, err error) error
	FolderTooLong(err error) error
	NoMoreCallbacks(err error) error
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	InUse:           "another program listens there",
	OneStreamSocket: "listen for callbacks: systemd must give one stream socket (ListenStream=)",
	NoUnixSockets:   "this system has no unix sockets: listen at host:port",
	PathNotAbsolute: "the path of a socket must begin with /",
	PathTooLong:     "the path is too long for a socket",
	NoSocketThere:   "the path holds something other than a socket",
	CutOff:          "callbacks in progress were cut off",

	sentences: new(english),
}

type english struct{}

func (*english) BadAddress(address string) string {
	return fmt.Sprintf("listen for callbacks: the address is host:port or unix:/path, not %q", address)
}
func (*english) FolderHeld(folder string) string {
	return "another program holds the folder " + folder + ": choose a folder that only you use"
}

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
