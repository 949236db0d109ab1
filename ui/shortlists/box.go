package shortlists

import (
	"context"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/blindmode"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/list"
	"shortlist/ui/overlay"
	"shortlist/ui/review"
	"shortlist/ui/text"
)

// box shows the names of the shortlists, and who is on the one that is open.
type box struct {
	overlay.Asked
	*Lists
	all   []model.Shortlist
	names list.List

	open   *model.Shortlist // nil: the names are shown
	ids    []int64          // of the open shortlist, those on this machine
	marked list.Marks
	span   list.Span // the range being marked
	inside list.List // over ids
}

func newBox(l *Lists, all []model.Shortlist) *box {
	return &box{Lists: l, all: all, marked: list.Marks{}}
}

// Title implements overlay.Box.
func (b *box) Title() string {
	if b.open == nil {
		return "Shortlists"
	}
	title := text.Line(b.open.Name) + " · " + amount.People(len(b.open.Applies))
	if marked := strings.TrimSpace(b.marked.Label(len(b.marked))); marked != "" {
		title += " · " + marked
	}
	return title
}

// Key implements overlay.Box.
func (b *box) Key(msg tea.KeyPressMsg) tea.Cmd {
	if b.open == nil {
		return overlay.Choose(b.desk, msg, b.Actions(), &b.names, overlay.Noop)
	}
	return overlay.Choose(b.desk, msg, b.Actions(), &b.inside, func() tea.Cmd {
		b.markable().Reach()
		return nil
	})
}

// Actions implements overlay.Box.
func (b *box) Actions() []action.Action {
	if b.open == nil {
		return b.nameActions()
	}
	return b.peopleActions()
}

// nameActions are the actions over the names.
func (b *box) nameActions() []action.Action {
	out := []action.Action{b.book.UndoAction(5), {Keys: action.Close, Label: action.Label{Name: "close"}, Rank: 4, Run: func() tea.Cmd { b.host.Remove(b); return nil }}}
	if len(b.all) == 0 {
		return out
	}
	s := b.all[b.names.Cursor]
	return append(out,
		action.Action{Keys: action.Open, Label: action.Label{Name: "open"}, Rank: 1, Run: func() tea.Cmd { return b.show(s) }},
		action.Action{Keys: action.Remove, Label: action.Label{Name: "forget"}, Rank: 3, Run: func() tea.Cmd { return b.forget(s) }},
	)
}

// peopleActions are the actions over who is on the open shortlist.
func (b *box) peopleActions() []action.Action {
	out := []action.Action{b.book.UndoAction(8), blindmode.Action(b.desk, 9)}
	switch {
	case b.span.On(): // esc is among its keys
	case len(b.marked) > 0:
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "unmark"}, Rank: 4, Run: func() tea.Cmd { clear(b.marked); return nil }})
	default:
		out = append(out, action.Action{Keys: action.Back, Label: action.Label{Name: "back"}, Rank: 4, Run: func() tea.Cmd { b.open = nil; return nil }})
	}
	if len(b.ids) == 0 {
		return out
	}
	out = append(out, b.markable().Actions("applicants", action.GroupApplicants, 3, "", overlay.Noop)...)
	id := b.ids[b.inside.Cursor]
	return append(out,
		action.Action{Keys: action.Read, Label: action.Label{Name: "read"}, Rank: 1, Run: func() tea.Cmd { return b.read(id) }},
		action.Action{Keys: action.Mark, Label: action.Label{Name: "mark"}, Rank: 2, Run: func() tea.Cmd { return b.mark(id) }},
		action.Action{Keys: action.Compare, Label: action.Label{Name: "compare"}, Rank: 3, Disabled: review.NotComparable(len(b.chosen())), Run: func() tea.Cmd {
			b.host.Remove(b)
			return b.desk.Do(intent.Compare{IDs: b.chosen()})
		}},
		action.Action{Keys: action.Export, Label: action.Label{Name: "export"}, Rank: 5, Run: func() tea.Cmd {
			b.host.Remove(b)
			return b.desk.Do(intent.Export{Shortlist: b.open.Name})
		}},
		action.Action{Keys: action.SaveCV, Label: action.Label{Name: "save CVs"}, Rank: 6, Run: func() tea.Cmd { return b.desk.Do(intent.SaveCVs{IDs: b.chosen()}) }},
		action.Action{Keys: action.Remove, Label: action.Label{Name: "take off"}, Rank: 7, Run: func() tea.Cmd { return b.takeOff(id) }},
	)
}

