package account

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// stateOf returns the state of an apply's view after a delivery. A view outside of it
// was in another delivery.
func stateOf(d Delivery, applyID int64) DeliveryState {
	v, ok := d.OfView(applyID)
	if !ok {
		return Sent
	}
	return v.State
}

// fetchAll reads a job's applicants to the end.
func (d *desk) fetchAll(ctx context.Context, jobID int64) (people []model.Candidate, last Batch) {
	d.t.Helper()
	for b := range d.FetchApplicants(ctx, jobID) {
		people = append(people, b.People...)
		if b.Bytes < last.Bytes {
			d.t.Errorf("%d bytes after %d", b.Bytes, last.Bytes)
		}
		last = b
	}
	return people, last
}

func TestFetchKeepsPeopleAndTheirCVs(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	people, last := d.fetchAll(t.Context(), job.ID)
	ids, err := d.service.ApplyIDs(job.ID)
	if err != nil {
		t.Fatal(err)
	}
	if len(people) != len(ids) || !last.Done || last.Err != nil || last.Bad != 0 || last.AsOf.IsZero() {
		t.Fatalf("%d people of %d, last %+v", len(people), len(ids), last)
	}
	cached, err := d.CachedApplicants(t.Context(), job.ID)
	if err != nil || len(cached.People) != len(ids) || !cached.Complete || cached.AsOf.IsZero() {
		t.Fatalf("%d kept, %+v, %v", len(cached.People), cached.AsOf, err)
	}
	with := 0
	for _, c := range cached.People {
		want, err := d.service.CVData(c.ID)
		if err != nil {
			t.Fatal(err)
		}
		f, err := d.OpenCV(c)
		if want == nil {
			if !errors.Is(err, ErrNoCV) {
				t.Errorf("%s: %v", c.Applicant.Name, err)
			}
			continue
		}
		with++
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(f)
		if err := errors.Join(err, f.Close()); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s: %d bytes, want %d (%v)", c.Applicant.Name, len(got), len(want), err)
		}
		one, err := d.SaveCV(t.Context(), c, "")
		if err != nil {
			t.Fatal(err)
		}
		path := one.Path
		if saved, err := os.ReadFile(path); err != nil || !bytes.Equal(saved, want) {
			t.Errorf("%s: saved %d bytes (%v)", path, len(saved), err)
		}
	}
	if with == 0 {
		t.Error("no applicant has a CV")
	}
}

func TestAnApplicationThatIsListedTwiceCountsOnce(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.compressing(func(page []byte) []byte {
		page = bytes.TrimSpace(page)
		return slices.Concat(page[:len(page)-1], []byte(","), page[1:])
	}, func([]byte) {})
	job := d.job("ua-backend")
	ids, err := d.service.ApplyIDs(job.ID)
	modeltest.Must(t, err)
	people, last := d.fetchAll(t.Context(), job.ID)
	if len(people) != len(ids) || last.Err != nil || last.Bad != 0 {
		t.Errorf("%d people of %d, %v, %d bad", len(people), len(ids), last.Err, last.Bad)
	}
}

func TestACutReadKeepsItsApplicants(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	d.faults(sandbox.Fault{Endpoint: sandbox.Applies, Cut: true, CutAfter: 300_000})
	people, last := d.fetchAll(t.Context(), job.ID)
	if !last.Done || !errors.Is(last.Err, api.ErrNetwork) || len(people) == 0 {
		t.Fatalf("%d people, last %+v", len(people), last)
	}
	cached, err := d.CachedApplicants(t.Context(), job.ID)
	if err != nil || len(cached.People) != len(people) || cached.Complete {
		t.Errorf("%d kept of %d, complete %v, %v", len(cached.People), len(people), cached.Complete, err)
	}
	// A later whole read is complete, and a cut one after it removes no applicant.
	d.faults()
	all, _ := d.fetchAll(t.Context(), job.ID)
	d.faults(sandbox.Fault{Endpoint: sandbox.Applies, Cut: true, CutAfter: 300_000})
	d.fetchAll(t.Context(), job.ID)
	if cached, err := d.CachedApplicants(t.Context(), job.ID); err != nil || len(cached.People) != len(all) {
		t.Errorf("%d kept of %d, %v", len(cached.People), len(all), err)
	}
}

func TestApplicantsAreReadWhileOthersAreStored(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	batches := d.FetchApplicants(t.Context(), d.job("ua-backend").ID)
	late := time.Now().Add(20 * time.Second)
	for cvs := 0; cvs < 2; { // the first applicant is not taken
		entries, err := os.ReadDir(d.cvDir)
		if err != nil || time.Now().After(late) {
			t.Fatalf("%d CVs arrived (%v)", cvs, err)
		}
		cvs = len(slices.DeleteFunc(entries, func(e os.DirEntry) bool { return strings.HasPrefix(e.Name(), ".") }))
		runtime.Gosched()
	}
	for range batches {
	}
}

