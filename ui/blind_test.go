package ui_test

import (
	"cmp"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"
	"github.com/charmbracelet/x/ansi"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui/action"
	"shortlist/ui/env"
	"shortlist/ui/load"
	"shortlist/ui/uitest"
)

// blind reports whether the bar shows blind mode.
func (d *day) blind() bool { return strings.Contains(d.Screen().Lines[0], " blind ") }

// leaks returns the personal data of an applicant that is on the screen, in its title
// or in the clipboard.
func (d *day) leaks(c model.Candidate) string {
	d.Helper()
	screen := strings.Join(d.Screen().Lines, "\n")
	for _, secret := range append(strings.Fields(c.Applicant.Name), c.Applicant.Contacts.Email, c.Applicant.Contacts.Phone) {
		if len([]rune(secret)) > 3 && strings.Contains(screen, secret) {
			return secret
		}
	}
	return ""
}

// hides fails the test if the screen has personal data of an applicant.
func (d *day) hides(c model.Candidate) {
	d.Helper()
	if secret := d.leaks(c); secret != "" {
		d.Errorf("%q is in sight:\n%s", secret, d.Picture())
	}
}

// TestBlindModeHidesPeople in every pane and in saved files, until it is switched off,
// also at 80 columns.
func TestBlindModeHidesPeople(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	c := d.ToPerson("has a CV and contacts", func(c model.Candidate) bool {
		return c.CV != nil && c.CV.Broken == "" && c.Applicant.Contacts.Phone != "" && c.Unviewed()
	})
	d.Sees(c.Applicant.Name)
	d.Do(action.Blind)
	if who := d.Person(); who.ID != c.ID || who.Applicant.Name != blind.Name(c.ID) {
		t.Errorf("the cursor is on %d, %s", who.ID, who.Applicant.Name)
	}
	d.Sees("Blind mode is on", blind.Name(c.ID), " blind ")
	d.hides(c)
	d.Do(action.Copy)
	d.Sees("Not now: blind mode hides contacts and links")
	d.Do(action.Open)
	d.SeesNot(sayNotNow(""))
	d.Do(action.Copy)
	d.Sees("Not now: blind mode hides contacts and links; b switches it off")
	d.Do(action.SaveCV)
	d.Sees("aved as text with the name removed")
	saved, err := filepath.Glob(filepath.Join(d.dir, "*"))
	if err != nil || len(saved) != 1 || filepath.Ext(saved[0]) != ".txt" || !strings.Contains(saved[0], "_"+blind.Code(c.ID)+"_") {
		t.Fatalf("saved %q (%v)", saved, err)
	}
	data, err := os.ReadFile(saved[0])
	if err != nil || strings.Contains(saved[0]+string(data), strings.Fields(c.Applicant.Name)[0]) {
		t.Errorf("%s shows personal data (%v)", saved[0], err)
	}
	d.Do(action.ActivityLog)
	d.Sees("Open "+blind.Name(c.ID), "Blind mode on")
	d.Do(action.Close)
	d.Press("r")
	for _, width := range []int{80, 60, 40} {
		d.Resize(width, 24)
		d.Sees("blind ")
		if secret := d.leaks(c); secret != "" {
			t.Errorf("%d columns: %q is in sight:\n%s", width, secret, d.Picture())
		}
	}
	d.Resize(120, 40)
	d.Do(action.Blind)
	d.Sees("Blind mode is off", c.Applicant.Name)
	d.Do(action.ActivityLog)
	d.Sees("Blind mode off", "Open "+c.Applicant.Name)
}

