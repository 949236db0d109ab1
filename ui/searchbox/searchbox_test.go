package searchbox

import (
	"context"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/query"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/people"
	"shortlist/ui/theme"
)

// finds is a source that finds the same applicants each time.
type finds []account.Hit

func (f finds) Search(context.Context, query.Query, int) (account.Hits, error) {
	return account.Hits{List: f}, nil
}

func (finds) SyncUnknown(context.Context) <-chan account.Synced { return nil }

// TestARepeatedSearchLeavesTheCursor on the applicant where the person has put it before the answer. A search for
// other words begins at the first row. A cursor that was never moved stays on the first row, though others come before.
func TestARepeatedSearchLeavesTheCursor(t *testing.T) {
	e := &env.Env{Group: load.NewGroup(t.Context(), nil), Now: time.Now, Theme: &theme.Theme{}}
	var all finds
	for id := range int64(5) {
		all = append(all, account.Hit{Candidate: model.Candidate{ID: id + 1}})
	}
	b := New(e, nil, all, people.New(e, nil), func(int64) model.Review { return model.Review{} })
	deliver := func(cmd tea.Cmd) { cmd().(load.Done).Deliver() }
	at := func(want int64) {
		t.Helper()
		if got := b.found[b.list.Cursor].id; got != want {
			t.Errorf("the cursor is at %d, want %d", got, want)
		}
	}
	press := func(keys action.Keys) {
		t.Helper()
		k, _ := action.Press(keys[0])
		b.Key(k)
	}
	finds := func(from int, search func() tea.Cmd) {
		t.Helper()
		b.source = all[from:]
		deliver(search())
	}
	put := func() tea.Cmd { return b.Put("go") }
	more := func() tea.Cmd { return b.Key(tea.KeyPressMsg{Code: 'x', Text: "x"}) }
	finds(3, put)
	at(4)
	finds(1, b.find) // others are found before
	at(2)
	press(action.FoundDown)
	b.source = all
	again := b.find()
	press(action.FoundUp)
	deliver(again)
	at(2)
	b.source = all[1:] // the first has gone
	again = b.find()
	press(action.FoundDown)
	deliver(again)
	at(3)
	finds(0, b.Open)
	at(3)
	finds(1, more)
	at(2)
	finds(0, b.find)
	at(1)
	b.Outline().Choose(0) // as the number of the row does
	all = append(all[4:], all[:4]...)
	finds(0, b.find)
	at(1)
}
