package config

import (
	"os"
	"path/filepath"
	"testing"
)

func TestTheHostsLimitsHoldWhateverThePersonWrites(t *testing.T) {
	dir := t.TempDir()
	write := func(name, content string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	defer func(was string) { system = was }(system)
	system = write("host.toml", "[limits]\nrestricted = true\nread_only = true\n[cv]\ndir = \"/srv/cvs\"\n")
	own := write("own.toml", "[limits]\nrestricted = false\nread_only = false\n[cv]\ndir = \"/tmp\"\n[ui]\ntheme = \"dark\"\n")
	c, err := Load(own)
	if err != nil {
		t.Fatal(err)
	}
	if !c.Limits.Restricted || !c.Limits.ReadOnly || c.CV.Dir != "/srv/cvs" || c.UI.Theme != "dark" {
		t.Errorf("%+v", c)
	}
	if host := Host(); !host.Limits.Restricted || !host.Limits.ReadOnly || host.CV.Dir != "/srv/cvs" {
		t.Errorf("%+v", host)
	}
	system = write("nonsense.toml", "nonsense")
	if host := Host(); !host.Limits.Restricted || !host.Limits.ReadOnly {
		t.Errorf("of a file that cannot be read: %+v", host.Limits)
	}
}
