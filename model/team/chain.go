package team

import (
	"errors"
	"fmt"
	"slices"

	"shortlist/model/lang"
)

// Why is why a line or a file is not used.
type Why string

// The reasons. Those of files come last.
const (
	Damaged  Why = "damaged"  // it is not a line of this format
	Newer    Why = "newer"    // a newer program has written it
	Foreign  Why = "foreign"  // it names another manager than the file
	Repeated Why = "repeated" // its number has passed: an earlier line, or one that was put between others
	Changed  Why = "changed"  // the next line holds the hash of another line
	Missing  Why = "missing"  // it is used, but lines before it are gone
	Unsigned Why = "unsigned" // no good signature covers it
	Endless  Why = "endless"  // too many lines before it are not usable; the file ends here

	WrongOwner Why = "owner"    // the file belongs to another user than its name gives
	Writable   Why = "writable" // others may write to the file
	NotAFile   Why = "notafile" // it is a link, a folder or a device
	TooLarge   Why = "toolarge"
	TooMany    Why = "toomany" // more files than are read
	Unread     Why = "unread"  // it cannot be opened
	NoKeys     Why = "nokeys"  // signatures count, and cannot be checked here
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
		return lang.Text("of another manager or another file; not used")
	case Repeated:
		return lang.Text("an earlier line again, or put between others; not used")
	case Changed:
		return lang.Text("changed after it was written; not used")
	case Missing:
		return lang.Text("lines before this one are missing")
	case Unsigned:
		return lang.Text("not signed by the manager; not used")
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
	case NoKeys:
		return lang.Text("signatures are not checked in restricted mode; not used")
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

// mostProblems is how many problems of a file are listed.
const mostProblems = 100

// Chain reads the lines of one file in their order, and finds those that do not belong there.
type Chain struct {
	File string // the file's name

	Lines    []Line // the usable ones
	Problems []Problem
	More     int  // problems that are not listed
	Newer    bool // some lines are of a newer program
	Limited  bool // too many lines that are not usable end the file: reading them takes long

	manager string
	rows    int
	n       int64  // the number of the last line
	tip     string // the hash of the last line
	parsed  bool   // the last line was usable
	segment int
	bad     int // lines that are not usable
	inARow  int // of them, since the last usable one
}

// The most lines of a limited chain that are not usable.
const (
	mostBadInARow = 1_000
	mostBad       = 100_000
)

// Ended reports whether the rest of the file does not count.
func (c *Chain) Ended() bool { return c.Limited && (c.inARow >= mostBadInARow || c.bad >= mostBad) }

// NewChain returns the chain of an empty file.
func NewChain(file string) *Chain {
	manager, _, _, _ := ParseName(file)
	return &Chain{File: file, manager: manager, tip: Root(file)}
}

// Next completes a line that is to follow the last one.
func (c *Chain) Next(l Line) Line {
	l.V, l.N, l.Prev, l.By = Version, c.n+1, c.tip, c.manager
	l.At = l.At.UTC()
	return l
}

func (c *Chain) problem(row int, why Why) {
	if len(c.Problems) == mostProblems {
		c.More++
		return
	}
	c.Problems = append(c.Problems, Problem{row, why})
}

// Add reads the next line, without its end.
func (c *Chain) Add(raw []byte) {
	c.rows++
	c.add(raw)
	if n := len(c.Lines); n > 0 && c.Lines[n-1].row == c.rows {
		c.inARow = 0
		return
	}
	c.countBad()
}

// countBad counts a line that is not usable. The problem of too many of them is listed in any case.
func (c *Chain) countBad() {
	c.bad++
	c.inARow++
	if c.Ended() {
		c.Problems = append(c.Problems, Problem{c.rows, Endless})
	}
}

func (c *Chain) add(raw []byte) {
	before := c.tip
	l, err := ParseLine(raw)
	if err != nil {
		why := Damaged
		if errors.Is(err, errNewer) {
			why, c.Newer = Newer, true
		}
		c.problem(c.rows, why)
		c.tip, c.parsed = Hash(raw), false
		c.n++
		return
	}
	switch follows := l.Prev == before; {
	case follows && l.N != c.n+1:
		c.problem(c.rows, Damaged)
		c.tip, c.parsed = Hash(raw), false
		c.n++
		return
	case !follows:
		if l.N <= c.n {
			c.problem(c.rows, Repeated) // the chain goes on where it was
			return
		}
		c.segment++
		switch {
		case l.N > c.n+1:
			c.problem(c.rows, Missing)
		case c.parsed:
			last := c.Lines[len(c.Lines)-1]
			c.Lines = c.Lines[:len(c.Lines)-1]
			c.problem(last.row, Changed)
		case c.rows == 1:
			c.problem(c.rows, Foreign) // it began another file
			c.tip, c.n = Hash(raw), l.N
			return
		}
	}
	c.tip, c.n, c.parsed = Hash(raw), l.N, false
	if l.By != c.manager {
		c.problem(c.rows, Foreign)
		return
	}
	l.segment, l.row, c.parsed = c.segment, c.rows, true
	c.Lines = append(c.Lines, l)
}

// TooLong notes a line that is longer than MaxLine, by its hash.
func (c *Chain) TooLong(hash string) {
	c.rows++
	c.n++
	c.tip, c.parsed = hash, false
	c.problem(c.rows, Damaged)
	c.countBad()
}

// Unsigned reports whether lines follow the last signature.
func (c *Chain) Unsigned() bool {
	return len(c.Lines) > 0 && c.Lines[len(c.Lines)-1].Kind != KindSignature
}

// mostChecks is how many signatures of a file are checked at most. A file without damage needs one.
const mostChecks = 16

// Signed returns the lines that good signatures cover, with the others as problems. check checks the
// signature of a text. One signature covers all lines before it, as far as they follow each other.
func (c *Chain) Signed(check func(text []byte, signature string) bool) (lines []Line, problems []Problem) {
	covered := map[int]int64{} // the number up to which a segment is signed
	checks := 0
	for _, l := range slices.Backward(c.Lines) {
		if l.Kind != KindSignature || covered[l.segment] > 0 || checks == mostChecks {
			continue
		}
		checks++
		if check(SignedText(c.File, l.N, l.Prev), l.Value) {
			covered[l.segment] = l.N
		}
	}
	problems = slices.Clone(c.Problems)
	for _, l := range c.Lines {
		switch {
		case l.N <= covered[l.segment]:
			lines = append(lines, l)
		case l.Kind != KindSignature && len(problems) < 2*mostProblems:
			problems = append(problems, Problem{l.row, Unsigned})
		}
	}
	return lines, problems
}

// String writes the problem for logs and tests.
func (p Problem) String() string { return fmt.Sprintf("%d %s", p.Row, string(p.Why)) }
