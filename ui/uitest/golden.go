package uitest

import (
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

// Golden compares a drawing with testdata/NAME.golden, NAME being the test's. Escapes are
// written as "␛".
func Golden(t *testing.T, drawn string) {
	t.Helper()
	modeltest.CompareFile(t, filepath.Join("testdata", t.Name()+".golden"), strings.ReplaceAll(drawn, "\x1b", "␛")+"\n")
}
