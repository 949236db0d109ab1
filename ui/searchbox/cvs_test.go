package searchbox

import (
	"testing"
	"time"

	"shortlist/api/account"
)

func TestTheProgressOfCVsHasTheTimeThatIsLeft(t *testing.T) {
	for _, c := range []struct {
		done, of int
		took     time.Duration
		want     string
	}{
		{0, 300, time.Minute, "···················· CVs read: 0 of 300"},
		{-2, 300, time.Minute, "···················· CVs read: 0 of 300"},
		{20, 300, 500 * time.Millisecond, "█··················· CVs read: 20 of 300"},
		{150, 300, 4 * time.Second, "██████████·········· CVs read: 150 of 300 · 37.5 a second · 4 s left"},
		{20, 12_000, 4 * time.Second, "···················· CVs read: 20 of 12\u00a0000 · 5.0 a second · 40 min left"},
		{300, 300, 8 * time.Second, "████████████████████ CVs read: 300 of 300 · 37.5 a second · 0 s left"},
	} {
		if got := SayRead(c.done, c.of, c.took); got != c.want {
			t.Errorf("%d of %d after %v: %q, want %q", c.done, c.of, c.took, got, c.want)
		}
	}
}

// TestOnlyALongReadingIsShown, each second another count, until nothing is left or the rest cannot be read. CVs that come
// meanwhile are more to read.
func TestOnlyALongReadingIsShown(t *testing.T) {
	now := time.Unix(1_800_000_000, 0)
	var r cvReading
	for _, step := range []struct {
		after time.Duration
		left  account.Index
		want  string
	}{
		{0, account.Index{CVs: 99}, ""},
		{0, account.Index{}, ""},
		{0, account.Index{CVs: 200}, "···················· CVs read: 0 of 200"},
		{500 * time.Millisecond, account.Index{CVs: 190}, "···················· CVs read: 0 of 200"},
		{4500 * time.Millisecond, account.Index{CVs: 150}, "█████··············· CVs read: 50 of 200 · 10.0 a second · 15 s left"},
		{5 * time.Second, account.Index{CVs: 200}, "████················ CVs read: 50 of 250 · 5.0 a second · 40 s left"},
		{time.Second, account.Index{CVs: 120, Resting: true}, ""},
	} {
		now = now.Add(step.after)
		if r.note(step.left, now); r.long != step.want {
			t.Errorf("%+v: %q, want %q", step.left, r.long, step.want)
		}
	}
}
