package ui_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui"
	"shortlist/ui/action"
)

// TestThePaletteFindsTheSettings by the words people look for. A key copies the path of
// the file.
func TestThePaletteFindsTheSettings(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{width: 80, height: 24, options: ui.Options{ConfigFile: "/home/olena/.config/shortlist/\x1b[31mconfig.toml", UI: model.UI{Theme: "dark"}}})
	for _, typed := range []string{"settings", "preferences"} {
		d.Do(action.Palette)
		d.Type(typed)
		d.Overlay().Sees("Show where the settings are")
		d.Do(action.Accept)
		d.Overlay().Sees("/home/olena/.config/shortlist/", "config.toml", `theme = "dark"`, "built in, or your own (palette: theme)", "mouse = false", "low_bandwidth = false  true: send less over a slow line")
		d.Do(action.Done)
	}
	d.Do(action.Help)
	d.Type("preferences")
	d.Do(action.Accept, action.Copy)
	if d.BoxTitle() != "" || len(d.Clipboard) != 1 || !slices.Contains(d.Clipboard, "/home/olena/.config/shortlist/config.toml") {
		t.Errorf("the clipboard has %q%s", d.Clipboard, d.Picture())
	}
}

// TestALanguageIsChosenByItsOwnName, and found by the word for language in each of them. It is written into the
// configuration, and the notice about that is in the chosen language.
func TestALanguageIsChosenByItsOwnName(t *testing.T) {
	t.Parallel()
	var set []lang.Language
	var fails error
	d := begin(t, setup{width: 80, height: 24, options: ui.Options{SetLanguage: func(l lang.Language) error {
		set = append(set, l)
		return fails
	}}})
	for _, typed := range []string{"language", "мова", "limba", "nyelv"} {
		d.Do(action.Palette)
		d.Type(typed)
		d.Do(action.Accept)
		d.Overlay().Sees("English", "Українська", "Magyar", "in use")
		d.Do(action.Close)
	}
	d.Do(action.Palette)
	d.Type("language")
	d.Do(action.Accept, action.Down)
	fails = errors.New("the disk is full")
	d.Do(action.Open)
	d.Overlay().Sees("The disk is full")
	fails = nil
	d.Do(action.Open)
	d.Sees("З наступного запуску shortlist буде українською.")
	if !slices.Equal(set, []lang.Language{lang.Ukrainian, lang.Ukrainian}) {
		t.Errorf("%v", set)
	}
	d.Do(action.Palette)
	d.Type("language")
	d.Do(action.Accept, action.Bottom)
	d.Do(action.Open)
	d.Sees("magyarul jelenik meg")
}

// chooseTheme opens the box of the themes.
func chooseTheme(d *day) {
	d.Helper()
	d.Do(action.Palette)
	d.Type("choose the theme")
	d.Do(action.Accept)
}

// TestAThemeIsShownWhileItIsChosen, on all screens. Leaving the box brings the former one back.
func TestAThemeIsShownWhileItIsChosen(t *testing.T) {
	t.Parallel()
	var set []string
	d := begin(t, setup{width: 80, height: 24, options: ui.Options{UI: model.UI{Theme: "dark"}, SetTheme: func(name string) error {
		set = append(set, name)
		return nil
	}}})
	accent := func() string { return d.model.Theme().Palette.Accent }
	first := accent()
	chooseTheme(d)
	d.Overlay().Sees("auto", "light", "dark", "contrast", "distinct", "plain")
	d.Do(action.Down)
	second := accent()
	d.Do(action.Bottom)
	if second == first || accent() != "" {
		t.Errorf("%q, %q and %q", first, second, accent())
	}
	d.Do(action.Close)
	if accent() != first || len(set) != 0 {
		t.Errorf("after it was left: %q, %q", accent(), set)
	}
	chooseTheme(d)
	d.Do(action.Down, action.Open)
	if d.BoxTitle() != "" || accent() != second || !slices.Equal(set, []string{"contrast"}) {
		t.Errorf("%q %q %q", d.BoxTitle(), accent(), set)
	}
}

func TestANoticeAboutTheConfigurationIsShownAtTheStart(t *testing.T) {
	const notice = "The setting ui.colours is called ui.theme now."
	d := begin(t, setup{width: 80, height: 24, options: ui.Options{Notices: []string{notice}}})
	if picture := d.Picture(); !strings.Contains(picture, notice) {
		t.Errorf("it is not shown:\n%s", picture)
	}
}
