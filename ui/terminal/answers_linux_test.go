package terminal

import (
	"io"
	"os"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"
	"github.com/creack/pty"
	"golang.org/x/sys/unix"
	"golang.org/x/term"

	"shortlist/model/modeltest"
	"shortlist/ui/uitest/vt"
)

// remote is a terminal behind a slow line: its answers arrive when the test releases them.
type remote struct {
	t         *testing.T
	far, near *os.File
	screen    *vt.Terminal
	read      chan struct{} // closed when near is, and everything was read
	patience  *patience     // of the dashboard; nil: the usual one

	mu      sync.Mutex
	held    bool
	answers string
}

func connect(t *testing.T, profile vt.Profile) *remote {
	t.Helper()
	far, near, err := pty.Open()
	modeltest.Must(t, err)
	t.Cleanup(func() { _, _ = far.Close(), near.Close() })
	modeltest.Must(t, pty.Setsize(near, &pty.Winsize{Cols: 80, Rows: 24}))
	r := &remote{t: t, far: far, near: near, screen: vt.New(80, 24), read: make(chan struct{}), held: true}
	r.screen.AnswerAs(profile)
	go func() {
		defer close(r.read)
		buf := make([]byte, 4096)
		for {
			n, err := far.Read(buf)
			if err != nil {
				return
			}
			_, _ = r.screen.Write(buf[:n]) // it never fails
			r.mu.Lock()
			r.answers += r.screen.Answers()
			r.mu.Unlock()
			r.pass()
		}
	}()
	return r
}

// release lets answers arrive, those from now on at once.
func (r *remote) release() {
	r.mu.Lock()
	r.held = false
	r.mu.Unlock()
	r.pass()
}

func (r *remote) pass() {
	r.mu.Lock()
	defer r.mu.Unlock()
	if !r.held {
		_, _ = io.WriteString(r.far, r.answers) // the terminal may be closed
		r.answers = ""
	}
}

// unread returns what waits for the next program.
func (r *remote) unread() string {
	r.t.Helper()
	if _, err := term.MakeRaw(int(r.near.Fd())); err != nil { // what is not a line yet counts, too
		r.t.Fatal(err)
	}
	n, err := unix.IoctlGetInt(int(r.near.Fd()), unix.TIOCINQ)
	modeltest.Must(r.t, err)
	waits := make([]byte, n)
	if n > 0 {
		if _, err := io.ReadFull(r.near, waits); err != nil {
			r.t.Fatal(err)
		}
	}
	return string(waits)
}

// scripted is a model of one function.
type scripted func(tea.Msg) tea.Cmd

func (s scripted) Init() tea.Cmd                           { return AskBackground }
func (s scripted) Update(msg tea.Msg) (tea.Model, tea.Cmd) { return s, s(msg) }
func (s scripted) View() tea.View                          { return tea.NewView("x") }

// impatient is for a terminal that never answers.
var impatient = &patience{answer: 10 * time.Millisecond, hangup: 10 * time.Millisecond, end: usualPatience.end}

// run runs a model until it ends.
func (r *remote) run(m tea.Model, loan *Loan) {
	r.t.Helper()
	ended := make(chan error, 1)
	go func() {
		ended <- Run(r.t.Context(), m, Options{Input: r.near, Output: r.near, Loan: loan, patience: r.patience}, func(func(tea.Msg)) {})
	}()
	select {
	case err := <-ended:
		if err != nil {
			r.t.Error(err)
		}
	case <-time.After(time.Minute):
		r.t.Fatal("the program is still there")
	}
}

var answersAll = vt.Profile{Modes: []int{69, 2026}, Denies: true, Background: "rgb:ffff/ffff/ffff", Cursor: true}

// TestNoAnswerIsLeftForTheShell: a terminal answers when the program has been asked to end. Its answers are read,
// and a terminal that never answers does not hold up the end.
func TestNoAnswerIsLeftForTheShell(t *testing.T) {
	for name, profile := range map[string]vt.Profile{"slow": answersAll, "silent": {}} {
		r := connect(t, profile)
		if name == "silent" {
			r.patience = impatient
		}
		r.run(scripted(func(msg tea.Msg) tea.Cmd {
			if _, sized := msg.(tea.WindowSizeMsg); sized {
				return tea.Sequence(AskBackground, func() tea.Msg { go r.release(); return tea.Quit() })
			}
			return nil
		}), NewLoan())
		if left := r.unread(); left != "" {
			t.Errorf("%s: %q is left for the next program", name, left)
		}
		_ = r.near.Close()
		<-r.read
		if left := r.screen.Left(); left != nil {
			t.Errorf("%s: the terminal is left with %v", name, left)
		}
	}
}

