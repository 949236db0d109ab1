// Package query is the language people are searched and filtered in: words, "phrases",
// beginnings*, -not, name: and other fields, job:, has:, is:, rating: and verdict:.
// Marks on letters, Cyrillic letters that look like Latin ones, apostrophes and the
// endings of words do not count. The same query is matched against one applicant here
// and made an expression of SQLite's full-text index; both find the same.
package query

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Version is that of the words that documents are made of. Whoever changes how, raises
// it: an index made by another is made anew.
const Version = 1

// Query is what is searched for: all of its terms. The zero one is met by everybody.
type Query struct {
	// Blind keeps names and contacts out of it: nobody is found by a word that is in
	// theirs, wherever it stands.
	Blind bool

	terms []term
}

// term is one condition.
type term struct {
	not      bool
	field    Field     // or anyField
	patterns []pattern // one of which is to be found; none is never met
}

// pattern is words in a row of a column, parted by spaces; open ones may go on within
// the last.
type pattern struct {
	tokens string
	open   bool
}

// Empty reports whether everybody meets the query.
func (q Query) Empty() bool { return len(q.terms) == 0 }

// Reads reports whether the query may depend on the text of CVs.
func (q Query) Reads() bool {
	for _, t := range q.terms {
		if t.field == CV || t.field == anyField {
			return true
		}
	}
	return false
}

// Marked reports whether the query asks only for what an application is and has, and
// for nothing that is written.
func (q Query) Marked() bool {
	return !slices.ContainsFunc(q.terms, func(t term) bool { return t.field != Marks })
}

// Possible returns a query that all meet who meet this one after words of theirs were
// hidden: without the words that nobody found may have.
func (q Query) Possible() Query {
	q.terms = slices.DeleteFunc(slices.Clone(q.terms), func(t term) bool { return t.not && t.field != Marks })
	return q
}

// Of returns the query, of the applications of one job only.
func (q Query) Of(jobID int64) Query {
	return q.and(term{field: Marks, patterns: []pattern{{jobMark(jobID), false}}})
}

// Living returns the query without the deleted, unless it asks about them.
func (q Query) Living() Query {
	deleted := pattern{isMark(isDeleted), false}
	for _, t := range q.terms {
		if slices.Contains(t.patterns, deleted) {
			return q
		}
	}
	return q.and(term{not: true, field: Marks, patterns: []pattern{deleted}})
}

func (q Query) and(t term) Query {
	q.terms = append(slices.Clip(q.terms), t)
	return q
}

// Match reports whether an application meets the query.
func (q Query) Match(e *Entry) bool {
	for i := range q.terms {
		if t := &q.terms[i]; q.met(t, e) == t.not {
			return false
		}
	}
	return true
}

func (q Query) met(t *term, e *Entry) bool {
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

// Expression returns the query as SQLite's FTS5 takes it, for an index whose columns
// are Fields as Column writes them; "" for the empty query.
func (q Query) Expression() string {
	if q.Empty() {
		return ""
	}
	var with, without []string
	for i := range q.terms {
		t := &q.terms[i]
		if t.not {
			without = append(without, q.expression(t))
		} else {
			with = append(with, q.expression(t))
		}
	}
	if len(with) == 0 {
		with = []string{quote(everyone)}
	}
	e := strings.Join(with, " AND ")
	if len(without) > 0 {
		e = "(" + e + ") NOT (" + strings.Join(without, " OR ") + ")"
	}
	return e
}

func (q Query) expression(t *term) string {
	var any []string
	for _, p := range t.patterns {
		any = append(any, p.expression())
	}
	if len(any) == 0 {
		return "(" + quote(barrier+"nobody") + ")"
	}
	e := "(" + strings.Join(any, " OR ") + ")"
	switch {
	case t.field == Marks: // no text has its words
		return e
	case q.Blind:
		in := columns(func(f Field) bool { return f != Name && f != Contact && (t.field == anyField || f == t.field) })
		if in == "" {
			return "(" + quote(barrier+"nobody") + ")"
		}
		return "(" + in + " : " + e + " NOT " + columns(func(f Field) bool { return f == Name || f == Contact }) + " : " + e + ")"
	case t.field != anyField:
		return columns(func(f Field) bool { return f == t.field }) + " : " + e
	}
	return e
}

// columns names those of an index that hold.
func columns(hold func(Field) bool) string {
	var names []string
	for f := range Marks {
		if hold(f) {
			names = append(names, f.String())
		}
	}
	if len(names) == 0 {
		return ""
	}
	return "{" + strings.Join(names, " ") + "}"
}

func (p pattern) expression() string {
	stem, ending, parted := strings.Cut(p.tokens, barrier)
	switch {
	case !p.open:
		return quote(p.tokens)
	case strings.Contains(p.tokens, " "), ending != "", stem == "":
		return quote(p.tokens) + "*"
	case parted:
		return quote(stemMark(stem))
	case utf8.RuneCountInString(stem) > beginnings:
		return quote(stemMark(stem)) + "*"
	}
	return quote(beginningMark(stem))
}

// quote makes a string of FTS5. What words are made of has no quotes.
func quote(s string) string { return `"` + s + `"` }

// wordPatterns find a word whatever its ending, and where it is open also those that
// begin with it.
func wordPatterns(w Word, open bool) []pattern {
	out := []pattern{{w.Folded[:w.Stem] + barrier, true}}
	if open {
		out = append(out, beginningPatterns("", w.Folded)...)
	}
	return out
}

// beginningPatterns find words that begin so, behind others: the beginning ends within
// the stem, or within what follows it.
func beginningPatterns(before, beginning string) []pattern {
	out := []pattern{{before + beginning, true}}
	letters := 0
	for i := range beginning {
		if letters >= min(leastLatin, leastUkrainian) {
			out = append(out, pattern{before + beginning[:i] + barrier + beginning[i:], true})
		}
		letters++
	}
	return out
}

// phrasePatterns find words in a row, as they are written but for what Words folds.
func phrasePatterns(words []Word, open bool) []pattern {
	var before strings.Builder
	last := len(words) - 1
	for _, w := range words[:last] {
		before.WriteString(w.token() + " ")
	}
	if open {
		return beginningPatterns(before.String(), words[last].Folded)
	}
	return []pattern{{before.String() + words[last].token(), false}}
}
