package settings

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// picker is a box that writes one of several values into the configuration.
type picker struct {
	frame.Asked
	env     *env.Env
	host    frame.Host
	title   string
	names   []string
	width   int                              // of the names, in cells
	adorn   func(row *widget.Row, value int) // adds what is beside a name
	show    func(value int)                  // draws the screens with a value
	before  int                              // the value in force
	set     func(value int) error            // may block
	problem func(value int) string           // why a value cannot be chosen; "" if it can
	done    func(value int) tea.Cmd

	list widget.List
	task load.Task
	err  string
}

// open shows the box, with the cursor on the value in force.
func (p *picker) open() tea.Cmd {
	const mostCells = 30
	for _, name := range p.names {
		p.width = min(max(p.width, text.Width(name)), mostCells)
	}
	p.resize()
	p.list.MoveTo(p.before)
	p.host.Push(p)
	return nil
}

// resize makes room for the values, and for a mistake below them.
func (p *picker) resize() { p.list.Resize(len(p.names), p.host.Rows()-4) }

// ShowsNoApplicant implements frame.Redacted.
func (p *picker) ShowsNoApplicant() bool { return true }

// Title implements frame.Box.
func (p *picker) Title() string { return p.title }

// Key implements frame.Box.
func (p *picker) Key(msg tea.KeyPressMsg) tea.Cmd {
	return frame.Choose(p.env, msg, p.Actions(), &p.list, func() tea.Cmd {
		p.show(p.list.Cursor)
		return nil
	})
}

// Choices implements frame.Chooser.
func (p *picker) Choices() *widget.List { return &p.list }

// Actions implements frame.Box.
func (p *picker) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Open, Label: action.Label{Name: "choose", Context: "settings"}.Translated(), Rank: 1, Run: p.choose},
		{Keys: action.Close, Label: action.ToClose(), Rank: 2, Run: func() tea.Cmd {
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
	if p.err = p.problem(value); p.err != "" {
		return nil
	}
	return load.Act(p.env.Group, &p.task, func(context.Context) (struct{}, error) {
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

// View implements frame.Box.
func (p *picker) View(width int) []string {
	t := p.env.Theme
	var out []string
	p.resize()
	p.list.Drawn(0, 1)
	from, to := p.list.Window()
	for i := from; i < to; i++ {
		edge, side, style := t.Row(i == p.list.Cursor, true, t.Text)
		row := widget.NewRow(width).Left(side, edge).Left(style, " "+text.Fit(p.names[i], p.width))
		p.adorn(row, i)
		out = append(out, row.Render(t.Choice(i == p.list.Cursor)))
	}
	if p.err != "" {
		out = append(append(out, ""), frame.Styled(t.Bad, p.err, width)...)
	}
	return out
}
