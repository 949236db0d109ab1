package joblist

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"strconv"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// Actions are what can be done in the pane now.
func (p *Pane) Actions() []action.Action {
	if p.Typing() {
		return p.filter.Actions()
	}
	job, ok := p.Current()
	locked, none := p.desk.ReadOnly, ""
	if !ok {
		none = "there is no job under the cursor"
	}
	on := func(f func(model.Job) tea.Cmd) func() tea.Cmd { return func() tea.Cmd { return f(job) } }
	// What a person wants of a job that waits to be told is what it is to them.
	wanted := job.Status
	if o, ok := p.queued[job.ID]; ok && !o.Held {
		wanted = o.Change.Result()
	}
	not := func(s model.JobStatus, reason string) string {
		switch {
		case wanted != s:
			return ""
		case job.Status != s:
			return "that is queued already"
		}
		return reason
	}
	link := ""
	if job.URL == "" {
		link = "the job has no public link yet"
	}
	busy := ""
	if p.changing.Busy() {
		busy = "another change is under way"
	}
	undone := "there is nothing to undo"
	if p.undo != nil {
		undone = ""
	}
	out := []action.Action{
		{Keys: []string{"enter"}, Name: "applicants", Help: "show who applied", Rank: 1, Disabled: none, Run: on(p.hooks.Open)},
		{Keys: []string{"p"}, Name: "read", Help: "read the job's description", Rank: 2, Disabled: none, Run: on(p.hooks.Preview)},
		{Keys: []string{"N"}, Name: "new", Help: "write a new job", Rank: 3, Disabled: locked, Run: p.hooks.New},
		{Keys: []string{"e"}, Name: "edit", Help: "edit the job", Rank: 4, Disabled: cmp.Or(locked, none), Run: on(p.hooks.Edit)},
		{Keys: []string{"C"}, Name: "clone", Help: "write a new job that begins as a copy of this one", Disabled: cmp.Or(locked, none), Run: on(p.hooks.Clone)},
		{Keys: []string{"A"}, Name: "activate", Help: "publish the job (asks first)", Rank: 6, Disabled: cmp.Or(locked, none, not(model.Activated, "the job is active already"), busy), Run: on(p.askActivate)},
		{Keys: []string{"X"}, Name: "stop", Help: "take the job off the board; nothing is lost", Rank: 7, Disabled: cmp.Or(locked, none, not(model.Stopped, "the job is stopped already"), busy), Run: on(p.stop)},
		{Keys: []string{"D"}, Name: "delete", Help: "delete the job (asks first)", Rank: 8, Disabled: cmp.Or(locked, none, not(model.Deleted, "the job is deleted already"), busy), Run: on(p.askDelete)},
		{Keys: []string{"z"}, Name: "undo", Help: "undo the last change of a status", Disabled: cmp.Or(locked, undone, busy), Run: p.Undo},
		{Keys: []string{"o"}, Name: "link", Help: "open the job's public page", Disabled: cmp.Or(none, link), Run: on(p.hooks.Link)},
		{Keys: []string{"/"}, Name: "filter", Help: "show only jobs with these words", Rank: 9, Run: p.filter.Open},
		{Keys: []string{"s"}, Name: "sort", Help: "next order: status, applies, title, views, newest", Rank: 10, Run: p.nextSort},
		{Keys: []string{"r"}, Name: "refresh", Help: "ask the service again", Rank: 11, Run: p.Refresh},
	}
	for i, t := range tabs() {
		out = append(out, action.Action{Keys: []string{strconv.Itoa(i + 1)}, Name: t.name, Help: "tab: " + t.name, Run: func() tea.Cmd { return p.show(i) }})
	}
	if p.filter.Active() {
		out = append(out, action.Action{Keys: []string{"esc"}, Name: "clear", Help: "remove the filter", Rank: 5, Run: func() tea.Cmd {
			p.filter.Clear()
			p.arrange()
			return p.hooks.Moved()
		}})
	}
	return append(out, p.list.Moves(p.hooks.Passing)...)
}

// Step moves the cursor by one job.
func (p *Pane) Step(by int) tea.Cmd {
	p.list.Move(by)
	return p.hooks.Passing()
}

func (p *Pane) show(tab int) tea.Cmd {
	p.tab = tab
	p.list.MoveTo(0)
	p.arrange()
	if tab == deletedTab {
		return tea.Batch(p.hooks.Moved(), p.askDeleted())
	}
	return p.hooks.Moved()
}

func (p *Pane) nextSort() tea.Cmd {
	p.sort = (p.sort + 1) % model.JobSort(len(model.JobSorts()))
	p.arrange()
	return p.desk.Notify(desk.Info, "Jobs are sorted by "+p.sort.String()+".")
}

// undo is the way back from the last change of a status (CONTRACT 18).
type undo struct {
	job    model.Job
	change model.StatusChange
	queued int64 // in the outbox: it has not been made yet; 0 when it has
}

func (p *Pane) askActivate(j model.Job) tea.Cmd {
	p.desk.Ask(desk.Question{
		Title: "Activate this job?",
		Lines: []string{text.Line(j.Title), "It will be public at once and counts against the account's limit of active jobs."},
		Yes:   "y", Verb: "activate",
		Do: func() tea.Cmd { return p.change(j, model.Activate) },
	})
	return nil
}

