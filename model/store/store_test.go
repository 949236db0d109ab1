package store

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// openAt opens a store until the test ends.
func openAt(t testing.TB, path string) *Store {
	t.Helper()
	s, err := Open(path)
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

func open2(t *testing.T) (a, b *Store) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "an account", "store?.db")
	return openAt(t, path), openAt(t, path)
}

// ended returns an owner like another, with an ended process.
func ended(t *testing.T, like string) string {
	t.Helper()
	dead := exec.Command(os.Args[0], "-test.run=^$")
	modeltest.Must(t, dead.Run())
	host, _, _ := strings.Cut(like, "/")
	return host + "/" + strconv.Itoa(dead.Process.Pid) + "/x"
}

func TestFilesAreForThisUserAlone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "data", "store.db")
	s := openAt(t, path)
	modeltest.Must(t, s.SetCurrency(t.Context(), 1, model.CurrencyEntry{Sent: time.Now()}))
	entries, err := os.ReadDir(filepath.Dir(path))
	if err != nil || len(entries) < 2 {
		t.Fatal(entries, err)
	}
	for _, e := range entries {
		info, err := e.Info()
		if err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%s is %v (%v)", e.Name(), info.Mode(), err)
		}
	}
	if info, err := os.Stat(filepath.Dir(path)); err != nil || info.Mode().Perm() != 0o700 {
		t.Errorf("folder: %v (%v)", info, err)
	}
}

func TestCopiesReadEachOthersWrites(t *testing.T) {
	a, b := open2(t)
	ctx := t.Context()
	at := time.UnixMilli(1_800_000_000_000)
	zero := model.JobType(0)
	jobs := []model.Job{{ID: 1 << 60, Title: "Бухгалтер", Type1: &zero, Status: model.Activated}, {ID: 2, Status: model.Deleted}}
	modeltest.Must(t, a.PutJobs(ctx, jobs, at))
	got, _, sync, err := b.Jobs(ctx, 2)
	if err != nil || !sync.At.Equal(at) || !sync.Complete {
		t.Fatal(sync, err)
	}
	if diff := cmp.Diff(jobs[:1], got); diff != "" {
		t.Error(diff)
	}
	modeltest.Must(t, a.PutJobs(ctx, nil, at))
	gone, err := b.DeletedJobs(ctx)
	if err != nil || len(gone) != 2 {
		t.Errorf("a job that is no longer listed must keep its last copy: %v, %v", gone, err)
	}
}

func TestACutReadKeepsEarlierApplicants(t *testing.T) {
	a, _ := open2(t)
	ctx := t.Context()
	people := func(ids ...int64) (out []model.Candidate) {
		for _, id := range ids {
			out = append(out, model.Candidate{ID: id, JobID: 5})
		}
		return out
	}
	read := func(complete bool, ids ...int64) []model.Candidate {
		t.Helper()
		modeltest.Must(t, a.PutCandidates(ctx, 5, people(ids...), time.Now()))
		endSync(t, a, 5, Sync{At: time.Now(), Complete: complete}, ids)
		got, sync, err := a.Candidates(ctx, 5)
		if err != nil || sync.Complete != complete {
			t.Fatal(sync, err)
		}
		return got
	}
	if got := read(true, 1, 2, 3); len(got) != 3 {
		t.Errorf("%d after a complete read", len(got))
	}
	if got := read(false, 1); len(got) != 3 {
		t.Errorf("%d after a cut read", len(got))
	}
	if got := read(true, 2); len(got) != 1 {
		t.Errorf("%d after the next complete read", len(got))
	}
	if got := read(true); len(got) != 0 {
		t.Errorf("%d after a complete read without applicants", len(got))
	}
}

