package applicantlist

import (
	"slices"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/career"
	"shortlist/model/query"
	"shortlist/ui/list"
)

// person is an applicant with what the list needs, computed once.
type person struct {
	// Each key typed into a filter reads these fields of everyone, so they lie side by side.
	tab      int8
	opened   bool // since the list was last arranged; keeps its place
	moving   bool // put is moving it to another place
	measured bool // now.Worked is computed
	entry    query.Entry

	*model.Candidate // not copied, because a list has very many
	key              model.CandidateKey
	review           *model.Review // nil without a review
	read             int           // the last fetch that had this application

	now, placed model.Standing // the review now, and the one that its place is based on
}

// measure computes once how long the applicant worked. Reading dates takes longer than
// everything else in a list.
func (c *person) measure(today career.Day) {
	if !c.measured {
		c.now.Worked = career.At(c.Applicant.Experience, today).Total.About
		c.measured = true
	}
}

// roster keeps applicants in order, and knows which of them are shown. It inserts arrivals in
// their places: nothing is sorted twice.
//
// order and shown are sorted by key, and shown is the part of order that is on the tab and
// passes the filter. A person's key, tab and entry change only in put and arrange, which keep
// this true.
type roster struct {
	byID   map[int64]*person
	order  []*person
	shown  []*person
	counts [tabCount]int

	sort   model.CandidateOrder
	tab    int
	mine   func(applyID int64) model.Review // nil: looked up later
	today  career.Day
	filter quickFilter
	lister query.Lister
	marked list.Marks

	places []int // the places of the marked
	placed bool  // places is up to date

	coded bool // applicants show only their codes until they are read again

	fetched byte // not used; see sift

	undecided int  // shown applicants without a verdict
	counted   bool // undecided is up to date
}

func newRoster(by model.CandidateOrder, today career.Day) *roster {
	return &roster{byID: map[int64]*person{}, sort: by, marked: list.Marks{}, today: today}
}

// quickFilter is a filter. It passes certain matches at once, and what the index finds once that
// has answered.
type quickFilter struct {
	query.Query
	marks bool           // the filter is about marks
	asks  [2]query.Query // for unmarked and for marked applicants; the same without marks
	found [2]map[int64]bool
	known bool // found is set; later arrivals are not in it
}

func newQuickFilter(q query.Query) quickFilter {
	s := quickFilter{Query: q, asks: [2]query.Query{q, q}}
	if s.marks = q.AsksMarked(); s.marks {
		s.asks = [2]query.Query{q.IfMarked(false), q.IfMarked(true)}
	}
	return s
}

// narrows reports whether q certainly passes only applicants that passed wide, which had no
// marks in it: they may have changed since.
func (q *quickFilter) narrows(wide *quickFilter) bool {
	return !q.known && !wide.marks && q.Narrows(wide.Query)
}

