package layout

import (
	"cmp"
	"math"
	"slices"
	"unicode"
	"unicode/utf8"
)

// notes are the rows of a narrow column that belong to the rows of the main column beside them, as
// a heading in the margin does, or the place, the dates and the length of a position.
type notes struct {
	groups [][]row // each with the rows of one note; nil if the column is text of its own
	main   []row
	after  bool    // the column is at the right, so a note follows the row that it is level with
	dated  bool    // most of them have a year; their rows are lines
	short  float64 // short rows of the main column end before this place
}

// newNotes takes each row of a main column that ends far from notes at its right for short: no line of running text is
// in such a column.
func newNotes(groups [][]row, main []row, dated, after bool) notes {
	const short, far = 0.8, 0.6 // of the column
	n := notes{groups, main, after, dated, main[0].x0 + short*widthOf(main)}
	if after && widthOf(main) < far*(widthOf(append(groups, main)...)-widthOf(groups...)) {
		n.short = math.Inf(1)
	}
	return n
}

// notesOf looks for notes at the left, then at the right.
func notesOf(left, right []row) notes {
	if groups, dated, labels := groupsBeside(left, right); dated || labels {
		return newNotes(groups, right, dated, false)
	}
	if groups, dated, _ := groupsBeside(right, left); dated {
		return newNotes(groups, left, true, true)
	}
	return notes{}
}

// groupsBeside parts the rows of a side column at its gaps. It returns nil unless the groups are
// short and begin level with a row of the main column that begins something. A group with nothing
// beside it, such as the heading of a section, may be between them. dated reports whether most
// groups have a year, labels whether they are few rows beside many.
func groupsBeside(side, main []row) (groups [][]row, dated, labels bool) {
	const longest, most, apart, share = 45, 6, 1.8, 0.4
	if widthOf(side) > share*widthOf(side, main) {
		return nil, false, false
	}
	for i, r := range side {
		if utf8.RuneCountInString(r.text()) > longest {
			return nil, false, false
		}
		if i > 0 && r.y-side[i-1].y < apart*r.size {
			groups[len(groups)-1] = append(groups[len(groups)-1], r)
		} else {
			groups = append(groups, []row{r})
		}
	}
	step := leastStep(main)
	level, rows, years, alone, j := 0, 0, 0, 0, 0
	for _, g := range groups {
		first, last := g[0], g[len(g)-1]
		for j < len(main) && main[j].y < first.y-0.4*first.size {
			j++
		}
		switch {
		case j < len(main) && near(main[j].y, first.y, 0.4*first.size) && begins(main, j, step):
			level, rows = level+1, rows+len(g)
			if hasYear(g) {
				years++
			}
			if len(g) > most {
				return nil, false, false
			}
		case (j == 0 || first.y-main[j-1].y > 1.15*first.size) && (j == len(main) || main[j].y-last.y > 1.15*last.size):
			alone++
		}
	}
	if level < 2 || level < alone || level*10 < (len(groups)-alone)*7 {
		return nil, false, false
	}
	return groups, years*10 >= level*6, rows <= level*5/2 && len(main) >= 2*rows
}

func widthOf(columns ...[]row) float64 {
	left, right := math.Inf(1), math.Inf(-1)
	for _, rows := range columns {
		for _, r := range rows {
			left, right = min(left, r.x0), max(right, r.x1)
		}
	}
	return right - left
}

// leastStep returns the distance between lines that a quarter of the rows do not exceed: the
// distance within paragraphs.
func leastStep(rows []row) float64 {
	var steps []float64
	for i := 1; i < len(rows); i++ {
		steps = append(steps, rows[i].y-rows[i-1].y)
	}
	slices.Sort(steps)
	if len(steps) == 0 {
		return 0
	}
	return steps[len(steps)/4]
}

// begins reports whether a row is set apart from the row above it: by distance, by weight, or as it
// begins further left, as after a list.
func begins(rows []row, i int, step float64) bool {
	const more = 1.2
	if i == 0 {
		return true
	}
	r, above := rows[i], rows[i-1]
	return r.y-above.y > more*step || r.bold && !above.bold || r.x0 < above.x0-0.5*r.size
}

func hasYear(rows []row) bool {
	return slices.ContainsFunc(rows, func(r row) bool { return yearIn(r.text()) })
}

// yearIn reports whether a text has four digits in a row.
func yearIn(text string) bool {
	n := 0
	for _, letter := range text {
		if n++; !unicode.IsDigit(letter) {
			n = 0
		} else if n == 4 {
			return true
		}
	}
	return false
}

// tall reports whether half of the notes have rows below their first that no heading is level with. The other notes are
// read across, row by row: a heading may have two rows, the second with a role and its dates.
func (n notes) tall() bool {
	several := 0
	for _, g := range n.groups {
		if slices.ContainsFunc(g[1:], func(r row) bool { return !n.isHeaded(r) }) {
			several++
		}
	}
	return several > 0 && several*2 >= len(n.groups)
}

// isHeaded reports whether a row of a note is level with a row of the main column that may be of a heading.
func (n notes) isHeaded(r row) bool {
	from, _ := slices.BinarySearchFunc(n.main, r.y-r.size, func(m row, y float64) int { return cmp.Compare(m.y, y) })
	for _, m := range n.main[from:] {
		switch {
		case near(m.y, r.y, 0.35*m.size):
			return n.isHeading(m)
		case m.y > r.y+r.size:
			return false
		}
	}
	return false
}

// isHeading reports whether a row of the main column may be of a heading: it is short, and no item of a list.
func (n notes) isHeading(r row) bool { return r.x1 < n.short && !startsWithBullet(r.text()) }

// withNotes returns the main column in reading order, with each note where it belongs.
func (l Laid) withNotes(n notes, deep int) (out [][]span) {
	next := 0
	for i := -1; i < len(n.groups); i++ {
		end := math.Inf(1)
		if i+1 < len(n.groups) {
			end = n.groups[i+1][0].y
		}
		var group []row
		if i >= 0 {
			group = n.groups[i]
		}
		headings := make([][]span, len(group)) // the row of the main column that is level with each row of the note
		var note, beside []span
		for ; next < len(n.main) && n.main[next].y < end-0.35*n.main[next].size; next++ {
			r := n.main[next]
			j := slices.IndexFunc(group, func(g row) bool { return near(r.y, g.y, 0.35*r.size) })
			if n.after && (j == 0 || j > 0 && beside == nil && n.isHeading(r)) {
				headings[j] = r.spans
			} else {
				beside = append(beside, r.spans...)
			}
		}
		for j, r := range group {
			if j > 0 && n.dated {
				out, note = append(out, note), nil
			}
			note = slices.Concat(note, headings[j], r.spans)
		}
		if len(group) > 0 {
			out = append(out, note)
		}
		if len(beside) > 0 {
			out = append(out, l.orderSpans(beside, deep+1)...)
		}
	}
	return out
}
