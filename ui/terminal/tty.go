package terminal

import (
	"cmp"
	"io"
	"os"

	tea "charm.land/bubbletea/v2"
	"golang.org/x/term"

	"shortlist/model/lang"
)

// tty is where keys come from and frames go to. In tests neither has to be a terminal.
type tty struct {
	in     io.Reader
	out    io.Writer
	first  *term.State // the settings that every restore goes back to; nil before makeRaw
	before []func()    // restores what makeRaw changed
}

// newTTY returns the tty of in and out; a nil one is the standard input or output.
func newTTY(in io.Reader, out io.Writer) *tty {
	if in == nil {
		in = os.Stdin
	}
	if out == nil {
		out = os.Stdout
	}
	return &tty{in: in, out: out}
}

// terminalOf returns the descriptor of a terminal.
func terminalOf(v any) (fd int, ok bool) {
	f, ok := v.(interface{ Fd() uintptr })
	if !ok {
		return 0, false
	}
	fd = int(f.Fd())
	return fd, term.IsTerminal(fd)
}

// makeRaw makes the terminal give every key to the program.
func (t *tty) makeRaw() error {
	fd, ok := terminalOf(t.in)
	if !ok {
		return nil
	}
	if t.first != nil {
		_ = term.Restore(fd, t.first) // another program may have left other settings; MakeRaw fails if this does
	}
	state, err := term.MakeRaw(fd)
	if err != nil {
		return sayNotPrepared(err)
	}
	t.first = cmp.Or(t.first, state)
	t.before = append(t.before, func() { _ = term.Restore(fd, t.first) }) // the terminal may be gone
	return t.prepareConsole()
}

// restore undoes makeRaw.
func (t *tty) restore() {
	for _, undo := range t.before {
		undo()
	}
	t.before = nil
}

// size returns the size of the terminal in cells; zero without a terminal.
func (t *tty) size() (width, height int) {
	if fd, ok := terminalOf(t.out); ok {
		width, height, _ = term.GetSize(fd) // a terminal that is gone has none
	}
	return width, height
}

// sendSize sends the size of the terminal to the loop, which may be blocked.
func (t *tty) sendSize(send func(tea.Msg)) {
	if width, height := t.size(); width > 0 {
		go send(tea.WindowSizeMsg{Width: width, Height: height})
	}
}

func sayNotPrepared(err error) error { return lang.Errorf("prepare the terminal: %w", err) }
