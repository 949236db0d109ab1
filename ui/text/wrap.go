package text

import "strings"

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
		if n, ok := simpleWidth(line); ok && n <= w {
			lines = append(lines, line)
			continue
		}
		for _, sp := range breaks(line, 0, len(line), w) {
			if sp.wide {
				lines = append(lines, ellipsis)
			} else {
				lines = append(lines, line[sp.from:sp.to])
			}
		}
	}
	return lines
}

// span is a stretch of a text that makes a line.
type span struct {
	from, to int
	wide     bool // one character that does not fit into a line
}

// breaks returns the lines of s[start:end], at least one, the spaces between
// them left out and those before the first kept while there is room.
func breaks(s string, start, end, w int) []span {
	var lines []span
	from, to := start, start // the line so far
	n := 0                   // its cells
	flush := func(next int) {
		lines = append(lines, span{from: from, to: to})
		from, to, n = next, next, 0
	}
	for i, fresh := start, true; ; fresh = false {
		gap := i
		for i < end && s[i] == ' ' {
			i++
		}
		space, word := i-gap, i
		for i < end && s[i] != ' ' {
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
				flush(pos)
			}
			if cw > w {
				lines = append(lines, span{pos, after, true})
				from, to, pos = after, after, after
				continue
			}
			n += cw
			to, pos = after, after
		}
	}
	if to > from || len(lines) == 0 {
		flush(end)
	}
	return lines
}
