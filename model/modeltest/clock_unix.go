//go:build unix

package modeltest

import (
	"syscall"
	"time"
)

// ProcessorTime returns how long this process has run on any processor.
func ProcessorTime() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
