package query

import "strings"

// Expression returns the query in the form of SQLite's FTS5, for an index whose columns
// are Fields and whose words Column makes. It is "" for the empty query.
func (q Query) Expression() string {
	if q.Empty() {
		return ""
	}
	return q.expressionOf(&q.root, true)
}

// expressionOf returns the expression of a node, in brackets unless it is the whole
// query. FTS5 has only a NOT between two sides.
func (q Query) expressionOf(n *node, whole bool) string {
	if n.not {
		is := *n
		is.not = false
		return "(" + quote(anyMark) + " NOT " + q.expressionOf(&is, false) + ")"
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
		with = []string{quote(anyMark)}
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
	mark := func(token string) string { return token }
	switch t.field {
	case jobTitle:
		mark = titleMark
	case shortlists:
		mark = listMark
	case contactsInCV:
		mark = contactMark
	}
	var any []string
	for _, m := range t.marks {
		any = append(any, quote(m))
	}
	for i := range t.patterns {
		any = append(any, t.patterns[i].expression(mark))
	}
	hidden := func(f Field) bool { return f == Name || f == Contact }
	in := func(f Field) bool { return (f == t.field || t.field == anyField) && !(q.Blind && hidden(f)) }
	shown := columns(in)
	if len(any) == 0 || q.Blind && t.personal || t.field.written() && shown == "" {
		return "(" + quote(noMark) + ")"
	}
	e := "(" + strings.Join(any, " OR ") + ")"
	switch {
	case !t.field.written(): // their words are marks
		return e
	case q.Blind:
		return "(" + shown + " : " + e + " NOT " + columns(hidden) + " : " + e + ")"
	case t.field != anyField:
		return shown + " : " + e
	}
	return e
}

// columns returns the list of columns for which hold is true.
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

// quote returns a string of FTS5. The characters of words include no quotes.
func quote(s string) string { return `"` + s + `"` }
