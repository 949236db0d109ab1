package account

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/query"
	"shortlist/model/store"
)

// arrive keeps an arrival with a CV, as the callback would.
func (d *desk) arrive(c model.Candidate, cv string) model.Arrival {
	d.t.Helper()
	f, err := d.Attach()
	modeltest.Must(d.t, err)
	if _, err := io.WriteString(f, cv); err != nil {
		d.t.Fatal(err)
	}
	ref, err := f.Commit()
	modeltest.Must(d.t, err)
	first, last, _ := strings.Cut(c.Applicant.Name, " ")
	a := model.Arrival{
		JobID: c.JobID, Received: time.Now(), FirstName: first, LastName: last, Phone: c.Applicant.Contacts.Phone,
		Email: sandbox.PlaceholderEmail, Country: "UA", Digest: c.Applicant.Name,
		Attachments: []model.CV{{Name: "cv.txt", Type: "CV", Size: int64(len(cv)), Ref: ref}},
	}
	if fresh, err := d.Keep(d.t.Context(), a); err != nil || !fresh {
		d.t.Fatal(fresh, err)
	}
	return a
}

// arrivedIn returns the arrivals of a job.
func (d *desk) arrivedIn(job int64) (out []model.Candidate) {
	d.t.Helper()
	people, err := d.CachedApplicants(d.t.Context(), job)
	modeltest.Must(d.t, err)
	for _, c := range people.People {
		if c.JustIn() {
			out = append(out, c)
		}
	}
	return out
}

// attachments returns how many files wait with their arrivals.
func (d *desk) attachments() int {
	d.t.Helper()
	entries, err := os.ReadDir(filepath.Join(d.dir, "inbox"))
	modeltest.Must(d.t, err)
	return len(entries)
}

// TestAnArrivalIsShownUntilItIsListed in every window, with its file. Then it becomes
// its application, with its review.
func TestAnArrivalIsShownUntilItIsListed(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	before, _ := d.fetchAll(ctx, job.ID)
	other := d.another()
	events := other.Events(ctx)

	who := model.Candidate{JobID: job.ID, Applicant: model.Applicant{Name: "Олена Нова", Contacts: model.Contacts{Phone: "+380671234567", Opened: true}}}
	d.arrive(who, "Досвід: облік")
	var shown Event
	for len(shown.New) == 0 {
		shown = <-events
	}
	if n := shown.New[0]; n.Who.Applicant.Name != "Олена Нова" || n.Job != job.Title || !n.Who.JustIn() || !slices.Contains(shown.Applicants, job.ID) {
		t.Errorf("another copy hears %+v", shown)
	}
	for _, copy := range []*desk{d, other} {
		in := copy.arrivedIn(job.ID)
		if len(in) != 1 || in[0].Applicant.Name != "Олена Нова" || in[0].WithoutCV {
			t.Fatalf("just in are %+v", in)
		}
		f, err := copy.OpenCV(in[0])
		modeltest.Must(t, err)
		if data, err := io.ReadAll(f); err != nil || string(data) != "Досвід: облік" {
			t.Errorf("%q, %v", data, err)
		}
		if err := f.Close(); err != nil {
			t.Error(err)
		}
	}
	just := d.arrivedIn(job.ID)[0]
	if _, err := d.MarkViewed(ctx, job.ID, just.ID); err != nil || d.service.Count(sandbox.MarkViewed) != 0 {
		t.Errorf("a view of no application: %v", err)
	}
	for _, copy := range []*desk{d, other} {
		if !copy.arrivedIn(job.ID)[0].Viewed {
			t.Error("who was opened is unseen")
		}
	}
	if _, _, err := d.ChangeReview(ctx, just, func(r *model.Review) { r.Verdict, r.Note = model.Yes, "call her" }); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Enlist(ctx, "second round", []int64{just.ID}); err != nil {
		t.Fatal(err)
	}

	id, err := d.service.Apply(job.ID, who, []byte("Досвід: облік"))
	modeltest.Must(t, err)
	people, _ := d.fetchAll(ctx, job.ID)
	for !(<-events).Reviews { // in the other window
	}
	if len(people) != len(before)+1 || len(d.arrivedIn(job.ID)) != 0 {
		t.Errorf("%d people after %d, %d just in", len(people), len(before), len(d.arrivedIn(job.ID)))
	}
	if c, err := d.Candidate(ctx, just.ID); err != nil || c.ID != id {
		t.Errorf("who just came in is %d, %v; want %d", c.ID, err, id)
	}
	reviews, err := d.Reviews(ctx, job.ID)
	if r := reviews[id]; err != nil || r.Verdict != model.Yes || r.Note != "call her" {
		t.Errorf("their review is %+v, %v", r, err)
	}
	lists, err := d.Shortlists(ctx)
	if err != nil || len(lists) != 1 || !slices.Equal(lists[0].Applies, []int64{id}) {
		t.Errorf("the shortlist is %+v, %v", lists, err)
	}
	if again, err := d.NewSince(ctx, 0, 100); err != nil || len(again) != 1 || again[0].Who.ID != id {
		t.Errorf("new are %+v, %v", again, err)
	}
	if n := d.attachments(); n != 1 {
		t.Errorf("%d attachments before a sweep", n)
	}
	d.sweepInbox(ctx, time.Now().Add(2*unreferenced))
	if n := d.attachments(); n != 0 {
		t.Errorf("%d attachments are left of an application with its CV", n)
	}
}

