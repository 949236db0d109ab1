package modeltest

import (
	"os"
	"path/filepath"
	"testing"
)

// failing records failures in place of failing the test.
type failing struct {
	testing.TB
	failed bool
}

func (f *failing) Errorf(string, ...any) { f.failed = true }

func TestCompareFailsOnADifferenceAndWritesOnRequest(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "x.golden")
	compare := func(got string) bool {
		f := &failing{TB: t}
		CompareFile(f, path, got)
		return !f.failed
	}
	if !compare("") || compare("a\n") {
		t.Error("a missing file is not the same as an empty one")
	}
	t.Setenv("SHORTLIST_GOLDEN", "write")
	compare("a\n")
	t.Setenv("SHORTLIST_GOLDEN", "")
	if !compare("a\n") || compare("b\n") || compare("") {
		t.Error("the file does not hold what was written")
	}
	t.Setenv("SHORTLIST_GOLDEN", "write")
	compare("")
	if _, err := os.Stat(path); !os.IsNotExist(err) {
		t.Errorf("an empty result leaves a file: %v", err)
	}
}

func TestSampleIsBuiltOnRequestOnly(t *testing.T) {
	path := filepath.Join(t.TempDir(), "x.bin")
	t.Setenv("SHORTLIST_GOLDEN", "write")
	SampleFile(t, path, func() []byte { return []byte("a") })
	t.Setenv("SHORTLIST_GOLDEN", "")
	if got := SampleFile(t, path, func() []byte { t.Error("built again"); return nil }); string(got) != "a" {
		t.Errorf("%q", got)
	}
}
