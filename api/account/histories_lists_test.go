package account

import (
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
)

// TestWhoComesDuringTheFirstReadIsAnnounced: the count is older than the list, so that suggested and deleted
// applicants could be taken for counted ones.
func TestWhoComesDuringTheFirstReadIsAnnounced(t *testing.T) {
	modeltest.SkipInShort(t, "plays every history")
	for before := range 4 {
		for during := range 4 {
			d := newDesk(t, sandbox.Options{})
			ctx, job := t.Context(), d.job("ua-backend")
			want := map[int64]bool{}
			come := func(n int) {
				for range n {
					id, err := d.service.ApplySample(job.ID)
					modeltest.Must(t, err)
					want[id] = true
				}
			}
			counts := func() {
				if _, err := d.FetchJobs(ctx); err != nil {
					t.Fatal(err)
				}
			}
			counts()
			come(before)
			counts()
			come(during)
			d.fetchAll(ctx, job.ID)
			counts()
			d.fetchAll(ctx, job.ID)
			found, err := d.NewSince(ctx, 0, 20)
			modeltest.Must(t, err)
			for _, n := range found {
				if !want[n.Who.ID] {
					t.Errorf("%d before, %d during: %d is announced, who is not new, or twice", before, during, n.Who.ID)
				}
				delete(want, n.Who.ID)
			}
			if len(want) > 0 {
				t.Errorf("%d before, %d during: %d are missed", before, during, len(want))
			}
		}
	}
}

// TestAListThatLacksSomebodyWhoIsCountedIsReadAgain, once: the count may have another reason.
func TestAListThatLacksSomebodyWhoIsCountedIsReadAgain(t *testing.T) {
	modeltest.SkipInShort(t, "plays every history")
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
		modeltest.Must(t, err)
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
	modeltest.Must(t, err)
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
