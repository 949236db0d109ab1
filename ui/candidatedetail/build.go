package candidatedetail

import (
	"fmt"
	"strings"

	"charm.land/lipgloss/v2"

	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/text"
)

// build makes the page's lines.
func (p *Pane) build(html func(string, int) []string, width int) []string {
	lines := p.who(width)
	lines = append(lines, p.facts(width)...)
	lines = append(lines, p.experience(html, width)...)
	lines = append(lines, p.education(width)...)
	return append(lines, p.extra(width)...)
}

func (p *Pane) who(width int) []string {
	t, a := p.desk.Theme, p.c.Applicant
	var about []string
	if a.Age != nil {
		about = append(about, fmt.Sprintf("%d years", *a.Age))
	}
	if a.Gender != "" {
		about = append(about, strings.ToLower(text.Line(a.Gender)))
	}
	if a.Region != "" {
		about = append(about, text.Line(a.Region))
	}
	if a.Relocate != nil {
		about = append(about, map[bool]string{true: "ready to relocate", false: "will not relocate"}[*a.Relocate])
	}
	var lines []string
	if len(about) > 0 {
		lines = append(lines, desk.Paragraph(t.Text, strings.Join(about, " · "), 1, width)...)
	}
	state := "Applied " + p.desk.Date(p.c.Date)
	style := t.Dim
	if p.c.Suggested {
		state, style = "Suggested by the service "+p.desk.Date(p.c.Date)+"; did not apply", t.Warn
	}
	if p.c.JobTitle != "" {
		state += " · " + text.Line(p.c.JobTitle)
	}
	return append(lines, desk.Paragraph(style, state, 1, width)...)
}

func (p *Pane) facts(width int) []string {
	d, t, c := p.desk, p.desk.Theme, p.c
	lines := []string{""}
	pair := func(label string, style lipgloss.Style, value string) {
		if value = text.Line(value); value != "" {
			lines = append(lines, desk.Pair(d, label, style, value, width)...)
		}
	}
	contacts := c.Applicant.Contacts
	pair("Phone", t.Text, contacts.Phone)
	if contacts.Masked() {
		pair("E-mail", t.Dim, contacts.Email+"  (masked)")
	} else {
		pair("E-mail", t.Link, contacts.Email)
	}
	if contacts.Phone == "" && contacts.Email == "" {
		pair("Contacts", t.Dim, "none")
	}
	if c.Applicant.Salary != nil {
		pair("Wants", t.Text, c.Applicant.Salary.Grouped()+" "+c.Applicant.Currency)
	}
	status := string(c.Status)
	if !c.StatusChanged.IsZero() && c.Status != "" {
		status += " since " + d.Date(c.StatusChanged)
	}
	pair("Status", t.Text, status)
	if c.QuestionsTotal != 0 || c.QuestionsOK != 0 {
		pair("Questions", t.Text, fmt.Sprintf("%d of %d passed", c.QuestionsOK, c.QuestionsTotal))
	}
	if c.HasMessages {
		messages := desk.Plural(c.Messages, "message")
		if c.NewMessages > 0 {
			messages += fmt.Sprintf(", %d new", c.NewMessages)
		}
		if !c.LastMessage.IsZero() {
			messages += ", last " + d.Date(c.LastMessage)
		}
		pair("Messages", t.Text, messages+" (read them on the web site)")
	}
	if c.AppliesCount > 1 {
		pair("Applies", t.Text, fmt.Sprint(c.AppliesCount))
	}
	marks := []string{}
	for _, m := range []struct {
		on   bool
		word string
	}{{c.Premium, "premium"}, {c.New, "new"}, {c.HasProfile, "has a profile"}, {c.HasProfileCV, "profile CV"}} {
		if m.on {
			marks = append(marks, m.word)
		}
	}
	pair("Marks", t.Text, strings.Join(marks, " · "))
	return append(lines, p.cv(width)...)
}

