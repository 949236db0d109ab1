package layout

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"
)

// split is a gutter in a band of rows: the spans with indexes [from, to) by height lie left or
// right of x, and no span crosses it.
type split struct {
	x        float64
	from, to int
	score    float64
}

// orderSpans sorts spans into blocks in reading order. It cuts the page at the gutter that
// separates most text, within the band of rows where no span crosses it, and then orders the parts
// above, left, right and below.
func (l Laid) orderSpans(spans []span, deep int) [][]span {
	if len(spans) < 4 || deep > 8 || l.work.spend(len(spans)) {
		return [][]span{spans}
	}
	spans = byHeight(spans)
	best, ok := l.gutter(spans)
	if !ok {
		return [][]span{spans}
	}
	var out [][]span
	if best.from > 0 {
		out = append(out, l.orderSpans(spans[:best.from], deep+1)...)
	}
	band := spans[best.from:best.to]
	left, right := splitAt(band, best.x)
	if n := notesOf(rowsOf(left), rowsOf(right)); n.groups != nil {
		out = append(out, l.withNotes(n, deep)...)
	} else {
		out = append(out, l.orderSpans(left, deep+1)...)
		out = append(out, l.orderSpans(right, deep+1)...)
	}
	if best.to < len(spans) {
		out = append(out, l.orderSpans(spans[best.to:], deep+1)...)
	}
	return out
}

// overhangs reports whether a span is a single long word, such as an address, that reaches out of
// its column into the gutter, or beyond it if there is no text on the right.
func overhangs(spans []span, i int, x float64) bool {
	s := spans[i]
	if strings.Contains(s.text, " ") || s.letters < 12 || s.x1-x > x-s.x0 {
		return false
	}
	if s.x1 < x+0.5*s.size {
		return true
	}
	level := func(o span) bool { return math.Abs(o.y-s.y) < 0.8*max(s.size, o.size) }
	for j := i - 1; j >= 0 && level(spans[j]); j-- {
		if spans[j].x1 > s.x1 {
			return false
		}
	}
	for j := i + 1; j < len(spans) && level(spans[j]); j++ {
		if spans[j].x1 > s.x1 {
			return false
		}
	}
	return true
}

func splitAt(spans []span, x float64) (left, right []span) {
	for _, s := range spans {
		if s.x0 >= x-0.5 {
			right = append(right, s)
		} else {
			left = append(left, s)
		}
	}
	return left, right
}

// gutter finds the best cut: left of an edge at which at least three spans start, or left of one
// of three spans whose ends or centres are aligned.
func (l Laid) gutter(spans []span) (best split, found bool) {
	var sizes []float64
	edges, ends, middles := map[int]int{}, map[int]int{}, map[int]int{}
	whole := func(x float64) int { return int(math.Round(x)) }
	for _, s := range spans {
		sizes = append(sizes, s.size)
		edges[whole(s.x0)]++
		ends[whole(s.x1)]++
		middles[whole((s.x0+s.x1)/2)]++
	}
	alike := map[int]bool{}
	three := func(of map[int]int, x int) bool { return of[x]+of[x-1]+of[x+1] >= 3 }
	for _, s := range spans {
		if x := whole(s.x0); three(edges, x) || three(ends, whole(s.x1)) || three(middles, whole((s.x0+s.x1)/2)) {
			alike[x] = true
		}
	}
	size := median(sizes)
	for _, edge := range slices.Sorted(maps.Keys(alike)) {
		const passes = 4 // over the spans, for one edge
		if l.work.spend(passes * len(spans)) {
			break
		}
		const level = 0.35
		x, from, crossing := float64(edge)-1, 0, math.Inf(-1)
		try := func(to int) {
			for from < to && !l.work.spend(to-from) {
				begin, end := cut(spans[from:to], x, to < len(spans))
				begin, end = from+begin, from+end
				if first, last := datesIn(spans[begin:end], x); last > 0 {
					begin, end = begin+first, begin+last
				}
				if score := worth(spans[begin:end], x); score > best.score {
					best, found = split{x, begin, end, score}, true
				}
				from = end
			}
		}
		for i, s := range spans {
			switch {
			case s.x0 < x-0.5 && s.x1 > x-0.8*min(size, s.size) && !overhangs(spans, i, x): // the span crosses x, and what is level with it is its row
				row := i
				for row > from && s.y-spans[row-1].y < level*s.size {
					row--
				}
				try(row)
				from, crossing = i+1, s.y
			case from == i && s.y-crossing < level*s.size:
				from = i + 1
			}
		}
		try(len(spans))
	}
	return best, found
}

