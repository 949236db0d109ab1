//go:build !unix

package external

import (
	"os"
	"os/exec"
)

// apart keeps a program from what is sent to the terminal's programs: nothing is here.
func apart(*exec.Cmd) {}

// hangUp ends a program whose terminal is gone: nothing asks it to here.
func hangUp(p *os.Process) error { return p.Kill() }

// kill ends a program: what it started is not known here.
func kill(p *os.Process) error { return p.Kill() }
