package jobeditor

import (
	"context"
	"errors"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

func (e *Editor) reviewActions() []action.Action {
	verb := "publish now"
	if e.base.ID != 0 {
		verb = "send the changes"
	}
	sending := ""
	if e.Sending() {
		sending = "the job is on its way"
	}
	out := []action.Action{
		{Keys: []string{"y"}, Name: verb, Help: verb, Rank: 1, Disabled: sending, Run: e.send},
		{Keys: []string{"esc"}, Name: "back to the form", Help: "go on writing", Rank: 2, Disabled: sending, Run: func() tea.Cmd {
			e.stage = writing
			return nil
		}},
	}
	return append(out, e.review.Moves()...)
}

// send sends what was reviewed. Once it is on its way it is not taken back: what
// the service answers is waited for and noted.
func (e *Editor) send() tea.Cmd {
	d, base, form := e.draft(), e.base, e.saved()
	e.saving.Cancel() // the form was kept before the review, and cannot be typed in since
	return load.Run(e.desk.Group, &e.sending, func(ctx context.Context) (account.Saved, error) {
		ctx = context.WithoutCancel(ctx)
		if base.ID == 0 {
			return e.source.Create(ctx, form)
		}
		return e.source.Update(ctx, base, d)
	}, func(saved account.Saved, err error) tea.Cmd { return e.sent(saved, d, err) })
}

// sent takes the answer. Whatever it is, the form keeps what was typed until the
// job is at the service.
func (e *Editor) sent(saved account.Saved, d model.Draft, err error) tea.Cmd {
	var unknown *account.Unknown
	var conflicted *account.Conflict
	var problems model.Problems
	e.stage = writing
	switch {
	case err == nil, saved.Job.ID != 0:
		return tea.Batch(e.drop(), e.hooks.Saved(saved, d))
	case errors.As(err, &unknown):
		e.refused = "Nobody knows whether the job was created. " + e.desk.Fail(err)
		return e.hooks.Unknown(unknown)
	case errors.As(err, &conflicted):
		e.stage = conflicting
		e.conflict = conflict{now: conflicted.Now, fields: conflicted.Fields, theirs: make([]bool, len(conflicted.Fields))}
		return nil
	case account.NeedsSignIn(err):
		e.desk.Fail(err)
		e.refused, e.unsigned = "Nothing was sent: a sign-in is needed first. Then press ctrl+s again.", true
	case errors.As(err, &problems):
		e.problems = problems
		return e.focusOn(problems[0].Field)
	case account.SubscriptionPending(err):
		e.refused = "The subscription is still being approved, so nothing can be published yet. The draft is kept; try again later."
	case account.OverLimit(err):
		e.refused = "The account's limit of active jobs is reached. Stop another job first; the draft is kept."
	default:
		e.refused = e.desk.Fail(err)
	}
	return nil
}

// Settled tells the form that its create of unknown outcome did nothing.
func (e *Editor) Settled() { e.refused = "" }

// Published tells the form that its create of unknown outcome made a job.
func (e *Editor) Published() tea.Cmd { return e.drop() }

// buildReview shows what will be sent: all of a new job, the changes of another.
func (e *Editor) buildReview(html func(string, int) []string, width int) []string {
	d, t := e.desk, e.desk.Theme
	draft := e.draft()
	var lines []string
	if e.base.ID == 0 {
		lines = append(lines, desk.Paragraph(t.Warn, "This publishes the job: it will be public at once.", 1, width)...)
	} else if e.base.Status == model.Activated {
		lines = append(lines, desk.Paragraph(t.Warn, "This job is active: the changes will be public at once.", 1, width)...)
	} else {
		lines = append(lines, desk.Paragraph(t.Dim, "This job is not active now: "+text.Line(string(e.base.Status))+".", 1, width)...)
	}
	lines = append(lines, "")
	for _, f := range model.FormFields() {
		if f == model.FieldDescription {
			continue
		}
		now, was := e.reads(f, draft), e.reads(f, e.before)
		if e.base.ID == 0 || now == was {
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
		lines = append(lines, desk.Pair(d, fieldName(f), t.Bad, "− "+orDash(was), width)...)
		lines = append(lines, desk.Pair(d, "", t.Good, "+ "+orDash(now), width)...)
	}
	if e.base.ID == 0 || draft.Description != e.before.Description {
		lines = append(lines, desk.Section(d, "Description", width)...)
		lines = append(lines, desk.Indented(" ", html(draft.Description, max(width-2, 1)))...)
	} else {
		lines = append(lines, desk.Pair(d, fieldName(model.FieldDescription), t.Dim, "not changed", width)...)
	}
	return lines
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
			return e.desk.Country.Label(*d.Currency)
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

// conflict is a job that someone else changed while the form was open
// (CONTRACT 3).
type conflict struct {
	now    model.Job
	fields []account.Difference
	theirs []bool // for each field: take theirs
	at     int
}

func (e *Editor) conflictActions() []action.Action {
	c := &e.conflict
	choose := func(theirs bool) func() tea.Cmd {
		return func() tea.Cmd {
			c.theirs[c.at] = theirs
			c.at = min(c.at+1, len(c.fields)-1)
			return nil
		}
	}
	return []action.Action{
		{Keys: []string{"m"}, Name: "keep mine", Help: "keep what you wrote in this field", Rank: 1, Run: choose(false)},
		{Keys: []string{"t"}, Name: "take theirs", Help: "take what the service has in this field", Rank: 2, Run: choose(true)},
		{Keys: []string{"j", "down"}, Name: "down", Help: "the next field", Run: func() tea.Cmd { c.at = min(c.at+1, len(c.fields)-1); return nil }},
		{Keys: []string{"k", "up"}, Name: "up", Help: "the previous field", Run: func() tea.Cmd { c.at = max(c.at-1, 0); return nil }},
		{Keys: []string{"ctrl+s"}, Name: "go on to the review", Help: "go on with what was chosen", Rank: 3, Run: e.resolve},
		{Keys: []string{"esc"}, Name: "back to the form", Help: "go on writing; nothing was sent", Rank: 4, Run: func() tea.Cmd {
			e.stage = writing
			return nil
		}},
	}
}

// resolve writes the choices into the form, which is from now on over the job as
// it is now.
func (e *Editor) resolve() tea.Cmd {
	mine := e.draft()
	theirs := model.DraftOf(e.conflict.now, mine.Currency)
	was := model.DraftOf(e.base, mine.Currency)
	merged := mine
	for _, f := range model.FormFields() {
		if f.Text(mine) == f.Text(was) { // not touched here: theirs, whatever it is
			f.Take(&merged, theirs)
		}
	}
	for i, difference := range e.conflict.fields {
		if e.conflict.theirs[i] {
			difference.Field.Take(&merged, theirs)
		} else {
			difference.Field.Take(&merged, mine)
		}
	}
	e.base = e.conflict.now
	e.before = theirs
	e.fill(merged)
	e.dirty = true
	e.check()
	return e.ask()
}

// conflictView draws both values of every field that differs, scrolled so that
// the chosen one is in sight.
func (e *Editor) conflictView(width, height int) []string {
	t := e.desk.Theme
	blank := strings.Repeat(" ", width)
	lines := desk.Paragraph(t.Warn, "Someone changed this job while the form was open. Nothing was sent. Choose for each field:", 1, width)
	lines = append(lines, blank)
	end := 0 // of the chosen field
	for i, f := range e.conflict.fields {
		name := t.Bold
		pointer := "  "
		if i == e.conflict.at {
			name, pointer = t.Heading, "▸ "
		}
		lines = append(lines, desk.NewRow(width).Left(name, " "+pointer+fieldName(f.Field)).Render(lipgloss.NewStyle()))
		for _, side := range []struct {
			label, value string
			chosen       bool
		}{{"mine", f.Mine, !e.conflict.theirs[i]}, {"theirs", f.Theirs, e.conflict.theirs[i]}} {
			style, mark := t.Dim, "○"
			if side.chosen {
				style, mark = t.Good, "●"
			}
			lines = append(lines, desk.Pair(e.desk, "   "+mark+" "+side.label, style, orDash(text.Cut(text.Line(side.value), 3*width)), width)...)
		}
		if i == e.conflict.at {
			end = len(lines)
		}
		lines = append(lines, blank)
	}
	return desk.Fill(lines[max(end-height, 0):], width, height)
}
