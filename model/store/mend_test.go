package store

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

const pageSize = 4096

// stuck is longer than any step takes.
const stuck = time.Minute

// filled makes a store file with many drafts of several pages, some applicants, and one
// row of each other kind.
func filled(t *testing.T, n int) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "store.db")
	s, err := Open(path)
	modeltest.Must(t, err)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
	var people []model.Candidate
	for i := range n {
		people = append(people, model.Candidate{ID: int64(i + 1), JobID: 5, Applicant: model.Applicant{Name: strings.Repeat("n", 500)}})
		modeltest.Must(t, s.SaveDraft(ctx, draft(int64(i+1))))
	}
	_, err = s.Queue(ctx, view(5, 7, now))
	_, err2 := s.Begin(ctx, model.Intent{Begun: now}, false)
	err = errors.Join(err, err2, s.PutCandidates(ctx, 5, people, now), s.PutJobs(ctx, []model.Job{{ID: 5}}, now),
		s.SetCurrency(ctx, 5, model.CurrencyEntry{Currency: 1, Sent: now}))
	modeltest.Must(t, err)
	if _, err := s.db.Exec("PRAGMA wal_checkpoint(TRUNCATE)"); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, s.Close())
	return path
}

func draft(id int64) model.SavedDraft {
	return model.SavedDraft{ID: id, JobID: id, Saved: time.UnixMilli(1_800_000_000_000), Draft: model.Draft{Title: fmt.Sprint(id), Description: strings.Repeat("d", 900)}}
}

// pages returns the pages of a table: its root, then its leaves if the root has any.
func pages(t *testing.T, path, table string) (out []int64) {
	t.Helper()
	db, err := connect(dsn(path, "deferred"), 1, nil)
	modeltest.Must(t, err)
	var root int64
	modeltest.Must(t, db.QueryRow("SELECT rootpage FROM sqlite_schema WHERE name = ?", table).Scan(&root))
	modeltest.Must(t, db.Close())
	data, err := os.ReadFile(path)
	modeltest.Must(t, err)
	page := data[(root-1)*pageSize:][:pageSize]
	out = []int64{root}
	if page[0] != 5 { // not an interior page of a table
		return out
	}
	for i := range int(binary.BigEndian.Uint16(page[3:])) {
		cell := binary.BigEndian.Uint16(page[12+2*i:])
		out = append(out, int64(binary.BigEndian.Uint32(page[cell:])))
	}
	return append(out, int64(binary.BigEndian.Uint32(page[8:])))
}

// spoil overwrites a page of the file with random bytes.
func spoil(t *testing.T, path string, page int64) {
	t.Helper()
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	modeltest.Must(t, err)
	if _, err := f.WriteAt(bytes.Repeat([]byte{0xA5}, pageSize), (page-1)*pageSize); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, f.Close())
}

