package cli

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode"

	"github.com/zalando/go-keyring"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
	"shortlist/ui/doctor"
	"shortlist/ui/help"
	"shortlist/ui/text"
)

// examine runs the doctor with --json.
func (d *desk) examine(args ...string) (code int, lines []doctor.Line) {
	d.t.Helper()
	r := d.run(append([]string{"doctor", "--json"}, args...)...)
	if err := json.Unmarshal([]byte(r.out), &lines); err != nil {
		d.t.Fatalf("%v\n%s\n%s", err, r.out, r.err)
	}
	return r.code, lines
}

func lineOf(t *testing.T, lines []doctor.Line, area doctor.Area, name string) doctor.Line {
	t.Helper()
	i := slices.IndexFunc(lines, func(l doctor.Line) bool { return l.Area == area && l.Name == name })
	if i < 0 {
		t.Fatalf("there is no line %s, %s in %+v", area, name, lines)
	}
	return lines[i]
}

func TestDoctorFindsNothingBadOnAGoodComputer(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("login")
	d.must("jobs", "list")
	code, lines := d.examine()
	if code != command.ExitDone {
		t.Errorf("exit %d: %+v", code, lines)
	}
	for area, name := range map[doctor.Area]string{
		doctor.Configuration: lang.Text("File"), doctor.Permissions: lang.Text("Data"), doctor.SignIn: lang.Text("Clock"),
		doctor.Store: "Integrity", doctor.Callback: lang.Text("Receiver"), doctor.Restricted: lang.Text("Restricted"),
	} {
		if l := lineOf(t, lines, area, name); l.State != doctor.Good || l.Do != "" {
			t.Errorf("%+v", l)
		}
	}
	for line := range strings.Lines(d.must("doctor").out) {
		if text.Width(strings.TrimRight(line, "\n")) > 80 {
			t.Errorf("wider than 80 cells: %q", line)
		}
	}
}

func TestDoctorPrintsNoSecretAndNoPersonalData(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	secret, err := os.Create(filepath.Join(d.home, "secret"))
	modeltest.Must(t, err)
	if _, err := secret.WriteString("callback-secret"); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, secret.Close())
	for _, configured := range []string{
		"[accounts.'olena.hr@example.com']\nbase_url = 'http://ua.test.localhost'\nemail = 'olena.hr@example.com'\npassword_command = 'echo sandbox; : sentinel'\n",
		"[accounts.acme]\nbase_url = 'http://ua.test.localhost'\nemail = 'olena.hr@example.com'\npassword_command = 'echo sentinel >&2; false'\n",
		"[accounts.acme]\nemail = 'olena.hr@example.com'\npassword_file = 7\ncountry = 'sentinel'\n",
	} {
		d.configure(configured + "[callback]\nlisten = '127.0.0.1:0'\nsecret_file = '" + secret.Name() + "'\n")
		for _, args := range [][]string{{"doctor"}, {"doctor", "--json"}} {
			r := d.run(args...)
			out := r.out + r.err
			private := []string{"sandbox", "sentinel", "callback-secret", "olena", "example.com", d.home}
			token, kept := config.TokenOf("olena.hr@example.com", config.Account{BaseURL: "http://ua.test.localhost", Email: "olena.hr@example.com"}).Load()
			if kept {
				private = append(private, token.Value)
			}
			for _, p := range private {
				if strings.Contains(out, p) {
					t.Errorf("%q is in:\n%s", p, out)
				}
			}
		}
	}
}

func TestDoctorAsksTheKeyring(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	t.Cleanup(keyring.MockInit)
	d.configure("[accounts.acme]\nbase_url = 'http://ua.test.localhost'\nemail = 'olena.hr@example.com'\nkeyring = true\n")
	password := func() doctor.Line {
		_, lines := d.examine("--offline")
		return lineOf(t, lines, doctor.Configuration, lang.Text("Password"))
	}
	keyring.MockInitWithError(errors.New("no bus"))
	if l := password(); l.State != doctor.Bad || !strings.Contains(l.Do, "password_file") {
		t.Errorf("without a keyring: %+v", l)
	}
	keyring.MockInit()
	if l := password(); l.State != doctor.Warning || l.Do != lang.Text("Run: shortlist login") {
		t.Errorf("not in it: %+v", l)
	}
	d.typed, d.terminal = sandbox.Password, true
	d.must("login")
	if l := password(); l.State != doctor.Good {
		t.Errorf("in it: %+v", l)
	}
}

