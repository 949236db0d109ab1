//go:build unix

package team

import (
	"errors"
	"io/fs"
	"os"
	"os/user"
	"strconv"
	"strings"
	"sync"
	"syscall"

	"golang.org/x/sys/unix"
)

// openFile opens a file for reading. It follows no link, and waits for no pipe.
func openFile(path string) (*os.File, error) {
	return os.OpenFile(path, os.O_RDONLY|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, 0)
}

// openOwn opens or makes a file for writing. It follows no link.
func openOwn(path string, mode fs.FileMode) (*os.File, error) {
	return os.OpenFile(path, os.O_RDWR|os.O_CREATE|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, mode)
}

// lock locks a file against other processes of this host until it is closed. It reports false while
// another one has locked it.
func lock(f *os.File) (bool, error) {
	switch err := unix.Flock(int(f.Fd()), unix.LOCK_EX|unix.LOCK_NB); {
	case err == nil:
		return true, nil
	case errors.Is(err, unix.EINTR), errors.Is(err, unix.EWOULDBLOCK):
		return false, nil
	case errors.Is(err, unix.ENOLCK), errors.Is(err, unix.EOPNOTSUPP), errors.Is(err, unix.ENOSYS):
		return false, errors.New(sayNoLock())
	default:
		return false, err
	}
}

var owners sync.Map // names by user id

// ownerOf returns the name of a file's owner, in lower case.
func ownerOf(info fs.FileInfo) (name string, ok bool) {
	s, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return "", false
	}
	if known, ok := owners.Load(s.Uid); ok {
		return known.(string), true
	}
	u, err := user.LookupId(strconv.FormatUint(uint64(s.Uid), 10))
	if err != nil {
		return "", false
	}
	name = strings.ToLower(u.Username)
	owners.Store(s.Uid, name)
	return name, true
}

// isLinked reports whether a file has another name, too.
func isLinked(info fs.FileInfo) bool {
	s, ok := info.Sys().(*syscall.Stat_t)
	return ok && s.Nlink > 1
}

// Writable returns why the manager cannot make files in the folder; nil if that is possible.
func (f *Folder) Writable() error { return unix.Access(f.options.Path, unix.W_OK|unix.X_OK) }
