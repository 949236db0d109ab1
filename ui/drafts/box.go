package drafts

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

// row is what a form can begin with; its zero value is an empty form.
type row struct {
	model.SavedDraft
	template bool
	open     bool          // in another window
	unknown  *model.Intent // it was sent, and no answer came
}

// rows returns all of them, the drafts first.
func (u unsent) rows() (out []row) {
	for _, d := range u.drafts {
		r := row{SavedDraft: d}
		if i := slices.IndexFunc(u.unknown, func(in model.Intent) bool { return in.DraftID == d.ID }); i >= 0 {
			r.unknown = &u.unknown[i]
		}
		out = append(out, r)
	}
	for i, in := range u.unknown { // of commands, or of drafts that are gone
		if !slices.ContainsFunc(out, func(r row) bool { return r.unknown != nil && r.unknown.ID == in.ID }) {
			kept := model.SavedDraft{ID: -in.ID, Draft: in.Draft, Saved: in.Begun} // no draft has such an id
			out = append(out, row{SavedDraft: kept, unknown: &u.unknown[i]})
		}
	}
	for _, d := range u.open {
		out = append(out, row{SavedDraft: d, open: true})
	}
	for _, d := range u.templates {
		out = append(out, row{SavedDraft: d, template: true})
	}
	return out
}

// box lists what was typed and not sent: to go on with, to compare with what the service
// has, or to throw away; and for a new job the templates.
type box struct {
	*Drafts
	start bool // it came up by itself, at the start
	rows  []row
	list  list.List
}

// Title implements overlay.Box.
func (b *box) Title() string {
	if b.start {
		return "Written and not sent"
	}
	return "A new job"
}

// Unasked implements overlay.Box.
func (b *box) Unasked() bool { return b.start }

// ShowsNobody implements overlay.Redacted.
func (b *box) ShowsNobody() bool { return true }

// Paste implements overlay.Box.
func (b *box) Paste(tea.PasteMsg) tea.Cmd { return nil }

// Key implements overlay.Box.
func (b *box) Key(msg tea.KeyPressMsg) tea.Cmd {
	return overlay.Choose(b.desk, msg, b.Actions(), &b.list, overlay.Noop)
}

func (b *box) current() row { return b.rows[min(b.list.Cursor, len(b.rows)-1)] }

// Actions implements overlay.Box.
func (b *box) Actions() []action.Action {
	current := b.current()
	verb, drop, undroppable, incomparable := "go on writing", "throw away", "", ""
	switch {
	case current.ID == 0:
		verb, undroppable = "begin", "there is nothing to throw away"
	case current.template:
		verb, drop = "begin with it", "delete the template"
	case current.open:
		verb, undroppable = "take it over", "another copy of shortlist has it open"
	case current.unknown != nil:
		verb, undroppable = "was it published?", "whether it was published is to be answered first"
	}
	switch {
	case current.open:
		incomparable = "another copy of shortlist has it open"
	case current.JobID == 0:
		incomparable = "a new job is not at the service yet"
	}
	later := "close"
	if b.start {
		later = "later"
	}
	out := []action.Action{
		{Keys: action.Open, Label: action.Label{Name: verb}, Rank: 1, Run: func() tea.Cmd { return b.begin(current) }},
		{Keys: action.Remove, Label: action.Label{Name: drop}, Rank: 4, Disabled: undroppable, Run: func() tea.Cmd { return b.drop(current) }},
		{Keys: action.Close, Label: action.Label{Name: later}, Rank: 3, Run: func() tea.Cmd { b.boxes.Remove(b); return nil }},
	}
	if b.start {
		return append(out, action.Action{Keys: action.CompareDraft, Label: action.Label{Name: "compare"}, Rank: 2, Disabled: incomparable, Run: func() tea.Cmd {
			return tea.Sequence(b.begin(current), b.compareOpened())
		}})
	}
	return append(out, action.Action{Keys: action.NewJob, Label: action.Label{Name: "an empty form"}, Rank: 2, Run: func() tea.Cmd { return b.begin(row{}) }})
}

