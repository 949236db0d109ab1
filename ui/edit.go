package ui

import (
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/jobeditor"
	"shortlist/ui/layout"
	"shortlist/ui/outside"
)

// editorProgram returns the person's own editor, as the form may start it.
func (m *Model) editorProgram() outside.Program {
	program := m.opts.Editor
	program.Dir = m.info.Scratch
	if m.opts.Restricted {
		program.Argv, program.Why = nil, "other programs are not started here"
	}
	return program
}

// closeForm closes a form, where it is the one that is open.
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

// saved closes the form and shows a job that was saved: its real status, and what the
// service changed (CONTRACT 10, 12).
func (m *Model) saved(s account.Saved, d model.Draft) tea.Cmd {
	m.dropForm()
	if d.Currency != nil {
		m.panes.Jobs.Sent(s.Job.ID, model.CurrencyEntry{Currency: *d.Currency, Sent: m.opts.Now()})
	}
	m.panes.Jobs.Put(s.Job)
	m.panes.FocusJobs()
	said := jobeditor.SavedNotice(m.desk, s, d)
	next := tea.Batch(m.panes.ShowCursor(layout.Jobs, false), m.panes.Jobs.Refresh())
	if len(s.Changed) > 0 {
		m.desk.Show(jobeditor.Changed(s, said))
		return next
	}
	return tea.Batch(m.notify(said.Severity, said.Text), next)
}

// Form implements the Around of what leads to the form or from it.
func (a around) Form() *jobeditor.Editor { return a.m.editor }

// OpenForm implements drafts.Around.
func (a around) OpenForm(e *jobeditor.Editor) { a.m.openForm(e) }

// MarkDrafts implements drafts.Around.
func (a around) MarkDrafts(all []model.SavedDraft) { a.m.panes.Jobs.Drafts(all) }

// JobsAsOf implements drafts.Around.
func (a around) JobsAsOf() time.Time { return a.m.panes.Jobs.AsOf() }

// AskPublished implements drafts.Around.
func (a around) AskPublished(in model.Intent) tea.Cmd { return a.m.questions.Ask(in, "") }

// EditDraft implements published.Around.
func (a around) EditDraft(id int64) tea.Cmd { return a.m.drafts.Edit(jobeditor.Begin{Draft: id}) }

// PutJob implements published.Around.
func (a around) PutJob(j model.Job) { a.m.panes.Jobs.Put(j) }
