// Package filesystem knows what a folder lies on: whether other hosts may write to it, whether it keeps
// permissions, and whether the folder is still the one that was found at the start.
package filesystem

import (
	"slices"
	"strings"
)

// Kind is the file system that holds a folder.
type Kind struct {
	Name    string // "" if the system does not report it
	Network bool   // other hosts may write to it
	Free    uint64 // bytes that this user can still write
}

// networkNames begin the names of file systems that other hosts may write to, as macOS and FreeBSD call them.
var networkNames = []string{"nfs", "smbfs", "cifs", "afpfs", "webdav", "ftp", "fuse", "macfuse", "osxfuse", "p9fs", "9p", "afs", "lustre", "coda", "acfs"}

// isNetworkName reports whether other hosts may write to a file system of this name.
func isNetworkName(kind string) bool {
	return slices.ContainsFunc(networkNames, func(name string) bool { return strings.HasPrefix(kind, name) })
}

// windowsVolume returns the drive of a volume in an absolute path of Windows, such as C:, which may be a network
// drive. unc reports whether the path names another host.
func windowsVolume(volume string) (drive string, unc bool) {
	volume = strings.ReplaceAll(volume, `\`, "/")
	volume = strings.TrimPrefix(strings.TrimPrefix(volume, "//?/"), "//./")
	if len(volume) == len("C:") && volume[1] == ':' {
		return volume, false
	}
	return "", strings.HasPrefix(volume, "//") || strings.HasPrefix(strings.ToUpper(volume), "UNC/")
}
