package jobeditor

import (
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/text"
)

// question asks for the outcome of one create. If its job is not found, the person sends
// it again, or answers later.
type question struct {
	*UnknownCreates
	intent   model.Intent
	why      string // why no answer came, as a clause; "" if unknown
	total    int    // how many questions follow each other, this one included
	task     load.Task
	searched time.Time // when the jobs were fetched; zero before
	job      model.Job // the found one
	found    bool
	rejected []int64 // jobs that the person rejected
	err      string
}

// search searches for the job of the create.
func (q *question) search() tea.Cmd {
	q.err = ""
	in := q.intent
	in.Alike = slices.Concat(in.Alike, q.rejected)
	return load.Run(q.env.Group, &q.task, q.find(in), func(r finding, err error) tea.Cmd {
		if err != nil {
			q.err = q.env.Fail(err)
			return nil
		}
		q.env.Reached()
		q.searched, q.job, q.found = q.env.Now(), r.job, r.found
		return nil
	})
}

// Title implements frame.Box.
func (q *question) Title() string {
	if q.total == 1 {
		return lang.Text("Was it published?")
	}
	return lang.Text("Was it published? (%d of %d)", q.total-len(q.open())+1, q.total)
}

// Unasked implements frame.Box.
func (q *question) Unasked() bool { return true }

// ShowsNoApplicant implements frame.Redacted.
func (q *question) ShowsNoApplicant() bool { return true }

// Paste implements frame.Box.
func (q *question) Paste(tea.PasteMsg) tea.Cmd { return nil }

// Key implements frame.Box.
func (q *question) Key(msg tea.KeyPressMsg) tea.Cmd {
	if a, ok := action.Find(q.Actions(), action.Key(msg)); ok && a.Disabled == "" {
		return a.Run()
	}
	return nil
}

// Actions implements frame.Box.
func (q *question) Actions() []action.Action {
	later := action.Action{Keys: action.Back, Label: action.Label{Name: "later"}.Translated(), Rank: 3, Run: q.postpone}
	again := action.Action{Keys: action.Refresh, Label: action.Label{Name: "check again"}.Translated(), Rank: 2, Run: q.search}
	switch {
	case q.task.Busy():
		return []action.Action{later}
	case q.searched.IsZero():
		return []action.Action{again, later}
	case q.found:
		return []action.Action{
			{Keys: action.IsThisJob, Label: action.Label{Name: "yes, this is it"}.Translated(), Rank: 1, Run: func() tea.Cmd { return q.answer(q.job.ID) }},
			{Keys: action.IsAnotherJob, Label: action.Label{Name: "no, that is another job; mine is not there"}.Translated(), Rank: 2, Run: func() tea.Cmd {
				q.rejected = append(q.rejected, q.job.ID)
				return q.search() // another job may match
			}},
			later,
		}
	}
	return []action.Action{
		{Keys: action.WasNotPublished, Label: action.Label{Name: "not published: back to the form"}.Translated(), Rank: 1, Run: func() tea.Cmd { return q.answer(0) }},
		again, later,
	}
}

// answer closes the question; made is the job, 0 for none.
func (q *question) answer(made int64) tea.Cmd {
	q.host.Remove(q)
	return q.resolve(q.intent, q.job, made)
}

// postpone closes the question until the next start.
func (q *question) postpone() tea.Cmd {
	q.host.Remove(q)
	q.later[q.intent.ID] = true
	return tea.Batch(q.Refresh(), q.env.Notify(env.Info, lang.Text("The next start asks again. The draft is saved.")))
}

// View implements frame.Box.
func (q *question) View(width int) []string {
	t := q.env.Theme
	out := frame.Styled(t.Bold, lang.Quoted(text.Line(q.intent.Draft.Title)), width)
	out = append(out, frame.Styled(t.Text, NoAnswer(q.env, q.intent.Begun, q.why), width)...)
	out = append(out, "")
	switch {
	case q.task.Busy():
		out = append(out, t.Dim.Render(lang.Text("Looking for it among your jobs…")))
	case q.err != "":
		out = append(out, frame.Styled(t.Bad, lang.Text("Could not check. %s", q.err), width)...)
	case q.found:
		out = append(out, frame.Styled(t.Good, lang.Text("Found: job %d, “%s”, %s, is %s.", q.job.ID, text.Line(q.job.Title), text.Line(q.job.Region), text.Line(q.job.Status.Word())), width)...)
		salary := lang.Text("Salary: not given")
		if given := model.SalaryText(q.job.SalaryFrom, q.job.SalaryTo, "", q.job.Rate); given != "" {
			salary = lang.Text("Salary: %s", text.Line(given))
		}
		out = append(out, frame.Styled(t.Dim, salary, width)...)
		if q.job.URL != "" {
			out = append(out, frame.Styled(t.Link, text.Line(q.job.URL), width)...)
		}
	case !q.searched.IsZero():
		missing := lang.Text("Your jobs do not include it. The service may still be busy: check again in a moment before you send it once more.")
		if n := len(q.rejected); n > 0 {
			missing = lang.Text("Job %d is another job, and no other is like yours. The service may still be busy: check again in a moment before you send it once more.", q.rejected[n-1])
		}
		out = append(out, frame.Styled(t.Warn, missing, width)...)
		out = append(out, t.Dim.Render(lang.Text("Checked at %s: not there.", q.searched.Local().Format("15:04:05"))))
	}
	out = append(out, "")
	for _, a := range q.Actions() {
		out = append(out, t.Key.Render(text.Fit(a.KeyText(), 5))+t.Text.Render(a.Name))
	}
	return out
}
