//go:build unix

package external

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/modeltest"
	"shortlist/model/store/storetest"
)

// copies are windows of one account without applications.
func copies(t *testing.T, n int) (out []*account.Account) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "store.db")
	for range n {
		st, err := storetest.Open(path)
		modeltest.Must(t, err)
		client, err := api.New(api.Options{BaseURL: "http://ua.test.localhost", Email: "hr@example.com"}) // it is not used
		modeltest.Must(t, err)
		t.Cleanup(func() {
			client.Close()
			if err := st.Close(); err != nil {
				t.Error(err)
			}
		})
		out = append(out, account.New(account.Options{Name: "acme", Client: client, Store: st}))
	}
	return out
}

// arrives sends a callback about a new application.
func arrives(t *testing.T, a *account.Account, name string) account.Newcomer {
	t.Helper()
	ctx := t.Context()
	last, err := a.LastNew(ctx)
	modeltest.Must(t, err)
	if _, err := a.Keep(ctx, model.Arrival{JobID: 7, Received: time.Now(), FirstName: name, LastName: "Нова", Phone: "+380671234567", Digest: name}); err != nil {
		t.Fatal(err)
	}
	came, err := a.NewSince(ctx, last, 10)
	if err != nil || len(came) != 1 {
		t.Fatalf("%d came, %v", len(came), err)
	}
	return came[0]
}

// script is a program that a person might write.
func script(t *testing.T, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "script")
	modeltest.Must(t, os.WriteFile(path, []byte("#!/bin/sh\n"+text+"\n"), 0o700))
	return path
}

// fifo is a pipe that a script writes to when it is so far.
func fifo(t *testing.T) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(path, 0o600); err != nil {
		t.Skip("no pipes here:", err)
	}
	return path
}

// hear waits until somebody writes to a pipe.
func hear(t *testing.T, path string) {
	t.Helper()
	if _, err := os.ReadFile(path); err != nil {
		t.Fatal(err)
	}
}

// started returns a hook that is closed with the test.
func started(t *testing.T, o HookOptions) *Hook {
	t.Helper()
	h := NewHook(o)
	t.Cleanup(h.Close)
	return h
}

// TestTheProgramReadsTheApplicationAndNoShellItsArguments: it has no password either,
// and what has begun is waited for.
func TestTheProgramReadsTheApplicationAndNoShellItsArguments(t *testing.T) {
	t.Setenv("SHORTLIST_PASSWORD", "secret")
	t.Setenv("SHORTLIST_ACCOUNT", "acme")
	dir := t.TempDir()
	in := func(name string) string { return filepath.Join(dir, name) }
	hostile := "$(touch " + in("pwned") + "); touch " + in("pwned") + " | `touch " + in("pwned") + "`"
	begun := fifo(t)
	program := script(t, `cd "$1" && cat > input && env > environment && printf %s "$2" > argument && echo > "$3" && sleep 0.2 && echo > finished`)
	a := copies(t, 1)[0]
	h := started(t, HookOptions{Argv: []string{program, dir, hostile, begun}})
	h.Send(a, []account.Newcomer{arrives(t, a, "Олена")})
	hear(t, begun)
	h.Close()
	read := func(name string) string {
		data, err := os.ReadFile(in(name))
		modeltest.Must(t, err)
		return string(data)
	}
	if read("finished") == "" || read("argument") != hostile {
		t.Errorf("the argument is %q", read("argument"))
	}
	if _, err := os.Stat(in("pwned")); err == nil {
		t.Error("a shell has read the argument")
	}
	if env := read("environment"); strings.Contains(env, "secret") || !strings.Contains(env, "SHORTLIST_ACCOUNT=acme") {
		t.Errorf("the environment is\n%s", env)
	}
	var sent struct {
		JobID     int64
		Source    string
		JustIn    bool
		Applicant struct {
			ID        int64
			JobID     int64
			WithoutCV bool
			Applicant struct {
				Name     string
				Contacts struct{ Phone string }
			}
		}
	}
	modeltest.Must(t, json.Unmarshal([]byte(read("input")), &sent))
	who := sent.Applicant.Applicant
	if sent.JobID != 7 || sent.Source != "callback" || !sent.JustIn || who.Name != "Олена Нова" || who.Contacts.Phone != "+380671234567" || sent.Applicant.ID >= 0 {
		t.Errorf("it got %+v", sent)
	}
}

// TestOneWindowSendsEachApplicationOnce however many windows run.
func TestOneWindowSendsEachApplicationOnce(t *testing.T) {
	both := copies(t, 2)
	out := filepath.Join(t.TempDir(), "out")
	program := script(t, `cat >> "$1"`)
	var came []account.Newcomer
	for i := range 10 {
		came = append(came, arrives(t, both[0], fmt.Sprint("Олена", i)))
	}
	var done sync.WaitGroup
	for _, a := range both {
		h := started(t, HookOptions{Argv: []string{program, out}})
		done.Go(func() {
			for _, n := range came {
				if err := h.run(t.Context(), queued{a, n.ID}); err != nil {
					t.Error(err)
				}
			}
		})
	}
	done.Wait()
	data, err := os.ReadFile(out)
	modeltest.Must(t, err)
	for _, n := range came {
		if sent := strings.Count(string(data), `"`+n.Who.Applicant.Name+`"`); sent != 1 {
			t.Errorf("%s was sent %d times", n.Who.Applicant.Name, sent)
		}
	}
}

