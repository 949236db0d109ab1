package screen

import (
	"testing"
	"time"
)

// TestAgesAreWordsThatAreReadAloud, not signs of one letter.
func TestAgesAreWordsThatAreReadAloud(t *testing.T) {
	now := time.Date(2026, time.November, 28, 12, 0, 0, 0, time.UTC)
	for want, age := range map[string]time.Duration{
		"just now": 59 * time.Second, "1 minute ago": time.Minute, "23 hours ago": 23 * time.Hour, "8 days ago": 8 * 24 * time.Hour,
		"3 months ago": 100 * 24 * time.Hour, "2 years ago": 800 * 24 * time.Hour,
	} {
		if got := SayAgo(now, now.Add(-age)); got != want {
			t.Errorf("%v is %q, not %q", age, got, want)
		}
	}
	if got := SayAgo(now, time.Time{}); got != "" {
		t.Errorf("an unknown time is %q", got)
	}
}
