package ui

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/accounts"
	"shortlist/ui/action"
	"shortlist/ui/activity"
	"shortlist/ui/blindmode"
	"shortlist/ui/intent"
	"shortlist/ui/screen"
	"shortlist/ui/terminal"
)

// key takes a key on its one way: quit, overlay, text field, pane, global.
func (m *Model) key(msg tea.KeyPressMsg) tea.Cmd {
	m.screens.Pointer.Forget()
	switch msg.String() {
	case "ctrl+c":
		return m.quit()
	case "ctrl+l": // whatever lies over the panes
		return tea.ClearScreen
	}
	m.leaving = false
	if o := m.boxes.Top(); o != nil {
		if m.boxes.Absorbs(o) {
			return nil
		}
		return o.Key(msg)
	}
	if front := m.screens.Front(); front.Typing() {
		if a, ok := action.Find(screen.Untypable(m.globalActions()), msg.String()); ok {
			return m.desk.Run(a)
		}
		return front.Type(msg)
	}
	a, ok := action.Find(m.actions(), action.Key(msg))
	if !ok {
		return nil
	}
	return m.desk.Run(a)
}

// paste goes where typing goes.
func (m *Model) paste(msg tea.PasteMsg) tea.Cmd {
	if o := m.boxes.Top(); o != nil {
		if m.boxes.Absorbs(o) {
			return nil
		}
		return o.Paste(msg)
	}
	if front := m.screens.Front(); front.Typing() {
		return front.Type(msg)
	}
	return nil
}

// actions are all that can be done now, the pane's before the screen's.
func (m *Model) actions() []action.Action {
	front, globals := m.screens.Front(), m.globalActions()
	if front.Typing() {
		globals = screen.Untypable(globals)
	}
	return slices.Concat(front.Actions(), globals)
}

// globalActions are those that the screen in front has beside its own.
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
		out = append(out, m.arrivals.NewestAction())
	}
	return out
}

// programActions are about the program; the form has the first three of them.
func (m *Model) programActions() []action.Action {
	unable := terminal.NoSuspend()
	if m.opts.Restricted {
		unable = "shortlist is restricted to itself here"
	}
	return []action.Action{
		{Keys: []string{"?", "f1"}, Name: "help", Group: action.GroupProgram, Synonyms: "keys, shortcuts, manual, legend, signs", Help: "the keys of this place, and the signs", Rank: 90, Run: m.openHelp},
		{Keys: []string{"ctrl+p"}, Name: "find an action", Group: action.GroupProgram, Synonyms: "palette, commands, menu", Help: "find an action by its name", Run: m.openPalette},
		{Keys: []string{"ctrl+l"}, Name: "redraw", Title: "Redraw the screen", Group: action.GroupProgram, Synonyms: "repaint, refresh screen, clear", Help: "draw the whole screen again", Run: func() tea.Cmd { return tea.ClearScreen }},
		{Keys: []string{"ctrl+z"}, Name: "suspend", Group: action.GroupProgram, Synonyms: "background, shell, stop, pause", Help: "back to the shell; fg comes back", Disabled: unable, Run: m.suspend},
		{Keys: []string{"q"}, Name: "quit", Group: action.GroupProgram, Synonyms: "exit, leave, close", Help: "leave; drafts are kept", Rank: 91, Run: m.quit},
	}
}

// dashboardActions are about the account, whichever pane has the keys.
func (m *Model) dashboardActions() []action.Action {
	none := ""
	if len(m.conn.Outbox()) == 0 {
		none = "nothing waits"
	}
	empty := ""
	if m.arrivals.Waiting() == 0 {
		empty = "the inbox is empty"
	}
	choosing := accounts.Action(m.desk, m.opts.Accounts)
	if m.conn.NotEmployer() {
		choosing.Rank = 1
	}
	return []action.Action{
		blindmode.Action(m.desk, 0),
		{Keys: []string{"ctrl+f"}, Name: "search", Title: "Search all applicants", Group: action.GroupFind, Synonyms: "find, look for, talent, pool, everywhere", Help: "search the applicants of all jobs, by words in profiles, notes and CVs", Rank: 12, Run: m.desk.Want(intent.OpenSearch{})},
		{Keys: []string{"O"}, Name: "what waits", Title: "Waiting changes", Group: action.GroupService, Synonyms: "outbox, queue, unsent, pending, retry", Help: "changes not sent to the service yet", Disabled: none, Run: m.desk.Want(intent.OpenOutbox{})},
		{Keys: []string{"I"}, Name: "inbox", Group: action.GroupService, Synonyms: "new, callbacks, arrivals", Help: "new applications, not in the list yet", Disabled: empty, Run: m.desk.Want(intent.OpenInbox{})},
		choosing,
		activity.Action(m.desk, m.backend, m.screens.Pointer),
		{Keys: []string{"E"}, Name: "export", Title: "Export applicants", Group: action.GroupFiles, Synonyms: "save, download, csv, json, excel, spreadsheet, pdf, packet, report", Help: "export applicants as CSV, JSON, Markdown or PDF", Run: m.desk.Want(intent.Export{})},
		{Keys: []string{"w"}, Name: "shortlists", Group: action.GroupReview, Synonyms: "lists, favourites, second round", Help: "shortlists: read, compare, remove", Run: m.shortlists.Open},
	}
}
