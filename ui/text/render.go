package text

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/model/htmltext"
)

const (
	maxSource = 512 << 10 // bytes of HTML that are rendered
)

// Style is what a theme says about rendered text. A colour is "#rrggbb", an
// ANSI number "0" to "255", or "" for the terminal's own.
type Style struct {
	Text   string // running text
	Dim    string // what is said about the text: images, rules, quote bars
	Accent string // headings
	Link   string // link targets
	Code   string // code
	// Bare leaves out all styling, bold and underline too: for pipes and logs.
	Bare bool
}

// Renderer turns HTML into styled lines. It is safe for concurrent use and
// remembers what it rendered last.
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
// The lines hold text made safe and our own SGR sequences, nothing else. Links
// are shown as their text and, when that is http, https or mailto, their target.
// Of sources longer than 512 KiB, and results longer than 10,000 lines, a last
// line says that they were cut. It takes long enough to be kept off the update
// loop. The lines are shared: do not change them.
func (r *Renderer) HTML(src string, width int) []string {
	if width <= 0 {
		return nil
	}
	return r.remembered(key{width: width, src: src}, layOut)
}

// Cached returns what HTML returned for src and width, if that is still
// remembered. It is cheap enough for the update loop.
func (r *Renderer) Cached(src string, width int) ([]string, bool) {
	return r.cache.get(key{width: width, src: src})
}

// remembered renders by do what the cache does not hold.
func (r *Renderer) remembered(k key, do func(src string, width int, style Style) []string) []string {
	lines, ok := r.cache.get(k)
	if !ok {
		lines = r.rendered(k.src, k.width, do)
		r.cache.put(k, lines)
	}
	return lines
}

// rendered is do within its bounds. Where do panics, it is plain text.
func (r *Renderer) rendered(src string, width int, do func(src string, width int, style Style) []string) (lines []string) {
	cut := max(len(src)-maxSource, 0)
	src = src[:len(src)-cut]
	defer func() {
		if recover() != nil {
			lines = Wrap(strings.Join(Lines(htmltext.Visible(strings.Join(Lines(src), "\n"))), "\n"), width)
		}
		if left := len(lines) - maxLines + 1; left > 1 {
			lines = append(lines[:maxLines-1:maxLines-1], Cut("… more than "+amount.Plural(left, "line")+" left out", width))
		}
		if cut > 0 {
			lines = append(lines, Cut("… "+amount.Bytes(int64(cut))+" left out", width))
		}
	}()
	return do(src, width, r.style)
}
