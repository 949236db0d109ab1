package text

import (
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/parser"
	gmtext "github.com/yuin/goldmark/text"
)

func newParser() parser.Parser {
	return goldmark.New(goldmark.WithExtensions(extension.GFM)).Parser()
}

// rewriter edits a parsed document so that the renderer meets only elements it
// renders well, and only inert text. Text of its own goes behind the source,
// which the nodes point into.
type rewriter struct {
	source []byte
	inert  bool // all text is inert already
}

// rewrite returns the source that the edited document points into. Its text is
// clean, and inert when it comes from flattened HTML.
func rewrite(doc ast.Node, source []byte, inert bool) []byte {
	r := &rewriter{source: source, inert: inert}
	r.children(doc)
	return r.source
}

func (r *rewriter) children(n ast.Node) {
	for c := n.FirstChild(); c != nil; {
		next := c.NextSibling()
		r.node(c)
		c = next
	}
}

func (r *rewriter) node(n ast.Node) {
	switch n := n.(type) {
	case *ast.Text:
		r.text(n)
	case *ast.String:
		r.replace(n, r.show(string(n.Value))) // the renderer knows no such nodes
	case *ast.CodeSpan:
		r.replace(n, string(markCode)+inert(r.raw(n))+string(markEnd))
	case *ast.AutoLink:
		r.autoLink(n)
	case *ast.Link:
		r.link(n)
	case *ast.Image:
		alt := strings.TrimSpace(unescape(r.raw(n)))
		if alt != "" {
			alt = ": " + alt
		}
		r.replace(n, string(markDim)+inert("[image"+alt+"]")+string(markEnd))
	case *ast.RawHTML:
		r.replace(n, r.tag(n))
	case *ast.HTMLBlock:
		src := n.Lines().Value(r.source)
		if n.HasClosure() {
			src = append(src[:len(src):len(src)], n.ClosureLine.Value(r.source)...)
		}
		r.paragraph(n, r.literal(string(src)))
	case *ast.FencedCodeBlock, *ast.CodeBlock:
		r.code(n)
	case *ast.List:
		r.children(n)
		splitList(n)
	case *ast.ListItem:
		r.children(n)
		r.item(n)
	default:
		r.children(n)
	}
}

// text makes the text of a node inert, and its line break a space or our own.
func (r *rewriter) text(n *ast.Text) {
	s := string(n.Segment.Value(r.source))
	out := r.show(s)
	switch {
	case n.HardLineBreak():
		out = strings.TrimRight(out, " ") + string(markBreak)
	case n.SoftLineBreak():
		out += " "
	}
	n.SetSoftLineBreak(false)
	n.SetHardLineBreak(false)
	if out != s {
		n.Segment = r.add(out)
	}
}

func (r *rewriter) show(s string) string {
	if r.inert {
		return s
	}
	return inert(unescape(s))
}

// unescape resolves the backslashes and character references of Markdown.
func unescape(s string) string {
	if !strings.ContainsAny(s, `\&`) {
		return s
	}
	var out strings.Builder
	for i := 0; i < len(s); {
		switch {
		case s[i] == '\\' && i+1 < len(s) && s[i+1] > ' ' && s[i+1] < 0x7F && !wordByte(s[i+1]):
			out.WriteByte(s[i+1])
			i += 2
		case s[i] == '&':
			end := strings.IndexByte(s[i:min(i+40, len(s))], ';')
			if end < 0 {
				out.WriteByte('&')
				i++
				break
			}
			out.WriteString(EntityClean(s[i : i+end+1]))
			i += end + 1
		default:
			out.WriteByte(s[i])
			i++
		}
	}
	return out.String()
}

// link turns a link into its text and, when it may be followed, its target
// (CONTRACT 49).
func (r *rewriter) link(n *ast.Link) {
	parent := n.Parent()
	target := liveTarget(unescape(string(n.Destination)))
	same := sameTarget(strings.TrimSpace(r.raw(n)), target)
	for c := n.FirstChild(); c != nil; {
		next := c.NextSibling()
		parent.InsertBefore(parent, n, c)
		r.node(c)
		c = next
	}
	if target == "" || same {
		parent.RemoveChild(parent, n)
		return
	}
	r.replace(n, " "+string(markLink)+inert("<"+target+">")+string(markEnd))
}

