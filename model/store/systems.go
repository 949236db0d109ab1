package store

import (
	"errors"
	"slices"
	"syscall"
)

// Errors of Windows, whose numbers have another meaning on other systems.
const (
	winWriteProtect  syscall.Errno = 19
	winHandleFull    syscall.Errno = 39
	winNoProcess     syscall.Errno = 87
	winDiskFull      syscall.Errno = 112
	winFileTooLarge  syscall.Errno = 223
	winQuotaExceeded syscall.Errno = 1295
)

// fullOrOverQuota reports whether an error means that the disk is full or a quota used up. system is a GOOS.
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
