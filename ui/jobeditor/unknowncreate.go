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
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// UnknownSource is what the questions need of an account.
type UnknownSource interface {
	Intents(context.Context) ([]model.Intent, error)
	Find(context.Context, model.Intent) (model.Job, bool, error)
	Settle(ctx context.Context, in model.Intent, made int64) error
	WaitingDrafts(context.Context) ([]model.SavedDraft, error)
	OpenDrafts(context.Context) ([]model.SavedDraft, error)
	SaveDraft(context.Context, model.SavedDraft) error
	ReleaseDraft(ctx context.Context, id int64) error
	DropDraft(ctx context.Context, id int64) error
}

// UnknownForms opens the job form.
type UnknownForms interface {
	Form() *Editor // the open form; nil for none
	EditDraft(id int64) tea.Cmd
}

// UnknownJobs is the list of jobs.
type UnknownJobs interface {
	Put(model.Job) // shows a saved job
}

// UnknownCreates asks about the creates of an account, one box each.
type UnknownCreates struct {
	env    *env.Env
	host   frame.Host
	source UnknownSource
	forms  UnknownForms
	jobs   UnknownJobs

	later     map[int64]bool // the intents whose question waits for the next start
	postponed int            // how many of later are still without an outcome
}

// NewUnknownCreates returns the questions of an account.
func NewUnknownCreates(e *env.Env, h frame.Host, source UnknownSource, forms UnknownForms, jobs UnknownJobs) *UnknownCreates {
	return &UnknownCreates{env: e, host: h, source: source, forms: forms, jobs: jobs, later: map[int64]bool{}}
}

// Postponed returns how many questions wait for the next start.
func (q *UnknownCreates) Postponed() int { return q.postponed }

// Left returns the sentence about the questions that wait for the next start; "" without any.
func (q *UnknownCreates) Left() string {
	if q.postponed == 0 {
		return ""
	}
	return lang.Plural(q.postponed, "%d job was sent without an answer. This looks for it: shortlist jobs pending", "%d jobs were sent without an answer. This looks for them: shortlist jobs pending")
}

// Refresh loads the creates without an answer. It asks about new ones, and applies the
// answers of other windows.
func (q *UnknownCreates) Refresh() tea.Cmd {
	return load.Do(q.env.Group, q.source.Intents, func(intents []model.Intent, err error) tea.Cmd {
		if err != nil {
			return q.env.Notify(env.Bad, q.env.Fail(err))
		}
		var cmds []tea.Cmd
		for _, b := range q.open() {
			i := slices.IndexFunc(intents, func(in model.Intent) bool { return in.ID == b.intent.ID })
			switch {
			case i < 0:
				q.host.Remove(b)
				cmds = append(cmds, q.answeredElsewhere(b.intent))
			case len(intents[i].Alike) != len(b.intent.Alike): // the found job may belong to another create
				b.intent = intents[i]
				cmds = append(cmds, b.search())
			}
		}
		q.postponed = 0
		for _, in := range intents {
			switch {
			case q.asks(in):
			case q.later[in.ID]:
				q.postponed++
			default:
				cmds = append(cmds, q.Ask(in, ""))
			}
		}
		return tea.Batch(cmds...)
	})
}

// Ask asks about a create. why is why no answer came, as a clause; "" if unknown.
func (q *UnknownCreates) Ask(in model.Intent, why string) tea.Cmd {
	b := &question{UnknownCreates: q, intent: in, why: why, total: 1}
	for _, other := range q.open() {
		other.total++
		b.total = other.total
	}
	q.host.Push(b)
	return b.search()
}

// open returns the open questions.
func (q *UnknownCreates) open() []*question { return frame.All[*question](q.host) }

// asks reports whether the question about a create is open.
func (q *UnknownCreates) asks(in model.Intent) bool {
	return slices.ContainsFunc(q.open(), func(b *question) bool { return b.intent.ID == in.ID })
}

