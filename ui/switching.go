package ui

import (
	"cmp"
	"context"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/accounts"
	"shortlist/ui/action"
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

// reopen opens the screens of the account again, because the old ones hold what was erased, and
// shows the receipt. The lists keep their arrangement. Commands that show who an applicant is
// are not printed at the end: the applicant may be erased.
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
	m.followThemes()
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
	switch {
	case p.m.backend == nil:
		return ""
	case p.m.panes.Jobs.Changing():
		return sayJobsChanging()
	case p.m.people.Saving():
		return sayCVsSaving()
	case p.m.sender.Busy():
		return lang.Text("a CV is being sent")
	case p.m.commands.Busy():
		return lang.Text("one of your commands is still running; %s stops it", action.Back)
	}
	return ""
}

// Halfway implements accounts.Unsaved.
func (p program) Halfway() string {
	switch {
	case p.m.backend == nil:
		return ""
	case p.m.panes.Jobs.ChangingSeveral():
		return sayJobsChanging()
	case p.m.people.StoppableSaving():
		return sayCVsSaving()
	}
	return ""
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

// Waits implements accounts.Unsaved.
func (p program) Waits() func() bool {
	b := p.m.backend
	return func() bool {
		if b == nil {
			return false
		}
		waits := make(chan bool, 1)
		go func() { waits <- b.ChangeWaits(context.Background()) }()
		select {
		case is := <-waits:
			return is
		case <-time.After(mostChecking):
			return true // the store is busy: a change may wait
		}
	}
}

// mostChecking is how long quitting waits for the store to answer whether a change waits.
const mostChecking = 100 * time.Millisecond

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

// Noter implements accounts.Unsaved.
func (p program) Noter() accounts.Noter { return p.m.backend }

func sayJobsChanging() string {
	return lang.Text("jobs are still being changed; %s in the job list stops that", action.Back)
}

func sayCVsSaving() string {
	return lang.Text("CVs are still being saved; %s in the applicant list stops that", action.Back)
}
