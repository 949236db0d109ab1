// Package jobeditor is the form in which a job is written: every rule beside its
// field while typing, what was typed kept as a draft, and a review before
// anything is sent.
package jobeditor

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/load"
)

// Source is what the form needs of an account.
type Source interface {
	Job(ctx context.Context, id int64) (model.Job, error)
	CachedJob(ctx context.Context, id int64) (model.Job, error)
	Currency(ctx context.Context, jobID int64) (model.CurrencyEntry, bool, error)
	Validate(model.Draft) (model.Body, model.Problems)
	Create(context.Context, model.SavedDraft) (account.Saved, error)
	Update(ctx context.Context, base model.Job, d model.Draft) (account.Saved, error)
	TakeDraft(ctx context.Context, jobID int64) (model.SavedDraft, error)
	SaveDraft(context.Context, model.SavedDraft) error
	HoldDraft(ctx context.Context, id int64) error
	ReleaseDraft(ctx context.Context, id int64) error
	DropDraft(ctx context.Context, id int64) error
}

// Hooks are what happens outside the form.
type Hooks struct {
	Close   func() tea.Cmd
	Saved   func(account.Saved, model.Draft) tea.Cmd // it is at the service; the form is done
	Unknown func(*account.Unknown) tea.Cmd           // nobody knows whether it is
}

// stage is what the form shows.
type stage int

const (
	writing stage = iota
	reviewing
	conflicting
)

// pause is the silence in typing after which the draft is saved.
const pause = 400 * time.Millisecond

// fieldCountry is asked for where neither the address of the service nor the
// config names the country: without it a currency code means nothing to a person
// (CONTRACT 2). It is not sent.
const fieldCountry model.FormField = "country"

// fields lists the fields of the form in their order.
func (e *Editor) fields() []model.FormField {
	fields := model.FormFields()
	if e.picks[fieldCountry] == nil {
		return fields
	}
	return slices.Insert(fields, slices.Index(fields, model.FieldCurrency), fieldCountry)
}

// Editor is the form.
type Editor struct {
	desk   *desk.Desk
	source Source
	hooks  Hooks

	base   model.Job // the job as it was when the form was opened; id 0 for a new one
	before model.Draft
	ledger *model.CurrencyEntry

	lines map[model.FormField]*line
	picks map[model.FormField]*pick
	desc  description

	focus    model.FormField
	touched  map[model.FormField]bool // left once: its problems are shown
	problems model.Problems

	stage    stage
	sending  load.Task
	refused  string // the service's words, above the form
	unsigned bool   // it says that a sign-in is missing
	conflict conflict
	review   desk.Page
	preview  desk.Page

	draftID int64     // of the draft it is kept as, from the start
	saving  load.Task // the timer
	holding load.Task // the timer that confirms that the form is open
	last    time.Time // of the newest state of the form that was to be kept
	savedAt time.Time
	saveErr string
	dirty   bool // changed since the draft was saved
	left    bool // the form is closed, its draft kept
	dropped bool // the form is closed, its draft thrown away
	resumed time.Time
}

// opened is what a form begins with.
type opened struct {
	job     model.Job // to be edited, as it is now
	from    model.Job // to begin with
	ledger  *model.CurrencyEntry
	draft   model.SavedDraft
	resumed bool
}

// Opening reads what a form needs and then hands the form to then. from is the
// job to edit, or to copy when clone is set; its zero value begins a new job. A
// draft that was kept is what the form begins with.
func Opening(d *desk.Desk, source Source, hooks Hooks, task *load.Task, from model.Job, clone bool, then func(*Editor, error) tea.Cmd) tea.Cmd {
	id := from.ID
	if clone {
		id = 0
	}
	return load.Run(d.Group, task, func(ctx context.Context) (opened, error) {
		o := opened{from: from}
		var err error
		if !clone { // a copy is a form of its own
			o.draft, err = source.TakeDraft(ctx, id)
			switch {
			case err == nil:
				o.resumed = true
			case !errors.Is(err, account.ErrNone):
				return o, err
			}
		}
		if id != 0 {
			// The newest there is: a form on old values would only conflict. A
			// draft can be gone on with all the same.
			o.job, err = source.Job(ctx, id)
			if err != nil && !o.resumed {
				return o, err
			}
		}
		if clone && from.Description == "" { // a list may not hold it
			whole, err := source.CachedJob(ctx, from.ID)
			if err != nil && !errors.Is(err, account.ErrNone) {
				return o, err
			}
			o.from.Description = whole.Description
		}
		if from.ID != 0 {
			entry, known, err := source.Currency(ctx, from.ID)
			if err != nil {
				return o, err
			}
			if known {
				o.ledger = &entry
			}
		}
		return o, nil
	}, func(o opened, err error) tea.Cmd {
		if err != nil {
			return then(nil, err)
		}
		e := newEditor(d, source, hooks)
		e.open(o, clone)
		if o.resumed {
			return tea.Batch(e.hold(), then(e, nil))
		}
		return then(e, nil)
	})
}