// cut returns where the part of a band that belongs together begins and ends. Rows over the right side alone are above
// it if they are a title, or ahead of a heading of both sides. The part ends at a blank strip through both sides that is
// higher than the steps from row to row above, and ahead of a heading of both sides unless notes go on below it. If a row across
// both sides follows, it ends ahead of the heading of that one.
func cut(band []span, x float64, across bool) (from, to int) {
	const higher, usual, larger = 1.2, 1.2, 1.12
	left, right := splitAt(band, x)
	if len(left) == 0 || len(right) == 0 {
		return 0, len(band)
	}
	l, r := rowsOf(left), rowsOf(right)
	before := func(r row, size float64) int {
		n, _ := slices.BinarySearchFunc(band, r.y-size, func(s span, y float64) int { return cmp.Compare(s.y, y) })
		return n
	}
	size := 0.0
	for i := len(r) - 1; i > 0; i-- {
		if size = max(size, r[i].size); r[i-1].y < l[0].y-0.5*max(size, l[0].size) && r[i-1].size > larger*size {
			from = before(r[i-1], -0.35*size)
			break
		}
	}
	tall := sync.OnceValue(func() bool { return notesOf(l, r).tall() })
	all := [2][]row{l, r}
	next := [2]int{}
	ahead, beside := 0.0, 0.0 // the widest steps so far: with those ahead of the other side, and without
	for next[0]+next[1] < len(l)+len(r) {
		side := 0
		if next[0] == len(l) || next[1] < len(r) && r[next[1]].y < l[next[0]].y {
			side = 1
		}
		row, step := all[side][next[side]], 0.0
		if n := next[side]; n > 0 {
			step = row.y - all[side][n-1].y
		}
		if side == 0 && next[0] == 0 && next[1] > 0 && headsBoth(row.y-r[next[1]-1].y, l, r[next[1]:]) {
			from = before(row, 0.35*row.size)
		}
		if next[0] > 0 && next[1] > 0 {
			above, most := max(l[next[0]-1].y, r[next[1]-1].y), ahead
			following := all[side][min(next[side]+1, len(all[side])-1)]
			if other := all[1-side][next[1-side]:]; len(other) == 0 || other[0].y > following.y+0.5*row.size {
				most = beside // the other side has ended, or makes a pause
			}
			strip := row.y - above
			if strip > higher*max(most, usual*row.size) && columnar(l[:next[0]], r[:next[1]]) ||
				side == 0 && headsBoth(strip, l[next[0]:], r[next[1]:]) && !tall() ||
				across && side == 0 && next[0] == len(l)-1 && next[1] == len(r) && row.size > larger*l[next[0]-1].size && strip > row.size {
				return from, max(from, before(row, 0.35*row.size))
			}
			beside = max(beside, step)
		}
		ahead = max(ahead, step)
		next[side]++
	}
	return from, len(band)
}

// datesIn returns where the entries begin and end that have dates beside them, if the left side goes on with other sections above
// or below; 0, 0 for other bands.
func datesIn(band []span, x float64) (from, to int) {
	left, right := splitAt(band, x)
	if len(left) == 0 || len(right) == 0 {
		return 0, 0
	}
	r := rowsOf(right)
	top, bottom := r[0].y-0.5*r[0].size, r[len(r)-1].y+0.5*r[len(r)-1].size
	isBeside := func(s span) bool { return s.y >= top && s.y <= bottom }
	beside := slices.DeleteFunc(slices.Clone(left), func(s span) bool { return !isBeside(s) })
	if len(beside) == len(left) {
		return 0, 0
	}
	if _, dated, _ := groupsBeside(rowsOf(beside), r); !dated {
		return 0, 0
	}
	for from < len(band) && !isBeside(band[from]) {
		from++
	}
	to = len(band)
	for !isBeside(band[to-1]) {
		to--
	}
	return from, to
}

// headsBoth reports whether the left side begins below a blank strip with a heading that the right side begins below.
func headsBoth(strip float64, left, right []row) bool {
	const larger, section = 1.12, 1.6
	return len(left) > 1 && len(right) > 0 && left[0].size > larger*left[1].size && strip > section*left[1].size &&
		right[0].y > left[0].y+0.5*left[0].size
}

