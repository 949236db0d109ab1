package joblist

import (
	"fmt"
	"strings"
	"testing"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/env"
	"shortlist/ui/theme"
)

// filtered returns a pane of so many jobs.
func filtered(jobs int) *Pane {
	p := New(&env.Env{Theme: theme.New("dark", true)}, nil, nil)
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

// TestTheCursorComesBackToTheJobThatAFilterHid, or a tab, unless it was moved or used meanwhile.
func TestTheCursorComesBackToTheJobThatAFilterHid(t *testing.T) {
	p := filtered(20)
	for i := range p.jobs.List {
		p.jobs.List[i].ID += 100
		if i%2 == 0 {
			p.jobs.List[i].Status = model.Stopped
		}
	}
	p.arrange()
	p.list.MoveTo(12)
	begun, _ := p.Current()
	on := func(what string, same bool) {
		t.Helper()
		if now, ok := p.Current(); !ok || (now.ID == begun.ID) != same {
			t.Errorf("%s: the cursor is on job %d, was on %d", what, now.ID, begun.ID)
		}
	}
	filter := func(typed string) {
		p.filter.Put(typed)
		p.sift()
	}
	filter("frnace")
	if _, ok := p.Current(); ok {
		t.Error("a job is found")
	}
	filter("")
	on("after an empty filter", true)
	filter(fmt.Sprint("команда ", (begun.ID-100+1)%20))
	on("hidden", false)
	filter("команд")
	on("shown again", true)

	other := map[model.JobStatus]int{model.Activated: 2, model.Stopped: 1}[begun.Status]
	p.showTab(other)
	on("another tab", false)
	if p.list.Cursor != 0 {
		t.Errorf("the cursor is in row %d", p.list.Cursor)
	}
	p.showTab(0)
	on("the first tab", true)
	p.showTab(3 - other)
	on("its own tab", true)
	p.showTab(other)
	p.list.Move(1)
	p.moved()
	p.showTab(0)
	on("moved", false)
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

// TestAFilterThatFindsNoJobNamesThoseThatWereNeverRead, and the keys that read them.
func TestAFilterThatFindsNoJobNamesThoseThatWereNeverRead(t *testing.T) {
	p := New(&env.Env{Theme: theme.New("plain", true)}, nil, nil)
	p.jobs = account.Jobs{List: []model.Job{{ID: 1, Title: "Barista", Status: model.Activated, Applies: 3}, {ID: 2, Title: "Cook", Status: model.Activated, Applies: 1}, {ID: 3, Title: "Guard", Status: model.Activated}}}
	for _, c := range []struct {
		typed    string
		unviewed map[int64]int
		want     string
	}{
		{"is:unviewed ", nil, "The applicants of 2 jobs are not read yet; ctrl+f ctrl+r reads them."},
		{"is:unviewed ", map[int64]int{1: 0}, "The applicants of 1 job are not read yet"},
		{"is:unviewed barista ", map[int64]int{2: 0}, "The applicants of 1 job are not read yet"},
		{"is:unviewed ", map[int64]int{1: 0, 2: 0}, "No matches."},
		{"zebra ", nil, "No matches."},
	} {
		p.jobs.Unviewed = c.unviewed
		p.filter.Put(c.typed)
		p.arrange()
		if got := strings.Join(strings.Fields(strings.Join(p.empty(200, true), " ")), " "); !strings.HasPrefix(got, c.want) {
			t.Errorf("%q with %v: %q, want %q", c.typed, c.unviewed, got, c.want)
		}
	}
}
