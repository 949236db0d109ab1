package overview

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// Outline implements screen.Outlined: the numbers as sentences, and what waits, the jobs and who waits as rows.
func (s *Screen) Outline() screen.Outline {
	page := screen.Outline{Place: "overview", Title: lang.Text("Overview")}
	if sentence, _ := s.message(); sentence != "" {
		page.About = []string{sentence}
		return page
	}
	page.About = s.sentences()
	rows := s.rows()
	page.Rows, page.Chosen = len(rows), s.list.Cursor
	page.Row = func(i int) string {
		switch r := rows[i]; {
		case r.person != nil:
			return screen.Joined(lang.Text("Waiting longest")+": "+env.Name(*r.person), text.Line(r.person.JobTitle), screen.SayAgo(s.data.At, r.person.Date))
		case r.wait != nil && r.wait.part != noPart:
			return saySince(s.since) + ": " + r.words()
		default:
			return r.words()
		}
	}
	page.Choose = func(i int) tea.Cmd {
		s.list.MoveTo(i)
		return nil
	}
	return page
}

// sentences word the charts.
func (s *Screen) sentences() (lines []string) {
	o := s.data
	if s.failed != "" {
		lines = append(lines, s.failed)
	}
	if begins := sayBegins(s.since); begins != "" {
		lines = append(lines, begins)
	}
	if !o.Listed.IsZero() {
		lines = append(lines, capital(sayJobsRead(amount.LongDate(o.Listed.Local()))))
	}
	if o.Unread > 0 {
		lines = append(lines, sayUnread(o.Unread, "shortlist sync"))
	}
	days, total, most := applied(o.Days)
	lines = append(lines, lang.Text("Applications by day")+": "+screen.Joined(sayInDays(total, len(days)),
		sayTodayAndMost(days[len(days)-1], days[most], amount.ShortDay(o.Days[most].From))))
	_, before, _ := applied(o.Weeks)
	lines = append(lines, lang.Text("By week before")+": "+sayInWeeks(before, len(o.Weeks)))
	stagesOf := func(f []stage, whole int) string {
		var parts []string
		for _, st := range f {
			parts = append(parts, st.name+" "+lang.Number(st.n)+" ("+ratio(st.n, whole)+")")
		}
		return strings.Join(parts, ", ")
	}
	return append(lines, sayFunnel(lang.Text("all jobs"))+": "+stagesOf(stages(o.All, o.Team), o.All.Applied))
}

// words words a row: what waits and how many, or a job and its numbers.
func (r row) words() string {
	if r.job == nil {
		return screen.Joined(r.wait.name+": "+r.wait.number(), r.wait.note)
	}
	parts := []string{jobTitle(*r.job)}
	for i, cell := range cellsOf([]account.JobFigures{*r.job})[0] {
		parts = append(parts, headings()[i]+" "+cell)
	}
	return screen.Joined(parts...)
}
