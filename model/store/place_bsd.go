//go:build darwin || freebsd

package store

import "golang.org/x/sys/unix"

// sharedFolder reports whether other hosts may write to a folder's file system.
func sharedFolder(folder string) (bool, error) {
	f, err := FileSystemOf(folder)
	return f.Network, err
}

// FileSystemOf returns the file system of a folder.
func FileSystemOf(folder string) (FileSystem, error) {
	var s unix.Statfs_t
	if err := unix.Statfs(folder, &s); err != nil {
		return FileSystem{}, err
	}
	name := unix.ByteSliceToString(s.Fstypename[:])
	return FileSystem{Name: name, Network: isNetworkName(name), Free: uint64(max(s.Bavail, 0)) * uint64(s.Bsize)}, nil
}
