package account

import (
	"context"
	"fmt"
	"io"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/query"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
	"shortlist/model/store"
)

// reader reads CVs of test data, and counts its reads.
type reader struct {
	mu     sync.Mutex
	reads  map[string]int // by the text
	fails  string         // CVs with this text cannot be read
	panics bool           // the first read panics
	held   chan struct{}  // if it is not nil, a read sends to it, and ends with its context
}

func (r *reader) read(ctx context.Context, file io.ReadSeeker) (reading.Document, error) {
	data, err := io.ReadAll(file)
	if err != nil {
		return reading.Document{}, err
	}
	r.mu.Lock()
	r.reads[string(data)]++
	held := r.held
	r.held = nil
	panics := r.panics
	r.panics = false
	r.mu.Unlock()
	if panics {
		panic("a fault of the reader")
	}
	if held != nil {
		close(held)
		<-ctx.Done()
		return reading.Document{}, ctx.Err()
	}
	doc, err := reading.Read(ctx, data)
	for _, p := range doc.Pages {
		if r.fails != "" && strings.Contains(strings.ToLower(p.Text), r.fails) {
			return doc, fmt.Errorf("%w: by its text", outcome.ErrLocked)
		}
	}
	return doc, err
}

// most returns the highest number of reads of one CV.
func (r *reader) most() (most int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, n := range r.reads {
		most = max(most, n)
	}
	return most
}

// searched returns a desk with the applicants of a job, whose CVs r reads.
func searched(t *testing.T, r *reader) (d *desk, job model.Job) {
	t.Helper()
	d = newDesk(t, sandbox.Options{})
	r.reads = map[string]int{}
	d.opts.ReadCV, d.cvReads.rest = r.read, 0
	if _, err := d.FetchJobs(t.Context()); err != nil {
		t.Fatal(err)
	}
	job = d.job("ua-backend")
	for range d.FetchApplicants(t.Context(), job.ID) {
	}
	if err := d.IndexNow(t.Context()); err != nil { // a search only indexes for a moment
		t.Fatal(err)
	}
	return d, job
}

// indexed indexes until nothing is missing.
func (d *desk) indexed() {
	d.t.Helper()
	ctx, cancel := context.WithCancel(d.t.Context())
	defer cancel()
	signal := d.KeepIndexed(ctx)
	for left := range signal {
		if left == (Index{}) {
			cancel()
		}
	}
}

func (d *desk) search(typed string) Hits {
	d.t.Helper()
	q, problem := query.Parse(typed, time.Now())
	if problem != "" {
		d.t.Fatal(problem)
	}
	hits, err := d.Search(d.t.Context(), q, 1000)
	modeltest.Must(d.t, err)
	return hits
}

// TestCVsAreFoundByTheirText reads CVs in the background and marks no application
// viewed.
func TestCVsAreFoundByTheirText(t *testing.T) {
	var r reader
	d, job := searched(t, &r)
	before := d.search("cv:docker")
	if len(before.List) > 0 || before.CVs == 0 || before.Applications > 0 {
		t.Fatalf("before CVs were read: %d hits, %+v", len(before.List), before.Index)
	}
	unviewed := d.search("is:unviewed")
	d.indexed()
	hits := d.search("cv:docker job:" + fmt.Sprint(job.ID))
	if len(hits.List) == 0 || hits.Index != (Index{}) {
		t.Fatalf("%d hits, %+v", len(hits.List), hits.Index)
	}
	for _, h := range hits.List {
		if h.JobTitle != job.Title || h.Why.Field != query.CV || len(h.Why.Highlights) == 0 || !strings.EqualFold(h.Why.Line[h.Why.Highlights[0].Start:h.Why.Highlights[0].End], "docker") {
			t.Errorf("%+v", h.Why)
		}
	}
	if after := d.search("is:unviewed"); len(after.List) != len(unviewed.List) || len(after.List) == 0 {
		t.Errorf("%d are unseen after %d were", len(after.List), len(unviewed.List))
	}
	if log, err := d.Activity(t.Context(), 0, 10); err != nil || len(log) > 0 {
		t.Errorf("the service got %v, %v", log, err)
	}
	if r.most() != 1 {
		t.Errorf("a CV was read %d times", r.most())
	}
	// Another start, and another read of the same applicants, read no CV again.
	for range d.FetchApplicants(t.Context(), job.ID) {
	}
	if left, err := d.Unindexed(t.Context()); err != nil || left != (Index{}) {
		t.Errorf("left after a refresh: %+v, %v", left, err)
	}
}

