package review

import (
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/privacy"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// box shows the names of the shortlists, or the applicants of the open one.
type box struct {
	frame.Asked
	*Lists
	all   []model.Shortlist
	names widget.List

	open   *model.Shortlist // nil while the names are shown
	ids    []int64          // the applicants of the open shortlist that are on this computer
	marked widget.Marks
	span   widget.Span // the range being marked
	inside widget.List // over ids
}

func newBox(l *Lists, all []model.Shortlist) *box {
	return &box{Lists: l, all: all, marked: widget.Marks{}}
}

// Title implements frame.Box.
func (b *box) Title() string {
	if b.open == nil {
		return lang.Text("Shortlists")
	}
	title := lang.Plural(len(b.open.Applies), "%[2]s · %[1]d applicant", "%[2]s · %[1]d applicants", text.Line(b.open.Name))
	if marked := b.markedWords(); marked != "" {
		title += " · " + marked
	}
	return title
}

// markedWords words how many are marked; "" without any.
func (b *box) markedWords() string { return b.marked.Label(len(b.marked)) }

// Key implements frame.Box.
func (b *box) Key(msg tea.KeyPressMsg) tea.Cmd {
	if b.open == nil {
		return frame.Choose(b.env, msg, b.Actions(), &b.names, frame.Noop)
	}
	return frame.Choose(b.env, msg, b.Actions(), &b.inside, func() tea.Cmd {
		b.markable().Reach()
		return nil
	})
}

// Actions implements frame.Box.
func (b *box) Actions() []action.Action {
	if b.open == nil {
		return b.nameActions()
	}
	return b.peopleActions()
}

// nameActions are the actions over the names.
func (b *box) nameActions() []action.Action {
	out := []action.Action{b.book.UndoAction(5), {Keys: action.Close, Label: action.ToClose(), Rank: 4, Run: func() tea.Cmd { b.host.Remove(b); return nil }}}
	if len(b.all) == 0 {
		return out
	}
	s := b.all[b.names.Cursor]
	return append(out,
		action.Action{Keys: action.Open, Label: action.Label{Name: "open"}.Translated(), Rank: 1, Run: func() tea.Cmd { return b.show(s) }},
		action.Action{Keys: action.Export, Label: sayExport(), Rank: 2, Run: func() tea.Cmd { return b.export(s.Name) }},
		action.Action{Keys: action.Remove, Label: action.Label{Name: "delete list"}.Translated(), Rank: 3, Run: func() tea.Cmd { return b.forget(s) }},
	)
}

// peopleActions are the actions over the applicants of the open shortlist.
func (b *box) peopleActions() []action.Action {
	out := []action.Action{b.book.UndoAction(8), privacy.BlindAction(b.env, 9)}
	switch {
	case b.span.On(): // its own actions include esc
	case len(b.marked) > 0:
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "unmark", Context: "shortlists"}.Translated(), Rank: 4, Run: func() tea.Cmd { clear(b.marked); return nil }})
	default:
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "back"}.Translated(), Rank: 4, Run: func() tea.Cmd { b.open = nil; return nil }})
	}
	if len(b.ids) == 0 {
		return out
	}
	out = b.markable().Actions(out, lang.Text("applicants"), action.GroupApplicants, 7, "", frame.Noop)
	id := b.ids[b.inside.Cursor]
	return append(out,
		action.Action{Keys: action.Read, Label: action.Label{Name: "read"}.Translated(), Rank: 1, Run: func() tea.Cmd { return b.read(id) }},
		action.Action{Keys: action.Mark, Label: action.Label{Name: "mark"}.Translated(), Rank: 2, Run: func() tea.Cmd { return b.mark(id) }},
		action.Action{Keys: action.Compare, Label: action.Label{Name: "compare"}.Translated(), Rank: 3, Disabled: NotComparable(len(b.chosen())), Run: func() tea.Cmd {
			b.host.Remove(b)
			return b.env.Do(intent.Compare{IDs: b.chosen()})
		}},
		action.Action{Keys: action.Export, Label: sayExport(), Rank: 5, Run: func() tea.Cmd { return b.export(b.open.Name) }},
		action.Action{Keys: action.SaveCV, Label: action.Label{Name: "save CVs"}.Translated(), Rank: 6, Run: func() tea.Cmd { return b.env.Do(intent.SaveCVs{IDs: b.chosen()}) }},
		action.Action{Keys: action.Remove, Label: sayRemove(), Rank: 3, Run: func() tea.Cmd { return b.takeOff(id) }},
	)
}

// export asks how to export a shortlist.
func (b *box) export(name string) tea.Cmd {
	b.host.Remove(b)
	return b.env.Do(intent.Export{Shortlist: name})
}

// read opens the reader on an applicant; closing it leads back to the shortlist.
func (b *box) read(id int64) tea.Cmd {
	b.host.Remove(b)
	return b.env.Do(intent.ReadQueue{IDs: b.ids, ID: id, Back: intent.OpenShortlist{Name: b.open.Name}})
}

// mark marks an applicant or removes the mark; it ends the range being marked, as V does.
func (b *box) mark(id int64) tea.Cmd {
	if b.span.On() {
		b.span.End()
		return nil
	}
	b.marked.Toggle(id)
	b.inside.Move(1)
	return nil
}

