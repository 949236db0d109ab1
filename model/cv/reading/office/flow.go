package office

import (
	"strings"
	"unicode/utf8"
)

// flow writes paragraphs, a line each. Those of a table are kept in their cells until
// its row ends.
type flow struct {
	out  strings.Builder
	over bool // more came than may be returned

	line            strings.Builder // the paragraph under way
	bullet, heading bool            // of it

	tables       [][]cell // the open row of each table, the outermost first
	begun        bool
	afterHeading bool
}

type cell []paragraph

type paragraph struct {
	text            string
	bullet, heading bool
}

const (
	maxTables = 20  // within each other
	maxCells  = 500 // of one row
	rowOnLine = 160 // letters up to which a row of short cells is one line
)

func (w *flow) full() bool { return w.over }

// write adds to the paragraph under way.
func (w *flow) write(s string) {
	if w.line.Len()+len(s) > maxText {
		w.over = true
		return
	}
	w.line.WriteString(s)
}

// endParagraph ends the paragraph under way.
func (w *flow) endParagraph() {
	p := paragraph{strings.TrimLeft(strings.TrimRight(w.line.String(), " \t\n"), " \n"), w.bullet, w.heading}
	w.line.Reset()
	w.bullet, w.heading = false, false
	if len(w.tables) == 0 {
		w.emit(p)
	} else {
		w.put(p)
	}
}

// put adds a paragraph to the open cell of the innermost table.
func (w *flow) put(p paragraph) {
	row := w.tables[len(w.tables)-1]
	if len(row) > 0 && p.text != "" {
		row[len(row)-1] = append(row[len(row)-1], p)
	}
}

// emit writes a paragraph; an empty one is an empty line, once.
func (w *flow) emit(p paragraph) {
	if w.out.Len()+len(p.text) > maxText {
		w.over = true
		return
	}
	if p.text == "" {
		if w.begun && !strings.HasSuffix(w.out.String(), "\n\n") {
			w.out.WriteByte('\n')
		}
		return
	}
	if p.heading && w.begun && !w.afterHeading {
		w.out.WriteByte('\n')
	}
	w.afterHeading, w.begun = p.heading, true
	if p.bullet {
		w.out.WriteString("• ")
	}
	w.out.WriteString(p.text)
	w.out.WriteByte('\n')
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

// endRow writes a row, into the cell around it where tables are nested.
func (w *flow) endRow() {
	n := len(w.tables)
	if n == 0 {
		return
	}
	lines := rowLines(w.tables[n-1])
	w.tables = w.tables[:n-1]
	for _, p := range lines {
		if n > 1 {
			w.put(p)
		} else {
			w.emit(p)
		}
	}
}

// rowLines is a row as paragraphs: one where all cells are short, else those of each
// cell, an empty one after them.
func rowLines(row []cell) (out []paragraph) {
	var short []string
	letters, flat := 0, len(row) > 1
	for _, c := range row {
		flat = flat && len(c) <= 1
		for _, p := range c {
			flat = flat && !strings.Contains(p.text, "\n")
			letters += utf8.RuneCountInString(p.text)
			short = append(short, p.text)
		}
	}
	if flat && letters <= rowOnLine {
		return []paragraph{{text: strings.Join(short, "   ")}}
	}
	for _, c := range row {
		out = append(out, c...)
		if len(c) > 0 && len(row) > 1 {
			out = append(out, paragraph{})
		}
	}
	return out
}

// finish ends what is open and returns all.
func (w *flow) finish() string {
	w.endParagraph()
	for len(w.tables) > 0 {
		w.endRow()
	}
	return w.out.String()
}
