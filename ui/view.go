package ui

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/frame"
	"shortlist/ui/layout"
	"shortlist/ui/text"
	"shortlist/ui/welcome"
)

// View implements tea.Model.
func (m *Model) View() tea.View {
	v := tea.NewView(m.opts.Charset.Show(strings.Join(m.draw(), "\n")))
	v.AltScreen = true
	v.WindowTitle = m.opts.Charset.Show(m.title())
	v.ReportFocus = m.opts.Signal.Used()
	if m.opts.Mouse {
		v.MouseMode = tea.MouseModeCellMotion
	}
	return v
}

func (m *Model) title() string {
	if m.backend == nil {
		return "shortlist"
	}
	title := "shortlist · " + m.backend.Info().Name
	if n := m.panes.Jobs.UnseenInAll(); n > 0 {
		title = fmt.Sprintf("(%d) %s", n, title)
	}
	return text.Title(title)
}

// draw makes the screen: exactly its height in lines of exactly its width.
func (m *Model) draw() []string {
	if m.width == 0 || m.ending == leaving {
		return nil
	}
	below := m.below() // the screen is so many lines lower, so that nothing is hidden
	if m.tooSmall() {
		said := fmt.Sprintf("shortlist needs %d×%d cells; this is %d×%d.", layout.MinWidth, layout.MinHeight, m.width, m.height)
		return desk.Fill(text.Wrap(said, m.width), m.width, m.height)
	}
	lines := []string{frame.Bar(m.desk, m.width, m.openPlace(), m.remarks())}
	lines = append(lines, m.screens.Front().View(m.width, m.height-2-len(below))...)
	lines = append(append(lines, below...), frame.Footer(m.desk, m.width, m.hints()))
	return m.boxes.Draw(lines)
}

// tooSmall reports whether nothing is drawn but that.
func (m *Model) tooSmall() bool { return m.width < layout.MinWidth || m.height < layout.MinHeight }

// remarks are what the bar tells at its right, in this order.
func (m *Model) remarks() (out []frame.Remark) {
	if m.backend == nil {
		return nil
	}
	t := m.desk.Theme
	add := func(when bool, style lipgloss.Style, rank int, said, short string) {
		if when {
			out = append(out, frame.Remark{Style: style, Text: said, Short: short, Rank: rank})
		}
	}
	n := m.panes.Jobs.UnseenInAll()
	unseen := amount.Number(n) + " unseen"
	add(n > 0, t.Unseen, 7, unseen, unseen)
	add(m.desk.Blind, t.Accent, 3, "blind", "blind")
	add(m.backend.Info().ReadOnly, t.Warn, 8, "read-only", "read-only")
	add(m.drafts.Questions.Postponed() > 0, t.Warn, 4, amount.Plural(m.drafts.Questions.Postponed(), "job")+" sent, no answer ("+action.NewJob.String()+")", fmt.Sprintf("%d (%s)", m.drafts.Questions.Postponed(), action.NewJob))
	queued := len(m.conn.Outbox())
	add(queued > 0, t.Warn, 5, fmt.Sprintf("%d to tell the service (%s)", queued, action.Outbox), fmt.Sprintf("%d (%s)", queued, action.Outbox))
	inbox := m.arrivals.Waiting()
	add(m.arrivals.Overdue() > 0, t.Accent, 6, fmt.Sprintf("%d in the inbox (%s)", inbox, action.Inbox), fmt.Sprintf("%d (%s)", inbox, action.Inbox))
	add(m.book.Unkept() != "", t.Bad, 1, "reviews not kept yet", "not kept")
	away := "● offline"
	if m.conn.Failing() {
		away = "● service down"
	}
	add(m.conn.Offline(), t.Bad, 2, away, away)
	return out
}

// openPlace says in the bar which account is open; in the demo, that it is one matters more.
func (m *Model) openPlace() *frame.Place {
	if m.backend == nil {
		return nil
	}
	info := m.backend.Info()
	email, host := text.Line(info.Email), text.Line(info.Host)
	at := &frame.Place{Name: text.Line(info.Name), About: []string{email + "  " + host, email, ""}}
	if m.opts.IsDemo {
		const demo, nothingLeaves = "made-up people", "made-up people; nothing leaves this machine"
		at.About = []string{email + "  " + nothingLeaves, nothingLeaves, demo}
	}
	return at
}

// below draws what lies between the screen and the footer: the introduction of the demo, and
// the notice, or else what holds a call up.
func (m *Model) below() []string {
	notice := m.notice.Lines(m.desk, m.width, m.height, m.conn.Waits())
	if !m.opts.IsDemo || m.introduced || m.height < welcome.LeastForIntro || !m.screens.InFront(m.panes) {
		return notice
	}
	return append(welcome.Intro(m.desk, m.width), notice...)
}

// hints are the keys in the footer: of the box on top, else of the screen in front.
func (m *Model) hints() []frame.Hint {
	if b := m.boxes.Top(); b != nil {
		return frame.Hints(m.width, b.Actions())
	}
	return frame.Hints(m.width, m.actions())
}
