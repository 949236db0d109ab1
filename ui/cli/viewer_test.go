package cli

import (
	"os"
	"path/filepath"
	"testing"

	"shortlist/model/modeltest"
)

// TestTheOpenerOfCVsMayBeBelowTheHomeFolder, as the programs of hooks and commands may.
func TestTheOpenerOfCVsMayBeBelowTheHomeFolder(t *testing.T) {
	home := t.TempDir()
	t.Setenv("HOME", home)
	modeltest.Must(t, os.WriteFile(filepath.Join(home, "view"), []byte("#!/bin/sh\n: > \"$2\"\n"), 0o700))
	file := filepath.Join(home, "cv.pdf")
	opener := []string{"~/view", "--new"}
	modeltest.Must(t, OpenFile(opener, file))
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
