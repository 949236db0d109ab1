package ui_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/uitest"
)

// contexts brings the model into every state with its own keys, and calls visit in
// each.
func contexts(t *testing.T, visit func(where string, actions []action.Action)) {
	t.Helper()
	d := begin(t, setup{})
	see := func(where string, keys ...action.Keys) {
		t.Helper()
		d.Do(keys...)
		visit(where, d.model.Here())
	}
	see("jobs")
	see("marked jobs", action.Mark)
	see("question about marked jobs", action.StopJob)
	d.Do(action.Yes)
	see("report")
	d.Pause()
	d.Press("esc")
	d.Do(action.Undo, action.Yes, action.Top)
	see("filter of the jobs", action.Filter)
	d.Type("К")
	see("filtered jobs", action.Accept)
	see("job", action.Back, action.Preview)
	see("applicants", action.Back, action.Open)
	see("marked applicants", action.Mark)
	d.Do(action.Filter)
	d.Type("О")
	see("filtered applicants", action.Accept)
	see("candidate, previewed", action.Back, action.Back, action.Top, action.Preview)
	see("candidate, opened", action.Open)
	see("reader", action.ReadCV)
	see("reader, verdict", action.VerdictYes)
	see("note", action.Note)
	see("rating", action.Back, action.Rate)
	see("tags", action.Back, action.Tags)
	see("words to find", action.Back, action.FindWords)
	see("links", action.Back, action.Links)
	see("names for a shortlist", action.Close, action.Enlist)
	d.Type("Фінал")
	d.Do(action.Accept, action.Back, action.Back, action.Top, action.Mark, action.Mark)
	see("comparison of people", action.Compare)
	see("shortlists", action.Back, action.Shortlists)
	see("a shortlist", action.Open)
	see("question about a shortlist", action.Back, action.Remove)
	d.Do(action.No, action.Close, action.Back)
	see("help", action.Help)
	see("palette", action.Back, action.Palette)
	see("activity log", action.Back, action.ActivityLog)
	d.Do(action.Close, action.Back)
	see("overview", action.Overview)
	see("question", action.Close, action.DeleteJob)
	see("form", action.No, action.NewJob)
	d.Write("Кухар")
	see("review", action.ReviewJob)
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Create, Lost: true, Count: 1}})
	see("lost answer", action.SendJob)
	d.Pause()
	see("link", action.Back, action.Back, action.Link)
	d.Do(action.Back)
	job := d.ToJob("ua-barista")
	d.Do(action.EditJob)
	d.Field(model.FieldTitle)
	d.Type("!")
	d.Field(model.FieldCurrency)
	d.Press("0")
	see("preview", action.PreviewJob)
	see("comparison", action.Back, action.CompareJob)
	see("template name", action.Back, action.KeepTemplate)
	d.Do(action.Back, action.ReviewJob)
	modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Title = "Інше" }))
	see("conflict", action.SendJob)
	d.Do(action.Back, action.Back, action.NewJob)
	d.Type("К")
	see("drafts", action.Back, action.NewJob)
	clock := uitest.NewClock(morning)
	s := newStage(t, ui.Options{Now: clock.Now}, nil, clock)
	t.Cleanup(s.End)
	s.start(80, 24)
	visit("welcome", s.model.Here())
}

func TestNoTwoActionsCollideAndEachIsNamed(t *testing.T) {
	overlays := []string{"help", "palette", "activity log", "question", "question about marked jobs", "report", "lost answer", "link", "drafts", "template name", "welcome",
		"note", "rating", "tags", "words to find", "links", "names for a shortlist", "shortlists", "a shortlist", "question about a shortlist"}
	contexts(t, func(where string, actions []action.Action) {
		by := map[string]string{}
		for _, a := range actions {
			if a.Name == "" || len(a.Keys) == 0 {
				t.Errorf("%s: an action has no name or no key: %+v", where, a)
			}
			if a.Help == "" && !slices.Contains(overlays, where) {
				t.Errorf("%s: %s is not explained", where, a.Name)
			}
			if a.Run == nil && a.Help != "" {
				t.Errorf("%s: %s does nothing", where, a.Name)
			}
			for _, k := range a.Keys {
				if other, taken := by[k]; taken {
					t.Errorf("%s: %s is both %s and %s", where, k, other, a.Name)
				}
				by[k] = a.Name
			}
		}
		if len(by) == 0 {
			t.Errorf("%s: no keys", where)
		}
	})
}

