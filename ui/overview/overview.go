// Package overview is the screen of what waits for the manager and how the jobs do. It has small charts of what this
// computer has counted. Text has the same as text, for the report.
package overview

import (
	"cmp"
	"context"
	"fmt"
	"image"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/screen"
	"shortlist/ui/widget"
)

// Days is the number of days for which applications and views are shown.
const Days = 30

// Source is what the screen needs of an account.
type Source interface {
	Overview(ctx context.Context, days int) (account.Overview, error)
	Since(ctx context.Context, from time.Time) (account.Since, error)
	people.Waiting
}

// Jobs is the list of jobs.
type Jobs interface {
	Job(id int64) (model.Job, bool)
}

// mostPeople is how many applicants without an answer are listed.
const mostPeople = 50

// column is a part of the screen with rows that the cursor moves over.
type column struct {
	from, width int         // in cells
	top         int         // the first line in sight
	rows        map[int]int // the row on each line in sight, counted from below the head
}

// Screen is the overview. Its rows are what waits, below it what happened since Monday, the jobs, and who waits longest.
type Screen struct {
	screen.Untyped
	env     *env.Env
	source  Source
	jobs    Jobs
	pointer *screen.Pointer

	data      account.Overview
	since     account.Since
	people    []model.Candidate // the first who have no answer, the oldest first
	seen      int64             // the setting of blind mode that they were read under
	read      bool
	failed    string // why the numbers could not be read
	task      load.Task
	again     bool // something changed during the read
	byApplies bool // jobs are sorted by their applications, else by their views
	ranked    []account.JobFigures

	list          widget.List
	drawn         map[int]int // the row on each line of the column that is being drawn
	left, waiting column      // waiting is 0 cells wide unless those who wait longest are in a column of their own
}

// Action opens the screen.
func Action(e *env.Env, source Source, jobs Jobs, pointer *screen.Pointer) action.Action {
	return action.Action{Keys: action.Overview, Label: action.Label{Name: "overview", Help: "overview: what waits, applications by day, views by job", Synonyms: "dashboard, statistics, report, chart, funnel, home", Title: "Overview"}.Translated(), Group: action.GroupService, Run: func() tea.Cmd {
		s := &Screen{env: e, source: source, jobs: jobs, pointer: pointer}
		return tea.Batch(e.Do(intent.OpenScreen{Screen: s}), s.Reload())
	}}
}

// Heard implements screen.Listener. Most events change something that is counted.
func (s *Screen) Heard(account.Event) tea.Cmd { return s.Reload() }

// Reload counts again. Only one count is under way at a time: if the store changes meanwhile, it is counted again
// afterwards.
func (s *Screen) Reload() tea.Cmd {
	if s.seen != s.env.Switched {
		s.change(func() {
			s.people, s.since.Looks.Slowest, s.since.Answers.Slowest, s.seen = nil, nil, nil, s.env.Switched
		})
	}
	if s.task.Busy() {
		s.again = true
		return nil
	}
	source := s.source
	type counted struct {
		account.Overview
		since  account.Since
		people []model.Candidate
	}
	return load.Run(s.env.Group, &s.task, func(ctx context.Context) (c counted, err error) {
		if c.Overview, err = source.Overview(ctx, Days); err != nil {
			return c, err
		}
		from, err := amount.ReadPastDay(monday, c.At)
		if err != nil {
			return c, err
		}
		if c.since, err = source.Since(ctx, from); err != nil {
			return c, err
		}
		c.people, err = people.Silent(ctx, source, mostPeople)
		return c, err
	}, func(c counted, err error) tea.Cmd {
		var cmds []tea.Cmd
		s.read, s.failed = true, ""
		if err != nil {
			s.failed = s.env.Fail(err)
			cmds = append(cmds, s.env.Notify(env.Bad, s.failed)) // the last numbers stay
		} else {
			s.change(func() { s.data, s.since, s.people = c.Overview, c.since, c.people })
		}
		if s.again {
			s.again = false
			cmds = append(cmds, s.Reload())
		}
		return tea.Batch(cmds...)
	})
}

// change changes the rows. The cursor stays on its row.
func (s *Screen) change(do func()) {
	was, had := s.current()
	do()
	s.ranked = ranked(s.data.Jobs, s.byApplies, account.TopJobs)
	rows := s.rows()
	s.list.Resize(len(rows), len(rows))
	if at := slices.IndexFunc(rows, was.is); had && at >= 0 {
		s.list.MoveTo(at)
	}
}

