package uitest

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Golden compares what was drawn with testdata/NAME.golden, NAME being the
// test's; escapes are written as "␛". With SHORTLIST_GOLDEN=write in the
// environment the file is written instead, to be looked at before it is kept.
func Golden(t *testing.T, drawn string) {
	t.Helper()
	path := filepath.Join("testdata", t.Name()+".golden")
	got := strings.ReplaceAll(drawn, "\x1b", "␛") + "\n"
	if os.Getenv("SHORTLIST_GOLDEN") == "write" {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	g, w := strings.Split(got, "\n"), strings.Split(string(want), "\n")
	for i := range max(len(g), len(w)) {
		var a, b string
		if i < len(g) {
			a = g[i]
		}
		if i < len(w) {
			b = w[i]
		}
		if a != b {
			t.Errorf("line %d of %s\n got %s\nwant %s", i+1, path, a, b)
		}
	}
}
