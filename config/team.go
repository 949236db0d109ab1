package config

import (
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
	Name           string `toml:"name"`            // as Check
	Check          string `toml:"check"`           // of lines that were signed; sharing stops while it is set
	Key            string `toml:"key"`             // as Check
	AllowedSigners string `toml:"allowed_signers"` // as Check
	HideUntilOwn   bool   `toml:"hide_until_own"`
}

// retired are settings that had lines signed. Nothing is shared while a configuration has one.
var retired = []string{"team.allowed_signers", "team.check", "team.key", "team.name"}

// retired returns the retired settings that a configuration still has.
func (t Team) retired() (keys []string) {
	for i, value := range []string{t.AllowedSigners, t.Check, t.Key, t.Name} {
		if value != "" {
			keys = append(keys, retired[i])
		}
	}
	return keys
}

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

// holdTeam lets the host's team folders, with their settings, replace the person's. The
// folder of [team] goes to the only account of the host's file, or, if that has no account, to the only one of the
// person's. Other accounts can have folders of their own, unless the host restricts.
func (c *Config) holdTeam(hosts Team, accounts map[string]Account, restricted bool) error {
	shares := hosts.Folder != ""
	for _, a := range accounts {
		shares = shares || a.TeamFolder != ""
	}
	if shares || restricted {
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
	}
	return nil
}

// Options returns the options of the team folder. While the configuration has settings of signed lines, nothing is shared.
func (t Team) Options() (team.FolderOptions, error) {
	o := team.FolderOptions{Path: filepath.Clean(Expand(t.Folder))}
	u, err := user.Current()
	if err != nil || !team.CheckName(strings.ToLower(u.Username)) {
		return o, errors.New(lang.Text("your user name cannot name a file of the team folder"))
	}
	o.Manager = strings.ToLower(u.Username)
	host, err := os.Hostname()
	if err != nil {
		host = ""
	}
	o.Host = team.HostName(host)
	if keys := t.retired(); len(keys) > 0 {
		o.Off = errors.New(lang.Text("lines are not signed any more, so nothing is shared until %s is removed from the configuration; then the owner of a file shows who has written it", strings.Join(keys, ", ")))
	}
	return o, nil
}
