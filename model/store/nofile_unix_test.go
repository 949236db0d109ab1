//go:build unix

package store

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"shortlist/model/modeltest"
)

// TestWhatIsNoFileIsRefusedAndStays: neither a new store replaces it, nor does a pipe block a command.
func TestWhatIsNoFileIsRefusedAndStays(t *testing.T) {
	for want, put := range map[string]func(path string) error{
		"is a link to":  func(path string) error { return os.Symlink("/not/connected/store.db", path) },
		"is not a file": func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"a folder":      func(path string) error { return os.Mkdir(path, 0o700) },
	} {
		path := filepath.Join(t.TempDir(), "store.db")
		modeltest.Must(t, put(path))
		before, err := os.Lstat(path)
		modeltest.Must(t, err)
		if _, err := Open(path); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("Open: want %q: %v", want, err)
		}
		if _, err := Inspect(t.Context(), path); err == nil {
			t.Errorf("Inspect accepts what %s", want)
		}
		if now, err := os.Lstat(path); err != nil || !os.SameFile(before, now) {
			t.Errorf("what %s was replaced: %v", want, err)
		}
	}
	target := filepath.Join(t.TempDir(), "target.db")
	s, err := Open(target)
	modeltest.Must(t, err)
	modeltest.Must(t, s.Close())
	link := filepath.Join(t.TempDir(), "store.db")
	modeltest.Must(t, os.Symlink(target, link))
	s, err = Open(link)
	modeltest.Must(t, err)
	modeltest.Must(t, s.Close())
}
