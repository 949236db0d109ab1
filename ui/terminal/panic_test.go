package terminal

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"testing/iotest"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"

	"shortlist/model/crash"
	"shortlist/model/modeltest"
	"shortlist/ui/uitest/vt"
)

// strangersText is the value of every panic.
const strangersText = "\x1b]0;a stranger's text\x07"

// faulty is a model that panics in one of its methods.
type faulty struct{ in string }

func (f faulty) Init() tea.Cmd { return f.at("init") }

func (f faulty) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if _, gone := msg.(Hangup); gone {
		return f, tea.Quit
	}
	return f, f.at("update")
}

func (f faulty) View() tea.View {
	f.at("view")
	v := tea.NewView("x")
	v.AltScreen = true
	return v
}

func (f faulty) at(where string) tea.Cmd {
	if f.in == where {
		panic(strangersText)
	}
	return nil
}

// openPipe returns a pipe of the system for keys: Bubble Tea can end its reading at once. For a pipe in memory it would
// wait half a second.
func openPipe(t *testing.T) (keys, typing *os.File) {
	t.Helper()
	keys, typing, err := os.Pipe()
	modeltest.Must(t, err)
	return keys, typing
}

// commanding is a model with a command.
type commanding struct{ cmd tea.Cmd }

func (c commanding) Init() tea.Cmd { return nil }

func (c commanding) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if _, is := msg.(tea.WindowSizeMsg); is {
		return c, c.cmd
	}
	return c, nil
}

func (c commanding) View() tea.View { return tea.NewView("y") }

// TestAPanicInACommandEndsTheDashboardWithTheTerminalAsItWas: wherever the command is, and standard error gets
// nothing.
func TestAPanicInACommandEndsTheDashboardWithTheTerminalAsItWas(t *testing.T) {
	panics := func() tea.Msg { panic(strangersText) }
	nothing := func() tea.Msg { return nil }
	loan := NewLoan()
	for name, cmd := range map[string]tea.Cmd{
		"alone":       panics,
		"in a batch":  tea.Batch(nothing, panics),
		"in sequence": tea.Sequence(nothing, panics),
		"deep":        tea.Batch(nothing, tea.Sequence(nothing, tea.Batch(nothing, tea.Sequence(nothing, panics)))),
		"of a loan":   loan.Exec(idle{}, func(error) tea.Msg { return panics() }),
		"a loan":      loan.Exec(new(crashing), func(err error) tea.Msg { return failed{err} }),
	} {
		stderr := os.Stderr
		file, err := os.Create(filepath.Join(t.TempDir(), "stderr"))
		modeltest.Must(t, err)
		os.Stderr = file
		screen := vt.New(80, 24)
		keys, typing := openPipe(t)
		reports := 0
		err = Run(t.Context(), commanding{cmd}, Options{
			Input: keys, Output: screen, Loan: loan,
			Crash: func(any, []byte) string { reports++; return "crash.txt" },
		}, func(func(tea.Msg)) {})
		os.Stderr = stderr
		if err := errors.Join(typing.Close(), keys.Close(), file.Close()); err != nil {
			t.Error(err)
		}
		var caught *crash.Error
		if !errors.As(err, &caught) || caught.File != "crash.txt" || reports != 1 {
			t.Errorf("%s: ended with %v, %d reports", name, err, reports)
		}
		if printed, err := os.ReadFile(file.Name()); err != nil || len(printed) > 0 {
			t.Errorf("%s: standard error gets %q, %v", name, printed, err)
		}
		if left := screen.Left(); left != nil {
			t.Errorf("%s: the terminal is left with %v", name, left)
		}
	}
}

// crashing is a program that panics on the terminal.
type crashing struct{ idle }

func (crashing) Run() error { panic(strangersText) }

// brittle is a terminal on which drawing the view of a faulty model panics.
type brittle struct{ io.Writer }

func (b brittle) Write(p []byte) (int, error) {
	if bytes.ContainsRune(p, 'x') {
		panic(strangersText)
	}
	return b.Writer.Write(p)
}

func TestAPanicEndsTheDashboardWithTheTerminalAsItWas(t *testing.T) {
	for _, where := range []string{"init", "update", "view", "painter", "keys"} {
		screen := vt.New(80, 24)
		var out bytes.Buffer
		reports := 0
		keys, typing := openPipe(t)
		o := Options{
			Input: keys, Output: io.MultiWriter(&out, screen), Loan: NewLoan(),
			Crash:     func(any, []byte) string { reports++; return "crash.txt" },
			Simulated: &Simulated{Width: 80, Height: 24},
		}
		switch where {
		case "painter":
			o.Output = brittle{o.Output}
		case "keys":
			o.Simulated.Keys = func(context.Context, chan<- uv.Event) error { panic(strangersText) }
		}
		err := Run(t.Context(), faulty{where}, o, func(func(tea.Msg)) {})
		if err := errors.Join(typing.Close(), keys.Close()); err != nil {
			t.Error(err)
		}
		var caught *crash.Error
		if !errors.As(err, &caught) || caught.File != "crash.txt" || reports != 1 {
			t.Errorf("%s: ended with %v, %d reports", where, err, reports)
		}
		if strings.Contains(out.String(), "stranger") {
			t.Errorf("%s: the panic is on the screen: %q", where, out.String())
		}
		if left := screen.Left(); left != nil {
			t.Errorf("%s: the terminal is left with %v", where, left)
		}
	}
}

// TestABrokenCanvasHoldsNothingUp: the terminal can be taken from its painter, which draws nothing more and
// still writes what has to follow: the end of a drag.
func TestABrokenCanvasHoldsNothingUp(t *testing.T) {
	p, l := paintOn(t)
	ends := make(chan struct{}, 10)
	p.end = func() { ends <- struct{}{} }
	<-p.pen
	p.canvas.page.RenderBuffer, p.canvas.lines = nil, []string{"", "", ""}
	p.pen <- struct{}{}
	p.show(frame("one"))
	<-ends
	p.show(frame("two"))
	p.send(dragsOff)
	end(p, l)
	var caught *crash.Error
	if !errors.As(p.failed(), &caught) || len(ends) != 0 {
		t.Errorf("failed with %v; the program is ended %d times more", p.failed(), len(ends))
	}
	if all := strings.Join(l.writes, ""); strings.Contains(all, "one") || strings.Contains(all, "two") || !strings.Contains(all, dragsOff) {
		t.Errorf("written: %q", all)
	}
	if left := l.screen.Left(); left != nil {
		t.Errorf("the terminal is left with %v", left)
	}
}

// keeper writes down what was typed when its terminal is gone.
type keeper struct{ begun, kept *int }

func (k keeper) Init() tea.Cmd { *k.begun++; return nil }

func (k keeper) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if _, gone := msg.(Hangup); gone {
		return k, tea.Sequence(func() tea.Msg { *k.kept++; return nil }, tea.Quit)
	}
	return k, nil
}

func (k keeper) View() tea.View { return tea.NewView("x") }

// TestATerminalThatCannotBeReadIsGone: the model keeps what was typed also when the read fails
// before the signal.
func TestATerminalThatCannotBeReadIsGone(t *testing.T) {
	begun, kept := 0, 0
	broken := iotest.ErrReader(syscall.EIO)
	err := Run(t.Context(), keeper{&begun, &kept}, Options{Input: broken, Output: io.Discard, Loan: NewLoan()}, func(func(tea.Msg)) {})
	if !errors.Is(err, syscall.EIO) || begun != 1 || kept != 1 {
		t.Errorf("%v, begun %d times, kept %d times", err, begun, kept)
	}
}
