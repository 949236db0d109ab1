package jobeditor

import (
	"strings"

	"shortlist/model"
	"shortlist/model/htmltext"
	"shortlist/ui/desk"
	"shortlist/ui/diff"
	"shortlist/ui/text"
)

// buildReview shows what will be sent: all of a new job, the changes of another.
func (e *Editor) buildReview(html func(string, int) []string, width int) []string {
	t := e.desk.Theme
	var lines []string
	switch {
	case e.base.ID == 0:
		lines = desk.Paragraph(t.Warn, "This publishes the job: it will be public immediately.", 1, width)
	case e.base.Status == model.Activated:
		lines = desk.Paragraph(t.Warn, "This job is active: the changes will be public immediately.", 1, width)
	default:
		lines = desk.Paragraph(t.Dim, "This job is not public now: it is "+text.Line(string(e.base.Status))+".", 1, width)
	}
	return append(append(lines, ""), e.buildChanges(html, e.before, width)...)
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
		lines = append(lines, desk.Pair(d, fieldName(f), t.Bad, "− "+orDash(before), width)...)
		lines = append(lines, desk.Pair(d, "", t.Good, "+ "+orDash(now), width)...)
	}
	switch {
	case e.base.ID != 0 && draft.Description == was.Description:
		return append(lines, desk.Pair(d, fieldName(model.FieldDescription), t.Dim, "not changed", width)...)
	case e.base.ID != 0:
		lines = append(lines, desk.Section(d, "Description, what changes", width)...)
		lines = append(lines, Changes(d, was.Description, draft.Description, width)...)
		lines = append(lines, desk.Section(d, "Description, as it will read", width)...)
	default:
		lines = append(lines, desk.Section(d, "Description", width)...)
	}
	return append(lines, desk.Indented(" ", html(draft.Description, max(width-2, 1)))...)
}

// Changes shows what has changed from one description to another, by the lines of
// their text; where these are the same, by those of their HTML.
func Changes(d *desk.Desk, was, now string, width int) (out []string) {
	lines := diff.Of(visible(was), visible(now))
	if len(lines) == 0 {
		out = desk.Paragraph(d.Theme.Dim, "The text reads the same; only its HTML differs:", 1, width)
		lines = diff.Of(byTag(was), byTag(now))
	}
	for _, l := range lines {
		out = append(out, desk.Change(d, l, width)...)
	}
	return out
}

// visible is the text of a description, a paragraph a line.
func visible(source string) string { return strings.Join(text.Lines(htmltext.Visible(source)), "\n") }

// byTag breaks HTML into lines where its tags begin, cleaned for the screen.
func byTag(source string) string {
	return strings.Join(text.Lines(strings.ReplaceAll(source, "<", "\n<")), "\n")
}

func orDash(s string) string {
	if s == "" {
		return "–"
	}
	return s
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
