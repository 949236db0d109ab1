package ui

import (
	"context"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/list"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// enlistBox puts people on shortlists, and takes them off.
type enlistBox struct {
	overlay.Line // part of a name, or a new one
	model        *Model
	subjects
	all  []model.Shortlist
	on   map[int64]int // how many of the people are on a shortlist, by its id
	list list.List
}

// enlist asks for the shortlist that people are to be put on.
func (m *Model) enlist(people []model.Candidate) tea.Cmd {
	return m.withShortlists(func(all []model.Shortlist) tea.Cmd {
		b := &enlistBox{model: m, Line: overlay.NewLine(m.desk, m.boxes, "a new name, or part of one", ""), subjects: subjects{people}, all: all, on: map[int64]int{}}
		chosen := map[int64]bool{}
		for _, c := range people {
			chosen[c.ID] = true
		}
		for _, l := range all {
			for _, id := range l.Applies {
				if chosen[id] {
					b.on[l.ID]++
				}
			}
		}
		b.Changed = func() { b.list.Rows(len(b.rows())) }
		m.boxes.Push(b)
		return nil
	})
}

func (b *enlistBox) Title() string { return "Shortlists for " + b.model.desk.Who(b.people) }

// rows are the names that what is typed leaves, and behind them what is typed, where
// there is no shortlist of that name.
func (b *enlistBox) rows() (out []model.Shortlist) {
	typed := strings.Join(strings.Fields(text.Line(b.Input.Value())), " ")
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

func (b *enlistBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch msg.String() {
	case "up", "down":
		return overlay.Choose(b.model.desk, msg, nil, &b.list, overlay.Noop)
	}
	return b.Take(msg, b, func() tea.Cmd {
		if rows := b.rows(); len(rows) > 0 {
			return b.put(rows[b.list.Cursor])
		}
		return nil
	})
}

// put puts everybody on a shortlist, or takes them off one where all are.
func (b *enlistBox) put(l model.Shortlist) tea.Cmd {
	m, ids := b.model, make([]int64, len(b.people))
	for i, c := range b.people {
		ids[i] = c.ID
	}
	m.boxes.Remove(b)
	if b.on[l.ID] == len(ids) {
		return m.takeOff(l.Name, b.people)
	}
	backend, name := m.backend, l.Name
	what := "put on “" + text.Line(name) + "”"
	return m.changeShortlists(func(ctx context.Context) (undo, error) {
		added, err := backend.Enlist(ctx, name, ids)
		if len(added) == 0 {
			return nil, err
		}
		return func(ctx context.Context) error {
			_, err := backend.Delist(ctx, name, added)
			return err
		}, err
	}, func() string { return m.desk.Who(b.people) + " " + what }, "w shows the shortlists. ")
}

func (b *enlistBox) Actions() []action.Action {
	out := []action.Action{{Keys: []string{"esc"}, Name: "close", Rank: 3}}
	if rows := b.rows(); len(rows) > 0 {
		name := "put on it"
		switch l := rows[b.list.Cursor]; {
		case b.on[l.ID] == len(b.people):
			name = "take off"
		case l.ID == 0:
			name = "make it"
		}
		out = append(out, action.Action{Keys: []string{"enter"}, Name: name, Rank: 1}, action.Action{Keys: []string{"up", "down"}, Name: "choose", Rank: 2})
	}
	return out
}

func (b *enlistBox) Choices() *list.List { return &b.list }

func (b *enlistBox) View(width int) []string {
	t := b.model.desk.Theme
	out := []string{b.Field(width), ""}
	rows := b.rows()
	b.list.Resize(len(rows), b.model.boxes.Rows()-4)
	b.list.Drawn(len(out), 1)
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		l := rows[i]
		mark := "  "
		if n := b.on[l.ID]; n > 0 {
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
		out = append(out, row.Render(t.Choice(i == b.list.Cursor)))
	}
	if len(rows) == 0 {
		out = append(out, t.Dim.Render("There is no shortlist yet: type a name for the first."))
	}
	return out
}
