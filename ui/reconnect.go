package ui

import (
	"context"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/ui/load"
)

// schedule asks for the jobs again after a while, sooner when the service could
// not be reached.
func (m *Model) schedule() tea.Cmd {
	if m.offline {
		m.failures++
	} else {
		m.failures = 0
	}
	wait := account.PollAfter(m.failures)
	m.nextTry = m.opts.Now().Add(wait)
	return load.After(m.desk.Group, &m.poll, wait, func() tea.Cmd {
		return tea.Batch(m.pollNow(), m.deliver(), m.schedule())
	})
}

// pollNow asks for the jobs where that is for this copy of the program to do. One that
// cannot reach the service finds out by itself when it can.
func (m *Model) pollNow() tea.Cmd {
	if m.offline || m.jobs.Failed() {
		return m.jobs.Refresh()
	}
	backend := m.backend
	return load.Run(m.desk.Group, &m.turning, func(ctx context.Context) (bool, error) {
		return backend.TakePoll(ctx), nil
	}, func(mine bool, _ error) tea.Cmd {
		if !mine {
			return nil
		}
		return m.jobs.Refresh()
	})
}

// turned follows the service going away, which is looked after sooner then, or coming
// back: the lists that could not be read are brought up to date, and what waits is sent.
func (m *Model) turned() tea.Cmd {
	if m.offline {
		return m.schedule()
	}
	cmds := []tea.Cmd{m.recover(), m.schedule()}
	if len(m.outbox) > 0 {
		if !m.returned { // one that answers this and refuses that comes back all the time
			m.returned, m.untold = true, time.Time{}
		}
		cmds = append(cmds, m.deliver())
	}
	return tea.Batch(cmds...)
}

// recoverEvery bounds how often a service that answers some calls and fails at others is
// asked for the lists because of that.
const recoverEvery = 20 * time.Second

// recover reads the lists again that could not be read, as the service has answered
// something since.
func (m *Model) recover() tea.Cmd {
	now := m.opts.Now()
	if now.Before(m.recovered.Add(recoverEvery)) {
		return nil
	}
	cmd := tea.Batch(m.jobs.Recover(), m.people.Recover())
	if cmd != nil {
		m.recovered = now
	}
	return cmd
}

// serviceAnswered reports whether the service has answered a call as asked since the
// last message.
func (m *Model) serviceAnswered() bool {
	if m.backend == nil {
		return false
	}
	n := m.backend.Answers()
	answered := n > m.answers
	m.answers = n
	return answered
}
