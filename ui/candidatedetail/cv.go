package candidatedetail

import (
	"cmp"
	"context"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/reading"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// CVBeside is the least width, in cells, at which the text of the CV is beside the profile.
const CVBeside = 104

// loadCV reads the CV off the loop, once.
func (p *Pane) loadCV(c model.Candidate) tea.Cmd {
	if p.cvRequested || env.NoCV(c) != "" {
		return nil
	}
	p.cvRequested = true
	source := p.source
	return load.Run(p.env.Group, &p.cvTask, func(ctx context.Context) (reading.Document, error) {
		return source.CVText(ctx, c)
	}, func(doc reading.Document, err error) tea.Cmd {
		if p.about.CV, p.about.CVFailed = &doc, ""; err != nil {
			p.about.CVFailed = text.Sentence(err.Error())
		}
		p.page.Forget()
		return p.env.Do(intent.ProfileLoaded{})
	})
}

// cv returns the text of the CV as lines of at most width cells.
func (p *Pane) cv(c model.Candidate, width int) []string {
	t := p.env.Theme
	lines := []string{" " + t.Heading.Render(lang.TextIn("reader", "CV"))}
	why := text.Sentence(env.NoCV(c))
	if why == "" && p.about.CV == nil {
		why = lang.Text("The CV is being read…")
	}
	if why = cmp.Or(why, p.about.CVFailed); why != "" {
		return append(lines, widget.Paragraph(t.Dim, why, 2, width)...)
	}
	if note := p.about.CV.Note; note != "" {
		lines = append(lines, widget.Paragraph(t.Warn, text.Sentence(note), 2, width)...)
	}
	marks := MarksOf(p.about.Needs)
	for i, page := range p.about.CV.Pages {
		top := t.Text
		if i > 0 {
			top, lines = t.Subheading, append(lines, "")
		}
		shown, _ := CVPage(t, top, t.Subheading, page, i+1, marks, width)
		lines = append(lines, shown...)
	}
	return lines
}

// CVPage returns a page of a CV, which has a number from 1, as lines of at most width cells, with a blank line before each
// heading, and the index at which each line of the page begins. Marked words have the letters of their needs at the left.
// The headings that the page begins with have the style top: on the first page they are the applicant's name and position.
func CVPage(t *theme.Theme, top, heading theme.Style, p reading.Page, number int, marks Marks, width int) (lines []string, begins []int) {
	all := text.Lines(p.Text)
	headings := map[int]bool{}
	if len(all) == strings.Count(p.Text, "\n")+1 { // otherwise the line numbers of p.Headings do not match
		for _, at := range p.Headings {
			headings[at] = true
		}
	}
	margin := 1
	if len(marks) > 0 {
		margin = 3
	}
	style := top
	for i, line := range all {
		draw := painter{theme: t, style: t.Text, line: line, marks: marks[[2]int{number, i + 1}]}
		bullet, indent := "", ""
		switch {
		case !headings[i]:
			style = heading
			bullet, line = item(line)
			indent = strings.Repeat(" ", len([]rune(bullet)))
		case i > 0 && !headings[i-1] && strings.TrimSpace(all[i-1]) != "":
			lines = append(lines, "")
		}
		if headings[i] {
			draw.style = style
		}
		begins = append(begins, len(lines))
		for _, part := range text.Wrap(line, max(width-margin-1-len(indent), 1)) {
			runs, letters := draw.part(part)
			lines = append(lines, draw.gutter(letters, margin)+t.Text.Render(bullet)+drawn(runs))
			bullet = indent
		}
	}
	return lines, begins
}

// item returns the sign before an item of a list, with its space, and the rest; "" before any other line.
func item(line string) (bullet, rest string) {
	if first, rest, ok := strings.Cut(line, " "); ok && slices.Contains([]string{"•", "-", "–", "*", "o"}, first) {
		return first + " ", rest
	}
	return "", line
}

// BesideKnown puts what is known, if there is any, at the right of a CV, and returns the line below both.
func BesideKnown(e *env.Env, cv, known []string) (lines []string, below string) {
	if len(known) == 0 {
		return cv, ""
	}
	return Beside(e, cv, known, widget.MostText), Beside(e, []string{""}, nil, widget.MostText)[0]
}

// Beside puts lines at the right of others, which take left cells, with a rule between them.
func Beside(e *env.Env, lines, right []string, left int) (out []string) {
	rule := e.Theme.Faint.Render("│")
	for i := range max(len(lines), len(right)) {
		line := ""
		if i < len(lines) {
			line = lines[i]
		}
		line = text.Fit(line, left) + rule
		if i < len(right) {
			line += right[i]
		}
		out = append(out, line)
	}
	return out
}
