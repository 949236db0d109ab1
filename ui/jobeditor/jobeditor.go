// Package jobeditor is the form of a job: every rule beside its field, a draft that is
// saved while a person types, undo step by step, and a review before anything is sent. It also lists the drafts and the
// templates, and asks for the outcome of creates without an answer: each may have published its job or not (CONTRACT 11).
package jobeditor

import (
	"context"
	"fmt"
	"slices"
	"sync/atomic"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/advice"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/external"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/widget"
)

// Source is what the form needs of an account.
type Source interface {
	Job(ctx context.Context, id int64) (model.Job, error)
	CachedJob(ctx context.Context, id int64) (model.Job, error)
	Currency(ctx context.Context, jobID int64) (model.CurrencyEntry, bool, error)
	Regions(context.Context) ([]string, error)
	Duplicates(context.Context, model.Draft) (bool, error)
	Create(context.Context, model.SavedDraft) (account.Saved, error)
	Update(ctx context.Context, base model.Job, currency *model.Currency, d model.Draft) (account.Saved, error)
	WaitingDrafts(context.Context) ([]model.SavedDraft, error)
	TakeDraft(ctx context.Context, id int64, over bool) (model.SavedDraft, error)
	SaveDraft(context.Context, model.SavedDraft) error
	HoldDraft(ctx context.Context, id, jobID int64) error
	OpenElsewhere(ctx context.Context, jobID int64) (bool, error)
	ReleaseDraft(ctx context.Context, id int64) error
	DropDraft(ctx context.Context, id int64) error
	NeedsText(ctx context.Context, jobID int64) (set, typed string, err error)
	Questions(ctx context.Context, jobID int64) ([]string, error)
	TypeNeeds(ctx context.Context, jobID int64, typed string) error
	SetNeeds(ctx context.Context, jobID int64, of []needs.Need) error
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

// fieldCountry is in the form if neither the service's address nor the config names the
// country: without it a currency code has no meaning (CONTRACT 2). It is not sent.
const fieldCountry model.FormField = "country"

// fields lists the fields of the form in their order.
func (e *Editor) fields() []model.FormField {
	fields := append(model.FormFields(), model.FieldNeeds)
	if e.picks[fieldCountry] == nil {
		return fields
	}
	return slices.Insert(fields, slices.Index(fields, model.FieldCurrency), fieldCountry)
}

// Editor is the form.
type Editor struct {
	env     *env.Env
	source  Source
	program external.Program // the person's own editor

	over
	stale   error                // why base is the stored copy; nil: it was fetched
	fresh   model.Job            // the job at the service when it was fetched last; its id is 0 if that failed
	ledger  *model.CurrencyEntry // the currency that was last sent from here; nil: unknown
	regions []string             // used by the account's jobs
	origin  origin

	lines   map[model.FormField]*line
	picks   map[model.FormField]*pick
	desc    description
	needs   widget.Area
	asked   string // the questions for the interview that the job or template began with, one a line
	history history

	focus    model.FormField
	problems model.Problems
	left     map[model.FormField]bool // fields the person has left
	shown    map[model.FormField]bool // fields whose problems are shown
	listing  bool                     // all problems are listed, as sending was tried
	advised
	advising load.Task

	stage     stage
	sending   load.Task
	confirmed bool             // send what was reviewed once the draft is saved
	refused   string           // why it was not sent, above the form
	unknown   *account.Unknown // its create, while the outcome is unknown
	unsigned  bool             // refused is about a missing sign-in
	conflict  conflict
	review    widget.Page // what will be sent, or the comparison
	preview   widget.Page
	from      string         // the place that backTo leads to
	backTo    func() tea.Cmd // where esc leads from the comparison; nil: to the form

	draftID    int64 // of the draft it is saved as
	text       textState
	end        endState
	saveTimer  load.Task
	unsaved    atomic.Bool    // a save has begun, and has not succeeded
	beside     bool           // the store refused the draft, which is kept beside it
	whenSaved  func() tea.Cmd // runs once nothing is left to save
	leaseTimer load.Task      // renews the draft's lease
	looking    load.Task      // checks whether another window has the job open
	elsewhere  bool           // another window has it open
	learning   load.Task      // reads the ledger
	fetching   load.Task      // fetches the job for the comparison
	last       time.Time      // of the newest state that was saved
	savedAt    time.Time
	saveErr    string // why the last save failed, until one succeeds
	away       bool   // the person's editor has the description
	handed     int64  // the draft whose text is in a file of the person's editor; 0: none
	resumed    time.Time
}

// over is the job that the form changes. Undo restores it, too: undoing a resolved conflict
// brings back the older job.
type over struct {
	base   model.Job   // the job as it was when the form was opened; id 0 for a new one
	before model.Draft // what the form began with
}

// origin is what a new job began with; its zero value is an empty form.
type origin struct {
	copied   string // the title of a copied job
	template string // the name of a template
	currency *model.Currency
}

func newEditor(d *env.Env, source Source, program external.Program) *Editor {
	e := &Editor{
		env: d, source: source, program: program, draftID: model.NewDraftID(),
		left: map[model.FormField]bool{}, shown: map[model.FormField]bool{},
	}
	e.desc.setHTML("")
	e.lines = map[model.FormField]*line{}
	for _, field := range []model.FormField{model.FieldTitle, model.FieldRegion, model.FieldAddress, model.FieldSalaryFrom, model.FieldSalaryTo} {
		l := newLine(sayPlaceholder(field))
		e.lines[field] = &l
	}
	types := func() *pick {
		return &pick{codes: codes(model.JobTypes()), optional: true, label: func(c int) string { return d.Labels.Label(model.JobType(c)) }}
	}
	e.picks = map[model.FormField]*pick{
		model.FieldRate:     {codes: codes(model.Rates()), optional: true, label: func(c int) string { return sayRateChoice(model.Rate(c)) }},
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
	e.asked = d.Questions
	e.needs.SetValue(d.Needs)
	e.needs.MoveTo(len(d.Needs))
	if d.Description != e.desc.sent() { // what was typed as Markdown or HTML stays so
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

// draft returns what the form holds, as it is sent.
func (e *Editor) draft() model.Draft {
	d := e.typed()
	d.Description = e.desc.sent()
	return d
}

// typed is draft for the rules, which run at each key: the description's HTML may differ from what is sent.
func (e *Editor) typed() model.Draft {
	return model.Draft{
		Title: e.lines[model.FieldTitle].value(), Region: e.lines[model.FieldRegion].value(), Address: e.lines[model.FieldAddress].value(),
		SalaryFrom: e.lines[model.FieldSalaryFrom].value(), SalaryTo: e.lines[model.FieldSalaryTo].value(),
		Rate: typed[model.Rate](e.picks[model.FieldRate]), Currency: typed[model.Currency](e.picks[model.FieldCurrency]),
		Type1: typed[model.JobType](e.picks[model.FieldType1]), Type2: typed[model.JobType](e.picks[model.FieldType2]),
		Description: e.desc.html(), Needs: e.needs.Value(), Questions: e.asked,
	}
}

// changed reports whether the form differs from the job, or from an empty form.
func (e *Editor) changed() bool { return !e.typed().Equal(e.before) }

// area is the focused field if it has many lines; nil else.
func (e *Editor) area() *widget.Area {
	switch e.focus {
	case model.FieldDescription:
		return &e.desc.area
	case model.FieldNeeds:
		return &e.needs
	}
	return nil
}

// check validates the form. Fields without problems are no longer marked.
func (e *Editor) check() {
	visible := func(string) int { return e.desc.visible() }
	if e.base.ID == 0 {
		_, e.problems = model.Validate(e.typed(), visible)
	} else {
		_, e.problems = model.ValidateChange(e.base, e.typed(), e.env.Country, visible)
	}
	e.problems = account.CheckNeeds(e.typed(), e.problems)
	for f := range e.shown {
		if len(e.problems.ByField(f)) == 0 {
			delete(e.shown, f)
		}
	}
	e.listing = e.listing && len(e.problems) > 0
}

// leaveField records that the person left a field, and shows the problems of all fields
// that were left.
func (e *Editor) leaveField(f model.FormField) {
	e.left[f] = true
	for _, p := range e.problems {
		if e.left[p.Field] {
			e.shown[p.Field] = true
		}
	}
}

// advised is what the form is advised of.
type advised struct {
	hints     []advice.Hint
	duplicate bool // it is a new job that looks like one on the board
}

// duplicateText words that the form is a duplicate; "" if it is not.
func (a advised) duplicateText() string {
	if !a.duplicate {
		return ""
	}
	return lang.Text("A duplicate: a job with this title, region and text is on the board already.")
}

// advise computes the advice off the loop.
func (e *Editor) advise() tea.Cmd {
	d, fresh, country, now := e.draft(), e.base.ID == 0, e.env.Country, e.env.Now()
	if d.Title == "" && d.Description == "" { // nothing is written yet
		e.advised = advised{}
		return nil
	}
	return load.Run(e.env.Group, &e.advising, func(ctx context.Context) (a advised, err error) {
		a.hints = advice.On(d, country, now)
		if fresh {
			a.duplicate, err = e.source.Duplicates(ctx, d)
		}
		return a, err
	}, func(given advised, err error) tea.Cmd {
		e.advised = given // after a failure too: it is only advice
		return nil
	})
}

// JobID is the job being edited; 0 for a new one.
func (e *Editor) JobID() int64 { return e.base.ID }

// Resumed is when the draft that the form began with was saved; zero if it began without
// one.
func (e *Editor) Resumed() time.Time { return e.resumed }

// Stale returns why the form changes the stored copy of the job; nil if the job was
// fetched.
func (e *Editor) Stale() error { return e.stale }

// Overtaken reports whether the job changed at the service after the continued draft was
// begun.
func (e *Editor) Overtaken() bool {
	return e.base.ID != 0 && e.fresh.ID != 0 && !model.DraftOf(e.fresh, nil).Equal(model.DraftOf(e.base, nil))
}

// Typing implements screen.Screen.
func (e *Editor) Typing() bool { return e.stage == writing }

// Globals implements screen.Screen.
func (e *Editor) Globals() screen.Globals { return screen.ProgramOnly }

// Holds reports whether the form is unchanged since an intent's create was sent.
func (e *Editor) Holds(in model.Intent) bool {
	sent := e.draftID == in.DraftID || e.unknown != nil && e.unknown.Intent.ID == in.ID
	return sent && e.draft().Equal(in.Draft)
}

// SignedIn removes the message about a missing sign-in, and shows how to go on.
func (e *Editor) SignedIn() tea.Cmd {
	if !e.unsigned {
		return nil
	}
	e.refused, e.unsigned = "", false
	return e.env.Notify(env.Info, lang.Text("You are signed in. %s sends the form.", action.ReviewJob))
}

// Place implements screen.Placed: the page of the form.
func (e *Editor) Place() any { return e.stage }

// Sending reports whether the form is being sent.
func (e *Editor) Sending() bool { return e.sending.Busy() }

// sayPlaceholder is what an empty field shows.
func sayPlaceholder(f model.FormField) string {
	switch f {
	case model.FieldTitle:
		return lang.Text("what the job is")
	case model.FieldRegion:
		return lang.Text("city or region")
	case model.FieldAddress:
		return lang.Text("street")
	case model.FieldSalaryFrom, model.FieldSalaryTo:
		return lang.Text("(optional)")
	case model.FieldNeeds:
		return lang.Text("what you look for; never sent")
	case model.FieldRate, model.FieldCurrency, fieldCountry, model.FieldType1, model.FieldType2, model.FieldDescription:
	}
	return ""
}

func sayRateChoice(r model.Rate) string { return fmt.Sprintf("%d · %s", int(r), r) }
