package cli

import (
	"os"
	"path/filepath"
	"testing"
)

// TestTheOpenerOfCVsMayBeBelowTheHomeFolder, as the programs of hooks and commands may.
func TestTheOpenerOfCVsMayBeBelowTheHomeFolder(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	if err := os.WriteFile(filepath.Join(home, "view"), []byte("#!/bin/sh\n: > \"$2\"\n"), 0o700); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(home, "cv.pdf")
	opener := []string{"~/view", "--new"}
	if err := OpenFile(opener, file); err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(file); err != nil || opener[0] != "~/view" {
		t.Errorf("%v, %v", opener, err)
	}
}

// TestARestrictedReaderHasNoDrawer: a restricted shortlist starts no program but itself.
func TestARestrictedReaderHasNoDrawer(t *testing.T) {
	if CVReader(true).Draws {
		t.Error("pages are drawn")
	}
}
