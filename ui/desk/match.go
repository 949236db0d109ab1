package desk

import (
	"slices"

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

// light highlights the searched words in a drawn line. The match at current, of those of the
// line, differs from the others; -1: no match does.
func (d *Desk) light(line string, current int) string {
	if d.searched == "" {
		return line
	}
	plain := ansi.Strip(line)
	var ranges []lipgloss.Range
	for i, m := range d.sought.HighlightsAnywhere(plain) {
		from, style := text.Width(plain[:m.Start]), &d.Theme.Highlight
		if i == current {
			bar := d.Theme.Bar.Underline()
			style = &bar
		}
		ranges = append(ranges, lipgloss.NewRange(from, from+text.Width(plain[m.Start:m.End]), style.LipGloss()))
	}
	if len(ranges) == 0 {
		return line
	}
	return lipgloss.StyleRanges(line, ranges...)
}

// found returns the line of each match, in the order of the text.
func (p *Page) found(d *Desk) []int {
	if d.searched == p.searched && p.matches != nil {
		return p.matches
	}
	if d.searched != p.searched {
		p.searched, p.match = d.searched, -1
	}
	p.matches = []int{}
	for i, line := range p.lines {
		for range d.sought.HighlightsAnywhere(ansi.Strip(line)) {
			p.matches = append(p.matches, i)
		}
	}
	return p.matches
}

// Matches returns how many matches the page has, and the index of the one that ToMatch went to
// last, or -1.
func (p *Page) Matches(d *Desk) (n, current int) {
	return len(p.found(d)), p.match
}

// NextMatch returns the index of the match after the current one, or before it if by is
// negative. If the current match is out of sight or by is 0, it starts at the top of the
// screen. The result is -1 or the number of matches if no match is in that direction.
func (p *Page) NextMatch(d *Desk, by int) int {
	matches := p.found(d)
	if p.match >= 0 && p.match < len(matches) && by != 0 && p.sees(matches[p.match]) {
		return p.match + by
	}
	next, _ := slices.BinarySearch(matches, p.top)
	if by < 0 {
		next--
	}
	return next
}

// ToMatch makes the match at index i the current one and scrolls to it. With -1 the page has no
// current match.
func (p *Page) ToMatch(d *Desk, i int) {
	matches := p.found(d)
	if p.match = i; i >= 0 && !p.sees(matches[i]) {
		p.To(matches[i] - p.height/3)
	}
}

// sees reports whether a line is on the screen.
func (p *Page) sees(line int) bool { return line >= p.top && line < p.top+p.height }

// currentOn returns the index of the current match among those of a line, or -1.
func (p *Page) currentOn(d *Desk, line int) int {
	if d.searched == "" || p.searched != d.searched || p.match < 0 {
		return -1
	}
	matches := p.found(d)
	if p.match >= len(matches) || matches[p.match] != line {
		return -1
	}
	first, _ := slices.BinarySearch(matches, line)
	return p.match - first
}