// TestBlindModeHidesTheReader: a switch loads profile and CV again.
func TestBlindModeHidesTheReader(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	c := d.ToPerson("has a CV", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" })
	d.Do(action.ReadCV, action.VerdictYes, action.Previous)
	d.Sees(c.Applicant.Name)
	d.Do(action.Blind)
	d.Sees("Blind mode is on", blind.Name(c.ID))
	d.hides(c)
	d.Do(action.Links)
	d.Sees("Not now: blind mode hides contacts and links")
	d.Do(action.FindWords)
	d.Type("Zaphod")
	d.Do(action.Accept)
	d.Sees("“Zaphod” is neither in the profile nor in the CV. In blind mode names, contacts and ages are not searched.")
	d.Do(action.Undo)
	d.Sees(sayUndone("“" + blind.Name(c.ID)))
	d.Do(action.Note)
	d.Sees("A note about " + blind.Name(c.ID))
	d.Do(action.Back, action.Blind)
	d.Sees(c.Applicant.Name)
}

// TestAClosedReaderShowsNothing of the applicant that it showed before the switch.
func TestAClosedReaderShowsNothing(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	c := d.ToPerson("has a CV", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" })
	d.Do(action.ReadCV)
	d.Sees(c.Applicant.Name)
	d.Do(action.Back, action.Blind, action.ReadCV)
	d.Sees(blind.Name(c.ID))
	d.hides(c)
}

// TestAReaderThatIsOpenedAgainShowsNothingOfBefore the switch, in its first frame: not the name in
// another application either.
func TestAReaderThatIsOpenedAgainShowsNothingOfBefore(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reads many applicants in blind mode")
	d := begin(t, setup{service: sandbox.Options{Scenario: "demo"}})
	d.ToJob("ua-warehouse")
	d.Do(action.Open, action.Back)
	d.ToJob("ua-sales")
	d.Do(action.Open)
	d.ToPerson("applied to both", func(c model.Candidate) bool { return c.Applicant.Name == "Сергій Щербанюк" })
	d.Do(action.ReadCV)
	d.Sees("as Щербанюк Сергій")
	d.Do(action.Back, action.Blind)
	d.Tap(action.ReadCV)
	frame := d.View().Content
	if !strings.Contains(frame, "Candidate ") || strings.Contains(frame, "Щербанюк") {
		t.Errorf("the first frame is\n%s", ansi.Strip(frame))
	}
}

// TestBlindModeIsSwitchedElsewhere, by another window.
func TestBlindModeIsSwitchedElsewhere(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	c := d.Person()
	modeltest.Must(t, d.Elsewhere().SetBlind(t.Context(), true))
	d.Until("blind mode is on", d.blind)
	d.Settle()
	d.Sees(blind.Name(c.ID))
	d.hides(c)
}

// TestASwitchHidesEverybodyAtOnce: in the frame before the list is loaded again, in an
// open box, in a comparison, and in a reader whose applicant has left the list.
func TestASwitchHidesEverybodyAtOnce(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "opens every screen and switches")
	t.Parallel()
	type place struct {
		box   action.Keys // a box with a text field; nil: no box
		typed string      // "": the name of an applicant
		reads bool
		way   []action.Keys
	}
	for name, to := range map[string]place{
		"the list":      {},
		"the detail":    {way: []action.Keys{action.Open}},
		"the reader":    {reads: true, way: []action.Keys{action.ReadCV}},
		"a comparison":  {way: []action.Keys{action.Mark, action.Mark, action.Compare}},
		"the search":    {box: action.Search},
		"the links":     {reads: true, way: []action.Keys{action.ReadCV, action.Links}},
		"a shortlist":   {box: action.Enlist, typed: "Ф", way: []action.Keys{action.Accept, action.Shortlists, action.Open}},
		"the export":    {way: []action.Keys{action.Export}},
		"names to list": {way: []action.Keys{action.Enlist}},
	} {
		for after, next := range map[string]string{"nothing": "", "the next": "J", "shortlists": "w"} {
			if after == "the next" && !to.reads {
				continue
			}
			d := atApplicants(t)
			order := d.Shown()
			c := d.ToPerson("has a CV", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" })
			if to.box != nil {
				d.Do(to.box)
				d.Type(cmp.Or(to.typed, strings.Fields(c.Applicant.Name)[0]))
			}
			d.Do(to.way...)
			modeltest.Must(t, d.account.SetBlind(t.Context(), true))
			d.Send(tea.FocusMsg{}) // the first message after it
			frame := d.View().Content
			for _, part := range strings.Fields(c.Applicant.Name) {
				if strings.Contains(frame, part) {
					t.Errorf("%s: %s is in the first frame of blind mode", name, part)
				}
			}
			if next != "" {
				d.Send(uitest.Key(next))
			}
			d.Settle()
			if secret := d.leaks(c); secret != "" {
				t.Errorf("%s, then %s: %q is in sight:\n%s", name, after, secret, d.Picture())
			}
			if d.BoxTitle() == "" && d.reading() {
				if at, _ := d.readAt(); d.Reading().ID != order[at-1] {
					t.Errorf("%s, then %s: %d is read, the queue is at another%s", name, after, d.Reading().ID, d.Picture())
				}
			}
		}
	}
}

// TestAnActionChosenBeforeASwitchActsAfterIt: the palette and the help were opened
// while names were shown.
func TestAnActionChosenBeforeASwitchActsAfterIt(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	c := d.Person()
	for _, box := range []action.Keys{action.Palette, action.Help} {
		d.Do(box)
		modeltest.Must(t, d.account.SetBlind(t.Context(), true))
		d.Type("preview the app")
		d.Do(action.Accept)
		if secret := d.leaks(c); secret != "" || d.focus() != env.DetailPane {
			t.Errorf("%s: %q is in sight:\n%s", box, secret, d.Picture())
		}
		d.Do(action.Blind, action.Back)
	}
}

// TestNotesAreHiddenInBlindMode, since they may name the applicant.
func TestNotesAreHiddenInBlindMode(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.ReadCV, action.Note)
	d.Type("Олена з Луцька")
	d.Do(action.KeepNote, action.Blind)
	d.Sees("[hidden while blind; c opens it]")
	d.SeesNot("Луцька")
	d.Do(action.Undo)
	d.Sees("Undone:")
	d.SeesNot("Луцька")
}

// blindMeanwhile switches blind mode on while the loads that begin starts are on their
// way, and returns their messages.
func (d *day) blindMeanwhile(begin func()) (late []tea.Msg) {
	d.Helper()
	begin()
	late = d.SettleBut(func(msg tea.Msg) bool { _, ok := msg.(load.Done); return ok })
	modeltest.Must(d, d.account.SetBlind(d.Context(), true))
	return late
}

// TestALoadDuringASwitchIsRepeated: an answer from before the switch is not shown after
// it.
func TestALoadDuringASwitchIsRepeated(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "switches under every load")
	t.Parallel()
	type place struct {
		elsewhere bool // the current list is another job's
		way       []action.Keys
	}
	var itsName action.Keys // in a row of keys: types the applicant's name
	for name, to := range map[string]place{
		"a CV":                {false, []action.Keys{action.ReadCV}},
		"the detail":          {false, []action.Keys{action.Open}},
		"the list":            {true, []action.Keys{action.Open}},
		"a shortlist":         {true, []action.Keys{action.Shortlists, action.Open}},
		"one of a shortlist":  {true, []action.Keys{action.Shortlists, action.Open, action.Read}},
		"the next of a queue": {true, []action.Keys{action.Shortlists, action.Open, action.Read, action.Next}},
		"the search":          {true, []action.Keys{action.Search, itsName}},
		"one who was found":   {true, []action.Keys{action.Search, itsName, action.Open}},
		"the log":             {true, []action.Keys{action.ActivityLog}},
		"the outbox":          {true, []action.Keys{action.Outbox}},
		"shortlists to be on": {true, []action.Keys{action.Enlist}},
	} {
		d := atApplicants(t)
		people := d.Shown()[:3]
		if _, err := d.account.Enlist(t.Context(), "second", people); err != nil {
			t.Fatal(err)
		}
		var secrets []model.Candidate
		for _, id := range people {
			secrets = append(secrets, d.Applicant(id))
		}
		if to.elsewhere {
			d.Do(action.Back)
			d.ToJob("ua-accountant")
			d.Do(action.Open)
		}
		if name == "the list" {
			d.Do(action.Back)
			d.ToJob("ua-backend")
		}
		typed := []rune(strings.Fields(secrets[0].Applicant.Name)[0])
		last := len(to.way) - 1
		for _, keys := range to.way[:last] {
			if keys == nil {
				d.Type(string(typed))
				continue
			}
			d.Do(keys)
		}
		late := d.blindMeanwhile(func() {
			if to.way[last] == nil {
				d.Send(uitest.Key(string(typed[len(typed)-1])))
				return
			}
			d.Tap(to.way[last])
		})
		d.Send(tea.FocusMsg{}) // the first message after it
		for _, msg := range late {
			d.Send(msg)
			for _, c := range secrets {
				if secret := d.leaks(c); secret != "" {
					t.Errorf("%s: %q is in sight before all is there:\n%s", name, secret, d.Picture())
				}
			}
		}
		d.Settle()
		for _, c := range secrets {
			if secret := d.leaks(c); secret != "" {
				t.Errorf("%s: %q is in sight:\n%s", name, secret, d.Picture())
			}
		}
		d.Sees(" blind ")
		if strings.Contains(name, "queue") && d.Reading().ID != people[1] {
			t.Errorf("%s: %d is read", name, d.Reading().ID)
		}
	}
}

