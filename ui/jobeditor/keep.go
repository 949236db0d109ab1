package jobeditor

import (
	"context"
	"errors"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// pause is the time from a change to the save of the draft. More typing does not delay
// it, so a crash loses less than a second.
const pause = 400 * time.Millisecond

// edited checks the rules at once after a change, and saves the draft soon.
func (e *Editor) edited() tea.Cmd {
	e.text, e.end = e.text.changed(), e.end.reopened()
	e.check()
	if e.saveTimer.Busy() {
		return nil
	}
	return load.After(e.env.Group, &e.saveTimer, pause, func() tea.Cmd { return tea.Batch(e.advise(), e.Keep()) })
}

// Keep saves the draft now if it has changed: soon after a change, before leaving, and
// when the terminal is gone. One save runs at a time; later changes are saved after it.
func (e *Editor) Keep() tea.Cmd {
	e.saveTimer.Cancel()
	if !e.text.isDirty() || e.text.isSaving() {
		return nil
	}
	e.text = textSaving
	d, handed := e.saved(), e.handed
	e.unsaved.Store(true)
	return load.Do(e.env.Group, func(ctx context.Context) (struct{}, error) {
		err := e.source.SaveDraft(context.WithoutCancel(ctx), d)
		e.unsaved.Store(err != nil && !account.ReadOnly(err)) // a read-only store: the draft is kept beside it
		return struct{}{}, err
	}, func(_ struct{}, err error) tea.Cmd { return e.saveEnded(d, handed, err) })
}

// saveEnded handles the result of saving d. handed is the draft whose text is in a file of the editor, as of the save.
func (e *Editor) saveEnded(d model.SavedDraft, handed int64, err error) tea.Cmd {
	e.text, e.saveErr = e.text.ended(err), ""
	switch taken := errors.Is(err, account.ErrTaken) && e.end != endDropped; {
	case taken && d.ID == e.draftID:
		return e.fork()
	case taken: // the form is another draft now
		return e.Keep()
	case err != nil:
		return e.saveFailed(err)
	}
	e.savedAt, e.beside = d.Saved, false
	var forget tea.Cmd
	if handed != 0 && handed == e.handed {
		forget = e.forget()
	}
	return tea.Batch(forget, e.afterSave())
}

// afterSave ends a form that waited for the save, and calls whenSaved. An open form goes on saving, and holds its
// draft.
func (e *Editor) afterSave() tea.Cmd {
	switch {
	case e.end == endDropped:
		return tea.Batch(e.drop(), e.finish(nil)) // it was discarded during the save
	case e.whenSaved != nil && e.text.isDirty():
		return e.Keep()
	case e.whenSaved != nil:
		return e.finish(nil)
	case e.end == endLeaving:
		return e.release(nil)
	}
	var hold, keep tea.Cmd
	if !e.leaseTimer.Busy() {
		hold = e.hold()
	}
	if e.text.isDirty() && !e.saveTimer.Busy() {
		keep = e.Keep()
	}
	return tea.Batch(hold, keep)
}

// saveFailed tries again after a while, and runs what waits for the save.
func (e *Editor) saveFailed(err error) tea.Cmd {
	e.saveErr = e.env.Fail(err)
	if e.end == endDropped { // it was discarded: nothing is tried again
		e.text = e.text.dropped()
		return e.finish(nil)
	}
	e.end = e.end.reopened()
	e.beside = account.ReadOnly(err)
	var retry tea.Cmd
	if !e.saveTimer.Busy() {
		retry = load.After(e.env.Group, &e.saveTimer, retryAfter, e.Keep)
	}
	return tea.Batch(retry, e.finish(nil))
}

// finish calls then once the draft is saved, or cannot be. With nil it calls the function that
// waits already.
func (e *Editor) finish(then func() tea.Cmd) tea.Cmd {
	if then != nil {
		e.whenSaved = then
		keep := e.Keep()
		if e.text.isSaving() {
			return keep
		}
	}
	if e.whenSaved == nil {
		return nil
	}
	then, e.whenSaved = e.whenSaved, nil
	return then()
}

// retryAfter is the pause before a failed save is tried again. Text that is typed meanwhile waits for that save, so
// the pause is shorter than the second of typing that a crash may lose.
const retryAfter = 800 * time.Millisecond

// fork makes the form a draft of its own, as another window continues its draft.
func (e *Editor) fork() tea.Cmd {
	e.draftID, e.text = model.NewDraftID(), e.text.changed()
	return tea.Batch(e.Keep(), e.env.Notify(env.Warn, lang.Text("Another window continues this draft. Your text here is saved as a draft of its own.")))
}

// saved returns the draft to save. Its time is always later than that of the draft before,
// even if the clock is set back: the store orders drafts by it.
func (e *Editor) saved() model.SavedDraft {
	at := e.env.Now()
	if !at.After(e.last) {
		at = e.last.Add(time.Millisecond)
	}
	e.last = at
	d := model.SavedDraft{ID: e.draftID, JobID: e.base.ID, Base: e.base, BaseCurrency: e.before.Currency, BaseNeeds: e.before.Needs, Draft: e.draft(), Saved: at}
	if e.desc.form.markdown && (e.desc.touched() || e.desc.form.source == "") {
		d.Markdown = e.desc.area.Value()
	}
	return d
}

// Lost is why the draft could not be saved, or that the job is being sent; else "".
func (e *Editor) Lost() string {
	if e.Sending() {
		return text.Sentence(lang.Text("the job is being sent"))
	}
	return e.saveErr
}

// Unsaved reports whether changes of the draft are not on the disk, and the draft's title. It counts a save whose
// result the loop does not know.
func (e *Editor) Unsaved() (title string, is bool) {
	return e.draft().Title, e.end != endDropped && (e.text.isDirty() && !e.beside || e.unsaved.Load())
}

// hold takes the lease of the draft and renews it, so that other windows know that the
// form is open here.
func (e *Editor) hold() tea.Cmd {
	id, jobID := e.draftID, e.base.ID
	return load.Do(e.env.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, e.source.HoldDraft(ctx, id, jobID)
	}, func(_ struct{}, err error) tea.Cmd { // a lease that is not renewed expires
		switch {
		case errors.Is(err, account.ErrTaken) && id == e.draftID && e.end == endOpen:
			return e.fork()
		case e.end == endDropped:
			return e.drop()
		case e.end == endLeaving:
			return e.release(nil)
		}
		return load.After(e.env.Group, &e.leaseTimer, account.HoldEvery, e.hold)
	})
}

