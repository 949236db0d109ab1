package layout

import (
	"cmp"
	"maps"
	"math"
	"slices"
)

// Unit is a paragraph by the structure of a tagged file.
type Unit struct {
	Heading bool
	Label   bool // the bullet or number of a list item, before its text
}

// block is a unit as it lies on a page.
type block struct {
	Unit
	columns        [][]row // one for each column of the page that its text continues in
	x0, x1, y0, y1 float64 // of its baselines
}

// structured returns the page in the order of its tags, a paragraph for each unit. !ok if there
// are no tags or they are unreliable: they leave out much, jump up and down the page, or make a
// paragraph of each line.
func (l Laid) structured(body running) (out []Paragraph, ok bool) {
	blocks, rest := l.blocks()
	if len(blocks) == 0 || leadUpwards(blocks, l.work) || tearLines(blocks) {
		return nil, false
	}
	top, bottom := math.Inf(1), math.Inf(-1)
	for _, b := range blocks {
		top, bottom = min(top, b.y0), max(bottom, b.y1)
	}
	var above, below []span
	for _, s := range rest {
		switch {
		case s.y < top:
			above = append(above, s)
		case s.y > bottom:
			below = append(below, s)
		default:
			return nil, false
		}
	}
	out = l.unstructured(nil, above, body)
	lead := leadOf(blocks)
	for i, b := range blocks {
		paragraphs := l.paragraphs(b, body)
		paragraphs[0].Gap = true
		if i > 0 {
			before := blocks[i-1]
			if space, ok := before.joinsLine(b); ok {
				last := &out[len(out)-1]
				last.Text += space + paragraphs[0].Text
				last.Heading, last.title = last.Heading && paragraphs[0].Heading, last.title && paragraphs[0].title
				last.item = last.item || paragraphs[0].item
				paragraphs = paragraphs[1:]
			} else {
				step := (b.y0 - before.y1) / max(b.size(), 1)
				paragraphs[0].Gap = step > lead*1.25+0.15 || step < -0.5
			}
		}
		out = append(out, paragraphs...)
	}
	return l.unstructured(out, below, body), l.work.left >= 0
}

// blocks returns the units on the page in their order, and the spans outside all units. It returns
// no blocks if too much text is outside.
func (l Laid) blocks() (out []block, rest []span) {
	const share = 90 // percent of the letters that must be in units
	of, tagged := map[int32][]Glyph{}, 0
	for _, g := range l.upright {
		of[g.Unit] = append(of[g.Unit], g)
		if g.Unit != 0 {
			tagged++
		}
	}
	if tagged*100 < len(l.upright)*share || tagged == 0 {
		return nil, nil
	}
	type part struct {
		unit   int32
		column int
	}
	var spans []span
	var parts []part
	for _, unit := range slices.Sorted(maps.Keys(of)) {
		for i, column := range columnsOf(of[unit]) {
			some := spansOf(joinChunks(chunks(column), l.work))
			if unit == 0 {
				rest = append(rest, some...)
				continue
			}
			for _, s := range some {
				spans, parts = append(spans, s), append(parts, part{unit, i})
			}
		}
	}
	// A bullet, or a row of dots that leads to a number, belongs to the text beside it.
	loose := rest[:0]
	for _, s := range rest {
		if at := spanBeside(spans, s); at >= 0 && !l.work.spend(len(spans)) {
			spans, parts = append(spans, s), append(parts, parts[at])
		} else {
			loose = append(loose, s)
		}
	}
	addBullets(spans, l.dots, l.work)
	in := map[part][]span{}
	for i, s := range spans {
		in[parts[i]] = append(in[parts[i]], s)
	}
	order := slices.Collect(maps.Keys(in))
	slices.SortStableFunc(order, func(a, b part) int {
		return cmp.Or(cmp.Compare(a.unit, b.unit), cmp.Compare(a.column, b.column))
	})
	last := int32(0)
	for _, p := range order {
		if p.unit != last {
			out = append(out, block{Unit: l.units[p.unit], x0: math.Inf(1), x1: math.Inf(-1), y0: math.Inf(1), y1: math.Inf(-1)})
			last = p.unit
		}
		b, rows := &out[len(out)-1], rowsOf(in[p])
		b.columns = append(b.columns, rows)
		for _, r := range rows {
			b.x0, b.x1, b.y0, b.y1 = min(b.x0, r.x0), max(b.x1, r.x1), min(b.y0, r.y), max(b.y1, r.y)
		}
	}
	return out, loose
}

// columnsOf splits the letters of a unit, in the order of drawing, where they go up to the top of
// another column.
func columnsOf(glyphs []Glyph) (out [][]Glyph) {
	from := 0
	for i := 1; i < len(glyphs); i++ {
		if up := glyphs[i-1].Y - glyphs[i].Y; up > 2*max(glyphs[i].Size, glyphs[i-1].Size) {
			out, from = append(out, glyphs[from:i]), i
		}
	}
	return append(out, glyphs[from:])
}

