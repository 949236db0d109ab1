package query

import "slices"

// closeness is how close the words that are found are to those that were typed.
type closeness int

const (
	asTyped closeness = iota // whole words, with any ending
	begun                    // words that begin with the last one
	alike                    // names and places in another spelling, too
)

// within returns the term with the patterns that are this close, nil if it has none.
func (t *term) within(c closeness) *term {
	sub := *t
	sub.patterns = nil
	for _, p := range t.patterns {
		if p.spelled && c < alike {
			continue
		}
		if c == asTyped && !p.spelled {
			p.typed = ""
			if p.last == open {
				p.last = whole
			}
		}
		sub.patterns = append(sub.patterns, p)
	}
	if sub.patterns == nil {
		return nil
	}
	return &sub
}

// Closer returns the queries whose answers come first if the query is ByCloseness, the closest first: those that find
// the words as they were typed, and those in which the last one may go on. The query itself finds other spellings, too.
// A query that would find the same as the next one is left out.
func (q Query) Closer() (out []Query) {
	if !q.ByCloseness {
		return nil
	}
	goesOn := q.has(func(t *term, out bool) bool {
		return !out && slices.ContainsFunc(t.patterns, func(p pattern) bool { return !p.spelled && (p.last == open || p.typed != "") })
	})
	spelled := q.has(func(t *term, out bool) bool {
		return !out && slices.ContainsFunc(t.patterns, func(p pattern) bool { return p.spelled })
	})
	if goesOn {
		out = append(out, q.within(asTyped))
	}
	if spelled {
		out = append(out, q.within(begun))
	}
	return out
}

// within returns the query with the patterns that are this close, and all that it excludes.
func (q Query) within(c closeness) Query {
	return q.replaced(func(t *term, out bool) *term {
		if out || len(t.patterns) == 0 {
			return nil
		}
		if t = t.within(c); t == nil {
			return never()
		}
		return t
	})
}
