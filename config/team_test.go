package config

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// TestATeamFolderIsOfOneAccount: the folder of [team] is for a single account; several accounts name a folder each.
// The folders in the host's file are for the accounts in that file.
func TestATeamFolderIsOfOneAccount(t *testing.T) {
	hosts(t, "")
	const acme, globex = "[accounts.acme]\nemail = \"a@example.com\"\n", "[accounts.globex]\nemail = \"g@example.com\"\n"
	const team, folder, other = "[team]\nfolder = \"/srv/hiring\"\n", "team_folder = \"/srv/hiring\"\n", "team_folder = \"/srv/other\"\n"
	const restricted = "[limits]\nrestricted = true\n"
	for _, c := range []struct {
		name, host, own string
		want            map[string]string
		noticed         bool
	}{
		{name: "one account", own: acme + team, want: map[string]string{"acme": "/srv/hiring"}},
		{name: "a folder of its own", own: acme + other + team, want: map[string]string{"acme": "/srv/other"}},
		{name: "two accounts", own: acme + globex + team, want: map[string]string{"acme": "", "globex": ""}, noticed: true},
		{name: "two accounts, one shares", own: acme + folder + globex + team, want: map[string]string{"acme": "/srv/hiring", "globex": ""}},
		{name: "the host's", host: team, own: acme + other, want: map[string]string{"acme": "/srv/hiring"}},
		{name: "the host's only account", host: acme + team, own: globex, want: map[string]string{"acme": "/srv/hiring", "globex": ""}},
		{name: "an account beside the host's", host: acme + team, own: acme + other + globex + other, want: map[string]string{"acme": "/srv/hiring", "globex": "/srv/other"}},
		{name: "an account of the host's", host: acme + folder, own: acme + other, want: map[string]string{"acme": "/srv/hiring"}},
		{name: "of two accounts", host: team, own: acme + folder + globex, want: map[string]string{"acme": "/srv/hiring", "globex": ""}},
		{name: "restricted", host: acme + folder + restricted, own: globex + other, want: map[string]string{"acme": "/srv/hiring", "globex": ""}},
		{name: "restricted without accounts", host: team + restricted, own: acme + other + globex, want: map[string]string{"acme": "", "globex": ""}, noticed: true},
	} {
		dir := t.TempDir()
		system = filepath.Join(dir, "host.toml")
		own := filepath.Join(dir, "own.toml")
		for path, text := range map[string]string{system: c.host, own: c.own} {
			modeltest.Must(t, os.WriteFile(path, []byte(text), 0o600))
		}
		loaded, err := Load(own)
		if err != nil {
			t.Errorf("%s: %v", c.name, err)
			continue
		}
		got := map[string]string{}
		for _, name := range loaded.Names() {
			got[name] = loaded.TeamOf(name).Folder
		}
		if notices := strings.Join(loaded.Notices, "\n"); !maps.Equal(got, c.want) || c.noticed != strings.Contains(notices, "team_folder") {
			t.Errorf("%s: %v, notices %q", c.name, got, notices)
		}
		if folder := loaded.TeamOf("elsewhere").Folder; folder != "" {
			t.Errorf("%s: an account of no file has %q", c.name, folder)
		}
	}
}
