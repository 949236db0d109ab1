package action

import (
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
		{"kitty says the key", tea.Key{Code: 'о', BaseCode: 'j', Text: "о"}, "j"},
		{"kitty, upper", tea.Key{Code: 'о', BaseCode: 'j', Text: "О", Mod: shift}, "J"},
		{"kitty, ctrl", tea.Key{Code: 'і', BaseCode: 's', Mod: tea.ModCtrl}, "ctrl+s"},
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
