package career

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"pgregory.net/rapid"

	"shortlist/model"
	"shortlist/model/modeltest"
)

func entry(start, end string) model.Experience {
	return model.Experience{Start: start, End: end}
}

// claims returns the lengths that a career claims, by name.
func claims(c Career) map[string]Days {
	out := map[string]Days{"total": c.Total}
	for i, p := range c.Positions {
		if p.Read {
			out[fmt.Sprint("length ", i)] = p.Length
		}
		for _, o := range p.Overlaps {
			out[fmt.Sprint("overlap ", i, " ", o.With)] = o.By
		}
	}
	for i, gap := range c.Gaps {
		out[fmt.Sprint("gap before ", i)] = gap.Length
	}
	return out
}

// TestAt reads short lives that were worked out by hand.
func TestAt(t *testing.T) {
	for name, c := range map[string]struct {
		entries []model.Experience
		order   []int
		unread  int
		want    map[string]Days
	}{
		"no entries": {want: map[string]Days{"total": {}}},
		"months": {
			entries: []model.Experience{entry("03.2024", "05.2024")},
			order:   []int{0},
			want:    map[string]Days{"total": {32, 92, 92}, "length 0": {32, 92, 92}},
		},
		"years": {
			entries: []model.Experience{entry("2020", "2023")},
			order:   []int{0},
			want:    map[string]Days{"total": {732, 1097, 1461}, "length 0": {732, 1097, 1461}},
		},
		"one year is a day at least": {
			entries: []model.Experience{entry("2020", "2020")},
			order:   []int{0},
			want:    map[string]Days{"total": {0, 1, 366}, "length 0": {1, 1, 366}},
		},
		"the month one job ends in and the other begins in is no overlap": {
			entries: []model.Experience{entry("2020-01-01", "03.2020"), entry("03.2020", "2020-12-31")},
			order:   []int{1, 0},
			want: map[string]Days{
				"total": {61 + 276, 366, 366}, "length 0": {61, 91, 91}, "length 1": {276, 306, 306},
			},
		},
		"nor is the fortnight of a handover": {
			entries: []model.Experience{entry("2020-01-01", "2020-06-14"), entry("2020-06-01", "2020-12-31")},
			order:   []int{1, 0},
			want:    map[string]Days{"total": {366, 366, 366}, "length 0": {166, 166, 166}, "length 1": {214, 214, 214}},
		},
		"one more day is one": {
			entries: []model.Experience{entry("2020-01-01", "2020-06-15"), entry("2020-06-01", "2020-12-31")},
			order:   []int{1, 0},
			want: map[string]Days{
				"total": {366, 366, 366}, "length 0": {167, 167, 167}, "length 1": {214, 214, 214}, "overlap 1 0": {15, 15, 15},
			},
		},
		"three months between are not more than three, four are": {
			entries: []model.Experience{entry("2020-01-01", "2020-03-31"), entry("2020-07-01", "2020-07-31"), entry("2020-12-01", "2020-12-31")},
			order:   []int{2, 1, 0},
			want: map[string]Days{
				"total": {153, 153, 153}, "length 0": {91, 91, 91}, "length 1": {31, 31, 31}, "length 2": {31, 31, 31}, "gap before 2": {122, 122, 122},
			},
		},
		"a year that ends and the one after it may touch": {
			entries: []model.Experience{entry("2021", "2022"), entry("2018", "2020")},
			order:   []int{0, 1},
			want: map[string]Days{
				"total": {2 + 367, 366 + 731, 5*365 + 1}, "length 0": {2, 366, 730}, "length 1": {367, 731, 1096},
			},
		},
		"what runs on behind a later one leaves no gap": {
			entries: []model.Experience{entry("2010-01-01", "2020-12-31"), entry("2012-01-01", "2012-12-31"), entry("2021-01-01", "2021-12-31")},
			order:   []int{2, 0, 1},
			want: map[string]Days{
				"total": {4383, 4383, 4383}, "length 0": {4018, 4018, 4018}, "length 1": {366, 366, 366}, "length 2": {365, 365, 365}, "overlap 0 1": {366, 366, 366},
			},
		},
		"one that cannot be read keeps the order, and may lie in any gap": {
			entries: []model.Experience{entry("2010-01-01", "2010-12-31"), entry("some time ago", ""), entry("2020-01-01", "2020-12-31")},
			order:   []int{0, 1, 2},
			unread:  1,
			want:    map[string]Days{"total": {731, 731, 731}, "length 0": {365, 365, 365}, "length 2": {366, 366, 366}},
		},
	} {
		got := At(c.entries, today)
		if !slices.Equal(got.Order, c.order) && len(c.order) > 0 || got.Unread != c.unread {
			t.Errorf("%s: order %v, %d unread", name, got.Order, got.Unread)
		}
		if s := claims(got); fmt.Sprint(s) != fmt.Sprint(c.want) {
			t.Errorf("%s:\n got %v\nwant %v", name, s, c.want)
		}
	}
}

