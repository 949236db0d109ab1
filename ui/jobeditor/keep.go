package jobeditor

import (
	"context"
	"errors"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// pause is how long after a change the draft is saved. Typing on does not put it
// off: what a crash can take is less than a second of it.
const pause = 400 * time.Millisecond

// edited notes a change: the rules are checked at once, the draft is saved soon.
func (e *Editor) edited() tea.Cmd {
	e.dirty, e.closed = true, false
	e.check()
	if e.saving.Busy() {
		return nil
	}
	return load.After(e.desk.Group, &e.saving, pause, func() tea.Cmd { return tea.Batch(e.advise(), e.Keep()) })
}

// Keep saves the draft now if there is anything to save: soon after a change, for
// leaving, and for a terminal that is gone. One save is under way at a time; what
// was changed meanwhile has its turn after it.
func (e *Editor) Keep() tea.Cmd {
	e.saving.Cancel()
	if !e.dirty || e.keeping {
		return nil
	}
	e.dirty, e.keeping = false, true
	d, handed := e.saved(), e.handed
	return load.Do(e.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, e.source.SaveDraft(context.WithoutCancel(ctx), d)
	}, func(_ struct{}, err error) tea.Cmd {
		e.keeping, e.saveErr = false, ""
		switch {
		case errors.Is(err, account.ErrTaken) && d.ID == e.draftID && !e.dropped:
			return e.fork()
		case errors.Is(err, account.ErrTaken) && !e.dropped: // it is another draft by now
			e.dirty = true
			return e.Keep()
		case err != nil:
			return e.unkept(err)
		}
		e.savedAt = d.Saved
		var forget, hold tea.Cmd
		if handed != 0 && handed == e.handed {
			forget = e.forget()
		}
		switch {
		case e.dropped:
			return tea.Batch(forget, e.drop(), e.finish(nil)) // it was thrown away while it was being kept
		case e.then != nil && e.dirty:
			return tea.Batch(forget, e.Keep())
		case e.then != nil:
			return tea.Batch(forget, e.finish(nil))
		case e.closed:
			return tea.Batch(forget, e.release(nil))
		case !e.holding.Busy():
			hold = e.hold()
		}
		if e.dirty && !e.saving.Busy() {
			hold = tea.Batch(hold, e.Keep())
		}
		return tea.Batch(forget, hold)
	})
}

// unkept tries again after a while; who waits for the end of the save is told.
func (e *Editor) unkept(err error) tea.Cmd {
	e.saveErr = e.desk.Fail(err)
	if e.dropped {
		return e.finish(nil) // it was thrown away
	}
	e.dirty, e.closed = true, false
	var retry tea.Cmd
	if !e.saving.Busy() {
		retry = load.After(e.desk.Group, &e.saving, again, e.Keep)
	}
	return tea.Batch(retry, e.finish(nil))
}

// finish calls then once nothing is to be kept any more, or cannot be. With nil it
// calls who waits already.
func (e *Editor) finish(then func() tea.Cmd) tea.Cmd {
	if then != nil {
		e.then = then
		keep := e.Keep()
		if e.keeping {
			return keep
		}
	}
	if e.then == nil {
		return nil
	}
	then, e.then = e.then, nil
	return then()
}

// again is how long after a save that failed it is tried again.
const again = 2 * time.Second

// fork makes the form a draft of its own: another copy of the program has gone on
// with the one it was.
func (e *Editor) fork() tea.Cmd {
	e.draftID, e.dirty = model.NewDraftID(), true
	return tea.Batch(e.Keep(), e.desk.Notify(desk.Warn, "Another copy of shortlist has gone on with this draft. What is written here is kept as a draft of its own."))
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
	if e.desc.form.markdown && (e.desc.touched() || e.desc.form.source == "") {
		d.Markdown = e.desc.area.Value()
	}
	return d
}

// Lost says why the form as it stands could not be kept; "" when it could.
func (e *Editor) Lost() string { return e.saveErr }

// hold tells other copies of the program, at once and then now and then, that the
// form is open here.
func (e *Editor) hold() tea.Cmd {
	id, jobID := e.draftID, e.base.ID
	return load.Do(e.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, e.source.HoldDraft(ctx, id, jobID)
	}, func(_ struct{}, err error) tea.Cmd { // a hold that is not confirmed ends by itself
		switch {
		case errors.Is(err, account.ErrTaken) && id == e.draftID && !e.dropped && !e.closed:
			return e.fork()
		case e.dropped:
			return e.drop()
		case e.closed:
			return e.release(nil)
		}
		return load.After(e.desk.Group, &e.holding, account.HoldEvery, e.hold)
	})
}

// Heard implements screen.Listener.
func (e *Editor) Heard(ev account.Event) tea.Cmd {
	if ev.Drafts || ev.All {
		return e.look()
	}
	return nil
}