func TestDoctorNamesWidePermissionsAndTheCommandForThem(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("login")
	d.must("jobs", "list")
	p := config.PathsOf("acme")
	for path, mode := range map[string]os.FileMode{p.Store: 0o644, config.File(): 0o644, p.Token: 0o620, config.LogFile(): 0o640} {
		modeltest.Must(t, os.Chmod(path, mode))
	}
	code, lines := d.examine("--offline")
	if code != command.ExitFailed {
		t.Errorf("exit %d", code)
	}
	for name, want := range map[string]struct {
		state doctor.State
		do    string
	}{
		lang.Text("Configuration"): {doctor.Warning, "chmod -R u=rwX,go= ~/config/shortlist"}, lang.Text("Data"): {doctor.Bad, "chmod -R u=rwX,go= ~/data/shortlist/acme"},
		lang.Text("Token"): {doctor.Bad, "chmod -R u=rwX,go= ~/state/shortlist/acme"}, lang.Text("Log"): {doctor.Bad, "chmod 600 ~/state/shortlist/shortlist.log"},
	} {
		if l := lineOf(t, lines, doctor.Permissions, name); l.State != want.state || l.Do != "Run: "+want.do {
			t.Errorf("%+v, want %+v", l, want)
		}
	}
}

// TestDoctorComparesTheClocks signs in over HTTP to a service whose clock is off.
func TestDoctorComparesTheClocks(t *testing.T) {
	for off, want := range map[time.Duration]doctor.State{
		0: doctor.Good, 20 * time.Second: doctor.Good, -time.Minute: doctor.Warning, 2 * time.Minute: doctor.Warning,
		6 * time.Minute: doctor.Bad, -time.Hour: doctor.Bad,
	} {
		d := newDesk(t, sandbox.Options{})
		service := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Date", time.Now().Add(off).UTC().Format(http.TimeFormat))
			d.service.ServeHTTP(w, r)
		}))
		d.dial = func(ctx context.Context, _, _ string) (net.Conn, error) {
			return (&net.Dialer{}).DialContext(ctx, "tcp", service.Listener.Addr().String())
		}
		_, lines := d.examine()
		l := lineOf(t, lines, doctor.SignIn, lang.Text("Clock"))
		if l.State != want || (l.Do == "") != (want == doctor.Good) {
			t.Errorf("%s: %+v", off, l)
		}
		if want != doctor.Good && strings.Contains(l.What, "ahead") != (off < 0) {
			t.Errorf("%s: %s", off, l.What)
		}
		service.Close()
	}
}

func TestDoctorReportsWhyTheSignInFails(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	account := func(rest string) string {
		return "[accounts.acme]\nbase_url = 'http://ua.test.localhost'\nemail = 'olena.hr@example.com'\n" + rest
	}
	for name, c := range map[string]struct{ config, what string }{
		"wrong password": {account("password_command = 'echo wrong'\n"), doctor.SaySignInRejected()},
		"no password":    {account(""), doctor.SayNoPasswordStored()},
		"failing source": {account("password_command = 'false'\n"), doctor.SayPasswordSourceFails("password_command")},
		"no address":     {"[accounts.acme]\nbase_url = 'ftp://x'\n", lang.Text("no usable address")},
	} {
		d.configure(c.config)
		code, lines := d.examine()
		if l := lineOf(t, lines, doctor.SignIn, lang.Text("Sign-in")); code != command.ExitFailed || l.State != doctor.Bad || l.What != c.what || l.Do == "" {
			t.Errorf("%s: exit %d, %+v", name, code, l)
		}
	}
	d.configure(account("password_command = 'echo sandbox'\n"))
	d.dial = bareDial
	_, lines := d.examine()
	if l := lineOf(t, lines, doctor.SignIn, lang.Text("Sign-in")); l.What != doctor.SayServiceUnreachable() {
		t.Errorf("%+v", l)
	}
	if _, lines := d.examine("--offline"); lineOf(t, lines, doctor.SignIn, lang.Text("Sign-in")).State != doctor.Good {
		t.Error("--offline signs in")
	}
}

