package ui

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// accountsBox lists the accounts that are set up on this machine: to switch to one, add
// another, or sign out.
type accountsBox struct {
	model *Model
	list  list.List
	all   []AccountChoice
	read  bool
	why   string // why it came up by itself; "" when the person asked for it
	err   string
	task  load.Task
}

// accountsAction is the key that opens the accounts.
func (m *Model) accountsAction() action.Action {
	a := action.Action{
		Keys: []string{"@"}, Name: "accounts", Title: "Accounts: switch, add, sign out", Group: action.GroupService,
		Synonyms: "sign out, log out, logout, account, switch, user, sign in, log in",
		Help:     "switch to another account, add one, or sign out", Run: func() tea.Cmd { return m.openAccounts("") },
	}
	if m.opts.Accounts == nil {
		a.Disabled = "this is the demo alone; quit, and start shortlist to sign in"
	}
	if m.notEmployer {
		a.Rank = 1
	}
	return a
}

// openAccounts opens the list. why is the reason where the person did not ask for it.
func (m *Model) openAccounts(why string) tea.Cmd {
	b := &accountsBox{model: m, why: why}
	m.boxes.Push(b)
	return b.load()
}

func (b *accountsBox) load() tea.Cmd {
	accounts := b.model.opts.Accounts
	return load.Run(b.model.desk.Group, &b.task, func(context.Context) ([]AccountChoice, error) {
		return accounts()
	}, func(all []AccountChoice, err error) tea.Cmd {
		b.all, b.read, b.err = all, true, ""
		if err != nil {
			b.err = text.Sentence(err.Error())
		}
		b.list.Rows(len(all))
		if i := slices.IndexFunc(all, b.isOpen); i >= 0 {
			b.list.MoveTo(i)
		}
		return nil
	})
}

// isOpen reports whether an account is the one that the dashboard shows.
func (b *accountsBox) isOpen(c AccountChoice) bool {
	m := b.model
	return m.backend != nil && !m.opts.IsDemo && c.Name == m.info.Name
}

func (b *accountsBox) Title() string              { return "Accounts" }
func (b *accountsBox) Unasked() bool              { return b.why != "" }
func (b *accountsBox) Paste(tea.PasteMsg) tea.Cmd { return nil }

func (b *accountsBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return overlay.Choose(b.model.desk, msg, b.Actions(), &b.list, overlay.Noop)
}

func (b *accountsBox) Actions() []action.Action {
	m, busy := b.model, ""
	if b.task.Busy() {
		busy = "one moment"
	}
	out := []action.Action{
		{Keys: []string{"n"}, Name: "add another account", Rank: 2, Disabled: busy, Run: func() tea.Cmd {
			m.boxes.Remove(b)
			return m.addAccount()
		}},
		{Keys: []string{"esc", "q"}, Name: "close", Rank: 4, Run: func() tea.Cmd {
			b.task.Cancel()
			m.boxes.Remove(b)
			return nil
		}},
	}
	if b.list.Cursor >= len(b.all) {
		return out
	}
	c := b.all[b.list.Cursor]
	staying := cmp.Or(busy, m.unfinished())
	enter := action.Action{Keys: []string{"enter"}, Name: "switch to it", Rank: 1, Disabled: staying, Run: func() tea.Cmd { return b.switchTo(c.Name) }}
	if b.isOpen(c) {
		enter.Disabled = cmp.Or(busy, "this account is open")
	}
	signedOut := busy
	switch {
	case b.isOpen(c):
		signedOut = staying
	case !c.SignedIn && !c.Keyring:
		signedOut = cmp.Or(busy, "this account is signed out")
	}
	return append(out, enter, action.Action{Keys: []string{"s"}, Name: "sign out", Rank: 3, Disabled: signedOut, Run: func() tea.Cmd {
		b.askSignOut(c)
		return nil
	}})
}

