package receive

import (
	"testing"
	"time"
)

func TestTheProgressOfCVsHasTheTimeThatIsLeft(t *testing.T) {
	for _, c := range []struct {
		done, of int
		took     time.Duration
		want     string
	}{
		{0, 300, time.Minute, "░░░░░░░░░░░░░░░░░░░░ CVs read: 0 of 300"},
		{-2, 300, time.Minute, "░░░░░░░░░░░░░░░░░░░░ CVs read: 0 of 300"},
		{20, 300, 500 * time.Millisecond, "█░░░░░░░░░░░░░░░░░░░ CVs read: 20 of 300"},
		{150, 300, 4 * time.Second, "██████████░░░░░░░░░░ CVs read: 150 of 300 · 37.5 a second · 4 s left"},
		{20, 12_000, 4 * time.Second, "░░░░░░░░░░░░░░░░░░░░ CVs read: 20 of 12\u00a0000 · 5.0 a second · 40 min left"},
		{300, 300, 8 * time.Second, "████████████████████ CVs read: 300 of 300 · 37.5 a second · 0 s left"},
	} {
		if got := sayReading(c.done, c.of, c.took); got != c.want {
			t.Errorf("%d of %d after %v: %q, want %q", c.done, c.of, c.took, got, c.want)
		}
	}
}