func TestADraftBelongsToTheCopyThatHasItsFormOpen(t *testing.T) {
	a, b := open2(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000).UTC()
	if _, err := takeNewest(ctx, a, 0, now); !errors.Is(err, ErrNone) {
		t.Fatal(err)
	}
	const id, other = 11, 12
	first := model.SavedDraft{ID: id, Draft: model.Draft{Title: "first", SalaryFrom: "25 0"}, Saved: now}
	modeltest.Must(t, a.SaveDraft(ctx, first))
	if _, err := takeNewest(ctx, b, 0, now); !errors.Is(err, ErrNone) {
		t.Errorf("b got the form a has open: %v", err)
	}
	modeltest.Must(t, b.SaveDraft(ctx, model.SavedDraft{ID: other, Draft: model.Draft{Title: "second"}, Saved: now}))
	if got, err := takeNewest(ctx, a, 0, now); err != nil || got.Draft != first.Draft {
		t.Errorf("a's own form is not there: %+v, %v", got, err)
	}
	modeltest.Must(t, a.ReleaseDraft(ctx, id))
	if waiting, err := a.WaitingDrafts(ctx, now); err != nil || len(waiting) != 1 || waiting[0].ID != id {
		t.Errorf("waiting: %+v, %v", waiting, err)
	}
	modeltest.Must(t, b.ReleaseDraft(ctx, other))
	if got, err := takeNewest(ctx, b, 0, now); err != nil || got.ID != other {
		t.Errorf("the newest comes first: %+v, %v", got, err)
	}
	if got, err := takeNewest(ctx, b, 0, now); err != nil || got.ID != other {
		t.Errorf("b's own: %+v, %v", got, err)
	}
	if _, err := takeNewest(ctx, a, 3, now); !errors.Is(err, ErrNone) {
		t.Error("drafts of a new job are no drafts of job 3")
	}
}

func TestAnOvertakenSaveChangesNothing(t *testing.T) {
	a, _ := open2(t)
	ctx, now := t.Context(), time.Now().Add(-time.Minute)
	for _, d := range []model.SavedDraft{
		{ID: 11, Draft: model.Draft{Title: "newer"}, Saved: now.Add(time.Second)},
		{ID: 11, Draft: model.Draft{Title: "older"}, Saved: now},
	} {
		modeltest.Must(t, a.SaveDraft(ctx, d))
	}
	if got, err := takeNewest(ctx, a, 0, now); err != nil || got.Draft.Title != "newer" {
		t.Errorf("%+v, %v", got, err)
	}
	if waiting, err := a.WaitingDrafts(ctx, now); err != nil || len(waiting) != 1 {
		t.Errorf("one form, one draft: %+v, %v", waiting, err)
	}
	for _, d := range []model.SavedDraft{
		{ID: 11, Draft: model.Draft{Title: "before the clock was set back"}, Saved: now.Add(time.Hour)},
		{ID: 11, Draft: model.Draft{Title: "typed on"}, Saved: now},
	} {
		modeltest.Must(t, a.SaveDraft(ctx, d))
	}
	expect := func(title string) {
		t.Helper()
		if got, err := takeNewest(ctx, a, 0, now); err != nil || got.Draft.Title != title {
			t.Errorf("after the clock was set back: %+v, %v", got, err)
		}
	}
	expect("typed on")
	for saved, title := range map[time.Duration]string{-time.Second: "typed on", time.Hour: "beside the store"} { // when the store has it from
		modeltest.Must(t, a.SaveDraft(ctx, model.SavedDraft{ID: 11, Draft: model.Draft{Title: "typed on"}, Saved: time.Now().Add(saved)}))
		modeltest.Must(t, a.write(ctx, "read in", func(tx *sql.Tx) error {
			return addDraft(ctx, tx, model.SavedDraft{ID: 11, Draft: model.Draft{Title: "beside the store"}, Saved: now}, a.owner, &ReadIn{})
		}))
		expect(title)
	}
}

