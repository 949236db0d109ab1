// Package query is the language in which applicants and jobs are searched and filtered:
// words, "phrases", beginnings*, -not, OR and (brackets), name: and other fields, job:,
// list:, has:, is:, status:, verdict:, and comparisons of rating:, age:, years:,
// salary:, applied: and since:. It ignores accents, apostrophes and the endings of words, and
// takes Cyrillic letters that look like Latin ones for these; in names and places it
// ignores the alphabet. The last word that is being typed also finds words that begin
// with it.
//
// A query is parsed once and answered by SQLite's full-text index, for which Expression is the
// condition and Column the words, or by Match in memory, where the index lacks an application.
// Where all texts are known, both answers are the same.
package query

import (
	"slices"

	"shortlist/model"
)

// Version is the version of the words of an index. Raise it with any change to them: an
// index of another version is made again.
const Version = 14

// Query is a condition on applications. Every application meets the zero Query.
type Query struct {
	// Blind leaves out names, contacts and ages: a word of an applicant's name or
	// contacts does not find them, in any text.
	Blind bool

	// ByCloseness puts the applications first whose words are closest to those that were
	// typed; see Closer. ParseTyping sets it.
	ByCloseness bool

	root node
}

// node is a term, or a group of nodes that must all be met, or one of which must be
// met. Every application meets the empty group.
type node struct {
	not  bool
	any  bool // one of the group is enough
	of   []node
	term *term // nil for a group
}

// term is one condition: on the words of a field, or a fact. An application never meets
// a term without patterns and without a fact.
type term struct {
	field    Field     // or anyField; Marks for a fact
	patterns []pattern // one of them must be found

	marks []string          // of a fact: an application with one of them in the index meets it
	holds func(*Entry) bool // the same in memory

	personal bool // blind mode hides the fact: nothing meets it there
}

// fact returns a condition on a fact about an application.
func fact(holds func(*Entry) bool, marks ...string) node {
	return node{term: &term{field: Marks, marks: marks, holds: holds}}
}

// never returns a term that no application meets.
func never() *term { return &term{field: Marks} }

// group returns nodes as one.
func group(any bool, of []node) node {
	switch len(of) {
	case 0:
		return node{}
	case 1:
		return of[0]
	}
	return node{any: any, of: of}
}

// matchesAll reports whether the node is the empty group.
func (n *node) matchesAll() bool { return n.term == nil && len(n.of) == 0 }

// visit calls f with every term in order. out reports that the query excludes it.
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

// replaced returns the query with some terms replaced; by returns nil to keep a term.
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

// has reports whether is is true for a term of the query.
func (q *Query) has(is func(t *term, out bool) bool) (found bool) {
	q.root.visit(func(t *term, out bool) { found = found || is(t, out) })
	return found
}

// Empty reports whether every application meets the query.
func (q Query) Empty() bool { return q.root.matchesAll() }

// ReadsCVs reports whether the answer may depend on the text of CVs.
func (q Query) ReadsCVs() bool {
	return q.has(func(t *term, _ bool) bool { return t.field == CV || t.field == contactsInCV || t.field == anyField })
}

// Factual reports whether the query asks only for facts, and for no text.
func (q Query) Factual() bool {
	return !q.has(func(t *term, _ bool) bool { return t.field.written() })
}

// Possible returns a query that an application meets if it meets this one after any
// words of it are hidden: this query without its excluded words.
func (q Query) Possible() Query {
	return q.replaced(func(t *term, out bool) *term {
		if out && t.field.written() {
			return never() // its exclusion is always met
		}
		return nil
	})
}

// Excludes reports whether the query excludes words of a text. Where not all texts of an application are
// known, it may match by mistake.
func (q Query) Excludes() bool {
	return q.has(func(t *term, out bool) bool { return out && t.field.written() })
}

// AsksMarked reports whether the query has is:marked, which only a list can answer.
func (q Query) AsksMarked() bool {
	return q.has(func(t *term, _ bool) bool { return t.asks(marked.mark) })
}

// AsksUnviewed reports whether the query has is:unviewed.
func (q Query) AsksUnviewed() bool {
	return q.has(func(t *term, _ bool) bool { return t.asks(isMark(formerly)) })
}

// IfMarked returns what the query asks of applicants who are marked, or of the others.
func (q Query) IfMarked(yes bool) Query {
	return q.replaced(func(t *term, _ bool) *term {
		switch {
		case !t.asks(marked.mark):
			return nil
		case yes:
			return fact(func(*Entry) bool { return true }, anyMark).term
		}
		return never()
	})
}

// InJob returns the query for the applications of one job.
func (q Query) InJob(jobID int64) Query { return q.and(ofJob(jobID)) }

// WithoutDeleted returns the query without deleted applications, unless it asks about
// them.
func (q Query) WithoutDeleted() Query {
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
	if q.root.matchesAll() {
		q.root = n
	} else {
		q.root = node{of: []node{q.root, n}}
	}
	return q
}

// Match reports whether an application meets the query.
func (q Query) Match(e *Entry) bool { return q.match(&q.root, e) }

// match reports whether an application meets a node.
func (q *Query) match(n *node, e *Entry) bool {
	if n.term != nil {
		return q.met(n.term, e) != n.not
	}
	met := !n.any
	for i := range n.of {
		if q.match(&n.of[i], e) == n.any {
			met = n.any
			break
		}
	}
	return met != n.not
}

func (q *Query) met(t *term, e *Entry) bool {
	switch {
	case q.Blind && t.personal:
		return false
	case t.holds != nil:
		return t.holds(e)
	case len(t.patterns) == 0:
		return false
	case q.Blind && t.field.written() && (t.in(e, Name) || t.in(e, Contact)):
		return false
	}
	return t.in(e, t.field)
}

// in reports whether a field has one of the patterns.
func (t *term) in(e *Entry, f Field) bool {
	for i := range t.patterns {
		if p := &t.patterns[i]; p.spelled && p.in(e.keys(f)) || !p.spelled && p.in(e.column(f)) {
			return true
		}
	}
	return false
}
