package account

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/modeltest"
	"shortlist/model/reading"
)

// reads makes a desk read CVs in this process.
func (d *desk) reads() {
	d.opts.ReadCV = func(ctx context.Context, file io.ReadSeeker) (reading.Document, error) {
		data, err := io.ReadAll(file)
		if err != nil {
			return reading.Document{}, err
		}
		return reading.Read(ctx, data)
	}
}

// leaks returns the personal data of an applicant in a text.
func leaks(text string, c model.Candidate) string {
	for _, secret := range append(strings.Fields(c.Applicant.Name), c.Applicant.Contacts.Email, c.Applicant.Contacts.Phone, c.Applicant.PhotoURL) {
		if len([]rune(secret)) >= 5 && strings.Contains(text, secret) {
			return secret
		}
	}
	return ""
}

func TestBlindModeRedactsApplicants(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.reads()
	ctx, job := t.Context(), d.job("ua-backend")
	known, _ := d.fetchAll(ctx, job.ID)
	byID := map[int64]model.Candidate{}
	for _, c := range known {
		byID[c.ID] = c
	}
	if _, err := d.MarkViewed(ctx, job.ID, known[0].ID); err != nil {
		t.Fatal(err)
	}
	if err := d.SetBlind(ctx, true); err != nil || !d.Blind() {
		t.Fatal(err)
	}
	look := func(from string, c model.Candidate) {
		t.Helper()
		if secret := leaks(fmt.Sprintf("%+v %+v", c, c.CV), byID[c.ID]); secret != "" || c.Applicant.Name != blind.Name(c.ID) {
			t.Errorf("%s shows %q of %s", from, secret, c.Applicant.Name)
		}
	}
	fetched, last := d.fetchAll(ctx, job.ID)
	if last.Err != nil || len(fetched) != len(known) {
		t.Fatalf("%d people, %v", len(fetched), last.Err)
	}
	for _, c := range fetched {
		look("the read", c)
	}
	cached, err := d.CachedApplicants(ctx, job.ID)
	modeltest.Must(t, err)
	texts := 0
	for _, c := range cached.People {
		look("the list", c)
		one, err := d.Candidate(ctx, c.ID)
		modeltest.Must(t, err)
		look("the one", one)
		if c.CV == nil {
			continue
		}
		if _, err := d.OpenCV(c); !errors.Is(err, ErrBlind) {
			t.Errorf("%s: the file is open: %v", c.Applicant.Name, err)
		}
		doc, err := d.CVText(ctx, c)
		if err != nil {
			if _, err := d.SaveCV(ctx, c, ""); err == nil || leaks(err.Error(), byID[c.ID]) != "" {
				t.Errorf("saved without a text: %v", err)
			}
			continue
		}
		texts++
		if secret := leaks(fmt.Sprintf("%+v", doc), byID[c.ID]); secret != "" {
			t.Errorf("the text of %s shows %q", c.Applicant.Name, secret)
		}
		kept, err := d.SaveCV(ctx, c, "")
		if err != nil || !kept.Text {
			t.Fatal(kept, err)
		}
		path := kept.Path
		saved, err := os.ReadFile(path)
		if err != nil || len(saved) == 0 || filepath.Ext(path) != ".txt" || !strings.Contains(path, fmt.Sprint(c.ID)) {
			t.Errorf("%s: %d bytes (%v)", path, len(saved), err)
		}
		if secret := leaks(path+string(saved), byID[c.ID]); secret != "" {
			t.Errorf("%s shows %q", path, secret)
		}
	}
	if texts == 0 {
		t.Error("no CV had text")
	}
	log, err := d.Activity(ctx, 0, 10)
	if err != nil || len(log) != 2 || log[0].Kind != model.ActivityBlind || log[0].Detail != "on" || log[0].Outcome != model.ActivityDone {
		t.Fatalf("%+v (%v)", log, err)
	}
	if log[1].Kind != model.ActivityView || log[1].Title != blind.Name(known[0].ID) {
		t.Errorf("the log: %+v", log[1])
	}
	hidden := cached.People[0]
	modeltest.Must(t, d.SetBlind(ctx, false))
	seen, err := d.CachedApplicants(ctx, job.ID)
	modeltest.Must(t, err)
	for _, c := range seen.People {
		if c.Applicant.Name != byID[c.ID].Applicant.Name || c.FileName != byID[c.ID].FileName {
			t.Errorf("%s is lost", byID[c.ID].Applicant.Name)
		}
	}
	// A pane's older applicant still serves to save the file.
	if one, err := d.SaveCV(ctx, hidden, ""); hidden.CV != nil && (err != nil || one.Text || filepath.Ext(one.Path) == ".txt") {
		t.Errorf("%s: %v", one.Path, err)
	}
}

func TestBlindModeIsOneForAllCopies(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	other := d.another()
	news := other.Events(t.Context())
	modeltest.Must(t, d.SetBlind(t.Context(), true))
	for e := range news {
		if e.Settings {
			break
		}
	}
	if !other.Blind() {
		t.Error("the other copy does not know of it")
	}
	if third := d.another(); !third.Blind() {
		t.Error("a later copy does not know of it")
	}
}

