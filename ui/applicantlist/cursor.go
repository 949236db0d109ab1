package applicantlist

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
)

// Current returns the applicant under the cursor. While the row is still being read, it returns the applicant's Brief
// and false.
func (p *Pane) Current() (model.Candidate, bool) {
	c, ok := p.current()
	switch {
	case !ok:
		return model.Candidate{}, false
	case c.row == nil:
		brief, _ := p.Brief(c.ID)
		return brief, false
	}
	return *c.row, true
}

func (p *Pane) current() (*person, bool) {
	if p.list.Cursor < len(p.roster.shown) {
		return p.roster.shown[p.list.Cursor], true
	}
	return nil, false
}

// PinCursor keeps the cursor on its applicant when others arrive.
func (p *Pane) PinCursor() { p.pinned, p.hidden, p.unread = true, 0, false }

// moved follows a move of the cursor.
func (p *Pane) moved() tea.Cmd {
	p.PinCursor()
	if p.span.On() {
		p.markable().Reach()
		p.roster.placed = false
	}
	p.env.OnlyMoved()
	return p.env.Do(intent.ShowCursor{Pane: env.ApplicantPane, Soon: true})
}

// Step moves the cursor by one applicant and returns that applicant; ok is false at either
// end of the list. While the row is still being read, it returns the applicant's Brief and false.
func (p *Pane) Step(by int) (model.Candidate, bool) {
	p.PinCursor()
	before := p.list.Cursor
	p.list.Move(by)
	c, ok := p.Current()
	switch {
	case p.list.Cursor == before:
		return model.Candidate{}, false
	case !ok:
		p.list.MoveTo(before)
	}
	return c, ok
}

// Shown returns the ids of the shown applications, in order.
func (p *Pane) Shown() []int64 {
	ids := make([]int64, len(p.roster.shown))
	for i, c := range p.roster.shown {
		ids[i] = c.ID
	}
	return ids
}

// Marks counts the marked applicants that are shown.
func (p *Pane) Marks() int { return len(p.roster.markedAt()) }

// HiddenMarks is the reason why keys cannot act on the marked applicants, when the list hides
// all of them; "" otherwise.
func (p *Pane) HiddenMarks() string {
	n := len(p.roster.marked)
	switch {
	case n == 0 || p.Marks() > 0:
		return ""
	case p.filter.Active():
		return lang.Plural(n, "the filter hides %d marked applicant; %s clears it", "the filter hides %d marked applicants; %s clears it", action.Back)
	}
	return lang.Plural(n, "this tab hides %d marked applicant; %s unmarks", "this tab hides %d marked applicants; %s unmarks", action.Back)
}

// Marked returns the ids of the marked applicants, in order, and ends a range that is being
// marked.
func (p *Pane) Marked() (out []int64) {
	p.span.End()
	for _, i := range p.roster.markedAt() {
		out = append(out, p.roster.shown[i].ID)
	}
	return out
}

// Person returns an applicant of the job whose row is held.
func (p *Pane) Person(id int64) (model.Candidate, bool) {
	if c, ok := p.roster.byID[id]; ok && c.row != nil {
		return *c.row, true
	}
	return model.Candidate{}, false
}

// Brief returns an applicant of the job with only the fields that the list holds of everyone.
func (p *Pane) Brief(id int64) (model.Candidate, bool) {
	b, ok := p.roster.byID[id]
	if !ok {
		return model.Candidate{}, false
	}
	return model.Candidate{
		ID: b.ID, ServiceID: b.ServiceID, JobID: p.job.ID, JobTitle: p.job.Title, Date: b.Date, Status: b.Status, Viewed: b.Viewed, Suggested: b.Suggested,
		Applicant: model.Applicant{Name: b.Name, Salary: b.Salary, Currency: b.Currency},
	}, true
}

// Lists reports whether the list has an application that the service lists.
func (p *Pane) Lists(id int64) bool {
	c, ok := p.roster.byID[id]
	return ok && !c.JustIn()
}

// Coded reports whether the rows show codes, because blind mode was switched and the store has
// not been read yet.
func (p *Pane) Coded() bool { return p.roster.coded }

// Follow moves the cursor to an application that was just read, if it is shown.
func (p *Pane) Follow(c model.Candidate) {
	p.roster.hold([]model.Candidate{c})
	p.MoveTo(c.ID)
}

// MoveTo moves the cursor to an application, if it is shown.
func (p *Pane) MoveTo(id int64) {
	if at, _ := p.Place(id); at > 0 {
		p.PinCursor()
		p.list.MoveTo(at - 1)
	}
}

// ShowSelected shows the selected applicant beside the list.
func (p *Pane) ShowSelected() tea.Cmd { return p.showCursor() }

func (p *Pane) showCursor() tea.Cmd { return p.env.Do(intent.ShowCursor{Pane: env.ApplicantPane}) }

// Position returns the place of the cursor, from 1, and the number of shown applicants.
func (p *Pane) Position() (at, of int) { return p.list.Cursor + 1, len(p.roster.shown) }

// Place returns the place of an application, from 1, and the number of shown applicants; at is 0 if the application is
// not shown.
func (p *Pane) Place(id int64) (at, of int) {
	if c, ok := p.roster.byID[id]; ok {
		if i, ok := p.roster.index(c); ok {
			return i + 1, len(p.roster.shown)
		}
	}
	return 0, len(p.roster.shown)
}

// SetViewed sets whether applications are viewed. They keep their place in the list.
func (p *Pane) SetViewed(viewed bool, applies ...int64) {
	p.change(func() {
		for _, id := range applies {
			p.roster.view(id, viewed)
		}
	})
}

// Drop removes applications that are no longer on this computer.
func (p *Pane) Drop(applies ...int64) {
	p.change(func() {
		p.roster.keepOnly(func(c *person) bool { return !slices.Contains(applies, c.ID) })
	})
}

// Queued sets the applications whose view waits to be sent.
func (p *Pane) Queued(applies map[int64]bool) { p.queued = applies }
