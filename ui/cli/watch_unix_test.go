//go:build unix

package cli

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model/filesystem"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// TestTheHookRunsOnceHoweverManyWatch, of those that come in from then on.
func TestTheHookRunsOnceHoweverManyWatch(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "starts a program for each new application")
	d := newDesk(t, sandbox.Options{})
	pipe, program := filepath.Join(d.home, "pipe"), filepath.Join(d.home, "hook")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip("no pipes here:", err)
	}
	modeltest.Must(t, os.WriteFile(program, []byte("#!/bin/sh\ncat > \"$1.$$\"\necho \"$1.$$\" > \"$1\"\n"), 0o700))
	d.configure(fmt.Sprintf(configText, filepath.Join(d.home, "CVs")) + fmt.Sprintf("[hooks]\nnew_application = [\"~/hook\", %q]\n", pipe))
	if filesystem.Expand("~/hook") != program {
		t.Fatal("this is not its home")
	}
	d.must("jobs", "list")
	both := []*running{d.start("watch"), d.start("watch", "--json")}
	want := map[int64]bool{}
	for range 5 {
		want[d.applied("ua-backend")] = true
	}
	done, err := os.OpenFile(pipe, os.O_RDWR, 0) // with a writer of its own it does not end between two
	modeltest.Must(t, err)
	defer func() { _ = done.Close() }() // only read
	lines := bufio.NewScanner(done)
	for range 5 {
		if !lines.Scan() {
			t.Fatal(lines.Err())
		}
		data, err := os.ReadFile(lines.Text())
		modeltest.Must(t, err)
		var n watchLine
		if err := json.Unmarshal(data, &n); err != nil {
			t.Fatalf("%v in %s", err, data)
		}
		if !want[n.Applicant.ID] {
			t.Errorf("%d was sent twice, or is not an application", n.Applicant.ID)
		}
		delete(want, n.Applicant.ID)
	}
	for _, w := range both {
		for range 5 {
			w.prints()
		}
		w.interrupt()
	}
	if all, err := filepath.Glob(pipe + ".*"); err != nil || len(all) != 5 {
		t.Errorf("it was run %d times, %v", len(all), err)
	}
}

// TestWatchEndsWithItsReader.
func TestWatchWithoutNewsEndsWithItsReader(t *testing.T) {
	modeltest.SkipInShort(t, "waits until a pipe is seen to be closed")
	d := newDesk(t, sandbox.Options{})
	from, to, err := os.Pipe()
	modeltest.Must(t, err)
	defer func() { _ = to.Close() }() // it has no reader
	d.must("jobs", "list")
	d.applied("ua-backend")
	go func() {
		_, _ = bufio.NewReader(from).ReadString('\n')
		_ = from.Close() // as head does
	}()
	var problems strings.Builder
	if code := Run(t.Context(), d.deps(to, &problems), []string{"watch"}); code != command.ExitDone || strings.Contains(problems.String(), "shortlist:") {
		t.Errorf("exit %d: %s", code, problems.String())
	}
}

// TestListenRunsTheHook for new applications; in restricted mode it reports that it does not.
func TestListenRunsTheHook(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.dial = bareDial // no network is needed
	pipe, program := filepath.Join(d.home, "pipe"), filepath.Join(d.home, "hook")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip("no pipes here:", err)
	}
	modeltest.Must(t, os.WriteFile(program, []byte("#!/bin/sh\ncat > \"$1\"\n"), 0o700))
	hook := fmt.Sprintf("[hooks]\nnew_application = [%q, %q]\n", program, pipe)
	d.receiver(hook + "[limits]\nrestricted = true\n")
	body := application(5, "Перша", "")
	l := d.runListen("--addr", free)
	if code, text := l.send("POST", body, sign(body)); code != 200 {
		t.Fatalf("%d %s", code, text)
	}
	has(t, l.stop().err, "hooks.new_application is off: restricted mode")

	d.receiver(hook)
	l = d.runListen("--addr", free)
	hears := func(name string) {
		t.Helper()
		if data, err := os.ReadFile(pipe); err != nil || !strings.Contains(string(data), name) {
			t.Errorf("it read %s, %v", data, err)
		}
	}
	hears("Перша") // the application that arrived while no hook ran
	body = application(5, "Друга", "")
	if code, text := l.send("POST", body, sign(body)); code != 200 {
		t.Fatalf("%d %s", code, text)
	}
	hears("Друга")
	l.stop()
}
