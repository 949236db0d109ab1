package cli

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/cli/command"
)

// running is a run of the program that goes on.
type running struct {
	t        *testing.T
	out, err chan string // lines
	end      context.CancelFunc
	code     chan int
}

// soon is what a test waits between two asks of the service.
func soon(int) time.Duration { return 5 * time.Millisecond }

// start runs the program until it ends or is interrupted, and waits for its first line of
// talk.
func (d *desk) start(args ...string) *running {
	d.t.Helper()
	ctx, cancel := context.WithCancel(d.ctx)
	r := &running{t: d.t, out: make(chan string, 1000), err: make(chan string, 1000), end: cancel, code: make(chan int, 1)}
	var reading sync.WaitGroup
	lines := func(into chan string) io.WriteCloser {
		from, to := io.Pipe()
		reading.Go(func() {
			for s := bufio.NewScanner(from); s.Scan(); {
				into <- s.Text()
			}
			close(into)
		})
		return to
	}
	out, problems := lines(r.out), lines(r.err)
	deps := d.deps(out, problems)
	deps.PollAfter = soon
	reading.Go(func() {
		code := Run(ctx, deps, args)
		_, _ = out.Close(), problems.Close() // never fails
		r.code <- code
	})
	d.t.Cleanup(func() { cancel(); reading.Wait() })
	has(d.t, r.message(), "Watching for new applications to acme.")
	return r
}

// prints returns the next line of the output.
func (r *running) prints() string {
	r.t.Helper()
	line, ok := <-r.out
	if !ok {
		r.t.Fatal("it has ended")
	}
	return line
}

// message returns the next line of the error stream; "" at the end.
func (r *running) message() string { return <-r.err }

// interrupt ends it, and expects that nothing more is printed.
func (r *running) interrupt() {
	r.t.Helper()
	r.end()
	if code := <-r.code; code != command.ExitInterrupted {
		r.t.Errorf("exit %d", code)
	}
	for line := range r.out {
		r.t.Errorf("it has printed %q, too", line)
	}
	if text := r.message(); text != "shortlist: interrupted" {
		r.t.Errorf("it printed %q", text)
	}
}

// copy opens the account as another window has it.
func (d *desk) copy() *account.Account {
	d.t.Helper()
	c, err := config.Load("")
	modeltest.Must(d.t, err)
	s, err := d.open(command.Setup{Name: "acme", Account: c.Accounts["acme"], Config: &c})
	modeltest.Must(d.t, err)
	d.t.Cleanup(func() {
		if err := s.Close(); err != nil {
			d.t.Error(err)
		}
	})
	return s.Account
}

// arrives puts an arrival into another window, as its callback does.
func (d *desk) arrives(a *account.Account, key, first, last string) model.Candidate {
	d.t.Helper()
	arrival := model.Arrival{JobID: d.job(key), Received: time.Now(), FirstName: first, LastName: last, Phone: "+380671234567", City: "Львів", Digest: first + last}
	if fresh, err := a.Keep(d.t.Context(), arrival); err != nil || !fresh {
		d.t.Fatal(fresh, err)
	}
	return arrival.Candidate()
}

// applied files the application of a made-up person.
func (d *desk) applied(key string) int64 {
	d.t.Helper()
	id, err := d.service.ApplySample(d.job(key))
	modeltest.Must(d.t, err)
	return id
}

// watchLine is a line of watch --json.
type watchLine struct {
	Time      time.Time
	JobID     int64
	JobTitle  string
	Source    string
	JustIn    bool
	Applicant struct {
		ID        int64
		IsViewed  bool
		Applicant struct{ Name string }
	}
}

func watchLineOf(t *testing.T, line string) (n watchLine) {
	t.Helper()
	if err := json.Unmarshal([]byte(line), &n); err != nil {
		t.Fatalf("%v in %s", err, line)
	}
	return n
}

