//go:build unix

package external

import (
	"os"
	"os/exec"
	"syscall"
)

// apart starts a program in a session of its own, which keeps the signals of the terminal from it.
func apart(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} }

// hangUp sends a program the signal that means that its terminal is gone.
func hangUp(p *os.Process) error { return p.Signal(syscall.SIGHUP) }

// kill ends a program that was started apart, and all of its group.
func kill(p *os.Process) error { return syscall.Kill(-p.Pid, syscall.SIGKILL) }