func TestEveryKeyOfTheDesignExists(t *testing.T) {
	found := map[string]bool{}
	contexts(t, func(_ string, actions []action.Action) {
		for _, a := range actions {
			for _, k := range a.Keys {
				found[k] = true
			}
		}
	})
	for _, k := range []string{
		"j", "k", "g", "G", "ctrl+d", "ctrl+u", "up", "down", "left", "right", "h", "l", "tab", "enter", "esc", "q", "/", "?",
		"ctrl+p", "space", "r", "s", "p", "N", "e", "C", "A", "X", "D", "z", "S", "L", "o", "y", "J", "K", "ctrl+s",
		"t", "a", "m", "x", "c", "*", "T",
	} {
		if !found[k] {
			t.Errorf("no action has the key %s; there are %v", k, slices.Sorted(maps.Keys(found)))
		}
	}
}

func TestHelpAndPaletteAreThereWhileTyping(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24})
	d.Do(action.NewJob)
	d.Sees("ctrl+s review and send", "esc leave", "f1 help")
	d.Type("Кухар ?")
	d.Sees("Кухар ?")
	d.Press("f1")
	d.Overlay().Sees("Help", "ctrl+t write the description as Markdown or as raw HTML", "ctrl+n save a copy of the form")
	d.Press("f1")
	d.Overlay().SeesNot("Help")
	d.Do(action.Palette)
	d.Overlay().Sees("Actions", "Markdown or HTML")
	d.Type("throw")
	d.Do(action.Accept)
	d.Overlay().Sees("Discard the draft?")
	d.Do(action.No, action.PreviousField, action.Palette) // also from the text area
	d.Overlay().Sees("Actions")
	d.Do(action.Back, action.Back, action.Filter)
	d.Press("f1")
	d.Overlay().Sees("keep the filter")
	d.Do(action.Back)
	d.Type("ба?f")
	d.Sees("/ ба?f")
	d.Do(action.Palette)
	d.Type("clear the filter")
	d.Do(action.Accept)
	d.SeesNot("ба?f")
	d.Press("f1")
	d.Overlay().Sees("Help", "show the applicants")
	d.Do(action.Back)
	d.Sees("? help")
}

func TestTheFormFootersFitEverySize(t *testing.T) {
	t.Parallel()
	for _, width := range []int{40, 60, 80, 120} {
		d := begin(t, setup{width: width, height: 24})
		d.Do(action.NewJob)
		footer := d.Screen().Lines[23]
		if !strings.Contains(footer, "ctrl+s") || !strings.Contains(footer, "f1 help") {
			t.Errorf("at %d columns it reads %q", width, footer)
		}
	}
}

func TestKeysOfTheFormOnACyrillicLayout(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Do(action.NewJob)
	d.Send(tea.KeyPressMsg(tea.Key{Code: 'і', BaseCode: 's', Mod: tea.ModCtrl}))
	d.Settle()
	d.Sees("before sending")
}

// TestTheEnterOfANumberPad is that of the letters, also in terminals that send a line feed for it.
func TestTheEnterOfANumberPad(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	pad := tea.KeyPressMsg(tea.Key{Code: 'j', Mod: tea.ModCtrl})
	for _, shows := range []string{"esc back", "J K next previous"} {
		d.Send(pad)
		d.Settle()
		d.Sees(shows)
	}
	d.Do(action.Note)
	d.Type("one")
	d.Send(pad)
	d.Type("two")
	d.Overlay().Sees("two")
	d.Overlay().SeesNot("onetwo")
	d.Do(action.KeepNote, action.Palette)
	d.Type("mark")
	d.Overlay().Sees("Actions")
	d.Send(pad)
	d.Overlay().SeesNot("Actions")
}
