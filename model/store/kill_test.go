//go:build unix

package store

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// The environment variable in which this test program is the victim of a test below. It
// names the store file into which the victim writes until it is killed.
const victim = "SHORTLIST_TEST_VICTIM"

func TestMain(m *testing.M) {
	if host := os.Getenv(otherHost); host != "" {
		if err := serveHost(host, os.Getenv(sharedStore)); err != nil {
			fmt.Println("failed", err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	if path := os.Getenv(victim); path != "" {
		if err := suffer(path); err != nil {
			fmt.Println("failed", err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	modeltest.Prepare()
	os.Exit(m.Run())
}

// lastStep names the step of a mending at which the victim kills itself.
const lastStep = "SHORTLIST_TEST_LAST_STEP"

// suffer writes one row of every kind, again and again, and prints each once it is
// acknowledged.
func suffer(path string) error {
	ctx := context.Background()
	s, err := Open(path)
	if err != nil {
		return err
	}
	if last := os.Getenv(lastStep); last != "" {
		s.step = func(name string) {
			if name == last {
				_ = syscall.Kill(os.Getpid(), syscall.SIGKILL)
				select {} // it does not return
			}
		}
	}
	if _, _, err := s.Candidates(ctx, 5); err != nil { // finds the damage, if there is any
		return err
	}
	for id := rand.Int64N(1 << 40); ; id++ {
		did := func(what string, err error) error {
			if err == nil {
				_, err = fmt.Println(what, id)
			}
			return err
		}
		if err := did("draft", s.SaveDraft(ctx, draft(id))); err != nil {
			return err
		}
		if err := did("currency", s.SetCurrency(ctx, id, model.CurrencyEntry{Sent: time.Now()})); err != nil {
			return err
		}
		_, err := s.Queue(ctx, view(5, id, time.Now()))
		if err := did("view", err); err != nil {
			return err
		}
		_, err = s.Queue(ctx, change(id, model.Stop, model.Activated, time.Now()))
		if err := did("change", err); err != nil {
			return err
		}
		if err := did("applicant", s.PutCandidates(ctx, 5, []model.Candidate{{ID: id, JobID: 5}}, time.Now())); err != nil {
			return err
		}
		if err := did("job", s.PutJobs(ctx, []model.Job{{ID: id}}, time.Now())); err != nil {
			return err
		}
		_, err = s.Begin(ctx, model.Intent{DraftID: id}, false)
		if err := did("create", err); err != nil {
			return err
		}
	}
}

// TestAKillAtAnyStepOfAMendingLosesNothing: another window, which runs all the time,
// writes before, between and after, and finishes the mending.
func TestAKillAtAnyStepOfAMendingLosesNothing(t *testing.T) {
	modeltest.SkipInShort(t, "kills a process at every step")
	for _, step := range []string{"saved", "moved", "moved-wal", "moved-shm"} {
		t.Run(step, func(t *testing.T) {
			path, ctx := filled(t, 60), t.Context()
			b := openAt(t, path)
			b.db.SetMaxIdleConns(1) // connections are opened again, as after a rest of the program
			modeltest.Must(t, b.SaveDraft(ctx, draft(1001)))
			spoil(t, path, pages(t, path, "candidates")[0])
			t.Setenv(lastStep, step)
			murder(t, path, 0, stuck)
			if err := b.SaveDraft(ctx, draft(1002)); err != nil {
				t.Error(err)
			}
			if _, _, err := b.Candidates(ctx, 5); err != nil {
				t.Error(err)
			}
			s := openAt(t, path)
			if err := b.SaveDraft(ctx, draft(1003)); err != nil {
				t.Error(err)
			}
			for name, of := range map[string]*Store{"the one that ran": b, "the next start": s} {
				got, err := of.WaitingDrafts(ctx, time.Now().Add(time.Hour))
				if err != nil || len(got) != 63 {
					t.Errorf("%s has %d drafts of 63, %v", name, len(got), err)
				}
				sound(t, of)
			}
			if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
				t.Error(info.Mode(), err)
			}
		})
	}
}

// murder runs a victim, kills it after it has printed so many lines, and returns all
// its lines.
func murder(t *testing.T, path string, lines int, after time.Duration) (printed []string) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), victim+"="+path)
	out, err := cmd.StdoutPipe()
	modeltest.Must(t, err)
	modeltest.Must(t, cmd.Start())
	kill := func() { _ = cmd.Process.Kill() } // SIGKILL; Wait returns how it ended
	if lines == 0 {
		defer time.AfterFunc(after, kill).Stop()
	}
	scan := bufio.NewScanner(out)
	for scan.Scan() {
		if printed = append(printed, scan.Text()); len(printed) == lines {
			kill()
		}
	}
	if _, err := io.Copy(io.Discard, out); err != nil {
		t.Fatal(err)
	}
	if err := cmd.Wait(); err == nil || cmd.ProcessState.Exited() {
		t.Fatalf("it ended by itself: %v, %v", err, printed)
	}
	return printed
}

// TestAKillAtAnyMomentLosesNothingAcknowledged kills a window that writes, hundreds of
// times, on one file.
func TestAKillAtAnyMomentLosesNothingAcknowledged(t *testing.T) {
	modeltest.SkipInShort(t, "kills dozens of processes")
	path, ctx := filepath.Join(t.TempDir(), "store.db"), t.Context()
	acknowledged := map[string]bool{}
	rounds := 200
	if modeltest.Race { // each process starts several times as slowly
		rounds = 40
	}
	for round := range rounds {
		printed := murder(t, path, 1+rand.IntN(25), 0)
		for _, line := range printed {
			acknowledged[line] = true
		}
		if round%10 != 9 && round != rounds-1 {
			continue
		}
		s, err := Open(path)
		modeltest.Must(t, err)
		sound(t, s)
		there := map[string]bool{}
		note := func(what string, id int64) { there[what+" "+strconv.FormatInt(id, 10)] = true }
		drafts, err := s.WaitingDrafts(ctx, time.Now())
		modeltest.Must(t, err)
		for _, d := range drafts {
			note("draft", d.ID)
		}
		currencies, err := s.Currencies(ctx)
		modeltest.Must(t, err)
		for id := range currencies {
			note("currency", id)
		}
		outbox, err := s.Outbox(ctx)
		modeltest.Must(t, err)
		for _, o := range outbox {
			if o.Kind == model.OutgoingView {
				note("view", o.ApplyID)
			} else {
				note("change", o.JobID)
			}
		}
		people, _, err := s.Candidates(ctx, 5)
		modeltest.Must(t, err)
		for _, c := range people {
			note("applicant", c.ID)
		}
		creates, err := s.Intents(ctx, time.Now())
		modeltest.Must(t, err)
		for _, in := range creates {
			note("create", in.DraftID)
		}
		for line := range acknowledged {
			what, digits, _ := strings.Cut(line, " ")
			if what == "job" { // not listed any more; its last copy is kept
				id, err := strconv.ParseInt(digits, 10, 64)
				if err != nil {
					t.Fatal(line)
				}
				_, err = s.Job(ctx, id)
				there[line] = err == nil
			}
			if !there[line] {
				t.Errorf("round %d: %s was acknowledged and is gone", round, line)
			}
		}
		modeltest.Must(t, s.Close())
		if t.Failed() {
			return
		}
	}
	t.Logf("%d writes acknowledged in %d lives", len(acknowledged), rounds)
}

// TestAKillDuringAMendingLosesNothing kills a window that moves a damaged file aside,
// at a random moment.
func TestAKillDuringAMendingLosesNothing(t *testing.T) {
	modeltest.SkipInShort(t, "kills a hundred processes")
	whole, n := filled(t, 60), 60
	spoil(t, whole, pages(t, whole, "candidates")[0])
	data, err := os.ReadFile(whole)
	modeltest.Must(t, err)
	// The time until the first write is acknowledged; the mending is within it.
	began := time.Now()
	murder(t, whole, 1, 0)
	takes := time.Since(began)
	states := map[string]int{}
	for range 100 {
		path := filepath.Join(t.TempDir(), "store.db")
		write(t, path, string(data))
		murder(t, path, 0, time.Duration(rand.Int64N(int64(takes))))
		entries, err := os.ReadDir(filepath.Dir(path))
		modeltest.Must(t, err)
		state := ""
		for _, e := range entries {
			name, _, _ := strings.Cut(e.Name(), ".damaged-")
			if !strings.HasSuffix(name, "-wal") && !strings.HasSuffix(name, "-shm") {
				state += " " + name
			}
		}
		states[state]++
		s, err := Open(path)
		if err != nil {
			t.Fatal(state, err)
		}
		if _, _, err := s.Candidates(t.Context(), 5); err != nil {
			t.Error(state, err)
		}
		drafts, err := s.WaitingDrafts(t.Context(), time.Now())
		if err != nil || len(drafts) < n {
			t.Errorf("%d drafts after%s, %v", len(drafts), state, err)
		}
		sound(t, s)
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
	t.Log(states)
}
