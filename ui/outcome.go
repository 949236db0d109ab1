package ui

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/jobeditor"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// outcome is the question what became of a create that was not answered: found
// it, not found and send again, or decide later (CONTRACT 11).
type outcome struct {
	model  *Model
	intent model.Intent
	why    string // no answer came, where it is known
	total  int    // questions that follow each other, with this
	task   load.Task
	looked time.Time // zero for not yet
	job    model.Job
	found  bool
	denied []int64 // jobs that are others, as the person said
	err    string
}

// askIntents takes up the questions that an earlier run, or another copy of the
// program, left open, and what answers to others mean for those that are asked.
func (m *Model) askIntents() tea.Cmd {
	return load.Do(m.desk.Group, m.backend.Intents, func(intents []model.Intent, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		var cmds []tea.Cmd
		for _, q := range m.outcomes() {
			i := slices.IndexFunc(intents, func(in model.Intent) bool { return in.ID == q.intent.ID })
			switch {
			case i < 0:
				m.boxes.Remove(q)
				cmds = append(cmds, m.answeredElsewhere(q.intent))
			case len(intents[i].Alike) != len(q.intent.Alike): // what was found may be another's by now
				q.intent = intents[i]
				cmds = append(cmds, q.look())
			}
		}
		m.putOff = 0
		for _, in := range intents {
			switch {
			case m.asks(in):
			case m.later[in.ID]:
				m.putOff++
			default:
				cmds = append(cmds, m.askOutcome(in, ""))
			}
		}
		return tea.Batch(cmds...)
	})
}

// answeredElsewhere takes up a question that another copy of the program has
// answered. The jobs tell how: a form that was published must not be sent again
// (CONTRACT 11).
func (m *Model) answeredElsewhere(in model.Intent) tea.Cmd {
	return load.Do(m.desk.Group, m.find(in), func(r finding, err error) tea.Cmd {
		open := m.editor != nil && m.editor.Holds(in)
		title := "“" + text.Line(in.Draft.Title) + "”"
		if err == nil && m.editor != nil {
			m.editor.Settled(in)
		}
		switch {
		case err != nil:
			return m.notify(desk.Bad, "Another copy of shortlist has answered what became of "+title+". Look whether it is among your jobs before you send it again. "+m.fail(err))
		case r.found && open:
			return tea.Batch(m.editor.Published(), m.saved(account.Saved{Job: r.job, Created: true}, in.Draft))
		case r.found:
			m.jobs.Put(r.job)
			return m.notify(desk.Info, "Another copy of shortlist has answered: "+title+" is published.")
		}
		return m.notify(desk.Info, "Another copy of shortlist has answered: "+title+" was not published.")
	})
}

// finding is the job that a create may have made.
type finding struct {
	job   model.Job
	found bool
}

// find looks for it.
func (m *Model) find(in model.Intent) func(context.Context) (finding, error) {
	backend := m.backend
	return func(ctx context.Context) (finding, error) {
		job, found, err := backend.Find(ctx, in)
		return finding{job, found}, err
	}
}

// outcomes are the questions that are open.
func (m *Model) outcomes() (out []*outcome) {
	for _, o := range m.boxes.Boxes() {
		if q, ok := o.(*outcome); ok {
			out = append(out, q)
		}
	}
	return out
}

// asks reports whether the question of an intent is open.
func (m *Model) asks(in model.Intent) bool {
	return slices.ContainsFunc(m.outcomes(), func(q *outcome) bool { return q.intent.ID == in.ID })
}

func (m *Model) askOutcome(in model.Intent, why string) tea.Cmd {
	o := &outcome{model: m, intent: in, why: why, total: 1}
	for _, q := range m.outcomes() {
		q.total++
		o.total = q.total
	}
	m.boxes.Push(o)
	return o.look()
}

func (o *outcome) look() tea.Cmd {
	o.err = ""
	in := o.intent
	in.Alike = slices.Concat(in.Alike, o.denied)
	return load.Run(o.model.desk.Group, &o.task, o.model.find(in), func(r finding, err error) tea.Cmd {
		if err != nil {
			o.err = o.model.fail(err)
			return nil
		}
		o.model.desk.Reached()
		o.looked, o.job, o.found = o.model.desk.Now(), r.job, r.found
		return nil
	})
}

func (o *outcome) Title() string {
	if o.total == 1 {
		return "Was it published?"
	}
	return fmt.Sprintf("Was it published? (%d of %d)", o.total-len(o.model.outcomes())+1, o.total)
}

func (o *outcome) Unasked() bool { return true }

func (o *outcome) Paste(tea.PasteMsg) tea.Cmd { return nil }

func (o *outcome) Key(msg tea.KeyPressMsg) tea.Cmd {
	if a, ok := action.Find(o.Actions(), action.Key(msg)); ok && a.Disabled == "" {
		return a.Run()
	}
	return nil
}

func (o *outcome) Actions() []action.Action {
	later := action.Action{Keys: []string{"esc"}, Name: "decide later", Rank: 3, Run: func() tea.Cmd {
		o.model.boxes.Remove(o)
		o.model.later[o.intent.ID] = true
		return tea.Batch(o.model.askIntents(), o.model.notify(desk.Info, "It will be asked again at the next start. The draft is kept."))
	}}
	again := action.Action{Keys: []string{"r"}, Name: "look again", Rank: 2, Run: o.look}
	switch {
	case o.task.Busy():
		return []action.Action{later}
	case o.looked.IsZero():
		return []action.Action{again, later}
	case o.found:
		return []action.Action{
			{Keys: []string{"y"}, Name: "yes, this is it", Rank: 1, Run: func() tea.Cmd { return o.settle(o.job.ID) }},
			{Keys: []string{"x"}, Name: "no, that is another job; mine is not there", Rank: 2, Run: func() tea.Cmd {
				o.denied = append(o.denied, o.job.ID)
				return o.look() // there may be one more
			}},
			later,
		}
	}
	return []action.Action{
		{Keys: []string{"w"}, Name: "it was not: go on writing, to send it again", Rank: 1, Run: func() tea.Cmd { return o.settle(0) }},
		again, later,
	}
}

