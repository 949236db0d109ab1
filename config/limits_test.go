package config

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

func TestTheHostsLimitsHoldWhateverThePersonWrites(t *testing.T) {
	dir := t.TempDir()
	write := func(name, content string) string {
		path := filepath.Join(dir, name)
		modeltest.Must(t, os.WriteFile(path, []byte(content), 0o600))
		return path
	}
	hosts(t, "")
	system = write("host.toml", "[limits]\nrestricted = true\nread_only = true\n[cv]\ndir = \"/srv/cvs\"\n")
	own := write("own.toml", "[limits]\nrestricted = false\nread_only = false\n[cv]\ndir = \"/tmp\"\n[ui]\ntheme = \"dark\"\n")
	c, err := Load(own)
	modeltest.Must(t, err)
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

// TestTheHostsAddressOfAnAccountHolds, whatever a person's own file gives: the password goes there.
func TestTheHostsAddressOfAnAccountHolds(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		modeltest.Must(t, os.WriteFile(path, []byte(text), 0o600))
		return path
	}
	hosts(t, "")
	system = write("host.toml", "[accounts.acme]\nbase_url = \"https://ua.example.com\"\n[accounts.open]\ncountry = \"ro\"\n")
	c, err := Load(write("own.toml", `
[accounts.acme]
base_url = "https://elsewhere.example.com"
email = "maeve@example.com"
[accounts.open]
base_url = "https://ro.example.com"
`))
	modeltest.Must(t, err)
	if got := c.Accounts["acme"]; got.BaseURL != "https://ua.example.com" || got.Email != "maeve@example.com" {
		t.Errorf("acme is %+v", got)
	}
	if got := c.Accounts["open"]; got.BaseURL != "https://ro.example.com" {
		t.Errorf("open is %+v", got)
	}
}

// TestTheHostsRetentionHolds unless the person's is shorter.
func TestTheHostsRetentionHolds(t *testing.T) {
	hosts(t, "")
	for _, c := range []struct{ host, own, want string }{
		{"180d", "", "180d"}, {"180d", "365d", "180d"}, {"180d", "30d", "30d"}, {"", "365d", "365d"}, {"", "", ""},
	} {
		dir := t.TempDir()
		for name, keep := range map[string]string{"host.toml": c.host, "own.toml": c.own} {
			text := "[ui]\nmouse = true\n"
			if keep != "" {
				text += "[privacy]\nkeep = \"" + keep + "\"\n"
			}
			modeltest.Must(t, os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600))
		}
		system = filepath.Join(dir, "host.toml")
		loaded, err := Load(filepath.Join(dir, "own.toml"))
		if err != nil || loaded.Privacy.Keep != c.want {
			t.Errorf("%+v: %q, %v", c, loaded.Privacy.Keep, err)
		}
	}
}

// TestTheHostsTeamFolderHolds, with all of its settings but the person's key. In restricted mode a person cannot have
// another folder.
func TestTheHostsTeamFolderHolds(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) string {
		path := filepath.Join(dir, name)
		modeltest.Must(t, os.WriteFile(path, []byte(text), 0o600))
		return path
	}
	defer func(was string) { system = was }(system)
	own := write("own.toml", "[team]\nfolder = \"/tmp\"\ncheck = \"signature\"\nallowed_signers = \"/tmp/all\"\nhide_until_own = false\nkey = \"~/.ssh/id\"\n")
	system = write("host.toml", "[team]\nfolder = \"/srv/hiring\"\n")
	want := Team{Folder: "/srv/hiring", HideUntilOwn: true}
	if c, err := Load(own); err != nil || c.Team != want {
		t.Errorf("%+v %v", c.Team, err)
	}
	system = write("restricted.toml", "[limits]\nrestricted = true\n")
	if c, err := Load(own); err != nil || c.Team.Folder != "" {
		t.Errorf("%+v %v", c.Team, err)
	}
	system = write("none.toml", "")
	if c, err := Load(own); err != nil || c.Team.Folder != "/tmp" {
		t.Errorf("%+v %v", c.Team, err)
	}
}

func TestATeamFolderThatCannotWorkIsRefused(t *testing.T) {
	home(t)
	for _, config := range []string{"[team]\nfolder = \"hiring\"\n", "[accounts.acme]\nteam_folder = \"hiring\"\n"} {
		write(t, File(), config, 0o600)
		if _, err := Load(""); err == nil {
			t.Errorf("accepted: %s", config)
		}
	}
}

// TestSettingsOfSignedLinesStopSharing, each of them, until they are removed.
func TestSettingsOfSignedLinesStopSharing(t *testing.T) {
	for key, c := range map[string]Team{"team.check": {Check: "owner"}, "team.key": {Key: "~/.ssh/id"}, "team.allowed_signers": {AllowedSigners: "/etc/signers"}, "team.name": {Name: "olena"}} {
		c.Folder = "/srv/hiring"
		if o, err := c.Options(); err != nil || o.Off == nil || !strings.Contains(o.Off.Error(), key) {
			t.Errorf("%s: %+v %v", key, o, err)
		}
	}
	for _, c := range []struct {
		Team
		restricted bool
		want       string // "": the address is given
	}{
		{Team{Database: "postgres:///hiring?host=/run/postgresql"}, true, ""},
		{Team{Database: "postgres:///hiring?host=/run/postgresql", Check: "owner"}, false, "team.check"},
		{Team{DatabaseCommand: "echo postgres:///hiring"}, false, ""},
		{Team{DatabaseCommand: "echo postgres:///hiring"}, true, "restricted"},
	} {
		o, err := c.DatabaseOptions(c.restricted)
		modeltest.Must(t, err)
		if _, err := o.Address(t.Context()); (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
			t.Errorf("%+v: %v", c, err)
		}
	}
	if _, err := (Team{}).SpaceAt("folder", true); err == nil { // a folder of that name, which the host did not set
		t.Error("in restricted mode a person has chosen a folder")
	}
	if o, err := (Team{Folder: "/srv/hiring"}).Options(); err != nil || o.Off != nil {
		t.Errorf("%+v %v", o, err)
	}
}
