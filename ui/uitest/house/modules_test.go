package house

import (
	"encoding/json"
	"os"
	"os/exec"
	"testing"
)

// TestNoModuleIsReplaced: Go refuses "go install shortlist@version" of a module that replaces another.
func TestNoModuleIsReplaced(t *testing.T) {
	t.Chdir(top)
	var main struct{ Replace []any }
	printed(t, &main, "mod", "edit", "-json")
	if len(main.Replace) > 0 {
		t.Errorf("go.mod replaces %v", main.Replace)
	}
}

// TestTheLibcIsTheOneOfSQLite: SQLite is tried by its maintainers with the version of libc in its own go.mod alone.
func TestTheLibcIsTheOneOfSQLite(t *testing.T) {
	t.Chdir(top)
	const libc = "modernc.org/libc"
	var ours struct{ Version string }
	printed(t, &ours, "list", "-m", "-json", libc)
	var sqlite struct{ GoMod string }
	printed(t, &sqlite, "list", "-m", "-json", "modernc.org/sqlite")
	var file struct {
		Require []struct{ Path, Version string }
	}
	printed(t, &file, "mod", "edit", "-json", sqlite.GoMod)
	for _, required := range file.Require {
		if required.Path == libc && required.Version == ours.Version {
			return
		}
	}
	t.Errorf("go.mod has %s %s; SQLite requires %v", libc, ours.Version, file.Require)
}

// printed decodes the JSON that the go command prints, which follows from go.mod.
func printed(t *testing.T, into any, args ...string) {
	t.Helper()
	if _, err := os.Stat("go.mod"); err != nil { // see top
		t.Fatal(err)
	}
	out, err := exec.Command("go", args...).Output()
	if err == nil {
		err = json.Unmarshal(out, into)
	}
	if err != nil {
		t.Fatalf("go %v: %v", args, err)
	}
}
