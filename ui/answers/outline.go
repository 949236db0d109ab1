package answers

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/screen"
)

// Outline implements screen.Outlined: the list of the tab, or the letter that was opened.
func (s *Screen) Outline() screen.Outline {
	if of, ok := s.letter(); ok && s.entered {
		return screen.Outline{Place: of.ID, Title: lang.Text("A letter"), Lines: screen.Prose(s.wholeLetter(of, screen.OutlineWidth))}
	}
	page := screen.Outline{Place: s.tab, Title: lang.Text("Answers: %s", sayTab(s.tab))}
	if longest := s.sayLongest(); longest != "" {
		page.About = []string{longest}
	}
	for t := range tabs {
		if n := s.count(t); n > 0 && t != s.tab && t != done {
			page.About = append(page.About, sayTab(t)+": "+lang.Number(n))
		}
	}
	if sentence, _ := s.message(); sentence != "" {
		page.About = append(page.About, sentence)
		return page
	}
	s.list.Rows(s.count(s.tab)) // nothing is drawn, which would set it
	page.Rows, page.Chosen, page.Marked = s.count(s.tab), s.list.Cursor, len(s.marks)
	page.Row = func(i int) string {
		if i >= s.count(s.tab) { // the list is shorter since it was read again
			return ""
		}
		r := s.cells(i)
		marked := ""
		if s.marks[s.id(i)] {
			marked = screen.SayMarked()
		}
		return screen.Joined(marked, r.name, screen.PlainLine(r.letter), r.note, r.job, r.when)
	}
	page.ID = func(i int) any { return s.id(i) }
	page.Choose = func(i int) tea.Cmd { s.list.MoveTo(i); return nil }
	return page
}