// answeredElsewhere shows the answer of another window. The jobs show which answer it was:
// a form that was published must not be sent again.
func (q *UnknownCreates) answeredElsewhere(in model.Intent) tea.Cmd {
	return load.Do(q.env.Group, q.find(in), func(r finding, err error) tea.Cmd {
		form := q.forms.Form()
		open := form != nil && form.Holds(in)
		title := text.Line(in.Draft.Title)
		if err == nil && form != nil {
			form.Resolved(in)
		}
		switch {
		case err != nil:
			return q.env.Notify(env.Bad, lang.Text("“%s” was settled in another window. Check your job list before sending it again. %s", title, q.env.Fail(err)))
		case r.found && open:
			return tea.Batch(form.Published(), q.showSaved(r.job, in))
		case r.found:
			q.jobs.Put(r.job)
			return q.env.Notify(env.Info, lang.Text("“%s” is published: another window found it.", title))
		}
		return q.env.Notify(env.Info, lang.Text("“%s” was not published, according to another window.", title))
	})
}

// showSaved shows the job that a create made.
func (q *UnknownCreates) showSaved(job model.Job, in model.Intent) tea.Cmd {
	return q.env.Do(intent.ShowSaved{Saved: account.Saved{Job: job, Created: true}, Draft: in.Draft})
}

// finding is the job that a create may have made.
type finding struct {
	job   model.Job
	found bool
}

// find returns a function that searches for the job of a create.
func (q *UnknownCreates) find(in model.Intent) func(context.Context) (finding, error) {
	return func(ctx context.Context) (finding, error) {
		job, found, err := q.source.Find(ctx, in)
		return finding{job, found}, err
	}
}

// resolve records the answer to a question; made is the job, 0 for none. A form of another
// job stays open.
func (q *UnknownCreates) resolve(in model.Intent, job model.Job, made int64) tea.Cmd {
	form, now, asked := q.forms.Form(), q.env.Now(), in
	noDraft := made == 0 && (form == nil || !form.Holds(in))
	return load.Do(q.env.Group, func(ctx context.Context) (saved bool, err error) {
		ctx = context.WithoutCancel(ctx)
		if noDraft { // first: resolving the create deletes its text
			if saved, err = saveText(ctx, q.source, &in, now); err != nil {
				return false, err
			}
		}
		err = q.source.Settle(ctx, in, made)
		if saved && errors.Is(err, account.ErrNone) {
			err = errors.Join(err, q.source.DropDraft(ctx, in.DraftID))
		}
		return saved, err
	}, func(saved bool, err error) tea.Cmd {
		if errors.Is(err, account.ErrNone) {
			return q.answeredElsewhere(asked)
		}
		if err != nil {
			return q.env.Notify(env.Bad, q.env.Fail(err))
		}
		next := q.proceed(in, job, made)
		if saved && q.forms.Form() != nil {
			next = tea.Batch(next, q.env.Notify(env.Info, lang.Text("“%s” is saved as a draft: %s offers it once this form is closed.", text.Line(in.Draft.Title), action.NewJob)))
		}
		return tea.Batch(next, q.Refresh(), q.env.Do(intent.ReloadDrafts{}))
	})
}

// saveText saves what a create sent as a draft, unless there is one: the command line has
// no draft of what it sends. The intent then names the draft.
func saveText(ctx context.Context, source UnknownSource, in *model.Intent, now time.Time) (saved bool, err error) {
	waiting, err := source.WaitingDrafts(ctx)
	if err != nil {
		return false, err
	}
	open, err := source.OpenDrafts(ctx)
	if err != nil {
		return false, err
	}
	if slices.ContainsFunc(slices.Concat(waiting, open), func(d model.SavedDraft) bool { return d.ID == in.DraftID }) {
		return false, nil
	}
	if in.DraftID == 0 {
		in.DraftID = model.NewDraftID()
	}
	if err := source.SaveDraft(ctx, model.SavedDraft{ID: in.DraftID, Draft: in.Draft, Saved: now}); err != nil {
		return false, err
	}
	return true, source.ReleaseDraft(ctx, in.DraftID)
}

// proceed shows the job that was made, or opens the draft.
func (q *UnknownCreates) proceed(in model.Intent, job model.Job, made int64) tea.Cmd {
	form := q.forms.Form()
	switch open := form != nil && form.Holds(in); {
	case made != 0 && open:
		return tea.Batch(form.Published(), q.showSaved(job, in))
	case made != 0 && form == nil:
		return q.showSaved(job, in)
	case made != 0:
		form.Resolved(in)
		q.jobs.Put(job)
		return q.env.Notify(env.Good, lang.Text("“%s” is %s. This form is another job's, and stays open.", text.Line(job.Title), text.Line(job.Status.Word())))
	case form != nil:
		form.Resolved(in)
		return nil
	}
	return q.forms.EditDraft(in.DraftID)
}
