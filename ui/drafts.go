package ui

import (
	"cmp"
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/jobeditor"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// written is what was written and not sent, and of which drafts nobody knows
// whether they were.
type written struct {
	drafts    []model.SavedDraft
	open      []model.SavedDraft // in another copy of the program
	templates []model.SavedDraft
	unknown   []model.Intent
}

// readWritten reads what was written and not sent.
func (m *Model) readWritten() func(context.Context) (written, error) {
	backend := m.backend
	return func(ctx context.Context) (w written, err error) {
		if w.drafts, err = backend.WaitingDrafts(ctx); err != nil {
			return w, err
		}
		if w.open, err = backend.OpenDrafts(ctx); err != nil {
			return w, err
		}
		if w.templates, err = backend.Templates(ctx); err != nil {
			return w, err
		}
		w.unknown, err = backend.Intents(ctx)
		return w, err
	}
}

// tellDrafts offers, at the start, what was written and not sent before it.
func (m *Model) tellDrafts() tea.Cmd {
	return load.Do(m.desk.Group, m.readWritten(), func(w written, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		m.jobs.Drafts(slices.Concat(w.drafts, w.open))
		rows := slices.DeleteFunc(w.rows(), func(r draftRow) bool { return r.template || r.unknown != nil }) // that is asked by itself
		if len(rows) > 0 && m.editor == nil && !m.info.ReadOnly {
			// What became of a create is asked first.
			m.boxes.PushBelow(&draftsBox{model: m, start: true, rows: rows})
		}
		return nil
	})
}

// readDrafts reads the drafts that the job list marks.
func (m *Model) readDrafts() tea.Cmd {
	return load.Run(m.desk.Group, &m.drafting, m.readWritten(), func(w written, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		m.jobs.Drafts(slices.Concat(w.drafts, w.open))
		return nil
	})
}

// newJob begins a new job: an empty one, or, where there is any, one of the drafts
// and templates.
func (m *Model) newJob() tea.Cmd {
	if m.info.ReadOnly {
		return m.notify(desk.Warn, "This account is open read-only here.")
	}
	wait := m.waitForForm()
	return load.Run(m.desk.Group, &m.opening, m.readWritten(), func(w written, err error) tea.Cmd {
		m.boxes.Remove(wait)
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		rows := slices.DeleteFunc(w.rows(), func(r draftRow) bool { return r.JobID != 0 })
		if len(rows) == 0 {
			return m.edit(jobeditor.Begin{})
		}
		m.boxes.Push(&draftsBox{model: m, rows: append(rows, draftRow{})})
		return nil
	})
}

// draftRow is what a form can begin with; its zero value is an empty form.
type draftRow struct {
	model.SavedDraft
	template bool
	open     bool          // in another copy of the program
	unknown  *model.Intent // it was sent, and no answer came
}

// rows are all of them, the drafts first.
func (w written) rows() (out []draftRow) {
	for _, d := range w.drafts {
		r := draftRow{SavedDraft: d}
		if i := slices.IndexFunc(w.unknown, func(in model.Intent) bool { return in.DraftID == d.ID }); i >= 0 {
			r.unknown = &w.unknown[i]
		}
		out = append(out, r)
	}
	for i, in := range w.unknown { // of commands, or of drafts that are gone
		if !slices.ContainsFunc(out, func(r draftRow) bool { return r.unknown != nil && r.unknown.ID == in.ID }) {
			kept := model.SavedDraft{ID: -in.ID, Draft: in.Draft, Saved: in.Begun} // no draft has such an id
			out = append(out, draftRow{SavedDraft: kept, unknown: &w.unknown[i]})
		}
	}
	for _, d := range w.open {
		out = append(out, draftRow{SavedDraft: d, open: true})
	}
	for _, d := range w.templates {
		out = append(out, draftRow{SavedDraft: d, template: true})
	}
	return out
}

// draftsBox lists what was written and not sent: to go on with, to compare with
// what the service has, or to throw away; and for a new job the templates.
type draftsBox struct {
	model *Model
	start bool // it came up by itself, at the start
	rows  []draftRow
	list  list.List
}

func (b *draftsBox) Title() string {
	if b.start {
		return "Written and not sent"
	}
	return "A new job"
}

func (b *draftsBox) Unasked() bool              { return b.start }
func (b *draftsBox) Paste(tea.PasteMsg) tea.Cmd { return nil }

func (b *draftsBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return overlay.Choose(b.model.desk, msg, b.Actions(), &b.list, overlay.Noop)
}

func (b *draftsBox) current() draftRow { return b.rows[min(b.list.Cursor, len(b.rows)-1)] }

func (b *draftsBox) Actions() []action.Action {
	current := b.current()
	verb, drop, nothing, unsent := "go on writing", "throw away", "", ""
	switch {
	case current.ID == 0:
		verb, nothing = "begin", "there is nothing to throw away"
	case current.template:
		verb, drop = "begin with it", "delete the template"
	case current.open:
		verb, nothing = "take it over", "another copy of shortlist has it open"
	case current.unknown != nil:
		verb, nothing = "was it published?", "whether it was published is to be answered first"
	}
	switch {
	case current.open:
		unsent = "another copy of shortlist has it open"
	case current.JobID == 0:
		unsent = "a new job is not at the service yet"
	}
	later := "close"
	if b.start {
		later = "later"
	}
	out := []action.Action{
		{Keys: []string{"enter"}, Name: verb, Rank: 1, Run: func() tea.Cmd { return b.open(current) }},
		{Keys: []string{"D"}, Name: drop, Rank: 4, Disabled: nothing, Run: func() tea.Cmd { return b.drop(current) }},
		{Keys: []string{"esc", "q"}, Name: later, Rank: 3, Run: func() tea.Cmd { b.model.boxes.Remove(b); return nil }},
	}
	if b.start {
		return append(out, action.Action{Keys: []string{"c"}, Name: "compare", Rank: 2, Disabled: unsent, Run: func() tea.Cmd {
			return tea.Sequence(b.open(current), b.model.compareOpened(b))
		}})
	}
	return append(out, action.Action{Keys: []string{"N"}, Name: "an empty form", Rank: 2, Run: func() tea.Cmd { return b.open(draftRow{}) }})
}

// takeOver asks whether to go on with what another copy of the program has open.
func (b *draftsBox) takeOver(r draftRow) tea.Cmd {
	b.model.desk.Ask(desk.Question{
		Title: "Take it over?",
		Lines: []string{
			b.name(r),
			"Another copy of shortlist has it open; perhaps its line has dropped. You go on with what was kept of it. What is typed there from now on is kept as a draft of its own.",
		},
		Yes: "y", Verb: "take it over",
		Do: func() tea.Cmd {
			b.model.boxes.Remove(b)
			return b.model.edit(jobeditor.Begin{Draft: r.ID, Job: model.Job{ID: r.JobID}, Over: true})
		},
	})
	return nil
}

// open begins a form with what was chosen.
func (b *draftsBox) open(r draftRow) tea.Cmd {
	if r.open {
		return b.takeOver(r)
	}
	b.model.boxes.Remove(b)
	if r.unknown != nil { // to send it again without an answer could publish it twice (CONTRACT 11)
		return b.model.askOutcome(*r.unknown, "")
	}
	begin := jobeditor.Begin{Draft: r.ID, Job: model.Job{ID: r.JobID}}
	if r.template {
		begin = jobeditor.Begin{Template: r.SavedDraft}
	}
	return b.model.edit(begin)
}

// drop throws a draft or a template away, once asked.
func (b *draftsBox) drop(r draftRow) tea.Cmd {
	m, backend := b.model, b.model.backend
	what := "All that was typed will be gone. Nothing changes on the board."
	if r.template {
		what = "New jobs will not be begun with it any more. Jobs that were stay."
	}
	m.desk.Ask(desk.Question{
		Title: "Throw it away?", Lines: []string{b.name(r), what}, Yes: "y", Verb: "throw away", Danger: true,
		Do: func() tea.Cmd {
			return load.Do(m.desk.Group, func(ctx context.Context) (struct{}, error) {
				ctx = context.WithoutCancel(ctx)
				if !r.template { // whoever had it open is gone
					if _, err := backend.TakeDraft(ctx, r.ID, false); err != nil {
						return struct{}{}, err
					}
				}
				return struct{}{}, backend.DropDraft(ctx, r.ID)
			}, func(_ struct{}, err error) tea.Cmd {
				if err != nil {
					return m.notify(desk.Bad, m.fail(err))
				}
				b.rows = slices.DeleteFunc(b.rows, func(x draftRow) bool { return x.ID == r.ID })
				if len(b.rows) == 0 || b.rows[0].ID == 0 {
					m.boxes.Remove(b)
				}
				return tea.Batch(m.readDrafts(), m.notify(desk.Info, "Thrown away: "+b.name(r)+"."))
			})
		},
	})
	return nil
}

// name words what a row is.
func (b *draftsBox) name(r draftRow) string {
	title := "“" + text.Line(cmp.Or(r.Draft.Title, "no title yet")) + "”"
	switch {
	case r.ID == 0:
		return "An empty form"
	case r.template:
		return "Template “" + text.Line(r.Name) + "”"
	case r.unknown != nil:
		return "New job " + title + ", sent without an answer"
	case r.JobID != 0:
		return "Changes of “" + text.Line(r.Base.Title) + "”"
	}
	return "New job " + title
}

// besides is what tells one row from another.
func (b *draftsBox) besides(r draftRow) string {
	switch {
	case r.open:
		return "open in another copy"
	case r.JobID != 0 && !r.template:
		return jobeditor.Changes(r.SavedDraft)
	}
	return ""
}

func (b *draftsBox) Choices() *list.List { return &b.list }

func (b *draftsBox) View(width int) []string {
	t := b.model.desk.Theme
	var out []string
	if b.start {
		out = append(overlay.Styled(t.Text, "This was typed before and is not at the service:", width), "")
	}
	b.list.Resize(len(b.rows), max(b.model.boxes.Rows()-2-len(out), 1))
	b.list.Drawn(len(out), 1)
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		r := b.rows[i]
		edge, side, name := t.Row(i == b.list.Cursor, true, t.Text)
		row := desk.NewRow(width).Left(side, edge).Left(name, b.name(r))
		if besides := b.besides(r); besides != "" {
			row.Left(t.Dim, "  "+besides)
		}
		if r.ID != 0 {
			row.Right(t.Dim, " "+b.model.desk.Clock(r.Saved)+" ")
		}
		out = append(out, row.Render(lipgloss.NewStyle()))
	}
	return out
}
