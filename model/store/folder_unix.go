//go:build unix

package store

import (
	"errors"
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

// fullOrOverQuota reports whether an error of a file means that nothing more can be written.
func fullOrOverQuota(err error) bool {
	return errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) || errors.Is(err, syscall.EFBIG)
}

// unwritable reports whether an error means that the file system is mounted read-only.
func unwritable(err error) bool { return errors.Is(err, syscall.EROFS) }
