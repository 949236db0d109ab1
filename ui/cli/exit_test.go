package cli

import (
	"context"
	"errors"
	"net"
	"regexp"
	"slices"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/cli/command"
)

func bareDial(context.Context, string, string) (net.Conn, error) {
	return nil, &net.OpError{Op: "dial", Net: "tcp", Err: errors.New("connection refused")}
}

func TestWrongCallsExitWithUsage(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	for call, want := range map[string]string{
		"foo":                                   `there is no command "foo"`,
		"jobs":                                  "choose a command of jobs",
		"jobs foo":                              `"foo" is not a command of jobs; choose activate, create`,
		"bar":                                   `there is no command "bar"; see: shortlist --help`,
		"completion":                            "choose a command of completion: bash, fish, powershell or zsh\n",
		"completion foo":                        `"foo" is not a command of completion; choose bash, fish, powershell or zsh`,
		"jobs create --file nofile":             "there is no file nofile\n",
		"jobs create --description-file nofile": "there is no file nofile\n",
		"jobs list extra":                       "jobs list takes no arguments\n",
		"version x":                             "version takes no arguments\n",
		"jobs show":                             "jobs show needs the id of a job\n",
		"jobs show 1 2":                         "jobs show takes the id of one job only\n",
		"applicants show":                       "applicants show needs the id of an application\n",
		"applicants viewed":                     "applicants viewed needs the id of an application\n",
		"cv save 5 --apply x":                   `--apply needs a whole number, not "x"` + "\n",
		"sandbox --limit x":                     `--limit needs a whole number, not "x"` + "\n",
		"sandbox --token-ttl 5":                 `--token-ttl needs a duration like 90s or 24h, not "5"` + "\n",
		"jobs list --json=x":                    `--json needs true or false, not "x"` + "\n",
		"jobs list --acount x":                  "there is no flag --acount; did you mean --account?\n",
		"jobs list -x":                          "there is no flag -x\n",
		"jobs show 0":                           "not the id of a job",
		"jobs show 99999999999999999999":        "not the id of a job",
		"help jobs foo":                         `"foo" is not a command of jobs; choose activate, create`,
		"help jobs shw":                         `"shw" is not a command of jobs; did you mean "show"?`,
		"help foo":                              `no command "foo"`,
		"help version x":                        `no command "version x"`,
		"team shw":                              `"shw" is not a command of team; did you mean "show"?`,
		"config chek":                           `"chek" is not a command of config; did you mean "check"?`,
		"config get":                            `"get" is not a command of config; choose check, show or theme`,
		"guide keys search":                     "guide takes one topic only\n",
		"completion bash x":                     "completion bash takes no arguments\n",
		"cv text --layout --hidden x.pdf":       "cv text takes --layout or --hidden, not both\n",
		"jobs list --=x":                        `"--=x" is not a flag` + "\n",
		"--hlep":                                "there is no flag --hlep; did you mean --help?\n",
		"jobs list --hlep":                      "there is no flag --hlep; did you mean --help?\n",
		"job":                                   `there is no command "job"; did you mean "jobs"?`,
		"jobs list --nonesuch":                  "there is no flag --nonesuch\n",
		"jobs list --account":                   "--account needs a value\n",
		"jobs list --log-level loud":            "choose debug, info, warn or error",
		"applicants list x":                     "not the id of a job",
		"applicants show 5 --job x":             "not the id of a job",
		"jobs list --password secret":           "there is no flag --password\n",
	} {
		r := d.fails(command.ExitUsage, want, strings.Fields(call)...)
		if strings.Count(r.err, "\n") > 2 {
			t.Errorf("%s: a dump:\n%s", call, r.err)
		}
	}
	d.configure("[accounts.acme]\nbase_ulr = 'x'\n")
	d.fails(command.ExitUsage, `line 2: unknown setting "accounts.acme.base_ulr"; did you mean "accounts.acme.base_url"?`, "jobs", "list")
	d.configure("[privacy]\nkeep = 'long'\n")
	d.fails(command.ExitUsage, "privacy.keep is", "jobs", "list")
}

