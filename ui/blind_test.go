package ui

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"shortlist/model"
	"shortlist/model/blind"
)

// tells returns what of a person is on the screen, in its title or in the clipboard.
func (d *day) tells(c model.Candidate) string {
	d.Helper()
	screen := strings.Join(d.Screen().lines, "\n")
	for _, secret := range append(strings.Fields(c.Applicant.Name), c.Applicant.Contacts.Email, c.Applicant.Contacts.Phone) {
		if len([]rune(secret)) > 3 && strings.Contains(screen, secret) {
			return secret
		}
	}
	return ""
}

// TestBlindModeHidesThePeople: in every pane, in what is saved, until it is switched
// off, and at 80 columns too.
func TestBlindModeHidesThePeople(t *testing.T) {
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Press("enter")
	c := d.ToPerson("has a CV and contacts", func(c model.Candidate) bool {
		return c.CV != nil && c.CV.Broken == "" && c.Applicant.Contacts.Phone != "" && c.Unseen()
	})
	d.Sees(c.Applicant.Name)
	d.Press("b")
	if who := d.Person(); who.ID != c.ID || who.Applicant.Name != blind.Name(c.ID) {
		t.Errorf("the cursor is on %d, %s", who.ID, who.Applicant.Name)
	}
	d.Sees("Blind mode is on", blind.Name(c.ID), " blind ")
	if secret := d.tells(c); secret != "" {
		t.Errorf("%q is in sight:\n%s", secret, d.picture())
	}
	d.Press("enter", "y")
	d.Sees("Not now: there is no contact to copy")
	d.Press("S")
	d.Sees("as text, without who it is")
	saved, err := filepath.Glob(filepath.Join(d.dir, "*"))
	if err != nil || len(saved) != 1 || filepath.Ext(saved[0]) != ".txt" {
		t.Fatalf("saved %q (%v)", saved, err)
	}
	data, err := os.ReadFile(saved[0])
	if err != nil || strings.Contains(saved[0]+string(data), strings.Fields(c.Applicant.Name)[0]) {
		t.Errorf("%s tells who it is (%v)", saved[0], err)
	}
	d.Press("L")
	d.Overlay().Sees("Open "+blind.Name(c.ID), "Blind mode on")
	d.Press("esc", "r")
	for _, width := range []int{80, 60, 40} {
		d.Resize(width, 24)
		d.Sees("blind ")
		if secret := d.tells(c); secret != "" {
			t.Errorf("%d columns: %q is in sight:\n%s", width, secret, d.picture())
		}
	}
	d.Resize(120, 40)
	d.Press("b")
	d.Sees("Blind mode is off", c.Applicant.Name)
	d.Press("L")
	d.Overlay().Sees("Blind mode off", "Open "+c.Applicant.Name)
}

// TestBlindModeHoldsInTheReader: profile and CV are shown anew at the switch.
func TestBlindModeHoldsInTheReader(t *testing.T) {
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Press("enter")
	c := d.ToPerson("has a CV", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" })
	d.Press("t", "a", "K")
	d.Sees(c.Applicant.Name)
	d.Press("b")
	d.Sees("Blind mode is on", blind.Name(c.ID))
	if secret := d.tells(c); secret != "" {
		t.Errorf("%q is in sight:\n%s", secret, d.picture())
	}
	d.Press("z")
	d.Sees("Taken back: " + blind.Name(c.ID))
	d.Press("c")
	d.Sees("A note about " + blind.Name(c.ID))
	d.Press("esc", "b")
	d.Sees(c.Applicant.Name)
}

// TestAReaderThatWasLeftTellsNobody: of whom it showed before the switch.
func TestAReaderThatWasLeftTellsNobody(t *testing.T) {
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Press("enter")
	c := d.ToPerson("has a CV", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" })
	d.Press("t")
	d.Sees(c.Applicant.Name)
	d.Press("esc", "b", "t")
	d.Sees(blind.Name(c.ID))
	if secret := d.tells(c); secret != "" {
		t.Errorf("%q is in sight:\n%s", secret, d.picture())
	}
}

// TestBlindModeIsSwitchedElsewhere: by another copy of the program.
func TestBlindModeIsSwitchedElsewhere(t *testing.T) {
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Press("enter")
	c := d.Person()
	if err := d.Elsewhere().SetBlind(t.Context(), true); err != nil {
		t.Fatal(err)
	}
	d.Until("blind mode is on", func() bool { return d.model.blind })
	d.Settle()
	d.Sees(blind.Name(c.ID))
	if secret := d.tells(c); secret != "" {
		t.Errorf("%q is in sight:\n%s", secret, d.picture())
	}
}

// TestNobodyStaysInSightAtASwitch: not in the frame before the list is there anew, not
// in a box that was open, a comparison, or a reader whose person has gone on.
func TestNobodyStaysInSightAtASwitch(t *testing.T) {
	t.Parallel()
	for name, open := range map[string][]string{
		"the list":      nil,
		"the detail":    {"enter"},
		"the reader":    {"t"},
		"a comparison":  {"space", "space", "="},
		"the search":    {"ctrl+f", "type"},
		"the links":     {"t", "u"},
		"a shortlist":   {"+", "Ф", "enter", "w", "enter"},
		"the export":    {"E"},
		"names to list": {"+"},
	} {
		for after, next := range map[string]func(*Model) tea.Cmd{
			"nothing":    func(*Model) tea.Cmd { return nil },
			"the next":   func(m *Model) tea.Cmd { return m.step(1) },
			"shortlists": func(m *Model) tea.Cmd { return m.openShortlists() },
		} {
			d := begin(t, setup{})
			d.ToJob("ua-backend")
			d.Press("enter")
			c := d.ToPerson("has a CV", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" })
			for _, key := range open {
				if key == "type" {
					d.Type(strings.Fields(c.Applicant.Name)[0])
					continue
				}
				d.Press(key)
			}
			if after == "the next" && !d.model.inReader {
				continue
			}
			if err := d.account.SetBlind(t.Context(), true); err != nil {
				t.Fatal(err)
			}
			anew := tea.Batch(d.model.lookBlind(), d.model.prepare())
			frame := d.model.View().Content
			for _, part := range strings.Fields(c.Applicant.Name) {
				if strings.Contains(frame, part) {
					t.Errorf("%s: %s is in the frame that says that blind mode is on", name, part)
				}
			}
			then := next(d.model)
			d.run(anew)
			d.run(then)
			d.Settle()
			if secret := d.tells(c); secret != "" {
				t.Errorf("%s, then %s: %q is in sight:\n%s", name, after, secret, d.picture())
			}
			if r := d.model.reader.Candidate().ID; d.model.inReader && r != d.model.queue.ids[d.model.queue.at] {
				t.Errorf("%s, then %s: %d is read, the queue is at another", name, after, r)
			}
		}
	}
}

// TestNotesAreHiddenWhileBlind: they may say who it is.
func TestNotesAreHiddenWhileBlind(t *testing.T) {
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Press("enter", "t", "c")
	d.Type("Олена з Луцька")
	d.Press("enter", "b")
	d.Sees("[hidden while blind; c opens it]")
	d.SeesNot("Луцька")
	d.Press("z")
	d.Sees("Taken back:")
	d.SeesNot("Луцька")
}
