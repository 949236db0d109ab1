package outside

import (
	"bytes"
	"context"
	"errors"
	"os/exec"
	"time"
)

// soon is how long a program may take to say that it cannot do what it was started for.
const soon = time.Second

// Start starts a program beside this one: it has no part in the screen, and goes on when
// this one ends. The error is that it could not be started, or has failed at once.
func Start(argv []string) error {
	cmd := exec.Command(argv[0], argv[1:]...) // its input and outputs are nothing
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

// lettingGo is how long it takes at most until what a program has left of its input is
// given up, once it has ended.
const lettingGo = time.Second

// Run runs a program beside this one to its end, on an input and in an environment. It
// has no part in the screen, and what it writes is seen by nobody. When the context ends
// it is killed, with all that it started and that did not leave its group.
func Run(ctx context.Context, argv, env []string, input []byte) error {
	cmd := exec.CommandContext(ctx, argv[0], argv[1:]...)
	cmd.Env, cmd.Stdin, cmd.WaitDelay = env, bytes.NewReader(input), lettingGo
	apart(cmd)
	cmd.Cancel = func() error { return kill(cmd.Process) }
	err := cmd.Run()
	if errors.Is(err, exec.ErrWaitDelay) && ctx.Err() == nil { // it ended well, and did not read everything
		err = nil
	}
	return err
}
