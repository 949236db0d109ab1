// Package crash turns a panic into an error that was written down, so that no
// goroutine of ours ends the program with the terminal as it was.
package crash

import "runtime/debug"

// Report writes a panic down and returns the file that tells of it, "" where it
// could not. A nil Report keeps nothing. It is called from any goroutine.
type Report func(value any, stack []byte) (file string)

// Error is a panic that was caught. What it said may hold a stranger's text, so
// it is in the file alone.
type Error struct {
	File string // "" where none could be written
}

// Error says whose fault it is and where to read more.
func (e *Error) Error() string {
	if e.File == "" {
		return "this is a fault of shortlist itself"
	}
	return "this is a fault of shortlist itself; what is known of it is in " + e.File
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
