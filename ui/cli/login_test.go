package cli

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
	"github.com/zalando/go-keyring"

	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/cli/command"
	"shortlist/ui/doctor"
	"shortlist/ui/intent"
)

const signUp = "login --base-url http://ua.test.localhost/ --email olena.hr@example.com"

// printNewcomer is a person with a service to sign in to and nothing set up.
func printNewcomer(t *testing.T) *desk {
	d := newDesk(t, sandbox.Options{})
	modeltest.Must(t, os.Remove(config.File()))
	return d
}

func TestLoginSetsUpANewAccount(t *testing.T) {
	for name, prepare := range map[string]func(*desk){
		"asked on a terminal": func(d *desk) { d.terminal, d.typed = true, "sandbox" },
		"from a pipe":         func(d *desk) { d.in = "sandbox\r\nmore" },
		"environment":         func(d *desk) { d.t.Setenv("SHORTLIST_PASSWORD", "sandbox") },
	} {
		t.Run(name, func(t *testing.T) {
			d := printNewcomer(t)
			prepare(d)
			r := d.must(strings.Fields(signUp)...)
			has(t, r.err, "Signing in to ua.test.localhost as olena.hr@example.com.", "Account example was added to", "Signed in.")
			if strings.Contains(r.out+r.err, "sandbox") {
				t.Error("the password is shown")
			}
			t.Setenv("SHORTLIST_PASSWORD", "")
			d.in, d.typed = "", ""
			d.must("jobs", "list") // with the kept token alone
			c, err := config.Load("")
			modeltest.Must(t, err)
			want := map[string]config.Account{"example": {BaseURL: "http://ua.test.localhost/employer/api/v2", Email: "olena.hr@example.com"}}
			if diff := cmp.Diff(want, c.Accounts); diff != "" {
				t.Error(diff)
			}
			for _, f := range []string{config.File(), config.PathsOf("example").Token} {
				if info, err := os.Stat(f); err != nil || info.Mode().Perm() != 0o600 {
					t.Errorf("%s: %v %v", f, info, err)
				}
			}
		})
	}
}

// TestLoginAsksInRestrictedModeWherePasswordCommandIsOff, as without any source of the password.
func TestLoginAsksInRestrictedModeWherePasswordCommandIsOff(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.restrict()
	t.Setenv("SHORTLIST_PASSWORD", "")
	d.fails(command.ExitSignIn, "run: shortlist login\n", "jobs", "list")
	d.in = sandbox.Password + "\n"
	has(t, d.must("login").err, doctor.SayCommandOff("password_command"))
	d.in = ""
	d.must("jobs", "list")
}

func TestLoginThatFailsSetsNothingUp(t *testing.T) {
	d := printNewcomer(t)
	d.in = "wrong\n"
	d.fails(command.ExitSignIn, "wrong e-mail or password", strings.Fields(signUp)...)
	d.in = ""
	d.fails(command.ExitSignIn, "no password was given; set SHORTLIST_PASSWORD, or write the password to standard input", strings.Fields(signUp)...)
	d.in = "sandbox\n"
	d.faults("login:status=502,html")
	d.fails(command.ExitNetwork, ") instead of data", strings.Fields(signUp)...)
	d.faults("login:status=404,html")
	d.fails(command.ExitNetwork, "answered with a web page (404). Is the address right?", strings.Fields(signUp)...)
	d.service.SetFaults(nil)
	dial := d.dial
	d.dial = bareDial
	d.fails(command.ExitNetwork, "could not be reached", strings.Fields(signUp)...)
	d.dial = dial
	d.fails(command.ExitUsage, "unencrypted", "login", "--base-url", "http://example.com", "--email", "a@b.c")
	d.fails(command.ExitUsage, "address of the service is empty", "login", "--email", "a@b.c")
	d.fails(command.ExitUsage, "e-mail address", "login", "--base-url", "example.com", "--email", "a b")
	d.fails(command.ExitUsage, "choose ua, ro or hu", "login", "--base-url", "example.com", "--email", "a@b.c", "--country", "xx")
	d.fails(command.ExitSignIn, "no account is configured", "login")
	d.fails(command.ExitSignIn, "no account is configured", "logout")
	d.fails(command.ExitSignIn, "no account is configured", "jobs", "list")
	if _, err := os.Stat(config.File()); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("a configuration was written: %v", err)
	}
}