// New returns the form over a job as it is at the service, or an empty one for
// its zero value. Opening is what fills it with a kept draft.
func New(d *desk.Desk, source Source, hooks Hooks, job model.Job) *Editor {
	e := newEditor(d, source, hooks)
	e.open(opened{job: job, from: job}, false)
	return e
}

func newEditor(d *desk.Desk, source Source, hooks Hooks) *Editor {
	e := &Editor{desk: d, source: source, hooks: hooks, touched: map[model.FormField]bool{}, desc: newDescription(), draftID: 1 + rand.Int64N(1<<62)}
	e.lines = map[model.FormField]*line{}
	for field, placeholder := range map[model.FormField]string{
		model.FieldTitle: "what the job is", model.FieldRegion: "city or region", model.FieldAddress: "street, optional",
		model.FieldSalaryFrom: "optional", model.FieldSalaryTo: "optional",
	} {
		l := newLine(placeholder)
		e.lines[field] = &l
	}
	types := func() *pick {
		return &pick{codes: codes(model.JobTypes()), optional: true, label: func(c int) string { return d.Labels.Label(model.JobType(c)) }}
	}
	e.picks = map[model.FormField]*pick{
		model.FieldRate:     {codes: codes(model.Rates()), optional: true, label: func(c int) string { return fmt.Sprintf("%d · %s", c, model.Rate(c)) }},
		model.FieldCurrency: {codes: codes(model.Currencies()), label: func(c int) string { return d.Country.Label(model.Currency(c)) }},
		model.FieldType1:    types(),
		model.FieldType2:    types(),
	}
	if d.Country == "" {
		countries := model.Countries()
		e.picks[fieldCountry] = &pick{codes: []int{0, 1, 2}, optional: true, at: -1, label: func(c int) string { return countries[c].Name() }}
	}
	e.preview.Calm = true
	e.focus = model.FieldTitle
	return e
}

func codes[T ~int](values []T) []int {
	out := make([]int, len(values))
	for i, v := range values {
		out[i] = int(v)
	}
	return out
}

// open fills the form.
func (e *Editor) open(o opened, clone bool) {
	e.base, e.ledger = o.job, o.ledger
	var currency *model.Currency
	if o.ledger != nil {
		currency = &o.ledger.Currency
	}
	begin := model.Draft{}
	if o.from.ID != 0 {
		shown := o.from
		if !clone {
			shown = o.job
		}
		begin = model.DraftOf(shown, currency)
	}
	e.before = begin
	if clone {
		e.before = model.Draft{}
	}
	if o.resumed {
		e.draftID = o.draft.ID
		e.resumed, e.last = o.draft.Saved, o.draft.Saved
		if o.draft.JobID != 0 {
			e.base = o.draft.Base // what it was written over: a change since then is a conflict
			e.before = model.DraftOf(o.draft.Base, currency)
		}
		e.fill(o.draft.Draft)
		if o.draft.Markdown != "" {
			e.desc.setMarkdown(o.draft.Markdown)
		}
	} else {
		e.fill(begin)
	}
	e.dirty = clone
	e.focusOn(model.FieldTitle)
	e.check()
}

func (e *Editor) fill(d model.Draft) {
	for field, l := range e.lines {
		l.set(field.Text(d))
	}
	e.picks[model.FieldRate].set(intOf(d.Rate))
	e.picks[model.FieldCurrency].set(intOf(d.Currency))
	e.picks[model.FieldType1].set(intOf(d.Type1))
	e.picks[model.FieldType2].set(intOf(d.Type2))
	e.desc.setHTML(d.Description)
}

func intOf[T ~int](v *T) *int {
	if v == nil {
		return nil
	}
	n := int(*v)
	return &n
}

func typed[T ~int](p *pick) *T {
	n := p.value()
	if n == nil {
		return nil
	}
	v := T(*n)
	return &v
}

// draft is the form as it stands.
func (e *Editor) draft() model.Draft {
	return model.Draft{
		Title: e.lines[model.FieldTitle].value(), Region: e.lines[model.FieldRegion].value(), Address: e.lines[model.FieldAddress].value(),
		SalaryFrom: e.lines[model.FieldSalaryFrom].value(), SalaryTo: e.lines[model.FieldSalaryTo].value(),
		Rate: typed[model.Rate](e.picks[model.FieldRate]), Currency: typed[model.Currency](e.picks[model.FieldCurrency]),
		Type1: typed[model.JobType](e.picks[model.FieldType1]), Type2: typed[model.JobType](e.picks[model.FieldType2]),
		Description: e.desc.html(),
	}
}

