package text

import (
	"strings"

	"shortlist/model/amount"
	"shortlist/model/htmltext"
)

const (
	maxSource = 512 << 10 // bytes of HTML or Markdown that are rendered
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

// Renderer turns HTML and Markdown into styled lines. It is safe for
// concurrent use and remembers what it rendered last.
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
	return r.render(key{kind: kindHTML, width: width, src: src}, r.html)
}

// Markdown renders Markdown under the same promises as HTML. HTML inside it is
// shown as it is typed.
func (r *Renderer) Markdown(src string, width int) []string {
	return r.render(key{kind: kindMarkdown, width: width, src: src}, r.markdown)
}

// Cached returns what HTML returned for src and width, if that is still
// remembered. It is cheap enough for the update loop.
func (r *Renderer) Cached(src string, width int) ([]string, bool) {
	return r.cache.get(key{kind: kindHTML, width: width, src: src})
}

func (r *Renderer) render(k key, do func(src string, width int) []string) []string {
	if k.width <= 0 {
		return nil
	}
	if lines, ok := r.cache.get(k); ok {
		return lines
	}
	lines := guarded(k, do)
	r.cache.put(k, lines)
	return lines
}

// guarded is do with a panic of the libraries below it turned into plain text.
func guarded(k key, do func(src string, width int) []string) (lines []string) {
	src, cut := k.src, 0
	if len(src) > maxSource {
		src, cut = src[:maxSource], len(src)-maxSource
	}
	defer func() {
		if recover() != nil {
			lines = capLines(plain(k.kind, src, k.width), k.width)
		}
		if cut > 0 {
			lines = append(lines, Cut("… "+amount.Bytes(int64(cut))+" left out", k.width))
		}
	}()
	return capLines(do(src, k.width), k.width)
}

// plain is the rendering that cannot fail.
func plain(kind kind, src string, width int) []string {
	if kind == kindHTML {
		src = htmltext.Visible(strings.Join(Lines(src), "\n"))
	}
	return Wrap(strings.Join(Lines(src), "\n"), width)
}

func capLines(lines []string, width int) []string {
	if len(lines) <= maxLines {
		return lines
	}
	left := len(lines) - maxLines + 1
	lines = lines[:maxLines:maxLines]
	lines[maxLines-1] = Cut("… more than "+amount.Plural(left, "line")+" left out", width)
	return lines
}
