package action

import (
	"slices"
	"testing"

	tea "charm.land/bubbletea/v2"
)

func TestKeyOnOtherLayouts(t *testing.T) {
	shift := tea.ModShift
	tests := []struct {
		name string
		key  tea.Key
		want string
	}{
		{"Latin", tea.Key{Code: 'j', Text: "j"}, "j"},
		{"Latin, upper", tea.Key{Code: 'j', ShiftedCode: 'J', Text: "J", Mod: shift}, "J"},
		{"Ukrainian о", tea.Key{Code: 'о', Text: "о"}, "j"},
		{"Ukrainian О", tea.Key{Code: 'о', ShiftedCode: 'О', Text: "О", Mod: shift}, "J"},
		{"Ukrainian і", tea.Key{Code: 'і', Text: "і"}, "s"},
		{"Russian ы", tea.Key{Code: 'ы', Text: "ы"}, "s"},
		{"Ukrainian Ґ has no place of ours", tea.Key{Code: 'ґ', Text: "ґ"}, "ґ"},
		{"kitty sends the key", tea.Key{Code: 'о', BaseCode: 'j', Text: "о"}, "j"},
		{"kitty, upper", tea.Key{Code: 'о', BaseCode: 'j', Text: "О", Mod: shift}, "J"},
		{"kitty, ctrl", tea.Key{Code: 'і', BaseCode: 's', Mod: tea.ModCtrl}, "ctrl+s"},
		{"alt", tea.Key{Code: 'ч', Mod: tea.ModAlt}, "alt+x"},
		{"ctrl and alt, caps lock", tea.Key{Code: 'Ч', Mod: tea.ModAlt | tea.ModCtrl}, "ctrl+alt+x"},
		{"Greek without kitty", tea.Key{Code: 'σ', Text: "σ"}, "σ"},
		{"Greek with kitty", tea.Key{Code: 'σ', BaseCode: 's', Text: "σ"}, "s"},
		{"Hungarian á is no key of ours", tea.Key{Code: 'á', Text: "á"}, "á"},
		{"the key of / on a Ukrainian keyboard", tea.Key{Code: '.', Text: "."}, "/"},
		{"the key of ? on a Ukrainian keyboard", tea.Key{Code: ',', Text: ","}, "?"},
		{"space", tea.Key{Code: tea.KeySpace, Text: " "}, "space"},
		{"enter", tea.Key{Code: tea.KeyEnter}, "enter"},
	}
	for _, tt := range tests {
		if got := Key(tea.KeyPressMsg(tt.key)); got != tt.want {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

func TestAnActionWithoutTitleOrGroupIsStillNamedAndListed(t *testing.T) {
	a := Action{Label: Label{Name: "öffnen", Help: "open it", Synonyms: "show, view"}}
	if got := a.TitleText(); got != "Öffnen" {
		t.Errorf("it is titled %q", got)
	}
	if got := a.Words(); got != "Öffnen öffnen open it show, view" {
		t.Errorf("it is found by %q", got)
	}
	if got := (Action{Label: Label{Name: "edit", Title: "Edit job"}}).TitleText(); got != "Edit job" {
		t.Errorf("a title reads %q", got)
	}
	if !slices.Contains(Groups(), a.Group) {
		t.Errorf("the help lists no group %v", a.Group)
	}
}

func TestEveryGroupHasAHeadingOfItsOwn(t *testing.T) {
	seen := map[string]Group{}
	for _, g := range Groups() {
		if other, taken := seen[g.String()]; taken {
			t.Errorf("%d and %d are both %q", g, other, g)
		}
		seen[g.String()] = g
	}
	if len(seen) != int(GroupProgram)+1 {
		t.Errorf("%d groups are listed, there are %d", len(seen), GroupProgram+1)
	}
}

// TestEveryNamedKeyCanBePressed: a key that [keys] takes is one for clicks and for the linear mode, too.
func TestEveryNamedKeyCanBePressed(t *testing.T) {
	for _, key := range named {
		if msg, ok := Press(key); !ok || msg.String() != key {
			t.Errorf("%s is pressed as %q, %v", key, msg, ok)
		}
	}
}
