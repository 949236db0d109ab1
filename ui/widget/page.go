package widget

import (
	"context"
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Page is a text to scroll in, part of which may be rendered from HTML off the
// loop. Whoever owns it builds its lines with an HTML function that answers from
// the renderer's memory and notes what is missing.
type Page struct {
	Calm  bool   // what is shown stays until what replaces it is rendered
	Below string // the line that fills the room below the text, for rules that go on; "": a blank one

	top, height int
	left        int // cells that are out of sight on the left
	anchor      int // a line of lines; 0: none
	lines       []string
	widest      int    // cells of the widest of them
	matches     []int  // the line of each match of searched; nil: not looked for yet
	match       int    // the index of the current match; -1: without one
	searched    string // the words of matches
	key         string
	rendering   load.Task
}

// html gives rendered HTML where it is at hand, else notes what is missing.
type html struct {
	env     *env.Env
	missing []wanted
}

type wanted struct {
	src   string
	width int
}

// text renders strangers' text, which may be HTML, as lines of at most width
// cells. A text that is not rendered yet is shown as "…".
func (h *html) text(src string, width int) []string {
	if !looksLikeHTML(src) {
		return AsWritten(h.env, src, width)
	}
	if lines, ok := h.env.Text.Cached(src, width); ok {
		return lines
	}
	h.missing = append(h.missing, wanted{src, width})
	return []string{h.env.Theme.Dim.Render("…")}
}

// AsWritten returns a stranger's text as lines of at most width cells, with all of its signs.
func AsWritten(e *env.Env, src string, width int) (out []string) {
	for _, line := range text.Lines(src) {
		for _, wrapped := range text.Wrap(line, width) {
			out = append(out, e.Theme.Text.Render(wrapped))
		}
	}
	return out
}

// looksLikeHTML reports whether a text has tags or entities. In plain text, line breaks count.
func looksLikeHTML(s string) bool {
	for rest := s; ; {
		i := strings.IndexByte(rest, '<')
		if i < 0 || i+1 >= len(rest) {
			break
		}
		rest = rest[i+1:]
		if c := rest[0] | 0x20; c >= 'a' && c <= 'z' || rest[0] == '/' || rest[0] == '!' {
			return true
		}
	}
	i := strings.IndexByte(s, '&')
	return i >= 0 && strings.IndexByte(s[i:], ';') > 0
}

// Prepare builds the page when key, which names what is shown, the width or the
// look has changed, and renders what is missing off the loop.
func (p *Page) Prepare(e *env.Env, key string, width int, build func(text func(src string, width int) []string) []string) tea.Cmd {
	key = fmt.Sprintf("%s\x00%d\x00%p", key, width, e.Text) // another look has another renderer
	if e.UI.Linear {
		p.height = 1 // only the line that is read is in sight
	}
	if key == p.key {
		return nil
	}
	p.key = key
	h := &html{env: e}
	lines := build(h.text)
	if !p.Calm || len(h.missing) == 0 || len(p.lines) == 0 {
		p.Set(lines)
	}
	if len(h.missing) == 0 {
		p.rendering.Cancel()
		return nil
	}
	renderer := e.Text
	return load.Run(e.Group, &p.rendering, func(ctx context.Context) (struct{}, error) {
		for _, w := range h.missing {
			if ctx.Err() != nil {
				return struct{}{}, ctx.Err()
			}
			renderer.HTML(w.src, w.width)
		}
		return struct{}{}, nil
	}, func(struct{}, error) tea.Cmd {
		again := &html{env: e}
		p.Set(build(again.text))
		return nil
	})
}

// Set sets the lines of a page that is not prepared.
func (p *Page) Set(lines []string) {
	p.lines, p.matches, p.widest = lines, nil, 0
	for _, line := range lines {
		p.widest = max(p.widest, text.Width(line))
	}
	p.clamp()
}

// Lines returns all lines of the page.
func (p *Page) Lines() []string { return p.lines }

// Forget makes the next Prepare build the page again.
func (p *Page) Forget() { p.key = "" }

// Follow scrolls to a share of the text, from 0 to 1, unless it is visible.
func (p *Page) Follow(share float64) {
	if at := int(share * float64(len(p.lines))); at < p.top || at >= p.top+p.height {
		p.top = at - p.height/2
		p.clamp()
	}
}

// Top goes back to the first line.
func (p *Page) Top() { p.top, p.left, p.match = 0, 0, -1 }

// At is the first line in sight.
func (p *Page) At() int { return p.top }

// To brings a line to the top, as far as the text reaches.
func (p *Page) To(line int) {
	p.top = line
	p.clamp()
}

// Anchor names a line of the text that is being built. If the line was in sight or above,
// what is in sight stays, however many lines come before it now. A page at its top stays there.
func (p *Page) Anchor(line int) {
	if p.anchor > 0 && p.top > 0 && p.anchor < p.top+p.height {
		p.top += line - p.anchor
	}
	p.anchor = line
}

// End is the first line below those in sight.
func (p *Page) End() int { return p.top + p.height }

// Show scrolls until lines are in sight, or as many from the first as fit.
func (p *Page) Show(from, to int) { p.To(min(max(p.top, to-p.height), from)) }

// Shift moves what is in sight by cells to the right.
func (p *Page) Shift(cells int) {
	p.left = max(min(p.left+cells, p.widest-1), 0)
}

// View draws the lines in sight, and at their right edge which part of the text they are.
func (p *Page) View(e *env.Env, width, height int) []string {
	p.height = height
	rest := 0 // cells at the right of the bar, which is beside the text also where that takes a part of the width
	if edge := max(p.widest, MostText) + 2; edge < width {
		width, rest = edge, width-edge
	}
	p.clamp()
	end := min(p.top+height, len(p.lines))
	out := make([]string, 0, height)
	for i, line := range p.lines[p.top:end] {
		line = light(e, line, p.currentOn(e, p.top+i))
		if p.left > 0 {
			line = text.Slice(line, p.left, p.left+width)
		}
		out = append(out, text.Fit(line, width))
	}
	for p.Below != "" && len(out) < height {
		out = append(out, text.Fit(p.Below, width))
	}
	out = Fill(out, width, height)
	out = Bar(e, out, width, p.top, height, len(p.lines))
	if rest > 0 {
		for i := range out {
			out[i] += strings.Repeat(" ", rest)
		}
	}
	return out
}

func (p *Page) clamp() { p.top = max(min(p.top, len(p.lines)-p.height), 0) }

// ScrollBy moves what is in sight by lines.
func (p *Page) ScrollBy(lines int) { p.To(p.top + lines) }

// Moves are the keys that scroll.
func (p *Page) Moves() []action.Action {
	by := func(n func() int) func() tea.Cmd {
		return func() tea.Cmd {
			p.top += n()
			p.clamp()
			return nil
		}
	}
	half := func() int { return max(p.height/2, 1) }
	return action.Moves(action.Mover{
		Down: by(func() int { return 1 }), Up: by(func() int { return -1 }),
		Top: by(func() int { return -p.top }), Bottom: by(func() int { return len(p.lines) }),
		HalfDown: by(half), HalfUp: by(func() int { return -half() }),
	})
}

// MostText is the most cells of a column of text: a longer line is hard to follow.
const MostText = 90

// Section is a heading with a blank line before it.
func Section(e *env.Env, title string, width int) []string {
	return []string{"", NewRow(width).Left(e.Theme.Heading, " "+title).Render(theme.Style{})}
}

// pairIndent is the cells of a pair's label.
const pairIndent = 14

// ownIndent is the cells before a pair's value on lines of its own.
const ownIndent = 4

// PairRoom is the cells that a word of a pair's value has.
func PairRoom(width int) int { return max(width-ownIndent-1, 10) }

// Pair is a labelled value, wrapped under itself. If a word has no room beside the label, the value is below it.
func Pair(e *env.Env, label string, style theme.Style, value string, width int) []string {
	if e.UI.Linear {
		if label == "" { // the value continues the line before
			return []string{value}
		}
		return []string{label + ": " + value}
	}
	room, indent := max(width-pairIndent-1, 10), pairIndent
	head := text.Cut("  "+label, pairIndent)
	head += strings.Repeat(" ", max(pairIndent-text.Width(head), 1))
	var out []string
	if slices.ContainsFunc(strings.Fields(value), func(word string) bool { return text.Width(word) > room }) {
		room, indent = PairRoom(width), ownIndent
		if label != "" {
			out = append(out, NewRow(width).Left(e.Theme.Dim, head).Render(theme.Style{}))
		}
		head = strings.Repeat(" ", indent)
	}
	for _, line := range text.Wrap(value, room) {
		out = append(out, NewRow(width).Left(e.Theme.Dim, head).Left(style, line).Render(theme.Style{}))
		head = strings.Repeat(" ", indent)
	}
	return out
}

// Indented puts a prefix before each line.
func Indented(prefix string, lines []string) []string {
	out := make([]string, len(lines))
	for i, line := range lines {
		out[i] = prefix + line
	}
	return out
}
