package answers

import (
	"strings"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/model/calendar"
	"shortlist/ui/env"
	"shortlist/ui/theme"
)

type inUTC struct{ Source }

func (inUTC) Zone() *time.Location { return time.UTC }

// TestDaysThatDoNotFitAreCounted: what is left out of the next two weeks looks like free time otherwise.
func TestDaysThatDoNotFitAreCounted(t *testing.T) {
	now := time.Date(2026, time.November, 2, 9, 0, 0, 0, time.UTC)
	e := &env.Env{Theme: theme.New("plain", true), Now: func() time.Time { return now }}
	a := &Agenda{Letters: &Letters{env: e, source: inUTC{}}}
	for n := range 10 {
		start := now.AddDate(0, 0, n)
		a.rows = append(a.rows, appointment{Interview: account.Interview{Interview: calendar.Interview{Slot: calendar.Slot{Start: start, End: start.Add(time.Hour)}, State: calendar.Agreed}}})
	}
	for height, want := range map[int]string{30: "", 13: "", 12: "+1", 8: "+5"} {
		lines := a.days(80, height)
		if last := lines[len(lines)-1]; len(lines) > height || strings.Contains(last, "+") != (want != "") || !strings.Contains(last, want) {
			t.Errorf("the last of %d lines is %q, want %q", len(lines), last, want)
		}
	}
}
