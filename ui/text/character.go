package text

import (
	"github.com/charmbracelet/x/ansi"
)

// hidden stands for a character that has no look of its own, or one that a
// terminal would act on, where text is edited and nothing may be passed over.
const hidden = "¤"

// Character reads the first character of a line that is being edited, as a reader sees
// characters: how many bytes it takes, how it is shown, and in how many cells, at
// least one. Unlike Line it leaves nothing out (CONTRACT 48): what could drive a
// terminal shows as "¤", a tab as a space.
func Character(s string) (size int, shown string, cells int) {
	if s[0] == '\t' {
		return 1, " ", 1
	}
	if n, ok := one(s); ok {
		return n, s[:n], 1
	}
	cluster, _ := ansi.FirstGraphemeCluster(s, method())
	shown = Line(cluster)
	if cells = Width(shown); cells == 0 {
		return len(cluster), hidden, 1
	}
	return len(cluster), shown, cells
}
