package ui_test

import (
	"shortlist/ui"
	"slices"
	"testing"

	"shortlist/ui/action"
)

// TestThePaletteFindsTheSettings by the words people look for. A key copies the path of
// the file.
func TestThePaletteFindsTheSettings(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24, options: ui.Options{ConfigFile: "/home/olena/.config/shortlist/\x1b[31mconfig.toml", Theme: "dark"}})
	for _, typed := range []string{"settings", "theme", "preferences"} {
		d.Do(action.Palette)
		d.Type(typed)
		d.Overlay().Sees("Show where the settings are")
		d.Do(action.Accept)
		d.Overlay().Sees("/home/olena/.config/shortlist/", "config.toml", `theme = "dark"`, "auto, light, dark, contrast, distinct or plain", "mouse = false", "low_bandwidth = false  true: send less over a slow line")
		d.Do(action.Done)
	}
	d.Do(action.Help)
	d.Type("theme")
	d.Do(action.Accept, action.Copy)
	if d.BoxTitle() != "" || len(d.Clipboard) != 1 || !slices.Contains(d.Clipboard, "/home/olena/.config/shortlist/config.toml") {
		t.Errorf("the clipboard has %q%s", d.Clipboard, d.Picture())
	}
}
