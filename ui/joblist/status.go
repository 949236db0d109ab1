package joblist

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// changes are the actions that change a status: of the marked jobs, or without
// marks of the one under the cursor.
func (p *Pane) changes() []action.Action {
	locked, busy, undone := p.desk.ReadOnly, "", ""
	if p.Changing() {
		busy = "another change is under way"
	}
	if len(p.undo) == 0 {
		undone = "there is nothing to undo"
	}
	var out []action.Action
	if n := len(p.marked); n > 0 {
		many := func(keys action.Keys, change model.StatusChange) {
			out = append(out, action.Action{
				Keys: keys, Label: action.Label{Name: fmt.Sprintf("%s %d", change, n), Title: fmt.Sprintf("%s the %s", change, amount.Plural(n, "marked job")), Synonyms: synonyms(change), Help: fmt.Sprintf("%s the %s (asks first)", change, amount.Plural(n, "marked job"))}, Group: action.GroupJobs, Rank: 1,
				Disabled: cmp.Or(locked, busy), Run: func() tea.Cmd { return p.askMany(change) },
			})
		}
		many(action.ActivateJob, model.Activate)
		many(action.StopJob, model.Stop)
		many(action.DeleteJob, model.Delete)
	} else {
		job, ok := p.Current()
		one := func(keys action.Keys, rank int, change model.StatusChange, help string, run func(model.Job) tea.Cmd) {
			why := "there is no job under the cursor"
			if ok {
				why = p.already(job, change)
			}
			out = append(out, action.Action{
				Keys: keys, Label: action.Label{Name: change.String(), Title: change.String() + " the job", Synonyms: synonyms(change), Help: help}, Group: action.GroupJobs, Rank: rank,
				Disabled: cmp.Or(locked, why, busy), Run: func() tea.Cmd { return run(job) },
			})
		}
		one(action.ActivateJob, 6, model.Activate, "publish the job (asks first)", p.askActivate)
		one(action.StopJob, 7, model.Stop, "take the job off the board; it is kept", p.stop)
		one(action.DeleteJob, 8, model.Delete, "delete the job (asks first)", p.askDelete)
	}
	return append(out, action.Action{Keys: action.Undo, Label: action.Label{Name: "undo", Title: "Undo the last change of a job", Synonyms: "back, revert", Help: "undo the last change of a status"}, Group: action.GroupJobs, Disabled: cmp.Or(locked, undone, busy), Run: p.Undo})
}

// Changing reports whether a change of one job or of several is under way.
func (p *Pane) Changing() bool { return p.run != nil || p.changing.Busy() }

// synonyms are the other words for a change.
func synonyms(change model.StatusChange) string {
	switch change {
	case model.Activate:
		return "publish, start, resume, post, reopen"
	case model.Stop:
		return "pause, unpublish, close, deactivate, take down"
	case model.Delete:
		return "remove, erase"
	}
	return ""
}

// already says why a change has nothing to do at a job; "" when it has. What a
// person wants of a job that waits to be told is what it is to them.
func (p *Pane) already(j model.Job, change model.StatusChange) string {
	wanted := j.Status
	if o, ok := p.queued[j.ID]; ok && !o.Held {
		wanted = o.Change.Result()
	}
	switch {
	case wanted != change.Result():
		return ""
	case j.Status != wanted:
		return "that is queued already"
	}
	return "the job is " + text.Line(j.Status.Word()) + " already"
}

func quoted(j model.Job) string { return "“" + text.Line(j.Title) + "”" }

// step is what is to be done to one job: change its status, or take back a change
// that waits to be delivered.
type step struct {
	job    model.Job
	change model.StatusChange
	queued int64 // in the outbox, to be taken back; 0: the status is to change
}

// step makes a job what a change would make it. Where it is that already, what was
// asked for before is taken back.
func (p *Pane) step(j model.Job, change model.StatusChange) step {
	if o, ok := p.queued[j.ID]; ok && change.Result() == j.Status {
		return step{j, change, o.ID}
	}
	return step{j, change, 0}
}

// wayBack returns what undoes a change, if anything does: a deleted job comes back
// stopped, a stopped one active, an activated one stopped (CONTRACT 18).
func wayBack(now model.Job, before model.JobStatus, change model.StatusChange) []step {
	switch {
	case change == model.Delete, change == model.Activate:
		return []step{{now, model.Stop, 0}}
	case change == model.Stop && before == model.Activated:
		return []step{{now, model.Activate, 0}}
	}
	return nil
}

// perform does a step and hands on what became of it, and what was delivered
// besides.
func (p *Pane) perform(s step, then func(answer, account.Delivery) tea.Cmd) tea.Cmd {
	type changed struct {
		now  model.Job
		rest account.Delivery
	}
	if s.queued == 0 {
		p.asked[s.job.ID] = s.change
	}
	return load.Act(p.desk.Group, &p.changing, func(ctx context.Context) (changed, error) {
		// A change that was sent is finished and noted, whatever happens to the
		// screen.
		ctx = context.WithoutCancel(ctx)
		if s.queued != 0 {
			return changed{now: s.job}, p.source.Drop(ctx, model.Outgoing{ID: s.queued, Kind: model.OutgoingStatus, JobID: s.job.ID})
		}
		now, rest, err := p.source.ChangeStatus(ctx, s.job, s.change)
		return changed{now, rest}, err
	}, func(c changed, err error) tea.Cmd {
		delete(p.asked, s.job.ID)
		if err == nil && s.queued == 0 {
			p.desk.Reached()
			p.put(c.now)
		}
		return then(p.answer(s, c.now, err), c.rest)
	})
}

