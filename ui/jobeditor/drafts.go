package jobeditor

import (
	"context"
	"errors"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/external"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/text"
)

// DraftSource is what drafts and their form need of an account.
type DraftSource interface {
	Source
	UnknownSource
	Info() account.Info // no I/O
	Templates(context.Context) ([]model.SavedDraft, error)
}

// DraftJobs is the list of jobs.
type DraftJobs interface {
	SetDrafts([]model.SavedDraft) // marks the jobs that have a draft
	AsOf() time.Time              // when the jobs were fetched
	Put(model.Job)                // shows a saved job
}

// Drafts lists the drafts of an account and opens the form. Its only state are the loads in
// progress, and needs that are typed.
type Drafts struct {
	Questions *UnknownCreates // about creates without an answer

	env     *env.Env
	screens *screen.Stack
	boxes   *frame.Stack
	source  DraftSource
	jobs    DraftJobs
	program func() external.Program // the person's own editor

	loading load.Task // of the drafts that the job list marks
	opening load.Task // of the form, or of needs

	needs map[int64]*needsBox // what was typed as needs in this window, by job
}

// NewDrafts returns the drafts of an account. program is the editor that the form may start.
func NewDrafts(e *env.Env, screens *screen.Stack, boxes *frame.Stack, source DraftSource, jobs DraftJobs, program func() external.Program) *Drafts {
	out := &Drafts{env: e, screens: screens, boxes: boxes, source: source, jobs: jobs, program: program, needs: map[int64]*needsBox{}}
	out.Questions = NewUnknownCreates(e, boxes, source, out, jobs)
	return out
}

// Form returns the form that is open; nil for none.
func (d *Drafts) Form() *Editor { return screen.Find[*Editor](d.screens) }

// Start offers the unsent drafts, and asks about creates without an answer.
func (d *Drafts) Start() tea.Cmd { return tea.Batch(d.offer(), d.Questions.Refresh()) }

// Heard implements screen.Listener.
func (d *Drafts) Heard(e account.Event) tea.Cmd {
	var cmds []tea.Cmd
	if e.Creates || e.All {
		cmds = append(cmds, d.Questions.Refresh())
	}
	if e.Drafts || e.All {
		cmds = append(cmds, d.Refresh())
	}
	return tea.Batch(cmds...)
}

// unsent is every draft and template, and the creates without an answer.
type unsent struct {
	drafts    []model.SavedDraft
	open      []model.SavedDraft // in another window
	templates []model.SavedDraft
	unknown   []model.Intent
}

// load loads the drafts, the templates and the creates without an answer.
func (d *Drafts) load(ctx context.Context) (u unsent, err error) {
	if u.drafts, err = d.source.WaitingDrafts(ctx); err != nil {
		return u, err
	}
	if u.open, err = d.source.OpenDrafts(ctx); err != nil {
		return u, err
	}
	if u.templates, err = d.source.Templates(ctx); err != nil {
		return u, err
	}
	u.unknown, err = d.source.Intents(ctx)
	return u, err
}

// offer offers the unsent drafts when the program starts.
func (d *Drafts) offer() tea.Cmd {
	return load.Do(d.env.Group, d.load, func(u unsent, err error) tea.Cmd {
		if err != nil {
			return d.env.Notify(env.Bad, d.env.Fail(err))
		}
		d.jobs.SetDrafts(slices.Concat(u.drafts, u.open))
		rows := slices.DeleteFunc(u.rows(), func(r row) bool { return r.template || r.unknown != nil }) // creates are asked about elsewhere
		if len(rows) > 0 && d.Form() == nil && !d.source.Info().ReadOnly {
			d.boxes.PushBelow(&box{Drafts: d, start: true, rows: rows}) // the questions about creates come first
		}
		return nil
	})
}

// Refresh loads the drafts that the job list marks.
func (d *Drafts) Refresh() tea.Cmd {
	return load.Run(d.env.Group, &d.loading, d.load, func(u unsent, err error) tea.Cmd {
		if err != nil {
			return d.env.Notify(env.Bad, d.env.Fail(err))
		}
		d.jobs.SetDrafts(slices.Concat(u.drafts, u.open))
		return nil
	})
}

