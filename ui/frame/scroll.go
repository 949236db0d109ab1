package frame

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/widget"
)

// Scroll is embedded by boxes whose lines may be more than there is room for: it is the part in sight. The zero value is at
// the top.
type Scroll struct {
	top, room, n int
}

// Window returns at most room lines.
func (s *Scroll) Window(lines []string, room int) []string {
	s.room, s.n = room, len(lines)
	s.by(0)
	return lines[s.top:min(s.top+room, s.n)]
}

// Sight implements Scrolled.
func (s *Scroll) Sight() widget.Sight {
	return widget.Sight{Lines: min(s.room, s.n), Top: s.top, Shown: s.room, N: s.n}
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
