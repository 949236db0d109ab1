package joblist

import (
	"cmp"
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
	"shortlist/ui/text"
)

// run is what is done to several jobs, one after the other and never two at once:
// each is its own request with its own answer.
type run struct {
	verb    string // "stop", "undo"
	steps   []step
	answers []answer // of the steps that are behind
	over    string   // why the rest is not tried; "" while it goes on
}

// undo reports whether the run is the way back from another.
func (r *run) undo() bool { return r.verb == "undo" }

// progress is how far it is, for the pane's title.
func (r *run) progress() string {
	at := fmt.Sprintf("%d of %d", len(r.answers)+1, len(r.steps))
	if r.over != "" {
		return at + ", the last"
	}
	return map[string]string{"activate": "activating ", "stop": "stopping ", "delete": "deleting ", "undo": "undoing "}[r.verb] + at + "…"
}

// end lets nothing follow the step under way.
func (r *run) end() tea.Cmd {
	r.over = "you ended it before its turn"
	return nil
}

// delivered takes what became later of a change that this run has queued, and
// reports whether it is one; a nil run has none.
func (r *run) delivered(p *Pane, o account.Delivered) bool {
	if r == nil {
		return false
	}
	if _, under := p.asked[o.JobID]; under { // its answer comes to the run itself
		return true
	}
	i := slices.IndexFunc(r.answers, func(a answer) bool { return a.waits == o.ID })
	if i < 0 {
		return false
	}
	r.answers[i] = p.answer(r.answers[i].step, o.Job, o.Err)
	if o.State == account.Refused {
		r.answers[i].said += " " + action.Outbox.String() + " shows what waits."
	}
	return true
}

// start does the steps one after the other and reports on each at the end.
func (p *Pane) start(verb string, steps []step) tea.Cmd {
	p.run = &run{verb: verb, steps: steps}
	return p.next()
}

func (p *Pane) next() tea.Cmd {
	r := p.run
	if r.over != "" || len(r.answers) == len(r.steps) {
		return p.finish()
	}
	return p.perform(p.asItIs(r.steps[len(r.answers)]), func(a answer, rest account.Delivery) tea.Cmd {
		r.answers = append(r.answers, a)
		r.over = cmp.Or(r.over, a.over)
		return tea.Batch(p.desk.Do(intent.ShowDelivery{Delivery: rest}), p.next())
	})
}

// asItIs returns a step for what is known of its job by now.
func (p *Pane) asItIs(s step) step {
	if j, ok := p.Job(s.job.ID); ok && s.queued == 0 {
		return p.step(j, s.change)
	}
	return s
}

// finish notes what there is to undo and shows the report, or where all went well a
// notice. A job that was not changed keeps its mark, and what was not undone can be undone
// again.
func (p *Pane) finish() tea.Cmd {
	r := p.run
	p.run = nil
	for _, s := range r.steps[len(r.answers):] {
		r.answers = append(r.answers, answer{step: s, severity: desk.Warn, word: "not tried", said: fmt.Sprintf("%s was not tried: %s.", quoted(s.job), r.over)})
	}
	var back, left []step
	for _, a := range r.answers {
		back = append(back, a.back...)
		switch {
		case !a.done:
			left = append(left, a.step)
		case !r.undo():
			delete(p.marked, a.job.ID)
		}
	}
	switch {
	case r.undo() && len(left) > 0:
		p.undo = left
	case r.undo() || len(back) > 0:
		p.undo = back
	}
	good := !slices.ContainsFunc(r.answers, func(a answer) bool { return a.severity != desk.Good })
	z := action.Undo.String() // the report has it
	if good {
		z = p.undoKey()
	}
	report, hints := p.report(r, len(left), z)
	if good {
		return tea.Batch(p.desk.Notify(desk.Good, strings.TrimSpace(report.Title+". "+hints)), p.showCursor())
	}
	p.desk.Show(report)
	return p.showCursor()
}

// report has a line for each job, the worst first, and below them what can be
// done about it, which it returns apart, too. z names the key of the undo.
func (p *Pane) report(r *run, left int, z string) (report desk.Report, todo string) {
	var words, whys []string
	count := map[string]int{}
	var lines []desk.Notice
	for _, a := range r.answers {
		if count[a.word]++; count[a.word] == 1 {
			words = append(words, a.word)
		}
		if a.why != "" && !slices.Contains(whys, a.why) {
			whys = append(whys, a.why)
		}
		lines = append(lines, desk.Notice{Severity: a.severity, Text: a.said})
	}
	slices.SortStableFunc(lines, func(a, b desk.Notice) int { return int(b.Severity - a.Severity) })
	for i, word := range words {
		words[i] = fmt.Sprintf("%d %s", count[word], word)
	}
	hints := whys
	switch n := len(p.undo); {
	case r.undo() && left > 0:
		hints = append(hints, z+" tries the rest again.")
	case n == len(r.steps):
		hints = append(hints, z+" undoes it.")
	case n > 0:
		hints = append(hints, fmt.Sprintf("%s undoes %d of them.", z, n))
	}
	if left > 0 && !r.undo() {
		hints = append(hints, "What was not changed is still marked.")
	}
	todo = strings.Join(hints, " ")
	if todo != "" {
		lines = append(lines, desk.Notice{}, desk.Notice{Text: todo})
	}
	report = desk.Report{Title: amount.Plural(len(r.answers), "job") + ": " + strings.Join(words, ", "), Lines: lines}
	if len(p.undo) > 0 {
		report.Undo = p.Undo
	}
	return report, todo
}

