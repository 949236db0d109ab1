package config

import (
	"errors"
	"io/fs"
	"os"
	"os/user"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/files"
	"shortlist/model/filesystem"
	"shortlist/model/modeltest"
)

// home is a person's machine with nothing on it.
func home(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	t.Setenv("HOME", dir)
	t.Setenv("SHORTLIST_PASSWORD", "")
	for name, sub := range map[string]string{"CONFIG": "config", "DATA": "data", "STATE": "state", "CACHE": "cache"} {
		t.Setenv("XDG_"+name+"_HOME", filepath.Join(dir, sub))
	}
	return dir
}

func write(t *testing.T, path, text string, mode fs.FileMode) {
	t.Helper()
	modeltest.Must(t, os.MkdirAll(filepath.Dir(path), 0o700))
	modeltest.Must(t, os.WriteFile(path, []byte(text), mode))
	if err := os.Chmod(path, mode); err != nil { // whatever the umask
		t.Fatal(err)
	}
}

const full = `
account = "acme"
[accounts.acme]
base_url = "https://ua.example.com/employer/api/v2"
country = "ua"
email = "hr@example.com"
password_command = "pass show jobs/acme"
job_type_labels = "codes"
[callback]
listen = "127.0.0.1:8788"
secret_command = "pass show jobs/acme-callback"
[cv]
dir = "~/Documents"
name = "{name}{ext}"
cache_limit = "500 MB"
[privacy]
[team]
folder = "/srv/hiring"
check = "both"
key = "~/.ssh/id_ed25519"
allowed_signers = "/etc/shortlist/signers"
hide_until_own = false
[interviews]
hold = "48h"
remind = false
[ui]
theme = "dark"
mouse = true
[limits]
read_only = true
restricted = true
`

