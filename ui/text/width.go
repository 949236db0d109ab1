package text

import (
	"strings"
	"sync/atomic"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// runes is set while the terminal counts the cells of each character by itself,
// and not those of what a reader sees as one (a joined emoji, a Devanagari
// syllable). There is one terminal a process, and what it does is found out
// after the start.
var runes atomic.Bool

// CountRunes says how the terminal counts. Bubble Tea draws by characters until
// the terminal has reported Unicode core mode (2027), and then by what a reader
// sees as one; this program must count as it draws.
func CountRunes(yes bool) { runes.Store(yes) }

func method() ansi.Method {
	if runes.Load() {
		return ansi.WcWidth
	}
	return ansi.GraphemeWidth
}

// Width returns how many cells s takes: the one measure of the program. Escapes
// take none. Unless CountRunes says otherwise it is Lip Gloss's.
func Width(s string) int {
	if n, ok := simpleWidth(s); ok {
		return n
	}
	return method().StringWidth(s)
}

// Slice returns the cells of s from one to another, the second not included,
// with our own styling kept. A character that an edge cuts through is spaces there.
func Slice(s string, from, to int) string {
	width := Width(s)
	from, to = min(from, width), min(to, width)
	if to <= from {
		return ""
	}
	m, whole := method(), s
	for cut := to; ; cut-- { // where runes are counted, Truncate takes a joined character for less than it is
		s = m.Truncate(whole, cut, "")
		if w := m.StringWidth(s); w <= to {
			s += strings.Repeat(" ", to-w)
			break
		}
	}
	if from == 0 {
		return s
	}
	for cut := 0; from+cut < to; cut++ {
		// Method.Cut takes the wrong end where runes are counted.
		if rest := m.TruncateLeft(s, from+cut, ""); m.StringWidth(rest) == to-from-cut {
			return strings.Repeat(" ", cut) + rest
		}
	}
	return strings.Repeat(" ", to-from)
}

// oneCell says that letters of Latin and Cyrillic take one cell here. They
// take two when the environment asks for East Asian widths.
var oneCell = ansi.StringWidth("éЯ—…") == 4

// ellipsis marks what was cut, in one cell.
var ellipsis = map[bool]string{true: "…", false: "~"}[oneCell]

// simpleWidth measures text made of characters that take one cell each and
// never join with a neighbour. It reports false on any other text, and on
// escapes.
func simpleWidth(s string) (int, bool) {
	n := 0
	for i := 0; i < len(s); {
		if b := s[i]; b < utf8.RuneSelf {
			if b < 0x20 || b == 0x7F {
				return 0, false
			}
			i++
			n++
			continue
		}
		r, size := utf8.DecodeRuneInString(s[i:])
		if !simple(r) {
			return 0, false
		}
		i += size
		n++
	}
	return n, true
}

func simple(r rune) bool {
	switch {
	case !oneCell:
		return false
	case r > 0x201F:
		return r == '…' || r == '•'
	case r >= 0xC0 && r <= 0x2FF: // Latin with accents
		return true
	case r >= 0x400 && r <= 0x481, r >= 0x48A && r <= 0x52F: // Cyrillic
		return true
	case r >= 0x2012 && r <= 0x201F: // dashes and quotation marks
		return true
	}
	return r == '«' || r == '»' || r == '°' || r == '·'
}

// Cut returns s in at most w cells, its end replaced by "…" when it does not
// fit. Our own styling in s is kept whole.
func Cut(s string, w int) string {
	cut, _ := cutTo(s, w)
	return cut
}

// Fit returns s in exactly w cells: cut as Cut does, or spaces added at its
// right.
func Fit(s string, w int) string {
	cut, n := cutTo(s, w)
	if n >= w {
		return cut
	}
	return cut + spaces(w-n)
}

// PadLeft returns s in exactly w cells: cut as Cut does, or spaces added at its
// left.
func PadLeft(s string, w int) string {
	cut, n := cutTo(s, w)
	if n >= w {
		return cut
	}
	return spaces(w-n) + cut
}

// cutTo does the work of Cut and returns the width of the result too.
func cutTo(s string, w int) (string, int) {
	if w <= 0 {
		return "", 0
	}
	last := 0 // where the cell before the last begins, to put the ellipsis
	n := 0
	for i := 0; i < len(s); {
		size := 1
		if b := s[i]; b < 0x20 || b == 0x7F {
			return cutStyled(s, w)
		} else if b >= utf8.RuneSelf {
			var r rune
			if r, size = utf8.DecodeRuneInString(s[i:]); !simple(r) {
				return cutStyled(s, w)
			}
		}
		if n == w-1 {
			last = i
		}
		i += size
		// The next character may be a mark on this one: only a simple one
		// proves that the cut stands between characters.
		if n++; n > w {
			return s[:last] + ellipsis, w
		}
	}
	return s, n
}

func cutStyled(s string, w int) (string, int) {
	if strings.IndexByte(s, 0x1B) < 0 {
		return cutClusters(s, w)
	}
	m := method()
	n := m.StringWidth(s)
	if n <= w {
		return s, n
	}
	s = m.Truncate(s, w, ellipsis)
	return s, m.StringWidth(s)
}

// cutClusters cuts text without escapes, looking no further than the cut.
func cutClusters(s string, w int) (string, int) {
	n, last, lastWidth, m := 0, 0, 0, method()
	for i := 0; i < len(s); {
		cluster, cw := ansi.FirstGraphemeCluster(s[i:], m)
		if n+cw > w {
			return s[:last] + ellipsis, lastWidth + 1
		}
		i += len(cluster)
		n += cw
		if n <= w-1 {
			last, lastWidth = i, n
		}
	}
	return s, n
}

const blanks = "                                                                                                                                "

func spaces(n int) string {
	if n <= len(blanks) {
		return blanks[:max(n, 0)]
	}
	return strings.Repeat(" ", n)
}
