package ui_test

import (
	"bytes"
	"context"
	"errors"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/intent"
	"shortlist/ui/linear"
	"shortlist/ui/uitest"
)

// TestABoxAsksWhoseAnAccountIs: it names both, does what was chosen, and shows why that failed. Without an answer no account
// is open.
func TestABoxAsksWhoseAnAccountIs(t *testing.T) {
	d := begin(t, setup{})
	for _, size := range [][2]int{{40, 10}, {80, 24}} {
		var did []string
		decide := func(what string) func(context.Context) (intent.Opened, error) {
			return func(context.Context) (intent.Opened, error) {
				did = append(did, what)
				if what == "move" {
					return intent.Opened{}, errors.New("the disk is full")
				}
				return intent.Opened{Account: d.account}, nil
			}
		}
		clock := uitest.NewClock(morning)
		o := ui.Options{Now: clock.Now, Accounts: intent.Accounts{CheckAddress: checkAddress}}
		o.Undecided = &intent.Undecided{
			Name: "acme", Has: "hr@a.example <https://a.example>", Wants: "hr@b.example <https://b.example>",
			KeepApart: decide("apart"), Move: decide("move"),
		}
		s := newStage(t, o, nil, clock)
		t.Cleanup(s.End)
		s.start(size[0], size[1])
		s.Sees("acme: another account", "hr@a.example", "hr@b.example", "keep them apart", "hand the data over")
		s.Pause() // an enter that was typed before decides nothing
		s.Do(action.Down, action.Open)
		s.Sees("The disk is full.")
		s.Do(action.Up, action.Open)
		s.Sees("Backend")
		if len(did) != 2 || did[0] != "move" || did[1] != "apart" {
			t.Errorf("%q", did)
		}
	}
}

// TestAScriptDecidesNotWhoseAnAccountIs: its lines are about the lists of an account that is known. By name it can.
func TestAScriptDecidesNotWhoseAnAccountIs(t *testing.T) {
	d := begin(t, setup{})
	for lines, want := range map[string]string{"open 1": "", "open 2\nyes": "", "2\nopen": "", "keep them apart": "apart", "2\nhand the data over": "move"} {
		did := ""
		decide := func(what string) func(context.Context) (intent.Opened, error) {
			return func(context.Context) (intent.Opened, error) {
				did += what
				return intent.Opened{Account: d.account}, nil
			}
		}
		var out bytes.Buffer
		o := ui.Options{Now: time.Now, Accounts: intent.Accounts{CheckAddress: checkAddress}, UI: model.UI{Linear: true}, Input: strings.NewReader(lines + "\n"), Output: &out}
		o.Undecided = &intent.Undecided{Name: "acme", Has: "hr@a.example", Wants: "hr@b.example", KeepApart: decide("apart"), Move: decide("move")}
		err := ui.Run(t.Context(), o)
		if did != want || (err == linear.ErrNotUnderstood) != (want == "") {
			t.Errorf("%q did %q, %v:\n%s", lines, did, err, out.String())
		}
	}
}