func TestLoginWritesTheCountryOnlyWhereTheHostDoesNotSay(t *testing.T) {
	d := printNewcomer(t)
	d.in = "sandbox"
	d.must("login", "--base-url", "http://jobs.localhost", "--email", "olena.hr@example.com", "--country", "RO", "--account", "one")
	d.must("login", "--base-url", "http://hu.localhost", "--email", "olena.hr@example.com", "--country", "hu", "--account", "two")
	d.fails(command.ExitUsage, "this address belongs to country hu, not ro", "login", "--base-url", "http://hu.localhost", "--email", "olena.hr@example.com", "--country", "ro", "--account", "three")
	c, err := config.Load("")
	modeltest.Must(t, err)
	if c.Accounts["one"].Country != "ro" || c.Accounts["two"].Country != "" {
		t.Errorf("got %+v", c.Accounts)
	}
	d.fails(command.ExitUsage, "there is another account one", "login", "--base-url", "http://ro.localhost", "--email", "x@example.com", "--account", "one")
	d.fails(command.ExitUsage, "several accounts (one, two)", "jobs", "list")
	d.fails(command.ExitUsage, `no account "three"`, "jobs", "list", "--account", "three")
	t.Setenv("SHORTLIST_ACCOUNT", "two")
	d.must("jobs", "list")
}

func TestLoginNeverDropsACountry(t *testing.T) {
	d := printNewcomer(t)
	d.in = "sandbox"
	call := strings.Fields("login --base-url http://jobs.localhost --email olena.hr@example.com --account one")
	d.must(call...)
	before, err := os.ReadFile(config.File())
	modeltest.Must(t, err)
	d.fails(command.ExitUsage, `account one has no country yet; to set it, write country = "ua" below [accounts."one"] in `+config.File(), append(call, "--country", "ua")...)
	d.configure(string(before) + "country = \"ro\"\n")
	d.fails(command.ExitUsage, `account one has the country ro; to change it, write country = "ua" below [accounts."one"] in `+config.File(), append(call, "--country", "ua")...)
	d.must(append(call, "--country", "ro")...)
	d.must(call...)
}

func TestLoginIntoTheFileNamedByConfig(t *testing.T) {
	d := printNewcomer(t)
	d.in = "sandbox"
	file := filepath.Join(d.home, "own.toml")
	d.fails(command.ExitUsage, "no such file", "jobs", "list", "--config", file)
	d.must(append(strings.Fields(signUp), "--config", file)...)
	d.must("jobs", "list", "--config", file)
	t.Setenv("SHORTLIST_CONFIG", file)
	d.must("jobs", "list")
}

func TestAccountsAndLogout(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	list := func() object { return decode[[]object](t, d.must("accounts", "--json").out)[0] }
	want := object{
		"name": "acme", "host": "ua.test.localhost", "baseUrl": "http://ua.test.localhost", "country": "ua",
		"email": "olena.hr@example.com", "default": true, "signedIn": false,
	}
	if diff := cmp.Diff(want, list()); diff != "" {
		t.Error(diff)
	}
	if got := decode[object](t, d.must("login", "--json").out); got["signedIn"] != true {
		t.Errorf("got %v", got)
	}
	want["signedIn"] = true
	if diff := cmp.Diff(want, list()); diff != "" {
		t.Error(diff)
	}
	has(t, d.must("accounts").out, "acme", "ua.test.localhost", "olena.hr@example.com", "yes")
	has(t, d.must("logout").err, "Signed out of acme")
	want["signedIn"] = false
	if diff := cmp.Diff(want, list()); diff != "" {
		t.Error(diff)
	}
	modeltest.Must(t, os.Remove(config.File()))
	if r := d.must("accounts"); r.out != "" || !strings.Contains(r.err, "No account is configured yet") {
		t.Errorf("got %q and %q", r.out, r.err)
	}
	if got := d.must("accounts", "--json").out; got != "[]\n" {
		t.Errorf("got %q", got)
	}
}

