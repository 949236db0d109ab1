package account

import (
	"testing"
	"time"

	"shortlist/api/sandbox"
)

// TestPollsAreSpreadAndBackOff between a minute and ten.
func TestPollsAreSpreadAndBackOff(t *testing.T) {
	for failures, least := range []time.Duration{2 * time.Minute, time.Minute, 2 * time.Minute, 4 * time.Minute, 8 * time.Minute, 8 * time.Minute} {
		waits := map[time.Duration]bool{}
		for range 100 {
			wait := PollAfter(failures)
			waits[wait] = true
			if wait < least || wait > least*5/4 {
				t.Errorf("after %d failures: %v", failures, wait)
			}
		}
		if len(waits) < 50 {
			t.Errorf("after %d failures there are %d different waits in 100", failures, len(waits))
		}
	}
	if wait := PollAfter(1000); wait > 10*time.Minute {
		t.Errorf("after very many failures: %v", wait)
	}
}

// TestOneCopyPolls until it ends or leaves.
func TestOneCopyPolls(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	other := d.another()
	for range 2 {
		if !d.TakePoll(ctx) || other.TakePoll(ctx) {
			t.Error("not one of the two asks")
		}
	}
	d.LeavePoll(ctx)
	if !other.TakePoll(ctx) || d.TakePoll(ctx) {
		t.Error("the other one does not go on")
	}
}
