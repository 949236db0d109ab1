package store

import (
	"path/filepath"
	"strings"

	"golang.org/x/sys/windows"
)

// sharedFolder reports whether a folder is on another host: its path is a UNC path, or its
// drive is a network drive, which may have a letter.
func sharedFolder(folder string) (bool, error) {
	full, err := filepath.Abs(folder)
	if err != nil {
		return false, err
	}
	volume := strings.TrimPrefix(strings.TrimPrefix(filepath.ToSlash(filepath.VolumeName(full)), "//?/"), "//./")
	if len(volume) != len("C:") || volume[1] != ':' {
		unc := strings.HasPrefix(volume, "//") || strings.HasPrefix(strings.ToUpper(volume), "UNC/")
		return unc, nil
	}
	root, err := windows.UTF16PtrFromString(volume + `\`)
	if err != nil {
		return false, err
	}
	return windows.GetDriveType(root) == windows.DRIVE_REMOTE, nil
}
