package terminal

import (
	"bytes"
	"errors"
	"io"
	"strings"
	"syscall"
	"testing"
	"testing/iotest"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/crash"
	"shortlist/ui/uitest/vt"
)

// faulty is a model that panics in one of its methods.
type faulty struct{ in string }

func (f faulty) Init() tea.Cmd { return f.at("init") }

func (f faulty) Update(tea.Msg) (tea.Model, tea.Cmd) { return f, f.at("update") }

func (f faulty) View() tea.View {
	f.at("view")
	v := tea.NewView("x")
	v.AltScreen = true
	return v
}

func (f faulty) at(where string) tea.Cmd {
	if f.in == where {
		panic("\x1b]0;a stranger's text\x07")
	}
	return nil
}

func TestAPanicEndsTheDashboardWithTheTerminalAsItWas(t *testing.T) {
	for _, where := range []string{"init", "update", "view"} {
		screen := vt.New(80, 24)
		var out bytes.Buffer
		reports := 0
		keys, typing := io.Pipe()
		o := Options{
			Input: keys, Output: io.MultiWriter(&out, screen), Loan: NewLoan(),
			Crash: func(any, []byte) string { reports++; return "crash.txt" },
		}
		err := Run(t.Context(), faulty{where}, o, func(send func(tea.Msg)) { go send(tea.WindowSizeMsg{Width: 80, Height: 24}) })
		if err := typing.Close(); err != nil {
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
