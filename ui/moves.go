package ui

import (
	"context"
	"net/url"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/layout"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// rest is how long a cursor stands before what is under it is shown beside it. A
// key that is held repeats sooner: on its way it neither reads the store nor
// repaints a page.
const rest = 80 * time.Millisecond

// passing puts off what follows from a move of the cursor until it rests.
func (m *Model) passing(moved func() tea.Cmd) tea.Cmd {
	m.moved, m.movedAt = moved, m.opts.Now()
	if m.resting.Busy() { // a timer for each key would draw a frame for each
		return nil
	}
	return m.wait(rest)
}

func (m *Model) wait(d time.Duration) tea.Cmd {
	return load.After(m.desk.Group, &m.resting, d, func() tea.Cmd {
		if left := rest - m.opts.Now().Sub(m.movedAt); left > 0 {
			return m.wait(left)
		}
		return m.moved()
	})
}

// arrive ends the rest: what is under the cursor is wanted now.
func (m *Model) arrive() tea.Cmd {
	if !m.resting.Busy() {
		return nil
	}
	m.resting.Cancel()
	return m.moved()
}

// focusOn gives the keys to a pane. The applicants of the job under the cursor
// are read when their pane gets them.
func (m *Model) focusOn(p layout.Pane) tea.Cmd {
	return tea.Batch(m.arrive(), m.enter(p))
}

func (m *Model) enter(p layout.Pane) tea.Cmd {
	m.focus = p
	if p != layout.Detail {
		m.jobDetail = false
	} else if !m.jobDetail {
		m.people.Hold() // who is read stays
	}
	if p == layout.Applicants {
		if j, ok := m.jobs.Current(); ok && (m.people.Job().ID != j.ID || !m.people.Loaded()) {
			return m.people.Show(j)
		}
	}
	return nil
}

// shift moves the focus by one pane.
func (m *Model) shift(by int) tea.Cmd {
	to := m.focus + layout.Pane(by)
	switch {
	case to < layout.Jobs, to > layout.Detail:
		return nil
	case m.jobDetail && by < 0:
		to = layout.Jobs
	case to == layout.Detail:
		m.opened = false
	}
	return m.focusOn(to)
}

func (m *Model) jobMoved() tea.Cmd {
	j, ok := m.jobs.Current()
	if !ok {
		m.job.Clear()
		m.person.Clear()
		return m.people.Glance(model.Job{})
	}
	m.job.Show(j)
	if m.focus != layout.Jobs && !m.jobDetail {
		// The list was refreshed behind the back of somebody who reads people.
		if current, ok := m.jobs.Job(m.people.Job().ID); ok {
			return m.people.Glance(current)
		}
		return nil
	}
	return m.people.Glance(j)
}

func (m *Model) openJob(j model.Job) tea.Cmd {
	m.resting.Cancel()
	m.job.Show(j)
	m.focus, m.jobDetail = layout.Applicants, false
	return m.people.Show(j)
}

func (m *Model) previewJob(j model.Job) tea.Cmd {
	cmd := m.arrive()
	m.job.Show(j)
	m.focus, m.jobDetail = layout.Detail, true
	return cmd
}

func (m *Model) nextJob(by int) tea.Cmd {
	cmd := m.jobs.Step(by)
	if j, ok := m.jobs.Current(); ok {
		m.job.Show(j)
	}
	return cmd
}

func (m *Model) personMoved() tea.Cmd {
	arrivals := m.checkInbox()
	if m.inReader { // whose profile is read is not the list's to say
		return arrivals
	}
	return tea.Batch(arrivals, m.showCurrent())
}

// showCurrent shows whom the cursor of the list stands on, where nobody else is read.
func (m *Model) showCurrent() tea.Cmd {
	c, ok := m.people.Current()
	if shown, has := m.person.Candidate(); has && m.focus == layout.Detail && !m.jobDetail && (!ok || shown.ID != c.ID) {
		return m.showPerson(shown.ID) // who is read stays, whoever the list moves to behind it: keys are about them
	}
	if !ok {
		m.person.Clear()
		return nil
	}
	m.person.Show(c)
	return nil
}

// showPerson shows somebody as they are in the list by now. Who is not in it is not
// shown from memory, as they may be told of otherwise by now; who is shown stays.
func (m *Model) showPerson(id int64) tea.Cmd {
	if now, ok := m.people.Person(id); ok {
		m.person.Show(now)
	}
	return nil
}

// openPerson is the one thing that marks an application viewed (CONTRACT 29).
func (m *Model) openPerson(c model.Candidate) tea.Cmd {
	m.resting.Cancel()
	m.focus, m.jobDetail, m.opened = layout.Detail, false, true
	cmd := m.people.MarkViewed(c)
	return tea.Batch(cmd, m.showPerson(c.ID))
}

func (m *Model) previewPerson(c model.Candidate) tea.Cmd {
	m.resting.Cancel()
	m.focus, m.jobDetail, m.opened = layout.Detail, false, false
	m.person.Show(c)
	return nil
}

func (m *Model) nextPerson(by int) tea.Cmd {
	c, ok := m.people.Step(by)
	switch {
	case !ok && by > 0:
		return m.notify(desk.Info, "That was the last one.")
	case !ok:
		return m.notify(desk.Info, "That is the first one.")
	case m.opened:
		return m.openPerson(c)
	}
	return m.previewPerson(c)
}

// webAddress returns a link as a browser may get it, where it leads to the web.
func webAddress(link string) (string, bool) {
	u, err := url.Parse(link)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return "", false
	}
	return u.String(), true
}

// openAddress opens a web page where the person can see it, else shows the whole address.
func (m *Model) openAddress(address string) tea.Cmd {
	target, ok := webAddress(address)
	if !ok {
		return m.notify(desk.Warn, "The link is not a web address, so it is not opened.")
	}
	if m.opts.Browse == nil || m.opts.Remote || m.opts.Restricted {
		m.boxes.Push(overlay.NewLink(m.desk, m.boxes, target))
		return nil
	}
	return load.Act(m.desk.Group, &m.linking, func(context.Context) (struct{}, error) {
		return struct{}{}, m.opts.Browse(target)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			m.boxes.Push(overlay.NewLink(m.desk, m.boxes, target))
			return nil
		}
		return m.notify(desk.Good, "Opened in your browser: "+text.Line(target))
	})
}

// copyLink copies a link that could be opened: one of another kind is likely to be pasted
// where it does harm.
func (m *Model) copyLink(what, link string) tea.Cmd {
	if _, ok := webAddress(link); !ok {
		return m.notify(desk.Warn, "The link is not a web address, so it is not copied.")
	}
	return m.copy(what, link)
}

// copy hands text to the terminal, which may or may not put it on a clipboard:
// that cannot be known from here.
func (m *Model) copy(what, value string) tea.Cmd {
	return tea.Batch(tea.SetClipboard(value), m.notify(desk.Info, "Sent the "+what+" to your terminal's clipboard: "+value))
}
