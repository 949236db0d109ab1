package cli

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/spf13/cobra"
	"go.uber.org/goleak"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/files"
	"shortlist/model/filesystem"
	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/store"
	"shortlist/model/store/storetest"
	"shortlist/model/team"
	"shortlist/ui"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

func TestMain(m *testing.M) {
	modeltest.Prepare()
	goleak.VerifyTestMain(m, goleak.Cleanup(func(code int) {
		unbuild()
		os.Exit(code)
	}))
}

// desk is a person's machine with one account set up, and the service it is at.
type desk struct {
	t       *testing.T
	service *sandbox.Server
	home    string
	dial    func(ctx context.Context, network, addr string) (net.Conn, error)

	// The conditions of the next run.
	in         string
	terminal   bool
	width      int
	typed      string // the password typed on the terminal
	unconfined string // what the system lacks to confine the reader of CVs
	unreadable error  // why no CV can be read
	undrawable error  // why no page can be drawn
	ctx        context.Context
	dashboard  func(context.Context, ui.Options) error
	shared     func(folder string) (bool, error) // whether other hosts may write to a folder; nil: it is not asked
	wait       time.Duration                     // for another program's lock of the store; 0: as long as the program
}

const configText = `
[accounts.acme]
base_url = "http://ua.test.localhost"
email = "olena.hr@example.com"
password_command = "echo sandbox"

[cv]
dir = %q
`

// newDesk starts a service and sets its account up.
func newDesk(t *testing.T, o sandbox.Options) *desk {
	t.Helper()
	d := bareDesk(t)
	var err error
	if d.service, err = sandbox.New(o); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := d.service.Close(); err != nil {
			t.Error(err)
		}
	})
	d.dial = d.service.DialContext
	d.configure(fmt.Sprintf(configText, filepath.Join(d.home, "CVs")))
	return d
}

// bareDesk is a machine on which nothing is set up.
func bareDesk(t *testing.T) *desk {
	t.Helper()
	d := &desk{t: t, home: t.TempDir(), ctx: t.Context()}
	for _, v := range []string{"SHORTLIST_CONFIG", "SHORTLIST_ACCOUNT", "SHORTLIST_PASSWORD", "NO_COLOR"} {
		t.Setenv(v, "")
	}
	t.Setenv("HOME", d.home)
	for name, dir := range map[string]string{"CONFIG": "config", "DATA": "data", "STATE": "state", "CACHE": "cache"} {
		t.Setenv("XDG_"+name+"_HOME", filepath.Join(d.home, dir))
	}
	d.dial = bareDial
	d.dashboard = func(context.Context, ui.Options) error { return nil }
	return d
}

func (d *desk) configure(text string) {
	d.t.Helper()
	path := config.File()
	modeltest.Must(d.t, os.MkdirAll(filepath.Dir(path), 0o700))
	modeltest.Must(d.t, os.WriteFile(path, []byte(text), 0o600))
}

// result is what a run left.
type result struct {
	code     int
	out, err string
}

func (d *desk) client(s command.Setup) (*api.Client, error) {
	return api.New(api.Options{
		BaseURL: s.Account.BaseURL, Email: s.Account.Email, Dial: d.dial, Log: s.Log,
		Password: func(ctx context.Context) (string, error) { return s.Config.Password(ctx, s.Name, s.Account) },
		Tokens:   config.TokenOf(s.Name, s.Account), RetryFirst: time.Millisecond, MaxTries: 3,
	})
}

// readCV reads a CV in this process. Package isolated tests the processes that the program
// starts for it, and TestTheProgramReadsItself that it starts them.
func readCV(ctx context.Context, file io.ReadSeeker) (reading.Document, error) {
	data, err := io.ReadAll(file)
	if err != nil {
		return reading.Document{}, err
	}
	return reading.Read(ctx, data)
}

// openStore opens a store, on a network home if shared is set.
func (d *desk) openStore(path string, o store.Options) (*store.Store, error) {
	o.Wait = d.wait
	if d.shared == nil {
		return storetest.OpenWith(path, o)
	}
	o.Host, o.Shared = "here", d.shared
	return store.OpenWith(path, o)
}