// named is how many jobs a question about many names. Those that a filter or
// another tab hides are named all: nobody is to change what they neither see nor
// read.
const named = 8

// names lists jobs for a question, the hidden ones first.
func (p *Pane) names(steps []step) (lines []string) {
	shown := make(map[int64]bool, len(p.shown))
	for i := range p.shown {
		shown[p.shown[i].ID] = true
	}
	line := func(j model.Job, besides string) string {
		said := text.Line(j.Title)
		if j.Region != "" {
			said += " · " + text.Line(j.Region)
		}
		return "• " + said + besides
	}
	var seen []string
	for _, s := range steps {
		if shown[s.job.ID] {
			seen = append(seen, line(s.job, ""))
		} else {
			lines = append(lines, line(s.job, " (not in this list)"))
		}
	}
	fit := max(named-len(lines), 0)
	if len(seen) > fit+1 { // "and 1 more" would take the row of its name
		seen = append(seen[:fit:fit], fmt.Sprintf("and %d more of this list", len(seen)-fit))
	}
	return append(lines, seen...)
}

// askMany asks whether to change the marked jobs, but for those that have
// nothing to change.
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
	var without []model.Job // that have nothing to change
	waiting, applies := 0, 0
	for _, j := range marked {
		if p.already(j, change) == "" {
			steps = append(steps, step{job: j, change: change})
			applies += j.Applies
			continue
		}
		without = append(without, j)
		if j.Status != change.Result() {
			waiting++
		}
	}
	so := change.Result().Word() + " already"
	switch waiting {
	case 0:
	case len(without):
		so = "queued for it already"
	default:
		so = change.Result().Word() + " already or queued for it"
	}
	if len(steps) == 0 {
		return p.desk.Notify(desk.Info, "Not now: what is marked is "+so+". "+action.Back.String()+" takes the marks away.")
	}
	n := amount.Plural(len(steps), "job")
	lines := []string{n + " · " + amount.Plural(applies, "applicant")}
	revived := 0 // deleted jobs come back as stopped (CONTRACT 18)
	for _, s := range steps {
		if change == model.Stop && s.job.Status == model.Deleted {
			revived++
		}
	}
	if revived < len(steps) {
		lines = append(lines, effect(change, len(steps)-revived))
	}
	if revived > 0 {
		lines = append(lines, amount.Plural(revived, "deleted job")+" will be back in the list as stopped, not public.")
	}
	if len(without) > 0 {
		lines = append(lines, fmt.Sprintf("Left out: %d of the %d marked, %s.", len(without), len(marked), so))
	}
	verb := change.String()
	p.desk.Ask(desk.Question{
		Title: strings.ToUpper(verb[:1]) + verb[1:] + " " + n + "?",
		Lines: append(append(lines, ""), p.names(steps)...),
		Verb:  verb + " " + n, Danger: change == model.Delete,
		Do: func() tea.Cmd {
			for _, j := range without {
				delete(p.marked, j.ID)
			}
			return p.start(verb, steps)
		},
	})
	return nil
}

// effect says what a change does to so many jobs.
func effect(change model.StatusChange, n int) string {
	they := func(one, many string) string {
		if n == 1 {
			return one
		}
		return many
	}
	switch change {
	case model.Activate:
		return they("It will be public at once and counts", "They will be public at once and count") + " against the account's limit of active jobs."
	case model.Delete:
		return they("It leaves the board and the list of jobs. Undo brings it back as stopped.", "They leave the board and the list of jobs. Undo brings them back as stopped.")
	}
	return they("It leaves the board; nothing is lost.", "They leave the board; nothing is lost.")
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
	n := amount.Plural(len(steps), "job")
	var lines []string
	if some := to[model.Activate]; some > 0 {
		lines = append(lines, "To be activated: "+amount.Plural(some, "job")+". "+effect(model.Activate, some))
	}
	if some := to[model.Stop]; some > 0 {
		lines = append(lines, "To be stopped, and so not public: "+amount.Plural(some, "job")+".")
	}
	if drops > 0 {
		lines = append(lines, "Taken back before the service is told: "+amount.Plural(drops, "job")+".")
	}
	p.desk.Ask(desk.Question{
		Title: "Undo the change of " + n + "?",
		Lines: append(append(lines, ""), p.names(steps)...),
		Verb:  "undo",
		Do:    func() tea.Cmd { return p.start("undo", steps) },
	})
	return nil
}
