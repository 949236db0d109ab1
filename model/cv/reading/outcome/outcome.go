// Package outcome names the ways in which reading a CV ends without its text, or without
// a picture of it. A screen words them; errors.Is tells them apart, however they are
// wrapped.
package outcome

import "errors"

// The outcomes.
var (
	ErrImageOnly = errors.New("it is a picture: there is no text in it")
	ErrLocked    = errors.New("it is locked with a password")
	ErrBroken    = errors.New("the file is damaged")
	ErrTooLarge  = errors.New("it is too large, or built to take too long to read")
	ErrEmpty     = errors.New("the file is empty")
	ErrUnknown   = errors.New("it is of a kind that cannot be read as text")
	ErrNoPicture = errors.New("there is no picture of this page")
)

// names are the outcomes as one process tells them to another.
var names = map[string]error{
	"image": ErrImageOnly, "locked": ErrLocked, "broken": ErrBroken, "large": ErrTooLarge, "empty": ErrEmpty, "unknown": ErrUnknown,
	"no picture": ErrNoPicture,
}

// Name returns the short name of the outcome that err is, "" where it is none.
func Name(err error) string {
	for name, outcome := range names {
		if errors.Is(err, outcome) {
			return name
		}
	}
	return ""
}

// Named returns the outcome of a name, ErrBroken for a name there is not.
func Named(name string) error {
	if err, ok := names[name]; ok {
		return err
	}
	return ErrBroken
}

// Retold returns the outcome of a name in the words it had.
func Retold(name, words string) error { return retold{Named(name), words} }

type retold struct {
	outcome error
	words   string
}

func (r retold) Error() string { return r.words }
func (r retold) Unwrap() error { return r.outcome }
