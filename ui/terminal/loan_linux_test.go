package terminal

import (
	"errors"
	"io"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/creack/pty"
	"golang.org/x/sys/unix"
	"golang.org/x/term"

	"shortlist/model/modeltest"
	"shortlist/ui/uitest/vt"
)

// rude is a program that waits for a key, and crashes with the terminal in its own modes.
type rude struct {
	fd  int
	in  io.Reader
	out io.Writer

	key chan byte // gets the key
	ask func()    // has it typed
}

func (r *rude) SetStdin(in io.Reader) { r.in = in }
func (r *rude) SetStdout(w io.Writer) { r.out = w }
func (rude) SetStderr(io.Writer)      {}

func (r *rude) Run() error {
	_, err := io.WriteString(r.out, "\x1b[?1049h\x1b[?1003h\x1b[?1006h\x1b[?1h\x1b[?1004h\x1b[?25l\x1b[?2004h\x1b[?2026h\x1b[3;5r\x1b[7m\x1b[4h\x1b=\x1b(0\x0e\x1b]8;;https://example.com\a")
	if err != nil {
		return err
	}
	if _, err := term.MakeRaw(r.fd); err != nil {
		return err
	}
	r.ask()
	key := make([]byte, 1)
	if _, err := r.in.Read(key); err != nil {
		return err
	}
	r.key <- key[0]
	return errors.New("segmentation fault")
}

// TestAProgramThatCrashesLeavesTheTerminalAsItWas, once the dashboard has ended. The program gets
// the keys: the dashboard reads none meanwhile.
func TestAProgramThatCrashesLeavesTheTerminalAsItWas(t *testing.T) {
	far, near, err := pty.Open()
	modeltest.Must(t, err)
	defer func() { _, _ = far.Close(), near.Close() }()
	modeltest.Must(t, pty.Setsize(near, &pty.Winsize{Cols: 20, Rows: 6}))
	fd := int(near.Fd())
	before, err := unix.IoctlGetTermios(fd, unix.TCGETS)
	modeltest.Must(t, err)
	screen := vt.New(20, 6)
	if _, err := screen.Write([]byte("\x1b[4;3H")); err != nil { // a shell's prompt
		t.Fatal(err)
	}
	read := make(chan struct{})
	go func() {
		defer close(read)
		_, _ = io.Copy(screen, far) // until near is closed
	}()
	loan := NewLoan()
	program := &rude{fd: fd, key: make(chan byte, 1), ask: func() { _, _ = far.WriteString("e") }}
	m := &lender{loan: loan, program: program, then: func() tea.Msg { return Hangup{} }}
	started, ended := make(chan func(tea.Msg), 1), make(chan error, 1)
	go func() {
		ended <- Run(t.Context(), m, Options{Input: near, Output: near, Loan: loan, patience: impatient}, func(send func(tea.Msg)) { started <- send })
	}()
	(<-started)(lend{})
	select {
	case err := <-ended:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(time.Minute):
		t.Fatal("the program is still there")
	}
	if len(program.key) != 1 || <-program.key != 'e' {
		t.Error("the program did not get its key")
	}
	after, err := unix.IoctlGetTermios(fd, unix.TCGETS)
	modeltest.Must(t, err)
	if *after != *before {
		t.Errorf("the settings of the terminal are %+v, were %+v", after, before)
	}
	_ = near.Close()
	<-read
	if m.loans != 1 {
		t.Errorf("%d loans", m.loans)
	}
	if x, y := screen.Cursor(); x != 2 || y != 3 {
		t.Errorf("the cursor is left in row %d, column %d", y, x)
	}
	if left := screen.Left(); left != nil {
		t.Errorf("the terminal is left with %v", left)
	}
}
