package searchbox

import (
	"context"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/input"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// Keeper keeps searches under names.
type Keeper interface {
	Searches(context.Context) ([]model.SavedSearch, error)
	SaveSearch(context.Context, model.SavedSearch) error
}

// Names is the box of the searches that have a name: one is picked, or a search gets
// one.
type Names struct {
	desk   *desk.Desk
	keeper Keeper
	all    []model.SavedSearch
	typed  string // the search that is to get a name; "" to pick one
	pick   func(typed string) tea.Cmd
	host   overlay.Host
	input  input.Line // the new name, or part of one
	list   list.List
}

// NewNames returns a box that names typed, or where that is "" picks a search.
func NewNames(d *desk.Desk, host overlay.Host, keeper Keeper, all []model.SavedSearch, typed string, pick func(string) tea.Cmd) *Names {
	n := &Names{desk: d, keeper: keeper, all: all, typed: typed, pick: pick, host: host, input: input.New("part of a name")}
	n.input.CharLimit = 60
	if typed != "" {
		n.input.Placeholder = "a name"
	}
	n.input.Focus()
	n.list.Rows(len(all))
	return n
}

// Title is that of the box.
func (n *Names) Title() string {
	if n.typed != "" {
		return "Name this search"
	}
	return "Named searches"
}

// Unasked implements overlay.Box.
func (n *Names) Unasked() bool { return false }

// ShowsNoApplicant implements overlay.Redacted.
func (n *Names) ShowsNoApplicant() bool { return true }

func (n *Names) name() string { return strings.Join(strings.Fields(text.Line(n.input.Value())), " ") }

// rows are the searches whose names what is typed leaves.
func (n *Names) rows() (out []model.SavedSearch) {
	for _, s := range n.all {
		if n.typed != "" || model.Matches(n.name(), s.Name+" "+s.Query) {
			out = append(out, s)
		}
	}
	return out
}

// Key takes a key.
func (n *Names) Key(msg tea.KeyPressMsg) tea.Cmd { return take(n.desk, msg, n.Actions(), n.write) }

// Paste takes what is pasted.
func (n *Names) Paste(msg tea.PasteMsg) tea.Cmd { return n.write(msg) }

func (n *Names) write(msg tea.Msg) tea.Cmd {
	n.input.Type(msg)
	n.list.Rows(len(n.rows()))
	return nil
}

// Actions are the keys that are no text.
func (n *Names) Actions() []action.Action {
	rows := n.rows()
	none := ""
	if len(rows) == 0 {
		none = "there is no such search"
	}
	out := []action.Action{
		{Keys: action.LineUp, Label: action.Label{Name: "up"}, Run: func() tea.Cmd { n.list.Move(-1); return nil }},
		{Keys: action.LineDown, Label: action.Label{Name: "down"}, Run: func() tea.Cmd { n.list.Move(1); return nil }},
		{Keys: action.Back, Label: action.Label{Name: "close"}, Rank: 5, Run: func() tea.Cmd { n.host.Remove(n); return nil }},
	}
	if n.typed != "" {
		return append(out, action.Action{Keys: action.Accept, Label: action.Label{Name: "keep it"}, Rank: 1, Disabled: n.unnamed(), Run: func() tea.Cmd {
			n.host.Remove(n)
			return n.save(model.SavedSearch{Name: n.name(), Query: n.typed}, "Kept as “"+n.name()+"”. "+action.NamedOnes.String()+" shows the searches with names.")
		}})
	}
	return append(out,
		action.Action{Keys: action.Accept, Label: action.Label{Name: "search"}, Rank: 1, Disabled: none, Run: func() tea.Cmd {
			n.host.Remove(n)
			return n.pick(rows[n.list.Cursor].Query)
		}},
		action.Action{Keys: action.ForgetName, Label: action.Label{Name: "forget"}, Rank: 2, Disabled: none, Run: func() tea.Cmd {
			gone := rows[n.list.Cursor]
			kept := make([]model.SavedSearch, 0, len(n.all))
			for _, s := range n.all {
				if s.Name != gone.Name {
					kept = append(kept, s)
				}
			}
			n.all = kept
			n.list.Rows(len(n.rows()))
			return n.save(model.SavedSearch{Name: gone.Name}, "Forgotten: “"+text.Line(gone.Name)+"”, which was "+text.Line(gone.Query))
		}},
	)
}

// unnamed says why the search cannot have the name that is typed; "" when it can.
func (n *Names) unnamed() string {
	if n.name() == "" {
		return "it has no name yet"
	}
	for _, other := range n.all {
		if other.Name == n.name() && other.Query != n.typed {
			return "there is one of that name, " + text.Line(other.Query) + "; forget it first, or choose another name"
		}
	}
	return ""
}

func (n *Names) save(s model.SavedSearch, said string) tea.Cmd {
	keeper := n.keeper
	return load.Do(n.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, keeper.SaveSearch(context.WithoutCancel(ctx), s)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return n.desk.Notify(desk.Bad, n.desk.Fail(err))
		}
		return n.desk.Notify(desk.Good, said)
	})
}

// Choices are the searches, as they were drawn last.
func (n *Names) Choices() *list.List { return &n.list }

// View implements overlay.Box.
func (n *Names) View(width int) []string {
	t, height := n.desk.Theme, n.host.Rows()
	out := []string{t.Key.Render("› ") + n.input.View(t, max(width-4, 1)), ""}
	if n.typed != "" {
		out = append(out, desk.NewRow(width).Left(t.Dim, "It is: "+text.Line(n.typed)).Render(t.Choice(false)))
	}
	rows := n.rows()
	if len(rows) == 0 && n.typed == "" {
		return append(out, t.Dim.Render("No search has such a name. "+action.NameSearch.String()+" in the search gives it one."))
	}
	n.list.Resize(len(rows), max(min(height-len(out), 12), 1))
	n.list.Drawn(len(out), 1)
	from, to := n.list.Window()
	for i := from; i < to; i++ {
		out = append(out, desk.NewRow(width).Left(t.Text, text.Fit(text.Line(rows[i].Name), 24)).Left(t.Dim, "  "+text.Line(rows[i].Query)).Render(t.Choice(i == n.list.Cursor && n.typed == "")))
	}
	return out
}
