package ui

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"charm.land/bubbles/v2/textinput"
	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/compare"
	"shortlist/ui/desk"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/review"
	"shortlist/ui/text"
)

// enlistBox puts people on shortlists, and takes them off.
type enlistBox struct {
	model  *Model
	people []model.Candidate
	all    []model.Shortlist
	input  textinput.Model // filters the names, or is a new one
	list   list.List
}

// enlist asks for the shortlist that people are to be put on.
func (m *Model) enlist(people []model.Candidate) tea.Cmd {
	return m.withShortlists(func(all []model.Shortlist) tea.Cmd {
		b := &enlistBox{model: m, people: people, all: all, input: newInput()}
		b.input.Placeholder = "a new name, or part of one"
		_ = b.input.Focus() // no blinking, so no command
		m.push(b)
		return nil
	})
}

func (m *Model) withShortlists(then func([]model.Shortlist) tea.Cmd) tea.Cmd {
	return load.Run(m.desk.Group, &m.listing, m.backend.Shortlists, func(all []model.Shortlist, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		return then(all)
	})
}

// who names people for a sentence.
func (m *Model) who(people []model.Candidate) string {
	if len(people) == 1 {
		return m.whom(people[0])
	}
	return fmt.Sprintf("%d people", len(people))
}

func (b *enlistBox) title() string { return "Shortlists for " + b.model.who(b.people) }
func (b *enlistBox) unasked() bool { return false }

func (b *enlistBox) paste(msg tea.PasteMsg) tea.Cmd {
	msg.Content = text.Line(msg.Content)
	return b.update(msg)
}

func (b *enlistBox) update(msg tea.Msg) (cmd tea.Cmd) {
	b.input, cmd = b.input.Update(msg)
	b.list.Rows(len(b.rows()))
	return cmd
}

// rows are the names that what is typed leaves, and behind them what is typed, where
// there is no shortlist of that name.
func (b *enlistBox) rows() (out []model.Shortlist) {
	typed := strings.Join(strings.Fields(text.Line(b.input.Value())), " ")
	exact := false
	for _, l := range b.all {
		if model.Matches(typed, l.Name) {
			out = append(out, l)
		}
		exact = exact || strings.EqualFold(l.Name, typed)
	}
	if typed != "" && !exact {
		out = append(out, model.Shortlist{Name: typed})
	}
	return out
}

// has reports how many of the people are on a shortlist.
func (b *enlistBox) has(l model.Shortlist) (n int) {
	for _, c := range b.people {
		if slices.Contains(l.Applies, c.ID) {
			n++
		}
	}
	return n
}

func (b *enlistBox) key(msg tea.KeyPressMsg) tea.Cmd {
	switch msg.String() {
	case "up", "down":
		return b.model.choose(msg, nil, &b.list, still)
	case "esc":
		b.model.remove(b)
		return nil
	case "enter":
		if rows := b.rows(); len(rows) > 0 {
			return b.put(rows[b.list.Cursor])
		}
		return nil
	}
	return b.update(msg)
}

// put puts everybody on a shortlist, or takes them off one where all are.
func (b *enlistBox) put(l model.Shortlist) tea.Cmd {
	m, ids := b.model, make([]int64, len(b.people))
	for i, c := range b.people {
		ids[i] = c.ID
	}
	m.remove(b)
	backend, off := m.backend, b.has(l) == len(ids)
	return load.Do(m.desk.Group, func(ctx context.Context) (struct{}, error) {
		if off {
			return struct{}{}, backend.Delist(context.WithoutCancel(ctx), l.Name, ids)
		}
		_, err := backend.Enlist(context.WithoutCancel(ctx), l.Name, ids)
		return struct{}{}, err
	}, func(_ struct{}, err error) tea.Cmd {
		switch {
		case err != nil:
			return m.notify(desk.Bad, m.fail(err))
		case off:
			return m.notify(desk.Info, m.who(b.people)+" taken off “"+text.Line(l.Name)+"”.")
		}
		return m.notify(desk.Good, m.who(b.people)+" put on “"+text.Line(l.Name)+"”. w shows the shortlists.")
	})
}

