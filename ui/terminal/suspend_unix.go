//go:build unix

package terminal

import (
	"io"
	"os"
	"os/signal"
	"syscall"

	tea "charm.land/bubbletea/v2"
	"golang.org/x/sys/unix"
)

// NoSuspend is the reason why the program cannot be suspended; "" when it can. Without a shell
// above it in the same session nothing would ever continue it.
func NoSuspend() string {
	noShell := say.NoShell
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

// Suspend stops the program and all of its group until the shell continues it.
func Suspend() tea.Cmd {
	return func() tea.Msg { return lending{stop{}, func(error) tea.Msg { return nil }} }
}

// stop is a command that ends when the program is continued.
type stop struct{}

// Run implements tea.ExecCommand.
func (stop) Run() error {
	continued := make(chan os.Signal, 1)
	notifyContinued(continued)
	defer signal.Stop(continued)
	if err := syscall.Kill(0, syscall.SIGTSTP); err != nil {
		return say.NotSuspended(err)
	}
	<-continued
	return nil
}

// SetStdin implements tea.ExecCommand.
func (stop) SetStdin(io.Reader) {}

// SetStdout implements tea.ExecCommand.
func (stop) SetStdout(io.Writer) {}

// SetStderr implements tea.ExecCommand.
func (stop) SetStderr(io.Writer) {}

// notifyContinued sends a signal each time the program is continued after a stop.
func notifyContinued(c chan<- os.Signal) { signal.Notify(c, syscall.SIGCONT) }
