package ui

import (
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/layout"
)

// key takes a key on its one way: quit, overlay, text field, pane, global.
func (m *Model) key(msg tea.KeyPressMsg) tea.Cmd {
	if msg.String() == "ctrl+c" {
		return m.quit()
	}
	m.leaving = false
	if o := m.top(); o != nil {
		if m.absorbs(o) {
			return nil
		}
		return o.key(msg)
	}
	if m.welcome != nil {
		return m.welcome.key(msg)
	}
	if m.typing() {
		actions := untyped(m.globalActions())
		if m.editor != nil { // a filter takes its own
			actions = m.actions()
		}
		if a, ok := action.Find(actions, msg.String()); ok {
			return m.run(a)
		}
		return m.typed(msg)
	}
	a, ok := action.Find(m.actions(), action.Key(msg))
	if !ok {
		return nil
	}
	return m.run(a)
}

// untyped are the actions by those of their keys that no field takes.
func untyped(actions []action.Action) []action.Action {
	var out []action.Action
	for _, a := range actions {
		a.Keys = slices.DeleteFunc(slices.Clone(a.Keys), func(k string) bool { return k != "f1" && !strings.HasPrefix(k, "ctrl+") })
		if len(a.Keys) > 0 {
			out = append(out, a)
		}
	}
	return out
}

// paste goes where typing goes.
func (m *Model) paste(msg tea.PasteMsg) tea.Cmd {
	if o := m.top(); o != nil {
		if m.absorbs(o) {
			return nil
		}
		return o.paste(msg)
	}
	if m.welcome != nil {
		return m.welcome.paste(msg)
	}
	if m.typing() {
		return m.typed(msg)
	}
	return nil
}

func (m *Model) run(a action.Action) tea.Cmd {
	if a.Disabled != "" {
		return m.notify(desk.Info, "Not now: "+a.Disabled+".")
	}
	return a.Run()
}

// typing reports whether keys are text.
func (m *Model) typing() bool {
	switch {
	case m.editor != nil:
		return m.editor.Writing()
	case m.inReader, m.comparing != nil:
		return false
	case m.focus == layout.Jobs:
		return m.jobs.Typing()
	case m.focus == layout.Applicants:
		return m.people.Typing()
	}
	return false
}

func (m *Model) typed(msg tea.Msg) tea.Cmd {
	switch {
	case m.editor != nil:
		return m.editor.Type(msg)
	case m.focus == layout.Jobs:
		return m.jobs.Type(msg)
	case m.focus == layout.Applicants:
		return m.people.Type(msg)
	}
	return nil
}

func (m *Model) paneActions() []action.Action {
	switch {
	case m.editor != nil:
		return m.editor.Actions()
	case m.inReader:
		return m.reader.Actions()
	case m.comparing != nil:
		return m.comparing.Actions()
	case m.focus == layout.Jobs:
		return m.jobs.Actions()
	case m.focus == layout.Applicants:
		return m.people.Actions()
	case m.showsJob():
		return m.job.Actions()
	}
	return m.person.Actions()
}

// actions are all that can be done now, the pane's before the screen's.
func (m *Model) actions() []action.Action {
	if m.typing() {
		return slices.Concat(m.paneActions(), untyped(m.globalActions()))
	}
	return slices.Concat(m.paneActions(), m.globalActions())
}

// always is the rank from which an action has its place in the footer whatever
// the width.
const always = 90

func (m *Model) globalActions() []action.Action {
	out := []action.Action{
		{Keys: []string{"?", "f1"}, Name: "help", Group: action.GroupProgram, Synonyms: "keys, shortcuts, manual, legend, signs", Help: "every key that does something here, and what the signs mean", Rank: 90, Run: m.help},
		{Keys: []string{"ctrl+p"}, Name: "find an action", Group: action.GroupProgram, Synonyms: "palette, commands, menu", Help: "find an action by its name", Run: m.palette},
		{Keys: []string{"q"}, Name: "quit", Group: action.GroupProgram, Synonyms: "exit, leave, close", Help: "leave; drafts are kept", Rank: 91, Run: m.quit},
	}
	if m.editor != nil {
		return out[:2]
	}
	none := ""
	if len(m.outbox) == 0 {
		none = "nothing waits"
	}
	empty := ""
	if len(m.inbox) == 0 {
		empty = "the inbox is empty"
	}
	out = append(out, m.blindAction(0),
		action.Action{Keys: []string{"ctrl+f"}, Name: "search", Title: "Search all applicants", Group: action.GroupFind, Synonyms: "find, look for, talent, pool, everywhere", Help: "search the applicants of all jobs: name, position, note, tag, CV text", Rank: 12, Run: m.openSearch},
		action.Action{Keys: []string{"O"}, Name: "what waits", Title: "Waiting changes", Group: action.GroupService, Synonyms: "outbox, queue, unsent, pending, retry", Help: "waiting changes: not sent to the service yet; retry or remove", Disabled: none, Run: m.openOutbox},
		action.Action{Keys: []string{"I"}, Name: "inbox", Group: action.GroupService, Synonyms: "new, callbacks, arrivals", Help: "new applications that are not in the service's list yet; read, save or dismiss", Disabled: empty, Run: m.openInbox},
		m.accountsAction(),
		action.Action{Keys: []string{"L"}, Name: "activity log", Group: action.GroupService, Synonyms: "history, audit, changes, journal", Help: "activity log: what was changed at the service, when, and the answer", Run: m.openActivity},
		action.Action{Keys: []string{"E"}, Name: "export", Title: "Export applicants", Group: action.GroupFiles, Synonyms: "save, download, csv, json, excel, spreadsheet, pdf, packet, report", Help: "export the marked, the shown or a shortlist: CSV, JSON, Markdown or PDF", Run: m.openExport},
		action.Action{Keys: []string{"w"}, Name: "shortlists", Group: action.GroupReview, Synonyms: "lists, favourites, second round", Help: "open the shortlists: read, compare or remove applicants", Run: m.openShortlists},
	)
	if m.inReader || m.comparing != nil {
		return out
	}
	return append(out, m.newcomersAction(),
		action.Action{Keys: []string{"l", "tab", "right"}, Name: "next pane", Group: action.GroupMoving, Synonyms: "right", Help: "to the next pane", Run: func() tea.Cmd { return m.shift(1) }},
		action.Action{Keys: []string{"h", "shift+tab", "left"}, Name: "previous pane", Group: action.GroupMoving, Synonyms: "left", Help: "to the previous pane", Run: func() tea.Cmd { return m.shift(-1) }},
	)
}

// actionsForFooter are what the footer has room for, the most useful first; help
// and quit always have theirs, by their first key.
func (m *Model) actionsForFooter() []action.Action {
	switch {
	case m.top() != nil:
		return footer(m.top().actions())
	case m.welcome != nil:
		return footer(m.welcome.actions())
	}
	return footer(m.actions())
}

// footer lists what is worth a place at the bottom: what can be done, by rank.
func footer(actions []action.Action) []action.Action {
	var out []action.Action
	for _, a := range actions {
		if a.Rank > 0 && a.Disabled == "" {
			if a.Rank >= always {
				a.Keys = a.Keys[:1]
			}
			out = append(out, a)
		}
	}
	slices.SortStableFunc(out, func(a, b action.Action) int { return a.Rank - b.Rank })
	return out
}
