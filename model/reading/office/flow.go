package office

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"shortlist/model/reading/layout"
)

// flow writes paragraphs, one a line. It keeps those of a table in their cells until the row ends.
type flow struct {
	out    marked
	over   bool       // the limit of text was reached
	wrote  int        // bytes of text
	look   look       // look of the text being written
	paper  layout.RGB // background of all text without a background of its own
	backed bool       // a picture or a shape may lie under the text
	links  openLinks

	line    marked // the open paragraph
	sign    string // before the open paragraph: a bullet or a number, and a space
	heading bool   // of the open paragraph
	font    string // of the text being written, if it is one of symbols

	tables       [][]cell // the open row of each table, the outermost first
	begun        bool
	afterHeading bool
}

const bullet = "• "

type cell []paragraph

type paragraph struct {
	text    marked
	sign    string
	heading bool
}

const (
	maxTables   = 20  // nesting depth
	maxCells    = 500 // of one row
	rowOnLine   = 160 // letters up to which a row of short cells is one line
	leadingCell = 40  // letters up to which a cell is the date or the heading of the next one
)

// full reports whether the limit of text is reached.
func (w *flow) full() bool { return w.over }

// write appends to the open paragraph.
func (w *flow) write(s string) {
	if len(w.line.text)+len(s) > maxText {
		w.over = true
		return
	}
	l := w.look
	l.link = w.links.address()
	w.line.write(s, l)
	w.wrote += len(s)
	w.links.note(s)
}

// writeText appends text of the file to the open paragraph.
func (w *flow) writeText(s string) { w.write(inFont(w.font, s)) }

// endLink ends a link.
func (w *flow) endLink() { w.links.end(w.write) }

// linkTo writes what leads to an address without text.
func (w *flow) linkTo(target string) {
	w.links.start(target)
	w.endLink()
}

// endParagraph ends the open paragraph.
func (w *flow) endParagraph() {
	p := paragraph{w.line, w.sign, w.heading}
	p.text.trim(" \t\n", " \t\n")
	if r, n := utf8.DecodeRune(p.text.text); p.sign == "" && strings.ContainsRune(layout.Bullets, r) && bytes.HasPrefix(p.text.text[n:], []byte("  ")) {
		p.sign = string(r) + " " // typed, and a tab behind it
		p.text.trim(string(r), "")
		p.text.trim(" ", "")
	}
	if p.sign != "" && p.sign != bullet && len(w.tables) > 0 && len(p.text.text) == 0 { // a column of numbers
		p.text.write(strings.TrimSpace(p.sign), look{})
		p.sign = ""
	}
	if p.heading {
		p.text.markTitle()
	}
	w.line = marked{}
	w.sign, w.heading = "", false
	if len(w.tables) == 0 {
		w.emit(p)
	} else {
		w.addParagraph(p)
	}
}

// addParagraph adds a paragraph to the open cell of the innermost table.
func (w *flow) addParagraph(p paragraph) {
	row := w.tables[len(w.tables)-1]
	if len(row) > 0 && len(p.text.text) > 0 {
		row[len(row)-1] = append(row[len(row)-1], p)
	}
}

// emit writes a paragraph. Successive empty paragraphs become one empty line.
func (w *flow) emit(p paragraph) {
	if len(w.out.text)+len(p.text.text) > maxText {
		w.over = true
		return
	}
	if len(p.text.text) == 0 {
		if w.begun && !bytes.HasSuffix(w.out.text, []byte("\n\n")) {
			w.out.write("\n", look{})
		}
		return
	}
	if p.heading && w.begun && !w.afterHeading && !bytes.HasSuffix(w.out.text, []byte("\n\n")) {
		w.out.write("\n", look{})
	}
	w.afterHeading, w.begun = p.heading, true
	w.out.write(p.sign, p.text.firstLook())
	w.out.appendMarked(p.text)
	w.out.write("\n", look{})
}

func (w *flow) startRow() {
	if len(w.tables) < maxTables {
		w.tables = append(w.tables, []cell{})
	}
}

func (w *flow) startCell() {
	if n := len(w.tables); n > 0 && len(w.tables[n-1]) < maxCells {
		w.tables[n-1] = append(w.tables[n-1], cell{})
	}
}

// endRow writes a row, into the surrounding cell if tables are nested.
func (w *flow) endRow() {
	n := len(w.tables)
	if n == 0 {
		return
	}
	lines := rowLines(w.tables[n-1])
	w.tables = w.tables[:n-1]
	for _, p := range lines {
		if n > 1 {
			w.addParagraph(p)
		} else {
			w.emit(p)
		}
	}
}

// rowLines returns a row as paragraphs: one if all cells are short, or else those of each cell,
// followed by an empty one. A short cell, like a date or a heading, stays above the cell it leads.
func rowLines(row []cell) (out []paragraph) {
	const between = "   "
	var line marked
	letters, flat := 0, len(row) > 1
	for _, c := range row {
		flat = flat && len(c) <= 1
		for _, p := range c {
			flat = flat && !bytes.Contains(p.text.text, []byte("\n"))
			letters += utf8.RuneCount(p.text.text)
		}
	}
	if flat && letters <= rowOnLine {
		for _, c := range row {
			if len(c) == 0 {
				continue
			}
			if len(line.text) > 0 {
				line.write(between, c[0].text.firstLook())
			}
			if c[0].sign != bullet {
				line.write(c[0].sign, c[0].text.firstLook())
			}
			line.appendMarked(c[0].text)
		}
		return []paragraph{{text: line}}
	}
	for i, c := range row {
		out = append(out, c...)
		leads := len(c) == 1 && i < len(row)-1 && utf8.RuneCount(c[0].text.text) <= leadingCell && !bytes.Contains(c[0].text.text, []byte("\n"))
		if len(c) > 0 && len(row) > 1 && !leads {
			out = append(out, paragraph{})
		}
	}
	return out
}

// finish ends all open parts and returns the text.
func (w *flow) finish() marked {
	w.endParagraph()
	for len(w.tables) > 0 {
		w.endRow()
	}
	return w.out
}
