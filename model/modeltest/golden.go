// Package modeltest is what the tests of every package share: files of the tree that a test compares with or
// writes, the proof that work grows no faster than its input, and the process that runs a package's tests.
package modeltest

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

func writing() bool { return os.Getenv("SHORTLIST_GOLDEN") == "write" }

// CompareFile fails the test unless the file at path holds got. An empty got is a missing file.
func CompareFile(t testing.TB, path, got string) {
	t.Helper()
	if writing() {
		write(t, path, []byte(got))
		return
	}
	want, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		t.Fatal(err)
	}
	if diff := cmp.Diff(string(want), got); diff != "" {
		t.Errorf("%s differs (-file +test); SHORTLIST_GOLDEN=write go test -run '^%s$' writes it:\n%s", path, t.Name(), diff)
	}
}

// SampleFile returns the content of the file at path. Only SHORTLIST_GOLDEN=write calls build: its
// output may differ between versions of Go, as that of a compressor does.
func SampleFile(t testing.TB, path string, build func() []byte) []byte {
	t.Helper()
	if writing() {
		write(t, path, build())
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func write(t testing.TB, path string, data []byte) {
	t.Helper()
	err := os.MkdirAll(filepath.Dir(path), 0o755)
	switch {
	case err != nil:
	case len(data) == 0:
		if err = os.Remove(path); errors.Is(err, fs.ErrNotExist) {
			err = nil
		}
	default:
		err = os.WriteFile(path, data, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
}
