package text

import (
	"slices"
	"strings"
	"sync"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/util"
)

// maxMarkdown is how many bytes of Markdown are rendered; more is shown as it is written.
const maxMarkdown = 16 << 10

// Markdown renders what the person wrote themselves, a note, as lines of at most width cells.
// Line breaks stay where they were typed, and so do HTML tags. The lines hold safe text and
// our own SGR sequences, nothing else; they are shared: do not change them. It is cheap
// enough for the update loop.
func (r *Renderer) Markdown(src string, width int) []string {
	safe := strings.Join(Lines(src), "\n")
	if width <= 0 || len(safe) > maxMarkdown {
		return Wrap(safe, max(width, 1))
	}
	var page strings.Builder
	if err := notes().Convert([]byte(safe), &page); err != nil {
		return Wrap(safe, width) // a builder does not fail
	}
	return r.HTML(page.String(), width)
}

// notes turns Markdown into HTML. Where "<" begins a tag, it is the sign all the same: a
// note says List<String>.
var notes = sync.OnceValue(func() goldmark.Markdown {
	without := func(parsers []util.PrioritizedValue, left any) []util.PrioritizedValue {
		return slices.DeleteFunc(parsers, func(p util.PrioritizedValue) bool { return p.Value == left })
	}
	return goldmark.New(
		goldmark.WithParser(parser.NewParser(
			parser.WithBlockParsers(without(parser.DefaultBlockParsers(), parser.NewHTMLBlockParser())...),
			parser.WithInlineParsers(without(parser.DefaultInlineParsers(), parser.NewRawHTMLParser())...),
			parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...),
		)),
		goldmark.WithExtensions(extension.Table, extension.Strikethrough),
		goldmark.WithRendererOptions(html.WithHardWraps()),
	)
})