// TestADamagedStoreIsMovedAside spoils a file in several places. The user's own data is
// saved as far as it can be read, and the file can be used again.
func TestADamagedStoreIsMovedAside(t *testing.T) {
	const n = 60
	own := []string{"activity", "answered", "arrivals", "calls", "currencies", "drafts", "erased", "erasures", "history", "intents", "interviews", "job_views", "letters", "needs", "new_applications", "outbox", "packet_people", "packets", "questions", "reviews", "saved_files", "searches", "settings", "shortlisted", "shortlists", "team_pending", "written"}
	for _, c := range []struct {
		name   string
		spoil  func(path string)
		drafts int // that must be left
		unread []string
	}{
		{"the data of the service", func(p string) { spoil(t, p, pages(t, p, "candidates")[0]) }, n, nil},
		{"a page of the drafts", func(p string) { spoil(t, p, pages(t, p, "drafts")[5]) }, n - 4, []string{"drafts"}},
		{"the first page of the drafts", func(p string) { spoil(t, p, pages(t, p, "drafts")[1]) }, n - 4, []string{"drafts"}},
		{"the root of the drafts", func(p string) { spoil(t, p, pages(t, p, "drafts")[0]) }, 0, []string{"drafts"}},
		{"the first page", func(p string) { spoil(t, p, 1) }, 0, own},
		{"all of it", func(p string) {
			write(t, p, "this is no database, and it is long enough to be read as one"+strings.Repeat(".", 999))
		}, 0, own},
		{"its end is missing", func(p string) {
			modeltest.Must(t, os.Truncate(p, 2*pageSize))
		}, 0, own},
	} {
		t.Run(c.name, func(t *testing.T) {
			path, ctx := filled(t, n), t.Context()
			c.spoil(path)
			s := openAt(t, path)
			// Damage that was not found at once is found by a read.
			if _, _, err := s.Candidates(ctx, 5); err != nil {
				t.Fatal(err)
			}
			waiting, err := s.WaitingDrafts(ctx, time.Now())
			if err != nil || len(waiting) < c.drafts || c.drafts == 0 && len(waiting) != 0 {
				t.Errorf("%d drafts, want %d, %v", len(waiting), c.drafts, err)
			}
			for _, d := range waiting {
				if d.Draft != draft(d.ID).Draft {
					t.Errorf("draft %d is another", d.ID)
				}
			}
			m := s.Mended()
			if m == nil {
				t.Fatal("nothing was mended")
			}
			if !slices.Equal(m.Unread, c.unread) || m.Saved["drafts"] != len(waiting) {
				t.Errorf("%+v", m)
			}
			if s.Mended() != nil {
				t.Error("reported twice")
			}
			if _, err := os.Stat(m.Aside); err != nil || filepath.Dir(m.Aside) != filepath.Dir(path) {
				t.Error(m.Aside, err)
			}
			if len(c.unread) == 0 && c.drafts > 0 {
				out, err := s.Outbox(ctx)
				_, ok, err2 := s.Currency(ctx, 5)
				in, err3 := s.Intents(ctx, time.Now())
				if err := errors.Join(err, err2, err3); len(out) != 1 || !ok || len(in) != 1 || err != nil {
					t.Error(out, ok, in, err)
				}
			}
			// The data of the service is read from it again.
			if _, sync, err := s.Candidates(ctx, 5); err != nil || !sync.At.IsZero() {
				t.Error(sync, err)
			}
			if err := s.PutCandidates(ctx, 5, []model.Candidate{{ID: 1}}, time.Now()); err != nil {
				t.Error(err)
			}
			sound(t, s)
			entries, err := os.ReadDir(filepath.Dir(path))
			modeltest.Must(t, err)
			for _, e := range entries {
				if info, err := e.Info(); err != nil || info.Mode().Perm() != 0o600 {
					t.Errorf("%s is %v (%v)", e.Name(), info.Mode(), err)
				}
			}
		})
	}
}

// TestAStoreThatIsTooShortLosesOnlyWhatWasInTheMissingPages, which are of another table here.
func TestAStoreThatIsTooShortLosesOnlyWhatWasInTheMissingPages(t *testing.T) {
	modeltest.SkipInShort(t, "damages a store in every place")
	for _, missing := range []int64{pageSize, 2 * pageSize, 4 * pageSize} {
		path, ctx := filled(t, 60), t.Context()
		s, err := Open(path)
		modeltest.Must(t, err)
		modeltest.Must(t, s.Set(ctx, "kept", "value"))
		_, err = s.db.Exec("CREATE TABLE last (x); INSERT INTO last VALUES (zeroblob(20000)); PRAGMA wal_checkpoint(TRUNCATE)")
		modeltest.Must(t, errors.Join(err, s.Close()))
		for _, end := range beside() {
			modeltest.Must(t, ignoreNotExist(os.Remove(path+end)))
		}
		info, err := os.Stat(path)
		modeltest.Must(t, err)
		modeltest.Must(t, os.Truncate(path, info.Size()-missing))
		s, err = Open(path)
		modeltest.Must(t, err)
		drafts, err := s.WaitingDrafts(ctx, time.Now())
		modeltest.Must(t, err)
		kept, err := s.Setting(ctx, "kept")
		if m := s.Mended(); err != nil || kept != "value" || len(drafts) != 60 || m == nil || m.Lost || len(m.Unread) > 0 {
			t.Errorf("%d bytes are missing: %q, %d drafts, %+v, %v", missing, kept, len(drafts), m, err)
		}
		modeltest.Must(t, s.Close())
	}
}

