package joblist

import (
	"cmp"
	"context"
	"errors"
	"slices"
	"strings"

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

// changes returns the actions that change the status of the marked jobs; without marks, of the one under the cursor.
func (p *Pane) changes() []action.Action {
	locked, busy, undone := p.env.ReadOnly, "", ""
	if p.Changing() {
		busy = lang.Text("another change is in progress")
	}
	if len(p.undo) == 0 {
		undone = lang.Text("there is nothing to undo")
	}
	var out []action.Action
	if n := len(p.marked); n > 0 {
		many := func(keys action.Keys, change model.StatusChange) {
			out = append(out, action.Action{
				Keys: keys, Label: sayChangeMarked(change, n), Group: action.GroupJobs, Rank: 1,
				Disabled: cmp.Or(locked, busy), Run: func() tea.Cmd { return p.askMany(change) },
			})
		}
		many(action.ActivateJob, model.Activate)
		many(action.StopJob, model.Stop)
		many(action.DeleteJob, model.Delete)
	} else {
		job, ok := p.Current()
		one := func(keys action.Keys, rank int, change model.StatusChange, run func(model.Job) tea.Cmd) {
			why := sayNoJob()
			if ok {
				why = p.unneeded(job, change)
			}
			out = append(out, action.Action{
				Keys: keys, Label: sayChange(change), Group: action.GroupJobs, Rank: rank,
				Disabled: cmp.Or(locked, why, busy), Run: func() tea.Cmd {
					p.hidden = 0
					return run(job)
				},
			})
		}
		one(action.ActivateJob, 6, model.Activate, p.askActivate)
		one(action.StopJob, 7, model.Stop, p.stop)
		one(action.DeleteJob, 8, model.Delete, p.askDelete)
	}
	return append(out, action.Action{Keys: action.Undo, Label: action.Label{Name: "undo", Title: "Undo the last change of a job", Synonyms: "back, revert", Help: "undo the last change of a status"}.Translated(), Group: action.GroupJobs, Disabled: cmp.Or(locked, undone, busy), Run: p.Undo})
}

// Changing reports whether a change to one job or to several is in progress.
func (p *Pane) Changing() bool { return p.run != nil || p.changing.Busy() }

// Unfinished words that changes are in progress; "" without any.
func (p *Pane) Unfinished() string {
	if !p.Changing() {
		return ""
	}
	return lang.Text("jobs are still being changed; %s in the job list stops that", action.Back)
}

// Halfway words that changes to several jobs are in progress, whose rest is not done if the program ends; "" without any.
func (p *Pane) Halfway() string {
	if p.run == nil {
		return ""
	}
	return p.Unfinished()
}

// unneeded words why a change would do nothing to a job; "" if the job would change. A queued change counts as made.
func (p *Pane) unneeded(j model.Job, change model.StatusChange) string {
	wanted := j.Status
	if o, ok := p.queued[j.ID]; ok && !o.Held {
		wanted = o.Change.Result()
	}
	switch {
	case wanted != change.Result():
		return ""
	case j.Status != wanted:
		return lang.Text("that change is already queued")
	}
	return lang.Text("the job is already %s", word(j.Status))
}

// step is one thing to do to a job: change its status, or drop a queued change.
type step struct {
	job    model.Job
	change model.StatusChange
	queued int64 // the queued change to drop, by its id in the outbox; 0: change the status
}

// step returns the step that makes a change. If the job has the status already and another change is queued, the step
// drops that one.
func (p *Pane) step(j model.Job, change model.StatusChange) step {
	if o, ok := p.queued[j.ID]; ok && change.Result() == j.Status {
		return step{j, change, o.ID}
	}
	return step{j, change, 0}
}

// inverse returns the steps that undo a change; nil if there are no such steps. A deleted job comes back stopped, a
// stopped one active, an activated one stopped (CONTRACT 18).
func inverse(now model.Job, before model.JobStatus, change model.StatusChange) []step {
	switch {
	case change == model.Delete, change == model.Activate:
		return []step{{now, model.Stop, 0}}
	case change == model.Stop && before == model.Activated:
		return []step{{now, model.Activate, 0}}
	}
	return nil
}

// perform does a step, and hands its answer and any other delivered changes to then.
func (p *Pane) perform(s step, then func(answer, account.Delivery) tea.Cmd) tea.Cmd {
	type changed struct {
		now  model.Job
		rest account.Delivery
	}
	if s.queued == 0 {
		p.sending[s.job.ID] = s.change
	}
	return load.Act(p.env.Group, &p.changing, func(ctx context.Context) (changed, error) {
		// A change that was sent is finished and recorded, even if the screen closes.
		ctx = context.WithoutCancel(ctx)
		if s.queued != 0 {
			return changed{now: s.job}, p.source.Drop(ctx, model.Outgoing{ID: s.queued, Kind: model.OutgoingStatus, JobID: s.job.ID})
		}
		now, rest, err := p.source.ChangeStatus(ctx, s.job, s.change)
		return changed{now, rest}, err
	}, func(c changed, err error) tea.Cmd {
		delete(p.sending, s.job.ID)
		if err == nil && s.queued == 0 {
			p.env.Reached()
			p.put(c.now)
		}
		return then(p.answer(s, c.now, err), c.rest)
	})
}

// result is how a step ended.
type result int

const (
	changed result = iota
	queued
	rejected    // by the service
	failed      // before the service answered
	notTried    // the run ended before it
	dropped     // the queued change will not be sent
	notDropped  // the change is still queued
	beingSent   // too late to drop: the change is being sent
	alreadySent // too late to drop: the change was sent
)

// outcome is what a report counts: jobs of the same outcome are one number.
type outcome struct {
	result result
	status model.JobStatus // of a changed job
}

// ending is why a run does not go on.
type ending int

const (
	goesOn ending = iota
	limitReached
	notApproved // the subscription is not approved
	byPerson
)

// answer is a step's outcome, and its words.
type answer struct {
	step
	done     bool // the change was made or queued: the step needs no other try
	outcome  outcome
	severity env.Severity
	reason   string // shown before text: why the change is queued
	text     string
	hint     string // shown after text: what to press or do
	inverse  []step
	waiting  int64  // the id of the queued change in the outbox; 0: nothing is queued
	ends     ending // why the changes of the other jobs would fail, too
}

// notice joins the answer's sentences.
func (a answer) notice() env.Notice {
	sentences := slices.DeleteFunc([]string{a.reason, a.text, a.hint}, func(s string) bool { return s == "" })
	return env.Notice{Severity: a.severity, Text: strings.Join(sentences, " ")}
}

// answer words the outcome of a step.
func (p *Pane) answer(s step, now model.Job, err error) answer {
	a, title := answer{step: s}, text.Line(s.job.Title)
	if s.queued != 0 {
		return p.answerDrop(a, err)
	}
	var waiting *account.Queued
	switch {
	case err == nil:
		a.done, a.severity, a.outcome = true, env.Good, outcome{changed, now.Status}
		if now.Status != s.change.Result() {
			a.severity = env.Warn
		}
		a.text = sayChanged(title, now.Status)
		if a.inverse = inverse(now, s.job.Status, s.change); a.inverse != nil {
			a.hint = sayUndoes(p.program.HasKeys())
		}
	case account.OverLimit(err):
		a.severity, a.outcome.result, a.ends = env.Bad, rejected, limitReached
		a.text, a.hint = lang.Text("“%s” was not activated: the account's limit of active jobs is reached.", title), lang.Text("Stop another job first.")
	case account.SubscriptionPending(err):
		a.severity, a.outcome.result, a.ends = env.Bad, rejected, notApproved
		a.text, a.hint = lang.Text("“%s” was not changed: the account's subscription is not approved yet.", title), lang.Text("Try again later.")
	case errors.As(err, &waiting):
		a.done, a.severity, a.outcome.result = true, env.Warn, queued
		a.waiting, a.inverse = waiting.ID, []step{{s.job, s.change, waiting.ID}}
		a.reason = p.env.Fail(err)
		a.text, a.hint = lang.Text("“%s” will be %s when the service is back.", title, s.change.Result().Word()), sayUndoesOrQueue(p.program.HasKeys())
		switch {
		case account.Failing(err):
			a.reason = text.Sentence(account.Reason(err))
			a.text += " " + lang.Text("Next try at %s.", p.env.Clock(p.env.NextTry()))
		case account.Offline(err):
			a.reason = lang.TextIn("joblist", "Offline.")
		}
	default:
		a.severity, a.outcome.result = env.Bad, failed
		if account.Answered(err) {
			a.outcome.result = rejected
		}
		a.text = sayNotChanged(title, p.env.Fail(err))
	}
	return a
}

// answerDrop words the outcome of dropping a queued change.
func (p *Pane) answerDrop(a answer, err error) answer {
	title := text.Line(a.job.Title)
	switch {
	case err == nil:
		a.done, a.severity, a.outcome.result = true, env.Good, dropped
		a.text = lang.Text("Undone: “%s” stays %s.", title, word(a.job.Status))
	case errors.Is(err, account.ErrOnItsWay):
		a.severity, a.outcome.result = env.Warn, beingSent
		a.text = lang.Text("The change to “%s” is being sent right now.", title)
	case errors.Is(err, account.ErrNone):
		a.done, a.severity, a.outcome.result = true, env.Warn, alreadySent
		a.text = lang.Text("The change to “%s” was already sent.", title)
	default:
		a.severity, a.outcome.result = env.Bad, notDropped
		a.text = lang.Text("The change to “%s” was not undone. %s", title, p.env.Fail(err))
	}
	return a
}

func (p *Pane) askActivate(j model.Job) tea.Cmd {
	p.env.Ask(env.Question{
		Title: lang.Text("Activate this job?"),
		Lines: []string{text.Line(j.Title), sayEffect(model.Activate, 1)},
		Verb:  model.Activate.String(),
		Do:    func() tea.Cmd { return p.changeOne(p.step(j, model.Activate)) },
	})
	return nil
}

func (p *Pane) stop(j model.Job) tea.Cmd { return p.changeOne(p.step(j, model.Stop)) }

func (p *Pane) askDelete(j model.Job) tea.Cmd {
	p.env.Ask(env.Question{
		Title: lang.Text("Delete this job?"),
		Lines: []string{sayJobWithApplicants(text.Line(j.Title), j.Applies), sayEffect(model.Delete, 1)},
		Verb:  model.Delete.String(), Danger: true,
		Do: func() tea.Cmd { return p.changeOne(p.step(j, model.Delete)) },
	})
	return nil
}

// changeOne does a step for one job, and shows its outcome in a notice.
func (p *Pane) changeOne(s step) tea.Cmd {
	return p.perform(s, func(a answer, rest account.Delivery) tea.Cmd {
		switch {
		case a.done && s.queued != 0:
			p.undo = slices.DeleteFunc(p.undo, func(u step) bool { return u.queued == s.queued })
		case a.done:
			p.undo = a.inverse
			p.moveTo(s.job.ID)
		}
		return tea.Batch(p.env.Do(intent.ShowDelivery{Delivery: rest, Besides: []env.Notice{a.notice()}}), p.showCursor(), p.reportEnded(a))
	})
}

// reportEnded reports the jobs that were stopped or deleted: their applicants may get an answer.
func (p *Pane) reportEnded(answers ...answer) tea.Cmd {
	var ended []int64
	for _, a := range answers {
		if a.outcome.result == changed && a.done && a.change != model.Activate && a.job.Status == model.Activated {
			ended = append(ended, a.job.ID)
		}
	}
	if len(ended) == 0 {
		return nil
	}
	return p.env.Do(intent.JobsEnded{Jobs: ended})
}

// Undo undoes the last change of a status. It asks first if that publishes a job or changes several.
func (p *Pane) Undo() tea.Cmd {
	switch {
	case len(p.undo) == 0:
		return nil
	case len(p.undo) > 1:
		return p.askUndo()
	case p.undo[0].queued == 0 && p.undo[0].change == model.Activate:
		return p.askActivate(p.undo[0].job)
	}
	return p.changeOne(p.currentStep(p.undo[0]))
}

func sayUndoesOrQueue(here bool) string {
	if here {
		return lang.Text("%s undoes, %s shows the queue.", action.Undo, action.Outbox)
	}
	return lang.Text("%s in the jobs undoes, %s shows the queue.", action.Undo, action.Outbox)
}

func sayJobWithApplicants(title string, applicants int) string {
	return lang.Plural(applicants, "%[2]s · %[1]d applicant", "%[2]s · %[1]d applicants", title)
}