// peek is a program on the terminal that looks what waits for it.
type peek struct {
	idle
	look func()
}

func (p peek) Run() error { p.look(); return nil }

// TestAnotherProgramGetsItsKeysAndNoAnswers: if answers are due when it begins, the dashboard reads them first. After
// that it waits for nothing: the keys are for the program.
func TestAnotherProgramGetsItsKeysAndNoAnswers(t *testing.T) {
	r, loan := connect(t, answersAll), NewLoan()
	var first, second, keys string
	type again struct{}
	begun, learnt := false, 0
	r.run(scripted(func(msg tea.Msg) tea.Cmd {
		switch msg := msg.(type) {
		case tea.WindowSizeMsg:
			if begun {
				return nil
			}
			begun = true
			go r.release()
			return loan.Exec(peek{look: func() { first = r.unread() }}, func(error) tea.Msg { return again{} })
		case again:
			return loan.Exec(peek{look: func() {
				if _, err := term.MakeRaw(int(r.near.Fd())); err != nil {
					t.Error(err)
				}
				keys := make([]byte, 5)
				_, err := r.far.WriteString("typed")
				if _, unread := io.ReadFull(r.near, keys); err != nil || unread != nil {
					t.Error(err, unread)
				}
				second = string(keys)
			}}, func(error) tea.Msg {
				if _, err := r.far.WriteString("abcq"); err != nil {
					t.Error(err)
				}
				return nil
			})
		case tea.ModeReportMsg:
			learnt++
		case tea.KeyPressMsg:
			keys += msg.String()
		}
		if learnt >= 3 && strings.HasSuffix(keys, "q") {
			return tea.Quit
		}
		return nil
	}), loan)
	if first != "" || second != "typed" || keys != "abcq" {
		t.Errorf("the programs get %q and %q, the dashboard gets %q", first, second, keys)
	}
}

// stuck is a terminal that stops reading.
type stuck struct{ reads chan struct{} }

func (s stuck) Write(b []byte) (int, error) {
	<-s.reads
	return len(b), nil
}

// TestATerminalThatDoesNotReadHoldsNoEndUp: another program cannot have it, and SIGTERM ends the dashboard.
func TestATerminalThatDoesNotReadHoldsNoEndUp(t *testing.T) {
	in, keys, err := os.Pipe()
	modeltest.Must(t, err)
	screen := stuck{make(chan struct{}, 1)}
	t.Cleanup(func() { _, _ = in.Close(), keys.Close(); close(screen.reads) })
	screen.reads <- struct{}{} // the sequences of the start
	loan := NewLoan()
	hungUp, failure, lost, ended := false, error(nil), make(chan error, 1), make(chan error, 1)
	go func() {
		ended <- Run(t.Context(), scripted(func(msg tea.Msg) tea.Cmd {
			switch msg.(type) {
			case tea.WindowSizeMsg:
				lending := loan.Exec(idle{}, func(err error) tea.Msg { lost <- err; return nil })
				return func() tea.Msg {
					defer func() { _ = syscall.Kill(os.Getpid(), syscall.SIGTERM) }()
					return lending()
				}
			case Hangup:
				hungUp = true
				return func() tea.Msg { failure = <-lost; return tea.Quit() }
			}
			return nil
		}), Options{Input: in, Output: screen, Loan: loan, patience: &patience{end: 10 * time.Millisecond}}, func(func(tea.Msg)) {})
	}()
	select {
	case err := <-ended:
		if err != nil || !hungUp || failure == nil {
			t.Errorf("ended with %v; hung up: %t; the other program ended with %v", err, hungUp, failure)
		}
	case <-time.After(time.Minute):
		t.Fatal("the program is still there")
	}
}

// TestAQuestionThatIsPrintedLeavesNothing: some terminals end a sequence at a character in its middle, and
// print the rest.
func TestAQuestionThatIsPrintedLeavesNothing(t *testing.T) {
	screen := vt.New(80, 24)
	printed := strings.NewReplacer(ansi.RequestModeSynchronizedOutput, "p", ansi.RequestModeUnicodeCore, "p", ansi.RequestModeLeftRightMargin, "p").Replace(questions)
	if _, err := io.WriteString(screen, printed); err != nil {
		t.Fatal(err)
	}
	for y, row := range screen.Cells() {
		if slices.ContainsFunc(row, func(c vt.Cell) bool { return strings.TrimSpace(c.Text) != "" }) {
			t.Errorf("row %d has something in it", y)
		}
	}
}
