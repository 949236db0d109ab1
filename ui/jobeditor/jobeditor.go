// Package jobeditor is the form in which a job is written: every rule beside its
// field, what was typed kept as a draft and undone step by step, and a review
// before anything is sent.
package jobeditor

import (
	"context"
	"fmt"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/advice"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/outside"
	"shortlist/ui/screen"
)

// Source is what the form needs of an account.
type Source interface {
	Job(ctx context.Context, id int64) (model.Job, error)
	CachedJob(ctx context.Context, id int64) (model.Job, error)
	Currency(ctx context.Context, jobID int64) (model.CurrencyEntry, bool, error)
	Regions(context.Context) ([]string, error)
	Duplicates(context.Context, model.Draft) (bool, error)
	Create(context.Context, model.SavedDraft) (account.Saved, error)
	Update(ctx context.Context, base model.Job, d model.Draft) (account.Saved, error)
	WaitingDrafts(context.Context) ([]model.SavedDraft, error)
	TakeDraft(ctx context.Context, id int64, over bool) (model.SavedDraft, error)
	SaveDraft(context.Context, model.SavedDraft) error
	HoldDraft(ctx context.Context, id, jobID int64) error
	OpenElsewhere(ctx context.Context, jobID int64) (bool, error)
	ReleaseDraft(ctx context.Context, id int64) error
	DropDraft(ctx context.Context, id int64) error
}

// stage is what the form shows.
type stage int

const (
	writing stage = iota
	previewing
	comparing
	reviewing
	conflicting
)

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
	desk    *desk.Desk
	source  Source
	program outside.Program // the person's own editor

	over
	stale   error     // why base is the copy kept here; nil: it was read
	fresh   model.Job // the job as it is at the service, where a draft of before is gone on with
	ledger  *model.CurrencyEntry
	regions []string // that the account has used
	origin  origin

	lines   map[model.FormField]*line
	picks   map[model.FormField]*pick
	desc    description
	history history

	focus    model.FormField
	problems model.Problems
	left     map[model.FormField]bool // fields the person has been in
	shown    map[model.FormField]bool // fields whose problems are said
	listing  bool                     // all problems are listed: it was to be sent
	advised
	advising load.Task

	stage     stage
	sending   load.Task
	confirmed bool             // what is reviewed is to be sent once it is kept
	refused   string           // the service's words, above the form
	unknown   *account.Unknown // its create of unknown outcome, until that is known
	unsigned  bool             // it says that a sign-in is missing
	conflict  conflict
	review    desk.Page // of what will be sent, or how it compares
	preview   desk.Page
	from      string         // the place that backTo leads to
	backTo    func() tea.Cmd // where esc leads from the comparison; nil: to the form

	draftID   int64          // of the draft it is kept as, from the start
	saving    load.Task      // the timer
	keeping   bool           // a save is under way
	then      func() tea.Cmd // waits until nothing is to be kept
	holding   load.Task      // the timer that confirms that the form is open
	looking   load.Task      // who else has the job open
	elsewhere bool           // somebody has
	last      time.Time      // of the newest state of the form that was to be kept
	savedAt   time.Time
	saveErr   string
	dirty     bool  // changed since the draft was saved
	away      bool  // the person's own editor has the description
	handed    int64 // the draft whose text another program had, and whose file is there still; 0 for none
	closed    bool  // the form is closed, its draft kept
	dropped   bool  // the form is closed, its draft thrown away
	resumed   time.Time
}

// over is what the form is written over. A step back over a settled conflict leads
// back to what it was over before.
type over struct {
	base   model.Job   // the job as it was when the form was opened; id 0 for a new one
	before model.Draft // what the form began with
}

// origin is what a new job was begun as.
type origin struct {
	title    string // “a copy of …”, for the form's own; "" for an empty form
	currency *model.Currency
	said     string // of the currency
}