// read opens the reader on an applicant; closing it leads back to the shortlist.
func (b *box) read(id int64) tea.Cmd {
	b.host.Remove(b)
	return b.desk.Do(intent.ReadQueue{IDs: b.ids, ID: id, Back: intent.OpenShortlist{Name: b.open.Name}})
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

// forget asks whether to forget a shortlist, whoever is on it when the answer comes.
func (b *box) forget(s model.Shortlist) tea.Cmd {
	on, name := len(s.Applies), "“"+text.Line(s.Name)+"”"
	b.desk.Ask(desk.Question{
		Title: "Forget a shortlist", Verb: "forget it", Danger: true,
		Lines: []string{"Forget " + name + " with " + amount.People(on) + " on it?", "The applicants stay, and what you think of them."},
		Do: func() tea.Cmd {
			return b.change(func(ctx context.Context) (undo, error) {
				taken, err := b.source.ForgetShortlist(ctx, s.Name)
				on = len(taken.Places)
				return b.relist(taken), err
			}, func() string { return name + " with " + amount.People(on) + " is forgotten" }, "")
		},
	})
	return nil
}

// chosen returns the marked applicants, or all where none is marked.
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
func (b *box) markable() list.Markable {
	return list.Markable{List: &b.inside, Span: &b.span, Marks: b.marked, Rows: len(b.ids), ID: func(row int) int64 { return b.ids[row] }}
}

// show opens a shortlist.
func (b *box) show(s model.Shortlist) tea.Cmd {
	b.span.End()
	b.inside = list.List{}
	clear(b.marked)
	return b.fill(s)
}

// fill reads who is on a shortlist and shows it.
func (b *box) fill(s model.Shortlist) tea.Cmd {
	return b.known.Fetch(&b.reading, s.Applies, func(people []model.Candidate) tea.Cmd {
		b.open, b.ids = &s, desk.IDs(people)
		b.inside.Rows(len(people))
		return nil
	})
}

// reload reads the shortlists again. An open shortlist stays open though nobody is on it
// any more: an undo may put them back.
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

// ShowsNoApplicant implements overlay.Redacted.
func (b *box) ShowsNoApplicant() bool { return true }

// takeOff takes an applicant off the open shortlist, and out of sight at once: the next key
// is about the next.
func (b *box) takeOff(id int64) tea.Cmd {
	s := *b.open
	is := func(other int64) bool { return other == id }
	s.Applies = slices.DeleteFunc(slices.Clone(s.Applies), is)
	b.open, b.ids = &s, slices.DeleteFunc(slices.Clone(b.ids), is)
	b.inside.Rows(len(b.ids))
	return b.remove(s.Name, []int64{id})
}

// Choices implements overlay.Chooser.
func (b *box) Choices() *list.List {
	if b.open != nil {
		return &b.inside
	}
	return &b.names
}

// View implements overlay.Box.
func (b *box) View(width int) []string {
	if b.open == nil {
		return b.viewNames(width)
	}
	return b.viewPeople(width)
}

func (b *box) viewNames(width int) (out []string) {
	t := b.desk.Theme
	if len(b.all) == 0 {
		return []string{t.Dim.Render("There is no shortlist any more.")}
	}
	b.names.Resize(len(b.all), b.host.Rows()-2)
	b.names.Drawn(0, 1)
	from, to := b.names.Window()
	for i := from; i < to; i++ {
		s := b.all[i]
		out = append(out, desk.NewRow(width).Left(t.Text, text.Line(s.Name)).Right(t.Dim, amount.People(len(s.Applies))+"  since "+b.desk.Date(s.Made)).Render(t.Choice(i == b.names.Cursor)))
	}
	return out
}

func (b *box) viewPeople(width int) (out []string) {
	t := b.desk.Theme
	if len(b.open.Applies) == 0 {
		out = append(out, t.Dim.Render("Nobody is on it any more."))
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
		verdict, rest := review.Brief(mine)
		row := desk.NewRow(width).Left(t.Accent, mark).Left(t.Text, b.known.Name(c.ID)).Left(t.Dim, "  "+text.Line(c.JobTitle))
		row.Right(t.Accent, " "+rest).Right(review.Look(t, mine.Verdict), " "+verdict)
		out = append(out, row.Render(t.Choice(i == b.inside.Cursor)))
	}
	if gone := len(b.open.Applies) - len(b.ids); gone > 0 {
		out = append(out, t.Dim.Render(amount.People(gone)+" on it that the service does not list any more."))
	}
	return out
}
