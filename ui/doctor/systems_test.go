package doctor

import (
	"os"
	"path/filepath"
	"testing"

	"shortlist/model/modeltest"
)

// TestPermissionsAreReportedWhereModesShowThem, which they do not on Windows.
func TestPermissionsAreReportedWhereModesShowThem(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	modeltest.Must(t, os.WriteFile(file, nil, 0o600))
	for system, want := range map[string]int{"linux": 1, "darwin": 1, "freebsd": 1, "windows": 0} {
		if lines := filesOn(system, []Place{{Name: "Log", Path: file}}); len(lines) != want {
			t.Errorf("%s: %+v", system, lines)
		}
	}
}
