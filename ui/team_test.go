package ui_test

import (
	"io/fs"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/team"
	"shortlist/ui/action"
)

// colleague is another manager with their own store, at the same service and team folder.
func (d *day) colleague(name string) *account.Account {
	d.Helper()
	s := d.setup
	s.manager, s.storePath = name, filepath.Join(d.TempDir(), "store.db")
	other, client, st := (&day{T: d.T, service: d.service, setup: s}).copy(d.Clock)
	d.Cleanup(func() {
		client.Close()
		if err := st.Close(); err != nil {
			d.Error(err)
		}
	})
	return other
}

func (d *day) syncTeam(accounts ...*account.Account) {
	d.Helper()
	for _, a := range accounts {
		if err := a.SyncTeam(d.Context()); err != nil {
			d.Fatal(err)
		}
	}
}

// TestLinesNameTheColleagueWhoHasWritten: a list of lines has no signs.
func TestLinesNameTheColleagueWhoHasWritten(t *testing.T) {
	d := begin(t, setup{team: t.TempDir(), manager: "ivan"})
	olena := d.colleague("olena")
	d.ToJob("ua-backend")
	d.Do(action.Open)
	if err := olena.NoteWritten(t.Context(), model.Candidate{ID: d.Order()[0]}, true); err != nil {
		t.Fatal(err)
	}
	d.syncTeam(olena, d.account)
	if printed := d.byLine("enter", "enter", "list"); !strings.Contains(printed, "olena has written to this applicant") {
		t.Error(printed)
	}
}

// TestTheDashboardShowsColleaguesAfterTheOwnVerdict: in the reader and in the detail; strangers' text of
// a colleague does not reach the terminal, and blind mode hides it.
func TestTheDashboardShowsColleaguesAfterTheOwnVerdict(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{team: t.TempDir(), manager: "ivan"})
	olena := d.colleague("olena")
	d.ToJob("ua-backend")
	d.Do(action.Open)
	who := d.Order()[0]
	_, _, err := olena.ChangeReview(t.Context(), model.Candidate{ID: who, JobID: d.Job("ua-backend").ID}, func(r *model.Review) {
		r.Verdict, r.Rating, r.Tags, r.Note, r.Reason = model.No, 2, []string{"late"}, "knows\x1b[31m no Go", "salary\x1b[31m"
	})
	if err != nil {
		t.Fatal(err)
	}
	if err := olena.NoteWritten(t.Context(), model.Candidate{ID: who}, true); err != nil {
		t.Fatal(err)
	}
	d.syncTeam(olena, d.account)
	d.hear(account.Event{Team: true})
	for _, size := range [][2]int{{80, 24}, {120, 40}, {240, 60}} { // in two lines an applicant, and in columns
		d.Resize(size[0], size[1])
		d.Sees("→ olena")
	}
	d.Resize(120, 40)
	d.Do(action.ReadCV)
	d.Sees("Colleagues", "1 colleague has a verdict; yours first", "olena has written to this applicant")
	d.SeesNot("knows", "salary")
	isOpen := func(want bool) {
		t.Helper()
		end := time.After(time.Minute)
		for { // the account shows it in the background
			d.syncTeam(olena)
			got, err := olena.Colleagues(t.Context(), model.Candidate{ID: who})
			if err != nil {
				t.Fatal(err)
			}
			if slices.Equal(got.OpenBy, []string{"ivan"}) == want {
				return
			}
			select {
			case <-time.After(10 * time.Millisecond):
			case <-end:
				t.Fatalf("open: %v", got.OpenBy)
			}
		}
	}
	isOpen(true)
	d.Do(action.Back)
	isOpen(false)
	d.Do(action.ReadCV, action.Note)
	d.Sees("Your colleagues see it too")
	d.Do(action.Back, action.VerdictYes, action.Previous)
	d.Sees("olena  no  ★★☆☆☆", "salary", "#late", "knows", "no Go")
	d.SeesNot("yours first")
	d.syncTeam(d.account, olena)
	got, err := olena.Colleagues(t.Context(), model.Candidate{ID: who})
	if err != nil || len(got.Opinions) != 1 || got.Opinions[0].Verdict != model.Yes {
		t.Errorf("%+v %v", got, err)
	}
	d.Do(action.Written)
	d.Sees("Your colleagues see that you have written")

	d.Do(action.Blind)
	d.Sees("olena  no  ★★☆☆☆", "hidden in blind mode")
	d.SeesNot("knows", "#late", "salary")
	d.Do(action.Blind, action.NoVerdict)
	d.Sees("yours first")
	d.Do(action.Back)
}

// TestWithoutATeamFolderNothingIsAboutColleagues: the key gives the reason.
func TestWithoutATeamFolderNothingIsAboutColleagues(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.ReadCV)
	d.SeesNot("Colleagues")
	d.Do(action.Written)
	d.Sees("no team folder is set")
}

// TestTheDashboardNamesWhoErasedAnApplication from the team folder, where its lines no longer count.
func TestTheDashboardNamesWhoErasedAnApplication(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{team: t.TempDir(), manager: "ivan"})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	erased := team.Change{ApplyID: d.Person().ID, At: d.Clock.Now(), Kind: team.KindErased}
	mal := team.NewFolder(team.FolderOptions{Path: d.setup.team, Manager: "mal", Host: "desk", OwnerOf: func(info fs.FileInfo) (string, bool) { return "mal", true }})
	if _, err := mal.Write(t.Context(), "ua.test.localhost", []team.Change{erased}, nil); err != nil {
		t.Fatal(err)
	}
	d.syncTeam(d.account)
	d.Do(action.ReadCV)
	d.Sees("Colleagues", "mal has erased this application from the team folder")
}
