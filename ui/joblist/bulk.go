package joblist

import (
	"cmp"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/text"
)

// run changes several jobs, one after the other: each change is a request of its own, with its own answer.
type run struct {
	change  model.StatusChange // unused by an undo
	undo    bool               // the run undoes another one
	steps   []step
	answers []answer // of the steps done so far
	ends    ending   // why the run does not go on
}

// progress words how far the run is, for the pane's title.
func (r *run) progress() string {
	at, total := len(r.answers)+1, len(r.steps)
	if r.ends != goesOn {
		return lang.Text("%d of %d, the last", at, total)
	}
	return sayProgress(r.change, r.undo, at, total)
}

// end makes the step in progress the last one.
func (r *run) end() tea.Cmd {
	r.ends = byPerson
	return nil
}

// applyDelivery replaces the answer of a change that this run queued, and reports whether
// the delivery is about one of its changes. A nil run has none.
func (r *run) applyDelivery(p *Pane, o account.Delivered) bool {
	if r == nil {
		return false
	}
	if _, sending := p.sending[o.JobID]; sending { // perform gives this answer to the run
		return true
	}
	i := slices.IndexFunc(r.answers, func(a answer) bool { return a.waiting == o.ID })
	if i < 0 {
		return false
	}
	r.answers[i] = p.answer(r.answers[i].step, o.Job, o.Err)
	if o.State == account.Rejected {
		r.answers[i].text += " " + saySeeQueue()
	}
	return true
}

// start does the steps of a run one after the other, and reports on all of them at the end.
func (p *Pane) start(r *run) tea.Cmd {
	p.run = r
	return p.next()
}

func (p *Pane) next() tea.Cmd {
	r := p.run
	if r.ends != goesOn || len(r.answers) == len(r.steps) {
		return p.finish()
	}
	return p.perform(p.currentStep(r.steps[len(r.answers)]), func(a answer, rest account.Delivery) tea.Cmd {
		r.answers = append(r.answers, a)
		r.ends = cmp.Or(r.ends, a.ends)
		return tea.Batch(p.env.Do(intent.ShowDelivery{Delivery: rest}), p.next())
	})
}

// currentStep returns a step for the job as the list has it now.
func (p *Pane) currentStep(s step) step {
	if j, ok := p.Job(s.job.ID); ok && s.queued == 0 {
		return p.step(j, s.change)
	}
	return s
}

// finish sets the steps of the next undo, and shows the report, or a notice if all jobs were changed. A job that was not
// changed keeps its mark. If a step was not undone, the next undo tries it again.
func (p *Pane) finish() tea.Cmd {
	r := p.run
	p.run = nil
	for _, s := range r.steps[len(r.answers):] {
		r.answers = append(r.answers, answer{step: s, severity: env.Warn, outcome: outcome{result: notTried}, text: sayNotTried(text.Line(s.job.Title), r.ends)})
	}
	var back, left []step
	for _, a := range r.answers {
		back = append(back, a.inverse...)
		switch {
		case !a.done:
			left = append(left, a.step)
		case !r.undo:
			delete(p.marked, a.job.ID)
		}
	}
	switch {
	case r.undo && len(left) > 0:
		p.undo = left
	case r.undo || len(back) > 0:
		p.undo = back
	}
	good := !slices.ContainsFunc(r.answers, func(a answer) bool { return a.severity != env.Good })
	here := !good || p.program.HasKeys() // a report has the key of the undo itself
	report, hints := p.report(r, len(left), here)
	shown := tea.Batch(p.showCursor(), p.reportEnded(r.answers...))
	if good {
		return tea.Batch(p.env.Notify(env.Good, strings.TrimSpace(report.Title+". "+hints)), shown)
	}
	p.env.Show(report)
	return shown
}

// report returns a line for each job, the worst first, and below them the hints, which it also returns alone. here is
// true if the key of the undo works on the screen.
func (p *Pane) report(r *run, left int, here bool) (report env.Report, hints string) {
	var outcomes []outcome
	var sentences []string // of the hints: first the reasons, each once
	count := map[outcome]int{}
	var lines []env.Notice
	for _, a := range r.answers {
		if count[a.outcome]++; count[a.outcome] == 1 {
			outcomes = append(outcomes, a.outcome)
		}
		if a.reason != "" && !slices.Contains(sentences, a.reason) {
			sentences = append(sentences, a.reason)
		}
		lines = append(lines, env.Notice{Severity: a.severity, Text: a.text})
	}
	slices.SortStableFunc(lines, func(a, b env.Notice) int { return int(b.Severity - a.Severity) })
	counted := make([]string, len(outcomes))
	for i, o := range outcomes {
		counted[i] = sayOutcome(count[o], o)
	}
	switch n := len(p.undo); {
	case r.undo && left > 0:
		sentences = append(sentences, lang.Text("%s tries the rest again.", action.Undo))
	case n == len(r.steps):
		sentences = append(sentences, sayUndoes(here))
	case n > 0:
		sentences = append(sentences, lang.Text("%s undoes %d of them.", action.Undo, n))
	}
	if left > 0 && !r.undo {
		sentences = append(sentences, lang.Text("Unchanged jobs are still marked."))
	}
	hints = strings.Join(sentences, " ")
	if hints != "" {
		lines = append(lines, env.Notice{}, env.Notice{Text: hints})
	}
	report = env.Report{Title: lang.Plural(len(r.answers), "%d job: %s", "%d jobs: %s", strings.Join(counted, ", ")), Lines: lines}
	if len(p.undo) > 0 {
		report.Undo = p.Undo
	}
	return report, hints
}

