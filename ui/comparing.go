package ui

import (
	"fmt"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/compare"
)

// compare puts people side by side.
func (m *Model) compare(people []model.Candidate) tea.Cmd {
	m.comparing = compare.New(m.desk, m.people, m.book.Book, around{m}, people)
	m.screens.Open(m.comparing)
	return nil
}

// chosenActions are what can be done with the marked among the applicants, or with
// the person under the cursor where none is.
func (m *Model) chosenActions(c model.Candidate, marked int) []action.Action {
	none := ""
	if marked == 0 {
		none = m.noPerson(c)
	}
	enlist := func() tea.Cmd {
		if marked == 0 {
			return m.shortlists.Enlist([]model.Candidate{c})
		}
		return m.shortlists.Enlist(m.panes.Applicants.Marked())
	}
	rank, compared, of := 27, 0, ""
	if marked > 0 { // they were marked for one of these
		rank, compared, of = 2, 2, fmt.Sprintf(" %d", marked)
	}
	return []action.Action{
		{Keys: []string{"+"}, Name: "shortlist" + of, Title: "Put on a shortlist", Group: action.GroupReview, Synonyms: "add to list, favourite, second round", Help: "put on a shortlist, or take off", Rank: rank, Disabled: none, Run: enlist},
		{Keys: []string{"="}, Name: "compare" + of, Title: "Compare", Group: action.GroupReview, Synonyms: "side by side, difference", Help: "compare two to four marked applicants", Rank: compared, Disabled: compare.Refusal(marked), Run: func() tea.Cmd { return m.compare(m.panes.Applicants.Marked()) }},
	}
}

func (m *Model) closeComparison() {
	if m.comparing != nil {
		m.comparing.Close()
		m.screens.Close(m.comparing)
		m.comparing = nil
	}
}
