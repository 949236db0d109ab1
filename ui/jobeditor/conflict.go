package jobeditor

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// conflict is a job that changed while the form was open, at the service or by an update
// from here (CONTRACT 3).
type conflict struct {
	now    model.Job
	ledger *model.CurrencyEntry // the currency that was last sent from here; nil: unknown
	fields []disputed
	at     int
}

// theirs returns the job as it is now.
func (c *conflict) theirs() model.Draft { return model.DraftOf(c.now, currencyOf(c.ledger)) }

// disputed is a field that has changed, and the choice.
type disputed struct {
	field        model.FormField
	changed      bool // in this form, too
	theirs       bool // is chosen
	mine, others string
	text         compared // descriptions, from theirs to mine
}

// conflictOf chooses theirs for each field that the person did not change.
func (e *Editor) conflictOf(found *account.Conflict) conflict {
	c := conflict{now: found.Now, ledger: found.Currency}
	mine, theirs := e.draft(), c.theirs()
	for _, f := range found.Fields {
		changed := f.Field.Text(mine) != f.Field.Text(e.before)
		d := disputed{field: f.Field, changed: changed, theirs: !changed, mine: e.fieldValue(f.Field, mine), others: e.fieldValue(f.Field, theirs)}
		if f.Field == model.FieldDescription {
			d.mine, d.others = say.LinesAdded, say.LinesRemoved
			d.text = compare(theirs.Description, mine.Description)
		}
		c.fields = append(c.fields, d)
	}
	return c
}

func (e *Editor) conflictActions() []action.Action {
	c := &e.conflict
	choose := func(theirs bool) func() tea.Cmd {
		return func() tea.Cmd {
			c.fields[c.at].theirs = theirs
			c.at = min(c.at+1, len(c.fields)-1)
			return nil
		}
	}
	return []action.Action{
		{Keys: action.KeepMine, Label: say.KeepMine, Group: action.GroupForm, Rank: 1, Run: choose(false)},
		{Keys: action.TakeTheirs, Label: say.TakeTheirs, Group: action.GroupForm, Rank: 2, Run: choose(true)},
		{Keys: action.Down, Label: say.NextDisputed, Group: action.GroupMoving, Run: func() tea.Cmd { c.at = min(c.at+1, len(c.fields)-1); return nil }},
		{Keys: action.Up, Label: say.PreviousDisputed, Group: action.GroupMoving, Run: func() tea.Cmd { c.at = max(c.at-1, 0); return nil }},
		{Keys: action.ReviewJob, Label: say.GoToReview, Group: action.GroupForm, Rank: 3, Run: e.resolve},
		{Keys: action.Back, Label: say.Back, Group: action.GroupForm, Rank: 4, Run: e.back},
	}
}

// resolve writes the choices into the form. From then on the form changes the job as the
// service has it now.
func (e *Editor) resolve() tea.Cmd {
	mine, theirs := e.draft(), e.conflict.theirs()
	merged := mine
	for _, f := range model.FormFields() {
		if f.Text(mine) == f.Text(e.before) { // not changed here: theirs
			f.Take(&merged, theirs)
		}
	}
	for _, d := range e.conflict.fields {
		if d.theirs {
			d.field.Take(&merged, theirs)
		} else {
			d.field.Take(&merged, mine)
		}
	}
	applied := e.change(func() {
		e.fill(merged)
		e.over = over{base: e.conflict.now, before: theirs}
		e.fresh, e.ledger = e.conflict.now, e.conflict.ledger
	})
	e.dirty, e.stage = true, writing // the saved draft is of the job before
	return tea.Batch(applied, e.openReview())
}

// conflictView draws both values of every disputed field, scrolled to the chosen one.
func (e *Editor) conflictView(width, height int) []string {
	t, c := e.desk.Theme, &e.conflict
	blank := strings.Repeat(" ", width)
	lines := desk.Paragraph(t.Warn, say.Conflict, 1, width)
	lines = append(lines, blank)
	from, to := 0, 0 // of the chosen field
	for i, d := range c.fields {
		name := t.Bold
		pointer := "  "
		if i == c.at {
			name, pointer, from = t.Heading, "▸ ", len(lines)
		}
		lines = append(lines, desk.NewRow(width).Left(name, " "+pointer+say.Field(d.field)).Render(theme.Style{}))
		lines = append(lines, e.sides(d, width)...)
		lines = append(lines, e.drawDiff(d.text, width)...)
		if i == c.at {
			to = len(lines)
		}
		lines = append(lines, blank)
	}
	top := 0
	if to > height {
		top = min(to-height, from)
	}
	return desk.Fill(lines[top:], width, height)
}

// sides draws the two values of a field, the chosen one marked.
func (e *Editor) sides(d disputed, width int) (lines []string) {
	own := say.Mine
	if !d.changed {
		own = say.Before
	}
	for _, side := range []struct {
		label, value string
		chosen       bool
	}{{own, d.mine, !d.theirs}, {say.Theirs, d.others, d.theirs}} {
		style, mark := e.desk.Theme.Dim, "○"
		if side.chosen {
			style, mark = e.desk.Theme.Good, "●"
		}
		lines = append(lines, desk.Pair(e.desk, "   "+mark+" "+side.label, style, text.Cut(orDash(side.value), 3*width), width)...)
	}
	return lines
}
