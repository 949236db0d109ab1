package config

import (
	"context"
	"errors"
	"os"
	"os/user"
	"path/filepath"
	"strings"

	"shortlist/model/filesystem"
	"shortlist/model/lang"
	"shortlist/model/team"
)

// Team configures where managers share their reviews: in a folder or in a database. See Config.TeamOf.
type Team struct {
	Folder          string `toml:"folder"`           // "": none
	Database        string `toml:"database"`         // an address as libpq takes it; "": none
	DatabaseCommand string `toml:"database_command"` // prints the address
	Name            string `toml:"name"`             // as Check
	Check           string `toml:"check"`            // of lines that were signed; sharing stops while it is set
	Key             string `toml:"key"`              // as Check
	AllowedSigners  string `toml:"allowed_signers"`  // as Check
	HideUntilOwn    bool   `toml:"hide_until_own"`
}

// shares reports whether a folder or a database is set.
func (t Team) shares() bool { return t.Folder != "" || t.Database != "" || t.DatabaseCommand != "" }

// retired are settings that had lines signed. Nothing is shared while a configuration has one.
var retired = []string{"team.allowed_signers", "team.check", "team.key", "team.name"}

// signedErr names the retired settings that a configuration still has; nil without any.
func (t Team) signedErr() error {
	var keys []string
	for i, value := range []string{t.AllowedSigners, t.Check, t.Key, t.Name} {
		if value != "" {
			keys = append(keys, retired[i])
		}
	}
	if len(keys) == 0 {
		return nil
	}
	return errors.New(lang.Text("lines are not signed any more, so nothing is shared until %s is removed from the configuration; then the owner of a file shows who has written it", strings.Join(keys, ", ")))
}

// TeamOf returns the settings of an account's team. An account without a folder or database of its own has that of [team]
// only if it is the only account, because reviews for one company are not for another.
func (c *Config) TeamOf(account string) Team {
	own, known := c.Accounts[account]
	t := c.Team
	if own.shares() || !known || len(c.Accounts) > 1 {
		t.Folder, t.Database, t.DatabaseCommand = own.TeamFolder, own.TeamDatabase, ""
	}
	return t
}

// shares reports whether the account has a folder or a database of its own.
func (a Account) shares() bool { return a.TeamFolder != "" || a.TeamDatabase != "" }

// teamUnused reports whether [team] names a place that no account uses, because there are several accounts.
func (c *Config) teamUnused() bool {
	if !c.Team.shares() || len(c.Accounts) < 2 {
		return false
	}
	for _, a := range c.Accounts {
		if a.shares() {
			return false
		}
	}
	return true
}

// holdTeam lets the host's teams, with their settings, replace the person's. The place of [team] goes to the only account of
// the host's file, or, if that has no account, to the only one of the person's. Other accounts can have places of their
// own, unless the host restricts.
func (c *Config) holdTeam(hosts Team, accounts map[string]Account, restricted bool) error {
	shares := hosts.shares()
	for _, a := range accounts {
		shares = shares || a.shares()
	}
	if shares || restricted {
		c.Team = hosts
	}
	only := accounts
	if len(only) == 0 {
		only = c.Accounts
	}
	for name, own := range c.Accounts {
		held := accounts[name]
		if _, is := only[name]; !held.shares() && is && len(only) == 1 {
			held.TeamFolder, held.TeamDatabase = hosts.Folder, hosts.Database
		}
		if held.shares() || restricted || hosts.DatabaseCommand != "" && len(c.Accounts) == 1 {
			own.TeamFolder, own.TeamDatabase = held.TeamFolder, held.TeamDatabase
			c.Accounts[name] = own
		}
	}
	return c.check()
}

// err returns the problem of the team's place; folder is the setting of a folder.
func (t Team) err(folder string) error {
	err := pathErr(folder, t.Folder, "/srv/hiring")
	if err == nil && t.Database != "" {
		_, err = team.ParseAddress(t.Database)
	}
	return err
}

// Space returns where the team shares; nil if nothing is shared. A database counts before a folder, whose lines
// "team publish --from folder" brings there. It does no I/O on it. In restricted mode no command prints
// the address of a database.
func (t Team) Space(restricted bool) (team.Space, error) {
	if t.Database != "" || t.DatabaseCommand != "" {
		o, err := t.DatabaseOptions(restricted)
		if err != nil {
			return nil, err
		}
		return team.NewDatabase(o), nil
	}
	if t.Folder == "" {
		return nil, nil
	}
	o, err := t.Options()
	if err != nil {
		return nil, err
	}
	o.Reports = func(path string) bool {
		kind, err := filesystem.KindOf(path)
		return err == nil && !kind.Network
	}
	return team.NewFolder(o), nil
}

// SpaceAt returns the place that a person names: "folder" is the one that is set; others are a path, or the address of a
// database. In restricted mode no person chooses a place.
func (t Team) SpaceAt(place string, restricted bool) (team.Space, error) {
	switch path, err := filepath.Abs(filesystem.Expand(place)); {
	case place == "folder" && t.Folder != "":
		return Team{Folder: t.Folder}.Space(true)
	case restricted:
		return nil, errors.New(lang.Text("in restricted mode --from can only be folder"))
	case team.IsAddress(place):
		return Team{Database: place}.Space(true)
	case err != nil:
		return nil, err
	default:
		return Team{Folder: path}.Space(true)
	}
}

// DatabaseOptions returns the options of the team's database. In restricted mode no command prints its address, and while the
// configuration has settings of signed lines, nothing is shared: the address is an error then, and changes wait.
func (t Team) DatabaseOptions(restricted bool) (team.DatabaseOptions, error) {
	o := team.DatabaseOptions{Name: team.Redacted(t.Database), Host: hostName(), Address: func(context.Context) (string, error) { return t.Database, nil }}
	if u, err := user.Current(); err == nil {
		o.Manager = u.Username
	}
	if t.Database != "" {
		c, err := team.ParseAddress(t.Database)
		if err != nil {
			return o, err
		}
		o.Manager = c.User
	} else {
		o.Name = "team.database_command"
		o.Address = func(ctx context.Context) (string, error) { return run(ctx, "team.database_command", t.DatabaseCommand) }
	}
	off := t.signedErr()
	if t.Database == "" && restricted {
		off = errors.New(lang.Text("team.database_command is off in restricted mode; use team.database, and a password file"))
	}
	if off != nil {
		o.Address = func(context.Context) (string, error) { return "", off }
	}
	return o, nil
}

func hostName() string {
	host, err := os.Hostname()
	if err != nil {
		host = ""
	}
	return team.HostName(host)
}

// Options returns the options of the team folder. While the configuration has settings of signed lines, nothing is shared.
func (t Team) Options() (team.FolderOptions, error) {
	o := team.FolderOptions{Path: filepath.Clean(filesystem.Expand(t.Folder)), Host: hostName(), Off: t.signedErr()}
	u, err := user.Current()
	if err != nil || !team.CheckName(strings.ToLower(u.Username)) {
		return o, errors.New(lang.Text("your user name cannot name a file of the team folder"))
	}
	o.Manager = strings.ToLower(u.Username)
	return o, nil
}
