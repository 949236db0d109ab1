package text

import (
	"slices"
	"strings"
)

// Limits of a table that is drawn as one. Layouts that Word and mail programs build of
// tables exceed them, have a single column, or have cells full of blocks. The cells of such
// tables are shown as paragraphs.
const (
	maxColumns   = 12
	maxTableRows = 200
	maxCell      = 600 // width of the text of a cell
	minColumn    = 10  // the least width of a column; if columns would be narrower, each row is a line of text
	columnEdge   = " │ "
)

// grid gathers the cells of a table until their number and size are known. A cell is the
// text of its paragraphs, with blank lines between them.
type grid struct {
	rows   [][]string
	column int  // column of the last cell
	inside bool // the tag of the last cell is open
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
		p.flattenTable()
	}
}

// startCell begins a cell that spans so many columns.
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
		p.flattenTable()
	}
}

// flattenTable adds the gathered cells as paragraphs. The cells that follow will be
// paragraphs too.
func (p *page) flattenTable() {
	if p.grid == nil {
		return
	}
	rows := p.grid.rows
	p.grid = nil
	for _, row := range rows {
		for _, cell := range row {
			if cell != "" {
				p.addParagraph(cell)
			}
		}
	}
}

// endTable draws the gathered cells as a table, or as lines where there is little room.
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
		p.flattenTable()
		return
	}
	for _, row := range rows {
		for j, cell := range row {
			row[j] = strings.ReplaceAll(strings.ReplaceAll(cell, "\n\n", "\n"), "\n", " / ")
		}
	}
	p.grid = nil
	p.addBlock(func(width int) []string {
		widths, fits := ColumnWidths(rows, columns, width-(columns-1)*Width(columnEdge))
		if fits || columns*minColumn <= width {
			return p.drawTable(rows, widths)
		}
		return p.rowLines(rows, width)
	})
}

// rowLines returns each row as a line of text.
func (p *page) rowLines(rows [][]string, width int) (lines []string) {
	for _, row := range rows {
		lines = append(lines, breakParagraph(strings.Join(row, " "+p.paint("|", dim)+" "), width)...)
	}
	return lines
}

// drawTable returns a table with a line below its first row.
func (p *page) drawTable(rows [][]string, widths []int) (lines []string) {
	for i, row := range rows {
		cells := make([][]string, len(widths))
		height := 1
		for j, c := range row {
			cells[j] = breakParagraph(c, widths[j])
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

// ColumnWidths returns the width of the widest text of each column. If these widths do not fit
// into room, each column gets the width of its longest word, and a share of the rest in proportion
// to what it lacks. If the longest words do not fit either, as few words as possible are broken.
// fits reports whether all texts fit.
func ColumnWidths(rows [][]string, columns, room int) (widths []int, fits bool) {
	full, words := make([]int, columns), make([]int, columns)
	ofWidth := make([]map[int]int, columns) // the number of words in a column, by their width
	for j := range ofWidth {
		ofWidth[j] = map[int]int{}
	}
	for _, row := range rows {
		for j, c := range row {
			full[j] = max(full[j], Width(c))
			for word := range strings.FieldsSeq(c) {
				w := Width(word)
				words[j] = max(words[j], w)
				ofWidth[j][w]++
			}
		}
	}
	sum := func(widths []int) (total int) {
		for j := range widths {
			widths[j] = max(widths[j], 1)
			total += widths[j]
		}
		return total
	}
	if sum(full) <= room {
		return full, true
	}
	if over := sum(words) - room; over > 0 {
		breakFewest(words, ofWidth, over, min(minColumn, room/columns))
	}
	room -= sum(words)
	lacking := sum(full) - sum(words)
	for j := range words {
		if lack := full[j] - words[j]; room > 0 && lack > 0 {
			added := min(room*lack/lacking, lack)
			words[j], room, lacking = words[j]+added, room-added, lacking-lack
		}
	}
	return words, false
}

// breakFewest narrows columns that are as wide as their longest words by so many cells in all. It takes each cell
// from the column in which that breaks the fewest words. No column gets narrower than least.
func breakFewest(widths []int, ofWidth []map[int]int, cells, least int) {
	broken := make([]int, len(widths))
	for ; cells > 0; cells-- {
		fewest := -1
		for j, w := range widths {
			if w > max(least, 1) && (fewest < 0 || broken[j]+ofWidth[j][w] < broken[fewest]+ofWidth[fewest][widths[fewest]]) {
				fewest = j
			}
		}
		if fewest < 0 {
			return
		}
		broken[fewest] += ofWidth[fewest][widths[fewest]]
		widths[fewest]--
	}
}
