package lang

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
)

// TestTheLanguageIsChosenByTheFirstThatNamesOne: the variable, the configuration, the locale.
func TestTheLanguageIsChosenByTheFirstThatNamesOne(t *testing.T) {
	mine := filepath.Join("/home/olena/.config", "shortlist", "config.toml")
	ui := func(code string) string { return "[ui]\ntheme = \"dark\"\nlanguage = \"" + code + "\" # mine\n" }
	for name, c := range map[string]struct {
		args  []string
		env   map[string]string
		files map[string]string
		want  Language
	}{
		"nothing":                    {want: English},
		"LANG":                       {env: map[string]string{"LANG": "uk_UA.UTF-8"}, want: Ukrainian},
		"LC_MESSAGES wins":           {env: map[string]string{"LANG": "uk_UA.UTF-8", "LC_MESSAGES": "hu_HU.utf8"}, want: Hungarian},
		"LC_ALL wins":                {env: map[string]string{"LC_MESSAGES": "uk_UA.UTF-8", "LC_ALL": "hu_RO.UTF-8"}, want: Hungarian},
		"Romanian":                   {env: map[string]string{"LANG": "ro_RO.UTF-8"}, want: Romanian},
		"an unknown one":             {env: map[string]string{"LC_ALL": "de_DE.UTF-8", "LANG": "uk_UA.UTF-8"}, want: English},
		"C":                          {env: map[string]string{"LC_ALL": "C.UTF-8", "LANG": "uk_UA.UTF-8"}, want: English},
		"without UTF-8":              {env: map[string]string{"LANG": "uk_UA.KOI8-U"}, want: English},
		"the file":                   {env: map[string]string{"LANG": "uk_UA.UTF-8"}, files: map[string]string{mine: ui("hu")}, want: Hungarian},
		"a byte order mark":          {files: map[string]string{mine: "\ufeff" + ui("hu")}, want: Hungarian},
		"the host's file":            {files: map[string]string{"/etc/shortlist/config.toml": ui("hu")}, want: Hungarian},
		"one's own file wins":        {files: map[string]string{mine: ui("en"), "/etc/shortlist/config.toml": ui("hu")}, want: English},
		"a dotted key":               {files: map[string]string{mine: "ui.language = 'uk'\n[team]\nlanguage = \"hu\"\n"}, want: Ukrainian},
		"of another section":         {files: map[string]string{mine: "[cv]\nlanguage = \"uk\"\n"}, want: English},
		"a comment":                  {files: map[string]string{mine: "[ui]\n# language = \"uk\"\n"}, want: English},
		"an unknown value":           {env: map[string]string{"LANG": "uk_UA.UTF-8"}, files: map[string]string{mine: ui("tlh")}, want: Ukrainian},
		"--config":                   {args: []string{"shortlist", "--config", "/x"}, files: map[string]string{mine: ui("ro"), "/x": ui("uk")}, want: Ukrainian},
		"--config=":                  {args: []string{"shortlist", "--config=/x", "jobs"}, files: map[string]string{"/x": ui("uk")}, want: Ukrainian},
		"SHORTLIST_CONFIG":           {env: map[string]string{"SHORTLIST_CONFIG": "/x"}, files: map[string]string{"/x": ui("uk")}, want: Ukrainian},
		"the variable wins":          {env: map[string]string{Variable: "en", "LANG": "uk_UA.UTF-8"}, files: map[string]string{mine: ui("ro")}, want: English},
		"a test is in English":       {args: []string{"/tmp/ui.test"}, env: map[string]string{"LANG": "uk_UA.UTF-8"}, want: English},
		"a test in another language": {args: []string{"/tmp/ui.test"}, env: map[string]string{Variable: "uk"}, want: Ukrainian},
	} {
		getenv := func(name string) string {
			if v, ok := c.env[name]; ok {
				return v
			}
			return map[string]string{"XDG_CONFIG_HOME": "/home/olena/.config"}[name]
		}
		read := func(path string) ([]byte, error) {
			if text, ok := c.files[path]; ok {
				return []byte(text), nil
			}
			return nil, errors.Join(fs.ErrNotExist)
		}
		if got := chosen(c.args, getenv, read); got != c.want {
			t.Errorf("%s: %s, want %s", name, got.Name(), c.want.Name())
		}
	}
}

// TestAPipeIsLeftToTheParser, which reads it later.
func TestAPipeIsLeftToTheParser(t *testing.T) {
	r, w, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = errors.Join(r.Close(), w.Close()) }()
	if _, err := w.WriteString("[ui]\n"); err != nil {
		t.Fatal(err)
	}
	if data, err := readFile(fmt.Sprintf("/dev/fd/%d", r.Fd())); err == nil {
		t.Errorf("%q was read", data)
	}
	path := filepath.Join(t.TempDir(), "config.toml")
	if err := os.WriteFile(path, []byte("[ui]\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	if data, err := readFile(path); err != nil || string(data) != "[ui]\n" {
		t.Errorf("%q %v", data, err)
	}
}

// TestTheConfigurationIsLookedForWhereTheSystemKeepsIt, as package config does.
func TestTheConfigurationIsLookedForWhereTheSystemKeepsIt(t *testing.T) {
	const local, home = "/Users/o/AppData/Local", "/home/o/.config"
	for name, c := range map[string]struct {
		system, want string
		env          map[string]string
	}{
		"Windows":                 {"windows", local, map[string]string{"LOCALAPPDATA": local}},
		"Windows, another folder": {"windows", home, map[string]string{"LOCALAPPDATA": local, "XDG_CONFIG_HOME": home}},
		"Linux":                   {"linux", home, map[string]string{"LOCALAPPDATA": local, "XDG_CONFIG_HOME": home}},
		"macOS":                   {"darwin", home, map[string]string{"XDG_CONFIG_HOME": home}},
	} {
		if got := files(c.system, nil, func(name string) string { return c.env[name] }); got[0] != filepath.Join(c.want, "shortlist", "config.toml") {
			t.Errorf("%s: %s", name, got[0])
		} else if ofHost := len(got) > 1; ofHost != (c.system != "windows") {
			t.Errorf("%s: %q", name, got)
		}
	}
}

// TestAConfigurationThatDoesNotAnswerDoesNotHoldTheStartUp: the locale names the language then.
func TestAConfigurationThatDoesNotAnswerDoesNotHoldTheStartUp(t *testing.T) {
	hangs := func(string) ([]byte, error) { <-t.Context().Done(); return nil, nil }
	locale := func(name string) string { return map[string]string{"LANG": "uk_UA.UTF-8", "HOME": "/home/olena"}[name] }
	if l := chosen(nil, locale, soon(hangs, 1)); l != Ukrainian {
		t.Errorf("the language is %s", l.Name())
	}
}
