package help

import (
	"errors"
	"regexp"
	"slices"
	"strings"

	"charm.land/glamour/v2"
	glamansi "charm.land/glamour/v2/ansi"
	"charm.land/lipgloss/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Style is how a guide is drawn.
type Style struct {
	theme.Palette
	Bare     bool // no bold and no colours; signs of Markdown take their place
	LongCode bool // lines of code may be longer than the width: a terminal breaks them itself, and copies them whole
}

// Draw returns a guide as lines that Glamour draws, of at most width cells. A long guide takes a tenth of a second.
func Draw(markdown string, width int, s Style) (lines []string, err error) {
	add := func(part string, width, margin int) {
		r, failed := glamour.NewTermRenderer(glamour.WithStyles(s.glamour()), glamour.WithWordWrap(width))
		if failed == nil {
			part, failed = r.Render(part)
		}
		err = errors.Join(err, failed)
		lines = append(lines, "")
		for line := range strings.Lines(part) {
			lines = append(lines, s.line(line, margin))
		}
	}
	codeWidth := width
	if s.LongCode {
		codeWidth = 0
	}
	from := 0
	for _, at := range append(blocks.FindAllStringIndex(markdown, -1), []int{len(markdown), len(markdown)}) {
		prose := softBreak.ReplaceAllString(markdown[from:at[0]], "$1 $2")
		add(breaker.ReplaceAllStringFunc(prose, keepTogether), width, 0)
		if part := markdown[at[0]:at[1]]; strings.HasPrefix(part, "|") {
			part, tableWidth := foldTable(part, width)
			add(part, tableWidth, 1)
		} else {
			add(unbroken.Replace(part), codeWidth, 0)
		}
		from = at[1]
	}
	lines = slices.CompactFunc(append(lines, ""), func(a, b string) bool { return a == "" && b == "" })
	return lines[1 : len(lines)-1], err
}

// glamour returns the style of Glamour.
func (s Style) glamour() (c glamansi.StyleConfig) {
	colour := func(of string) *string {
		if s.Bare || of == "" {
			return nil
		}
		return &of
	}
	c.Document.Color, c.List.Indent, c.CodeBlock.Indent = colour(s.Text), new(uint(2)), new(uint(2))
	c.Item.BlockPrefix, c.Enumeration.BlockPrefix, c.Heading.BlockSuffix, c.Heading.Color = "• ", ". ", "\n", colour(s.Accent)
	c.Code.Color, c.CodeBlock.Color, c.Link.Color = colour(s.Warn), colour(s.Warn), colour(s.Link)
	if s.Bare {
		c.H1.Prefix, c.H2.Prefix, c.H3.Prefix = "# ", "## ", "### "
		c.Emph.Prefix, c.Emph.Suffix, c.Strong.Prefix, c.Strong.Suffix = "*", "*", "**", "**"
		return c
	}
	c.Heading.Bold, c.Strong.Bold, c.Emph.Italic, c.Code.Bold = new(true), new(true), new(true), new(s.Warn == "")
	return c
}

var (
	blocks    = regexp.MustCompile("(?ms)^```.*?^```\n|(?:^\\|[^\n]*\\|\n)+")
	softBreak = regexp.MustCompile(`(\S)\n *([^-#<\s\d]|\d+[^\d.])`) // Glamour would keep it in a list item
	breaker   = regexp.MustCompile(`(?m)^ *\d+\. |&\w+;|[^\s!][-+.,;]+`)
	tableRule = regexp.MustCompile("[─┼│]+")
	unstyled  = regexp.MustCompile("(\x1b\\[[0-9;:]+m)+\x1b\\[m") // a look of no text

	// Glamour breaks lines behind these characters, in names of keys and flags too, and lets them stick out on the right.
	unbroken = strings.NewReplacer("-", "\ue000", "+", "\ue001", ".", "\ue002", ",", "\ue003", ";", "\ue004", "|", "\ue006")
	broken   = strings.NewReplacer("\ue000", "-", "\ue001", "+", "\ue002", ".", "\ue003", ",", "\ue004", ";", "\ue005", " ", "\ue006", "|")
)

// keepTogether keeps what breaker finds on the line of the word before it, but for the number of an item and an entity.
func keepTogether(found string) string {
	if strings.HasPrefix(found, "&") || strings.HasSuffix(found, " ") {
		return found
	}
	return unbroken.Replace(found)
}

// foldTable breaks the cells of a table into lines, because Glamour would break words where the cells do not fit. It also
// returns the width of the table.
func foldTable(table string, room int) (folded string, width int) {
	const noCell = "\u2060" // for the signs around code
	var rows [][]string
	columns := 0
	for line := range strings.Lines(table) {
		row := strings.Split(strings.Trim(line, "|\n"), "|")
		for j, cell := range row {
			if row[j] = strings.ReplaceAll(strings.TrimSpace(cell), "`", noCell); rows == nil { // a heading gets one line
				row[j] = strings.ReplaceAll(row[j], " ", "\ue005")
			}
		}
		rows, columns = append(rows, row), max(columns, len(row))
	}
	rows = slices.Delete(rows, 1, 2) // the rule
	widths, _ := text.ColumnWidths(rows, columns, room-3*(columns-1))
	var b strings.Builder
	for i, row := range rows {
		for j, cell := range row {
			b.WriteString("|" + strings.Join(text.Wrap(cell, widths[j]), "&#10;")) // a row of Markdown has one line
		}
		b.WriteString("|\n")
		if i == 0 {
			b.WriteString(strings.Repeat("|---", len(row)) + "|\n")
		}
	}
	for _, w := range widths {
		width += w + 3
	}
	return strings.ReplaceAll(b.String(), noCell, "`"), width - 1
}

// line returns a line that Glamour has drawn without its padding and without a margin on the left, which a table has. A
// bullet is to the left of the lines below it.
func (s Style) line(drawn string, margin int) string {
	drawn = broken.Replace(strings.TrimRight(drawn, "\n"))
	plain := strings.TrimRight(ansi.Strip(drawn), " ")
	if margin > 0 {
		plain = strings.TrimSuffix(plain, "─")
		rule := theme.Style{}.Foreground(lipgloss.Color(s.Dim))
		drawn = tableRule.ReplaceAllStringFunc(drawn, rule.Render)
	} else if strings.HasPrefix(strings.TrimLeft(plain, " "), "• ") {
		margin = 2
	}
	return unstyled.ReplaceAllString(text.Slice(drawn, margin, text.Width(plain)), "")
}