// answer is what became of a step, in words.
type answer struct {
	step
	done     bool   // it was done, or will be: nothing is left to ask for
	word     string // for a count: "stopped", "queued", "refused"
	severity desk.Severity
	why      string // before it: why it waits
	said     string
	hint     string // after it: what can be done about it
	back     []step // what undoes it
	waits    int64  // in the outbox
	over     string // why the same cannot be done to another job either
}

// notice says all of it.
func (a answer) notice() desk.Notice {
	said := slices.DeleteFunc([]string{a.why, a.said, a.hint}, func(s string) bool { return s == "" })
	return desk.Notice{Severity: a.severity, Text: strings.Join(said, " ")}
}

// answer words what became of a step.
func (p *Pane) answer(s step, now model.Job, err error) answer {
	a, title := answer{step: s}, quoted(s.job)
	if s.queued != 0 {
		return p.takenBack(a, err)
	}
	var queued *account.Queued
	switch {
	case err == nil:
		a.done, a.severity, a.word = true, desk.Good, text.Line(now.Status.Word())
		if now.Status != s.change.Result() {
			a.severity = desk.Warn
		}
		a.said = fmt.Sprintf("%s is now %s.", title, text.Line(now.Status.Word()))
		if a.back = wayBack(now, s.job.Status, s.change); a.back != nil {
			a.hint = p.undoKey() + " undoes it."
		}
	case account.OverLimit(err):
		a.severity, a.word, a.over = desk.Bad, "refused", "the account's limit of active jobs is reached"
		a.said, a.hint = fmt.Sprintf("%s was not activated: %s.", title, a.over), "Stop another job first."
	case account.SubscriptionPending(err):
		a.severity, a.word, a.over = desk.Bad, "refused", "the subscription is still being approved"
		a.said, a.hint = fmt.Sprintf("%s was not changed: %s.", title, a.over), "Try again later."
	case errors.As(err, &queued):
		a.done, a.severity, a.word = true, desk.Warn, "queued"
		a.waits, a.back = queued.ID, []step{{s.job, s.change, queued.ID}}
		a.why = p.desk.Fail(err)
		if account.Offline(err) {
			a.why = "The service cannot be asked now."
		}
		a.said, a.hint = fmt.Sprintf("It will be told to %s %s as soon as it can be.", s.change, title), p.undoKey()+" takes it back, "+action.Outbox.String()+" shows what waits."
	default:
		a.severity, a.word = desk.Bad, "not changed"
		if account.Answered(err) {
			a.word = "refused"
		}
		a.said = fmt.Sprintf("%s was not changed. %s", title, p.desk.Fail(err))
	}
	return a
}

// undoKey names the key of the undo, and its place where the key undoes something else now.
func (p *Pane) undoKey() string {
	if p.around.HasKeys() {
		return action.Undo.String()
	}
	return action.Undo.String() + " in the jobs"
}

// takenBack words what became of a change that was to be delivered no more.
func (p *Pane) takenBack(a answer, err error) answer {
	title := quoted(a.job)
	switch {
	case err == nil:
		a.done, a.severity, a.word = true, desk.Good, "taken back"
		a.said = fmt.Sprintf("Taken back: %s stays %s.", title, text.Line(a.job.Status.Word()))
	case errors.Is(err, account.ErrOnItsWay):
		a.severity, a.word = desk.Warn, "on its way"
		a.said = fmt.Sprintf("The service is being told of %s right now.", title)
	case errors.Is(err, account.ErrNone):
		a.done, a.severity, a.word = true, desk.Warn, "not waiting any more"
		a.said = fmt.Sprintf("What was asked for %s does not wait any more.", title)
	default:
		a.severity, a.word, a.said = desk.Bad, "not taken back", fmt.Sprintf("%s was not taken back. %s", title, p.desk.Fail(err))
	}
	return a
}

func (p *Pane) askActivate(j model.Job) tea.Cmd {
	p.desk.Ask(desk.Question{
		Title: "Activate this job?",
		Lines: []string{text.Line(j.Title), "It will be public at once and counts against the account's limit of active jobs."},
		Verb:  "activate",
		Do:    func() tea.Cmd { return p.one(p.step(j, model.Activate)) },
	})
	return nil
}

func (p *Pane) stop(j model.Job) tea.Cmd { return p.one(p.step(j, model.Stop)) }

func (p *Pane) askDelete(j model.Job) tea.Cmd {
	p.desk.Ask(desk.Question{
		Title: "Delete this job?",
		Lines: []string{
			text.Line(j.Title) + " · " + amount.Plural(j.Applies, "applicant"),
			"It leaves the board and the list of jobs. Undo brings it back as stopped.",
		},
		Verb: "delete", Danger: true,
		Do: func() tea.Cmd { return p.one(p.step(j, model.Delete)) },
	})
	return nil
}

// one does a step for one job, and says so in a notice.
func (p *Pane) one(s step) tea.Cmd {
	return p.perform(s, func(a answer, rest account.Delivery) tea.Cmd {
		switch {
		case a.done && s.queued != 0:
			p.undo = slices.DeleteFunc(p.undo, func(u step) bool { return u.queued == s.queued })
		case a.done:
			p.undo = a.back
			p.moveTo(s.job.ID)
		}
		return tea.Batch(p.desk.Do(intent.ShowDelivery{Delivery: rest, Besides: []desk.Notice{a.notice()}}), p.showCursor())
	})
}

// Undo takes back the last change of a status. Going back to active publishes, so
// it asks; going back with several jobs asks, too.
func (p *Pane) Undo() tea.Cmd {
	switch {
	case len(p.undo) == 0:
		return nil
	case len(p.undo) > 1:
		return p.askUndo()
	case p.undo[0].queued == 0 && p.undo[0].change == model.Activate:
		return p.askActivate(p.undo[0].job)
	}
	return p.one(p.asItIs(p.undo[0]))
}
