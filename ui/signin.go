package ui

import (
	"context"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/ui/action"
	"shortlist/ui/input"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// signIn asks for the password over the work (CONTRACT 35). It names the host
// the password goes to (CONTRACT 39).
type signIn struct {
	model *Model
	input input.Line
	task  load.Task
	why   string // what could not be done without
	err   string // why the last attempt failed
}

// askSignIn opens the prompt, which says why it is there, unless it is open.
func (m *Model) askSignIn(why string) {
	for _, o := range m.boxes.Boxes() {
		if _, ok := o.(*signIn); ok {
			return
		}
	}
	s := &signIn{model: m, input: input.Password(), why: why}
	s.input.Focus()
	m.boxes.Push(s)
}

func (s *signIn) Title() string { return "Sign in" }
func (s *signIn) Unasked() bool { return true }

func (s *signIn) Paste(msg tea.PasteMsg) tea.Cmd {
	s.typed(msg)
	return nil
}

func (s *signIn) typed(msg tea.Msg) {
	if !s.task.Busy() {
		s.err = ""
		s.input.Type(msg)
	}
}

func (s *signIn) Key(msg tea.KeyPressMsg) tea.Cmd {
	switch msg.String() {
	case "esc":
		s.task.Cancel()
		s.model.boxes.Remove(s)
	case "enter":
		return s.send()
	default:
		s.typed(msg)
	}
	return nil
}

func (s *signIn) send() tea.Cmd {
	password := s.input.Value()
	if s.task.Busy() {
		return nil
	}
	if password == "" {
		s.err = "Type your password first."
		return nil
	}
	s.err = ""
	backend := s.model.backend
	return load.Act(s.model.desk.Group, &s.task, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, backend.SignIn(ctx, password)
	}, func(_ struct{}, err error) tea.Cmd {
		if err != nil {
			s.err = text.Sentence(account.Reason(err))
			s.input.SetValue("")
			return nil
		}
		s.model.boxes.Remove(s)
		s.model.conn.AcceptPassword()
		return s.model.signedIn()
	})
}

// signedIn takes up what the missing sign-in had stopped.
func (m *Model) signedIn() tea.Cmd {
	cmds := []tea.Cmd{m.jobs.Refresh(), m.conn.DeliverNow()}
	if m.editor != nil {
		m.editor.SignedIn()
	}
	if m.people.Loaded() {
		cmds = append(cmds, m.people.Refresh())
	}
	return tea.Batch(cmds...)
}

func (s *signIn) Actions() []action.Action {
	return []action.Action{
		{Keys: []string{"enter"}, Name: "sign in", Rank: 1},
		{Keys: []string{"esc"}, Name: "not now; what is kept here stays readable", Rank: 2},
	}
}

func (s *signIn) View(width int) []string {
	t, info := s.model.desk.Theme, s.model.info
	s.input.SetWidth(width - 14)
	fields := []string{
		t.Dim.Render("Host      ") + t.Bold.Render(text.Line(info.Host)),
		t.Dim.Render("Account   ") + t.Text.Render(text.Line(info.Email)),
		t.Field.Render("Password  ") + s.input.View(),
	}
	why := overlay.Styled(t.Warn, s.why, width)
	var said []string
	switch {
	case s.task.Busy():
		said = overlay.Styled(t.Warn, "signing in…", width)
	case s.err != "":
		said = overlay.Styled(t.Bad, s.err, width)
	}
	out := slices.Concat(why, overlay.Styled(t.Text, "Your password is sent only to this address.", width), []string{""}, fields)
	if len(said) > 0 {
		out = slices.Concat(out, []string{""}, said)
	}
	out = append(out, "", t.Key.Render("enter")+t.Dim.Render(" sign in    ")+t.Key.Render("esc")+t.Dim.Render(" not now"))
	room := s.model.boxes.Rows()
	if len(out) <= room {
		return out
	}
	if len(said) == 0 {
		said = why
	}
	return slices.Concat(fields, said[:min(len(said), room-len(fields))])
}
