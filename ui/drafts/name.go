package drafts

import (
	"cmp"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// nameBox asks for the name of a template.
type nameBox struct {
	overlay.Line
	then      func(string) tea.Cmd
	suggested string // the name when nothing is typed
}

// NameTemplate asks for the name of a template.
func (d *Drafts) NameTemplate(suggested string, then func(string) tea.Cmd) tea.Cmd {
	suggested = text.Line(suggested)
	d.boxes.Push(&nameBox{Line: overlay.NewLine(d.desk, d.boxes, suggested, ""), then: then, suggested: suggested})
	return nil
}

// Title implements overlay.Box.
func (n *nameBox) Title() string { return lang.Text("A name for the template") }

// ShowsNoApplicant implements overlay.Redacted.
func (n *nameBox) ShowsNoApplicant() bool { return true }

// Key implements overlay.Box.
func (n *nameBox) Key(msg tea.KeyPressMsg) tea.Cmd { return n.Take(msg, n, n.done) }

// done calls then with the name.
func (n *nameBox) done() tea.Cmd {
	name := cmp.Or(text.Line(n.Input.Value()), n.suggested)
	if name == "" {
		return n.Desk.Notify(desk.Warn, lang.Text("A template needs a name."))
	}
	n.Host.Remove(n)
	return n.then(name)
}

// Actions implements overlay.Box.
func (n *nameBox) Actions() []action.Action {
	return []action.Action{{Keys: action.Accept, Label: action.Label{Name: "save"}.Translated(), Rank: 1}, {Keys: action.Back, Label: action.ToCancel(), Rank: 2}}
}

// View implements overlay.Box.
func (n *nameBox) View(width int) []string {
	out := overlay.Styled(n.Desk.Theme.Dim, lang.Text("It stays on this computer. %s offers it whenever you write a new job.", action.NewJob), width)
	return append(out, "", n.Field(width))
}