// ranked returns the first jobs, sorted by their applications or by their views.
func ranked(jobs []account.JobFigures, byApplies bool, most int) []account.JobFigures {
	jobs = slices.Clone(jobs)
	slices.SortStableFunc(jobs, func(a, b account.JobFigures) int {
		if byApplies {
			return cmp.Compare(b.Applies, a.Applies)
		}
		return cmp.Compare(b.Views, a.Views)
	})
	return jobs[:min(len(jobs), most)]
}

// row is what the cursor can be on: something that waits, a job, or an applicant.
type row struct {
	wait   *wait
	job    *account.JobFigures
	person *model.Candidate
}

// is reports whether another row is about the same job, applicant or kind of wait.
func (r row) is(other row) bool {
	switch {
	case r.job != nil:
		return other.job != nil && other.job.ID == r.job.ID
	case r.person != nil:
		return other.person != nil && other.person.ID == r.person.ID
	}
	return r.wait != nil && other.wait != nil && other.wait.name == r.wait.name
}

func (s *Screen) rows() (out []row) {
	for _, w := range slices.Concat(waits(s.data), happened(s.since)) {
		out = append(out, row{wait: &w})
	}
	for i := range s.ranked {
		out = append(out, row{job: &s.ranked[i]})
	}
	for i := range s.people {
		out = append(out, row{person: &s.people[i]})
	}
	return out
}

func (s *Screen) current() (row, bool) {
	if rows := s.rows(); s.read && s.list.Cursor < len(rows) {
		return rows[s.list.Cursor], true
	}
	return row{}, false
}

// wait is a kind of things that wait for the manager or happened since a day, and the place where they are.
type wait struct {
	name  string
	count int         // unknown: what waits was not read yet
	keys  action.Keys // lead to the place from the jobs
	there env.Intent
	note  string // for how long the first has waited, or more about the count; "" without
	part  part   // the lines that belong to it; noPart for what waits
}

// unknown is the count of things that were not read yet.
const unknown = -1

// number words how many things wait; "?" while that is not known.
func (w wait) number() string {
	if w.count == unknown {
		return "?"
	}
	return lang.Number(w.count)
}

// waits are the kinds of things that wait. A rare kind is left out while it is empty.
func waits(o account.Overview) (out []wait) {
	w := o.Waiting
	add := func(name string, n int, keys action.Keys, there env.Intent) {
		out = append(out, wait{name: name, count: n, keys: keys, there: there})
	}
	if w.Unviewed == 0 && o.Unread > 0 {
		w.Unviewed = unknown
	}
	add(lang.Text("Not viewed"), w.Unviewed, action.Search, intent.OpenSearch{Typed: "is:unviewed"})
	if w.WithoutAnswer > 0 {
		add(lang.Text("Without an answer"), w.WithoutAnswer, action.Answers, intent.OpenAnswers{})
		if !w.WaitingSince.IsZero() {
			out[len(out)-1].note = sayLongest(answers.Days(o.At, w.WaitingSince))
		}
	}
	if w.ToDecide > 0 {
		add(lang.Text("Interviews to decide"), w.ToDecide, action.Agenda, intent.OpenAnswers{Agenda: true})
	}
	if w.Interviews > 0 {
		add(lang.Text("Interviews this week"), w.Interviews, action.Agenda, intent.OpenAnswers{Agenda: true})
		out[len(out)-1].note = lang.Text("next %s", amount.NamedMoment(w.NextInterview))
	}
	if w.Inbox > 0 {
		add(lang.Text("Not listed yet"), w.Inbox, action.Inbox, intent.OpenInbox{})
	}
	if w.Due > 0 {
		add(lang.Text("To look at again"), w.Due, action.Due, intent.ReadDue{})
	}
	add(lang.Text("Drafts"), w.Drafts, action.NewJob, intent.OpenDrafts{})
	add(lang.Text("Queued"), w.Queued, action.Outbox, intent.OpenOutbox{})
	if w.Rejected == 0 && w.Unanswered > 0 { // jobs without an answer are shown with the drafts
		add(lang.Text("Failed or unclear"), w.Failed(), action.NewJob, intent.OpenDrafts{})
	} else {
		add(lang.Text("Failed or unclear"), w.Failed(), action.Outbox, intent.OpenOutbox{})
	}
	return out
}

// Globals implements screen.Screen.
func (s *Screen) Globals() screen.Globals { return screen.All }

