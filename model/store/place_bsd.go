//go:build darwin || freebsd

package store

import "golang.org/x/sys/unix"

// sharedFolder reports whether other hosts may write to a folder's file system.
func sharedFolder(folder string) (bool, error) {
	var s unix.Statfs_t
	if err := unix.Statfs(folder, &s); err != nil {
		return false, err
	}
	return isNetworkName(unix.ByteSliceToString(s.Fstypename[:])), nil
}