// spanBeside returns the index of the span that s is near, on its row; -1 if there is no such
// span.
func spanBeside(spans []span, s span) int {
	best, least := -1, 3*s.size
	for i, o := range spans {
		if gap := max(o.x0-s.x1, s.x0-o.x1); math.Abs(o.y-s.y) < 0.35*max(s.size, o.size) && gap < least {
			best, least = i, gap
		}
	}
	return best
}

func (b block) first() row { return b.columns[0][0] }

func (b block) last() row {
	column := b.columns[len(b.columns)-1]
	return column[len(column)-1]
}

func (b block) size() float64 { return b.first().size }

// isSingleRow reports whether a block has one row only.
func (b block) isSingleRow() bool { return len(b.columns) == 1 && len(b.columns[0]) == 1 }

// joinsLine reports whether next is on the same line as b, like a cell or the text of an item, and
// returns the space between them.
func (b block) joinsLine(next block) (space string, ok bool) {
	if b.Label {
		return " ", true
	}
	gap := next.first().x0 - b.last().x1
	if !b.isSingleRow() || !next.isSingleRow() || math.Abs(b.y0-next.y0) > 0.35*max(b.size(), next.size()) || gap < -0.3*b.size() {
		return "", false
	}
	switch {
	case gap < 0.12*b.size():
		return "", true
	case gap < 1.2*b.size():
		return " ", true
	}
	return "   ", true
}

// paragraphs returns the text of a block. A line becomes a paragraph of its own only if its first
// word had room on the line before, or if the line before is short, though the longest of the block.
func (l Laid) paragraphs(b block, body running) (out []Paragraph) {
	var above *row
	var to reach
	for _, rows := range b.columns {
		short := l.areShort(rows)
		for i := range rows {
			r := &rows[i]
			text := r.text()
			if above == nil || endsAbove(*above, *r, text, to, short) {
				out = append(out, Paragraph{Text: text, Heading: b.Heading, item: b.Label || startsWithBullet(text), title: b.Heading || body.title(*r)})
			} else {
				out[len(out)-1].append(text, 0)
			}
			if above = r; i == 0 {
				to = reach{}
				for _, all := range rows {
					to.add(all)
				}
				to.count(rows)
			}
		}
	}
	return out
}

// endsAbove reports whether a row of a block does not continue the one above.
func endsAbove(above, r row, text string, to reach, short bool) bool {
	line := above.text()
	switch cells := above.spans; {
	case goesOn(line, text), dividesAddress(line, text):
		return false
	case !above.isLine() && hasYear([]row{above}) && !near(r.x0, cells[len(cells)-1].x0, 0.3*r.size) && !inSentence(line, text): // a position with its dates
		return true
	}
	return short && startsLine(line, text) || to.hadRoom(above, r, 0.5) || areItems(line, text) || to.full < 2 && to.endsShort(line, text)
}

// leadOf returns the usual distance from line to line within blocks, in sizes.
func leadOf(blocks []block) float64 {
	var leads []float64
	for _, b := range blocks {
		for _, rows := range b.columns {
			for i := 1; i < len(rows); i++ {
				leads = append(leads, (rows[i].y-rows[i-1].y)/max(rows[i].size, 1))
			}
		}
	}
	if lead := median(leads); lead >= 0.8 && lead <= 1.9 {
		return lead
	}
	return 1.3
}

// leadUpwards reports whether the order contradicts the page: a block follows several blocks below
// it, and few blocks above it in its column.
func leadUpwards(blocks []block, w *work) bool {
	const several = 3
	for i, b := range blocks {
		if w.spend(i) {
			return true
		}
		above, below := 0, 0
		for _, a := range blocks[:i] {
			if shared := min(a.x1, b.x1) - max(a.x0, b.x0); shared <= 0.5*min(a.x1-a.x0, b.x1-b.x0) {
				continue
			}
			if b.y1 < a.y0-0.5*a.size() {
				below++
			} else {
				above++
			}
		}
		if below >= several && below > above {
			return true
		}
	}
	return false
}

// tearLines reports whether blocks are lines, not paragraphs: lines continue in the next block
// more often than within their block.
func tearLines(blocks []block) bool {
	torn, whole := 0, 0
	for i, b := range blocks {
		for _, rows := range b.columns {
			whole += len(rows) - 1
		}
		if i == 0 {
			continue
		}
		above, r := blocks[i-1].last(), b.first()
		step := (r.y - above.y) / max(r.size, above.size, 1)
		text, before := r.text(), above.text()
		var to reach
		to.add(above)
		to.add(r)
		if step > 0.5 && step < 1.6 && continues(above, r, text, to, Paragraph{item: startsWithBullet(text)}, Paragraph{item: startsWithBullet(before), left: above.x0}) {
			torn++
		}
	}
	return torn > 3 && torn > whole
}
