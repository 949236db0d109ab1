package store

import (
	"os"
	"path/filepath"
	"testing"
)

func TestInspectFindsDamageAndChangesNothing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	if _, err := Inspect(t.Context(), path); err == nil {
		t.Error("a missing file has no error")
	}
	s, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if i, err := Inspect(t.Context(), path); err != nil || i.Journal != "wal" || !i.Intact || i.Size == 0 {
		t.Errorf("while it is open: %+v, %v", i, err)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for i := 4096; i < len(data); i++ {
		data[i] = 0x5a
	}
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	if i, err := Inspect(t.Context(), path); err == nil && i.Intact {
		t.Error("a damaged file is intact")
	}
	if after, err := os.ReadFile(path); err != nil || string(after) != string(data) {
		t.Errorf("the file has changed: %v", err)
	}
}
