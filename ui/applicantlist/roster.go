package applicantlist

import (
	"slices"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/career"
	"shortlist/model/query"
	"shortlist/ui/widget"
)

// person is an applicant of the list.
type person struct {
	tab      int8
	opened   bool // since the list was last arranged; keeps its place
	moving   bool // insert is moving it to another place
	measured bool // current.Worked is computed
	unstored bool // the store does not have the applicant, whose row is held
	near     bool // only used by release
	sized    bool // the columns have room for the row

	model.Brief
	row  *model.Candidate // nil while it is not held
	key  model.BriefKey
	read int // the last fetch that had this application

	current, sortedBy model.Standing // the review now, and the one that its place is based on
}

// measure computes once how long the applicant worked, if the row is held. Reading dates takes
// longer than everything else in a list.
func (c *person) measure(today career.Day) {
	if !c.measured && c.row != nil {
		c.current.Worked = career.At(c.row.Applicant.Experience, today).Total.About
		c.measured = true
	}
}

// roster keeps applicants in order, and knows which of them are shown. It inserts arrivals in
// their places: nothing is sorted twice. It holds the rows of some of them: see Pane.Prepare.
//
// order and shown are sorted by key, and shown is the part of order that is on the tab and
// passes the filter. A person's key and tab change only in insert and arrange, which keep this
// true.
type roster struct {
	byID   map[int64]*person
	order  []*person
	shown  []*person
	counts [tabCount]int
	held   int // an upper bound of the number of held rows

	sort   model.CandidateOrder
	tab    int
	mine   func(applyID int64) model.Review // nil: looked up later
	today  career.Day
	filter *filter // nil without a filter
	marked widget.Marks

	places []int // the places of the marked
	placed bool  // places is up to date

	needs [columnCount]int // the cells that each column needs for the rows that were near the cursor; 0: no value

	coded bool // applicants show only their codes until they are read again

	undecided int  // shown applicants without a verdict
	counted   bool // undecided is up to date
}

func newRoster(by model.CandidateOrder, today career.Day) *roster {
	return &roster{byID: map[int64]*person{}, sort: by, marked: widget.Marks{}, today: today}
}

// filter is a query, and the applicants that the store found for it.
type filter struct {
	typed string
	asks  [2]query.Query // for unmarked and for marked applicants; the same without marks
	marks bool           // the filter is about marks
	found [2]map[int64]bool
}

func newFilter(q query.Query) *filter {
	s := &filter{asks: [2]query.Query{q, q}}
	if s.marks = q.AsksMarked(); s.marks {
		s.asks = [2]query.Query{q.IfMarked(false), q.IfMarked(true)}
	}
	return s
}

// tabOf is the tab of an applicant by the service's data.
func tabOf(c *model.Brief) int8 {
	switch {
	case c.Hidden():
		return tabDeleted
	case c.Suggested:
		return tabSuggested
	default:
		return tabApplied
	}
}

// byVerdict is the tab of applicants with a verdict, or without one.
func byVerdict(v model.Verdict) int {
	switch v {
	case model.Yes:
		return tabYes
	case model.Maybe:
		return tabMaybe
	case model.No:
		return tabNo
	default:
		return tabUndecided
	}
}

// onTab reports whether a person is on the tab. An applicant that was just opened or reviewed
// stays on it, so that the next key acts on the next applicant.
func (r *roster) onTab(c *person) bool {
	switch {
	case r.tab == tabUnviewed:
		return c.tab == tabApplied && (c.Unviewed() || c.opened)
	case r.tab >= tabYes && r.tab <= tabUndecided:
		return c.tab == tabApplied && (r.tab == byVerdict(c.current.Verdict) || r.tab == byVerdict(c.sortedBy.Verdict))
	}
	return int(c.tab) == r.tab
}

