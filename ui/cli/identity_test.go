package cli

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/api/wire"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui"
	"shortlist/ui/cli/command"
)

// elsewhere is a second service, with any base path. It records what reaches it.
type elsewhere struct {
	service *sandbox.Server
	dial    func(ctx context.Context, network, addr string) (net.Conn, error)

	mu     sync.Mutex
	dialed int
	got    []string // method, path and Authorization of each request
}

func newElsewhere(t *testing.T) *elsewhere {
	t.Helper()
	service, err := sandbox.New(sandbox.Options{})
	modeltest.Must(t, err)
	e := &elsewhere{service: service}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		e.mu.Lock()
		e.got = append(e.got, r.Method+" "+r.URL.RequestURI()+" "+r.Header.Get("Authorization"))
		e.mu.Unlock()
		if _, call, ok := strings.Cut(r.URL.Path, "/AtsJob/"); ok {
			r.URL.Path = wire.BasePath + "/AtsJob/" + call
		}
		service.ServeHTTP(w, r)
	}))
	t.Cleanup(func() {
		server.Close()
		if err := service.Close(); err != nil {
			t.Error(err)
		}
	})
	e.dial = func(ctx context.Context, network, _ string) (net.Conn, error) {
		e.mu.Lock()
		e.dialed++
		e.mu.Unlock()
		return new(net.Dialer).DialContext(ctx, network, server.Listener.Addr().String())
	}
	return e
}

// takes returns, once, what was recorded.
func (e *elsewhere) takes() (dialed int, got []string) {
	e.mu.Lock()
	defer e.mu.Unlock()
	dialed, got = e.dialed, e.got
	e.dialed, e.got = 0, nil
	return dialed, got
}

// configureAt configures the account with an address and an e-mail.
func (d *desk) configureAt(address, email, country string) {
	d.configure(fmt.Sprintf(configText, filepath.Join(d.home, "CVs")) + "\n[callback]\nsecret_file = '" + filepath.Join(d.home, "secret") + "'\n")
	if address != "" {
		d.configure(fmt.Sprintf("[accounts.acme]\nbase_url = %q\nemail = %q\ncountry = %q\npassword_command = 'echo sandbox'\n[callback]\nsecret_file = %q\nlisten = '127.0.0.1:0'\n[cv]\ndir = %q\n",
			address, email, country, filepath.Join(d.home, "secret"), filepath.Join(d.home, "CVs")))
	}
}

// aPast is an account with a sign-in, applicants, and all that can wait for the service.
func aPast(t *testing.T, d *desk) (job, apply string) {
	t.Helper()
	d.receiver("listen = '127.0.0.1:0'")
	job = d.jobArg("ua-backend")
	d.must("applicants", "list", job)
	id := d.applies("ua-backend")[0]
	d.kept(func(s *store.Store) {
		ctx, now := t.Context(), time.Now()
		for _, o := range []model.Outgoing{
			{Kind: model.OutgoingView, JobID: d.job("ua-backend"), ApplyID: id, Queued: now},
			{Kind: model.OutgoingStatus, JobID: d.job("ua-backend"), Change: model.Stop, Was: model.Activated, Queued: now},
		} {
			if _, err := s.Queue(ctx, o); err != nil {
				t.Fatal(err)
			}
		}
		modeltest.Must(t, s.SaveDraft(ctx, model.SavedDraft{ID: model.NewDraftID(), Draft: model.Draft{Title: "Secret draft"}, Saved: now}))
		if _, _, err := s.ChangeReview(ctx, d.job("ua-backend"), id, now, func(r *model.Review) { r.Note = "secret note" }); err != nil {
			t.Fatal(err)
		}
		if _, err := s.Begin(ctx, model.Intent{Draft: model.Draft{Title: "Secret job"}, Begun: now}, false); err != nil {
			t.Fatal(err)
		}
	})
	return job, command.Number(id)
}

