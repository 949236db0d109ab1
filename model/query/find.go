package query

import (
	"iter"
	"slices"
	"strings"
)

// Found is the line that explains a match, as it was written.
type Found struct {
	Field      Field
	Line       string
	Highlights []Range // in order, without overlaps
	Alike      bool    // the words are not those of the query: they are a name or a place in another spelling
	Also       *Found  // the line that explains a word that this one does not; nil: this one explains all
}

// Range is a part of a line, in bytes.
type Range struct{ Start, End int }

// Find returns the line that best explains why a document meets the query: the first
// line, in the order of the fields, that meets a term of the query; and in Also the first line, those of the CV last, of
// a term that is not in it. ok is false if no line meets a term, for example if the query has only marks.
func (q Query) Find(d *Document) (found Found, ok bool) {
	q.root.visit(func(t *term, out bool) {
		switch {
		case out || !t.field.written() && (t.field != contactsInCV || q.Blind) || found.Also != nil:
		case !ok:
			found, ok = q.find(t, d, Marks)
		case !t.explains(found):
			also, has := q.find(t, d, CV)
			if !has {
				also, has = q.find(t, d, Marks)
			}
			if has {
				found.Also = &also
			}
		}
	})
	return found, ok
}

// explains reports whether the line that was found has words of the term, in a field of the term.
func (t *term) explains(found Found) bool {
	in := t.field == anyField || t.field == found.Field || t.field == contactsInCV && found.Field == CV
	return in && t.isIn(alike, found)
}

// find returns the first line that meets a term, in another field than except; Marks excepts none.
func (q Query) find(t *term, d *Document, except Field) (found Found, ok bool) {
	in := t.field
	if in == contactsInCV {
		in = CV
	}
	for f, texts := range d.Texts {
		if f := Field(f); f == except || in != f && in != anyField || q.Blind && (f == Name || f == Contact) {
			continue
		}
		if Field(f) == CV && d.ReadCV != nil {
			d.add(CV, d.ReadCV())
			d.ReadCV = nil
			texts = d.Texts[CV]
		}
		for _, text := range texts {
			for at := range t.places(Field(f), text) {
				found := q.line(Field(f), text, at)
				found.Alike = !t.isIn(begun, found)
				return found, true
			}
		}
	}
	return found, false
}

// isIn reports whether the line that was found has words of the term that are this close.
func (t *term) isIn(c closeness, found Found) bool {
	if t = t.within(c); t != nil {
		for range t.places(found.Field, found.Line) {
			return true
		}
	}
	return false
}

// line returns the line of a text around a match, with everything highlighted that
// meets the query.
func (q Query) line(f Field, text string, at Range) Found {
	from := strings.LastIndexByte(text[:at.Start], '\n') + 1
	to := len(text)
	if n := strings.IndexByte(text[at.Start:], '\n'); n >= 0 {
		to = at.Start + n
	}
	found := q.Highlights(f, text[from:to])
	if len(found) == 0 { // the phrase goes on in the next line
		found = []Range{{at.Start - from, min(at.End, to) - from}}
	}
	return Found{Field: f, Line: text[from:to], Highlights: found}
}

// WordsOf returns the words of a text of a field, for Meets and Within.
func WordsOf(f Field, text string) []Word {
	words := make([]Word, 0, len(text)/6)
	for s := (scanner{text: text}); s.next(); {
		words = append(words, s.wordOf(f))
	}
	return words
}

// Meets reports whether words of a field that follow each other meet the words of the query.
func (q Query) Meets(f Field, words []Word) bool { return q.root.within(f, words) }

// Within is Meets, and returns where in the text the words are, in order, without overlaps.
func (q Query) Within(f Field, words []Word) (at []Range, ok bool) {
	if !q.Meets(f, words) {
		return nil, false
	}
	q.root.visit(func(t *term, out bool) {
		if !out && t.isOf(f) {
			at = slices.AppendSeq(at, t.among(words))
		}
	})
	return merged(at), true
}

func (n *node) within(f Field, words []Word) bool {
	ok := !n.any
	switch {
	case n.term != nil:
		ok = false
		if n.term.isOf(f) {
			for range n.term.among(words) {
				ok = true
				break
			}
		}
	default:
		for i := range n.of {
			if in := n.of[i].within(f, words); in == n.any {
				ok = in
				break
			}
		}
	}
	return ok != n.not
}

// LooksIn reports whether the query has words for a field.
func (q Query) LooksIn(f Field) (looks bool) {
	q.root.visit(func(t *term, out bool) { looks = looks || !out && t.isOf(f) })
	return looks
}

// isOf reports whether a term looks in a field.
func (t *term) isOf(f Field) bool { return t.field == f || t.field == anyField }

// Highlights returns the parts of a line of a field that meet the query, in order,
// without overlaps.
func (q Query) Highlights(f Field, line string) []Range {
	return q.highlights(f, line, func(of Field) bool { return of == f || of == anyField || of == contactsInCV && f == CV })
}

// HighlightsAnywhere returns the highlights of a line whose field is not known. A word
// counts if the query looks for it in any field.
func (q Query) HighlightsAnywhere(line string) []Range {
	return q.highlights(Contact, line, func(of Field) bool { return of.written() }) // Contact has the most words: numbers, too
}

func (q Query) highlights(f Field, line string, of func(Field) bool) []Range {
	var found []Range
	q.root.visit(func(t *term, out bool) {
		if !out && of(t.field) {
			found = slices.AppendSeq(found, t.places(f, line))
		}
	})
	return merged(found)
}

// merged returns ranges in order, without overlaps.
func merged(found []Range) (out []Range) {
	slices.SortStableFunc(found, func(a, b Range) int { return a.Start - b.Start })
	for _, r := range found {
		if last := len(out) - 1; last >= 0 && r.Start <= out[last].End {
			out[last].End = max(out[last].End, r.End)
		} else {
			out = append(out, r)
		}
	}
	return out
}

// among yields the places of a term's words among words.
func (t *term) among(words []Word) iter.Seq[Range] {
	return func(yield func(Range) bool) {
		for i := range words {
			if !t.end(words[:i+1], yield) {
				return
			}
		}
	}
}

// end yields the places of a term's words at the end of words, and returns what yield does.
func (t *term) end(words []Word, yield func(Range) bool) bool {
	for i := range t.patterns {
		p := &t.patterns[i]
		if n := len(words) - len(p.words); n >= 0 && p.are(words[n:]) {
			for _, w := range words[n:] {
				if !yield(Range{w.Start, w.End}) {
					return false
				}
			}
		}
	}
	return true
}

// places yields the places of a term's words in a text of a field, word by word. It
// reads no further than needed, since CVs are long.
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
			return t.end(last, yield)
		}
		for s := (scanner{text: text}); s.next(); {
			if !next(s.wordOf(f)) {
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
