package text

import (
	"bytes"

	"charm.land/glamour/v2/ansi"
	"github.com/yuin/goldmark/ast"
	extast "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/renderer"
	gmtext "github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// page gathers the lines of one rendering.
type page struct {
	width int
	style Style
	lines []string
	depth int // where the sign of the last list item stood, -1 after other text
}

// markdown renders Markdown of clean text below what is there. Text that came
// from HTML is inert too.
//
// Glamour lays out all but tables without a width, each paragraph one line, and
// finish breaks the lines: it knows where a list item's text begins and cannot
// be given a line that does not fit.
func (p *page) markdown(src string, inert bool) error {
	source := []byte(src)
	doc := newParser().Parse(gmtext.NewReader(source))
	source = rewrite(doc, source, inert)
	for _, part := range parts(doc) {
		width := 0
		if part.FirstChild().Kind() == extast.KindTable {
			width = p.width
		}
		out, err := p.glamour(part, source, width)
		if err != nil {
			return err
		}
		p.finish(out, width > 0)
		if len(p.lines) > maxLines {
			break
		}
	}
	return nil
}

func (p *page) glamour(doc ast.Node, source []byte, width int) (string, error) {
	r := renderer.NewRenderer(renderer.WithNodeRenderers(util.Prioritized(
		ansi.NewRenderer(ansi.Options{WordWrap: width, Styles: p.style.glamour()}), 1)))
	var out bytes.Buffer
	if err := r.Render(&out, source, doc); err != nil {
		return "", err
	}
	return out.String(), nil
}

// parts splits a document into its tables and what stands between them, since
// the one is laid out with a width and the other without.
func parts(doc ast.Node) []ast.Node {
	var all []ast.Node
	var last ast.Node
	for n := doc.FirstChild(); n != nil; {
		next := n.NextSibling()
		table := n.Kind() == extast.KindTable
		if last == nil || table || last.FirstChild().Kind() == extast.KindTable || last.ChildCount() >= maxBlocks {
			last = ast.NewDocument()
			all = append(all, last)
		}
		last.AppendChild(last, n)
		n = next
	}
	return all
}

// maxBlocks is how many blocks are rendered at a time. The renderer asks each
// block for those before it.
const maxBlocks = 200

// trimmed returns the lines without blank ones at either end.
func (p *page) trimmed() []string {
	lines := p.lines
	for len(lines) > 0 && lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	return lines
}
