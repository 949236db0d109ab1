package filesystem

import (
	"path/filepath"

	"golang.org/x/sys/windows"
)

// Shared reports whether a folder is on another host: its path is a UNC path, or its drive is a network drive.
func Shared(folder string) (bool, error) {
	full, err := filepath.Abs(folder)
	if err != nil {
		return false, err
	}
	drive, unc := windowsVolume(filepath.VolumeName(full))
	if drive == "" {
		return unc, nil
	}
	root, err := windows.UTF16PtrFromString(drive + `\`)
	if err != nil {
		return false, err
	}
	return windows.GetDriveType(root) == windows.DRIVE_REMOTE, nil
}
