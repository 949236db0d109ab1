package jobeditor

import (
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// row is one thing that a form can begin with; its zero value is an empty form.
type row struct {
	model.SavedDraft
	template bool
	open     bool          // in another window
	unknown  *model.Intent // it was sent, and no answer came
}

// rows returns all rows, the drafts first.
func (u unsent) rows() (out []row) {
	for _, d := range u.drafts {
		r := row{SavedDraft: d}
		if i := slices.IndexFunc(u.unknown, func(in model.Intent) bool { return in.DraftID == d.ID }); i >= 0 {
			r.unknown = &u.unknown[i]
		}
		out = append(out, r)
	}
	for i, in := range u.unknown { // creates of commands, or of drafts that are gone
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

// box lists the unsent drafts, to continue, compare with the service, or discard. For a new
// job it lists the templates too.
type box struct {
	*Drafts
	start  bool // it opened by itself when the program started
	unsent bool // it lists only what was not sent: no empty form, no templates
	rows   []row
	list   widget.List
}

// Title implements frame.Box.
func (b *box) Title() string {
	if b.start || b.unsent {
		return lang.Text("Unsent drafts")
	}
	return lang.Text("A new job")
}

// Unasked implements frame.Box.
func (b *box) Unasked() bool { return b.start }

// ShowsNoApplicant implements frame.Redacted.
func (b *box) ShowsNoApplicant() bool { return true }

// Paste implements frame.Box.
func (b *box) Paste(tea.PasteMsg) tea.Cmd { return nil }

// Key implements frame.Box.
func (b *box) Key(msg tea.KeyPressMsg) tea.Cmd {
	return frame.Choose(b.env, msg, b.Actions(), &b.list, frame.Noop)
}

func (b *box) current() row { return b.rows[min(b.list.Cursor, len(b.rows)-1)] }

// Actions implements frame.Box.
func (b *box) Actions() []action.Action {
	current := b.current()
	open, discard, noDiscard, noCompare := action.Label{Name: "continue"}.Translated(), action.Label{Name: "discard"}.Translated(), "", ""
	switch {
	case current.ID == 0:
		open, noDiscard = action.Label{Name: "begin"}.Translated(), lang.Text("there is nothing to discard")
	case current.template:
		open, discard = action.Label{Name: "use template"}.Translated(), action.Label{Name: "delete template"}.Translated()
	case current.open:
		open, noDiscard = action.Label{Name: "take over"}.Translated(), lang.Text("another window has it open")
	case current.unknown != nil:
		open, noDiscard = action.Label{Name: "was it published?"}.Translated(), lang.Text("first answer whether it was published")
	}
	switch {
	case current.open:
		noCompare = lang.Text("another window has it open")
	case current.JobID == 0:
		noCompare = lang.Text("the service does not have a new job yet")
	}
	later := action.ToClose()
	if b.start {
		later = action.Label{Name: "later"}.Translated()
	}
	out := []action.Action{
		{Keys: action.Open, Label: open, Rank: 1, Run: func() tea.Cmd { return b.begin(current) }},
		{Keys: action.Remove, Label: discard, Rank: 4, Disabled: noDiscard, Run: func() tea.Cmd { return b.drop(current) }},
		{Keys: action.Close, Label: later, Rank: 3, Run: func() tea.Cmd { b.boxes.Remove(b); return nil }},
	}
	if b.start || b.unsent {
		return append(out, action.Action{Keys: action.CompareDraft, Label: action.Label{Name: "compare"}.Translated(), Rank: 2, Disabled: noCompare, Run: func() tea.Cmd {
			return tea.Sequence(b.begin(current), b.compareOpened())
		}})
	}
	return append(out, action.Action{Keys: action.NewJob, Label: action.Label{Name: "empty form"}.Translated(), Rank: 2, Run: func() tea.Cmd { return b.begin(row{}) }})
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
	begin := Begin{Draft: r.ID, Job: model.Job{ID: r.JobID}}
	if r.template {
		begin = Begin{Template: r.SavedDraft}
	}
	return b.Edit(begin)
}

// takeOver asks whether to continue a draft that another window has open.
func (b *box) takeOver(r row) tea.Cmd {
	b.env.Ask(env.Question{
		Title: lang.Text("Take it over?"),
		Lines: []string{
			name(r),
			lang.Text("Another window has it open, perhaps over a lost connection. You continue with what was saved. The other window saves its text as another draft."),
		},
		Verb: lang.Text("take over"),
		Do: func() tea.Cmd {
			b.boxes.Remove(b)
			return b.Edit(Begin{Draft: r.ID, Job: model.Job{ID: r.JobID}, Over: true})
		},
	})
	return nil
}

// compareOpened compares in the form that was just opened from the list; esc leads back to
// the list.
func (b *box) compareOpened() tea.Cmd {
	return func() tea.Msg {
		return b.env.Group.Done(func() tea.Cmd {
			form := b.Form()
			if form == nil {
				return nil
			}
			form.CompareFrom(lang.Text("the drafts"), func() tea.Cmd {
				b.boxes.PushAwake(b)
				return nil
			})
			return nil
		})
	}
}

// drop asks whether to discard a draft or delete a template.
func (b *box) drop(r row) tea.Cmd {
	effect := lang.Text("Everything you typed will be lost. Nothing changes on the board.")
	if r.template {
		effect = lang.Text("It will no longer be offered. Existing jobs are not affected.")
	}
	b.env.Ask(env.Question{
		Title: lang.Text("Discard it?"), Lines: []string{name(r), effect}, Verb: lang.Text("discard"), Danger: true,
		Do: func() tea.Cmd {
			return load.Do(b.env.Group, func(ctx context.Context) (struct{}, error) {
				ctx = context.WithoutCancel(ctx)
				if !r.template { // the draft must not be open in any window
					if _, err := b.source.TakeDraft(ctx, r.ID, false); err != nil {
						return struct{}{}, err
					}
				}
				return struct{}{}, b.source.DropDraft(ctx, r.ID)
			}, func(_ struct{}, err error) tea.Cmd {
				if err != nil {
					return b.env.Notify(env.Bad, b.env.Fail(err))
				}
				b.rows = slices.DeleteFunc(b.rows, func(x row) bool { return x.ID == r.ID })
				if len(b.rows) == 0 || b.rows[0].ID == 0 {
					b.boxes.Remove(b)
				}
				return tea.Batch(b.Refresh(), b.env.Notify(env.Info, lang.Text("Discarded: %s.", name(r))))
			})
		},
	})
	return nil
}

// name words a row.
func name(r row) string {
	title := text.Line(r.Draft.Title)
	switch {
	case r.ID == 0:
		return lang.Text("Empty form")
	case r.template:
		return lang.Text("Template “%s”", text.Line(r.Name))
	case r.unknown != nil:
		return lang.Text("New job “%s”, sent without an answer", title)
	case r.JobID != 0:
		return lang.Text("Changes to “%s”", text.Line(r.Base.Title))
	case title == "":
		return lang.Text("New job, no title yet")
	}
	return lang.Text("New job “%s”", title)
}

// detail words the difference between rows of the same name.
func detail(r row) string {
	switch {
	case r.open:
		return lang.Text("open in another window")
	case r.JobID != 0 && !r.template:
		return Changes(r.SavedDraft)
	}
	return ""
}

// Choices implements frame.Chooser.
func (b *box) Choices() *widget.List { return &b.list }

// View implements frame.Box.
func (b *box) View(width int) []string {
	t := b.env.Theme
	var out []string
	if b.start {
		out = append(frame.Styled(t.Text, lang.Text("You wrote these earlier:"), width), "")
	}
	b.list.Resize(len(b.rows), max(b.boxes.Rows()-2-len(out), 1))
	b.list.Drawn(len(out), 1)
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		r := b.rows[i]
		edge, side, style := t.Row(i == b.list.Cursor, true, t.Text)
		line := widget.NewRow(width).Left(side, edge).Left(style, name(r))
		if more := detail(r); more != "" {
			line.Left(t.Dim, "  "+more)
		}
		if r.ID != 0 {
			line.Right(t.Dim, " "+b.env.Clock(r.Saved)+" ")
		}
		out = append(out, line.Render(theme.Style{}))
	}
	return out
}
