package store

import (
	"errors"
	"slices"
	"strings"
	"syscall"
)

// Errors of Windows, whose numbers mean something else elsewhere.
const (
	winWriteProtect  syscall.Errno = 19
	winHandleFull    syscall.Errno = 39
	winNoProcess     syscall.Errno = 87
	winDiskFull      syscall.Errno = 112
	winFileTooLarge  syscall.Errno = 223
	winQuotaExceeded syscall.Errno = 1295
)

// fullOrOverQuota reports whether an error of a file means, on a system of Go's name, that nothing more can be written.
func fullOrOverQuota(system string, err error) bool {
	if system == "windows" {
		return isOneOf(err, winHandleFull, winDiskFull, winFileTooLarge, winQuotaExceeded)
	}
	return isOneOf(err, syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG)
}

// unwritable reports whether an error means that the file system is mounted read-only.
func unwritable(system string, err error) bool {
	if system == "windows" {
		return isOneOf(err, winWriteProtect)
	}
	return isOneOf(err, syscall.EROFS)
}

func isOneOf(err error, of ...syscall.Errno) bool {
	return slices.ContainsFunc(of, func(e syscall.Errno) bool { return errors.Is(err, e) })
}

// networkNames begin the names of file systems that other hosts may write to, as macOS and FreeBSD call them.
var networkNames = []string{"nfs", "smbfs", "cifs", "afpfs", "webdav", "ftp", "fuse", "macfuse", "osxfuse", "p9fs", "9p", "afs", "lustre", "coda", "acfs"}

// isNetworkName reports whether other hosts may write to a file system of this name.
func isNetworkName(kind string) bool {
	return slices.ContainsFunc(networkNames, func(name string) bool { return strings.HasPrefix(kind, name) })
}

// windowsVolume reads the volume of an absolute path of Windows: it is a drive, such as C:, which may be another
// host's, or on another host by its name.
func windowsVolume(volume string) (drive string, unc bool) {
	volume = strings.ReplaceAll(volume, `\`, "/")
	volume = strings.TrimPrefix(strings.TrimPrefix(volume, "//?/"), "//./")
	if len(volume) == len("C:") && volume[1] == ':' {
		return volume, false
	}
	return "", strings.HasPrefix(volume, "//") || strings.HasPrefix(strings.ToUpper(volume), "UNC/")
}
