package ui

import (
	"errors"
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
)

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
	return tea.Batch(compared, reads, m.applicants.FetchOne(&m.following, shown.ID, func(c model.Candidate, err error) tea.Cmd {
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
