//go:build unix

package external

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"syscall"
	"testing"

	"shortlist/model/modeltest"
)

// TestAProgramThatIsEndedGoesWithAllThatItStarted: whoever has its pipe open lives.
func TestAProgramThatIsEndedGoesWithAllThatItStarted(t *testing.T) {
	dir := t.TempDir()
	pipe, program := filepath.Join(dir, "pipe"), filepath.Join(dir, "program")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip("no pipes here:", err)
	}
	modeltest.Must(t, os.WriteFile(program, []byte("#!/bin/sh\nexec 3> \"$1\"\nsleep 1000 &\necho begun >&3\nwait\n"), 0o700))
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	failed := make(chan error, 1)
	go func() { failed <- Run(ctx, []string{program, pipe}, os.Environ(), nil) }()
	f, err := os.Open(pipe)
	modeltest.Must(t, err)
	defer func() { _ = f.Close() }() // only read
	if _, err := f.Read(make([]byte, 1)); err != nil {
		t.Fatal(err)
	}
	cancel()
	if _, err := io.Copy(io.Discard, f); err != nil { // until no process has it open
		t.Error(err)
	}
	if err := <-failed; err == nil {
		t.Error("a program that was killed ended well")
	}
}

// TestAProgramNeedNotReadItsInput, however much it is.
func TestAProgramNeedNotReadItsInput(t *testing.T) {
	if err := Run(t.Context(), []string{"true"}, os.Environ(), make([]byte, 1<<20)); err != nil {
		t.Error(err)
	}
	if err := Run(t.Context(), []string{"false"}, os.Environ(), nil); err == nil {
		t.Error("a failure is not reported")
	}
}

// TestAFloodOfOutputIsCutAndTheProgramEndsByItself: it is not killed for what it writes.
func TestAFloodOfOutputIsCutAndTheProgramEndsByItself(t *testing.T) {
	out, err := Capture(t.Context(), []string{"sh", "-c", "head -c 5000000 /dev/zero; head -c 5000000 /dev/zero >&2; exit 3"}, os.Environ(), make([]byte, 1<<20))
	if exit := (*exec.ExitError)(nil); !errors.As(err, &exit) || exit.ExitCode() != 3 {
		t.Error(err)
	}
	if len(out.Out) != mostOut || len(out.Err) != mostErr || !out.Cut {
		t.Errorf("%d and %d bytes are kept, cut %v", len(out.Out), len(out.Err), out.Cut)
	}
}

// TestAnotherProgramGetsNoPassword from the environment.
func TestAnotherProgramGetsNoPassword(t *testing.T) {
	t.Setenv("SHORTLIST_PASSWORD", "secret")
	t.Setenv("SHORTLIST_OTHER", "kept")
	out, err := Capture(t.Context(), []string{"env"}, Environment(), nil)
	if err != nil || !bytes.Contains(out.Out, []byte("SHORTLIST_OTHER=kept")) || bytes.Contains(out.Out, []byte("secret")) {
		t.Errorf("%s, %v", out.Out, err)
	}
}
