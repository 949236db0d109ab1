//go:build unix

package linear

import "golang.org/x/sys/unix"

// withoutEcho makes a terminal not show what is typed, until restore is called. A terminal that is
// gone has no echo.
func withoutEcho(fd int) (restore func()) {
	before, err := unix.IoctlGetTermios(fd, getTermios)
	if err != nil {
		return func() {}
	}
	silent := *before
	silent.Lflag &^= unix.ECHO
	_ = unix.IoctlSetTermios(fd, setTermios, &silent)
	return func() { _ = unix.IoctlSetTermios(fd, setTermios, before) }
}
