//go:build unix

package store

import (
	"errors"
	"io/fs"
	"os"
	"runtime"
	"syscall"

	"golang.org/x/sys/unix"
)

// readableAlone returns why the system lets this user only read a file; nil if the user can write it, or if it is
// missing.
func readableAlone(path string) error {
	err := unix.Access(path, unix.W_OK)
	if (unwritable(runtime.GOOS, err) || errors.Is(err, fs.ErrPermission)) && unix.Access(path, unix.R_OK) == nil {
		return err
	}
	return nil
}

// ownerOf returns the user id of a file's owner.
func ownerOf(info os.FileInfo) (uid int, ok bool) {
	s, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return 0, false
	}
	return int(s.Uid), true
}