// changed reports whether the form holds anything the service, or an empty form,
// does not.
func (e *Editor) changed() bool { return !e.draft().Equal(e.before) }

// check works out the problems of the form as it stands.
func (e *Editor) check() {
	_, e.problems = e.source.Validate(e.draft())
}

// JobID is the job being edited; 0 for a new one.
func (e *Editor) JobID() int64 { return e.base.ID }

// Resumed tells when the draft that the form began with was saved; zero when it
// began without one.
func (e *Editor) Resumed() time.Time { return e.resumed }

// Writing reports whether keys go into the form's fields.
func (e *Editor) Writing() bool { return e.stage == writing }

// Holds reports whether the form still is what was sent from a kept draft.
func (e *Editor) Holds(in model.Intent) bool {
	return e.draftID == in.DraftID && e.draft().Equal(in.Draft)
}

// SignedIn takes back what a missing sign-in had put above the form.
func (e *Editor) SignedIn() {
	if e.unsigned {
		e.refused, e.unsigned = "", false
	}
}

// Stage tells one page of the form from another.
func (e *Editor) Stage() int { return int(e.stage) }

// Sending reports whether the form is on its way.
func (e *Editor) Sending() bool { return e.sending.Busy() }

// Keep saves the draft now if there is anything to save: for a pause in typing,
// for leaving, and for a terminal that is gone.
func (e *Editor) Keep() tea.Cmd {
	e.saving.Cancel()
	if !e.dirty {
		return nil
	}
	e.dirty = false
	d := e.saved()
	return load.Do(e.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, e.source.SaveDraft(context.WithoutCancel(ctx), d)
	}, func(_ struct{}, err error) tea.Cmd {
		e.saveErr = ""
		if err != nil {
			e.dirty = true
			e.saveErr = e.desk.Fail(err)
			return nil
		}
		e.savedAt = d.Saved
		switch {
		case e.dropped:
			return e.drop() // it was thrown away while it was being kept
		case e.left:
			return e.release()
		}
		return e.hold()
	})
}

// saved is the form as it is kept. Each is of a later moment than the one before,
// whatever the clock does: the store goes by it.
func (e *Editor) saved() model.SavedDraft {
	at := e.desk.Now()
	if !at.After(e.last) {
		at = e.last.Add(time.Millisecond)
	}
	e.last = at
	d := model.SavedDraft{ID: e.draftID, JobID: e.base.ID, Base: e.base, Draft: e.draft(), Saved: at}
	if e.desc.markdown && e.desc.touched() {
		d.Markdown = e.desc.area.Value()
	}
	return d
}

// Lost says why the form as it stands could not be kept; "" when it could.
func (e *Editor) Lost() string { return e.saveErr }

// hold tells other copies of the program now and then that the form is open
// here.
func (e *Editor) hold() tea.Cmd {
	return load.After(e.desk.Group, &e.holding, account.HoldEvery, func() tea.Cmd {
		id := e.draftID
		return load.Do(e.desk.Group, func(ctx context.Context) (struct{}, error) {
			return struct{}{}, e.source.HoldDraft(ctx, id)
		}, func(struct{}, error) tea.Cmd { // a hold that is not confirmed ends by itself
			if e.left || e.dropped {
				return nil
			}
			return e.hold()
		})
	})
}

// release leaves the draft for whoever opens its form next.
func (e *Editor) release() tea.Cmd {
	e.holding.Cancel()
	e.left = true
	id := e.draftID
	return load.Do(e.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, e.source.ReleaseDraft(context.WithoutCancel(ctx), id)
	}, func(struct{}, error) tea.Cmd { return nil }) // the hold ends with the program, if not now
}

// edited notes a change: the rules are checked at once, the draft is saved when
// typing pauses.
func (e *Editor) edited() tea.Cmd {
	e.dirty, e.left = true, false
	e.check()
	return load.After(e.desk.Group, &e.saving, pause, e.Keep)
}

// drop forgets the kept draft.
func (e *Editor) drop() tea.Cmd {
	e.saving.Cancel()
	e.holding.Cancel()
	e.dirty, e.dropped = false, true
	id := e.draftID
	return load.Do(e.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, e.source.DropDraft(context.WithoutCancel(ctx), id)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return e.desk.Notify(desk.Warn, e.desk.Fail(err))
		}
		return nil
	})
}
