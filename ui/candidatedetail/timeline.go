package candidatedetail

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"shortlist/model"
	"shortlist/model/career"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/ui/profile"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// experience draws positions as a timeline, with the applicant's own dates (CONTRACT 25) and
// durations computed from them.
func (p sheet) experience() []string {
	t := p.env.Theme
	entries := p.c.Applicant.Experience
	if len(entries) == 0 && p.c.JustIn() {
		return nil // not known yet
	}
	lines := widget.Section(p.env, lang.Text("Experience"), p.width)
	if len(entries) == 0 {
		return append(lines, widget.Paragraph(t.Dim, lang.Text("not given"), 1, p.width)...)
	}
	life := career.At(entries, career.Today(p.env.Now().Local()))
	lines = append(lines, p.pieces(t.Dim, " ", []string{profile.Sum(life)})...)
	for at, i := range life.Order {
		last := at == len(life.Order)-1
		lines = append(lines, p.position(entries, life, i, last)...)
		if last {
			break
		}
		bar := " " + t.Faint.Render("│") + " "
		lines = append(lines, bar)
		if gap, ok := life.Gaps[i]; ok {
			lines = append(lines, p.pieces(t.Warn, " "+t.Faint.Render("┊")+" ", []string{p.between(gap)})...)
			lines = append(lines, bar)
		}
	}
	return lines
}

// between describes a gap between positions, with the studies that ended in it.
func (p sheet) between(gap career.Gap) string {
	for _, e := range p.c.Applicant.Education {
		if y := e.Graduated; y != nil && *y >= gap.From.Year() && *y <= gap.To.Year() {
			return lang.Text("Gap: %s; studies ended in %d", profile.Length(gap.Length), *y)
		}
	}
	return lang.Text("Gap: %s", profile.Length(gap.Length))
}

// position draws a position.
func (p sheet) position(entries []model.Experience, life career.Career, i int, last bool) []string {
	t, e, known := p.env.Theme, entries[i], life.Positions[i]
	bar := " " + t.Faint.Render("│") + " "
	if last {
		bar = "   "
	}
	mark := t.Dim
	if e.End == "" {
		mark = t.Accent
	}
	title := text.Line(e.Title)
	if title == "" {
		title = lang.Text("(no position named)")
	}
	var lines []string
	for n, line := range text.Wrap(title, max(p.width-4, 1)) {
		head := bar
		if n == 0 {
			head = " " + mark.Render("●") + " "
		}
		lines = append(lines, head+t.Bold.Render(line))
	}
	about := []string{text.Line(e.Employer), profile.Period(e)}
	if known.Read {
		about = append(about, profile.Length(known.Length))
	}
	lines = append(lines, p.pieces(t.Dim, bar, about)...)
	for _, o := range known.Overlaps[:min(len(known.Overlaps), 3)] {
		lines = append(lines, p.pieces(t.Dim, bar, []string{lang.Text("overlaps with %s by %s", named(entries[o.With]), profile.Length(o.By))})...)
	}
	if n := len(known.Overlaps) - 3; n > 0 {
		lines = append(lines, p.pieces(t.Dim, bar, []string{lang.Text("and with %d more", n)})...)
	}
	if strings.TrimSpace(e.Responsibilities) != "" {
		draw := func(src string, width int) []string { return widget.AsWritten(p.env, src, width) }
		if htmltext.IsHTML(e.Responsibilities) {
			draw = p.html
		}
		lines = append(lines, widget.Indented(bar, draw(e.Responsibilities, max(p.width-4, 1)))...)
	}
	return lines
}

// named names a position by its title or employer.
func named(e model.Experience) string {
	const room = 30
	for _, s := range []string{e.Title, e.Employer} {
		if s = text.Line(s); s != "" {
			return text.Cut(s, room)
		}
	}
	return lang.Text("another")
}

// education draws degrees as a timeline: the newest first if every year is likely, or else in the
// service's order.
func (p sheet) education() []string {
	entries := slices.Clone(p.c.Applicant.Education)
	if len(entries) == 0 {
		return nil
	}
	t, year := p.env.Theme, p.env.Now().Local().Year()
	if !slices.ContainsFunc(entries, func(e model.Education) bool { return !likely(e.Graduated, year) }) {
		slices.SortStableFunc(entries, func(a, b model.Education) int { return cmp.Compare(*b.Graduated, *a.Graduated) })
	}
	lines := widget.Section(p.env, lang.Text("Education"), p.width)
	for i, e := range entries {
		bar := " " + t.Faint.Render("│") + " "
		if i == len(entries)-1 {
			bar = "   "
		}
		where := text.Line(e.Institution)
		if where == "" {
			where = lang.Text("(no institution named)")
		}
		mark := t.Dim
		if likely(e.Graduated, year) && *e.Graduated > year {
			mark = t.Accent
		}
		for n, line := range text.Wrap(where, max(p.width-4, 1)) {
			head := bar
			if n == 0 {
				head = " " + mark.Render("●") + " "
			}
			lines = append(lines, head+t.Bold.Render(line))
		}
		lines = append(lines, p.pieces(t.Dim, bar, []string{text.Line(e.Level), text.Line(e.Major), graduated(e.Graduated, year)})...)
	}
	return lines
}

// likely reports whether a year of graduation is plausible: at most 79 years ago, and at most 8 years ahead.
func likely(year *int, now int) bool { return year != nil && *year > now-80 && *year <= now+8 }

// graduated describes a year of graduation.
func graduated(year *int, now int) string {
	switch {
	case year == nil:
		return ""
	case !likely(year, now):
		return fmt.Sprint(*year)
	case *year > now:
		return lang.Text("until %d", *year)
	case *year == now:
		return lang.Text("%d, this year", *year)
	}
	return lang.Plural(now-*year, "%[2]d, %[1]d year ago", "%[2]d, %[1]d years ago", *year)
}
