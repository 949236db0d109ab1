package query

import (
	"strings"
	"unicode/utf8"
)

// Expression returns the query as SQLite's FTS5 takes it, for an index whose columns
// are Fields as Column writes them; "" for the empty query.
func (q Query) Expression() string {
	if q.Empty() {
		return ""
	}
	return q.expressionOf(&q.root, true)
}

// expressionOf writes a node, in brackets unless it is all there is. FTS5 has no NOT of
// its own, only one of two sides.
func (q Query) expressionOf(n *node, whole bool) string {
	if n.not {
		is := *n
		is.not = false
		return "(" + quote(everyone) + " NOT " + q.expressionOf(&is, false) + ")"
	}
	if n.term != nil {
		return q.expression(n.term)
	}
	var with, without []string
	for _, m := range n.of {
		if m.not && !n.any {
			m.not = false
			without = append(without, q.expressionOf(&m, false))
		} else {
			with = append(with, q.expressionOf(&m, false))
		}
	}
	if len(with) == 0 {
		with = []string{quote(everyone)}
	}
	between := " AND "
	if n.any {
		between = " OR "
	}
	e := strings.Join(with, between)
	if len(without) > 0 {
		e = "(" + e + ") NOT (" + strings.Join(without, " OR ") + ")"
	}
	if whole {
		return e
	}
	return "(" + e + ")"
}

func (q Query) expression(t *term) string {
	var any []string
	for _, p := range t.patterns {
		any = append(any, p.expression())
	}
	if len(any) == 0 || q.Blind && t.personal {
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
	case p.spelling() && len(p.tokens) <= len(spelledMark("xxx")):
		return quote(spellingMark(strings.TrimPrefix(p.tokens, spelledMark(""))))
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