// spans draws entries of full days, close enough to meet, and for each day which of
// them are held.
func spans(t *rapid.T) (entries []model.Experience, held [][]bool) {
	const horizon = 1500
	first := today - horizon
	n := rapid.IntRange(0, 6).Draw(t, "entries")
	held = make([][]bool, horizon+1)
	for at := range held {
		held[at] = make([]bool, n)
	}
	layout := rapid.SampledFrom([]string{time.DateOnly, "02.01.2006", "2.1.2006", "2006. 01. 02.", "January 2, 2006", time.RFC3339})
	for i := range n {
		from := rapid.IntRange(0, horizon).Draw(t, "from")
		to := rapid.IntRange(from, min(from+400, horizon)).Draw(t, "to")
		for at := from; at <= to; at++ {
			held[at][i] = true
		}
		write := func(at int) string { return (first + Day(at)).date().Format(layout.Draw(t, "layout")) }
		e := entry(write(from), write(to))
		if to == horizon && rapid.Bool().Draw(t, "present") {
			e.End = ""
		}
		entries = append(entries, e)
	}
	return entries, held
}

// TestFullDatesAgreeWithTheCalendar counts each day.
func TestFullDatesAgreeWithTheCalendar(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		entries, held := spans(t)
		n := len(entries)
		lengths, shared := make([]int, n), map[[2]int]int{}
		total, idle := 0, 0
		var gaps []int
		for _, day := range held {
			busy := false
			for i := range n {
				if !day[i] {
					continue
				}
				busy = true
				lengths[i]++
				for j := range i {
					if day[j] {
						shared[[2]int{j, i}]++
					}
				}
			}
			switch {
			case !busy:
				idle++
			default:
				if total > 0 && idle > pause {
					gaps = append(gaps, idle)
				}
				total++
				idle = 0
			}
		}
		c := At(entries, today)
		if want := (Days{total, total, total}); c.Total != want || c.Unread != 0 {
			t.Fatalf("%v in all, %d unread; counted %v", c.Total, c.Unread, total)
		}
		found := map[[2]int]int{}
		for i, p := range c.Positions {
			if want := (Days{lengths[i], lengths[i], lengths[i]}); p.Length != want {
				t.Fatalf("%d is %v long, counted %v", i, p.Length, want)
			}
			for _, o := range p.Overlaps {
				if o.By.Least != o.By.Most || o.By.Least != o.By.About {
					t.Fatalf("%v of full dates", o.By)
				}
				found[[2]int{min(i, o.With), max(i, o.With)}] = o.By.Least
			}
		}
		for pair, days := range shared {
			if days > handover && found[pair] != days || days <= handover && found[pair] != 0 {
				t.Fatalf("%v overlap by %d, counted %d", pair, found[pair], days)
			}
			delete(found, pair)
		}
		if len(found) > 0 {
			t.Fatalf("%v do not overlap", found)
		}
		var claimed []int
		for i := len(c.Order) - 1; i >= 0; i-- {
			if gap, ok := c.Gaps[c.Order[i]]; ok {
				claimed = append(claimed, gap.Length.Least)
				for at := gap.From; at <= gap.To; at++ {
					if slices.Contains(held[at-(today-Day(len(held)-1))], true) {
						t.Fatalf("somebody worked in the gap %v", gap)
					}
				}
			}
		}
		if !slices.Equal(claimed, gaps) {
			t.Fatalf("gaps of %v, counted %v", claimed, gaps)
		}
	})
}

// blur writes a day less exactly.
func blur(at Day, layout string) string { return at.date().Format(layout) }

