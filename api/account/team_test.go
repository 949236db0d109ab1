package account

import (
	"context"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/model/team"
)

// namedOwner is the owner of a file in tests, in which all files belong to one user: its manager.
func namedOwner(info fs.FileInfo) (string, bool) {
	manager, _, _, ok := team.ParseName(strings.TrimPrefix(info.Name(), ".lock-"))
	return manager, ok
}

// teamFolder returns a manager's view of a folder.
func teamFolder(path, manager string) *team.Folder {
	return team.NewFolder(team.FolderOptions{Path: path, Manager: manager, Host: "desk", OwnerOf: namedOwner})
}

// manager opens the account of a manager, with a store of its own, over the team folder.
func (d *desk) manager(name, shared string) *desk {
	d.t.Helper()
	return (&desk{t: d.t, service: d.service, dir: d.t.TempDir(), team: teamFolder(shared, name)}).open()
}

// twoManagers opens two managers over one folder, and returns them with an applicant that both know.
func twoManagers(t *testing.T) (olena, ivan *desk, c model.Candidate, shared string) {
	t.Helper()
	shared = t.TempDir()
	first := newDesk(t, sandbox.Options{})
	olena, ivan = first.manager("olena", shared), first.manager("ivan", shared)
	c = somebody(t, olena)
	return olena, ivan, c, shared
}

func (d *desk) sync() {
	d.t.Helper()
	if err := d.SyncTeam(d.t.Context()); err != nil {
		d.t.Fatal(err)
	}
}

func (d *desk) sees(c model.Candidate) Colleagues {
	d.t.Helper()
	d.sync()
	found, err := d.Colleagues(d.t.Context(), c)
	if err != nil {
		d.t.Fatal(err)
	}
	return found
}

func (d *desk) judges(c model.Candidate, v model.Verdict) {
	d.t.Helper()
	if _, _, err := d.ChangeReview(d.t.Context(), c, func(r *model.Review) { r.Verdict = v }); err != nil {
		d.t.Fatal(err)
	}
	d.sync()
}

// TestANoteWithoutAVerdictIsKnownBeforeTheOwn: the manager sees that there is a note, and not its words.
func TestANoteWithoutAVerdictIsKnownBeforeTheOwn(t *testing.T) {
	olena, ivan, c, _ := twoManagers(t)
	olena.judges(c, model.Undecided)
	if got := ivan.sees(c); got.Hidden != 0 || !got.Unseen || len(got.Opinions) != 0 {
		t.Errorf("before a verdict: %+v", got)
	}
	ivan.judges(c, model.Maybe)
	if got := ivan.sees(c); got.Unseen || len(got.Opinions) != 1 || got.Opinions[0].Note == "" {
		t.Errorf("after a verdict: %+v", got)
	}
}

func TestAColleaguesVerdictIsShownAfterTheOwn(t *testing.T) {
	olena, ivan, c, _ := twoManagers(t)
	ctx := t.Context()
	if _, _, err := olena.ChangeReview(ctx, c, func(r *model.Review) { r.Rating, r.Tags = 4, []string{"go"} }); err != nil {
		t.Fatal(err)
	}
	olena.sync()

	if got := ivan.sees(c); got.Hidden != 1 || len(got.Opinions) != 0 {
		t.Errorf("before a verdict: %+v", got)
	}
	ivan.judges(c, model.Maybe)
	got := ivan.sees(c)
	if got.Hidden != 0 || len(got.Opinions) != 1 {
		t.Fatalf("after a verdict: %+v", got)
	}
	o := got.Opinions[0]
	if o.Manager != "olena" || o.Verdict != model.Yes || o.Rating != 4 || !slices.Equal(o.Tags, []string{"go"}) || !strings.HasPrefix(o.Note, "call ") || !slices.Equal(o.Lists, []string{"Second round"}) {
		t.Errorf("%+v", o)
	}
	if back := olena.sees(c); len(back.Opinions) != 1 || back.Opinions[0].Verdict != model.Maybe {
		t.Errorf("the other way: %+v", back)
	}
	ivan.judges(c, model.Undecided)
	if got := ivan.sees(c); got.Hidden != 1 || len(got.Opinions) != 0 {
		t.Errorf("after the verdict was taken back: %+v", got)
	}
	ivan.opts.ShowAll = true
	if got := ivan.sees(c); got.Hidden != 0 || len(got.Opinions) != 1 {
		t.Errorf("with hide_until_own off: %+v", got)
	}
	if _, err := olena.Delist(ctx, "Second round", []int64{c.ID}); err != nil {
		t.Fatal(err)
	}
	olena.sync()
	if got := ivan.sees(c); len(got.Opinions) != 1 || len(got.Opinions[0].Lists) != 0 {
		t.Errorf("after it left the shortlist: %+v", got)
	}
}

