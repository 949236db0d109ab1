package vt

import (
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/bidi"
)

// Reordered returns the rows as terminals show them that reorder what is written from right to left, as VTE and
// Konsole do: such a text begins at its first letter, and goes up to the last letter or number before a letter that is
// written from left to right. The source is Unicode's Annex 9, for a row from left to right without embedding.
func (t *Terminal) Reordered() []string {
	var out []string
	for _, row := range t.Cells() {
		var cells []string
		for _, cell := range row {
			if cell.Text != "" {
				cells = append(cells, cell.Text)
			}
		}
		for from := 0; from < len(cells); from++ {
			if directionOf(cells[from]) != bidi.R {
				continue
			}
			to := from + 1 // behind the text
			for x := to; x < len(cells) && !endsRightToLeft(cells[x-1]) && directionOf(cells[x]) != bidi.L; x++ {
				if directionOf(cells[x]) != bidi.ON {
					to = x + 1
				}
			}
			reverse(cells[from:to])
			from = to - 1
		}
		out = append(out, strings.Join(cells, ""))
	}
	return out
}

// directionOf returns whether a character is a letter from left to right (L) or from right to left (R), a digit (EN) or
// another (ON).
func directionOf(cell string) bidi.Class {
	r, _ := utf8.DecodeRuneInString(cell)
	p, _ := bidi.LookupRune(r)
	switch class := p.Class(); class {
	case bidi.L, bidi.EN, bidi.R:
		return class
	case bidi.AL:
		return bidi.R
	case bidi.AN:
		return bidi.EN
	}
	return bidi.ON
}

// endsRightToLeft reports whether U+200E follows a character in its cell.
func endsRightToLeft(cell string) bool { return strings.HasSuffix(cell, "\u200e") }

// reverse reverses cells, but for the digits of a number.
func reverse(cells []string) {
	slices.Reverse(cells)
	for from := 0; from < len(cells); from++ {
		to := from
		for to < len(cells) && directionOf(cells[to]) == bidi.EN {
			to++
		}
		slices.Reverse(cells[from:to])
		from = max(from, to-1)
	}
}
