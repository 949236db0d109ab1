//go:build unix

package doctor

import (
	"context"
	"errors"
	"os"
	"time"

	"golang.org/x/sys/unix"
	"golang.org/x/term"
)

// canAsk reports whether a terminal can be asked on this system.
const canAsk = true

// slice is how long a wait for the terminal may go on after the end of the context.
const slice = 50 * time.Millisecond

// raw gives every byte of the terminal to this program until restore is called.
func raw(in *os.File) (restore func(), err error) {
	before, err := term.MakeRaw(int(in.Fd()))
	if err != nil {
		return nil, err
	}
	return func() { _ = term.Restore(int(in.Fd()), before) }, nil // the terminal may be gone
}

// receive returns the bytes that the terminal sends until done accepts them, wait is over, or
// the context ends.
func receive(ctx context.Context, in *os.File, wait time.Duration, done func([]byte) bool) (got []byte) {
	buf := make([]byte, 4096)
	for end := time.Now().Add(wait); time.Now().Before(end) && ctx.Err() == nil; {
		ready := []unix.PollFd{{Fd: int32(in.Fd()), Events: unix.POLLIN}}
		n, err := unix.Poll(ready, int(slice.Milliseconds()))
		if errors.Is(err, unix.EINTR) || err == nil && n == 0 {
			continue
		}
		if err != nil {
			return got
		}
		n, err = unix.Read(int(in.Fd()), buf)
		if err != nil || n == 0 {
			return got
		}
		if got = append(got, buf[:n]...); done(got) || len(got) > 1<<16 {
			return got
		}
	}
	return got
}
