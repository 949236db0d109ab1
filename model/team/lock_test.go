//go:build unix

package team

import (
	"os"
	"path/filepath"
	"testing"
)

// TestAFileIsLockedByOneAndReadByAll: the lock ends when its file is closed.
func TestAFileIsLockedByOneAndReadByAll(t *testing.T) {
	path := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(path, []byte("a line\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	open := func() *os.File {
		f, err := openOwn(path, 0o600)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = f.Close() })
		return f
	}
	first, second := open(), open()
	for _, step := range []struct {
		by   *os.File
		want bool
	}{{first, true}, {second, false}} {
		if locked, err := lock(step.by); locked != step.want || err != nil {
			t.Fatalf("locked %v, %v, want %v", locked, err, step.want)
		}
	}
	if text, err := os.ReadFile(path); err != nil || string(text) != "a line\n" {
		t.Errorf("%q, %v", text, err)
	}
	if err := first.Close(); err != nil {
		t.Fatal(err)
	}
	if locked, err := lock(second); !locked || err != nil {
		t.Errorf("after the first is closed: %v, %v", locked, err)
	}
}
