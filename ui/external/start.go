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

// soon is how long Start waits for a program that fails at once.
const soon = time.Second

// Start starts a program that has no part in the screen and outlives shortlist. The error is
// that it could not be started, or failed at once.
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

// Run runs a program to its end. The program has no part in the screen, and its output is
// dropped. When the context ends, Run kills its process group.
func Run(ctx context.Context, argv, env []string, input []byte) error {
	return execute(ctx, argv, env, input, nil, nil)
}

// Output is the beginning of what a program wrote.
type Output struct {
	Out, Err []byte
	Cut      bool // it wrote more to its output
}

// The most bytes that are kept of a program's output and of its errors. The rest is dropped while the program
// goes on.
const (
	mostOut = 64 << 10
	mostErr = 4 << 10
)

// Capture is Run that returns what the program wrote, also if it fails.
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
	if errors.Is(err, exec.ErrWaitDelay) && ctx.Err() == nil { // it ended well without reading all of its input, or left its output open
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