func TestEarlierReviewsAreSharedOnlyWhenThePersonAsks(t *testing.T) {
	shared := t.TempDir()
	alone := newDesk(t, sandbox.Options{})
	c := somebody(t, alone) // reviewed before there was a team
	olena := (&desk{t: t, service: alone.service, dir: alone.dir, team: teamFolder(shared, "olena")}).open()
	ivan := alone.manager("ivan", shared)
	ivan.judges(c, model.No)
	olena.sync()
	if got := ivan.sees(c); len(got.Opinions) != 0 {
		t.Fatalf("shared at once: %+v", got)
	}
	if _, _, err := olena.ChangeReview(t.Context(), c, func(r *model.Review) { r.Rating = 2 }); err != nil {
		t.Fatal(err)
	}
	olena.sync()
	if got := ivan.sees(c); len(got.Opinions) != 1 || got.Opinions[0].Note != "" || got.Opinions[0].Rating != 2 {
		t.Errorf("the rating of now does not take the note of then with it: %+v", got)
	}
	if n, err := olena.PublishReviews(t.Context()); n != 1 || err != nil {
		t.Fatal(n, err)
	}
	if got := ivan.sees(c); len(got.Opinions) != 1 || got.Opinions[0].Note == "" || len(got.Opinions[0].Lists) != 1 {
		t.Errorf("after publishing: %+v", got)
	}
}

func TestAChangeWaitsWhileTheFolderIsAway(t *testing.T) {
	olena, ivan, c, shared := twoManagers(t)
	olena.sync()
	away := shared + ".away"
	if err := os.Rename(shared, away); err != nil {
		t.Fatal(err)
	}
	if _, _, err := olena.ChangeReview(t.Context(), c, func(r *model.Review) { r.Verdict = model.No }); err != nil {
		t.Fatal("a review depends on the folder:", err)
	}
	if err := olena.SyncTeam(t.Context()); err == nil || !strings.Contains(err.Error(), "not there") {
		t.Errorf("got %v", err)
	}
	if err := os.Rename(away, shared); err != nil {
		t.Fatal(err)
	}
	again := (&desk{t: t, service: olena.service, dir: olena.dir, team: teamFolder(shared, "olena")}).open() // another window, later
	again.sync()
	ivan.judges(c, model.Yes)
	if got := ivan.sees(c); len(got.Opinions) != 1 || got.Opinions[0].Verdict != model.No {
		t.Errorf("%+v", got)
	}
	if waits, _, err := olena.store.Pending(t.Context(), shared); err != nil || len(waits) != 0 {
		t.Errorf("%v waits still (%v)", waits, err)
	}
}

func TestEraseEndsAnApplicationForTheWholeTeam(t *testing.T) {
	olena, ivan, c, shared := twoManagers(t)
	ctx := t.Context()
	_, _, err := ivan.ChangeReview(ctx, c, func(r *model.Review) { r.Verdict, r.Note = model.No, "not "+c.Applicant.Name })
	if err != nil {
		t.Fatal(err)
	}
	ivan.sync()
	olena.sync()
	texts := sought(c)
	if len(holding(t, texts, shared)) < 2 {
		t.Fatal("both notes should be there")
	}
	s, err := olena.Select(ctx, Scope{Person: c.Applicant.Contacts.Email})
	if err != nil {
		t.Fatal(err)
	}
	r, err := olena.Erase(ctx, s, Scope{})
	if err != nil || !r.Clean() || !r.HasTeam || r.Team == 0 {
		t.Fatalf("%+v %v", r, err)
	}
	if left := holding(t, texts, shared); len(left) != 1 || !strings.HasPrefix(left[0], "ivan@") {
		t.Errorf("%q", left)
	}
	if got := olena.sees(c); len(got.Opinions) != 0 {
		t.Errorf("the colleague's lines are ignored: %+v", got)
	}

	watch, stop := context.WithCancel(ctx)
	events := ivan.Events(watch)
	eventually(t, events, func() bool { return len(holding(t, texts, shared)) == 0 })
	stop()
	for range events {
	}
	if review, err := ivan.store.Review(ctx, c.ID); err != nil || review.Verdict != model.No {
		t.Errorf("the colleague's own review stays on the own computer: %+v %v", review, err)
	}
	ivan.judges(c, model.Maybe)
	if left := holding(t, [][]byte{[]byte(`"kind":"verdict"`)}, shared); len(left) != 0 {
		t.Errorf("shared again after the tombstone: %q", left)
	}
}

