package jobeditor

import (
	"context"
	"errors"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	"shortlist/ui/outside"
)

// Begin says what a form begins with: a job to edit, or for a new one nothing, a
// job to copy or a template. A draft that was kept is gone on with.
type Begin struct {
	Job      model.Job
	Copy     model.Job
	Template model.SavedDraft
	Draft    int64 // to go on with; 0: the newest of the job, where there is one
	Over     bool  // take the draft from another copy of the program that has it open
}

// opened is what a form begins with.
type opened struct {
	Begin
	job     model.Job // to be edited, as it is now
	ledger  *model.CurrencyEntry
	regions []string
	draft   model.SavedDraft
	stale   error // why the job is the copy kept here; nil: it was read
	resumed bool
	turned  turned   // the description it begins with
	left    struct { // what another program wrote into the draft's description, and has not come back
		text     string
		markdown bool
		err      error
	}
}

// Opening reads what a form needs and then hands the form to then.
func Opening(d *desk.Desk, source Source, program outside.Program, task *load.Task, begin Begin, then func(*Editor, error) tea.Cmd) tea.Cmd {
	return load.Act(d.Group, task, func(ctx context.Context) (opened, error) {
		return read(ctx, source, program, begin)
	}, func(o opened, err error) tea.Cmd {
		if err != nil {
			return then(nil, err)
		}
		e := newEditor(d, source, program)
		e.desc.turned = o.turned
		e.open(o)
		hold := e.look()
		if o.resumed || e.base.ID != 0 {
			hold = tea.Batch(e.hold(), hold)
		}
		there := then(e, nil)
		if o.resumed && !errors.Is(o.left.err, outside.ErrNothing) { // told after whatever else there is to tell: it is the news
			there = tea.Batch(there, e.takeBack(o.left.text, o.left.markdown, o.left.err))
		}
		return tea.Batch(hold, e.advise(), there)
	})
}

func read(ctx context.Context, source Source, program outside.Program, begin Begin) (o opened, err error) {
	o = opened{Begin: begin}
	if o.Draft == 0 && begin.Job.ID != 0 {
		waiting, err := source.WaitingDrafts(ctx)
		if err != nil {
			return o, err
		}
		if i := slices.IndexFunc(waiting, func(d model.SavedDraft) bool { return d.JobID == begin.Job.ID }); i >= 0 {
			o.Draft = waiting[i].ID
		}
	}
	if o.Draft != 0 {
		o.draft, err = source.TakeDraft(ctx, o.Draft, o.Over)
		switch {
		case err == nil:
			o.resumed = true
			o.left.text, o.left.markdown, o.left.err = program.Left(o.Draft)
		case !errors.Is(err, account.ErrNone) || begin.Job.ID == 0:
			return o, err
		}
	}
	if id := begin.Job.ID; id != 0 {
		// The newest there is: a form on old values would only conflict. A
		// draft can be gone on with all the same.
		o.job, err = source.Job(ctx, id)
		if account.Offline(err) && !o.resumed {
			o.job, o.stale, err = keptJob(ctx, source, id, err)
		}
		if err != nil && !o.resumed {
			return o, err
		}
	}
	if o.Copy.ID != 0 && o.Copy.Description == "" { // a list may not hold it
		whole, err := source.CachedJob(ctx, o.Copy.ID)
		if err != nil && !errors.Is(err, account.ErrNone) {
			return o, err
		}
		o.Copy.Description = whole.Description
	}
	if id := max(begin.Job.ID, o.Copy.ID); id != 0 {
		entry, known, err := source.Currency(ctx, id)
		if err != nil {
			return o, err
		}
		if known {
			o.ledger = &entry
		}
	}
	o.turned = turn(o.begins().Description)
	o.regions, err = source.Regions(ctx)
	return o, err
}

// keptJob returns the copy of a job that is kept here, for a service that cannot be asked
// now. It is compared with the service's before anything is sent. failed is why.
func keptJob(ctx context.Context, source Source, id int64, failed error) (j model.Job, stale, err error) {
	j, err = source.CachedJob(ctx, id)
	if err != nil || j.Description == "" { // a list may not hold it
		return model.Job{}, nil, failed
	}
	return j, failed, nil
}

// begins is what the form begins with.
func (o opened) begins() model.Draft {
	var currency *model.Currency
	if o.ledger != nil {
		currency = &o.ledger.Currency
	}
	switch {
	case o.resumed:
		return o.draft.Draft
	case o.Job.ID != 0:
		return model.DraftOf(o.job, currency)
	case o.Copy.ID != 0:
		return model.DraftOf(o.Copy, currency)
	}
	return o.Template.Draft
}

// open fills the form.
func (e *Editor) open(o opened) {
	e.base, e.fresh, e.ledger, e.regions, e.stale = o.job, o.job, o.ledger, o.regions, o.stale
	if o.stale != nil {
		e.fresh = model.Job{}
	}
	var currency *model.Currency
	if o.ledger != nil {
		currency = &o.ledger.Currency
	}
	if o.resumed {
		e.draftID, e.resumed, e.last = o.draft.ID, o.draft.Saved, o.draft.Saved
		if o.draft.JobID != 0 {
			e.base = o.draft.Base // what it was written over: a change since then is a conflict
		}
	}
	begin := o.begins()
	switch {
	case e.base.ID != 0:
		e.before = model.DraftOf(e.base, currency)
	case o.resumed:
	case o.Copy.ID != 0:
		e.before, e.origin = begin, origin{"a copy of “" + o.Copy.Title + "”", begin.Currency, "as in the copied job"}
	case o.Template.Name != "":
		e.before, e.origin = begin, origin{"from “" + o.Template.Name + "”", begin.Currency, "as in the template"}
	}
	e.fill(begin)
	if markdown := o.draft.Markdown + o.Template.Markdown; markdown != "" { // one of them at most
		e.desc.setMarkdown(markdown)
	}
	e.focusOn(model.FieldTitle)
	e.check()
}