// look finds out whether another copy of the program has the job open.
func (e *Editor) look() tea.Cmd {
	id := e.base.ID
	if id == 0 {
		return nil
	}
	return load.Run(e.desk.Group, &e.looking, func(ctx context.Context) (bool, error) {
		return e.source.OpenElsewhere(ctx, id)
	}, func(open bool, err error) tea.Cmd {
		was := e.elsewhere
		e.elsewhere = open && err == nil
		if e.elsewhere && !was {
			return e.desk.Notify(desk.Warn, "“"+text.Line(e.base.Title)+"” is open in another copy of shortlist, too. Whoever sends last is asked about what the other changed.")
		}
		return nil
	})
}

// release leaves the draft for whoever opens its form next, and then calls then,
// where that is given. The hold ends with the program, if not now.
func (e *Editor) release(then func() tea.Cmd) tea.Cmd {
	e.holding.Cancel()
	e.closed = true
	id := e.draftID
	return load.Do(e.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, e.source.ReleaseDraft(context.WithoutCancel(ctx), id)
	}, func(struct{}, error) tea.Cmd {
		if then == nil {
			return e.desk.Do(intent.ReloadDrafts{})
		}
		return tea.Batch(e.desk.Do(intent.ReloadDrafts{}), then())
	})
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
		if err != nil && !errors.Is(err, account.ErrTaken) { // another copy's by now, and stays
			return e.desk.Notify(desk.Warn, e.desk.Fail(err))
		}
		return tea.Batch(e.desk.Do(intent.ReloadDrafts{}), e.forget())
	})
}

// Leave keeps what was typed, leaves the draft for whoever opens its form next, and
// then calls done.
func (e *Editor) Leave(done func() tea.Cmd) tea.Cmd {
	return e.finish(func() tea.Cmd {
		if e.saveErr != "" {
			return done()
		}
		return tea.Batch(e.release(nil), done())
	})
}

// close leaves the form by the person's wish, once what was typed is kept.
func (e *Editor) close() tea.Cmd {
	if !e.changed() {
		return tea.Batch(e.drop(), e.desk.Do(intent.CloseScreen{Screen: e}))
	}
	return e.finish(e.kept)
}

// kept closes the form where it is kept, and else leaves it open: it would be gone.
func (e *Editor) kept() tea.Cmd {
	return e.leaveFor(func() tea.Cmd {
		return e.desk.Notify(desk.Info, "The draft is kept. Open the form again to go on.")
	})
}

// leaveComparison closes the form for the place that its comparison was opened from.
func (e *Editor) leaveComparison() tea.Cmd {
	back := e.backTo
	return e.finish(func() tea.Cmd { return e.leaveFor(back) })
}

// leaveFor closes the form, where it is kept, and then calls then.
func (e *Editor) leaveFor(then func() tea.Cmd) tea.Cmd {
	if e.saveErr != "" {
		return e.desk.Notify(desk.Bad, "The draft could not be kept, so the form stays open. "+e.saveErr+" "+action.DiscardDraft.String()+" throws it away.")
	}
	return e.release(func() tea.Cmd { // it is closed once nobody holds it: it may be opened again at once
		if e.dirty { // typed on meanwhile
			return e.close()
		}
		return tea.Batch(e.desk.Do(intent.CloseScreen{Screen: e}), then())
	})
}

func (e *Editor) discard() tea.Cmd {
	what := "the new job"
	if e.base.ID != 0 {
		what = "your changes of this job"
	}
	e.desk.Ask(desk.Question{
		Title: "Throw away the draft?",
		Lines: []string{"All you typed for " + what + " will be gone. Nothing changes on the board."},
		Verb:  "throw away", Danger: true,
		Do: func() tea.Cmd { return tea.Batch(e.drop(), e.desk.Do(intent.CloseScreen{Screen: e})) },
	})
	return nil
}

// template keeps a copy of the form under a name, for new jobs to begin with.
func (e *Editor) template() tea.Cmd {
	return e.desk.Do(intent.NameTemplate{Suggested: e.lines[model.FieldTitle].input.Value(), Then: func(name string) tea.Cmd {
		d := e.saved()
		d.ID, d.JobID, d.Base, d.Name = model.NewDraftID(), 0, model.Job{}, name
		return load.Do(e.desk.Group, func(ctx context.Context) (struct{}, error) {
			return struct{}{}, e.source.SaveDraft(context.WithoutCancel(ctx), d)
		}, func(_ struct{}, err error) tea.Cmd {
			if err != nil {
				return e.desk.Notify(desk.Bad, "The template could not be kept. "+e.desk.Fail(err))
			}
			return e.desk.Notify(desk.Good, "Kept as the template “"+text.Line(name)+"”. "+action.NewJob.String()+" offers it for a new job.")
		})
	}})
}
