package ui

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/overlay"
	"shortlist/ui/text"
)

// overdue is how long the service may take to list an application that it told of; then
// the bar says that it has not.
const overdue = time.Minute

// readInbox reads the applications of which only the callback told.
func (m *Model) readInbox() tea.Cmd {
	return load.Run(m.desk.Group, &m.unpacking, m.backend.Inbox, func(people []model.Candidate, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		waiting := map[int64]bool{}
		for i := range people {
			waiting[people[i].ID] = true
		}
		left := slices.ContainsFunc(m.inbox, func(was model.Candidate) bool { return !waiting[was.ID] })
		m.inbox, m.overdue = people, 0
		for _, c := range people {
			if _, known := m.jobs.Job(c.JobID); !known || m.opts.Now().Sub(c.Date) > overdue {
				m.overdue++
			}
		}
		if !left {
			return nil
		}
		return tea.Batch(m.conn.Deliver(), m.followArrivals()) // an application that was opened as an arrival is viewed
	})
}

// checkInbox reads the inbox where the applicant list has an arrival of it as an application.
func (m *Model) checkInbox() tea.Cmd {
	job := m.people.Job().ID
	listed := slices.ContainsFunc(m.inbox, func(c model.Candidate) bool {
		if c.JobID != job {
			return false
		}
		now, ok := m.people.Person(c.ID)
		return ok && !now.JustIn()
	})
	if !listed {
		return nil
	}
	return m.readInbox()
}

// followArrivals reads again the arrivals that are shown outside of the lists: each may be an
// application by now, under the same id, or dismissed.
func (m *Model) followArrivals() tea.Cmd {
	justIn := func(c model.Candidate) bool { return c.JustIn() }
	var compared, reads tea.Cmd
	if m.screens.Has(m.reads) {
		reads = m.reads.FollowArrivals()
	}
	if v := m.comparing; v != nil && slices.ContainsFunc(v.People(), justIn) {
		compared = m.readCompared(v)
	}
	shown, has := m.person.Candidate()
	if !has || !shown.JustIn() {
		return tea.Batch(compared, reads)
	}
	return tea.Batch(compared, reads, m.candidate(&m.following, shown.ID, func(c model.Candidate, err error) tea.Cmd {
		switch now, _ := m.person.Candidate(); {
		case now.ID != shown.ID:
			return nil
		case errors.Is(err, account.ErrNone):
			m.person.Clear()
			return m.people.Arrive()
		case err != nil || c.JustIn():
			return nil
		}
		m.person.Show(c)
		return nil
	}))
}

// inboxBox lists the applications that the service told of and does not list: each can
// be read, its file saved, and it can be dismissed.
type inboxBox struct {
	model *Model
	list  list.List
}

func (m *Model) openInbox() tea.Cmd {
	m.boxes.Push(&inboxBox{model: m})
	return m.readInbox()
}

func (b *inboxBox) Title() string              { return "Told by the service, not listed yet" }
func (b *inboxBox) Unasked() bool              { return false }
func (b *inboxBox) Paste(tea.PasteMsg) tea.Cmd { return nil }

func (b *inboxBox) Key(msg tea.KeyPressMsg) tea.Cmd {
	return overlay.Choose(b.model.desk, msg, b.Actions(), &b.list, overlay.Noop)
}

func (b *inboxBox) current() (model.Candidate, bool) {
	if b.list.Cursor < len(b.model.inbox) {
		return b.model.inbox[b.list.Cursor], true
	}
	return model.Candidate{}, false
}

