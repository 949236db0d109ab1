package ui

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/desk"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/searchbox"
)

// openSearch opens the search, with what was typed in it before.
func (m *Model) openSearch() tea.Cmd {
	if m.search == nil {
		m.search = searchbox.New(m.desk, m.boxes, m.backend)
	}
	m.boxes.Remove(m.search) // it may lie below another
	m.boxes.Push(m.search)
	return m.search.Open()
}

// readFound reads an applicant of those who were found.
func (m *Model) readFound(i intent.ReadFound) tea.Cmd {
	cmd := m.openReader(m.reads.Read(i.IDs, i.ID, intent.OpenSearch{}))
	m.reads.ToMatch(i.Words)
	return cmd
}

// nameSearch asks for a name of a search.
func (m *Model) nameSearch(typed string) tea.Cmd { return m.withSearches(typed, nil) }

// namedSearches asks for one of the searches that have names.
func (m *Model) namedSearches(pick func(typed string) tea.Cmd) tea.Cmd {
	return m.withSearches("", pick)
}

func (m *Model) withSearches(typed string, pick func(string) tea.Cmd) tea.Cmd {
	return load.Run(m.desk.Group, &m.naming, m.backend.Searches, func(all []model.SavedSearch, err error) tea.Cmd {
		if err != nil {
			return m.notify(desk.Bad, m.fail(err))
		}
		m.boxes.Push(searchbox.NewNames(m.desk, m.boxes, m.backend, all, typed, pick))
		return nil
	})
}

// keepIndexed keeps what a search finds up to date, in the background, for as long as
// the dashboard is open. What is left of it the search says.
func (m *Model) keepIndexed() {
	load.Listen(m.desk.Group, m.backend.KeepIndexed, func(account.Index) tea.Cmd { return nil })
}

// searcher is what searching needs of an account.
type searcher interface {
	searchbox.Source
	searchbox.Keeper
	KeepIndexed(context.Context) <-chan account.Index
}
