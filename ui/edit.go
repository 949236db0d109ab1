package ui

import (
	"cmp"
	"errors"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/jobeditor"
	"shortlist/ui/layout"
	"shortlist/ui/outside"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// edit opens the form. Until it is there, keys wait for it: typed on, they would
// go to the lists.
func (m *Model) edit(begin jobeditor.Begin) tea.Cmd {
	if m.info.ReadOnly {
		return m.notify(desk.Warn, "This account is open read-only here.")
	}
	wait := m.waitForForm()
	return jobeditor.Opening(m.desk, m.backend, m.editorProgram(), &m.opening, begin, func(e *jobeditor.Editor, err error) tea.Cmd {
		m.boxes.Remove(wait)
		switch {
		case errors.Is(err, account.ErrNone):
			return m.notify(desk.Warn, "That draft is not here any more, or is open in another copy of shortlist.")
		case err != nil:
			return m.notify(desk.Bad, m.fail(err))
		}
		m.openForm(e)
		at := e.Resumed()
		switch {
		case e.Stale() != nil:
			m.fail(e.Stale()) // the bar says so
			from := ""
			if asOf := m.jobs.AsOf(); !asOf.IsZero() {
				from = " from " + m.desk.Clock(asOf)
			}
			return m.notify(desk.Warn, "The service cannot be asked now. This is the job"+from+"; it is checked again before sending.")
		case at.IsZero():
			return nil
		case e.Overtaken():
			return m.notify(desk.Warn, "This is your draft of "+m.desk.Clock(at)+". The job was changed at the service since: ctrl+g compares, ctrl+x throws the draft away.")
		}
		return m.notify(desk.Info, "This is your draft of "+m.desk.Clock(at)+". ctrl+x throws it away.")
	})
}

// compareOpened goes to the comparison of the form that was just opened from a list of
// drafts, which esc leads back to.
func (m *Model) compareOpened(from *draftsBox) tea.Cmd {
	group := m.desk.Group
	return func() tea.Msg {
		return group.Done(func() tea.Cmd {
			if m.editor == nil {
				return nil
			}
			return m.editor.CompareFrom("the drafts", func() tea.Cmd {
				m.boxes.PushAwake(from)
				return nil
			})
		})
	}
}

// editorProgram is the person's own editor, as the form may start it.
func (m *Model) editorProgram() outside.Program {
	program := m.opts.Editor
	program.Dir = m.info.Scratch
	if m.opts.Restricted {
		program.Argv, program.Why = nil, "other programs are not started here"
	}
	return program
}

// nameTemplate asks for the name of a template.
func (m *Model) nameTemplate(suggested string, then func(string) tea.Cmd) tea.Cmd {
	suggested = text.Line(suggested)
	m.boxes.Push(&nameBox{Line: overlay.NewLine(m.desk, m.boxes, suggested, ""), then: then, suggested: suggested})
	return nil
}

func (m *Model) closeForm(form any) tea.Cmd {
	if m.editor == form {
		m.dropForm()
	}
	return nil
}

func (m *Model) openForm(e *jobeditor.Editor) {
	m.editor = e
	m.screens.Open(e)
}

func (m *Model) dropForm() {
	if m.editor != nil {
		m.screens.Close(m.editor)
		m.editor = nil
	}
}

// saved tells what became of a job that was sent: its real status, and what the
// service changed (CONTRACT 10, 12).
func (m *Model) saved(s account.Saved, d model.Draft) tea.Cmd {
	m.dropForm()
	if d.Currency != nil {
		m.jobs.Sent(s.Job.ID, model.CurrencyEntry{Currency: *d.Currency, Sent: m.opts.Now()})
	}
	m.jobs.Put(s.Job)
	m.panes.FocusJobs()
	title := "“" + text.Line(s.Job.Title) + "”"
	severity, said := desk.Good, title+" is saved and "+text.Line(s.Job.Status.Word())+"."
	if s.Job.Status == model.Activated && d.Currency != nil {
		said += " It is public, in " + m.desk.Country.Code(*d.Currency) + "."
	}
	switch {
	case s.Unread != nil:
		severity, said = desk.Warn, title+" is saved, but could not be read back. "+m.fail(s.Unread)
	case s.Created && s.Job.Status == model.Deactivated:
		severity, said = desk.Warn, title+" is saved as inactive: the account's limit of active jobs is reached. Stop another job, then press A."
	}
	next := tea.Batch(m.panes.ShowCursor(layout.Jobs, false), m.jobs.Refresh())
	if len(s.Changed) > 0 {
		m.desk.Show(jobeditor.Changed(s, desk.Said{Severity: severity, Text: said}))
		return next
	}
	return tea.Batch(m.notify(severity, said), next)
}

// waitForForm takes the keys until a form is there; esc stops opening it.
func (m *Model) waitForForm() overlay.Box {
	wait := overlay.NewWait(m.desk, m.boxes, "Opening the form…", "The job is being read from the service as it is now.", m.opening.Cancel)
	m.boxes.Push(wait)
	return wait
}

// nameBox asks for a name.
type nameBox struct {
	overlay.Line
	then func(string) tea.Cmd

	suggested string // what enter takes where nothing is typed
}

func (n *nameBox) Title() string { return "A name for the template" }

func (n *nameBox) Key(msg tea.KeyPressMsg) tea.Cmd { return n.Take(msg, n, n.keep) }

// keep goes on with the name.
func (n *nameBox) keep() tea.Cmd {
	name := cmp.Or(text.Line(n.Input.Value()), n.suggested)
	if name == "" {
		return n.Desk.Notify(desk.Warn, "A template needs a name.")
	}
	n.Host.Remove(n)
	return n.then(name)
}

func (n *nameBox) Actions() []action.Action {
	return []action.Action{{Keys: []string{"enter"}, Name: "keep", Rank: 1}, {Keys: []string{"esc"}, Name: "do not keep it", Rank: 2}}
}

func (n *nameBox) View(width int) []string {
	out := overlay.Styled(n.Desk.Theme.Dim, "It stays on this machine. N offers it whenever you write a new job.", width)
	return append(out, "", n.Field(width))
}
