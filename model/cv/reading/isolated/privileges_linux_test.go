package isolated_test

import (
	"io/fs"

	"golang.org/x/sys/unix"
)

// privileges is fs.ErrPermission where no program that is started can gain any.
func privileges() error {
	if set, err := unix.PrctlRetInt(unix.PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0); err != nil || set != 1 {
		return err
	}
	return fs.ErrPermission
}