func (b *inboxBox) Actions() []action.Action {
	m := b.model
	c, ok := b.current()
	none := ""
	if !ok {
		none = "nobody waits"
	}
	ids := make([]int64, len(m.inbox))
	for i, c := range m.inbox {
		ids[i] = c.ID
	}
	return []action.Action{
		{Keys: []string{"enter"}, Name: "read", Rank: 1, Disabled: none, Run: func() tea.Cmd {
			m.boxes.Remove(b)
			return m.desk.Do(intent.ReadQueue{IDs: ids, ID: c.ID})
		}},
		{Keys: []string{"S"}, Name: "save file", Rank: 2, Disabled: cmp.Or(none, desk.NoCV(c)), Run: func() tea.Cmd { return m.people.Save(c) }},
		{Keys: []string{"D"}, Name: "dismiss", Rank: 3, Disabled: none, Run: func() tea.Cmd { b.dismiss(c); return nil }},
		{Keys: []string{"esc", "q", "I"}, Name: "close", Rank: 4, Run: func() tea.Cmd { m.boxes.Remove(b); return nil }},
		m.blindAction(5),
	}
}

// dismiss asks, and then forgets one.
func (b *inboxBox) dismiss(c model.Candidate) {
	m, backend := b.model, b.model.backend
	m.desk.Ask(desk.Question{
		Title: "Dismiss it?", Tells: true, Yes: "y", Verb: "dismiss", Danger: true,
		Lines: []string{
			b.name(c) + " for " + b.job(c),
			"What the service told of the application, the file that came with it, and what you think of them are forgotten on this machine. If the service lists the application later, it comes in as any other.",
		},
		Do: func() tea.Cmd {
			return load.Do(m.desk.Group, func(ctx context.Context) (struct{}, error) {
				return struct{}{}, backend.Dismiss(context.WithoutCancel(ctx), c)
			}, func(_ struct{}, err error) tea.Cmd {
				said := m.notify(desk.Good, "Dismissed.")
				switch {
				case errors.Is(err, account.ErrNone):
					said = m.notify(desk.Info, "The service lists the application by now: it is among the applicants.")
				case err != nil:
					said = m.notify(desk.Bad, m.fail(err))
				default:
					m.came.drop(c.ID)
				}
				return tea.Batch(said, m.readInbox(), m.count(), m.people.Reread())
			})
		},
	})
}

func (b *inboxBox) name(c model.Candidate) string {
	return cmp.Or(strings.TrimSpace(text.Line(c.Applicant.Name)), "(no name)")
}

// job words what somebody applied to.
func (b *inboxBox) job(c model.Candidate) string {
	j, known := b.model.jobs.Job(c.JobID)
	if !known {
		return fmt.Sprintf("job %d, which is none of this account's", c.JobID)
	}
	return "“" + cmp.Or(text.Line(j.Title), fmt.Sprint(c.JobID)) + "”"
}

func (b *inboxBox) Choices() *list.List { return &b.list }

func (b *inboxBox) View(width int) []string {
	m := b.model
	t, plain := m.desk.Theme, lipgloss.NewStyle()
	if len(m.inbox) == 0 {
		return overlay.Styled(t.Dim, "Everybody whom the service told of is among the applicants.", width)
	}
	const rows = 2
	b.list.Rows(len(m.inbox)) // keeps the cursor on one of them
	why := overlay.Styled(t.Dim, "The service called about these applications, but does not list them. It is asked again, ever more seldom, for a day.", width)
	if m.boxes.Rows()-2-len(why)-1 < 2*rows { // on a low screen people matter more
		why = nil
	}
	b.list.Resize(len(m.inbox), max(m.boxes.Rows()-2-len(why)-1, rows)/rows)
	var out []string
	b.list.Drawn(0, rows)
	from, to := b.list.Window()
	for i := from; i < to; i++ {
		c := m.inbox[i]
		style := t.Text
		if c.Unseen() {
			style = t.Bold
		}
		edge, side, name := t.Row(i == b.list.Cursor, true, style)
		first := desk.NewRow(width).Left(side, edge).Left(name, b.name(c))
		if c.CV != nil {
			first.Right(t.Good, "CV ")
		}
		out = append(out, first.Right(t.Dim, m.desk.Clock(c.Date)+" ").Render(plain),
			desk.NewRow(width).Left(side, edge).Left(t.Dim, "  for "+b.job(c)).Render(plain))
	}
	if why == nil {
		return out
	}
	return slices.Concat(out, []string{""}, why)
}
