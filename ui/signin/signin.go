// Package signin holds the box that asks for the password over the work (CONTRACT 35). It
// names the host that receives the password (CONTRACT 39).
package signin

import (
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/input"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/outline"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// Source is what the box needs of an account.
type Source interface {
	Info() account.Info // no I/O
	SignIn(ctx context.Context, password string) error
}

// Box asks for the password.
type Box struct {
	desk  *desk.Desk
	host  overlay.Host
	src   Source
	input input.Line
	task  load.Task
	why   string // what needs a sign-in
	err   string // why the last attempt failed
}

// Ask opens the box unless it is open. The box shows why it asks.
func Ask(d *desk.Desk, s *overlay.Stack, src Source, why string) {
	if len(overlay.All[*Box](s)) > 0 {
		return
	}
	b := &Box{desk: d, host: s, src: src, input: input.Password(), why: why}
	b.input.Focus()
	s.Push(b)
}

// Title implements overlay.Box.
func (b *Box) Title() string { return lang.Text("Sign in") }

// Unasked implements overlay.Box.
func (b *Box) Unasked() bool { return true }

// ShowsNoApplicant implements overlay.Redacted.
func (b *Box) ShowsNoApplicant() bool { return true }

// TypedText implements outline.Typed.
func (b *Box) TypedText() *outline.Text {
	return &outline.Text{Secret: true, Accept: action.Accept[0], Set: func(typed string) tea.Cmd {
		b.input.SetValue("")
		b.typeIn(tea.PasteMsg{Content: typed})
		return nil
	}}
}

// Paste implements overlay.Box.
func (b *Box) Paste(msg tea.PasteMsg) tea.Cmd {
	b.typeIn(msg)
	return nil
}

func (b *Box) typeIn(msg tea.Msg) {
	if !b.task.Busy() {
		b.err = ""
		b.input.Type(msg)
	}
}

// Key implements overlay.Box.
func (b *Box) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch key := msg.String(); {
	case action.Back.Has(key):
		b.task.Cancel()
		b.host.Remove(b)
	case action.Accept.Has(key):
		return b.send()
	default:
		b.typeIn(msg)
	}
	return nil
}

func (b *Box) send() tea.Cmd {
	password := b.input.Value()
	if b.task.Busy() {
		return nil
	}
	if password == "" {
		b.err = lang.Text("Type your password first.")
		return nil
	}
	b.err = ""
	return load.Act(b.desk.Group, &b.task, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, b.src.SignIn(ctx, password)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			b.err = text.Sentence(account.Reason(err))
			if !account.Offline(err) {
				b.input.SetValue("")
			}
			return nil
		}
		b.host.Remove(b)
		return b.desk.Do(intent.SignedIn{})
	})
}

// Actions implements overlay.Box.
func (b *Box) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Accept, Label: action.Label{Name: "sign in"}.Translated(), Rank: 1},
		{Keys: action.Back, Label: action.Label{Name: "not now; stored data stays readable"}.Translated(), Rank: 2},
	}
}

// View implements overlay.Box.
func (b *Box) View(width int) []string {
	t, info := b.desk.Theme, b.src.Info()
	const label = 10
	fields := []string{
		t.Dim.Render(text.Fit(lang.Text("Host"), label)) + t.Bold.Render(text.Line(info.Host)),
		t.Dim.Render(text.Fit(lang.TextIn("signin", "Account"), label)) + t.Text.Render(text.Line(info.Email)),
		t.Field.Render(text.Fit(lang.Text("Password"), label)) + b.input.View(t, width-label-4),
	}
	why := overlay.Styled(t.Warn, b.why, width)
	var message []string
	switch {
	case b.task.Busy():
		message = overlay.Styled(t.Warn, lang.Text("Signing in…"), width)
	case b.err != "":
		message = overlay.Styled(t.Bad, b.err, width)
	}
	out := slices.Concat(why, overlay.Styled(t.Text, sayOnlyThisAddress(), width), []string{""}, fields)
	if len(message) > 0 {
		out = slices.Concat(out, []string{""}, message)
	}
	out = append(out, "", t.Key.Render(action.Accept.String())+t.Dim.Render(" "+lang.TextIn("signin", "sign in")+"    ")+t.Key.Render(action.Back.String())+t.Dim.Render(" "+lang.Text("not now")))
	room := b.host.Rows()
	if len(out) <= room {
		return out
	}
	if len(message) == 0 {
		message = why
	}
	return slices.Concat(fields, message[:min(len(message), room-len(fields))])
}

func sayOnlyThisAddress() string { return lang.Text("Your password is sent only to this address.") }
