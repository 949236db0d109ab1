package ui_test

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
)

// TestACVIsOpenedOutside: a viewer gets a copy, after a question if the contents do not
// match the file's name.
func TestACVIsOpenedOutside(t *testing.T) {
	t.Parallel()
	var opened []string
	var fails error
	d := begin(t, setup{options: ui.Options{OpenFile: func(path string) error { opened = append(opened, path); return fails }}})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	c := d.ToPerson("has a PDF named so", func(c model.Candidate) bool {
		return c.CV != nil && c.CV.Broken == "" && filepath.Ext(c.CV.Name) == ".pdf"
	})
	d.Do(action.OpenCV)
	d.Sees("Opened a copy in your viewer")
	if len(opened) != 1 || filepath.Ext(opened[0]) != ".pdf" {
		t.Fatalf("opened %q", opened)
	}
	if data, err := os.ReadFile(opened[0]); err != nil || !bytes.Equal(data, d.cvOf(c.ID)) {
		t.Errorf("the copy has %d bytes (%v)", len(data), err)
	}
	fails = errors.New("exit status 3")
	d.Do(action.OpenCV)
	d.Sees("No viewer could be started: Exit status 3.")
	d.Do(action.Blind, action.OpenCV)
	d.Sees("Not now: blind mode is on")
	if len(opened) != 2 {
		t.Errorf("opened %q", opened)
	}
}

func TestAMisnamedCVIsAskedAbout(t *testing.T) {
	t.Parallel()
	opened := 0
	d := begin(t, setup{options: ui.Options{OpenFile: func(string) error { opened++; return nil }}})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	c := d.ToPerson("has a PDF named so", func(c model.Candidate) bool {
		return c.CV != nil && c.CV.Broken == "" && filepath.Ext(c.CV.Name) == ".pdf"
	})
	c.CV.Name = "Curriculum.docx"
	modeltest.Must(t, d.store.PutCandidates(t.Context(), c.JobID, []model.Candidate{c}, d.Clock.Now()))
	d.hear(account.Event{Applicants: []int64{c.JobID}})
	d.Do(action.OpenCV)
	d.Overlay().Sees("Its name ends in .docx, but it is a PDF.")
	d.Press("o", "enter")
	if opened != 0 {
		t.Error("opened without a yes")
	}
	d.Do(action.OpenCV, action.Yes)
	d.Sees("Opened a copy")
	if opened != 1 {
		t.Errorf("opened %d times", opened)
	}
}

func TestNoViewerHasAReason(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{options: ui.Options{NoOpen: "there is no desktop here"}})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	d.ToPerson("has a CV", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" })
	d.Do(action.OpenCV)
	d.Sees(sayNotNow("there is no desktop here"))
}

// TestNoCVIsOpenedInBlindMode: not by a yes to an earlier question, nor if blind mode
// is switched on while the copy is made.
func TestNoCVIsOpenedInBlindMode(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "reads many applicants in blind mode")
	opened := 0
	d := begin(t, setup{options: ui.Options{OpenFile: func(string) error { opened++; return nil }}})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	c := d.ToPerson("has a PDF named so", func(c model.Candidate) bool {
		return c.CV != nil && c.CV.Broken == "" && filepath.Ext(c.CV.Name) == ".pdf"
	})
	late := d.blindMeanwhile(func() { d.Tap(action.OpenCV) })
	for _, msg := range late {
		d.Send(msg)
	}
	d.Settle()
	d.Sees("Blind mode is on")
	d.Do(action.Blind)
	c.CV.Name = "Curriculum.docx"
	modeltest.Must(t, d.store.PutCandidates(t.Context(), c.JobID, []model.Candidate{c}, d.Clock.Now()))
	d.hear(account.Event{Applicants: []int64{c.JobID}})
	d.Do(action.OpenCV)
	d.Overlay().Sees("Open this CV?")
	modeltest.Must(t, d.Elsewhere().SetBlind(t.Context(), true))
	d.Until("blind mode is on", d.blind)
	d.Settle()
	d.SeesNot("Open this CV?")
	d.Press("y")
	if opened != 0 {
		t.Errorf("opened %d times while blind", opened)
	}
}
