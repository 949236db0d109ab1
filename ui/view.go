package ui

import (
	"fmt"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/layout"
	"shortlist/ui/text"
)

// View implements tea.Model.
func (m *Model) View() tea.View {
	v := tea.NewView(strings.Join(m.draw(), "\n"))
	v.AltScreen = true
	v.WindowTitle = m.title()
	v.ReportFocus = m.opts.Signal.Bell || m.opts.Signal.Desktop != NoDesktop
	if m.opts.Mouse {
		v.MouseMode = tea.MouseModeCellMotion
	}
	return v
}

func (m *Model) title() string {
	if m.backend == nil {
		return "shortlist"
	}
	title := "shortlist · " + m.info.Name
	if n := m.jobs.UnseenInAll(); n > 0 {
		title = fmt.Sprintf("(%d) %s", n, title)
	}
	return text.Title(title)
}

// draw makes the screen: exactly its height in lines of exactly its width.
func (m *Model) draw() []string {
	if m.width == 0 || m.quitting {
		return nil
	}
	s := m.screen()
	notice := m.noticeLines()
	s.Height -= len(notice) // what stands above it moves up, so that it hides nothing
	if s.TooSmall {
		said := fmt.Sprintf("shortlist needs %d×%d cells; this is %d×%d.", layout.MinWidth, layout.MinHeight, m.width, m.height)
		return desk.Fill(text.Wrap(said, m.width), m.width, m.height)
	}
	lines := []string{m.bar()}
	switch {
	case m.welcome != nil:
		lines = append(lines, m.welcome.view(m.width, s.Height)...)
	case m.editor != nil:
		lines = append(lines, m.editor.View(m.width, s.Height)...)
	case m.inReader:
		lines = append(lines, m.reader.View(m.width, s.Height)...)
	case m.comparing != nil:
		lines = append(lines, m.comparing.View(m.width, s.Height)...)
	default:
		lines = append(lines, m.columns(s)...)
	}
	lines = append(append(lines, notice...), m.footer())
	if o := m.top(); o != nil {
		lines = m.drawOverlay(lines, o)
	}
	return lines
}

// columns draws the panes side by side with a rule between them.
func (m *Model) columns(s layout.Screen) []string {
	rule := m.desk.Theme.Faint.Render("│")
	out := make([]string, s.Height)
	for i, c := range s.Columns {
		for row, line := range desk.Fill(m.pane(c, s.Height), c.Width, s.Height) {
			if i > 0 {
				out[row] += rule
			}
			out[row] += line
		}
	}
	return out
}

func (m *Model) pane(c layout.Column, height int) []string {
	focused := c.Pane == m.focus
	switch {
	case c.Pane == layout.Jobs:
		return m.jobs.View(c.Width, height, focused)
	case c.Pane == layout.Applicants:
		return m.people.View(c.Width, height, focused)
	case m.showsJob():
		return m.job.View(c.Width, height, focused)
	}
	return m.person.View(c.Width, height, focused)
}

// bar says where one is and what is not as it should be.
func (m *Model) bar() string {
	t := m.desk.Theme
	row := desk.NewRow(m.width).Left(t.Bar, " shortlist ")
	if m.backend == nil {
		return row.Render(lipgloss.NewStyle())
	}
	taken := 0
	warn := func(style lipgloss.Style, said string) {
		row.Right(style, said+" ")
		taken += text.Width(said) + 1
	}
	if n := m.jobs.UnseenInAll(); n > 0 {
		warn(t.Unseen, fmt.Sprintf("%d new", n))
	}
	if m.blind {
		warn(t.Accent, "blind")
	}
	if m.info.ReadOnly {
		warn(t.Warn, "read-only")
	}
	if m.putOff > 0 {
		warn(t.Warn, desk.Plural(m.putOff, "job")+" sent, no answer (N)")
	}
	if n := len(m.outbox); n > 0 {
		warn(t.Warn, fmt.Sprintf("%d to tell the service (O)", n))
	}
	if n := m.overdue; n > 0 {
		warn(t.Accent, fmt.Sprintf("%d in the inbox (I)", n))
	}
	if m.book.Unkept() != "" {
		warn(t.Bad, "reviews not kept yet")
	}
	if m.offline {
		warn(t.Bad, "● offline")
	}
	name, email, where := "  "+text.Line(m.info.Name), "  "+text.Line(m.info.Email), "  "+text.Line(m.info.Host)
	if m.opts.IsDemo { // that it is one matters more than who one is in it
		where = "  made-up people; nothing leaves this machine"
		room := m.width - taken - text.Width(" shortlist "+name) - 1
		if text.Width(email+where) > room {
			email = ""
		}
		if text.Width(where) > room {
			where = "  made-up people"
		}
	}
	return row.Left(t.Bold, name).Left(t.Dim, email+where).Render(lipgloss.NewStyle())
}

// noticeLines draws the notice, which stands between the panes and the footer: in
// two rows on a low screen, in four at most.
func (m *Model) noticeLines() []string {
	if m.notice.text == "" {
		return nil
	}
	style, mark := m.sign(m.notice.severity)
	said := text.Wrap(m.notice.text, max(m.width-4, 1))
	if most := min(max(m.height/6, 2), 4); len(said) > most {
		said = said[:most]
		said[most-1] = text.Cut(said[most-1]+"…", max(m.width-4, 1))
	}
	var out []string
	for i, line := range said {
		if i > 0 {
			mark = " "
		}
		out = append(out, desk.NewRow(m.width).Left(style.Bold(true), " "+mark+" ").Left(style, line).Render(m.desk.Theme.Resting))
	}
	return out
}

// sign is how a severity looks.
func (m *Model) sign(s desk.Severity) (lipgloss.Style, string) {
	t := m.desk.Theme
	switch s {
	case desk.Good:
		return t.Good, "✓"
	case desk.Warn:
		return t.Warn, "!"
	case desk.Bad:
		return t.Bad, "✗"
	}
	return t.Text, "›"
}

// footer shows the keys worth pressing, as many as fit; help and quit, which come
// last, always do.
func (m *Model) footer() string {
	t := m.desk.Theme
	const gap = 3
	width := func(a action.Action) int {
		keys, name := a.InFooter()
		return text.Width(keys+" "+name) + gap
	}
	room := m.width - 1 + gap
	actions := m.actionsForFooter()
	for _, a := range actions {
		if a.Rank >= always {
			room -= width(a)
		}
	}
	row := desk.NewRow(m.width).Left(t.Dim, " ")
	first := true
	for _, a := range actions {
		if a.Rank < always {
			if width(a) > room {
				continue
			}
			room -= width(a)
		}
		if !first {
			row.Left(t.Dim, strings.Repeat(" ", gap))
		}
		first = false
		keys, name := a.InFooter()
		row.Left(t.Key, keys).Left(t.Dim, " "+name)
	}
	return row.Render(lipgloss.NewStyle())
}
