package text

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
)

const maxSource = 512 << 10 // bytes of HTML that are rendered

// Style holds the colours of rendered text: "#rrggbb", an ANSI number from "0" to "255",
// or "" for the terminal's own.
type Style struct {
	Text   string // running text
	Dim    string // words and lines that shortlist adds: images, rules, quote bars
	Accent string // headings
	Link   string // link targets
	Code   string // code; "" makes code within text bold
	Bare   bool   // no styling at all, for pipes and logs
}

// Renderer turns HTML and Markdown into styled lines. It is safe for concurrent use, and
// caches its last renderings.
type Renderer struct {
	style Style
	cache cache
}

// NewRenderer returns a renderer in the given style.
func NewRenderer(style Style) *Renderer {
	return &Renderer{style: style}
}

// HTML renders a description as lines of at most width cells (CONTRACT 48, 49).
//
// The lines hold only safe text and shortlist's SGR sequences. A link is shown as its text,
// followed by its target if that is http, https or mailto. A source longer than 512 KiB, or
// a result longer than 10,000 lines, ends with a line that shows how much is left out. Do
// not call HTML on the update loop: a long source takes milliseconds. The lines are shared:
// do not change them.
func (r *Renderer) HTML(src string, width int) []string {
	if width <= 0 {
		return nil
	}
	return r.getOrRender(key{width: width, src: src}, layOut)
}

// Cached returns the lines of HTML(src, width), if they are in the cache. It is fast enough
// for the update loop.
func (r *Renderer) Cached(src string, width int) ([]string, bool) {
	return r.cache.get(key{width: width, src: src})
}

// getOrRender returns lines from the cache, or renders them by do.
func (r *Renderer) getOrRender(k key, do func(src string, width int, style Style) []string) []string {
	lines, ok := r.cache.get(k)
	if !ok {
		lines = r.render(k.src, k.width, do)
		r.cache.put(k, lines)
	}
	return lines
}

// render calls do within the limits. If do panics, it returns plain text.
func (r *Renderer) render(src string, width int, do func(src string, width int, style Style) []string) (lines []string) {
	cut := max(len(src)-maxSource, 0)
	src = src[:len(src)-cut]
	defer func() {
		if recover() != nil {
			lines = Wrap(strings.Join(Lines(htmltext.Visible(strings.Join(Lines(src), "\n"))), "\n"), width)
		}
		if left := len(lines) - maxLines + 1; left > 1 {
			lines = append(lines[:maxLines-1:maxLines-1], Cut(lang.Plural(left, "… more than %d line left out", "… more than %d lines left out"), width))
		}
		if cut > 0 {
			lines = append(lines, Cut(lang.Text("… %s left out", amount.Bytes(int64(cut))), width))
		}
	}()
	return do(src, width, r.style)
}
