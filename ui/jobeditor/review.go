package jobeditor

import (
	"fmt"
	"strings"

	"charm.land/lipgloss/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/diff"
	"shortlist/ui/text"
)

// verdict says what sending does: whether it is public, and in what money. It
// stands above the review wherever one scrolls.
func (e *Editor) verdict(width int) []string {
	t, draft := e.desk.Theme, e.draft()
	style, said := t.Warn, "This publishes the job: it will be public immediately"
	switch {
	case e.base.ID == 0:
	case e.base.Status == model.Activated:
		said = "This job is active: the changes will be public immediately"
	default:
		style, said = t.Dim, "This job is not public now: it is "+text.Line(e.base.Status.Word())
	}
	if draft.Currency != nil {
		said += ", in " + e.desk.Country.FullName(*draft.Currency)
	}
	if e.Sending() {
		style, said = t.Warn, "On its way. It is sent once; if no answer comes, you are asked what became of it"
		if e.base.ID != 0 {
			said = "The changes are on their way"
		}
	}
	lines := desk.Paragraph(style, said+".", 1, width)
	if duplicate := e.sayDuplicate(); duplicate != "" && !e.Sending() {
		lines = append(lines, desk.Paragraph(t.Bad, duplicate, 1, width)...)
	}
	return append(lines, desk.NewRow(width).Render(lipgloss.NewStyle()))
}

// buildReview shows what will be sent: all of a new job, the changes of another.
func (e *Editor) buildReview(html func(string, int) []string, width int) []string {
	return e.buildChanges(html, e.before, width)
}

// buildCompare shows the form beside the job as it is at the service.
func (e *Editor) buildCompare(html func(string, int) []string, width int) []string {
	d := e.desk
	said := "What the service has (−) and what is in the form (+). Nothing is sent."
	if e.Overtaken() {
		said = "The job was changed at the service since this draft was begun. " + said
	}
	var currency *model.Currency
	if e.ledger != nil {
		currency = &e.ledger.Currency
	}
	job := e.fresh
	if job.ID == 0 { // it could not be read
		job = e.base
		said += " The service could not be asked: this is the job as it was when the draft was begun."
	}
	lines := append(desk.Paragraph(d.Theme.Dim, said, 1, width), "")
	return append(lines, e.buildChanges(html, model.DraftOf(job, currency), width)...)
}

// buildChanges shows the form as a comparison with what was.
func (e *Editor) buildChanges(html func(string, int) []string, was model.Draft, width int) (lines []string) {
	d, t := e.desk, e.desk.Theme
	draft := e.draft()
	for _, f := range model.FormFields() {
		if f == model.FieldDescription {
			continue
		}
		now, before := e.reads(f, draft), e.reads(f, was)
		if e.base.ID == 0 || now == before {
			style := t.Text
			if now == "" {
				now, style = "–", t.Dim
			}
			if e.base.ID != 0 {
				style = t.Dim
			}
			lines = append(lines, desk.Pair(d, fieldName(f), style, now, width)...)
			continue
		}
		if f == model.FieldCurrency && before == "" {
			before = "not known: the service does not tell it"
		}
		lines = append(lines, desk.Pair(d, fieldName(f), t.Bad, "− "+orDash(before), width)...)
		lines = append(lines, desk.Pair(d, "", t.Good, "+ "+orDash(now), width)...)
	}
	switch {
	case e.base.ID != 0 && draft.Description == was.Description:
		return append(lines, desk.Pair(d, fieldName(model.FieldDescription), t.Dim, "not changed", width)...)
	case e.base.ID != 0:
		lines = append(lines, desk.Section(d, "Description, what changes", width)...)
		lines = append(lines, e.drawn(compare(was.Description, draft.Description), width)...)
		lines = append(lines, desk.Section(d, "Description, as it will read", width)...)
	default:
		lines = append(lines, desk.Section(d, "Description", width)...)
	}
	return append(lines, desk.Indented(" ", html(draft.Description, max(width-2, 1)))...)
}

