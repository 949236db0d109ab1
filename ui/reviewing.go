package ui

import (
	"context"
	"fmt"
	"slices"
	"strings"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/layout"
	"shortlist/ui/load"
	"shortlist/ui/reader"
	"shortlist/ui/review"
	"shortlist/ui/text"
)

// queue is whom a person goes through, in the order of the list it was made from.
// It stays as it is while the list's order and filter change.
type queue struct {
	ids   []int64
	at    int
	grows bool           // by who comes into the list of applicants, it is made of that
	back  func() tea.Cmd // to where it is from; nil: the panes
	read  map[int64]bool // who of them was shown
}

// read opens the reader on a person of a queue.
func (m *Model) read(ids []int64, id int64) tea.Cmd {
	m.queue = queue{ids: ids, read: map[int64]bool{}}
	for i, other := range ids {
		if other == id {
			m.queue.at = i
		}
	}
	m.resting.Cancel()
	return m.readAt(m.queue.at)
}

// readApplicant opens the reader on somebody in the list of applicants.
func (m *Model) readApplicant(c model.Candidate) tea.Cmd {
	cmd := m.read(m.people.Shown(), c.ID)
	m.queue.grows = true
	if reader.NoCV(c) == "" {
		m.reader.ToCV()
	}
	if words := m.people.Filter(); words != "" {
		m.desk.Search(words)
		m.reader.ToMatch()
	}
	return cmd
}

// readAt shows somebody of the queue: those in the list at once, others as they are
// kept.
func (m *Model) readAt(at int) tea.Cmd {
	id := m.queue.ids[at]
	if c, ok := m.people.Person(id); ok {
		return m.readPerson(c, at)
	}
	backend := m.backend
	return load.Run(m.desk.Group, &m.person1, func(ctx context.Context) (model.Candidate, error) {
		return backend.Candidate(ctx, id)
	}, func(c model.Candidate, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Warn, fmt.Sprintf("Application %d is not on this machine any more.", id))
		}
		return m.readPerson(c, at)
	})
}

// readPerson is reading somebody's application, which marks it viewed (CONTRACT 29).
func (m *Model) readPerson(c model.Candidate, at int) tea.Cmd {
	m.queue.at, m.queue.read[c.ID] = at, true
	m.inReader = true
	viewed := m.people.MarkViewed(c)
	if now, ok := m.people.Person(c.ID); ok {
		c.Viewed = now.Viewed
	}
	m.people.Stand(c.ID)
	m.person.Show(c)
	cmds := []tea.Cmd{viewed, m.reader.Show(c, at+1, len(m.queue.ids))}
	if at+1 < len(m.queue.ids) {
		if next, ok := m.people.Person(m.queue.ids[at+1]); ok {
			cmds = append(cmds, m.reader.Ahead(next))
		}
	}
	return tea.Batch(cmds...)
}

// step goes to another person of the queue. At its end, those who have come into the
// list since follow.
func (m *Model) step(by int) tea.Cmd {
	to := m.queue.at + by
	if to >= len(m.queue.ids) && m.queue.grows {
		m.queue.ids = append(m.queue.ids, m.arrived()...)
	}
	switch {
	case to < 0:
		return m.notify(desk.Info, "That is the first one.")
	case to >= len(m.queue.ids):
		return m.notify(desk.Info, "That was the last one. "+m.tally())
	}
	return m.readAt(to)
}

// arrived are the people of the list that the queue does not have.
func (m *Model) arrived() (out []int64) {
	has := make(map[int64]bool, len(m.queue.ids))
	for _, id := range m.queue.ids {
		has[id] = true
	}
	for _, id := range m.people.Shown() {
		if !has[id] {
			out = append(out, id)
		}
	}
	return out
}

// tally counts the verdicts over the queue.
func (m *Model) tally() string {
	count := map[model.Verdict]int{}
	for _, id := range m.queue.ids {
		count[m.book.Of(id).Verdict]++
	}
	var parts []string
	for _, v := range model.Verdicts() {
		if n := count[v]; n > 0 && v != model.Undecided {
			parts = append(parts, fmt.Sprintf("%d %s", n, v))
		}
	}
	if n := count[model.Undecided]; n > 0 {
		parts = append(parts, fmt.Sprintf("%d undecided", n))
	}
	return strings.Join(parts, ", ") + "."
}

func (m *Model) closeReader() tea.Cmd {
	m.inReader = false
	m.person1.Cancel()
	if back := m.queue.back; back != nil {
		return tea.Batch(m.reader.Close(), m.people.Arrive(), back())
	}
	return tea.Batch(m.reader.Close(), m.people.Arrive())
}

// reviewed is who a verdict was about, and the way on from there.
type reviewed struct {
	of   model.Candidate
	next func() tea.Cmd // to the next person; nil: nowhere
}

