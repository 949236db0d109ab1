package markup

import (
	"bytes"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"unicode"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	gmhtml "github.com/yuin/goldmark/renderer/html"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"

	"shortlist/model/htmltext"
	uitext "shortlist/ui/text"
)

// converter returns the converter of Markdown: CommonMark with tables, without markup that people write by accident. The
// end of a line is a line break, and only HTML beyond doubt is HTML. The converter is safe for concurrent use.
var converter = sync.OnceValue(func() goldmark.Markdown {
	return goldmark.New(
		goldmark.WithParser(parser.NewParser(
			parser.WithBlockParsers(blockParsers()...),
			parser.WithInlineParsers(
				util.Prioritized(uitext.CodeSpan{InlineParser: parser.NewCodeSpanParser()}, 100),
				util.Prioritized(parser.NewLinkParser(), 200),
				util.Prioritized(autoLink{parser.NewAutoLinkParser()}, 300),
				util.Prioritized(rawHTML{parser.NewRawHTMLParser()}, 400),
				util.Prioritized(emphasis{parser.NewEmphasisParser()}, 500),
			),
			parser.WithParagraphTransformers(util.Prioritized(definitions{}, 100)),
		)),
		goldmark.WithRendererOptions(gmhtml.WithUnsafe(), gmhtml.WithHardWraps(), renderer.WithNodeRenderers(util.Prioritized(htmlBlocks{}, 100))),
		goldmark.WithExtensions(tables{}),
	)
})

// blockParsers are the block parsers of CommonMark except that of indented code: people indent lines for many reasons.
func blockParsers() []util.PrioritizedValue {
	return []util.PrioritizedValue{
		util.Prioritized(underlined{parser.NewSetextHeadingParser()}, 100),
		util.Prioritized(parser.NewThematicBreakParser(), 200),
		util.Prioritized(numbered{parser.NewListParser()}, 300),
		util.Prioritized(parser.NewListItemParser(), 400),
		util.Prioritized(parser.NewATXHeadingParser(), 600),
		util.Prioritized(fence{parser.NewFencedCodeBlockParser()}, 700),
		util.Prioritized(parser.NewBlockquoteParser(), 800),
		util.Prioritized(htmlBlock{parser.NewHTMLBlockParser()}, 900),
		util.Prioritized(paragraph{parser.NewParagraphParser()}, 1000),
	}
}

// facts are what the parsers have to know about the whole text.
type facts struct {
	tags map[int]bool    // the offsets of tags that are HTML beyond doubt
	uses map[string]bool // the labels that links may use
}

var factsKey = parser.NewContextKey()

// label matches a label in brackets and the colon after it, if any.
var label = regexp.MustCompile(`\[([^\[\]]+)\](:?)`)

// newContext returns the facts of a text for its parsers.
func newContext(markdown string) parser.Context {
	f := facts{tags: htmltext.Certain(withoutCode(markdown)), uses: map[string]bool{}}
	for _, m := range label.FindAllStringSubmatch(markdown, -1) {
		if m[2] == "" {
			f.uses[util.ToLinkReference([]byte(m[1]))] = true
		}
	}
	c := parser.NewContext()
	c.Set(factsKey, f)
	return c
}

// withoutCode returns Markdown of the same length with spaces in place of each "<" that begins no tag, because it is in
// code or behind a backslash.
func withoutCode(markdown string) string {
	if !strings.Contains(markdown, "<") || !strings.ContainsAny(markdown, "`\\") {
		return markdown
	}
	out := []byte(markdown)
	closes := map[int][]int{} // the offsets of runs of backticks, by their length
	for i := 0; i < len(out); {
		n := backticks(out[i:])
		if n > 0 {
			closes[n] = append(closes[n], i)
		}
		i += max(n, 1)
	}
	for i := 0; i < len(out); {
		switch n := backticks(out[i:]); {
		case out[i] == '\\' && i+1 < len(out):
			if out[i+1] == '<' {
				out[i+1] = ' '
			}
			i += 2
		case n > 0 && !uitext.IsWithinWord(out[:i], out[i:]):
			for len(closes[n]) > 0 && closes[n][0] <= i {
				closes[n] = closes[n][1:]
			}
			if len(closes[n]) > 0 {
				end := closes[n][0]
				copy(out[i:], bytes.ReplaceAll(out[i:end], []byte("<"), []byte(" ")))
				i = end
			}
			i += n
		default:
			i += max(n, 1)
		}
	}
	return string(out)
}

// backticks returns how many backticks s begins with.
func backticks(s []byte) int { return len(s) - len(bytes.TrimLeft(s, "`")) }

