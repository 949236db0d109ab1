//go:build unix

package e2e

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/creack/pty"
	"golang.org/x/term"

	"shortlist/api/sandbox"
	"shortlist/api/wire"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui/uitest/vt"
)

func TestMain(m *testing.M) { os.Exit(run(m)) }

// programs is the folder of what the tests build.
var programs string

func run(m *testing.M) int {
	modeltest.Prepare()
	dir, err := os.MkdirTemp("", "shortlist-test-")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	defer func() { _ = os.RemoveAll(dir) }()
	programs = dir
	if err := os.Chdir("../.."); err != nil { // paths begin at the top of the tree
		fmt.Fprintln(os.Stderr, err)
		return 1
	}
	return m.Run()
}

// quick are the tests of the quick loop: one of each way to run the program.
var quick = []string{
	"TestADemoInATerminal", "TestAPipeIsNoTerminal", "TestAScriptDoesWhatTheDashboardDoes", "TestAWrongPasswordIsAskedForAgain", "TestDashboardsReceive",
	"TestRedrawn", "TestSuspendedInAShell", "TestTheUnitsOfSystemd", "TestWhatWasAcknowledgedSurvivesSIGKILL",
}

// raced are the tests beside those in which several processes use the same files: the race detector watches them, too.
var raced = []string{
	"TestADashboardGoesOnWhenItsServerIsBack", "TestAFormDoesNotHoldUpTheEnd", "TestAReceiverThatIsKilledAfterItsAnswerHasKeptTheApplication",
	"TestASignalEndsADrag", "TestASignalLeavesAWaitingChangeAMoment", "TestAWeekLeavesTheBooksInOrder", "TestSIGTERMLetsACallbackEnd", "TestACallbackIsKeptOnceThoughReceiversAreKilled",
}

// binary returns the program. The first test that needs it builds it.
func binary(t *testing.T) string {
	t.Helper()
	switch test, _, _ := strings.Cut(t.Name(), "/"); {
	case slices.Contains(raced, test):
		modeltest.SkipInShortUnlessRaced(t, "runs the program")
	case !slices.Contains(quick, test):
		modeltest.SkipInShort(t, "runs the program")
	}
	readTree(t)
	path, err := build()
	modeltest.Must(t, err)
	return path
}

var build = sync.OnceValues(func() (string, error) {
	path := filepath.Join(programs, "shortlist")
	if out, err := exec.Command("go", "build", "-ldflags=-s -w", "-o", path, ".").CombinedOutput(); err != nil {
		return "", fmt.Errorf("%w\n%s", err, out)
	}
	return path, nil
})

// readTree lists every folder of the tree once, so that Go's cache of results follows its files: Go sees neither what
// TestMain does nor what is read by the programs that a test starts.
func readTree(t *testing.T) {
	t.Helper()
	treeOnce.Do(func() {
		err := os.Chdir(".")
		if err == nil {
			err = filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
				if err == nil && d.IsDir() && path == ".git" {
					return fs.SkipDir
				}
				return err
			})
		}
		if err != nil {
			t.Error(err)
		}
	})
}

var treeOnce sync.Once

// deadline is how long a test waits before it takes a program for hung, even on a busy
// machine.
const deadline = 2 * time.Minute

// program is shortlist in a terminal of 80×24.
type program struct {
	*testing.T
	cmd     *exec.Cmd
	pty     *os.File
	keys    io.Writer // where the person's keys go: to the pseudo-terminal, or over a line to it
	screen  *vt.Terminal
	far     *vt.Far // answers what the program asks; nil: nothing does
	home    string
	before  *term.State
	news    chan struct{} // gets a value when something was written
	ended   chan error    // gets what Wait returned, once
	drained chan struct{} // closed once all that was written is on the screen
	sent    atomic.Int64  // bytes that the program has written
}

// homeOf returns a new home folder. Its name is short, so that it fits on the screen.
func homeOf(t *testing.T) string {
	t.Helper()
	home, err := os.MkdirTemp("", "sl")
	modeltest.Must(t, err)
	t.Cleanup(func() {
		if err := os.RemoveAll(home); err != nil {
			t.Error(err)
		}
	})
	return home
}

