//go:build unix

package receive

import (
	"os"

	"golang.org/x/sys/unix"
)

// closed reports whether the reader of a pipe is gone.
func closed(f *os.File) (gone bool) {
	raw, err := f.SyscallConn()
	if err != nil {
		return false
	}
	err = raw.Control(func(fd uintptr) {
		of := []unix.PollFd{{Fd: int32(fd)}} // errors and hang-ups need no request
		n, err := unix.Poll(of, 0)
		gone = err == nil && n > 0 && of[0].Revents&(unix.POLLERR|unix.POLLHUP) != 0
	})
	return gone && err == nil
}