// Heard implements screen.Listener.
func (e *Editor) Heard(ev account.Event) tea.Cmd {
	var retry tea.Cmd
	if ev.All && e.saveErr != "" { // the store may take the draft now
		retry = e.Keep()
	}
	var learn tea.Cmd
	if id := e.base.ID; id != 0 && (ev.Jobs || ev.All) {
		learn = load.Run(e.env.Group, &e.learning, func(ctx context.Context) (*model.CurrencyEntry, error) {
			return readLedger(ctx, e.source, id)
		}, func(entry *model.CurrencyEntry, err error) tea.Cmd {
			if err == nil {
				e.learnCurrency(entry)
			}
			return nil
		})
	}
	if ev.Drafts || ev.All {
		return tea.Batch(retry, learn, e.checkElsewhere())
	}
	return learn
}

// checkElsewhere checks whether another window has the job open.
func (e *Editor) checkElsewhere() tea.Cmd {
	id := e.base.ID
	if id == 0 {
		return nil
	}
	return load.Run(e.env.Group, &e.looking, func(ctx context.Context) (bool, error) {
		return e.source.OpenElsewhere(ctx, id)
	}, func(open bool, err error) tea.Cmd {
		was := e.elsewhere
		e.elsewhere = open && err == nil
		if e.elsewhere && !was {
			return e.env.Notify(env.Warn, lang.Text("“%s” is open in another window, too. The last to send is asked about the other's changes.", text.Line(e.base.Title)))
		}
		return nil
	})
}

// release ends the lease of the draft, so that any window can open it, and then calls
// then, if given. A lease that could not be released expires.
func (e *Editor) release(then func() tea.Cmd) tea.Cmd {
	e.leaseTimer.Cancel()
	e.end = e.end.left()
	id := e.draftID
	return load.Do(e.env.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, e.source.ReleaseDraft(context.WithoutCancel(ctx), id)
	}, func(struct{}, error) tea.Cmd {
		if then == nil {
			return e.env.Do(intent.ReloadDrafts{})
		}
		return tea.Batch(e.env.Do(intent.ReloadDrafts{}), then())
	})
}

