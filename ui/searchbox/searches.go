package searchbox

import (
	"slices"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/frame"
	"shortlist/ui/intent"
	"shortlist/ui/load"
	"shortlist/ui/people"
)

// Account is what searching needs of an account.
type Account interface {
	Source
	Keeper
}

// Searches holds the search over all jobs, which keeps its words, and opens the saved searches.
type Searches struct {
	env    *env.Env
	host   frame.Host
	source Account
	known  *people.People
	mine   func(applyID int64) model.Review
	box    *Box // nil before it was first opened
	unread int  // CVs that cannot be read for now
	naming load.Task

	reading cvReading // of CVs for the index
}

// NewSearches returns the searches of an account; mine returns the review of an application.
func NewSearches(e *env.Env, h frame.Host, source Account, known *people.People, mine func(applyID int64) model.Review) *Searches {
	return &Searches{env: e, host: h, source: source, known: known, mine: mine}
}

// Open opens the search with words; "" keeps its last words.
func (s *Searches) Open(typed string) tea.Cmd {
	if s.box == nil {
		s.box = New(s.env, s.host, s.source, s.known, s.mine)
		s.box.unread = s.unread
	}
	s.host.Remove(s.box) // it may lie below another box
	s.host.Push(s.box)
	if typed != "" {
		return s.box.Put(typed)
	}
	return s.box.Open()
}

// Found is how many applicants are listed, and how many more were found.
func (s *Searches) Found() (listed, more int) { return s.box.Found() }

// Indexed repeats the open search if its results lack something: more was indexed.
func (s *Searches) Indexed(left account.Index) tea.Cmd {
	s.reading.note(left, s.env.Now())
	s.unread = left.Unreadable()
	if s.box == nil {
		return nil
	}
	s.box.unread = s.unread
	if !slices.Contains(s.host.Boxes(), frame.Box(s.box)) {
		return nil
	}
	return s.box.indexed()
}

// Reading is how far a long reading of CVs is, in words and in few words; "" without one.
func (s *Searches) Reading() (long, short string) { return s.reading.long, s.reading.short }

// Forget forgets the results, and keeps the words.
func (s *Searches) Forget() {
	if s.box != nil {
		s.box.Forget()
	}
}

// Name lets the person name a search.
func (s *Searches) Name(typed string) tea.Cmd { return s.withNames(typed, nil) }

// Pick lets the person choose a saved search.
func (s *Searches) Pick(pick func(typed string) tea.Cmd) tea.Cmd { return s.withNames("", pick) }

func (s *Searches) withNames(typed string, pick func(string) tea.Cmd) tea.Cmd {
	return load.Run(s.env.Group, &s.naming, s.source.Searches, func(all []model.SavedSearch, err error) tea.Cmd {
		if err != nil {
			return s.env.Notify(env.Bad, s.env.Fail(err))
		}
		s.host.Push(NewNames(s.env, s.host, s.source, all, typed, pick))
		return nil
	})
}

// Action opens the search.
func Action(e *env.Env) action.Action {
	return action.Action{Keys: action.Search, Label: action.Label{Name: "search", Title: "Search all applicants", Synonyms: "find, look for, talent, pool, everywhere", Help: "search the applicants of all jobs: profiles, notes and CVs"}.Translated(), Group: action.GroupFind, Rank: 12, Run: e.Want(intent.OpenSearch{})}
}
