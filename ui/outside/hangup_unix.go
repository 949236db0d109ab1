//go:build unix

package outside

import (
	"os"
	"syscall"
)

// hangUp tells a program that its terminal is gone.
func hangUp(p *os.Process) error { return p.Signal(syscall.SIGHUP) }
