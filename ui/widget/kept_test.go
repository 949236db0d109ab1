package widget

import (
	"fmt"
	"testing"
	"time"

	"shortlist/ui/env"
)

// TestPartsAreKeptWhileOnlyACursorMoves: for at most a minute, because they have ages, and no more of
// them than a few screens show.
func TestPartsAreKeptWhileOnlyACursorMoves(t *testing.T) {
	now := time.Unix(1_800_000_000, 0).Truncate(time.Minute)
	e := &env.Env{Now: func() time.Time { return now }}
	var kept Kept[int, string]
	drawn := 0
	part := func(key int) string {
		return kept.Part(e, key, func() string { drawn++; return fmt.Sprint(key, " ", drawn) })
	}
	follow := func(more bool, do func()) { e.TrackChanges(func() bool { do(); return more }) }
	moves := func() { follow(false, e.OnlyMoved) }
	switches := func() { follow(false, func() { e.Switched++; e.OnlyMoved() }) }
	for _, step := range []struct {
		what string
		do   func()
		want string
	}{
		{"at first", func() {}, "7 1"},
		{"in another frame", func() {}, "7 1"},
		{"after a move", moves, "7 1"},
		{"after anything else", func() { follow(false, func() {}) }, "7 2"},
		{"after a move and a switch of blind mode", switches, "7 3"},
		{"after a move and more", func() { follow(true, e.OnlyMoved) }, "7 4"},
		{"in the same minute", func() { now = now.Add(59 * time.Second) }, "7 4"},
		{"in the next minute", func() { now = now.Add(time.Second) }, "7 5"},
	} {
		step.do()
		if got := part(7); got != step.want {
			t.Errorf("%s: %q, want %q", step.what, got, step.want)
		}
	}
	for key := range 10 * mostKept {
		moves()
		part(key)
		if n := len(kept.parts); n > mostKept {
			t.Fatalf("%d parts are kept", n)
		}
	}
}
