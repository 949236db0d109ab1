package terminal

import (
	"slices"
	"strings"
	"testing"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"

	"shortlist/model/modeltest"
	"shortlist/ui/action"
	"shortlist/ui/uitest/vt"
)

// TestEveryRecordedKeyMeansTheSame, whatever a terminal sends for it, also on a Ukrainian keyboard. Further
// meanings are those of terminals that send the same for two keys: the dashboard takes both, or the guide has them.
func TestEveryRecordedKeyMeansTheSame(t *testing.T) {
	modeltest.SkipInShort(t, "draws thousands of frames")
	means := map[string][]string{
		"ctrl+Left": {"ctrl+left", "left"}, "ctrl+Right": {"ctrl+right", "right"}, "alt+Left": {"alt+left"}, "ctrl+s": {"ctrl+s"}, "ctrl+z": {"ctrl+z"},
		"alt+x": {"alt+x", "ø"}, "shift+Tab": {"shift+tab"}, "Escape": {"esc"}, "Escape,Escape": {"esc esc", "alt+esc"}, "Home": {"home"}, "End": {"end"},
		"Delete": {"delete", "f1"}, "BackSpace": {"backspace", "ctrl+h"}, "shift+Return": {"shift+enter", "enter"}, "KP_Enter": {"enter", "ctrl+j"},
		"Cyrillic_o": {"j"}, "Cyrillic_O": {"J"}, "ctrl+Ukrainian_i": {"ctrl+s", "s"}, "alt+Cyrillic_che": {"alt+x", "x", "Ñ \u0087"},
	}
	for _, seen := range vt.All() {
		for key, sent := range seen.Keys {
			events := make(chan uv.Event, 100)
			modeltest.Must(t, uv.NewTerminalReader(strings.NewReader(sent), seen.TERM).StreamEvents(t.Context(), events))
			close(events)
			var pressed []string
			for event := range events {
				if k, ok := event.(uv.KeyPressEvent); ok {
					pressed = append(pressed, action.Key(tea.KeyPressMsg(k)))
				}
			}
			if got := strings.Join(pressed, " "); sent != "" && !slices.Contains(means[key], got) {
				t.Errorf("%s %s sends %q for %s: %q", seen.Terminal, seen.Version, sent, key, got)
			}
		}
	}
}
