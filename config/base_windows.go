package config

import (
	"path/filepath"

	"golang.org/x/sys/windows"
)

// localAppData returns the folder for files of programs that stay on this computer.
func localAppData(home string) string {
	path, err := windows.KnownFolderPath(windows.FOLDERID_LocalAppData, windows.KF_FLAG_DONT_VERIFY)
	if err != nil {
		return filepath.Join(home, "AppData", "Local")
	}
	return path
}
