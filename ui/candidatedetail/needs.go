package candidatedetail

import (
	"slices"
	"strings"

	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/model/query"
	"shortlist/ui/frame"
	"shortlist/ui/profile"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// needLines is how many lines of a need a profile shows, and needRows how many rows each of them takes.
const needLines, needRows = 3, 2

// needs draws what is known of each need of the job, in the order in which the manager wrote them.
func (p sheet) needs() (lines []string) {
	if len(p.about.Needs) == 0 {
		return nil
	}
	t := p.env.Theme
	lines = widget.Section(p.env, lang.Text("Needs"), p.width)
	for n, f := range p.about.Needs {
		for i, part := range text.Wrap(text.Line(f.Need), max(p.width-4, 1)) {
			head := "   "
			if i == 0 {
				head = " " + t.Mark(n).Render(Letter(n)) + " "
			}
			lines = append(lines, head+t.Bold.Render(part))
		}
		const indent = "     "
		lines = append(lines, widget.Indented(indent, FindLines(t, f, n, p.width-len(indent)-1))...)
	}
	return lines
}

// FindLines draws the first lines of the n-th need, from 0, how many more there are, and what was not read.
func FindLines(t *theme.Theme, f needs.Find, n, width int) (lines []string) {
	for _, l := range f.Lines[:min(len(f.Lines), needLines)] {
		for _, row := range needLine(t, l, n, width, needRows) {
			lines = append(lines, drawn(row))
		}
	}
	if more := len(f.Lines) - needLines; more > 0 {
		lines = append(lines, t.Dim.Render(lang.Text("and %d more", more)))
	}
	if state := profile.FindState(f); state != "" {
		lines = append(lines, frame.Styled(t.Dim, state, width)...)
	}
	return lines
}

// needLine returns where a line is, and its words from shortly before the first marked one, as at most so many rows.
func needLine(t *theme.Theme, l needs.Line, need, width, most int) (out [][]run) {
	place, line := profile.LinePlace(l)+" ", l.Text
	marks := marksOf(l, need)
	cut := 0
	if first := marks[0].Start; text.Width(line[:first]) > width/2 {
		if space := strings.LastIndexByte(line[:first-width/4], ' '); space > 0 { // less than a row before the word
			cut = space + 1
			place += "…"
		}
	}
	line = place + line[cut:]
	for i := range marks {
		marks[i].Start += len(place) - cut
		marks[i].End += len(place) - cut
	}
	draw := painter{theme: t, style: t.Text, line: line, marks: slices.Insert(marks, 0, mark{query.Range{End: len(place)}, dim})}
	rows := text.Wrap(line, max(width-1, 1))
	for _, part := range rows[:min(len(rows), most)] {
		runs, _ := draw.part(part)
		out = append(out, runs)
	}
	if len(rows) > most {
		out[most-1] = append(out[most-1], run{t.Dim, "…"})
	}
	return out
}
