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
	fields []account.Difference
	theirs []bool // for each field: take theirs
	mine   []bool // for each field: it was changed here
	at     int
}

// conflictOf begins with theirs in each field that was not changed here
// (CONTRACT 3: change only what the person changed).
func (e *Editor) conflictOf(found *account.Conflict) conflict {
	c := conflict{now: found.Now, fields: found.Fields}
	mine, was := e.draft(), e.before
	for _, f := range c.fields {
		changed := f.Field.Text(mine) != f.Field.Text(was)
		c.mine, c.theirs = append(c.mine, changed), append(c.theirs, !changed)
	}
	return c
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
		{Keys: []string{"esc"}, Name: "back", Help: "go on writing; nothing was sent", Rank: 4, Run: e.back},
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
	mine := e.draft()
	theirs := model.DraftOf(c.now, mine.Currency)
	from, to := 0, 0 // of the chosen field
	for i, f := range c.fields {
		name := t.Bold
		pointer := "  "
		if i == c.at {
			name, pointer, from = t.Heading, "▸ ", len(lines)
		}
		lines = append(lines, desk.NewRow(width).Left(name, " "+pointer+fieldName(f.Field)).Render(lipgloss.NewStyle()))
		if f.Field == model.FieldDescription {
			own := "yours, the lines with +"
			if !c.mine[i] {
				own = "as it was before, the lines with +"
			}
			lines = append(lines, e.sides(i, own, "theirs, the lines with −", width)...)
			lines = append(lines, e.changes(theirs.Description, mine.Description, width)...)
		} else {
			lines = append(lines, e.sides(i, orDash(e.reads(f.Field, mine)), orDash(e.reads(f.Field, theirs)), width)...)
		}
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
func (e *Editor) sides(i int, mine, others string, width int) (lines []string) {
	t, theirs, own := e.desk.Theme, e.conflict.theirs[i], "mine"
	if !e.conflict.mine[i] {
		own = "before"
	}
	for _, side := range []struct {
		label, value string
		chosen       bool
	}{{own, mine, !theirs}, {"theirs", others, theirs}} {
		style, mark := t.Dim, "○"
		if side.chosen {
			style, mark = t.Good, "●"
		}
		lines = append(lines, desk.Pair(e.desk, "   "+mark+" "+side.label, style, text.Cut(side.value, 3*width), width)...)
	}
	return lines
}