func start(t *testing.T, home string, env []string, args ...string) *program {
	t.Helper()
	return startIn(t, home, env, exec.Command(binary(t), args...))
}

// startIn starts a command that is shortlist, or that runs it.
func startIn(t *testing.T, home string, env []string, cmd *exec.Cmd) *program {
	t.Helper()
	p := newProgram(t, home, env, cmd)
	p.follow()
	return p
}

// follow runs the program, and shows what it writes.
func (p *program) follow() {
	p.Helper()
	modeltest.Must(p, p.run())
	p.keys = p.pty
	go func() {
		_, _ = io.Copy(writer(p.wrote), p.pty) // ends when the test, or the last process that has it, closes the terminal
		close(p.drained)
	}()
}

// newProgram returns a command that run starts.
func newProgram(t *testing.T, home string, env []string, cmd *exec.Cmd) *program {
	p := &program{
		T: t, home: home, screen: vt.New(80, 24), cmd: cmd,
		news: make(chan struct{}, 1), ended: make(chan error, 1), drained: make(chan struct{}),
	}
	p.screen.AnswerAs(vt.Profile{Cursor: true}) // else the program waits for an answer before it ends
	p.cmd.Dir = home
	p.cmd.Env = append([]string{
		"GORACE=atexit_sleep_ms=0", // a binary with the race detector would end a second late
		"HOME=" + home, "XDG_CONFIG_HOME=" + home + "/config", "XDG_DATA_HOME=" + home + "/data",
		"XDG_CACHE_HOME=" + home + "/cache", "XDG_STATE_HOME=" + home + "/state",
		"PATH=" + os.Getenv("PATH"), "TERM=xterm-256color", "LANG=C.UTF-8",
		"LC_MESSAGES=uk_UA.UTF-8", // selects the people of the demo
		"SHORTLIST_LANGUAGE=en",
	}, env...)
	return p
}

// run runs the program on a pseudo-terminal, whose other side is p.pty.
func (p *program) run() error {
	master, tty, err := pty.Open()
	if err != nil {
		return err
	}
	p.pty = master
	p.Cleanup(func() { _ = master.Close() })
	if err := pty.Setsize(tty, &pty.Winsize{Cols: 80, Rows: 24}); err != nil {
		return err
	}
	// A read that blocks would keep the terminal open when it is closed.
	raw, err := master.SyscallConn()
	if err != nil {
		return err
	}
	var blocking error
	if err := raw.Control(func(fd uintptr) { blocking = syscall.SetNonblock(int(fd), true) }); err != nil || blocking != nil {
		return errors.Join(err, blocking)
	}
	if p.before, err = term.GetState(int(tty.Fd())); err != nil {
		return err
	}
	p.cmd.Stdin, p.cmd.Stdout, p.cmd.Stderr = tty, tty, tty
	p.cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true, Setctty: true}
	if err := p.cmd.Start(); err != nil {
		return err
	}
	p.Cleanup(func() { _ = p.cmd.Process.Kill() }) // in a test that passes it has ended before
	go func() { p.ended <- p.cmd.Wait() }()
	return tty.Close()
}

type writer func([]byte) (int, error)

func (w writer) Write(b []byte) (int, error) { return w(b) }

func (p *program) wrote(b []byte) (int, error) {
	p.sent.Add(int64(len(b)))
	if p.far != nil {
		_, _ = p.keys.Write(p.far.Answer(b)) // a program that has ended reads nothing
	}
	n, err := p.screen.Write(b)
	if answers := p.screen.Answers(); answers != "" {
		_, _ = io.WriteString(p.keys, answers)
	}
	select {
	case p.news <- struct{}{}:
	default:
	}
	return n, err
}

// sees waits until the screen shows a text.
func (p *program) sees(want string) {
	p.Helper()
	p.until("the screen shows "+want, func(screen string) bool { return strings.Contains(screen, want) })
}

