package ui

import (
	"fmt"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/text"
)

// report shows what became of something that took a while. It comes when that is
// done, and so under hands that may be busy with something else by then.
type report struct {
	model *Model
	desk.Report
	scroll scroll
}

func (m *Model) show(r desk.Report) { m.push(&report{model: m, Report: r}) }

func (r *report) title() string              { return r.Title }
func (r *report) unasked() bool              { return true }
func (r *report) paste(tea.PasteMsg) tea.Cmd { return nil }

func (r *report) key(msg tea.KeyPressMsg) tea.Cmd {
	a, ok := action.Find(append(r.scroll.moves(), r.actions()...), action.Key(msg))
	if !ok {
		return nil
	}
	return a.Run()
}

func (r *report) actions() []action.Action {
	out := r.scroll.actions()
	if r.Undo != nil {
		out = append(out, action.Action{Keys: []string{"z"}, Name: "undo", Rank: 2, Run: func() tea.Cmd {
			r.model.remove(r)
			return r.Undo()
		}})
	}
	return append(out, action.Action{Keys: []string{"esc", "enter", "q"}, Name: "close", Rank: 4, Run: func() tea.Cmd {
		r.model.remove(r)
		return nil
	}})
}

func (r *report) view(width int) []string {
	var lines []string
	if text.Width(r.Title) > width { // the border has no room for all of it
		lines = append(styled(r.model.desk.Theme.Bold, r.Title, width), "")
	}
	for _, said := range r.Lines {
		lines = append(lines, r.line(said, width)...)
	}
	for _, l := range r.Changes {
		lines = append(lines, desk.Change(r.model.desk, l, width)...)
	}
	return r.scroll.window(r.model.desk, lines, r.model.boxRows())
}

// line wraps one line beside its sign; one that only informs has none.
func (r *report) line(said desk.Said, width int) []string {
	if said.Severity == desk.Info {
		return styled(r.model.desk.Theme.Text, said.Text, width)
	}
	style, mark := r.model.sign(said.Severity)
	head := style.Bold(true).Render(mark) + " "
	var out []string
	for _, line := range styled(style, said.Text, width-2) {
		out = append(out, head+line)
		head = "  "
	}
	return out
}

// scroll is a window over the lines of an overlay, which may be more than fit. The
// zero value stands at the top.
type scroll struct {
	top, room, n int
}

// window returns the lines in sight, of room at most; where there are others, the
// last says how many.
func (s *scroll) window(d *desk.Desk, lines []string, room int) []string {
	s.room, s.n = room, len(lines)
	if !s.scrolls() {
		s.top = 0
		return lines
	}
	s.room--
	s.by(0)
	where := "  the end; k goes back"
	if below := s.n - s.top - s.room; below > 0 {
		where = fmt.Sprintf("↓ %s; j goes on", amount.Plural(below, "more line"))
	}
	return append(append([]string(nil), lines[s.top:s.top+s.room]...), d.Theme.Dim.Render(where))
}

// scrolls reports whether there is more than fits.
func (s *scroll) scrolls() bool { return s.n > s.room }

func (s *scroll) by(n int) { s.top = max(min(s.top+n, s.n-s.room), 0) }

// actions are what the footer says of it.
func (s *scroll) actions() []action.Action {
	if !s.scrolls() {
		return nil
	}
	return []action.Action{{Keys: []string{"j", "k"}, Name: "scroll", Rank: 3}}
}

// moves are the keys that scroll.
func (s *scroll) moves() []action.Action {
	by := func(n func() int) func() tea.Cmd {
		return func() tea.Cmd {
			s.by(n())
			return nil
		}
	}
	half := func() int { return max(s.room/2, 1) }
	return action.Moves(action.Mover{
		Down: by(func() int { return 1 }), Up: by(func() int { return -1 }),
		Top: by(func() int { return -s.n }), Bottom: by(func() int { return s.n }),
		HalfDown: by(half), HalfUp: by(func() int { return -half() }),
	})
}