func TestLoadReadsEverySetting(t *testing.T) {
	home(t)
	write(t, File(), full, 0o600)
	got, err := Load("")
	modeltest.Must(t, err)
	want := Config{
		Account: "acme",
		Accounts: map[string]Account{"acme": {
			BaseURL: "https://ua.example.com/employer/api/v2", Country: "ua", Email: "hr@example.com",
			PasswordCommand: "pass show jobs/acme", JobTypeLabels: model.LabelsCodes,
		}},
		Callback: Callback{Listen: "127.0.0.1:8788", SecretCommand: "pass show jobs/acme-callback"},
		CV:       CV{Dir: "~/Documents", Name: "{name}{ext}", CacheLimit: "500 MB"},
		UI:       model.UI{Theme: "dark", Mouse: true},
		Limits:   Limits{ReadOnly: true, Restricted: true},
		Team:     Team{Folder: "/srv/hiring", Check: "both", Key: "~/.ssh/id_ed25519", AllowedSigners: "/etc/shortlist/signers"},

		Interviews: Interviews{Hold: "48h"},
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestLoadOfNothingIsTheDefault(t *testing.T) {
	dir := home(t)
	got, err := Load("")
	modeltest.Must(t, err)
	if diff := cmp.Diff(Default(), got); diff != "" {
		t.Error(diff)
	}
	if _, err := Load(filepath.Join(dir, "none.toml")); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a named file that is not there: %v", err)
	}
	if _, err := os.Stat(filepath.Join(dir, "config")); !errors.Is(err, fs.ErrNotExist) {
		t.Error("reading made a folder")
	}
}

// TestAnEmptyFolderOfCVsIsTheDefaultOne: config show names it.
func TestAnEmptyFolderOfCVsIsTheDefaultOne(t *testing.T) {
	path := filepath.Join(home(t), "c.toml")
	modeltest.Must(t, os.WriteFile(path, []byte("[cv]\ndir = ''\n"), 0o600))
	if c, err := Load(path); err != nil || c.CV.Dir != "~/CVs" {
		t.Errorf("%q, %v", c.CV.Dir, err)
	}
}

func TestFindHomeTakesTheHomeOfTheUserWithoutTheVariable(t *testing.T) {
	u, err := user.Current()
	if err != nil || u.HomeDir == "" {
		t.Skip("the system does not know the user's home folder")
	}
	home(t)
	for _, name := range []string{"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME"} {
		t.Setenv(name, "")
	}
	FindHome()
	if got := filesystem.Expand("~/CVs"); got != filepath.Join(u.HomeDir, "CVs") || !strings.HasPrefix(File(), u.HomeDir) || !strings.HasPrefix(PathsOf("acme").Store, u.HomeDir) {
		t.Errorf("%s, %s, %s", got, File(), PathsOf("acme").Store)
	}
	t.Setenv("HOME", "/elsewhere")
	if FindHome(); filesystem.Expand("~/CVs") != "/elsewhere/CVs" {
		t.Error("the variable is changed")
	}
}

func TestLoadNamesTheLineAndTheNearestSetting(t *testing.T) {
	dir := home(t)
	path := filepath.Join(dir, "c.toml")
	for text, want := range map[string]string{
		"acount = 'x'":                              `line 1: unknown setting "acount"; did you mean "account"?`,
		"[accounts.a]\n\nbase_ulr = 'x'":            `line 3: unknown setting "accounts.a.base_ulr"; did you mean "accounts.a.base_url"?`,
		"[ui]\nthem = 'x'":                          `did you mean "ui.theme"?`,
		"[limit]\nread_only = true":                 `did you mean "limits"?`,
		"theme = 'dark'":                            `did you mean "ui.theme"?`,
		"[acounts.a]\nbase_url = 'x'":               `did you mean "accounts.a"?`,
		"[uii]\n[uii.x]\ntheme = 'x'":               `did you mean "ui"?`,
		"[store]\nx = 1":                            `did you mean "store.dir"?`,
		"[accounts.a]\npassword = 'x'":              `did you mean "accounts.a.password_file"?`,
		"[ui]\nfirst_pane = 'pink'":                 `ui.first_pane is "pink"; it can be jobs`,
		"[cv]\ndir = '$HOME/CVs'":                   `cv.dir is "$HOME/CVs"; it has to begin with / or ~, like "~/CVs"`,
		"[cv]\ndir = '~olena/CVs'":                  `cv.dir is "~olena/CVs"`,
		"[cv]\ndir = 'CVs'":                         `cv.dir is "CVs"`,
		"[store]\ndir = '${HOME}/store'":            `store.dir is "${HOME}/store"`,
		"[callback]\nsecret_file = 'secret'":        `callback.secret_file is "secret"`,
		"[accounts.a]\npassword_file = '%HOME%/p'":  `accounts.a.password_file is "%HOME%/p"`,
		"[team]\nfolder = '$HOME/team'":             `team.folder is "$HOME/team"; it has to begin with / or ~, like "/srv/hiring"`,
		"[answers]\nfolder = 'Letters'":             `answers.folder is "Letters"; it has to begin with / or ~`,
		"[answers]\ncopy = '$MAIL'":                 `answers.copy is "$MAIL"; it has to begin with / or ~`,
		"[cv]\ncache_limit = 'all'":                 `cv.cache_limit is "all"; it can be a size from 1MB on, like "4GB"`,
		"[cv]\ncache_limit = '4'":                   `cv.cache_limit is "4"`,
		"[cv]\ncache_limit = '-1GB'":                `cv.cache_limit is "-1GB"`,
		"[cv]\ncache_limit = '10EB'":                `cv.cache_limit is "10EB"`,
		"[cv]\ncache_limit = 4":                     "line 2: cv.cache_limit must be text in quotes, not a number",
		"[cv]\nopener = 'evince'":                   `line 2: cv.opener must be a list of texts, like ["name", "argument"], not text`,
		"[ui]\nmouse = 1":                           "line 2: ui.mouse must be true or false, not a number",
		"ui = true":                                 "line 1: ui must be a section, like [ui], not true or false",
		"account = ['a']":                           "line 1: account must be text in quotes, not a list",
		"account = 2026-11-22":                      "line 1: account must be text in quotes, not a time",
		"[limits]\nread_only = 'yes'":               "line 2: limits.read_only must be true or false, not text",
		"[privacy]\nkeep = 'banana'":                `privacy.keep is "banana"; it can be an age in whole days, like "180d"`,
		"[privacy]\nkeep = '0d'":                    "privacy.keep is",
		"[privacy]\nkeep = 180":                     "privacy.keep must be text",
		"[accounts.a]\ncountry = 'xx'":              `accounts.a.country is "xx"; it can be ua, ro or hu`,
		"[accounts.a]\njob_type_labels = 'x'":       `job_type_labels is "x"`,
		"[accounts.'../a']\nemail = 'x'":            `"../a" is not an account name`,
		"[accounts.a]\nkeyring = 'yes'":             "line 2: accounts.a.keyring must be true or false, not text",
		"[accounts.a]\nemail = 'x'\n[accounts.a]\n": "line 3",
		"x =":                          "line 1",
		"[cv]\n# Олена\ndir = “~/CVs”": "line 3: toml: unexpected character U+201C '“'",
	} {
		write(t, path, text, 0o600)
		_, err := Load(path)
		if err == nil || !strings.Contains(err.Error(), want) || !strings.HasPrefix(err.Error(), path) {
			t.Errorf("%q: %v, want %q in it", text, err, want)
		}
	}
}

func TestMaxCache(t *testing.T) {
	for text, want := range map[string]int64{Default().CV.CacheLimit: files.DefaultLimit, "1.5 GiB": 3 << 29, "1mb": 1_000_000} {
		if got, err := (CV{CacheLimit: text}).MaxCache(); got != want || err != nil {
			t.Errorf("%q is %d, %v", text, got, err)
		}
	}
}

func TestKeysAreThoseOfTheFile(t *testing.T) {
	for _, want := range []string{"account", "accounts.*.base_url", "accounts.*.keyring", "cv.dir", "limits.restricted", "callback.secret_file", "privacy.keep"} {
		if !slices.Contains(Keys(), want) {
			t.Errorf("%s is not among %v", want, Keys())
		}
	}
}

func TestPick(t *testing.T) {
	none := Default()
	if _, _, err := none.Pick(""); !errors.Is(err, ErrNoAccount) {
		t.Errorf("nothing configured: %v", err)
	}
	if _, _, err := none.Pick("a"); err == nil || errors.Is(err, ErrNoAccount) {
		t.Errorf("a name where nothing is configured: %v", err)
	}
	one := Config{Accounts: map[string]Account{"a": {Email: "a"}}}
	two := Config{Accounts: map[string]Account{"a": {Email: "a"}, "b": {Email: "b", JobTypeLabels: model.LabelsCodes}}}
	withDefault := Config{Account: "b", Accounts: two.Accounts}
	wrongDefault := Config{Account: "c", Accounts: two.Accounts}
	for _, c := range []struct {
		config     Config
		ask, want  string
		wantError  string
		wantLabels model.JobTypeLabels
	}{
		{one, "", "a", "", model.LabelsBoth},
		{two, "b", "b", "", model.LabelsCodes},
		{two, "", "", "several accounts (a, b)", ""},
		{two, "c", "", `no account "c"; the accounts are a, b`, ""},
		{withDefault, "", "b", "", model.LabelsCodes},
		{withDefault, "a", "a", "", model.LabelsBoth},
		{wrongDefault, "", "", `no account "c"`, ""},
	} {
		name, got, err := c.config.Pick(c.ask)
		if name != c.want || got.JobTypeLabels != c.wantLabels || (err == nil) != (c.wantError == "") || err != nil && !strings.Contains(err.Error(), c.wantError) {
			t.Errorf("Pick(%q): %q, %+v, %v", c.ask, name, got, err)
		}
	}
}

func TestExpand(t *testing.T) {
	dir := home(t)
	for in, want := range map[string]string{"~": dir, "~/CVs": dir + "/CVs", "~other/x": "~other/x", "/a/~": "/a/~", "": "", "rel": "rel"} {
		if got := filesystem.Expand(in); got != want {
			t.Errorf("filesystem.Expand(%q) = %q, want %q", in, got, want)
		}
	}
}

func TestAddAccountLeavesTheRestAsItIs(t *testing.T) {
	dir := home(t)
	old := "# mine\naccount = 'a' # kept\n[accounts.a]\nbase_url = 'https://ua.example.com'\nemail = 'a@example.com'" // no line end
	real := filepath.Join(dir, "dotfiles", "config.toml")
	write(t, real, old, 0o644)
	modeltest.Must(t, os.MkdirAll(filepath.Dir(File()), 0o700))
	modeltest.Must(t, os.Symlink(real, File()))
	odd := "o'\"\\\x7f\t<é>@example.com"
	modeltest.Must(t, AddAccount(File(), "b.c@d", Account{BaseURL: "https://ro.example.com/x", Country: "ro", Email: odd}))
	data, err := os.ReadFile(real)
	if err != nil || !strings.HasPrefix(string(data), old+"\n") {
		t.Fatalf("%q, %v", data, err)
	}
	if info, err := os.Lstat(File()); err != nil || info.Mode()&fs.ModeSymlink == 0 {
		t.Errorf("the link is gone: %v, %v", info, err)
	}
	if info, err := os.Stat(real); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("mode %v, %v", info, err)
	}
	c, err := Load("")
	modeltest.Must(t, err)
	want := Account{BaseURL: "https://ro.example.com/x", Country: "ro", Email: odd}
	if diff := cmp.Diff(want, c.Accounts["b.c@d"]); diff != "" {
		t.Error(diff)
	}
	for name, a := range map[string]Account{"a": {BaseURL: "x", Email: "y"}, "../x": {}, "b.c@d": {}} {
		if err := AddAccount(File(), name, a); err == nil {
			t.Errorf("%q was added", name)
		}
	}
	if again, _ := os.ReadFile(real); string(again) != string(data) {
		t.Error("a refused account changed the file")
	}
	write(t, real, "accounts = {}\n", 0o600)
	if err := AddAccount(File(), "x", Account{BaseURL: "https://ua.example.com", Email: "y"}); err == nil {
		t.Error("an account was added to a table that cannot be added to")
	}
}
