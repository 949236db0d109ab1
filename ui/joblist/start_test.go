package joblist

import (
	"context"
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"
	"github.com/charmbracelet/x/ansi"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/theme"
)

// stored is a source that has many jobs. It notes what it is asked for.
type stored struct {
	Source
	all   []model.Job
	asked *[]string
	fails bool // the service

	batches []account.JobsBatch // of the service; nil: all jobs at once
}

func (s stored) jobs(what string, n int) (account.Jobs, error) {
	*s.asked = append(*s.asked, what)
	return account.Jobs{List: slices.Clone(s.all[:n]), AsOf: time.Unix(1, 0), More: n < len(s.all)}, nil
}

func (s stored) FirstJobs(context.Context) (account.Jobs, error) { return s.jobs("first", 200) }

func (s stored) CachedJobs(context.Context) (account.Jobs, error) { return s.jobs("all", len(s.all)) }

func (s stored) StreamJobs(context.Context, []model.Job) <-chan account.JobsBatch {
	out := make(chan account.JobsBatch, 1+len(s.batches))
	defer close(out)
	for _, b := range s.batches {
		out <- b
	}
	if s.batches != nil {
		return out
	}
	if s.fails {
		*s.asked = append(*s.asked, "failed fetch")
		out <- account.JobsBatch{Done: true, Err: errors.New("offline")}
		return out
	}
	jobs, err := s.jobs("fetch", len(s.all))
	out <- account.JobsBatch{Jobs: jobs, Done: true, Err: err}
	return out
}

// TestALongAnswerIsListedAsItComes, without counts until all jobs are there. The pane names how many jobs
// there are if a list cannot have all.
func TestALongAnswerIsListedAsItComes(t *testing.T) {
	e := &env.Env{Group: load.NewGroup(t.Context(), nil), Theme: theme.New("dark", true), Country: model.Ukraine, Now: time.Now, Reached: func() {}, Fail: func(err error) string { return err.Error() }}
	all := filtered(500).jobs.List
	p := New(e, stored{asked: new([]string), batches: []account.JobsBatch{
		{Jobs: account.Jobs{List: all[:300], AsOf: time.Unix(1, 0), More: true}},
		{Jobs: account.Jobs{List: all, AsOf: time.Unix(2, 0), Left: 700}, Done: true},
	}}, nil)
	next := p.Refresh()
	if p.Poll() != nil {
		t.Error("a poll begins the answer again")
	}
	for _, want := range []struct {
		jobs  int
		shows []string
		not   []string
	}{{300, []string{"loading…"}, []string{"300", "listed:"}}, {500, []string{"of 500", "Jobs listed: the first 500 of " + lang.Number(1200) + "."}, []string{"All 500", "loading…"}}} {
		next = next().(load.Done).Deliver()
		seen := ansi.Strip(strings.Join(p.View(100, 20, true), "\n"))
		if len(p.shown) != want.jobs {
			t.Errorf("%d jobs instead of %d", len(p.shown), want.jobs)
		}
		for _, text := range want.shows {
			if !strings.Contains(seen, text) {
				t.Errorf("%q is missing in\n%s", text, seen)
			}
		}
		for _, text := range want.not {
			if strings.Contains(seen, text) {
				t.Errorf("%q is shown in\n%s", text, seen)
			}
		}
	}
}

// TestAListOfManyJobsCanBeMovedInBeforeAllAreRead: the first are shown, without counts, and the
// cursor stays on its job when the rest comes. With a job to begin at, another first tab or line by
// line, all are read at once.
func TestAListOfManyJobsCanBeMovedInBeforeAllAreRead(t *testing.T) {
	open := func() (p *Pane, asked *[]string) {
		e := &env.Env{Group: load.NewGroup(t.Context(), nil), Theme: theme.New("dark", true), Country: model.Ukraine, Now: time.Now, Reached: func() {}, Fail: func(err error) string { return err.Error() }}
		var all []model.Job
		for _, of := range filtered(500).jobs.List {
			of.ID, of.Applies = of.ID+1, 0
			all = append(all, of)
		}
		slices.Reverse(all) // the newest come first
		asked = new([]string)
		return New(e, stored{all: all, asked: asked}, nil), asked
	}
	deliver := func(cmd tea.Cmd) tea.Cmd { return cmd().(load.Done).Deliver() }
	head := func(p *Pane) string { return ansi.Strip(strings.Join(p.View(80, 20, true)[:2], "\n")) }

	p, asked := open()
	rest := deliver(p.Start())
	if seen := head(p); len(p.shown) != 200 || strings.Contains(seen, "200") || strings.Contains(seen, "500") {
		t.Errorf("%d jobs, under %q", len(p.shown), seen)
	}
	markAll := func() action.Action {
		all := p.Actions()
		return all[slices.IndexFunc(all, func(a action.Action) bool { return a.Keys.IsSame(action.MarkAll) })]
	}
	if why := markAll().Disabled; why != lang.Text("Loading the jobs…") {
		t.Errorf("all of the first jobs can be marked: %q", why)
	}
	p.list.Move(5)
	before, _ := p.Current()
	fetch := deliver(rest)
	if markAll().Run(); len(p.marked) != 500 {
		t.Errorf("%d jobs are marked", len(p.marked))
	}
	if now, _ := p.Current(); now.ID != before.ID || p.list.Cursor != 5 || len(p.shown) != 500 || !strings.Contains(head(p), "500") {
		t.Errorf("the cursor is on job %d instead of %d, of %d, under %q", now.ID, before.ID, len(p.shown), head(p))
	}
	deliver(fetch)
	if !slices.Equal(*asked, []string{"first", "all", "fetch"}) {
		t.Errorf("asked for %q", *asked)
	}

	// A refresh that fails before all stored jobs are there leaves none out.
	p, asked = open()
	deliver(p.Start())
	source := p.source.(stored)
	source.fails = true
	p.source = source
	deliver(deliver(p.Refresh()))
	if !slices.Equal(*asked, []string{"first", "failed fetch", "all"}) || len(p.shown) != 500 || !p.Failed() {
		t.Errorf("asked for %q, and shows %d jobs", *asked, len(p.shown))
	}

	for what, prepare := range map[string]func(p *Pane){
		"a job": func(p *Pane) { p.Begin(Arrangement{job: 7}) }, "a tab": func(p *Pane) { p.tab = 2 }, "line by line": func(p *Pane) { p.env.UI.Linear = true },
	} {
		p, asked := open()
		prepare(p)
		deliver(p.Start())
		if !slices.Equal(*asked, []string{"all"}) {
			t.Errorf("%s: asked for %q", what, *asked)
		}
	}
}
