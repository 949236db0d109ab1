package service

import (
	"cmp"
	"context"
	"errors"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/blind"
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

// OutboxSource is what the box needs of an account.
type OutboxSource interface {
	Info() account.Info // no I/O
	Drop(context.Context, model.Outgoing) error
}

// Outbox lists the changes that wait, since when and why.
type Outbox struct {
	frame.Asked
	env  *env.Env
	host frame.Host
	src  OutboxSource
	conn *Conn
	list widget.List
}

// NewOutbox returns the box.
func NewOutbox(e *env.Env, h frame.Host, src OutboxSource, c *Conn) *Outbox {
	return &Outbox{env: e, host: h, src: src, conn: c}
}

// Title implements frame.Box.
func (b *Outbox) Title() string { return lang.Text("Waiting to be sent") }

// Key implements frame.Box.
func (b *Outbox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return frame.Choose(b.env, msg, b.Actions(), &b.list, frame.Noop)
}

// Actions implements frame.Box.
func (b *Outbox) Actions() []action.Action {
	disabled := ""
	current, ok := b.current()
	if !ok {
		disabled = lang.Text("nothing is waiting")
	}
	locked := b.env.ReadOnly
	busy := cmp.Or(locked, disabled)
	if busy == "" && b.conn.Delivering() {
		busy = lang.Text("changes are being sent")
	}
	return []action.Action{
		{Keys: action.Refresh, Label: action.Label{Name: "try again"}.Translated(), Rank: 1, Disabled: busy, Run: func() tea.Cmd { return b.conn.Retry(current.Outgoing) }},
		{Keys: action.Remove, Label: action.Label{Name: "discard", Context: "outbox"}.Translated(), Rank: 2, Disabled: cmp.Or(locked, disabled), Run: func() tea.Cmd { return b.discard(current) }},
		{Keys: slices.Concat(action.Close, action.Outbox), Label: action.ToClose(), Rank: 3, Run: func() tea.Cmd { b.host.Remove(b); return nil }},
	}
}

func (b *Outbox) current() (account.Waiting, bool) {
	if waiting := b.conn.Outbox(); b.list.Cursor < len(waiting) {
		return waiting[b.list.Cursor], true
	}
	return account.Waiting{}, false
}

// discard takes a change out of the queue, unless it is being sent.
func (b *Outbox) discard(w account.Waiting) tea.Cmd {
	return load.Do(b.env.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, b.src.Drop(ctx, w.Outgoing)
	}, func(_ struct{}, err error) tea.Cmd {
		notice := b.env.Notify(env.Good, lang.Text("Discarded: %s. It will not be sent.", b.describe(w)))
		switch {
		case errors.Is(err, account.ErrOnItsWay):
			notice = b.env.Notify(env.Warn, lang.Text("It is being sent right now."))
		case errors.Is(err, account.ErrNone):
			notice = b.env.Notify(env.Warn, lang.Text("It is no longer in the queue."))
		case err != nil:
			notice = b.env.Notify(env.Bad, b.env.Fail(err))
		case w.Kind == model.OutgoingView:
			notice = tea.Batch(notice, b.env.Do(intent.UnmarkViewed{ApplyID: w.ShownAs}))
		}
		return tea.Batch(notice, b.conn.ReadOutbox())
	})
}

// describe words what a change does. It hides an applicant's name if blind mode is on now: w may have been
// read before the switch.
func (b *Outbox) describe(w account.Waiting) string {
	if w.Kind == model.OutgoingStatus {
		title := text.Line(w.Title)
		if title == "" {
			title = lang.Text("job %d", w.JobID)
		}
		return lang.Text("%s “%s”", w.Change, title)
	}
	name := text.Line(w.Name)
	switch {
	case b.env.Blind:
		name = blind.Name(w.ApplyID)
	case name == "":
		name = lang.Text("application %d", w.ApplyID)
	}
	return lang.Text("%s was viewed", name)
}

// progress words how long a change has waited and how often it was tried, with its style.
func (b *Outbox) progress(w account.Waiting) (string, theme.Style) {
	e := b.env
	queued, tried := e.Clock(w.Queued), e.Clock(w.Tried)
	switch {
	case w.Held:
		return lang.Text("held since %s, rejected at %s", queued, tried), e.Theme.Bad
	case w.Tries == 0:
		return lang.Text("since %s, not tried yet", queued), e.Theme.Dim
	}
	return lang.Plural(w.Tries, "since %[2]s, tried %[1]d time, last at %[3]s", "since %[2]s, tried %[1]d times, last at %[3]s", queued, tried), e.Theme.Dim
}

// reason words why a change is not sent yet.
func (b *Outbox) reason(w account.Waiting) string {
	first := b.conn.Outbox()[0]
	switch {
	case b.src.Info().ReadOnly:
		return sayReadOnly()
	case w.Held:
		return text.Sentence(w.Why) + " " + lang.Text("It is not retried by itself.")
	case w.Why != "":
		return text.Sentence(w.Why)
	case first.Why != "" && !first.Held && first.ID != w.ID:
		return lang.Text("Waiting for “%s” to be sent first.", b.describe(first))
	}
	return saySentSoon()
}

// Choices implements frame.Chooser.
func (b *Outbox) Choices() *widget.List { return &b.list }

// View implements frame.Box.
func (b *Outbox) View(width int) []string {
	t := b.env.Theme
	waiting := b.conn.Outbox()
	if len(waiting) == 0 {
		return frame.Styled(t.Dim, lang.Text("Nothing is waiting."), width)
	}
	const rows = 2
	b.list.Rows(len(waiting)) // moves the cursor onto a row that exists
	current, _ := b.current()
	why := frame.Styled(t.Warn, b.reason(current), width)
	room := max(b.host.Rows()-2-len(why)-1, rows)
	b.list.Resize(len(waiting), room/rows)
	var out []string
	b.list.Drawn(0, rows)
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		w := waiting[i]
		edge, side, name := t.Row(i == b.list.Cursor, true, t.Text)
		progress, style := b.progress(w)
		out = append(out,
			widget.NewRow(width).Left(side, edge).Left(name, b.describe(w)).Render(t.Choice(i == b.list.Cursor)),
			widget.NewRow(width).Left(side, edge).Left(style, "  "+progress).Render(t.Choice(i == b.list.Cursor)))
	}
	return slices.Concat(out, []string{""}, why)
}

// OutboxAction opens the box.
func OutboxAction(e *env.Env, c *Conn) action.Action {
	disabled := ""
	if len(c.Outbox()) == 0 {
		disabled = lang.Text("nothing is waiting")
	}
	return action.Action{Keys: action.Outbox, Label: action.Label{Name: "waiting changes", Title: "Waiting changes", Help: "changes not sent to the service yet", Synonyms: "outbox, queue, unsent, pending, retry"}.Translated(), Group: action.GroupService, Disabled: disabled, Run: e.Want(intent.OpenOutbox{})}
}

func sayReadOnly() string {
	return lang.Text("This account is open read-only: this window sends nothing.")
}

func saySentSoon() string { return lang.Text("It is sent as soon as the service answers.") }