// until waits until holds accepts the screen. It looks whenever something was written.
func (p *program) until(what string, holds func(screen string) bool) {
	p.Helper()
	late := time.NewTimer(deadline)
	defer late.Stop()
	for !holds(p.screen.String()) {
		select {
		case <-p.news:
		case <-late.C:
			p.Fatalf("still not true after %v: %s\n%s", deadline, what, p.screen)
		}
	}
}

func (p *program) press(keys string) {
	p.Helper()
	if _, err := io.WriteString(p.keys, keys); err != nil {
		p.Fatal(err)
	}
}

// exits waits for the end of the program. It returns the exit code and how long it waited.
func (p *program) exits() (code int, took time.Duration) {
	p.Helper()
	began := time.Now()
	select {
	case err := <-p.ended:
		var exit *exec.ExitError
		if err != nil && !errors.As(err, &exit) {
			p.Fatal(err)
		}
		return p.cmd.ProcessState.ExitCode(), time.Since(began)
	case <-time.After(deadline):
		p.Fatalf("the program still runs\n%s", p.screen)
		return 0, 0
	}
}

// drain waits until everything that an ended program wrote is on the screen.
func (p *program) drain() {
	p.Helper()
	select {
	case <-p.drained:
	case <-time.After(deadline):
		p.Fatal("the terminal is not closed")
	}
}

// checkSequences fails the test if the terminal did not know a sequence.
func (p *program) checkSequences() {
	p.Helper()
	if u := p.screen.Unknown(); u != nil {
		p.Errorf("the terminal of the test does not know %v", u)
	}
}

// checkRestored fails the test if a program that has ended left something in its terminal.
func (p *program) checkRestored() {
	p.Helper()
	p.drain()
	if left := p.screen.Left(); left != nil {
		p.Errorf("the terminal is left with %v", left)
	}
	after, err := term.GetState(int(p.pty.Fd()))
	modeltest.Must(p, err)
	if !reflect.DeepEqual(p.before, after) {
		p.Errorf("the terminal's settings are %+v, were %+v", after, p.before)
	}
	p.checkSequences()
}

// TestTheDemoSpeaksTheLanguageOfTheLocale: English for every language without a demo of its own.
func TestTheDemoSpeaksTheLanguageOfTheLocale(t *testing.T) {
	for _, c := range []struct {
		locale, country string
		job, pay, name  string
	}{
		{"ro_RO.UTF-8", "", "Contabil", "RON", "Crenguța Cojocăreanu"},
		{"hu_HU.UTF-8", "", "Könyvelő", "HUF", "Kőszegi Tünde"},
		{"pt_BR.UTF-8", "", "Backend Engineer", "EUR", "Órla Prendiville"},
		{"en_IE.UTF-8", "ro", "Finance Manager", "EUR", "Órla Prendiville"},
	} {
		args := []string{"demo"}
		if c.country != "" {
			args = append(args, "--country", c.country)
		}
		p := start(t, homeOf(t), []string{"LC_ALL=" + c.locale}, args...)
		p.sees(c.job)
		p.sees(c.pay)
		p.press("\r")
		p.sees(c.name)
		p.press("q")
		if err := <-p.ended; err != nil {
			t.Error(err)
		}
	}
}

// TestSomebodyAppliesInTheDemo: the dashboard learns of it by a real, signed callback.
func TestSomebodyAppliesInTheDemo(t *testing.T) {
	t.Parallel()
	modeltest.SkipInShort(t, "somebody applies after ten seconds")
	p := start(t, homeOf(t), nil, "demo")
	p.sees("Бариста")
	p.sees("Just in: Макогін Лариса for “Бариста”.")
	p.sees("/17") // with her
	p.press("q")
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d\n%s", code, p.screen)
	}
}

