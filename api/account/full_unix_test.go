//go:build unix

package account

import (
	"errors"
	"slices"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

// TestAFullDisk runs in its own process, whose files cannot grow. The service's data is
// shown, a person's changes are sent if possible, and earlier data stays.
func TestAFullDisk(t *testing.T) {
	if !modeltest.InOwnProcess(t) {
		return
	}
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	before, job := d.job("ua-barista"), d.job("ua-backend")
	kept, _ := d.fetchAll(ctx, before.ID)
	d.arrive(model.Candidate{JobID: job.ID, Applicant: model.Applicant{Name: "Олена Нова"}}, "Досвід: облік")
	just := d.arrivedIn(job.ID)[0]
	// Only the index of the log can be written, without which nothing is read. The log and the database, which are longer,
	// cannot: with a little room beyond their ends, a log that starts from its beginning would have all of its room again.
	const index = 32 << 10
	defer modeltest.LimitFiles(t, index)()
	ids, err := d.service.ApplyIDs(job.ID)
	modeltest.Must(t, err)
	people, last := d.fetchAll(ctx, job.ID)
	if len(people) != len(ids)+1 || last.Err != nil || !errors.Is(last.Unkept, store.ErrFull) {
		t.Errorf("%d people of %d, %+v", len(people), len(ids), last)
	}
	if jobs, err := d.FetchJobs(ctx); err != nil || len(jobs.List) == 0 || !errors.Is(jobs.Unkept, store.ErrFull) {
		t.Errorf("%d jobs, %v, %v", len(jobs.List), jobs.Unkept, err)
	}
	for b := range d.StreamJobs(ctx, nil) { // the descriptions are not in the store
		if !b.Done || len(b.Jobs.List) == 0 || b.Jobs.List[0].Description == "" || !errors.Is(b.Jobs.Unkept, store.ErrFull) {
			t.Errorf("%+v", b)
		}
	}
	if j, _, err := d.ChangeStatus(ctx, job, model.Stop); err != nil || j.Status != model.Stopped || d.record(job.ID).Status != model.Stopped {
		t.Errorf("the job is %s, %v", j.Status, err)
	}
	i := slices.IndexFunc(people, func(c model.Candidate) bool { return c.Unviewed() && !c.Suggested && !c.Hidden() })
	if _, err := d.MarkViewed(ctx, job.ID, people[i].ID); err != nil || !d.service.Viewed(people[i].ID) {
		t.Errorf("viewed %v, %v", d.service.Viewed(people[i].ID), err)
	}
	delivered := d.service.Count(sandbox.MarkViewed)
	if _, err := d.MarkViewed(ctx, job.ID, just.ID); !errors.Is(err, store.ErrFull) || d.service.Count(sandbox.MarkViewed) != delivered {
		t.Errorf("who just came in has no application that the service knows: %v", err)
	}
	cached, err := d.CachedApplicants(ctx, before.ID)
	if err != nil || len(cached.People) != len(kept) || !cached.Complete {
		t.Errorf("%d of %d people are still kept, %v", len(cached.People), len(kept), err)
	}
	if half, err := d.CachedApplicants(ctx, job.ID); err != nil || half.Complete {
		t.Errorf("what was not kept reads as complete: %d people, %v", len(half.People), err)
	}
}
