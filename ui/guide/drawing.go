package guide

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"html"
	"io"
	"strings"

	glamour "charm.land/glamour/v2/ansi"
	"charm.land/lipgloss/v2"
	"charm.land/lipgloss/v2/table"
	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	tables "github.com/yuin/goldmark/extension/ast"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// A drawing draws the nodes of a guide as Glamour's elements, which wrap, indent and colour them. Glamour's
// own walk over the nodes reaches text/template, which calls methods by name: the linker would then keep every
// exported method in the program, which is 3 MB.
type drawing struct {
	Style
	source []byte
	width  int
	ctx    glamour.RenderContext
}

// A step opens or closes an element. These are functions, because an interface of the elements would
// lead the linker to those that reach text/template.
type step func(io.Writer, glamour.RenderContext) error

func draw(markdown string, width int, s Style) (string, error) {
	config := s.config()
	d := drawing{s, []byte(markdown), width, glamour.NewRenderContext(glamour.Options{WordWrap: width, Styles: config})}
	var out, content bytes.Buffer
	document := &glamour.BlockElement{Block: &content, Style: config.Document, Margin: true}
	err := d.within(&out, document.Render, document.Finish, func() error {
		return d.blocks(&content, goldmark.New(goldmark.WithExtensions(extension.Table)).Parser().Parse(text.NewReader(d.source)))
	})
	return out.String(), err
}

// within draws the content of an element.
func (d *drawing) within(w io.Writer, open, end step, content func() error) error {
	return errors.Join(open(w, d.ctx), content(), end(w, d.ctx))
}

func (d *drawing) blocks(w *bytes.Buffer, parent ast.Node) error {
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		if err := d.block(w, n); err != nil {
			return err
		}
	}
	return nil
}

func (d *drawing) block(w *bytes.Buffer, n ast.Node) error {
	first := n.PreviousSibling() == nil
	switch n := n.(type) {
	case *ast.Heading:
		e := &glamour.HeadingElement{Level: n.Level, First: first}
		return d.within(w, e.Render, e.Finish, func() error { return d.flow(n, d.heading()) })
	case *ast.Paragraph:
		e := &glamour.ParagraphElement{First: first}
		return d.within(w, e.Render, e.Finish, func() error { return d.flow(n, d.text()) })
	case *ast.List:
		return d.list(w, n)
	case *ast.FencedCodeBlock:
		return d.code(w, n)
	case *tables.Table:
		return d.table(w, n)
	case *ast.HTMLBlock: // a comment
		return nil
	}
	return fmt.Errorf("guide: %v cannot be drawn", n.Kind())
}

// flow writes the text of a node into the element that is open.
func (d *drawing) flow(n ast.Node, look glamour.StylePrimitive) error {
	s, err := d.runs(n, look)
	if err != nil {
		return err
	}
	e := &glamour.BlockElement{Block: bytes.NewBufferString(s)}
	return errors.Join(e.Render(io.Discard, d.ctx), e.Finish(io.Discard, d.ctx))
}

// runs returns the text in a node on one line.
func (d *drawing) runs(parent ast.Node, look glamour.StylePrimitive) (string, error) {
	var b strings.Builder
	for n := parent.FirstChild(); n != nil; n = n.NextSibling() {
		switch n := n.(type) {
		case *ast.Text:
			s := html.UnescapeString(string(util.UnescapePunctuations(n.Value(d.source))))
			if n.SoftLineBreak() || n.HardLineBreak() {
				s += " "
			}
			d.run(&b, s, look)
		case *ast.CodeSpan:
			code := look
			code.Color = cmp.Or(d.colour(d.Code), look.Color)
			var s strings.Builder
			for c := n.FirstChild(); c != nil; c = c.NextSibling() {
				if t, ok := c.(*ast.Text); ok {
					s.Write(t.Value(d.source))
				}
			}
			d.run(&b, unbroken.Replace(s.String()), code)
		case *ast.Emphasis:
			strong, around := look, ""
			switch {
			case d.Bare:
				around = strings.Repeat("*", n.Level)
			case n.Level > 1:
				strong.Bold = new(true)
			default:
				strong.Italic = new(true)
			}
			s, err := d.runs(n, strong)
			if err != nil {
				return "", err
			}
			b.WriteString(around + s + around)
		default:
			return "", fmt.Errorf("guide: %v cannot be drawn", n.Kind())
		}
	}
	return b.String(), nil
}

