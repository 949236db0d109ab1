package config

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// hosts gives the test a host's file of its own, in a folder that the test may spoil.
func hosts(t *testing.T, text string) (folder string) {
	t.Helper()
	folder = filepath.Join(t.TempDir(), "shortlist")
	modeltest.Must(t, os.Mkdir(folder, 0o755))
	was, wasOwner := system, owner
	t.Cleanup(func() { system, owner = was, wasOwner })
	system, owner = filepath.Join(folder, "config.toml"), strconv.Itoa(os.Getuid())
	if text != "" {
		place(t, system, text)
	}
	return folder
}

// place writes a file that others can read, and returns its path.
func place(t *testing.T, path, text string) string {
	t.Helper()
	modeltest.Must(t, os.WriteFile(path, []byte(text), 0o644))
	return path
}

const limited = "[limits]\nrestricted = true\nread_only = true\n[cv]\ndir = \"/srv/cvs\"\n[privacy]\nkeep = \"180d\"\n[accounts.acme]\nbase_url = \"https://ua.example.com\"\n"

// lifting is a file that sets everything that the limits forbid.
const lifting = "[limits]\nrestricted = false\nread_only = false\n[cv]\ndir = \"/\"\n[store]\ndir = \"/tmp\"\n[privacy]\nkeep = \"9999d\"\n[accounts.acme]\nbase_url = \"https://elsewhere.example.com\"\n"

// TestNoOtherFileLiftsTheHostsLimits, wherever it lies and however it is written.
func TestNoOtherFileLiftsTheHostsLimits(t *testing.T) {
	hosts(t, limited)
	dir := t.TempDir()
	own := place(t, filepath.Join(dir, "own.toml"), lifting)
	home := filepath.Join(dir, "home")
	modeltest.Must(t, os.MkdirAll(filepath.Join(home, "real", "shortlist"), 0o755))
	place(t, filepath.Join(home, "real", "shortlist", "config.toml"), lifting)
	modeltest.Must(t, os.Symlink("real", filepath.Join(home, "linked")))
	modeltest.Must(t, os.Symlink(own, filepath.Join(dir, "linked.toml")))
	usual := base(configFiles)
	for name, at := range map[string]struct{ configHome, file string }{
		"a file that is named":              {usual, own},
		"a link to it":                      {usual, filepath.Join(dir, "linked.toml")},
		"another configuration folder":      {filepath.Join(home, "real"), ""},
		"a folder behind a link":            {filepath.Join(home, "linked"), ""},
		"a folder that is missing":          {filepath.Join(home, "missing"), ""},
		"keys in capitals":                  {usual, place(t, filepath.Join(dir, "capitals.toml"), "[LIMITS]\nRESTRICTED = false\nRead_Only = false\n[Privacy]\nKEEP = \"\"\n[Accounts.acme]\nBASE_URL = \"https://elsewhere.example.com\"\n")},
		"keys with dots":                    {usual, place(t, filepath.Join(dir, "dots.toml"), "limits.restricted = false\nlimits.read_only = false\nprivacy.keep = \"\"\naccounts.acme.base_url = \"https://elsewhere.example.com\"\n")},
		"a section in one line":             {usual, place(t, filepath.Join(dir, "inline.toml"), "limits = {}\nprivacy = {}\naccounts = { acme = { email = \"a@b.c\" } }\n")},
		"the host's file as the person's":   {usual, system},
		"nothing, as the device that is it": {usual, os.DevNull},
	} {
		t.Run(name, func(t *testing.T) {
			t.Setenv("XDG_CONFIG_HOME", at.configHome)
			c, err := Load(at.file)
			modeltest.Must(t, err)
			if !c.Limits.Restricted || !c.Limits.ReadOnly || c.CV.Dir != "/srv/cvs" || c.Store.Dir != "" || c.Privacy.Keep != "180d" || c.Accounts["acme"].BaseURL != "https://ua.example.com" {
				t.Errorf("%+v", c)
			}
		})
	}
}

