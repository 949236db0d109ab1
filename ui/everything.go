package ui

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/help"
	"shortlist/ui/layout"
	"shortlist/ui/settings"
)

// openHelp shows the keys and the signs.
func (m *Model) openHelp() tea.Cmd {
	m.boxes.Push(help.New(m.desk, m.boxes, around{m: m}))
	return nil
}

// openPalette finds an action by its name.
func (m *Model) openPalette() tea.Cmd {
	m.boxes.Push(help.NewPalette(m.desk, m.boxes, around{m: m}))
	return nil
}

// Here implements help.Commands.
func (a around) Here() []action.Action { return a.m.actions() }

// Everything implements help.Commands.
func (a around) Everything() []action.Action { return a.m.everything() }

// Switched implements help.Commands.
func (a around) Switched() int64 { return a.m.switched }

// everything returns all actions of the program: those of this place first, then
// those of the other panes. Choosing one of another pane goes there first; one that
// has no place to go to is disabled and says how to get there.
func (m *Model) everything() []action.Action {
	out := m.actions()
	known := map[string]bool{}
	for _, a := range out {
		known[a.TitleText()] = true
	}
	add := func(actions []action.Action, disabled string, arrive func() tea.Cmd) {
		for _, a := range actions {
			if known[a.TitleText()] || a.Group == action.GroupMoving {
				continue
			}
			known[a.TitleText()] = true
			if disabled != "" {
				a.Disabled = disabled
			} else if run := a.Run; arrive != nil {
				a.Run = func() tea.Cmd { return tea.Batch(arrive(), run()) }
			}
			out = append(out, a)
		}
	}
	disabled := ""
	if m.form() != nil {
		disabled = "the form is open; esc leaves it and keeps the draft"
	}
	to := func(p layout.Pane) func() tea.Cmd {
		return func() tea.Cmd { return m.goTo(p) }
	}
	add(m.programActions(), "", nil)
	add(m.dashboardActions(), disabled, nil)
	add([]action.Action{settings.Action(m.desk, m.boxes, settings.Values{File: m.opts.ConfigFile, Theme: m.opts.Theme, Mouse: m.opts.Mouse})}, "", nil)
	add([]action.Action{m.arrivals.NewestAction()}, disabled, m.leavePages)
	add(m.panes.Jobs.Actions(), disabled, to(layout.Jobs))
	add(m.panes.Applicants.Actions(), disabled, to(layout.Applicants))
	if _, has := m.panes.Candidate.Candidate(); has {
		add(m.panes.Candidate.Actions(), disabled, to(layout.Detail))
	}
	add(m.panes.Job.Actions(), disabled, func() tea.Cmd {
		m.leavePages()
		if j, ok := m.panes.Jobs.Current(); ok {
			return m.panes.PreviewJob(j)
		}
		return nil
	})
	if !m.screens.Has(m.reads) {
		add(m.reads.Actions(), "t opens a CV first", nil)
	}
	return out
}

// goTo gives the keys to a pane, from wherever they are. Nobody is opened by it: the next
// applicant is previewed, too.
func (m *Model) goTo(p layout.Pane) tea.Cmd {
	if p == layout.Detail {
		m.panes.PreviewOnly()
	}
	return tea.Batch(m.leavePages(), m.panes.FocusOn(p))
}

// leavePages closes the screens that cover the panes.
func (m *Model) leavePages() tea.Cmd {
	var closed tea.Cmd
	if m.screens.Has(m.reads) {
		closed = m.closeReader()
	}
	m.screens.CloseAll()
	return closed
}
