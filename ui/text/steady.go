package text

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// Steady returns safe, unstyled text with its emoji in the form that takes the
// same cells on every terminal, for rows whose columns must stand below each
// other.
//
// Terminals without Unicode core mode (tmux among them, and Bubble Tea draws for
// them so) count each part of a joined emoji and each skin tone as a character
// of its own, where Width counts one. Here such an emoji becomes its first part.
// The vowel signs of Indic scripts differ likewise and are left: they cannot go
// without changing the word. Use it where a row is drawn, not where text is read
// or copied.
func Steady(s string) string {
	if _, ok := simpleWidth(s); ok || ansi.StringWidth(s) == ansi.StringWidthWc(s) {
		return s
	}
	var out strings.Builder
	for len(s) > 0 {
		cluster, w := ansi.FirstGraphemeCluster(s, ansi.GraphemeWidth)
		s = s[len(cluster):]
		if w != ansi.StringWidthWc(cluster) {
			first, size := utf8.DecodeRuneInString(cluster)
			if unicode.Is(pictographs, first) || strings.ContainsRune(cluster, vs16) {
				cluster = cluster[:size]
			}
		}
		out.WriteString(cluster)
	}
	return out.String()
}
