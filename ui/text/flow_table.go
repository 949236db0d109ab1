package text

import (
	"strings"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"
)

// tableShape says how a table is shown.
type tableShape uint8

const (
	tableLayout tableShape = iota // its cells are blocks like any others
	tableRows                     // each row is a line
	tableData                     // as a table
)

// The most a table may hold to be shown as one.
const (
	maxTables    = 50
	maxColumns   = 12
	maxTableRows = 200
	maxCellRunes = 300
	minColumn    = 10 // cells a column needs
)

// tables says for each table of a source, in order, how it is shown.
type tables struct {
	shapes []tableShape
	next   int
}

// surveyTables looks at the tables of src. Pages laid out by tables, as Word
// and mail programs paste them, have cells full of blocks or a single column.
func surveyTables(src string, width int) *tables {
	t := &tables{}
	if !strings.Contains(strings.ToLower(src), "<table") {
		return t
	}
	type state struct{ index, columns, cells, rows, cellRunes int }
	var open []state
	z := html.NewTokenizer(strings.NewReader(src))
	layout := func() {
		if n := len(open); n > 0 {
			t.shapes[open[n-1].index] = tableLayout
		}
	}
	closeTop := func() {
		s := open[len(open)-1]
		if s.columns < 2 || s.rows > maxTableRows || s.columns > maxColumns {
			layout()
		} else if s.columns*minColumn > width && t.shapes[s.index] == tableData {
			t.shapes[s.index] = tableRows
		}
		open = open[:len(open)-1]
	}
	data := 0
	for {
		switch z.Next() {
		case html.ErrorToken:
			for len(open) > 0 {
				closeTop()
			}
			for i, shape := range t.shapes {
				if shape == tableData {
					if data++; data > maxTables {
						t.shapes[i] = tableRows
					}
				}
			}
			return t
		case html.TextToken:
			if n := len(open); n > 0 {
				s := &open[n-1]
				if s.cellRunes += utf8.RuneCount(z.Text()); s.cellRunes > maxCellRunes {
					layout()
				}
			}
		case html.StartTagToken, html.SelfClosingTagToken:
			name, _ := z.TagName()
			switch tag := atom.Lookup(name); tag {
			case atom.Table:
				layout()
				t.shapes = append(t.shapes, tableData)
				open = append(open, state{index: len(t.shapes) - 1})
			case atom.Tr:
				if n := len(open); n > 0 {
					open[n-1].cells = 0
					open[n-1].rows++
				}
			case atom.Td, atom.Th:
				if n := len(open); n > 0 {
					s := &open[n-1]
					s.cells++
					s.cellRunes = 0
					s.columns = max(s.columns, s.cells)
				}
			case atom.Ul, atom.Ol, atom.Pre, atom.Hr, atom.Blockquote,
				atom.H1, atom.H2, atom.H3, atom.H4, atom.H5, atom.H6:
				layout()
			}
		case html.EndTagToken:
			name, _ := z.TagName()
			if atom.Lookup(name) == atom.Table && len(open) > 0 {
				closeTop()
			}
		}
	}
}

// take returns the shape of the next table of the source.
func (t *tables) take() tableShape {
	if t.next >= len(t.shapes) {
		return tableLayout
	}
	t.next++
	return t.shapes[t.next-1]
}

// table returns the innermost open table, nil for none.
func (f *flow) table() *element {
	if f.count[atom.Table] == 0 {
		return nil
	}
	for i := len(f.open) - 1; ; i-- {
		if f.open[i].tag == atom.Table {
			return &f.open[i]
		}
	}
}

// tabled returns the table whose cells are being written, nil for none.
func (f *flow) tabled() *element {
	if e := f.table(); e != nil && e.layout != tableLayout {
		return e
	}
	return nil
}

func (f *flow) startTable() {
	f.endParagraph()
	e := element{tag: atom.Table, layout: f.tables.take()}
	if f.full() {
		return
	}
	if e.layout == tableData && (f.lists > 0 || f.quote > 0) {
		e.layout = tableRows
	}
	f.push(e)
}

// startCell begins a row or a cell.
func (f *flow) startCell(tok html.Token) {
	f.endParagraph()
	e := f.tabled()
	if e == nil {
		return
	}
	if tok.DataAtom == atom.Tr {
		f.endRow(e)
		return
	}
	f.openCell(e)
	e.cells++
	e.span = number(attr(tok, "colspan"), 2, maxColumns, 1) - 1
}

// openCell writes what stands before the next cell of the row.
func (f *flow) openCell(e *element) {
	if e.cells == 0 {
		if e.rows == 0 && e.layout == tableData {
			f.out.WriteString("<table>")
		}
		e.rows++
		if e.layout == tableData {
			f.out.WriteString("<tr>")
		}
	} else {
		f.cellEdge(e)
		return
	}
	if e.layout == tableData {
		f.out.WriteString(cellTag(e, "<"))
	} else {
		f.rowOpen(e.rows)
	}
	e.text = false
}

// cellEdge ends one cell and begins the next.
func (f *flow) cellEdge(e *element) {
	if e.layout == tableData {
		for range e.span + 1 {
			f.out.WriteString(cellTag(e, "</") + cellTag(e, "<"))
		}
		e.span = 0
	} else if e.text {
		f.out.WriteString(" " + string(markDim) + inert("|") + string(markEnd) + " ")
	}
	e.text = false
}

// rowOpen begins a row that is a line of a paragraph.
func (f *flow) rowOpen(rows int) {
	if f.lists > 0 {
		e := f.list()
		f.openItem(e)
		if e.text {
			f.out.WriteRune(markBreak)
		}
		e.text = true
		return
	}
	if rows == 1 {
		f.out.WriteString("<p>")
	} else {
		f.out.WriteRune(markBreak)
	}
}

func (f *flow) endRow(e *element) {
	if e.cells == 0 {
		return
	}
	e.cells, e.span = 0, 0
	if e.layout == tableData {
		f.out.WriteString(cellTag(e, "</") + "</tr>")
	}
}

func (f *flow) endTable(e *element) {
	if e.layout == tableLayout {
		return
	}
	f.endRow(e)
	switch {
	case e.rows == 0:
	case e.layout == tableData:
		f.out.WriteString("</table>")
	case f.lists == 0:
		f.out.WriteString("</p>")
	}
}

// cellTag is th in the first row, which Markdown always takes for a header.
func cellTag(e *element, slash string) string {
	if e.rows == 1 {
		return slash + "th>"
	}
	return slash + "td>"
}

// cellText writes a paragraph of a cell, or of a caption.
func (f *flow) cellText(e *element, body string) {
	body = strings.ReplaceAll(body, string(markBreak), " / ")
	if e.cells == 0 {
		if e.rows == 0 && f.lists == 0 {
			f.out.WriteString("<p>" + body + "</p>")
			return
		}
		f.openCell(e)
		e.cells++
	}
	if e.text {
		f.out.WriteString(" / ")
	}
	e.text = true
	f.out.WriteString(body)
}