func (d *desk) open(s command.Setup) (*command.Opened, error) {
	c, err := d.client(s)
	if err != nil {
		return nil, err
	}
	paths := s.Paths()
	cvs, err := files.NewCache(paths.CVs)
	if err != nil {
		return nil, err
	}
	st, err := d.openStore(paths.Store, s.StoreOptions())
	if err != nil {
		return nil, err
	}
	keep, err := s.Config.Privacy.KeepFor()
	if err != nil {
		return nil, err
	}
	var shared team.Space
	if t := s.Config.TeamOf(s.Name); t.Folder != "" {
		o, err := t.Options()
		if err != nil {
			return nil, err
		}
		shared = team.NewFolder(o)
	}
	letters, err := s.Config.Letters()
	if err != nil {
		return nil, err
	}
	return &command.Opened{
		Account: account.New(account.Options{
			Answers: letters, Team: shared, ShowAll: !s.Config.Team.HideUntilOwn,
			Name: s.Name, Client: c, Store: st, CVs: cvs, Inbox: files.NewInbox(paths.Inbox), Country: model.CountryOfHost(c.BaseURL().Hostname()),
			ReadOnly: s.ReadOnly, CVDir: filesystem.Expand(s.Config.CV.Dir), CVName: s.Config.CV.Name, FileName: text.FileName, Lines: text.Lines, Log: s.Log,
			ReadCV: readCV, Scratch: paths.Scratch, Keep: keep, Folders: s.Config.Folders(s.Name, s.Account), Apart: s.ApartStores, Logs: config.Logs(),
		}),
		Close: func() error { c.Close(); return st.Close() },
	}, nil
}

// deps are what a run of the program has.
func (d *desk) deps(out, problems io.Writer) command.Deps {
	return command.Deps{
		In: strings.NewReader(d.in), Out: out, Err: problems,
		InTerminal: d.terminal, OutTerminal: d.terminal, ErrTerminal: d.terminal, Width: d.width,
		ReadPassword: func(ctx context.Context, _ string) (string, error) { return d.typed, ctx.Err() },
		ReadCV: func(ctx context.Context, file io.ReadSeeker) (reading.Document, error) {
			if d.unreadable != nil {
				return reading.Document{}, d.unreadable
			}
			return readCV(ctx, file)
		},
		TryToDraw:  func(context.Context) error { return d.undrawable },
		Unconfined: func() string { return d.unconfined }, Client: d.client, Open: d.open,
		Demo: func(command.Demo) (*command.Opened, error) {
			return d.open(command.Setup{Name: "demo", Account: config.Account{BaseURL: "http://ua.demo.localhost", Email: "olena.hr@example.com"}, Config: &config.Config{}})
		},
		Dashboard: d.dashboard, Version: "1.2.3", Crash: func(any, []byte) string { return "/crash.txt" },
	}
}

// run runs the program once.
func (d *desk) run(args ...string) result {
	d.t.Helper()
	var out, problems bytes.Buffer
	code := Run(d.ctx, d.deps(&out, &problems), args)
	return result{code, out.String(), problems.String()}
}

// must runs the program and expects it to be done.
func (d *desk) must(args ...string) result {
	d.t.Helper()
	r := d.run(args...)
	if r.code != command.ExitDone {
		d.t.Fatalf("shortlist %s: exit %d\n%s", strings.Join(args, " "), r.code, r.err)
	}
	return r
}

// fails runs the program and expects one sentence, nothing printed, and a code.
func (d *desk) fails(code int, want string, args ...string) result {
	d.t.Helper()
	r := d.run(args...)
	call := "shortlist " + strings.Join(args, " ")
	if r.code != code {
		d.t.Errorf("%s: exit %d, want %d\n%s", call, r.code, code, r.err)
	}
	if r.out != "" {
		d.t.Errorf("%s: printed %q", call, r.out)
	}
	if n := strings.Count(r.err, "shortlist: "); n != 1 {
		d.t.Errorf("%s: %d sentences, want one:\n%s", call, n, r.err)
	}
	if !strings.Contains(r.err, want) {
		d.t.Errorf("%s: printed %q, want %q in it", call, r.err, want)
	}
	return r
}

// job returns the id of a job of the scenario.
func (d *desk) job(key string) int64 {
	d.t.Helper()
	id, err := d.service.Job(key)
	modeltest.Must(d.t, err)
	return id
}

// jobText is job as an argument.
func (d *desk) jobArg(key string) string { return command.Number(d.job(key)) }

func (d *desk) faults(spec string) {
	d.t.Helper()
	f, err := sandbox.ParseFaults(spec)
	modeltest.Must(d.t, err)
	d.service.SetFaults(f)
}

// has fails the test unless s has all parts in it.
func has(t *testing.T, s string, parts ...string) {
	t.Helper()
	for _, p := range parts {
		if !strings.Contains(s, p) {
			t.Errorf("%q is not in:\n%s", p, s)
		}
	}
}

func treeOf(a *command.App) *cobra.Command { return tree(a) }
