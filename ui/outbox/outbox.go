// Package outbox is the box of the changes that wait for the service. A person retries or
// discards each.
package outbox

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
	"shortlist/ui/conn"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
	"shortlist/ui/theme"
)

// Source is what the box needs of an account.
type Source interface {
	Info() account.Info // no I/O
	Drop(context.Context, model.Outgoing) error
}

// Box lists the changes that wait, since when and why.
type Box struct {
	overlay.Asked
	desk *desk.Desk
	host overlay.Host
	src  Source
	conn *conn.Conn
	list list.List
}

// New returns the box.
func New(d *desk.Desk, h overlay.Host, src Source, c *conn.Conn) *Box {
	return &Box{desk: d, host: h, src: src, conn: c}
}

// Title implements overlay.Box.
func (b *Box) Title() string { return lang.Text("Waiting to be sent") }

// Key implements overlay.Box.
func (b *Box) Key(msg tea.KeyPressMsg) tea.Cmd {
	return overlay.Choose(b.desk, msg, b.Actions(), &b.list, overlay.Noop)
}

// Actions implements overlay.Box.
func (b *Box) Actions() []action.Action {
	disabled := ""
	current, ok := b.current()
	if !ok {
		disabled = lang.Text("nothing is waiting")
	}
	locked := b.desk.ReadOnly
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

func (b *Box) current() (account.Waiting, bool) {
	if waiting := b.conn.Outbox(); b.list.Cursor < len(waiting) {
		return waiting[b.list.Cursor], true
	}
	return account.Waiting{}, false
}

// discard takes a change out of the queue, unless it is being sent.
func (b *Box) discard(w account.Waiting) tea.Cmd {
	return load.Do(b.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, b.src.Drop(ctx, w.Outgoing)
	}, func(_ struct{}, err error) tea.Cmd {
		notice := b.desk.Notify(desk.Good, lang.Text("Discarded: %s. It will not be sent.", b.describe(w)))
		switch {
		case errors.Is(err, account.ErrOnItsWay):
			notice = b.desk.Notify(desk.Warn, lang.Text("It is being sent right now."))
		case errors.Is(err, account.ErrNone):
			notice = b.desk.Notify(desk.Warn, lang.Text("It is no longer in the queue."))
		case err != nil:
			notice = b.desk.Notify(desk.Bad, b.desk.Fail(err))
		case w.Kind == model.OutgoingView:
			notice = tea.Batch(notice, b.desk.Do(intent.UnmarkViewed{ApplyID: w.ShownAs}))
		}
		return tea.Batch(notice, b.conn.ReadOutbox())
	})
}

// describe words what a change does. It hides an applicant's name by the present setting
// of blind mode, as w may have been read before a switch.
func (b *Box) describe(w account.Waiting) string {
	if w.Kind == model.OutgoingStatus {
		title := text.Line(w.Title)
		if title == "" {
			title = lang.Text("job %d", w.JobID)
		}
		return lang.Text("%s “%s”", w.Change, title)
	}
	name := text.Line(w.Name)
	switch {
	case b.desk.Blind:
		name = blind.Name(w.ApplyID)
	case name == "":
		name = lang.Text("application %d", w.ApplyID)
	}
	return lang.Text("%s was viewed", name)
}

// progress words how long a change has waited and how often it was tried, with its style.
func (b *Box) progress(w account.Waiting) (string, theme.Style) {
	d := b.desk
	queued, tried := d.Clock(w.Queued), d.Clock(w.Tried)
	switch {
	case w.Held:
		return lang.Text("held since %s, rejected at %s", queued, tried), d.Theme.Bad
	case w.Tries == 0:
		return lang.Text("since %s, not tried yet", queued), d.Theme.Dim
	}
	return lang.Plural(w.Tries, "since %[2]s, tried %[1]d time, last at %[3]s", "since %[2]s, tried %[1]d times, last at %[3]s", queued, tried), d.Theme.Dim
}

// reason words why a change is not sent yet.
func (b *Box) reason(w account.Waiting) string {
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

// Choices implements overlay.Chooser.
func (b *Box) Choices() *list.List { return &b.list }

// View implements overlay.Box.
func (b *Box) View(width int) []string {
	t := b.desk.Theme
	waiting := b.conn.Outbox()
	if len(waiting) == 0 {
		return overlay.Styled(t.Dim, lang.Text("Nothing is waiting."), width)
	}
	const rows = 2
	b.list.Rows(len(waiting)) // moves the cursor onto a row that exists
	current, _ := b.current()
	why := overlay.Styled(t.Warn, b.reason(current), width)
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
			desk.NewRow(width).Left(side, edge).Left(name, b.describe(w)).Render(theme.Style{}),
			desk.NewRow(width).Left(side, edge).Left(style, "  "+progress).Render(theme.Style{}))
	}
	return slices.Concat(out, []string{""}, why)
}

// Action opens the box.
func Action(d *desk.Desk, c *conn.Conn) action.Action {
	disabled := ""
	if len(c.Outbox()) == 0 {
		disabled = lang.Text("nothing is waiting")
	}
	return action.Action{Keys: action.Outbox, Label: action.Label{Name: "waiting changes", Title: "Waiting changes", Help: "changes not sent to the service yet", Synonyms: "outbox, queue, unsent, pending, retry"}.Translated(), Group: action.GroupService, Disabled: disabled, Run: d.Want(intent.OpenOutbox{})}
}

func sayReadOnly() string {
	return lang.Text("This account is open read-only: this window sends nothing.")
}

func saySentSoon() string { return lang.Text("It is sent as soon as the service answers.") }
