package terminal

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model/crash"
)

// guarded ends the dashboard on a panic in it. Bubble Tea would, too, and print
// the panic onto the screen with whatever stranger's text is in it.
type guarded struct {
	tea.Model
	report crash.Report
	end    func() // ends the program from View
	err    error  // the panic, once there was one
}

// Init implements tea.Model.
func (g *guarded) Init() tea.Cmd {
	return g.step(g.Model.Init)
}

// Update implements tea.Model.
func (g *guarded) Update(msg tea.Msg) (tea.Model, tea.Cmd) {
	return g, g.step(func() (cmd tea.Cmd) {
		g.Model, cmd = g.Model.Update(msg)
		return cmd
	})
}

func (g *guarded) step(f func() tea.Cmd) (cmd tea.Cmd) {
	if g.err == nil {
		g.err = g.report.Guard(func() error { cmd = f(); return nil })
	}
	if g.err != nil {
		return tea.Quit
	}
	return cmd
}

// View implements tea.Model.
func (g *guarded) View() (v tea.View) {
	if g.err == nil {
		if g.err = g.report.Guard(func() error { v = g.Model.View(); return nil }); g.err != nil {
			go g.end() // the loop takes its message after this
		}
	}
	return v
}
