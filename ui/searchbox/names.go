package searchbox

import (
	"context"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// Keeper stores searches under names.
type Keeper interface {
	Searches(context.Context) ([]model.SavedSearch, error)
	SaveSearch(context.Context, model.SavedSearch) error
}

// Names is the box of the saved searches: the person picks one, or names a new one.
type Names struct {
	env    *env.Env
	keeper Keeper
	all    []model.SavedSearch
	typed  string // the search to name; "" to pick one
	pick   func(typed string) tea.Cmd
	host   frame.Host
	input  widget.Input // the new name, or part of one
	list   widget.List
}

// NewNames returns a box that saves the search typed under a name; if typed is "", the box picks a saved search.
func NewNames(e *env.Env, host frame.Host, keeper Keeper, all []model.SavedSearch, typed string, pick func(string) tea.Cmd) *Names {
	n := &Names{env: e, keeper: keeper, all: all, typed: typed, pick: pick, host: host, input: widget.NewInput(lang.Text("part of a name"))}
	n.input.CharLimit = 60
	if typed != "" {
		n.input.Placeholder = lang.Text("a name")
	}
	n.input.Focus()
	n.list.Rows(len(all))
	return n
}

// Title implements frame.Box.
func (n *Names) Title() string {
	if n.typed != "" {
		return lang.Text("Name this search")
	}
	return lang.Text("Saved searches")
}

// Unasked implements frame.Box.
func (n *Names) Unasked() bool { return false }

// ShowsNoApplicant implements frame.Redacted.
func (n *Names) ShowsNoApplicant() bool { return true }

// TypedText implements screen.Typed.
func (n *Names) TypedText() *screen.TypedText {
	t := &screen.TypedText{Value: n.name(), Set: func(typed string) tea.Cmd {
		n.input.SetValue("")
		return n.write(tea.PasteMsg{Content: typed})
	}}
	if n.typed != "" {
		t.Accept = action.Accept[0]
	}
	return t
}

// Refused implements screen.Refusing.
func (n *Names) Refused() string {
	if n.typed == "" {
		return ""
	}
	return n.unnamed()
}

func (n *Names) name() string { return strings.Join(strings.Fields(text.Line(n.input.Value())), " ") }

// rows returns the searches that match the typed name.
func (n *Names) rows() (out []model.SavedSearch) {
	for _, s := range n.all {
		if n.typed != "" || model.Matches(n.name(), s.Name+" "+s.Query) {
			out = append(out, s)
		}
	}
	return out
}

// Key implements frame.Box.
func (n *Names) Key(msg tea.KeyPressMsg) tea.Cmd { return press(n.env, msg, n.Actions(), n.write) }

// Paste implements frame.Box.
func (n *Names) Paste(msg tea.PasteMsg) tea.Cmd { return n.write(msg) }

func (n *Names) write(msg tea.Msg) tea.Cmd {
	n.input.Type(msg)
	n.list.Rows(len(n.rows()))
	return nil
}

// Actions implements frame.Box.
func (n *Names) Actions() []action.Action {
	rows := n.rows()
	disabled := ""
	if len(rows) == 0 {
		disabled = lang.Text("no saved search matches")
	}
	out := []action.Action{
		{Keys: action.LineUp, Label: sayUp(), Run: func() tea.Cmd { n.list.Move(-1); return nil }},
		{Keys: action.LineDown, Label: sayDown(), Run: func() tea.Cmd { n.list.Move(1); return nil }},
		{Keys: action.Back, Label: action.ToClose(), Rank: 5, Run: func() tea.Cmd { n.host.Remove(n); return nil }},
	}
	if n.typed != "" {
		return append(out, action.Action{Keys: action.Accept, Label: action.Label{Name: "save"}.Translated(), Rank: 1, Disabled: n.unnamed(), Run: func() tea.Cmd {
			n.host.Remove(n)
			return n.save(model.SavedSearch{Name: n.name(), Query: n.typed}, lang.Text("Saved as “%s”. %s shows the saved searches.", n.name(), action.NamedOnes))
		}})
	}
	return append(out,
		action.Action{Keys: action.Accept, Label: action.Label{Name: "search", Context: "searchbox"}.Translated(), Rank: 1, Disabled: disabled, Run: func() tea.Cmd {
			n.host.Remove(n)
			return n.pick(rows[n.list.Cursor].Query)
		}},
		action.Action{Keys: action.ForgetName, Label: action.Label{Name: "delete"}.Translated(), Rank: 2, Disabled: disabled, Run: func() tea.Cmd {
			gone := rows[n.list.Cursor]
			kept := make([]model.SavedSearch, 0, len(n.all))
			for _, s := range n.all {
				if s.Name != gone.Name {
					kept = append(kept, s)
				}
			}
			n.all = kept
			n.list.Rows(len(n.rows()))
			return n.save(model.SavedSearch{Name: gone.Name}, lang.Text("Deleted: “%s”, which was %s", text.Line(gone.Name), text.Line(gone.Query)))
		}},
	)
}

// unnamed is the reason why the search cannot have the typed name; "" when it can.
func (n *Names) unnamed() string {
	if n.name() == "" {
		return lang.Text("it has no name yet")
	}
	for _, other := range n.all {
		if other.Name == n.name() && other.Query != n.typed {
			return lang.Text("another search has this name: %s; delete it first, or choose another name", text.Line(other.Query))
		}
	}
	return ""
}

func (n *Names) save(s model.SavedSearch, notice string) tea.Cmd {
	keeper := n.keeper
	return load.Do(n.env.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, keeper.SaveSearch(context.WithoutCancel(ctx), s)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return n.env.Notify(env.Bad, n.env.Fail(err))
		}
		return n.env.Notify(env.Good, notice)
	})
}

// Choices implements frame.Chooser.
func (n *Names) Choices() *widget.List { return &n.list }

// View implements frame.Box.
func (n *Names) View(width int) []string {
	t, height := n.env.Theme, n.host.Rows()
	out := []string{t.Key.Render("› ") + n.input.View(t, max(width-4, 1)), ""}
	if n.typed != "" {
		out = append(out, widget.NewRow(width).Left(t.Dim, lang.Text("Searches for: %s", text.Line(n.typed))).Render(t.Choice(false)))
	}
	rows := n.rows()
	if len(rows) == 0 && n.typed == "" {
		return append(out, t.Dim.Render(lang.Text("No saved search matches. %s in the search saves one.", action.NameSearch)))
	}
	n.list.Resize(len(rows), max(min(height-len(out), 12), 1))
	n.list.Drawn(len(out), 1)
	from, to := n.list.Window()
	for i := from; i < to; i++ {
		out = append(out, widget.NewRow(width).Left(t.Text, text.Fit(text.Line(rows[i].Name), 24)).Left(t.Dim, "  "+text.Line(rows[i].Query)).Render(t.Choice(i == n.list.Cursor && n.typed == "")))
	}
	return out
}
