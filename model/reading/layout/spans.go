package layout

import (
	"cmp"
	"math"
	"slices"
	"strings"
	"unicode"
)

// span is a stretch of one line without a gap wider than a letter.
type span struct {
	x0, x1, y, size float64
	text            string
	first           float64 // the width of its first word
	bold            bool
	letters         int
	drawn           int // its place in the order of drawing
}

// chunks cuts the letters, in the order of drawing, wherever the pen jumped or the size changed.
// joinChunks joins neighbours afterwards, since producers draw lines in any order.
func chunks(glyphs []Glyph) (out [][]Glyph) {
	from := 0
	for i := 1; i <= len(glyphs); i++ {
		if i < len(glyphs) && !jumps(glyphs[i-1], glyphs[i]) {
			continue
		}
		c := glyphs[from:i]
		from = i
		for len(c) > 0 && c[0].space {
			c = c[1:]
		}
		for len(c) > 0 && c[len(c)-1].space {
			c = c[:len(c)-1]
		}
		if len(c) > 0 {
			out = append(out, c)
		}
	}
	return out
}

// levelRaised puts raised and lowered letters, as in "1st" and "m2", on the baseline of the letter
// that they follow, and right after it. Browsers draw them nearly as large as others, and some after
// the rest of the line.
func levelRaised(glyphs []Glyph, w *work) []Glyph {
	const most, width, height = 6, 16, 32 // letters; points of a cell
	type cell struct{ x, y int }
	cellOf := func(x, y float64) cell { return cell{int(math.Floor(x / width)), int(math.Floor(y / height))} }
	var ends map[cell][]int // letters by their ends
	after, moved := map[int][]Glyph{}, map[int]bool{}
	for _, c := range chunks(glyphs) {
		from := cap(glyphs) - cap(c)
		if len(c) > most {
			continue
		}
		to := from - 1
		if to < 0 || !raisedAfter(glyphs[to], c[0]) {
			if ends == nil {
				ends = map[cell][]int{}
				for i, g := range glyphs {
					at := cellOf(g.EndX, g.Y)
					ends[at] = append(ends[at], i)
				}
			}
			if to = -1; w.left > 0 {
				to = endBefore(c[0], glyphs, func(dx, dy float64) []int { return ends[cellOf(c[0].X+dx*width, c[0].Y+dy*height)] }, w)
			}
		}
		if to < 0 {
			continue
		}
		for i := range c {
			c[i].Y, c[i].EndY = glyphs[to].Y, glyphs[to].Y
		}
		if to != from-1 {
			after[to] = append(after[to], c...)
			for i := range c {
				moved[from+i] = true
			}
		}
	}
	if len(after) == 0 {
		return glyphs
	}
	out := make([]Glyph, 0, len(glyphs))
	for i, g := range glyphs {
		if !moved[i] {
			out = append(out, g)
		}
		out = append(out, after[i]...)
	}
	return out
}

