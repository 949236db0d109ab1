//go:build unix

package ui_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/external"
	"shortlist/ui/intent"
)

// TestTheHookRunsForNewApplications.
func TestTheHookRunsForNewApplications(t *testing.T) {
	t.Parallel()
	out := filepath.Join(t.TempDir(), "out")
	if err := syscall.Mkfifo(out, 0o600); err != nil {
		t.Skip("no pipes here:", err)
	}
	d := begin(t, setup{options: ui.Options{Hook: hookTo(t, out)}})
	d.Arrives(newcomer(d.ToJob("ua-backend").ID, "Олена Щойна"))
	if input, err := os.ReadFile(out); err != nil || !strings.Contains(string(input), `"Олена Щойна"`) {
		t.Errorf("its input: %q, %v", input, err)
	}
}

// TestNoHookRunsInTheDemo, since its people are fictional.
func TestNoHookRunsInTheDemo(t *testing.T) {
	t.Parallel()
	out := filepath.Join(t.TempDir(), "out")
	h := hookTo(t, out)
	d := begin(t, setup{options: ui.Options{Hook: h, Opened: intent.Opened{IsDemo: true}}})
	d.Arrives(newcomer(d.ToJob("ua-backend").ID, "Олена Щойна"))
	h.Close()
	if _, err := os.Stat(out); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("its input:: %v", err)
	}
	last, err := d.account.LastNew(t.Context())
	modeltest.Must(t, err)
	if ok, err := d.account.TakeHook(t.Context(), last); err != nil || !ok {
		t.Errorf("it counts as run: %v", err)
	}
}

// hookTo returns a hook that writes its input into a file.
func hookTo(t *testing.T, out string) *external.Hook {
	t.Helper()
	program := filepath.Join(t.TempDir(), "hook")
	modeltest.Must(t, os.WriteFile(program, []byte("#!/bin/sh\ncat > \"$1\"\n"), 0o700))
	h := external.NewHook(external.HookOptions{Argv: []string{program, out}})
	t.Cleanup(h.Close)
	return h
}