// TestADemoFromTheWelcomeScreenEndsLikeTheCommand: both print how to go on.
func TestADemoFromTheWelcomeScreenEndsLikeTheCommand(t *testing.T) {
	p := start(t, homeOf(t), nil)
	p.sees("try the demo")
	p.press("d")
	p.sees("Backend-розро")
	p.press("q")
	if code, _ := p.exits(); code != 0 {
		t.Errorf("exit code %d\n%s", code, p.screen)
	}
	p.drain()
	for _, command := range []string{"shortlist", "shortlist guide reviewing", "shortlist sandbox"} {
		if !strings.Contains(p.screen.String(), "\n  "+command+" ") {
			t.Errorf("%q is not on the screen:\n%s", command, p.screen)
		}
	}
}

func TestADemoInATerminal(t *testing.T) {
	p := start(t, homeOf(t), nil, "demo")
	p.sees("Backend-розро")
	p.sees("made-up people")
	p.until("the first frame is whole", func(screen string) bool {
		lines := strings.Split(screen, "\n")
		return strings.HasPrefix(lines[0], " shortlist") && strings.Contains(lines[23], "quit")
	})
	if got := p.screen.Title(); !strings.HasSuffix(got, ") shortlist · demo") { // all of its applicants are known, and how many are unviewed
		t.Errorf("the window's title is %q", got)
	}
	p.press("\r")
	p.sees("38")
	p.sees("Геннадій Яцишин")
	p.press("\r")
	p.sees("Резюме (2).pdf")
	p.sees("read CV")
	p.press("S")
	path := ""
	p.until("the notice shows the path of the CV", func(screen string) bool {
		path = saved(screen)
		_, err := os.Stat(path)
		return err == nil
	})
	if !strings.HasPrefix(path, p.home+"/CVs/") {
		t.Errorf("saved as %s", path)
	}
	got, err := os.ReadFile(path)
	modeltest.Must(t, err)
	if want := cvOfTheFirst(t, "ua-backend"); !bytes.Equal(got, want) {
		t.Errorf("%d bytes were saved, the candidate sent %d others", len(got), len(want))
	}
	p.press("q")
	code, _ := p.exits()
	if code != 0 {
		t.Errorf("exit code %d\n%s", code, p.screen)
	}
	p.checkRestored()
	if entries, err := os.ReadDir(p.home); err != nil || len(entries) != 1 {
		t.Errorf("a demo has left %v in the home folder, %v", entries, err)
	}
}

// saved reads the path from the notice, which may be wrapped.
func saved(screen string) string {
	_, after, ok := strings.Cut(screen, "✓ Saved")
	if !ok {
		return ""
	}
	lines := strings.Split(after, "\n")
	path := ""
	for _, line := range lines[:max(len(lines)-1, 0)] { // the last is the footer
		path += strings.TrimSpace(line)
	}
	return path
}

// cvOfTheFirst returns the CV of the first applicant of a job, from a demo of its own.
func cvOfTheFirst(t *testing.T, key string) []byte {
	t.Helper()
	service, err := sandbox.New(sandbox.Options{Scenario: "demo"})
	modeltest.Must(t, err)
	defer func() {
		if err := service.Close(); err != nil {
			t.Error(err)
		}
	}()
	id, err := service.Job(key)
	modeltest.Must(t, err)
	ids, err := service.ApplyIDs(id)
	modeltest.Must(t, err)
	data, err := service.CVData(ids[0])
	if err != nil || len(data) == 0 {
		t.Fatalf("%d bytes, %v", len(data), err)
	}
	return data
}

// configureAccount writes the configuration of an account at a service of its own, followed by more.
func configureAccount(t *testing.T, home, more string) (env []string) {
	t.Helper()
	service, err := sandbox.New(sandbox.Options{})
	modeltest.Must(t, err)
	return configureService(t, home, service, more)
}

// atService returns a service of the test, a home folder with the configuration of an account at it, followed by more, and
// what the account needs in its environment.
func atService(t *testing.T, more string) (service *sandbox.Server, home string, env []string) {
	t.Helper()
	service, err := sandbox.New(sandbox.Options{})
	modeltest.Must(t, err)
	home = homeOf(t)
	return service, home, configureService(t, home, service, more)
}

