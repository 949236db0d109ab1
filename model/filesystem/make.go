package filesystem

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
)

// found is what this process has found at its start.
var found = struct {
	sync.Mutex
	mounts  map[string]bool // folders at which a file system was mounted
	folders map[string]bool
}{mounts: map[string]bool{}, folders: map[string]bool{}}

// Remember notes which folders are above the paths, and where their file systems are mounted, for Make.
func Remember(paths ...string) {
	found.Lock()
	defer found.Unlock()
	for _, path := range paths {
		full, err := filepath.Abs(path)
		if err != nil {
			continue
		}
		if at := mountOf(full); at != "" {
			found.mounts[at] = true
		}
		for at := filepath.Dir(full); ; at = filepath.Dir(at) {
			if info, err := os.Stat(at); err == nil && info.IsDir() {
				found.folders[at] = true
				break
			}
			if filepath.Dir(at) == at {
				break
			}
		}
	}
}

// Make makes a folder for this user alone, and the missing folders above it. It does not make a remembered folder
// again, and makes nothing below a mount point whose file system is away: then it returns an *AwayError.
func Make(path string) error {
	full, err := filepath.Abs(path)
	if err != nil {
		return err
	}
	found.Lock()
	defer found.Unlock()
	for at := full; ; at = filepath.Dir(at) {
		_, err := os.Stat(at)
		if found.mounts[at] && err == nil && !isMount(at) || found.folders[at] && errors.Is(err, fs.ErrNotExist) {
			return &AwayError{at}
		}
		if filepath.Dir(at) == at {
			return os.MkdirAll(full, 0o700)
		}
	}
}
