package searchbox

import (
	"context"
	"testing"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/query"
	"shortlist/ui/desk"
	"shortlist/ui/load"
	known "shortlist/ui/people"
)

// finds is a source that finds the same applicants each time.
type finds []account.Hit

func (f finds) Search(context.Context, query.Query, int) (account.Hits, error) {
	return account.Hits{List: f}, nil
}

func (finds) SyncUnknown(context.Context) <-chan account.Synced { return nil }

// TestARepeatedSearchLeavesTheCursor where the person has moved it until the answer came;
// one for other words begins at the first.
func TestARepeatedSearchLeavesTheCursor(t *testing.T) {
	d := &desk.Desk{Group: load.NewGroup(t.Context(), nil), Now: time.Now}
	var people finds
	for id := range int64(5) {
		people = append(people, account.Hit{Candidate: model.Candidate{ID: id + 1}})
	}
	b := New(d, nil, people, known.New(d, nil))
	deliver := func(cmd tea.Cmd) { cmd().(load.Done).Deliver() }
	at := func(want int64) {
		t.Helper()
		if got := b.found[b.list.Cursor].id; got != want {
			t.Errorf("the cursor is at %d, want %d", got, want)
		}
	}
	deliver(b.Put("go"))
	again := b.findAgain()
	b.list.Move(2)
	b.source = people[1:]
	deliver(again)
	at(3)
	deliver(b.findAgain()) // the first has gone
	at(3)
	deliver(b.Key(tea.KeyPressMsg{Code: 'x', Text: "x"}))
	at(2)
}