// forget asks whether to delete a shortlist, and deletes it, whoever is on it then.
func (b *box) forget(s model.Shortlist) tea.Cmd {
	on, name := len(s.Applies), text.Line(s.Name)
	b.env.Ask(env.Question{
		Title: lang.Text("Delete a shortlist"), Verb: lang.Text("delete it"), Danger: true,
		Lines: []string{lang.Plural(on, "Delete “%[2]s” with %[1]d applicant?", "Delete “%[2]s” with %[1]d applicants?", name), lang.Text("The applicants and your reviews stay.")},
		Do: func() tea.Cmd {
			return b.change(func(ctx context.Context) (undo, error) {
				taken, err := b.source.ForgetShortlist(ctx, s.Name)
				on = len(taken.Places)
				return b.relist(taken), err
			}, func() string {
				return lang.Plural(on, "“%[2]s” with %[1]d applicant deleted", "“%[2]s” with %[1]d applicants deleted", name)
			}, sayChanged)
		},
	})
	return nil
}

// chosen returns the marked applicants; without marks, all.
func (b *box) chosen() []int64 {
	var out []int64
	for _, id := range b.ids {
		if b.marked[id] {
			out = append(out, id)
		}
	}
	if len(out) == 0 {
		return b.ids
	}
	return out
}

// markable is the list whose rows the marking keys mark.
func (b *box) markable() widget.Markable {
	return widget.Markable{List: &b.inside, Span: &b.span, Marks: b.marked, Rows: len(b.ids), ID: func(row int) int64 { return b.ids[row] }}
}

// show opens a shortlist.
func (b *box) show(s model.Shortlist) tea.Cmd {
	b.span.End()
	b.inside = widget.List{}
	clear(b.marked)
	return b.fill(s)
}

// fill reads the applicants of a shortlist and shows them.
func (b *box) fill(s model.Shortlist) tea.Cmd {
	return b.known.Fetch(&b.reading, s.Applies, func(people []model.Candidate) tea.Cmd {
		b.open, b.ids = &s, env.IDs(people)
		b.inside.Rows(len(people))
		return nil
	})
}

// reload reads the shortlists again. An open shortlist stays open even if it is empty now: an
// undo may fill it again.
func (b *box) reload() tea.Cmd {
	return b.Read(func(all []model.Shortlist) tea.Cmd {
		b.all = all
		b.names.Rows(len(all))
		if b.open == nil {
			return nil
		}
		now := model.Shortlist{Name: b.open.Name}
		for _, s := range all {
			if s.Name == now.Name {
				now = s
			}
		}
		return b.fill(now)
	})
}

// ShowsNoApplicant implements frame.Redacted.
func (b *box) ShowsNoApplicant() bool { return true }

// takeOff removes an applicant from the open shortlist and its rows, so that the next key acts
// on the next applicant.
func (b *box) takeOff(id int64) tea.Cmd {
	s := *b.open
	is := func(other int64) bool { return other == id }
	s.Applies = slices.DeleteFunc(slices.Clone(s.Applies), is)
	b.open, b.ids = &s, slices.DeleteFunc(slices.Clone(b.ids), is)
	b.inside.Rows(len(b.ids))
	return b.remove(s.Name, []int64{id})
}

// Choices implements frame.Chooser.
func (b *box) Choices() *widget.List {
	if b.open != nil {
		return &b.inside
	}
	return &b.names
}

// View implements frame.Box.
func (b *box) View(width int) []string {
	if b.open == nil {
		return b.viewNames(width)
	}
	return b.viewPeople(width)
}

func (b *box) viewNames(width int) (out []string) {
	t := b.env.Theme
	if len(b.all) == 0 {
		return []string{t.Dim.Render(lang.Text("No shortlists are left."))}
	}
	b.names.Resize(len(b.all), b.host.Rows()-2)
	b.names.Drawn(0, 1)
	from, to := b.names.Window()
	for i := from; i < to; i++ {
		s := b.all[i]
		out = append(out, widget.NewRow(width).Left(t.Text, text.Line(s.Name)).Right(t.Dim, sayCountSince(len(s.Applies), b.env.Date(s.Made))).Render(t.Choice(i == b.names.Cursor)))
	}
	return out
}

func (b *box) viewPeople(width int) (out []string) {
	t := b.env.Theme
	if len(b.open.Applies) == 0 {
		out = append(out, t.Dim.Render(sayEmptyList()))
	}
	b.inside.Resize(len(b.ids), b.host.Rows()-4)
	b.inside.Drawn(len(out), 1)
	from, to := b.inside.Window()
	for i := from; i < to; i++ {
		c := b.known.Applicant(b.ids[i])
		mark := "  "
		if b.marked[c.ID] {
			mark = "✓ "
		}
		mine := b.book.Shown(c.ID)
		verdict, rest := Brief(mine)
		row := widget.NewRow(width).Left(t.Accent, mark).Left(t.Text, b.known.Name(c.ID)).Left(t.Dim, "  "+text.Line(c.JobTitle))
		if again, on := Snoozed(b.env, mine); on != "" {
			row.Right(again, " "+on)
		}
		row.Right(t.Accent, " "+rest).Right(Style(t, mine.Verdict), " "+verdict)
		out = append(out, row.Render(t.Choice(i == b.inside.Cursor)))
	}
	if gone := len(b.open.Applies) - len(b.ids); gone > 0 {
		out = append(out, t.Dim.Render(sayNotListed(gone)))
	}
	return out
}

func sayExport() action.Label { return action.Label{Name: "export"}.Translated() }
