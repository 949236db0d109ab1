package ui_test

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/external"
)

// TestNoKeyStartsAProgramInRestrictedMode: each key of each action, on any screen, and
// then enter in the window that it opens.
func TestNoKeyStartsAProgramInRestrictedMode(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "starts every program")
	places := map[string][]action.Keys{
		"jobs": nil, "job": {action.NextPane}, "applicants": {action.Open}, "candidate": {action.Open, action.Open}, "reading": {action.Open, action.ReadCV}, "form": {action.NewJob}, "edit": {action.EditJob},
	}
	for _, name := range slices.Sorted(maps.Keys(places)) {
		enter := places[name]
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			trap, sprung := filepath.Join(dir, "trap"), filepath.Join(dir, "sprung")
			modeltest.Must(t, os.WriteFile(trap, fmt.Appendf(nil, "#!/bin/sh\necho \"$@\" >> %q\n", sprung), 0o700))
			o := ui.Options{Restricted: true, NoOpen: "in restricted mode other programs are not started"}
			o.Editor.Argv = []string{trap}
			o.Browse = func(string) error { t.Error("a browser is started"); return nil }
			o.OpenFile = func(string) error { t.Error("a viewer is started"); return nil }
			o.Commands = []external.Command{
				{Name: "Mail", Keys: action.Keys{"alt+7"}, Applicant: true, Program: []string{trap}},
				{Name: "Advertise", Keys: action.Keys{"alt+7"}, Program: []string{trap}, Prompts: []external.Prompt{{Name: "a", From: []string{trap}}}},
			}
			d := begin(t, setup{options: o})
			keys := []string{"alt+7"}
			add := func(actions []action.Action) {
				for _, a := range actions {
					keys = append(keys, a.Keys...)
				}
			}
			for _, s := range ui.Sections() {
				add(s.Actions)
			}
			slices.Sort(keys)
			keys = slices.DeleteFunc(slices.Compact(keys), func(key string) bool { return key == "q" || key == "ctrl+z" }) // they leave
			if len(keys) < 50 {
				t.Fatalf("%d keys", len(keys))
			}
			for _, key := range keys {
				d.Press("esc", "esc", "esc", "esc", "g")
				for _, keys := range enter {
					d.Press(keys[0])
				}
				d.Press(key, "enter") // the first choice of a window
				if d.Left() {
					t.Fatalf("%s leaves", key)
				}
			}
			if data, err := os.ReadFile(sprung); err == nil {
				t.Errorf("an editor was started with %s", data)
			}
		})
	}
}
