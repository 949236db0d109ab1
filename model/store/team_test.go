package store

import (
	"slices"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/team"
)

// waiting returns the kinds and values that wait for the team folder.
func waiting(t *testing.T, s *Store) (out []string) {
	t.Helper()
	all, err := s.Pending(t.Context())
	must(t, err)
	for _, c := range all {
		out = append(out, string(c.Kind)+" "+c.Value)
	}
	slices.Sort(out)
	return out
}

// TestChangesWaitForTheTeamFolderFromWhenItIsSet: each with its last value, and not when it is unset.
func TestChangesWaitForTheTeamFolderFromWhenItIsSet(t *testing.T) {
	s, ctx, now := memory(t), t.Context(), time.Now()
	change := func(apply int64, f func(*model.Review)) {
		t.Helper()
		_, _, err := s.ChangeReview(ctx, 1, apply, now, f)
		must(t, err)
	}
	change(7, func(r *model.Review) { r.Note = "for me alone" })
	must(t, s.JoinTeam(ctx, "/srv/hiring"))
	if got := waiting(t, s); len(got) != 0 {
		t.Errorf("of before: %q", got)
	}
	change(7, func(r *model.Review) { r.Verdict = model.Yes })
	change(7, func(r *model.Review) { r.Verdict = model.No })
	change(7, func(r *model.Review) { r.Typed = "not a note yet" })
	change(-3, func(r *model.Review) { r.Verdict = model.Yes }) // an arrival
	_, err := s.Enlist(ctx, "Final", []int64{7, 8}, now)
	must(t, err)
	_, err = s.Delist(ctx, "Final", []int64{7}, now)
	must(t, err)
	if got := waiting(t, s); !slices.Equal(got, []string{"listed Final", "unlisted Final", "verdict no"}) {
		t.Errorf("%q", got)
	}
	all, err := s.Pending(ctx)
	must(t, err)
	change(7, func(r *model.Review) { r.Verdict = model.Maybe }) // while the others are being written
	must(t, s.Unpend(ctx, all))
	if got := waiting(t, s); !slices.Equal(got, []string{"verdict maybe"}) {
		t.Errorf("%q", got)
	}
	must(t, s.Pend(ctx, team.Change{ApplyID: 9, At: now, Kind: team.KindErased}))
	must(t, s.JoinTeam(ctx, ""))
	change(7, func(r *model.Review) { r.Rating = 3 })
	must(t, s.JoinTeam(ctx, "/srv/hiring"))
	if got := waiting(t, s); !slices.Equal(got, []string{"erased "}) {
		t.Errorf("of while there was no folder, and of an erasure before: %q", got)
	}
	if n, err := s.PendAll(ctx, now); err != nil || n != 2 {
		t.Errorf("%d %v", n, err)
	}
	if got := waiting(t, s); !slices.Equal(got, []string{"erased ", "listed Final", "note for me alone", "rating 3", "verdict maybe"}) {
		t.Errorf("%q", got)
	}
}

func TestMentionsAreOfTheTextsAlone(t *testing.T) {
	s, ctx := memory(t), t.Context()
	must(t, s.JoinTeam(ctx, "/srv/hiring"))
	must(t, s.Pend(ctx, team.Change{ApplyID: 7, At: time.Now(), Kind: team.KindNote, Value: "call somebody"}))
	if found, err := s.Mentions(ctx, NewMarks([]string{"anybody"})); err != nil || len(found) != 0 {
		t.Errorf("%v %v", found, err)
	}
	if found, err := s.Mentions(ctx, NewMarks([]string{"anybody", "somebody"})); err != nil || len(found) != 1 || found["team_pending"] != 1 {
		t.Errorf("%v %v", found, err)
	}
}