// TestTheJobOfAnArrivalIsRead after a callback to any window, and again while the
// service does not list the application.
func TestTheJobOfAnArrivalIsRead(t *testing.T) {
	modeltest.SkipInShort(t, "waits until another window sees the arrival")
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	other := d.another()
	go func() {
		for range other.Events(ctx) {
		}
	}()
	read := other.KeepArrived(ctx)
	who := model.Candidate{JobID: job.ID, Applicant: model.Applicant{Name: "Олена Нова", Contacts: model.Contacts{Phone: "+380671234567", Opened: true}}}
	d.arrive(who, "text")
	if j := <-read; j.ID != job.ID {
		t.Errorf("read %d", j.ID)
	}
	if len(d.arrivedIn(job.ID)) != 1 {
		t.Error("the service has not listed them, and they are not just in any more")
	}
	if _, err := d.service.Apply(job.ID, who, nil); err != nil {
		t.Fatal(err)
	}
	other.ahead.Store(int64(time.Minute))
	second := who
	second.Applicant.Name = "Ірина Інша" // the change wakes the loop
	d.arrive(second, "text")
	for len(d.arrivedIn(job.ID)) > 1 {
		<-read
	}
	if in := d.arrivedIn(job.ID); len(in) != 1 || in[0].Applicant.Name != "Ірина Інша" {
		t.Errorf("just in are %+v", in)
	}
}

// TestAnUnknownArrivalStaysInTheInbox with its attachment, until it is dismissed.
func TestAnUnknownArrivalStaysInTheInbox(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	d.arrive(model.Candidate{JobID: 123, Applicant: model.Applicant{Name: "Somebody Else"}}, "text")
	d.sweepInbox(ctx, time.Now().Add(2*unreferenced))
	in, err := d.Inbox(ctx)
	if err != nil || len(in) != 1 || in[0].JobID != 123 || d.attachments() != 1 {
		t.Fatalf("%+v, %v, %d attachments", in, err, d.attachments())
	}
	modeltest.Must(t, d.SetBlind(ctx, true))
	if in, err := d.Inbox(ctx); err != nil || strings.Contains(in[0].Applicant.Name, "Somebody") {
		t.Errorf("in blind mode %+v, %v", in, err)
	}
	modeltest.Must(t, d.Dismiss(ctx, in[0]))
	if in, err := d.Inbox(ctx); err != nil || len(in) != 0 || d.attachments() != 0 {
		t.Errorf("after a dismissal %+v, %v, %d attachments", in, err, d.attachments())
	}
	if _, err := d.Candidate(ctx, in[0].ID); !errors.Is(err, store.ErrNone) {
		t.Errorf("a dismissed one: %v", err)
	}
}