// TestNothingOfAnAccountGoesToAnotherServiceOrPerson: whichever part of the address changes, no command connects or prints,
// and after keep-apart only a sign-in of its own does. The earlier address then has its sign-in and its queue again.
func TestNothingOfAnAccountGoesToAnotherServiceOrPerson(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	home := d.dial
	job, apply := aPast(t, d)
	token, ok := tokenOf("http://ua.test.localhost", "olena.hr@example.com").Load()
	if !ok {
		t.Fatal("no sign-in is kept")
	}
	b := newElsewhere(t)
	commands := []string{
		"login", "jobs list", "jobs show " + job, "jobs create --title x", "jobs update " + job + " --title x", "jobs stop " + job, "jobs activate " + job, "jobs delete " + job + " --yes", "jobs pending",
		"applicants list " + job, "applicants show " + apply, "applicants viewed " + apply, "cv save " + job, "cv text --apply " + apply,
		"search secret", "sync", "erase " + apply + " --yes", "held " + apply, "digest", "report", "watch", "listen", "snooze " + apply + " tomorrow", "applicants export " + job,
	}
	for _, part := range []struct{ name, address, email, country string }{
		{"host", "http://other.localhost", "olena.hr@example.com", ""},
		{"port", "http://ua.test.localhost:8080", "olena.hr@example.com", ""},
		{"path", "http://ua.test.localhost/employer/api/v3", "olena.hr@example.com", ""},
		{"country", "http://ro.test.localhost", "olena.hr@example.com", ""},
		{"email", "http://ua.test.localhost", sandbox.OtherEmail, ""},
		{"setting", "http://other.localhost", "olena.hr@example.com", "ro"},
		{"scheme", "https://ua.test.localhost", "olena.hr@example.com", ""},
	} {
		d.configureAt(part.address, part.email, part.country)
		d.dial = b.dial
		if part.name == "setting" { // of the host that the first part kept apart
			d.configureAt(part.address, part.email, "ua")
			d.must("accounts", "keep-apart")
			d.must("jobs", "list")
			b.takes()
			d.configureAt(part.address, part.email, part.country)
		}
		for _, line := range commands {
			r := d.fails(command.ExitUsage, part.email, strings.Fields(line)...)
			has(t, r.err, "accounts keep-apart", "accounts move")
		}
		if part.name == "host" {
			has(t, d.run("doctor").out, "shortlist accounts keep-apart")
		}
		if offers, _ := d.completed("jobs", "show", ""); len(offers) != 0 {
			t.Errorf("%s: completion offers %q", part.name, offers)
		}
		if dialed, _ := b.takes(); dialed != 0 {
			t.Errorf("%s: %d connections before the person has decided", part.name, dialed)
		}
		d.must("accounts", "keep-apart")
		if part.name == "scheme" { // the other service speaks no TLS
			continue
		}
		for _, line := range []string{"jobs list", "applicants list " + job, "jobs pending", "search secret"} {
			if r := d.run(strings.Fields(line)...); strings.Contains(strings.ToLower(r.out), "secret") {
				t.Errorf("%s, %s: %s", part.name, line, r.out)
			}
		}
		_, got := b.takes()
		for _, request := range got {
			if strings.Contains(request, token.Value) || strings.HasPrefix(request, "POST") && !strings.Contains(request, "/login") {
				t.Errorf("%s: %s", part.name, request)
			}
		}
		if len(got) == 0 {
			t.Errorf("%s: nothing was asked after the decision", part.name)
		}
		d.configureAt("", "", "")
		d.dial = home
		d.service.ResetRequests()
		d.must("jobs", "list")
		if n := d.service.Count(sandbox.Login); n != 0 {
			t.Errorf("%s: back at the first address, %d sign-ins", part.name, n)
		}
		d.kept(func(s *store.Store) {
			if waiting, err := s.Outbox(t.Context()); err != nil || len(waiting) != 2 {
				t.Errorf("%s: %v, %v", part.name, waiting, err)
			}
		})
	}
}

// tokenOf is the file of the account's token at an address.
func tokenOf(address, email string) config.TokenFile {
	return config.TokenOf("acme", config.Account{BaseURL: address, Email: email})
}

// TestAStoreIsMovedOnPurpose: only after a question, and then its queue goes to the new address with a sign-in there. The
// earlier address has to be decided about in turn, and an undecided account is the only one that is asked about.
func TestAStoreIsMovedOnPurpose(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	home := d.dial
	job, _ := aPast(t, d)
	b := newElsewhere(t)
	has(t, d.must("accounts", "move", "--yes").err, "nothing to decide")
	d.configureAt("http://other.localhost", "olena.hr@example.com", "")
	d.dial = b.dial
	d.fails(command.ExitUsage, "--yes", "accounts", "move")
	d.fails(command.ExitUsage, "accounts move", "jobs", "list")
	has(t, d.must("accounts", "move", "--yes").err, "http://other.localhost")
	has(t, d.must("accounts", "keep-apart").err, "nothing to decide")
	has(t, d.must("jobs", "list").out, job)
	if _, got := b.takes(); len(got) == 0 || !strings.Contains(got[0], "/login") {
		t.Errorf("the first request is no sign-in: %q", got)
	}
	d.configureAt("", "", "")
	d.dial = home
	d.service.ResetRequests()
	d.fails(command.ExitUsage, "http://other.localhost", "jobs", "list")
	if got := d.service.Requests(); len(got) != 0 {
		t.Errorf("the earlier address is asked: %v", got)
	}
}

// TestTheDashboardAsksWhoseAnAccountIs before it opens anything; its answers open the account.
func TestTheDashboardAsksWhoseAnAccountIs(t *testing.T) {
	for _, move := range []bool{false, true} {
		d := newDesk(t, sandbox.Options{})
		aPast(t, d)
		b := newElsewhere(t)
		d.configureAt("http://other.localhost", "olena.hr@example.com", "")
		d.dial = b.dial
		d.terminal = true
		d.dashboard = func(ctx context.Context, o ui.Options) error {
			u := o.Undecided
			if o.Account != nil || u == nil {
				t.Fatalf("%+v", o.Opened)
			}
			has(t, u.Has+u.Wants, "ua.test.localhost", "other.localhost")
			if again, err := o.Accounts.Open(ctx, "acme"); err != nil || again.Undecided == nil {
				t.Errorf("%+v, %v", again, err)
			}
			decide := u.KeepApart
			if move {
				decide = u.Move
			}
			opened, err := decide(ctx)
			if err != nil || opened.Account == nil {
				t.Fatal(err)
			}
			waiting, err := opened.Account.Outbox(ctx)
			if err != nil || (len(waiting) == 2) != move {
				t.Errorf("moved %t: %v, %v", move, waiting, err)
			}
			return nil
		}
		d.must()
		if dialed, _ := b.takes(); dialed != 0 {
			t.Errorf("%d connections", dialed)
		}
	}
}

// TestANewAccountNeverGetsAnEarlierStore: a name that was used before, and an e-mail that is added to a host's account.
func TestANewAccountNeverGetsAnEarlierStore(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	aPast(t, d)
	b := newElsewhere(t)
	d.dial = b.dial
	d.configure("")
	d.in = sandbox.Password + "\n"
	d.must("login", "--account", "acme", "--base-url", "http://other.localhost", "--email", "olena.hr@example.com")
	if out := d.must("search", "secret").out; strings.Contains(out, "secret") {
		t.Error(out)
	}
}
