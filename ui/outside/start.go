package outside

import (
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
