package terminal

import (
	"fmt"

	"shortlist/model/lang"
)

// words are the texts of the terminal. Another language is another type with these methods.
type words interface {
	NoShell() string
	NoSuspending() string

	// Errors wrap their cause.
	Ended(err error) error
	NotPrepared(err error) error
	NotHandedOver(err error) error
	NotSuspended(err error) error
}

var say = lang.Choose[words](new(english), new(ukrainian), new(romanian), new(hungarian))

type english struct{}

func (*english) NoShell() string      { return "there is no shell here to go back to" }
func (*english) NoSuspending() string { return "this system cannot suspend programs" }

func (*english) Ended(err error) error         { return fmt.Errorf("the dashboard ended: %w", err) }
func (*english) NotPrepared(err error) error   { return fmt.Errorf("prepare the terminal: %w", err) }
func (*english) NotHandedOver(err error) error { return fmt.Errorf("hand the terminal over: %w", err) }
func (*english) NotSuspended(err error) error  { return fmt.Errorf("suspend the program: %w", err) }
