//go:build unix

package terminal

import (
	"bytes"
	"io"
	"os"
	"os/signal"
	"strconv"
	"strings"
	"syscall"

	"shortlist/model/lang"

	tea "charm.land/bubbletea/v2"
	"golang.org/x/sys/unix"
)

// NoSuspend is the reason why the program cannot be suspended; "" when it can. Without a shell above it in the same
// session nothing would ever continue it. Programs between the shell and this one, such as a script or go run, are in
// this program's group and stop with it.
func NoSuspend() string {
	mine, err := unix.Getsid(0)
	for above := os.Getppid(); err == nil && above > 1; above = parentOf(above) {
		theirs, gone := unix.Getsid(above)
		group, unknown := unix.Getpgid(above)
		if gone != nil || unknown != nil || theirs != mine {
			break
		}
		if group != unix.Getpgrp() {
			return ""
		}
	}
	return lang.Text("there is no shell here to go back to")
}

// parentOf returns the parent of a process; 0 where the system does not show it as Linux does.
func parentOf(pid int) int {
	stat, err := os.ReadFile("/proc/" + strconv.Itoa(pid) + "/stat")
	if err != nil {
		return 0
	}
	fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:])) // the name before it may have blanks
	if len(fields) < 2 {
		return 0
	}
	parent, err := strconv.Atoi(fields[1])
	if err != nil {
		return 0
	}
	return parent
}

// Suspend stops the program and all of its group until the shell continues it.
func Suspend() tea.Cmd {
	return func() tea.Msg { return lending{stop{}, func(error) tea.Msg { return nil }} }
}

// stop is a command that ends when the program is continued.
type stop struct{}

// Run implements tea.ExecCommand.
func (stop) Run() error {
	if NoSuspend() != "" { // the shell has gone since: the system would ignore the signal
		return nil
	}
	continued := make(chan os.Signal, 1)
	notifyContinued(continued)
	defer signal.Stop(continued)
	if err := syscall.Kill(0, syscall.SIGTSTP); err != nil {
		return lang.Errorf("suspend the program: %w", err)
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
