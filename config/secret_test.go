package config

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/zalando/go-keyring"

	"shortlist/api"
	"shortlist/model/modeltest"
)

func TestPasswordComesFromWhereItIsConfigured(t *testing.T) {
	dir := home(t)
	keyring.MockInit()
	file := filepath.Join(dir, "secret")
	write(t, file, "from file \r\n", 0o600)
	marked := filepath.Join(dir, "marked")
	write(t, marked, "\ufefffrom Notepad\r\n", 0o600)
	wide := filepath.Join(dir, "wide")
	write(t, wide, "\xff\xfef\x00r\x00o\x00m\x00 \x001\x04\r\x00\n\x00", 0o600)
	modeltest.Must(t, keyring.Set("shortlist", Account{}.keyringUser("acme"), "from keyring"))
	var c Config
	for name, test := range map[string]struct {
		account Account
		want    string
	}{
		"command":             {Account{PasswordCommand: "printf 'from command\\r\\nmore'"}, "from command"},
		"file, spaces kept":   {Account{PasswordFile: file}, "from file "},
		"file below home":     {Account{PasswordFile: "~/secret"}, "from file "},
		"keyring":             {Account{Keyring: true}, "from keyring"},
		"command over file":   {Account{PasswordCommand: "echo c", PasswordFile: file, Keyring: true}, "c"},
		"command, with pipe":  {Account{PasswordCommand: "echo abc | tr a-z A-Z"}, "ABC"},
		"file with a mark":    {Account{PasswordFile: marked}, "from Notepad"},
		"file of PowerShell":  {Account{PasswordFile: wide}, "from б"},
		"command with a mark": {Account{PasswordCommand: "cat " + marked}, "from Notepad"},
	} {
		got, err := c.Password(t.Context(), "acme", test.account)
		if err != nil || got != test.want {
			t.Errorf("%s: %q, %v", name, got, err)
		}
	}
	t.Setenv("SHORTLIST_PASSWORD", "from environment")
	if got, err := c.Password(t.Context(), "acme", Account{PasswordFile: file}); got != "from environment" || err != nil {
		t.Errorf("%q, %v", got, err)
	}
}

func TestPasswordThatCannotBeHad(t *testing.T) {
	dir := home(t)
	keyring.MockInit()
	file := filepath.Join(dir, "secret")
	write(t, file, "s", 0o640)
	empty := filepath.Join(dir, "empty")
	write(t, empty, "\n", 0o600)
	open, restricted := Config{}, Config{Limits: Limits{Restricted: true}}
	for name, test := range map[string]struct {
		config    Config
		account   Account
		wantError string
	}{
		"not configured":         {open, Account{}, api.ErrNoPassword.Error()},
		"not in the keyring":     {open, Account{Keyring: true}, api.ErrNoPassword.Error()},
		"file others can read":   {open, Account{PasswordFile: file}, "chmod 600"},
		"no file":                {open, Account{PasswordFile: file + "x"}, "password_file"},
		"empty file":             {open, Account{PasswordFile: empty}, empty + " is empty"},
		"command fails":          {open, Account{PasswordCommand: "echo boom >&2; exit 3"}, "exit status 3): boom"},
		"command without output": {open, Account{PasswordCommand: "true"}, "printed nothing"},
		"command when it's off":  {restricted, Account{PasswordCommand: "echo x"}, "restricted"},
	} {
		p, err := test.config.Password(t.Context(), "acme", test.account)
		if p != "" || err == nil || !strings.Contains(err.Error(), test.wantError) {
			t.Errorf("%s: %q, %v", name, p, err)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := open.Password(ctx, "acme", Account{PasswordCommand: "sleep 60"}); err == nil {
		t.Error("an interrupted command gave a password")
	}
}

func TestKeepPasswordOnlyWhereAKeyringIsConfigured(t *testing.T) {
	keyring.MockInit()
	modeltest.Must(t, (Account{}).KeepPassword("acme", "p"))
	if _, err := keyring.Get("shortlist", Account{}.keyringUser("acme")); !errors.Is(err, keyring.ErrNotFound) {
		t.Errorf("kept without being asked: %v", err)
	}
	modeltest.Must(t, (Account{Keyring: true}).KeepPassword("acme", "p"))
	if p, err := keyring.Get("shortlist", Account{}.keyringUser("acme")); p != "p" || err != nil {
		t.Errorf("%q, %v", p, err)
	}
}

func TestAKeyringThatFailsIsReportedWithAnotherSource(t *testing.T) {
	keyring.MockInitWithError(errors.New("no bus"))
	t.Cleanup(keyring.MockInit)
	t.Setenv("SHORTLIST_PASSWORD", "")
	a := Account{Keyring: true}
	_, silent := (&Config{}).Password(t.Context(), "acme", a)
	for _, err := range []error{silent, a.KeepPassword("acme", "p")} {
		if err == nil || !strings.Contains(err.Error(), "no bus; set password_file or password_command") {
			t.Error(err)
		}
	}
}

func TestReadSecretRefusesWhatOthersCanRead(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "s")
	for mode, ok := range map[fs.FileMode]bool{0o600: true, 0o400: true, 0o640: false, 0o604: false, 0o644: false, 0o620: false, 0o660: false} {
		_ = os.Remove(path) // there is no file the first time
		write(t, path, "x\n", mode)
		got, err := ReadSecret(path)
		if (err == nil) != ok || ok && got != "x" {
			t.Errorf("%o: %q, %v", mode, got, err)
		}
	}
	write(t, filepath.Join(dir, "large"), strings.Repeat("x", 64<<10+1), 0o600)
	if _, err := ReadSecret(filepath.Join(dir, "large")); err == nil {
		t.Error("a huge secret was read")
	}
	if _, err := ReadSecret(dir); err == nil {
		t.Error("a folder was read")
	}
}

// TestATokenIsDistrustedWithAReason: on a file system that keeps no permissions, others can read every file.
func TestATokenIsDistrustedWithAReason(t *testing.T) {
	home(t)
	f := TokenFile{Path: PathsOf("acme").Token}
	if err := f.Distrusted(); err != nil {
		t.Errorf("without a token: %v", err)
	}
	modeltest.Must(t, f.Save(api.Token{Value: "a.b.c"}))
	if err := f.Distrusted(); err != nil {
		t.Errorf("a token of its own: %v", err)
	}
	modeltest.Must(t, os.Chmod(f.Path, 0o644))
	if err := f.Distrusted(); err == nil || !strings.Contains(err.Error(), f.Path) {
		t.Errorf("a token that others can read: %v", err)
	}
}

func TestTokenFile(t *testing.T) {
	home(t)
	f := TokenFile{Path: PathsOf("acme").Token}
	if _, ok := f.Load(); ok {
		t.Error("a token out of nothing")
	}
	if err := f.Clear(); err != nil {
		t.Errorf("forgetting nothing: %v", err)
	}
	want := api.Token{Value: "a.b.c", Expires: time.Now().Add(time.Hour).UTC().Truncate(time.Second)}
	for range 2 { // the second replaces the first
		modeltest.Must(t, f.Save(want))
	}
	got, ok := f.Load()
	if diff := cmp.Diff(want, got); !ok || diff != "" {
		t.Error(ok, diff)
	}
	entries, err := os.ReadDir(filepath.Dir(f.Path))
	if err != nil || len(entries) != 1 {
		t.Errorf("%d files beside it, %v", len(entries), err)
	}
	for path, mode := range map[string]fs.FileMode{f.Path: 0o600, filepath.Dir(f.Path): 0o700} {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != mode {
			t.Errorf("%s: %v, %v", path, info.Mode(), err)
		}
	}
	modeltest.Must(t, os.Chmod(f.Path, 0o644))
	if _, ok := f.Load(); ok {
		t.Error("a token that others could have written or read is trusted")
	}
	for _, text := range []string{"", "{", `{"value":""}`, "null"} {
		write(t, f.Path, text, 0o600)
		if got, ok := f.Load(); ok {
			t.Errorf("%q is a token: %v", text, got)
		}
	}
	modeltest.Must(t, f.Clear())
	if _, err := os.Stat(f.Path); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("it is still there: %v", err)
	}
}

