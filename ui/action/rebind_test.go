package action

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"slices"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// rebound rebinds, and puts the keymap back at the end of the test.
func rebound(t *testing.T, preset string, changes map[string][]string) error {
	t.Helper()
	all := table()
	before := make([]Keys, len(all))
	for i, b := range all {
		before[i] = *b.keys
	}
	t.Cleanup(func() {
		for i, b := range all {
			*b.keys = before[i]
		}
		combine()
	})
	return Rebind(preset, changes)
}

// TestEveryActionHasAName in the table, but the digits of stars, and keys that are those of others together.
func TestEveryActionHasAName(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "keys.go", nil, 0)
	modeltest.Must(t, err)
	names := Names()
	for _, d := range file.Decls {
		g, ok := d.(*ast.GenDecl)
		if !ok || g.Tok != token.VAR {
			continue
		}
		for _, s := range g.Specs {
			v := s.(*ast.ValueSpec)
			if v.Type != nil || v.Names[0].Name == "Stars" {
				continue
			}
			found := slices.ContainsFunc(names, func(n string) bool { return strings.ReplaceAll(n, "-", "") == strings.ToLower(v.Names[0].Name) })
			if !found {
				t.Errorf("%s has no name in the table", v.Names[0].Name)
			}
		}
	}
	slices.Sort(names)
	if len(slices.Compact(slices.Clone(names))) != len(names) {
		t.Error("two actions have one name")
	}
}

func TestPresetsHaveNoConflicts(t *testing.T) {
	for _, preset := range slices.Sorted(maps.Keys(Presets())) {
		if err := rebound(t, preset, nil); err != nil {
			t.Errorf("%s: %v", preset, err)
		}
		if preset == "arrows" && (Down.String() != "↓" || !Yes.Has("f9") || Scroll[0] != "down") {
			t.Errorf("%s is not in force: %v %v %v", preset, Down, Yes, Scroll)
		}
		if err := Rebind("", map[string][]string{"down": {"j", "down"}}); err != nil {
			t.Errorf("%s: %v", preset, err)
		}
	}
}

// TestAChangeThatCannotWorkIsRefusedWithItsReason, and the keymap stays.
func TestAChangeThatCannotWorkIsRefusedWithItsReason(t *testing.T) {
	for want, c := range map[string]struct {
		preset  string
		changes map[string][]string
	}{
		`keys.preset is "vi"; it can be arrows, default, emacs`:          {preset: "vi"},
		"keys.exprot is no action":                                       {changes: map[string][]string{"exprot": {"x"}}},
		"keys.back cannot be disabled":                                   {changes: map[string][]string{"back": {}}},
		`keys.export has "strg+x", which is no key`:                      {changes: map[string][]string{"export": {"strg+x"}}},
		`keys.export has "", which is no key`:                            {changes: map[string][]string{"export": {""}}},
		`keys.palette has "p", which could not be typed`:                 {changes: map[string][]string{"palette": {"p"}}},
		`keys.review-job has "space", which could not be typed`:          {changes: map[string][]string{"review-job": {"space"}}},
		`keys.blind and keys.export have the key "b" together`:           {changes: map[string][]string{"export": {"b"}}},
		`keys.verdict-yes and keys.written have the key "a" together`:    {changes: map[string][]string{"written": {"a"}}},
		`keys.review-job and keys.discard-draft have the key "ctrl+s" t`: {changes: map[string][]string{"discard-draft": {"ctrl+s"}}},
	} {
		if err := rebound(t, c.preset, c.changes); err == nil || !strings.HasPrefix(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
		if !slices.Equal(Export, Keys{"E"}) || !slices.Equal(Palette, Keys{"ctrl+p"}) || !slices.Equal(LeavePage, Keys{"enter", "q", "ctrl+o", "ctrl+g"}) {
			t.Errorf("after %s the keymap is changed", want)
		}
	}
}

func TestAnActionIsDisabledOrGetsOtherKeys(t *testing.T) {
	err := rebound(t, "", map[string][]string{"export": {}, "blind": {"E", "alt+b"}, "delete-job": {"x"}, "open": {"enter", "o"}, "link": {"f8"}, "open-cv": {"f9"}, "compare-job": {"f7"}, "mark": {"+"}, "enlist": {"ctrl++"}})
	modeltest.Must(t, err)
	if len(Export) != 0 || Export.String() != "" || !slices.Equal(Blind, Keys{"E", "alt+b"}) || !LeavePage.Has("f7") || LeavePage.Has("ctrl+g") {
		t.Errorf("%v %v %v", Export, Blind, LeavePage)
	}
}

// TestAKeyOfAnOwnCommandIsFree where the command is possible.
func TestAKeyOfAnOwnCommandIsFree(t *testing.T) {
	modeltest.Must(t, rebound(t, "", map[string][]string{"export": {"f7"}}))
	for _, c := range []struct {
		own  []Own
		want string
	}{
		{[]Own{{"Mail", "f9", true}, {"Advertise", "f9", false}, {"Call", "", true}, {"Print", "", true}, {"Again", "E", true}}, ""},
		{[]Own{{"Mail", "strg+m", true}}, `the command "Mail" has "strg+m", which is no key`},
		{[]Own{{"Mail", "f7", true}}, `the command "Mail" and keys.export have the key "f7" together`},
		{[]Own{{"Mail", "a", true}}, `the command "Mail" and keys.verdict-yes have the key "a" together`},
		{[]Own{{"Advertise", "a", false}}, ""},
		{[]Own{{"Advertise", "J", false}}, `the command "Advertise" and keys.next have the key "J" together`},
		{[]Own{{"Mail", "2", true}}, `the command "Mail" and keys.tab have the key "2" together`},
		{[]Own{{"Mail", "tab", true}}, `the command "Mail" and keys.next-pane have the key "tab" together`},
		{[]Own{{"Mail", "f9", true}, {"Call", "f9", true}}, `the commands "Mail" and "Call" have the key "f9" together`},
	} {
		err := BindOwn(c.own)
		if (err == nil) != (c.want == "") || err != nil && !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%v: %v, want %s", c.own, err, c.want)
		}
	}
}

// TestANewerActionGivesItsKeyUp to what a configuration gave it to before there was the action.
func TestANewerActionGivesItsKeyUp(t *testing.T) {
	modeltest.Must(t, rebound(t, "arrows", map[string][]string{"copy": {"Y"}, "export": {"f7"}, "write-letter": {"f11"}}))
	if !slices.Equal(Copy, Keys{"Y"}) || len(Outcome) != 0 || !slices.Equal(Answers, Keys{"U"}) {
		t.Errorf("copy %v, outcome %v, answers %v", Copy, Outcome, Answers)
	}
	if err := BindOwn([]Own{{"Mail", "U", true}, {"Advertise", "M", false}}); err != nil || len(Answers) != 0 {
		t.Errorf("answers %v: %v", Answers, err)
	}
	if err := BindOwn([]Own{{"Call", "f11", true}}); err == nil {
		t.Error("an own command took the key that the configuration gives to another action")
	}
	if err := Rebind("", map[string][]string{"copy": {"Y"}, "outcome": {"Y"}}); err == nil {
		t.Error("both keys are the person's own")
	}
	for _, name := range newer {
		if !slices.Contains(Names(), name) {
			t.Errorf("there is no action %s", name)
		}
	}
}
