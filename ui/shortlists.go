package ui

import (
	"context"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/list"
	"shortlist/ui/overlay"
	"shortlist/ui/review"
	"shortlist/ui/text"
)

// shortlistsBox shows the shortlists, and who is on the one that was opened.
type shortlistsBox struct {
	model *Model
	all   []model.Shortlist
	list  list.List

	open   *model.Shortlist // nil: the names are shown
	people []model.Candidate
	marked list.Marks
	span   list.Span // the range being marked
	inside list.List
}

func (m *Model) openShortlists() tea.Cmd {
	return m.withShortlists(func(all []model.Shortlist) tea.Cmd {
		if len(all) == 0 {
			return m.notify(desk.Info, "There is no shortlist yet. + puts the person under the cursor, or all marked, on one.")
		}
		m.boxes.Push(&shortlistsBox{model: m, all: all, marked: list.Marks{}})
		return nil
	})
}

// openShortlist opens the shortlist of a name.
func (m *Model) openShortlist(name string) tea.Cmd {
	return m.withShortlists(func(all []model.Shortlist) tea.Cmd {
		b := &shortlistsBox{model: m, all: all, marked: list.Marks{}}
		for i, l := range all {
			if l.Name == name {
				b.list.Resize(len(all), len(all))
				b.list.MoveTo(i)
				m.boxes.Push(b)
				return b.show(l)
			}
		}
		return nil // nobody is on it any more
	})
}

func (b *shortlistsBox) Title() string {
	if b.open != nil {
		title := text.Line(b.open.Name) + " · " + people(len(b.open.Applies))
		if marked := strings.TrimSpace(b.marked.Label(len(b.marked))); marked != "" {
			title += " · " + marked
		}
		return title
	}
	return "Shortlists"
}

func (b *shortlistsBox) Unasked() bool              { return false }
func (b *shortlistsBox) Paste(tea.PasteMsg) tea.Cmd { return nil }

func (b *shortlistsBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	if b.open != nil {
		return overlay.Choose(b.model.desk, msg, b.Actions(), &b.inside, func() tea.Cmd {
			b.markable().Reach()
			return nil
		})
	}
	return overlay.Choose(b.model.desk, msg, b.Actions(), &b.list, overlay.Noop)
}

func (b *shortlistsBox) Actions() []action.Action {
	m := b.model
	if b.open == nil {
		out := []action.Action{m.undoAction(5), {Keys: []string{"esc", "q"}, Name: "close", Rank: 4, Run: func() tea.Cmd { m.boxes.Remove(b); return nil }}}
		if len(b.all) == 0 {
			return out
		}
		l := b.all[b.list.Cursor]
		return append(out,
			action.Action{Keys: []string{"enter"}, Name: "open", Rank: 1, Run: func() tea.Cmd { return b.show(l) }},
			action.Action{Keys: []string{"D"}, Name: "forget", Rank: 3, Run: func() tea.Cmd { return b.forget(l) }},
		)
	}
	out := []action.Action{m.undoAction(8), m.blindAction(9)}
	switch {
	case b.span.On(): // esc is among its keys
	case len(b.marked) > 0:
		out = append(out, action.Action{Keys: []string{"esc"}, Name: "unmark", Rank: 4, Run: func() tea.Cmd { clear(b.marked); return nil }})
	default:
		out = append(out, action.Action{Keys: []string{"esc"}, Name: "back", Rank: 4, Run: func() tea.Cmd { b.open = nil; return nil }})
	}
	if len(b.people) == 0 {
		return out
	}
	out = append(out, b.markable().Actions("applicants", action.GroupApplicants, 3, "", overlay.Noop)...)
	c := b.people[b.inside.Cursor]
	return append(out,
		action.Action{Keys: []string{"enter", "t"}, Name: "read", Rank: 1, Run: func() tea.Cmd {
			m.boxes.Remove(b)
			ids := make([]int64, len(b.people))
			for i, c := range b.people {
				ids[i] = c.ID
			}
			return m.desk.Do(intent.ReadQueue{IDs: ids, ID: c.ID, Back: intent.OpenShortlist{Name: b.open.Name}})
		}},
		action.Action{Keys: []string{"space"}, Name: "mark", Rank: 2, Run: func() tea.Cmd {
			if b.span.On() { // as V does
				b.span.End()
				return nil
			}
			b.marked.Toggle(c.ID)
			b.inside.Move(1)
			return nil
		}},
		action.Action{Keys: []string{"="}, Name: "compare", Rank: 3, Disabled: notComparable(len(b.chosen())), Run: func() tea.Cmd {
			m.boxes.Remove(b)
			return m.compare(b.chosen())
		}},
		action.Action{Keys: []string{"E"}, Name: "export", Rank: 5, Run: func() tea.Cmd {
			m.boxes.Remove(b)
			return m.exportShortlist(b.open.Name)
		}},
		action.Action{Keys: []string{"S"}, Name: "save CVs", Rank: 6, Run: func() tea.Cmd { return m.people.Save(b.chosen()...) }},
		action.Action{Keys: []string{"D"}, Name: "take off", Rank: 7, Run: func() tea.Cmd { return b.takeOff(c) }},
	)
}

