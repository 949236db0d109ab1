package applicantlist

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"testing"
	"time"

	gocmp "github.com/google/go-cmp/cmp"
	"pgregory.net/rapid"

	"shortlist/model"
	"shortlist/model/career"
	"shortlist/model/query"
	"shortlist/ui/env"
	"shortlist/ui/load"
)

// TestARosterEqualsASortedList puts, opens, sorts and filters in any order
// and holds the roster to people who are sorted, filtered and counted from nothing.
func TestARosterEqualsASortedList(t *testing.T) {
	day := time.Date(2026, time.November, 2, 0, 0, 0, 0, time.UTC)
	anybody := rapid.Custom(func(t *rapid.T) model.Candidate {
		c := model.Candidate{
			ID: rapid.Int64Range(1, 12).Draw(t, "id"), Date: day.AddDate(0, 0, rapid.IntRange(0, 2).Draw(t, "day")),
			Viewed: rapid.Bool().Draw(t, "viewed"), Suggested: rapid.Bool().Draw(t, "suggested"), Premium: rapid.Bool().Draw(t, "premium"),
			Status: rapid.SampledFrom([]model.CandidateStatus{model.Received, model.CandidateDeleted}).Draw(t, "status"),
		}
		c.Applicant.Name = rapid.SampledFrom([]string{"Ганна", "ганна Б", "Ігор", ""}).Draw(t, "name")
		if rapid.Bool().Draw(t, "wants") {
			c.Applicant.Salary = ptr(model.DecimalOf(rapid.Int64Range(1, 3).Draw(t, "wish")))
		}
		return c
	})
	filters := rapid.SampledFrom([]string{"", "г", "га", "ган б", "is:unviewed", "is:unse", "is:premium г", "IS:marked", "-is:marked ганна ", "(is:marked) OR -г", "name:hann"})
	rapid.Check(t, func(t *rapid.T) {
		r := newRoster(model.CandidateOrder{}, 0)
		r.mine = func(int64) model.Review { return model.Review{} }
		people, opened, typed := map[int64]model.Candidate{}, map[int64]bool{}, ""
		t.Repeat(map[string]func(*rapid.T){
			"put": func(t *rapid.T) {
				batch := rapid.SliceOfN(anybody, 0, 6).Draw(t, "batch")
				r.put(batch, 1, false)
				for _, c := range batch {
					people[c.ID] = c
				}
				r.refilter(found(typed, people))
			},
			"brief": func(t *rapid.T) {
				batch := rapid.SliceOfN(anybody, 0, 6).Draw(t, "batch")
				var briefs []model.Brief
				for _, c := range batch {
					if !opened[c.ID] { // no one who was opened comes as a brief
						briefs, people[c.ID] = append(briefs, c.Brief()), c
					}
				}
				r.putBriefs(briefs)
				r.refilter(found(typed, people))
			},
			"hold": func(*rapid.T) {
				rows := slices.Collect(maps.Values(people))
				r.hold(rows)
				if lacks := r.lacks(0, len(r.shown)); len(lacks) > 0 {
					t.Fatalf("no rows of %d", lacks)
				}
			},
			"view": func(t *rapid.T) {
				id, viewed := rapid.Int64Range(1, 12).Draw(t, "id"), rapid.Bool().Draw(t, "viewed")
				c, here := people[id]
				if r.view(id, viewed) != here {
					t.Fatal("it does not know who is here")
				}
				if here {
					c.Viewed, opened[id] = viewed, opened[id] || viewed && c.Unviewed()
					people[id] = c
					r.hold([]model.Candidate{c}) // who is opened is read
					r.refilter(found(typed, people))
				}
			},
			"mark": func(t *rapid.T) {
				r.marked[rapid.Int64Range(1, 12).Draw(t, "id")] = true
				r.refilter(found(typed, people))
			},
			"keep": func(t *rapid.T) {
				odd := func(id int64) bool { return id%2 == 1 }
				r.keepOnly(func(c *person) bool { return odd(c.ID) })
				for id := range people {
					if !odd(id) {
						delete(people, id)
						delete(opened, id)
					}
				}
			},
			"arrange": func(t *rapid.T) {
				r.arrange(model.CandidateOrder{By: rapid.SampledFrom(model.CandidateSorts()).Draw(t, "sort"), Reversed: rapid.Bool().Draw(t, "reversed")}, rapid.IntRange(0, tabCount-1).Draw(t, "tab"))
				clear(opened)
			},
			"refilter": func(t *rapid.T) {
				typed = filters.Draw(t, "filter")
				r.refilter(found(typed, people))
			},
			"": func(t *rapid.T) {
				want, counts := sorted(r, people, opened, typed)
				var got []int64
				for _, c := range r.shown {
					got = append(got, c.ID)
				}
				if diff := gocmp.Diff(want, got); diff != "" {
					t.Fatalf("tab %d by %s, filter %q: %s", r.tab, r.sort, typed, diff)
				}
				if counts != r.counts || len(r.order) != len(people) || len(r.byID) != len(people) {
					t.Fatalf("it counts %v of %d, want %v of %d", r.counts, len(r.order), counts, len(people))
				}
				if got := r.undecidedShown(); got != len(want) { // no one here has a verdict
					t.Fatalf("%d of %d have no verdict", got, len(want))
				}
				var marked []int
				for i, c := range r.shown {
					if at, ok := r.index(c); !ok || at != i {
						t.Fatalf("%d is at %d, and is found at %d", c.ID, i, at)
					}
					if r.marked[c.ID] {
						marked = append(marked, i)
					}
				}
				if diff := gocmp.Diff(marked, r.markedAt()); diff != "" {
					t.Fatalf("the marked are found elsewhere: %s", diff)
				}
			},
		})
	})
}