func TestATokenThatIsNoLongerAcceptedIsRenewedByItself(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	modeltest.Must(t, d.service.ExpireTokens())
	d.must("jobs", "list")
	if n := d.service.Count(sandbox.Login); n != 2 {
		t.Errorf("%d sign-ins, want 2", n)
	}
	t.Setenv("SHORTLIST_PASSWORD", "wrong")
	modeltest.Must(t, d.service.ExpireTokens())
	d.fails(command.ExitSignIn, "could not list the jobs: the service rejected the sign-in", "jobs", "list")
}

func TestTheWelcomeScreenSetsUpAnAccount(t *testing.T) {
	d := printNewcomer(t)
	d.terminal = true
	d.dashboard = func(ctx context.Context, o ui.Options) error {
		if o.Account != nil {
			t.Error("an account is open, though none is set up")
		}
		if host, err := o.Accounts.CheckAddress("ua.example.com"); host != "ua.example.com" || err != nil {
			t.Errorf("the address is %q, %v", host, err)
		}
		if _, err := o.Accounts.CheckAddress("http://ua.example.com"); err == nil {
			t.Error("a password would go out unencrypted")
		}
		typed := intent.Credentials{BaseURL: "http://ua.test.localhost", Email: "olena.hr@example.com", Password: "wrong"}
		if _, err := o.Accounts.Connect(ctx, typed); !account.NeedsSignIn(err) {
			t.Errorf("a wrong password: %v", err)
		}
		typed.Password = sandbox.Password
		acct, err := o.Accounts.Connect(ctx, typed)
		if err != nil {
			return err
		}
		jobs, err := acct.Account.FetchJobs(ctx)
		if len(jobs.List) == 0 {
			t.Error("no jobs")
		}
		return err
	}
	d.must()
	d.terminal = false
	d.must("jobs", "list") // it is set up for good
}

// Nothing is kept of an account that is not an employer's: no configuration, no token,
// no store.
func TestAnAccountThatIsNoEmployerIsRejectedAndNotStored(t *testing.T) {
	d := printNewcomer(t)
	d.in = "sandbox"
	call := []string{"login", "--base-url", "http://ua.test.localhost", "--email", sandbox.NonEmployerEmail}
	d.fails(command.ExitSignIn, "this is not an employer account, seeker@example.com", call...)
	d.terminal = true
	d.dashboard = func(ctx context.Context, o ui.Options) error {
		_, err := o.Accounts.Connect(ctx, intent.Credentials{BaseURL: "http://ua.test.localhost", Email: sandbox.NonEmployerEmail, Password: sandbox.Password})
		if !account.NotEmployer(err) {
			t.Errorf("the welcome screen answers %v", err)
		}
		return nil
	}
	d.must()
	for _, kept := range []string{config.File(), config.PathsOf("example").Token, config.PathsOf("example").Store} {
		if _, err := os.Stat(kept); !errors.Is(err, os.ErrNotExist) {
			t.Errorf("%s was written: %v", kept, err)
		}
	}
}

