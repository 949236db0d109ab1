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
		if !ok && !out && t.field != Marks {
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
	return q.lit(wordsOf(f, line), func(of Field) bool { return of == f || of == anyField })
}

// LitAnywhere is Lit of a line of which it is not known what field it is of: a word
// counts that is looked for in any.
func (q Query) LitAnywhere(line string) []Range {
	return q.lit(wordsOf(Contact, line), func(of Field) bool { return of != Marks }) // the most words: numbers, too
}

func (q Query) lit(words []Word, of func(Field) bool) (out []Range) {
	var lit []Range
	q.root.visit(func(t *term, out bool) {
		if !out && of(t.field) {
			lit = append(lit, t.lit(words)...)
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
	if f == Contact || isSpelled(f) {
		lit := t.lit(wordsOf(f, text))
		if len(lit) == 0 {
			return at, false
		}
		return lit[0], true
	}
	tokens := make([][]string, len(t.patterns))
	for i, p := range t.patterns {
		tokens[i] = strings.Split(p.tokens, " ")
	}
	var words []Word
	for s := (scanner{text: text}); s.next(); {
		words = append(words, s.word)
		for i, p := range t.patterns {
			if n := len(words) - len(tokens[i]); n >= 0 && p.begins(tokens[i], words[n:]) {
				return Range{words[n].Start, words[n].End}, true
			}
		}
	}
	return at, false
}

// lit returns where a term is met in the words of a text, word by word.
func (t *term) lit(words []Word) []Range {
	var out []Range
	for _, p := range t.patterns {
		tokens := strings.Split(p.tokens, " ")
		for i := range len(words) - len(tokens) + 1 {
			if p.begins(tokens, words[i:]) {
				for _, w := range words[i : i+len(tokens)] {
					out = append(out, Range{w.Start, w.End})
				}
			}
		}
	}
	return out
}

func (p pattern) begins(tokens []string, words []Word) bool {
	for i, token := range tokens {
		is := words[i].token()
		if strings.HasPrefix(token, spelledMark("")) {
			if is = ""; words[i].Spelled != "" {
				is = spelledMark(words[i].Spelled)
			}
		}
		switch {
		case is == token:
		case p.open && i == len(tokens)-1 && strings.HasPrefix(is, token) && words[i].Folded != "":
		default:
			return false
		}
	}
	return true
}
