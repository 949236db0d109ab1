package doctor

import (
	"os"
	"path/filepath"
	"testing"
)

// TestPermissionsAreReportedWhereModesShowThem, which they do not on Windows.
func TestPermissionsAreReportedWhereModesShowThem(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for system, want := range map[string]int{"linux": 1, "darwin": 1, "freebsd": 1, "windows": 0} {
		if lines := filesOn(system, []Place{{Name: "Log", Path: file}}); len(lines) != want {
			t.Errorf("%s: %+v", system, lines)
		}
	}
}
