package store

import (
	"database/sql"
	"slices"
	"testing"
	"time"

	"shortlist/model/modeltest"
)

// TestASavedFileOfAnArrivalIsOneOfItsApplication, which is known later.
func TestASavedFileOfAnArrivalIsOneOfItsApplication(t *testing.T) {
	s, ctx := memory(t), t.Context()
	modeltest.Must(t, s.NoteSaved(ctx, SavedFile{Path: "/a", At: time.Now(), Size: 1, Digest: "x", Applies: []int64{-3}}))
	modeltest.Must(t, s.use(func(db *sql.DB) error {
		_, err := db.ExecContext(ctx, "INSERT INTO arrivals (id, digest, job_id, apply_id, data) VALUES (3, 'x', 5, 7, '{}')")
		return err
	}))
	got, err := s.SavedWith(ctx, []int64{7}, nil)
	if err != nil || len(got) != 1 || !slices.Equal(got[0].Applies, []int64{7}) {
		t.Errorf("%+v, %v", got, err)
	}
	_, err = s.EraseRows(ctx, Erasure{Applies: []int64{7}}, time.Now())
	modeltest.Must(t, err)
	if got, err := savedFiles(ctx, s.db, "1 = 1"); err != nil || len(got) != 0 {
		t.Errorf("after the erasure %+v, %v", got, err)
	}
}

// TestARecordOfASavedFileIsThatOfItsContent: the same content adds applications, another content replaces them.
func TestARecordOfASavedFileIsThatOfItsContent(t *testing.T) {
	s, ctx := memory(t), t.Context()
	for _, step := range []struct {
		digest string
		id     int64
		want   []int64
	}{{"x", 1, []int64{1}}, {"x", 2, []int64{1, 2}}, {"y", 3, []int64{3}}} {
		modeltest.Must(t, s.NoteSaved(ctx, SavedFile{Path: "/a", At: time.Now(), Size: 1, Digest: step.digest, Applies: []int64{step.id}}))
		got, err := s.SavedWith(ctx, []int64{step.id}, nil)
		if err != nil || len(got) != 1 || !slices.Equal(got[0].Applies, step.want) {
			t.Errorf("%+v, want %v, %v", got, step.want, err)
		}
	}
}
