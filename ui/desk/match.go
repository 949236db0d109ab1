package desk

import (
	"strings"
	"unicode"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/text"
)

// light gives the words searched for a style of their own in a drawn line.
func (d *Desk) light(line string) string {
	if d.Searched == "" {
		return line
	}
	plain := ansi.Strip(line)
	var ranges []lipgloss.Range
	for _, m := range matches(plain, d.Searched) {
		from := text.Width(plain[:m[0]])
		ranges = append(ranges, lipgloss.NewRange(from, from+text.Width(plain[m[0]:m[1]]), d.Theme.Lit))
	}
	if len(ranges) == 0 {
		return line
	}
	return lipgloss.StyleRanges(line, ranges...)
}

// matches returns the places of the words in a line, in order and apart, as byte
// offsets; case does not count.
func matches(line, words string) (out [][2]int) {
	folded := strings.Map(unicode.ToLower, line)
	if len(folded) != len(line) { // the places would be others
		folded = line
	}
	for at := 0; at < len(folded); {
		from, to := -1, 0
		for _, word := range strings.Fields(strings.ToLower(words)) {
			if i := strings.Index(folded[at:], word); i >= 0 && (from < 0 || at+i < from) {
				from, to = at+i, at+i+len(word)
			}
		}
		if from < 0 {
			return out
		}
		out = append(out, [2]int{from, to})
		at = to
	}
	return out
}

// Match brings the next line with the words searched for into sight, the one before
// it, or with 0 the first from where one reads on. Behind the end it goes on from the
// other. It reports whether there is one.
func (p *Page) Match(d *Desk, by int) bool {
	step, from, n := max(by, -1), p.top, len(p.lines)
	if step == 0 {
		step = 1
	} else if p.matched >= p.top && p.matched < p.top+p.height {
		from = p.matched + step
	}
	for k := range n {
		i := ((from+k*step)%n + n) % n
		if len(matches(ansi.Strip(p.lines[i]), d.Searched)) > 0 {
			p.matched = i
			if i < p.top || i >= p.top+p.height {
				p.top = i - p.height/3
				p.clamp()
			}
			return true
		}
	}
	return false
}
