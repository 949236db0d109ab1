package config

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"shortlist/model"
)

// firstIdentity ends the name by which a command opens the store of an account's first identity, while another
// identity uses the account's own name.
const firstIdentity = "+first"

// ApartStores returns the stores on this computer that an account does not use: those of its other identities, and
// those of accounts that are not configured. For account "", it returns only the latter.
func (c *Config) ApartStores(account string, a Account) (out []model.ApartStore) {
	base, _, _ := strings.Cut(account, "+")
	for _, name := range c.folders() {
		of, _, parted := strings.Cut(name, "+")
		owner, configured := c.Accounts[of]
		if configured && of != base || name == folderOf(account, a) {
			continue
		}
		opened := name
		switch {
		case configured && folderOf(of, owner) == name:
			opened = of
		case !parted:
			opened = name + firstIdentity
		}
		for _, p := range []Paths{c.pathsIn(name), PathsOf(name)} {
			if p.holdData() && !slices.ContainsFunc(out, func(s model.ApartStore) bool { return s.Path == p.Store }) {
				out = append(out, model.ApartStore{Account: opened, Folder: name, Path: p.Store})
			}
			opened = "" // the name opens the store in store.dir, never the one at the usual place
		}
	}
	return out
}

// folders lists the folders of all accounts that this computer has, or had.
func (c *Config) folders() (names []string) {
	for _, p := range []Paths{PathsOf("x"), c.pathsIn("x")} {
		for _, top := range []string{filepath.Dir(filepath.Dir(p.Store)), filepath.Dir(filepath.Dir(p.CVs))} {
			entries, _ := os.ReadDir(top) // without the folder there is no account
			for _, e := range entries {
				if !slices.Contains(names, e.Name()) {
					names = append(names, e.Name())
				}
			}
		}
	}
	slices.Sort(names)
	return names
}

// holdData reports whether there is a store, or a file of an applicant.
func (p Paths) holdData() bool {
	if _, err := os.Stat(p.Store); err == nil {
		return true
	}
	for _, dir := range []string{p.CVs, p.Inbox} {
		if entries, err := os.ReadDir(dir); err == nil && len(entries) > 0 {
			return true
		}
	}
	return false
}

// PickApart returns the store that a name of ApartStores opens; ok is false for the name of an account.
func (c *Config) PickApart(name string) (s model.ApartStore, ok bool) {
	base, _, apart := strings.Cut(name, "+")
	if !apart {
		return s, false
	}
	owner, configured := c.Accounts[base]
	if !configured {
		base = ""
	}
	for _, s := range c.ApartStores(base, owner) {
		if s.Account == name {
			return s, true
		}
	}
	return s, false
}

// Apart returns the account that opens a store. It has no password.
func (c *Config) Apart(s model.ApartStore, id model.Identity) Account {
	return Account{BaseURL: id.Service, Country: id.Country, Email: id.Email, JobTypeLabels: model.LabelsBoth, Folder: s.Folder}
}
