package widget

import (
	"slices"

	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/env"
	"shortlist/ui/text"
)

// light highlights the searched words in a drawn line. The line's match with the index current
// differs from the others; -1: no match does.
func light(e *env.Env, line string, current int) string {
	if e.Searched() == "" {
		return line
	}
	plain := ansi.Strip(line)
	var ranges []lipgloss.Range
	for i, m := range e.Sought().HighlightsAnywhere(plain) {
		from, style := text.Width(plain[:m.Start]), &e.Theme.Highlight
		if i == current {
			bar := e.Theme.Bar.Underline()
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
func (p *Page) found(e *env.Env) []int {
	if e.Searched() == p.searched && p.matches != nil {
		return p.matches
	}
	if e.Searched() != p.searched {
		p.searched, p.match = e.Searched(), -1
	}
	p.matches = []int{}
	for i, line := range p.lines {
		for range e.Sought().HighlightsAnywhere(ansi.Strip(line)) {
			p.matches = append(p.matches, i)
		}
	}
	return p.matches
}

// Matches returns how many matches the page has, and the index of the one that ToMatch went to
// last, or -1.
func (p *Page) Matches(e *env.Env) (n, current int) {
	return len(p.found(e)), p.match
}

// NextMatch returns the index of the match after the current one, or before it if by is
// negative. If the current match is out of sight or by is 0, it starts at the top of the
// screen. The result is -1 or the number of matches if no match is in that direction.
func (p *Page) NextMatch(e *env.Env, by int) int {
	matches := p.found(e)
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
func (p *Page) ToMatch(e *env.Env, i int) {
	matches := p.found(e)
	if p.match = i; i >= 0 && !p.sees(matches[i]) {
		p.To(matches[i] - p.height/3)
	}
}

// sees reports whether a line is on the screen.
func (p *Page) sees(line int) bool { return line >= p.top && line < p.top+p.height }

// currentOn returns the index of the current match among those of a line, or -1.
func (p *Page) currentOn(e *env.Env, line int) int {
	if e.Searched() == "" || p.searched != e.Searched() || p.match < 0 {
		return -1
	}
	matches := p.found(e)
	if p.match >= len(matches) || matches[p.match] != line {
		return -1
	}
	first, _ := slices.BinarySearch(matches, line)
	return p.match - first
}