// TestAStoreWithALogThatIsTooShortIsMended when it is opened, though SQLite goes by the log. Pages that are in the log alone
// are not missing.
func TestAStoreWithALogThatIsTooShortIsMended(t *testing.T) {
	modeltest.SkipInShort(t, "damages a store in every place")
	for missing, mended := range map[int64]bool{0: false, 3 * pageSize: true, 5 * pageSize: true} {
		path, ctx := filled(t, 60), t.Context()
		s, err := Open(path)
		modeltest.Must(t, err)
		_, err = s.db.Exec("CREATE TABLE last (x); INSERT INTO last VALUES (zeroblob(20000)); PRAGMA wal_checkpoint(TRUNCATE)")
		modeltest.Must(t, err)
		modeltest.Must(t, s.Set(ctx, "kept", "value"))
		modeltest.Must(t, s.Set(ctx, "long", strings.Repeat("x", 20*pageSize)))
		killed := filepath.Join(t.TempDir(), "store.db") // as a window that is killed leaves it
		for _, end := range []string{"", "-wal"} {
			data, err := os.ReadFile(path + end)
			modeltest.Must(t, err)
			if end == "" {
				data = data[:int64(len(data))-missing]
			}
			write(t, killed+end, string(data))
		}
		modeltest.Must(t, s.Close())
		s, err = Open(killed)
		modeltest.Must(t, err)
		drafts, err := s.WaitingDrafts(ctx, time.Now())
		modeltest.Must(t, err)
		kept, err := s.Setting(ctx, "kept")
		if m := s.Mended(); err != nil || kept != "value" || len(drafts) != 60 || (m != nil) != mended {
			t.Errorf("%d bytes are missing: %q, %d drafts, %+v, %v", missing, kept, len(drafts), m, err)
		}
		sound(t, s)
		modeltest.Must(t, s.Close())
	}
}

// TestDamageThatWasFoundIsMendedByTheNextStart, which reads nothing of it.
func TestDamageThatWasFoundIsMendedByTheNextStart(t *testing.T) {
	path, ctx := filled(t, 60), t.Context()
	spoil(t, path, pages(t, path, "candidates")[1])
	i, err := Inspect(ctx, path)
	if err != nil || i.Intact {
		t.Fatalf("it is found to be %+v, %v", i, err)
	}
	modeltest.Must(t, errors.Join(Suspect(path), Suspect(path)))
	for _, mended := range []bool{true, false} {
		s, err := Open(path)
		modeltest.Must(t, err)
		if m := s.Mended(); (m != nil) != mended {
			t.Errorf("it is mended: %+v, want %v", m, mended)
		}
		sound(t, s)
		modeltest.Must(t, s.Close())
	}
	if _, err := os.Stat(suspectedPath(path)); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a store that is mended is suspected: %v", err)
	}
}

func write(t *testing.T, path, data string) {
	t.Helper()
	modeltest.Must(t, os.WriteFile(path, []byte(data), 0o600))
}

// sound checks the whole file.
func sound(t *testing.T, s *Store) {
	t.Helper()
	var report string
	if err := s.db.QueryRow("PRAGMA integrity_check").Scan(&report); err != nil || report != "ok" {
		t.Errorf("the file is not sound: %s, %v", report, err)
	}
}

// TestCopiesOfTheProgramFollowTheMendedStore has two windows at a file that is found
// damaged. One mends it, the other writes meanwhile, and neither loses data when the
// other ends.
func TestCopiesOfTheProgramFollowTheMendedStore(t *testing.T) {
	path, ctx, now := filled(t, 60), t.Context(), time.UnixMilli(1_800_000_000_000)
	open := func() *Store {
		t.Helper()
		s := openAt(t, path)
		return s
	}
	a, b := open(), open()
	if err := b.SetCurrency(ctx, 6, model.CurrencyEntry{Sent: now}); err != nil { // its log is in use
		t.Fatal(err)
	}
	since, err := b.Revision(ctx)
	modeltest.Must(t, err)
	spoil(t, path, pages(t, path, "candidates")[0])
	if _, _, err := a.Candidates(ctx, 5); err != nil {
		t.Fatal(err)
	}
	if a.Mended() == nil {
		t.Fatal("it was not found damaged")
	}
	modeltest.Must(t, a.SetCurrency(ctx, 7, model.CurrencyEntry{Sent: now}))
	if err := b.SetCurrency(ctx, 8, model.CurrencyEntry{Sent: now}); err != nil { // into the file that was moved aside
		t.Fatal(err)
	}
	if parts, _, err := b.Changed(ctx, since); err != nil || !slices.Equal(parts, []Part{PartAll}) {
		t.Errorf("%v, %v", parts, err)
	}
	modeltest.Must(t, b.Close())
	modeltest.Must(t, a.SetCurrency(ctx, 9, model.CurrencyEntry{Sent: now}))
	for _, s := range []*Store{a, open()} {
		all, err := s.Currencies(ctx)
		for _, id := range []int64{5, 6, 7, 8, 9} {
			if _, ok := all[id]; !ok || err != nil {
				t.Errorf("the entry of job %d is not there: %v", id, err)
			}
		}
		sound(t, s)
	}
}