// eventually takes events until something holds.
func eventually(t *testing.T, events <-chan Event, holds func() bool) {
	t.Helper()
	end := time.After(time.Minute)
	for !holds() {
		select {
		case <-events:
		case <-time.After(20 * time.Millisecond): // what is waited for may follow the event
		case <-end:
			t.Fatal("it does not come to hold")
		}
	}
}

func TestAnErasureReachesTheFolderWhenItIsBack(t *testing.T) {
	olena, _, c, shared := twoManagers(t)
	olena.sync()
	away := shared + ".away"
	if err := os.Rename(shared, away); err != nil {
		t.Fatal(err)
	}
	s, err := olena.Select(t.Context(), Scope{Person: c.Applicant.Contacts.Email})
	if err != nil {
		t.Fatal(err)
	}
	r, err := olena.Erase(t.Context(), s, Scope{})
	if err != nil || r.Clean() || len(r.Failed) != 1 {
		t.Fatalf("%+v %v", r, err)
	}
	if err := os.Rename(away, shared); err != nil {
		t.Fatal(err)
	}
	olena.sync()
	if left := holding(t, sought(c), shared); len(left) != 0 {
		t.Errorf("%q", left)
	}
}

// TestAnotherFolderGetsWhatIsDecidedNow, and nothing that makes sense only in the former folder: no erasure, and no
// end of something that the new folder never had. The former folder gets the erasure when it is set again, also under
// another path.
func TestAnotherFolderGetsWhatIsDecidedNow(t *testing.T) {
	modeltest.SkipInShort(t, "waits for a folder")
	for _, moved := range []bool{false, true} {
		olena, _, gone, first := twoManagers(t)
		ctx := t.Context()
		olena.sync()
		var c model.Candidate
		known, err := olena.store.Known(ctx)
		if err != nil {
			t.Fatal(err)
		}
		for _, k := range known {
			if k.ID != gone.ID {
				if c, err = olena.Candidate(ctx, k.ID); err != nil {
					t.Fatal(err)
				}
			}
		}
		if _, err := olena.Enlist(ctx, "Second round", []int64{c.ID}); err != nil {
			t.Fatal(err)
		}
		olena.sync()

		away := first + ".away"
		if err := os.Rename(first, away); err != nil {
			t.Fatal(err)
		}
		if _, err := olena.Delist(ctx, "Second round", []int64{c.ID}); err != nil {
			t.Fatal(err)
		}
		if _, _, err := olena.ChangeReview(ctx, c, func(r *model.Review) { r.Verdict = model.No }); err != nil {
			t.Fatal(err)
		}
		s, err := olena.Select(ctx, Scope{Person: gone.Applicant.Contacts.Email})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := olena.Erase(ctx, s, Scope{}); err != nil {
			t.Fatal(err)
		}

		second := t.TempDir()
		at := func(path string) (lines []string) {
			d := (&desk{t: t, service: olena.service, dir: olena.dir, team: teamFolder(path, "olena")}).open()
			d.sync()
			view, _, err := d.Team(ctx)
			if err != nil {
				t.Fatal(err)
			}
			for _, f := range view.Files {
				for _, l := range f.Lines {
					lines = append(lines, string(l.Kind)+" "+strings.Replace(l.Value, team.Tombstone(d.teamService(), gone.ID), "gone", 1))
				}
			}
			return lines
		}
		if got := at(second); !slices.Equal(got, []string{"verdict no"}) {
			t.Errorf("the new folder has %q", got)
		}
		back := away
		if !moved {
			if err := os.Rename(away, first); err != nil {
				t.Fatal(err)
			}
			back = first
		}
		if got := at(back); !slices.Contains(got, "erased gone") || len(holding(t, sought(gone), back)) != 0 {
			t.Errorf("the former folder, moved %v, has %q", moved, got)
		}
	}
}

