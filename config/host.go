package config

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// The file of the whole host, and who may own it besides root: its user id. They are variables for tests
// alone, whose linker sets them: that needs constants here.
var (
	system = hostFile
	owner  = "0"
)

// HostFile is the configuration file of the whole host; "" if the system has none.
func HostFile() string { return system }

// CheckHost returns why the host's file cannot be read or trusted; nil if there is no reason, or no
// file. Mistakes in it are not a reason.
func CheckHost() error {
	_, err := hostData()
	return err
}

// hostData reads the host's file; nil if the host has none. A file that others than root could
// have written, moved or put there is an error, because its limits would be theirs.
func hostData() ([]byte, error) {
	if system == "" {
		return nil, nil
	}
	_, err := os.Lstat(system) // a broken link is not a missing file
	if !errors.Is(err, fs.ErrNotExist) {
		if err := trusted(system); err != nil {
			return nil, fmt.Errorf("%s: %w", system, err)
		}
		data, err := readFile(system)
		if err != nil {
			return nil, sayNotRead(err)
		}
		return data, nil
	}
	folder := filepath.Dir(system)
	if _, err := os.Lstat(folder); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err := trusted(folder); err != nil { // others could have removed the file
		return nil, fmt.Errorf("%s: %w", folder, err)
	}
	return nil, nil
}