// settle notes the answer; made is the job, or 0 when there is none. A form that
// holds something else by now is left alone.
func (o *outcome) settle(made int64) tea.Cmd {
	m := o.model
	m.boxes.Remove(o)
	in, backend, now := o.intent, m.backend, m.desk.Now()
	unkept := made == 0 && (m.editor == nil || !m.editor.Holds(in))
	return load.Do(m.desk.Group, func(ctx context.Context) (kept bool, err error) {
		ctx = context.WithoutCancel(ctx)
		if unkept { // first: with its question the text of a create is forgotten
			if kept, err = keepText(ctx, backend, &in, now); err != nil {
				return false, err
			}
		}
		err = backend.Settle(ctx, in, made)
		if kept && errors.Is(err, account.ErrNone) {
			err = errors.Join(err, backend.DropDraft(ctx, in.DraftID))
		}
		return kept, err
	}, func(kept bool, err error) tea.Cmd {
		if errors.Is(err, account.ErrNone) {
			return m.answeredElsewhere(o.intent)
		}
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		o.intent = in
		told := m.settled(o, made)
		if kept && m.editor != nil {
			told = tea.Batch(told, m.notify(desk.Info, "“"+text.Line(in.Draft.Title)+"” is kept as a draft: N offers it once this form is closed."))
		}
		return tea.Batch(told, m.askIntents(), m.readDrafts())
	})
}

// keepText keeps what a create sent as a draft, where it is none: of what the
// command line sends no form is kept. The intent then names it.
func keepText(ctx context.Context, backend Backend, in *model.Intent, now time.Time) (kept bool, err error) {
	waiting, err := backend.WaitingDrafts(ctx)
	if err != nil {
		return false, err
	}
	open, err := backend.OpenDrafts(ctx)
	if err != nil {
		return false, err
	}
	if slices.ContainsFunc(slices.Concat(waiting, open), func(d model.SavedDraft) bool { return d.ID == in.DraftID }) {
		return false, nil
	}
	if in.DraftID == 0 {
		in.DraftID = model.NewDraftID()
	}
	if err := backend.SaveDraft(ctx, model.SavedDraft{ID: in.DraftID, Draft: in.Draft, Saved: now}); err != nil {
		return false, err
	}
	return true, backend.ReleaseDraft(ctx, in.DraftID)
}

// settled goes on after an answer.
func (m *Model) settled(o *outcome, made int64) tea.Cmd {
	switch open := m.editor != nil && m.editor.Holds(o.intent); {
	case made != 0 && open:
		return tea.Batch(m.editor.Published(), m.saved(account.Saved{Job: o.job, Created: true}, o.intent.Draft))
	case made != 0 && m.editor == nil:
		return m.saved(account.Saved{Job: o.job, Created: true}, o.intent.Draft)
	case made != 0:
		m.editor.Settled(o.intent)
		m.jobs.Put(o.job)
		return m.notify(desk.Good, "“"+text.Line(o.job.Title)+"” is "+text.Line(o.job.Status.Word())+". The form is another job's, and stays.")
	case m.editor != nil:
		m.editor.Settled(o.intent)
		return nil
	}
	return m.edit(jobeditor.Begin{Draft: o.intent.DraftID})
}

func (o *outcome) View(width int) []string {
	t := o.model.desk.Theme
	out := overlay.Styled(t.Bold, "“"+text.Line(o.intent.Draft.Title)+"”", width)
	out = append(out, overlay.Styled(t.Text, jobeditor.NoAnswer(o.model.desk, o.intent.Begun, o.why), width)...)
	out = append(out, "")
	switch {
	case o.task.Busy():
		out = append(out, t.Dim.Render("Looking for it among your jobs…"))
	case o.err != "":
		out = append(out, overlay.Styled(t.Bad, "It could not be looked for. "+o.err, width)...)
	case o.found:
		out = append(out, overlay.Styled(t.Good, fmt.Sprintf("Found: job %d, “%s”, %s, is %s.", o.job.ID, text.Line(o.job.Title), text.Line(o.job.Region), text.Line(o.job.Status.Word())), width)...)
		salary := model.SalaryText(o.job.SalaryFrom, o.job.SalaryTo, "", o.job.Rate)
		out = append(out, overlay.Styled(t.Dim, "Salary: "+cmp.Or(text.Line(salary), "none"), width)...)
		if o.job.URL != "" {
			out = append(out, overlay.Styled(t.Link, text.Line(o.job.URL), width)...)
		}
	case !o.looked.IsZero():
		said := "There is no such job among yours."
		if len(o.denied) > 0 {
			said = fmt.Sprintf("You said job %d is another. There is no further one like it.", o.denied[len(o.denied)-1])
		}
		out = append(out, overlay.Styled(t.Warn, said+" The service may still be at it; look again in a moment before you send it once more.", width)...)
		out = append(out, t.Dim.Render("Looked at "+o.looked.Local().Format("15:04:05")+": not there."))
	}
	out = append(out, "")
	for _, a := range o.Actions() {
		out = append(out, t.Key.Render(text.Fit(a.KeyText(), 5))+t.Text.Render(a.Name))
	}
	return out
}
