package published

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/jobeditor"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// question asks what became of one create: its job is found, or it is not found and the
// person sends it again, or decides later.
type question struct {
	*Questions
	intent model.Intent
	why    string // why no answer came, as a clause; "" where that is not known
	total  int    // how many questions follow each other, this one included
	task   load.Task
	looked time.Time // when the jobs were read; zero before
	job    model.Job // that was found
	found  bool
	denied []int64 // jobs that are others, as the person said
	err    string
}

// look looks for the job of the create.
func (q *question) look() tea.Cmd {
	q.err = ""
	in := q.intent
	in.Alike = slices.Concat(in.Alike, q.denied)
	return load.Run(q.desk.Group, &q.task, q.find(in), func(r finding, err error) tea.Cmd {
		if err != nil {
			q.err = q.desk.Fail(err)
			return nil
		}
		q.desk.Reached()
		q.looked, q.job, q.found = q.desk.Now(), r.job, r.found
		return nil
	})
}

// Title implements overlay.Box.
func (q *question) Title() string {
	if q.total == 1 {
		return "Was it published?"
	}
	return fmt.Sprintf("Was it published? (%d of %d)", q.total-len(q.open())+1, q.total)
}

// Unasked implements overlay.Box.
func (q *question) Unasked() bool { return true }

// ShowsNobody implements overlay.Redacted.
func (q *question) ShowsNobody() bool { return true }

// Paste implements overlay.Box.
func (q *question) Paste(tea.PasteMsg) tea.Cmd { return nil }

// Key implements overlay.Box.
func (q *question) Key(msg tea.KeyPressMsg) tea.Cmd {
	if a, ok := action.Find(q.Actions(), action.Key(msg)); ok && a.Disabled == "" {
		return a.Run()
	}
	return nil
}

// Actions implements overlay.Box.
func (q *question) Actions() []action.Action {
	later := action.Action{Keys: action.Back, Label: action.Label{Name: "decide later"}, Rank: 3, Run: q.postpone}
	again := action.Action{Keys: action.Refresh, Label: action.Label{Name: "look again"}, Rank: 2, Run: q.look}
	switch {
	case q.task.Busy():
		return []action.Action{later}
	case q.looked.IsZero():
		return []action.Action{again, later}
	case q.found:
		return []action.Action{
			{Keys: action.IsThisJob, Label: action.Label{Name: "yes, this is it"}, Rank: 1, Run: func() tea.Cmd { return q.answer(q.job.ID) }},
			{Keys: action.IsAnotherJob, Label: action.Label{Name: "no, that is another job; mine is not there"}, Rank: 2, Run: func() tea.Cmd {
				q.denied = append(q.denied, q.job.ID)
				return q.look() // there may be one more
			}},
			later,
		}
	}
	return []action.Action{
		{Keys: action.WasNotPublished, Label: action.Label{Name: "it was not: go on writing, to send it again"}, Rank: 1, Run: func() tea.Cmd { return q.answer(0) }},
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
	return tea.Batch(q.Refresh(), q.desk.Notify(desk.Info, "It will be asked again at the next start. The draft is kept."))
}

// View implements overlay.Box.
func (q *question) View(width int) []string {
	t := q.desk.Theme
	out := overlay.Styled(t.Bold, "“"+text.Line(q.intent.Draft.Title)+"”", width)
	out = append(out, overlay.Styled(t.Text, jobeditor.NoAnswer(q.desk, q.intent.Begun, q.why), width)...)
	out = append(out, "")
	switch {
	case q.task.Busy():
		out = append(out, t.Dim.Render("Looking for it among your jobs…"))
	case q.err != "":
		out = append(out, overlay.Styled(t.Bad, "It could not be looked for. "+q.err, width)...)
	case q.found:
		out = append(out, overlay.Styled(t.Good, fmt.Sprintf("Found: job %d, “%s”, %s, is %s.", q.job.ID, text.Line(q.job.Title), text.Line(q.job.Region), text.Line(q.job.Status.Word())), width)...)
		salary := model.SalaryText(q.job.SalaryFrom, q.job.SalaryTo, "", q.job.Rate)
		out = append(out, overlay.Styled(t.Dim, "Salary: "+cmp.Or(text.Line(salary), "none"), width)...)
		if q.job.URL != "" {
			out = append(out, overlay.Styled(t.Link, text.Line(q.job.URL), width)...)
		}
	case !q.looked.IsZero():
		said := "There is no such job among yours."
		if len(q.denied) > 0 {
			said = fmt.Sprintf("You said job %d is another. There is no further one like it.", q.denied[len(q.denied)-1])
		}
		out = append(out, overlay.Styled(t.Warn, said+" The service may still be at it; look again in a moment before you send it once more.", width)...)
		out = append(out, t.Dim.Render("Looked at "+q.looked.Local().Format("15:04:05")+": not there."))
	}
	out = append(out, "")
	for _, a := range q.Actions() {
		out = append(out, t.Key.Render(text.Fit(a.KeyText(), 5))+t.Text.Render(a.Name))
	}
	return out
}