func (d *drawing) run(w io.Writer, s string, look glamour.StylePrimitive) {
	(&glamour.CodeSpanElement{Text: s, Style: look}).Render(w, d.ctx)
}

// list draws a list of one level.
func (d *drawing) list(w *bytes.Buffer, n *ast.List) error {
	w.WriteString("\n")
	var content bytes.Buffer
	e := &glamour.BlockElement{Block: &content, Margin: true, Newline: true}
	return d.within(w, e.Render, e.Finish, func() error {
		for item := n.FirstChild(); item != nil; item = item.NextSibling() {
			d.run(&content, "• ", d.text())
			for part := item.FirstChild(); part != nil; part = part.NextSibling() {
				s, err := d.runs(part, d.text())
				if err != nil {
					return err
				}
				content.WriteString(s)
			}
			if item.NextSibling() != nil {
				content.WriteString("\n")
			}
		}
		return nil
	})
}

func (d *drawing) code(w *bytes.Buffer, n *ast.FencedCodeBlock) error {
	w.WriteString("\n")
	look := d.text()
	look.Color = cmp.Or(d.colour(d.Code), look.Color)
	in := glamour.NewIndentWriter(w, len(hang), func(io.Writer) { d.run(w, " ", d.text()) })
	d.run(in, string(n.Lines().Value(d.source)), look)
	return in.Close()
}

func (d *drawing) table(w *bytes.Buffer, n *tables.Table) error {
	cross, down, across := "|", "|", "-"
	if d.Rules {
		cross, down, across = "┼", "│", "─"
	}
	var rows [][]string // the first has the headings
	for row := n.FirstChild(); row != nil; row = row.NextSibling() {
		var cells []string
		for cell := row.FirstChild(); cell != nil; cell = cell.NextSibling() {
			s, err := d.runs(cell, d.text())
			if err != nil {
				return err
			}
			cells = append(cells, s)
		}
		rows = append(rows, cells)
	}
	widths := columns(rows, d.width)
	t := table.New().Width(d.width).BorderTop(false).BorderLeft(false).BorderRight(false).BorderBottom(false).
		Border(lipgloss.Border{Top: across, Left: down, Right: down, Middle: cross}).
		StyleFunc(func(_, column int) lipgloss.Style { return lipgloss.NewStyle().Margin(0, 1).Width(widths[column]) }).
		Headers(rows[0]...).Rows(rows[1:]...)
	w.WriteString("\n" + t.String() + "\n")
	return nil
}

// columns returns the widths of the columns of a table, with their margins, in which no word is broken. They are 0, which leaves
// them to Lip Gloss, where all cells have room in one line, or where the longest words have none.
func columns(rows [][]string, width int) []int {
	const margins = 2
	most, out := make([]int, len(rows[0])), make([]int, len(rows[0]))
	total, free := len(out)-1, width-(len(out)-1) // lines between the columns
	for i := range out {
		out[i] = lipgloss.Width(rows[0][i]) + margins // a heading has one line
		for _, row := range rows {
			most[i] = max(most[i], lipgloss.Width(row[i])+margins)
			for _, word := range strings.Fields(row[i]) {
				out[i] = max(out[i], lipgloss.Width(word)+margins)
			}
		}
		total += most[i]
		free -= out[i]
	}
	if total <= width || free < 0 {
		return make([]int, len(out))
	}
	for ; free > 0; free-- { // to the column that is broken into most lines
		widest := 0
		for i := range out {
			if most[i]*out[widest] > most[widest]*out[i] {
				widest = i
			}
		}
		out[widest]++
	}
	return out
}

// text is the style of plain text.
func (d *drawing) text() glamour.StylePrimitive {
	return glamour.StylePrimitive{Color: d.colour(d.Text)}
}

func (d *drawing) heading() glamour.StylePrimitive {
	if d.Bare {
		return d.text()
	}
	return glamour.StylePrimitive{Bold: new(true), Color: cmp.Or(d.colour(d.Heading), d.colour(d.Text))}
}