// TestGoneApplicationsHideNoLaterOne, however many they are.
func TestGoneApplicationsHideNoLaterOne(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	d.fetchAll(ctx, job.ID)
	var people []model.Candidate
	for i := range 3 * atOnce {
		people = append(people, model.Candidate{ID: int64(i + 1), JobID: job.ID, Date: time.Now(), Status: model.Received})
	}
	modeltest.Must(t, d.store.PutCandidates(ctx, job.ID, people, time.Now()))
	if came, err := d.NewSince(ctx, 0, atOnce); err != nil || len(came) != atOnce {
		t.Fatalf("%d came, %v", len(came), err)
	}
	d.withdrawAll(job.ID, store.Sync{At: time.Now(), Complete: true}) // they are not listed any more
	d.arrive(model.Candidate{JobID: job.ID, Applicant: model.Applicant{Name: "Олена Нова"}}, "")
	if came, err := d.NewSince(ctx, 0, atOnce); err != nil || len(came) != 1 || came[0].Who.Applicant.Name != "Олена Нова" {
		t.Errorf("%d came, %v", len(came), err)
	}
}

// TestAnEmptyAnswerKeepsTheApplicants if the service counts applications: the
// applicants stay, and none of them is new at the next read.
func TestAnEmptyAnswerKeepsTheApplicants(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	if _, err := d.FetchJobs(ctx); err != nil {
		t.Fatal(err)
	}
	job := d.job("ua-backend")
	before, _ := d.fetchAll(ctx, job.ID)
	last, err := d.LastNew(ctx)
	modeltest.Must(t, err)
	d.faults(sandbox.Fault{Endpoint: sandbox.Applies, Empty: true, Status: 204, Count: 1})
	if _, b := d.fetchAll(ctx, job.ID); b.Err == nil || b.Err.Error() != fmt.Sprintf("could not read the applicants of job %d: ua.test.localhost sent an answer that shortlist cannot read (it sent no applicants, and counts %d)", job.ID, job.Applies) {
		t.Errorf("it ended with %v", b.Err)
	}
	if kept, err := d.CachedApplicants(ctx, job.ID); err != nil || len(kept.People) != len(before) {
		t.Errorf("%d of %d people, %v", len(kept.People), len(before), err)
	}
	d.fetchAll(ctx, job.ID)
	if came, err := d.NewSince(ctx, last, 1000); err != nil || len(came) != 0 {
		t.Errorf("%d came, %v", len(came), err)
	}
}

// TestACutReadIsNotRepeatedAtOnce unless a person asks. Otherwise a body that is always
// cut would be sent again and again.
func TestACutReadIsNotRepeatedAtOnce(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	if _, err := d.FetchJobs(ctx); err != nil {
		t.Fatal(err)
	}
	job := d.job("ua-backend")
	d.fetchAll(ctx, job.ID)
	job.Applies++
	due := func() bool {
		t.Helper()
		jobs, err := d.store.Due(ctx, []model.Job{job}, time.Now())
		modeltest.Must(t, err)
		return len(jobs) > 0
	}
	stopped, stop := context.WithCancel(ctx)
	stop()
	d.fetchAll(stopped, job.ID)
	if !due() {
		t.Error("a read that a person ended counts as failed")
	}
	d.faults(sandbox.Fault{Endpoint: sandbox.Applies, Cut: true, CutAfter: 60000})
	for range d.FetchMoved(ctx, []model.Job{job}, 0) {
	}
	if due() {
		t.Error("after a body that was cut it is read at once again")
	}
	before := d.service.Count(sandbox.Applies)
	for range d.FetchMoved(ctx, []model.Job{job}, 0) {
	}
	if n := d.service.Count(sandbox.Applies); n != before {
		t.Errorf("it was read %d times more at the next poll", n-before)
	}
	d.faults()
	d.ahead.Store(int64(time.Hour))
	read := 0
	for range d.FetchMoved(ctx, []model.Job{job}, 0) {
		read++
	}
	if read != 1 {
		t.Errorf("an hour later it was read %d times", read)
	}
	if d.fetchAll(ctx, job.ID); !due() {
		t.Error("a job that could be read is not read again when its count moves")
	}
}

