//go:build unix

package doctor

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestAFileOfAnotherUserIsBad: it is counted, and the line repairs it. Only root can give a
// file away; others look at a folder of root's.
func TestAFileOfAnotherUserIsBad(t *testing.T) {
	place := "/etc"
	if os.Geteuid() == 0 {
		place = t.TempDir()
		path := filepath.Join(place, "store.db")
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chown(path, 12345, 12345); err != nil {
			t.Fatal(err)
		}
	}
	lines := Files([]Place{{Name: "data", Path: place}})
	if len(lines) != 1 {
		t.Fatalf("%+v", lines)
	}
	if l := lines[0]; l.State != Bad || !strings.HasPrefix(l.Do, say.Run("sudo chown -R \"$USER\" "+quote(place))) {
		t.Errorf("%+v", l)
	}
}