// TestWritesDuringAMendingOfAnotherCopyAreKept: once, and all of them. The file is
// spoiled again and again under two windows that write.
func TestWritesDuringAMendingOfAnotherCopyAreKept(t *testing.T) {
	modeltest.SkipInShort(t, "mends a store again and again")
	path, ctx, now := filled(t, 60), t.Context(), time.UnixMilli(1_800_000_000_000)
	open := func() *Store {
		t.Helper()
		s := openAt(t, path)
		return s
	}
	a := open()
	stop := make(chan struct{})
	var wg sync.WaitGroup
	var written [2]int64
	wrote := [2]chan struct{}{make(chan struct{}, 1), make(chan struct{}, 1)}
	for i := range written {
		s := open()
		wg.Go(func() {
			for n := int64(0); ; n++ {
				select {
				case <-stop:
					return
				case <-time.After(10 * time.Millisecond): // a window that hardly pauses starves the others: SQLite has no queue
				}
				_, err := s.Begin(ctx, model.Intent{DraftID: n*2 + int64(i) + 1000, Begun: now}, false)
				if err == nil {
					err = s.SetCurrency(ctx, n*2+int64(i)+1000, model.CurrencyEntry{Sent: now})
				}
				if err != nil {
					t.Error(err)
					return
				}
				written[i] = n + 1
				select {
				case wrote[i] <- struct{}{}:
				default:
				}
			}
		})
	}
	mended := 0
	for range 12 {
		if _, err := a.db.Exec("PRAGMA wal_checkpoint(TRUNCATE)"); err != nil {
			t.Error(err)
		}
		if err := a.PutCandidates(ctx, 5, []model.Candidate{{ID: 1, Applicant: model.Applicant{Name: strings.Repeat("n", 9000)}}}, now); err != nil {
			t.Error(err)
		}
		err := a.mend(a.db) // as if the file had been found damaged
		modeltest.Must(t, err)
		mended++
		for _, one := range wrote { // each has written since the last time
			for range 2 {
				select {
				case <-one:
				case <-time.After(stuck):
					t.Fatal("a copy writes no more")
				}
			}
		}
	}
	close(stop)
	wg.Wait()
	s := open()
	all, err := s.Currencies(ctx)
	modeltest.Must(t, err)
	creates := map[int64]int{}
	err = each(ctx, s.db, func(scan func(...any) error) error {
		var data []byte
		var in model.Intent
		err := scan(&data)
		if err == nil {
			err = decode(data, &in)
		}
		creates[in.DraftID]++
		return err
	}, "SELECT data FROM intents")
	modeltest.Must(t, err)
	for i, n := range written {
		for k := range n {
			id := k*2 + int64(i) + 1000
			if _, ok := all[id]; !ok || creates[id] != 1 {
				t.Fatalf("write %d of copy %d: an entry is there %v, a create %d times, after %d mendings", k, i, ok, creates[id], mended)
			}
		}
	}
	sound(t, s)
}

// TestIDsAreNotReusedAfterAMending, since one item could be taken for another.
func TestIDsAreNotReusedAfterAMending(t *testing.T) {
	a, b := open2(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
	first, err := a.Queue(ctx, change(6, model.Stop, model.Activated, now))
	modeltest.Must(t, err)
	modeltest.Must(t, a.Drop(ctx, first, now))
	modeltest.Must(t, a.mend(a.db))
	if second, err := b.Queue(ctx, change(6, model.Delete, model.Activated, now)); err != nil || second <= first {
		t.Errorf("id %d after %d, %v", second, first, err)
	}
}

// TestAnInterruptedMendingIsFinished finds the new file made, and the damaged one moved
// away without its log.
func TestAnInterruptedMendingIsFinished(t *testing.T) {
	path := filled(t, 20)
	s := &Store{path: path}
	modeltest.Must(t, os.Rename(path, s.mendedPath()))
	write(t, path+"-wal", "what is left of the damaged one")
	s = openAt(t, path)
	if waiting, err := s.WaitingDrafts(t.Context(), time.Now()); err != nil || len(waiting) != 20 {
		t.Errorf("%d drafts, %v", len(waiting), err)
	}
	if _, err := os.Stat(s.mendedPath()); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
	sound(t, s)
}