// TestWatchPrintsEachNewApplicationOnce, in every copy, of which one asks the service.
func TestWatchPrintsEachNewApplicationOnce(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "waits for polls")
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	d.service.ResetRequests()
	first := d.start("watch", "--json")
	if err := d.service.WaitRequests(t.Context(), sandbox.AllJobs, 1); err != nil { // it is the one that asks
		t.Fatal(err)
	}
	dial, dialled := d.dial, atomic.Int64{}
	d.dial = func(ctx context.Context, network, addr string) (net.Conn, error) {
		dialled.Add(1)
		return dial(ctx, network, addr)
	}
	second := d.start("watch")
	d.dial = dial

	id := d.applied("ua-backend")
	n := watchLineOf(t, first.prints())
	name := n.Applicant.Applicant.Name
	if n.JobID != d.job("ua-backend") || n.JobTitle == "" || n.Source != "poll" || n.JustIn || n.Applicant.ID != id || n.Time.IsZero() || name == "" {
		t.Errorf("printed %+v", n)
	}
	has(t, second.prints(), command.LocalTime(n.Time), name, n.JobTitle)
	if asked := dialled.Load(); asked != 0 {
		t.Errorf("the other copy has asked the service %d times", asked)
	}

	other := d.copy()
	who := d.arrives(other, "ua-barista", "Олена", "Щойна")
	if n := watchLineOf(t, first.prints()); n.Source != "callback" || !n.JustIn || n.Applicant.ID >= 0 || n.Applicant.Applicant.Name != "Олена Щойна" {
		t.Errorf("printed %+v", n)
	}
	has(t, second.prints(), "Олена Щойна")
	who.Applicant.Contacts.Opened = true
	if _, err := d.service.Apply(d.job("ua-barista"), who, nil); err != nil { // is not printed again
		t.Fatal(err)
	}
	id = d.applied("ua-barista")
	if n := watchLineOf(t, first.prints()); n.Applicant.ID != id {
		t.Errorf("printed %+v", n)
	}
	second.prints()
	first.interrupt()

	d.applied("ua-backend") // the other copy asks now
	second.prints()
	second.interrupt()
	d.nothingViewed()
}

// TestAWatchThatStartsAgainPrintsWhatCameMeanwhile, once, also what a digest or another window has reported.
func TestAWatchThatStartsAgainPrintsWhatCameMeanwhile(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	d.applied("ua-backend")
	d.must("digest")
	d.start("watch", "--json").interrupt() // the first one begins here
	id := d.applied("ua-backend")
	d.must("digest")
	d.arrives(d.copy(), "ua-barista", "Олена", "Щойна")
	again := d.start("watch", "--json")
	if n := watchLineOf(t, again.prints()); n.Applicant.ID != id {
		t.Errorf("printed %+v", n)
	}
	has(t, again.prints(), "Олена Щойна")
	again.interrupt()
	d.start("watch", "--json").interrupt()
	d.applied("ua-barista")
	d.must("sync", d.jobArg("ua-barista"))
	other := d.start("watch")
	if other.prints() == "" {
		t.Error("printed an empty line")
	}
	other.interrupt()
	d.start("watch").interrupt()
}

// TestWatchGoesOnWhileTheServiceIsAway, and reports that once.
func TestWatchGoesOnWhileTheServiceIsAway(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	d.faults("allJobs:status=503")
	d.service.ResetRequests()
	w := d.start("watch")
	if err := d.service.WaitRequests(t.Context(), sandbox.AllJobs, 10); err != nil { // three tries each time
		t.Fatal(err)
	}
	has(t, w.message(), "503", "polling continues")
	d.arrives(d.copy(), "ua-barista", "Олена", "Щойна")
	has(t, w.prints(), "Олена Щойна")
	d.service.SetFaults(nil)
	has(t, w.message(), "The service answers again.")
	d.applied("ua-backend")
	w.prints()
	w.interrupt()
}

// TestWatchEndsWhereTheSignInIsRefused, also that with a fresh token.
func TestWatchEndsWhereTheSignInIsRefused(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.faults("allJobs:status=401")
	w := d.start("watch")
	if code := <-w.code; code != command.ExitSignIn {
		t.Errorf("exit %d", code)
	}
	has(t, w.message(), "shortlist: ")
	d.service.SetFaults(nil)
	d.configure(strings.Replace(fmt.Sprintf(configText, d.home+"/CVs"), "echo sandbox", "echo wrong", 1))
	modeltest.Must(t, d.copy().SignOut())
	d.service.ResetRequests()
	d.fails(command.ExitSignIn, "password", "watch")
	if n := d.service.Count(sandbox.Login); n != 1 {
		t.Errorf("it has tried to sign in %d times", n)
	}
}

// closedPipe is an output whose reader has gone.
type closedPipe struct{}

func (closedPipe) Write([]byte) (int, error) {
	return 0, &os.PathError{Op: "write", Path: "/dev/stdout", Err: syscall.EPIPE}
}