// autoLink turns an address into text, marked when it may be followed.
func (r *rewriter) autoLink(n *ast.AutoLink) {
	s := string(n.Label(r.source))
	if n.AutoLinkType == ast.AutoLinkEmail || liveTarget(string(n.URL(r.source))) != "" {
		r.replace(n, string(markLink)+inert(s)+string(markEnd))
	} else {
		r.replace(n, inert(s))
	}
}

// raw returns the source of the text inside a node.
func (r *rewriter) raw(n ast.Node) string {
	var out strings.Builder
	var walk func(ast.Node)
	walk = func(n ast.Node) {
		for c := n.FirstChild(); c != nil; c = c.NextSibling() {
			switch c := c.(type) {
			case *ast.Text:
				out.Write(c.Segment.Value(r.source))
				if c.SoftLineBreak() || c.HardLineBreak() {
					out.WriteByte(' ')
				}
			case *ast.AutoLink:
				out.Write(c.Label(r.source))
			default:
				walk(c)
			}
		}
	}
	walk(n)
	return out.String()
}

// tag shows HTML inside Markdown as it is typed, but for line breaks and
// comments. The cell of a table is one line.
func (r *rewriter) tag(n *ast.RawHTML) string {
	s := string(n.Segments.Value(r.source))
	switch low := strings.ToLower(s); {
	case strings.HasPrefix(low, "<br>"), strings.HasPrefix(low, "<br/"), strings.HasPrefix(low, "<br "):
		for p := n.Parent(); p != nil; p = p.Parent() {
			if p.Kind() == extast.KindTableCell {
				return " / "
			}
		}
		return string(markBreak)
	case strings.HasPrefix(low, "<!--"):
		return ""
	}
	return inert(strings.ReplaceAll(s, "\n", " "))
}

// literal returns lines of text to be shown as they are.
func (r *rewriter) literal(s string) string {
	var out strings.Builder
	for i, line := range strings.Split(strings.TrimRight(s, "\n"), "\n") {
		if i > 0 {
			out.WriteRune(markBreak)
		}
		out.WriteString(inert(keepSpaces(strings.TrimRight(line, " "))))
	}
	return out.String()
}

func (r *rewriter) code(n ast.Node) {
	r.paragraph(n, string(markCode)+r.literal(string(n.Lines().Value(r.source)))+string(markEnd))
}

// paragraph puts a paragraph of this text in place of a block.
func (r *rewriter) paragraph(n ast.Node, s string) {
	p := ast.NewParagraph()
	p.AppendChild(p, ast.NewTextSegment(r.add(s)))
	n.Parent().ReplaceChild(n.Parent(), n, p)
}

func (r *rewriter) replace(n ast.Node, s string) {
	n.Parent().ReplaceChild(n.Parent(), n, ast.NewTextSegment(r.add(s)))
}

func (r *rewriter) add(s string) gmtext.Segment {
	start := len(r.source)
	r.source = append(r.source, s...)
	return gmtext.NewSegment(start, len(r.source))
}

// item parts the paragraphs of a list item, which the renderer runs together.
func (r *rewriter) item(n *ast.ListItem) {
	for c := n.FirstChild(); c != nil; c = c.NextSibling() {
		next := c.NextSibling()
		if next == nil || next.Kind() == ast.KindList {
			continue
		}
		if k := c.Kind(); k == ast.KindParagraph || k == ast.KindTextBlock {
			c.AppendChild(c, ast.NewTextSegment(r.add(string(markBreak))))
		}
	}
}

// splitList parts a long list: the renderer numbers an item by counting all
// before it.
func splitList(n *ast.List) {
	if n.ChildCount() <= maxListItems {
		return
	}
	parent, after, cur := n.Parent(), ast.Node(n), n
	i := 0
	for c := n.FirstChild(); c != nil; {
		next := c.NextSibling()
		if i > 0 && i%maxListItems == 0 {
			cur = ast.NewList(n.Marker)
			cur.Start, cur.IsTight = n.Start, n.IsTight
			if n.IsOrdered() {
				cur.Start += i
			}
			parent.InsertAfter(parent, after, cur)
			after = cur
		}
		if cur != n {
			cur.AppendChild(cur, c)
		}
		i++
		c = next
	}
}