// TestAForgottenErasureThatWaitsReachesNoFolder: nothing writes its tombstone later.
func TestAForgottenErasureThatWaitsReachesNoFolder(t *testing.T) {
	olena, ivan, c, _ := twoManagers(t)
	if err := olena.store.Pend(t.Context(), team.Change{ApplyID: c.ID, At: time.Now(), Kind: team.KindErased}); err != nil {
		t.Fatal(err)
	}
	if _, _, err := olena.ForgetErased(t.Context()); err != nil {
		t.Fatal(err)
	}
	olena.judges(c, model.Yes)
	ivan.judges(c, model.No)
	if got := ivan.sees(c); len(got.Opinions) != 1 {
		t.Errorf("%+v", got)
	}
}

// TestTheLaterDecisionOfAManagerCountsWhateverTheirHostsClocksAre: the later decision is made on the host whose clock
// is behind, and undoes a decision from the host whose clock is ahead.
func TestTheLaterDecisionOfAManagerCountsWhateverTheirHostsClocksAre(t *testing.T) {
	ahead, ivan, c, shared := twoManagers(t)
	ctx := t.Context()
	laptop := team.NewFolder(team.FolderOptions{Path: shared, Manager: "olena", Host: "laptop", OwnerOf: namedOwner})
	behind := (&desk{t: t, service: ahead.service, dir: t.TempDir(), team: laptop}).open()
	ahead.opts.Now = func() time.Time { return time.Now().Add(time.Hour) }
	ahead.judges(c, model.Maybe)
	if _, err := ahead.Enlist(ctx, "Finalists", []int64{c.ID}); err != nil {
		t.Fatal(err)
	}
	if err := ahead.NoteWritten(ctx, c, true); err != nil {
		t.Fatal(err)
	}
	ahead.sync()
	ivan.judges(c, model.Maybe)

	behind.sees(c)
	behind.judges(c, model.No)
	if _, err := behind.Enlist(ctx, "Finalists", []int64{c.ID}); err != nil {
		t.Fatal(err)
	}
	taken, err := behind.Delist(ctx, "Finalists", []int64{c.ID})
	if err != nil {
		t.Fatal(err)
	}
	if err := behind.NoteWritten(ctx, c, false); err != nil {
		t.Fatal(err)
	}
	behind.sync()
	got := ivan.sees(c)
	if len(got.Opinions) != 1 || got.Opinions[0].Verdict != model.No || slices.Contains(got.Opinions[0].Lists, "Finalists") || len(got.Written) != 0 {
		t.Errorf("%+v", got)
	}
	if err := behind.Relist(ctx, taken); err != nil {
		t.Fatal(err)
	}
	behind.sync()
	if got := ivan.sees(c); len(got.Opinions) != 1 || !slices.Contains(got.Opinions[0].Lists, "Finalists") {
		t.Errorf("back on the list: %+v", got)
	}
	if _, err := behind.ForgetShortlist(ctx, "Finalists"); err != nil {
		t.Fatal(err)
	}
	behind.sync()
	if got := ivan.sees(c); len(got.Opinions) != 1 || slices.Contains(got.Opinions[0].Lists, "Finalists") {
		t.Errorf("the list is forgotten: %+v", got)
	}
}

// TestForgettingNamesTheHostsThatKeepATombstone: a host removes only its own tombstones, and colleagues see the
// application again after the last one is removed.
func TestForgettingNamesTheHostsThatKeepATombstone(t *testing.T) {
	olena, ivan, c, shared := twoManagers(t)
	ctx := t.Context()
	laptop := team.NewFolder(team.FolderOptions{Path: shared, Manager: "olena", Host: "laptop", OwnerOf: namedOwner})
	away := (&desk{t: t, service: olena.service, dir: t.TempDir(), team: laptop}).open()
	for _, d := range []*desk{olena, away} {
		if err := d.store.Pend(ctx, team.Change{ApplyID: c.ID, At: time.Now(), Kind: team.KindErased}); err != nil {
			t.Fatal(err)
		}
		d.sync()
	}
	ivan.judges(c, model.Yes)
	for _, step := range []struct {
		on   *desk
		left []string
	}{{olena, []string{"laptop"}}, {away, nil}} {
		if _, left, err := step.on.ForgetErased(ctx); err != nil || !slices.Equal(left, step.left) {
			t.Fatalf("%q %v", left, err)
		}
	}
	ivan.judges(c, model.No)
	olena.judges(c, model.Yes)
	if got := olena.sees(c); len(got.Opinions) != 1 {
		t.Errorf("%+v", got)
	}
}