func (b *enlistBox) actions() []action.Action {
	out := []action.Action{{Keys: []string{"esc"}, Name: "close", Rank: 3}}
	if rows := b.rows(); len(rows) > 0 {
		name := "put on it"
		switch l := rows[b.list.Cursor]; {
		case b.has(l) == len(b.people):
			name = "take off"
		case l.ID == 0:
			name = "make it"
		}
		out = append(out, action.Action{Keys: []string{"enter"}, Name: name, Rank: 1}, action.Action{Keys: []string{"up", "down"}, Name: "choose", Rank: 2})
	}
	return out
}

func (b *enlistBox) view(width int) []string {
	t := b.model.desk.Theme
	b.input.SetWidth(width - 4)
	out := []string{t.Field.Render("▸ ") + b.input.View(), ""}
	rows := b.rows()
	b.list.Resize(len(rows), b.model.boxRows()-4)
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		l := rows[i]
		mark := "  "
		if n := b.has(l); n > 0 {
			mark = "✓ "
			if n < len(b.people) {
				mark = "– "
			}
		}
		row := desk.NewRow(width).Left(t.Accent, mark).Left(t.Text, text.Line(l.Name))
		if l.ID == 0 {
			row.Left(t.Dim, "  a new shortlist")
		} else {
			row.Right(t.Dim, people(len(l.Applies)))
		}
		style := t.Text.UnsetForeground()
		if i == b.list.Cursor {
			style = t.Selected
		}
		out = append(out, row.Render(style))
	}
	if len(rows) == 0 {
		out = append(out, t.Dim.Render("There is no shortlist yet: type a name for the first."))
	}
	return out
}

// people counts them: "1 person".
func people(n int) string {
	if n == 1 {
		return "1 person"
	}
	return fmt.Sprintf("%d people", n)
}

// shortlistsBox shows the shortlists, and who is on the one that was opened.
type shortlistsBox struct {
	model *Model
	all   []model.Shortlist
	list  list.List

	open   *model.Shortlist // nil: the names are shown
	people []model.Candidate
	marked list.Marks
	inside list.List
}

func (m *Model) openShortlists() tea.Cmd {
	return m.withShortlists(func(all []model.Shortlist) tea.Cmd {
		if len(all) == 0 {
			return m.notify(desk.Info, "There is no shortlist yet. + puts the person under the cursor, or all marked, on one.")
		}
		m.push(&shortlistsBox{model: m, all: all, marked: list.Marks{}})
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
				m.push(b)
				return b.show(l)
			}
		}
		return nil // nobody is on it any more
	})
}

func (b *shortlistsBox) title() string {
	if b.open != nil {
		return text.Line(b.open.Name) + " · " + people(len(b.open.Applies))
	}
	return "Shortlists"
}

func (b *shortlistsBox) unasked() bool              { return false }
func (b *shortlistsBox) paste(tea.PasteMsg) tea.Cmd { return nil }

func (b *shortlistsBox) key(msg tea.KeyPressMsg) tea.Cmd {
	if b.open != nil {
		return b.model.choose(msg, b.actions(), &b.inside, still)
	}
	return b.model.choose(msg, b.actions(), &b.list, still)
}

