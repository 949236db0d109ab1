package query

import (
	"slices"
	"strings"
)

// Found is where a query was met: a line as it is written, and what of it is lit.
type Found struct {
	Field Field
	Line  string
	Lit   []Range // in order, none overlapping
}

// Range is a piece of a line, in bytes.
type Range struct{ Start, End int }

// Find returns the line that shows best why a document meets the query: of the fields
// in their order the first with one that meets the first term which any does. ok is
// false where none does, as when only marks were asked for.
func (q Query) Find(d *Document) (found Found, ok bool) {
	q.root.visit(func(t *term, out bool) {
		if !ok && !out && t.field.written() {
			found, ok = q.find(t, d)
		}
	})
	return found, ok
}

func (q Query) find(t *term, d *Document) (found Found, ok bool) {
	for f, texts := range d.Texts {
		if f := Field(f); t.field != f && t.field != anyField || q.Blind && (f == Name || f == Contact) {
			continue
		}
		if Field(f) == CV && d.ReadCV != nil {
			d.add(CV, d.ReadCV())
			d.ReadCV = nil
			texts = d.Texts[CV]
		}
		for _, text := range texts {
			if at, ok := t.first(Field(f), text); ok {
				return q.line(Field(f), text, at), true
			}
		}
	}
	return found, false
}

// line is the line of a text at a place, with all of the query lit in it.
func (q Query) line(f Field, text string, at Range) Found {
	from := strings.LastIndexByte(text[:at.Start], '\n') + 1
	to := len(text)
	if n := strings.IndexByte(text[at.Start:], '\n'); n >= 0 {
		to = at.Start + n
	}
	lit := q.Lit(f, text[from:to])
	if len(lit) == 0 { // of a phrase that goes on in the next line
		lit = []Range{{at.Start - from, min(at.End, to) - from}}
	}
	return Found{f, text[from:to], lit}
}

// Lit returns what of a line of a field the query looks for, in order and apart.
func (q Query) Lit(f Field, line string) []Range {
	return q.lit(f, line, func(of Field) bool { return of == f || of == anyField })
}

// LitAnywhere is Lit of a line of which it is not known what field it is of: a word
// counts that is looked for in any.
func (q Query) LitAnywhere(line string) []Range {
	return q.lit(Contact, line, func(of Field) bool { return of.written() }) // the most words: numbers, too
}

func (q Query) lit(f Field, line string, of func(Field) bool) (out []Range) {
	var lit []Range
	q.root.visit(func(t *term, out bool) {
		if !out && of(t.field) {
			lit = append(lit, t.lit(f, line)...)
		}
	})
	slices.SortFunc(lit, func(a, b Range) int { return a.Start - b.Start })
	for _, r := range lit {
		if last := len(out) - 1; last >= 0 && r.Start <= out[last].End {
			out[last].End = max(out[last].End, r.End)
		} else {
			out = append(out, r)
		}
	}
	return out
}

// first returns where a term is met in a text for the first time. It reads no further:
// CVs are long.
func (t *term) first(f Field, text string) (at Range, ok bool) {
	if f == Contact || f.isSpelled() {
		lit := t.lit(f, text)
		if len(lit) == 0 {
			return at, false
		}
		return lit[0], true
	}
	longest := 0
	for _, p := range t.patterns {
		longest = max(longest, len(p.words))
	}
	words := make([]Word, 0, longest) // the last ones
	for s := (scanner{text: text}); s.next(); {
		if len(words) == longest {
			words = words[:copy(words, words[1:])]
		}
		words = append(words, s.word())
		for i := range t.patterns {
			p := &t.patterns[i]
			if n := len(words) - len(p.words); n >= 0 && !p.spelled && p.opens(words[n:], nil) {
				return Range{words[n].Start, words[n].End}, true
			}
		}
	}
	return at, false
}

// lit returns where a term is met in the words of a text of a field, word by word.
func (t *term) lit(f Field, text string) (out []Range) {
	words := Words(text)
	if f == Contact {
		for _, number := range numbersOf(text) {
			words = append(words, Word{}, Word{number, 0, len(text)})
		}
	}
	var keys []string
	if f.isSpelled() {
		for _, w := range words {
			keys = append(keys, keyOf(text[w.Start:w.End], []byte(w.Folded)))
		}
	}
	for _, p := range t.patterns {
		if p.spelled && keys == nil {
			continue
		}
		for i := range len(words) - len(p.words) + 1 {
			if p.opens(words[i:], keys[min(i, len(keys)):]) {
				for _, w := range words[i : i+len(p.words)] {
					out = append(out, Range{w.Start, w.End})
				}
			}
		}
	}
	return out
}