func TestTheDashboardSwitchesAndSignsOut(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	keyring.MockInit()
	d.configure(fmt.Sprintf(configText, filepath.Join(d.home, "CVs")) + `
[accounts.other]
base_url = "http://ro.test.localhost"
email = "olena.hr@example.com"
keyring = true
`)
	d.fails(command.ExitUsage, "several accounts (acme, other)", "jobs", "list")
	d.typed, d.terminal = sandbox.Password, true
	d.must("login", "--account", "other")
	has(t, d.must("logout", "--account", "other").err, "Signed out of other")
	if _, err := keyring.Get("shortlist", "other olena.hr@example.com <http://ro.test.localhost/employer/api/v2> (ro)"); !errors.Is(err, keyring.ErrNotFound) {
		t.Errorf("signed out, the keyring still has the password: %v", err)
	}
	d.must("login", "--account", "other")
	d.dashboard = func(ctx context.Context, o ui.Options) error {
		if o.Account != nil || !o.Choose {
			t.Error("the choice between two accounts was not left to the person")
		}
		for _, name := range []string{"acme", "other"} {
			opened, err := o.Accounts.Open(ctx, name)
			if err != nil {
				return err
			}
			if got := opened.Account.Info().Name; got != name {
				t.Errorf("opened %s, want %s", got, name)
			}
			if _, err := opened.Account.FetchJobs(ctx); err != nil {
				t.Error(err)
			}
			for range 2 { // a second time does nothing
				if err := opened.Close(); err != nil {
					t.Error(err)
				}
			}
		}
		state := func() (out []bool) {
			all, err := o.Accounts.List()
			if err != nil || len(all) != 2 {
				t.Fatalf("%v, %v", all, err)
			}
			return []bool{all[0].SignedIn, all[0].Password == "password_command", all[1].SignedIn, all[1].Password == ""}
		}
		if got := state(); !slices.Equal(got, []bool{true, true, true, true}) {
			t.Errorf("before: %v", got)
		}
		if err := o.Accounts.SignOut(ctx, "other"); err != nil {
			t.Error(err)
		}
		if got := state(); !slices.Equal(got, []bool{true, true, false, true}) {
			t.Errorf("signed out: %v", got)
		}
		if _, err := keyring.Get("shortlist", "other olena.hr@example.com <http://ro.test.localhost/employer/api/v2> (ro)"); !errors.Is(err, keyring.ErrNotFound) {
			t.Errorf("the keyring still has the password: %v", err)
		}
		// The same account is opened again with its password, a third is added.
		if _, err := o.Accounts.Connect(ctx, intent.Credentials{BaseURL: "http://ro.test.localhost", Email: "olena.hr@example.com", Password: sandbox.Password}); err != nil {
			t.Error(err)
		}
		added, err := o.Accounts.Connect(ctx, intent.Credentials{BaseURL: "http://hu.test.localhost", Email: "olena.hr@example.com", Password: sandbox.Password})
		if err != nil || added.Account.Info().Name != "example" {
			t.Errorf("added %+v, %v", added, err)
		}
		return nil
	}
	d.must()
}

// TestAPasswordThatCannotBeReadIsReportedInWhole: with the setting and the file, not with the end of the sentence.
func TestAPasswordThatCannotBeReadIsReportedInWhole(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	file := filepath.Join(d.home, "password")
	modeltest.Must(t, os.WriteFile(file, []byte("sandbox"), 0o644))
	if err := os.Chmod(file, 0o644); err != nil { // whatever the umask
		t.Fatal(err)
	}
	for source, want := range map[string]string{
		"password_file = '" + file + "'":               "could not list the jobs: password_file: " + file + " can be read by others: run chmod 600 on it\n",
		"password_file = '" + file + "x'":              "could not list the jobs: password_file: open " + file + "x: no such file or directory\n",
		"password_command = 'exit 3'":                  "could not list the jobs: password_command failed (exit status 3)\n",
		"password_command = 'echo no: gpg >&2; false'": "could not list the jobs: password_command failed (exit status 1): no: gpg\n",
	} {
		d.configure(strings.Replace(fmt.Sprintf(configText, d.home), `password_command = "echo sandbox"`, source, 1))
		d.fails(command.ExitSignIn, want, "jobs", "list")
	}
}
