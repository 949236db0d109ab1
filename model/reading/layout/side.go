package layout

import (
	"math"
	"slices"
)

// sideColumn finds a narrow column at the right whose lines belong to the headings beside them, as
// the place, the dates and the length of a position do. It returns the blocks in their order; nil
// if there is no such column.
func (l Laid) sideColumn(spans []span, deep int) (out [][]span) {
	const share, apart = 0.3, 1.9
	left, right := math.Inf(1), math.Inf(-1)
	for _, s := range spans {
		left, right = min(left, s.x0), max(right, s.x1)
	}
	var side, main []span
	edge := math.Inf(1)
	for _, s := range spans {
		if near(s.x1, right, 1) && s.x1-s.x0 < share*(right-left) {
			side, edge = append(side, s), min(edge, s.x0)
		} else {
			main = append(main, s)
		}
	}
	if len(side) < 4 || len(main) < len(side) || slices.ContainsFunc(main, func(s span) bool { return s.x1 > edge-s.size }) {
		return nil
	}
	var groups [][]row
	for i, r := range rowsOf(side) {
		if i > 0 && r.y-groups[len(groups)-1][len(groups[len(groups)-1])-1].y < apart*r.size {
			groups[len(groups)-1] = append(groups[len(groups)-1], r)
		} else {
			groups = append(groups, []row{r})
		}
	}
	rows := rowsOf(main)
	if l.work.spend(len(groups) * len(rows)) {
		return nil
	}
	several := 0
	for _, g := range groups {
		if len(g) > 4 || !slices.ContainsFunc(rows, func(r row) bool { return near(r.y, g[0].y, 0.3*r.size) }) {
			return nil
		}
		if len(g) > 1 {
			several++
		}
	}
	if len(groups) < 2 || several*2 < len(groups) {
		return nil
	}
	next := 0
	for i := -1; i < len(groups); i++ {
		var heading, below []span
		for ; next < len(rows) && (i+1 == len(groups) || rows[next].y < groups[i+1][0].y-0.35*rows[next].size); next++ {
			if i >= 0 && near(rows[next].y, groups[i][0].y, 0.35*rows[next].size) {
				heading = append(heading, rows[next].spans...)
			} else {
				below = append(below, rows[next].spans...)
			}
		}
		if i >= 0 {
			out = append(out, append(heading, groups[i][0].spans...))
			for _, r := range groups[i][1:] {
				out = append(out, r.spans)
			}
		}
		if len(below) > 0 {
			out = append(out, l.orderSpans(below, deep+1)...)
		}
	}
	return out
}