func TestDoctorTestsTheReceiver(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	other, err := net.Listen("tcp", "127.0.0.1:0")
	modeltest.Must(t, err)
	at := other.Addr().String()
	base := "[accounts.acme]\nbase_url = 'http://ua.test.localhost'\nemail = 'olena.hr@example.com'\npassword_command = 'echo sandbox'\n"
	d.configure(base + "[callback]\nlisten = '" + at + "'\nsecret_command = 'echo hush'\n")
	go func() { // another program, which answers something
		for {
			c, err := other.Accept()
			if err != nil {
				return
			}
			_, _ = c.Write([]byte("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n"))
			_ = c.Close()
		}
	}()
	_, lines := d.examine("--offline")
	if l := lineOf(t, lines, doctor.Callback, lang.Text("Address")); l.State != doctor.Bad || l.What != doctor.SayAddressForeign(at) {
		t.Errorf("another program: %+v", l)
	}
	if l := lineOf(t, lines, doctor.Callback, lang.Text("Self-test")); l.State != doctor.Good {
		t.Errorf("%+v", l)
	}
	modeltest.Must(t, other.Close())
	_, lines = d.examine("--offline")
	if l := lineOf(t, lines, doctor.Callback, lang.Text("Address")); l.What != doctor.SayAddressFree(at) {
		t.Errorf("free: %+v", l)
	}

	receiver := d.runListen()
	_, lines = d.examine("--offline")
	if l := lineOf(t, lines, doctor.Callback, lang.Text("Address")); l.What != doctor.SayAddressReceives(at) {
		t.Errorf("a receiver: %+v", l)
	}
	receiver.stop()

	d.configure(base + "[callback]\nlisten = '" + at + "'\n")
	_, lines = d.examine("--offline")
	if l := lineOf(t, lines, doctor.Callback, lang.Text("Secret")); l.State != doctor.Bad {
		t.Errorf("without a secret: %+v", l)
	}
}

func TestDoctorReportsWhatRestrictedModeLeaves(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.configure("[accounts.acme]\nbase_url = 'http://ua.test.localhost'\nemail = 'x@example.com'\npassword_command = 'echo sandbox'\n" +
		"[callback]\nsecret_command = 'echo hush'\n[limits]\nrestricted = true\n")
	code, lines := d.examine("--offline")
	if code != command.ExitFailed {
		t.Errorf("exit %d", code)
	}
	if l := lineOf(t, lines, doctor.Restricted, lang.Text("Restricted")); l.What != doctor.SayIsRestricted("~/CVs") {
		t.Errorf("%+v", l)
	}
	if l := lineOf(t, lines, doctor.Configuration, lang.Text("Password")); l.State != doctor.Bad {
		t.Errorf("%+v", l)
	}
	if l := lineOf(t, lines, doctor.Callback, lang.Text("Secret")); l.What != doctor.SayCommandOff("callback.secret_command") {
		t.Errorf("%+v", l)
	}
}

// TestDoctorLooksForTheProgramsOfCommands, and for those of the hook, the opener of CVs and EDITOR.
func TestDoctorLooksForTheProgramsOfCommands(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	entry := "[[commands]]\nname = 'Mail'\nplace = 'job'\nprogram = ['%s']\n"
	const account = "[accounts.acme]\nbase_url = 'http://ua.test.localhost'\nemail = 'x@example.com'\n"
	d.configure(account + fmt.Sprintf(entry, "/bin/sh"))
	_, lines := d.examine("--offline")
	if l := lineOf(t, lines, doctor.Restricted, lang.Text("Command")); l.State != doctor.Good || l.What != doctor.SayCommandRuns("Mail", "/bin/sh") {
		t.Errorf("%+v", l)
	}
	t.Setenv("EDITOR", "/bin/missing")
	t.Setenv("VISUAL", "")
	t.Setenv("DISPLAY", ":0")
	t.Setenv("SSH_CONNECTION", "")
	t.Setenv("SSH_TTY", "")
	d.configure(account + fmt.Sprintf(entry, "/bin/missing") + "[hooks]\nnew_application = ['/bin/missing']\n[cv]\nopener = ['/bin/missing']\n")
	_, lines = d.examine("--offline")
	for name, of := range map[string]string{lang.Text("Command"): "Mail", lang.Text("Hook"): "hooks.new_application", lang.Text("Desktop"): "cv.opener", lang.Text("Editor"): "EDITOR"} {
		if l := lineOf(t, lines, doctor.Restricted, name); l.State != doctor.Warning || l.What != doctor.SayCommandMissing(of, "/bin/missing") {
			t.Errorf("%+v", l)
		}
	}
}

// TestDoctorExaminesTheStoreWhereItIs: store.dir may have moved it.
func TestDoctorExaminesTheStoreWhereItIs(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	data, err := os.ReadFile(config.File())
	modeltest.Must(t, err)
	moved := filepath.Join(d.home, "moved")
	d.configure(string(data) + "[store]\ndir = '" + moved + "'\n")
	d.must("jobs", "list")
	modeltest.Must(t, os.Chmod(filepath.Join(moved, "acme"), 0o755))
	_, lines := d.examine("--offline")
	if l := lineOf(t, lines, doctor.Store, "Integrity"); l.State != doctor.Good {
		t.Errorf("%+v", l)
	}
	if l := lineOf(t, lines, doctor.Permissions, lang.Text("Data")); l.State == doctor.Good {
		t.Errorf("of a folder that others can read: %+v", l)
	}
}

