//go:build unix

package e2e

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
)

// kill is one of many kills. A program works in a home folder and on a service of its own.
// SIGKILL ends it at a random moment after it has acknowledged something.
type kill struct {
	*testing.T
	*rand.Rand
	service *sandbox.Server // nil: the service cannot be reached
	home    string
	env     []string

	mu       sync.Mutex
	target   *exec.Cmd
	sessions []int // the session of each program, by the number of its first process
	acks     []ack
	lag      time.Duration // how long an acknowledgement may be ahead of the disk
	within   time.Duration // the kill comes at most this long after the first acknowledgement and the lag
	at       time.Time     // when the kill came; zero before it
	dead     chan struct{} // closed by the kill
}

// ack is something that the program has reported as done: on the screen, in a printed
// line, by its exit code or by an HTTP answer.
type ack struct {
	at   time.Time
	what string
}

// activities are what a program is doing when it is killed. Each checks afterwards that
// what was acknowledged is kept, and returns how many acknowledgements that were.
var activities = []struct {
	name string
	run  func(*kill) int
}{
	{"rating", (*kill).giveRatings}, {"publishing", (*kill).publishJobs}, {"noting", (*kill).writeNotes}, {"saving", (*kill).saveCVs},
	{"typing a draft", (*kill).typeDraft}, {"receiving", (*kill).receiveCallbacks}, {"sweeping", (*kill).sweepInbox},
}

// TestWhatWasAcknowledgedSurvivesSIGKILL at any moment: nothing is lost or doubled, the
// next start works, no process is left, and no file can be read by others. The long form
// is SHORTLIST_KILLS=300 SHORTLIST_SEED=n.
func TestWhatWasAcknowledgedSurvivesSIGKILL(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "kills ten programs at work")
	kills, seed := 10, rand.Uint64()
	if n, err := strconv.Atoi(os.Getenv("SHORTLIST_KILLS")); err == nil {
		kills = n
	}
	if n, err := strconv.ParseUint(os.Getenv("SHORTLIST_SEED"), 10, 64); err == nil {
		seed = n
	}
	var mu sync.Mutex
	idle, acknowledged := map[string]int{}, map[string]int{}
	t.Cleanup(func() {
		t.Logf("%d kills; acknowledged and kept: %v; killed before the first acknowledgement: %v", kills, acknowledged, idle)
		if t.Failed() {
			t.Logf("run it again: SHORTLIST_KILLS=%d SHORTLIST_SEED=%d", kills, seed)
		}
	})
	for i := range kills {
		activity := activities[i%len(activities)]
		t.Run(fmt.Sprintf("%d %s", i+1, activity.name), func(t *testing.T) {
			t.Parallel()
			k := &kill{T: t, Rand: rand.New(rand.NewPCG(seed, uint64(i))), dead: make(chan struct{})}
			kept := activity.run(k)
			k.checkMachine()
			if t.Failed() {
				t.Logf("seed %d", seed)
			}
			mu.Lock()
			defer mu.Unlock()
			if acknowledged[activity.name] += kept; kept == 0 {
				idle[activity.name]++
			}
		})
	}
}

// startService configures an account at a service of its own.
func (k *kill) startService() {
	k.Helper()
	service, err := sandbox.New(sandbox.Options{})
	modeltest.Must(k, err)
	k.service, k.home = service, homeOf(k.T)
	k.env = configureService(k.T, k.home, service, "")
}

// newMailbox configures an account that receives callbacks. Its service cannot be reached.
func (k *kill) newMailbox() *mailbox {
	k.Helper()
	m := newMailbox(k.T)
	k.home, k.env = m.home, m.env()
	return m
}

// jobID returns the id of a job of the scenario.
func (k *kill) jobID(key string) int64 {
	k.Helper()
	id, err := k.service.Job(key)
	modeltest.Must(k, err)
	return id
}

// setTarget sets which program is killed, and how long at most after its first
// acknowledgement. It returns false if the kill has come already.
func (k *kill) setTarget(cmd *exec.Cmd, within time.Duration) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.target, k.within = cmd, within
	k.sessions = append(k.sessions, cmd.Process.Pid)
	if k.at.IsZero() {
		return true
	}
	_ = cmd.Process.Kill()
	return false
}

// acknowledged records an acknowledgement. The first one starts the clock of the kill.
func (k *kill) acknowledged(what string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if len(k.acks) == 0 {
		time.AfterFunc(k.lag+time.Duration(k.Int64N(int64(k.within))), k.killTarget)
	}
	k.acks = append(k.acks, ack{time.Now(), what})
}

