package text

import "strings"

// Wrap breaks safe text into lines of at most w cells: at spaces, which it drops, and inside
// a word only if the word is wider than a line. A number stays with its "%". Line breaks in s stay. A character wider
// than w is shown as "…". There is at least one line, unless w is 0.
func Wrap(s string, w int) []string {
	if w <= 0 {
		return nil
	}
	var lines []string
	for line := range strings.SplitSeq(s, "\n") {
		if n, ok := simpleWidth(line); ok && n <= w {
			lines = append(lines, line)
			continue
		}
		lines = append(lines, wrapLine(line, w)...)
	}
	return lines
}

func isDigit(c byte) bool { return '0' <= c && c <= '9' }

// pathEnd returns where a word that is wider than a line is broken: behind the last slash in the second half of
// s[from:to], so that the next line begins with a part of a link's path; else at to.
func pathEnd(s string, from, to int) int {
	half := (from + to + 1) / 2
	if slash := strings.LastIndexByte(s[half:to], '/'); slash >= 0 {
		return half + slash + 1
	}
	return to
}

// wrapLine returns the lines of s, which has no line breaks; at least one line. Spaces
// before the first word stay if there is room.
func wrapLine(s string, w int) (lines []string) {
	from, to := 0, 0 // start and end of the line so far
	n := 0           // width of the line so far, in cells
	flush := func(next int) {
		lines = append(lines, s[from:to])
		from, to, n = next, next, 0
	}
	for i, fresh := 0, true; ; fresh = false {
		gap := i
		for i < len(s) && s[i] == ' ' {
			i++
		}
		space, word := i-gap, i
		for i < len(s) && (s[i] != ' ' || i > word && isDigit(s[i-1]) && strings.HasPrefix(s[i+1:], "%")) {
			i++
		}
		if word == i { // spaces at the end
			break
		}
		cells := Width(s[word:i])
		switch {
		case n+space+cells <= w:
			to = i
			n += space + cells
			continue
		case fresh && (space >= w || cells <= w):
			from, to, n = word, word, 0
		case fresh:
			to, n = word, space
		default:
			flush(word)
		}
		if n+cells <= w {
			to = i
			n += cells
			continue
		}
		for pos := word; pos < i; {
			size, cw := next(s[pos:i])
			after := pos + size
			if n > 0 && n+cw > w {
				to, n = pathEnd(s, from, pos), 0
				if flush(to); to < pos {
					n, to = Width(s[to:pos]), pos
				}
			}
			if cw > w {
				lines = append(lines, ellipsis)
				from, to, pos = after, after, after
				continue
			}
			n += cw
			to, pos = after, after
		}
	}
	if to > from || len(lines) == 0 {
		flush(len(s))
	}
	return lines
}
