package ui

import (
	"fmt"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/layout"
	"shortlist/ui/load"
	"shortlist/ui/review"
	"shortlist/ui/text"
)

// around is how many people of the queue are read before they are come to, on either
// side.
const around = 3

// reviewActions are what a person may think of somebody, first in the footer from a
// rank on, where that is not 0. next is called after a verdict; nil: nowhere is gone.
func (m *Model) reviewActions(c model.Candidate, rank int, next func() tea.Cmd) []action.Action {
	none := m.noPerson(c)
	at := func(i int) int {
		if rank == 0 {
			return 0
		}
		return rank + i
	}
	verdict := func(v model.Verdict) func() tea.Cmd {
		return func() tea.Cmd { return m.judge(c, v, next) }
	}
	noVerdict := none
	if noVerdict == "" && m.book.Of(c.ID).Verdict == model.Undecided {
		noVerdict = "there is no verdict to take back"
	}
	return []action.Action{
		{Keys: []string{"a"}, Name: "yes", Title: "Verdict: yes", Group: action.GroupReview, Synonyms: "accept, approve, good, like", Help: "yes, and on to the next applicant; only you see it", Rank: at(0), Disabled: none, Run: verdict(model.Yes),
			Foot: &action.Foot{Keys: "a m x", Name: "yes maybe no"}},
		{Keys: []string{"m"}, Name: "maybe", Title: "Verdict: maybe", Group: action.GroupReview, Synonyms: "perhaps, later", Help: "maybe, and on to the next applicant", Disabled: none, Run: verdict(model.Maybe)},
		{Keys: []string{"x"}, Name: "no", Title: "Verdict: no", Group: action.GroupReview, Synonyms: "reject, decline, refuse, dislike", Help: "no, and on to the next applicant", Disabled: none, Run: verdict(model.No)},
		{Keys: []string{"backspace"}, Name: "no verdict", Title: "Take the verdict back", Group: action.GroupReview, Synonyms: "undecided, clear, reset", Help: "take the verdict back", Disabled: noVerdict, Run: func() tea.Cmd { return m.judge(c, model.Undecided, nil) }},
		{Keys: []string{"c"}, Name: "note", Title: "Write a note", Group: action.GroupReview, Synonyms: "comment, remark", Help: "write a note about the applicant; it stays on this machine", Rank: at(6), Disabled: none, Run: func() tea.Cmd { return m.writeNote(c) }},
		{Keys: []string{"*"}, Name: "rating", Title: "Rate", Group: action.GroupReview, Synonyms: "stars, score, rating", Help: "rate the applicant from 1 to 5", Rank: at(7), Disabled: none, Run: func() tea.Cmd { return m.rate(c) }},
		{Keys: []string{"T"}, Name: "tags", Title: "Tag", Group: action.GroupReview, Synonyms: "label, keyword", Help: "tag the applicant with your own words", Rank: at(8), Disabled: none, Run: func() tea.Cmd { return m.tag(c) }},
		m.undoAction(at(12)),
	}
}

func (m *Model) undoAction(rank int) action.Action {
	none := ""
	if !m.book.CanUndo() {
		none = "nothing was changed"
	}
	return action.Action{Keys: []string{"z"}, Name: "undo", Title: "Undo the last review", Group: action.GroupReview, Synonyms: "back, revert", Help: "take the last verdict, note, rating, tags or change of a shortlist back", Rank: rank, Disabled: none, Run: m.undoReview}
}

// noPerson says why keys about somebody do nothing now; "" when they do.
func (m *Model) noPerson(c model.Candidate) string {
	switch {
	case c.ID == 0:
		return "nobody is under the cursor"
	case m.inReader && m.queue.absent != "":
		return m.queue.absent
	}
	return ""
}