// TestBlindModeHidesNamesFromTheHook, also where that was switched on by another copy after they came
// in.
func TestBlindModeHidesNamesFromTheHook(t *testing.T) {
	both := copies(t, 2)
	out := filepath.Join(t.TempDir(), "out")
	h := started(t, HookOptions{Argv: []string{script(t, `cat > "$1"`), out}})
	n := arrives(t, both[0], "Олена")
	modeltest.Must(t, both[1].SetBlind(t.Context(), true))
	modeltest.Must(t, h.run(t.Context(), queued{both[0], n.ID}))
	data, err := os.ReadFile(out)
	if err != nil || strings.Contains(string(data), "Олена") || strings.Contains(string(data), "38067") || !strings.Contains(string(data), blind.Name(n.Who.ID)) {
		t.Errorf("it got %s, %v", data, err)
	}
}

// TestAProgramThatHangsIsKilledAndOneThatFailsIsLogged, without a word of who applied,
// and the next is sent of.
func TestAProgramThatHangsIsKilledAndOneThatFailsIsLogged(t *testing.T) {
	a := copies(t, 1)[0]
	var log safeBuilder
	out := fifo(t)
	program := script(t, `
who=$(cat)
echo "$who"
case "$who" in
*Перша*) sleep 1000;;
*Друга*) echo "$who" >&2; exit 3;;
*) echo "$who" > "$1";;
esac`)
	h := started(t, HookOptions{Argv: []string{program, out}, Limit: 500 * time.Millisecond, Log: slog.New(slog.NewTextHandler(&log, nil))})
	h.Send(a, []account.Newcomer{arrives(t, a, "Перша"), arrives(t, a, "Друга"), arrives(t, a, "Третя")})
	hear(t, out) // the last is sent
	h.Close()
	logged := log.String()
	if !strings.Contains(logged, "killed after 500ms") || !strings.Contains(logged, "exit status 3") || strings.Contains(logged, "Нова") {
		t.Errorf("the log has\n%s", logged)
	}
}

// TestAFullQueueDropsApplications: the caller does not wait, and memory does not grow.
func TestAFullQueueDropsApplications(t *testing.T) {
	a := copies(t, 1)[0]
	var log safeBuilder
	h := started(t, HookOptions{Argv: []string{script(t, `sleep 100000`)}, Log: slog.New(slog.NewTextHandler(&log, nil))})
	h.end()
	h.idle.Wait()
	many := slices.Repeat([]account.Newcomer{arrives(t, a, "Олена")}, mostQueued+1)
	h.Send(a, many)
	if n := strings.Count(log.String(), "queue is full"); n != 1 {
		t.Errorf("the log reports %d dropped applications", n)
	}
}

// TestMissedApplicationsAreSentOnce, of the last day.
func TestMissedApplicationsAreSentOnce(t *testing.T) {
	both := copies(t, 2)
	out, end := filepath.Join(t.TempDir(), "out"), fifo(t)
	_, err := both[0].Keep(t.Context(), model.Arrival{JobID: 7, Received: time.Now().Add(-25 * time.Hour), FirstName: "Давня", LastName: "Нова", Digest: "old"})
	modeltest.Must(t, err)
	arrives(t, both[0], "Перша")
	arrives(t, both[0], "Друга")
	program := script(t, `who=$(cat); echo "$who" >> "$1"; case "$who" in *"$3"*) echo > "$2";; esac`)
	for i, last := range []string{"Друга", "Остання"} {
		if i > 0 {
			arrives(t, both[0], last)
		}
		h := started(t, HookOptions{Argv: []string{program, out, end, last}})
		h.SendMissed(both[i])
		hear(t, end)
		h.Close()
	}
	data, err := os.ReadFile(out)
	modeltest.Must(t, err)
	for name, want := range map[string]int{"Давня": 0, "Перша": 1, "Друга": 1, "Остання": 1} {
		if n := strings.Count(string(data), `"`+name+` Нова"`); n != want {
			t.Errorf("%s was sent %d times, want %d", name, n, want)
		}
	}
}

// TestANilHookDoesNothing.
func TestANilHookDoesNothing(t *testing.T) {
	var h *Hook
	h.Send(nil, []account.Newcomer{{}})
	h.SendMissed(nil)
	h.Close()
}

// TestARunUnderWayIsKilledAtTheEnd after a moment.
func TestARunUnderWayIsKilledAtTheEnd(t *testing.T) {
	modeltest.SkipInShort(t, "waits until a run is killed")
	a := copies(t, 1)[0]
	h := started(t, HookOptions{Argv: []string{script(t, `sleep 100000`)}})
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if err := h.run(ctx, queued{a, arrives(t, a, "Олена").ID}); err == nil {
		t.Error("it has run without end")
	}
	h.Send(a, []account.Newcomer{arrives(t, a, "Друга")})
	h.Close() // a run that is not killed sleeps for longer than all tests may take
}

// safeBuilder is a strings.Builder for several goroutines.
type safeBuilder struct {
	mu sync.Mutex
	b  strings.Builder
}

var _ io.Writer = (*safeBuilder)(nil)

func (s *safeBuilder) Write(p []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.Write(p)
}

func (s *safeBuilder) String() string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.b.String()
}
