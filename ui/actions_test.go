package ui

import (
	"maps"
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/ui/action"
	"shortlist/ui/uitest"
)

// contexts puts the model into every state that has keys of its own, and calls
// visit in each.
func contexts(t *testing.T, visit func(where string, actions []action.Action)) {
	t.Helper()
	d := begin(t, setup{})
	see := func(where string, keys ...string) {
		t.Helper()
		d.Press(keys...)
		if o := d.model.boxes.Top(); o != nil {
			visit(where, o.Actions())
			return
		}
		visit(where, d.model.actions())
	}
	see("jobs")
	see("marked jobs", "space")
	see("question about marked jobs", "X")
	d.Press("y")
	see("report")
	d.Pause()
	d.Press("esc", "z", "y", "g")
	see("filter of the jobs", "/")
	see("filtered jobs", "К", "enter")
	see("job", "esc", "p")
	see("applicants", "esc", "enter")
	see("marked applicants", "space")
	see("filtered applicants", "/", "О", "enter")
	see("candidate, previewed", "esc", "esc", "g", "p")
	see("candidate, opened", "enter")
	see("reader", "t")
	see("reader, verdict", "a")
	see("note", "c")
	see("rating", "esc", "*")
	see("tags", "esc", "T")
	see("words to find", "esc", "/")
	see("links", "esc", "u")
	see("names for a shortlist", "esc", "+")
	d.Type("Фінал")
	d.Press("enter", "z", "esc", "g", "space", "space")
	see("comparison of people", "=")
	see("shortlists", "esc", "w")
	see("a shortlist", "enter")
	see("question about a shortlist", "esc", "D")
	d.Press("n", "esc", "enter")
	see("help", "?")
	see("palette", "esc", "ctrl+p")
	see("activity log", "esc", "L")
	see("question", "esc", "esc", "esc", "D")
	see("form", "n", "N")
	d.Write("Кухар")
	see("review", "ctrl+s")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Create, Lost: true, Count: 1}})
	see("lost answer", "y")
	d.Pause()
	see("link", "esc", "esc", "o")
	d.Press("esc")
	job := d.ToJob("ua-barista")
	d.Press("e")
	d.Field(model.FieldTitle)
	d.Type("!")
	d.Field(model.FieldCurrency)
	d.Press("0")
	see("preview", "ctrl+o")
	see("comparison", "esc", "ctrl+g")
	see("template name", "esc", "ctrl+n")
	d.Press("esc", "ctrl+s")
	if err := d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Title = "Інше" }); err != nil {
		t.Fatal(err)
	}
	see("conflict", "y")
	d.Press("esc", "esc", "N")
	d.Type("К")
	see("drafts", "esc", "N")
	clock := uitest.NewClock(morning)
	s := newStage(t, Options{Now: clock.Now}, clock)
	t.Cleanup(s.End)
	s.start(80, 24)
	visit("welcome", s.model.screens.Front().Actions())
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
	d.Press("N")
	d.Sees("ctrl+s review and send", "esc leave", "f1 help")
	d.Type("Кухар ?")
	d.Sees("Кухар ?")
	d.Press("f1")
	d.Overlay().Sees("Help", "ctrl+t write the description as Markdown or as raw HTML", "ctrl+n keep a copy of the form")
	d.Press("f1")
	d.Overlay().SeesNot("Help")
	d.Press("ctrl+p")
	d.Overlay().Sees("Actions", "Markdown or HTML")
	d.Type("throw")
	d.Press("enter")
	d.Overlay().Sees("Throw away the draft?")
	d.Press("n", "shift+tab", "ctrl+p") // also from the text of many lines
	d.Overlay().Sees("Actions")
	d.Press("esc", "esc", "/", "f1")
	d.Overlay().Sees("keep the filter")
	d.Press("esc")
	d.Type("ба?f")
	d.Sees("/ ба?f")
	d.Press("ctrl+p")
	d.Type("remove the filter")
	d.Press("enter")
	d.SeesNot("ба?f")
	d.Press("f1")
	d.Overlay().Sees("Help", "show who applied")
	d.Press("esc")
	d.Sees("? help")
}

func TestTheFormFootersFitEverySize(t *testing.T) {
	t.Parallel()
	for _, width := range []int{40, 60, 80, 120} {
		d := begin(t, setup{width: width, height: 24})
		d.Press("N")
		footer := d.Screen().Lines[23]
		if !strings.Contains(footer, "ctrl+s") || !strings.Contains(footer, "f1 help") {
			t.Errorf("at %d columns it reads %q", width, footer)
		}
	}
}

func TestKeysOfTheFormOnACyrillicLayout(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.Press("N")
	d.Send(tea.KeyPressMsg(tea.Key{Code: 'і', BaseCode: 's', Mod: tea.ModCtrl}))
	d.Settle()
	d.Sees("to put right before it can be sent")
}
