//go:build darwin || dragonfly || freebsd || netbsd || openbsd

package linear

import "golang.org/x/sys/unix"

const (
	getTermios = unix.TIOCGETA
	setTermios = unix.TIOCSETA
)
