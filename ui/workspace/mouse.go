package workspace

import (
	"fmt"
	"image"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/screen"
)

// Targets implements screen.Mouse.
func (s *Screen) Targets(body image.Rectangle) (out []screen.Target) {
	for _, c := range s.layout().Columns {
		t := s.target(c.Pane)
		from, lines := c.Lines(body.Dy())
		t.Rectangle = image.Rect(c.X, body.Min.Y+from, c.X+c.Width, body.Min.Y+from+lines)
		out = append(out, t)
	}
	return out
}

// target is what the mouse does in a pane.
func (s *Screen) target(pane env.Pane) screen.Target {
	switch pane {
	case env.JobPane:
		return screen.Target{
			Click:  func(at image.Point) tea.Cmd { return s.click(pane, s.Jobs, at) },
			Scroll: func(_ image.Point, lines int) tea.Cmd { return tea.Batch(s.focusInPlace(pane), s.Jobs.ScrollBy(lines)) }, // the other panes follow its cursor
		}
	case env.ApplicantPane:
		return screen.Target{
			Click:  func(at image.Point) tea.Cmd { return s.click(pane, s.Applicants, at) },
			Scroll: func(_ image.Point, lines int) tea.Cmd { return s.Applicants.ScrollBy(lines) },
			Drag:   func(at image.Point) int64 { return s.Applicants.At(at.X, at.Y).ID },
		}
	case env.DetailPane:
	}
	return screen.Target{
		Click: func(image.Point) tea.Cmd { return s.focusInPlace(env.DetailPane) },
		Scroll: func(_ image.Point, lines int) tea.Cmd {
			if s.ShowsJob() {
				s.Job.ScrollBy(lines)
			} else {
				s.Candidate.ScrollBy(lines)
			}
			return nil
		},
	}
}

// lister is a pane that is a list.
type lister interface {
	At(x, line int) env.Spot
	Select(id int64) tea.Cmd
	KeepFilter()
	Actions() []action.Action
}

// click selects the row at a point, opens it at the second click, or shows a tab.
func (s *Screen) click(pane env.Pane, l lister, at image.Point) tea.Cmd {
	spot := l.At(at.X, at.Y)
	row := fmt.Sprint("pane ", pane, " ", spot.ID)
	switch {
	case spot.Key != "":
		l.KeepFilter()
		focus := s.focusInPlace(pane)
		if a, ok := action.Find(l.Actions(), spot.Key); ok {
			return tea.Batch(focus, s.env.Run(a))
		}
		return focus
	case spot.ID == 0:
		return s.focusInPlace(pane)
	case spot.Current && s.screens.Pointer.IsSecond(row):
		if a, ok := action.Find(l.Actions(), action.Open[0]); ok {
			s.screens.Pointer.Quiet()
			return s.env.Run(a)
		}
		return nil
	}
	s.screens.Pointer.Select(row)
	focus, selected := s.focusInPlace(pane), l.Select(spot.ID)
	if c, ok := s.Applicants.Current(); ok && pane == env.ApplicantPane && s.focus == env.DetailPane {
		return tea.Batch(focus, selected, s.Preview(c.ID))
	}
	return tea.Batch(focus, selected)
}

// focusInPlace gives the keys to a pane, unless that would move the panes and the next click would
// miss its aim.
func (s *Screen) focusInPlace(pane env.Pane) tea.Cmd {
	if pane == s.focus {
		return nil
	}
	jobDetail := pane == env.DetailPane && s.ShowsJob()
	x := func(l env.Layout) int {
		for _, c := range l.Columns {
			if c.Pane == pane {
				return c.X
			}
		}
		return -1
	}
	if x(s.layout()) != x(env.NewLayout(s.wide, s.low, pane, jobDetail)) {
		return nil
	}
	if pane == env.DetailPane {
		s.jobDetail, s.opened = jobDetail, false
	}
	return s.FocusOn(pane)
}