// forget asks whether a shortlist is to go, whoever is on it by then.
func (b *shortlistsBox) forget(l model.Shortlist) tea.Cmd {
	m, backend, on := b.model, b.model.backend, len(l.Applies)
	m.desk.Ask(desk.Question{
		Title: "Forget a shortlist", Yes: "y", Verb: "forget it", Danger: true,
		Lines: []string{"Forget “" + text.Line(l.Name) + "” with " + people(on) + " on it?", "The applicants stay, and what you think of them."},
		Do: func() tea.Cmd {
			return m.changeShortlists(func(ctx context.Context) (undo, error) {
				taken, err := backend.ForgetShortlist(ctx, l.Name)
				on = len(taken.Places)
				return putBack(backend, taken), err
			}, func() string { return "“" + text.Line(l.Name) + "” with " + people(on) + " is forgotten" }, "")
		},
	})
	return nil
}

// chosen are the marked of those who are shown, or all where none of them is.
func (b *shortlistsBox) chosen() []model.Candidate {
	var out []model.Candidate
	for _, c := range b.people {
		if b.marked[c.ID] {
			out = append(out, c)
		}
	}
	if len(out) == 0 {
		return b.people
	}
	return out
}

// markable is what the keys mark the applicants of the open shortlist with.
func (b *shortlistsBox) markable() list.Markable {
	return list.Markable{List: &b.inside, Span: &b.span, Marks: b.marked, Rows: len(b.people), ID: func(row int) int64 { return b.people[row].ID }}
}

func (b *shortlistsBox) show(l model.Shortlist) tea.Cmd {
	b.span.End()
	b.inside = list.List{}
	clear(b.marked)
	return b.fill(l)
}

// fill shows who is on a shortlist.
func (b *shortlistsBox) fill(l model.Shortlist) tea.Cmd {
	return b.model.withPeople(&b.model.listing, l.Applies, func(people []model.Candidate) tea.Cmd {
		b.open, b.people = &l, people
		b.inside.Rows(len(people))
		return nil
	})
}

// renew shows what is kept by now. A shortlist that was open stays so, though nobody is
// on it: an undo may put them back.
func (b *shortlistsBox) renew() tea.Cmd {
	return b.model.withShortlists(func(all []model.Shortlist) tea.Cmd {
		b.all = all
		b.list.Rows(len(all))
		if b.open == nil {
			return nil
		}
		now := model.Shortlist{Name: b.open.Name}
		for _, l := range all {
			if l.Name == now.Name {
				now = l
			}
		}
		return b.fill(now)
	})
}

// takeOff takes somebody off the shortlist that is open, at once in sight: the next key
// is about the next.
func (b *shortlistsBox) takeOff(c model.Candidate) tea.Cmd {
	l := *b.open
	l.Applies = slices.DeleteFunc(slices.Clone(l.Applies), func(id int64) bool { return id == c.ID })
	b.people = slices.DeleteFunc(slices.Clone(b.people), func(other model.Candidate) bool { return other.ID == c.ID })
	b.open = &l
	b.inside.Rows(len(b.people))
	return b.model.takeOff(l.Name, []model.Candidate{c})
}

// choices are the shortlists, or who is on the open one.
func (b *shortlistsBox) Choices() *list.List {
	if b.open != nil {
		return &b.inside
	}
	return &b.list
}

func (b *shortlistsBox) View(width int) []string {
	t := b.model.desk.Theme
	var out []string
	if b.open == nil {
		b.list.Resize(len(b.all), b.model.boxes.Rows()-2)
		b.list.Drawn(0, 1)
		from, to := b.list.Window()
		for i := from; i < to; i++ {
			l := b.all[i]
			out = append(out, desk.NewRow(width).Left(t.Text, text.Line(l.Name)).Right(t.Dim, people(len(l.Applies))+"  since "+b.model.desk.Date(l.Made)).Render(t.Choice(i == b.list.Cursor)))
		}
		if len(b.all) == 0 {
			out = append(out, t.Dim.Render("There is no shortlist any more."))
		}
		return out
	}
	if len(b.open.Applies) == 0 {
		out = append(out, t.Dim.Render("Nobody is on it any more."))
	}
	b.inside.Resize(len(b.people), b.model.boxes.Rows()-4)
	b.inside.Drawn(len(out), 1)
	from, to := b.inside.Window()
	for i := from; i < to; i++ {
		c := b.people[i]
		mark := "  "
		if b.marked[c.ID] {
			mark = "✓ "
		}
		mine := b.model.book.Shown(c.ID)
		verdict, rest := review.Brief(mine)
		row := desk.NewRow(width).Left(t.Accent, mark).Left(t.Text, b.model.desk.Whom(c)).Left(t.Dim, "  "+text.Line(c.JobTitle))
		row.Right(t.Accent, " "+rest).Right(review.Look(t, mine.Verdict), " "+verdict)
		out = append(out, row.Render(t.Choice(i == b.inside.Cursor)))
	}
	if gone := len(b.open.Applies) - len(b.people); gone > 0 {
		out = append(out, t.Dim.Render(people(gone)+" on it that the service does not list any more."))
	}
	return out
}
