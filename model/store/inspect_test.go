package store

import (
	"os"
	"path/filepath"
	"testing"

	"shortlist/model/modeltest"
)

func TestInspectFindsDamageAndChangesNothing(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	if _, err := Inspect(t.Context(), path); err == nil {
		t.Error("a missing file has no error")
	}
	s, err := Open(path)
	modeltest.Must(t, err)
	if i, err := Inspect(t.Context(), path); err != nil || i.Journal != "wal" || !i.Intact || i.Size == 0 {
		t.Errorf("while it is open: %+v, %v", i, err)
	}
	modeltest.Must(t, s.Close())
	data, err := os.ReadFile(path)
	modeltest.Must(t, err)
	for i := 4096; i < len(data); i++ {
		data[i] = 0x5a
	}
	modeltest.Must(t, os.WriteFile(path, data, 0o600))
	if i, err := Inspect(t.Context(), path); err == nil && i.Intact {
		t.Error("a damaged file is intact")
	}
	if after, err := os.ReadFile(path); err != nil || string(after) != string(data) {
		t.Errorf("the file has changed: %v", err)
	}
}
