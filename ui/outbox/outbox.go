// Package outbox is the box of the changes that wait for the service: each can be tried
// again or discarded.
package outbox

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/blind"
	"shortlist/ui/action"
	"shortlist/ui/conn"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
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
func (b *Box) Title() string { return "To be told to the service" }

// Key implements overlay.Box.
func (b *Box) Key(msg tea.KeyPressMsg) tea.Cmd {
	return overlay.Choose(b.desk, msg, b.Actions(), &b.list, overlay.Noop)
}

// Actions implements overlay.Box.
func (b *Box) Actions() []action.Action {
	disabled := ""
	current, ok := b.current()
	if !ok {
		disabled = "nothing waits"
	}
	locked := b.desk.ReadOnly
	busy := cmp.Or(locked, disabled)
	if busy == "" && b.conn.Delivering() {
		busy = "the service is being told"
	}
	return []action.Action{
		{Keys: action.Refresh, Label: action.Label{Name: "try again"}, Rank: 1, Disabled: busy, Run: func() tea.Cmd { return b.conn.Retry(current.Outgoing) }},
		{Keys: action.Remove, Label: action.Label{Name: "drop"}, Rank: 2, Disabled: cmp.Or(locked, disabled), Run: func() tea.Cmd { return b.drop(current) }},
		{Keys: slices.Concat(action.Close, action.Outbox), Label: action.Label{Name: "close"}, Rank: 3, Run: func() tea.Cmd { b.host.Remove(b); return nil }},
	}
}

func (b *Box) current() (account.Waiting, bool) {
	if waiting := b.conn.Outbox(); b.list.Cursor < len(waiting) {
		return waiting[b.list.Cursor], true
	}
	return account.Waiting{}, false
}

// drop discards a change.
func (b *Box) drop(w account.Waiting) tea.Cmd {
	return load.Do(b.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, b.src.Drop(ctx, w.Outgoing)
	}, func(_ struct{}, err error) tea.Cmd {
		said := b.desk.Notify(desk.Good, "Dropped: "+b.wish(w)+". The service will not be told.")
		switch {
		case errors.Is(err, account.ErrOnItsWay):
			said = b.desk.Notify(desk.Warn, "The service is being told of it right now.")
		case errors.Is(err, account.ErrNone):
			said = b.desk.Notify(desk.Warn, "It does not wait any more.")
		case err != nil:
			said = b.desk.Notify(desk.Bad, b.desk.Fail(err))
		case w.Kind == model.OutgoingView:
			said = tea.Batch(said, b.desk.Do(intent.UnmarkViewed{ApplyID: w.ShownAs}))
		}
		return tea.Batch(said, b.conn.ReadOutbox())
	})
}

// wish words what a change does. The name of an applicant is hidden by blind mode as it is
// now: w may be from before a switch.
func (b *Box) wish(w account.Waiting) string {
	title := text.Line(w.Title)
	if w.Kind == model.OutgoingStatus {
		if title == "" {
			title = fmt.Sprintf("job %d", w.JobID)
		}
		return w.Change.String() + " “" + title + "”"
	}
	name := text.Line(w.Name)
	switch {
	case b.desk.Blind:
		name = blind.Name(w.ApplyID)
	case name == "":
		name = fmt.Sprintf("application %d", w.ApplyID)
	}
	return name + " was viewed"
}

// since words how long a change has waited, and how it looks.
func (b *Box) since(w account.Waiting) (string, lipgloss.Style) {
	d := b.desk
	said := "since " + d.Clock(w.Queued)
	switch {
	case w.Held:
		return "held: " + said + ", refused at " + d.Clock(w.Tried), d.Theme.Bad
	case w.Tries == 0:
		return said + ", not tried yet", d.Theme.Dim
	}
	return said + ", tried " + amount.Plural(w.Tries, "time") + ", last at " + d.Clock(w.Tried), d.Theme.Dim
}

// why words why a change waits.
func (b *Box) why(w account.Waiting) string {
	first := b.conn.Outbox()[0]
	switch {
	case b.src.Info().ReadOnly:
		return "This account is open read-only here: nothing is sent from this copy of shortlist."
	case w.Held:
		return text.Sentence(w.Why) + " It is not tried again by itself."
	case w.Why != "":
		return text.Sentence(w.Why)
	case first.Why != "" && !first.Held && first.ID != w.ID:
		return "It waits behind “" + b.wish(first) + "”: the service is told in order."
	}
	return "It is sent as soon as the service answers."
}

// Choices implements overlay.Chooser.
func (b *Box) Choices() *list.List { return &b.list }

// View implements overlay.Box.
func (b *Box) View(width int) []string {
	t := b.desk.Theme
	waiting := b.conn.Outbox()
	if len(waiting) == 0 {
		return overlay.Styled(t.Dim, "Nothing waits to be told.", width)
	}
	const rows = 2
	b.list.Rows(len(waiting)) // keeps the cursor on one of them
	current, _ := b.current()
	why := overlay.Styled(t.Warn, b.why(current), width)
	room := max(b.host.Rows()-2-len(why)-1, rows)
	b.list.Resize(len(waiting), room/rows)
	var out []string
	b.list.Drawn(0, rows)
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		w := waiting[i]
		edge, side, name := t.Row(i == b.list.Cursor, true, t.Text)
		said, style := b.since(w)
		out = append(out,
			desk.NewRow(width).Left(side, edge).Left(name, b.wish(w)).Render(lipgloss.NewStyle()),
			desk.NewRow(width).Left(side, edge).Left(style, "  "+said).Render(lipgloss.NewStyle()))
	}
	return slices.Concat(out, []string{""}, why)
}

// Action opens the box.
func Action(d *desk.Desk, c *conn.Conn) action.Action {
	disabled := ""
	if len(c.Outbox()) == 0 {
		disabled = "nothing waits"
	}
	return action.Action{Keys: action.Outbox, Label: action.Label{Name: "what waits", Title: "Waiting changes", Synonyms: "outbox, queue, unsent, pending, retry", Help: "changes not sent to the service yet"}, Group: action.GroupService, Disabled: disabled, Run: d.Want(intent.OpenOutbox{})}
}
