package store

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// logged puts an entry into the log and returns the kept entry.
func logged(t *testing.T, s *Store, act model.Activity) model.Activity {
	t.Helper()
	id, err := s.Log(t.Context(), act)
	modeltest.Must(t, err)
	act.ID = id
	return act
}

// activity reads the log and compares it with want.
func activity(t *testing.T, s *Store, before int64, limit int, want ...model.Activity) {
	t.Helper()
	got, err := s.Activity(t.Context(), before, limit)
	if diff := cmp.Diff(want, got); diff != "" || err != nil {
		t.Errorf("%v %s", err, diff)
	}
}

// TestActivityIsReadInPagesNewestFirst, also after the clock was set back.
func TestActivityIsReadInPagesNewestFirst(t *testing.T) {
	a, b := open2(t)
	now := time.UnixMilli(1_800_000_000_000)
	activity(t, a, 0, 10)
	update := logged(t, a, model.Activity{At: now, Kind: model.ActivityUpdate, JobID: 5, Title: "Кухар", Detail: "region"})
	stop := logged(t, b, model.Activity{At: now.Add(-time.Hour), Kind: model.ActivityStatus, Source: 3, JobID: 5, Change: model.Stop, Title: "Кухар"})
	view := logged(t, a, model.Activity{At: now, Kind: model.ActivityView, Source: 4, JobID: 5, ApplyID: 7, Title: "Олена", Detail: "Кухар"})
	activity(t, b, 0, 10, view, stop, update)
	activity(t, b, 0, 2, view, stop)
	activity(t, b, stop.ID, 2, update)
	activity(t, b, update.ID, 2)

	stop.Outcome, stop.Answer, stop.Answered = model.ActivityRefused, "no", now.Add(time.Second)
	since, err := b.Revision(t.Context())
	modeltest.Must(t, err)
	modeltest.Must(t, a.Answer(t.Context(), stop))
	activity(t, b, 0, 10, view, stop, update)
	if parts, _, err := b.Changed(t.Context(), since); err != nil || !slices.Equal(parts, []Part{PartActivity}) {
		t.Errorf("the other copy hears of %v, %v", parts, err)
	}
}

// TestActivityKeepsTheNewest removes the oldest entries of a log that is too long.
func TestActivityKeepsTheNewest(t *testing.T) {
	s, _ := open2(t)
	_, err := s.db.Exec(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
		INSERT INTO activity SELECT 2 * i, i, 'view', i, 0, 0, 0, '', '', '', '', 0 FROM n`, loggedMost)
	modeltest.Must(t, err)
	newest := logged(t, s, model.Activity{At: time.UnixMilli(1), Kind: model.ActivityView})
	all, err := s.Activity(t.Context(), 0, 2*loggedMost)
	if err != nil || len(all) != loggedMost || all[0].ID != newest.ID || all[loggedMost-1].ID != 4 {
		t.Errorf("%d entries from %d to %d, %v", len(all), all[0].ID, all[len(all)-1].ID, err)
	}
}

// TestATryReplacesAFailedOne of the same call, and of no other.
func TestATryReplacesAFailedOne(t *testing.T) {
	s, _ := open2(t)
	now := time.UnixMilli(1_800_000_000_000)
	answered := func(act model.Activity, outcome model.ActivityOutcome) model.Activity {
		t.Helper()
		act.Outcome, act.Answered = outcome, now
		modeltest.Must(t, s.Answer(t.Context(), act))
		return act
	}
	view := func(source int64) model.Activity {
		return model.Activity{At: now, Kind: model.ActivityView, Source: source}
	}
	killed := logged(t, s, view(1)) // with an unknown outcome
	answered(logged(t, s, view(1)), model.ActivityFailed)
	another := answered(logged(t, s, view(2)), model.ActivityFailed)
	create := answered(logged(t, s, model.Activity{At: now, Kind: model.ActivityCreate, Source: 1}), model.ActivityFailed)
	alone := answered(logged(t, s, view(0)), model.ActivityFailed)
	logged(t, s, view(0))
	refused := answered(logged(t, s, view(1)), model.ActivityRefused)
	again := logged(t, s, view(1))
	activity(t, s, 0, 10, again, refused, model.Activity{ID: refused.ID - 1, At: now, Kind: model.ActivityView}, alone, create, another, killed)
}

// TestOutcomesAreFoundLater for calls without an answer, and only for those.
func TestOutcomesAreFoundLater(t *testing.T) {
	for _, was := range []model.ActivityOutcome{model.ActivityOpen, model.ActivityFailed, model.ActivityUnknown, model.ActivityDone, model.ActivityRefused} {
		t.Run(fmt.Sprintf("%q", was), func(t *testing.T) {
			s, _ := open2(t)
			now := time.UnixMilli(1_800_000_000_000)
			status := logged(t, s, model.Activity{At: now, Kind: model.ActivityStatus, Source: 1, JobID: 99})
			create := logged(t, s, model.Activity{At: now, Kind: model.ActivityCreate, Source: 1})
			create.Outcome, create.Answer, create.Answered = was, "the line was cut", now
			modeltest.Must(t, s.Answer(t.Context(), create))
			later := now.Add(time.Hour)
			modeltest.Must(t, s.AnswerLater(t.Context(), model.ActivityCreate, 1, 77, model.ActivityFound, later))
			if was != model.ActivityDone && was != model.ActivityRefused {
				create.Outcome, create.JobID, create.Answered = model.ActivityFound, 77, later
			}
			activity(t, s, 0, 10, create, status)
		})
	}
}

// TestTheActivityLogSurvivesADamagedStore.
func TestTheActivityLogSurvivesADamagedStore(t *testing.T) {
	path := filled(t, 10)
	s, err := Open(path)
	modeltest.Must(t, err)
	want := logged(t, s, model.Activity{At: time.UnixMilli(1_800_000_000_000), Kind: model.ActivityUpdate, Title: "Кухар"})
	if _, err := s.db.Exec("PRAGMA wal_checkpoint(TRUNCATE)"); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, s.Close())
	spoil(t, path, pages(t, path, "candidates")[0])
	if s, err = Open(path); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	if _, _, err := s.Candidates(t.Context(), 5); err != nil {
		t.Fatal(err)
	}
	if m := s.Mended(); m == nil || m.Saved["activity"] != 1 {
		t.Errorf("%+v", m)
	}
	activity(t, s, 0, 10, want)
	if next := logged(t, s, want); next.ID <= want.ID {
		t.Errorf("id %d after %d", next.ID, want.ID)
	}
}
