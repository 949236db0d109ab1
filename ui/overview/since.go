package overview

import (
	"strings"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// monday is the day since which the screen counts, as a person types it.
const monday = "monday"

// part is which lines belong to a row of what happened: those of the jobs, or the slowest applications.
type part int

const (
	noPart part = iota
	ofJobs
	ofLooks
	ofAnswers
)

// mostDetails is how many jobs or applications are listed for a row of what happened.
const mostDetails = 10

// happened are the rows of what happened since a day.
func happened(since account.Since) []wait {
	day := string(model.DayOf(since.From))
	found, all := intent.OpenSearch{Typed: "since:" + day}, since.All
	return []wait{
		{name: lang.TextIn("since a day", "New"), count: all.New, there: intent.OpenSearch{Typed: "applied:" + day + ".."}, part: ofJobs},
		{name: lang.TextIn("since a day", "Changed"), count: all.Changed, there: found, note: sayVerdicts(all), part: ofJobs},
		{name: lang.TextIn("since a day", "First looks"), count: all.Viewed, there: found, note: sayDurations(since.Looks), part: ofLooks},
		{name: lang.TextIn("since a day", "Answered"), count: all.Answered, there: found, note: sayDurations(since.Answers), part: ofAnswers},
		{name: lang.TextIn("since a day", "Still waiting"), count: all.Waiting, there: intent.OpenAnswers{}, part: ofJobs},
	}
}

// sayVerdicts words which verdicts and outcomes the changed applications have now.
func sayVerdicts(c account.SinceCounts) string {
	var parts []string
	add := func(n int, name string) {
		if n > 0 {
			parts = append(parts, name+" "+lang.Number(n))
		}
	}
	add(c.Yes, model.Yes.Label())
	add(c.Maybe, model.Maybe.Label())
	add(c.No, model.No.Label())
	add(c.Outcomes, lang.TextIn("since a day", "outcome"))
	return strings.Join(parts, ", ")
}

func sayDurations(d account.Durations) string {
	if d.Count == 0 {
		return ""
	}
	return lang.Text("median %s, longest %s", amount.Ago(d.Median), amount.Ago(d.Longest))
}

func saySince(since account.Since) string { return lang.Text("Since %s", amount.Day(since.From)) }

// sayBegins words when the history begins; "" if it has all since the day.
func sayBegins(since account.Since) string {
	if !since.Short() {
		return ""
	}
	return lang.Text("Changes are noted from %s on.", amount.LongDay(since.Begins.Local()))
}

// sayJob words what happened to the applications of a job, for a stand-up.
func sayJob(c account.SinceCounts) string {
	var parts []string
	add := func(n int, words string) {
		if n > 0 {
			parts = append(parts, words)
		}
	}
	add(c.New, lang.Plural(c.New, "%d new", "%d new"))
	add(c.Changed, lang.Plural(c.Changed, "%d changed", "%d changed"))
	add(c.Answered, lang.Plural(c.Answered, "%d answered", "%d answered"))
	add(c.Waiting, lang.Plural(c.Waiting, "%d waiting", "%d waiting"))
	if len(parts) == 0 {
		return lang.Plural(c.Viewed, "%d first look", "%d first looks")
	}
	return strings.Join(parts, ", ")
}

// sinceTitle is the title of a job as safe text.
func sinceTitle(j account.SinceJob) string {
	if j.ID == 0 {
		return lang.Text("erased jobs")
	}
	return jobTitle(account.JobFigures{ID: j.ID, Title: j.Title})
}

// details are the lines that belong to a part, each as a short text and a long one, and their heading.
func details(since account.Since, of part) (heading string, lines [][2]string) {
	var slow account.Durations
	switch of {
	case noPart:
	case ofJobs:
		for _, j := range since.Jobs {
			lines = append(lines, [2]string{sayJob(j.SinceCounts), sinceTitle(j)})
		}
		return lang.Text("By job"), lines
	case ofLooks:
		heading, slow = lang.Text("Slowest to the first look"), since.Looks
	case ofAnswers:
		heading, slow = lang.Text("Slowest to the answer"), since.Answers
	}
	for _, s := range slow.Slowest {
		lines = append(lines, [2]string{amount.Ago(s.Took), strings.TrimSuffix(env.Name(s.Candidate)+", "+text.Line(s.JobTitle), ", ")})
	}
	return heading, lines
}

// since writes what happened since a day.
func (p *page) since(since account.Since) {
	p.add("", saySince(since))
	for _, w := range happened(since) {
		p.add("  " + text.Fit(w.name, 22) + text.PadLeft(w.number(), 8) + noted(w))
	}
	for _, of := range []part{ofJobs, ofLooks, ofAnswers} {
		heading, lines := details(since, of)
		if len(lines) == 0 {
			continue
		}
		p.add("", heading)
		for _, line := range lines {
			if of == ofJobs {
				p.add("  " + line[1] + ": " + line[0])
			} else {
				p.add("  " + text.PadLeft(line[0], 4) + "  " + line[1])
			}
		}
	}
	if begins := sayBegins(since); begins != "" {
		p.add("", begins)
	}
}

// sinceLines draws what happened since Monday, from a line on; if it is folded, in one line unless the cursor is there.
func (s *Screen) sinceLines(width, line int, folded bool) []string {
	first, rows := len(waits(s.data)), happened(s.since)
	var lines []string
	if folded && (s.list.Cursor < first || s.list.Cursor >= first+len(rows)) {
		s.drawn[line] = first
		lines = []string{widget.NewRow(width).Left(s.env.Theme.Heading, " "+saySince(s.since)).Right(s.env.Theme.Text, sayJob(s.since.All)+" ").Render(plain)}
	} else {
		title := text.Cut(" "+saySince(s.since), width)
		lines = append([]string{s.env.Theme.Heading.Render(title)}, s.countLines(rows, first, line+1, width)...)
	}
	if begins := sayBegins(s.since); begins != "" {
		lines = append(lines, widget.Paragraph(s.env.Theme.Dim, begins, 1, width)...)
	}
	return lines
}

// detailLines draws the lines of the row of what happened that the cursor is on; ok is false for another row.
func (s *Screen) detailLines(width int) (lines []string, ok bool) {
	current, _ := s.current()
	if current.wait == nil || current.wait.part == noPart {
		return nil, false
	}
	lines, _ = s.partLines(current.wait.part, width)
	return lines, true
}

// partLines draws the lines that belong to a part of what happened, and reports whether there are any.
func (s *Screen) partLines(of part, width int) (lines []string, ok bool) {
	t := s.env.Theme
	heading, found := details(s.since, of)
	lines = []string{s.title(width, heading, "")}
	if of == ofJobs {
		lines = s.byJob(width, heading)
	}
	for i, line := range found {
		if i == mostDetails {
			lines = append(lines, widget.NewRow(width).Left(t.Dim, " "+sayMoreJobs(len(found)-i)).Render(plain))
			break
		}
		if of != ofJobs {
			lines = append(lines, widget.NewRow(width).Left(t.Bold, text.PadLeft(line[0], 5)).Left(t.Text, "  "+line[1]).Render(plain))
		}
	}
	if len(found) == 0 {
		lines = append(lines, widget.NewRow(width).Left(t.Dim, " "+lang.TextIn("overview", "none")).Render(plain))
	}
	return lines, len(found) > 0
}

// byJob draws the first jobs with what happened to their applications, in columns. One without any number is left out.
func (s *Screen) byJob(width int, heading string) []string {
	jobs := s.since.Jobs[:min(len(s.since.Jobs), mostDetails)]
	titles := []string{" " + heading}
	for _, j := range jobs {
		titles = append(titles, " "+sinceTitle(j))
	}
	rest, rows := width-1, make([]string, len(titles))
	for _, column := range []struct {
		name string
		of   func(account.SinceCounts) int
	}{
		{lang.TextIn("since a day", "New"), func(c account.SinceCounts) int { return c.New }},
		{lang.TextIn("since a day", "Changed"), func(c account.SinceCounts) int { return c.Changed }},
		{lang.TextIn("since a day", "First looks"), func(c account.SinceCounts) int { return c.Viewed }},
		{lang.TextIn("since a day", "Answered"), func(c account.SinceCounts) int { return c.Answered }},
		{lang.TextIn("since a day", "Still waiting"), func(c account.SinceCounts) int { return c.Waiting }},
	} {
		if column.of(s.since.All) == 0 {
			continue
		}
		cells := text.Width(column.name) + 2
		rest -= cells
		rows[0] += text.PadLeft(column.name, cells)
		for i, j := range jobs {
			number := ""
			if n := column.of(j.SinceCounts); n > 0 {
				number = lang.Number(n)
			}
			rows[i+1] += text.PadLeft(number, cells)
		}
	}
	longest := 0
	for _, title := range titles {
		longest = max(longest, text.Width(title))
	}
	for i, title := range titles {
		name, numbers := s.env.Theme.Text, s.env.Theme.Text
		if i == 0 {
			name, numbers = s.env.Theme.Heading, s.env.Theme.Dim
		}
		rows[i] = widget.NewRow(width).Left(name, text.Fit(title, max(min(longest, rest), 8))).Left(numbers, rows[i]).Render(plain)
	}
	return rows
}