// columnar reports whether two sides are beside each other and may be columns by the number of their rows. Two rows are
// enough for running text, and a name has one or two beside more of its addresses.
func columnar(left, right []row) bool {
	const long, apart = 30, 1.6 // letters, sizes
	few, all := min(len(left), len(right)), len(left)+len(right)
	if few == 0 {
		return false
	}
	beside := min(left[len(left)-1].y, right[len(right)-1].y) - max(left[0].y, right[0].y)
	switch {
	case titles(left, right), titles(right, left):
		return beside >= 0
	case few == 2:
		return all >= 5 && beside > 0 && usualLength(left) >= long && usualLength(right) >= long
	}
	return few >= 3 && beside >= apart*left[0].size
}

// usualLength returns the median number of letters of rows.
func usualLength(rows []row) int {
	var of []float64
	for _, r := range rows {
		of = append(of, float64(utf8.RuneCountInString(r.text())))
	}
	return int(median(of))
}

// worth returns the amount of text that a gutter at x separates, or 0 if it separates no columns.
func worth(spans []span, x float64) float64 {
	left, right := splitAt(spans, x)
	l, r := rowsOf(left), rowsOf(right)
	titled := titles(l, r) || titles(r, l)
	if !columnar(l, r) || !titled && (readAcross(l, r) && !notesOf(l, r).tall() || named(l, r) || inTable(l, r) || isFilled(spans, x)) {
		return 0
	}
	a, b := letters(left), letters(right)
	return float64(min(a, b)) + float64(a+b)*0.2
}

// titles reports whether few rows of large letters are beside more rows of smaller ones.
func titles(few, many []row) bool {
	const larger = 1.4
	if len(few) > 2 || len(many) < 3 {
		return false
	}
	for _, f := range few {
		for _, m := range many {
			if f.size < larger*m.size {
				return false
			}
		}
	}
	return true
}

func letters(spans []span) (n int) {
	for _, s := range spans {
		n += s.letters
	}
	return n
}

// readAcross reports whether two columns form rows: labels and values, or dates and their events.
// In that case each row of the sparser side is level with a row of the other, or alone like a
// heading. A row of independent columns lies between two rows of the other.
func readAcross(left, right []row) bool {
	const short = 30 // letters of a label or a date
	few, many := left, right
	if len(right) < len(left) {
		few, many = right, left
	}
	var level, between, digits, years, apart, signs int
	var last *row // the last row that was level
	var lengths []float64
	j := 0
	for i := range few {
		f := &few[i]
		words := f.text()
		lengths = append(lengths, float64(utf8.RuneCountInString(words)))
		slack := 0.3 * f.size
		if isSign(words) { // signs have another font, and are often raised
			signs++
			slack = 0.45 * max(f.size, many[0].size)
		}
		for j < len(many) && many[j].y < f.y-slack {
			j++
		}
		switch {
		case j < len(many) && math.Abs(many[j].y-f.y) <= slack:
			level++
			if last == nil || f.y-last.y > 1.9*f.size {
				apart++
			}
			last = f
			if strings.ContainsAny(words, "0123456789") {
				digits++
			}
			if beside := many[j].text(); utf8.RuneCountInString(beside) <= short && hasYear(many[j:j+1]) {
				years++
			}
		case (j == 0 || f.y-many[j-1].y > 1.15*f.size) && (j >= len(many) || many[j].y-f.y > 1.15*f.size): // a heading
		default:
			between++
		}
	}
	n := len(few)
	aligned, mostly := between*100 <= n*15, level*10 >= n*8
	if level < 2 || !aligned && !mostly {
		return false
	}
	usual := median(lengths)
	dates := aligned && (usual <= short && digits*10 >= level*6 || years*10 >= level*6)
	labels := aligned && apart*10 >= level*6 && usual <= short && len(many) >= 2*n
	marks := mostly && usual <= 6 && len(many) >= 2*n
	return dates || labels || marks || signs*10 >= n*8
}

