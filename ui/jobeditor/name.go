package jobeditor

import (
	"cmp"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/text"
)

// nameBox asks for the name of a template.
type nameBox struct {
	frame.Line
	then      func(string) tea.Cmd
	suggested string // the name when nothing is typed
}

// NameTemplate asks for the name of a template.
func (d *Drafts) NameTemplate(suggested string, then func(string) tea.Cmd) tea.Cmd {
	suggested = text.Line(suggested)
	d.boxes.Push(&nameBox{Line: frame.NewLine(d.env, d.boxes, suggested, ""), then: then, suggested: suggested})
	return nil
}

// Title implements frame.Box.
func (n *nameBox) Title() string { return lang.Text("A name for the template") }

// ShowsNoApplicant implements frame.Redacted.
func (n *nameBox) ShowsNoApplicant() bool { return true }

// Key implements frame.Box.
func (n *nameBox) Key(msg tea.KeyPressMsg) tea.Cmd { return n.Take(msg, n, n.done) }

// done calls then with the name.
func (n *nameBox) done() tea.Cmd {
	name := cmp.Or(text.Line(n.Input.Value()), n.suggested)
	if name == "" {
		return n.Env.Notify(env.Warn, lang.Text("A template needs a name."))
	}
	n.Host.Remove(n)
	return n.then(name)
}

// Actions implements frame.Box.
func (n *nameBox) Actions() []action.Action {
	return []action.Action{{Keys: action.Accept, Label: action.Label{Name: "save"}.Translated(), Rank: 1}, {Keys: action.Back, Label: action.ToCancel(), Rank: 2}}
}

// View implements frame.Box.
func (n *nameBox) View(width int) []string {
	out := frame.Styled(n.Env.Theme.Dim, lang.Text("It stays on this computer. %s offers it whenever you write a new job.", action.NewJob), width)
	return append(out, "", n.Field(width))
}
