package account

import (
	"bytes"
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/model/store/storetest"
)

// sought are texts of a person that no file may hold after an erasure: also the word of
// the index.
func sought(c model.Candidate) (out [][]byte) {
	for _, text := range []string{c.Applicant.Name, c.Applicant.Contacts.Email, c.Applicant.Contacts.Phone} {
		if len(text) > 5 {
			out = append(out, []byte(text))
		}
	}
	return out
}

// holding returns the files below folders that hold one of some texts.
func holding(t *testing.T, texts [][]byte, dirs ...string) (files []string) {
	t.Helper()
	for _, dir := range dirs {
		err := filepath.WalkDir(dir, func(path string, e fs.DirEntry, err error) error {
			if errors.Is(err, fs.ErrNotExist) && path != dir { // it was replaced meanwhile
				return nil
			}
			if err != nil || !e.Type().IsRegular() {
				return err
			}
			data, err := os.ReadFile(path)
			if errors.Is(err, fs.ErrNotExist) {
				return nil
			}
			for _, text := range texts {
				if bytes.Contains(data, text) {
					files = append(files, filepath.Base(path)+" holds "+string(text))
				}
			}
			return err
		})
		modeltest.Must(t, err)
	}
	return files
}

// somebody returns an applicant of the demo with a name, an address and a number, and makes
// the account keep everything about this person that it can.
func somebody(t *testing.T, d *desk) model.Candidate {
	t.Helper()
	ctx := t.Context()
	if _, err := d.FetchJobs(ctx); err != nil {
		t.Fatal(err)
	}
	d.fetchAll(ctx, d.job("ua-backend").ID)
	modeltest.Must(t, d.IndexNow(ctx))
	all, err := d.store.Known(ctx)
	modeltest.Must(t, err)
	for _, k := range all {
		c, err := d.Candidate(ctx, k.ID)
		if err != nil || len(c.Applicant.Name) < 12 || c.Applicant.Contacts.Masked() || c.Applicant.Contacts.Email == "" || len(c.Applicant.Contacts.Phone) < 8 || c.CV == nil || c.CV.Ref == "" {
			continue
		}
		s, err := d.Select(ctx, Scope{Person: c.Applicant.Contacts.Email})
		if err != nil || len(s.Applications) != 1 || d.rehearsed(s).Rows.Applications != 1 {
			continue
		}
		if m, err := d.store.Mentions(ctx, store.NewMarks([]string{c.Applicant.Name})); err != nil || m["candidates"] != 1 {
			continue // an applicant of the same name
		}
		_, _, err = d.ChangeReview(ctx, c, func(r *model.Review) {
			r.Verdict, r.Note = model.Yes, "call "+c.Applicant.Name+" back"
		})
		modeltest.Must(t, err)
		if _, err := d.Enlist(ctx, "Second round", []int64{c.ID}); err != nil {
			t.Fatal(err)
		}
		modeltest.Must(t, d.store.SaveSearch(ctx, model.SavedSearch{Name: "them", Query: c.Applicant.Contacts.Email}, time.Now()))
		if _, err := d.store.Log(ctx, model.Activity{At: time.Now(), Kind: model.ActivityView, ApplyID: c.ID, JobID: c.JobID, Title: c.Applicant.Name}); err != nil {
			t.Fatal(err)
		}
		modeltest.Must(t, d.NoteViewed(ctx, c.JobID, c.ID))
		modeltest.Must(t, d.store.PutCVText(ctx, c.ID, "x", store.CVText{Why: "the CV of " + c.Applicant.Name}))
		return c
	}
	t.Fatal("the demo has no such applicant")
	return model.Candidate{}
}

func (d *desk) rehearsed(s Selected) Receipt {
	d.t.Helper()
	r, err := d.Rehearse(d.t.Context(), s, Scope{})
	modeltest.Must(d.t, err)
	return r
}

