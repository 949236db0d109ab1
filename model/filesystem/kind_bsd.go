//go:build darwin || freebsd

package filesystem

import "golang.org/x/sys/unix"

// Shared reports whether other hosts may write to a folder's file system.
func Shared(folder string) (bool, error) {
	f, err := KindOf(folder)
	return f.Network, err
}

// KindOf returns the file system of a folder.
func KindOf(folder string) (Kind, error) {
	var s unix.Statfs_t
	if err := unix.Statfs(folder, &s); err != nil {
		return Kind{}, err
	}
	name := unix.ByteSliceToString(s.Fstypename[:])
	return Kind{Name: name, Network: isNetworkName(name), Free: uint64(max(s.Bavail, 0)) * uint64(s.Bsize)}, nil
}