func TestDoctorWorksWithoutAnAccount(t *testing.T) {
	d := bareDesk(t)
	t.Setenv("LC_ALL", "C")
	code, lines := d.examine()
	if l := lineOf(t, lines, doctor.Configuration, lang.Text("Account")); code != command.ExitFailed || l.What != lang.Text("No account is set up.") {
		t.Errorf("exit %d, %+v", code, l)
	}
	if l := lineOf(t, lines, doctor.Language, lang.Text("Locale")); l.State != doctor.Warning {
		t.Errorf("%+v", l)
	}
}

// TestATerminalGetsTheSignsOfItsLocale: texts of shortlist's own are ASCII where it has no UTF-8.
func TestATerminalGetsTheSignsOfItsLocale(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	d.must("sync", d.jobArg("ua-backend"))
	commands := [][]string{{"doctor"}, {"jobs", "--offline"}, {"--help"}, {"jobs", "--help"}, {"applicants", "99"}, {"guide"}}
	for _, name := range strings.Fields(d.must("guide").out) {
		if slices.Contains(help.Topics, name) {
			commands = append(commands, []string{"guide", name})
		}
	}
	if len(commands) < 10 {
		t.Fatalf("%q", commands)
	}
	foreign := func(s string) string {
		return strings.Map(func(r rune) rune {
			if r < 0x80 || unicode.IsLetter(r) {
				return -1
			}
			return r
		}, s)
	}
	d.terminal, d.width = true, 100
	t.Setenv("LC_ALL", "C")
	for _, args := range commands {
		if r := d.run(args...); foreign(r.out+r.err) != "" {
			t.Errorf("%q: %q", args, foreign(r.out+r.err))
		}
	}
	t.Setenv("LC_ALL", "C.UTF-8")
	if out := d.run("doctor").out; !strings.Contains(out, "→") {
		t.Errorf("with UTF-8:\n%s", out)
	}
	d.terminal = false
	t.Setenv("LC_ALL", "C")
	if out := d.run("doctor").out; !strings.Contains(out, "→") {
		t.Errorf("a file is no terminal:\n%s", out)
	}
}

func TestDoctorDoesNotBreakACommand(t *testing.T) {
	d := bareDesk(t)
	d.terminal, d.width = true, 50
	name := strings.Repeat("long", 12)
	d.configure("[accounts." + name + "]\nbase_url = 'http://ua.test.localhost'\nemail = 'x@example.com'\n")
	folder := filepath.Dir(config.PathsOf(name).Store)
	modeltest.Must(t, os.MkdirAll(folder, 0o700))
	modeltest.Must(t, os.WriteFile(filepath.Join(folder, "store.db"), nil, 0o644))
	has(t, d.run("doctor", "--offline", "--no-color").out, "chmod -R u=rwX,go= ~/data/shortlist/"+name+"\n")
}

// TestDoctorWarnsOfLettersThatATimerWouldSendOtherwise: TZ is the shell's, and a program is named as it was set.
func TestDoctorWarnsOfLettersThatATimerWouldSendOtherwise(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	t.Setenv("TZ", "Europe/Kyiv")
	program := filepath.Join(d.home, "msmtp")
	modeltest.Must(t, os.WriteFile(program, []byte("#!/bin/sh\n"), 0o700))
	base := "[accounts.acme]\nbase_url = 'http://ua.test.localhost'\nemail = 'x@example.com'\n[answers]\nfrom = 'Olena <hr@example.com>'\ncompany = 'Acme'\nway = 'program'\nprogram = ['" + program + "']\n"
	letters := func() string {
		_, lines := d.examine("--offline")
		var out []string
		for _, l := range lines {
			if l.Name == lang.Text("Letters") {
				out = append(out, string(l.State)+" "+l.What+" "+l.Do)
			}
		}
		return strings.Join(out, "\n")
	}
	d.configure(base)
	has(t, letters(), string(doctor.Warning)+" Their hours are those of Europe/Kyiv (TZ). A timer may not have TZ. Set answers.zone to \"Europe/Kyiv\".", "Set answers.program to [\"~/msmtp\", \"-t\"].")
	d.configure(base + "zone = 'Europe/Kyiv'\n")
	has(t, letters(), "Their hours are those of Europe/Kyiv (answers.zone).")
	d.configure(strings.Replace(base, program, program+"-not", 1))
	has(t, letters(), "is not on this computer")
}