// erasable makes the folders of an account those that Erase searches.
func (d *desk) erasable() {
	d.opts.Folders, d.opts.Logs, d.opts.Scratch = []string{d.dir}, []string{filepath.Join(d.dir, "shortlist.log*")}, filepath.Join(d.dir, "editing")
}

// TestAnErasureSearchesTextKeptBesideTheStore: a file there that cannot be read stays, and the receipt names it.
func TestAnErasureSearchesTextKeptBesideTheStore(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.erasable()
	c := somebody(t, d)
	file := filepath.Join(d.dir, "store.db.typed", "host-1-A.json")
	modeltest.Must(t, os.Mkdir(filepath.Dir(file), 0o700))
	modeltest.Must(t, os.WriteFile(file, []byte("{ not whole "+c.Applicant.Name), 0o600))
	s, err := d.Select(t.Context(), Scope{Person: c.Applicant.Contacts.Email})
	modeltest.Must(t, err)
	r, err := d.Erase(t.Context(), s, Scope{})
	if err != nil || r.Clean() || len(r.Left) != 1 || !strings.HasPrefix(r.Left[0].File, file) {
		t.Errorf("receipt %+v, %v", r, err)
	}
}

// TestNoByteOfAnErasedPersonStays erases somebody while another window has the store open,
// and searches every file of the account.
func TestNoByteOfAnErasedPersonStays(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.erasable()
	c := somebody(t, d)
	ctx := t.Context()
	modeltest.Must(t, os.WriteFile(filepath.Join(d.dir, "shortlist.log"), []byte("before "+c.Applicant.Contacts.Email+" after\n"), 0o600))
	modeltest.Must(t, os.WriteFile(filepath.Join(d.dir, "store.db.damaged-1"), []byte(c.Applicant.Name), 0o600))
	if _, err := d.OutsideCV(ctx, c); err != nil {
		t.Fatal(err)
	}
	other := d.another()
	if got, err := other.CachedApplicants(ctx, c.JobID); err != nil || len(got.People) == 0 {
		t.Fatal(err)
	}
	since, err := other.store.Revision(ctx)
	modeltest.Must(t, err)
	before := len(mustKnown(t, d))
	s, err := d.Select(ctx, Scope{Person: c.Applicant.Contacts.Email})
	if err != nil || len(s.Applications) != 1 || s.Applications[0].ID != c.ID {
		t.Fatalf("%+v, %v", s, err)
	}
	want := store.ErasedRows{Applications: 1, Reviews: 1, Places: 1, Lists: 1, Searches: 1, Queued: 1, Entries: 1}
	if r := d.rehearsed(s); r.Rows != want || r.CVs != 1 || r.Other != 1 {
		t.Errorf("rehearsed %+v", r)
	}
	if _, err := d.store.Candidate(ctx, c.ID); err != nil {
		t.Fatalf("a rehearsal has removed: %v", err)
	}
	r, err := d.Erase(ctx, s, Scope{})
	modeltest.Must(t, err)
	if r.Rows != want || r.CVs != 1 || r.Other != 2 || r.Masked != 1 || !r.Clean() || len(r.Mentions) != 0 || r.Searched < 4 || r.Marks == 0 {
		t.Errorf("receipt %+v", r)
	}
	if got := len(mustKnown(t, d)); got != before-1 {
		t.Errorf("%d of %d applications are left", got, before)
	}
	parts, _, err := other.store.Changed(ctx, since)
	if e := eventOf(parts); err != nil || len(e.Applicants) != 1 || e.Applicants[0] != c.JobID || !e.Reviews {
		t.Errorf("the other window gets %v, %v", parts, err)
	}
	if err := other.SaveDraft(ctx, model.SavedDraft{ID: 5, Draft: model.Draft{Title: "still works"}}); err != nil {
		t.Error(err)
	}
	// The service still lists the application.
	for b := range d.FetchApplicants(ctx, c.JobID) {
		for _, p := range b.People {
			if p.ID == c.ID {
				t.Error("a read shows the erased application")
			}
		}
	}
	if _, err := d.store.Candidate(ctx, c.ID); !errors.Is(err, store.ErrNone) {
		t.Errorf("a read has brought it back: %v", err)
	}
	if _, is, err := other.ChangeReview(ctx, c, func(r *model.Review) { r.Note = "too late" }); err != nil || is.Note != "" {
		t.Errorf("another window reviews it: %+v, %v", is, err)
	}
	if len(d.opts.CVs.Files(c.ID)) != 0 {
		t.Error("a read has brought its CV back")
	}
	if got := holding(t, sought(c), d.dir); len(got) > 0 {
		t.Errorf("left: %q", got)
	}
	if n, _, err := d.ForgetErased(ctx); n != 1 || err != nil {
		t.Errorf("forgot %d, %v", n, err)
	}
	for range d.FetchApplicants(ctx, c.JobID) {
	}
	if _, err := d.store.Candidate(ctx, c.ID); err != nil {
		t.Errorf("it does not come back: %v", err)
	}
}