// Prepare implements screen.Screen.
func (s *Screen) Prepare(int) tea.Cmd { return nil }

// Actions implements screen.Screen.
func (s *Screen) Actions() []action.Action {
	moves := s.list.Moves(func() tea.Cmd { return nil })
	current, _ := s.current()
	open := action.Action{Keys: action.Open, Label: action.Label{Name: "go there", Title: "Go to what waits", Help: "go to what waits"}.Translated(), Group: action.GroupService, Rank: 1, Run: s.open}
	switch {
	case current.job != nil:
		open.Label = action.Label{Name: "open job", Help: "show the applicants of the job", Title: "Open job"}.Translated()
	case current.person != nil:
		open.Label = action.Label{Name: "read", Title: "Read the applicant", Help: "read the profile and the CV of the applicant"}.Translated()
	case current.wait == nil || current.wait.count == 0:
		open.Disabled = lang.Text("nothing waits there")
	}
	sort := action.Label{Name: "by applications", Title: "Sort jobs by applications", Help: "put the jobs in order of their applications", Synonyms: "sort, order"}.Translated()
	if s.byApplies {
		sort = action.Label{Name: "by views", Title: "Sort jobs by views", Help: "put the jobs in order of their views", Synonyms: "sort, order"}.Translated()
	}
	return append(moves, open,
		action.Action{Keys: action.Sort, Label: sort, Group: action.GroupFind, Rank: 3, Run: func() tea.Cmd {
			s.change(func() { s.byApplies = !s.byApplies })
			return nil
		}},
		action.Action{Keys: action.NewJob, Label: action.Label{Name: "new job", Help: "write a job, or go on with a draft", Context: "overview"}.Translated(), Group: action.GroupJobs, Run: s.env.Want(intent.NewJob{})},
		action.Action{Keys: slices.Concat(action.Back, action.Overview), Label: action.Label{Name: "close", Title: "Close the overview", Help: "close the overview"}.Translated(), Group: action.GroupService, Rank: 2, Run: s.close},
	)
}

func (s *Screen) close() tea.Cmd {
	s.task.Cancel()
	return s.env.Do(intent.CloseScreen{Screen: s})
}

// open goes where the row under the cursor leads. A list of what waits and an applicant open over the overview; the applicants of
// a job replace it.
func (s *Screen) open() tea.Cmd {
	current, ok := s.current()
	switch {
	case !ok:
		return nil
	case current.wait != nil:
		return s.env.Do(current.wait.there)
	case current.person != nil:
		ids := make([]int64, len(s.people))
		for i, c := range s.people {
			ids[i] = c.ID
		}
		return s.env.Do(intent.ReadQueue{IDs: ids, ID: current.person.ID})
	}
	j, known := s.jobs.Job(current.job.ID)
	if !known { // another window has just read the job
		j = model.Job{ID: current.job.ID, Title: current.job.Title, Status: current.job.Status, Views: current.job.Views, Applies: current.job.Applies}
	}
	return tea.Batch(s.close(), s.env.Do(intent.OpenJob{Job: j}))
}

// Targets implements screen.Mouse.
func (s *Screen) Targets(body image.Rectangle) []screen.Target {
	scroll := func(_ image.Point, lines int) tea.Cmd {
		s.list.Move(cmp.Compare(lines, 0))
		return nil
	}
	var targets []screen.Target
	for _, c := range []column{s.left, s.waiting} {
		rows := body
		rows.Min.X += c.from
		rows.Max.X = rows.Min.X + c.width
		targets = append(targets, screen.Target{Rectangle: rows, Click: func(at image.Point) tea.Cmd { return s.click(c.rows, at) }, Scroll: scroll})
	}
	return append(targets, screen.Target{Rectangle: body, Scroll: scroll})
}

// click selects the row of a column at a point, and opens it at the second click.
func (s *Screen) click(drawn map[int]int, at image.Point) tea.Cmd {
	i, ok := drawn[at.Y-head]
	if !ok || i >= len(s.rows()) {
		return nil
	}
	name := fmt.Sprint("overview ", i)
	if i == s.list.Cursor && s.pointer.IsSecond(name) {
		s.pointer.Quiet()
		if a, ok := action.Find(s.Actions(), action.Open[0]); ok {
			return s.env.Run(a)
		}
	}
	s.pointer.Select(name)
	s.list.MoveTo(i)
	return nil
}
