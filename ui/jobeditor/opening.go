package jobeditor

import (
	"context"
	"errors"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/env"
	"shortlist/ui/external"
	"shortlist/ui/load"
)

// Begin is what a form begins with: a job to edit; for a new job nothing, a job to copy or a
// template. A saved draft is continued.
type Begin struct {
	Job      model.Job
	Copy     model.Job
	Template model.SavedDraft
	Draft    int64 // to continue; 0: the newest draft of the job, if any
	Over     bool  // take the draft from another window that has it open
}

// opened is what was loaded for a form.
type opened struct {
	Begin
	job        model.Job // to edit, as the service has it now
	ledger     *model.CurrencyEntry
	needs      string // of the job to edit or to copy
	asked      string // in interviews for this job, one question a line
	regions    []string
	draft      model.SavedDraft
	stale      error // why the job is the stored copy; nil: it was fetched
	resumed    bool
	conversion conversion // the description it begins with
	left       struct {   // the description in the editor's file, after an interrupted run
		text     string
		markdown bool
		err      error
	}
}

// Fetching is the text that is shown while the job is fetched.
func Fetching() string { return sayFetching() }

// Opening loads what a form needs and hands the form to then.
func Opening(d *env.Env, source Source, program external.Program, task *load.Task, begin Begin, then func(*Editor, error) tea.Cmd) tea.Cmd {
	return load.Act(d.Group, task, func(ctx context.Context) (opened, error) {
		return loadOpened(ctx, source, program, begin)
	}, func(o opened, err error) tea.Cmd {
		if err != nil {
			return then(nil, err)
		}
		e := newEditor(d, source, program)
		e.desc.conversion = o.conversion
		e.open(o)
		hold := e.checkElsewhere()
		if o.resumed || e.base.ID != 0 {
			hold = tea.Batch(e.hold(), hold)
		}
		there := then(e, nil)
		if o.resumed && !errors.Is(o.left.err, external.ErrNothing) { // the last notice, as it matters most
			there = tea.Batch(there, e.recoverWritten(o.left.text, o.left.markdown, o.left.err))
		}
		return tea.Batch(hold, e.advise(), there)
	})
}

func loadOpened(ctx context.Context, source Source, program external.Program, begin Begin) (o opened, err error) {
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
		// The newest job: a form on old values would only conflict. A draft can be
		// continued without it.
		o.job, err = source.Job(ctx, id)
		if account.Offline(err) && !o.resumed {
			o.job, o.stale, err = storedJob(ctx, source, id, err)
		}
		if err != nil && !o.resumed {
			return o, err
		}
	}
	if o.Copy.ID != 0 && o.Copy.Description == "" { // a job of a list may lack it
		whole, err := source.CachedJob(ctx, o.Copy.ID)
		if err != nil && !errors.Is(err, account.ErrNone) {
			return o, err
		}
		o.Copy.Description = whole.Description
	}
	if id := max(begin.Job.ID, o.Copy.ID); id != 0 {
		if o.ledger, err = readLedger(ctx, source, id); err != nil {
			return o, err
		}
		if o.needs, _, err = source.NeedsText(ctx, id); err != nil {
			return o, err
		}
		o.needs = strings.TrimSpace(o.needs)
		own, err := source.Questions(ctx, id)
		if err != nil {
			return o, err
		}
		o.asked = strings.Join(own, "\n")
	}
	o.conversion = convert(o.begins().Description)
	o.regions, err = source.Regions(ctx)
	return o, err
}

// storedJob returns the stored copy of a job while the service cannot be reached. The
// form compares it with the service's before it sends anything. failed is why.
func storedJob(ctx context.Context, source Source, id int64, failed error) (j model.Job, stale, err error) {
	j, err = source.CachedJob(ctx, id)
	if err != nil || j.Description == "" { // a job of a list may lack it
		return model.Job{}, nil, failed
	}
	return j, failed, nil
}

// readLedger returns the ledger's entry for a job, or nil without one.
func readLedger(ctx context.Context, source Source, id int64) (*model.CurrencyEntry, error) {
	entry, known, err := source.Currency(ctx, id)
	if err != nil || !known {
		return nil, err
	}
	return &entry, nil
}

// currencyOf returns the currency of an entry, or nil without one.
func currencyOf(entry *model.CurrencyEntry) *model.Currency {
	if entry == nil {
		return nil
	}
	return &entry.Currency
}

// begins returns what the form begins with.
func (o opened) begins() model.Draft {
	d := o.Template.Draft
	switch {
	case o.resumed:
		d = o.draft.Draft
		if d.Needs == o.draft.BaseNeeds && o.draft.JobID != 0 { // not changed in the draft: those that the job has now
			d.Needs = o.needs
		}
		if o.draft.JobID != 0 {
			d.Questions = o.asked
		}
	case o.Job.ID != 0:
		d = o.of(o.job)
	case o.Copy.ID != 0:
		d = o.of(o.Copy)
	}
	return d
}

// of returns a draft of the job that is edited or copied.
func (o opened) of(j model.Job) model.Draft {
	d := model.DraftOf(j, currencyOf(o.ledger))
	d.Needs, d.Questions = o.needs, o.asked
	return d
}

// open fills the form.
func (e *Editor) open(o opened) {
	e.base, e.fresh, e.regions, e.stale = o.job, o.job, o.regions, o.stale
	if o.stale != nil {
		e.fresh = model.Job{}
	}
	currency := currencyOf(o.ledger)
	if o.resumed {
		e.draftID, e.resumed, e.last = o.draft.ID, o.draft.Saved, o.draft.Saved
		if o.draft.JobID != 0 {
			e.base, currency = o.draft.Base, o.draft.BaseCurrency // a change since then is a conflict
		}
	}
	begin := o.begins()
	switch {
	case e.base.ID != 0:
		e.before = model.DraftOf(e.base, currency)
		e.before.Needs = o.needs
	case o.resumed:
	case o.Copy.ID != 0:
		e.before, e.origin = begin, origin{copied: o.Copy.Title, currency: begin.Currency}
	case o.Template.Name != "":
		e.before, e.origin = begin, origin{template: o.Template.Name, currency: begin.Currency}
	}
	e.fill(begin)
	if markdown := o.draft.Markdown + o.Template.Markdown; markdown != "" { // one of them at most
		e.desc.setMarkdown(markdown)
	}
	e.focusOn(model.FieldTitle)
	e.learnCurrency(o.ledger)
}

// learnCurrency takes the ledger's entry for the job. It fills the currency of a form that
// began without one, unless the person has chosen one.
func (e *Editor) learnCurrency(entry *model.CurrencyEntry) {
	e.ledger = entry
	if p := e.picks[model.FieldCurrency]; e.base.ID != 0 && entry != nil && e.before.Currency == nil && p.value() == nil {
		e.before.Currency = &entry.Currency
		p.set(intOf(e.before.Currency))
	}
	e.check()
}
