// Package career reads the working life of an applicant from the free text that
// candidates write their dates in (§2.2, CONTRACT 25): how long each position was
// held, which were held at once, and when there was none. It claims only what is
// sure however a date that is no exact day is meant.
package career

import (
	"cmp"
	"slices"

	"shortlist/model"
)

// Days is a length of time in days. Where it is not known exactly it lies between
// Least and Most. About counts the months at both ends whole, as those who read CVs do;
// of a date that is a year, it takes the middle.
type Days struct{ Least, About, Most int }

// Worth telling, in days.
const (
	handover = 14 // a shorter overlap is somebody who hands over
	pause    = 92 // a longer gap is more than three months, whichever those are
)

// paired bounds of how many positions the overlaps are looked for.
const paired = 200

// Position is what is known of one entry.
type Position struct {
	Span     Span
	Read     bool // false: its dates cannot be read, and nothing else is known
	Length   Days
	Overlaps []Overlap // with those behind it in Career.Order, each pair once
}

// Overlap is a time in which two positions were surely held at once.
type Overlap struct {
	With int // the other position
	By   Days
}

// Gap is a time between positions.
type Gap struct {
	From, To Day // the days in which there was surely none
	Length   Days
}

// Career is a working life.
type Career struct {
	Positions []Position // as they were sent
	Order     []int      // of the positions: the newest first where all can be read, else as they were sent
	Gaps      map[int]Gap
	Total     Days // of the positions that can be read, no day counted twice
	Unread    int  // positions whose dates cannot be read
}

// Of works out a working life up to a day. Gaps holds, by the position that
// follows one, the times of more than three months that are surely between
// positions; it is empty unless all can be read, as any other may lie there.
func Of(entries []model.Experience, today Day) Career {
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

// newer orders spans by when they ended, then by when they began, the latest
// first.
func newer(a, b Span) int {
	return cmp.Or(cmp.Compare(b.End.Last, a.End.Last), cmp.Compare(b.Start.First, a.Start.First), cmp.Compare(b.End.First, a.End.First))
}

// length is how long a span took.
func (s Span) length() Days {
	return Days{
		Least: max(int(s.End.First-s.Start.Last)+1, 1),
		About: max(int(s.End.ends()-s.Start.begins())+1, 1),
		Most:  int(s.End.Last-s.Start.First) + 1,
	}
}

// overlap is how long two spans ran at once; none surely when Least is below 1.
func overlap(a, b Span) Days {
	return Days{
		Least: int(min(a.End.First, b.End.First)-max(a.Start.Last, b.Start.Last)) + 1,
		About: int(min(a.End.ends(), b.End.ends())-max(a.Start.begins(), b.Start.begins())) + 1,
		Most:  int(min(a.End.Last, b.End.Last)-max(a.Start.First, b.Start.First)) + 1,
	}
}

// pairs finds what was held at once.
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

// pauses finds the gaps: the positions are in order, so what lies behind one has
// ended no later.
func (c *Career) pauses() {
	if len(c.Order) == 0 {
		return
	}
	// The days that the positions down to one may have begun at, at the earliest
	// and at the latest.
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

// lastEnds returns, by the place in the order, the end of what ended last from
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

// lastEnd is when the last of some positions ended.
type lastEnd struct {
	Date
	about Day
}

// total is how many days the spans cover.
func total(spans []Span) Days {
	covered := func(start, end func(Span) Day) int {
		type run struct{ from, to Day }
		runs := make([]run, 0, len(spans))
		for _, s := range spans {
			if r := (run{start(s), end(s)}); r.from <= r.to {
				runs = append(runs, r)
			}
		}
		slices.SortFunc(runs, func(a, b run) int { return cmp.Compare(a.from, b.from) })
		days := 0
		for i, r := range runs {
			if i > 0 && r.from <= runs[i-1].to { // what is before it is counted up to there
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
