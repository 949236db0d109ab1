package ui_test

import (
	"fmt"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/env"
)

// TestNoStrangersTextReachesTheTerminal opens every pane and screen over data that
// attacks the terminal. inspect checks the screen after every key. The longest
// descriptions are whole at 80×24 only, since rendering them takes the time.
func TestNoStrangersTextReachesTheTerminal(t *testing.T) {
	modeltest.SkipInShort(t, "draws hostile applicants on every screen")
	for _, size := range [][2]int{{80, 24}, {120, 40}, {200, 60}, {40, 10}} {
		if modeltest.Race && size[0] != 80 { // the race detector makes them many times as slow
			continue
		}
		t.Run(fmt.Sprintf("%d×%d", size[0], size[1]), func(t *testing.T) {
			t.Parallel()
			d := begin(t, setup{service: sandbox.Options{Scenario: "hostile"}, width: size[0], height: size[1]})
			if size[0] != 80 {
				d.shorten(20_000)
			}
			d.Do(action.ShowTab(5), action.ShowTab(4), action.ShowTab(3), action.ShowTab(2), action.ShowTab(1), action.Help)
			d.Type("j")
			d.Do(action.Back)
			d.Press("ctrl+p")
			d.Do(action.LineDown, action.Back)
			for row := range d.Jobs() {
				to := func() {
					d.Do(action.Top)
					for range row {
						d.Do(action.Down)
					}
				}
				to()
				d.Do(action.Preview, action.HalfDown, action.Bottom, action.Copy, action.Link, action.Back)
				d.Press("esc")
				d.Do(action.Link)
				d.Press("esc")
				d.Do(action.DeleteJob, action.No, action.ActivateJob)
				d.Press("n")
				d.Do(action.Open)
				for _, tab := range []int{4, 3, 2, 1} {
					d.Do(action.ShowTab(tab), action.Top)
					if _, cursor := d.rows(env.ApplicantPane); cursor < 0 {
						continue
					}
					d.Do(action.Open, action.Copy, action.HalfDown, action.Bottom, action.SaveCV, action.Next, action.Next, action.Help, action.Back, action.Back, action.Mark)
				}
				d.Do(action.Filter)
				d.Paste("EVIL\x1b[31m \x9b2J \u202e")
				d.Do(action.Accept, action.Back, action.Back)
				d.Press("esc")
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
		modeltest.Must(d, d.service.ChangeJob(j.ID, func(r *sandbox.Record) { r.Description = r.Description[:most] }))
	}
	d.Do(action.Refresh)
}

func TestNoStrangersTextReachesTheTerminalThroughTheForm(t *testing.T) {
	modeltest.SkipInShort(t, "draws hostile applicants on every screen")
	for _, size := range [][2]int{{80, 24}, {120, 40}, {40, 10}} {
		if modeltest.Race && size[0] != 80 { // the race detector makes them many times as slow
			continue
		}
		t.Run(fmt.Sprintf("%d×%d", size[0], size[1]), func(t *testing.T) {
			t.Parallel()
			d := begin(t, setup{service: sandbox.Options{Scenario: "hostile"}, width: size[0], height: size[1]})
			d.shorten(3_000) // typing beside more is slow
			for i, j := range d.Jobs() {
				if size[0] != 80 && i%2 == 0 {
					continue
				}
				d.Do(action.ShowTab(1), action.Top)
				for range d.Jobs() {
					if at, ok := d.Current(); ok && at.ID == j.ID {
						break
					}
					d.Do(action.Down)
				}
				d.Do(action.EditJob)
				for range fields {
					d.Do(action.NextField)
				}
				d.Do(action.PreviousField, action.PreviousField)
				d.Press("down", "end")
				d.Paste("\x1b]0;EVIL\a\u202eEVIL\r\n\t\x9b31m")
				d.Do(action.MarkdownOrHTML)
				d.Press("ctrl+t", "tab")
				d.Paste("\x1b]0;EVIL\a\u202eEVIL\r\n\t\x9b31m") // needs: alone, they are not sent
				d.Press("ctrl+z", "tab")
				d.Paste("\x1b]0;EVIL\a\u202eEVIL\r\n\t\x9b31m")
				// Another writer, as hostile, and the review of the result.
				modeltest.Must(t, d.service.ChangeJob(j.ID, func(r *sandbox.Record) {
					r.Title, r.Region, r.Address, r.SalaryFrom, r.Type1 = "\x1b[2J", "Київ", "\x1b]52;c;RVZJTA==\a", nil, nil
				}))
				d.Press("ctrl+x")
				d.Do(action.No, action.ReviewJob)
				d.Press("G", "y", "t", "t")
				d.Do(action.ReviewJob, action.Back)
				d.Press("esc", "esc")
			}
		})
	}
}

// TestTheServicesWordsAreMadeSafe lets the service answer with attacks in place of an
// error's words.
func TestTheServicesWordsAreMadeSafe(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	attack := "\x1b[2J\x1b]0;EVIL\a\u202e EVIL \x9b31m" + string([]byte{0xc2, 0x9b})
	d.service.SetFaults(sandbox.Faults{{Status: 400, Code: attack, Message: attack}})
	d.Do(action.Refresh, action.Open, action.Back, action.StopJob, action.ActivateJob)
	d.Press("y")
	d.Do(action.DeleteJob, action.Yes, action.EditJob, action.NewJob)
	d.Write("Кухар")
	d.Do(action.ReviewJob, action.SendJob)
	d.Sees("EVIL")
	d.Pause()
}

// TestARestingScreenDoesNotChange renders again after everything has settled and a
// while has passed.
func TestARestingScreenDoesNotChange(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	places := []struct {
		name string
		keys []action.Keys
	}{
		{"jobs", nil}, {"job", []action.Keys{action.Preview}}, {"applicants", []action.Keys{action.Back, action.Open}}, {"candidate", []action.Keys{action.Preview}},
		{"filter", []action.Keys{action.Back, action.Filter}}, {"help", []action.Keys{action.Back, action.Help}}, {"palette", []action.Keys{action.Back, action.Palette}},
		{"form", []action.Keys{action.Back, action.Back, action.NewJob}}, {"description", []action.Keys{action.PreviousField}},
	}
	for _, p := range places {
		d.Do(p.keys...)
		d.Advance(7 * time.Second) // notices go
		rest := d.View()
		for range 3 {
			if again := d.View(); again.Content != rest.Content || again.WindowTitle != rest.WindowTitle {
				t.Errorf("%s: drawn again it is another%s", p.name, d.Picture())
			}
		}
		d.Advance(5 * time.Second)
		if again := d.View(); again.Content != rest.Content {
			t.Errorf("%s: after a while it is another%s", p.name, d.Picture())
		}
	}
}