func factsOf(c parser.Context) facts {
	f, _ := c.Get(factsKey).(facts)
	return f
}

// underlined finds headings: one line with a bar below that is at least half as long. The "--" of a signature and the rule
// "---" make no heading.
type underlined struct{ parser.BlockParser }

func (p underlined) Open(parent ast.Node, reader text.Reader, c parser.Context) (ast.Node, parser.State) {
	paragraph, ok := c.LastOpenedBlock().Node.(*ast.Paragraph)
	if !ok || paragraph.Lines().Len() != 1 {
		return nil, parser.NoChildren
	}
	bar, _ := reader.PeekLine()
	bar = bytes.TrimSpace(bar)
	first := paragraph.Lines().At(0)
	words := bytes.TrimSpace(first.Value(reader.Source()))
	if len(bar) < 3 || string(bar) == "---" || 2*len(bar) < len([]rune(string(words))) {
		return nil, parser.NoChildren
	}
	return p.BlockParser.Open(parent, reader, c)
}

// numbered finds lists. A number other than 1 begins no list: the service drops the first number of a list, so that
// readers would see another one. Such a number is text, as is a year among the items of a list.
type numbered struct{ parser.BlockParser }

func (p numbered) Open(parent ast.Node, reader text.Reader, c parser.Context) (ast.Node, parser.State) {
	node, state := p.BlockParser.Open(parent, reader, c)
	if list, ok := node.(*ast.List); ok && list.IsOrdered() && list.Start != 1 {
		return nil, parser.NoChildren
	}
	return node, state
}

func (p numbered) Continue(node ast.Node, reader text.Reader, c parser.Context) parser.State {
	state := p.BlockParser.Continue(node, reader, c)
	list, isList := node.(*ast.List)
	last, isItem := node.LastChild().(*ast.ListItem)
	if state&parser.Continue == 0 || !isList || !isItem || !list.IsOrdered() {
		return state
	}
	line, _ := reader.PeekLine()
	m := item.FindSubmatch(line)
	if indent, _ := util.IndentWidth(line, reader.LineOffset()); m == nil || indent >= last.Offset {
		return state
	}
	if n, err := strconv.Atoi(string(m[2][:len(m[2])-1])); err == nil && n > maxItems && n != list.ChildCount()+1 {
		return parser.Close
	}
	return state
}

// paragraph finds text. A line that is not indented does not continue the list item above.
type paragraph struct{ parser.BlockParser }

func (p paragraph) Open(parent ast.Node, reader text.Reader, c parser.Context) (ast.Node, parser.State) {
	if last := c.LastOpenedBlock().Node; last != nil && ast.IsParagraph(last) && (last.Parent() == parent || last.Parent().Kind() != ast.KindListItem) {
		return nil, parser.NoChildren
	}
	return p.BlockParser.Open(parent, reader, c)
}

func (paragraph) CanInterruptParagraph() bool { return true }

// fence finds code. A long line of tildes is an ornament.
type fence struct{ parser.BlockParser }

func (p fence) Open(parent ast.Node, reader text.Reader, c parser.Context) (ast.Node, parser.State) {
	line, _ := reader.PeekLine()
	if bytes.HasPrefix(bytes.TrimSpace(line), []byte("~~~~~")) {
		return nil, parser.NoChildren
	}
	return p.BlockParser.Open(parent, reader, c)
}

// htmlBlock finds HTML that begins a line.
type htmlBlock struct{ parser.BlockParser }

var documentType = regexp.MustCompile(`^(?i:<!doctype html[^<>]*>\s*<html)`)

var tagsAttribute = []byte("tags")

func (p htmlBlock) Open(parent ast.Node, reader text.Reader, c parser.Context) (ast.Node, parser.State) {
	line, segment := reader.PeekLine()
	at := segment.Start + bytes.IndexByte(line, '<')
	tags := factsOf(c).tags
	source := reader.Source()[at:]
	isComment := bytes.HasPrefix(source, []byte("<!--")) && bytes.Contains(source, []byte("-->"))
	if !tags[at] && !isComment && !documentType.Match(source) {
		return nil, parser.NoChildren
	}
	node, state := p.BlockParser.Open(parent, reader, c)
	if node != nil {
		node.SetAttribute(tagsAttribute, tags)
	}
	return node, state
}

// htmlBlocks renders blocks of HTML. Tags in them that are not certain are text.
type htmlBlocks struct{}