// reviewInList are the review's actions over the list of applicants.
func (m *Model) reviewInList(c model.Candidate) []action.Action {
	out := m.reviewActions(c, 3, func() tea.Cmd {
		if _, ok := m.people.Step(1); !ok {
			return nil
		}
		return m.people.Arrive()
	})
	return append(out, m.chosenActions(c, m.people.Marks())...)
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

// judge keeps a verdict about somebody. next goes on to the next person; nil: nowhere.
func (m *Model) judge(c model.Candidate, v model.Verdict, next func() tea.Cmd) tea.Cmd {
	what := "is a " + string(v)
	if v == model.Undecided {
		what = "has no verdict"
	}
	cmd := m.change(c, what, func(r *model.Review) { r.Verdict = v })
	if next == nil {
		return cmd
	}
	return tea.Batch(cmd, next()) // that nobody comes next is worth more than what was said
}

// change changes what is thought of somebody, and says so: what it makes of them.
func (m *Model) change(c model.Candidate, what string, f func(*model.Review)) tea.Cmd {
	made, cmd := m.book.Change(c, what, f)
	return tea.Batch(cmd, m.sayChanged(c, what, made))
}

func (m *Model) sayChanged(c model.Candidate, what string, made bool) tea.Cmd {
	if !made {
		return m.notify(desk.Info, m.whom(c)+" "+what+", as before.")
	}
	return m.notify(desk.Good, m.whom(c)+" "+what+". z takes it back.")
}

// undoReview takes the last change back, and goes back to whom it was about. Nobody is
// opened by it who was not before, as that would mark them viewed.
func (m *Model) undoReview() tea.Cmd {
	id, what, cmd := m.book.Undo()
	if id == 0 {
		return cmd
	}
	back := tea.Cmd(nil)
	if m.inReader {
		if i := slices.Index(m.queue.ids, id); i >= 0 && i != m.queue.at && m.wasRead(id) {
			back = m.readAt(i, 0)
		}
	} else {
		m.people.Stand(id)
		m.undone = undone{}
		if here, _ := m.people.Current(); here.ID != id {
			m.undone = undone{id, here.ID}
		}
		if shown, _ := m.person.Candidate(); !m.inDetail() {
			back = m.people.Arrive()
		} else if shown.ID != id {
			m.person.Clear() // keys are about nobody until they are shown
		}
	}
	told := func(c model.Candidate, err error) tea.Cmd {
		said := m.notify(desk.Info, m.takenBack(c, what))
		if _, has := m.person.Candidate(); has || !m.inDetail() {
			return said
		}
		if err != nil {
			return tea.Batch(m.people.Arrive(), said)
		}
		m.person.Show(c)
		return said
	}
	if c, ok := m.atHand(id); ok {
		return tea.Batch(cmd, back, told(c, nil))
	}
	return tea.Batch(cmd, back, m.candidate(&m.recalling, id, func(c model.Candidate, err error) tea.Cmd {
		if err != nil {
			c.ID = id
		}
		return told(c, err)
	}))
}

// inDetail reports whether the keys are about the person in the detail.
func (m *Model) inDetail() bool {
	return !m.inReader && m.comparing == nil && m.focus == layout.Detail && !m.jobDetail
}

// takenBack words an undo. In blind mode it does not say of what: a note or a tag may
// name the person.
func (m *Model) takenBack(c model.Candidate, what string) string {
	if m.blind && !slices.Contains([]string{"is a yes", "is a maybe", "is a no"}, what) {
		return "Taken back: what was changed last of " + m.whom(c) + "."
	}
	return "Taken back: " + m.whom(c) + " " + what + "."
}

// reviewChanged draws anew what shows reviews.
func (m *Model) reviewChanged() tea.Cmd {
	m.reader.Forget()
	if m.comparing != nil {
		m.comparing.Forget()
	}
	m.person.Forget()
	return nil
}

// undone is whom an undo was about, where the filter did not show them, and whom the
// cursor was on.
type undone struct {
	id, at int64
}

// reviewKept asks the filter again, which finds by what is kept. Whom an undo brings
// back into the list the cursor stands on, unless it was moved meanwhile.
func (m *Model) reviewKept() tea.Cmd {
	back := m.undone
	return delivered(m.people.Reviewed(), func() tea.Cmd {
		if m.undone == back {
			m.undone = undone{}
		}
		here, _ := m.people.Current()
		if at, _ := m.people.Place(back.id); at == 0 || here.ID != back.at || m.inReader {
			return nil
		}
		m.people.Stand(back.id)
		return m.people.Arrive()
	})
}

// delivered calls then once what cmd brings has been.
func delivered(cmd tea.Cmd, then func() tea.Cmd) tea.Cmd {
	if cmd == nil {
		return then()
	}
	return func() tea.Msg {
		done, ok := cmd().(load.Done)
		if !ok {
			return nil
		}
		return load.Done{Deliver: func() tea.Cmd {
			brought := done.Deliver()
			return tea.Batch(brought, then())
		}}
	}
}

func (m *Model) newBook() *review.Book {
	return review.NewBook(m.desk, m.backend, review.Hooks{Changed: m.reviewChanged, Kept: m.reviewKept})
}
