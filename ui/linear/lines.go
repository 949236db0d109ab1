package linear

import (
	"bufio"
	"io"
	"strings"

	"golang.org/x/term"
)

// lines reads lines, one whenever next asks for it. The terminal stays in the mode in which it edits
// lines itself, and is not read while no line is asked for.
type lines struct {
	terminal bool
	fd       int
	read     chan line // closed at the end of the input
	want     chan bool // whether the line is a secret
}

// line is a line that was typed; hidden reports that the terminal did not show it.
type line struct {
	text   string
	hidden bool
}

func newLines(in io.Reader) *lines {
	l := &lines{read: make(chan line), want: make(chan bool, 1)}
	l.fd, l.terminal = isTerminal(in)
	from := bufio.NewReader(in)
	go func() {
		defer close(l.read)
		for secret := range l.want {
			typed, err := l.line(from, secret)
			if err != nil && typed.text == "" {
				return
			}
			l.read <- typed
			if err != nil {
				return
			}
		}
	}()
	return l
}

// line reads a line without its end. The terminal does not show a secret.
func (l *lines) line(from *bufio.Reader, secret bool) (line, error) {
	if secret && l.terminal && from.Buffered() == 0 {
		typed, err := term.ReadPassword(l.fd)
		return line{string(typed), true}, err
	}
	typed, err := from.ReadString('\n')
	return line{strings.TrimRight(typed, "\r\n"), !l.terminal}, err
}

// next asks for a line.
func (l *lines) next(secret bool) { l.want <- secret }
