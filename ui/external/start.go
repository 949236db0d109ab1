package external

import (
	"bytes"
	"context"
	"errors"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"
)

// soon is how long Start waits to see whether a program fails at once.
const soon = time.Second

// Start starts a program that does not use the screen and outlives shortlist. It returns an
// error if the program could not be started, or failed at once.
func Start(argv []string) error {
	cmd := exec.Command(argv[0], argv[1:]...) // without input and output
	apart(cmd)
	if err := cmd.Start(); err != nil {
		return err
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	select {
	case err := <-ended:
		return err
	case <-time.After(soon):
		return nil
	}
}

// lettingGo is how long Run waits for open pipes of a program that has ended.
const lettingGo = time.Second

// Run runs a program to its end. The program does not use the screen, and its output is
// dropped. When the context ends, Run kills the program's process group.
func Run(ctx context.Context, argv, env []string, input []byte) error {
	return execute(ctx, argv, env, input, nil, nil)
}

// Output is the beginning of what a program wrote.
type Output struct {
	Out, Err []byte
	Cut      bool // the program wrote more to its output
}

// The most bytes that are kept of a program's output and error stream. The rest is dropped, and the program goes
// on.
const (
	mostOut = 64 << 10
	mostErr = 4 << 10
)

// Capture does the same as Run, and returns what the program wrote, even if it fails.
func Capture(ctx context.Context, argv, env []string, input []byte) (Output, error) {
	out, errs := beginning{most: mostOut}, beginning{most: mostErr}
	err := execute(ctx, argv, env, input, &out, &errs)
	return Output{Out: out.kept, Err: errs.kept, Cut: out.cut}, err
}

func execute(ctx context.Context, argv, env []string, input []byte, out, errs io.Writer) error {
	cmd := exec.CommandContext(ctx, argv[0], argv[1:]...)
	cmd.Env, cmd.Stdin, cmd.Stdout, cmd.Stderr, cmd.WaitDelay = env, bytes.NewReader(input), out, errs, lettingGo
	apart(cmd)
	cmd.Cancel = func() error { return kill(cmd.Process) }
	err := cmd.Run()
	if errors.Is(err, exec.ErrWaitDelay) && ctx.Err() == nil { // the program ended well, but left input unread or output open
		err = nil
	}
	return err
}

// beginning keeps the first bytes that are written to it, and drops the rest.
type beginning struct {
	kept []byte
	most int
	cut  bool
}

// Write implements io.Writer.
func (b *beginning) Write(p []byte) (int, error) {
	room := b.most - len(b.kept)
	b.kept = append(b.kept, p[:min(room, len(p))]...)
	b.cut = b.cut || len(p) > room
	return len(p), nil
}

// Environment returns shortlist's own environment for another program: without the password.
func Environment() []string {
	return slices.DeleteFunc(os.Environ(), func(v string) bool {
		name, _, _ := strings.Cut(v, "=")
		return strings.EqualFold(name, "SHORTLIST_PASSWORD")
	})
}