// TestAnOpenShortlistStaysAtASwitch, with its marks.
func TestAnOpenShortlistStaysAtASwitch(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	people := d.Shown()[:3]
	c := d.Applicant(people[0])
	if _, err := d.account.Enlist(t.Context(), "second", people); err != nil {
		t.Fatal(err)
	}
	d.Do(action.Shortlists, action.Open, action.Mark, action.Mark)
	d.Overlay().Sees(c.Applicant.Name)
	modeltest.Must(t, d.Elsewhere().SetBlind(t.Context(), true))
	d.Until("blind mode is on", d.blind)
	d.Settle()
	d.Overlay().Sees("second · 3 applicants", "✓ "+blind.Name(people[0]), "✓ "+blind.Name(people[1]), blind.Name(people[2]))
	d.Do(action.Compare)
	d.Sees("Compare", blind.Name(people[0]), blind.Name(people[1]))
	d.hides(c)
}

// TestAPictureOfAPageGoesAtASwitch: both from the frame that shows blind mode, and
// later, if it was on its way or its applicant is gone.
func TestAPictureOfAPageGoesAtASwitch(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "draws pages")
	t.Parallel()
	const cell = "\U0010EEEE"
	for _, when := range []string{"it is shown", "it is drawn", "they are gone"} {
		d := begin(t, setup{})
		d.ToJob("ua-nurse")
		d.Do(action.Open)
		c := d.ToPerson("sent a scan", func(c model.Candidate) bool { return c.CV != nil && strings.HasSuffix(c.CV.Name, ".jpg") })
		d.Do(action.ReadCV, action.Picture)
		d.Send(tea.TerminalVersionMsg{Name: "kitty(0.36.4)"})
		d.Send(uv.PrimaryDeviceAttributesEvent{62})
		d.Until("it is shown", func() bool { return strings.Count(d.Picture(), cell) > 1000 })
		d.Settle()
		var late []tea.Msg
		if when == "it is drawn" {
			d.Do(action.Picture)
			d.SeesNot(cell)
			late = d.blindMeanwhile(func() { d.Tap(action.Picture) })
		}
		if when == "they are gone" {
			d.endSync(c.JobID, store.Sync{At: d.Clock.Now(), Complete: true})
		}
		modeltest.Must(t, d.account.SetBlind(t.Context(), true))
		d.Send(tea.FocusMsg{}) // the first message after it
		d.Sees(" blind ")
		d.SeesNot(cell)
		for _, msg := range late {
			d.Send(msg)
		}
		d.Settle()
		d.SeesNot(cell)
		if secret := d.leaks(c); secret != "" {
			t.Errorf("%s: %q is in sight:\n%s", when, secret, d.Picture())
		}
	}
}

