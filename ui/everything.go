package ui

import (
	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/accounts"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/help"
	"shortlist/ui/privacy"
	"shortlist/ui/settings"
)

// Here implements help.Commands.
func (p program) Here() []action.Action { return p.m.actions() }

// Everything implements help.Commands. An action of a place that is not open is disabled; its reason is the way to
// that place.
func (p program) Everything() []action.Action {
	m, disabled := p.m, ""
	if m.backend == nil { // the welcome screen has all there is
		return p.Here()
	}
	if m.form() != nil {
		disabled = lang.Text("the form is open; %s leaves it and keeps the draft", action.Back)
	}
	who, job := m.selected()
	places := []help.Place{
		{Actions: m.programActions()},
		{Actions: m.dashboardActions(), Disabled: disabled},
		{Actions: settings.Actions(m.env, m.boxes, settings.Values{File: m.opts.ConfigFile, Look: m.look, SetLanguage: m.opts.SetLanguage, SetTheme: m.opts.SetTheme, Redraw: m.applyTheme})},
		{Actions: privacy.EraseActions(m.env, m.boxes, m.backend, m.toErase(who), job), Disabled: disabled},
		{Actions: append(m.commands.OfJob(job.ID), m.commands.OfApplicant(who.ID)...), Disabled: disabled},
		{Actions: []action.Action{accounts.TakeOverAction(m.env, m.boxes, m.backend, m.tookOver)}},
		{Actions: m.panesActions(), Disabled: disabled, Arrive: m.leavePages},
		m.inList(env.JobPane, disabled),
		m.inList(env.ApplicantPane, disabled),
	}
	if _, has := m.panes.Candidate.Candidate(); has {
		places = append(places, help.Place{Actions: m.panes.Candidate.Actions(), Disabled: disabled, Arrive: m.to(env.DetailPane)})
	}
	places = append(places, help.Place{Actions: m.panes.Job.Actions(), Disabled: disabled, Arrive: func() tea.Cmd {
		m.leavePages()
		if j, ok := m.panes.Jobs.Current(); ok {
			return m.panes.PreviewJob(j)
		}
		return nil
	}})
	if !m.screens.Has(m.reads) {
		places = append(places, help.Place{Actions: m.reads.Actions(), Disabled: lang.Text("%s opens a CV first", action.ReadCV)})
	}
	return help.All(m.actions(), places...)
}

// Behind returns the actions of the list behind an open applicant or job; nil if neither is open.
func (p program) Behind() []action.Action {
	m, pane := p.m, env.ApplicantPane
	if m.backend == nil { // before an account is open
		return nil
	}
	switch focus, job := m.panes.Focus(); {
	case m.screens.InFront(m.reads):
	case !m.screens.InFront(m.panes) || focus != env.DetailPane:
		return nil
	case job:
		pane = env.JobPane
	}
	return help.All(nil, m.inList(pane, ""))
}

// inList returns the actions of one of the lists.
func (m *Model) inList(pane env.Pane, disabled string) help.Place {
	actions := m.panes.Jobs.Actions()
	if pane == env.ApplicantPane {
		actions = m.panes.Applicants.Actions()
		if m.screens.InFront(m.reads) {
			m.reads.Disable(actions)
		}
	}
	return help.Place{Actions: actions, Disabled: disabled, Arrive: m.to(pane)}
}

func (m *Model) to(p env.Pane) func() tea.Cmd { return func() tea.Cmd { return m.goTo(p) } }

// selected returns the shown applicant and the selected job; zero without one.
func (m *Model) selected() (who model.Candidate, job model.Job) {
	if c, ok := m.panes.Applicants.Current(); ok {
		who = c
	}
	if m.screens.Has(m.reads) {
		who = m.reads.Candidate()
	} else if pane, job := m.panes.Focus(); pane == env.DetailPane && !job {
		who, _ = m.panes.Candidate.Candidate()
	}
	job, _ = m.panes.Jobs.Current()
	return who, job
}

// toErase returns the applicants that erasing acts on: the marked ones; in the detail and the reader, the
// one that is shown.
func (m *Model) toErase(shown model.Candidate) privacy.ToErase {
	pane, _ := m.panes.Focus()
	if m.screens.Has(m.reads) || pane == env.DetailPane {
		return privacy.ToErase{One: shown}
	}
	list := m.panes.Applicants
	return privacy.ToErase{One: shown, Marked: list.Marks(), IDs: list.Marked, Disabled: list.HiddenMarks()}
}

// goTo gives the focus to a pane. It only previews the applicant or job there: an application that is opened
// becomes viewed.
func (m *Model) goTo(p env.Pane) tea.Cmd {
	if p == env.DetailPane {
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