// tabOf is the tab of an applicant by the service's data.
func tabOf(c *model.Candidate) int8 {
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

// onTab reports whether a person is on the tab. An applicant that was just opened or judged
// stays on it, so that the next key acts on the next applicant.
func (r *roster) onTab(c *person) bool {
	switch {
	case r.tab == tabUnviewed:
		return c.tab == tabApplied && (c.Unviewed() || c.opened)
	case r.tab >= tabYes && r.tab <= tabUndecided:
		return c.tab == tabApplied && (r.tab == byVerdict(c.now.Verdict) || r.tab == byVerdict(c.placed.Verdict))
	}
	return int(c.tab) == r.tab
}

// passes reports whether a person is shown.
func (r *roster) passes(c *person) bool {
	if !r.onTab(c) {
		return false
	}
	f, is := &r.filter, 0
	if f.marks && r.marked[c.ID] {
		is = 1
	}
	if f.known && (f.found[is][c.ID] || !c.opened && !c.JustIn()) {
		return f.found[is][c.ID]
	}
	return c.meets(&f.asks[is])
}

// meets reports whether a person certainly matches a query. Just opened, they count as unviewed.
func (c *person) meets(q *query.Query) bool {
	if !c.opened || !c.Viewed {
		return q.Match(&c.entry)
	}
	c.Viewed = false
	met := q.Match(&c.entry)
	c.Viewed = true
	return met
}

// count adds a person to the tabs' counts, or removes one.
func (r *roster) count(c *person, by int) {
	r.counts[c.tab] += by
	if c.tab != tabApplied {
		return
	}
	r.counts[byVerdict(c.now.Verdict)] += by
	if c.Unviewed() {
		r.counts[tabUnviewed] += by
	}
}

// judge looks up the review of a person.
func (r *roster) judge(c *person) {
	if r.mine != nil {
		mine := r.mine(c.ID)
		c.now.Verdict, c.now.Rating = mine.Verdict, mine.Rating
		r.review(c, mine)
	}
	if r.sort.By == model.CandidatesByExperience {
		c.measure(r.today)
	}
}

// review stores what the filter needs of a person's review. Few have one.
func (r *roster) review(c *person, mine model.Review) {
	var before model.Review
	switch {
	case c.review != nil:
		before = *c.review
	case mine.Blank():
		return
	default:
		c.review = &model.Review{}
	}
	*c.review = mine
	if before.Blank() || before.Note != mine.Note || !slices.Equal(before.Tags, mine.Tags) {
		c.entry = r.lister.Entry(c.Candidate, c.review)
	}
}

// rejudge looks up reviews again. With ids, the applicants keep their places until the list is
// arranged. Without ids it is about everyone, and applicants whose review has changed move,
// except at, which keys act on.
func (r *roster) rejudge(ids []int64, at *person) {
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
		was := c.now
		r.count(c, -1)
		r.judge(c)
		r.count(c, 1)
		if c.now != was {
			changed = true
			if ids == nil && c != at {
				c.placed = c.now
				r.place(c)
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
	r.sift(r.order)
}

// place computes a person's key.
func (r *roster) place(c *person) {
	viewed := c.Viewed
	c.Viewed = viewed && !c.opened
	c.key = c.Key(r.sort, c.placed)
	c.Viewed = viewed
}

func byKey(a, b *person) int { return a.key.Compare(&b.key) }

// put adds applicants or replaces them, with the number of their fetch. The roster keeps the slice.
func (r *roster) put(people []model.Candidate, read int) {
	r.placed, r.counted = false, false
	var arriving []*person
	left := false // someone leaves their place
	for i := range people {
		p := &people[i]
		c, known := r.byID[p.ID]
		if !known {
			c = &person{Candidate: p, read: read, moving: true}
			c.tab, c.entry = tabOf(p), r.lister.Entry(c.Candidate, nil)
			r.byID[p.ID] = c
			r.judge(c)
			c.placed = c.now
			r.place(c)
			r.count(c, 1)
			arriving = append(arriving, c)
			continue
		}
		before, shown := c.key, r.passes(c)
		r.count(c, -1)
		c.Candidate, c.read, c.measured = p, read, false
		c.tab, c.entry = tabOf(p), r.lister.Entry(c.Candidate, c.review)
		if r.sort.By == model.CandidatesByExperience {
			c.measure(r.today)
			c.placed.Worked = c.now.Worked
		}
		r.place(c)
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
	as := *c.Candidate
	as.Viewed = viewed
	r.put([]model.Candidate{as}, c.read)
	return true
}

// code replaces people by their codes, each in their place.
func (r *roster) code() {
	r.coded = true
	for _, c := range r.order {
		*c.Candidate = blind.Coded(*c.Candidate)
		c.entry = r.lister.Coded(c.Candidate, c.review)
	}
}

// keep removes people who do not hold.
func (r *roster) keep(holds func(*person) bool) {
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
		if again || c.opened || c.placed != c.now {
			c.opened, c.placed = false, c.now
			r.place(c)
		}
	}
	slices.SortFunc(r.order, byKey)
	r.sift(r.order)
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
		if was.opened || was.placed != was.now {
			c.opened, c.placed = was.opened, was.placed
			r.place(c)
		}
	}
	slices.SortFunc(r.order, byKey)
	r.sift(r.order)
}

// refilter shows the people who pass another filter.
func (r *roster) refilter(q quickFilter) {
	among := r.order
	if q.narrows(&r.filter) {
		among = r.shown
	}
	r.filter = q
	r.sift(among)
}

func (r *roster) sift(among []*person) {
	r.placed, r.counted = false, false
	shown := r.shown[:0]
	for some := range slices.Chunk(among, 32) {
		for _, c := range some { // the processor loads their memory in parallel
			if !r.filter.known && !r.filter.Empty() {
				r.fetched += c.entry.Fetch()
			}
		}
		for _, c := range some {
			if r.passes(c) {
				shown = append(shown, c)
			}
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
			if c.now.Verdict == model.Undecided {
				r.undecided++
			}
		}
	}
	return r.undecided
}
