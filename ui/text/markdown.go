package text

import (
	"regexp"
	"slices"
	"strings"
	"sync"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer/html"
	gmtext "github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// maxMarkdown is how many bytes of Markdown are rendered. Longer Markdown is shown unrendered.
const maxMarkdown = 16 << 10

// noteParser converts Markdown to HTML. It keeps line breaks, and takes HTML tags for text:
// a note shows everything that its author typed.
var noteParser = sync.OnceValue(func() goldmark.Markdown {
	inline := slices.DeleteFunc(parser.DefaultInlineParsers(), func(p util.PrioritizedValue) bool { return p.Value == parser.NewRawHTMLParser() })
	for i, p := range inline {
		if p.Value == parser.NewCodeSpanParser() {
			inline[i].Value = CodeSpan{parser.NewCodeSpanParser()}
		}
	}
	blocks := slices.DeleteFunc(parser.DefaultBlockParsers(), func(p util.PrioritizedValue) bool { return p.Value == parser.NewHTMLBlockParser() })
	for i, p := range blocks {
		if p.Value == parser.NewListItemParser() {
			blocks[i].Value = typedItem{parser.NewListItemParser()}
		}
	}
	return goldmark.New(
		goldmark.WithParser(parser.NewParser(parser.WithBlockParsers(blocks...), parser.WithInlineParsers(inline...),
			parser.WithParagraphTransformers(parser.DefaultParagraphTransformers()...))),
		goldmark.WithExtensions(extension.Table, extension.Strikethrough),
		goldmark.WithRendererOptions(html.WithHardWraps()),
	)
})

// typedItem finds items of lists, which keep the numbers that were typed: "2015. Trainee" and "2019. Engineer" are years. The
// same number again is the next one, as Markdown has it.
type typedItem struct{ parser.BlockParser }

var (
	typedNumber = regexp.MustCompile(`^\s*(\d+)[.)]`)
	lastTyped   = parser.NewContextKey()
)

func (p typedItem) Open(parent ast.Node, reader gmtext.Reader, c parser.Context) (ast.Node, parser.State) {
	line, _ := reader.PeekLine()
	node, state := p.BlockParser.Open(parent, reader, c)
	m := typedNumber.FindSubmatch(line)
	if node == nil || m == nil {
		return node, state
	}
	last, _ := c.ComputeIfAbsent(lastTyped, func() any { return map[ast.Node]string{} }).(map[ast.Node]string)
	if number := string(m[1]); last[parent] != number {
		last[parent] = number
		node.SetAttributeString("value", []byte(number))
	}
	return node, state
}

// Markdown renders a note of the person as lines of at most width cells. The lines are as
// safe as those of HTML, and shared: do not change them.
func (r *Renderer) Markdown(src string, width int) []string {
	safe := strings.Join(Lines(src), "\n")
	if width <= 0 || len(safe) > maxMarkdown {
		return Wrap(safe, max(width, 1))
	}
	return r.getOrRender(key{width: width, src: safe, markdown: true}, renderNote)
}

func renderNote(src string, width int, style Style) []string {
	var page strings.Builder
	if err := noteParser().Convert([]byte(src), &page); err != nil {
		return Wrap(src, width)
	}
	return layOut(page.String(), width, style)
}
