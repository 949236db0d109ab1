package config

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// The file of the whole host, and the id of the user who may own it besides root. They are variables with constant
// values so that the linker can set them for tests.
var (
	system = hostFile
	owner  = "0"
)

// HostFile is the configuration file of the whole host; "" if the system has none.
func HostFile() string { return system }

// CheckHost returns why the host's file cannot be read or trusted; nil if it can, or if there is no file. It ignores
// mistakes in the content.
func CheckHost() error {
	_, err := hostData()
	return err
}

// hostData reads the host's file; nil if the host has none. A file that users other than root could have written,
// moved or put there is an error, because its limits would be theirs.
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
	if err := trusted(folder); err != nil { // others could have removed the file from such a folder
		return nil, fmt.Errorf("%s: %w", folder, err)
	}
	return nil, nil
}
