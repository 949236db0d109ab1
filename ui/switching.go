package ui

import (
	"cmp"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/accounts"
	"shortlist/ui/env"
	"shortlist/ui/intent"
	"shortlist/ui/workspace"
)

// switchAccount replaces the open account, after what was typed in it is saved.
func (m *Model) switchAccount(to intent.SwitchAccount) tea.Cmd {
	return m.exit.Account(func() tea.Cmd {
		cmd := m.become(to.Opened)
		if to.ByPassword {
			m.conn.AcceptPassword()
		}
		return cmd
	}, to.Opened.Close)
}

// become opens another account in place of the open one, or the welcome screen. It ends the
// work of the previous account and closes it.
func (m *Model) become(o intent.Opened) tea.Cmd {
	m.offered.Leave(m.env.Blind)
	return m.replace(o, nil, m.opts.Close)
}

// reopen opens the screens of the account again, because the old ones hold what was erased, and shows the receipt. The
// lists keep their arrangement. Commands that show who an applicant is, maybe an erased one, are not printed at the end.
func (m *Model) reopen(receipt env.Report) tea.Cmd {
	m.offered.Leave(true)
	was := m.panes.Arrangement()
	cmd := m.replace(m.opts.Opened, &was, nil)
	m.env.Show(receipt)
	return cmd
}

// replace opens an account in place of the open one; shut closes the old one, and may be nil. The panes begin with
// the arrangement was, unless it is nil.
func (m *Model) replace(o intent.Opened, was *workspace.Arrangement, shut func() error) tea.Cmd {
	old, opts := m.env.Group, m.opts
	old.Cancel() // its late answers must not reach the new account
	opts.Opened, opts.Choose = o, false
	m.reset(opts, old.Another())
	m.look.Listen(m.env, m.opts.Crash, m.applyTheme)
	retire := m.exit.Shut(func() error {
		old.End(accounts.Patience)
		if shut == nil {
			return nil
		}
		return shut()
	})
	if o.Account == nil {
		return retire
	}
	if was != nil {
		m.panes.Begin(*was)
	}
	return tea.Batch(retire, m.start())
}

// showWelcome brings the welcome screen to the front.
func (m *Model) showWelcome() *accounts.Welcome {
	w := accounts.NewWelcome(m.env, m.opts.Accounts, m.opts.Choose || m.opts.Undecided != nil)
	m.screens.Open(w)
	return w
}

// OpenAccount implements accounts.Program.
func (p program) OpenAccount() string {
	if p.m.backend == nil || p.m.opts.IsDemo {
		return ""
	}
	return p.m.backend.Info().Name
}

// Unfinished implements accounts.Program and accounts.Unsaved.
func (p program) Unfinished() string {
	if p.m.backend == nil {
		return ""
	}
	return cmp.Or(p.m.panes.Jobs.Unfinished(), p.m.people.Unfinished(), p.m.sender.Unfinished(), p.m.commands.Unfinished())
}

// Halfway implements accounts.Unsaved.
func (p program) Halfway() string {
	if p.m.backend == nil {
		return ""
	}
	return cmp.Or(p.m.panes.Jobs.Halfway(), p.m.people.Halfway())
}

// QueuedChanges implements accounts.Program.
func (p program) QueuedChanges() int { return len(p.m.conn.Outbox()) }

// Form implements accounts.Unsaved.
func (p program) Form() accounts.Form {
	if form := p.m.form(); form != nil {
		return form
	}
	return nil
}

// Sending implements accounts.Unsaved.
func (p program) Sending() bool { return p.m.sender.IsOpen() }

// Abandon implements accounts.Unsaved.
func (p program) Abandon() tea.Cmd { return p.m.sender.Abandon() }

// Reviews implements accounts.Unsaved.
func (p program) Reviews() string {
	if p.m.book == nil {
		return ""
	}
	return p.m.book.Failing()
}

// Left implements accounts.Unsaved.
func (p program) Left() (lost model.Unkept, why string) {
	if p.m.book == nil {
		return lost, ""
	}
	lost.Changes, lost.Applies, why = p.m.book.Left()
	if form := p.m.form(); form != nil {
		if title, is := form.Unsaved(); is {
			lost.Drafts, why = []string{title}, cmp.Or(why, form.Lost())
		}
	}
	return lost, why
}

// Account implements accounts.Unsaved.
func (p program) Account() accounts.ExitSource {
	if p.m.backend == nil {
		return nil
	}
	return p.m.backend
}
