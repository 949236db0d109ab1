package config

import (
	"os/exec"
	"syscall"
)

// setLine sets the command line that a program gets.
func setLine(cmd *exec.Cmd, line string) { cmd.SysProcAttr = &syscall.SysProcAttr{CmdLine: line} }
