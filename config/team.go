package config

import (
	"cmp"
	"errors"
	"os"
	"os/user"
	"path/filepath"
	"strings"

	"shortlist/model/team"
	"shortlist/model/team/folder"
)

// Team configures the folder in which managers share their reviews.
type Team struct {
	Folder         string `toml:"folder"`          // "": reviews are not shared
	Name           string `toml:"name"`            // of the manager; "": the user's on this host
	Check          string `toml:"check"`           // owner | signature | both
	Key            string `toml:"key"`             // signs the manager's lines; "": they are not signed
	AllowedSigners string `toml:"allowed_signers"` // the file of colleagues' keys
	HideUntilOwn   bool   `toml:"hide_until_own"`
}

func (t Team) check() folder.Check { return folder.Check(cmp.Or(t.Check, string(folder.ByOwner))) }

// err returns what is wrong with the team folder.
func (t Team) err() error {
	switch {
	case t.Folder == "":
		return nil
	case !filepath.IsAbs(Expand(t.Folder)):
		return errors.New(say.RelativeTeamFolder(t.Folder))
	case t.Name != "" && !team.CheckName(t.Name):
		return errors.New(say.BadTeamName(t.Name))
	case t.check() != folder.ByOwner && t.AllowedSigners == "":
		return errors.New(say.NoAllowedSigners(t.Check))
	case t.Name != "" && t.check() != folder.BySignature:
		return errors.New(say.NameNeedsSignature())
	}
	return nil
}

// Options returns the options of the team folder. It starts no program if others must not be started:
// then no line is signed, and no signature is checked.
func (t Team) Options(restricted bool) (folder.Options, error) {
	o := folder.Options{Path: Expand(t.Folder), Manager: t.Name, Check: t.check()}
	if o.Manager == "" {
		u, err := user.Current()
		if err != nil || !team.CheckName(strings.ToLower(u.Username)) {
			return o, errors.New(say.NoTeamName())
		}
		o.Manager = strings.ToLower(u.Username)
	}
	host, err := os.Hostname()
	if err != nil {
		host = ""
	}
	o.Host = team.HostName(host)
	if !restricted && (t.Key != "" || t.AllowedSigners != "") {
		o.Keys, o.Signs = folder.SSH{Key: Expand(t.Key), Signers: Expand(t.AllowedSigners)}, t.Key != ""
	}
	return o, nil
}
