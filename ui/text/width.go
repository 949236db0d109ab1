package text

import (
	"strings"
	"sync/atomic"
	"unicode/utf8"

	"github.com/charmbracelet/x/ansi"
)

// countRunes is set while the terminal counts the cells of each rune, not of each
// character as a reader sees it (a joined emoji, a Devanagari syllable). A process has one
// terminal, which reports after the start how it counts.
var countRunes atomic.Bool

// CountRunes sets whether Width counts the cells of runes or of characters. Bubble Tea draws
// by runes until the terminal has reported Unicode core mode (2027), and by characters after
// that. Width must count as Bubble Tea draws.
func CountRunes(yes bool) { countRunes.Store(yes) }

func method() ansi.Method {
	if countRunes.Load() {
		return ansi.WcWidth
	}
	return ansi.GraphemeWidth
}

// Width returns how many cells s takes. Escapes take no cells. It is Lip Gloss's width
// unless CountRunes is set.
func Width(s string) int {
	if n, ok := simpleWidth(s); ok {
		return n
	}
	return method().StringWidth(s)
}

// next returns the length and the width of the first character of s, as a reader sees
// characters, or of one of shortlist's escapes, which takes no cells.
func next(s string) (size, cells int) {
	if s[0] == 0x1B {
		_, _, size, _ = ansi.DecodeSequence(s, 0, nil)
		return size, 0
	}
	if size, ok := oneCell(s); ok {
		return size, 1
	}
	cluster, cells := ansi.FirstGraphemeCluster(s, method())
	return len(cluster), cells
}

// oneCell reports whether s begins with a character of one cell that does not join the
// next one, and returns its length.
func oneCell(s string) (size int, ok bool) {
	r, size := rune(s[0]), 1
	if r >= utf8.RuneSelf {
		r, size = utf8.DecodeRuneInString(s)
	}
	if r < 0x20 || r == 0x7F || r > 0x7F && !simple(r) {
		return size, false
	}
	if len(s) == size || s[size] < utf8.RuneSelf {
		return size, true
	}
	after, _ := utf8.DecodeRuneInString(s[size:])
	return size, simple(after)
}

// Slice returns the cells of s in [from, to), with shortlist's styling. A character that is
// cut by an edge becomes spaces.
func Slice(s string, from, to int) string {
	var out strings.Builder
	for at := 0; s != ""; {
		size, cells := next(s)
		switch inside := min(at+cells, to) - max(at, from); {
		case inside == cells || cells == 0:
			out.WriteString(s[:size])
		case inside > 0:
			out.WriteString(spaces(inside))
		}
		at += cells
		s = s[size:]
	}
	return out.String()
}

// narrow is set if Latin and Cyrillic letters take one cell. They take two if the
// environment asks for East Asian widths.
var narrow = ansi.StringWidth("éЯ—…") == 4

// ellipsis marks a cut, in one cell.
var ellipsis = map[bool]string{true: "…", false: "~"}[narrow]

// simpleWidth returns the width of text whose characters take one cell each and never join
// a neighbour. It reports false on any other text, and on escapes.
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

// simple reports whether a character that is not ASCII takes one cell and never joins a
// neighbour.
func simple(r rune) bool {
	switch {
	case !narrow:
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

// Cut returns s in at most w cells, its end replaced by "…" if it does not fit. Shortlist's
// styling stays whole.
func Cut(s string, w int) string {
	cut, _ := cutTo(s, w)
	return cut
}

// Fit returns s in exactly w cells: cut like Cut, or with spaces at its right.
func Fit(s string, w int) string {
	cut, n := cutTo(s, w)
	if n >= w {
		return cut
	}
	return cut + spaces(w-n)
}

// PadLeft returns s in exactly w cells: cut like Cut, or with spaces at its left.
func PadLeft(s string, w int) string {
	cut, n := cutTo(s, w)
	if n >= w {
		return cut
	}
	return spaces(w-n) + cut
}

// cutTo does the same as Cut, and also returns the width of the result. Behind the cut it
// looks only for styling.
func cutTo(s string, w int) (string, int) {
	if w <= 0 {
		return "", 0
	}
	if n, ok := simpleWidth(s); ok && n <= w {
		return s, n
	}
	if isPlainASCII(s) {
		return s[:w-1] + ellipsis, w
	}
	n, last, lastWidth := 0, 0, 0 // last: the offset at which the ellipsis would go
	for i := 0; i < len(s); {
		size, cells := next(s[i:])
		if n+cells > w {
			if strings.HasSuffix(s[:last], ellipsis) { // two ellipses in a row would look like a mistake
				return s[:last] + styling(s[last:]), lastWidth
			}
			return s[:last] + ellipsis + styling(s[last:]), lastWidth + 1
		}
		i += size
		if n += cells; n < w {
			last, lastWidth = i, n
		}
	}
	return s, n
}

// styling returns the escapes of s.
func styling(s string) (escapes string) {
	for {
		at := strings.IndexByte(s, 0x1B)
		if at < 0 {
			return escapes
		}
		size, _ := next(s[at:])
		escapes, s = escapes+s[at:at+size], s[at+size:]
	}
}

var blanks = strings.Repeat(" ", 128)

func spaces(n int) string {
	if n <= len(blanks) {
		return blanks[:max(n, 0)]
	}
	return strings.Repeat(" ", n)
}