func mustKnown(t *testing.T, d *desk) []store.Known {
	t.Helper()
	all, err := d.store.Known(t.Context())
	modeltest.Must(t, err)
	return all
}

// TestWordsOfAnErasedPersonLeaveTheIndex looks for a word of the index in its blocks.
func TestWordsOfAnErasedPersonLeaveTheIndex(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.erasable()
	ctx := t.Context()
	people := []model.Candidate{
		{ID: 1, JobID: 5, Status: model.Received, Applicant: model.Applicant{Name: "Zqxvwkjq Abcdefgh", Contacts: model.Contacts{Email: "zqxvwkjq@example.org", Opened: true}}},
		{ID: 2, JobID: 5, Status: model.Received, Applicant: model.Applicant{Name: "Olena Koval"}},
	}
	modeltest.Must(t, d.store.PutCandidates(ctx, 5, people, time.Now()))
	if _, err := d.store.IndexSome(ctx, 0, 10); err != nil {
		t.Fatal(err)
	}
	s, err := d.Select(ctx, Scope{Person: "abcdefgh zqxvwkjq"})
	modeltest.Must(t, err)
	if r, err := d.Erase(ctx, s, Scope{}); err != nil || !r.Clean() {
		t.Fatalf("%+v, %v", r, err)
	}
	if got := holding(t, [][]byte{[]byte("qxvwkj"), []byte("bcdefg")}, d.dir); len(got) > 0 {
		t.Errorf("left: %q", got)
	}
}

func TestAPersonIsNamedByIDAddressNumberOrName(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	ctx := t.Context()
	person := func(id, job int64, name, email, phone string) model.Candidate {
		return model.Candidate{ID: id, JobID: job, Date: time.UnixMilli(1_700_000_000_000 + id), Applicant: model.Applicant{Name: name, Contacts: model.Contacts{Email: email, Phone: phone, Opened: true}}}
	}
	for job, people := range map[int64][]model.Candidate{
		5: {person(1, 5, "Olena Koval", "olena@example.org", "+380 67 123 45 67"), person(2, 5, "Ivan Bondar", "desk@example.org", "")},
		6: {person(3, 6, "Олена Коваль", "other@example.org", "067 123-45-67"), person(4, 6, "Petro Melnyk", "desk@example.org", ""), person(6, 6, "Olena Koval", "", "")},
	} {
		modeltest.Must(t, d.store.PutCandidates(ctx, job, people, time.Now()))
	}
	for typed, want := range map[string]string{
		"1": "3 1 ", "OLENA@example.org": "3 1 ", "+380671234567": "3 1 ", "Ivan Bondar": "2 ", "bondar": "2 ", "6": "6 ",
		"Олена Коваль": "3 1 ", "Olena Koval": "several", "desk@example.org": "several", "nothing@example.org": "nothing",
	} {
		s, err := d.Select(ctx, Scope{Person: typed})
		got := ""
		for _, m := range s.Applications {
			got += string(rune('0'+m.ID)) + " "
		}
		var several *SeveralError
		switch {
		case errors.As(err, &several):
			got = "several"
		case errors.Is(err, ErrNone):
			got = "nothing"
		case err != nil:
			t.Fatal(err)
		}
		if got != want {
			t.Errorf("%s: %s, want %s", typed, got, want)
		}
	}
	s, err := d.Select(ctx, Scope{Of: []int64{2, 3, 99, 1}}) // the first of each is named, in this order
	if err != nil || len(s.Applications) != 3 || len(s.People) != 2 || s.People[0].ID != 2 || s.People[1].ID != 3 {
		t.Errorf("%+v, %v", s, err)
	}
	if _, err := d.Select(ctx, Scope{Of: []int64{99}}); !errors.Is(err, ErrNone) {
		t.Errorf("nothing is kept of 99: %v", err)
	}
	modeltest.Must(t, d.SetBlind(ctx, true))
	s, err = d.Select(ctx, Scope{JobID: 5})
	if err != nil || len(s.Applications) != 2 || strings.Contains(s.Applications[0].Name, "Ivan") || s.Applications[0].Email != "" {
		t.Errorf("%+v, %v", s.Applications, err)
	}
}

