package outside

import (
	"bytes"
	"context"
	"errors"
	"os/exec"
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
	cmd := exec.CommandContext(ctx, argv[0], argv[1:]...)
	cmd.Env, cmd.Stdin, cmd.WaitDelay = env, bytes.NewReader(input), lettingGo
	apart(cmd)
	cmd.Cancel = func() error { return kill(cmd.Process) }
	err := cmd.Run()
	if errors.Is(err, exec.ErrWaitDelay) && ctx.Err() == nil { // it ended well without reading all of its input
		err = nil
	}
	return err
}
