package settings

import (
	"context"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// picker is a box that writes one of several values into the configuration.
type picker struct {
	overlay.Asked
	desk   *desk.Desk
	host   overlay.Host
	title  string
	names  []string
	width  int                            // of the names at least, in cells
	adorn  func(row *desk.Row, value int) // adds what is beside a name
	show   func(value int)                // draws the screens with a value
	before int                            // the value in force
	set    func(value int) error          // may block
	done   func(value int) tea.Cmd

	list list.List
	task load.Task
	err  string
}

// open shows the box, with the cursor on the value in force.
func (p *picker) open() tea.Cmd {
	p.list.Resize(len(p.names), len(p.names))
	p.list.MoveTo(p.before)
	p.host.Push(p)
	return nil
}

// ShowsNoApplicant implements overlay.Redacted.
func (p *picker) ShowsNoApplicant() bool { return true }

// Title implements overlay.Box.
func (p *picker) Title() string { return p.title }

// Key implements overlay.Box.
func (p *picker) Key(msg tea.KeyPressMsg) tea.Cmd {
	return overlay.Choose(p.desk, msg, p.Actions(), &p.list, func() tea.Cmd {
		p.show(p.list.Cursor)
		return nil
	})
}

// Choices implements overlay.Chooser.
func (p *picker) Choices() *list.List { return &p.list }

// Actions implements overlay.Box.
func (p *picker) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Open, Label: say.Choose(), Rank: 1, Run: p.choose},
		{Keys: action.Close, Label: say.Close(), Rank: 2, Run: func() tea.Cmd {
			p.show(p.before)
			p.host.Remove(p)
			return nil
		}},
	}
}

// choose writes the value into the configuration. The box stays open if that fails.
func (p *picker) choose() tea.Cmd {
	value := p.list.Cursor
	p.show(value) // a click moves the cursor without a key
	return load.Act(p.desk.Group, &p.task, func(context.Context) (struct{}, error) {
		return struct{}{}, p.set(value)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			p.err = text.Sentence(err.Error())
			return nil
		}
		p.host.Remove(p)
		return p.done(value)
	})
}

// View implements overlay.Box.
func (p *picker) View(width int) []string {
	t := p.desk.Theme
	var out []string
	p.list.Drawn(0, 1)
	for i, name := range p.names {
		edge, side, style := t.Row(i == p.list.Cursor, true, t.Text)
		row := desk.NewRow(width).Left(side, edge).Left(style, " "+text.Fit(name, max(p.width, text.Width(name))))
		p.adorn(row, i)
		out = append(out, row.Render(lipgloss.NewStyle()))
	}
	if p.err != "" {
		out = append(append(out, ""), overlay.Styled(t.Bad, p.err, width)...)
	}
	return out
}
