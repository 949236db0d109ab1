package ui

import (
	"fmt"
	"testing"
	"time"

	"shortlist/api/sandbox"
)

// TestNoStrangersTextReachesTheTerminal walks through every pane and screen over
// data that attacks the terminal. What is looked at after every key is in
// inspect. The longest descriptions are seen whole at 80×24 only: rendering them
// is what takes the time.
func TestNoStrangersTextReachesTheTerminal(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {120, 40}, {200, 60}, {40, 10}} {
		t.Run(fmt.Sprintf("%d×%d", size[0], size[1]), func(t *testing.T) {
			t.Parallel()
			d := begin(t, setup{service: sandbox.Options{Scenario: "hostile"}, width: size[0], height: size[1]})
			if size[0] != 80 {
				d.shorten(20_000)
			}
			d.Press("5", "4", "3", "2", "1", "?", "j", "esc", "ctrl+p", "down", "esc")
			for row := range d.Jobs() {
				to := func() {
					d.Press("g")
					for range row {
						d.Press("j")
					}
				}
				to()
				d.Press("p", "ctrl+d", "G", "y", "o", "esc", "esc", "o", "esc")
				d.Press("D", "n", "A", "n", "enter")
				for _, tab := range []string{"4", "3", "2", "1"} {
					d.Press(tab, "g")
					if _, ok := d.model.panes.Applicants.Current(); !ok {
						continue
					}
					d.Press("enter", "y", "ctrl+d", "G", "S", "J", "J", "?", "esc", "esc", "space")
				}
				d.Press("/")
				d.Paste("EVIL\x1b[31m \x9b2J \u202e")
				d.Press("enter", "esc", "esc", "esc")
			}
		})
	}
}

// shorten cuts descriptions at the service.
func (d *day) shorten(most int) {
	d.Helper()
	for _, j := range d.Jobs() {
		if len(j.Description) <= most {
			continue
		}
		if err := d.service.ChangeJob(j.ID, func(r *sandbox.Record) { r.Description = r.Description[:most] }); err != nil {
			d.Fatal(err)
		}
	}
	d.Press("r")
}

func TestNoStrangersTextReachesTheTerminalThroughTheForm(t *testing.T) {
	for _, size := range [][2]int{{80, 24}, {120, 40}, {40, 10}} {
		t.Run(fmt.Sprintf("%d×%d", size[0], size[1]), func(t *testing.T) {
			t.Parallel()
			d := begin(t, setup{service: sandbox.Options{Scenario: "hostile"}, width: size[0], height: size[1]})
			d.shorten(3_000) // typing beside more is slow
			for i, j := range d.Jobs() {
				if size[0] != 80 && i%2 == 0 {
					continue
				}
				d.Press("1", "g")
				for range d.Jobs() {
					if at, ok := d.model.panes.Jobs.Current(); ok && at.ID == j.ID {
						break
					}
					d.Press("j")
				}
				d.Press("e")
				for range fields {
					d.Press("tab")
				}
				d.Press("shift+tab", "down", "end")
				d.Paste("\x1b]0;EVIL\a\u202eEVIL\r\n\t\x9b31m")
				d.Press("ctrl+t", "ctrl+t", "tab")
				d.Paste("\x1b]0;EVIL\a\u202eEVIL\r\n\t\x9b31m")
				// Another writer, as hostile, and a review of what came of it.
				if err := d.service.ChangeJob(j.ID, func(r *sandbox.Record) {
					r.Title, r.Region, r.Address, r.SalaryFrom, r.Type1 = "\x1b[2J", "Київ", "\x1b]52;c;RVZJTA==\a", nil, nil
				}); err != nil {
					t.Fatal(err)
				}
				d.Press("ctrl+x", "n", "ctrl+s", "G", "y", "t", "t", "ctrl+s", "esc", "esc", "esc")
			}
		})
	}
}

// TestEveryServersWordIsMadeSafe lets the service answer with attacks in place of
// an error's words.
func TestEveryServersWordIsMadeSafe(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	attack := "\x1b[2J\x1b]0;EVIL\a\u202e EVIL \x9b31m" + string([]byte{0xc2, 0x9b})
	d.service.SetFaults(sandbox.Faults{{Status: 400, Code: attack, Message: attack}})
	d.Press("r", "enter", "esc", "X", "A", "y", "D", "y", "e", "N")
	d.Write("Кухар")
	d.Press("ctrl+s", "y")
	d.Sees("EVIL")
	d.Pause()
}

// TestARestingScreenDoesNotChange renders again after everything has settled, and
// lets a while pass in which nothing happens.
func TestARestingScreenDoesNotChange(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	places := []struct {
		name string
		keys []string
	}{
		{"jobs", nil}, {"job", []string{"p"}}, {"applicants", []string{"esc", "enter"}}, {"candidate", []string{"p"}},
		{"filter", []string{"esc", "/"}}, {"help", []string{"esc", "?"}}, {"palette", []string{"esc", "ctrl+p"}},
		{"form", []string{"esc", "esc", "N"}}, {"description", []string{"shift+tab"}},
	}
	for _, p := range places {
		d.Press(p.keys...)
		d.Advance(7 * time.Second) // notices go
		rest := d.model.View()
		for range 3 {
			if again := d.model.View(); again.Content != rest.Content || again.WindowTitle != rest.WindowTitle {
				t.Errorf("%s: drawn again it is another%s", p.name, d.Picture())
			}
		}
		d.Advance(5 * time.Second)
		if again := d.model.View(); again.Content != rest.Content {
			t.Errorf("%s: after a while it is another%s", p.name, d.Picture())
		}
	}
}