// passes reports whether a person is shown.
func (r *roster) passes(c *person) bool {
	if !r.onTab(c) {
		return false
	}
	if r.filter == nil {
		return true
	}
	is := 0
	if r.filter.marks && r.marked[c.ID] {
		is = 1
	}
	return r.filter.found[is][c.ID] || r.meets(c, r.filter.asks[is])
}

// meets reports whether a person surely matches a query that the store cannot answer: it does not
// have the applicant, or the applicant was just opened and still counts as unviewed here. Words that
// the query excludes may be in the CV.
func (r *roster) meets(c *person, q query.Query) bool {
	if !c.unstored && !c.opened || c.row == nil || r.mine == nil || c.row.CV != nil && q.Excludes() {
		return false
	}
	row := *c.row
	row.Viewed = row.Viewed && !c.opened
	doc := query.DocumentOf(&row, row.JobTitle, r.mine(c.ID), nil, "")
	return q.Match(query.EntryOf(&doc))
}

// count adds a person to the tabs' counts, or removes one.
func (r *roster) count(c *person, by int) {
	r.counts[c.tab] += by
	if c.tab != tabApplied {
		return
	}
	r.counts[byVerdict(c.current.Verdict)] += by
	if c.Unviewed() {
		r.counts[tabUnviewed] += by
	}
}

// unmeasured returns the people whose days of work are not known.
func (r *roster) unmeasured() (applies []int64) {
	for _, c := range r.order {
		if c.unstored {
			c.measure(r.today)
		}
		if !c.measured {
			applies = append(applies, c.ID)
		}
	}
	return applies
}

// takeWorked takes how many days people worked.
func (r *roster) takeWorked(worked map[int64]int) {
	for id, days := range worked {
		if c, ok := r.byID[id]; ok && !c.measured {
			c.current.Worked, c.measured = days, true
		}
	}
}

// loadReview looks up the review of a person.
func (r *roster) loadReview(c *person) {
	if r.mine != nil {
		mine := r.mine(c.ID)
		c.current.Verdict, c.current.Rating = mine.Verdict, mine.Rating
	}
	if r.sort.By == model.CandidatesByExperience {
		c.measure(r.today)
	}
}

// reloadReviews looks up reviews again. With ids, the applicants keep their places until the list is
// arranged. Without ids it is about everyone, and applicants whose review has changed move,
// except at, which keys act on.
func (r *roster) reloadReviews(ids []int64, at *person) {
	of := make([]*person, 0, len(ids))
	for _, id := range ids {
		if c, ok := r.byID[id]; ok {
			of = append(of, c)
		}
	}
	if ids == nil {
		of = r.order
	}
	changed := false
	for _, c := range of {
		c.sized = false
		was := c.current
		r.count(c, -1)
		r.loadReview(c)
		r.count(c, 1)
		if c.current != was {
			changed = true
			if ids == nil && c != at {
				c.sortedBy = c.current
				r.setKey(c)
			}
		}
	}
	switch {
	case !changed:
		return
	case ids != nil && (r.tab < tabYes || r.tab > tabUndecided): // the same people are shown, in the same order
		r.counted = false
		return
	case ids == nil:
		slices.SortFunc(r.order, byKey)
	}
	r.applyFilter()
}

// resize has the columns make room for the rows again.
func (r *roster) resize() {
	for _, c := range r.order {
		c.sized = false
	}
}

// setKey computes a person's key.
func (r *roster) setKey(c *person) {
	b := c.Brief
	b.Viewed = b.Viewed && !c.opened
	c.key = b.Key(r.sort, c.sortedBy)
}

func byKey(a, b *person) int { return a.key.Compare(&b.key) }

// put adds applicants or replaces them, with the number of their fetch. Their rows are held.
func (r *roster) put(people []model.Candidate, read int, unstored bool) {
	r.insert(len(people), func(i int) person {
		row := people[i] // else it would hold the others, too
		return person{Brief: row.Brief(), row: &row, read: read, unstored: unstored || row.JustIn()}
	})
}