// drop deletes the saved draft.
func (e *Editor) drop() tea.Cmd {
	e.saveTimer.Cancel()
	e.leaseTimer.Cancel()
	e.text, e.end = e.text.dropped(), endDropped
	id := e.draftID
	return load.Do(e.env.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, e.source.DropDraft(context.WithoutCancel(ctx), id)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil && !errors.Is(err, account.ErrTaken) { // another window has the draft now: it stays
			return e.env.Notify(env.Warn, e.env.Fail(err))
		}
		return tea.Batch(e.env.Do(intent.ReloadDrafts{}), e.forget())
	})
}

// Leave saves and releases the draft, and then calls done.
func (e *Editor) Leave(done func() tea.Cmd) tea.Cmd {
	return e.finish(func() tea.Cmd {
		if e.saveErr != "" {
			return done()
		}
		return tea.Batch(e.release(nil), done())
	})
}

// close closes the form once the draft is saved.
func (e *Editor) close() tea.Cmd {
	if !e.changed() {
		return tea.Batch(e.drop(), e.env.Do(intent.CloseScreen{Screen: e}))
	}
	return e.finish(e.closeSaved)
}

// closeSaved closes the form if the draft is saved; else the text would be lost.
func (e *Editor) closeSaved() tea.Cmd {
	return e.leaveFor(func() tea.Cmd {
		return e.env.Notify(env.Info, lang.Text("The draft is saved. Open the form again to continue."))
	})
}

// leaveComparison closes the form and goes back to where the comparison was opened.
func (e *Editor) leaveComparison() tea.Cmd {
	back := e.backTo
	return e.finish(func() tea.Cmd { return e.leaveFor(back) })
}

// leaveFor closes the form, if the draft is saved, and then calls then.
func (e *Editor) leaveFor(then func() tea.Cmd) tea.Cmd {
	if e.saveErr != "" {
		return e.env.Notify(env.Bad, lang.Text("The draft could not be saved, so the form stays open. %s %s discards it.", e.saveErr, action.DiscardDraft))
	}
	return e.release(func() tea.Cmd { // first, as the draft may be opened again at once
		if e.text.isDirty() { // typed on meanwhile
			return e.close()
		}
		return tea.Batch(e.env.Do(intent.CloseScreen{Screen: e}), then())
	})
}

func (e *Editor) discard() tea.Cmd {
	effect := lang.Text("Everything you typed for the new job will be lost. Nothing changes on the board.")
	if e.base.ID != 0 {
		effect = lang.Text("Everything you typed here will be lost. Nothing changes on the board.")
	}
	e.env.Ask(env.Question{
		Title: lang.Text("Discard the draft?"),
		Lines: []string{effect},
		Verb:  lang.TextIn("jobeditor", "discard"), Danger: true,
		Do: func() tea.Cmd { return tea.Batch(e.drop(), e.env.Do(intent.CloseScreen{Screen: e})) },
	})
	return nil
}

// template saves a copy of the form under a name, to start new jobs from.
func (e *Editor) template() tea.Cmd {
	return e.env.Do(intent.NameTemplate{Suggested: e.lines[model.FieldTitle].input.Value(), Then: func(name string) tea.Cmd {
		d := e.saved()
		d.ID, d.JobID, d.Base, d.BaseCurrency, d.BaseNeeds, d.Name = model.NewDraftID(), 0, model.Job{}, nil, "", name
		return load.Do(e.env.Group, func(ctx context.Context) (struct{}, error) {
			return struct{}{}, e.source.SaveDraft(context.WithoutCancel(ctx), d)
		}, func(_ struct{}, err error) tea.Cmd {
			if err != nil {
				return e.env.Notify(env.Bad, lang.Text("The template could not be saved. %s", e.env.Fail(err)))
			}
			return e.env.Notify(env.Good, lang.Text("Saved as the template “%s”. %s offers it for a new job.", text.Line(name), action.NewJob))
		})
	}})
}
