package ui_test

import (
	"context"
	"errors"
	"testing"

	"shortlist/ui"
	"shortlist/ui/access"
	"shortlist/ui/action"
	"shortlist/ui/uitest"
)

// TestABoxAsksWhoseAnAccountIs: it names both, does what was chosen, and shows why that failed. Without an answer no account
// is open.
func TestABoxAsksWhoseAnAccountIs(t *testing.T) {
	d := begin(t, setup{})
	for _, size := range [][2]int{{40, 10}, {80, 24}} {
		var did []string
		decide := func(what string) func(context.Context) (access.Opened, error) {
			return func(context.Context) (access.Opened, error) {
				did = append(did, what)
				if what == "move" {
					return access.Opened{}, errors.New("the disk is full")
				}
				return access.Opened{Account: d.account}, nil
			}
		}
		clock := uitest.NewClock(morning)
		o := ui.Options{Now: clock.Now, Accounts: access.Accounts{CheckAddress: checkAddress}}
		o.Undecided = &access.Undecided{
			Name: "acme", Has: "hr@a.example <https://a.example>", Wants: "hr@b.example <https://b.example>",
			KeepApart: decide("apart"), Move: decide("move"),
		}
		s := newStage(t, o, nil, clock)
		t.Cleanup(s.End)
		s.start(size[0], size[1])
		s.Sees("acme: another account", "hr@a.example", "hr@b.example", "keep them apart", "hand the data over")
		s.Do(action.Down, action.Open)
		s.Sees("The disk is full.")
		s.Do(action.Up, action.Open)
		s.Sees("Backend")
		if len(did) != 2 || did[0] != "move" || did[1] != "apart" {
			t.Errorf("%q", did)
		}
	}
}