func newEditor(d *desk.Desk, source Source, program outside.Program) *Editor {
	e := &Editor{
		desk: d, source: source, program: program, draftID: model.NewDraftID(),
		left: map[model.FormField]bool{}, shown: map[model.FormField]bool{},
	}
	e.desc.setHTML("")
	e.lines = map[model.FormField]*line{}
	for field, placeholder := range map[model.FormField]string{
		model.FieldTitle: "what the job is", model.FieldRegion: "city or region", model.FieldAddress: "street",
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

func (e *Editor) fill(d model.Draft) {
	for field, l := range e.lines {
		l.set(field.Text(d))
	}
	e.picks[model.FieldRate].set(intOf(d.Rate))
	e.picks[model.FieldCurrency].set(intOf(d.Currency))
	e.picks[model.FieldType1].set(intOf(d.Type1))
	e.picks[model.FieldType2].set(intOf(d.Type2))
	if d.Description != e.desc.html() { // what was typed in its form stays in it
		e.desc.setHTML(d.Description)
	}
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

// check works out the problems of the form as it stands. One that is no more is
// not said any more.
func (e *Editor) check() {
	visible := func(string) int { return e.desc.visible() }
	if e.base.ID == 0 {
		_, e.problems = model.Validate(e.draft(), visible)
	} else {
		_, e.problems = model.ValidateChange(e.base, e.draft(), e.desk.Country, visible)
	}
	for f := range e.shown {
		if len(e.problems.Of(f)) == 0 {
			delete(e.shown, f)
		}
	}
	e.listing = e.listing && len(e.problems) > 0
}

// leaveField notes that the person has left a field: what is wrong in any field left
// by now is said.
func (e *Editor) leaveField(f model.FormField) {
	e.left[f] = true
	for _, p := range e.problems {
		if e.left[p.Field] {
			e.shown[p.Field] = true
		}
	}
}

// advised is what there is to think about before a form is sent.
type advised struct {
	advice    []advice.Advice
	duplicate bool // it is a new job that looks like one on the board
}

// sayDuplicate says that the form is a duplicate; "" where it is none.
func (a advised) sayDuplicate() string {
	if !a.duplicate {
		return ""
	}
	return "A duplicate: a job with this title, region and text is on the board already."
}

// advise works out what could be better, off the loop.
func (e *Editor) advise() tea.Cmd {
	d, fresh := e.draft(), e.base.ID == 0
	if d.Title == "" && d.Description == "" { // nobody has begun
		e.advised = advised{}
		return nil
	}
	return load.Run(e.desk.Group, &e.advising, func(ctx context.Context) (a advised, err error) {
		a.advice = advice.Of(d)
		if fresh {
			a.duplicate, err = e.source.Duplicates(ctx, d)
		}
		return a, err
	}, func(given advised, err error) tea.Cmd {
		e.advised = given // without what could not be worked out: it is advice
		return nil
	})
}

// JobID is the job being edited; 0 for a new one.
func (e *Editor) JobID() int64 { return e.base.ID }

// Resumed tells when the draft that the form began with was saved; zero when it
// began without one.
func (e *Editor) Resumed() time.Time { return e.resumed }

// Stale returns why the form is over the copy of the job that is kept here; nil where the
// service was asked.
func (e *Editor) Stale() error { return e.stale }

// Overtaken reports whether the job has changed at the service since the draft
// that the form goes on with was begun.
func (e *Editor) Overtaken() bool {
	return e.base.ID != 0 && e.fresh.ID != 0 && !model.DraftOf(e.fresh, nil).Equal(model.DraftOf(e.base, nil))
}

// Writing reports whether keys go into the form's fields.
func (e *Editor) Typing() bool { return e.stage == writing }

// Globals implements screen.Screen.
func (e *Editor) Globals() screen.Globals { return screen.ProgramOnly }

// Holds reports whether the form still is what was sent from a kept draft.
func (e *Editor) Holds(in model.Intent) bool {
	sent := e.draftID == in.DraftID || e.unknown != nil && e.unknown.Intent.ID == in.ID
	return sent && e.draft().Equal(in.Draft)
}

// SignedIn takes back what a missing sign-in had put above the form.
func (e *Editor) SignedIn() {
	if e.unsigned {
		e.refused, e.unsigned = "", false
	}
}

// Place implements screen.Placed: the page of the form.
func (e *Editor) Place() any { return e.stage }

// Sending reports whether the form is on its way.
func (e *Editor) Sending() bool { return e.sending.Busy() }
