package ui

import (
	"context"
	"fmt"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/load"
)

// reviewActions are the actions of a review: of the marked applicants where some are, else
// of c. They stand in the footer from a rank on, where that is not 0. next is called after
// a verdict about one applicant; nil: stay.
func (m *Model) reviewActions(c model.Candidate, rank int, next func() tea.Cmd) []action.Action {
	return m.reviewOf(chosen{one: c}, rank, next)
}

// chosen is whom a review's keys are about: the marked applicants where some are, else the
// one under the cursor.
type chosen struct {
	one    model.Candidate
	marked int
	all    func() []model.Candidate // the marked
}

func (c chosen) people() []model.Candidate {
	if c.marked > 0 {
		return c.all()
	}
	return []model.Candidate{c.one}
}

// counted adds the number of the marked to a name in the footer.
func (c chosen) counted(name string) string {
	if c.marked == 0 {
		return name
	}
	return fmt.Sprintf("%s %d", name, c.marked)
}

func (m *Model) reviewOf(whom chosen, rank int, next func() tea.Cmd) []action.Action {
	disabled := ""
	if whom.marked == 0 {
		disabled = m.noPerson(whom.one)
	} else {
		next, rank = nil, 1 // they were marked for one of these
	}
	at := func(i int) int {
		if rank == 0 {
			return 0
		}
		return rank + i
	}
	on := func(f func([]model.Candidate) tea.Cmd) func() tea.Cmd {
		return func() tea.Cmd { return f(whom.people()) }
	}
	verdict := func(v model.Verdict) func() tea.Cmd {
		return on(func(people []model.Candidate) tea.Cmd { return m.judge(people, v, next) })
	}
	noVerdict := disabled
	if noVerdict == "" && whom.marked == 0 && m.book.Of(whom.one.ID).Verdict == model.Undecided {
		noVerdict = "there is no verdict to take back"
	}
	return []action.Action{
		{Keys: []string{"a"}, Name: "yes", Title: "Verdict: yes", Group: action.GroupReview, Synonyms: "accept, approve, good, like", Help: "yes, and on to the next applicant; only you see it", Rank: at(0), Disabled: disabled, Run: verdict(model.Yes),
			Foot: &action.Foot{Keys: "a m x", Name: whom.counted("yes maybe no")}},
		{Keys: []string{"m"}, Name: "maybe", Title: "Verdict: maybe", Group: action.GroupReview, Synonyms: "perhaps, later", Help: "maybe, and on to the next applicant", Disabled: disabled, Run: verdict(model.Maybe)},
		{Keys: []string{"x"}, Name: "no", Title: "Verdict: no", Group: action.GroupReview, Synonyms: "reject, decline, refuse, dislike", Help: "no, and on to the next applicant", Disabled: disabled, Run: verdict(model.No)},
		{Keys: []string{"backspace"}, Name: "no verdict", Title: "Take the verdict back", Group: action.GroupReview, Synonyms: "undecided, clear, reset", Help: "take the verdict back", Disabled: noVerdict, Run: on(func(people []model.Candidate) tea.Cmd { return m.judge(people, model.Undecided, nil) })},
		{Keys: []string{"c"}, Name: whom.counted("note"), Title: "Write a note", Group: action.GroupReview, Synonyms: "comment, remark", Help: "write a note; it stays on this machine", Rank: at(6), Disabled: disabled, Run: on(m.writeNote)},
		{Keys: []string{"*"}, Name: whom.counted("rating"), Title: "Rate", Group: action.GroupReview, Synonyms: "stars, score, rating", Help: "rate the applicant from 1 to 5", Rank: at(7), Disabled: disabled, Run: on(m.rate)},
		{Keys: []string{"T"}, Name: whom.counted("tags"), Title: "Tag", Group: action.GroupReview, Synonyms: "label, keyword", Help: "tag the applicant with your own words", Rank: at(8), Disabled: disabled, Run: on(m.tag)},
		m.undoAction(at(12)),
	}
}

const undoTitle = "Undo the last review"

func (m *Model) undoAction(rank int) action.Action {
	none := ""
	if !m.book.CanUndo() {
		none = "nothing was changed"
	}
	return action.Action{Keys: []string{"z"}, Name: "undo", Title: undoTitle, Group: action.GroupReview, Synonyms: "back, revert", Help: "undo the last verdict, note, rating, tags or shortlist change", Rank: rank, Disabled: none, Run: m.undoReview}
}

// noPerson says why keys about somebody do nothing now; "" when they do.
func (m *Model) noPerson(c model.Candidate) string {
	switch {
	case c.ID == 0:
		return "nobody is under the cursor"
	case m.screens.Has(m.reads) && m.reads.Absent() != "":
		return m.reads.Absent()
	}
	return ""
}

// reviewInList are the review's actions over the list of applicants.
func (m *Model) reviewInList(c model.Candidate) []action.Action {
	whom := chosen{one: c, marked: m.people.Marks(), all: m.people.Marked}
	out := m.reviewOf(whom, 3, func() tea.Cmd {
		if _, ok := m.people.Step(1); !ok {
			return nil
		}
		return m.people.Arrive()
	})
	out = append(out, m.chosenActions(c, whom.marked)...)
	if hidden := m.people.HiddenMarks(); hidden != "" {
		for i, a := range out {
			if a.Title != undoTitle {
				out[i].Disabled = hidden
			}
		}
	}
	return out
}

// reviewInDetail are the review's actions over the applicant beside the list.
func (m *Model) reviewInDetail(c model.Candidate) []action.Action {
	return append(m.reviewActions(c, 1, func() tea.Cmd { return m.panes.Next(1) }), m.chosenActions(c, 0)...)
}

