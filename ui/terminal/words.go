package terminal

import (
	"fmt"

	"shortlist/model/lang"
)

// words are the texts of the terminal. Each language has its own variable.
type words struct {
	NoShell      string
	NoSuspending string

	sentences
}

// sentences are the texts that are made at run time.
type sentences interface {
	// Errors wrap their cause.
	Ended(err error) error
	NotPrepared(err error) error
	NotSuspended(err error) error
}

var say = lang.Choose(&inEnglish, &inUkrainian, &inRomanian, &inHungarian)

var inEnglish = words{
	NoShell:      "there is no shell here to go back to",
	NoSuspending: "this system cannot suspend programs",

	sentences: new(english),
}

type english struct{}

func (*english) Ended(err error) error        { return fmt.Errorf("the dashboard ended: %w", err) }
func (*english) NotPrepared(err error) error  { return fmt.Errorf("prepare the terminal: %w", err) }
func (*english) NotSuspended(err error) error { return fmt.Errorf("suspend the program: %w", err) }
