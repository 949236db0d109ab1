package config

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAFormerNameOfASettingStillCounts with a notice, also of each account. The list of problems has none
// for it.
func TestAFormerNameOfASettingStillCounts(t *testing.T) {
	before := renamed
	t.Cleanup(func() { renamed = before })
	renamed = map[string]string{"ui.colours": "ui.theme", "cvs.folder": "cv.dir", "accounts.*.url": "accounts.*.base_url"}
	path := filepath.Join(t.TempDir(), "config.toml")
	write := func(text string) {
		t.Helper()
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write("[ui]\ncolours = \"dark\"\nmouse = true\n[cvs]\nfolder = \"/srv/cvs\"\n[accounts.a]\nurl = \"https://ua.example.com\"\n[accounts.b]\nbase_url = \"https://ro.example.com\"\n")
	c, err := Load(path)
	if err == nil && (c.UI.Theme != "dark" || !c.UI.Mouse) {
		t.Errorf("%+v", c.UI)
	}
	want := []string{say.Renamed("accounts.a.url", "accounts.a.base_url"), say.Renamed("cvs.folder", "cv.dir"), say.Renamed("ui.colours", "ui.theme")}
	switch {
	case err != nil:
		t.Fatal(err)
	case c.CV.Dir != "/srv/cvs" || c.Accounts["a"].BaseURL != "https://ua.example.com" || c.Accounts["b"].BaseURL != "https://ro.example.com":
		t.Errorf("%+v, %+v", c.CV, c.Accounts)
	case strings.Join(c.Notices, "\n") != strings.Join(want, "\n"):
		t.Errorf("%q", c.Notices)
	}
	if problems, err := Check(path); err != nil || len(problems) > 0 {
		t.Errorf("%v, %v", problems, err)
	}
	write("[ui]\ncolours = \"dark\"\ntheme = \"light\"\n")
	if _, err := Load(path); err == nil || !strings.Contains(err.Error(), say.NamedTwice("ui.colours", "ui.theme")) {
		t.Errorf("with both: %v", err)
	}
	write("[ui]\ntheme = \"light\"\n")
	if c, err := Load(path); err != nil || len(c.Notices) > 0 {
		t.Errorf("with the name of now: %q, %v", c.Notices, err)
	}
}