// sorted is what a roster should show and count.
func sorted(r *roster, people map[int64]model.Candidate, opened map[int64]bool, typed string) (ids []int64, counts [tabCount]int) {
	var shown []model.Candidate
	for id, c := range people {
		brief := c.Brief()
		tab := tabOf(&brief)
		counts[tab]++
		if tab == tabApplied && c.Unviewed() {
			counts[tabUnviewed]++
		}
		if tab == tabApplied {
			counts[tabUndecided]++
		}
		unviewed := c.Unviewed() || opened[id]
		on := int(tab) == r.tab || tab == tabApplied && (r.tab == tabUnviewed && unviewed || r.tab == tabUndecided)
		as := c
		as.Viewed = !unviewed
		d := query.DocumentOf(&as, "", model.Review{}, nil, "")
		q, _ := query.ParseListTyping(typed, time.Now())
		if on && q.IfMarked(r.marked[id]).Match(query.EntryOf(&d)) {
			c.Viewed = c.Viewed && !opened[id]
			shown = append(shown, c)
		}
	}
	slices.SortFunc(shown, func(a, b model.Candidate) int {
		x, y := a.Brief(), b.Brief()
		first, second := x.Key(r.sort, standing(a)), y.Key(r.sort, standing(b))
		return first.Compare(&second)
	})
	for _, c := range shown {
		ids = append(ids, c.ID)
	}
	return ids, counts
}

// standing is what the orders of a roster without reviews know of a person.
func standing(c model.Candidate) model.Standing {
	return model.Standing{Worked: career.At(c.Applicant.Experience, 0).Total.About}
}

// found is the filter that is typed, and those of some people that a store finds for it.
func found(typed string, people map[int64]model.Candidate) *filter {
	q, _ := query.ParseListTyping(typed, time.Now())
	if q.Empty() {
		return nil
	}
	s := newFilter(q)
	for i := range s.asks {
		s.found[i] = map[int64]bool{}
		for id, c := range people {
			doc := query.DocumentOf(&c, "", model.Review{}, nil, "")
			s.found[i][id] = s.asks[i].Match(query.EntryOf(&doc))
		}
	}
	return s
}