// namedMost is how many jobs a question about several jobs names. It always names those that a filter or a tab hides: a
// person changes only jobs that they have seen or read about.
const namedMost = 8

// names lists jobs for a question, the hidden ones first.
func (p *Pane) names(steps []step) (lines []string) {
	inList := make(map[int64]bool, len(p.shown))
	for i := range p.shown {
		inList[p.shown[i].ID] = true
	}
	var visible []string
	for _, s := range steps {
		title, region := text.Line(s.job.Title), text.Line(s.job.Region)
		if inList[s.job.ID] {
			visible = append(visible, sayNamed(title, region, false))
		} else {
			lines = append(lines, sayNamed(title, region, true))
		}
	}
	fit := max(namedMost-len(lines), 0)
	if len(visible) > fit+1 { // "and 1 more" would take a row, as the job's name does
		visible = append(visible[:fit:fit], lang.Text("and %d more in this list", len(visible)-fit))
	}
	return append(lines, visible...)
}

// skipping is why a change skips marked jobs: reached if some have the status, queued if some are queued for it.
type skipping struct {
	change          model.StatusChange
	reached, queued bool
}

// askMany asks whether to change the marked jobs, except those that need no change.
func (p *Pane) askMany(change model.StatusChange) tea.Cmd {
	p.span.End()
	var marked []model.Job
	for _, jobs := range [][]model.Job{p.jobs.List, p.deleted} {
		for i := range jobs {
			if p.marked[jobs[i].ID] {
				marked = append(marked, jobs[i])
			}
		}
	}
	model.SortJobs(marked, p.sort)
	var steps []step
	var skipped []model.Job
	why, applicants := skipping{change: change}, 0
	for _, j := range marked {
		if p.unneeded(j, change) == "" {
			steps = append(steps, step{job: j, change: change})
			applicants += j.Applies
			continue
		}
		skipped = append(skipped, j)
		if j.Status == change.Result() {
			why.reached = true
		} else {
			why.queued = true
		}
	}
	if len(steps) == 0 {
		return p.env.Notify(env.Info, lang.Text("Not now: all marked jobs are %s. %s unmarks them.", whySkipped(why), action.Back))
	}
	lines := []string{sayJobWithApplicants(lang.PluralIn("joblist", len(steps), "%d job", "%d jobs"), applicants)}
	revived := 0 // deleted jobs come back as stopped (CONTRACT 18)
	for _, s := range steps {
		if change == model.Stop && s.job.Status == model.Deleted {
			revived++
		}
	}
	if revived < len(steps) {
		lines = append(lines, sayEffect(change, len(steps)-revived))
	}
	if revived > 0 {
		lines = append(lines, lang.Plural(revived, "%d deleted job will be back in the list as stopped, not public.", "%d deleted jobs will be back in the list as stopped, not public."))
	}
	if len(skipped) > 0 {
		lines = append(lines, lang.Text("Skipped: %d of %d marked, %s.", len(skipped), len(marked), whySkipped(why)))
	}
	p.env.Ask(env.Question{
		Title: text.Sentence(sayChangeJobs(change, len(steps)) + "?"),
		Lines: append(append(lines, ""), p.names(steps)...),
		Verb:  sayChangeJobs(change, len(steps)), Danger: change == model.Delete,
		Do: func() tea.Cmd {
			for _, j := range skipped {
				delete(p.marked, j.ID)
			}
			return p.start(&run{change: change, steps: steps})
		},
	})
	return nil
}

// askUndo asks whether to undo the last change of several jobs.
func (p *Pane) askUndo() tea.Cmd {
	steps, drops, to := slices.Clone(p.undo), 0, map[model.StatusChange]int{}
	for _, s := range steps {
		if s.queued != 0 {
			drops++
		} else {
			to[s.change]++
		}
	}
	var lines []string
	if n := to[model.Activate]; n > 0 {
		lines = append(lines, sayUndoActivates(n))
	}
	if n := to[model.Stop]; n > 0 {
		lines = append(lines, lang.Plural(n, "%d job will be stopped and not public.", "%d jobs will be stopped and not public."))
	}
	if drops > 0 {
		lines = append(lines, lang.Plural(drops, "%d queued change will not be sent.", "%d queued changes will not be sent."))
	}
	p.env.Ask(env.Question{
		Title: lang.Plural(len(steps), "Undo the change to %d job?", "Undo the change to %d jobs?"),
		Lines: append(append(lines, ""), p.names(steps)...),
		Verb:  lang.Text("undo"),
		Do:    func() tea.Cmd { return p.start(&run{undo: true, steps: steps}) },
	})
	return nil
}

func sayNotTried(title string, why ending) string {
	switch why {
	case limitReached:
		return lang.Text("“%s” was not tried: the account's limit of active jobs is reached.", title)
	case notApproved:
		return lang.Text("“%s” was not tried: the account's subscription is not approved yet.", title)
	case byPerson, goesOn:
	}
	return lang.Text("“%s” was not tried: you stopped before it.", title)
}

// sayNamed is the line of a job in a report. hidden is set if a filter or a tab hides the job.
func sayNamed(title string, region string, hidden bool) string {
	line := "• " + title
	if region != "" {
		line += " · " + region
	}
	if hidden {
		line += lang.Text(" (not in this list)")
	}
	return line
}
