package terminal

import (
	"io"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/modeltest"
)

// lender lends the terminal as soon as the number of loans is on the screen.
type lender struct {
	loan    *Loan
	loans   int
	program tea.ExecCommand // nil: idle
	then    tea.Cmd         // after a loan
}

type lend struct{}
type back struct{}

func (m *lender) Init() tea.Cmd { return nil }

func (m *lender) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	switch msg := msg.(type) {
	case tea.WindowSizeMsg:
		if msg.Width == 0 { // what Bubble Tea sends where there is no terminal
			return m, func() tea.Msg { return tea.WindowSizeMsg{Width: 20, Height: 2} }
		}
	case lend:
		program := m.program
		if program == nil {
			program = idle{}
		}
		return m, m.loan.Exec(program, func(error) tea.Msg { return back{} })
	case back:
		m.loans++
		return m, m.then
	case Hangup:
		return m, tea.Quit
	}
	return m, nil
}

// sign is what the screen shows after a number of loans; two signs in a row share no cell.
func sign(loans int) string { return string(rune('А' + loans%32)) }

func (m *lender) View() tea.View { return tea.NewView(sign(m.loans)) }

// idle is a command that ends at once, as one does that is not installed.
type idle struct{}

func (idle) Run() error          { return nil }
func (idle) SetStdin(io.Reader)  {}
func (idle) SetStdout(io.Writer) {}
func (idle) SetStderr(io.Writer) {}

type frames chan string

func (f frames) Write(b []byte) (int, error) {
	f <- string(b)
	return len(b), nil
}

func TestAFrameIsShownAfterEveryLoan(t *testing.T) {
	modeltest.SkipInShort(t, "lends the terminal hundreds of times")
	in, keys, err := os.Pipe()
	modeltest.Must(t, err)
	defer func() { _, _ = in.Close(), keys.Close() }()
	drawn := make(frames, 1)
	loan := NewLoan()
	var send func(tea.Msg)
	started, ended := make(chan struct{}), make(chan error, 1)
	go func() {
		o := Options{Input: in, Output: drawn, Loan: loan}
		ended <- Run(t.Context(), &lender{loan: loan}, o, func(s func(tea.Msg)) { send = s; close(started) })
	}()
	<-started
	var screen strings.Builder
	late := time.After(time.Minute)
	for n := range 200 {
		for !strings.Contains(screen.String(), sign(n)) {
			select {
			case b := <-drawn:
				screen.WriteString(b)
			case <-late:
				t.Fatalf("after %d loans the screen gets %q", n, screen.String())
			}
		}
		screen.Reset()
		go send(lend{})
	}
	go send(Hangup{})
	for {
		select {
		case <-drawn:
		case err := <-ended:
			if err != nil {
				t.Error(err)
			}
			return
		case <-late:
			t.Fatal("the program is still there")
		}
	}
}

// TestAProgramAtRestHasNoClock: Bubble Tea's would wake it each second.
func TestAProgramAtRestHasNoClock(t *testing.T) {
	in, keys, err := os.Pipe()
	modeltest.Must(t, err)
	defer func() { _, _ = in.Close(), keys.Close() }()
	started, ended := make(chan func(tea.Msg), 1), make(chan error, 1)
	go func() {
		ended <- Run(t.Context(), &lender{}, Options{Input: in, Output: io.Discard, Loan: NewLoan()}, func(send func(tea.Msg)) { started <- send })
	}()
	send := <-started
	send(nil) // the loop runs
	const clock = "(*Program).startRenderer"
	late := time.After(time.Minute)
	for stacks := clock; strings.Contains(stacks, clock); runtime.Gosched() {
		all := make([]byte, 1<<20)
		stacks = string(all[:runtime.Stack(all, true)])
		select {
		case err := <-ended:
			t.Fatal(err)
		case <-late:
			t.Fatal("the clock runs")
		default:
		}
	}
	send(Hangup{})
	modeltest.Must(t, <-ended)
}
