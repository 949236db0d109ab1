package linear

import (
	"bufio"
	"io"
	"strings"
)

// lines reads a line whenever next asks for one. The terminal stays in the mode in which it edits lines itself.
type lines struct {
	terminal bool
	fd       int
	shown    func()        // turns the echo on again; nil: it is on
	read     chan string   // closed at the end of the input
	want     chan struct{} // a line is asked for
}

func newLines(in io.Reader) *lines {
	l := &lines{read: make(chan string), want: make(chan struct{}, 1)}
	l.fd, l.terminal = isTerminal(in)
	from := bufio.NewReader(in)
	go func() {
		defer close(l.read)
		for range l.want {
			line, err := from.ReadString('\n')
			if line != "" {
				l.read <- strings.TrimRight(line, "\r\n")
			}
			if err != nil {
				return
			}
		}
	}()
	return l
}

// next asks for a line.
func (l *lines) next() { l.want <- struct{}{} }

// end ends the reading. next must not be called after it.
func (l *lines) end() { close(l.want) }

// hide turns the terminal's echo of typed text off or on.
func (l *lines) hide(secret bool) {
	switch {
	case secret && l.terminal && l.shown == nil:
		l.shown = withoutEcho(l.fd)
	case !secret && l.shown != nil:
		l.shown()
		l.shown = nil
	}
}
