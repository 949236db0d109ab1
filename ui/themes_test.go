package ui_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/action"
	"shortlist/ui/settings"
)

// TestAnOwnThemeIsReloadedWhenItsFileIsSaved: the screen has its colours at once. A file that is broken leaves the
// last good ones, and a notice names the mistake.
func TestAnOwnThemeIsReloadedWhenItsFileIsSaved(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	save := func(name, text string) { // as editors do
		t.Helper()
		path := filepath.Join(dir, "."+name)
		modeltest.Must(t, os.WriteFile(path, []byte(text), 0o600))
		modeltest.Must(t, os.Rename(path, filepath.Join(dir, name)))
	}
	save("sea.toml", "base = 'dark'\naccent = '#010203'\n")
	var set []string
	d := begin(t, setup{width: 80, height: 24, options: ui.Options{UI: model.UI{Theme: "sea"}, Themes: settings.ThemeFolder(dir), SetTheme: func(name string) error {
		set = append(set, name)
		return nil
	}}})
	drawn := func(rgb string) bool { return strings.Contains(d.View().Content, "38;2;"+rgb+"m") }
	if !drawn("1;2;3") {
		t.Errorf("the dashboard begins without the theme%q", d.View().Content)
	}
	shows := func(notice string) {
		t.Helper()
		d.Until("the notice is shown", func() bool {
			return strings.Contains(strings.Join(strings.Fields(d.Picture()), " "), notice)
		})
	}
	save("sea.toml", "base = 'dark'\naccent = '#040506'\n")
	shows("Theme reloaded: sea")
	if !drawn("4;5;6") || drawn("1;2;3") {
		t.Error("the saved colours are not drawn")
	}
	save("sea.toml", "base = 'dark'\naccent = '#0708")
	shows("The theme sea keeps its last good colours: sea.toml:2:")
	if !drawn("4;5;6") {
		t.Error("the last good colours are gone")
	}
	save("hill\x1b[31m.toml", "accent = 7\n")
	save("hill.toml", "accent = '#070809'\n")
	save("sea.toml", "base = 'dark'\naccent = '#0a0b0c'\n")
	shows("Theme reloaded: sea")

	save("sea.toml", "acent = 1\n")
	shows(`sea.toml:1: unknown colour "acent"; did you mean "accent"?`)
	chooseTheme(d)
	d.Overlay().Sees("plain", "hill", "sea", "its file has a mistake")
	d.Do(action.Open)
	d.Overlay().Sees(`sea.toml:1: unknown colour "acent"`)
	d.Do(action.Up)
	if !drawn("7;8;9") {
		t.Error("the theme under the cursor is not drawn")
	}
	d.Do(action.Open)
	if d.BoxTitle() != "" || len(set) != 1 || set[0] != "hill" {
		t.Errorf("%q%s", set, d.Picture())
	}
}
