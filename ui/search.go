package ui

import (
	"context"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/desk"
	"shortlist/ui/list"
	"shortlist/ui/load"
	"shortlist/ui/searchbox"
)

// searchOverlay is the search over all jobs.
type searchOverlay struct {
	*searchbox.Box
	model *Model
}

// openSearch opens the search, with what was typed in it before.
func (m *Model) openSearch() tea.Cmd {
	if m.search == nil {
		m.search = &searchOverlay{model: m}
		m.search.Box = searchbox.New(m.desk, m.backend, searchbox.Hooks{
			Read: m.readFound, Close: func() { m.remove(m.search) }, Came: func() tea.Cmd { return tea.Batch(m.count(), m.settle()) }, Name: m.nameSearch, Named: m.namedSearches,
		})
	}
	m.remove(m.search) // it may lie below another
	m.push(m.search)
	return m.search.Open()
}

// readFound reads somebody of those who were found, from where they were.
func (m *Model) readFound(ids []int64, id int64) tea.Cmd {
	m.desk.Search(m.search.Typed())
	cmd := m.read(ids, id)
	m.reader.ToMatch()
	m.queue.back = m.openSearch
	return cmd
}

func (s *searchOverlay) title() string                   { return "Search all applicants" }
func (s *searchOverlay) unasked() bool                   { return false }
func (s *searchOverlay) key(msg tea.KeyPressMsg) tea.Cmd { return s.Key(msg) }
func (s *searchOverlay) paste(msg tea.PasteMsg) tea.Cmd  { return s.Paste(msg) }
func (s *searchOverlay) actions() []action.Action        { return s.Actions() }
func (s *searchOverlay) choices() *list.List             { return s.Choices() }
func (s *searchOverlay) view(width int) []string         { return s.View(width, s.model.boxRows()) }

// namesOverlay is the box of the searches that have names.
type namesOverlay struct {
	*searchbox.Names
	model *Model
}

func (n *namesOverlay) title() string                   { return n.Title() }
func (n *namesOverlay) unasked() bool                   { return false }
func (n *namesOverlay) key(msg tea.KeyPressMsg) tea.Cmd { return n.Key(msg) }
func (n *namesOverlay) paste(msg tea.PasteMsg) tea.Cmd  { return n.Paste(msg) }
func (n *namesOverlay) actions() []action.Action        { return n.Actions() }
func (n *namesOverlay) choices() *list.List             { return n.Choices() }
func (n *namesOverlay) view(width int) []string         { return n.View(width, n.model.boxRows()) }

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
		n := &namesOverlay{model: m}
		n.Names = searchbox.NewNames(m.desk, m.backend, all, typed, pick, func() { m.remove(n) })
		m.push(n)
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
