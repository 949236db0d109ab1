package service

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/screen"
)

// Outline implements screen.Outlined: the list, or the entry that was opened.
func (s *Activity) Outline() screen.Outline {
	const rows = 1000 // more than an entry has
	current, ok := s.current()
	if s.entered && ok {
		lines := screen.Plain(s.whole(screen.OutlineWidth, rows))
		return screen.Outline{Place: current.ID, Title: lang.Text("Activity log"), Lines: lines}
	}
	page := screen.Outline{Place: "activity", Title: lang.Text("Activity log"), About: []string{sayAbout()}}
	if len(s.log) == 0 {
		page.About = append(page.About, screen.Plain(s.listed(screen.OutlineWidth, rows, false))...)
		return page
	}
	page.Rows, page.Chosen = len(s.log), s.list.Cursor
	page.Row = func(i int) string {
		if i >= len(s.log) { // the log is shorter since it was read again
			return ""
		}
		return screen.PlainLine(s.row(s.log[i], false, 0, screen.OutlineWidth))
	}
	page.Choose = func(i int) tea.Cmd {
		s.list.MoveTo(i)
		return s.moved()
	}
	return page
}
