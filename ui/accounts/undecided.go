package accounts

import (
	"context"

	tea "charm.land/bubbletea/v2"

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

// undecidedBox asks who gets the data of an account, before the data is read or sent.
type undecidedBox struct {
	env     *env.Env
	host    frame.Host
	account intent.Undecided

	list widget.List // of ways
	task load.Task
	err  string
}

// way is one way to decide.
type way struct {
	label action.Label
	help  string
	do    func(context.Context) (intent.Opened, error)
}

// AskWhose asks who gets the data of an account. The account stays closed until the person has answered.
func AskWhose(e *env.Env, host frame.Host, u intent.Undecided) {
	b := &undecidedBox{env: e, host: host, account: u}
	b.list.Rows(len(b.ways()))
	host.Push(b)
}

// ways returns the ways to decide; the first loses nothing.
func (b *undecidedBox) ways() []way {
	return []way{
		{action.Label{Name: "keep them apart"}.Translated(), lang.Text("Begins a store for the configured account. The stored data stays, and is used when the configuration names its account again."), b.account.KeepApart},
		{action.Label{Name: "hand the data over"}.Translated(), lang.Text("For the same account at a new address. Drafts and reviews go along, and queued changes are sent there."), b.account.Move},
	}
}

// ShowsNoApplicant implements frame.Redacted.
func (b *undecidedBox) ShowsNoApplicant() bool { return true }

// Unasked implements frame.Box: keys typed before the person has read the box decide nothing.
func (b *undecidedBox) Unasked() bool { return true }

// Paste implements frame.Box.
func (b *undecidedBox) Paste(tea.PasteMsg) tea.Cmd { return nil }

// Title implements frame.Box.
func (b *undecidedBox) Title() string {
	return lang.Text("%s: another account", text.Line(b.account.Name))
}

// Choices implements frame.Chooser.
func (b *undecidedBox) Choices() *widget.List { return &b.list }

// Key implements frame.Box.
func (b *undecidedBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return frame.Choose(b.env, msg, b.Actions(), &b.list, frame.Noop)
}

// Actions implements frame.Box.
func (b *undecidedBox) Actions() []action.Action {
	busy := ""
	if b.task.Busy() {
		busy = lang.Text("one moment")
	}
	chosen := b.ways()[b.list.Cursor]
	return []action.Action{
		{Keys: action.Open, Label: chosen.label, Rank: 1, Disabled: busy, Run: func() tea.Cmd { return b.decide(chosen) }},
		{Keys: action.Close, Label: action.ToClose(), Rank: 2, Disabled: busy, Run: func() tea.Cmd {
			b.host.Remove(b)
			return nil
		}},
	}
}

func (b *undecidedBox) decide(w way) tea.Cmd {
	b.err = ""
	return load.Act(b.env.Group, &b.task, func(ctx context.Context) (intent.Opened, error) {
		return w.do(context.WithoutCancel(ctx))
	}, func(o intent.Opened, err error) tea.Cmd {
		if err != nil {
			b.err = text.Sentence(err.Error())
			return nil
		}
		b.host.Remove(b)
		return b.env.Do(intent.SwitchAccount{Opened: o})
	})
}

// about returns three texts: the two accounts, and what happened last.
func (b *undecidedBox) about() []string {
	last := lang.Text("Nothing was read or sent. What should become of the data?")
	switch {
	case b.err != "":
		last = b.err
	case b.task.Busy():
		last = lang.Text("One moment…")
	}
	return []string{lang.Text("Stored here: %s", text.Line(b.account.Has)), lang.Text("Configured: %s", text.Line(b.account.Wants)), last}
}

// View implements frame.Box. If rows are short, the ways stay, and a failure replaces the accounts above it.
func (b *undecidedBox) View(width int) []string {
	t := b.env.Theme
	ways := b.ways()
	about := b.about()
	last := t.Text
	if b.err != "" {
		last = t.Bad
	}
	who := append(frame.Styled(t.Text, about[0], width), frame.Styled(t.Text, about[1], width)...)
	out := frame.Styled(last, about[2], width)
	room := max(b.host.Rows()-len(ways), 1)
	switch {
	case len(who)+len(out) <= room:
		out = append(who, out...)
	case b.err == "":
		out = who
	}
	if out = out[:min(len(out), room)]; len(out) < room {
		out = append(out, "")
	}
	const rows = 1
	b.list.Resize(len(ways), len(ways))
	b.list.Drawn(len(out), rows)
	for i, w := range ways {
		edge, side, name := t.Row(i == b.list.Cursor, true, t.Text)
		out = append(out, widget.NewRow(width).Left(side, edge).Left(name, w.label.Name).Render(t.Choice(i == b.list.Cursor)))
	}
	if help := frame.Styled(t.Dim, ways[b.list.Cursor].help, width); len(out)+1+len(help) <= b.host.Rows() {
		out = append(append(out, ""), help...)
	}
	return out
}

// Outline implements screen.Outlined.
func (b *undecidedBox) Outline() screen.Outline {
	ways := b.ways()
	return screen.Outline{About: b.about(), Rows: len(ways), Row: func(i int) string { return screen.Joined(ways[i].label.Name, ways[i].help) }}
}
