package terminal

import (
	"bytes"
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/crash"
	"shortlist/ui/uitest/vt"
)

// dragged has the terminal report drags, and then panics.
type dragged struct{}

type boom struct{}

func (dragged) Init() tea.Cmd {
	return tea.Sequence(func() tea.Msg { return Drags("1:id") }, func() tea.Msg { return boom{} })
}

func (d dragged) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	if _, is := msg.(boom); is {
		panic("boom")
	}
	return d, nil
}

func (dragged) View() tea.View { return tea.NewView("x") }

// drags returns the sequences among writes that switch reports of drags.
func drags(writes string) (out []string) {
	for {
		_, rest, ok := strings.Cut(writes, "\x1b]72;")
		if !ok {
			return out
		}
		sequence, after, _ := strings.Cut(rest, "\x1b\\")
		out, writes = append(out, sequence), after
	}
}

// TestDragsAreReportedOnlyToTheDashboard: not while another program has the terminal, nor after the end.
func TestDragsAreReportedOnlyToTheDashboard(t *testing.T) {
	p, l := paintOn(t)
	p.change(func(next *pending) { next.drags = "1:id" })
	end(p, l)
	if left := l.screen.Left(); left != nil {
		t.Errorf("another program gets the terminal with %v", left)
	}
	p.resume()
	p.suspend()
	l.mu.Lock()
	defer l.mu.Unlock()
	if got, want := drags(strings.Join(l.writes, "")), []string{"t=o:x=1;1:id", "t=o:x=2", "t=o:x=1;1:id", "t=o:x=2"}; !slices.Equal(got, want) {
		t.Errorf("sent is %q, want %q", got, want)
	}
}

// TestAPanicEndsTheReportsOfDrags as the dashboard's other modes.
func TestAPanicEndsTheReportsOfDrags(t *testing.T) {
	screen := vt.New(80, 24)
	var out bytes.Buffer
	keys, typing := openPipe(t)
	err := Run(t.Context(), dragged{}, Options{Input: keys, Output: io.MultiWriter(&out, screen), Loan: NewLoan()}, func(func(tea.Msg)) {})
	if err := errors.Join(typing.Close(), keys.Close()); err != nil {
		t.Error(err)
	}
	var caught *crash.Error
	if !errors.As(err, &caught) {
		t.Errorf("ended with %v", err)
	}
	if got, want := drags(out.String()), []string{"t=o:x=1;1:id", "t=o:x=2"}; !slices.Equal(got, want) {
		t.Errorf("sent is %q, want %q", got, want)
	}
	if left := screen.Left(); left != nil {
		t.Errorf("the terminal is left with %v", left)
	}
}
