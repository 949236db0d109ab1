package store

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
)

func open2(t *testing.T) (a, b *Store) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "an account", "store?.db")
	for _, s := range []**Store{&a, &b} {
		opened, err := Open(path)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = opened.Close() })
		*s = opened
	}
	return a, b
}

func TestFilesAreForThisUserAlone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "data", "store.db")
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	if err := s.SetCurrency(t.Context(), 1, model.CurrencyEntry{Sent: time.Now()}); err != nil {
		t.Fatal(err)
	}
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

func TestWhatOneCopyWritesAnotherReads(t *testing.T) {
	a, b := open2(t)
	ctx := t.Context()
	at := time.UnixMilli(1_800_000_000_000)
	zero := model.JobType(0)
	jobs := []model.Job{{ID: 1 << 60, Title: "Бухгалтер", Type1: &zero, Status: model.Activated}, {ID: 2, Status: model.Deleted}}
	if err := a.PutJobs(ctx, jobs, at); err != nil {
		t.Fatal(err)
	}
	got, sync, err := b.Jobs(ctx)
	if err != nil || !sync.At.Equal(at) || !sync.Complete {
		t.Fatal(sync, err)
	}
	if diff := cmp.Diff(jobs[:1], got); diff != "" {
		t.Error(diff)
	}
	if err := a.PutJobs(ctx, nil, at); err != nil {
		t.Fatal(err)
	}
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
		if err := a.PutCandidates(ctx, 5, people(ids...)); err != nil {
			t.Fatal(err)
		}
		if err := a.EndSync(ctx, 5, Sync{At: time.Now(), Complete: complete}, ids); err != nil {
			t.Fatal(err)
		}
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
}

func TestDraftsAndIntentsSurvive(t *testing.T) {
	a, b := open2(t)
	ctx := t.Context()
	if _, err := a.Draft(ctx, 0); !errors.Is(err, ErrNone) {
		t.Fatal(err)
	}
	want := model.SavedDraft{JobID: 3, Draft: model.Draft{Title: "T", SalaryFrom: "25 0"}, Saved: time.UnixMilli(5).UTC()}
	if err := a.SaveDraft(ctx, want); err != nil {
		t.Fatal(err)
	}
	got, err := b.Draft(ctx, 3)
	if err != nil {
		t.Fatal(err)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	id, err := a.Begin(ctx, model.Intent{Draft: want.Draft, Begun: time.UnixMilli(9).UTC(), Alike: []int64{4}})
	if err != nil {
		t.Fatal(err)
	}
	intents, err := b.Intents(ctx)
	if err != nil || len(intents) != 1 || intents[0].ID != id || intents[0].Alike[0] != 4 {
		t.Fatal(intents, err)
	}
	if err := b.End(ctx, id); err != nil {
		t.Fatal(err)
	}
	if intents, err := a.Intents(ctx); err != nil || len(intents) != 0 {
		t.Error(intents, err)
	}
}

func TestViewsWaitUntilDelivered(t *testing.T) {
	a, b := open2(t)
	ctx := t.Context()
	if err := a.PutCandidates(ctx, 5, []model.Candidate{{ID: 7, JobID: 5}}); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if err := a.QueueView(ctx, View{ApplyID: 7, JobID: 5, Queued: time.Now()}); err != nil {
			t.Fatal(err)
		}
	}
	views, err := b.Views(ctx)
	if err != nil || len(views) != 1 {
		t.Fatal(views, err)
	}
	if err := b.EndView(ctx, 7, true); err != nil {
		t.Fatal(err)
	}
	c, err := a.Candidate(ctx, 7)
	if err != nil || !c.Viewed {
		t.Error(c, err)
	}
	if views, err := a.Views(ctx); err != nil || len(views) != 0 {
		t.Error(views, err)
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
	if err != nil {
		t.Fatal(err)
	}
	if err := s.exec(t.Context(), "PRAGMA user_version = 999"); err != nil {
		t.Fatal(err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := Open(path); !errors.Is(err, ErrNewer) {
		t.Error(err)
	}
}
