// Package career reads the working life of an applicant from the free text in which
// candidates write dates (§2.2, CONTRACT 25): how long they held each position, which
// positions they held at once, and when they held no position. A date that is not an
// exact day has several meanings; the package claims only what is true of all of them.
package career

import (
	"cmp"
	"slices"

	"shortlist/model"
)

// Days is a length of time in days. If it is not known exactly, it lies between Least
// and Most. About counts the months at both ends whole, as readers of CVs do; for a
// year, it takes the middle.
type Days struct{ Least, About, Most int }

// The lengths from which something is reported, in days.
const (
	handover = 14 // a shorter overlap is a handover
	pause    = 92 // a longer gap is more than three months, whichever months they are
)

// paired is how many positions are compared with each other at most.
const paired = 200

// Position holds what is known of one entry.
type Position struct {
	Span     Span
	Read     bool // false: its dates cannot be read, and the rest is empty
	Length   Days
	Overlaps []Overlap // with positions after this one in Career.Order; each pair is in one list
}

// Overlap is a time in which the applicant surely held two positions at once.
type Overlap struct {
	With int // index of the other position
	By   Days
}

// Gap is a time between positions.
type Gap struct {
	From, To Day // the applicant surely held no position on these days
	Length   Days
}

// Career is a working life.
type Career struct {
	Positions []Position // in the order of the service
	Order     []int      // indexes of Positions: the newest first if all can be read, else in the order of the service
	Gaps      map[int]Gap
	Total     Days // of the positions that can be read; no day counts twice
	Unread    int  // positions whose dates cannot be read
}

// At reads a working life up to a day. Gaps holds the times of more than three months
// that are surely between positions, by the position that follows. It is empty if a
// position cannot be read, since that one may fill a gap.
func At(entries []model.Experience, today Day) Career {
	c := Career{Positions: make([]Position, len(entries)), Order: make([]int, len(entries)), Gaps: map[int]Gap{}}
	var spans []Span
	for i, e := range entries {
		p := &c.Positions[i]
		c.Order[i] = i
		if p.Span, p.Read = Read(e.Start, e.End, today); !p.Read {
			c.Unread++
			continue
		}
		p.Length = p.Span.length()
		spans = append(spans, p.Span)
	}
	c.Total = total(spans)
	if c.Unread == 0 {
		slices.SortStableFunc(c.Order, func(a, b int) int { return newer(c.Positions[a].Span, c.Positions[b].Span) })
		c.pauses()
	}
	c.pairs()
	return c
}

// newer orders spans by their end, then by their start, the latest first.
func newer(a, b Span) int {
	return cmp.Or(cmp.Compare(b.End.Last, a.End.Last), cmp.Compare(b.Start.First, a.Start.First), cmp.Compare(b.End.First, a.End.First))
}

// length returns how long a span took.
func (s Span) length() Days {
	return Days{
		Least: max(int(s.End.First-s.Start.Last)+1, 1),
		About: max(int(s.End.ends()-s.Start.begins())+1, 1),
		Most:  int(s.End.Last-s.Start.First) + 1,
	}
}

// overlap returns how long two spans ran at once. Surely they did not if Least is below
// 1.
func overlap(a, b Span) Days {
	return Days{
		Least: int(min(a.End.First, b.End.First)-max(a.Start.Last, b.Start.Last)) + 1,
		About: int(min(a.End.ends(), b.End.ends())-max(a.Start.begins(), b.Start.begins())) + 1,
		Most:  int(min(a.End.Last, b.End.Last)-max(a.Start.First, b.Start.First)) + 1,
	}
}

// pairs finds the positions that were held at once.
func (c *Career) pairs() {
	order := c.Order[:min(len(c.Order), paired)]
	for at, i := range order {
		p := &c.Positions[i]
		for _, j := range order[at+1:] {
			q := c.Positions[j]
			if !p.Read || !q.Read {
				continue
			}
			if by := overlap(p.Span, q.Span); by.Least > handover {
				p.Overlaps = append(p.Overlaps, Overlap{With: j, By: by})
			}
		}
	}
}

// pauses finds the gaps. The positions are in order: none ended later than the one
// before it.
func (c *Career) pauses() {
	if len(c.Order) == 0 {
		return
	}
	// The earliest and the latest day on which the first of the positions up to this
	// one may have begun.
	began := c.Positions[c.Order[0]].Span.Start
	about := began.begins()
	ended := c.lastEnds()
	for at, i := range c.Order[:len(c.Order)-1] {
		start := c.Positions[i].Span.Start
		began.First, began.Last, about = min(began.First, start.First), min(began.Last, start.Last), min(about, start.begins())
		before := ended[at+1]
		gap := Days{
			Least: int(began.First-before.Last) - 1,
			About: int(about-before.about) - 1,
			Most:  int(began.Last-before.First) - 1,
		}
		if gap.Least > pause {
			c.Gaps[i] = Gap{From: before.Last + 1, To: began.First - 1, Length: gap}
		}
	}
}

// lastEnds returns, for each place in the order, the last end of the positions from
// there on.
func (c *Career) lastEnds() []lastEnd {
	out := make([]lastEnd, len(c.Order))
	for at := len(c.Order) - 1; at >= 0; at-- {
		end := c.Positions[c.Order[at]].Span.End
		out[at] = lastEnd{end, end.ends()}
		if at+1 < len(out) {
			next := out[at+1]
			out[at] = lastEnd{Date{max(end.First, next.First), max(end.Last, next.Last)}, max(end.ends(), next.about)}
		}
	}
	return out
}

// lastEnd is the end of the position that ended last.
type lastEnd struct {
	Date
	about Day
}

// total returns how many days the spans cover.
func total(spans []Span) Days {
	covered := func(start, end func(Span) Day) int {
		type run struct{ from, to Day }
		runs := make([]run, 0, len(spans))
		for _, s := range spans {
			if r := (run{start(s), end(s)}); r.from <= r.to {
				runs = append(runs, r)
			}
		}
		slices.SortStableFunc(runs, func(a, b run) int { return cmp.Compare(a.from, b.from) })
		days := 0
		for i, r := range runs {
			if i > 0 && r.from <= runs[i-1].to { // the days up to there are counted
				r.from = runs[i-1].to + 1
			}
			if r.to >= r.from {
				days += int(r.to-r.from) + 1
			}
			if i > 0 {
				runs[i].to = max(r.to, runs[i-1].to)
			}
		}
		return days
	}
	return Days{
		Least: covered(func(s Span) Day { return s.Start.Last }, func(s Span) Day { return s.End.First }),
		About: covered(func(s Span) Day { return s.Start.begins() }, func(s Span) Day { return s.End.ends() }),
		Most:  covered(func(s Span) Day { return s.Start.First }, func(s Span) Day { return s.End.Last }),
	}
}
