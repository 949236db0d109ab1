package ui

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"
	"charm.land/lipgloss/v2"

	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/layout"
	"shortlist/ui/text"
)

// View implements tea.Model.
func (m *Model) View() tea.View {
	v := tea.NewView(m.opts.Charset.Show(strings.Join(m.draw(), "\n")))
	v.AltScreen = true
	v.WindowTitle = m.opts.Charset.Show(m.title())
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
	notice := m.noticeLines() // the screen is so many lines lower, so that nothing is hidden
	if m.tooSmall() {
		said := fmt.Sprintf("shortlist needs %d×%d cells; this is %d×%d.", layout.MinWidth, layout.MinHeight, m.width, m.height)
		return desk.Fill(text.Wrap(said, m.width), m.width, m.height)
	}
	lines := []string{m.bar()}
	lines = append(lines, m.screens.Front().View(m.width, m.height-2-len(notice))...)
	lines = append(append(lines, notice...), m.footer())
	return m.boxes.Draw(lines)
}

// tooSmall reports whether nothing is drawn but that.
func (m *Model) tooSmall() bool { return m.width < layout.MinWidth || m.height < layout.MinHeight }

// remark is something in the bar that is not as it should be, or that waits.
type remark struct {
	style lipgloss.Style
	said  string
	short string // where there is no room for said
	rank  int    // the lower, the longer it stays where there is no room for all
}

// remarks are what the bar tells at its right, in this order.
func (m *Model) remarks() (out []remark) {
	t := m.desk.Theme
	add := func(when bool, style lipgloss.Style, rank int, said, short string) {
		if when {
			out = append(out, remark{style, said, short, rank})
		}
	}
	n := m.jobs.UnseenInAll()
	unseen := amount.Number(n) + " unseen"
	add(n > 0, t.Unseen, 7, unseen, unseen)
	add(m.blind, t.Accent, 3, "blind", "blind")
	add(m.info.ReadOnly, t.Warn, 8, "read-only", "read-only")
	add(m.putOff > 0, t.Warn, 4, amount.Plural(m.putOff, "job")+" sent, no answer (N)", fmt.Sprintf("%d (N)", m.putOff))
	add(len(m.outbox) > 0, t.Warn, 5, fmt.Sprintf("%d to tell the service (O)", len(m.outbox)), fmt.Sprintf("%d (O)", len(m.outbox)))
	add(m.overdue > 0, t.Accent, 6, fmt.Sprintf("%d in the inbox (I)", len(m.inbox)), fmt.Sprintf("%d (I)", len(m.inbox)))
	add(m.book.Unkept() != "", t.Bad, 1, "reviews not kept yet", "not kept")
	away := "● offline"
	if m.failing {
		away = "● service down"
	}
	add(m.offline, t.Bad, 2, away, away)
	return out
}

// fitting makes remarks fit into so many cells, those that matter least first: each in
// short, then without it. How many cells they take is told, too.
func fitting(remarks []remark, room int) ([]remark, int) {
	taken := 0
	for _, r := range remarks {
		taken += text.Width(r.said) + 1
	}
	least := slices.SortedFunc(slices.Values(remarks), func(a, b remark) int { return cmp.Compare(b.rank, a.rank) })
	for _, l := range least {
		if taken > room {
			taken -= text.Width(l.said) - text.Width(l.short)
			remarks[slices.IndexFunc(remarks, func(r remark) bool { return r.rank == l.rank })].said = l.short
		}
	}
	for _, l := range least {
		if taken > room {
			taken -= text.Width(l.short) + 1
			remarks = slices.DeleteFunc(remarks, func(r remark) bool { return r.rank == l.rank })
		}
	}
	return remarks, taken
}

// bar says where one is and what is not as it should be.
func (m *Model) bar() string {
	t := m.desk.Theme
	row := desk.NewRow(m.width).Left(t.Bar, " shortlist ")
	if m.backend == nil {
		return row.Render(lipgloss.NewStyle())
	}
	remarks, taken := fitting(m.remarks(), m.width*2/3) // more a row would not show
	for _, s := range remarks {
		row.Right(s.style, s.said+" ")
	}
	name, email, where := "  "+text.Line(m.info.Name), "  "+text.Line(m.info.Email), "  "+text.Line(m.info.Host)
	room := m.width - taken - text.Width(" shortlist "+name) - 1
	if m.opts.IsDemo { // that it is one matters more than who one is in it
		where = "  made-up people; nothing leaves this machine"
		if text.Width(email+where) > room {
			email = ""
		}
		if text.Width(where) > room {
			where = "  made-up people"
		}
	} else {
		if text.Width(email+where) > room {
			where = ""
		}
		if text.Width(email) > room {
			email = ""
		}
	}
	return row.Left(t.Bold, name).Left(t.Dim, email+where).Render(lipgloss.NewStyle())
}

// noticeLines draws the notice, which stands between the panes and the footer: in
// two rows on a low screen, in four at most.
func (m *Model) noticeLines() []string {
	shown := m.notice
	if shown.text == "" && m.opts.Now().Before(m.waits) { // what is under way stands still
		shown = notice{desk.Warn, "The service asks to wait until " + m.waits.Local().Format("15:04:05") + "."}
	}
	if shown.text == "" {
		return nil
	}
	style, mark := m.desk.Sign(shown.severity)
	said := text.Wrap(shown.text, max(m.width-4, 1))
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

// hint is an action in the footer, at a cell of it.
type hint struct {
	x          int
	keys, name string
	action     action.Action
}

// hints are the keys worth pressing, as many as fit; help and quit, which come last, always
// do.
func (m *Model) hints() (out []hint) {
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
	x := 1
	for _, a := range actions {
		if a.Rank < always {
			if width(a) > room {
				continue
			}
			room -= width(a)
		}
		keys, name := a.InFooter()
		out = append(out, hint{x, keys, name, a})
		x += width(a)
	}
	return out
}

// footer shows the hints.
func (m *Model) footer() string {
	t := m.desk.Theme
	row, used := desk.NewRow(m.width), 0
	for _, h := range m.hints() {
		row.Left(t.Dim, strings.Repeat(" ", h.x-used)).Left(t.Key, h.keys).Left(t.Dim, " "+h.name)
		used = h.x + text.Width(h.keys+" "+h.name)
	}
	return row.Render(lipgloss.NewStyle())
}
