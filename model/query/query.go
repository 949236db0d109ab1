// Package query is the language applicants and jobs are searched and filtered in: words,
// "phrases", beginnings*, -not, OR and (brackets), name: and other fields, job:, list:,
// has:, is:, status:, verdict:, and comparisons of rating:, age:, years:, salary: and
// applied:. Marks on letters, Cyrillic letters that look like Latin ones, apostrophes and
// the endings of words do not count; in names and places, neither does the alphabet. The
// last word that is being typed also finds what begins with it.
//
// A query is parsed once and answered in two places: by Match in memory, and by SQLite's
// full-text index, of which Expression is the condition and Column the words. For one
// application of which all is known both answers are the same.
//
// A list does not hold everything: duties, CVs, the titles of jobs, shortlists and years
// of experience are answered by the index only. Match of an entry that a Lister makes
// reports who surely meets the query, whatever is in those. So the index finds
// everybody whom a list matches; it finds others only by what a list does not hold.
package query

import (
	"slices"

	"shortlist/model"
)

// Version is that of the words that documents are made of. Whoever changes how, raises
// it: an index made by another is made anew.
const Version = 2

// Query is a condition on an application. The zero one is met by everybody.
type Query struct {
	// Blind keeps names, contacts and ages out of it: nobody is found by a word that is
	// in theirs, wherever it stands.
	Blind bool

	root node
}

// node is a term, or a group of which all are to be met, or one. A group of none is met
// by everybody.
type node struct {
	not  bool
	any  bool // one of the group is enough
	of   []node
	term *term // nil: a group
}

// term is one condition: on the words of a field, or a fact. Without patterns and without
// a fact it is never met.
type term struct {
	field    Field     // or anyField; Marks: a fact
	patterns []pattern // one of which is to be found

	marks []string          // of a fact: who has one of them in the index meets it
	holds func(*Entry) bool // the same in memory
	late  bool              // a list does not know the fact

	personal bool // it asks what blind mode hides: nobody meets it there
}

// fact is a node of a condition on what an application is and has.
func fact(holds func(*Entry) bool, marks ...string) node {
	return node{term: &term{field: Marks, marks: marks, holds: holds}}
}

// never is met by nobody.
func never() *term { return &term{field: Marks} }

// group is nodes as one.
func group(any bool, of []node) node {
	switch len(of) {
	case 0:
		return node{}
	case 1:
		return of[0]
	}
	return node{any: any, of: of}
}

// everybody reports whether the node is the group of none.
func (n *node) everybody() bool { return n.term == nil && len(n.of) == 0 }

// visit calls f with every term, in their order, and whether it is asked for or kept out.
func (n *node) visit(f func(t *term, out bool)) { n.visitFrom(false, f) }

func (n *node) visitFrom(out bool, f func(t *term, out bool)) {
	out = out != n.not
	if n.term != nil {
		f(n.term, out)
	}
	for i := range n.of {
		n.of[i].visitFrom(out, f)
	}
}

// replaced returns the query with other terms in the place of its own; nil leaves one.
func (q Query) replaced(by func(t *term, out bool) *term) Query {
	var replace func(n node, out bool) node
	replace = func(n node, out bool) node {
		out = out != n.not
		if n.term != nil {
			if t := by(n.term, out); t != nil {
				n.term = t
			}
		}
		n.of = slices.Clone(n.of)
		for i := range n.of {
			n.of[i] = replace(n.of[i], out)
		}
		return n
	}
	q.root = replace(q.root, false)
	return q
}

// has reports whether a term of the query is one.
func (q *Query) has(is func(t *term, out bool) bool) (found bool) {
	q.root.visit(func(t *term, out bool) { found = found || is(t, out) })
	return found
}

// Empty reports whether everybody meets the query.
func (q Query) Empty() bool { return q.root.everybody() }

// Reads reports whether the query may depend on the text of CVs.
func (q Query) Reads() bool {
	return q.has(func(t *term, _ bool) bool { return t.field == CV || t.field == anyField })
}

// Factual reports whether the query asks only for what an application is and has, and
// for nothing that is written.
func (q Query) Factual() bool {
	return !q.has(func(t *term, _ bool) bool { return t.field.written() })
}

