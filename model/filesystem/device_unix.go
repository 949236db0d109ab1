//go:build unix

package filesystem

import (
	"os"
	"syscall"
)

// deviceOf returns the number of the file system that a file lies on.
func deviceOf(info os.FileInfo) (device uint64, known bool) {
	s, known := info.Sys().(*syscall.Stat_t)
	if !known {
		return 0, false
	}
	return uint64(s.Dev), true
}