// putBriefs adds applicants whose rows are not held.
func (r *roster) putBriefs(briefs []model.Brief) {
	r.insert(len(briefs), func(i int) person { return person{Brief: briefs[i]} })
}

// insert adds people or replaces them.
func (r *roster) insert(n int, at func(i int) person) {
	r.placed, r.counted = false, false
	var arriving []*person
	left := false // someone leaves their place
	for i := range n {
		p := at(i)
		p.tab = tabOf(&p.Brief)
		c, known := r.byID[p.ID]
		if p.row != nil && (!known || c.row == nil) {
			r.held++
		}
		if !known {
			c = &p
			c.moving = true
			r.byID[c.ID] = c
			r.loadReview(c)
			c.sortedBy = c.current
			r.setKey(c)
			r.count(c, 1)
			arriving = append(arriving, c)
			continue
		}
		before, shown := c.key, r.passes(c)
		r.count(c, -1)
		c.Brief, c.tab, c.row, c.read, c.unstored = p.Brief, p.tab, p.row, p.read, p.unstored
		c.measured, c.sized = c.measured && c.row == nil, false
		if r.sort.By == model.CandidatesByExperience {
			c.measure(r.today)
			c.sortedBy.Worked = c.current.Worked
		}
		r.setKey(c)
		r.count(c, 1)
		if !c.moving && (before.Compare(&c.key) != 0 || shown != r.passes(c)) {
			c.moving, left = true, true
			arriving = append(arriving, c)
		}
	}
	if left {
		moving := func(c *person) bool { return c.moving }
		r.order, r.shown = slices.DeleteFunc(r.order, moving), slices.DeleteFunc(r.shown, moving)
	}
	slices.SortFunc(arriving, byKey)
	r.order = merge(r.order, arriving)
	var showing []*person
	for _, c := range arriving {
		c.moving = false
		if r.passes(c) {
			showing = append(showing, c)
		}
	}
	r.shown = merge(r.shown, showing)
}

// merge inserts sorted people among sorted others.
func merge(into, more []*person) []*person {
	end := len(into)
	into = append(into, more...)
	for i := len(more) - 1; i >= 0; i-- {
		at, _ := slices.BinarySearchFunc(into[:end], more[i], byKey)
		copy(into[at+i+1:], into[at:end])
		into[at+i] = more[i]
		end = at
	}
	return into
}

// view marks a person viewed or not viewed, and reports whether they are here. They keep their
// place.
func (r *roster) view(id int64, viewed bool) bool {
	c, ok := r.byID[id]
	if !ok {
		return false
	}
	c.opened = c.opened || viewed && c.Unviewed()
	as := *c
	as.Brief.Viewed = viewed
	if c.row != nil {
		row := *c.row
		row.Viewed = viewed
		as.row = &row
	}
	r.insert(1, func(int) person { return as })
	return true
}

// code replaces people by their codes, each in their place.
func (r *roster) code() {
	r.coded = true
	for _, c := range r.order {
		c.Name = blind.Name(c.ApplyID())
		if c.row != nil {
			*c.row = blind.Coded(*c.row)
		}
	}
}

// lacks returns the people among some of the shown whose rows have to be read.
func (r *roster) lacks(from, to int) (ids []int64) {
	for _, c := range r.shown[from:to] {
		if c.row == nil {
			ids = append(ids, c.ID)
		}
	}
	return ids
}

// without returns the people among some who have no row.
func (r *roster) without(ids []int64) (out []int64) {
	for _, id := range ids {
		if c, ok := r.byID[id]; ok && c.row == nil {
			out = append(out, id)
		}
	}
	return out
}

// hold takes rows that were read for people.
func (r *roster) hold(rows []model.Candidate) {
	for i := range rows {
		if c, ok := r.byID[rows[i].ID]; ok && c.row == nil {
			row := rows[i]              // else it would hold the others, too
			row.Viewed = c.Brief.Viewed // the row may have been read before a view
			c.row = &row
			r.held++
		}
	}
}