// Waits reports whether a list that shows at once whom it surely matches would leave out
// many: the query asks only the index for something, keeps out a word that may be in a
// CV, or is asked in blind mode, where a list does not hold what was hidden from it.
func (q Query) Waits() bool {
	return q.Blind || q.has(func(t *term, out bool) bool {
		return t.late || t.field == anyField && out || t.field != anyField && unlisted(t.field)
	})
}

// Possible returns a query that all meet who meet this one after words of theirs were
// hidden: without the words that nobody found may have.
func (q Query) Possible() Query {
	return q.replaced(func(t *term, out bool) *term {
		if out && t.field.written() {
			return never() // and so always kept out
		}
		return nil
	})
}

// AsksMarked reports whether the query has is:marked, which only a list can answer.
func (q Query) AsksMarked() bool {
	return q.has(func(t *term, _ bool) bool { return t.asks(marked.mark) })
}

// IfMarked returns what the query asks of those who are marked, or of the others.
func (q Query) IfMarked(yes bool) Query {
	return q.replaced(func(t *term, _ bool) *term {
		switch {
		case !t.asks(marked.mark):
			return nil
		case yes:
			return fact(func(*Entry) bool { return true }, everyone).term
		}
		return never()
	})
}

// Of returns the query, of the applications of one job only.
func (q Query) Of(jobID int64) Query { return q.and(ofJob(jobID)) }

// Living returns the query without the deleted, unless it asks about them.
func (q Query) Living() Query {
	gone := isMark(deleted)
	if q.has(func(t *term, _ bool) bool {
		return t.asks(gone) || t.asks(statusMark(string(model.CandidateDeleted)))
	}) {
		return q
	}
	n := fact(func(e *Entry) bool { return e.candidate.Hidden() }, gone)
	n.not = true
	return q.and(n)
}

func (t *term) asks(mark string) bool { return slices.Contains(t.marks, mark) }

func (q Query) and(n node) Query {
	if q.root.everybody() {
		q.root = n
	} else {
		q.root = node{of: []node{q.root, n}}
	}
	return q
}

// Narrows reports whether all who meet the query surely meet a wider one: it has, for
// each term of that, one that asks for more of the same.
func (q Query) Narrows(wide Query) bool {
	if q.Blind != wide.Blind {
		return false
	}
	terms := q.root.conjunction()
	for _, w := range wide.root.conjunction() {
		if !slices.ContainsFunc(terms, func(n *node) bool { return n.implies(w) }) {
			return false
		}
	}
	return true
}

// conjunction is the nodes that are all to be met.
func (n *node) conjunction() (of []*node) {
	if n.term != nil || n.any || n.not {
		return []*node{n}
	}
	for i := range n.of {
		of = append(of, n.of[i].conjunction()...)
	}
	return of
}

func (n *node) implies(o *node) bool {
	if n.term == nil || o.term == nil || n.not || o.not {
		return false
	}
	if n.term.holds != nil || o.term.holds != nil {
		return slices.Equal(n.term.marks, o.term.marks)
	}
	return n.term.field == o.term.field && !slices.ContainsFunc(n.term.patterns, func(p pattern) bool {
		return !slices.ContainsFunc(o.term.patterns, func(w pattern) bool { return p.implies(&w) })
	})
}

// Match reports whether an application surely meets the query.
func (q Query) Match(e *Entry) bool { return q.match(&q.root, e, false) }

// match reports whether a node is met. out says that it is kept out: then what is not
// known of an entry counts as met.
func (q *Query) match(n *node, e *Entry, out bool) bool {
	out = out != n.not
	if n.term != nil {
		return q.met(n.term, e, out) != n.not
	}
	met := !n.any
	for i := range n.of {
		if q.match(&n.of[i], e, out) == n.any {
			met = n.any
			break
		}
	}
	return met != n.not
}

func (q *Query) met(t *term, e *Entry, out bool) bool {
	switch {
	case q.Blind && t.personal:
		return false
	case t.late && e.more == nil:
		return out
	case t.holds != nil:
		return t.holds(e)
	case len(t.patterns) == 0:
		return false
	case q.Blind && t.field.written() && (t.in(e, Name) || t.in(e, Contact)):
		return false
	}
	return t.in(e, t.field) || out && e.lacks(t.field)
}

// in reports whether one of the patterns stands in a field.
func (t *term) in(e *Entry, f Field) bool {
	for i := range t.patterns {
		if p := &t.patterns[i]; p.spelled && p.in(e.keys(f)) || !p.spelled && p.in(e.column(f)) {
			return true
		}
	}
	return false
}