// switchTo opens another account in place of this one. What is not saved yet here is
// kept first.
func (b *accountsBox) switchTo(name string) tea.Cmd {
	m, open := b.model, b.model.opts.OpenAccount
	b.err = ""
	return load.Act(m.desk.Group, &b.task, func(ctx context.Context) (Opened, error) {
		return open(ctx, name)
	}, func(o Opened, err error) tea.Cmd {
		if err != nil {
			b.err = text.Sentence(err.Error())
			return nil
		}
		return m.leave(func() tea.Cmd { return m.become(o) }, o.Close)
	})
}

// askSignOut asks before an account's sign-in is removed from this machine, and says
// what stays.
func (b *accountsBox) askSignOut(c AccountChoice) {
	m, open := b.model, b.isOpen(c)
	lines := []string{
		text.Line(c.Email) + " at " + text.Line(c.Host),
		"The sign-in kept on this computer is removed, with the password if shortlist put it into the keyring.",
		"Drafts, reviews, notes and everything read before stay.",
	}
	if n := len(m.outbox); open && n > 0 {
		verb := "waits"
		if n > 1 {
			verb = "wait"
		}
		lines = append(lines, fmt.Sprintf("%s %s to be sent: queued here until you sign in again.", amount.Plural(n, "change"), verb))
	}
	if c.Password != "" {
		lines = append(lines, c.Password+" signs it in by itself when it is opened again.")
	}
	m.desk.Ask(desk.Question{Title: "Sign out of " + text.Line(c.Name) + "?", Lines: lines, Yes: "y", Verb: "sign out", Do: func() tea.Cmd {
		if !open {
			return b.signOut(c)
		}
		return m.leave(func() tea.Cmd { return m.signedOut(c) }, nil)
	}})
}

// signOut signs an account out that is not open here.
func (b *accountsBox) signOut(c AccountChoice) tea.Cmd {
	m, out := b.model, b.model.opts.SignOut
	return load.Act(m.desk.Group, &b.task, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, out(context.WithoutCancel(ctx), c.Name)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			b.err = text.Sentence(err.Error())
			return nil
		}
		return tea.Batch(b.load(), m.notify(desk.Good, "Signed out of "+text.Line(c.Name)+" on this computer."))
	})
}

func (b *accountsBox) Choices() *list.List { return &b.list }

func (b *accountsBox) View(width int) []string {
	m, t := b.model, b.model.desk.Theme
	var head, foot []string
	if b.why != "" {
		head = append(overlay.Styled(t.Bad, b.why, width), overlay.Styled(t.Text, "Switch to an employer account, add one, or sign out.", width)...)
		head = append(head, "")
	}
	switch {
	case b.err != "":
		foot = overlay.Styled(t.Bad, b.err, width)
	case b.task.Busy() && b.read:
		foot = overlay.Styled(t.Warn, "One moment…", width)
	case b.read && len(b.all) == 0:
		foot = overlay.Styled(t.Dim, "No account is set up here yet. n adds one.", width)
	}
	const rows = 2
	b.list.Resize(len(b.all), max((m.boxes.Rows()-2-len(head)-len(foot)-1)/rows, 1))
	out := head
	b.list.Drawn(len(out), rows)
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		c := b.all[i]
		edge, side, name := t.Row(i == b.list.Cursor, true, t.Text)
		state, style := "asks for the password", t.Dim
		switch {
		case b.isOpen(c):
			state, style = "open here", t.Good
		case c.SignedIn:
			state = "signed in"
		case c.Password != "":
			state = "signs in by itself"
		case c.Keyring:
			state = "uses the keyring or asks"
		}
		where := text.Line(c.Email) + " at " + cmp.Or(text.Line(c.Host), "no usable address")
		out = append(out,
			desk.NewRow(width).Left(side, edge).Left(name, text.Line(c.Name)).Right(style, state+" ").Render(lipgloss.NewStyle()),
			desk.NewRow(width).Left(side, edge).Left(t.Dim, "  "+where).Render(lipgloss.NewStyle()))
	}
	if len(foot) > 0 {
		out = append(append(out, ""), foot...)
	}
	return out
}
