//go:build darwin || freebsd

package store

import (
	"strings"

	"golang.org/x/sys/unix"
)

// networkNames begin the names of file systems that other hosts may write to.
var networkNames = []string{"nfs", "smbfs", "cifs", "afpfs", "webdav", "ftp", "fuse", "macfuse", "osxfuse", "p9fs", "9p", "afs", "lustre", "coda", "acfs"}

// sharedFolder reports whether other hosts may write to a folder's file system.
func sharedFolder(folder string) (bool, error) {
	var s unix.Statfs_t
	if err := unix.Statfs(folder, &s); err != nil {
		return false, err
	}
	kind := unix.ByteSliceToString(s.Fstypename[:])
	for _, name := range networkNames {
		if strings.HasPrefix(kind, name) {
			return true, nil
		}
	}
	return false, nil
}