// people are so many applicants, the ids from first on, their dates mixed.
func people(first, n int) []model.Candidate {
	out := make([]model.Candidate, n)
	regions := []string{"Львів", "Київ", "Луцьк", "Одеса"}
	for i := range out {
		id := first + i
		out[i] = model.Candidate{
			ID: int64(id), Date: time.Unix(int64(id)*7919%1_000_003, 0), Status: model.Received, Viewed: id%3 == 0,
			Applicant: model.Applicant{
				Name: fmt.Sprintf("Людина %d", id*31%9973), Region: regions[id%4],
				Contacts:   model.Contacts{Phone: "+380 00 000 00 00", Email: fmt.Sprintf("someone%d@example.com", id)},
				Experience: []model.Experience{{Title: "Кухар", Employer: "Їдальня"}, {Title: "Продавець", Employer: "Крамниця"}},
				Education:  []model.Education{{Institution: "Технікум", Major: "Харчування"}},
			},
		}
	}
	return out
}

// full is a pane with so many applicants.
func full(tb testing.TB, n int) *Pane {
	p := New(&env.Env{Group: load.NewGroup(tb.Context(), nil), Now: time.Now}, nil, reviews{})
	p.job.ID = 1
	p.change(func() { p.roster.put(people(0, n), 0, false) })
	p.list.Resize(n, 20)
	p.PinCursor()
	return p
}

// fastest is the shortest of some runs; each is made ready first.
func fastest(runs int, ready, run func()) time.Duration {
	best := time.Duration(0)
	for range runs {
		ready()
		began := time.Now()
		run()
		best = cmp.Or(min(best, time.Since(began)), time.Since(began))
	}
	return best
}

// BenchmarkArrivingBatch is a batch of 500 people, which is what one redraw of
// the screen brings at most, into a list of 10,000 and of 100,000. The ratio is
// against a list of 100 in the same run. With -short, only into the shorter one.
func BenchmarkArrivingBatch(b *testing.B) {
	lengths := []int{10_000, 100_000}
	if testing.Short() {
		lengths = lengths[:1]
	}
	for _, n := range lengths {
		b.Run(fmt.Sprintf("into=%d", n), func(b *testing.B) {
			into := func(n int) time.Duration {
				var p *Pane
				batch := people(1_000_000, 500)
				return fastest(10, func() { p = full(b, n) }, func() { p.change(func() { p.roster.put(batch, 1, false) }) })
			}
			var few, many time.Duration
			for b.Loop() {
				few, many = into(100), into(n)
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(float64(many)/float64(few), "x-of-into-100")
			b.ReportMetric(float64(many.Microseconds())/1000, "ms")
		})
	}
}

// TestAnApplicantWhoIsNotStoredIsFilteredByTheList, which the store cannot find.
func TestAnApplicantWhoIsNotStoredIsFilteredByTheList(t *testing.T) {
	r := newRoster(model.CandidateOrder{}, 0)
	r.mine = func(int64) model.Review { return model.Review{} }
	r.refilter(found("has:cv ганна", nil))
	with := model.Candidate{ID: 1, CV: &model.CV{Ref: "a"}, Applicant: model.Applicant{Name: "Ганна"}}
	without := model.Candidate{ID: 2, Applicant: model.Applicant{Name: "Ганна"}}
	r.put([]model.Candidate{with, without}, 1, true)
	if len(r.shown) != 1 || r.shown[0].ID != 1 {
		t.Errorf("shown are %+v", r.shown)
	}
}

// BenchmarkBlindSwitch is the work of a blind switch on the event loop, before the list is
// read again.
func BenchmarkBlindSwitch(b *testing.B) {
	for _, n := range []int{1_000, 10_000, 100_000} {
		b.Run(fmt.Sprintf("applicants=%d", n), func(b *testing.B) {
			var took time.Duration
			for b.Loop() {
				var p *Pane
				took = fastest(5, func() { p = full(b, n) }, func() { p.roster.code() })
			}
			b.ReportMetric(0, "ns/op")
			b.ReportMetric(float64(took.Microseconds())/1000, "ms")
		})
	}
}