// named reports whether the left side has the names of values at the right: each is level with the first line of its value.
// Names end with a colon, or leave room for the further lines of values, or each row is drawn from left to right after the one
// above it. If all values are single lines, other rows may be above the first name and below the last one.
func named(left, right []row) bool {
	const short = 30 // letters of a name
	colons, level, begun, waits, j := 0, 0, 0, 0, 0
	drawn, paired, last := 0, 0, -1 // rows that are drawn from left to right: with one name, with more, and the end of the last one
	first, firstValue := -1, 0
	of := len(left) // rows that may be names
	for i, r := range left {
		if strings.HasSuffix(r.text(), ":") {
			colons++
		}
		from := j
		for ; j < len(right) && right[j].y < r.y-0.45*r.size; j++ {
			if further := right[j].spans[0]; last >= 0 && isDrawnAt(further, last) {
				last = further.drawn + further.letters
			}
		}
		if j == len(right) || !near(right[j].y, r.y, 0.45*r.size) {
			last, _ = drawnFrom(r.spans, -1)
			continue
		}
		if first < 0 {
			first, firstValue = i, j
		}
		if level++; j-firstValue+1 == level {
			of = i - first + 1
		} else {
			of = len(left)
		}
		if i > 0 && j > from {
			waits++
		}
		if beginsValue(right[j].text()) {
			begun++
		}
		next, inTurn := drawnFrom(slices.Concat(r.spans, right[j].spans), last)
		switch last = next; {
		case inTurn && len(r.spans)+len(right[j].spans) == 2:
			drawn++
		case inTurn && len(r.spans) == len(right[j].spans):
			paired++
		}
		j++
	}
	n := len(left)
	switch {
	case colons*10 >= n*6 && level*10 >= n*8 && begun*10 >= level*7:
		return true
	case usualLength(left) > short:
		return false
	case begun == level && level*10 >= n*9 && waits >= 2:
		return true
	case begun < level && usualLength(right) > short, drawn+paired < level, drawn < 3:
		return false
	}
	return of <= level+1 || level == len(right) && of <= level+level/2 && notesOf(left, right).groups == nil
}

// drawnFrom returns the end of spans in the order of drawing, and whether each is drawn right after the one before it, the
// first after so many letters.
func drawnFrom(spans []span, letters int) (end int, inTurn bool) {
	end, inTurn = letters, true
	for _, s := range spans {
		inTurn = inTurn && isDrawnAt(s, end)
		end = s.drawn + s.letters
	}
	return end, inTurn
}

// inTable reports whether two sides are columns of tables: most rows have three or more short cells with a number among
// them, and the rows are drawn one after the other. Lists beside each other are drawn column by column, or have no numbers.
func inTable(left, right []row) bool {
	const short = 30 // letters of a cell
	few, many := left, right
	if len(right) < len(left) {
		few, many = right, left
	}
	level, wide, digits, j, last := 0, 0, 0, 0, -1
	for _, r := range few {
		for j < len(many) && many[j].y < r.y-0.35*r.size {
			j++
		}
		if j == len(many) || !near(many[j].y, r.y, 0.35*r.size) {
			continue
		}
		cells := slices.Concat(r.spans, many[j].spans)
		first, end := cells[0].drawn, 0
		for _, c := range cells {
			first, end = min(first, c.drawn), max(end, c.drawn)
		}
		if first <= last {
			return false
		}
		last = end
		if level++; len(cells) >= 3 && !r.isSpread() && !many[j].isSpread() && !slices.ContainsFunc(cells, func(c span) bool { return c.letters > short }) {
			wide++
		}
		if strings.ContainsAny(r.text()+many[j].text(), "0123456789") {
			digits++
		}
	}
	return level >= 3 && level*10 >= len(few)*8 && min(wide, digits)*10 >= level*6
}

// isFilled reports whether most rows on both sides of x are lines of three or more words that are spread to fill a column.
func isFilled(spans []span, x float64) bool {
	filled, both := 0, 0
	for _, r := range rowsOf(spans) {
		if left, right := splitAt(r.spans, x); len(left) > 0 && len(right) > 0 {
			if both++; len(r.spans) > 2 && r.isSpread() {
				filled++
			}
		}
	}
	return filled*2 > both
}

// isDrawnAt reports whether a span is drawn after so many letters, or spaces after them; -1 is for any.
func isDrawnAt(s span, letters int) bool {
	return letters < 0 || s.drawn >= letters && s.drawn <= letters+2
}

// beginsValue reports whether a line may be the first one of a value in a form: no line of running text and no item.
func beginsValue(text string) bool {
	word, _, _ := strings.Cut(text, " ")
	first, _ := utf8.DecodeRuneInString(word)
	return (!unicode.IsLower(first) || Address(word) != "" || word == text) && !startsWithBullet(text)
}

// isSign reports whether a text is a bullet, an icon, or the number of an item.
func isSign(text string) bool {
	return utf8.RuneCountInString(text) <= 2 && !strings.ContainsFunc(text, func(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }) ||
		numbersOf(text) != nil
}
