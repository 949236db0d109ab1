package text

import (
	"github.com/charmbracelet/x/ansi"
)

// hidden replaces a character without a look, or one that a terminal would act on, where
// text is edited and every character must show.
const hidden = "¤"

// Character returns the first character, as a reader sees characters, of a line that is
// being edited: its length in bytes, how it is shown, and its width, at least one cell.
// Unlike Line it leaves nothing out (CONTRACT 48): a character that a terminal would act
// on is shown as "¤", a tab as a space.
func Character(s string) (size int, shown string, cells int) {
	if s[0] == '\t' {
		return 1, " ", 1
	}
	if n, ok := oneCell(s); ok {
		return n, s[:n], 1
	}
	cluster, _ := ansi.FirstGraphemeCluster(s, method())
	shown = Line(cluster)
	if cells = Width(shown); cells == 0 {
		return len(cluster), hidden, 1
	}
	return len(cluster), shown, cells
}