// reviewActions are what a person may think of somebody, first in the footer from a
// rank on, where that is not 0. next is called after a verdict.
func (m *Model) reviewActions(c model.Candidate, rank int, next func() tea.Cmd) []action.Action {
	none := ""
	if c.ID == 0 {
		none = "nobody is under the cursor"
	}
	at := func(i int) int {
		if rank == 0 {
			return 0
		}
		return rank + i
	}
	verdict := func(v model.Verdict) func() tea.Cmd {
		return func() tea.Cmd { return m.judge(reviewed{c, next}, v) }
	}
	noVerdict := none
	if noVerdict == "" && m.book.Of(c.ID).Verdict == model.Undecided {
		noVerdict = "there is no verdict to take back"
	}
	noUndo := ""
	if !m.book.CanUndo() {
		noUndo = "nothing was changed"
	}
	return []action.Action{
		{Keys: []string{"a"}, Name: "yes", Help: "of interest, and on to the next person; it stays on this machine", Rank: at(0), Disabled: none, Run: verdict(model.Yes),
			Foot: &action.Foot{Keys: "a m x", Name: "yes maybe no"}},
		{Keys: []string{"m"}, Name: "maybe", Help: "perhaps of interest, and on to the next person", Disabled: none, Run: verdict(model.Maybe)},
		{Keys: []string{"x"}, Name: "no", Help: "not of interest, and on to the next person", Disabled: none, Run: verdict(model.No)},
		{Keys: []string{"backspace"}, Name: "no verdict", Help: "take the verdict back", Disabled: noVerdict, Run: func() tea.Cmd { return m.judge(reviewed{of: c}, model.Undecided) }},
		{Keys: []string{"c"}, Name: "note", Help: "write a note about the person; it stays on this machine", Rank: at(6), Disabled: none, Run: func() tea.Cmd { return m.writeNote(c) }},
		{Keys: []string{"*"}, Name: "rating", Help: "rate the person from 1 to 5", Rank: at(7), Disabled: none, Run: func() tea.Cmd { return m.rate(c) }},
		{Keys: []string{"T"}, Name: "tags", Help: "tag the person with words of yours", Rank: at(8), Disabled: none, Run: func() tea.Cmd { return m.tag(c) }},
		{Keys: []string{"z"}, Name: "undo", Help: "take the last verdict, note, rating or tags back", Rank: at(12), Disabled: noUndo, Run: m.undoReview},
	}
}

// reviewInList are the review's actions over the list of applicants.
func (m *Model) reviewInList(c model.Candidate) []action.Action {
	out := m.reviewActions(c, 3, func() tea.Cmd {
		if _, ok := m.people.Step(1); !ok {
			return nil
		}
		return m.people.Arrive()
	})
	return append(out, m.chosenActions(c, m.people.Marked())...)
}

// whom names somebody for a sentence, as of now: c may be from before a switch of blind
// mode.
func (m *Model) whom(c model.Candidate) string {
	if m.blind {
		return blind.Name(c.ID)
	}
	if name := text.Line(c.Applicant.Name); name != "" {
		return name
	}
	return fmt.Sprintf("Application %d", c.ID)
}

func (m *Model) judge(r reviewed, v model.Verdict) tea.Cmd {
	what := "is a " + string(v)
	if v == model.Undecided {
		what = "has no verdict"
	}
	cmd := m.book.Change(r.of, what, func(r *model.Review) { r.Verdict = v })
	said := m.notify(desk.Good, m.whom(r.of)+" "+what+". z takes it back.")
	if r.next == nil {
		return tea.Batch(cmd, said)
	}
	before := m.notices
	next := r.next()
	if m.notices != before { // that nobody comes next is worth more
		return tea.Batch(cmd, next)
	}
	return tea.Batch(cmd, said, next)
}

// undoReview takes the last change back, and goes back to whom it was about. Nobody is
// opened by it who was not before, as that would mark them viewed.
func (m *Model) undoReview() tea.Cmd {
	c, what, cmd := m.book.Undo()
	back := tea.Cmd(nil)
	if m.inReader && c.ID != m.reader.Candidate().ID {
		for i, id := range m.queue.ids {
			if id == c.ID && m.wasRead(c) {
				back = m.readAt(i)
			}
		}
	} else if !m.inReader {
		m.people.Stand(c.ID)
		if m.focus == layout.Detail && !m.jobDetail {
			back = m.showPerson(c)
		} else {
			back = m.people.Arrive()
		}
	}
	return tea.Batch(cmd, back, m.notify(desk.Info, m.takenBack(c, what)))
}

// takenBack words an undo. In blind mode it does not say of what: a note or a tag may
// name the person.
func (m *Model) takenBack(c model.Candidate, what string) string {
	if m.blind && !slices.Contains([]string{"is a yes", "is a maybe", "is a no"}, what) {
		return "Taken back: what was changed last of " + m.whom(c) + "."
	}
	return "Taken back: " + m.whom(c) + " " + what + "."
}

// wasRead reports whether somebody was opened before.
func (m *Model) wasRead(c model.Candidate) bool {
	now, ok := m.people.Person(c.ID)
	return m.queue.read[c.ID] || c.Viewed || ok && now.Viewed
}

// reviewChanged draws anew what shows reviews.
func (m *Model) reviewChanged() tea.Cmd {
	m.reader.Forget()
	if m.comparing != nil {
		m.comparing.Forget()
	}
	m.person.Forget()
	return m.people.Reviewed()
}

func (m *Model) newReader() *reader.Reader {
	return reader.New(m.desk, m.backend, m.book, reader.Hooks{
		Profile: m.person.Lines,
		Step:    m.step,
		Close:   m.closeReader,
		Save:    func(c model.Candidate) tea.Cmd { return m.people.Save(c) },
		Links:   func(l []reader.Link) tea.Cmd { m.push(&linksBox{model: m, all: l}); return nil },
		Find:    m.askWords,
		Outside: m.openOutside, NoOutside: m.noOutside,
		Terminal: m.askTerminal, Whole: m.showWhole,
		Review: func(c model.Candidate) []action.Action {
			out := m.reviewActions(c, 1, func() tea.Cmd { return m.step(1) })
			return append(out, m.chosenActions(c, nil)[:1]...)
		},
	})
}

func (m *Model) newBook() *review.Book {
	return review.NewBook(m.desk, m.backend, func() tea.Cmd { return m.reviewChanged() })
}
