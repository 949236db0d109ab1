//go:build unix

package store

import (
	"os"
	"syscall"
)

// ownerOf returns the user id of a file's owner.
func ownerOf(info os.FileInfo) (uid int, ok bool) {
	s, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return 0, false
	}
	return int(s.Uid), true
}
