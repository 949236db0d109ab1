//go:build !unix

package external

import (
	"os"
	"os/exec"
)

// apart does nothing: on this system, the terminal's programs get no signals.
func apart(*exec.Cmd) {}

// hangUp ends a program whose terminal is gone: this system has no signal that asks it to end.
func hangUp(p *os.Process) error { return p.Kill() }

// kill ends a program, but not the programs that it has started, which this system does not list.
func kill(p *os.Process) error { return p.Kill() }

// ReaderIsGone reports whether the reader of a pipe is gone. Here only a write shows it.
func ReaderIsGone(*os.File) bool { return false }
