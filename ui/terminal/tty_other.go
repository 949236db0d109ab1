//go:build !unix && !windows

package terminal

import "os"

// prepareConsole does nothing: this system needs no more than makeRaw.
func (*tty) prepareConsole() error { return nil }

// notifyResized does nothing: this system has no such signal.
func notifyResized(chan<- os.Signal) {}
