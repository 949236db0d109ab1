package overview

import (
	"slices"
	"strings"

	"shortlist/model/amount"
	"shortlist/model/lang"
)

// eighths are the signs that fill a cell from below, by eighths of its height.
var eighths = []rune(" ▁▂▃▄▅▆▇█")

// columns draws numbers as columns side by side, in lines from the top. Each column takes cells cells; if these are
// several, the last one is a gap. Every number but 0 is visible, and 1 is at most two lines high.
func columns(values []int, height, cells int) []string {
	most := max(slices.Max(values), (height+1)/2)
	lines := make([]string, height)
	for i := range lines {
		below := (height - 1 - i) * 8 // the height below the line, in eighths
		var b strings.Builder
		for _, v := range values {
			full := v * height * 8 / most
			if v > 0 {
				full = max(full, 1)
			}
			sign, wide := string(eighths[max(min(full-below, 8), 0)]), max(cells-1, 1)
			if v == 0 && below == 0 {
				sign, wide = "·", 1
			}
			b.WriteString(strings.Repeat(sign, wide) + strings.Repeat(" ", cells-wide))
		}
		lines[i] = b.String()
	}
	return lines
}

// The greatest length of a bar, in cells, and the greatest height of a chart, in lines: a large room does not make them
// louder.
const (
	mostBar  = 32
	mostTall = 16
)

// tallest is how high a chart of numbers is drawn, in lines of at most tall: two for each of the highest number, so that
// 1 is never more than two lines.
func tallest(values []int, tall int) int {
	return max(min(2*slices.Max(values), mostTall, tall), 1)
}

// bar draws n as a bar; most is a bar of full length, cells cells. An eighth above it stays free, so that bars below
// each other do not touch.
func bar(n, most, cells int) string {
	if n <= 0 || most <= 0 || cells <= 0 {
		return ""
	}
	return strings.Repeat("▇", max(min(n*cells/most, cells), 1))
}

// ratio words a part of a whole in percent; "–" if the whole is 0.
func ratio(part, whole int) string {
	switch {
	case whole <= 0:
		return "–"
	case part == 0 || part*10 >= whole:
		return lang.Number((part*200+whole)/(2*whole)) + "%"
	}
	return amount.Decimal(float64(part)*100/float64(whole)) + "%"
}
