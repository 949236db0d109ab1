package jobeditor

import (
	"slices"
	"strings"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/advice"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/markup"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// verdict words what sending does: whether it is public, and the currency of the salary.
// It stays above the review while the review scrolls.
func (e *Editor) verdict(width int) []string {
	t, draft := e.env.Theme, e.draft()
	currency := ""
	if draft.Currency != nil && draft.SalaryFrom+draft.SalaryTo != "" {
		currency = e.env.Country.FullName(*draft.Currency)
	}
	style, effect := t.Warn, ""
	switch {
	case e.Sending() && e.base.ID == 0:
		effect = lang.Text("Sending the job, once. If no answer comes, you are asked whether it was published.")
	case e.Sending():
		effect = lang.Text("Sending the changes.")
	case e.base.ID != 0 && e.base.Status != model.Activated:
		style, effect = t.Dim, lang.Text("This job is not public now: it is %s.", text.Line(e.base.Status.Word()))
	case e.base.ID == 0 && currency == "":
		effect = lang.Text("This publishes the job: it will be public immediately.")
	case e.base.ID == 0:
		effect = lang.Text("This publishes the job: it will be public immediately, with the salary in %s.", currency)
	case currency == "":
		effect = lang.Text("This job is active: the changes will be public immediately.")
	default:
		effect = lang.Text("This job is active: the changes will be public immediately, with the salary in %s.", currency)
	}
	lines := widget.Paragraph(style, effect, 1, width)
	if duplicate := e.duplicateText(); duplicate != "" && !e.Sending() {
		lines = append(lines, widget.Paragraph(t.Bad, duplicate, 1, width)...)
	}
	if offered := e.halfTyped(); offered != "" && !e.Sending() {
		lines = append(lines, widget.Paragraph(t.Bad, lang.Text("The region is “%s”. Do you mean “%s”, as in your other jobs?", text.Line(draft.Region), offered), 1, width)...)
	}
	if words := e.desc.unseenWords(); len(words) > 0 && !e.Sending() {
		lines = append(lines, widget.Paragraph(t.Bad, sayUnseen(fewWords(words)), 1, width)...)
	}
	return append(lines, widget.NewRow(width).Render(theme.Style{}))
}

// maxUnseen is how many of the words are listed that readers would not see.
const maxUnseen = 12

// fewWords lists words, safe to show.
func fewWords(words []string) string {
	few := text.Line(strings.Join(words[:min(len(words), maxUnseen)], ", "))
	if more := len(words) - maxUnseen; more > 0 {
		few += " " + sayMore(more)
	}
	return few
}

// buildReview draws what will be sent: all of a new job, or the changes to a job.
func (e *Editor) buildReview(html func(string, int) []string, width int) []string {
	return slices.Concat(e.buildChanges(html, e.before, width), e.buildNeeds(width), e.buildHints(width))
}

// buildHints draws what laws may ask of the text: under each the hints, and what is known about it.
func (e *Editor) buildHints(width int) (lines []string) {
	t := e.env.Theme
	hints := slices.DeleteFunc(advice.On(e.draft(), e.env.Country, e.env.Now()), func(h advice.Hint) bool { return h.Law == nil })
	for len(hints) > 0 {
		law := hints[0].Law
		lines = append(lines, widget.Section(e.env, lang.Text("Hints: %s", text.Line(law.String())), width)...)
		hints = slices.DeleteFunc(hints, func(h advice.Hint) bool {
			if h.Law == law {
				lines = append(lines, widget.Paragraph(t.Text, "· "+text.Line(h.Text), 1, width)...)
			}
			return h.Law == law
		})
		for _, s := range law.Details() {
			lines = append(lines, widget.Paragraph(t.Dim, text.Line(s), 1, width)...)
		}
	}
	return lines
}

// buildCompare draws the form beside the job at the service.
func (e *Editor) buildCompare(html func(string, int) []string, width int) []string {
	d := e.env
	if e.fetching.Busy() {
		return widget.Paragraph(d.Theme.Dim, sayFetching(), 1, width)
	}
	intro := []string{sayComparison()}
	if e.Overtaken() {
		intro = []string{lang.Text("The job was changed at the service after this draft was begun."), sayComparison()}
	}
	job := e.fresh
	if job.ID == 0 { // it could not be fetched
		job = e.base
		intro = append(intro, lang.Text("The job could not be fetched. This is the job from when the draft was begun."))
	}
	lines := append(widget.Paragraph(d.Theme.Dim, strings.Join(intro, " "), 1, width), "")
	return append(lines, e.buildChanges(html, model.DraftOf(job, currencyOf(e.ledger)), width)...)
}

// buildChanges draws the form as a comparison with what was.
func (e *Editor) buildChanges(html func(string, int) []string, was model.Draft, width int) (lines []string) {
	d, t := e.env, e.env.Theme
	draft := e.draft()
	for _, f := range model.FormFields() {
		if f == model.FieldDescription {
			continue
		}
		now, before := e.fieldValue(f, draft), e.fieldValue(f, was)
		if e.base.ID == 0 || now == before {
			style := t.Text
			if now == "" {
				now, style = "–", t.Dim
			}
			if e.base.ID != 0 {
				style = t.Dim
			}
			lines = append(lines, widget.Pair(d, sayField(f), style, now, width)...)
			continue
		}
		if f == model.FieldCurrency && before == "" {
			before = lang.Text("unknown: the board doesn't report it")
		}
		if d.UI.Linear {
			lines = append(lines, widget.Pair(d, sayField(f), t.Text, orDash(now)+" ("+lang.Text("before")+": "+orDash(before)+")", width)...)
			continue
		}
		lines = append(lines, widget.Pair(d, sayField(f), t.Bad, "− "+orDash(before), width)...)
		lines = append(lines, widget.Pair(d, "", t.Good, "+ "+orDash(now), width)...)
	}
	switch {
	case e.base.ID != 0 && draft.Description == was.Description:
		return append(lines, widget.Pair(d, sayField(model.FieldDescription), t.Dim, lang.Text("not changed"), width)...)
	case e.base.ID != 0:
		lines = append(lines, widget.Section(d, lang.Text("Description: changes"), width)...)
		c := compare(was.Description, draft.Description)
		lines = append(lines, e.drawDiff(c, width)...)
		isFresh := func(l markup.DiffLine) bool { return l.Kind == markup.Fresh }
		if lost := markup.LostTags(was.Description, draft.Description); len(lost) > 0 && !c.htmlOnly && slices.ContainsFunc(c.lines, isFresh) { // the tags of a deleted text go with it
			lines = append(lines, widget.Paragraph(t.Warn, lang.Text("The markup changes, too: the text that you edited loses %s", strings.Join(lost, " ")), 1, width)...)
		}
		lines = append(lines, widget.Section(d, lang.Text("Description: result"), width)...)
	default:
		lines = append(lines, widget.Section(d, sayField(model.FieldDescription), width)...)
	}
	return append(lines, widget.Indented(" ", html(draft.Description, max(width-2, 1)))...)
}

// compared is the difference of two descriptions.
type compared struct {
	lines    []markup.DiffLine
	htmlOnly bool
}

func compare(was, now string) (c compared) {
	c.lines, c.htmlOnly = markup.DiffDescriptions(was, now)
	return c
}

func (e *Editor) drawDiff(c compared, width int) (out []string) {
	if c.htmlOnly {
		out = widget.Paragraph(e.env.Theme.Dim, lang.Text("The text reads the same; only its HTML differs:"), 1, width)
	}
	for _, l := range c.lines {
		out = append(out, widget.Change(e.env, l, width)...)
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
		if f != model.FieldCurrency && f.Text(was) != f.Text(d.Draft) { // the service does not report the old currency
			names = append(names, strings.ToLower(sayField(f)))
		}
	}
	if d.Draft.Needs != d.BaseNeeds {
		names = append(names, strings.ToLower(sayField(model.FieldNeeds)))
	}
	return strings.Join(names, ", ")
}

// SavedNotice words the outcome of a job that was sent, with its status at the service
// (CONTRACT 12).
func SavedNotice(e *env.Env, s account.Saved, sent model.Draft) env.Notice {
	title := text.Line(s.Job.Title)
	switch {
	case s.Unread != nil:
		return env.Notice{Severity: env.Warn, Text: lang.Text("“%s” is saved, but could not be read back. %s", title, e.Fail(s.Unread))}
	case s.Created && s.Job.Status == model.Deactivated:
		return env.Notice{Severity: env.Warn, Text: lang.Text("“%s” is saved, but not active: the account's limit of active jobs is reached. Stop another job, then press %s.", title, action.ActivateJob)}
	case s.Job.Status == model.Activated && sent.Currency != nil:
		return env.Notice{Severity: env.Good, Text: lang.Text("“%s” is saved and active. It is public, in %s.", title, e.Country.Code(*sent.Currency))}
	}
	return env.Notice{Severity: env.Good, Text: saySaved(title, s.Job.Status)}
}

// Changed reports that a job is saved, in the words of the outcome, and how the service
// changed what was sent (CONTRACT 10).
func Changed(s account.Saved, outcome env.Notice) env.Report {
	title := lang.Text("Saved “%s”", text.Line(s.Job.Title))
	if s.Created && s.Job.Status == model.Activated {
		title = lang.Text("Published “%s”", text.Line(s.Job.Title))
	}
	r := env.Report{Title: title, Lines: []env.Notice{outcome, {}, {Text: lang.Text("The service changed some of what you sent. − was sent, + is what the service saved:")}}}
	for _, c := range s.Changed {
		if c.Field == model.FieldDescription {
			var htmlOnly bool
			if r.Changes, htmlOnly = markup.DiffDescriptions(c.Mine, c.Theirs); htmlOnly {
				r.Lines = append(r.Lines, env.Notice{Text: lang.Text("%s: the text reads the same; only its HTML differs.", sayField(c.Field))})
			}
			continue
		}
		r.Lines = append(r.Lines, env.Notice{Text: sayField(c.Field) + ": − " + orDash(text.Line(c.Mine)) + "  + " + orDash(text.Line(c.Theirs))})
	}
	return r
}

// fieldValue words a field's value for a person: the currency in full.
func (e *Editor) fieldValue(f model.FormField, d model.Draft) string {
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
			return e.env.Country.FullName(*d.Currency)
		}
	case model.FieldType1:
		if d.Type1 != nil {
			return e.env.Labels.Label(*d.Type1)
		}
	case model.FieldType2:
		if d.Type2 != nil {
			return e.env.Labels.Label(*d.Type2)
		}
	}
	return text.Line(strings.TrimSpace(f.Text(d)))
}

func sayComparison() string {
	return lang.Text("− is at the service, + is in the form. Nothing is sent.")
}
