package team

import (
	"errors"
	"fmt"

	"shortlist/model/lang"
)

// Why is why a line or a file is not used.
type Why string

// The reasons. Those of files come last.
const (
	Damaged Why = "damaged" // it is not a line of this format
	Newer   Why = "newer"   // a newer program has written it
	Foreign Why = "foreign" // it names another manager than the file
	Endless Why = "endless" // too many lines before it are not usable; the file ends here

	WrongOwner Why = "owner"    // the file belongs to another user than its name gives
	Writable   Why = "writable" // others may write to the file
	NotAFile   Why = "notafile" // it is a link, a folder or a device
	TooLarge   Why = "toolarge"
	TooMany    Why = "toomany" // more files than are read
	Unread     Why = "unread"  // it cannot be opened
)

// Problem is a line that is not used.
type Problem struct {
	Row int // in the file, from 1; 0: the whole file
	Why Why
}

// String words the reason.
func (w Why) String() string {
	switch w {
	case Damaged:
		return lang.Text("damaged; not used")
	case Newer:
		return lang.Text("written by a newer version of shortlist; not used")
	case Foreign:
		return lang.Text("of another manager; not used")
	case Endless:
		return lang.Text("too many lines that do not count; the rest of the file is not used")
	case WrongOwner:
		return lang.Text("the file does not belong to the user in its name; not used")
	case Writable:
		return lang.Text("others can write to the file; not used")
	case NotAFile:
		return lang.Text("a link, a folder or a device; not used")
	case TooLarge:
		return lang.Text("too large; not used")
	case TooMany:
		return lang.Text("there are too many files; not used")
	case Unread:
	}
	return lang.Text("it cannot be read; not used")
}

// In words where in a file the problem lies, and what it is.
func (p Problem) In(file string) string {
	if p.Row == 0 {
		return file + ": " + p.Why.String()
	}
	return lang.Text("%s, line %d: %s", file, p.Row, p.Why.String())
}

// String writes the problem for logs and tests.
func (p Problem) String() string { return fmt.Sprintf("%d %s", p.Row, string(p.Why)) }

// mostProblems is how many problems of a file are listed.
const mostProblems = 100

// The most lines of a limited file that are not usable.
const (
	mostBadInARow = 1_000
	mostBad       = 100_000
)

// lines are what was read of one manager's file, in its order.
type lines struct {
	File
	limited bool // too many lines that are not usable end the file: reading them takes long
	newer   bool // some lines are of a newer program
	rows    int
	bad     int // lines that are not usable
	inARow  int // of them, since the last usable one
}

// ended reports whether the rest of the file does not count.
func (l *lines) ended() bool { return l.limited && (l.inARow >= mostBadInARow || l.bad >= mostBad) }

// add reads the next line, without its end; nil is a line that is longer than MaxLine.
func (l *lines) add(raw []byte) {
	l.rows++
	line, err := ParseLine(raw)
	switch {
	case errors.Is(err, errNewer):
		l.newer = true
		l.leaveOut(Newer)
	case err != nil:
		l.leaveOut(Damaged)
	case line.By != l.Manager:
		l.leaveOut(Foreign)
	default:
		l.inARow = 0
		if line.Kind != kindSignature {
			l.Lines = append(l.Lines, line)
		}
	}
}

// leaveOut notes why the last line is not used. The problem of too many of them is listed in any case.
func (l *lines) leaveOut(why Why) {
	if len(l.Problems) < mostProblems {
		l.Problems = append(l.Problems, Problem{l.rows, why})
	} else {
		l.More++
	}
	l.bad++
	l.inARow++
	if l.ended() {
		l.Problems = append(l.Problems, Problem{l.rows, Endless})
	}
}
