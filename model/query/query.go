// Package query is the language applicants are searched and filtered in: words, "phrases",
// beginnings*, -not, OR and (brackets), name: and other fields, job:, list:, has:, is:,
// status:, verdict:, and comparisons of rating:, age:, years:, salary: and applied:.
// Marks on letters, Cyrillic letters that look like Latin ones, apostrophes and the
// endings of words do not count. The same query is matched against one applicant here
// and made an expression of SQLite's full-text index; both find the same.
package query

import (
	"slices"
	"strings"
	"unicode/utf8"

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

// term is one condition.
type term struct {
	field    Field     // or anyField
	patterns []pattern // one of which is to be found; none is never met
	personal bool      // it asks what blind mode hides: nobody meets it there
}

// pattern is words in a row of a column, parted by spaces; open ones may go on within
// the last.
type pattern struct {
	tokens string
	open   bool
}

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

// Marked reports whether the query asks only for what an application is and has, and
// for nothing that is written.
func (q Query) Marked() bool {
	return !q.has(func(t *term, _ bool) bool { return t.field != Marks })
}

// Possible returns a query that all meet who meet this one after words of theirs were
// hidden: without the words that nobody found may have.
func (q Query) Possible() Query {
	q.root = q.root.possible(false)
	return q
}

func (n node) possible(out bool) node {
	out = out != n.not
	if n.term != nil && out && n.term.field != Marks {
		n.term = &term{field: Marks} // never met, and so always kept out
	}
	n.of = slices.Clone(n.of)
	for i := range n.of {
		n.of[i] = n.of[i].possible(out)
	}
	return n
}

// Of returns the query, of the applications of one job only.
func (q Query) Of(jobID int64) Query {
	return q.and(node{term: &term{field: Marks, patterns: []pattern{{jobMark(jobID), false}}}})
}

// Living returns the query without the deleted, unless it asks about them.
func (q Query) Living() Query {
	deleted := pattern{isMark(isDeleted), false}
	asked := []pattern{deleted, {statusMark(string(model.CandidateDeleted)), false}}
	if q.has(func(t *term, _ bool) bool {
		return slices.ContainsFunc(t.patterns, func(p pattern) bool { return slices.Contains(asked, p) })
	}) {
		return q
	}
	return q.and(node{not: true, term: &term{field: Marks, patterns: []pattern{deleted}}})
}

func (q Query) and(n node) Query {
	if q.root.everybody() {
		q.root = n
	} else {
		q.root = node{of: []node{q.root, n}}
	}
	return q
}

// Match reports whether an application meets the query.
func (q Query) Match(e *Entry) bool { return q.match(&q.root, e) }

func (q Query) match(n *node, e *Entry) bool {
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

func (q Query) met(t *term, e *Entry) bool {
	if q.Blind && t.personal {
		return false
	}
	if t.field == Marks || !q.Blind && t.field != anyField {
		return t.in(e.columns[t.field])
	}
	if q.Blind && (t.in(e.columns[Name]) || t.in(e.columns[Contact])) {
		return false
	}
	if t.field != anyField {
		return t.in(e.columns[t.field])
	}
	for f := range Marks {
		if t.in(e.columns[f]) {
			return true
		}
	}
	return false
}

func (t *term) in(column string) bool {
	for _, p := range t.patterns {
		if p.in(column) {
			return true
		}
	}
	return false
}

func (p pattern) in(column string) bool {
	for {
		i := strings.Index(column, p.tokens)
		if i < 0 {
			return false
		}
		end := i + len(p.tokens)
		if i > 0 && column[i-1] == ' ' && (p.open || column[end] == ' ') {
			return true
		}
		_, size := utf8.DecodeRuneInString(column[i:])
		column = column[i+size:]
	}
}
