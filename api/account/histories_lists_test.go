package account

import (
	"testing"

	"shortlist/api/sandbox"
)

// TestAListThatLacksSomebodyWhoIsCountedIsReadAgain, once: the count may have another reason.
func TestAListThatLacksSomebodyWhoIsCountedIsReadAgain(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx, job := t.Context(), d.job("ua-backend")
	fault := sound
	b := &board{service: d.service, listed: func(int64, map[int64]bool, bool) {}, fault: func() boardFault { return fault }, uncounted: func() bool { return false }}
	d.proxy = b.serve(t)
	t.Cleanup(d.client.Close)
	polls := func(reads int) {
		t.Helper()
		d.service.ResetRequests()
		jobs, err := d.FetchJobs(ctx)
		if err != nil {
			t.Fatal(err)
		}
		for range d.FetchMoved(ctx, jobs.List, 0) {
		}
		if n := d.service.Count(sandbox.Applies); n != reads {
			t.Errorf("%d lists are read, want %d", n, reads)
		}
	}
	d.client.Close() // the connections without the board
	polls(0)
	d.fetchAll(ctx, job.ID)
	came, err := d.service.ApplySample(job.ID)
	if err != nil {
		t.Fatal(err)
	}
	fault = outdated
	polls(1)
	fault = sound
	polls(1)
	polls(0)
	if found, err := d.NewSince(ctx, 0, 10); err != nil || len(found) != 1 || found[0].Who.ID != came {
		t.Errorf("new are %+v, %v", found, err)
	}
	if _, err := d.service.ApplySample(job.ID); err != nil {
		t.Fatal(err)
	}
	fault = frozen
	polls(1)
	polls(1)
	polls(0)
}
