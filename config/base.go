package config

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"shortlist/model/filesystem"
)

// The kinds of files that the XDG Base Directory Specification gives a folder each.
const (
	configFiles = "CONFIG"
	dataFiles   = "DATA"
	stateFiles  = "STATE"
	cacheFiles  = "CACHE"
)

// base returns the folder of a kind of files. It reads no file: a home may be on a server that does not answer, which
// no command could report if the program waited for it before it has begun.
func base(kind string) string {
	home, err := os.UserHomeDir()
	if err != nil {
		home = string(filepath.Separator)
	}
	set := filesystem.Expand(os.Getenv("XDG_" + kind + "_HOME"))
	if rest, ok := strings.CutPrefix(set, "$HOME"); ok {
		set = filepath.Join(home, rest)
	}
	if filepath.IsAbs(set) {
		return set
	}
	switch runtime.GOOS {
	case "windows":
		if kind == cacheFiles {
			return filepath.Join(localAppData(home), "cache")
		}
		return localAppData(home)
	case "darwin":
		if kind == cacheFiles {
			return filepath.Join(home, "Library", "Caches")
		}
		return filepath.Join(home, "Library", "Application Support")
	}
	return filepath.Join(home, map[string]string{configFiles: ".config", dataFiles: ".local/share", stateFiles: ".local/state", cacheFiles: ".cache"}[kind])
}