// RegisterFuncs implements renderer.NodeRenderer.
func (htmlBlocks) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(ast.KindHTMLBlock, func(w util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
		block, ok := node.(*ast.HTMLBlock)
		if !ok || !entering {
			return ast.WalkContinue, nil
		}
		value, _ := node.Attribute(tagsAttribute)
		tags, _ := value.(map[int]bool)
		lines := block.Lines().Sliced(0, block.Lines().Len())
		if block.HasClosure() {
			lines = append(lines[:len(lines):len(lines)], block.ClosureLine)
		}
		var out strings.Builder
		certain := map[int]bool{}
		for _, line := range lines { // joined, since a tag may continue in the next line
			for at := range line.Len() {
				if tags[line.Start+at] {
					certain[out.Len()+at] = true
				}
			}
			out.Write(bytes.ReplaceAll(line.Value(source), []byte{0}, []byte("\ufffd")))
		}
		_, err := w.WriteString(htmltext.EscapeUncertain(out.String(), 0, certain))
		return ast.WalkContinue, err
	})
}

// rawHTML finds HTML within a line.
type rawHTML struct{ parser.InlineParser }

func (p rawHTML) Parse(parent ast.Node, block text.Reader, c parser.Context) ast.Node {
	line, segment := block.PeekLine()
	if !factsOf(c).tags[segment.Start] && !bytes.HasPrefix(line, []byte("<!--")) {
		return nil
	}
	return p.InlineParser.Parse(parent, block, c)
}

// tables finds tables, except those with a line of dashes alone: the "--" above a signature would make the text above it
// the head of a table with one column.
type tables struct{ parser.ParagraphTransformer }

// Extend implements goldmark.Extender.
func (tables) Extend(m goldmark.Markdown) {
	m.Parser().AddOptions(
		parser.WithParagraphTransformers(util.Prioritized(tables{extension.NewTableParagraphTransformer()}, 200)),
		parser.WithASTTransformers(util.Prioritized(extension.NewTableASTTransformer(), 0)),
	)
	m.Renderer().AddOptions(renderer.WithNodeRenderers(
		util.Prioritized(extension.NewTableHTMLRenderer(extension.WithTableCellAlignMethod(extension.TableCellAlignAttribute)), 500),
	))
}

var dashes = regexp.MustCompile(`^\s*:?-+:?\s*$`)

// Transform implements parser.ParagraphTransformer.
func (t tables) Transform(node *ast.Paragraph, reader text.Reader, c parser.Context) {
	for i := range node.Lines().Len() {
		if line := node.Lines().At(i); dashes.Match(line.Value(reader.Source())) {
			return
		}
	}
	t.ParagraphTransformer.Transform(node, reader, c)
}

// autoLink finds addresses between < and >. "<std::string>" is no address.
type autoLink struct{ parser.InlineParser }

var linked = regexp.MustCompile(`^(?i:<(?:https?://|mailto:|tel:|ftp://|[^<>\s:/]+@))`)

func (p autoLink) Parse(parent ast.Node, block text.Reader, c parser.Context) ast.Node {
	if line, _ := block.PeekLine(); !linked.Match(line) {
		return nil
	}
	return p.InlineParser.Parse(parent, block, c)
}

// emphasis finds bold and italic text. Stars between digits are a price or a size, and a single star within a word is a sign.
type emphasis struct{ parser.InlineParser }

func (p emphasis) Parse(parent ast.Node, block text.Reader, c parser.Context) ast.Node {
	before := block.PrecendingCharacter()
	line, _ := block.PeekLine()
	rest := bytes.TrimLeft(line, "*")
	stars := len(line) - len(rest)
	if after := bytes.Runes(rest[:min(len(rest), 4)]); stars > 0 && len(after) > 0 &&
		(unicode.IsDigit(before) && unicode.IsDigit(after[0]) || stars == 1 && alphanumeric(before) && alphanumeric(after[0])) {
		block.Advance(stars)
		_, segment := block.Position()
		return ast.NewTextSegment(text.NewSegment(segment.Start-stars, segment.Start))
	}
	return p.InlineParser.Parse(parent, block, c)
}

// definitions finds definitions: addresses of links that are in lines of their own. A definition that no link uses, such
// as "[Pay]: 500", is text, and so is a footnote.
type definitions struct{}

var definition = regexp.MustCompile(`^ {0,3}\[([^\[\]]+)\]:`)

// Transform implements parser.ParagraphTransformer.
func (definitions) Transform(node *ast.Paragraph, reader text.Reader, c parser.Context) {
	uses := factsOf(c).uses
	for i := range node.Lines().Len() {
		line := node.Lines().At(i)
		m := definition.FindSubmatch(line.Value(reader.Source()))
		if m != nil && (m[1][0] == '^' || !uses[util.ToLinkReference(m[1])]) {
			return
		}
	}
	parser.LinkReferenceParagraphTransformer.Transform(node, reader, c)
}
