// Package accounts holds what a person sees of accounts: the screen for somebody without one, the box that asks for the
// password and names the host that receives it (CONTRACT 35, 39), the box that switches to another account, adds one,
// and signs out, and what is saved before an account is closed or the program ends.
package accounts

import (
	"cmp"
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/text"
	"shortlist/ui/theme"
	"shortlist/ui/widget"
)

// Program is what the box asks the program about the account that is open.
type Program interface {
	OpenAccount() string // its name; "" if no account or the demo is open
	Unfinished() string  // why the account cannot be left now; "" when it can
	QueuedChanges() int  // changes not sent to the service yet
}

// Box lists the accounts.
type Box struct {
	env      *env.Env
	host     frame.Host
	accounts intent.Accounts
	program  Program
	why      string // why it opened by itself; "" if the person opened it

	list widget.List
	all  []intent.Choice
	read bool
	err  string
	task load.Task
}

// Action opens the box.
func Action(e *env.Env, accounts intent.Accounts) action.Action {
	a := action.Action{
		Keys: action.Accounts, Label: action.Label{
			Name: "accounts", Title: "Accounts: switch, add, sign out", Help: "switch to another account, add one, or sign out",
			Synonyms: "sign out, log out, logout, account, switch, user, sign in, log in",
		}.Translated(), Group: action.GroupService, Run: e.Want(intent.OpenAccounts{}),
	}
	if accounts.List == nil {
		a.Disabled = lang.Text("this is the demo; quit, and start shortlist to sign in")
	}
	return a
}

// Open opens the box. why is the reason if the person did not open it, else "".
func Open(e *env.Env, host frame.Host, accounts intent.Accounts, program Program, why string) tea.Cmd {
	if accounts.List == nil { // the demo alone
		return nil
	}
	b := &Box{env: e, host: host, accounts: accounts, program: program, why: why}
	host.Push(b)
	return b.load()
}

