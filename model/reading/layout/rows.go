package layout

import (
	"cmp"
	"math"
	"slices"
	"strings"
)

// row is the spans of one level, from left to right.
type row struct {
	spans     []span
	x0, x1, y float64
	size      float64 // of its longest span
	bold      bool    // whether all of it is bold
	filled    bool    // whether its words are spread to fill a column, judged by the block around it
}

// rowsOf sorts spans into rows, from top to bottom. The spans of a row are neighbours in the order
// by height, which keeps hundreds of thousands of spans affordable.
func rowsOf(spans []span) []row {
	sorted := byHeight(spans)
	out := make([]row, 0, len(sorted))
	from := 0
	for i, s := range sorted {
		if n := len(out); n > 0 && math.Abs(out[n-1].y-s.y) < 0.35*min(max(s.size, 4), max(out[n-1].size, 4)) {
			out[n-1].spans = sorted[from : i+1 : i+1]
			continue
		}
		from = i
		out = append(out, row{spans: sorted[i : i+1 : i+1], y: s.y, size: s.size})
	}
	for i := range out {
		r := &out[i]
		slices.SortStableFunc(r.spans, func(a, b span) int { return cmp.Compare(a.x0, b.x0) })
		r.x0, r.x1, r.bold = r.spans[0].x0, r.spans[0].x1, true
		longest := 0
		for _, s := range r.spans {
			r.x1 = max(r.x1, s.x1)
			r.bold = r.bold && s.bold
			if s.letters > longest {
				longest, r.size = s.letters, s.size
			}
		}
	}
	return out
}

func byHeight(spans []span) []span {
	sorted := slices.Clone(spans)
	slices.SortStableFunc(sorted, func(a, b span) int { return cmp.Compare(a.y, b.y) })
	return sorted
}

// isSpread reports whether the words of a line are spread evenly to fill a narrow column: as many
// spans as words, and equal gaps.
func (r row) isSpread() bool {
	if r.filled {
		return true
	}
	if len(r.spans) < 2 || !r.hasWordSpans() {
		return false
	}
	gap := r.spans[1].x0 - r.spans[0].x1
	if gap > 6*r.size {
		return false
	}
	if len(r.spans) == 2 && (gap > 1.5*r.size || startsWithBullet(r.spans[0].text)) {
		return false // two words this far apart are cells of a table
	}
	for i := 1; i < len(r.spans); i++ {
		if math.Abs(r.spans[i].x0-r.spans[i-1].x1-gap) > 0.1*r.size {
			return false
		}
	}
	return true
}

// hasWordSpans reports whether each span of a row is one word, perhaps after a bullet.
func (r row) hasWordSpans() bool {
	for i, s := range r.spans {
		text := s.text
		if i == 0 && startsWithBullet(text) {
			_, text, _ = strings.Cut(text, " ")
		}
		if strings.Contains(text, " ") {
			return false
		}
	}
	return true
}

// markFilled marks the rows of two words that fill a narrow column, as the longer lines around
// them do. Rows of a table have no such lines around them.
func markFilled(rows []row) {
	const narrow = 25 // in sizes
	left, right := math.Inf(1), math.Inf(-1)
	for _, r := range rows {
		left, right = min(left, r.x0), max(right, r.x1)
	}
	full, two := 0, 0
	ends := func(r row) bool { return math.Abs(r.x1-right) < 0.3*r.size }
	for _, r := range rows {
		switch {
		case !ends(r):
		case len(r.spans) == 2:
			two++
		case len(r.spans) == 1 && strings.Contains(r.spans[0].text, " "), r.isSpread():
			full++
		}
	}
	if full < 2 || full < two {
		return
	}
	for i := range rows {
		r := &rows[i]
		r.filled = len(r.spans) == 2 && ends(*r) && right-left < narrow*r.size && r.x0-left < 2.2*r.size && r.hasWordSpans()
	}
}

// isLine reports whether a row may be a line of running text, perhaps after a bullet.
func (r row) isLine() bool {
	return len(r.spans) == 1 || len(r.spans) == 2 && isSign(r.spans[0].text) || r.isSpread()
}

// text returns the row on one line, with a wider space for each gap.
func (r row) text() string {
	spread := r.isSpread()
	var out strings.Builder
	for i, s := range r.spans {
		if i > 0 {
			out.WriteString(" ")
			if !spread && !(i == 1 && isSign(r.spans[0].text)) && s.x0-r.spans[i-1].x1 > 1.2*s.size {
				out.WriteString("  ")
			}
		}
		out.WriteString(s.text)
	}
	return out.String()
}
