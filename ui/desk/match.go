package desk

import (
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/model/query"
	"shortlist/ui/text"
)

// Search makes words, in the language of package query, those that are lit; "" makes
// it none.
func (d *Desk) Search(words string) {
	d.searched = words
	d.sought, _ = query.Parse(words, d.Now()) // terms that are not understood are not highlighted
}

// Searched returns the words of the last search; "" without one. Pages highlight them.
func (d *Desk) Searched() string { return d.searched }

// light highlights the searched words in a drawn line.
func (d *Desk) light(line string) string {
	if d.searched == "" {
		return line
	}
	plain := ansi.Strip(line)
	var ranges []lipgloss.Range
	for _, m := range d.sought.HighlightsAnywhere(plain) {
		from := text.Width(plain[:m.Start])
		ranges = append(ranges, lipgloss.NewRange(from, from+text.Width(plain[m.Start:m.End]), d.Theme.Highlight.LipGloss()))
	}
	if len(ranges) == 0 {
		return line
	}
	return lipgloss.StyleRanges(line, ranges...)
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
		if len(d.sought.HighlightsAnywhere(ansi.Strip(p.lines[i]))) > 0 {
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
