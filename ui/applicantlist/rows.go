package applicantlist

import (
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/career"
	"shortlist/ui/env"
	"shortlist/ui/load"
)

// The list holds the rows of applicants near the cursor, and reads other rows when the cursor comes near them. It never
// waits for a row: until the row under the cursor is there, keys act on no one.

// mostHeld is how many rows are held around the cursor. Rows are released only after twice as many are held, so most
// lists are held as a whole.
const mostHeld = 500

// near returns the range of the shown applicants around the visible ones, with at most most on each side.
func (p *Pane) near(most int) (from, to int) {
	if p.env.UI.Linear { // the front end by lines may print any row
		return 0, len(p.roster.shown)
	}
	from, to = p.list.Window()
	return max(from-most, 0), min(to+most, len(p.roster.shown))
}

// Prepare reads the missing rows near the cursor, before the cursor comes to them.
func (p *Pane) Prepare() tea.Cmd {
	if len(p.roster.shown) == 0 || p.holding.Busy() || p.unread {
		return nil
	}
	from, to := p.near(p.mostHeld / 2)
	p.roster.release(from, to, p.mostHeld)
	if closeFrom, closeTo := p.near(p.mostHeld / 4); len(p.roster.lacks(closeFrom, closeTo)) == 0 {
		return nil
	}
	source, ids := p.source, p.roster.lacks(from, to)
	return load.Run(p.env.Group, &p.holding, func(ctx context.Context) ([]model.Candidate, error) {
		return source.CandidatesOf(ctx, ids)
	}, func(rows []model.Candidate, err error) tea.Cmd {
		if p.unread = err != nil; p.unread {
			return p.env.Notify(env.Bad, p.env.Fail(err))
		}
		awaited := p.awaited()
		p.roster.hold(rows)
		if gone := p.roster.without(ids); len(gone) > 0 { // these were erased in another window, or are damaged
			p.Drop(gone...)
		}
		if awaited && !p.awaited() {
			return p.showCursor()
		}
		return nil
	})
}

// awaited reports whether the row under the cursor is not held.
func (p *Pane) awaited() bool {
	c, ok := p.current()
	return ok && c.row == nil
}

// workedOf returns how many days applicants worked. It holds few rows at once.
func workedOf(ctx context.Context, source Source, applies []int64, today career.Day) (map[int64]int, error) {
	worked := make(map[int64]int, len(applies))
	for some := range slices.Chunk(applies, mostHeld) {
		people, err := source.CandidatesOf(ctx, some)
		if err != nil {
			return nil, err
		}
		for i := range people {
			worked[people[i].ID] = career.At(people[i].Applicant.Experience, today).Total.About
		}
	}
	return worked, ctx.Err()
}

// drawn are the rows of the list as last drawn.
type drawn struct {
	lines   []string
	width   int
	focused bool
}

// settled returns the rows to show: those drawn now, but while the row under the cursor is being read, those drawn
// before. The read takes a moment, in which blank rows would only flash.
func (p *Pane) settled(now drawn) []string {
	before := p.drawn
	p.frozen = p.awaited() && p.holding.Busy() && len(before.lines) == len(now.lines) && before.width == now.width && before.focused == now.focused
	if p.frozen {
		return before.lines
	}
	p.drawn = now
	return now.lines
}