// TestEveryCommandRefusesArgumentsInThePersonsLanguage: the library that parses the call has English sentences of its own.
func TestEveryCommandRefusesArgumentsInThePersonsLanguage(t *testing.T) {
	modeltest.InEveryLanguage(t)
	d := bareDesk(t)
	library := regexp.MustCompile(`arg\(s\)|unknown (command|flag|shorthand)|invalid argument|none of the others|for "shortlist`)
	letters := regexp.MustCompile(`^shortlist: .*\p{Cyrillic}`)
	for _, c := range everyCommand(d) {
		if c.Hidden {
			continue
		}
		for _, rest := range [][]string{{"one", "two", "three"}, {"--nonesuch"}, {"--=x"}, {"--config"}, {"--json=x"}} {
			args := append(command.Path(c), rest...)
			if r := d.run(args...); r.code == command.ExitUsage && (library.MatchString(r.err) || lang.Current() == lang.Ukrainian && !letters.MatchString(r.err)) {
				t.Errorf("%v: %s", args, r.err)
			} else if r.code != command.ExitUsage && !slices.Equal(rest, []string{"one", "two", "three"}) {
				t.Errorf("%v: exit %d: %s", args, r.code, r.err)
			}
		}
	}
}

func TestFailuresOfTheServiceHaveTheirCodes(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	other, err := d.service.OtherJobs()
	modeltest.Must(t, err)
	theirs := command.Number(other[0].ID)
	gone := command.Number(other[0].ID + 1_000_000_007)
	for _, c := range []struct {
		fault, call string
		code        int
		want        string
	}{
		{"", "jobs show " + theirs, command.ExitNotYours, "not allowed for this account"},
		{"", "jobs show " + gone, command.ExitNotYours, "there is no such job"},
		{"", "jobs stop " + theirs, command.ExitNotYours, "not allowed"},
		{"", "jobs update " + theirs + " --region x --currency 0", command.ExitNotYours, "not allowed"},
		{"", "applicants list " + theirs, command.ExitNotYours, "not allowed"},
		{"", "applicants list " + gone, command.ExitNotYours, "there is no such job"},
		{"", "cv save " + gone, command.ExitNotYours, "there is no such job"},
		{"allJobs:status=500", "jobs list", command.ExitNetwork, "the service failed (500"},
		{"allJobs:status=502,html", "jobs list --json", command.ExitNetwork, "answered with a web page (502)"},
		{"allJobs:html", "jobs list", command.ExitNetwork, "answered with a web page (200)"},
		{"allJobs:status=403,html", "jobs list", command.ExitNetwork, "answered with a web page (403)"},
		{"allJobs:status=429", "jobs list", command.ExitNetwork, "busy"},
		{"allJobs:retry=1h", "jobs list", command.ExitNetwork, "asks to wait 1 h"},
		{"allJobs:cut", "jobs list", command.ExitNetwork, "closed the connection"},
		{"allJobs:cut=100", "jobs list", command.ExitNetwork, "closed the connection"},
		{"applies:cut", "cv save " + d.jobArg("ua-backend"), command.ExitNetwork, "closed the connection"},
		{"update:status=400,message=The\u0009region is\u001b[31m unknown", "jobs update " + d.jobArg("ua-backend") + " --region x --currency 1", command.ExitRefused, "The region is unknown"},
		{"changeStatus:status=400,code=Odd", "jobs stop " + d.jobArg("ua-backend"), command.ExitRefused, "Odd"},
	} {
		d.service.SetFaults(nil)
		if c.fault != "" {
			d.faults(c.fault)
		}
		r := d.fails(c.code, c.want, strings.Fields(c.call)...)
		if strings.ContainsRune(r.err, 0x1b) || strings.Count(r.err, "\n") != 1 {
			t.Errorf("%s: not one clean line: %q", c.call, r.err)
		}
	}
	d.service.SetFaults(nil)
	d.dial = bareDial
	for _, call := range []string{"jobs list", "jobs list --json", "jobs show 5", "applicants list 5", "cv save 5", "jobs stop 5"} {
		d.fails(command.ExitNetwork, "ua.test.localhost could not be reached", strings.Fields(call)...)
	}
}