// TestAComparisonStaysUnderTheReader that it opened, and keys act on the same applicant
// as before.
func TestAComparisonStaysUnderTheReader(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	ids := d.Shown()[:2]
	d.Do(action.Mark, action.Mark, action.Compare, action.NextColumn, action.Read, action.Blind)
	d.Sees(blind.Name(ids[1]))
	if r := d.Reading(); r.ID != ids[1] || r.Applicant.Name != blind.Name(r.ID) {
		t.Errorf("%d is read, %q", r.ID, r.Applicant.Name)
	}
	d.Do(action.Back)
	d.Sees("Compare", blind.Name(ids[0]), blind.Name(ids[1]))
	d.Do(action.Blind, action.VerdictYes)
	d.Sees("Compare", d.Applicant(ids[1]).Applicant.Name)
	if v := d.Verdict(ids[1]); v != model.Yes {
		t.Errorf("the verdict on the compared applicant is %q", v)
	}
}

// TestAComparisonIsWholeAfterASwitchBack: every line of it is as before.
func TestAComparisonIsWholeAfterASwitchBack(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.Mark, action.Mark, action.Compare)
	compared := func() string {
		var lines []string
		for line := range strings.Lines(d.Picture()) {
			if strings.Contains(line, "Wants") || strings.Contains(line, "Experience") {
				lines = append(lines, line)
			}
		}
		return strings.Join(lines, "")
	}
	before := compared()
	d.Do(action.Blind, action.Blind)
	if after := compared(); after != before || before == "" {
		t.Errorf("before the switch\n%s\nafter it\n%s\n%s", before, after, d.Picture())
	}
}

// TestAListBeingReadStaysAtASwitch, even if the service has failed since.
func TestAListBeingReadStaysAtASwitch(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.Down, action.Down, action.Mark, action.Up)
	c, all := d.Person(), len(d.Shown())
	d.refuses.Store(true)
	d.client.Close()
	d.Tap(action.Refresh)
	d.Tap(action.Blind)
	d.Settle()
	if n := len(d.Shown()); n != all || d.Person().ID != c.ID {
		t.Errorf("%d of %d people, on %d instead of %d:\n%s", n, all, d.Person().ID, c.ID, d.Picture())
	}
	d.Pane(env.ApplicantPane).Sees("1 marked")
	d.Sees(blind.Name(c.ID), "offline")
	d.refuses.Store(false)
	d.Tap(action.Blind)
	d.Tap(action.Refresh) // before everybody is loaded again
	d.Settle()
	if n := len(d.Shown()); n != all || d.Person().ID != c.ID {
		t.Errorf("%d of %d people, on %d instead of %d:\n%s", n, all, d.Person().ID, c.ID, d.Picture())
	}
	d.Pane(env.ApplicantPane).Sees("1 marked")
	d.Sees(c.Applicant.Name)
	d.SeesNot("offline")
}

