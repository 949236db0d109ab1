package terminal

import (
	"unicode/utf8"

	uv "github.com/charmbracelet/ultraviolet"

	"shortlist/ui/text"
)

// endRightToLeft marks the end of each right-to-left text in a row, behind its last letter. Without the mark, terminals
// that reorder (VTE, Konsole) take a number, a column or a border behind the text for a part of it, and draw that first.
// Words with one character between them are one text.
func endRightToLeft(cells row) {
	last := -1 // the last letter of a text
	end := func() {
		if last >= 0 {
			cells[last].Content += string(text.LeftToRight)
		}
	}
	for x := range cells {
		if !isRightToLeft(cells[x]) {
			continue
		}
		if last < x-2 {
			end()
		}
		last = x
	}
	end()
}

// isRightToLeft reports whether a cell has a letter that is written from right to left.
func isRightToLeft(cell uv.Cell) bool {
	if len(cell.Content) < 2 { // ASCII, or a half of a wide character
		return false
	}
	r, _ := utf8.DecodeRuneInString(cell.Content)
	return text.IsRightToLeft(r)
}
