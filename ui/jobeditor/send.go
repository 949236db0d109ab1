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

func (e *Editor) reviewActions() []action.Action {
	label := action.Label{Name: "publish now", Synonyms: "publish, submit, post", Help: "publish now"}.Translated()
	if e.base.ID != 0 {
		label = action.Label{Name: "send the changes", Synonyms: "publish, submit, post", Help: "send the changes"}.Translated()
	}
	sending := e.busy()
	out := []action.Action{
		{Keys: action.SendJob, Label: label, Group: action.GroupForm, Rank: 1, Disabled: sending, Run: e.send},
		{Keys: action.Back, Label: sayBack(), Group: action.GroupForm, Rank: 2, Disabled: sending, Run: e.back},
	}
	return append(out, e.review.Moves()...)
}

// send sends the reviewed job once the draft is saved. If readers would miss words, a person has to confirm it first. A
// request that was sent is never cancelled: its answer is recorded.
func (e *Editor) send() tea.Cmd {
	transmit := func() tea.Cmd {
		if e.stage != reviewing || e.Sending() { // the question was answered late
			return nil
		}
		e.confirmed = true
		return e.finish(e.transmit)
	}
	words := e.desc.unseenWords()
	if len(words) == 0 {
		return transmit()
	}
	e.env.Ask(env.Question{
		Title: lang.Text("Send without these words?"), Lines: []string{sayUnseen(fewWords(words)), lang.Text("They are in a comment, in a tag that HTML does not have, or in a table row with too many cells.")},
		Verb: lang.Text("send without them"), Danger: true, Do: transmit,
	})
	return nil
}

func (e *Editor) transmit() tea.Cmd {
	if !e.confirmed {
		return nil // the person went back
	}
	e.confirmed = false
	d, base, before, form := e.draft(), e.base, e.before, e.saved()
	if e.saveErr != "" {
		form.Saved = time.Time{} // the draft is not saved
	}
	e.saveTimer.Cancel() // nothing can be typed from here on
	return load.Act(e.env.Group, &e.sending, func(ctx context.Context) (account.Saved, error) {
		ctx = context.WithoutCancel(ctx)
		if base.ID == 0 {
			return e.source.Create(ctx, form)
		}
		if d.Needs != before.Needs {
			if err := setNeeds(ctx, e.source, base.ID, d.Needs, before.Needs); err != nil {
				return account.Saved{}, err
			}
		}
		return e.source.Update(ctx, base, before.Currency, d)
	}, func(saved account.Saved, err error) tea.Cmd { return e.sent(saved, d, err) })
}

// sent handles the answer. The form keeps the text until the service has the job.
func (e *Editor) sent(saved account.Saved, d model.Draft, err error) tea.Cmd {
	var unknown *account.Unknown
	var unanswered *account.Unanswered
	var conflicted *account.Conflict
	var problems model.Problems
	e.stage = writing
	switch {
	case e.needsMeanwhile(err):
		return nil
	case err == nil, saved.Job.ID != 0:
		return tea.Batch(e.drop(), e.env.Do(intent.ShowSaved{Saved: saved, Draft: d}))
	case errors.As(err, &unknown):
		e.env.Fail(err)
		e.unknown, e.refused = unknown, NoAnswer(e.env, unknown.Intent.Begun, unknown.Why())
		return e.env.Do(intent.AskPublished{Unknown: unknown})
	case errors.As(err, &conflicted):
		e.stage = conflicting
		e.review.Top()
		e.review.Forget()
		e.conflict = e.conflictOf(conflicted)
		return nil
	case account.NeedsSignIn(err):
		e.env.Fail(err)
		e.refused, e.unsigned = lang.Text("Nothing was sent: sign in first, then press %s again.", action.ReviewJob), true
	case errors.As(err, &problems):
		e.problems, e.listing = problems, true
		e.focusOn(problems[0].Field)
	case errors.Is(err, account.ErrTaken):
		e.refused = lang.Text("Not sent: another window continued or published this draft. Check your job list before you send it.")
	case account.SubscriptionPending(err):
		e.refused = lang.Text("Nothing can be published yet: the account's subscription is not approved. The draft is saved; try again later.")
	case account.OverLimit(err):
		e.refused = lang.Text("The account's limit of active jobs is reached. Stop another job first; the draft is saved.")
	case errors.As(err, &unanswered):
		e.refused = e.env.Fail(err)
		if unanswered.Undone {
			e.env.Reached()
			e.refused += " " + lang.Text("%s sends them again.", action.ReviewJob)
		}
	case account.NotSent(err):
		e.env.Fail(err)
		e.refused = lang.Text("%s Nothing is public; the draft is saved. %s tries again.", text.Sentence(lang.Text("Not sent: %s", account.Reason(err))), action.ReviewJob)
		if e.base.ID != 0 {
			e.refused = lang.Text("%s Nothing was changed; the draft is saved. %s tries again.", text.Sentence(lang.Text("Not sent: %s", account.Reason(err))), action.ReviewJob)
		}
	default:
		e.refused = e.env.Fail(err)
	}
	return nil
}

// NoAnswer words that the outcome of a create is unknown. why is the reason; "" if that
// was not recorded.
func NoAnswer(e *env.Env, sent time.Time, why string) string {
	if why == "" {
		return lang.Text("Sent once at %s; no answer was recorded. It may be public or not.", e.Clock(sent))
	}
	return lang.Text("Sent once at %s; %s. It may be public or not.", e.Clock(sent), text.Line(why))
}

// Resolved removes the message about a create once its outcome is known.
func (e *Editor) Resolved(in model.Intent) {
	if e.unknown != nil && e.unknown.Intent.ID == in.ID {
		e.unknown, e.refused = nil, ""
	}
}

// LeaveReview goes back from the review to the form, unless the job is being sent: a box
// that opens by itself must not get the key that sends the job.
func (e *Editor) LeaveReview() {
	if e.stage == reviewing && !e.Sending() {
		e.back()
	}
}

// Published deletes the draft, as its create made a job after all.
func (e *Editor) Published() tea.Cmd { return e.drop() }