func TestEndingTheContextEndsTheRead(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	d.faults(sandbox.Fault{Endpoint: sandbox.Applies, SlowBody: 200_000})
	ctx, cancel := context.WithCancel(t.Context())
	batches := d.FetchApplicants(ctx, job.ID)
	<-batches
	cancel()
	for range batches {
	}
	kept, err := d.CachedApplicants(t.Context(), job.ID)
	if err != nil || len(kept.People) == 0 || kept.AsOf.IsZero() || kept.Complete {
		t.Errorf("who came is not kept: %d people as of %v, complete %v (%v)", len(kept.People), kept.AsOf, kept.Complete, err)
	}
	left, err := os.ReadDir(d.cvDir)
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range left {
		if f.Name()[0] == '.' {
			t.Errorf("%s is left over", f.Name())
		}
	}
}

func TestAViewIsKeptUntilItIsDelivered(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	people, _ := d.fetchAll(t.Context(), job.ID)
	var unviewed []int64
	for _, c := range people {
		if c.Unviewed() {
			unviewed = append(unviewed, c.ID)
		}
	}
	viewed := func(id int64) bool {
		t.Helper()
		cached, err := d.CachedApplicants(t.Context(), job.ID)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range cached.People {
			if c.ID == id {
				return c.Viewed
			}
		}
		t.Fatalf("%d is not kept", id)
		return false
	}
	d.disconnect()
	for _, id := range unviewed[:2] {
		delivered, err := d.MarkViewed(t.Context(), job.ID, id)
		if v, _ := delivered.OfView(id); err != nil || v.State != Pending || !Offline(v.Err) || !Offline(delivered.Stopped) || !viewed(id) {
			t.Errorf("%+v, %v, viewed %v", delivered, err, viewed(id))
		}
	}
	if n, err := d.Outbox(t.Context()); len(n) != 2 || err != nil {
		t.Errorf("%+v wait, %v", n, err)
	}
	d.offline = false
	// After another read before the delivery, they stay viewed here.
	d.fetchAll(t.Context(), job.ID)
	if !viewed(unviewed[0]) {
		t.Error("a refresh took the view away")
	}
	if delivered := d.Deliver(t.Context()); delivered.Stopped != nil || len(delivered.Items) != 2 {
		t.Fatalf("%+v", delivered)
	}
	if n, err := d.Outbox(t.Context()); len(n) != 0 || err != nil {
		t.Errorf("%+v wait, %v", n, err)
	}
	for i, id := range unviewed[:3] {
		if d.service.Viewed(id) != (i < 2) || viewed(id) != (i < 2) {
			t.Errorf("%d: at the service %v, here %v", i, d.service.Viewed(id), viewed(id))
		}
	}
}

