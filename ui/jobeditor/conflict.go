package jobeditor

import (
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/text"
)

// conflict is a job that someone else changed while the form was open
// (CONTRACT 3).
type conflict struct {
	now    model.Job
	fields []disputed
	at     int
}

// disputed is a field that they have changed, and the choice.
type disputed struct {
	field        model.FormField
	changed      bool // here, too
	theirs       bool // is taken
	mine, others string
	text         compared // of descriptions, from theirs to mine
}

// conflictOf begins with theirs in each field that was not changed here: only what
// the person changed is to be.
func (e *Editor) conflictOf(found *account.Conflict) conflict {
	c := conflict{now: found.Now}
	mine, theirs := e.draft(), model.DraftOf(found.Now, e.before.Currency)
	for _, f := range found.Fields {
		changed := f.Field.Text(mine) != f.Field.Text(e.before)
		d := disputed{field: f.Field, changed: changed, theirs: !changed, mine: e.reads(f.Field, mine), others: e.reads(f.Field, theirs)}
		if f.Field == model.FieldDescription {
			d.mine, d.others = "the lines with +", "the lines with −"
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
		{Keys: action.KeepMine, Label: action.Label{Name: "keep mine", Help: "keep what you wrote in this field"}, Group: action.GroupForm, Rank: 1, Run: choose(false)},
		{Keys: action.TakeTheirs, Label: action.Label{Name: "take theirs", Help: "take what the service has in this field"}, Group: action.GroupForm, Rank: 2, Run: choose(true)},
		{Keys: action.Down, Label: action.Label{Name: "down", Help: "the next field"}, Group: action.GroupMoving, Run: func() tea.Cmd { c.at = min(c.at+1, len(c.fields)-1); return nil }},
		{Keys: action.Up, Label: action.Label{Name: "up", Help: "the previous field"}, Group: action.GroupMoving, Run: func() tea.Cmd { c.at = max(c.at-1, 0); return nil }},
		{Keys: action.ReviewJob, Label: action.Label{Name: "go on to the review", Help: "go on with what was chosen"}, Group: action.GroupForm, Rank: 3, Run: e.resolve},
		{Keys: action.Back, Label: action.Label{Name: "back", Title: "Back to the form", Help: "go on writing; nothing was sent"}, Group: action.GroupForm, Rank: 4, Run: e.back},
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
	for _, d := range e.conflict.fields {
		if d.theirs {
			d.field.Take(&merged, theirs)
		} else {
			d.field.Take(&merged, mine)
		}
	}
	took := e.change(func() {
		e.fill(merged)
		currency := e.before.Currency // theirs is not known, so one that was chosen is a change still
		e.over = over{base: e.conflict.now, before: theirs}
		e.before.Currency = currency
		e.fresh = e.conflict.now
	})
	e.dirty = true // over another job than the draft that is kept
	return tea.Batch(took, e.ask())
}

// conflictView draws both values of every field that differs, scrolled so that
// the chosen one is in sight.
func (e *Editor) conflictView(width, height int) []string {
	t, c := e.desk.Theme, &e.conflict
	blank := strings.Repeat(" ", width)
	lines := desk.Paragraph(t.Warn, "Someone changed this job while the form was open. Nothing was sent. Choose for each field:", 1, width)
	lines = append(lines, blank)
	from, to := 0, 0 // of the chosen field
	for i, d := range c.fields {
		name := t.Bold
		pointer := "  "
		if i == c.at {
			name, pointer, from = t.Heading, "▸ ", len(lines)
		}
		lines = append(lines, desk.NewRow(width).Left(name, " "+pointer+fieldName(d.field)).Render(lipgloss.NewStyle()))
		lines = append(lines, e.sides(d, width)...)
		lines = append(lines, e.drawn(d.text, width)...)
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
	own := "mine"
	if !d.changed {
		own = "before"
	}
	for _, side := range []struct {
		label, value string
		chosen       bool
	}{{own, d.mine, !d.theirs}, {"theirs", d.others, d.theirs}} {
		style, mark := e.desk.Theme.Dim, "○"
		if side.chosen {
			style, mark = e.desk.Theme.Good, "●"
		}
		lines = append(lines, desk.Pair(e.desk, "   "+mark+" "+side.label, style, text.Cut(orDash(side.value), 3*width), width)...)
	}
	return lines
}
