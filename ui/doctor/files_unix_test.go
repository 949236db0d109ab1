//go:build unix

package doctor

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"shortlist/model/lang"
	"shortlist/model/modeltest"
	"shortlist/model/store"
)

// TestAFileOfAnotherUserIsBad: it is counted, and the line repairs it. Only root can give a
// file away; others look at a folder of root's.
func TestAFileOfAnotherUserIsBad(t *testing.T) {
	place := "/etc"
	if os.Geteuid() == 0 {
		place = t.TempDir()
		path := filepath.Join(place, "store.db")
		modeltest.Must(t, os.WriteFile(path, nil, 0o600))
		modeltest.Must(t, os.Chown(path, 12345, 12345))
	}
	lines := Files([]Place{{Name: "data", Path: place}})
	if len(lines) != 1 {
		t.Fatalf("%+v", lines)
	}
	if l := lines[0]; l.State != Bad || !strings.HasPrefix(l.Do, sayRun("sudo chown -R \"$USER\" "+quote(place))) {
		t.Errorf("%+v", l)
	}
}

// TestAStoreThatCannotBeWrittenHasTheSystemsWords, and one that can be is not bad, whatever the space of the disk.
func TestAStoreThatCannotBeWrittenHasTheSystemsWords(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	s, err := store.Open(path)
	if err = errors.Join(err, s.Close()); err != nil {
		t.Fatal(err)
	}
	for _, l := range CheckStore(t.Context(), path) {
		if l.Name == lang.Text("Writing") || l.State == Bad {
			t.Errorf("%+v", l)
		}
	}
	if err := store.Unwritable(filepath.Join(t.TempDir(), "none", "store.db")); !errors.Is(err, syscall.ENOENT) || err.Error() != syscall.ENOENT.Error() {
		t.Error(err)
	}
}
