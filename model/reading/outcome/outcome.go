// Package outcome names the ways in which reading a CV ends without text or without a picture. A
// screen words them; errors.Is distinguishes them, even if wrapped.
package outcome

import (
	"errors"
	"fmt"

	"shortlist/model/lang"
)

// The outcomes of reading a CV.
var (
	ErrImageOnly = lang.NewError("it is a picture without text")
	ErrLocked    = lang.NewError("it is locked with a password")
	ErrBroken    = lang.NewError("the file is damaged")
	ErrTooLarge  = lang.NewError("the file is too large, or takes too long to read")
	ErrEmpty     = lang.NewError("the file is empty")
	ErrUnknown   = lang.NewError("this kind of file cannot be read as text")
	ErrNoPicture = lang.NewError("there is no picture of this page")
)

// Because returns an error that wraps an outcome and names its reason.
func Because(outcome error, reason string) error { return fmt.Errorf("%w: %s", outcome, reason) }

// NotRead returns an error that wraps the cause for which no reader could start.
func NotRead(cause error) error { return fmt.Errorf("%s: %w", lang.Text("read the CV"), cause) }

// names are the outcomes by the short names that processes exchange.
var names = map[string]error{
	"image": ErrImageOnly, "locked": ErrLocked, "broken": ErrBroken, "large": ErrTooLarge, "empty": ErrEmpty, "unknown": ErrUnknown,
	"no picture": ErrNoPicture,
}

// Name returns the short name of the outcome that err wraps, or "" if it wraps no outcome.
func Name(err error) string {
	for name, outcome := range names {
		if errors.Is(err, outcome) {
			return name
		}
	}
	return ""
}

// Named returns the outcome of a short name, or ErrBroken if the name is unknown.
func Named(name string) error {
	if err, ok := names[name]; ok {
		return err
	}
	return ErrBroken
}

// WithWords returns an error that wraps the named outcome and reads as words.
func WithWords(name, words string) error { return worded{Named(name), words} }

type worded struct {
	outcome error
	words   string
}

func (r worded) Error() string { return r.words }
func (r worded) Unwrap() error { return r.outcome }