func TestWhatAgeErasesStaysForColleagues(t *testing.T) {
	olena, ivan, c, shared := twoManagers(t)
	ivan.judges(c, model.Yes)
	olena.sync()
	if _, err := olena.Delist(t.Context(), "Second round", []int64{c.ID}); err != nil {
		t.Fatal(err)
	}
	olena.opts.Keep = 24 * time.Hour
	if r, err := olena.SweepOld(t.Context()); err != nil || r.Team == 0 {
		t.Fatalf("%+v %v", r, err)
	}
	if left := holding(t, sought(c), shared); len(left) != 0 {
		t.Errorf("%q", left)
	}
	if got := ivan.sees(c); len(got.Opinions) != 0 {
		t.Errorf("%+v", got)
	}
	data, err := os.ReadFile(filepath.Join(shared, team.FileOf("ivan", "desk")))
	if err != nil || !strings.Contains(string(data), `"verdict"`) {
		t.Errorf("the colleague's line is gone: %q %v", data, err)
	}
}

func TestColleaguesSeeWhoHasAnApplicantOpenAndWhoWrote(t *testing.T) {
	olena, ivan, c, _ := twoManagers(t)
	watch, stop := context.WithCancel(t.Context())
	events := olena.Events(watch)
	olena.SetOpen(c.ID)
	eventually(t, events, func() bool { return slices.Equal(ivan.sees(c).OpenBy, []string{"olena"}) })
	if got := olena.sees(c).OpenBy; len(got) != 0 {
		t.Errorf("oneself is shown: %v", got)
	}
	if err := olena.NoteWritten(t.Context(), c, true); err != nil {
		t.Fatal(err)
	}
	eventually(t, events, func() bool { return len(ivan.sees(c).Written) == 1 })
	if !olena.sees(c).Me {
		t.Error("the own message is not shown")
	}
	ivan.ahead.Store(int64(2 * team.OpenFor))
	if got := ivan.sees(c).OpenBy; len(got) != 0 {
		t.Errorf("a presence does not end: %v", got)
	}
	ivan.ahead.Store(0)
	stop()
	for range events {
	}
	if got := ivan.sees(c).OpenBy; len(got) != 0 {
		t.Errorf("after the end: %v", got)
	}
}

// TestALineThatDoesNotCountIsShownOnce: commands may be closed to the person.
func TestALineThatDoesNotCountIsShownOnce(t *testing.T) {
	olena, ivan, _, shared := twoManagers(t)
	path := filepath.Join(shared, team.FileOf("olena", "desk"))
	olena.sync()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, append(data, "rubbish\nmore of it\n"...), 0o640); err != nil {
		t.Fatal(err)
	}
	w := &teamWatch{a: ivan.Account, news: make(chan struct{}, 1)}
	w.read(t.Context())
	if got := ivan.takeTeamFailure(); !strings.HasPrefix(got, "Team folder: olena@desk.jsonl, line ") || !strings.HasSuffix(got, ": damaged; not used; and 1 more problem in its files.") {
		t.Errorf("%q", got)
	}
	w.read(t.Context())
	if got := ivan.takeTeamFailure(); got != "" {
		t.Errorf("again: %q", got)
	}
}

// TestAPresenceIsRenewedHoweverOftenTheFolderChanges: otherwise it would end while colleagues work.
func TestAPresenceIsRenewedHoweverOftenTheFolderChanges(t *testing.T) {
	_, ivan, c, shared := twoManagers(t)
	o := ivan.opts.Team.(*team.Folder).Options()
	o.Manager, o.Reports = "olena", func(string) bool { return true }
	olena := (&desk{t: t, service: ivan.service, dir: t.TempDir(), team: team.NewFolder(o)}).open()
	olena.renews = 400 * time.Millisecond // longer than the watch leaves between two changes
	events := olena.Events(t.Context())
	olena.SetOpen(c.ID)
	var first time.Time
	eventually(t, events, func() bool {
		if err := ivan.opts.Team.SetOpen(t.Context(), ivan.teamService(), c.ID); err != nil {
			t.Fatal(err)
		}
		info, err := os.Stat(filepath.Join(shared, team.PresenceOf("olena", "desk")))
		if err != nil {
			return false
		}
		if first.IsZero() {
			first = info.ModTime()
		}
		return info.ModTime().After(first)
	})
}