// configureService serves a service until the test ends, and writes the configuration of
// an account at it, followed by more.
func configureService(t *testing.T, home string, service *sandbox.Server, more string) (env []string) {
	t.Helper()
	server := httptest.NewServer(service)
	t.Cleanup(func() {
		server.Close()
		if err := service.Close(); err != nil {
			t.Error(err)
		}
	})
	return writeAccount(t, home, service, server.URL, more)
}

// writeAccount writes the configuration of an account at a service with an address, followed by more.
func writeAccount(t *testing.T, home string, service *sandbox.Server, address, more string) (env []string) {
	t.Helper()
	email, password := service.Account()
	dir := filepath.Join(home, "config", "shortlist")
	modeltest.Must(t, os.MkdirAll(dir, 0o700))
	config := fmt.Sprintf("account = \"acme\"\n[accounts.acme]\nbase_url = %q\ncountry = \"ua\"\nemail = %q\n", address+wire.BasePath, email) + more
	modeltest.Must(t, os.WriteFile(filepath.Join(dir, "config.toml"), []byte(config), 0o600))
	return []string{"SHORTLIST_PASSWORD=" + password}
}

// TestADraftSurvivesATerminalThatIsGone: and the program ends in less time than it took to
// start. The goal on an idle machine is 100 ms; on a busy machine either may take long, so
// one quick end in three is enough.
func TestADraftSurvivesATerminalThatIsGone(t *testing.T) {
	for name, end := range map[string]func(*program) error{
		"SIGHUP":            func(p *program) error { return p.cmd.Process.Signal(syscall.SIGHUP) },
		"SIGTERM":           func(p *program) error { return p.cmd.Process.Signal(syscall.SIGTERM) },
		"SIGQUIT":           func(p *program) error { return p.cmd.Process.Signal(syscall.SIGQUIT) },
		"SIGABRT":           func(p *program) error { return p.cmd.Process.Signal(syscall.SIGABRT) },
		"a closed terminal": func(p *program) error { return p.pty.Close() },
		"ctrl+c":            func(p *program) error { p.press("\x03"); return nil },
	} {
		t.Run(name, func(t *testing.T) {
			for try := 1; ; try++ {
				up, took := endsWithADraft(t, end)
				if took <= up {
					return
				}
				if try == 3 {
					t.Fatalf("it took %v to end, and %v to start", took, up)
				}
			}
		})
	}
}

// endsWithADraft types a draft, ends the program, and checks that the draft is kept. It
// returns how long the program took to start and to end.
func endsWithADraft(t *testing.T, end func(*program) error) (up, took time.Duration) {
	t.Helper()
	home := homeOf(t)
	env, began := configureAccount(t, home, ""), time.Now()
	p := start(t, home, env)
	p.sees("Backend-розро")
	up = time.Since(began)
	p.press("N")
	p.sees("New job")
	p.press("Нічний кухар")
	p.sees("12/20")
	modeltest.Must(t, end(p))
	code, took := p.exits()
	t.Logf("exit code %d after %v; it started in %v", code, took, up)
	kept, err := store.Open(filepath.Join(home, "data", "shortlist", "acme", "store.db"))
	modeltest.Must(t, err)
	defer func() {
		if err := kept.Close(); err != nil {
			t.Error(err)
		}
	}()
	drafts, err := kept.WaitingDrafts(t.Context(), time.Now())
	if err != nil || len(drafts) != 1 || drafts[0].Draft.Title != "Нічний кухар" {
		t.Errorf("kept: %+v, %v", drafts, err)
	}
	if _, err := p.pty.Stat(); !errors.Is(err, os.ErrClosed) { // a closed terminal shows nothing
		p.checkRestored()
	}
	return up, took
}

func TestAPipeIsNoTerminal(t *testing.T) {
	cmd := exec.Command(binary(t))
	cmd.Env = []string{"HOME=" + homeOf(t)}
	out, err := cmd.CombinedOutput()
	if cmd.ProcessState.ExitCode() != 2 || !strings.Contains(string(out), "needs a terminal") {
		t.Errorf("%v, %s", err, out)
	}
}