// TestARestrictedHostAllowsItsOwnAddressesOnly: an account of another name cannot have another address.
func TestARestrictedHostAllowsItsOwnAddressesOnly(t *testing.T) {
	hosts(t, limited)
	own := place(t, filepath.Join(t.TempDir(), "own.toml"),
		"[accounts.mine]\nbase_url = \"https://UA.example.com/employer/api/v2/\"\n[accounts.other]\nbase_url = \"https://elsewhere.example.com\"\n")
	c, err := Load(own)
	modeltest.Must(t, err)
	for _, name := range []string{"acme", "mine"} {
		if _, _, err := c.Pick(name); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, _, err := c.Pick("other"); err == nil || !strings.Contains(err.Error(), "elsewhere.example.com") {
		t.Errorf("other: %v", err)
	}

	hosts(t, strings.Replace(limited, "restricted = true", "restricted = false", 1))
	if c, err = Load(own); err != nil {
		t.Fatal(err)
	}
	if _, _, err := c.Pick("other"); err != nil {
		t.Errorf("on a host that does not restrict: %v", err)
	}
}

// TestAHostsFileThatOthersCanChangeIsRefused, by its own mode or by that of a folder or a link on its path.
func TestAHostsFileThatOthersCanChangeIsRefused(t *testing.T) {
	own := place(t, filepath.Join(t.TempDir(), "own.toml"), lifting)
	elsewhere := func(folder string) string { return filepath.Join(filepath.Dir(folder), "elsewhere") }
	must := func(errs ...error) {
		t.Helper()
		for _, err := range errs {
			modeltest.Must(t, err)
		}
	}
	for name, spoil := range map[string]func(folder string){
		"writable by the group":      func(string) { must(os.Chmod(system, 0o664)) },
		"writable by everybody":      func(string) { must(os.Chmod(system, 0o646)) },
		"in a folder of the group":   func(folder string) { must(os.Chmod(folder, 0o775)) },
		"below a folder of others":   func(folder string) { must(os.Chmod(filepath.Dir(folder), 0o757)) },
		"removed from such a folder": func(folder string) { must(os.Remove(system), os.Chmod(folder, 0o777)) },
		"linked to such a file": func(folder string) {
			must(os.Rename(system, elsewhere(folder)), os.Symlink("../elsewhere", system), os.Chmod(elsewhere(folder), 0o666))
		},
		"linked into such a folder": func(folder string) {
			must(os.Mkdir(elsewhere(folder), 0o755), os.Rename(system, filepath.Join(elsewhere(folder), "c")), os.Symlink(filepath.Join(elsewhere(folder), "c"), system), os.Chmod(elsewhere(folder), 0o777))
		},
		"a link to nothing":    func(string) { must(os.Remove(system), os.Symlink("missing", system)) },
		"a link to itself":     func(string) { must(os.Remove(system), os.Symlink("config.toml", system)) },
		"a folder":             func(string) { must(os.Remove(system), os.Mkdir(system, 0o755)) },
		"in a file":            func(folder string) { must(os.RemoveAll(folder), os.WriteFile(folder, nil, 0o644)) },
		"of somebody else":     func(string) { owner = "none" },
		"without valid syntax": func(string) { place(t, system, "[limits") },
		"with a wrong key":     func(string) { place(t, system, "[limits]\nrestrict = true\n") },
	} {
		t.Run(name, func(t *testing.T) {
			folder := hosts(t, limited)
			spoil(folder)
			if name == "of somebody else" && os.Getuid() == 0 {
				must(os.Chown(system, 65534, 65534))
			}
			if c, err := Load(own); err == nil {
				t.Errorf("it is read: %+v", c.Limits)
			}
			if _, err := Load(""); err == nil {
				t.Error("it is read without another file")
			}
			if host := Host(); !host.Limits.Restricted || !host.Limits.ReadOnly {
				t.Errorf("the limits are %+v", host.Limits)
			}
			if problems, err := Check(own); err == nil && len(problems) == 0 {
				t.Error("the check finds no mistake")
			}
		})
	}
}

// TestAHostsFileThatCannotBeReadIsNoFreedom: root can read every file, so root skips the test.
func TestAHostsFileThatCannotBeReadIsNoFreedom(t *testing.T) {
	for name, spoil := range map[string]func(folder string) error{
		"the file":   func(string) error { return os.Chmod(system, 0) },
		"its folder": func(folder string) error { return os.Chmod(folder, 0) },
	} {
		t.Run(name, func(t *testing.T) {
			folder := hosts(t, limited)
			modeltest.Must(t, spoil(folder))
			t.Cleanup(func() { _ = os.Chmod(folder, 0o755) })
			if _, err := os.ReadFile(system); err == nil {
				t.Skip("this user reads files of any mode")
			}
			if _, err := Load(""); err == nil {
				t.Error("it is taken for a missing file")
			}
			if host := Host(); !host.Limits.Restricted || !host.Limits.ReadOnly {
				t.Errorf("the limits are %+v", host.Limits)
			}
		})
	}
}

// TestAHostsFileOfRootIsRead, also over a link, and a host without one has no limits.
func TestAHostsFileOfRootIsRead(t *testing.T) {
	folder := hosts(t, limited)
	real := filepath.Join(filepath.Dir(folder), "real.toml")
	modeltest.Must(t, os.Rename(system, real))
	if c, err := Load(""); err != nil || c.Limits.Restricted {
		t.Errorf("without a file: %+v, %v", c.Limits, err)
	}
	modeltest.Must(t, os.Symlink(".././shortlist/../real.toml", system))
	if c, err := Load(""); err != nil || !c.Limits.Restricted {
		t.Errorf("over a link: %+v, %v", c.Limits, err)
	}
	modeltest.Must(t, os.RemoveAll(folder))
	if c, err := Load(""); err != nil || c.Limits.Restricted {
		t.Errorf("without its folder: %+v, %v", c.Limits, err)
	}
}