// TestWatchEndsWithItsReader, without a word.
func TestWatchEndsWithItsReader(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "waits for a poll")
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	d.applied("ua-backend") // it is heard of when the service is asked for the first time
	var problems strings.Builder
	if code := Run(t.Context(), d.deps(closedPipe{}, &problems), []string{"watch"}); code != command.ExitDone {
		t.Errorf("exit %d", code)
	}
	if text := problems.String(); text != "Watching for new applications to acme.\n" {
		t.Errorf("it printed %q", text)
	}
}

// TestWatchIsBlindFromTheMomentThatIsSwitched by another copy.
func TestWatchIsBlindFromTheMomentThatIsSwitched(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	w, other := d.start("watch", "--json"), d.copy()
	for _, on := range []bool{true, false} {
		modeltest.Must(t, other.SetBlind(t.Context(), on))
		d.arrives(other, "ua-barista", "Олена", fmt.Sprint("Щойна", on))
		if line := w.prints(); strings.Contains(line, "Щойна") == on || strings.Contains(line, "380671234567") == on {
			t.Errorf("blind %v: printed %s", on, line)
		}
	}
	w.interrupt()
}

// TestWatchPrintsNothingThatDrivesATerminal.
func TestWatchPrintsNothingThatDrivesATerminal(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	for _, args := range [][]string{{"watch"}, {"watch", "--json"}} {
		w, other := d.start(args...), d.copy()
		d.arrives(other, "ua-barista", "\x1b]0;owned\x07Eve\u202e\r\n"+args[len(args)-1], "\u009b31mMallory")
		line := w.prints()
		tame(t, args[len(args)-1], line, false)
		has(t, line, "Eve", "Mallory")
		w.interrupt()
	}
}

// TestTheHookIsOffInRestrictedMode, and watch reports it.
func TestTheHookIsOffInRestrictedMode(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.configure(strings.Replace(fmt.Sprintf(configText, d.home+"/CVs"), `password_command = "echo sandbox"`, `password_file = "`+d.home+`/password"`, 1) +
		"[hooks]\nnew_application = [\"touch\", \"pwned\"]\n[limits]\nrestricted = true\n")
	modeltest.Must(t, os.WriteFile(d.home+"/password", []byte("sandbox\n"), 0o600))
	d.must("jobs", "list")
	d.applied("ua-backend")
	var problems strings.Builder
	Run(t.Context(), d.deps(closedPipe{}, &problems), []string{"watch"})
	has(t, problems.String(), "hooks.new_application is off: restricted mode")
	last, err := d.copy().LastNew(t.Context())
	if err != nil || last == 0 {
		t.Fatal(last, err)
	}
	if ok, err := d.copy().TakeHook(t.Context(), last); err != nil || !ok {
		t.Errorf("it was taken: %v", err)
	}
}

// TestTheDashboardHasTheHook where other programs may be started.
func TestTheDashboardHasTheHook(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.terminal = true
	for _, restricted := range []bool{false, true} {
		d.configure(fmt.Sprintf(configText, d.home+"/CVs") + fmt.Sprintf("[hooks]\nnew_application = [\"true\"]\n[limits]\nrestricted = %v\n", restricted))
		d.dashboard = func(_ context.Context, o ui.Options) error {
			if (o.Hook == nil) != restricted {
				t.Errorf("restricted %v: the hook is %v", restricted, o.Hook)
			}
			return nil
		}
		d.must()
	}
}

// TestADashboardReportsThatItsAddressIsInUse where no other window receives.
func TestADashboardReportsThatItsAddressIsInUse(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	l, err := net.Listen("tcp", free)
	modeltest.Must(t, err)
	defer func() { _ = l.Close() }()
	d.receiver(fmt.Sprintf("listen = %q", l.Addr()))
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	deps, reported := d.deps(io.Discard, io.Discard), ""
	deps.InTerminal, deps.OutTerminal, deps.ListenAgain = true, true, time.Millisecond
	deps.Dashboard = func(ctx context.Context, o ui.Options) error {
		return o.Receive(ctx, func(err error) {
			reported = err.Error()
			stop()
		})
	}
	Run(ctx, deps, nil)
	if !strings.Contains(reported, l.Addr().String()+" is in use by another program (or systemd)") {
		t.Errorf("printed %q", reported)
	}
}
