package accounts

import (
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model/lang"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// PasswordSource is what the box needs of an account.
type PasswordSource interface {
	Info() account.Info // no I/O
	SignIn(ctx context.Context, password string) error
}

// PasswordBox asks for the password.
type PasswordBox struct {
	env   *env.Env
	host  frame.Host
	src   PasswordSource
	input widget.Input
	task  load.Task
	why   string // what needs a sign-in
	err   string // why the last attempt failed
}

// AskPassword opens the box unless it is open. The box shows why it asks.
func AskPassword(e *env.Env, s *frame.Stack, src PasswordSource, why string) {
	if len(frame.All[*PasswordBox](s)) > 0 {
		return
	}
	b := &PasswordBox{env: e, host: s, src: src, input: widget.NewPassword(), why: why}
	b.input.Focus()
	s.Push(b)
}

// Title implements frame.Box.
func (b *PasswordBox) Title() string { return lang.Text("Sign in") }

// Unasked implements frame.Box.
func (b *PasswordBox) Unasked() bool { return true }

// ShowsNoApplicant implements frame.Redacted.
func (b *PasswordBox) ShowsNoApplicant() bool { return true }

// TypedText implements screen.Typed.
func (b *PasswordBox) TypedText() *screen.TypedText {
	return &screen.TypedText{Secret: true, Accept: action.Accept[0], Set: func(typed string) tea.Cmd {
		b.input.SetValue("")
		b.typeIn(tea.PasteMsg{Content: typed})
		return nil
	}}
}

// Paste implements frame.Box.
func (b *PasswordBox) Paste(msg tea.PasteMsg) tea.Cmd {
	b.typeIn(msg)
	return nil
}

func (b *PasswordBox) typeIn(msg tea.Msg) {
	if !b.task.Busy() {
		b.err = ""
		b.input.Type(msg)
	}
}

// Key implements frame.Box.
func (b *PasswordBox) Key(msg tea.KeyPressMsg) tea.Cmd {
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

func (b *PasswordBox) send() tea.Cmd {
	password := b.input.Value()
	if b.task.Busy() {
		return nil
	}
	if password == "" {
		b.err = lang.Text("Type your password first.")
		return nil
	}
	b.err = ""
	return load.Act(b.env.Group, &b.task, func(ctx context.Context) (struct{}, error) {
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
		return b.env.Do(intent.SignedIn{})
	})
}

// Actions implements frame.Box.
func (b *PasswordBox) Actions() []action.Action {
	return []action.Action{
		{Keys: action.Accept, Label: action.Label{Name: "sign in"}.Translated(), Rank: 1},
		{Keys: action.Back, Label: action.Label{Name: "not now; stored data stays readable"}.Translated(), Rank: 2},
	}
}

// View implements frame.Box.
func (b *PasswordBox) View(width int) []string {
	t, info := b.env.Theme, b.src.Info()
	const label = 10
	fields := []string{
		t.Dim.Render(text.Fit(lang.Text("Host"), label)) + t.Bold.Render(text.Line(info.Host)),
		t.Dim.Render(text.Fit(lang.TextIn("signin", "Account"), label)) + t.Text.Render(text.Line(info.Email)),
		t.Field.Render(text.Fit(lang.Text("Password"), label)) + b.input.View(t, width-label-4),
	}
	why := frame.Styled(t.Warn, b.why, width)
	var message []string
	switch {
	case b.task.Busy():
		message = frame.Styled(t.Warn, lang.Text("Signing in…"), width)
	case b.err != "":
		message = frame.Styled(t.Bad, b.err, width)
	}
	out := slices.Concat(why, frame.Styled(t.Text, sayOnlyThisAddress(), width), []string{""}, fields)
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