// TestTagsAreHiddenInBlindMode, since they may name the applicant.
func TestTagsAreHiddenInBlindMode(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.Tags)
	d.Type("lutsk")
	d.Do(action.Accept, action.Mark, action.Enlist)
	d.Type("second")
	d.Do(action.Accept, action.Mark, action.Blind)
	for _, where := range [][]action.Keys{nil, {action.Open}, {action.ReadCV}, {action.Compare}, {action.Shortlists, action.Open}} {
		d.Do(where...)
		d.Sees("[hidden")
		d.SeesNot("lutsk")
		d.Do(action.Back)
		d.Press("esc")
		d.Do(action.Open)
	}
}

// TestSavingDuringASwitchReportsEachFile, and shows no names once blind mode is on.
func TestSavingDuringASwitchReportsEachFile(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.Top)
	var marked []model.Candidate
	for len(marked) < 4 {
		if c := d.Person(); c.CV != nil && strings.HasSuffix(c.CV.Name, ".pdf") && c.CV.Broken == "" {
			marked = append(marked, c)
			d.Do(action.Mark)
			continue
		}
		d.Do(action.Down)
	}
	if err := os.Remove(marked[0].CV.Ref); err != nil { // its reason names the applicant
		t.Fatal(err)
	}
	d.Tap(action.SaveCV)
	d.Until("one is saved", func() bool { return strings.Contains(d.Picture(), "Saving CV 3 of") })
	modeltest.Must(t, d.account.SetBlind(t.Context(), true))
	d.Settle()
	entries, err := os.ReadDir(d.dir)
	modeltest.Must(t, err)
	texts := 0
	for _, e := range entries {
		if filepath.Ext(e.Name()) == ".txt" {
			texts++
		}
	}
	if texts == 0 || texts == len(entries) {
		t.Fatalf("%d of %d are texts", texts, len(entries))
	}
	d.Sees(fmt.Sprintf("%d CVs saved in %s: %d as anonymous text, %d unchanged, with names.", len(entries), d.dir, texts, len(entries)-texts),
		"1 failed: The CV of "+blind.Name(marked[0].ID)+" could not be saved")
	for _, c := range marked {
		d.hides(c)
	}
}

// TestAFileSavedBeforeASwitchIsNotNamed.
func TestAFileSavedBeforeASwitchIsNotNamed(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	c := d.ToPerson("has a CV", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" })
	for _, msg := range d.blindMeanwhile(func() { d.Tap(action.SaveCV) }) {
		d.Send(msg)
	}
	d.Settle()
	d.Sees("Saved unchanged, with the name, in " + d.dir)
	d.hides(c)
}

// TestTheBarShowsBlindModeUntilItIsKnown to be off.
func TestTheBarShowsBlindModeUntilItIsKnown(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	c := d.Person()
	db, err := sql.Open("sqlite", d.setup.storePath)
	modeltest.Must(t, err)
	defer func() { _ = db.Close() }() // the test is over
	if _, err := db.ExecContext(t.Context(), "ALTER TABLE settings RENAME TO mislaid"); err != nil {
		t.Fatal(err)
	}
	d.account.LookBlind(t.Context())
	d.Until("blind mode is on", d.blind)
	d.Settle()
	d.Sees(" blind ", "could not be read", blind.Name(c.ID))
	if _, err := db.ExecContext(t.Context(), "ALTER TABLE mislaid RENAME TO settings"); err != nil {
		t.Fatal(err)
	}
	d.Until("it is off again", func() bool { return !d.blind() })
	d.Settle()
	d.Sees(c.Applicant.Name)
}

// TestWaitingChangesFollowBlindMode at once, also before they are loaded again.
func TestWaitingChangesFollowBlindMode(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	c := d.ToPerson("was not viewed", func(c model.Candidate) bool { return c.Unviewed() })
	d.refuses.Store(true)
	d.client.Close()
	d.Do(action.Open, action.Outbox)
	d.Overlay().Sees(c.Applicant.Name + " was viewed")
	for _, msg := range d.blindMeanwhile(func() { d.Tap(action.Remove) }) {
		d.Send(msg)
	}
	d.Sees("Discarded: " + blind.Name(c.ID) + " was viewed.")
	d.hides(c)
	d.Settle()
}
