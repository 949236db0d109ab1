package store

import (
	"slices"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

func TestACopySeesTheWritesOfOthers(t *testing.T) {
	a, b := open2(t)
	ctx, now := t.Context(), time.UnixMilli(1_800_000_000_000)
	since, err := b.Revision(ctx)
	modeltest.Must(t, err)
	for _, err := range []error{
		a.PutJobs(ctx, nil, now),
		b.PutJobs(ctx, nil, now), // a later write of the same part, which must not hide a's
		b.SaveDraft(ctx, model.SavedDraft{ID: 1, Saved: now}),
		a.PutCandidates(ctx, 7, []model.Candidate{{ID: 1}}, now),
	} {
		modeltest.Must(t, err)
	}
	parts, since, err := b.Changed(ctx, since)
	if err != nil || !slices.Equal(parts, []Part{PartJobs, ApplicantsOf(7)}) {
		t.Errorf("%v, %v", parts, err)
	}
	if id, ok := parts[1].Job(); !ok || id != 7 {
		t.Error(parts[1], id, ok)
	}
	if _, ok := parts[0].Job(); ok {
		t.Error(parts[0])
	}
	if parts, _, err := b.Changed(ctx, since); err != nil || len(parts) != 0 {
		t.Errorf("reported twice: %v, %v", parts, err)
	}
	if parts, _, err := a.Changed(ctx, 0); err != nil || !slices.Equal(parts, []Part{PartJobs, PartDrafts}) {
		t.Errorf("%v, %v", parts, err)
	}
}

// TestTheRevisionOnlyRises, although the writes of ended windows are forgotten.
func TestTheRevisionOnlyRises(t *testing.T) {
	a, b := open2(t)
	ctx := t.Context()
	owner := a.owner
	for _, who := range []string{ended(t, owner), ended(t, owner), owner} {
		a.owner = who
		for range 3 {
			modeltest.Must(t, a.PutJobs(ctx, nil, time.Now()))
		}
	}
	a.owner = ended(t, owner)
	modeltest.Must(t, a.PutJobs(ctx, nil, time.Now()))
	seen, _, err := b.Changed(ctx, 0)
	if err != nil || !slices.Equal(seen, []Part{PartJobs, PartJobs, PartJobs, PartJobs}) {
		t.Errorf("the writes of ended copies are not reported: %v, %v", seen, err)
	}
	if _, err := a.db.Exec("UPDATE parts SET revision = revision + ? WHERE writer = ?", remembered, a.owner); err != nil {
		t.Fatal(err)
	}
	before, err := a.Revision(ctx)
	modeltest.Must(t, err)
	modeltest.Must(t, b.tidyParts(ctx))
	var rows int
	if err := b.db.QueryRow("SELECT count(*) FROM parts").Scan(&rows); err != nil || rows != 2 {
		t.Errorf("%d rows: the live copy's and the last are to stay, %v", rows, err)
	}
	if after, err := b.Revision(ctx); err != nil || after != before {
		t.Errorf("%d, before %d, %v", after, before, err)
	}
	// A window that slept for so long reads all parts.
	if parts, _, err := b.Changed(ctx, before-remembered-1); err != nil || !slices.Equal(parts, []Part{PartAll}) {
		t.Errorf("%v, %v", parts, err)
	}
}
