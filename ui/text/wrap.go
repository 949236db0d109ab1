package text

import (
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// Wrap breaks safe, unstyled text into lines of at most w cells: at spaces,
// which go, and inside words only when one is wider than a line. Line breaks in
// s are kept. A character wider than w shows as "…". There is always at least
// one line, except that no width gives none.
func Wrap(s string, w int) []string {
	if w <= 0 {
		return nil
	}
	var lines []string
	for line := range strings.SplitSeq(s, "\n") {
		lines = wrapLine(lines, line, w)
	}
	return lines
}

func wrapLine(lines []string, s string, w int) []string {
	if n, ok := simpleWidth(s); ok && n <= w {
		return append(lines, s)
	}
	var cur strings.Builder
	n := 0 // cells in cur
	flush := func() {
		lines = append(lines, cur.String())
		cur.Reset()
		n = 0
	}
	fresh := true // nothing but indentation so far
	for i := 0; i < len(s); {
		gap := i
		for i < len(s) && s[i] == ' ' {
			i++
		}
		space := i - gap
		start := i
		for i < len(s) && s[i] != ' ' {
			i++
		}
		word := s[start:i]
		if word == "" { // spaces at the end
			break
		}
		ww := Width(word)
		if fresh {
			if space >= w { // an indentation that leaves no room
				space = 0
			}
			cur.WriteString(spaces(space))
			n = space
			fresh = false
			if n > 0 && ww > w-n && ww <= w {
				cur.Reset()
				n = 0
			}
		} else if n+space+ww <= w {
			cur.WriteString(spaces(space))
			n += space
		} else if n > 0 {
			flush()
		}
		if n+ww <= w {
			cur.WriteString(word)
			n += ww
			continue
		}
		for word != "" {
			cluster, cw := ansi.FirstGraphemeCluster(word, ansi.GraphemeWidth)
			word = word[len(cluster):]
			if cw > w {
				cluster, cw = ellipsis, 1
			}
			if n+cw > w {
				flush()
			}
			cur.WriteString(cluster)
			n += cw
		}
	}
	flush()
	return lines
}
