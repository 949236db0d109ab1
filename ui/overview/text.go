package overview

import (
	"slices"
	"strings"

	"shortlist/api/account"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/text"
)

// mostJobs is how many jobs the text lists: of the most views, and of the most applications.
const mostJobs = 10

// Text words an overview of an account, and what happened since a day if that is not nil, in lines of at most width cells.
// With bars it also draws the numbers as bars. Days and weeks without applications are left out.
func Text(o account.Overview, since *account.Since, name string, width int, bars bool) []string {
	p := page{width: width, bars: bars}
	p.add(lang.Text("Overview of %s, %s", text.Line(name), amount.LongDate(o.At.Local())))
	if isEmpty(o) {
		p.add("", sayEmpty())
		return p.lines
	}
	if !o.Listed.IsZero() {
		p.add(capital(sayJobsRead(amount.LongDate(o.Listed.Local()))))
	}
	p.add("", lang.Text("Waiting for you"))
	for _, w := range waits(o) {
		p.add("  " + text.Fit(w.name, 22) + text.PadLeft(w.number(), 8) + noted(w))
	}
	if since != nil {
		p.since(*since)
	}
	p.spans(lang.Text("Applications by day"), sayInDays, o.Days)
	p.spans(lang.Text("By week before"), sayInWeeks, o.Weeks)
	p.add("", sayFunnel(lang.Text("all jobs")))
	for _, st := range stages(o.All, o.Team) {
		p.number(st.name, st.n, o.All.Applied)
	}
	if o.Unread > 0 {
		p.add("", sayUnread(o.Unread, "shortlist sync"))
	}
	p.jobs(o.Jobs)
	if more := o.JobCount - min(len(o.Jobs), mostJobs); more > 0 {
		p.add("  " + sayMoreJobs(more))
	}
	if !o.ViewsSince.IsZero() {
		p.add("", sayViewsSince(amount.Date(o.ViewsSince)))
	}
	return p.lines
}

// page is a text that is being written.
type page struct {
	width int
	bars  bool
	lines []string
}

func (p *page) add(lines ...string) {
	for _, line := range lines {
		if line == "" {
			p.lines = append(p.lines, "")
			continue
		}
		p.lines = append(p.lines, text.Wrap(strings.TrimRight(line, " "), p.width)...)
	}
}

// number writes a name, its number, and which part of the whole that is; with whole 0, without the part.
func (p *page) number(name string, n, whole int) {
	line := "  " + text.Fit(name, 22) + text.PadLeft(lang.Number(n), 8)
	if whole > 0 {
		line += text.PadLeft(ratio(n, whole), 7)
		if p.bars {
			line += "  " + bar(n, whole, min(p.width-text.Width(line)-2, 40))
		}
	}
	p.add(line)
}

// spans writes the number of applications of each span that has any.
func (p *page) spans(title string, in func(applied, spans int) string, spans []account.Span) {
	values, total, _ := applied(spans)
	p.add("", title+": "+in(total, len(spans)))
	for _, span := range spans {
		if span.Applied == 0 {
			continue
		}
		line := "  " + text.Fit(amount.Date(span.From), 22) + text.PadLeft(lang.Number(span.Applied), 8)
		if p.bars {
			line += "  " + bar(span.Applied, slices.Max(values), min(p.width-text.Width(line)-2, 40))
		}
		p.add(line)
	}
}

// jobs writes the jobs with the most views, and those with the most applications.
func (p *page) jobs(jobs []account.JobFigures) {
	if len(jobs) == 0 {
		return
	}
	views, gained, applications, share := sayJobColumns()
	line := func(views, gained, applications, share, title string) {
		numbers := "  " + text.PadLeft(views, 9) + text.PadLeft(gained, 8) + text.PadLeft(applications, 8) + text.PadLeft(share, 8) + "  "
		p.add(numbers + text.Cut(title, max(p.width-text.Width(numbers), 1)))
	}
	for i, title := range []string{lang.Text("Jobs by views"), lang.Text("Jobs by applications")} {
		p.add("", title)
		line(views, gained, applications, share, "")
		for _, j := range ranked(jobs, i == 1, mostJobs) {
			line(lang.Number(j.Views), gainedViews(j), lang.Number(j.Applies), ratio(j.Applies, j.Views), jobTitle(j))
		}
	}
}
