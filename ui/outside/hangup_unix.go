//go:build unix

package outside

import (
	"os"
	"os/exec"
	"syscall"
)

// apart keeps a program from what is sent to the terminal's programs.
func apart(cmd *exec.Cmd) { cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} }

// hangUp tells a program that its terminal is gone.
func hangUp(p *os.Process) error { return p.Signal(syscall.SIGHUP) }