// TestAnUnreadableCVIsNotTriedAgain.
func TestAnUnreadableCVIsNotTriedAgain(t *testing.T) {
	modeltest.SkipInShort(t, "reads every applicant of a service")
	r := reader{fails: "docker"}
	d, _ := searched(t, &r)
	d.indexed()
	if hits := d.search("cv:docker"); len(hits.List) > 0 {
		t.Errorf("%d hits", len(hits.List))
	}
	if r.most() != 1 {
		t.Errorf("a CV was tried %d times", r.most())
	}
	if unread, err := d.store.UnreadCVs(t.Context(), 0, 1); err != nil || len(unread) > 0 {
		t.Error("some are to be tried again")
	}
}

// TestAFaultInOneReadEndsNoOther: the program goes on, and the CV of the fault is tried again later.
func TestAFaultInOneReadEndsNoOther(t *testing.T) {
	modeltest.SkipInShort(t, "reads every applicant of a service")
	r := reader{panics: true}
	d, _ := searched(t, &r)
	var reported string
	d.opts.Crash = func(value any, _ []byte) string { reported = fmt.Sprint(value); return "" }
	for run := range 2 {
		modeltest.Must(t, d.Index(t.Context(), func(Index) {}))
		if left, err := d.Unindexed(t.Context()); err != nil || left != (Index{CVs: 1 - run}) {
			t.Errorf("%+v are missing, %v", left, err)
		}
	}
	if reported != "a fault of the reader" {
		t.Errorf("reported %q", reported)
	}
}

// TestLongTextsAreStoredBeforeMoreAreRead: twenty of them would take all memory.
func TestLongTextsAreStoredBeforeMoreAreRead(t *testing.T) {
	var r reader
	d, _ := searched(t, &r)
	modeltest.Must(t, d.IndexNow(t.Context()))
	long := strings.Repeat("a word ", mostHeld/7)
	d.opts.ReadCV = func(context.Context, io.ReadSeeker) (reading.Document, error) {
		return reading.Document{Kind: "txt", Pages: []reading.Page{{Text: long + "more"}}}, nil
	}
	people, err := d.store.UnreadCVs(t.Context(), 0, indexAtOnce)
	if err != nil || len(people) <= 2*mostReaders {
		t.Fatalf("%d CVs are to be read, %v", len(people), err)
	}
	if _, rest, err := d.readForIndex(t.Context(), people); err != nil || !rest {
		t.Errorf("nothing is left to read, %v", err)
	}
	after, err := d.store.UnreadCVs(t.Context(), 0, indexAtOnce)
	if err != nil || len(after) == 0 || after[0].ID == people[0].ID {
		t.Errorf("the first CV is not stored, %v", err)
	}
}

// TestThePersonReadsFirst opens a CV while one is read for the index.
func TestThePersonReadsFirst(t *testing.T) {
	modeltest.SkipInShort(t, "reads every applicant of a service")
	held := make(chan struct{})
	r := reader{held: held}
	d, _ := searched(t, &r)
	if err := d.IndexNow(t.Context()); err != nil { // only indexed applicants have their CV read
		t.Fatal(err)
	}
	unread, err := d.store.UnreadCVs(t.Context(), 0, 1)
	if err != nil || len(unread) != 1 {
		t.Fatal(unread, err)
	}
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	signal := d.KeepIndexed(ctx)
	<-signal // what is to be read
	<-held   // the read would never end
	if _, err := d.CVText(t.Context(), unread[0]); err != nil {
		t.Errorf("the person's own: %v", err)
	}
	for left := range signal {
		if left == (Index{}) {
			cancel()
		}
	}
	if n := r.most(); n != 2 {
		t.Errorf("the CV that was broken off was read %d times", n)
	}
}

// TestOneCopyReads keeps the index with two accounts of one store.
func TestOneCopyReads(t *testing.T) {
	var r reader
	d, _ := searched(t, &r)
	if ok, err := d.store.TakeDuty(t.Context(), "index", d.opts.Now()); !ok || err != nil {
		t.Fatal(ok, err)
	}
	other := d.another()
	var signal Index
	if _, err := other.indexAll(t.Context(), nil, &signal, false); err != nil || r.most() > 0 {
		t.Errorf("%v, %d reads while another copy does it", err, r.most())
	}
}