// compared is what has changed from one description to another.
type compared struct {
	lines    []diff.Line
	htmlOnly bool
}

func compare(was, now string) (c compared) {
	c.lines, c.htmlOnly = diff.Descriptions(was, now)
	return c
}

func (e *Editor) drawn(c compared, width int) (out []string) {
	if c.htmlOnly {
		out = desk.Paragraph(e.desk.Theme.Dim, "The text reads the same; only its HTML differs:", 1, width)
	}
	for _, l := range c.lines {
		out = append(out, desk.Change(e.desk, l, width)...)
	}
	return out
}

func orDash(s string) string {
	if s == "" {
		return "–"
	}
	return s
}

// Changes names the fields that a draft changes of its job.
func Changes(d model.SavedDraft) string {
	var names []string
	was := model.DraftOf(d.Base, nil)
	for _, f := range model.FormFields() {
		if f != model.FieldCurrency && f.Text(was) != f.Text(d.Draft) { // what it was is not told
			names = append(names, strings.ToLower(fieldName(f)))
		}
	}
	return strings.Join(names, ", ")
}

// SavedNotice words what became of a job that was sent: its status at the service
// (CONTRACT 12).
func SavedNotice(d *desk.Desk, s account.Saved, sent model.Draft) desk.Notice {
	title := "“" + text.Line(s.Job.Title) + "”"
	switch {
	case s.Unread != nil:
		return desk.Notice{Severity: desk.Warn, Text: title + " is saved, but could not be read back. " + d.Fail(s.Unread)}
	case s.Created && s.Job.Status == model.Deactivated:
		return desk.Notice{Severity: desk.Warn, Text: title + " is saved as inactive: the account's limit of active jobs is reached. Stop another job, then press A."}
	}
	said := title + " is saved and " + text.Line(s.Job.Status.Word()) + "."
	if s.Job.Status == model.Activated && sent.Currency != nil {
		said += " It is public, in " + d.Country.Code(*sent.Currency) + "."
	}
	return desk.Notice{Severity: desk.Good, Text: said}
}

// Changed reports that a job is saved, which the outcome says, and then what the service
// made of what was sent (CONTRACT 10).
func Changed(s account.Saved, outcome desk.Notice) desk.Report {
	verb := "Saved"
	if s.Created && s.Job.Status == model.Activated {
		verb = "Published"
	}
	r := desk.Report{Title: verb + " “" + text.Line(s.Job.Title) + "”", Lines: []desk.Notice{outcome, {}}}
	said := func(format string, args ...any) {
		r.Lines = append(r.Lines, desk.Notice{Text: fmt.Sprintf(format, args...)})
	}
	said("The service changed some of what you sent. − was sent, + is what the service saved:")
	for _, c := range s.Changed {
		if c.Field == model.FieldDescription {
			var htmlOnly bool
			if r.Changes, htmlOnly = diff.Descriptions(c.Mine, c.Theirs); htmlOnly {
				said("%s: the text reads the same; only its HTML differs.", fieldName(c.Field))
			}
			continue
		}
		said("%s: − %s  + %s", fieldName(c.Field), orDash(text.Line(c.Mine)), orDash(text.Line(c.Theirs)))
	}
	return r
}

// reads words a field's value for a person: the currency in full.
func (e *Editor) reads(f model.FormField, d model.Draft) string {
	switch f {
	case model.FieldSalaryFrom, model.FieldSalaryTo:
		if amount, err := model.ParseSalary(f.Text(d)); err == nil && amount != nil {
			return amount.Grouped()
		}
	case model.FieldRate:
		if d.Rate != nil {
			return d.Rate.String()
		}
	case model.FieldCurrency:
		if d.Currency != nil {
			return e.desk.Country.FullName(*d.Currency)
		}
	case model.FieldType1:
		if d.Type1 != nil {
			return e.desk.Labels.Label(*d.Type1)
		}
	case model.FieldType2:
		if d.Type2 != nil {
			return e.desk.Labels.Label(*d.Type2)
		}
	}
	return text.Line(strings.TrimSpace(f.Text(d)))
}