// TestOldApplicationsOnShortlistsStay erases by age.
func TestOldApplicationsOnShortlistsStay(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	ctx, now := t.Context(), time.Now()
	people := []model.Candidate{{ID: 1, JobID: 5, Date: now.AddDate(0, -8, 0)}, {ID: 2, JobID: 5, Date: now.AddDate(0, -8, 0)}, {ID: 3, JobID: 5, Date: now}, {ID: 4, JobID: 5}}
	modeltest.Must(t, d.store.PutCandidates(ctx, 5, people, now))
	if _, err := d.Enlist(ctx, "Second round", []int64{2}); err != nil {
		t.Fatal(err)
	}
	s, err := d.Select(ctx, Scope{Before: now.AddDate(0, 0, -180)})
	if err != nil || len(s.Applications) != 1 || s.Applications[0].ID != 1 || s.Listed != 1 {
		t.Errorf("%+v, %v", s, err)
	}
	s, err = d.Select(ctx, Scope{Before: now.AddDate(0, 0, -180), Listed: true})
	if err != nil || len(s.Applications) != 2 || s.Listed != 0 {
		t.Errorf("%+v, %v", s, err)
	}
}

// TestAReadUnderWayBringsNothingErasedBack erases while the service's answer waits.
func TestAReadUnderWayBringsNothingErasedBack(t *testing.T) {
	modeltest.SkipInShort(t, "reads every applicant of a service")
	d := newDesk(t, sandbox.Options{})
	d.erasable()
	c := somebody(t, d)
	ctx := t.Context()
	s, err := d.Select(ctx, Scope{Person: c.Applicant.Contacts.Email})
	modeltest.Must(t, err)
	reached, open := d.gate("applies")
	defer open()
	batches := d.FetchApplicants(ctx, c.JobID)
	<-reached
	if r, err := d.Erase(ctx, s, Scope{}); err != nil || !r.Clean() {
		t.Fatalf("%+v, %v", r, err)
	}
	open()
	for b := range batches {
		if b.Err != nil {
			t.Error(b.Err)
		}
	}
	if _, err := d.store.Candidate(ctx, c.ID); !errors.Is(err, store.ErrNone) {
		t.Errorf("the read has brought it back: %v", err)
	}
	if got := holding(t, sought(c), d.dir); len(got) > 0 || len(d.opts.CVs.Files(c.ID)) > 0 {
		t.Errorf("left: %q", got)
	}
}

