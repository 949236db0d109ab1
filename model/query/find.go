package query

import (
	"iter"
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
			for at := range t.places(Field(f), text) {
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
			lit = slices.AppendSeq(lit, t.places(f, line))
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

// places yields where the words of a term stand in a text of a field, word by word. It reads
// no further than is asked: CVs are long.
func (t *term) places(f Field, text string) iter.Seq[Range] {
	return func(yield func(Range) bool) {
		longest := 1
		for i := range t.patterns {
			longest = max(longest, len(t.patterns[i].words))
		}
		last := make([]Word, 0, longest)
		next := func(w Word) bool {
			if len(last) == longest {
				last = last[:copy(last, last[1:])]
			}
			last = append(last, w)
			for i := range t.patterns {
				p := &t.patterns[i]
				if n := len(last) - len(p.words); n >= 0 && p.are(last[n:]) {
					for _, w := range last[n:] {
						if !yield(Range{w.Start, w.End}) {
							return false
						}
					}
				}
			}
			return true
		}
		for s := (scanner{text: text}); s.next(); {
			w := s.word()
			if f.isSpelled() {
				w.key = keyOf(text[s.start:s.end], s.folded)
			}
			if !next(w) {
				return
			}
		}
		if f == Contact {
			for _, number := range numbersOf(text) {
				if !next(Word{}) || !next(Word{Folded: number, End: len(text)}) {
					return
				}
			}
		}
	}
}
