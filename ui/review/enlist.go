package review

import (
	"context"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/frame"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// enlistBox lets the person choose a shortlist to add applicants to, or to remove them from.
type enlistBox struct {
	frame.Line // part of a name, or a new name
	lists      *Lists
	ids        []int64
	all        []model.Shortlist
	on         map[int64]int // how many of the applicants are on a shortlist, by its id
	rows       widget.List
}

// Enlist lets the person choose a shortlist for applicants.
func (l *Lists) Enlist(ids []int64) tea.Cmd {
	l.known.Keep(ids)
	return l.Read(func(all []model.Shortlist) tea.Cmd {
		b := &enlistBox{lists: l, Line: frame.NewLine(l.env, l.host, lang.Text("a new name, or part of one"), ""), ids: ids, all: all, on: map[int64]int{}}
		chosen := map[int64]bool{}
		for _, id := range ids {
			chosen[id] = true
		}
		for _, s := range all {
			for _, id := range s.Applies {
				if chosen[id] {
					b.on[s.ID]++
				}
			}
		}
		b.Changed = func() { b.rows.Rows(len(b.offered())) }
		l.host.Push(b)
		return nil
	})
}

// Title implements frame.Box.
func (b *enlistBox) Title() string { return lang.Text("Shortlists for %s", b.lists.known.Names(b.ids)) }

// TypedText implements screen.Typed.
func (b *enlistBox) TypedText() *screen.TypedText { return b.FilterText() }

// offered returns the shortlists whose names match, and a new one of the typed name unless it
// exists.
func (b *enlistBox) offered() (out []model.Shortlist) {
	typed := strings.Join(strings.Fields(text.Line(b.Input.Value())), " ")
	exact := false
	for _, s := range b.all {
		if model.Matches(typed, s.Name) {
			out = append(out, s)
		}
		exact = exact || strings.EqualFold(s.Name, typed)
	}
	if typed != "" && !exact {
		out = append(out, model.Shortlist{Name: typed})
	}
	return out
}

// Key implements frame.Box.
func (b *enlistBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	if action.ChooseLine.Has(msg.String()) {
		return frame.Choose(b.Env, msg, nil, &b.rows, frame.Noop)
	}
	return b.Take(msg, b, func() tea.Cmd {
		if offered := b.offered(); len(offered) > 0 {
			return b.put(offered[b.rows.Cursor])
		}
		return nil
	})
}

// put adds the applicants to a shortlist; if all are on it already, it removes them.
func (b *enlistBox) put(s model.Shortlist) tea.Cmd {
	b.Host.Remove(b)
	l, ids := b.lists, b.ids
	if b.on[s.ID] == len(ids) {
		return l.remove(s.Name, ids)
	}
	return l.change(func(ctx context.Context) (undo, error) {
		added, err := l.source.Enlist(ctx, s.Name, ids)
		if len(added) == 0 {
			return nil, err
		}
		return func(ctx context.Context) error {
			_, err := l.source.Delist(ctx, s.Name, added)
			return err
		}, err
	}, func() string { return lang.Text("%s added to “%s”", l.known.Names(ids), text.Line(s.Name)) }, sayChangedSeeLists)
}

// Actions implements frame.Box.
func (b *enlistBox) Actions() []action.Action {
	out := []action.Action{{Keys: action.Back, Label: action.ToClose(), Rank: 3}}
	if offered := b.offered(); len(offered) > 0 {
		label := action.Label{Name: "add"}.Translated()
		switch s := offered[b.rows.Cursor]; {
		case b.on[s.ID] == len(b.ids):
			label = sayRemove()
		case s.ID == 0:
			label = action.Label{Name: "create"}.Translated()
		}
		out = append(out, action.Action{Keys: action.Accept, Label: label, Rank: 1}, action.Action{Keys: action.ChooseLine, Label: action.Label{Name: "choose"}.Translated(), Rank: 2})
	}
	return out
}

// Choices implements frame.Chooser.
func (b *enlistBox) Choices() *widget.List { return &b.rows }

// View implements frame.Box.
func (b *enlistBox) View(width int) []string {
	t := b.Env.Theme
	out := []string{b.Field(width), ""}
	offered := b.offered()
	b.rows.Resize(len(offered), b.Host.Rows()-4)
	b.rows.Drawn(len(out), 1)
	from, to := b.rows.Window()
	for i := from; i < to; i++ {
		s := offered[i]
		mark := "  "
		if n := b.on[s.ID]; n > 0 {
			mark = "✓ "
			if n < len(b.ids) {
				mark = "– "
			}
		}
		row := widget.NewRow(width).Left(t.Accent, mark).Left(t.Text, text.Line(s.Name))
		if s.ID == 0 {
			row.Left(t.Dim, "  "+lang.Text("a new shortlist"))
		} else {
			row.Right(t.Dim, sayCount(len(s.Applies)))
		}
		out = append(out, row.Render(t.Choice(i == b.rows.Cursor)))
	}
	if len(offered) == 0 {
		out = append(out, t.Dim.Render(sayTypeFirstName()))
	}
	return out
}

func sayChangedSeeLists(change string) string {
	return lang.Text("%s. %s shows the shortlists. %s undoes it.", change, action.Shortlists, action.Undo)
}
