// Package crash turns a panic into an error that was written down, so that no goroutine ends the program before
// the terminal is restored.
package crash

import (
	"runtime/debug"

	"shortlist/model/lang"
)

// Report writes a panic to a file and returns its path, or "" if it could not be written. A nil
// Report writes nothing. It may be called from any goroutine.
type Report func(value any, stack []byte) (file string)

// Error is a panic that was caught. The panic's text may hold a stranger's words, so only the file has it.
type Error struct {
	File string // "" if it could not be written
}

// Error names shortlist as the cause, and the file with more.
func (e *Error) Error() string {
	if e.File == "" {
		return lang.Text("this is a fault of shortlist itself")
	}
	return lang.Text("this is a fault of shortlist itself; %s describes it", e.File)
}

// Guard runs work. A panic in it is reported and becomes an *Error.
func (r Report) Guard(work func() error) (err error) {
	defer func() {
		if value := recover(); value != nil {
			caught := &Error{}
			if r != nil {
				caught.File = r(value, debug.Stack())
			}
			err = caught
		}
	}()
	return work()
}