func TestInventoriesNameTheFilesOfTheTeamFolder(t *testing.T) {
	olena, ivan, c, _ := twoManagers(t)
	olena.judges(c, model.Yes)
	somebody(t, ivan)
	ivan.judges(c, model.No)
	s, err := ivan.Select(t.Context(), Scope{Person: c.Applicant.Contacts.Email})
	if err != nil {
		t.Fatal(err)
	}
	records, err := ivan.Inventories(t.Context(), s)
	if err != nil || len(records) != 1 {
		t.Fatalf("%d %v", len(records), err)
	}
	var found []string
	for _, item := range records[0].Items {
		if item.Kind == InventoryTeam && !item.Since.IsZero() {
			found = append(found, item.From+" "+item.Detail)
		}
	}
	words := ", Second round, call " + c.Applicant.Name + " back"
	want := []string{"you ivan@desk.jsonl: no" + words, "colleague olena@desk.jsonl: yes" + words}
	if !slices.Equal(found, want) {
		t.Errorf("%q", found)
	}
}

// TestInventoriesNameTheGapWhileTheTeamFolderIsAway: they list everything else, also in blind mode.
func TestInventoriesNameTheGapWhileTheTeamFolderIsAway(t *testing.T) {
	modeltest.SkipInShort(t, "waits for a folder")
	_, ivan, _, shared := twoManagers(t)
	c := somebody(t, ivan)
	if err := os.RemoveAll(shared); err != nil {
		t.Fatal(err)
	}
	s, err := ivan.Select(t.Context(), Scope{Person: c.Applicant.Contacts.Email})
	if err != nil {
		t.Fatal(err)
	}
	for _, blind := range []bool{false, true} {
		if err := ivan.SetBlind(t.Context(), blind); err != nil {
			t.Fatal(err)
		}
		records, err := ivan.Inventories(t.Context(), s)
		if err != nil {
			t.Fatal(err)
		}
		for _, r := range records {
			gap := slices.IndexFunc(r.Items, func(i InventoryItem) bool { return i.Kind == InventoryTeam })
			if len(r.Items) < 2 || gap < 0 || r.Items[gap].Detail != "not read: the team folder is not there" {
				t.Errorf("blind %t: %+v", blind, r.Items)
			}
		}
	}
}

func TestBlindModeShowsNoWordsOfColleagues(t *testing.T) {
	olena, ivan, c, _ := twoManagers(t)
	olena.sync()
	ivan.judges(c, model.Yes)
	if err := ivan.SetBlind(t.Context(), true); err != nil {
		t.Fatal(err)
	}
	got := ivan.sees(c)
	if len(got.Opinions) != 1 || !got.Redacted || got.Opinions[0].Note != "" || len(got.Opinions[0].Lists) != 0 || got.Opinions[0].Verdict != model.Yes {
		t.Errorf("%+v", got)
	}
}

// TestWhoseTombstonesTookLinesIsInTheActivityLog, with the number of applications that they end. The manager's own
// tombstones are not in it.
func TestWhoseTombstonesTookLinesIsInTheActivityLog(t *testing.T) {
	olena, ivan, c, shared := twoManagers(t)
	ctx := t.Context()
	ivan.judges(c, model.No)
	logged := func() (out []string) {
		t.Helper()
		list, err := ivan.Activity(ctx, 0, 100)
		if err != nil {
			t.Fatal(err)
		}
		for _, act := range list {
			if act.Kind == model.ActivityTeam && act.Outcome == model.ActivityDone {
				out = append(out, act.Detail)
			}
		}
		return out
	}
	if _, err := teamFolder(shared, "mal").Write(ctx, olena.teamService(), []team.Change{{ApplyID: c.ID, Kind: team.KindErased, At: olena.opts.Now()}}, nil); err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if got := ivan.sees(c); got.EndedBy != "mal" || len(got.Opinions) != 0 {
			t.Errorf("%+v", got)
		}
		if got := logged(); !slices.Equal(got, []string{"mal has erased 1 application from the team folder"}) {
			t.Errorf("%q", got)
		}
	}
	people, _ := ivan.fetchAll(ctx, c.JobID)
	other := people[slices.IndexFunc(people, func(p model.Candidate) bool { return p.ID != c.ID })]
	ivan.judges(other, model.Yes)
	if _, err := ivan.opts.Team.Write(ctx, ivan.teamService(), []team.Change{{ApplyID: other.ID, Kind: team.KindErased, At: ivan.opts.Now()}}, nil); err != nil {
		t.Fatal(err)
	}
	ivan.sync()
	if got := logged(); len(got) != 1 {
		t.Errorf("with the own: %q", got)
	}
}