func (p *Pane) cv(width int) []string {
	t, c := p.desk.Theme, p.c
	if c.CV == nil {
		return desk.Pair(p.desk, "CV", t.Dim, "none attached", width)
	}
	name := c.CV.Name
	if name == "" {
		name = c.FileName
	}
	said := text.Line(name)
	if c.CV.Broken != "" {
		return desk.Pair(p.desk, "CV", t.Bad, said+" cannot be used: "+text.Line(c.CV.Broken), width)
	}
	if c.CV.Size > 0 {
		said += " · " + desk.Bytes(c.CV.Size)
	}
	return desk.Pair(p.desk, "CV", t.Good, said, width)
}

// experience draws positions as a timeline, dates as they were written
// (CONTRACT 25).
func (p *Pane) experience(html func(string, int) []string, width int) []string {
	entries := p.c.Applicant.Experience
	if len(entries) == 0 {
		return append(desk.Section(p.desk, "Experience", width), desk.Paragraph(p.desk.Theme.Dim, "none given", 2, width)...)
	}
	t := p.desk.Theme
	lines := desk.Section(p.desk, "Experience", width)
	for i, e := range entries {
		last := i == len(entries)-1
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
			title = "(no position named)"
		}
		for n, line := range text.Wrap(title, max(width-4, 1)) {
			head := bar
			if n == 0 {
				head = " " + mark.Render("●") + " "
			}
			lines = append(lines, head+t.Bold.Render(line))
		}
		var about []string
		if e.Employer != "" {
			about = append(about, text.Line(e.Employer))
		}
		if span := period(e); span != "" {
			about = append(about, span)
		}
		for _, line := range text.Wrap(strings.Join(about, " · "), max(width-4, 1)) {
			lines = append(lines, bar+t.Dim.Render(line))
		}
		if strings.TrimSpace(e.Responsibilities) != "" {
			lines = append(lines, desk.Indented(bar, html(e.Responsibilities, max(width-4, 1)))...)
		}
		if !last {
			lines = append(lines, bar)
		}
	}
	return lines
}

// period words when a position was held.
func period(e model.Experience) string {
	start, end := text.Line(e.Start), text.Line(e.End)
	switch {
	case start == "" && end == "":
		return ""
	case end == "":
		return start + " – now"
	case start == "":
		return "until " + end
	}
	return start + " – " + end
}

func (p *Pane) education(width int) []string {
	entries := p.c.Applicant.Education
	if len(entries) == 0 {
		return nil
	}
	t := p.desk.Theme
	lines := desk.Section(p.desk, "Education", width)
	for _, e := range entries {
		var what []string
		for _, s := range []string{e.Level, e.Major} {
			if s = text.Line(s); s != "" {
				what = append(what, s)
			}
		}
		year := ""
		if e.Graduated != nil {
			year = fmt.Sprint(*e.Graduated)
		}
		where := text.Line(e.Institution)
		if where == "" {
			where = "(no institution named)"
		}
		for n, line := range text.Wrap(where, max(width-4, 1)) {
			head := "   "
			if n == 0 {
				head = " " + t.Dim.Render("●") + " "
			}
			lines = append(lines, head+t.Bold.Render(line))
		}
		if year != "" {
			what = append(what, year)
		}
		for _, line := range text.Wrap(strings.Join(what, " · "), max(width-4, 1)) {
			if line != "" {
				lines = append(lines, "   "+t.Dim.Render(line))
			}
		}
	}
	return lines
}

// extra shows what this version does not know by name (CONTRACT 26).
func (p *Pane) extra(width int) []string {
	fields := append(append([]model.Field{}, p.c.Extra...), p.c.Applicant.Extra...)
	if len(fields) == 0 {
		return nil
	}
	lines := desk.Section(p.desk, "Also sent by the service", width)
	for _, f := range fields {
		lines = append(lines, desk.Pair(p.desk, text.Cut(text.Line(f.Name), 11), p.desk.Theme.Text, text.Cut(text.Line(f.Value), 400), width)...)
	}
	return lines
}
