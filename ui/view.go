package ui

import (
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/accounts"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/screen"
	"shortlist/ui/text"
	"shortlist/ui/widget"
)

// View implements tea.Model.
func (m *Model) View() tea.View {
	v := tea.NewView(m.opts.Charset.Show(strings.Join(m.draw(), "\n")))
	v.AltScreen = true
	v.WindowTitle = m.opts.Charset.Show(frame.Title(m.account()))
	v.ReportFocus = m.opts.Signal.Used()
	if m.opts.UI.Mouse {
		v.MouseMode = tea.MouseModeCellMotion
	}
	return v
}

// draw makes the screen: exactly its height in lines of exactly its width.
func (m *Model) draw() []string {
	if m.width == 0 || m.exit.Leaving() {
		return nil
	}
	intro, notice := m.intro(), m.notice.Lines(m.env, m.width, m.height, m.waits())
	if m.tooSmall() {
		return widget.Fill(text.Wrap(lang.Text("Make the window a little bigger: %d×%d needed, %d×%d now.", env.MinWidth, env.MinHeight, m.width, m.height), m.width), m.width, m.height)
	}
	lines := []string{frame.Bar(m.env, m.width, m.account())}
	lines = append(lines, m.screens.Front().View(m.width, m.height-2-len(intro)-len(notice))...) // so that nothing is hidden
	lines = append(lines, intro...)
	if m.boxes.Top() == nil {
		return append(append(lines, notice...), frame.Footer(m.env, m.width, m.hints()))
	}
	lines = append(m.boxes.Under(lines), text.Fit("", m.width)) // the keys are on the edge of the box
	return m.boxes.Draw(append(lines, notice...))
}

// tooSmall reports whether the window has no room for the dashboard.
func (m *Model) tooSmall() bool { return m.width < env.MinWidth || m.height < env.MinHeight }

// account is what the bar shows of the account that is open; nil for none.
func (m *Model) account() *frame.Account {
	if m.backend == nil {
		return nil
	}
	info := m.backend.Info()
	reading, short := m.searches.Reading()
	return &frame.Account{
		Name: info.Name, Email: info.Email, Host: info.Host, Demo: m.opts.IsDemo,
		NotViewed: m.panes.Jobs.UnviewedInAll(), Unanswered: m.drafts.Questions.Postponed(), ToSend: len(m.conn.Outbox()), Due: m.due.Count(), Letters: m.letters.Waiting(),
		Inbox: m.arrivals.Waiting(), Overdue: m.arrivals.Overdue() > 0,
		Blind: m.env.Blind, ReadOnly: info.ReadOnly, ReviewsUnsaved: m.book.Failing() != "" || m.blocked,
		Offline: m.conn.Offline(), Failing: m.conn.Failing(),
		Reading: reading, ReadingShort: short,
	}
}

// intro draws the introduction of the demo, which lies between the screen and the notice.
func (m *Model) intro() []string {
	if !m.opts.IsDemo || m.introduced || m.height < accounts.LeastForIntro || !m.screens.InFront(m.panes) {
		return nil
	}
	pane, _ := m.panes.Focus()
	return accounts.Intro(m.env, m.width, pane, m.actions())
}

// hints are the keys in the footer.
func (m *Model) hints() []frame.Hint { return frame.Hints(m.width, m.actions()) }

// targets are the parts of the screen that the mouse acts on.
func (m *Model) targets() []screen.Target {
	if m.tooSmall() || m.exit.Leaving() {
		return nil
	}
	below := len(m.intro()) + len(m.notice.Lines(m.env, m.width, m.height, m.waits()))
	out := m.boxes.Targets(m.screens, m.hints(), below, func(key string) tea.Cmd {
		if k, ok := action.Press(key); ok {
			return m.key(k)
		}
		return nil
	})
	for i := range out {
		if !m.sender.TakesDrags() {
			out[i].Drag = nil
		}
	}
	return out
}

// dragged returns the applicant whose row, or CV, the person drags.
func (m *Model) dragged() (c model.Candidate, ok bool) {
	id := m.screens.Pointer.Drag()
	if id == 0 {
		return c, false
	}
	return m.people.Applicant(id), true
}