// TestOldApplicationsAreSweptAtTheStartAndOnceADay has two old applications, one on a
// shortlist, and a third one that gets old while the window is open.
func TestOldApplicationsAreSweptAtTheStartAndOnceADay(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.erasable()
	d.opts.Keep, d.sweeps = 180*24*time.Hour, time.Millisecond
	now := time.Now()
	put := func(ids ...int64) {
		var people []model.Candidate
		for _, id := range ids {
			people = append(people, model.Candidate{ID: id, JobID: 5, Date: now.AddDate(0, -8, 0), Applicant: model.Applicant{Name: "Zqxvwkjq Abcdefgh"}})
		}
		modeltest.Must(t, d.store.PutCandidates(t.Context(), 5, people, now))
	}
	put(1, 2)
	if _, err := d.Enlist(t.Context(), "Second round", []int64{2}); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	events := d.Events(ctx)
	go func() {
		for range events {
		}
	}()
	for _, id := range []int64{1, 3} {
		if id == 3 {
			put(3)
		}
		for range d.store.Changes(ctx) {
			if log, err := d.Activity(t.Context(), 0, 1); err != nil {
				t.Fatal(err)
			} else if _, err := d.store.Candidate(t.Context(), id); errors.Is(err, store.ErrNone) && len(log) == 1 && log[0].Outcome == model.ActivityDone {
				break
			}
		}
	}
	stop()
	if _, err := d.store.Candidate(t.Context(), 2); err != nil {
		t.Errorf("the application on a shortlist: %v", err)
	}
	log, err := d.Activity(t.Context(), 0, 10)
	if err != nil || log[0].Kind != model.ActivityErase || log[0].Detail != "1 application, older than 180 days; 1 on shortlists kept" {
		t.Errorf("the log has %+v, %v", log, err)
	}
}

// TestAClockThatIsFarAheadSweepsNothing: by such a clock every application is old. The activity log has the reason
// once, however often the sweep is tried. Once the clock is right, old applications are erased.
func TestAClockThatIsFarAheadSweepsNothing(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.erasable()
	d.opts.Keep = 180 * 24 * time.Hour
	ctx := t.Context()
	put := func(id int64, date time.Time) {
		people := []model.Candidate{{ID: id, JobID: id, Date: date, Applicant: model.Applicant{Name: "Zqxvwkjq Abcdefgh"}}}
		modeltest.Must(t, d.store.PutCandidates(ctx, id, people, time.Now()))
	}
	put(1, time.Now().AddDate(0, 0, -170))
	d.ahead.Store(int64(200 * 24 * time.Hour))
	if _, _, err := d.ChangeReview(ctx, model.Candidate{ID: 9, JobID: 9}, func(r *model.Review) { r.Note = "by the wrong clock" }); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		r, err := d.SweepOld(ctx)
		if r.Rows.Applications != 0 || !errors.Is(err, ErrClock) {
			t.Fatalf("%+v, %v", r, err)
		}
	}
	log, err := d.Activity(ctx, 0, 10)
	if err != nil || len(log) != 1 || log[0].Kind != model.ActivityErase || log[0].Outcome != model.ActivityFailed || !strings.Contains(log[0].Answer, "200 days ahead") {
		t.Errorf("the log has %+v, %v", log, err)
	}
	put(4, time.Now().AddDate(10, 0, 0)) // a date in the future proves nothing about the clock
	if r, err := d.SweepOld(ctx); r.Rows.Applications != 0 || !errors.Is(err, ErrClock) {
		t.Errorf("with an application of the future: %+v, %v", r, err)
	}
	timeless := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header()["Date"] = nil
		w.WriteHeader(http.StatusUnauthorized)
	}))
	defer timeless.Close()
	d.disconnect()
	d.offline, d.proxy = false, timeless.Listener.Addr().String()
	if r, err := d.SweepOld(ctx); r.Rows.Applications != 0 || !errors.Is(err, ErrClock) {
		t.Errorf("a service without a time: %+v, %v", r, err)
	}
	if log, err := d.Activity(ctx, 0, 10); err != nil || len(log) != 1 || !strings.Contains(log[0].Answer, "shortlist erase --older-than") {
		t.Errorf("the log has %+v, %v", log, err)
	}
	d.disconnect() // the service cannot be asked for its time
	if r, err := d.SweepOld(ctx); r.Rows.Applications != 0 || err == nil || errors.Is(err, ErrClock) {
		t.Errorf("without the service's time: %+v, %v", r, err)
	}
	if log, err := d.Activity(ctx, 0, 10); err != nil || len(log) != 1 || log[0].Outcome != model.ActivityFailed || strings.Contains(log[0].Answer, "older-than") {
		t.Errorf("the log has %+v, %v", log, err)
	}
	d.ahead.Store(0)
	put(2, time.Now().AddDate(0, 0, -190))
	put(3, time.Now().Add(-time.Hour)) // an application as new as the clock proves the clock right
	if r, err := d.SweepOld(ctx); err != nil || r.Rows.Applications != 1 {
		t.Errorf("with the right clock: %+v, %v", r, err)
	}
	if _, err := d.store.Candidate(ctx, 1); err != nil {
		t.Errorf("the application of 170 days: %v", err)
	}
}