// reviewInReader are the review's actions over the applicant who is read.
func (m *Model) reviewInReader(c model.Candidate) []action.Action {
	out := m.reviewActions(c, 1, func() tea.Cmd { return m.reads.Next(1) })
	return append(out, m.chosenActions(c, 0)[:1]...)
}

// reviewInComparison are the review's actions over the applicant chosen in a comparison.
func (m *Model) reviewInComparison(c model.Candidate) []action.Action {
	return m.reviewActions(c, 1, nil)
}

// wording is what a change made of an applicant, and of several: "is a yes", "yes".
type wording struct{ one, several string }

func (o wording) of(n int) string {
	if n == 1 {
		return o.one
	}
	return o.several
}

// judge keeps a verdict about applicants. next goes on to the next one; nil: stay.
func (m *Model) judge(people []model.Candidate, v model.Verdict, next func() tea.Cmd) tea.Cmd {
	what := wording{"is a " + string(v), string(v)}
	if v == model.Undecided {
		what = wording{"has no verdict", "no verdict"}
	}
	cmd := m.change(people, what, func(r *model.Review) { r.Verdict = v })
	if next == nil {
		return cmd
	}
	return tea.Batch(cmd, next()) // that nobody comes next is worth more than what was said
}

// change changes the reviews of applicants, and shows what it made of them.
func (m *Model) change(people []model.Candidate, what wording, f func(*model.Review)) tea.Cmd {
	made, cmd := m.book.ChangeAll(people, what.of, f)
	return tea.Batch(cmd, m.sayChanged(people, what, made))
}

// sayChanged shows what was made of applicants, made of whom were changed.
func (m *Model) sayChanged(people []model.Candidate, what wording, made int) tea.Cmd {
	n := len(people)
	if n == 1 {
		if made == 0 {
			return m.notify(desk.Info, m.desk.Whom(people[0])+" "+what.one+", as before.")
		}
		return m.notify(desk.Good, m.desk.Whom(people[0])+" "+what.one+". z takes it back.")
	}
	switch made {
	case 0:
		return m.notify(desk.Info, fmt.Sprintf("%d applicants: %s, as before.", n, what.several))
	case n:
		return m.notify(desk.Good, fmt.Sprintf("%d applicants: %s. z undoes.", n, what.several))
	}
	return m.notify(desk.Good, fmt.Sprintf("%s changed: %s; %d as before. z undoes.", amount.Plural(made, "applicant"), what.several, n-made))
}

// undoReview takes the last change back, and goes back to whom it was about. Nobody is
// opened by it who was not before, as that would mark them viewed.
func (m *Model) undoReview() tea.Cmd {
	applies, what, cmd := m.book.Undo()
	switch {
	case len(applies) == 0 && what != "":
		return tea.Batch(cmd, m.notify(desk.Warn, desk.GoneJustIn+"."))
	case len(applies) == 0:
		return cmd
	case len(applies) > 1: // the cursor stays: they are in many places
		return tea.Batch(cmd, m.notify(desk.Info, m.takenBack(fmt.Sprintf("%d applicants", len(applies)), ": ", what)))
	}
	id := applies[0]
	back := tea.Cmd(nil)
	if m.screens.Has(m.reads) {
		back = m.reads.Revisit(id)
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
		said := m.notify(desk.Info, m.takenBack(m.desk.Whom(c), " ", what))
		if _, has := m.person.Candidate(); has || !m.inDetail() {
			return said
		}
		if err != nil {
			return tea.Batch(m.people.Arrive(), said)
		}
		m.person.Show(c)
		return said
	}
	if c, ok := m.reads.AtHand(id); ok {
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
	return around{m}.InFront() && m.panes.InDetail()
}

// takenBack words an undo. In blind mode it does not say of what: a note or a tag may
// name the person.
func (m *Model) takenBack(who, between, what string) string {
	if m.blind && !slices.Contains([]string{"is a yes", "is a maybe", "is a no", "yes", "maybe", "no", "no verdict"}, what) {
		return "Taken back: what was changed last of " + who + "."
	}
	return "Taken back: " + who + between + what + "."
}

// reviewChanged draws anew what shows reviews of applications; nil: of any.
func (m *Model) reviewChanged(applies []int64) tea.Cmd {
	m.people.Judged(applies)
	m.reads.Reviewed()
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
	return delivered(m.desk.Group, m.people.Reviewed(), func() tea.Cmd {
		if m.undone == back {
			m.undone = undone{}
		}
		here, _ := m.people.Current()
		if at, _ := m.people.Place(back.id); at == 0 || here.ID != back.at || m.screens.Has(m.reads) {
			return nil
		}
		m.people.Stand(back.id)
		return m.people.Arrive()
	})
}

// delivered calls then once what cmd brings has been.
func delivered(group *load.Group, cmd tea.Cmd, then func() tea.Cmd) tea.Cmd {
	if cmd == nil {
		return then()
	}
	return func() tea.Msg {
		done, ok := cmd().(load.Done)
		if !ok {
			return nil
		}
		return group.Done(func() tea.Cmd {
			brought := done.Deliver()
			return tea.Batch(brought, then())
		})
	}
}

// candidate reads an application.
func (m *Model) candidate(task *load.Task, id int64, then func(model.Candidate, error) tea.Cmd) tea.Cmd {
	backend := m.backend
	return load.Run(m.desk.Group, task, func(ctx context.Context) (model.Candidate, error) {
		return backend.Candidate(ctx, id)
	}, then)
}