// begin begins a form with a row.
func (b *box) begin(r row) tea.Cmd {
	if r.open {
		return b.takeOver(r)
	}
	b.boxes.Remove(b)
	if r.unknown != nil { // sent again without an answer, it could be published twice
		return b.Questions.Ask(*r.unknown, "")
	}
	begin := jobeditor.Begin{Draft: r.ID, Job: model.Job{ID: r.JobID}}
	if r.template {
		begin = jobeditor.Begin{Template: r.SavedDraft}
	}
	return b.Edit(begin)
}

// takeOver asks whether to go on with what another window has open.
func (b *box) takeOver(r row) tea.Cmd {
	b.desk.Ask(desk.Question{
		Title: "Take it over?",
		Lines: []string{
			name(r),
			"Another copy of shortlist has it open; perhaps its line has dropped. You go on with what was kept of it. What is typed there from now on is kept as a draft of its own.",
		},
		Verb: "take it over",
		Do: func() tea.Cmd {
			b.boxes.Remove(b)
			return b.Edit(jobeditor.Begin{Draft: r.ID, Job: model.Job{ID: r.JobID}, Over: true})
		},
	})
	return nil
}

// compareOpened goes to the comparison in the form that was just opened from the list, to
// which esc leads back.
func (b *box) compareOpened() tea.Cmd {
	return func() tea.Msg {
		return b.desk.Group.Done(func() tea.Cmd {
			form := b.Form()
			if form == nil {
				return nil
			}
			return form.CompareFrom("the drafts", func() tea.Cmd {
				b.boxes.PushAwake(b)
				return nil
			})
		})
	}
}

// drop throws a draft or a template away, once asked.
func (b *box) drop(r row) tea.Cmd {
	what := "All that was typed will be gone. Nothing changes on the board."
	if r.template {
		what = "New jobs will not be begun with it any more. Jobs that were stay."
	}
	b.desk.Ask(desk.Question{
		Title: "Throw it away?", Lines: []string{name(r), what}, Verb: "throw away", Danger: true,
		Do: func() tea.Cmd {
			return load.Do(b.desk.Group, func(ctx context.Context) (struct{}, error) {
				ctx = context.WithoutCancel(ctx)
				if !r.template { // whoever had it open is gone
					if _, err := b.source.TakeDraft(ctx, r.ID, false); err != nil {
						return struct{}{}, err
					}
				}
				return struct{}{}, b.source.DropDraft(ctx, r.ID)
			}, func(_ struct{}, err error) tea.Cmd {
				if err != nil {
					return b.desk.Notify(desk.Bad, b.desk.Fail(err))
				}
				b.rows = slices.DeleteFunc(b.rows, func(x row) bool { return x.ID == r.ID })
				if len(b.rows) == 0 || b.rows[0].ID == 0 {
					b.boxes.Remove(b)
				}
				return tea.Batch(b.Refresh(), b.desk.Notify(desk.Info, "Thrown away: "+name(r)+"."))
			})
		},
	})
	return nil
}

// name words what a row is.
func name(r row) string {
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

// detail words what distinguishes a row from another of the same name.
func detail(r row) string {
	switch {
	case r.open:
		return "open in another copy"
	case r.JobID != 0 && !r.template:
		return jobeditor.Changes(r.SavedDraft)
	}
	return ""
}

// Choices implements overlay.Chooser.
func (b *box) Choices() *list.List { return &b.list }

// View implements overlay.Box.
func (b *box) View(width int) []string {
	t := b.desk.Theme
	var out []string
	if b.start {
		out = append(overlay.Styled(t.Text, "This was typed before and is not at the service:", width), "")
	}
	b.list.Resize(len(b.rows), max(b.boxes.Rows()-2-len(out), 1))
	b.list.Drawn(len(out), 1)
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		r := b.rows[i]
		edge, side, style := t.Row(i == b.list.Cursor, true, t.Text)
		line := desk.NewRow(width).Left(side, edge).Left(style, name(r))
		if more := detail(r); more != "" {
			line.Left(t.Dim, "  "+more)
		}
		if r.ID != 0 {
			line.Right(t.Dim, " "+b.desk.Clock(r.Saved)+" ")
		}
		out = append(out, line.Render(lipgloss.NewStyle()))
	}
	return out
}