// Each view succeeds or fails by itself: a rejected one, or one at which the service
// fails, does not block the others.
func TestOneBadViewHoldsBackNoOther(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	people, _ := d.fetchAll(t.Context(), job.ID)
	var unviewed []int64
	for _, c := range people {
		if c.Unviewed() && !c.Suggested && !c.Hidden() {
			unviewed = append(unviewed, c.ID)
		}
	}
	counted := func() int {
		t.Helper()
		jobs, err := d.CachedJobs(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return jobs.Unviewed[job.ID]
	}
	before := counted()
	d.faults(sandbox.Fault{Endpoint: sandbox.MarkViewed, Status: 503})
	for _, id := range unviewed[:3] {
		if delivered, err := d.MarkViewed(t.Context(), job.ID, id); err != nil || stateOf(delivered, id) != Pending || !errors.Is(delivered.Stopped, api.ErrBusy) {
			t.Fatalf("%+v, %v", delivered, err)
		}
	}
	d.fetchAll(t.Context(), job.ID) // read again while they wait

	// The first is rejected. At the second, the service fails for all its tries.
	d.service.ResetRequests()
	d.faults(
		sandbox.Fault{Endpoint: sandbox.MarkViewed, Status: 403, Count: 1},
		sandbox.Fault{Endpoint: sandbox.MarkViewed, Skip: 1, Count: 2, Status: 500},
	)
	delivered, err := d.MarkViewed(t.Context(), job.ID, unviewed[3])
	if err != nil || delivered.Stopped != nil || len(delivered.Items) != 4 {
		t.Fatalf("%+v, %v", delivered, err)
	}
	for i, want := range []struct {
		state DeliveryState
		err   error
	}{{Rejected, api.ErrForbidden}, {Pending, api.ErrServer}, {Sent, nil}, {Sent, nil}} {
		v := delivered.Items[i]
		if v.ApplyID != unviewed[i] || v.State != want.state || !errors.Is(v.Err, want.err) {
			t.Errorf("view %d is %+v, want %+v", i, v, want)
		}
		events, err := d.service.ViewedEvents(v.ApplyID)
		if err != nil || (events == 1) != (want.state == Sent) {
			t.Errorf("view %d: %d events, %v", i, events, err)
		}
	}
	if n, err := d.Outbox(t.Context()); len(n) != 1 || err != nil {
		t.Errorf("%+v wait, %v", n, err)
	}
	// The application whose view was rejected is unviewed again here, too.
	cached, err := d.CachedApplicants(t.Context(), job.ID)
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range cached.People {
		for i, want := range []bool{false, true, true, true} {
			if c.ID == unviewed[i] && c.Viewed != want {
				t.Errorf("view %d: viewed %v, want %v", i, c.Viewed, want)
			}
		}
	}
	if got := counted(); got != before-3 {
		t.Errorf("%d unseen of %d after three were opened", got, before)
	}
	d.faults()
	if delivered := d.Deliver(t.Context()); len(delivered.Items) != 1 || stateOf(delivered, unviewed[1]) != Sent || !d.service.Viewed(unviewed[1]) {
		t.Errorf("%+v", delivered)
	}
}

func TestAViewMadeWhileARefreshRunsStays(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	people, _ := d.fetchAll(t.Context(), job.ID)
	var id int64
	for _, c := range people {
		if c.Unviewed() {
			id = c.ID // the last one sent
		}
	}
	batches := d.FetchApplicants(t.Context(), job.ID)
	<-batches // begun: the waiting views are read now
	if _, err := d.MarkViewed(t.Context(), job.ID, id); err != nil {
		t.Fatal(err)
	}
	for range batches {
	}
	c, err := d.Candidate(t.Context(), id)
	if err != nil || !c.Viewed {
		t.Errorf("viewed %v, %v", c.Viewed, err)
	}
}

// A CV whose file has changed is not shown as that person's.
func TestAChangedCVFileIsNotOpened(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	people, _ := d.fetchAll(t.Context(), job.ID)
	changed := 0
	for _, c := range people {
		if c.CV == nil || c.CV.Ref == "" {
			continue
		}
		if err := os.Truncate(c.CV.Ref, c.CV.Size/2); err != nil {
			t.Fatal(err)
		}
		changed++
		if _, err := d.OpenCV(c); !errors.Is(err, ErrNoCV) || !strings.Contains(err.Error(), "is not on this computer; refresh") {
			t.Errorf("%s: %v", c.Applicant.Name, err)
		}
	}
	again, _ := d.fetchAll(t.Context(), job.ID)
	for _, c := range again {
		if c.CV == nil || c.CV.Ref == "" {
			continue
		}
		changed--
		f, err := d.OpenCV(c)
		if err != nil {
			t.Errorf("%s: %v", c.Applicant.Name, err)
			continue
		}
		if err := f.Close(); err != nil {
			t.Error(err)
		}
	}
	if changed != 0 || len(people) == 0 {
		t.Errorf("%d CVs did not come again", changed)
	}
}

// TestTwoCopiesReadAndWriteAtOnce: in each window, drafts are typed, applicants are
// opened and jobs are read, while both read the same applicants with their CVs.
func TestTwoCopiesReadAndWriteAtOnce(t *testing.T) {
	modeltest.SkipInShort(t, "reads and writes in two windows at once")
	a := newDesk(t, sandbox.Options{})
	b := a.another()
	ctx := t.Context()
	job := a.job("ua-backend")
	ids, err := a.service.ApplyIDs(job.ID)
	if err != nil {
		t.Fatal(err)
	}
	var wg sync.WaitGroup
	for i, d := range []*desk{a, b} {
		for range 3 {
			wg.Go(func() {
				n, last := 0, Batch{}
				for batch := range d.FetchApplicants(ctx, job.ID) {
					n += len(batch.People)
					last = batch
				}
				if n != len(ids) || last.Err != nil || last.Unkept != nil || last.Bad != 0 {
					t.Errorf("%d of %d people, %+v", n, len(ids), last)
				}
			})
		}
		wg.Go(func() {
			for n := range int64(40) {
				if err := d.SaveDraft(ctx, model.SavedDraft{ID: int64(i)*100 + n + 1, Saved: time.Now()}); err != nil {
					t.Error(err)
				}
			}
		})
		wg.Go(func() {
			for _, id := range ids[i*10:][:10] {
				if delivered, err := d.MarkViewed(ctx, job.ID, id); err != nil || stateOf(delivered, id) != Sent {
					t.Errorf("%+v, %v", delivered, err)
				}
			}
		})
		wg.Go(func() {
			for range 10 {
				if _, err := d.FetchJobs(ctx); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	for _, d := range []*desk{a, b} {
		cached, err := d.CachedApplicants(ctx, job.ID)
		if err != nil || len(cached.People) != len(ids) || !cached.Complete {
			t.Errorf("%d people kept, %v", len(cached.People), err)
		}
		for _, c := range cached.People {
			want, err := d.service.CVData(c.ID)
			if err != nil {
				t.Fatal(err)
			}
			if want == nil {
				continue
			}
			f, err := d.OpenCV(c)
			if err != nil {
				t.Errorf("%s: %v", c.Applicant.Name, err)
				continue
			}
			got, err := io.ReadAll(f)
			if err := errors.Join(err, f.Close()); err != nil || !bytes.Equal(got, want) {
				t.Errorf("%s: %d bytes, want %d, %v", c.Applicant.Name, len(got), len(want), err)
			}
		}
	}
	for _, d := range []*desk{a, b} { // each has its own open forms
		if drafts, err := d.WaitingDrafts(ctx); err != nil || len(drafts) != 40 {
			t.Errorf("%d drafts of its own, %v", len(drafts), err)
		}
	}
}

// A full cache breaks the CVs that do not fit, and nothing else: all applicants are
// there, and the next read keeps the stored CVs.
func TestAFullCacheLosesNoApplicant(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	all, _ := d.fetchAll(t.Context(), job.ID)
	if err := os.RemoveAll(d.cvDir); err != nil {
		t.Fatal(err)
	}
	d.opts.CVs.Limit = 100_000
	for range 2 {
		people, last := d.fetchAll(t.Context(), job.ID)
		if len(people) != len(all) || last.Err != nil || last.Bad != 0 {
			t.Fatalf("%d people of %d, %+v", len(people), len(all), last)
		}
		kept, full := int64(0), 0
		for _, c := range people {
			switch {
			case c.CV == nil:
			case c.CV.Broken == "the CV cache is full (100 kB)":
				full++
				if _, err := d.OpenCV(c); !errors.Is(err, ErrNoCV) || !strings.Contains(err.Error(), "is full") {
					t.Error(err)
				}
			case c.CV.Ref != "":
				kept += c.CV.Size
				f, err := d.OpenCV(c)
				if err != nil {
					t.Fatal(err)
				}
				if err := f.Close(); err != nil {
					t.Error(err)
				}
			}
		}
		if full == 0 || kept == 0 || kept > d.opts.CVs.Limit {
			t.Errorf("%d bytes kept, %d CVs without room", kept, full)
		}
		if cached, err := d.CachedApplicants(t.Context(), job.ID); err != nil || !cached.Complete {
			t.Errorf("complete %v, %v", cached.Complete, err)
		}
	}
}

func TestSavedNamesHoldTheReview(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.opts.CVName = "{verdict}_{rating}_{apply}{ext}"
	people, _ := d.fetchAll(t.Context(), d.job("ua-backend").ID)
	for i, c := range people {
		if c.CV == nil || c.CV.Broken != "" {
			continue
		}
		want := fmt.Sprintf("undecided_0_%d", c.ID)
		if i%2 == 0 {
			want = fmt.Sprintf("maybe_3_%d", c.ID)
			if _, _, err := d.ChangeReview(t.Context(), c, func(r *model.Review) { r.Verdict, r.Rating = model.Maybe, 3 }); err != nil {
				t.Fatal(err)
			}
		}
		saved, err := d.SaveCV(t.Context(), c, "")
		if err != nil || !strings.HasPrefix(filepath.Base(saved.Path), want+".") {
			t.Errorf("%s, want %s (%v)", saved.Path, want, err)
		}
	}
}

// TestAnOlderAnswerDropsNoNewerApplicant: another window reads and stores an applicant while this window still reads an
// answer that was made before.
func TestAnOlderAnswerDropsNoNewerApplicant(t *testing.T) {
	t.Parallel()
	d := newDesk(t, sandbox.Options{})
	if _, err := d.FetchJobs(t.Context()); err != nil {
		t.Fatal(err)
	}
	job := d.job("ua-backend")
	older := d.FetchApplicants(t.Context(), job.ID)
	<-older // the answer is made
	id, err := d.service.Apply(job.ID, model.Candidate{Applicant: model.Applicant{Name: "Олена Щойна"}}, nil)
	if err != nil {
		t.Fatal(err)
	}
	for b := range d.another().FetchApplicants(t.Context(), job.ID) {
		if b.Err != nil {
			t.Fatal(b.Err)
		}
	}
	for b := range older {
		if b.Err != nil || slices.ContainsFunc(b.People, func(c model.Candidate) bool { return c.ID == id }) {
			t.Fatalf("the answer is not older: %v", b.Err)
		}
	}
	if _, err := d.store.Candidate(t.Context(), id); err != nil {
		t.Error(err)
	}
}