func TestAHoldEndsWithItsOwner(t *testing.T) {
	a, b := open2(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
	const id = 11
	modeltest.Must(t, a.SaveDraft(ctx, model.SavedDraft{ID: id, Saved: now}))
	silent := now.Add(holdFor + time.Second)
	modeltest.Must(t, a.HoldDraft(ctx, id, 0, silent))
	if _, err := takeNewest(ctx, b, 0, silent); !errors.Is(err, ErrNone) {
		t.Error("the hold was confirmed")
	}
	if got, err := takeNewest(ctx, b, 0, silent.Add(holdFor+time.Second)); err != nil || got.ID != id {
		t.Errorf("an owner that is silent holds nothing: %+v, %v", got, err)
	}
	a.owner = ended(t, a.owner)
	modeltest.Must(t, a.SaveDraft(ctx, model.SavedDraft{ID: 12, JobID: 5, Saved: silent}))
	if _, err := takeNewest(ctx, b, 5, silent); err != nil {
		t.Errorf("the process that held it has ended: %v", err)
	}
}

func TestAnIntentIsUnknownOnceItsSenderEnds(t *testing.T) {
	a, b := open2(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000).UTC()
	dollars := model.Currency(1)
	in := model.Intent{Draft: model.Draft{Title: "t", Currency: &dollars}, DraftID: 11, Begun: now, Alike: []int64{4}}
	err := a.SaveDraft(ctx, model.SavedDraft{ID: in.DraftID, Draft: in.Draft, Saved: now})
	modeltest.Must(t, err)
	if in.ID, err = a.Begin(ctx, in, false); err != nil {
		t.Fatal(err)
	}
	if got, err := b.Intents(ctx, now); err != nil || len(got) != 0 {
		t.Errorf("a is still sending it: %+v, %v", got, err)
	}
	if got, err := a.Intents(ctx, now.Add(sendFor+time.Second)); err != nil || len(got) != 0 {
		t.Errorf("a knows that it is sending it: %+v, %v", got, err)
	}
	if got, err := b.Intents(ctx, now.Add(sendFor+time.Second)); err != nil || len(got) != 1 {
		t.Errorf("nothing is sent for so long: %+v, %v", got, err)
	}
	modeltest.Must(t, a.GiveUp(ctx, in.ID))
	got, err := b.Intents(ctx, now)
	if err != nil || len(got) != 1 {
		t.Fatal(got, err)
	}
	if diff := cmp.Diff(in, got[0]); diff != "" {
		t.Error(diff)
	}
	modeltest.Must(t, b.Settle(ctx, got[0], 77))
	if err := a.Settle(ctx, in, 78); !errors.Is(err, ErrNone) {
		t.Errorf("it was settled before: %v", err)
	}
	if entry, ok, err := a.Currency(ctx, 77); err != nil || !ok || entry.Currency != 1 {
		t.Error(entry, ok, err)
	}
	if _, ok, err := a.Currency(ctx, 78); err != nil || ok {
		t.Error("the second answer was noted")
	}
	if _, err := takeNewest(ctx, a, 0, now); !errors.Is(err, ErrNone) {
		t.Errorf("the draft is a job now: %v", err)
	}
}

func TestSettlingKeepsAChangedDraft(t *testing.T) {
	a, _ := open2(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
	const id = 11
	err := a.SaveDraft(ctx, model.SavedDraft{ID: id, Draft: model.Draft{Title: "sent"}, Saved: now})
	modeltest.Must(t, err)
	in := model.Intent{Draft: model.Draft{Title: "sent"}, DraftID: id, Begun: now}
	if in.ID, err = a.Begin(ctx, in, false); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, a.SaveDraft(ctx, model.SavedDraft{ID: id, Draft: model.Draft{Title: "replaced"}, Saved: now}))
	modeltest.Must(t, a.Settle(ctx, in, 5))
	if got, err := takeNewest(ctx, a, 0, now); err != nil || got.Draft.Title != "replaced" {
		t.Errorf("%+v, %v", got, err)
	}
}

func TestTwoCopiesWriteAtOnceAndLoseNothing(t *testing.T) {
	a, b := open2(t)
	var wg sync.WaitGroup
	for i, s := range []*Store{a, b} {
		wg.Go(func() {
			for n := range 50 {
				if err := s.SetCurrency(context.Background(), int64(i*50+n), model.CurrencyEntry{Sent: time.Now()}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	if all, err := a.Currencies(t.Context()); err != nil || len(all) != 100 {
		t.Error(len(all), err)
	}
}

func TestAStoreOfANewerVersionIsLeftAlone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	s, err := Open(path)
	modeltest.Must(t, err)
	if _, err := s.db.Exec("PRAGMA user_version = 999"); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, s.Close())
	if _, err := Open(path); !errors.Is(err, ErrNewer) {
		t.Error(err)
	}
}

// TestAFullDiskLosesNothing stops the growth of the file.
func TestAFullDiskLosesNothing(t *testing.T) {
	a, b := open2(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
	modeltest.Must(t, a.SaveDraft(ctx, draft(1)))
	a.db.SetMaxOpenConns(1) // the limit belongs to one connection
	var size int
	modeltest.Must(t, a.db.QueryRow("PRAGMA page_count").Scan(&size))
	if _, err := a.db.Exec("PRAGMA max_page_count = " + strconv.Itoa(size+4)); err != nil {
		t.Fatal(err)
	}
	last := int64(1)
	var err error
	for err == nil && last < 100 {
		if err = a.SaveDraft(ctx, draft(last+1)); err == nil {
			last++
		}
	}
	if !errors.Is(err, ErrFull) || last < 2 {
		t.Fatalf("%v after %d drafts", err, last)
	}
	if err := a.PutCandidates(ctx, 5, []model.Candidate{{ID: 7, Applicant: model.Applicant{Name: strings.Repeat("n", 99_999)}}}, now); !errors.Is(err, ErrFull) {
		t.Error(err)
	}
	for _, s := range []*Store{a, b} {
		if got, err := s.WaitingDrafts(ctx, now.Add(holdFor*2)); err != nil || len(got) != int(last) {
			t.Errorf("%d drafts of %d, %v", len(got), last, err)
		}
		sound(t, s)
	}
	if _, err := a.db.Exec("PRAGMA max_page_count = 100000"); err != nil {
		t.Fatal(err)
	}
	if err := a.SaveDraft(ctx, draft(last+1)); err != nil {
		t.Errorf("with room again: %v", err)
	}
}

// TestAnUnchangedListIsNotWritten: it is read every few minutes, all day.
func TestAnUnchangedListIsNotWritten(t *testing.T) {
	a, _ := open2(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
	jobs := make([]model.Job, 500)
	for i := range jobs {
		jobs[i] = model.Job{ID: int64(i + 1), Title: "job", Description: strings.Repeat("d", 500), Status: model.Activated}
	}
	put := func() (pages int) {
		t.Helper()
		if _, err := a.db.Exec("PRAGMA wal_checkpoint(TRUNCATE)"); err != nil {
			t.Fatal(err)
		}
		modeltest.Must(t, a.PutJobs(ctx, jobs, now))
		var busy, done int
		modeltest.Must(t, a.db.QueryRow("PRAGMA wal_checkpoint(PASSIVE)").Scan(&busy, &pages, &done))
		return pages
	}
	a.db.SetMaxOpenConns(1)
	first := put()
	if again := put(); first < 20 || again > 4 {
		t.Errorf("%d pages written, %d before", again, first)
	}
	jobs[7].Views++
	if one := put(); one > 9 { // its row, the orders by views and by the time of asking, and the snapshot of its views
		t.Errorf("%d pages written for one job", one)
	}
	if got, err := a.Job(ctx, 8); err != nil || got.Views != 1 || len(got.Description) != 500 {
		t.Errorf("%+v, %v", got, err)
	}
}

// TestTheLogOfADeletedStoreIsNotTakenForTheNewOnes: somebody has deleted the file, but
// not its log.
func TestTheLogOfADeletedStoreIsNotTakenForTheNewOnes(t *testing.T) {
	path := filled(t, 30)
	s, err := Open(path)
	modeltest.Must(t, err)
	modeltest.Must(t, s.SaveDraft(t.Context(), draft(99)))
	modeltest.Must(t, s.Close())
	modeltest.Must(t, os.Remove(path))
	if s, err = Open(path); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	if got, err := s.WaitingDrafts(t.Context(), time.Now()); err != nil || len(got) != 0 {
		t.Errorf("%d drafts of the deleted one, %v", len(got), err)
	}
	if m := s.Mended(); m == nil || !m.Missing {
		t.Errorf("mended %+v", m)
	}
	sound(t, s)
}

// takeNewest takes the newest draft of a job that no window has open.
func takeNewest(ctx context.Context, s *Store, jobID int64, now time.Time) (model.SavedDraft, error) {
	waiting, err := s.WaitingDrafts(ctx, now)
	if err != nil {
		return model.SavedDraft{}, err
	}
	for _, d := range waiting {
		if d.JobID == jobID {
			return s.TakeDraft(ctx, d.ID, false, now)
		}
	}
	return model.SavedDraft{}, ErrNone
}

func TestOtherCopiesSeeAnEmptyForm(t *testing.T) {
	a, b := open2(t)
	ctx, now := t.Context(), time.Date(2026, 11, 2, 9, 0, 0, 0, time.UTC)
	seen := func(s *Store, want bool) {
		t.Helper()
		if got, err := s.OpenElsewhere(ctx, 7, now); err != nil || got != want {
			t.Errorf("open elsewhere: %v, %v, want %v", got, err, want)
		}
	}
	seen(b, false)
	modeltest.Must(t, a.HoldDraft(ctx, 41, 7, now))
	seen(a, false)
	seen(b, true)
	if waiting, err := b.WaitingDrafts(ctx, now); err != nil || len(waiting) != 0 {
		t.Errorf("an empty form waits as a draft: %v, %v", waiting, err)
	}
	modeltest.Must(t, a.SaveDraft(ctx, model.SavedDraft{ID: 41, JobID: 7, Draft: model.Draft{Title: "t"}, Saved: now}))
	seen(b, true)
	modeltest.Must(t, a.ReleaseDraft(ctx, 41))
	seen(b, false)
	if got, err := b.TakeDraft(ctx, 41, false, now); err != nil || got.Draft.Title != "t" {
		t.Errorf("the draft that was left: %+v, %v", got, err)
	}
	seen(a, true)
	modeltest.Must(t, a.HoldDraft(ctx, 42, 7, now))
	modeltest.Must(t, a.ReleaseDraft(ctx, 42))
	now = now.Add(holdFor + time.Second)
	seen(a, false)
	seen(b, false)
}

func TestATemplateIsNotADraft(t *testing.T) {
	a, _ := open2(t)
	now := time.Date(2026, 11, 2, 9, 0, 0, 0, time.UTC)
	template := model.SavedDraft{ID: 5, Name: "Kitchen", Draft: model.Draft{Title: "Cook"}, Saved: now}
	modeltest.Must(t, a.SaveDraft(t.Context(), template))
	if waiting, err := a.WaitingDrafts(t.Context(), now); err != nil || len(waiting) != 0 {
		t.Errorf("it waits as a draft: %v, %v", waiting, err)
	}
	if _, err := a.TakeDraft(t.Context(), 5, false, now); !errors.Is(err, ErrNone) {
		t.Errorf("it was taken: %v", err)
	}
	got, err := a.Templates(t.Context())
	if err != nil || len(got) != 1 || got[0].Name != "Kitchen" || got[0].Draft != template.Draft {
		t.Errorf("got %+v, %v", got, err)
	}
	modeltest.Must(t, a.DropDraft(t.Context(), 5))
	if got, err := a.Templates(t.Context()); err != nil || len(got) != 0 {
		t.Errorf("it is still there: %+v, %v", got, err)
	}
}

func TestAJobIsTheResultOfOneCreate(t *testing.T) {
	a, _ := open2(t)
	now := time.Date(2026, 11, 2, 9, 0, 0, 0, time.UTC)
	ctx := t.Context()
	var ids [2]int64
	for i := range ids {
		id, err := a.Begin(ctx, model.Intent{Draft: model.Draft{Title: "Cook"}, Begun: now, Alike: []int64{1}}, false)
		modeltest.Must(t, err)
		modeltest.Must(t, a.GiveUp(ctx, id))
		ids[i] = id
	}
	modeltest.Must(t, a.Settle(ctx, model.Intent{ID: ids[0]}, 99))
	left, err := a.Intents(ctx, now)
	if err != nil || len(left) != 1 || !slices.Equal(left[0].Alike, []int64{1, 99}) {
		t.Errorf("got %+v, %v", left, err)
	}
}

// TestTheLastWindowLeavesAnEmptyLog: the next one that opens the file would read the whole log.
func TestTheLastWindowLeavesAnEmptyLog(t *testing.T) {
	a, b := open2(t)
	var jobs []model.Job
	for id := range int64(2000) {
		jobs = append(jobs, model.Job{ID: id + 1, Title: "Cook", Description: strings.Repeat("To cook. ", 300)})
	}
	modeltest.Must(t, a.PutJobs(t.Context(), jobs, time.UnixMilli(1)))
	size := func() int64 {
		t.Helper()
		info, err := os.Stat(a.path + "-wal")
		modeltest.Must(t, err)
		return info.Size()
	}
	if n := size(); n < 4_000_000 {
		t.Fatalf("a large change is logged in %d bytes", n)
	}
	modeltest.Must(t, a.Close())
	if n := size(); n == 0 {
		t.Error("the log is cut while another window has the file")
	}
	modeltest.Must(t, b.Close())
	if n := size(); n != 0 {
		t.Errorf("%d bytes of the log are left", n)
	}
	c := openAt(t, a.path)
	if kept, _, _, err := c.Jobs(t.Context(), len(jobs)); err != nil || len(kept) != len(jobs) {
		t.Errorf("%d jobs are kept, %v", len(kept), err)
	}
}

// TestAClosedStoreStaysClosed: what comes late opens no file again, which nothing would close.
func TestAClosedStoreStaysClosed(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	s, err := Open(path)
	modeltest.Must(t, err)
	modeltest.Must(t, s.Close())
	if err := os.Rename(path, path+".damaged"); err != nil { // another window begins to mend it
		t.Fatal(err)
	}
	if _, _, err := s.Changed(t.Context(), 0); err == nil {
		_ = s.db.Close()
		t.Error("a closed store looks for changes")
	}
	if _, err := os.Stat(path); err == nil {
		t.Error("a closed store makes its file again")
	}
}

// TestAnOlderListUnlistsNoNewerJob: another window publishes a job while this window reads the list.
func TestAnOlderListUnlistsNoNewerJob(t *testing.T) {
	a, b := open2(t)
	ctx, now := t.Context(), time.Now()
	modeltest.Must(t, a.PutJobs(ctx, []model.Job{{ID: 1}, {ID: 2}}, now))
	read, err := a.BeginJobs(ctx, now)
	modeltest.Must(t, err)
	putJob(t, b, model.Job{ID: 3}, now)
	modeltest.Must(t, a.EndJobs(ctx, &read, []model.Job{{ID: 1}}, []int64{1}, now))
	jobs, _, _, err := a.Jobs(ctx, 10)
	modeltest.Must(t, err)
	var listed []int64
	for _, j := range jobs {
		listed = append(listed, j.ID)
	}
	if slices.Sort(listed); !slices.Equal(listed, []int64{1, 3}) {
		t.Errorf("listed are %v", listed)
	}
}

func putJob(t testing.TB, s *Store, j model.Job, asked time.Time) model.Job {
	t.Helper()
	stored, err := s.PutJob(t.Context(), j, asked)
	modeltest.Must(t, err)
	return stored
}

// TestAnOlderAnswerReplacesNoNewerRow: the answer with a job or an applicant was asked for before another one that is
// stored already.
func TestAnOlderAnswerReplacesNoNewerRow(t *testing.T) {
	s := memory(t)
	ctx, early := t.Context(), time.Now().Add(-time.Hour).Truncate(time.Millisecond)
	late := early.Add(time.Second)
	active := model.Job{ID: 1, Title: "Engineer", Status: model.Activated, Description: "<p>old</p>"}
	stopped, edited := active, active
	stopped.Status, edited.Description = model.Stopped, "<p>new</p>"
	check := func(when string, want model.Job) {
		t.Helper()
		if j, err := s.Job(ctx, 1); err != nil || j.Status != want.Status || j.Description != want.Description {
			t.Errorf("%s it is %s with %q, %v", when, j.Status, j.Description, err)
		}
	}
	for _, newer := range []model.Job{stopped, edited} {
		modeltest.Must(t, s.PutJobs(ctx, []model.Job{active}, early))
		read, err := s.BeginJobs(ctx, early)
		modeltest.Must(t, err)
		putJob(t, s, newer, late)
		answer := []model.Job{active}
		modeltest.Must(t, s.PutPart(ctx, &read, answer, late))
		check("after a part of an older list", newer)
		if answer[0].Status != newer.Status || answer[0].Description != newer.Description {
			t.Errorf("the screen is given %+v", answer[0])
		}
		modeltest.Must(t, s.EndJobs(ctx, &read, nil, []int64{}, late))
		if jobs, _, _, err := s.Jobs(ctx, 9); err != nil || len(jobs) != 1 {
			t.Errorf("listed are %v, %v", jobs, err)
		}
		if j := putJob(t, s, active, early); j.Status != newer.Status {
			t.Errorf("the caller is given %+v", j)
		}
		check("after an older answer", newer)
		putJob(t, s, active, late)
		check("after one as old", active)
		putJob(t, s, newer, time.Now().Add(time.Minute))
		putJob(t, s, active, late)
		check("after the clock was set back", active)
		early, late = late.Add(time.Minute), late.Add(2*time.Minute)
	}

	who := model.Candidate{ID: 7, JobID: 1, Status: model.Received, Applicant: model.Applicant{Name: "Anna"}}
	invited := who
	invited.Status = model.Invited
	modeltest.Must(t, s.PutCandidates(ctx, 1, []model.Candidate{who}, early))
	modeltest.Must(t, s.PutCandidates(ctx, 1, []model.Candidate{invited}, late))
	answer := []model.Candidate{who}
	answer[0].Viewed = true // by a view in the outbox
	modeltest.Must(t, s.PutCandidates(ctx, 1, answer, early))
	if c, err := s.Candidate(ctx, 7); err != nil || c.Status != invited.Status || answer[0].Status != invited.Status || !answer[0].Viewed {
		t.Errorf("an older answer leaves %s, %v, and the screen is given %s, viewed: %v", c.Status, err, answer[0].Status, answer[0].Viewed)
	}
	if events, err := s.History(ctx, 7); err != nil || len(events) != 1 {
		t.Errorf("recorded are %v, %v", events, err)
	}
}

// TestAWriteThatIsCancelledBetweenItsStatementsIsCancelled: the statements of a batch have no cancel of their own.
func TestAWriteThatIsCancelledBetweenItsStatementsIsCancelled(t *testing.T) {
	s := memory(t)
	ctx, cancel := context.WithCancel(t.Context())
	err := s.write(ctx, "save", func(tx *sql.Tx) error {
		cancel()
		for {
			if _, err := tx.ExecContext(context.WithoutCancel(ctx), "DELETE FROM jobs"); err != nil {
				return err
			}
		}
	})
	if !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
