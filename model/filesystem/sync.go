package filesystem

import (
	"errors"
	"io/fs"
	"os"
	"runtime"
	"syscall"
)

// Sync makes the names in a folder durable, where the system can.
func Sync(folder string) error {
	d, err := os.Open(folder)
	if err != nil {
		return err
	}
	err = d.Sync()
	if cannotSync(runtime.GOOS, err) {
		err = nil
	}
	return errors.Join(err, d.Close())
}

// cannotSync reports whether an error means that the system cannot make a folder durable. Some network file systems call
// the folder invalid, and Windows denies it.
func cannotSync(system string, err error) bool {
	return errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.EINVAL) || errors.Is(err, syscall.EBADF) || system == "windows" && errors.Is(err, fs.ErrPermission)
}
