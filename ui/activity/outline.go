package activity

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/outline"
)

// Outline implements outline.Outlined: the list, or the entry that was opened.
func (s *Screen) Outline() outline.Page {
	const rows = 1000 // more than an entry has
	current, ok := s.current()
	if s.entered && ok {
		lines := outline.Plain(s.whole(outline.Width, rows))
		return outline.Page{Place: current.ID, Title: lang.Text("Activity log"), Lines: lines}
	}
	page := outline.Page{Place: "activity", Title: lang.Text("Activity log"), About: []string{sayAbout()}}
	if len(s.log) == 0 {
		page.About = append(page.About, outline.Plain(s.listed(outline.Width, rows, false))...)
		return page
	}
	page.Rows, page.Chosen = len(s.log), s.list.Cursor
	page.Row = func(i int) string {
		if i >= len(s.log) { // the log is shorter since it was read again
			return ""
		}
		return outline.PlainLine(s.row(s.log[i], false, 0, outline.Width))
	}
	page.Choose = func(i int) tea.Cmd {
		s.list.MoveTo(i)
		return s.moved()
	}
	return page
}