// NewJob begins a new job: with an empty form, or with a choice of drafts and templates if
// there are any.
func (d *Drafts) NewJob() tea.Cmd {
	if d.source.Info().ReadOnly {
		return d.env.Notify(env.Warn, sayReadOnly())
	}
	wait := d.wait()
	return load.Run(d.env.Group, &d.opening, d.load, func(u unsent, err error) tea.Cmd {
		d.boxes.Remove(wait)
		if err != nil {
			return d.env.Notify(env.Bad, d.env.Fail(err))
		}
		rows := slices.DeleteFunc(u.rows(), func(r row) bool { return r.JobID != 0 })
		if len(rows) == 0 {
			return d.Edit(Begin{})
		}
		d.boxes.Push(&box{Drafts: d, rows: append(rows, row{})})
		return nil
	})
}

// List lists the drafts, and the creates without an answer.
func (d *Drafts) List() tea.Cmd {
	if d.source.Info().ReadOnly {
		return d.env.Notify(env.Warn, sayReadOnly())
	}
	return load.Run(d.env.Group, &d.opening, d.load, func(u unsent, err error) tea.Cmd {
		if err != nil {
			return d.env.Notify(env.Bad, d.env.Fail(err))
		}
		if rows := slices.DeleteFunc(u.rows(), func(r row) bool { return r.template }); len(rows) > 0 {
			d.boxes.Push(&box{Drafts: d, unsent: true, rows: rows})
		}
		return nil
	})
}

// EditDraft opens the form with a draft.
func (d *Drafts) EditDraft(id int64) tea.Cmd { return d.Edit(Begin{Draft: id}) }

// Edit opens the form. A box takes the keys until the form is open, so that typing ahead
// does not reach the lists.
func (d *Drafts) Edit(begin Begin) tea.Cmd {
	if d.source.Info().ReadOnly {
		return d.env.Notify(env.Warn, sayReadOnly())
	}
	wait := d.wait()
	return Opening(d.env, d.source, d.program(), &d.opening, begin, func(e *Editor, err error) tea.Cmd {
		d.boxes.Remove(wait)
		switch {
		case errors.Is(err, account.ErrNone):
			return d.env.Notify(env.Warn, lang.Text("The draft is gone, or open in another window."))
		case err != nil:
			return d.env.Notify(env.Bad, d.env.Fail(err))
		}
		d.screens.Open(e)
		return d.notifyOpened(e)
	})
}

// notifyOpened explains what the form begins with, unless it is the job at the service.
func (d *Drafts) notifyOpened(e *Editor) tea.Cmd {
	at := e.Resumed()
	switch {
	case e.Stale() != nil:
		d.env.Fail(e.Stale()) // the bar shows it
		why, stored := lang.Text("Offline."), lang.Text("This is the stored job; it is checked again before sending.")
		if account.Failing(e.Stale()) {
			why = text.Sentence(account.Reason(e.Stale()))
		}
		if asOf := d.jobs.AsOf(); !asOf.IsZero() {
			stored = lang.Text("This is the job from %s; it is checked again before sending.", d.env.Clock(asOf))
		}
		return d.env.Notify(env.Warn, why+" "+stored)
	case at.IsZero():
		return nil
	case e.Overtaken():
		return d.env.Notify(env.Warn, lang.Text("This is your draft from %s. The job has changed since: %s compares, %s discards the draft.", d.env.Clock(at), action.CompareJob, action.DiscardDraft))
	}
	return d.env.Notify(env.Info, lang.Text("This is your draft from %s. %s discards it.", d.env.Clock(at), action.DiscardDraft))
}

// wait opens a box that takes the keys until the form is open; esc cancels.
func (d *Drafts) wait() frame.Box {
	b := frame.NewWait(d.env, d.boxes, lang.Text("Opening the form…"), Fetching(), d.opening.Cancel)
	d.boxes.Push(b)
	return b
}

func sayReadOnly() string { return lang.Text("This account is open read-only here.") }
