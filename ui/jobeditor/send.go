package jobeditor

import (
	"context"
	"errors"
	"fmt"
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

func (e *Editor) reviewActions() []action.Action {
	verb := "publish now"
	if e.base.ID != 0 {
		verb = "send the changes"
	}
	sending := e.busy()
	out := []action.Action{
		{Keys: action.SendJob, Label: action.Label{Name: verb, Synonyms: "publish, submit, post", Help: verb}, Group: action.GroupForm, Rank: 1, Disabled: sending, Run: e.send},
		{Keys: action.Back, Label: action.Label{Name: "back", Title: "Back to the form", Help: "go on writing"}, Group: action.GroupForm, Rank: 2, Disabled: sending, Run: e.back},
	}
	return append(out, e.review.Moves()...)
}

// send sends what was reviewed, once it is kept as it stands. Once it is on its way
// it is not taken back: what the service answers is waited for and noted.
func (e *Editor) send() tea.Cmd {
	e.confirmed = true
	return e.finish(e.transmit)
}

func (e *Editor) transmit() tea.Cmd {
	if !e.confirmed {
		return nil // the person went back meanwhile
	}
	e.confirmed = false
	d, base, form := e.draft(), e.base, e.saved()
	if e.saveErr != "" {
		form.Saved = time.Time{} // it could not be kept
	}
	e.saving.Cancel() // it cannot be typed in since
	return load.Act(e.desk.Group, &e.sending, func(ctx context.Context) (account.Saved, error) {
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
	var unanswered *account.Unanswered
	var conflicted *account.Conflict
	var problems model.Problems
	e.stage = writing
	switch {
	case err == nil, saved.Job.ID != 0:
		return tea.Batch(e.drop(), e.desk.Do(intent.ShowSaved{Saved: saved, Draft: d}))
	case errors.As(err, &unknown):
		e.desk.Fail(err)
		e.unknown, e.refused = unknown, NoAnswer(e.desk, unknown.Intent.Begun, unknown.Why())
		return e.desk.Do(intent.AskPublished{Unknown: unknown})
	case errors.As(err, &conflicted):
		e.stage = conflicting
		e.conflict = e.conflictOf(conflicted)
		return nil
	case account.NeedsSignIn(err):
		e.desk.Fail(err)
		e.refused, e.unsigned = "Nothing was sent: a sign-in is needed first. Then press "+action.ReviewJob.String()+" again.", true
	case errors.As(err, &problems):
		e.problems, e.listing = problems, true
		e.focusOn(problems[0].Field)
	case errors.Is(err, account.ErrTaken):
		e.refused = "Not sent: another copy of shortlist has gone on with this draft, or has published it. Look at your jobs before you send what is here."
	case account.SubscriptionPending(err):
		e.refused = "The subscription is still being approved, so nothing can be published yet. The draft is kept; try again later."
	case account.OverLimit(err):
		e.refused = "The account's limit of active jobs is reached. Stop another job first; the draft is kept."
	case errors.As(err, &unanswered):
		e.refused = e.desk.Fail(err)
		if unanswered.Undone { // by a later look at the job
			e.desk.Reached()
			e.refused += " " + action.ReviewJob.String() + " sends them again."
		}
	case account.NotSent(err):
		e.desk.Fail(err)
		left := "Nothing is public"
		if e.base.ID != 0 {
			left = "Nothing was changed"
		}
		e.refused = text.Sentence("Not sent: "+account.Reason(err)) + " " + left + "; the draft is kept. " + action.ReviewJob.String() + " tries again."
	default:
		e.refused = e.desk.Fail(err)
	}
	return nil
}

// NoAnswer says that a create was sent and left open. why is what became of the call;
// "" where that was not recorded.
func NoAnswer(d *desk.Desk, sent time.Time, why string) string {
	if why == "" {
		why = "no answer was recorded"
	}
	return fmt.Sprintf("Sent once at %s; %s. It may be public or not.", d.Clock(sent), text.Line(why))
}

// Settled tells the form that what became of a create of unknown outcome is known.
func (e *Editor) Settled(in model.Intent) {
	if e.unknown != nil && e.unknown.Intent.ID == in.ID {
		e.unknown, e.refused = nil, ""
	}
}

// Unreview goes back from the review to the form, where nothing is on its way:
// what comes over the screen unasked takes no key that would have sent the job.
func (e *Editor) Unreview() {
	if e.stage == reviewing && !e.Sending() {
		e.back()
	}
}

// Published tells the form that its create of unknown outcome made a job.
func (e *Editor) Published() tea.Cmd { return e.drop() }