// TestAFilterAndASearchFindArrivals by their review, too, up to the limit.
func TestAFilterAndASearchFindArrivals(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job, other := d.job("ua-backend"), d.job("ua-sales")
	const came = 30
	for i := range came {
		a := model.Arrival{JobID: job.ID, Received: time.Now(), FirstName: "Zorro", LastName: fmt.Sprint("N", i), Digest: fmt.Sprint(i)}
		if _, err := d.Keep(ctx, a); err != nil {
			t.Fatal(err)
		}
	}
	parse := func(typed string) query.Query {
		q, problem := query.Parse(typed, time.Now())
		if problem != "" {
			t.Fatal(problem)
		}
		return q
	}
	hits, err := d.Search(ctx, parse("zorro"), 10)
	if err != nil || len(hits.List) != 10 || hits.More != came-10 {
		t.Errorf("found are %d and %d more, %v", len(hits.List), hits.More, err)
	}
	who := d.arrivedIn(job.ID)[3]
	if _, _, err := d.ChangeReview(ctx, who, func(r *model.Review) { r.Tags = []string{"swords"} }); err != nil {
		t.Fatal(err)
	}
	for typed, want := range map[string]int{"tag:swords": 1, "zorro -tag:swords": came - 1, "has:cv zorro": 0, "zorro": came} {
		if found, err := d.Matching(ctx, parse(typed), job.ID); err != nil || len(found) != want {
			t.Errorf("%s finds %d, %v; want %d", typed, len(found), err, want)
		}
		if found, err := d.Matching(ctx, parse(typed), other.ID); err != nil || len(found) != 0 {
			t.Errorf("%s finds %d of another job, %v", typed, len(found), err)
		}
	}
	if hits, err := d.Search(ctx, parse("tag:swords"), 10); err != nil || len(hits.List) != 1 || hits.List[0].Candidate.ID != who.ID {
		t.Errorf("found by a tag are %+v, %v", hits.List, err)
	}
}

// TestABlindSearchFindsArrivalsByWhatIsShown, first and up to the limit: by places and
// reviews, and not by names and contacts.
func TestABlindSearchFindsArrivalsByWhatIsShown(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	const came = 40
	for i := range came {
		a := model.Arrival{JobID: job.ID, Received: time.Now(), FirstName: "Zorro", LastName: fmt.Sprint("N", i), City: "Mordor", Phone: "+380671234567", Digest: fmt.Sprint(i)}
		if _, err := d.Keep(ctx, a); err != nil {
			t.Fatal(err)
		}
	}
	listed := model.Candidate{ID: 1, JobID: job.ID, Status: model.Received, Applicant: model.Applicant{Name: "Listed", Region: "Mordor"}}
	modeltest.Must(t, d.store.PutCandidates(ctx, job.ID, []model.Candidate{listed}, time.Now()))
	in := d.arrivedIn(job.ID)
	who := in[3]
	if _, _, err := d.ChangeReview(ctx, who, func(r *model.Review) { r.Note = "Zorro has swords" }); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Enlist(ctx, "second round", []int64{who.ID}); err != nil {
		t.Fatal(err)
	}
	for _, blind := range []bool{false, true} {
		modeltest.Must(t, d.SetBlind(ctx, blind))
		byName := came
		if blind {
			byName = 0
		}
		for typed, want := range map[string]int{
			"zorro": byName, "0671234567": byName, "name:zorro": byName, "zorro*": byName,
			"mordor": came + 1, "mor*": came + 1, "has:phone mordor": came, "is:unviewed mordor -swords": came,
			"swords": 1, "note:swords": 1, "list:second": 1, fmt.Sprintf("job:%d mordor", job.ID): came + 1, "nothing": 0,
		} {
			hits := d.search(typed)
			if len(hits.List) != want || hits.More != 0 {
				t.Errorf("blind %v: %s finds %d and %d more; want %d", blind, typed, len(hits.List), hits.More, want)
			}
			q, _ := query.Parse(typed, time.Now())
			if found, err := d.Matching(ctx, q, job.ID); err != nil || len(found) != want {
				t.Errorf("blind %v: the filter %s finds %d, %v; want %d", blind, typed, len(found), err, want)
			}
			for i, h := range hits.List {
				if blind && (strings.Contains(h.Candidate.Applicant.Name, "Zorro") || strings.Contains(h.Why.Line, "Zorro")) {
					t.Errorf("%s shows %q by %q", typed, h.Candidate.Applicant.Name, h.Why.Line)
				}
				if want > came && i < came && h.Candidate.ID != in[i].ID {
					t.Errorf("blind %v: %s finds %d at %d; want %d", blind, typed, h.Candidate.ID, i, in[i].ID)
				}
			}
		}
		q, _ := query.Parse("mordor", time.Now())
		hits, err := d.Search(ctx, q, 10)
		if more := came + 1 - 10; err != nil || len(hits.List) != 10 || hits.List[0].Candidate.ID != in[0].ID || hits.More != min(more, map[bool]int{false: more, true: blindCounted}[blind]) {
			t.Errorf("blind %v: %d hits and %d more, %v", blind, len(hits.List), hits.More, err)
		}
	}
}