// release drops rows if more than 2*most are held. The rows of shown[from:to] stay.
func (r *roster) release(from, to, most int) {
	if r.held <= 2*most {
		return
	}
	for _, c := range r.shown[from:to] {
		c.near = true
	}
	r.held = 0
	for _, c := range r.order {
		if !c.near && !c.unstored && !c.opened {
			c.row = nil
		}
		if c.near = false; c.row != nil {
			r.held++
		}
	}
}

// keepOnly keeps the people who satisfy holds, and removes all others.
func (r *roster) keepOnly(holds func(*person) bool) {
	r.placed, r.counted = false, false
	gone := func(c *person) bool { return !holds(c) }
	r.order, r.shown = slices.DeleteFunc(r.order, gone), slices.DeleteFunc(r.shown, gone)
	for id, c := range r.byID {
		if gone(c) {
			r.count(c, -1)
			delete(r.byID, id)
			delete(r.marked, id)
		}
	}
}

// arrange sorts the list again: opened applicants move to the viewed ones.
func (r *roster) arrange(by model.CandidateOrder, tab int) {
	again := by != r.sort
	r.sort, r.tab = by, tab
	for _, c := range r.order {
		if by.By == model.CandidatesByExperience {
			c.measure(r.today)
		}
		if again || c.opened || c.sortedBy != c.current {
			c.opened, c.sortedBy = false, c.current
			r.setKey(c)
		}
	}
	slices.SortFunc(r.order, byKey)
	r.applyFilter()
}

// adopt takes the marks of an older roster, and the places of its opened applicants.
func (r *roster) adopt(old *roster) {
	for id := range old.marked {
		if _, ok := r.byID[id]; ok {
			r.marked[id] = true
		}
	}
	for id, was := range old.byID {
		c, ok := r.byID[id]
		if !ok {
			continue
		}
		if was.opened || was.sortedBy != was.current {
			c.opened, c.sortedBy = was.opened, was.sortedBy
			r.setKey(c)
		}
	}
	slices.SortFunc(r.order, byKey)
	r.applyFilter()
}

// refilter shows the people who pass another filter; nil: everyone.
func (r *roster) refilter(s *filter) {
	r.filter = s
	r.applyFilter()
}

func (r *roster) applyFilter() {
	r.placed, r.counted = false, false
	shown := r.shown[:0]
	for _, c := range r.order {
		if r.passes(c) {
			shown = append(shown, c)
		}
	}
	clear(r.shown[min(len(shown), len(r.shown)):])
	r.shown = shown
}

// index finds the place of a person.
func (r *roster) index(c *person) (int, bool) {
	i, ok := slices.BinarySearchFunc(r.shown, c, byKey)
	return i, ok && r.shown[i] == c
}

// markedAt returns the places of the marked people, in order. Every key counts them, so they
// are computed only when marks or the list have changed.
func (r *roster) markedAt() []int {
	if r.placed {
		return r.places
	}
	var places []int
	if len(r.marked) > len(r.shown)/4 { // one pass takes less time than many lookups
		for i, c := range r.shown {
			if r.marked[c.ID] {
				places = append(places, i)
			}
		}
	} else {
		for id := range r.marked {
			if c, ok := r.byID[id]; ok {
				if i, ok := r.index(c); ok {
					places = append(places, i)
				}
			}
		}
		slices.Sort(places)
	}
	r.places, r.placed = places, true
	return places
}

// undecidedShown counts the shown people without a verdict. Every key draws the count, so it is
// computed only when the list or a verdict has changed.
func (r *roster) undecidedShown() int {
	if !r.counted {
		r.undecided, r.counted = 0, true
		for _, c := range r.shown {
			if c.current.Verdict == model.Undecided {
				r.undecided++
			}
		}
	}
	return r.undecided
}