// TestClaimsOfInexactDatesHold takes full days away, and asks that each claim holds for
// the full days.
func TestClaimsOfInexactDatesHold(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		exact, _ := spans(t)
		inexact := slices.Clone(exact)
		layout := rapid.SampledFrom([]string{time.DateOnly, "01.2006", "2006", "January 2006", "2006. 01."})
		for i := range inexact {
			span, _ := Read(exact[i].Start, exact[i].End, today)
			inexact[i].Start = blur(span.Start.First, layout.Draw(t, "start"))
			if exact[i].End != "" {
				inexact[i].End = blur(span.End.First, layout.Draw(t, "end"))
			}
		}
		known, claimed := At(exact, today), At(inexact, today)
		within := func(what string, real, claim Days) {
			if real.Least < claim.Least || real.Most > claim.Most || claim.About < claim.Least || claim.About > claim.Most {
				t.Fatalf("%s is %v, claimed as %v", what, real, claim)
			}
		}
		within("the total", known.Total, claimed.Total)
		for i, p := range claimed.Positions {
			within("a length", known.Positions[i].Length, p.Length)
			for _, o := range p.Overlaps {
				within("an overlap", overlap(known.Positions[i].Span, known.Positions[o.With].Span), o.By)
			}
		}
		if len(claimed.Gaps) > len(known.Gaps) {
			t.Fatalf("gaps %v, claimed as %v", known.Gaps, claimed.Gaps)
		}
	})
}

// positions returns n positions of one day, which all overlap.
func positions(n int) []model.Experience {
	entries := make([]model.Experience, n)
	for i := range entries {
		entries[i] = entry("01.01.2020", "")
	}
	return entries
}

func TestALifeOfManyPositions(t *testing.T) {
	c := At(positions(20_000), today)
	if n := len(c.Positions[0].Overlaps); n != paired-1 || c.Total.Most != int(today-day(2020, 1, 1))+1 {
		t.Errorf("%d overlaps, %v", n, c.Total)
	}
}

// A stranger can ask for work only in proportion to what they send.
func TestALifeOfManyPositionsIsLinear(t *testing.T) {
	modeltest.GrowsLinearly(t, 20_000, positions, func(entries []model.Experience) { At(entries, today) })
}

func BenchmarkOf(b *testing.B) {
	entries := []model.Experience{entry("03.2024", ""), entry("січень 2021", "2024"), entry("2019. május", "2021"), entry("Jun 2015", "2019-06-01T00:00:00Z")}
	for b.Loop() {
		At(entries, today)
	}
}

// TestMonthsCountAtBothEnds: 12 calendar months are a year, and a gap holds neither
// month beside it.
func TestMonthsCountAtBothEnds(t *testing.T) {
	days := func(c Career) int { return c.Total.About }
	for _, c := range []struct {
		start, end string
		want       int
	}{
		{"2025-01", "2025-12", 365}, {"10.2024", "09.2026", 730}, {"2025-03", "2025-03", 31}, {"2024-02", "2024-02", 29}, {"2025-01-15", "2025-12", 351},
	} {
		if got := days(At([]model.Experience{entry(c.start, c.end)}, today)); got != c.want {
			t.Errorf("%s – %s are %d days, want %d", c.start, c.end, got, c.want)
		}
	}
	var thirty []model.Experience
	for year := 1996; year < 2026; year++ {
		thirty = append(thirty, entry(fmt.Sprintf("%d-01", year), fmt.Sprintf("%d-12", year)))
	}
	if got, want := days(At(thirty, today)), int(day(2026, 1, 1)-day(1996, 1, 1)); got != want {
		t.Errorf("thirty years are %d days, want %d", got, want)
	}
	c := At([]model.Experience{entry("2020-01", "2020-06"), entry("2020-04", "2020-12"), entry("2021-09", "2021-12")}, today)
	if o := c.Positions[1].Overlaps; len(o) != 1 || o[0].By.About != 91 {
		t.Errorf("April to June overlap by %+v", o)
	}
	if gap := c.Gaps[2]; gap.Length.About != 243 || gap.From != day(2021, 1, 1) || gap.To != day(2021, 8, 31) {
		t.Errorf("January to August are %+v", gap)
	}
}
