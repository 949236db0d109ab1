package ui_test

import (
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// TestDutiesThatTheListDoesNotHoldAreRead for the page beside it and for the reader, also when the
// applicants came from the service, after a refresh and in blind mode.
func TestDutiesThatTheListDoesNotHoldAreRead(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 160, height: 60, service: sandbox.Options{
		Scenario: "large", Large: sandbox.Sizes{Jobs: 3, Without: 20, Duties: 60},
	}})
	d.ToJob(sandbox.KeyLargeMany)
	d.Do(action.Open)
	sees := func(when string) {
		t.Helper()
		if page := strings.Join(d.Pane(env.DetailPane).Lines, "\n"); !strings.Contains(page, "daily work") || !strings.Contains(page, "I planned the work") {
			t.Errorf("%s: %s%s", when, page, d.Picture())
		}
	}
	sees("fetched")
	d.Do(action.Refresh)
	sees("refreshed")
	d.Do(action.Down)
	sees("the next")
	d.Do(action.Blind)
	sees("in blind mode")
	d.Do(action.Blind)
	d.Restart()
	d.ToJob(sandbox.KeyLargeMany)
	d.Do(action.Open)
	sees("stored")
	d.Do(action.ReadCV)
	if !d.Screen().Has("daily work") {
		t.Errorf("they are not in the reader%s", d.Picture())
	}
}
