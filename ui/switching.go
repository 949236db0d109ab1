package ui

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/ui/access"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
	"shortlist/ui/welcome"
)

// leave keeps what was typed about the account that is open, waits until it is on the
// disk, and then goes on; where it could not be kept, the account stays open and what
// was opened in its place is closed by shut, if any. Keys wait meanwhile.
func (m *Model) leave(then func() tea.Cmd, shut func() error) tea.Cmd {
	if why := (around{m}).Unfinished(); why != "" {
		return tea.Batch(m.notify(desk.Warn, "This account stays open: "+why+"."), m.shut(shut))
	}
	w := overlay.NewWait(m.desk, m.boxes, "Accounts", "Keeping what you typed…", nil)
	m.boxes.Push(w)
	return m.keep(func() tea.Cmd {
		return tea.Sequence(m.desk.Group.Finish(atEnd), func() tea.Msg {
			return load.Done{Deliver: func() tea.Cmd {
				m.boxes.Remove(w)
				if lost := m.lost(); lost != "" {
					return tea.Batch(m.notify(desk.Bad, lost+" This account stays open."), m.shut(shut))
				}
				return then()
			}}
		})
	})
}

// switchAccount goes from the account that is open to another, once what was typed about it
// is kept.
func (m *Model) switchAccount(to intent.SwitchAccount) tea.Cmd {
	return m.leave(func() tea.Cmd {
		cmd := m.become(to.Opened)
		if to.ByPassword {
			m.conn.AcceptPassword()
		}
		return cmd
	}, to.Opened.Close)
}

// become opens another account, or with none the welcome screen, in place of the one
// that is open, whose work ends and which is closed behind it.
func (m *Model) become(o access.Opened) tea.Cmd {
	old, shut, opts := m.desk.Group, m.opts.Close, m.opts
	old.Cancel() // what it still sends must not reach the account that is opened now
	opts.Opened, opts.Choose = o, false
	m.reset(opts, old.Another())
	retire := m.shut(func() error {
		old.End(atEnd)
		if shut == nil {
			return nil
		}
		return shut()
	})
	if o.Account == nil {
		return retire
	}
	return tea.Batch(retire, m.start())
}

// shut closes an account that is not shown any more.
func (m *Model) shut(shut func() error) tea.Cmd {
	if shut == nil {
		return nil
	}
	return load.Do(m.desk.Group, func(context.Context) (struct{}, error) {
		return struct{}{}, shut()
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, "The account before was not closed cleanly: "+text.Sentence(err.Error()))
		}
		return nil
	})
}

// showWelcome brings the welcome screen to the front.
func (m *Model) showWelcome() *welcome.Screen {
	w := welcome.New(m.desk, m.opts.Accounts, m.opts.Choose)
	m.screens.Open(w)
	return w
}

// OpenAccount implements accounts.Around.
func (a around) OpenAccount() string {
	if a.m.backend == nil || a.m.opts.IsDemo {
		return ""
	}
	return a.m.backend.Info().Name
}

// Unfinished implements accounts.Around: what goes from step to step would end unreported.
func (a around) Unfinished() string {
	switch {
	case a.m.backend == nil:
		return ""
	case a.m.panes.Jobs.Changing():
		return "jobs are still being changed; esc in the jobs ends that"
	case a.m.people.Saving():
		return "CVs are still being saved; esc in the applicants stops that"
	}
	return ""
}

// QueuedChanges implements accounts.Around.
func (a around) QueuedChanges() int { return len(a.m.conn.Outbox()) }
