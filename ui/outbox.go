package ui

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/blind"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/layout"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// applyDelivery updates the panes with the result of a delivery and shows one notice, after
// what there is to say besides.
func (m *Model) applyDelivery(d account.Delivery, besides ...desk.Said) tea.Cmd {
	outbox := m.conn.Delivered(d)
	said := slices.Concat(besides, m.people.Delivered(d), m.jobs.Delivered(d))
	reload := tea.Batch(outbox, m.renewActivity(), m.count()) // views may be of any job
	if len(said) == 0 {
		return reload
	}
	return tea.Batch(m.say(said), m.panes.ShowCursor(layout.Jobs, false), m.panes.ShowCursor(layout.Applicants, false), reload)
}

// say makes one notice of all there is to say, the worst first.
func (m *Model) say(said []desk.Said) tea.Cmd {
	slices.SortStableFunc(said, func(a, b desk.Said) int { return int(b.Severity - a.Severity) })
	texts := make([]string, len(said))
	for i, s := range said {
		texts[i] = s.Text
	}
	return m.notify(said[0].Severity, strings.Join(texts, " "))
}

// outboxBox lists what waits, since when and why; each can be tried again or
// dropped.
type outboxBox struct {
	model *Model
	list  list.List
}

func (m *Model) openOutbox() tea.Cmd {
	m.boxes.Push(&outboxBox{model: m})
	return m.conn.ReadOutbox()
}

func (o *outboxBox) Title() string              { return "To be told to the service" }
func (o *outboxBox) Unasked() bool              { return false }
func (o *outboxBox) Paste(tea.PasteMsg) tea.Cmd { return nil }

func (o *outboxBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return overlay.Choose(o.model.desk, msg, o.Actions(), &o.list, overlay.Noop)
}

func (o *outboxBox) Actions() []action.Action {
	none := ""
	current, ok := o.current()
	if !ok {
		none = "nothing waits"
	}
	locked := o.model.desk.ReadOnly
	busy := cmp.Or(locked, none)
	if busy == "" && o.model.conn.Delivering() {
		busy = "the service is being told"
	}
	return []action.Action{
		{Keys: []string{"r"}, Name: "try again", Rank: 1, Disabled: busy, Run: func() tea.Cmd { return o.model.conn.Retry(current.Outgoing) }},
		{Keys: []string{"D"}, Name: "drop", Rank: 2, Disabled: cmp.Or(locked, none), Run: func() tea.Cmd { return o.drop(current) }},
		{Keys: []string{"esc", "q", "O"}, Name: "close", Rank: 3, Run: func() tea.Cmd { o.model.boxes.Remove(o); return nil }},
	}
}

func (o *outboxBox) current() (account.Waiting, bool) {
	if o.list.Cursor < len(o.model.conn.Outbox()) {
		return o.model.conn.Outbox()[o.list.Cursor], true
	}
	return account.Waiting{}, false
}

// drop takes something off the outbox: it is as if it had never been asked for.
func (o *outboxBox) drop(w account.Waiting) tea.Cmd {
	m, backend := o.model, o.model.backend
	return load.Do(m.desk.Group, func(ctx context.Context) (struct{}, error) {
		return struct{}{}, backend.Drop(ctx, w.Outgoing)
	}, func(_ struct{}, err error) tea.Cmd {
		said := m.notify(desk.Good, "Dropped: "+m.wish(w)+". The service will not be told.")
		switch {
		case errors.Is(err, account.ErrOnItsWay):
			said = m.notify(desk.Warn, "The service is being told of it right now.")
		case errors.Is(err, account.ErrNone):
			said = m.notify(desk.Warn, "It does not wait any more.")
		case err != nil:
			said = m.notify(desk.Bad, m.fail(err))
		case w.Kind == model.OutgoingView:
			said = tea.Batch(said, m.people.Dropped(w.ShownAs))
		}
		return tea.Batch(said, m.conn.ReadOutbox())
	})
}

// wish words what was asked for, as of now: w may be from before a switch of blind mode.
func (m *Model) wish(w account.Waiting) string {
	title := text.Line(w.Title)
	if w.Kind == model.OutgoingStatus {
		if title == "" {
			title = fmt.Sprintf("job %d", w.JobID)
		}
		return w.Change.String() + " “" + title + "”"
	}
	name := text.Line(w.Name)
	switch {
	case m.blind:
		name = blind.Name(w.ApplyID)
	case name == "":
		name = fmt.Sprintf("application %d", w.ApplyID)
	}
	return name + " was viewed"
}

// since words for how long something waits.
func (o *outboxBox) since(w account.Waiting) (string, lipgloss.Style) {
	d := o.model.desk
	said := "since " + d.Clock(w.Queued)
	switch {
	case w.Held:
		return "held: " + said + ", refused at " + d.Clock(w.Tried), d.Theme.Bad
	case w.Tries == 0:
		return said + ", not tried yet", d.Theme.Dim
	}
	return said + ", tried " + amount.Plural(w.Tries, "time") + ", last at " + d.Clock(w.Tried), d.Theme.Dim
}

// why says why one waits.
func (o *outboxBox) why(w account.Waiting) string {
	first := o.model.conn.Outbox()[0]
	switch {
	case o.model.info.ReadOnly:
		return "This account is open read-only here: nothing is sent from this copy of shortlist."
	case w.Held:
		return text.Sentence(w.Why) + " It is not tried again by itself."
	case w.Why != "":
		return text.Sentence(w.Why)
	case first.Why != "" && !first.Held && first.ID != w.ID:
		return "It waits behind “" + o.model.wish(first) + "”: the service is told in order."
	}
	return "It is sent as soon as the service answers."
}

func (o *outboxBox) Choices() *list.List { return &o.list }

func (o *outboxBox) View(width int) []string {
	m := o.model
	t := m.desk.Theme
	if len(m.conn.Outbox()) == 0 {
		return overlay.Styled(t.Dim, "Nothing waits to be told.", width)
	}
	const rows = 2
	o.list.Rows(len(m.conn.Outbox())) // keeps the cursor on one of them
	current, _ := o.current()
	why := overlay.Styled(t.Warn, o.why(current), width)
	room := max(m.boxes.Rows()-2-len(why)-1, rows)
	o.list.Resize(len(m.conn.Outbox()), room/rows)
	var out []string
	o.list.Drawn(0, rows)
	from, to := o.list.Window()
	for i := from; i < to; i++ {
		w := m.conn.Outbox()[i]
		edge, side, name := t.Row(i == o.list.Cursor, true, t.Text)
		said, style := o.since(w)
		out = append(out,
			desk.NewRow(width).Left(side, edge).Left(name, o.model.wish(w)).Render(lipgloss.NewStyle()),
			desk.NewRow(width).Left(side, edge).Left(style, "  "+said).Render(lipgloss.NewStyle()))
	}
	return slices.Concat(out, []string{""}, why)
}