// TestABlindHitHasNoName: the hit is found by the text of a CV that begins with the applicant's name.
func TestABlindHitHasNoName(t *testing.T) {
	modeltest.SkipInShort(t, "reads every applicant of a service")
	var r reader
	d, _ := searched(t, &r)
	d.indexed()
	all := d.search("has:cv")
	modeltest.Must(t, d.SetBlind(t.Context(), true))
	for _, h := range all.List[:10] {
		name := query.Words(h.Candidate.Applicant.Name)
		for _, b := range d.search(name[0].Folded).List {
			if b.Candidate.ID == h.Candidate.ID {
				t.Errorf("%s is found by their name: %+v", name[0].Folded, b.Why)
			}
		}
	}
	names := map[int64]string{}
	for _, h := range all.List {
		names[h.Candidate.ID] = h.Candidate.Applicant.Name
	}
	hits := d.search("cv:docker")
	if len(hits.List) == 0 {
		t.Fatal("no applicant is found by their CV")
	}
	for _, h := range hits.List {
		name := names[h.Candidate.ID]
		if h.Candidate.Applicant.Name == name || len(h.Why.Highlights) == 0 {
			t.Errorf("%q is shown of %q", h.Candidate.Applicant.Name, name)
		}
		for _, w := range query.Words(name) {
			for _, in := range query.Words(h.Why.Line) {
				if in.Folded == w.Folded {
					t.Errorf("%q shows %q", h.Why.Line, w.Folded)
				}
			}
		}
	}
}

// TestAListIsFilteredWithoutAnIndex, as where another window has the store and has not indexed the
// applicants yet: also in blind mode, and by words that have changed since.
func TestAListIsFilteredWithoutAnIndex(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	path := filepath.Join(t.TempDir(), "store.db")
	var stores []*store.Store
	for _, host := range []string{"there", "here"} {
		s, err := store.OpenWith(path, store.Options{Host: host, Shared: func(string) (bool, error) { return true, nil }})
		modeltest.Must(t, err)
		t.Cleanup(func() { _ = s.Close() })
		stores = append(stores, s)
	}
	there := stores[0]
	d.Account.store = stores[1]
	ana := model.Candidate{ID: 1, JobID: 5, Applicant: model.Applicant{Name: "Ana Pop", Experience: []model.Experience{{Title: "Cook"}}}}
	ion := model.Candidate{ID: 2, JobID: 5, Viewed: true, Applicant: model.Applicant{Name: "Ion Pop", Experience: []model.Experience{{Title: "Driver"}}}}
	finds := func(typed string, want ...int64) {
		t.Helper()
		q, problem := query.Parse(typed, time.Now())
		if problem != "" {
			t.Fatal(problem)
		}
		found, err := d.Matching(ctx, q, 5)
		if got := slices.Sorted(maps.Keys(found)); err != nil || !slices.Equal(got, want) {
			t.Errorf("%q finds %d instead of %d, %v", typed, got, want, err)
		}
	}
	modeltest.Must(t, there.PutCandidates(ctx, 5, []model.Candidate{ana, ion}, time.Now()))
	finds("pop", 1, 2)
	finds("cook", 1)
	finds("is:unviewed", 1)
	finds("-cook pop", 2)
	if _, err := there.IndexSome(ctx, 5, 10); err != nil {
		t.Fatal(err)
	}
	finds("cook", 1)
	ana.Applicant.Experience[0].Title = "Baker"
	modeltest.Must(t, there.PutCandidates(ctx, 5, []model.Candidate{ana}, time.Now()))
	finds("cook")
	finds("baker", 1)
	d.switchTo(true)
	finds("baker", 1)
	finds("pop")
}

// TestAnApplicationThatComesWhileCVsAreReadIsReadSoon: its id is above those that are still to be read, so the round
// in progress does not reach it.
func TestAnApplicationThatComesWhileCVsAreReadIsReadSoon(t *testing.T) {
	modeltest.SkipInShort(t, "reads every applicant of a service")
	var r reader
	d, job := searched(t, &r)
	reads := 0
	d.opts.ReadCV = func(ctx context.Context, file io.ReadSeeker) (reading.Document, error) {
		if reads++; reads == 2 {
			who := model.Candidate{Applicant: model.Applicant{Name: "Олена Щойна"}}
			if _, err := d.service.Apply(job.ID, who, []byte("Досвід: гончарство")); err != nil {
				t.Error(err)
			}
			for range d.FetchApplicants(ctx, job.ID) {
			}
		}
		return r.read(ctx, file)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
	defer cancel()
	for left := range d.KeepIndexed(ctx) {
		if left == (Index{}) {
			cancel()
		}
	}
	if hits := d.search("cv:гончарство"); len(hits.List) != 1 || hits.Index != (Index{}) {
		t.Errorf("%d hits, %+v", len(hits.List), hits.Index)
	}
}
