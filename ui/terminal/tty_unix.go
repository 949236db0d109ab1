//go:build unix

package terminal

import (
	"os"
	"os/signal"
	"syscall"
)

// prepareConsole does nothing: this system needs no more than makeRaw.
func (*tty) prepareConsole() error { return nil }

// notifyResized sends a signal each time the size of the terminal changes.
func notifyResized(c chan<- os.Signal) { signal.Notify(c, syscall.SIGWINCH) }
