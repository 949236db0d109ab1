package text

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// Steady returns safe, unstyled text whose emoji take the same cells on every terminal, for
// rows with columns. A joined emoji, or one with a skin tone, becomes its first part:
// terminals without Unicode core mode, like tmux, count each part. The vowel signs of
// Indic scripts stay, although terminals disagree about them, too: without them, the word
// would change. Use Steady where a row is drawn, not where text is read or copied.
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
