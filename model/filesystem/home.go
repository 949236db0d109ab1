package filesystem

import (
	"os"
	"path/filepath"
	"strings"
)

// Expand replaces a leading ~ by the person's home folder.
func Expand(path string) string {
	if rest, ok := strings.CutPrefix(path, "~"); ok && (rest == "" || rest[0] == '/') {
		if home, err := os.UserHomeDir(); err == nil {
			return filepath.Join(home, rest)
		}
	}
	return path
}
