package text

import (
	"slices"
	"strings"
)

// The most a table may hold to be shown as one. Pages laid out by tables, as Word
// and mail programs paste them, have more, or a single column, or cells full of
// blocks: of those, cells are paragraphs.
const (
	maxColumns   = 12
	maxTableRows = 200
	maxCell      = 300 // cells of the terminal that its text takes
	minColumn    = 10  // cells that a column needs; in less room a row is a line of text
	columnEdge   = " │ "
)

// grid gathers the cells of a table until it is known how to show them. A cell is
// the text of its paragraphs, with a blank line between them.
type grid struct {
	rows   [][]string
	column int  // of the cell that was begun last
	inside bool // that cell is open
}

// add puts a paragraph into the open cell, and reports whether the cell is still
// short enough for a table.
func (g *grid) add(paragraph string) bool {
	c := &g.rows[len(g.rows)-1][g.column]
	if Width(*c)+Width(paragraph) > maxCell {
		return false
	}
	if *c != "" {
		*c += "\n\n"
	}
	*c += paragraph
	return true
}

func (p *page) startRow() {
	if p.grid == nil {
		return
	}
	p.grid.inside = false
	p.grid.rows = append(p.grid.rows, nil)
	if len(p.grid.rows) > maxTableRows {
		p.ungrid()
	}
}

// startCell begins a cell that takes so many columns.
func (p *page) startCell(columns int) {
	p.endParagraph()
	g := p.grid
	if g == nil {
		return
	}
	if len(g.rows) == 0 {
		g.rows = append(g.rows, nil)
	}
	row := &g.rows[len(g.rows)-1]
	g.column, g.inside = len(*row), true
	*row = append(*row, make([]string, columns)...)
	if len(*row) > maxColumns {
		p.ungrid()
	}
}

// ungrid shows what was gathered of a table as paragraphs, and will show the rest
// of it so.
func (p *page) ungrid() {
	if p.grid == nil {
		return
	}
	rows := p.grid.rows
	p.grid = nil
	for _, row := range rows {
		for _, cell := range row {
			if cell != "" {
				p.show(cell)
			}
		}
	}
}

// endTable shows what was gathered as a table, in too little room as lines.
func (p *page) endTable() {
	if p.grid == nil {
		return
	}
	rows := slices.DeleteFunc(p.grid.rows, func(row []string) bool { return strings.Join(row, "") == "" })
	columns := 0
	for _, row := range rows {
		columns = max(columns, len(row))
	}
	if columns < 2 {
		p.ungrid()
		return
	}
	for _, row := range rows {
		for j, cell := range row {
			row[j] = strings.ReplaceAll(strings.ReplaceAll(cell, "\n\n", "\n"), "\n", " / ")
		}
	}
	p.grid = nil
	p.place(func(width int) []string {
		widths, fits := columnWidths(rows, columns, width-(columns-1)*Width(columnEdge))
		if fits || columns*minColumn <= width {
			return p.drawn(rows, widths)
		}
		return p.rowLines(rows, width)
	})
}

// rowLines returns each row as a line of text.
func (p *page) rowLines(rows [][]string, width int) (lines []string) {
	for _, row := range rows {
		lines = append(lines, broken(strings.Join(row, " "+p.paint("|", dim)+" "), width)...)
	}
	return lines
}

// drawn returns a table, its first row parted from the others by a line.
func (p *page) drawn(rows [][]string, widths []int) (lines []string) {
	for i, row := range rows {
		cells := make([][]string, len(widths))
		height := 1
		for j, c := range row {
			cells[j] = broken(c, widths[j])
			height = max(height, len(cells[j]))
		}
		for k := range height {
			var line strings.Builder
			for j, w := range widths {
				if j > 0 {
					line.WriteString(" " + p.paint("│", dim) + " ")
				}
				if k < len(cells[j]) {
					line.WriteString(cells[j][k])
					w -= Width(cells[j][k])
				}
				line.WriteString(spaces(w))
			}
			lines = append(lines, line.String())
		}
		if i == 0 && len(rows) > 1 {
			rule := make([]string, len(widths))
			for j, w := range widths {
				rule[j] = strings.Repeat("─", w)
			}
			lines = append(lines, p.paint(strings.Join(rule, "─┼─"), dim))
		}
	}
	return lines
}

// columnWidths gives each column the cells its widest text takes, and those that
// take more than their share of the room what the others leave, evenly. It
// reports whether all texts fit.
func columnWidths(rows [][]string, columns, room int) (widths []int, fits bool) {
	widths = make([]int, columns)
	for _, row := range rows {
		for j, c := range row {
			widths[j] = max(widths[j], 1, Width(c))
		}
	}
	order := make([]int, columns) // the narrowest first
	for j := range order {
		order[j] = j
	}
	slices.SortStableFunc(order, func(i, j int) int { return widths[i] - widths[j] })
	fits = true
	for i, j := range order {
		if share := max(room/(columns-i), 1); widths[j] > share {
			widths[j], fits = share, false
		}
		room -= widths[j]
	}
	return widths, fits && room >= 0
}
