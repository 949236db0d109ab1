package cli

import (
	"os"
	"path/filepath"
	"testing"

	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
	"shortlist/ui/doctor"
	"shortlist/ui/settings"
	"shortlist/ui/theme"
)

// theme writes a file of the person's own themes.
func (d *desk) theme(name, text string) {
	d.t.Helper()
	path := filepath.Join(config.ThemesDir(), name+".toml")
	modeltest.Must(d.t, os.MkdirAll(filepath.Dir(path), 0o700))
	modeltest.Must(d.t, os.WriteFile(path, []byte(text), 0o600))
}

// TestAPrintedThemeIsOneToBeginWith: it is correct, and it has the colours of the built-in one.
func TestAPrintedThemeIsOneToBeginWith(t *testing.T) {
	d := bareDesk(t)
	d.configure("[ui]\ntheme = 'sea'\n")
	for _, name := range theme.BuiltIn() {
		d.theme("sea", d.must("config", "theme", name, "--light").out)
		d.must("config", "check")
		if got := settings.NewLook("sea", theme.Screen{Background: theme.Dark}, settings.ThemeFolder(config.ThemesDir())).Theme().Palette; got != theme.New(name, name == "dark").Palette {
			t.Errorf("%s: %+v", name, got)
		}
	}
	d.fails(command.ExitUsage, `there is no built-in theme "drk"; did you mean "dark"?`, "config", "theme", "drk")
	d.fails(command.ExitUsage, "auto, light, dark, contrast, distinct, plain", "config", "theme")
}

// TestConfigCheckReadsTheThemes: all files, and the name in the configuration.
func TestConfigCheckReadsTheThemes(t *testing.T) {
	d := bareDesk(t)
	d.configure("[ui]\nmouse = true\ntheme = \"see\"\n")
	d.theme("sea", "acent = 4\ntext = 300\n")
	r := d.run("config", "check")
	path := filepath.Join(config.ThemesDir(), "sea.toml")
	want := config.File() + ":3: ui.theme: there is no theme \"see\" and no file see.toml; did you mean \"sea\"?\n" +
		path + ":1: unknown colour \"acent\"; did you mean \"accent\"?\n" +
		path + ":2: text is \"300\"; it can be \"#rrggbb\", a number from 0 to 255, or \"\" for the terminal's own colour\n"
	if r.code != command.ExitUsage || r.out != want {
		t.Errorf("%+v", r)
	}
}

// TestDoctorMeasuresTheContrastOfAnOwnTheme, and names the colour that is hard to read.
func TestDoctorMeasuresTheContrastOfAnOwnTheme(t *testing.T) {
	d := bareDesk(t)
	d.configure("[ui]\ntheme = 'sea'\n")
	for text, want := range map[string]doctor.Line{
		"base = 'contrast'\nlink = 14\n":                    {State: doctor.Good, What: "The text of “sea” has a contrast of at least 7.1 to 1."},
		"base = 'dark'\ndim = '#505050'\n":                  {State: doctor.Warning, What: "“sea” is hard to read: dim on selection has a contrast of 1.5 to 1."},
		"base = 'light'\non_accent = '#24292F'\n":           {State: doctor.Warning, What: "“sea” is hard to read: on_accent on accent has a contrast of 2.4 to 1."},
		"base = 'plain'\naccent = 4\n":                      {State: doctor.Good, What: "“sea” has the terminal's own colours."},
		"text = '#EEEEEE'\nbase = 'plain'\ndim = '#999999'": {State: doctor.Good, What: "The text of “sea” has a contrast of at least 7.4 to 1."},
		"link = '#EEEEEE'\n":                                {State: doctor.Warning, What: "“sea” is hard to read: link on selection has a contrast of 1.1 to 1."},
		"acent = 4\n":                                       {State: doctor.Warning, What: "“sea” cannot be used; auto is used instead."},
	} {
		d.theme("sea", text)
		_, lines := d.examine("--offline")
		got := lineOf(t, lines, doctor.Configuration, lang.Text("Theme"))
		if got.State != want.State || got.What != want.What || (got.Do == "") != (got.State == doctor.Good) {
			t.Errorf("%q: %+v", text, got)
		}
	}
}
