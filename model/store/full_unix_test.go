//go:build unix

package store

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"shortlist/model/modeltest"
)

// TestInspectReportsAFullDisk runs in its own process, whose files cannot grow: reading a store that
// no window uses takes a file beside it.
func TestInspectReportsAFullDisk(t *testing.T) {
	if !modeltest.InOwnProcess(t) {
		return
	}
	path := filepath.Join(t.TempDir(), "store.db")
	s, err := Open(path)
	modeltest.Must(t, err)
	modeltest.Must(t, s.Close())
	before, err := os.ReadFile(path)
	modeltest.Must(t, err)
	room := modeltest.LimitFiles(t, 0)
	_, err = Inspect(t.Context(), path)
	room()
	if !errors.Is(err, ErrFull) {
		t.Error(err)
	}
	if i, err := Inspect(t.Context(), path); err != nil || !i.Intact {
		t.Errorf("with room again: %+v, %v", i, err)
	}
	if after, err := os.ReadFile(path); err != nil || string(after) != string(before) {
		t.Errorf("the file has changed: %v", err)
	}
}