// TestAnotherCopySwitchesBlindMode: saved data shows how it was made, and a look at the
// setting shows the current mode.
func TestAnotherCopySwitchesBlindMode(t *testing.T) {
	var r reader
	d, job := searched(t, &r)
	people, err := d.CachedApplicants(t.Context(), job.ID)
	modeltest.Must(t, err)
	for _, on := range []bool{true, false} {
		modeltest.Must(t, d.another().SetBlind(t.Context(), on))
		before, err := d.Entry(t.Context(), people.People[0], false)
		if err != nil || before.Blind == on || d.Blind() == on {
			t.Errorf("before a look: %v, %v", before.Blind, err)
		}
		if d.LookBlind(t.Context()) != on {
			t.Errorf("a look does not return %v", on)
		}
		if e, err := d.Entry(t.Context(), people.People[0], false); err != nil || e.Blind != on {
			t.Errorf("after it: %v, %v", e.Blind, err)
		}
	}
}

// TestASwitchIsNotUndoneByAnOlderRead reads blind mode, as after news of another window,
// while it is switched on.
func TestASwitchIsNotUndoneByAnOlderRead(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	for range 20 {
		modeltest.Must(t, d.SetBlind(t.Context(), false))
		done := make(chan struct{})
		go func() {
			defer close(done)
			for range 20 {
				d.readBlind(t.Context())
			}
		}()
		err := d.SetBlind(t.Context(), true)
		<-done
		if err != nil || !d.Blind() {
			t.Fatalf("it is off after it was switched on, %v", err)
		}
	}
}

// TestACopyWithoutEventsSeesASwitch: a command saves, opens, reads and lists in the
// current mode, not in that of its start.
func TestACopyWithoutEventsSeesASwitch(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.reads()
	ctx := t.Context()
	people, _ := d.fetchAll(ctx, d.job("ua-backend").ID)
	i := slices.IndexFunc(people, func(c model.Candidate) bool {
		_, err := d.CVText(ctx, c)
		return err == nil
	})
	c := people[i]
	for name, look := range map[string]func(*Account) error{
		"saving": func(a *Account) error {
			saved, err := a.SaveCV(ctx, c, "")
			if err == nil && (!saved.Text || filepath.Ext(saved.Path) != ".txt") {
				return fmt.Errorf("saved %+v", saved)
			}
			return err
		},
		"opening": func(a *Account) error {
			if out, err := a.OutsideCV(ctx, c); !errors.Is(err, ErrBlind) {
				return fmt.Errorf("opened %+v (%v)", out, err)
			}
			return nil
		},
		"a picture": func(a *Account) error {
			if _, err := a.CVPicture(ctx, c, 1, 100); !errors.Is(err, ErrBlind) {
				return fmt.Errorf("drawn (%v)", err)
			}
			return nil
		},
		"reading": func(a *Account) error {
			doc, err := a.CVText(ctx, c)
			if secret := leaks(fmt.Sprint(doc), c); secret != "" {
				return fmt.Errorf("the text shows %q", secret)
			}
			return err
		},
		"listing": func(a *Account) error {
			for _, hidden := range a.Shown(ctx, a.Shown(ctx, people)) {
				if hidden.Applicant.Name != blind.Name(hidden.ID) || !reflect.DeepEqual(hidden.Applicant.Contacts, model.Contacts{}) {
					return fmt.Errorf("%+v", hidden)
				}
			}
			return nil
		},
	} {
		modeltest.Must(t, d.SetBlind(ctx, false))
		other := d.another()
		modeltest.Must(t, d.SetBlind(ctx, true))
		if err := look(other.Account); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestBlindModeIsReadAgainAfterAFailure: blind mode is on until its setting can be read. Events report both changes.
func TestBlindModeIsReadAgainAfterAFailure(t *testing.T) {
	modeltest.SkipInShort(t, "waits until the setting is read again")
	d := newDesk(t, sandbox.Options{})
	db, err := sql.Open("sqlite", filepath.Join(d.dir, "store.db"))
	modeltest.Must(t, err)
	defer func() { _ = db.Close() }() // the test is over
	do := func(statement string) {
		t.Helper()
		if _, err := db.ExecContext(t.Context(), statement); err != nil {
			t.Fatal(err)
		}
	}
	news := d.Events(t.Context())
	do("ALTER TABLE settings RENAME TO mislaid")
	if !d.LookBlind(t.Context()) || !d.Unsure() {
		t.Fatal("it is off while that is not known")
	}
	for e := range news {
		if e.Settings {
			break
		}
	}
	do("ALTER TABLE mislaid RENAME TO settings")
	for e := range news {
		if e.Settings {
			break
		}
	}
	if d.Blind() || d.Unsure() {
		t.Error("it is on although it is known to be off")
	}
}
