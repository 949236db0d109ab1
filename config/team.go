package config

import (
	"cmp"
	"errors"
	"os"
	"os/user"
	"path/filepath"
	"strings"

	"shortlist/model/lang"
	"shortlist/model/team"
)

// Team configures the folder in which managers share their reviews. See Config.TeamOf.
type Team struct {
	Folder         string `toml:"folder"`          // "": reviews are not shared
	Name           string `toml:"name"`            // of the manager; "": the user's on this host
	Check          string `toml:"check"`           // owner | signature | both
	Key            string `toml:"key"`             // signs the manager's lines; "": they are not signed
	AllowedSigners string `toml:"allowed_signers"` // the file of colleagues' keys
	HideUntilOwn   bool   `toml:"hide_until_own"`
}

func (t Team) check() team.Check { return team.Check(cmp.Or(t.Check, string(team.ByOwner))) }

// TeamOf returns the settings of an account's team folder. An account without a folder of its own has that of [team]
// only if it is the only account, because reviews for one company are not for another.
func (c *Config) TeamOf(account string) Team {
	t, own := c.Team, c.Accounts[account].TeamFolder
	if _, known := c.Accounts[account]; own != "" || !known || len(c.Accounts) > 1 {
		t.Folder = own
	}
	return t
}

// teamUnused reports whether [team] names a folder that no account uses, because there are several accounts.
func (c *Config) teamUnused() bool {
	if c.Team.Folder == "" || len(c.Accounts) < 2 {
		return false
	}
	for _, a := range c.Accounts {
		if a.TeamFolder != "" {
			return false
		}
	}
	return true
}

// holdTeam lets the host's team folders, with their settings, replace the person's; the key stays the person's. The
// folder of [team] goes to the only account of the host's file, or, if that has no account, to the only one of the
// person's. Other accounts can have folders of their own, unless the host restricts.
func (c *Config) holdTeam(hosts Team, accounts map[string]Account, restricted bool) error {
	shares := hosts.Folder != ""
	for _, a := range accounts {
		shares = shares || a.TeamFolder != ""
	}
	if shares || restricted {
		hosts.Key, hosts.Name = cmp.Or(c.Team.Key, hosts.Key), cmp.Or(hosts.Name, c.Team.Name)
		c.Team = hosts
	}
	only := accounts
	if len(only) == 0 {
		only = c.Accounts
	}
	for name, own := range c.Accounts {
		held := accounts[name].TeamFolder
		if _, is := only[name]; held == "" && is && len(only) == 1 {
			held = hosts.Folder
		}
		if held != "" || restricted {
			own.TeamFolder = held
			c.Accounts[name] = own
		}
	}
	return c.check()
}

// err returns the problem of the team folder; key is the setting that names it.
func (t Team) err(key string) error {
	switch {
	case t.Folder == "":
		return nil
	case !filepath.IsAbs(Expand(t.Folder)):
		return errors.New(lang.Text("%s is %q; it has to begin with / or ~, like \"/srv/hiring\"", key, t.Folder))
	case t.Name != "" && !team.CheckName(t.Name):
		return errors.New(lang.Text("team.name is %q; it can have 1 to 32 small letters, digits, dots, - and _", t.Name))
	case t.check() != team.ByOwner && t.AllowedSigners == "":
		return errors.New(lang.Text("team.check is %q; it needs team.allowed_signers, the file with your colleagues' keys", t.Check))
	case t.Name != "" && t.check() != team.BySignature:
		return errors.New(lang.Text("team.name needs team.check = \"signature\": the owner of a file has the name of a user"))
	}
	return nil
}

// Options returns the options of the team folder. If restricted is set, they start no other program, so that no line
// is signed and no signature is checked.
func (t Team) Options(restricted bool) (team.FolderOptions, error) {
	o := team.FolderOptions{Path: filepath.Clean(Expand(t.Folder)), Manager: t.Name, Check: t.check()}
	if o.Manager == "" {
		u, err := user.Current()
		if err != nil || !team.CheckName(strings.ToLower(u.Username)) {
			return o, errors.New(lang.Text("your user name cannot name a file of the team folder; set team.name, with team.check = \"signature\""))
		}
		o.Manager = strings.ToLower(u.Username)
	}
	host, err := os.Hostname()
	if err != nil {
		host = ""
	}
	o.Host = team.HostName(host)
	if !restricted && (t.Key != "" || t.AllowedSigners != "") {
		o.Keys, o.Signs = team.SSH{Key: Expand(t.Key), Signers: Expand(t.AllowedSigners)}, t.Key != ""
	}
	return o, nil
}
