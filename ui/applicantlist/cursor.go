package applicantlist

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/intent"
	"shortlist/ui/layout"
)

// Current returns the person under the cursor.
func (p *Pane) Current() (model.Candidate, bool) {
	if c, ok := p.current(); ok {
		return c.Candidate, true
	}
	return model.Candidate{}, false
}

func (p *Pane) current() (*person, bool) {
	if p.list.Cursor < len(p.roster.shown) {
		return p.roster.shown[p.list.Cursor], true
	}
	return nil, false
}

// Hold keeps the cursor on its person from now on, whoever arrives.
func (p *Pane) Hold() { p.held = true }

// moved tells that the person has moved the cursor.
func (p *Pane) moved() tea.Cmd {
	p.Hold()
	if p.span.On() {
		p.markable().Reach()
		p.roster.placed = false
	}
	return p.desk.Do(intent.ShowCursor{Pane: layout.Applicants, Soon: true})
}

// Step moves the cursor by one person and returns who stands there; ok is false
// at either end.
func (p *Pane) Step(by int) (model.Candidate, bool) {
	p.Hold()
	before := p.list.Cursor
	p.list.Move(by)
	c, ok := p.Current()
	return c, ok && p.list.Cursor != before
}

// Shown returns the applications that are shown, in order.
func (p *Pane) Shown() []int64 {
	ids := make([]int64, len(p.roster.shown))
	for i, c := range p.roster.shown {
		ids[i] = c.ID
	}
	return ids
}

// Marks counts the marked people who are shown.
func (p *Pane) Marks() int { return len(p.roster.markedAt()) }

// HiddenMarks says why no key is about the marked now, though some are: none of them is
// shown; "" when a key is about whom the list shows.
func (p *Pane) HiddenMarks() string {
	n := len(p.roster.marked)
	switch {
	case n == 0 || p.Marks() > 0:
		return ""
	case p.filter.Active():
		return "the filter hides " + amount.Plural(n, "marked applicant") + "; " + action.Back.String() + " clears it"
	}
	return "this tab hides " + amount.Plural(n, "marked applicant") + "; " + action.Back.String() + " unmarks"
}

// Marked returns them, in order, for what is done to them: a range that is being marked
// ends with it.
func (p *Pane) Marked() (out []int64) {
	p.span.End()
	for _, i := range p.roster.markedAt() {
		out = append(out, p.roster.shown[i].ID)
	}
	return out
}

// Person returns one of the job's applicants.
func (p *Pane) Person(id int64) (model.Candidate, bool) {
	if c, ok := p.roster.byID[id]; ok {
		return c.Candidate, true
	}
	return model.Candidate{}, false
}

// Coded reports whether the rows show codes, because blind mode was switched and the store is
// still being read.
func (p *Pane) Coded() bool { return p.roster.coded }

// Stand puts the cursor on an application, where it is shown.
func (p *Pane) Stand(id int64) {
	if at, _ := p.Place(id); at > 0 {
		p.Hold()
		p.list.MoveTo(at - 1)
	}
}

// Arrive shows beside the list whom the cursor is on.
func (p *Pane) Arrive() tea.Cmd { return p.showCursor() }

func (p *Pane) showCursor() tea.Cmd { return p.desk.Do(intent.ShowCursor{Pane: layout.Applicants}) }

// Position tells which of how many people the cursor is on, from 1.
func (p *Pane) Position() (at, of int) { return p.list.Cursor + 1, len(p.roster.shown) }

// Place tells which of how many people an application is, from 1; 0 when it is
// not shown.
func (p *Pane) Place(id int64) (at, of int) {
	if c, ok := p.roster.byID[id]; ok {
		if i, ok := p.roster.index(c); ok {
			return i + 1, len(p.roster.shown)
		}
	}
	return 0, len(p.roster.shown)
}

// SetViewed corrects whether applications are viewed. Who is opened keeps their place.
func (p *Pane) SetViewed(viewed bool, applies ...int64) {
	p.change(func() {
		for _, id := range applies {
			p.roster.view(id, viewed)
		}
	})
}

// Drop takes applications out of the list that are no longer on this machine.
func (p *Pane) Drop(applies ...int64) {
	p.change(func() {
		p.roster.keep(func(c *person) bool { return !slices.Contains(applies, c.ID) })
	})
}

// Queued sets the applications whose view waits to be sent.
func (p *Pane) Queued(applies map[int64]bool) { p.queued = applies }
