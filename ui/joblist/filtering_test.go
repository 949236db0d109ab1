package joblist

import (
	"fmt"
	"testing"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/theme"
)

// filtered returns a pane of so many jobs.
func filtered(jobs int) *Pane {
	p := New(&desk.Desk{Theme: theme.New("dark", true)}, nil, nil)
	of := account.Jobs{Unviewed: map[int64]int{}}
	for i := range int64(jobs) {
		of.List = append(of.List, model.Job{
			ID: i, Status: model.Activated, Title: fmt.Sprintf("Backend-розробник Go, команда %d", i),
			Region: "Київ", Address: "вул. Вигадана, 12, офіс 305", Applies: int(i % 7),
		})
	}
	p.set(of)
	return p
}

// TestAFilterFollowsTheJobs makes a job's entry again when the job changes, and only then.
func TestAFilterFollowsTheJobs(t *testing.T) {
	p := filtered(20)
	shows := func(typed string, want int) {
		t.Helper()
		p.filter.Put(typed)
		p.arrange()
		if len(p.shown) != want {
			t.Errorf("%q shows %d jobs, want %d", typed, len(p.shown), want)
		}
	}
	shows("команда 7 ", 1)
	before := p.entries[7]
	shows("is:unviewed ", 0)
	p.jobs.Unviewed[7] = 2
	j := p.jobs.List[8]
	j.Title, j.Status = "Barista", model.Stopped
	p.put(j)
	shows("is:unviewed ", 1)
	shows("barista is:stopped ", 1)
	shows("команда 8 ", 0)
	if after := p.entries[7]; after.Entry == before.Entry || p.entries[9].Entry == nil {
		t.Error("a job with unseen applicants has the entry of one without")
	}
	before9 := p.entries[9].Entry
	p.marked[3], p.marked[4] = true, true
	shows("is:marked", 2)
	shows("-is:marked ", 18)
	shows("(is:marked) OR barista", 3)
	if shows("київ -barista", 19); p.entries[9].Entry != before9 {
		t.Error("a job that has not changed has another entry")
	}
}

// BenchmarkFilterKey types a key into the filter of 10,000 jobs: the first, which makes
// their entries, and a later one.
func BenchmarkFilterKey(b *testing.B) {
	for _, c := range []struct {
		name string
		key  func(*Pane)
	}{
		{"first", func(p *Pane) { clear(p.entries); p.arrange() }},
		{"next", (*Pane).arrange},
	} {
		b.Run(c.name, func(b *testing.B) {
			p := filtered(10_000)
			p.filter.Put("розроб")
			for b.Loop() {
				c.key(p)
			}
		})
	}
}
