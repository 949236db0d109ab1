package store

import (
	"path/filepath"
	"strings"
)

// sharedFolder reports whether a folder is on another host: its path is a UNC path. A network
// drive with a letter is not recognised.
func sharedFolder(folder string) (bool, error) {
	full, err := filepath.Abs(folder)
	if err != nil {
		return false, err
	}
	volume := filepath.ToSlash(filepath.VolumeName(full))
	local := strings.HasPrefix(volume, "//?/") && !strings.HasPrefix(strings.ToUpper(volume), "//?/UNC/") || strings.HasPrefix(volume, "//./")
	return strings.HasPrefix(volume, "//") && !local, nil
}