func TestOpenLog(t *testing.T) {
	home(t)
	if _, _, _, err := OpenLog("loud"); err == nil || !strings.Contains(err.Error(), "debug, info, warn or error") {
		t.Errorf("got %v", err)
	}
	write(t, LogFile(), strings.Repeat("x", maxLog+1), 0o600)
	log, file, failed, err := OpenLog("warn")
	if err != nil || failed != nil {
		t.Fatal(err)
	}
	log.Info("quiet")
	log.Warn("loud")
	modeltest.Must(t, file.Close())
	data, err := os.ReadFile(LogFile())
	if err != nil || !strings.Contains(string(data), "loud") || strings.Contains(string(data), "quiet") || len(data) > 1000 {
		t.Errorf("%q, %v", data, err)
	}
	if info, err := os.Stat(LogFile() + ".1"); err != nil || info.Size() != maxLog+1 {
		t.Errorf("the older one: %v, %v", info, err)
	}
	if info, err := os.Stat(LogFile()); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info.Mode(), err)
	}
}

// TestALogOutlivesItsFile: after a server or a disk was disconnected, writes to the open file fail. Without any file,
// the log drops its lines.
func TestALogOutlivesItsFile(t *testing.T) {
	home(t)
	log, file, failed, err := OpenLog("warn")
	if err != nil || failed != nil {
		t.Fatal(failed, err)
	}
	log.Warn("before")
	modeltest.Must(t, file.(*logFile).f.Close())
	log.Warn("after")
	if data, err := os.ReadFile(LogFile()); err != nil || !strings.Contains(string(data), "before") || !strings.Contains(string(data), "after") {
		t.Errorf("%q, %v", data, err)
	}
	dir := filepath.Dir(LogFile())
	modeltest.Must(t, errors.Join(file.(*logFile).f.Close(), os.Rename(dir, dir+"-aside")))
	log.Warn("away")
	if err := file.Close(); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(dir); err == nil {
		t.Error("the folder is made again")
	}
	modeltest.Must(t, os.WriteFile(dir, nil, 0o600))
	log, file, failed, err = OpenLog("warn")
	if failed == nil || err != nil || log == nil {
		t.Fatal(failed, err)
	}
	log.Warn("nowhere")
	if err := file.Close(); err != nil {
		t.Error(err)
	}
}
