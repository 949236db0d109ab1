// Package drafts lists what was typed and not sent, offers it for a new job, and
// opens the job form on it.
package drafts

import (
	"context"
	"errors"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/jobeditor"
	"shortlist/ui/load"
	"shortlist/ui/outside"
	"shortlist/ui/overlay"
	"shortlist/ui/published"
	"shortlist/ui/screen"
)

// Source is what drafts and their form need of an account.
type Source interface {
	jobeditor.Source
	published.Source
	Templates(context.Context) ([]model.SavedDraft, error)
}

// Jobs is the list of jobs.
type Jobs interface {
	SetDrafts([]model.SavedDraft) // marks the jobs that have a draft
	AsOf() time.Time              // when the jobs were read
	Put(model.Job)                // shows a job as it is now
}

// Drafts is the drafts of an account and the way into the form. It holds nothing but the
// reads under way.
type Drafts struct {
	Questions *published.Questions // about the creates that were not answered

	desk    *desk.Desk
	screens *screen.Stack
	boxes   *overlay.Stack
	source  Source
	jobs    Jobs
	program func() outside.Program // the person's own editor

	readOnly bool
	reading  load.Task // of the drafts that the job list marks
	opening  load.Task // of the form
}

// New returns the drafts of an account. program is the editor that the form may start.
func New(d *desk.Desk, screens *screen.Stack, boxes *overlay.Stack, source Source, jobs Jobs, program func() outside.Program, readOnly bool) *Drafts {
	out := &Drafts{desk: d, screens: screens, boxes: boxes, source: source, jobs: jobs, program: program, readOnly: readOnly}
	out.Questions = published.New(d, boxes, source, out, jobs)
	return out
}

// Form returns the form that is open; nil for none.
func (d *Drafts) Form() *jobeditor.Editor { return screen.Find[*jobeditor.Editor](d.screens) }

// Start offers what was typed and not sent before, and asks about creates that were not
// answered.
func (d *Drafts) Start() tea.Cmd { return tea.Batch(d.offer(), d.Questions.Refresh()) }

// Heard reloads what news is about.
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

// unsent is what was typed and not sent, and the creates that were not answered.
type unsent struct {
	drafts    []model.SavedDraft
	open      []model.SavedDraft // in another window
	templates []model.SavedDraft
	unknown   []model.Intent
}

// read reads what was typed and not sent.
func (d *Drafts) read(ctx context.Context) (u unsent, err error) {
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

// offer offers, at the start, what was typed and not sent before it.
func (d *Drafts) offer() tea.Cmd {
	return load.Do(d.desk.Group, d.read, func(u unsent, err error) tea.Cmd {
		if err != nil {
			return d.desk.Notify(desk.Bad, d.desk.Fail(err))
		}
		d.jobs.SetDrafts(slices.Concat(u.drafts, u.open))
		rows := slices.DeleteFunc(u.rows(), func(r row) bool { return r.template || r.unknown != nil }) // creates are asked about elsewhere
		if len(rows) > 0 && d.Form() == nil && !d.readOnly {
			d.boxes.PushBelow(&box{Drafts: d, start: true, rows: rows}) // the questions about creates come first
		}
		return nil
	})
}

// Refresh reads the drafts that the job list marks.
func (d *Drafts) Refresh() tea.Cmd {
	return load.Run(d.desk.Group, &d.reading, d.read, func(u unsent, err error) tea.Cmd {
		if err != nil {
			return d.desk.Notify(desk.Bad, d.desk.Fail(err))
		}
		d.jobs.SetDrafts(slices.Concat(u.drafts, u.open))
		return nil
	})
}

// NewJob begins a new job: with an empty form, or with a choice of drafts and templates
// where there are any.
func (d *Drafts) NewJob() tea.Cmd {
	if d.readOnly {
		return d.desk.Notify(desk.Warn, readOnly)
	}
	wait := d.wait()
	return load.Run(d.desk.Group, &d.opening, d.read, func(u unsent, err error) tea.Cmd {
		d.boxes.Remove(wait)
		if err != nil {
			return d.desk.Notify(desk.Bad, d.desk.Fail(err))
		}
		rows := slices.DeleteFunc(u.rows(), func(r row) bool { return r.JobID != 0 })
		if len(rows) == 0 {
			return d.Edit(jobeditor.Begin{})
		}
		d.boxes.Push(&box{Drafts: d, rows: append(rows, row{})})
		return nil
	})
}

const readOnly = "This account is open read-only here."

// EditDraft opens the form with a draft.
func (d *Drafts) EditDraft(id int64) tea.Cmd { return d.Edit(jobeditor.Begin{Draft: id}) }

// Edit opens the form. Until it is there, a box takes the keys: typed on, they would go to
// the lists.
func (d *Drafts) Edit(begin jobeditor.Begin) tea.Cmd {
	if d.readOnly {
		return d.desk.Notify(desk.Warn, readOnly)
	}
	wait := d.wait()
	return jobeditor.Opening(d.desk, d.source, d.program(), &d.opening, begin, func(e *jobeditor.Editor, err error) tea.Cmd {
		d.boxes.Remove(wait)
		switch {
		case errors.Is(err, account.ErrNone):
			return d.desk.Notify(desk.Warn, "That draft is not here any more, or is open in another copy of shortlist.")
		case err != nil:
			return d.desk.Notify(desk.Bad, d.desk.Fail(err))
		}
		d.screens.Open(e)
		return d.notifyOpened(e)
	})
}

// notifyOpened shows what the form was opened with, where that is not the job as it is.
func (d *Drafts) notifyOpened(e *jobeditor.Editor) tea.Cmd {
	at := e.Resumed()
	switch {
	case e.Stale() != nil:
		d.desk.Fail(e.Stale()) // the bar says so
		from := ""
		if asOf := d.jobs.AsOf(); !asOf.IsZero() {
			from = " from " + d.desk.Clock(asOf)
		}
		return d.desk.Notify(desk.Warn, "The service cannot be asked now. This is the job"+from+"; it is checked again before sending.")
	case at.IsZero():
		return nil
	case e.Overtaken():
		return d.desk.Notify(desk.Warn, "This is your draft of "+d.desk.Clock(at)+". The job was changed at the service since: "+action.CompareJob.String()+" compares, "+action.DiscardDraft.String()+" throws the draft away.")
	}
	return d.desk.Notify(desk.Info, "This is your draft of "+d.desk.Clock(at)+". "+action.DiscardDraft.String()+" throws it away.")
}

// wait opens a box that takes the keys until a form is there; esc stops opening it.
func (d *Drafts) wait() overlay.Box {
	b := overlay.NewWait(d.desk, d.boxes, "Opening the form…", "The job is being read from the service as it is now.", d.opening.Cancel)
	d.boxes.Push(b)
	return b
}