// TestColleaguesSeeThatALetterHasLeft, once the manager confirms that the draft was sent.
func TestColleaguesSeeThatALetterHasLeft(t *testing.T) {
	olena, ivan, c, _ := twoManagers(t)
	olena.opts.Answers, olena.opts.Scratch = letterSettings(t.TempDir()), t.TempDir()
	planned, _, err := olena.PlanLetters(t.Context(), LetterPlan{Letter: answers.No, Applies: []int64{c.ID}, Reviewed: true}, false)
	if err != nil || len(planned) != 1 {
		t.Fatalf("%d letters are planned, %v", len(planned), err)
	}
	if _, err := olena.SendLetters(t.Context(), false); err != nil {
		t.Fatal(err)
	}
	olena.sync()
	if seen := ivan.sees(c); len(seen.Written) != 0 {
		t.Errorf("a draft counts as written: %v", seen.Written)
	}
	if _, err := olena.SettleLetters(t.Context(), []int64{planned[0].ID}, true); err != nil {
		t.Fatal(err)
	}
	olena.sync()
	if seen := ivan.sees(c); len(seen.Written) != 1 || seen.Written[0].Manager != "olena" {
		t.Errorf("the colleague sees %v", seen.Written)
	}
}

// TestTheReviewOfLettersNamesColleaguesWhoDiffer: a verdict plans no letter against a colleague's, and one that the manager plans
// has the colleague's verdict beside it.
func TestTheReviewOfLettersNamesColleaguesWhoDiffer(t *testing.T) {
	first, shared := newDesk(t, sandbox.Options{Scenario: "empty"}), t.TempDir()
	olena, ivan := first.manager("olena", shared), first.manager("ivan", shared)
	people := []model.Candidate{applicant(1, 5, "Ann One", "ann@example.org"), applicant(2, 5, "Bob Two", "bob@example.org"), applicant(3, 5, "Cyd Three", "cyd@example.org")}
	for _, d := range []*desk{olena, ivan} {
		err := d.store.EndJobs(t.Context(), &store.JobsRead{}, []model.Job{{ID: 5, Title: "Barista", Status: model.Activated}}, []int64{}, time.Now())
		if err == nil {
			err = d.store.PutCandidates(t.Context(), 5, people, time.Now())
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	ivan.opts.Answers = letterSettings(ivan.dir)
	olena.judges(people[0], model.Yes)
	olena.judges(people[1], model.No)
	if err := olena.NoteWritten(t.Context(), people[1], true); err != nil {
		t.Fatal(err)
	}
	olena.sync()
	ivan.sync()
	for _, c := range people {
		ivan.judges(c, model.No)
	}
	ivan.expectStates(answers.Planned, answers.Planned) // not to the first
	if letters, why := ivan.plans(answers.No, 1); len(letters) != 1 {
		t.Fatal(why)
	}
	ivan.judges(people[2], model.Undecided) // the letter goes
	shown, err := ivan.ShownLetters(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	differs := map[int64]string{}
	for _, l := range shown {
		differs[l.Applies[0]] = l.Differs
		if wrote := len(l.Written) == 1 && l.Written[0].Manager == "olena" && !l.Written[0].At.IsZero(); wrote != (l.Applies[0] == 2) {
			t.Errorf("to %d have written: %v", l.Applies[0], l.Written)
		}
	}
	if diff := cmp.Diff(map[int64]string{1: "olena: yes", 2: "", 3: ""}, differs); diff != "" {
		t.Errorf("-want +got:\n%s", diff)
	}
}
