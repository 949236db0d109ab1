package layout

import (
	"math"
	"strings"
	"unicode/utf8"
)

// maxColumn is the number of characters that the widest grid has in a line.
const maxColumn = 300

// Grid returns the page as it looks, its columns beside each other. The addresses of links are below it, since they
// would push the columns apart.
func (l Laid) Grid() string {
	var widths []float64
	margin := math.Inf(1)
	for _, s := range l.spans {
		if n := utf8.RuneCountInString(s.text); n > 3 {
			widths = append(widths, (s.x1-s.x0)/float64(n))
		}
		margin = min(margin, s.x0)
	}
	cell := median(widths)
	if cell <= 0.5 {
		cell = 5
	}
	var out strings.Builder
	var found []Linked
	rows := rowsOf(l.spans)
	for i, r := range rows {
		if i > 0 {
			out.WriteByte('\n')
			if r.y-rows[i-1].y > 1.8*max(r.size, 4) {
				out.WriteByte('\n')
			}
		}
		column := 0
		for _, s := range r.spans {
			to := min(int((s.x0-margin)/cell+.5), maxColumn)
			if column > 0 {
				to = max(to, column+1)
			}
			out.WriteString(strings.Repeat(" ", max(0, to-column)))
			text, linked := withoutMarks(s.text, l.links)
			out.WriteString(text)
			column = to + utf8.RuneCountInString(text)
			found = append(found, linked...)
		}
	}
	for _, p := range l.loose {
		_, linked := withoutMarks(p.Text, l.links)
		found = append(found, linked...)
	}
	page := toPlain.Replace(out.String())
	if below := listed(page, found); below != "" {
		page = strings.TrimPrefix(page+"\n\n"+below, "\n\n")
	}
	return page
}