func (b *shortlistsBox) actions() []action.Action {
	m := b.model
	if b.open == nil {
		l := b.all[b.list.Cursor]
		return []action.Action{
			{Keys: []string{"enter"}, Name: "open", Rank: 1, Run: func() tea.Cmd { return b.show(l) }},
			{Keys: []string{"D"}, Name: "forget", Rank: 3, Run: func() tea.Cmd { return b.forget(l) }},
			{Keys: []string{"esc", "q"}, Name: "close", Rank: 4, Run: func() tea.Cmd { m.remove(b); return nil }},
		}
	}
	out := []action.Action{{Keys: []string{"esc"}, Name: "back", Rank: 4, Run: func() tea.Cmd {
		b.open = nil
		return nil
	}}}
	if len(b.people) == 0 {
		return out
	}
	c := b.people[b.inside.Cursor]
	return append(out,
		action.Action{Keys: []string{"enter", "t"}, Name: "read", Rank: 1, Run: func() tea.Cmd {
			m.remove(b)
			ids := make([]int64, len(b.people))
			for i, c := range b.people {
				ids[i] = c.ID
			}
			cmd := m.read(ids, c.ID)
			l := *b.open
			m.queue.back = func() tea.Cmd { return m.openShortlist(l.Name) }
			return cmd
		}},
		action.Action{Keys: []string{"space"}, Name: "mark", Rank: 2, Run: func() tea.Cmd {
			b.marked.Toggle(c.ID)
			b.inside.Move(1)
			return nil
		}},
		action.Action{Keys: []string{"="}, Name: "compare", Rank: 3, Disabled: notComparable(len(b.chosen())), Run: func() tea.Cmd {
			m.remove(b)
			return m.compare(b.chosen())
		}},
		action.Action{Keys: []string{"E"}, Name: "export", Rank: 5, Run: func() tea.Cmd {
			m.remove(b)
			return m.exportShortlist(b.open.Name)
		}},
		action.Action{Keys: []string{"S"}, Name: "save CVs", Rank: 6, Run: func() tea.Cmd { return m.people.Save(b.chosen()...) }},
		action.Action{Keys: []string{"D"}, Name: "take off", Rank: 7, Run: func() tea.Cmd { return b.takeOff(c) }},
	)
}

// forget asks whether a shortlist is to go.
func (b *shortlistsBox) forget(l model.Shortlist) tea.Cmd {
	m := b.model
	m.remove(b)
	m.ask(desk.Question{
		Title: "Forget a shortlist", Yes: "y", Verb: "forget it", Danger: true,
		Lines: []string{"Forget “" + text.Line(l.Name) + "” with " + people(len(l.Applies)) + " on it?", "The applicants stay, and what you think of them."},
		Do: func() tea.Cmd {
			backend := m.backend
			return load.Do(m.desk.Group, func(ctx context.Context) (struct{}, error) {
				return struct{}{}, backend.Delist(context.WithoutCancel(ctx), l.Name, l.Applies)
			}, func(_ struct{}, err error) tea.Cmd {
				if err != nil {
					return m.notify(desk.Bad, m.fail(err))
				}
				return m.notify(desk.Info, "“"+text.Line(l.Name)+"” is forgotten.")
			})
		},
	})
	return nil
}

// chosen are the marked, or all where nobody is.
func (b *shortlistsBox) chosen() []model.Candidate {
	if len(b.marked) == 0 {
		return b.people
	}
	var out []model.Candidate
	for _, c := range b.people {
		if b.marked[c.ID] {
			out = append(out, c)
		}
	}
	return out
}

// withPeople reads applications as they are kept; those that are gone from this
// machine are left out.
func (m *Model) withPeople(task *load.Task, ids []int64, then func([]model.Candidate) tea.Cmd) tea.Cmd {
	backend := m.backend
	return load.Run(m.desk.Group, task, func(ctx context.Context) (people []model.Candidate, err error) {
		for _, id := range ids {
			if c, err := backend.Candidate(ctx, id); err == nil {
				people = append(people, c)
			}
		}
		return people, ctx.Err()
	}, func(people []model.Candidate, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		return then(people)
	})
}

func (b *shortlistsBox) show(l model.Shortlist) tea.Cmd {
	return b.model.withPeople(&b.model.listing, l.Applies, func(people []model.Candidate) tea.Cmd {
		b.open, b.people = &l, people
		b.inside = list.List{}
		clear(b.marked)
		return nil
	})
}

func (b *shortlistsBox) takeOff(c model.Candidate) tea.Cmd {
	m, l := b.model, *b.open
	backend := m.backend
	return load.Do(m.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, backend.Delist(context.WithoutCancel(ctx), l.Name, []int64{c.ID})
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		l.Applies = slices.DeleteFunc(slices.Clone(l.Applies), func(id int64) bool { return id == c.ID })
		b.people = slices.DeleteFunc(b.people, func(other model.Candidate) bool { return other.ID == c.ID })
		b.all = slices.Clone(b.all)
		for i := range b.all {
			if b.all[i].ID == l.ID {
				b.all[i] = l
			}
		}
		b.open = &l
		b.inside.Rows(len(b.people))
		if len(l.Applies) == 0 {
			m.remove(b)
		}
		return m.notify(desk.Info, m.whom(c)+" taken off “"+text.Line(l.Name)+"”.")
	})
}

