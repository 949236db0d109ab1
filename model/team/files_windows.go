package team

import (
	"errors"
	"io/fs"
	"os"

	"golang.org/x/sys/windows"
)

func openFile(path string) (*os.File, error) { return os.Open(path) }

func openOwn(path string, mode fs.FileMode) (*os.File, error) {
	return os.OpenFile(path, os.O_RDWR|os.O_CREATE, mode)
}

// behind is the byte of a file that lock locks: others cannot read a part that is locked, so it is behind any content.
var behind = windows.Overlapped{OffsetHigh: 1 << 30}

// lock locks a file against other processes until it is closed. It reports false while another one has locked it.
func lock(f *os.File) (bool, error) {
	at := behind
	switch err := windows.LockFileEx(windows.Handle(f.Fd()), windows.LOCKFILE_EXCLUSIVE_LOCK|windows.LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &at); {
	case err == nil:
		return true, nil
	case errors.Is(err, windows.ERROR_LOCK_VIOLATION), errors.Is(err, windows.ERROR_IO_PENDING):
		return false, nil
	case errors.Is(err, windows.ERROR_NOT_SUPPORTED), errors.Is(err, windows.ERROR_INVALID_FUNCTION):
		return false, errors.New(sayNoLock())
	default:
		return false, err
	}
}

// ownerOf finds no owner, so that no file counts: a team of managers on Windows shares in a database.
func ownerOf(fs.FileInfo) (name string, ok bool) { return "", false }

func isLinked(fs.FileInfo) bool { return false }

func syncFolder(string) error { return nil }

// Writable returns nil: a failed write reports why.
func (f *Folder) Writable() error { return nil }
