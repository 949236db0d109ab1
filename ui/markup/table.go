package markup

import "golang.org/x/net/html"

// table reads a table as Markdown draws it: one heading row, then rows of as
// many cells, and text without line breaks in them. Others are named, and come
// as near as they can.
func (r *reader) table(n *html.Node, l look) {
	r.flush()
	if r.cell {
		r.odd = true
		r.block(n, l)
		return
	}
	if columns(n) < 2 { // it is there for the layout
		r.losses.add(lostTable)
		r.block(n, l)
		return
	}
	t := &block{kind: "table"}
	r.odd = r.kind != "p"
	var walk func(*html.Node, look)
	walk = func(n *html.Node, l look) {
		for c := n.FirstChild; c != nil; c = c.NextSibling {
			if c.Type != html.ElementNode {
				r.node(c, l)
				continue
			}
			switch c.Data {
			case "thead", "tbody", "tfoot", "colgroup":
				l, _ := r.attributes(c, l)
				walk(c, l)
			case "tr":
				l, _ := r.attributes(c, l)
				row := &block{kind: "tr"}
				r.row(c, row, len(t.blocks) == 0, l)
				if len(row.blocks) > 0 {
					t.blocks = append(t.blocks, row)
				}
			case "caption":
				r.losses.add(lostCaption)
				r.block(c, l)
			default:
				r.node(c, l)
			}
		}
	}
	walk(n, l)
	r.flush()
	if len(t.blocks) == 0 {
		return
	}
	width := 0
	for _, row := range t.blocks {
		width = max(width, len(row.blocks))
	}
	for i, row := range t.blocks {
		for j := len(row.blocks); j < min(width, maxWidth); j++ {
			r.odd = true
			row.blocks = append(row.blocks, &block{kind: row.blocks[0].kind})
		}
		for j, cell := range row.blocks {
			if i > 0 && j < len(t.blocks[0].blocks) && cell.value != t.blocks[0].blocks[j].value {
				r.odd = true
				cell.value = t.blocks[0].blocks[j].value
			}
		}
	}
	if r.odd || width > maxWidth {
		r.losses.add(lostTable)
	}
	r.add(t)
}

// columns is how many cells the widest row of a table has.
func columns(n *html.Node) (most int) {
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		switch c.Data {
		case "thead", "tbody", "tfoot":
			most = max(most, columns(c))
		case "tr":
			cells := 0
			for d := c.FirstChild; d != nil; d = d.NextSibling {
				if d.Data == "td" || d.Data == "th" {
					cells++
				}
			}
			most = max(most, cells)
		}
	}
	return most
}

// row reads the cells of a row of a table.
func (r *reader) row(n *html.Node, row *block, first bool, l look) {
	for c := n.FirstChild; c != nil; c = c.NextSibling {
		if c.Type != html.ElementNode || c.Data != "td" && c.Data != "th" {
			r.node(c, l)
			continue
		}
		if (c.Data == "th") != first {
			r.odd = true
		}
		cell := &block{kind: "td"}
		if first {
			cell.kind = "th"
		}
		cell.value = alignment(c)
		for _, name := range []string{"colspan", "rowspan"} {
			if v, ok := attribute(c, name); ok && v != "1" {
				r.odd = true
			}
		}
		l, hidden := r.attributes(c, l)
		if hidden {
			r.losses.add(lostHidden)
			continue
		}
		outer, kind, at := r.open, r.kind, r.cell
		r.open, r.kind, r.cell = &block{kind: "cell"}, "p", true
		r.children(c, l)
		r.flush()
		for i, p := range r.open.blocks {
			if i > 0 {
				r.odd = true
				cell.runs = append(cell.runs, run{text: " "})
			}
			cell.runs = append(cell.runs, p.runs...)
		}
		r.open, r.kind, r.cell = outer, kind, at
		row.blocks = append(row.blocks, cell)
	}
}