func (b *Box) load() tea.Cmd {
	return load.Run(b.env.Group, &b.task, func(context.Context) ([]intent.Choice, error) {
		return b.accounts.List()
	}, func(all []intent.Choice, err error) tea.Cmd {
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

// isOpen reports whether the dashboard shows an account.
func (b *Box) isOpen(c intent.Choice) bool { return c.Name == b.program.OpenAccount() }

// ShowsNoApplicant implements frame.Redacted.
func (b *Box) ShowsNoApplicant() bool { return true }

// Title implements frame.Box.
func (b *Box) Title() string { return lang.Text("Accounts") }

// Unasked implements frame.Box.
func (b *Box) Unasked() bool { return b.why != "" }

// Paste implements frame.Box.
func (b *Box) Paste(tea.PasteMsg) tea.Cmd { return nil }

// Key implements frame.Box.
func (b *Box) Key(msg tea.KeyPressMsg) tea.Cmd {
	return frame.Choose(b.env, msg, b.Actions(), &b.list, frame.Noop)
}

// Actions implements frame.Box.
func (b *Box) Actions() []action.Action {
	busy := ""
	if b.task.Busy() {
		busy = lang.Text("one moment")
	}
	out := []action.Action{
		{Keys: action.AddAccount, Label: action.Label{Name: "add another account"}.Translated(), Rank: 2, Disabled: busy, Run: func() tea.Cmd {
			b.host.Remove(b)
			return b.env.Do(intent.AddAccount{})
		}},
		{Keys: action.Close, Label: action.ToClose(), Rank: 4, Run: func() tea.Cmd {
			b.task.Cancel()
			b.host.Remove(b)
			return nil
		}},
	}
	if b.list.Cursor >= len(b.all) {
		return out
	}
	c := b.all[b.list.Cursor]
	staying := cmp.Or(busy, b.program.Unfinished())
	enter := action.Action{Keys: action.Open, Label: action.Label{Name: "switch to it"}.Translated(), Rank: 1, Disabled: staying, Run: func() tea.Cmd { return b.switchTo(c.Name) }}
	if b.isOpen(c) {
		enter.Disabled = cmp.Or(busy, lang.Text("this account is open"))
	}
	signedOut := busy
	switch {
	case b.isOpen(c):
		signedOut = staying
	case !c.SignedIn && !c.Keyring:
		signedOut = cmp.Or(busy, lang.Text("this account is signed out"))
	}
	return append(out, enter, action.Action{Keys: action.SignOut, Label: action.Label{Name: "sign out"}.Translated(), Rank: 3, Disabled: signedOut, Run: func() tea.Cmd {
		b.askSignOut(c)
		return nil
	}})
}

// switchTo opens another account in place of this one.
func (b *Box) switchTo(name string) tea.Cmd {
	b.err = ""
	return load.Act(b.env.Group, &b.task, func(ctx context.Context) (intent.Opened, error) {
		return b.accounts.Open(ctx, name)
	}, func(o intent.Opened, err error) tea.Cmd {
		if err != nil {
			b.err = text.Sentence(err.Error())
			return nil
		}
		return b.env.Do(intent.SwitchAccount{Opened: o})
	})
}

// askSignOut asks before it removes the sign-in of an account from this computer.
func (b *Box) askSignOut(c intent.Choice) {
	open := b.isOpen(c)
	lines := []string{
		sayAt(text.Line(c.Email), text.Line(c.Host)),
		lang.Text("Removes the sign-in from this computer, and the password if shortlist put it into the keyring."),
		lang.Text("Drafts, reviews, notes and stored applicants stay."),
	}
	if n := b.program.QueuedChanges(); open && n > 0 {
		lines = append(lines, lang.Plural(n, "%d unsent change stays queued here until you sign in again.", "%d unsent changes stay queued here until you sign in again."))
	}
	if c.Password != "" {
		lines = append(lines, lang.Text("%s signs it in when it is opened again.", c.Password))
	}
	b.env.Ask(env.Question{Title: lang.Text("Sign out of %s?", text.Line(c.Name)), Lines: lines, Verb: lang.Text("sign out"), Do: func() tea.Cmd {
		if !open {
			return b.signOut(c)
		}
		return b.env.Do(intent.SignOut{Choice: c})
	}})
}

// signOut signs out an account that is not open here.
func (b *Box) signOut(c intent.Choice) tea.Cmd {
	return load.Act(b.env.Group, &b.task, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, b.accounts.SignOut(context.WithoutCancel(ctx), c.Name)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			b.err = text.Sentence(err.Error())
			return nil
		}
		return tea.Batch(b.load(), b.env.Notify(env.Good, lang.Text("Signed out of %s on this computer.", text.Line(c.Name))))
	})
}

// Choices implements frame.Chooser.
func (b *Box) Choices() *widget.List { return &b.list }

// View implements frame.Box.
func (b *Box) View(width int) []string {
	t := b.env.Theme
	var head, foot []string
	if b.why != "" {
		head = append(frame.Styled(t.Bad, b.why, width), frame.Styled(t.Text, sayChooseAnother(), width)...)
		head = append(head, "")
	}
	switch {
	case b.err != "":
		foot = frame.Styled(t.Bad, b.err, width)
	case b.task.Busy() && b.read:
		foot = frame.Styled(t.Warn, lang.Text("One moment…"), width)
	case b.read && len(b.all) == 0:
		foot = frame.Styled(t.Dim, sayNoAccount(), width)
	}
	const rows = 2
	b.list.Resize(len(b.all), max((b.host.Rows()-2-len(head)-len(foot)-1)/rows, 1))
	out := head
	b.list.Drawn(len(out), rows)
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		c := b.all[i]
		edge, side, name := t.Row(i == b.list.Cursor, true, t.Text)
		state, style := b.state(c)
		out = append(out,
			widget.NewRow(width).Left(side, edge).Left(name, text.Line(c.Name)).Right(style, state+" ").Render(t.Choice(i == b.list.Cursor)),
			widget.NewRow(width).Left(side, edge).Left(t.Dim, "  "+where(c)).Render(t.Choice(i == b.list.Cursor)))
	}
	if len(foot) > 0 {
		out = append(append(out, ""), foot...)
	}
	return out
}

// state words how an account is signed in, with its style.
func (b *Box) state(c intent.Choice) (string, theme.Style) {
	t := b.env.Theme
	switch {
	case b.isOpen(c):
		return lang.Text("open here"), t.Good
	case c.SignedIn:
		return lang.Text("signed in"), t.Dim
	case c.Password != "":
		return lang.Text("signs in by itself"), t.Dim
	case c.Keyring:
		return lang.Text("uses the keyring or asks"), t.Dim
	}
	return lang.Text("asks for the password"), t.Dim
}

// where words the e-mail address and the service of an account.
func where(c intent.Choice) string {
	return sayAt(text.Line(c.Email), cmp.Or(text.Line(c.Host), lang.Text("no usable address")))
}

func sayAt(email string, host string) string { return lang.Text("%s at %s", email, host) }