func TestReadOnlyRefusesEveryChange(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.jobArg("ua-barista")
	for _, call := range [][]string{
		newJob(), {"jobs", "update", id, "--region", "x", "--currency", "0"}, {"jobs", "activate", id}, {"jobs", "stop", id},
		{"jobs", "delete", id, "--yes"}, {"applicants", "viewed", command.Number(d.applies("ua-barista")[0])},
	} {
		d.fails(command.ExitUsage, "read-only", append(call, "--read-only")...)
	}
	if n := len(d.service.Requests()); n != 0 {
		t.Errorf("%d requests", n)
	}
	d.must("jobs", "list", "--read-only")
	d.must("cv", "save", id, "--read-only") // changes nothing at the service
}

func TestAnInterruptEndsTheCommand(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	for _, call := range []string{"jobs list", "applicants list 5 --json", "cv save 5", "login"} {
		ctx, cancel := context.WithCancel(t.Context())
		defer cancel()
		d.ctx = ctx
		d.dial = func(context.Context, string, string) (net.Conn, error) {
			cancel()
			return nil, context.Canceled
		}
		d.fails(command.ExitInterrupted, "interrupted", strings.Fields(call)...)
	}
}

func TestTheDashboardGetsTheAccountAndTheSettings(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.fails(command.ExitUsage, "needs a terminal")
	d.fails(command.ExitUsage, "needs a terminal", "demo")
	d.terminal = true
	d.fails(command.ExitUsage, "prints no JSON", "--json")
	d.fails(command.ExitUsage, `--scenario cannot be "x"; choose demo`, "demo", "--scenario", "x")
	d.fails(command.ExitUsage, "choose ua, ro or hu", "demo", "--country", "xx")
	var got ui.Options
	d.dashboard = func(_ context.Context, o ui.Options) error { got = o; return nil }
	d.must("--no-color", "--read-only")
	if got.Account == nil || got.Account.Info().Name != "acme" || !got.Account.Info().ReadOnly || got.UI.Theme != "plain" || got.IsDemo {
		t.Errorf("got %+v", got)
	}
	d.must("demo")
	if got.Account == nil || !got.IsDemo || got.UI.Theme != "auto" {
		t.Errorf("got %+v", got)
	}
	d.configure("nonsense")
	d.must("demo") // needs no configuration
	d.fails(command.ExitUsage, "line 1")
	d.dashboard = func(context.Context, ui.Options) error { return errors.New("the screen broke") }
	d.fails(command.ExitFailed, "the screen broke", "demo")
}

func TestVersionHelpManAndCompletion(t *testing.T) {
	d := bareDesk(t)
	for call, want := range map[string]string{
		"version":            "shortlist 1.2.3",
		"--version":          "shortlist 1.2.3",
		"--help":             "jobs",
		"jobs update --help": "--salary-from",
		"help jobs create":   "--description-file",
		"sandbox --help":     "create:lost,count=1",
		"man":                `.TH "SHORTLIST" "1"`,
		"completion bash":    "__start_shortlist",
		"__complete jobs a":  "activate",
		"completion zsh -h":  "zsh",
	} {
		r := d.must(strings.Fields(call)...)
		has(t, r.out, want)
		if strings.ContainsRune(r.out, 0x1b) {
			t.Errorf("%s: escapes where there is no terminal", call)
		}
	}
	// A terminal without colours gets plain help, and is asked nothing.
	d.terminal = true
	for _, call := range []string{"jobs --help --no-color", "help jobs create --no-color"} {
		r := d.must(strings.Fields(call)...)
		has(t, r.out, "Usage\n", "Flags of every command\n", "-h --help")
		tame(t, call, r.out, false)
	}
	if got := decode[object](t, d.must("version", "--json").out); got["version"] != "1.2.3" {
		t.Errorf("got %v", got)
	}
}

func TestAPanicIsReportedInASentence(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.terminal = true
	d.dashboard = func(context.Context, ui.Options) error { panic("\x1b[2Ja stranger's text") }
	r := d.fails(command.ExitFailed, "a fault of shortlist itself; /crash.txt describes it")
	if strings.Contains(r.err, "stranger") || strings.Count(r.err, "\n") != 1 {
		t.Errorf("printed %q", r.err)
	}
}

func TestASentenceEndsInOneFullStop(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.faults("changeStatus:status=400,message=It is odd.")
	if r := d.fails(command.ExitRefused, "the service's message is", "jobs", "stop", d.jobArg("ua-barista")); !strings.HasSuffix(r.err, "\"It is odd\"\n") {
		t.Errorf("printed %q", r.err)
	}
}
