package store

import (
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/team"
)

// waiting returns the kinds and values that wait for the team folder.
func waiting(t *testing.T, s *Store) (out []string) {
	t.Helper()
	folder, err := s.Setting(t.Context(), teamSetting)
	modeltest.Must(t, err)
	all, _, err := s.Pending(t.Context(), folder)
	modeltest.Must(t, err)
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
		modeltest.Must(t, err)
	}
	change(7, func(r *model.Review) { r.Note = "for me alone" })
	modeltest.Must(t, s.JoinTeam(ctx, "/srv/hiring"))
	if got := waiting(t, s); len(got) != 0 {
		t.Errorf("of before: %q", got)
	}
	change(7, func(r *model.Review) { r.Verdict = model.Yes })
	change(7, func(r *model.Review) { r.Verdict = model.No })
	change(7, func(r *model.Review) { r.Typed = "not a note yet" })
	change(-3, func(r *model.Review) { r.Verdict = model.Yes }) // an arrival
	_, err := s.Enlist(ctx, "Final", []int64{7, 8}, now)
	modeltest.Must(t, err)
	_, err = s.Delist(ctx, "Final", []int64{7}, now)
	modeltest.Must(t, err)
	if got := waiting(t, s); !slices.Equal(got, []string{"listed Final", "unlisted Final", "verdict no"}) {
		t.Errorf("%q", got)
	}
	all, _, err := s.Pending(ctx, "/srv/hiring")
	modeltest.Must(t, err)
	change(7, func(r *model.Review) { r.Verdict = model.Maybe }) // while the others are being written
	modeltest.Must(t, s.Unpend(ctx, "/srv/hiring", all))
	if got := waiting(t, s); !slices.Equal(got, []string{"verdict maybe"}) {
		t.Errorf("%q", got)
	}
	modeltest.Must(t, s.Pend(ctx, team.Change{ApplyID: 9, At: now, Kind: team.KindErased}))
	modeltest.Must(t, s.JoinTeam(ctx, ""))
	change(7, func(r *model.Review) { r.Rating = 3 })
	modeltest.Must(t, s.JoinTeam(ctx, "/srv/hiring"))
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

// TestAnErasureWaitsForTheFolderThatHoldsTheLines, and no other change does when the folder is another.
func TestAnErasureWaitsForTheFolderThatHoldsTheLines(t *testing.T) {
	s, ctx, now := memory(t), t.Context(), time.Now()
	modeltest.Must(t, s.JoinTeam(ctx, "/srv/first"))
	modeltest.Must(t, s.Pend(ctx, team.Change{ApplyID: 9, At: now, Kind: team.KindErased}))
	modeltest.Must(t, s.Pend(ctx, team.Change{ApplyID: 7, At: now, Kind: team.KindNote, Value: "hello"}))
	modeltest.Must(t, s.JoinTeam(ctx, "/srv/second"))
	modeltest.Must(t, s.Pend(ctx, team.Change{ApplyID: 9, At: now, Kind: team.KindErased}))
	for _, step := range []struct{ folder, here, elsewhere string }{
		{"/srv/first", "erased", "erased"},
		{"/srv/second", "note erased", ""}, // the first is done
	} {
		here, elsewhere, err := s.Pending(ctx, step.folder)
		modeltest.Must(t, err)
		if kindsOf(here) != step.here || kindsOf(elsewhere) != step.elsewhere {
			t.Errorf("%s: %q, elsewhere %q", step.folder, kindsOf(here), kindsOf(elsewhere))
		}
		modeltest.Must(t, s.Unpend(ctx, step.folder, here))
	}
}

func kindsOf(changes []team.Change) string {
	var kinds []string
	for _, c := range changes {
		kinds = append(kinds, string(c.Kind))
	}
	return strings.Join(kinds, " ")
}

// TestAnEarlierStoreKnowsItsTeamFolder: what waited there waits on.
func TestAnEarlierStoreKnowsItsTeamFolder(t *testing.T) {
	s := openAt(t, older(t, 22, `INSERT INTO settings VALUES ('team', '/srv/hiring'); INSERT INTO team_pending VALUES (9, 'erased', 0, 1800000000000, 'erased', '')`))
	if here, _, err := s.Pending(t.Context(), "/srv/hiring"); err != nil || len(here) != 1 || here[0].ApplyID != 9 {
		t.Errorf("%+v %v", here, err)
	}
}

// TestAnEarlierErasureWithoutAFolderWaitsOn, for any folder that has lines about the application.
func TestAnEarlierErasureWithoutAFolderWaitsOn(t *testing.T) {
	for name, setting := range map[string]string{"never set": "", "ended": "INSERT INTO settings VALUES ('team', '');"} {
		t.Run(name, func(t *testing.T) {
			s := openAt(t, older(t, 22, setting+`INSERT INTO team_pending VALUES (9, 'erased', 0, 1800000000000, 'erased', 'own'), (7, 'note', 0, 1800000000000, 'note', 'hello')`))
			modeltest.Must(t, s.JoinTeam(t.Context(), "/srv/hiring"))
			here, elsewhere, err := s.Pending(t.Context(), "/srv/hiring")
			if err != nil || len(here) != 0 || len(elsewhere) != 1 || elsewhere[0].ApplyID != 9 || elsewhere[0].Value != "own" {
				t.Errorf("%+v, elsewhere %+v, %v", here, elsewhere, err)
			}
		})
	}
}

func TestMentionsAreOfTheTextsAlone(t *testing.T) {
	s, ctx := memory(t), t.Context()
	modeltest.Must(t, s.JoinTeam(ctx, "/srv/hiring"))
	modeltest.Must(t, s.Pend(ctx, team.Change{ApplyID: 7, At: time.Now(), Kind: team.KindNote, Value: "call somebody"}))
	if found, err := s.Mentions(ctx, NewMarks([]string{"anybody"})); err != nil || len(found) != 0 {
		t.Errorf("%v %v", found, err)
	}
	if found, err := s.Mentions(ctx, NewMarks([]string{"anybody", "somebody"})); err != nil || len(found) != 1 || found["team_pending"] != 1 {
		t.Errorf("%v %v", found, err)
	}
}
