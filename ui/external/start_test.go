package external

import (
	"os"
	"path/filepath"
	"testing"

	"shortlist/model/modeltest"
)

// TestAProgramIsStartedBesideThisOne: its file is an argument of its own, and a failure
// at once is reported.
func TestAProgramIsStartedBesideThisOne(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "a b;c.pdf")
	opener := filepath.Join(dir, "opener")
	script := "#!/bin/sh\n[ $# = 2 ] && [ \"$1\" = --new ] && : > \"$2\"\n"
	modeltest.Must(t, os.WriteFile(opener, []byte(script), 0o700))
	modeltest.Must(t, Start([]string{opener, "--new", file}))
	if _, err := os.Stat(file); err != nil {
		t.Error(err)
	}
	if err := Start([]string{opener, file}); err == nil {
		t.Error("a failure is not reported")
	}
	if err := Start([]string{filepath.Join(dir, "none")}); err == nil {
		t.Error("a program that there is not was started")
	}
}