func (b *shortlistsBox) view(width int) []string {
	t := b.model.desk.Theme
	var out []string
	line := func(row *desk.Row, current bool) {
		style := t.Text.UnsetForeground()
		if current {
			style = t.Selected
		}
		out = append(out, row.Render(style))
	}
	if b.open == nil {
		b.list.Resize(len(b.all), b.model.boxRows()-2)
		from, to := b.list.Window()
		for i := from; i < to; i++ {
			l := b.all[i]
			line(desk.NewRow(width).Left(t.Text, text.Line(l.Name)).Right(t.Dim, people(len(l.Applies))+"  since "+b.model.desk.Date(l.Made)), i == b.list.Cursor)
		}
		return out
	}
	b.inside.Resize(len(b.people), b.model.boxRows()-4)
	from, to := b.inside.Window()
	for i := from; i < to; i++ {
		c := b.people[i]
		mark := "  "
		if b.marked[c.ID] {
			mark = "✓ "
		}
		mine := b.model.book.Of(c.ID)
		verdict, rest := review.Brief(mine)
		row := desk.NewRow(width).Left(t.Accent, mark).Left(t.Text, b.model.whom(c)).Left(t.Dim, "  "+text.Line(c.JobTitle))
		row.Right(t.Accent, " "+rest).Right(review.Look(t, mine.Verdict), " "+verdict)
		line(row, i == b.inside.Cursor)
	}
	if gone := len(b.open.Applies) - len(b.people); gone > 0 {
		out = append(out, t.Dim.Render(people(gone)+" on it that the service does not list any more."))
	}
	return out
}

// notComparable says why so many people cannot be compared.
func notComparable(n int) string {
	if n < compare.Least || n > compare.Most {
		return fmt.Sprintf("mark %d to %d people to compare", compare.Least, compare.Most)
	}
	return ""
}

// compare puts people side by side.
func (m *Model) compare(people []model.Candidate) tea.Cmd {
	m.comparing = compare.New(m.desk, m.book, compare.Hooks{
		Read: func(all []int64, id int64) tea.Cmd { return m.read(all, id) },
		Review: func(c model.Candidate, next func() tea.Cmd) []action.Action {
			return m.reviewActions(c, 1, next)
		},
		Close: func() tea.Cmd {
			m.comparing = nil
			return nil
		},
	}, people)
	return nil
}

// compareAnew shows those who are compared as they are told of now; until then nobody.
func (m *Model) compareAnew() tea.Cmd {
	if m.comparing == nil {
		return nil
	}
	ids := m.comparing.IDs()
	m.comparing = nil
	return m.withPeople(&m.anew, ids, func(people []model.Candidate) tea.Cmd {
		if notComparable(len(people)) != "" || m.inReader {
			return nil
		}
		return m.compare(people)
	})
}

// chosenActions are what can be done with the marked among the applicants, or with
// the person under the cursor.
func (m *Model) chosenActions(c model.Candidate, marked []model.Candidate) []action.Action {
	chosen := marked
	none := ""
	if len(chosen) == 0 {
		chosen = []model.Candidate{c}
		if c.ID == 0 {
			none = "nobody is under the cursor"
		}
	}
	return []action.Action{
		{Keys: []string{"+"}, Name: "shortlist", Help: "put the person, or all marked, on a shortlist, or take them off", Rank: 27, Disabled: none, Run: func() tea.Cmd { return m.enlist(chosen) }},
		{Keys: []string{"="}, Name: "compare", Help: "put two to four marked people side by side", Disabled: notComparable(len(marked)), Run: func() tea.Cmd { return m.compare(marked) }},
	}
}
