package frame

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// entries is a box over n entries that words narrow.
type entries struct {
	Asked
	n int
}

func (*entries) Title() string               { return "Search" }
func (*entries) Key(tea.KeyPressMsg) tea.Cmd { return nil }
func (*entries) Actions() []action.Action    { return nil }
func (*entries) IsSheet()                    {}
func (e *entries) View(int) []string {
	out := []string{"typed"}
	for i := range e.n {
		out = append(out, fmt.Sprint("entry ", i))
	}
	return out
}

// TestWhatIsTypedStaysInItsPlace while the entries below it become more or fewer.
func TestWhatIsTypedStaysInItsPlace(t *testing.T) {
	s := NewStack(&env.Env{Theme: theme.New("dark", true), Now: func() (now time.Time) { return now }})
	s.Resize(80, 24)
	box := &entries{}
	s.Push(box)
	for _, box.n = range []int{0, 3, 17, 19, 100} {
		lines := s.Draw(blank(80, 23))
		if !strings.Contains(lines[2], "typed") {
			t.Errorf("with %d entries the screen is\n%s", box.n, ansi.Strip(strings.Join(lines, "\n")))
		}
	}
}

// TestThePageUnderABoxIsDim, and as it was without a box, or over a slow line.
func TestThePageUnderABoxIsDim(t *testing.T) {
	look := theme.New("dark", true)
	e := &env.Env{Theme: look, Now: func() (now time.Time) { return now }}
	s := NewStack(e)
	s.Resize(80, 24)
	page := []string{look.Accent.Render("Anna") + look.Faint.Render("│") + look.Bold.Render("Kyiv"), look.Faint.Render("───")}
	if got := s.Under(page); got[0] != page[0] {
		t.Errorf("without a box it is %q", got)
	}
	s.Push(&entries{})
	if got, want := s.Under(page), look.Dim.Render("Anna")+look.Faint.Render("│")+look.Dim.Render("Kyiv"); got[0] != want || got[1] != page[1] {
		t.Errorf("it is %q, not %q", got, want)
	}
	if e.UI.LowBandwidth = true; s.Under(page)[0] != page[0] {
		t.Error("over a slow line it is drawn again")
	}
}

// TestABoxShowsWhichPartIsInSight: a bar on its border goes from the top to the bottom while the box scrolls. Without more than
// fits, there is no bar.
func TestABoxShowsWhichPartIsInSight(t *testing.T) {
	e := &env.Env{Theme: theme.New("dark", true), Now: func() (now time.Time) { return now }}
	s := NewStack(e)
	s.Resize(80, 14)
	r := NewReport(e, s, env.Report{Title: "40 jobs", Lines: slices.Repeat([]env.Notice{{Text: "a line"}}, 40)})
	s.Push(r)
	bar := func() (lines []int) {
		for i, line := range s.Draw(blank(80, 13)) {
			if strings.Contains(ansi.Strip(line), theme.SignBar) {
				lines = append(lines, i)
			}
		}
		return lines
	}
	if got := bar(); !slices.Equal(got, []int{2, 3}) {
		t.Errorf("at the top the bar is on the lines %d", got)
	}
	for range 40 {
		r.by(1)
	}
	if got := bar(); !slices.Equal(got, []int{10, 11}) {
		t.Errorf("at the end the bar is on the lines %d", got)
	}
	r.r.Lines = r.r.Lines[:5]
	if got := bar(); got != nil {
		t.Errorf("with all lines in sight, a bar is on the lines %d", got)
	}
}

func blank(width, height int) []string {
	return widget.Fill(nil, width, height)
}
