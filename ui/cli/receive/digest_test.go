package receive

import (
	"testing"
	"time"
)

func TestSinceIsATimeOrHowLongAgo(t *testing.T) {
	now := time.Date(2026, 11, 22, 9, 0, 0, 0, time.Local)
	for typed, want := range map[string]time.Time{
		"24h": now.Add(-24 * time.Hour), "90m": now.Add(-90 * time.Minute), "7d": now.AddDate(0, 0, -7),
		"2026-11-21":           time.Date(2026, 11, 21, 0, 0, 0, 0, time.Local),
		"2026-11-21T08:00":     time.Date(2026, 11, 21, 8, 0, 0, 0, time.Local),
		"2026-11-21 08:00":     time.Date(2026, 11, 21, 8, 0, 0, 0, time.Local),
		"2026-11-21T08:00:00Z": time.Date(2026, 11, 21, 8, 0, 0, 0, time.UTC),
	} {
		if got, err := sinceTime(typed, now); err != nil || !got.Equal(want) {
			t.Errorf("%q is %v, %v; want %v", typed, got, err, want)
		}
	}
}
