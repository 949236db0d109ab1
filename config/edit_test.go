package config

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"shortlist/model/lang"
	"shortlist/model/modeltest"
)

// TestTheLanguageIsWrittenAndNothingElseChanges, whatever the file holds. The line is also what package lang
// reads at the start.
func TestTheLanguageIsWrittenAndNothingElseChanges(t *testing.T) {
	for before, after := range map[string]string{
		"":                      "[ui]\nlanguage = \"uk\"\n",
		"[cv]\ndir = \"~/CVs\"": "[cv]\ndir = \"~/CVs\"\n\n[ui]\nlanguage = \"uk\"\n",
		"# mine\n[ui] # looks\ntheme = \"dark\"\n\n[cv]\n":  "# mine\n[ui] # looks\nlanguage = \"uk\"\ntheme = \"dark\"\n\n[cv]\n",
		"[ui]\ntheme = \"dark\"\nlanguage = \"hu\" # old\n": "[ui]\ntheme = \"dark\"\nlanguage = \"uk\"\n",
		"ui.language = \"ro\"\nui.mouse = true\n":           "ui.language = \"uk\"\nui.mouse = true\n",
	} {
		path := filepath.Join(t.TempDir(), "shortlist", "config.toml")
		if before != "" {
			modeltest.Must(t, os.MkdirAll(filepath.Dir(path), 0o700))
			modeltest.Must(t, os.WriteFile(path, []byte(before), 0o600))
		}
		if err := SetLanguage(path, lang.Ukrainian); err != nil {
			t.Errorf("%q: %v", before, err)
		}
		if got, err := os.ReadFile(path); err != nil || string(got) != after {
			t.Errorf("%q became %q, not %q; %v", before, got, after, err)
		}
		if err := SetTheme(path, "contrast"); err != nil {
			t.Errorf("%q: %v", before, err)
		}
		if c, err := Load(path); err != nil || c.UI.Language != "uk" || c.UI.Theme != "contrast" {
			t.Errorf("%q: %q %q %v", before, c.UI.Language, c.UI.Theme, err)
		}
	}
	path := filepath.Join(t.TempDir(), "config.toml")
	broken := "[ui]\ntheme = 7\n"
	modeltest.Must(t, os.WriteFile(path, []byte(broken), 0o600))
	if err := SetLanguage(path, lang.Ukrainian); err == nil {
		t.Error("a file that cannot be read was written")
	}
	if got, err := os.ReadFile(path); err != nil || string(got) != broken {
		t.Errorf("%q %v", got, err)
	}
}

func TestAFileWithAByteOrderMarkIsReadAndEdited(t *testing.T) {
	const text = "[ui]\r\ntheme = \"dark\"\r\n"
	for name, written := range map[string]string{"UTF-8": "\ufeff" + text, "UTF-16": "\xff\xfe" + strings.Join(strings.Split(text, ""), "\x00") + "\x00"} {
		home(t)
		write(t, File(), written, 0o600)
		if problems, err := Check(""); err != nil || len(problems) > 0 {
			t.Errorf("%s: %v, %v", name, problems, err)
		}
		if line := LineOf(File(), "ui.theme"); line != 2 {
			t.Errorf("%s: line %d", name, line)
		}
		modeltest.Must(t, SetLanguage(File(), lang.Hungarian))
		if c, err := Load(""); err != nil || c.UI.Theme != "dark" || c.UI.Language != "hu" {
			t.Errorf("%s: %+v, %v", name, c.UI, err)
		}
	}
}

// TestSeveralWindowsEditTheFileAtOnce, and no change is lost.
func TestSeveralWindowsEditTheFileAtOnce(t *testing.T) {
	path := filepath.Join(t.TempDir(), "shortlist", "config.toml")
	const windows = 16
	var all sync.WaitGroup
	for i := range windows {
		all.Go(func() {
			if err := AddAccount(path, fmt.Sprintf("a%d", i), Account{BaseURL: "https://ua.example.com", Email: "a@example.com"}); err != nil {
				t.Error(err)
			}
		})
	}
	all.Go(func() {
		if err := SetTheme(path, "contrast"); err != nil {
			t.Error(err)
		}
	})
	all.Wait()
	if c, err := Load(path); err != nil || len(c.Accounts) != windows || c.UI.Theme != "contrast" {
		t.Errorf("%d accounts, theme %q, %v", len(c.Accounts), c.UI.Theme, err)
	}
}
