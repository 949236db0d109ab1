package store

import (
	"errors"
	"sync"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestAReviewOutlivesItsApplicant: a refresh that brings other people deletes no note.
func TestAReviewOutlivesItsApplicant(t *testing.T) {
	s, _ := open2(t)
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	modeltest.Must(t, s.PutCandidates(ctx, 5, []model.Candidate{{ID: 7, JobID: 5}}, at))
	want := model.Review{ApplyID: 7, JobID: 5, Verdict: model.Maybe, Rating: 4, Tags: []string{"go", "київ"}, Note: "двічі", Changed: at}
	was, is, err := s.ChangeReview(ctx, 5, 7, at, func(r *model.Review) {
		r.Verdict, r.Rating, r.Tags, r.Note = want.Verdict, want.Rating, want.Tags, want.Note
	})
	if diff := cmp.Diff(want, is); diff != "" || err != nil || !was.Blank() {
		t.Fatalf("%v, was %+v %s", err, was, diff)
	}
	endSync(t, s, 5, Sync{At: at, Complete: true}, nil)
	if people, _, err := s.Candidates(ctx, 5); err != nil || len(people) != 0 {
		t.Fatalf("%v, %v", people, err)
	}
	if got, err := s.Review(ctx, 7); err != nil || cmp.Diff(want, got) != "" {
		t.Errorf("%v %s", err, cmp.Diff(want, got))
	}
	if all, err := s.Reviews(ctx, 0); err != nil || len(all) != 1 {
		t.Errorf("%v, %v", all, err)
	}
	if other, err := s.Reviews(ctx, 6); err != nil || len(other) != 0 {
		t.Errorf("%v, %v", other, err)
	}
	// A review that is undone to blank leaves no row.
	if _, is, err = s.ChangeReview(ctx, 5, 7, at, func(r *model.Review) { *r = model.Review{} }); err != nil || !is.Blank() {
		t.Errorf("%+v, %v", is, err)
	}
	if all, err := s.Reviews(ctx, 5); err != nil || len(all) != 0 {
		t.Errorf("%v, %v", all, err)
	}
}

// TestCopiesReviewOnePersonTogether: each changes its own part of the review.
func TestCopiesReviewOnePersonTogether(t *testing.T) {
	path := t.TempDir() + "/store.db"
	ctx := t.Context()
	var wg sync.WaitGroup
	for i := range 4 {
		s := openAt(t, path)
		wg.Go(func() {
			for range 10 {
				_, _, err := s.ChangeReview(ctx, 5, 7, time.Now(), func(r *model.Review) {
					switch i {
					case 0:
						r.Note += "x"
					case 1:
						r.Tags = model.CleanTags(append(r.Tags, string(rune('a'+len(r.Tags))))...)
					case 2:
						r.Rating = r.Rating%model.MaxRating + 1
					case 3:
						r.Verdict = model.Yes
					}
				})
				if err != nil {
					t.Error(err)
				}
			}
		})
	}
	wg.Wait()
	s := openAt(t, path)
	r, err := s.Review(ctx, 7)
	if err != nil || len(r.Note) != 10 || len(r.Tags) != 10 || r.Rating != 5 || r.Verdict != model.Yes {
		t.Errorf("%+v, %v", r, err)
	}
	if n, err := s.Revision(ctx); err != nil || n != 31 { // nine times the verdict was there already
		t.Errorf("revision %d, %v", n, err)
	}
}

func TestAShortlistExistsWhileSomebodyIsOnIt(t *testing.T) {
	s, _ := open2(t)
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	for _, c := range []struct {
		name  string
		ids   []int64
		added []int64
	}{
		{"Фінал", []int64{9, 7}, []int64{9, 7}},
		{"Фінал", []int64{7, 8}, []int64{8}},
		{"Backup", []int64{7}, []int64{7}},
	} {
		if added, err := s.Enlist(ctx, c.name, c.ids, at); err != nil || cmp.Diff(c.added, added) != "" {
			t.Fatalf("%s: %v, %v", c.name, added, err)
		}
	}
	lists, err := s.Shortlists(ctx)
	want := []model.Shortlist{{ID: 3, Name: "Backup", Made: at, Applies: []int64{7}}, {ID: 1, Name: "Фінал", Made: at, Applies: []int64{9, 7, 8}}}
	for i := range lists {
		want[i].ID = lists[i].ID
	}
	if diff := cmp.Diff(want, lists); diff != "" || err != nil {
		t.Fatal(err, diff)
	}
	for id, want := range map[int64][]string{7: {"Backup", "Фінал"}, 9: {"Фінал"}, 5: nil} {
		if names, err := s.ShortlistsOf(ctx, id); err != nil || cmp.Diff(want, names) != "" {
			t.Errorf("%d is on %q, %v", id, names, err)
		}
	}
	if _, err := s.Delist(ctx, "Backup", []int64{7, 9}, time.Now()); err != nil {
		t.Fatal(err)
	}
	if lists, err := s.Shortlists(ctx); err != nil || len(lists) != 1 || len(lists[0].Applies) != 3 {
		t.Errorf("%+v, %v", lists, err)
	}
}

func TestASettingStaysUntilItIsChanged(t *testing.T) {
	s, _ := open2(t)
	for _, want := range []string{"", "on", "off"} {
		if want != "" {
			modeltest.Must(t, s.Set(t.Context(), "x", want))
		}
		if got, err := s.Setting(t.Context(), "x"); err != nil || got != want {
			t.Errorf("%q, want %q, %v", got, want, err)
		}
	}
}

// TestDelistedApplicantsReturnToTheirPlaces: also on a shortlist that was forgotten
// with them, and beside later ones.
func TestDelistedApplicantsReturnToTheirPlaces(t *testing.T) {
	s, _ := open2(t)
	ctx, at := t.Context(), time.UnixMilli(1_800_000_000_000)
	on := func() (ids []int64) {
		all, err := s.Shortlists(ctx)
		if err != nil || len(all) > 1 {
			t.Fatal(all, err)
		}
		for _, l := range all {
			if !l.Made.Equal(at) {
				t.Errorf("made at %v", l.Made)
			}
			ids = l.Applies
		}
		return ids
	}
	if _, err := s.Enlist(ctx, "Final", []int64{7, 9, 8}, at); err != nil {
		t.Fatal(err)
	}
	first, err := s.Delist(ctx, "Final", []int64{9, 12}, time.Now())
	if err != nil || len(first.Places) != 1 || first.Places[0].ApplyID != 9 {
		t.Fatal(first, err)
	}
	if _, err := s.Enlist(ctx, "Final", []int64{5}, at.Add(time.Hour)); err != nil {
		t.Fatal(err)
	}
	rest, err := s.ForgetShortlist(ctx, "Final", time.Now())
	if left := on(); err != nil || len(rest.Places) != 3 || left != nil {
		t.Fatal(rest, left, err)
	}
	for range 2 { // the second time changes nothing
		modeltest.Must(t, errors.Join(s.Relist(ctx, rest, time.Now()), s.Relist(ctx, first, time.Now())))
		if diff := cmp.Diff([]int64{7, 9, 8, 5}, on()); diff != "" {
			t.Error(diff)
		}
	}
	if taken, err := s.ForgetShortlist(ctx, "another", time.Now()); err != nil || len(taken.Places) != 0 {
		t.Error(taken, err)
	}
}