func (p *Pane) stop(j model.Job) tea.Cmd { return p.change(j, model.Stop) }

func (p *Pane) askDelete(j model.Job) tea.Cmd {
	p.desk.Ask(desk.Question{
		Title: "Delete this job?",
		Lines: []string{
			text.Line(j.Title) + " · " + desk.Plural(j.Applies, "applicant"),
			"It leaves the board and the list of jobs. Undo brings it back as stopped.",
		},
		Yes: "y", Verb: "delete", Danger: true,
		Do: func() tea.Cmd { return p.change(j, model.Delete) },
	})
	return nil
}

// Undo takes back the last change of a status. Going back to active publishes,
// so it asks.
func (p *Pane) Undo() tea.Cmd {
	u := p.undo
	switch {
	case u == nil:
		return nil
	case u.queued != 0:
		return p.drop(u.job, u.queued)
	case u.change == model.Activate:
		return p.askActivate(u.job)
	}
	return p.change(u.job, u.change)
}

func (p *Pane) change(j model.Job, change model.StatusChange) tea.Cmd {
	if o, ok := p.queued[j.ID]; ok && change.Result() == j.Status {
		return p.drop(j, o.ID) // it is so already: what was asked for before is taken back
	}
	before := j.Status
	type changed struct {
		now  model.Job
		rest account.Delivery // what was delivered besides
	}
	p.asked[j.ID] = change
	return load.Run(p.desk.Group, &p.changing, func(ctx context.Context) (changed, error) {
		// A change that was sent is finished and noted, whatever happens to the
		// screen.
		now, rest, err := p.source.ChangeStatus(context.WithoutCancel(ctx), j, change)
		return changed{now, rest}, err
	}, func(c changed, err error) tea.Cmd {
		delete(p.asked, j.ID)
		said := p.answer(j, c.now, before, change, err)
		return tea.Batch(p.hooks.Told(c.rest, said), p.hooks.Moved())
	})
}

// answer notes what became of a change and words it.
func (p *Pane) answer(j, now model.Job, before model.JobStatus, change model.StatusChange, err error) desk.Said {
	title := text.Line(j.Title)
	var queued *account.Queued
	switch {
	case account.OverLimit(err):
		return desk.Said{Severity: desk.Bad, Text: fmt.Sprintf("“%s” was not activated: the account's limit of active jobs is reached. Stop another job first.", title)}
	case account.SubscriptionPending(err):
		return desk.Said{Severity: desk.Bad, Text: fmt.Sprintf("“%s” was not changed: the subscription is still being approved. Try again later.", title)}
	case errors.As(err, &queued):
		p.undo = &undo{job: j, queued: queued.ID}
		why := p.desk.Fail(err)
		if account.Offline(err) {
			why = "The service cannot be asked now."
		}
		return desk.Said{Severity: desk.Warn, Text: fmt.Sprintf("%s It will be told to %s “%s” as soon as it can be. z takes it back, O shows what waits.", why, change, title)}
	case err != nil:
		return desk.Said{Severity: desk.Bad, Text: p.desk.Fail(err)}
	}
	p.desk.Reached()
	p.undo = wayBack(now, before, change)
	p.Put(now)
	hint := ""
	if p.undo != nil {
		hint = " z undoes it."
	}
	return desk.Said{Severity: desk.Good, Text: fmt.Sprintf("“%s” is now %s.%s", title, text.Line(string(now.Status)), hint)}
}

// drop takes back a change that waits to be delivered.
func (p *Pane) drop(j model.Job, id int64) tea.Cmd {
	return load.Run(p.desk.Group, &p.changing, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, p.source.Drop(context.WithoutCancel(ctx), model.Outgoing{ID: id, Kind: model.OutgoingStatus, JobID: j.ID})
	}, func(_ struct{}, err error) tea.Cmd {
		said := desk.Said{Severity: desk.Good, Text: fmt.Sprintf("Taken back: “%s” stays %s.", text.Line(j.Title), text.Line(string(j.Status)))}
		switch {
		case errors.Is(err, account.ErrOnItsWay):
			said = desk.Said{Severity: desk.Warn, Text: fmt.Sprintf("The service is being told of “%s” right now.", text.Line(j.Title))}
		case errors.Is(err, account.ErrNone):
			said = desk.Said{Severity: desk.Warn, Text: fmt.Sprintf("What was asked for “%s” does not wait any more.", text.Line(j.Title))}
		case err != nil:
			said = desk.Said{Severity: desk.Bad, Text: p.desk.Fail(err)}
		}
		if p.undo != nil && p.undo.queued == id && !errors.Is(err, account.ErrOnItsWay) {
			p.undo = nil
		}
		return p.hooks.Told(account.Delivery{}, said)
	})
}

// wayBack returns what undoes a change: a deleted job comes back stopped, a
// stopped one active, an activated one stopped (CONTRACT 18).
func wayBack(now model.Job, before model.JobStatus, change model.StatusChange) *undo {
	u := &undo{job: now}
	switch {
	case change == model.Delete, change == model.Activate:
		u.change = model.Stop
	case change == model.Stop && before == model.Activated:
		u.change = model.Activate
	default:
		return nil
	}
	return u
}