// TestTheCallbacksFileStaysWithoutOneOfTheService: the file of the callback can be read, found and saved with the
// application after any number of reads, until the service sends a file.
func TestTheCallbacksFileStaysWithoutOneOfTheService(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	d.fetchAll(ctx, job.ID)
	of := func(name, phone string) model.Candidate {
		return model.Candidate{JobID: job.ID, Applicant: model.Applicant{Name: name, Contacts: model.Contacts{Phone: phone, Opened: true}}}
	}
	shown, read := of("Олена Нова", "+380671234567"), of("Ірина Інша", "+380671234568")
	d.arrive(shown, "Досвід: облік")
	var ids []int64
	for _, who := range []model.Candidate{shown, read} {
		id, err := d.service.Apply(job.ID, who, nil)
		modeltest.Must(t, err)
		ids = append(ids, id)
	}
	d.fetchAll(ctx, job.ID)
	d.arrive(read, "Досвід: склад") // of a known application
	for range 2 {
		for i, want := range []string{"Досвід: облік", "Досвід: склад"} {
			c, err := d.Candidate(ctx, ids[i])
			if err != nil || c.CV == nil || c.WithoutCV {
				t.Fatalf("%+v, %v", c, err)
			}
			f, err := d.OpenCV(c)
			modeltest.Must(t, err)
			data, err := io.ReadAll(f)
			if err := errors.Join(err, f.Close()); err != nil || string(data) != want {
				t.Errorf("%q, %v; want %q", data, err, want)
			}
		}
		people, _ := d.fetchAll(ctx, job.ID)
		for _, c := range people {
			if slices.Contains(ids, c.ID) && c.CV == nil {
				t.Errorf("%s is read without a CV", c.Applicant.Name)
			}
		}
		d.sweepInbox(ctx, time.Now().Add(2*unreferenced))
		if n := d.attachments(); n != 2 {
			t.Errorf("%d files are left", n)
		}
	}
	modeltest.Must(t, d.SetBlind(ctx, true))
	c, err := d.Candidate(ctx, ids[0])
	if err != nil || c.CV == nil || strings.Contains(c.CV.Ref, "attachment") {
		t.Errorf("blind it is %+v, %v", c.CV, err)
	}
}

// withdrawAll ends a read that has seen none of a job's stored applicants.
func (d *desk) withdrawAll(jobID int64, sync store.Sync) {
	d.t.Helper()
	before, err := d.store.ApplicantsStored(d.t.Context(), jobID)
	if err == nil {
		err = d.store.EndSync(d.t.Context(), jobID, sync, before, nil)
	}
	modeltest.Must(d.t, err)
}
