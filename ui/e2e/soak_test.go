//go:build unix

package e2e

import (
	"cmp"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"shortlist/api/account"
	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// soak plays a week of an account: several windows, a receiver of callbacks and commands use one
// store, and the service fails in every way. Actions are drawn one after the other, and the book
// holds what must be true afterwards.
type soak struct {
	*kill
	book
	address  string
	network  *http.Server // nil while the network is down
	receiver *receiver
	windows  []*window // the first is never ended before the others
	command  chan struct{}
	done     []string // the actions so far
	first    usage    // of the first window, after a third of the actions
}

// soakSteps is how many actions the short form plays.
const soakSteps = 40

// soakActions are what can happen, and how often in relation to each other.
var soakActions = []struct {
	name  string
	often int
	run   func(*soak) (detail string)
}{
	{"opens an application", 12, (*soak).opens},
	{"decides", 10, (*soak).decides},
	{"writes a note", 8, (*soak).notes},
	{"begins a job", 5, (*soak).drafts},
	{"stops or activates the job", 3, (*soak).changesStatus},
	{"reads the applicants again", 3, (*soak).refreshes},
	{"somebody applies", 8, (*soak).applies},
	{"the service fails", 8, (*soak).fails},
	{"the service works", 5, (*soak).works},
	{"the network drops", 2, (*soak).drops},
	{"a command runs", 6, (*soak).commands},
	{"kills a window", 5, (*soak).killsWindow},
	{"hangs a window up", 2, (*soak).hangsUp},
	{"kills the receiver", 2, (*soak).killsReceiver},
	{"switches blind mode", 3, (*soak).switchesBlind},
	{"erases somebody", 2, (*soak).erases},
}

// TestAWeekLeavesTheBooksInOrder: each view is delivered once, everything that was shown as kept is
// kept, an erased person is gone, files are private, no process is left, and memory and open files
// stay flat. The long form is SHORTLIST_SOAK=5m; SHORTLIST_SOAK_SEED=n repeats the actions.
func TestAWeekLeavesTheBooksInOrder(t *testing.T) {
	seed := rand.Uint64()
	if n, err := strconv.ParseUint(os.Getenv("SHORTLIST_SOAK_SEED"), 10, 64); err == nil {
		seed = n
	}
	length, err := time.ParseDuration(os.Getenv("SHORTLIST_SOAK"))
	if long := os.Getenv("SHORTLIST_SOAK"); err != nil && long != "" {
		t.Fatalf("SHORTLIST_SOAK: %v", err)
	}
	steps := soakSteps
	if testing.Short() {
		steps /= 3
	}
	s := &soak{kill: &kill{T: t, Rand: rand.New(rand.NewPCG(seed, 0)), home: homeOf(t)}, command: make(chan struct{}, 1)}
	t.Cleanup(func() {
		if t.Failed() {
			t.Logf("run it again: SHORTLIST_SOAK_SEED=%d\nthe last of %d actions:\n%s", seed, len(s.done), strings.Join(s.done[max(0, len(s.done)-30):], "\n"))
		}
	})
	s.begin()
	began := time.Now()
	played := func() float64 { // the part of the week that is over
		if length > 0 {
			return float64(time.Since(began)) / float64(length)
		}
		return float64(len(s.done)) / float64(steps)
	}
	todo := s.Perm(len(soakActions)) // each once, so that also a short soak does everything
	for played() < 1 {
		if len(todo) == 0 {
			todo = s.shuffled()
		}
		a := soakActions[todo[0]]
		todo = todo[1:]
		s.done = append(s.done, fmt.Sprintf("%4d %s", len(s.done)+1, a.name))
		detail := a.run(s)
		s.done[len(s.done)-1] += ": " + detail
		if s.first == (usage{}) && played() > 1./3 {
			s.windows[0].home()
			s.first = s.windows[0].usage()
		}
	}
	t.Logf("seed %d: %d actions in %v; %s", seed, len(s.done), time.Since(began).Round(time.Second), s.end())
}

// shuffled returns the actions in random order, each as often as its share.
func (s *soak) shuffled() (out []int) {
	for i, a := range soakActions {
		for range a.often {
			out = append(out, i)
		}
	}
	s.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

// begin starts the service, the receiver and the windows, and reads all applications.
func (s *soak) begin() {
	s.Helper()
	socket := filepath.Join(s.home, "s")
	service, err := sandbox.New(sandbox.Options{Callback: sandbox.Callback{
		URL: "http://receiver/", Secret: []byte(callbackSecret), Dial: dialUnix(socket),
	}})
	modeltest.Must(s, err)
	s.service = service
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	modeltest.Must(s, err)
	s.address = listener.Addr().String()
	s.serve(listener)
	s.Cleanup(func() {
		err := service.Close() // first, because it ends answers that hang
		if s.network != nil {
			err = errors.Join(err, s.network.Close())
		}
		if err != nil {
			s.Error(err)
		}
	})
	s.env = append(writeAccount(s.T, s.home, service, "http://"+s.address, "[callback]\nsecret_file = \"~/secret\"\n"), "GORACE=atexit_sleep_ms=0")
	modeltest.Must(s, os.WriteFile(filepath.Join(s.home, "secret"), []byte(callbackSecret), 0o600))
	s.mustRun("sync")
	s.book = newBook(s.kill, s.jobID("ua-backend"))
	s.receiver = (&mailbox{T: s.T, home: s.home}).listenAt("s")
	for range 3 {
		s.windows = append(s.windows, s.open())
	}
}

// serve serves the service on a listener.
func (s *soak) serve(listener net.Listener) {
	network := &http.Server{Handler: s.service, ReadHeaderTimeout: deadline}
	s.network = network
	go func() { _ = network.Serve(listener) }() // ends with Close
}

// any returns one of the windows, in its list.
func (s *soak) any() *window {
	w := s.windows[s.IntN(len(s.windows))]
	w.home()
	return w
}

// waitForCommand waits until the command in the background has ended.
func (s *soak) waitForCommand() {
	s.command <- struct{}{}
	<-s.command
}

// run runs a command, and returns its exit code and what it printed.
func (s *soak) run(args ...string) (code int, out string) {
	s.Helper()
	cmd := s.kill.command(args...)
	text, err := cmd.CombinedOutput()
	if exit := (*exec.ExitError)(nil); err != nil && !errors.As(err, &exit) {
		s.Error(err)
	}
	return cmd.ProcessState.ExitCode(), string(text)
}

// mustRun runs a command that must not fail. While a window reads applicants, it runs again.
func (s *soak) mustRun(args ...string) string {
	s.Helper()
	tick := time.NewTicker(100 * time.Millisecond)
	defer tick.Stop()
	for late := time.After(deadline); ; {
		code, out := s.run(args...)
		if code == 0 {
			return out
		}
		if !strings.Contains(out, account.ErrBusy.Error()) {
			s.Errorf("%v: exit code %d\n%s", args, code, out)
			return out
		}
		select {
		case <-tick.C:
		case <-late:
			s.Fatalf("%v: %s", args, out)
		}
	}
}

// somebody returns an application of the job that is not erased.
func (s *soak) somebody() int64 {
	var ids []int64
	for _, id := range slices.Sorted(maps.Keys(s.names)) {
		if !s.erased[id] {
			ids = append(ids, id)
		}
	}
	return ids[s.IntN(len(ids))]
}

func (s *soak) opens() string {
	w := s.any()
	w.openSome()
	return s.sawOpen(w)
}

// decides gives verdicts, which lead on to the next application each.
func (s *soak) decides() string {
	w := s.any()
	w.openSome()
	did := s.sawOpen(w)
	for range 1 + s.IntN(3) {
		id, key := w.opened(), s.IntN(3)
		verdict := []model.Verdict{model.Yes, model.Maybe, model.No}[key]
		w.press([]string{"a", "m", "x"}[key])
		w.until("the next application is open", func(screen string) bool {
			is := s.idIn(screen)
			return is != 0 && is != id
		})
		s.decided(w, id, verdict)
		did += fmt.Sprintf(", %d is a %s, %s", id, verdict, s.sawOpen(w))
	}
	return did
}

func (s *soak) notes() string {
	w := s.any()
	w.openSome()
	did, id, note := s.sawOpen(w), w.opened(), s.token("note")
	w.beginNote(note)
	w.press("\x13")
	w.until("the note is kept", func(screen string) bool { return placeOf(screen) == inCandidate })
	s.noted(w, id, note)
	return fmt.Sprintf("%s, %s", did, note)
}

func (s *soak) drafts() string {
	w := s.any()
	title := s.token("Cook")
	w.beginDraft(title)
	w.press("\x1b")
	w.until("the form is left", func(screen string) bool { return placeOf(screen) == inJobs })
	s.drafted(title, true)
	return title
}

// changesStatus stops the job, and activates it again.
func (s *soak) changesStatus() string {
	w, did := s.any(), []string{}
	for _, c := range []struct {
		keys string
		is   model.JobStatus
	}{{"X", model.Deactivated}, {"A", model.Activated}} {
		w.toJobs()
		if refused := func(screen string) bool { return strings.Contains(noticeOf(screen), "Not now") }; refused(w.screen.String()) {
			w.home() // a notice goes with its place: the next refusal reads the same
			w.toJobs()
			w.until("the refusal of before is gone", func(screen string) bool { return !refused(screen) })
		}
		before := noticeOf(w.screen.String())
		w.press(c.keys)
		if c.keys == "A" {
			w.until("it asks or refuses", func(screen string) bool {
				return strings.Contains(screen, "─ Activate this job?") || strings.Contains(noticeOf(screen), "Not now")
			})
			if strings.Contains(w.screen.String(), "─ Activate this job?") {
				w.press("y")
			}
		}
		notice := ""
		w.until("the change is shown", func(screen string) bool {
			notice = noticeOf(screen)
			return placeOf(screen) == inJobs && notice != "" && (notice != before || strings.Contains(notice, "Not now"))
		})
		did = append(did, notice)
	}
	return strings.Join(did, "; ")
}

func (s *soak) refreshes() string {
	w := s.any()
	before := s.service.Count(sandbox.Applies)
	w.press("r")
	if s.network != nil && len(s.service.Faults()) == 0 {
		if err := s.service.WaitRequests(s.Context(), sandbox.Applies, before+1); err != nil {
			s.Error(err)
		}
	}
	return fmt.Sprint(before)
}

// applies has somebody apply. The service calls about the application.
func (s *soak) applies() string {
	token := s.token("Person")
	c := model.Candidate{Applicant: model.Applicant{Name: token, Contacts: model.Contacts{
		Email: strings.ReplaceAll(strings.ToLower(token), " ", ".") + "@example.org", Phone: fmt.Sprintf("+38067%07d", s.tokens), Opened: true,
	}}}
	id, err := s.service.Apply(s.job, c, nil)
	modeltest.Must(s, err)
	s.applied(id, c.Applicant)
	return fmt.Sprintf("%d %s", id, token)
}

func (s *soak) fails() string {
	specs := []string{
		"status=500,count=3", "status=429,retry=1s,count=1", "markViewed:lost,count=1", "markViewed:status=503,count=2", "latency=150ms,count=20",
		"applies:cut=20000,count=1", "allJobs:status=502,html,count=2", "changeStatus:lost,count=1", "expire,count=1", "applies:slow=200000,count=1",
	}
	spec := specs[s.IntN(len(specs))]
	faults, err := sandbox.ParseFaults(spec)
	modeltest.Must(s, err)
	s.service.SetFaults(append(s.service.Faults(), faults...))
	return spec
}

func (s *soak) works() string {
	s.service.SetFaults(nil)
	return "no faults"
}

// drops takes the network away, or gives it back.
func (s *soak) drops() string {
	if s.network == nil {
		s.connect()
		return "it is back"
	}
	_ = s.network.Close() // connections are cut
	s.network = nil
	return "it is down"
}

// connect gives the network back, at the address of before.
func (s *soak) connect() {
	s.Helper()
	if s.network != nil {
		return
	}
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	for late := time.After(deadline); ; {
		listener, err := net.Listen("tcp", s.address)
		if err == nil {
			s.serve(listener)
			return
		}
		select {
		case <-tick.C: // another program has the port for a moment
		case <-late:
			s.Fatal(err)
		}
	}
}

// commands runs a command beside the windows.
func (s *soak) commands() string {
	s.waitForCommand()
	id := s.somebody()
	args := [][]string{
		{"sync", "--all"}, {"search", "go OR person"}, {"cv", "save", strconv.FormatInt(s.job, 10)}, {"digest"}, {"doctor", "--offline"},
		{"applicants", "viewed", strconv.FormatInt(id, 10)}, {"applicants", "list", strconv.FormatInt(s.job, 10)},
	}[s.IntN(7)]
	if args[0] == "applicants" && args[1] == "viewed" {
		code, _ := s.run(args...)
		s.views(nil, id, code == 0)
		return fmt.Sprintf("%v ended with %d", args, code)
	}
	s.command <- struct{}{}
	go func() {
		defer func() { <-s.command }()
		s.run(args...) // it may fail, as the service does
	}()
	return fmt.Sprint(args)
}

// killsWindow kills a window at work and starts another. The first lives long.
func (s *soak) killsWindow() string {
	n := 1 + s.IntN(len(s.windows)-1)
	w := s.windows[n]
	w.home()
	did := ""
	switch s.IntN(4) {
	case 0:
		w.openSome()
		did = s.sawOpen(w)
	case 1:
		w.openSome()
		note := s.token("note")
		did = s.sawOpen(w) + ", begins " + note
		w.beginNote(note)
	case 2:
		title := s.token("Cook")
		did = "begins " + title
		w.beginDraft(title)
		s.drafted(title, false)
	default:
		w.press("r")
		did = "reads"
	}
	modeltest.Must(s, w.cmd.Process.Kill())
	w.exits()
	s.lost(w)
	s.windows[n] = s.open()
	return did
}

// hangsUp ends a window by a signal that it can handle, and starts another.
func (s *soak) hangsUp() string {
	n := 1 + s.IntN(len(s.windows)-1)
	w := s.windows[n]
	w.home()
	w.openSome()
	did := s.sawOpen(w)
	modeltest.Must(s, w.cmd.Process.Signal(syscall.SIGHUP))
	w.exits()
	s.windows[n] = s.open()
	return did
}

// killsReceiver kills the receiver while no callback is under way, and starts another.
func (s *soak) killsReceiver() string {
	if err := s.service.WaitCallbacks(s.Context()); err != nil {
		s.Error(err)
	}
	s.receiver.signal(syscall.SIGKILL)
	s.receiver.exits()
	s.receiver = s.receiver.listenAt("s")
	return "and starts it"
}

// switchesBlind has every window hide who applicants are, and show it again.
func (s *soak) switchesBlind() string {
	for _, w := range s.windows {
		w.home()
	}
	w := s.any()
	w.press("b")
	for _, w := range s.windows {
		w.until("blind mode is on", func(screen string) bool {
			return strings.Contains(screen, "Candidate ") && s.named(screen) == ""
		})
	}
	w.press("b")
	for _, w := range s.windows {
		w.until("blind mode is off", func(screen string) bool { return s.named(screen) != "" })
	}
	return "on and off"
}

// erases erases one of those who have applied meanwhile.
func (s *soak) erases() string {
	var ids []int64
	for _, id := range slices.Sorted(maps.Keys(s.people)) {
		if !s.erased[id] {
			ids = append(ids, id)
		}
	}
	did := ""
	if len(ids) == 0 {
		did = s.applies() + ", "
		ids = []int64{slices.Max(slices.Collect(maps.Keys(s.people)))}
	}
	id := ids[s.IntN(len(ids))]
	s.waitForCommand()
	s.connect()
	s.works()
	if err := s.service.WaitCallbacks(s.Context()); err != nil {
		s.Error(err)
	}
	for _, w := range s.windows {
		w.home()
	}
	s.mustRun("sync", strconv.FormatInt(s.job, 10))
	s.erased[id] = true
	code, out := s.run("erase", strconv.FormatInt(id, 10), "--yes")
	if code != 0 && code != 1 { // 1: a window held it up, and it goes on later
		s.Errorf("erase %d: exit code %d\n%s", id, code, out)
	}
	for _, w := range s.windows {
		if code != 0 {
			break
		}
		w.press("g") // to the rows that the other actions open
		w.until("the erased application is not listed", func(screen string) bool {
			list, _, _ := strings.Cut(screen, cmp.Or(noticeOf(screen), "\x00")) // a notice may name whoever came in
			return !strings.Contains(list, s.people[id].Name)
		})
	}
	return did + fmt.Sprintf("%d, exit code %d", id, code)
}
