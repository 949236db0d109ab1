package jobeditor

import (
	"context"
	"errors"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/load"
)

func (e *Editor) reviewActions() []action.Action {
	verb := "publish now"
	if e.base.ID != 0 {
		verb = "send the changes"
	}
	sending := e.busy()
	out := []action.Action{
		{Keys: []string{"y"}, Name: verb, Help: verb, Rank: 1, Disabled: sending, Run: e.send},
		{Keys: []string{"esc"}, Name: "back", Help: "go on writing", Rank: 2, Disabled: sending, Run: e.back},
	}
	return append(out, e.review.Moves()...)
}

// send sends what was reviewed. Once it is on its way it is not taken back: what
// the service answers is waited for and noted.
func (e *Editor) send() tea.Cmd {
	d, base, form := e.draft(), e.base, e.saved()
	e.saving.Cancel() // the form was kept before the review, and cannot be typed in since
	return load.Run(e.desk.Group, &e.sending, func(ctx context.Context) (account.Saved, error) {
		ctx = context.WithoutCancel(ctx)
		if base.ID == 0 {
			return e.source.Create(ctx, form)
		}
		return e.source.Update(ctx, base, d)
	}, func(saved account.Saved, err error) tea.Cmd { return e.sent(saved, d, err) })
}

// sent takes the answer. Whatever it is, the form keeps what was typed until the
// job is at the service.
func (e *Editor) sent(saved account.Saved, d model.Draft, err error) tea.Cmd {
	var unknown *account.Unknown
	var conflicted *account.Conflict
	var problems model.Problems
	e.stage = writing
	switch {
	case err == nil, saved.Job.ID != 0:
		return tea.Batch(e.drop(), e.hooks.Saved(saved, d))
	case errors.As(err, &unknown):
		e.refused = "Nobody knows whether the job was created. " + e.desk.Fail(err)
		return e.hooks.Unknown(unknown)
	case errors.As(err, &conflicted):
		e.stage = conflicting
		e.conflict = e.conflictOf(conflicted)
		return nil
	case account.NeedsSignIn(err):
		e.desk.Fail(err)
		e.refused, e.unsigned = "Nothing was sent: a sign-in is needed first. Then press ctrl+s again.", true
	case errors.As(err, &problems):
		e.problems, e.listing = problems, true
		return e.focusOn(problems[0].Field)
	case account.SubscriptionPending(err):
		e.refused = "The subscription is still being approved, so nothing can be published yet. The draft is kept; try again later."
	case account.OverLimit(err):
		e.refused = "The account's limit of active jobs is reached. Stop another job first; the draft is kept."
	default:
		e.refused = e.desk.Fail(err)
	}
	return nil
}

// Settled tells the form that its create of unknown outcome did nothing.
func (e *Editor) Settled() { e.refused = "" }

// Published tells the form that its create of unknown outcome made a job.
func (e *Editor) Published() tea.Cmd { return e.drop() }
