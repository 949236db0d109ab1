package ui

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/accounts"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/export"
	"shortlist/ui/help"
	"shortlist/ui/overview"
	"shortlist/ui/privacy"
	"shortlist/ui/screen"
	"shortlist/ui/searchbox"
	"shortlist/ui/service"
	"shortlist/ui/terminal"
)

// key sends a key to the first that wants it: quit, overlay, text field, pane, global.
func (m *Model) key(msg tea.KeyPressMsg) tea.Cmd {
	m.screens.Pointer.Forget()
	if msg.Code == tea.KeyEscape && msg.Mod == tea.ModAlt { // two presses that came in one read
		msg.Mod = 0
	}
	if msg.String() == "ctrl+j" && !m.has("ctrl+j") { // tmux and others send it for the enter of the number pad
		msg = tea.KeyPressMsg{Code: tea.KeyEnter}
	}
	switch key := msg.String(); {
	case action.QuitAnyway.Has(key):
		return m.exit.Quit()
	case action.Redraw.Has(key): // also over a box
		return terminal.DrawAgain
	}
	m.exit.Stay()
	if m.boxes.Top() != nil {
		return m.boxes.Key(msg)
	}
	if front := m.screens.Front(); front.Typing() {
		if a, ok := action.Find(screen.Untypable(m.globalActions()), msg.String()); ok {
			return m.env.Run(a)
		}
		return front.Type(msg)
	}
	a, ok := action.Find(m.actions(), action.Key(msg))
	m.introduced = m.introduced || ok && a.Group != action.GroupMoving && !m.opensJob(a) || action.Back.Has(action.Key(msg))
	if !ok {
		if m.screens.InFront(m.panes) {
			return m.panes.Elsewhere(action.Key(msg))
		}
		return nil
	}
	return m.env.Run(a)
}

// opensJob reports whether an action goes from the jobs to the applicants of one, where the introduction has more to show.
func (m *Model) opensJob(a action.Action) bool {
	pane, _ := m.panes.Focus()
	return a.Keys.IsSame(action.Open) && pane == env.JobPane && m.screens.InFront(m.panes)
}

// has reports whether a key belongs to an action of the box on top, else of the screen in front.
func (m *Model) has(key string) bool {
	all := m.actions
	if top := m.boxes.Top(); top != nil {
		all = top.Actions
	}
	_, ok := action.Find(all(), key)
	return ok
}

// paste sends pasted text to where typed text goes.
func (m *Model) paste(msg tea.PasteMsg) tea.Cmd {
	if m.boxes.Top() != nil {
		return m.boxes.Paste(msg)
	}
	if front := m.screens.Front(); front.Typing() {
		return front.Type(msg)
	}
	return nil
}

// actions returns everything that can be done now, the pane's before the shell's.
func (m *Model) actions() []action.Action {
	front, globals := m.screens.Front(), m.globalActions()
	if front.Typing() {
		globals = screen.Untypable(globals)
	}
	return slices.Concat(m.sender.Actions(), m.commands.Actions(), front.Actions(), globals) // esc first stops a CV that is sent or a command that runs
}

// globalActions returns the shell's actions that the screen in front allows.
func (m *Model) globalActions() []action.Action {
	switch m.screens.Front().Globals() {
	case screen.None:
		return nil
	case screen.ProgramOnly:
		return m.programActions()[:3]
	case screen.All:
	}
	out := slices.Concat(m.programActions(), m.dashboardActions())
	if m.screens.InFront(m.panes) {
		out = append(out, m.panesActions()...)
	}
	return append(out, m.ownCommands()...)
}

// ownCommands returns the person's own commands for the job or the applicant in focus.
func (m *Model) ownCommands() []action.Action {
	who, job := m.selected()
	pane, jobDetail := m.panes.Focus()
	switch {
	case m.screens.InFront(m.reads):
		return m.commands.OfApplicant(who.ID)
	case !m.screens.InFront(m.panes):
		return nil
	case pane == env.JobPane || jobDetail:
		return m.commands.OfJob(job.ID)
	}
	return m.commands.OfApplicant(who.ID)
}

// panesActions returns the actions of the account that only the panes have: other screens use their keys otherwise.
func (m *Model) panesActions() []action.Action {
	return []action.Action{m.arrivals.NewestAction(), m.due.Action(), overview.Action(m.env, m.backend, m.panes.Jobs, m.screens.Pointer), m.letters.AgendaAction()}
}

// programActions returns the actions of the program; a form allows the first three.
func (m *Model) programActions() []action.Action {
	out := help.Actions(m.env, m.boxes, program{m})
	redraw := action.Action{Keys: action.Redraw, Label: action.Label{Name: "redraw", Title: "Redraw the screen", Synonyms: "repaint, refresh screen, clear", Help: "redraw the whole screen"}.Translated(), Group: action.GroupProgram, Run: func() tea.Cmd { return terminal.DrawAgain }}
	return append(append(out, redraw), m.exit.Actions(m.opts.NoSuspend, m.opts.IsDemo)...)
}

// dashboardActions returns the actions of the account, whichever pane has the focus.
func (m *Model) dashboardActions() []action.Action {
	choosing := accounts.Action(m.env, m.opts.Accounts)
	if m.conn.NotEmployer() {
		choosing.Rank = 1
	}
	return []action.Action{
		privacy.BlindAction(m.env, 0),
		searchbox.Action(m.env),
		service.OutboxAction(m.env, m.conn),
		m.arrivals.InboxAction(),
		choosing,
		service.ActivityAction(m.env, m.backend, m.screens.Pointer),
		export.Action(m.env, m.panes.MarksInFront()),
		m.shortlists.Action(),
		m.letters.Action(),
	}
}
