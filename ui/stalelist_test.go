package ui_test

import (
	"slices"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// TestOpeningAJobReadsAnOldList: somebody withdrew and somebody applied, so that the count is the
// same (CONTRACT 34). The cursor stays on its applicant.
func TestOpeningAJobReadsAnOldList(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reads every list again")
	d := begin(t, setup{width: 180})
	job := d.ToJob("ua-backend")
	d.Do(action.Open, action.Down, action.Down)
	on, gone := d.Person(), d.Shown()[0]
	d.Do(action.Back)
	modeltest.Must(t, d.service.Withdraw(gone))
	came, err := d.service.ApplySample(job.ID)
	modeltest.Must(t, err)
	opens := func(after time.Duration, reads int, ways ...action.Keys) {
		t.Helper()
		d.Advance(after)
		d.service.ResetRequests()
		d.Do(ways...)
		if n := d.service.Count(sandbox.Applies); n != reads {
			t.Errorf("after %v: %d reads, want %d", after, n, reads)
		}
		if now := d.Person(); now.ID != on.ID {
			t.Errorf("after %v the cursor is on %s, and was on %s", after, now.Applicant.Name, on.Applicant.Name)
		}
		d.Do(action.Back)
	}
	opens(14*time.Minute, 0, action.Open)
	opens(2*time.Minute, 1, action.Open)
	d.Do(action.Open)
	if shown := d.Shown(); slices.Contains(shown, gone) || !slices.Contains(shown, came) {
		t.Errorf("%d is gone and %d came: %d", gone, came, shown)
	}
	d.Do(action.Back)
	opens(14*time.Minute, 0, action.Open)
	opens(2*time.Minute, 1, action.NextPane)
	opens(16*time.Minute, 1, action.Open)

	d.Advance(16 * time.Minute) // a read that fails is not repeated by the next enter
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, Status: 500}})
	d.Do(action.Open)
	d.Pane(env.ApplicantPane).Sees("This list is from")
	d.Do(action.Back)
	opens(time.Minute, 0, action.Open)
	d.service.SetFaults(nil)
	opens(30*time.Minute, 1, action.Open)
}

// TestEscLeadsBackWhileAnOldListIsRead, as for a list that is not read: no key asked for the read. It
// goes on behind, and is not begun a second time.
func TestEscLeadsBackWhileAnOldListIsRead(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.Back)
	d.Advance(16 * time.Minute)
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, Hang: true}})
	d.service.ResetRequests()
	for range 2 {
		d.Tap(action.Open)
		d.Until("the list is being read", func() bool { return d.service.Count(sandbox.Applies) > 0 })
		d.Pane(env.ApplicantPane).Sees("Геннадій Яцишин", "loading")
		d.Tap(action.Back)
		if _, ok := d.Current(); !ok || d.Offers("esc back") {
			t.Errorf("esc did not lead back%s", d.Picture())
		}
	}
	if n := d.service.Count(sandbox.Applies); n != 1 {
		t.Errorf("%d reads", n)
	}
}
