package config

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/modeltest"
)

func TestACrashIsWrittenDownForThisUserAlone(t *testing.T) {
	home(t)
	file := WriteCrash("1.2.3", "x\x1b[2J", []byte("goroutine 1"))
	data, err := os.ReadFile(file)
	modeltest.Must(t, err)
	for _, part := range []string{"shortlist 1.2.3", "x\x1b[2J", "goroutine 1"} {
		if !strings.Contains(string(data), part) {
			t.Errorf("%q is not in:\n%s", part, data)
		}
	}
	info, err := os.Stat(file)
	if err != nil || info.Mode().Perm() != 0o600 || filepath.Dir(file) != filepath.Dir(LogFile()) {
		t.Errorf("%s: %v, %v", file, info, err)
	}
	for i := range 3 * maxCrashes {
		file = WriteCrash("1.2.3", i, nil)
	}
	left, err := filepath.Glob(filepath.Join(filepath.Dir(file), "crash-*"))
	if err != nil || len(left) != maxCrashes {
		t.Errorf("%d files, %v", len(left), err)
	}
	data, err = os.ReadFile(file)
	if want := fmt.Sprint(3*maxCrashes - 1); err != nil || !strings.Contains(string(data), want) {
		t.Errorf("the last one is not there: %v\n%s", err, data)
	}
}

func TestACrashThatCannotBeWrittenDown(t *testing.T) {
	dir := home(t)
	modeltest.Must(t, os.WriteFile(filepath.Join(dir, "state"), nil, 0o600))
	if file := WriteCrash("", "x", nil); file != "" {
		t.Errorf("written to %q", file)
	}
}
