package frame

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// Scroll is the part in sight of the lines of a box. The zero value is at the top.
type Scroll struct {
	top, room, n int
}

// Window returns at most room lines. If there are more, the last line shows how many.
func (s *Scroll) Window(e *env.Env, lines []string, room int) []string {
	s.room, s.n = room, len(lines)
	if !s.Scrolls() {
		s.top = 0
		return lines
	}
	s.room--
	s.by(0)
	where := lang.Text("  the end; %s goes back", action.Up)
	if below := s.n - s.top - s.room; below > 0 {
		where = lang.Plural(below, "↓ %d more line: %s", "↓ %d more lines: %s", action.Down)
	}
	return append(append([]string(nil), lines[s.top:s.top+s.room]...), e.Theme.Dim.Render(where))
}

// Scrolls reports whether there are more lines than fit.
func (s *Scroll) Scrolls() bool { return s.n > s.room }

func (s *Scroll) by(n int) { s.top = max(min(s.top+n, s.n-s.room), 0) }

// Actions returns the keys that scroll, for the footer.
func (s *Scroll) Actions() []action.Action {
	if !s.Scrolls() {
		return nil
	}
	return []action.Action{{Keys: action.Scroll, Label: action.Label{Name: "scroll"}.Translated(), Rank: 3}}
}

// Moves returns the actions that scroll.
func (s *Scroll) Moves() []action.Action {
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