func (k *kill) killTarget() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.at = time.Now()
	_ = k.target.Process.Kill() // it may have ended by itself
	close(k.dead)
}

// waitForKill waits for the kill.
func (k *kill) waitForKill() {
	k.Helper()
	select {
	case <-k.dead:
	case <-time.After(deadline):
		k.Fatal("nothing was acknowledged")
	}
}

// mustBeKept returns the acknowledgements that the disk must hold: all except those
// within the lag.
func (k *kill) mustBeKept() (out []string) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, a := range k.acks {
		if k.lag == 0 || a.at.Before(k.at.Add(-k.lag)) {
			out = append(out, a.what)
		}
	}
	return out
}

// command returns a command of shortlist without a terminal, in a session of its own.
func (k *kill) command(args ...string) *exec.Cmd {
	cmd := exec.Command(binary(k.T), args...)
	cmd.Dir = k.home
	cmd.Env = append([]string{
		"HOME=" + k.home, "XDG_CONFIG_HOME=" + k.home + "/config", "XDG_DATA_HOME=" + k.home + "/data",
		"XDG_CACHE_HOME=" + k.home + "/cache", "XDG_STATE_HOME=" + k.home + "/state", "PATH=" + os.Getenv("PATH"), "LANG=C.UTF-8",
	}, k.env...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	return cmd
}

// runUntilKilled runs a command, calls f with each whole line that it prints, and returns
// its exit code, which is less than 0 if it was killed.
func (k *kill) runUntilKilled(cmd *exec.Cmd, within time.Duration, f func(line string)) (code int) {
	k.Helper()
	out, err := cmd.StdoutPipe()
	modeltest.Must(k, err)
	cmd.Stderr = cmd.Stdout
	modeltest.Must(k, cmd.Start())
	k.setTarget(cmd, within)
	for lines := bufio.NewReader(out); ; {
		line, err := lines.ReadString('\n')
		if err != nil {
			break // an unfinished line acknowledges nothing
		}
		f(strings.TrimSuffix(line, "\n"))
	}
	_ = cmd.Wait() // the exit code is checked
	return cmd.ProcessState.ExitCode()
}

// checkMachine checks the home folder after a kill: no process is left, the next start can
// read and write, and only this user can read the files.
func (k *kill) checkMachine() {
	k.Helper()
	for _, leader := range k.sessions {
		k.waitForSession(leader)
	}
	if out, err := k.command("digest", "--offline", "--always").CombinedOutput(); err != nil {
		k.Errorf("the next start: %v\n%s", err, out)
	}
	err := filepath.WalkDir(k.home, func(path string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) {
			return nil // a file of a store that was closed meanwhile
		}
		if err != nil {
			return err
		}
		info, err := d.Info()
		if err != nil {
			return err
		}
		if mode := info.Mode(); mode.Perm()&0o077 != 0 && (mode.IsRegular() || mode.IsDir()) {
			k.Errorf("others can read %s: %v", path, mode)
		}
		return nil
	})
	if err != nil {
		k.Error(err)
	}
}

// waitForSession waits until no process is left of a session. Where the system does not
// list processes in /proc, as on a Mac, it returns at once.
func (k *kill) waitForSession(leader int) {
	k.Helper()
	tick := time.NewTicker(20 * time.Millisecond)
	defer tick.Stop()
	for late := time.After(deadline); ; {
		left := ""
		stats, _ := filepath.Glob("/proc/[0-9]*/stat") // the pattern is good
		for _, name := range stats {
			stat, err := os.ReadFile(name)
			if err != nil {
				continue // it has ended
			}
			_, after, _ := strings.Cut(string(stat), ") ") // state, parent, group, session
			if f := strings.Fields(after); len(f) > 3 && f[3] == strconv.Itoa(leader) && f[0] != "Z" && f[0] != "X" {
				left = string(stat)
			}
		}
		if left == "" {
			return
		}
		select {
		case <-tick.C:
		case <-late:
			k.Errorf("a process is left: %s", left)
			return
		}
	}
}

// readFile returns the bytes of a file, and fails the test if it cannot.
func (k *kill) readFile(path string) []byte {
	k.Helper()
	f, err := os.Open(path)
	if err != nil {
		k.Error(err)
		return nil
	}
	defer func() { _ = f.Close() }()
	data, err := io.ReadAll(f)
	if err != nil {
		k.Error(err)
	}
	return data
}