// endBefore returns the index of the letter that a raised one follows, or -1. near
// returns the letters that end in a cell, relative to that of g.
func endBefore(g Glyph, glyphs []Glyph, near func(dx, dy float64) []int, w *work) int {
	for _, d := range [...][2]float64{{0, 0}, {0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {-1, 1}, {1, -1}, {1, 1}} {
		some := near(d[0], d[1])
		w.left -= len(some)
		for _, i := range some {
			if raisedAfter(glyphs[i], g) {
				return i
			}
		}
	}
	return -1
}

// raisedAfter reports whether g follows p, smaller and not on its baseline.
func raisedAfter(p, g Glyph) bool {
	dy, gap := math.Abs(g.Y-p.Y), g.X-p.EndX
	return !p.space && g.Size <= 0.98*p.Size && dy > 0.05*p.Size && dy <= 0.55*p.Size && gap >= -0.1*p.Size && gap <= 0.15*p.Size
}

func jumps(p, g Glyph) bool {
	gap := g.X - p.EndX
	return math.Abs(g.Y-p.Y) > 0.2*max(g.Size, p.Size) || gap < -0.4*g.Size || gap > 0.9*g.Size ||
		g.Size > 1.4*p.Size || p.Size > 1.4*g.Size
}

// far is a distance in points at which two chunks are never on one line.
const far = 60

// joinChunks joins neighbouring chunks of one line.
func joinChunks(all [][]Glyph, w *work) [][]Glyph {
	columns := cellEdges(all)
	slices.SortStableFunc(all, func(a, b []Glyph) int { return cmp.Compare(a[0].Y, b[0].Y) })
	for range 4 { // a joined chunk may touch a third one
		joined := false
		for i := range all {
			if all[i] == nil {
				continue
			}
			if w.spend(1) {
				return left(all)
			}
			for j := i + 1; j < len(all) && w.left > 0; j++ {
				w.left--
				if all[j] == nil {
					continue
				}
				dy := all[j][0].Y - all[i][0].Y
				if dy > far && dy > 0.5*max(all[i][0].Size, all[j][0].Size) {
					break
				}
				if l, r, ok := neighbours(all[i], all[j]); ok && !((columns[r[0].drawn] || columns[l[len(l)-1].drawn]) && inOtherCell(l, r)) {
					all[i] = append(append(make([]Glyph, 0, len(l)+len(r)), l...), r...)
					all[j] = nil
					joined = true
				}
			}
		}
		if !joined {
			break
		}
	}
	return left(all)
}

// cellEdges returns, by their place in the order of drawing, the letters at which the lines of a cell or of a column begin, and
// those at which they end if they end alike: chunks right below or above the one drawn before or after them.
func cellEdges(all [][]Glyph) map[int]bool {
	const lines = 3 // sizes
	out := map[int]bool{}
	for i := 1; i < len(all); i++ {
		a, b := all[i-1], all[i]
		if dy := math.Abs(a[0].Y - b[0].Y); dy < 0.8*b[0].Size || dy > lines*b[0].Size {
			continue
		}
		if near(a[0].X, b[0].X, 0.5) {
			out[a[0].drawn], out[b[0].drawn] = true, true
		}
		if last, end := a[len(a)-1], b[len(b)-1]; near(last.EndX, end.EndX, 0.5) {
			out[last.drawn], out[end.drawn] = true, true
		}
	}
	return out
}

// inOtherCell reports whether two chunks are of two cells with little room between them: they are not drawn one after the other,
// and the left one is no bullet.
func inOtherCell(l, r []Glyph) bool {
	const least, sign, spaces = 0.25, 2, 2 // sizes, letters
	last := l[len(l)-1]
	return len(l) > sign && r[0].X-last.EndX > least*r[0].Size && (r[0].drawn < last.drawn || r[0].drawn > last.drawn+1+spaces)
}

func left(all [][]Glyph) [][]Glyph {
	return slices.DeleteFunc(all, func(c []Glyph) bool { return c == nil })
}

// neighbours reports whether two chunks continue each other, and returns the left one first.
// Raised and lowered letters are smaller and must be nearer.
func neighbours(a, b []Glyph) (l, r []Glyph, ok bool) {
	size := max(a[0].Size, b[0].Size)
	small := min(a[0].Size, b[0].Size) < 0.8*size
	dy := math.Abs(b[0].Y - a[0].Y)
	level, widest := 0.2*size, 0.9*size
	if small {
		level = 0.5 * size
		if dy > 0.05*size {
			widest = 0.15 * size
		}
	}
	if dy > level {
		return nil, nil, false
	}
	l, r = a, b
	if a[0].X > b[0].X {
		l, r = b, a
	}
	gap := r[0].X - l[len(l)-1].EndX
	return l, r, gap > -0.3*size && gap < widest
}

func spansOf(all [][]Glyph) []span {
	out := make([]span, 0, len(all))
	for _, c := range all {
		if s := spanOf(c); s.text != "" {
			out = append(out, s)
		}
	}
	return out
}

func spanOf(glyphs []Glyph) span {
	s := span{
		x0: glyphs[0].X, x1: glyphs[len(glyphs)-1].EndX, y: glyphs[0].Y,
		text: strings.TrimSpace(words(glyphs)), letters: len(glyphs), drawn: glyphs[0].drawn,
	}
	bold, most := 0, 0
	sizes := map[float64]int{}
	for _, g := range glyphs {
		if g.Bold {
			bold++
		}
		sizes[math.Round(g.Size*4)/4]++
	}
	for size, n := range sizes {
		if n > most || n == most && size > s.size {
			most, s.size = n, size
		}
	}
	if i := slices.IndexFunc(glyphs, func(g Glyph) bool { return math.Abs(g.Size-s.size) < 0.5 }); i >= 0 {
		s.y = glyphs[i].Y
	}
	s.bold = bold*10 >= len(glyphs)*8
	s.first = firstWord(glyphs) - s.x0
	return s
}

// words returns the text of letters with a space for each drawn space and each gap of its width. A drawn space that takes no room
// does not count: groff kerns with it.
func words(glyphs []Glyph) string {
	if text := typedApart(glyphs); text != "" {
		return text
	}
	const narrowest = 0.03 // sizes
	gap := wordGap(glyphs)
	var out strings.Builder
	spaced := true
	for i, g := range glyphs {
		if g.space && i+1 < len(glyphs) && !glyphs[i+1].space && glyphs[i+1].X-g.X < narrowest*g.Size {
			continue
		}
		if g.space {
			if !spaced {
				out.WriteByte(' ')
			}
			spaced = true
			continue
		}
		if i > 0 && !spaced && g.X-glyphs[i-1].EndX > gap {
			out.WriteByte(' ')
		}
		out.WriteString(g.Text)
		spaced = false
	}
	return out.String()
}

// typedApart returns the text of letters that are typed apart; "".
func typedApart(glyphs []Glyph) string {
	if len(glyphs) < 3 || glyphs[0].space || !glyphs[1].space {
		return ""
	}
	var typed strings.Builder
	for _, g := range glyphs {
		typed.WriteString(g.Text)
	}
	return TypedApart(typed.String())
}

// TypedApart returns the words of a line of capitals with a typed space behind each letter, as in "J A N E   D O E": more
// spaces separate words. Letters in the order of the alphabet are a list, such as the classes of a driving licence, and letters
// with three spaces between them are cells, such as the days of a week; "".
func TypedApart(line string) string {
	const fewest, cells = 4, 3
	var letters []rune
	var spaces []int // before each letter
	n, falls := 0, false
	for _, r := range strings.TrimSpace(line) {
		if unicode.IsSpace(r) {
			n++
			continue
		}
		if !unicode.IsUpper(r) || len(letters) > 0 && n == 0 {
			return ""
		}
		falls = falls || len(letters) > 0 && r < letters[len(letters)-1]
		letters, spaces, n = append(letters, r), append(spaces, n), 0
	}
	if len(letters) < fewest || !falls {
		return ""
	}
	least := slices.Min(spaces[1:])
	if least >= cells {
		return ""
	}
	var out strings.Builder
	for i, r := range letters {
		if i > 0 && spaces[i] > least {
			out.WriteByte(' ')
		}
		out.WriteRune(r)
	}
	return out.String()
}

// firstWord returns the end of the first word.
func firstWord(glyphs []Glyph) float64 {
	gap := wordGap(glyphs)
	for i := 1; i < len(glyphs); i++ {
		if glyphs[i].space || glyphs[i].X-glyphs[i-1].EndX > gap {
			return glyphs[i-1].EndX
		}
	}
	return glyphs[len(glyphs)-1].EndX
}

// wordGap returns the distance that separates words: 0.12 em, and more for a letter-spaced
// heading, in which all letters have similar gaps.
func wordGap(glyphs []Glyph) float64 {
	size := glyphs[0].Size
	var gaps []float64
	for i := 1; i < len(glyphs); i++ {
		if !glyphs[i].space && !glyphs[i-1].space {
			gaps = append(gaps, glyphs[i].X-glyphs[i-1].EndX)
		}
	}
	if len(gaps) >= 3 {
		slices.Sort(gaps)
		usual, least := gaps[len(gaps)/2], gaps[len(gaps)/4]
		if usual > 0.08*size && least > 0.06*size && least > 0.5*usual {
			return usual + max(0.13*size, 0.4*usual)
		}
	}
	return 0.12 * size
}

// addBullets puts drawn dots before the lines on their right.
func addBullets(spans []span, dots []Dot, w *work) {
	for _, d := range dots {
		if w.spend(len(spans)) {
			return
		}
		first := -1
		for j, s := range spans {
			gap, middle := s.x0-(d.X+d.Width), d.Y+d.Height/2
			if gap > 0.15*s.size && gap < 2.2*s.size && middle < s.y && middle > s.y-0.75*s.size && d.Width < 0.7*s.size &&
				(first < 0 || s.x0 < spans[first].x0) {
				first = j
			}
		}
		if first >= 0 && !startsWithBullet(spans[first].text) {
			spans[first].text = "• " + spans[first].text
			spans[first].x0 = d.X
		}
	}
}

// levelMarks puts the bullets and numbers of items on the baseline of the text on their right. WeasyPrint draws them higher
// if a letter of the line is raised.
func levelMarks(spans []span, w *work) {
	const raised, gap = 0.55, 2.5 // in sizes
	byY := func(a, b span) int { return cmp.Compare(a.y, b.y) }
	slices.SortStableFunc(spans, byY)
	levels := map[int]float64{}
	for i, s := range spans {
		if !isSign(s.text) {
			continue
		}
		from, _ := slices.BinarySearchFunc(spans, s.y-raised*s.size, func(o span, y float64) int { return cmp.Compare(o.y, y) })
		least := gap * s.size
		for _, o := range spans[from:] {
			if o.y > s.y+raised*s.size || w.spend(1) {
				break
			}
			if right := o.x0 - s.x1; right > 0 && right < least && !isSign(o.text) {
				levels[i], least = o.y, right
			}
		}
	}
	for i, y := range levels {
		spans[i].y = y
	}
}

// turnedSpans puts text in other directions below the page, a line for each run.
func turnedSpans(glyphs []Glyph, height float64) []span {
	var out []span
	from := 0
	for i := 1; i <= len(glyphs); i++ {
		if i < len(glyphs) && math.Hypot(glyphs[i].X-glyphs[i-1].EndX, glyphs[i].Y-glyphs[i-1].EndY) <= 1.5*glyphs[i].Size {
			continue
		}
		var text strings.Builder
		for _, g := range glyphs[from:i] {
			text.WriteString(g.Text)
		}
		if t := strings.TrimSpace(text.String()); t != "" {
			out = append(out, span{x1: 1, y: height + float64(i), size: glyphs[from].Size, text: t, letters: i - from})
		}
		from = i
	}
	return out
}
