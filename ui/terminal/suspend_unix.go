//go:build unix

package terminal

import (
	"os"
	"os/signal"
	"syscall"

	"golang.org/x/sys/unix"
)

// NoSuspend says why the program cannot be suspended; "" when it can. Without a shell
// above it in the same session nothing would ever continue it.
func NoSuspend() string {
	const noShell = "there is no shell here to go back to"
	parent := os.Getppid()
	mine, err := unix.Getsid(0)
	if err != nil {
		return noShell
	}
	theirs, err := unix.Getsid(parent)
	if err != nil || theirs != mine {
		return noShell
	}
	if group, err := unix.Getpgid(parent); err != nil || group == unix.Getpgrp() {
		return noShell
	}
	return ""
}

// notifyContinued sends a signal each time the program is continued after a stop.
func notifyContinued(c chan<- os.Signal) { signal.Notify(c, syscall.SIGCONT) }
