package query

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// Veil hides the words of an applicant's name and contacts in a line, letter by letter,
// and returns it with what is lit there.
func (q Query) Veil(found Found, d *Document) Found {
	hidden := map[string]bool{}
	for _, f := range []Field{Name, Contact} {
		for _, text := range d.Texts[f] {
			for _, w := range Words(text) {
				hidden[w.Folded] = true
			}
		}
	}
	line := found.Line
	for _, w := range slices.Backward(Words(line)) {
		if hidden[w.Folded] {
			line = line[:w.Start] + strings.Repeat("•", utf8.RuneCountInString(line[w.Start:w.End])) + line[w.End:]
		}
	}
	return Found{found.Field, line, q.Lit(found.Field, line)}
}
