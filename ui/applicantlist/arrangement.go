package applicantlist

import (
	"slices"

	"shortlist/model"
	"shortlist/ui/widget"
)

// Arrangement is what the person has chosen in the list of a job, and where the cursor is.
type Arrangement struct {
	job    int64
	tab    int
	order  model.CandidateOrder
	filter string
	marked widget.Marks
	near   []int64 // applications from the cursor down, then up: the cursor goes to the first that is shown
}

// Arrangement returns how the list is arranged.
func (p *Pane) Arrangement() Arrangement {
	ids := p.Shown()
	at := min(p.list.Cursor, len(ids))
	before := slices.Clone(ids[:at])
	slices.Reverse(before)
	return Arrangement{p.job.ID, p.roster.tab, p.sorting, p.filter.Value(), p.roster.marked, append(slices.Clone(ids[at:]), before...)}
}

// Begin makes the pane show a's job with the arrangement a. It is called before any job is shown.
func (p *Pane) Begin(a Arrangement) {
	p.begins, p.sorting, p.roster.sort = a, a.order, a.order
}

// begin puts the cursor where the arrangement has it, once.
func (p *Pane) begin() {
	near := p.begins.near
	p.begins = Arrangement{}
	if at := slices.IndexFunc(near, func(id int64) bool { at, _ := p.Place(id); return at > 0 }); at >= 0 {
		p.MoveTo(near[at])
	}
}
