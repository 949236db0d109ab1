package jobeditor

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// conflict is a job that changed while the form was open, at the service or by an update
// from here (CONTRACT 3).
type conflict struct {
	now    model.Job
	ledger *model.CurrencyEntry // the currency that was last sent from here; nil: unknown
	fields []disputed
	at     int
	moved  bool // another field was chosen since it was drawn
}

// theirs returns the job as it is now.
func (c *conflict) theirs() model.Draft { return model.DraftOf(c.now, currencyOf(c.ledger)) }

// disputed is a field that has changed, and the choice.
type disputed struct {
	field        model.FormField
	changed      bool // this form changed it, too
	theirs       bool // their value is chosen
	mine, others string
	text         compared // descriptions, from theirs to mine
	from, to     int      // its lines on the page
}

// conflictOf chooses theirs for each field that the person did not change.
func (e *Editor) conflictOf(found *account.Conflict) conflict {
	c := conflict{now: found.Now, ledger: found.Currency}
	mine, theirs := e.draft(), c.theirs()
	for _, f := range found.Fields {
		changed := f.Field.Text(mine) != f.Field.Text(e.before)
		d := disputed{field: f.Field, changed: changed, theirs: !changed, mine: e.fieldValue(f.Field, mine), others: e.fieldValue(f.Field, theirs)}
		if f.Field == model.FieldDescription {
			d.mine, d.others = lang.Text("the lines with +"), lang.Text("the lines with −")
			d.text = compare(theirs.Description, mine.Description)
		}
		c.fields = append(c.fields, d)
	}
	return c
}

func (e *Editor) conflictActions() []action.Action {
	c, page := &e.conflict, &e.review
	to := func(at int) tea.Cmd {
		was := c.at
		c.at = min(max(at, 0), len(c.fields)-1)
		c.moved = c.at != was
		page.Forget()
		return nil
	}
	choose := func(theirs bool) func() tea.Cmd {
		return func() tea.Cmd {
			c.fields[c.at].theirs = theirs
			cmd := to(c.at + 1)
			c.moved = true // the choice of the last field is shown, too
			return cmd
		}
	}
	out := []action.Action{
		{Keys: action.KeepMine, Label: action.Label{Name: "keep mine", Help: "keep what you wrote in this field", Title: "Keep mine"}.Translated(), Group: action.GroupForm, Rank: 1, Run: choose(false)},
		{Keys: action.TakeTheirs, Label: action.Label{Name: "take theirs", Help: "take what the service has in this field", Title: "Take theirs"}.Translated(), Group: action.GroupForm, Rank: 2, Run: choose(true)},
		{Keys: action.Down, Label: action.Label{Name: "down", Help: "the next field"}.Translated(), Group: action.GroupMoving, Run: func() tea.Cmd {
			if c.fields[c.at].to > page.End() { // the field is longer than the screen
				page.ScrollBy(1)
				return nil
			}
			return to(c.at + 1)
		}},
		{Keys: action.Up, Label: action.Label{Name: "up", Help: "the previous field"}.Translated(), Group: action.GroupMoving, Run: func() tea.Cmd {
			if c.fields[c.at].from < page.At() {
				page.ScrollBy(-1)
				return nil
			}
			return to(c.at - 1)
		}},
		{Keys: action.ReviewJob, Label: action.Label{Name: "to the review", Help: "go to the review with these choices"}.Translated(), Group: action.GroupForm, Rank: 3, Run: e.resolve},
		{Keys: action.Back, Label: sayBack(), Group: action.GroupForm, Rank: 4, Run: e.back},
	}
	for _, a := range page.Moves()[2:] { // the actions above are down and up
		scroll := a.Run
		a.Run = func() tea.Cmd {
			cmd := scroll()
			c.chooseInSight(page)
			return cmd
		}
		out = append(out, a)
	}
	return out
}

// chooseInSight chooses the first field in sight if the chosen one is out of it, because keys act on
// the chosen one. A page that is not drawn yet has no field in sight.
func (c *conflict) chooseInSight(page *widget.Page) {
	if d := c.fields[c.at]; d.to > page.At() && d.from < page.End() {
		return
	}
	if first := slices.IndexFunc(c.fields, func(d disputed) bool { return d.to > page.At() }); first >= 0 {
		c.at = first
		page.Forget()
	}
}

// resolve writes the choices into the form. From then on the form changes the job as the
// service has it now.
func (e *Editor) resolve() tea.Cmd {
	mine, theirs := e.draft(), e.conflict.theirs()
	theirs.Needs = e.before.Needs
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
	e.text, e.stage = e.text.changed(), writing // the saved draft has the job before
	return tea.Batch(applied, e.openReview())
}

// prepareConflict builds the page of a conflict, and scrolls to the chosen field.
func (e *Editor) prepareConflict(width int) tea.Cmd {
	c := &e.conflict
	cmd := e.review.Prepare(e.env, "conflict", width, func(func(string, int) []string) []string { return e.buildConflict(width) })
	if c.moved {
		c.moved = false
		e.review.Show(c.fields[c.at].from, c.fields[c.at].to)
	}
	return cmd
}

// buildConflict draws both values of every disputed field.
func (e *Editor) buildConflict(width int) []string {
	t, c := e.env.Theme, &e.conflict
	blank := strings.Repeat(" ", width)
	lines := widget.Paragraph(t.Warn, sayConflict(), 1, width)
	lines = append(lines, blank)
	for i := range c.fields {
		d := &c.fields[i]
		name, pointer := t.Bold, "  "
		if i == c.at {
			name, pointer = t.Heading, "▸ "
		}
		if i > 0 { // the introduction is above the first
			d.from = len(lines)
		}
		lines = append(lines, widget.NewRow(width).Left(name, " "+pointer+sayField(d.field)).Render(theme.Style{}))
		lines = append(lines, e.sides(*d, width)...)
		lines = append(lines, e.drawDiff(d.text, width)...)
		lines = append(lines, blank)
		d.to = len(lines)
	}
	return lines
}

// sides draws the two values of a field, the chosen one marked.
func (e *Editor) sides(d disputed, width int) (lines []string) {
	own := lang.Text("mine")
	if !d.changed {
		own = lang.Text("before")
	}
	for _, side := range []struct {
		label, value string
		chosen       bool
	}{{own, d.mine, !d.theirs}, {lang.Text("theirs"), d.others, d.theirs}} {
		style, mark := e.env.Theme.Dim, "○"
		if side.chosen {
			style, mark = e.env.Theme.Good, "●"
		}
		lines = append(lines, widget.Pair(e.env, "   "+mark+" "+side.label, style, text.Cut(orDash(side.value), 3*width), width)...)
	}
	return lines
}
