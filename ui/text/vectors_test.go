package text

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// TestVectors lays out each testdata/*.html at 40 and at 80 cells.
func TestVectors(t *testing.T) {
	sources, err := filepath.Glob("testdata/*.html")
	if err != nil || len(sources) < 20 {
		t.Fatalf("found %d vectors, error %v", len(sources), err)
	}
	r := NewRenderer(Style{Bare: true})
	for _, source := range sources {
		src, err := os.ReadFile(source)
		modeltest.Must(t, err)
		for _, width := range []int{40, 80} {
			file := strings.TrimSuffix(source, "html") + strconv.Itoa(width) + ".txt"
			t.Run(filepath.Base(file), func(t *testing.T) {
				lines := r.HTML(string(src), width)
				checkLines(t, lines, width)
				got := ""
				if len(lines) > 0 {
					got = strings.Join(lines, "\n") + "\n"
				}
				modeltest.CompareFile(t, file, got)
			})
		}
	}
}
