package help

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// Palette finds an action of any pane by its name, and runs it.
type Palette struct {
	frame.Line
	known
	list widget.List
}

// NewPalette returns the palette.
func NewPalette(e *env.Env, host frame.Host, c Commands) *Palette {
	p := &Palette{Line: frame.NewLine(e, host, lang.Text("what do you want to do?"), ""), known: know(e, c)}
	p.Changed = func() { p.list.MoveTo(0) }
	return p
}

// IsSheet implements frame.Sheet.
func (*Palette) IsSheet() {}

// Title implements frame.Box.
func (p *Palette) Title() string { return lang.Text("Actions") }

// TypedText implements screen.Typed.
func (p *Palette) TypedText() *screen.TypedText { return p.FilterText() }

func (p *Palette) found() []action.Action { return Search(p.all, p.Input.Value()) }

// Key implements frame.Box.
func (p *Palette) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch key := msg.String(); {
	case action.LineDown.Has(key), key == "ctrl+n":
		p.list.Move(1)
		return nil
	case action.LineUp.Has(key), key == "ctrl+p":
		p.list.Move(-1)
		return nil
	case action.PageDown.Has(key):
		p.list.Move(p.list.Page())
		return nil
	case action.PageUp.Has(key):
		p.list.Move(-p.list.Page())
		return nil
	}
	return p.Take(msg, p, func() tea.Cmd {
		found := p.found()
		p.Host.Remove(p)
		if p.list.Cursor < len(found) {
			return p.Env.Run(p.current(found[p.list.Cursor]))
		}
		return nil
	})
}

// Actions implements frame.Box.
func (p *Palette) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Accept, Label: sayDoIt(), Rank: 1},
		{Keys: action.ChooseLine, Label: sayChoose(), Rank: 2},
		{Keys: action.Back, Label: action.ToClose(), Rank: 3},
	}
}

// paletteRows is the most actions that the palette shows at a time.
const paletteRows = 20

// Choices implements frame.Chooser.
func (p *Palette) Choices() *widget.List { return &p.list }

// View implements frame.Box.
func (p *Palette) View(width int) []string {
	t := p.Env.Theme
	out := []string{t.Key.Render("› ") + p.Input.View(t, width-4)}
	found := p.found()
	room := p.Host.Rows() - 1
	roomy := room > 6
	if roomy { // a blank above the actions, and the help of the chosen one below them
		out = append(out, "")
		room -= 3
	}
	room = min(room, paletteRows)
	p.list.Resize(len(found), room)
	p.list.Drawn(len(out), 1)
	from, to := p.list.Window()
	for i := from; i < to; i++ {
		out = append(out, p.row(found[i], i == p.list.Cursor, width))
	}
	if len(found) == 0 {
		out = append(out, t.Dim.Render(lang.Text("No action has these words. Try another, or press %s for the keys.", action.Help.Last())))
		to++
	}
	for ; to-from < room; to++ {
		out = append(out, "")
	}
	if roomy && p.list.Cursor < len(found) {
		out = append(out, "", t.Dim.Render(text.Cut(found[p.list.Cursor].HelpText(), width)))
	}
	return out
}

// row draws an action: its name at the left, its keys at the right, and between them the
// reason why it cannot be done now.
func (p *Palette) row(a action.Action, current bool, width int) string {
	t := p.Env.Theme
	name, keys, under := t.Text, t.Key, theme.Style{}
	if a.Disabled != "" {
		name, keys = t.Dim, t.Dim
	}
	if current {
		under = t.Selected
		name = name.Bold()
	}
	row := widget.NewRow(width).Left(name, a.TitleText())
	if a.Disabled != "" {
		row.Left(t.Dim, "  – "+a.Disabled) // a colour alone would not divide them
	}
	return row.Right(keys, a.KeyText()).Render(under)
}
