package account

import (
	"slices"
	"testing"
	"time"

	"shortlist/model/modeltest"
	"shortlist/model/store"
)

// TestDaysOfTheOverviewBeginAtMidnightHere, also where the clock was put back in between.
func TestDaysOfTheOverviewBeginAtMidnightHere(t *testing.T) {
	kyiv, err := time.LoadLocation("Europe/Kyiv")
	modeltest.Must(t, err)
	now := time.Date(2026, time.October, 26, 0, 30, 0, 0, kyiv) // the night after
	bounds := midnights(now, 3)
	if len(bounds) != weeks+3+1 {
		t.Fatalf("%d bounds", len(bounds))
	}
	for _, b := range bounds {
		if b.Hour() != 0 || b.Minute() != 0 {
			t.Errorf("%v is no midnight", b)
		}
	}
	days := bounds[weeks:]
	if got := []time.Duration{days[1].Sub(days[0]), days[2].Sub(days[1]), days[3].Sub(days[2])}; !slices.Equal(got, []time.Duration{24 * time.Hour, 25 * time.Hour, 24 * time.Hour}) {
		t.Errorf("the days last %v", got)
	}
	if days[2].After(now) || !days[3].After(now) {
		t.Errorf("%v is not in the last day, from %v to %v", now, days[2], days[3])
	}
	if got := days[0].AddDate(0, 0, -7); !bounds[weeks-1].Equal(got) {
		t.Errorf("the last week begins at %v, want %v", bounds[weeks-1], got)
	}
}

// TestNewViewsBelongToTheDayOnWhichTheyWereRead. Views before the first snapshot are not new, and a
// counter that goes back adds none.
func TestNewViewsBelongToTheDayOnWhichTheyWereRead(t *testing.T) {
	for _, c := range []struct {
		snapshots []store.ViewsOn
		want      []int
	}{
		{nil, []int{0, 0, 0, 0}},
		{[]store.ViewsOn{{Day: 11, Views: 90}}, []int{0, 0, 0, 0}},
		{[]store.ViewsOn{{Day: 7, Views: 90}, {Day: 10, Views: 95}, {Day: 13, Views: 99}}, []int{5, 0, 0, 4}},
		{[]store.ViewsOn{{Day: 10, Views: 90}, {Day: 11, Views: 3}, {Day: 12, Views: 5}}, []int{0, 0, 2, 0}},
	} {
		if got := viewsByDay(c.snapshots, 10, 4); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, want %v", c.snapshots, got, c.want)
		}
	}
}