// TestAnErasureThatALongReadHoldsUpIsTriedAgain: another window reads the store all the time, so
// that the log cannot be emptied. The receipt reports it, and the next window goes on.
func TestAnErasureThatALongReadHoldsUpIsTriedAgain(t *testing.T) {
	modeltest.SkipInShort(t, "reads every applicant of a service")
	d := newDesk(t, sandbox.Options{})
	d.erasable()
	c := somebody(t, d)
	ctx := t.Context()
	db, err := sql.Open("sqlite", "file:"+filepath.Join(d.dir, "store.db"))
	modeltest.Must(t, err)
	defer func() { _ = db.Close() }()
	reader, err := db.BeginTx(ctx, nil)
	modeltest.Must(t, err)
	var n int
	modeltest.Must(t, reader.QueryRow("SELECT count(*) FROM candidates").Scan(&n))
	s, err := d.Select(ctx, Scope{Person: c.Applicant.Contacts.Email})
	modeltest.Must(t, err)
	r, err := d.Erase(ctx, s, Scope{})
	if err != nil || r.Clean() || !strings.Contains(strings.Join(r.Failed, ""), "another window is reading the store") {
		t.Fatalf("%+v, %v", r, err)
	}
	modeltest.Must(t, reader.Rollback())
	done, err := d.another().FinishErasures(ctx)
	if err != nil || len(done) != 1 || !done[0].Clean() {
		t.Fatalf("%+v, %v", done, err)
	}
	if got := holding(t, sought(c), d.dir); len(got) > 0 {
		t.Errorf("left: %q", got)
	}
}

// TestAnErasureBesideAnotherIsRefusedAtOnce, while another one locks the store. The rest of that one's work is put
// off.
func TestAnErasureBesideAnotherIsRefusedAtOnce(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.erasable()
	c := somebody(t, d)
	ctx := t.Context()
	s, err := d.Select(ctx, Scope{Person: c.Applicant.Contacts.Email})
	modeltest.Must(t, err)
	if _, err := d.store.BeginErasure(ctx, store.Erasure{Begun: time.Now()}); err != nil {
		t.Fatal(err)
	}
	end, err := storetest.EraseElsewhere(ctx, filepath.Join(d.dir, "store.db"))
	modeltest.Must(t, err)
	begun := time.Now()
	_, erased := d.Erase(ctx, s, Scope{})
	_, rehearsed := d.Rehearse(ctx, s, Scope{})
	done, finished := d.FinishErasures(ctx)
	if took := time.Since(begun); !errors.Is(erased, ErrErasing) || !errors.Is(rehearsed, ErrErasing) || finished != nil || len(done) != 0 || took > 10*time.Second { // a lock is waited for for 15 s
		t.Errorf("after %v: %v, %v, %+v %v", took, erased, rehearsed, done, finished)
	}
	modeltest.Must(t, end())
	if r, err := d.Erase(ctx, s, Scope{}); err != nil || r.Rows.Applications != 1 {
		t.Errorf("afterwards: %+v %v", r, err)
	}
}
