//go:build unix

package external

import (
	"os"
	"os/exec"
	"syscall"

	"golang.org/x/sys/unix"
)

// apart starts a program in a session of its own, which keeps the signals of the terminal from it.
func apart(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} }

// hangUp sends a program the signal that means that its terminal is gone.
func hangUp(p *os.Process) error { return p.Signal(syscall.SIGHUP) }

// kill ends a program that was started apart, and all of its group.
func kill(p *os.Process) error { return syscall.Kill(-p.Pid, syscall.SIGKILL) }

// ReaderIsGone reports whether the reader of a pipe is gone.
func ReaderIsGone(f *os.File) (gone bool) {
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
