//go:build unix

package team

import (
	"io/fs"
	"os"
	"strings"
	"testing"
)

// TestAFolderThatKeepsNoModesOrOwnersIsNamedAsSuch: nothing is written there, because no colleague would use it. The
// test leaves the folder as it was.
func TestAFolderThatKeepsNoModesOrOwnersIsNamedAsSuch(t *testing.T) {
	open := func(fs.FileInfo) fs.FileMode { return 0o777 }
	readable := func(fs.FileInfo) fs.FileMode { return 0o755 }
	olena := func(fs.FileInfo) (string, bool) { return "olena", true }
	mallory := func(fs.FileInfo) (string, bool) { return "mallory", true }
	unknown := func(fs.FileInfo) (string, bool) { return "", false }
	for _, c := range []struct {
		name  string
		mode  func(fs.FileInfo) fs.FileMode
		owner func(fs.FileInfo) (string, bool)
		want  string // "": it is written
	}{
		{"modes are open", open, olena, "keeps no permissions"},
		{"modes are fixed", readable, olena, ""},
		{"one owner for all", nil, mallory, "belongs to mallory and not to olena"},
		{"no owner", nil, unknown, "belongs to ? and not to olena"},
		{"as usual", nil, olena, ""},
	} {
		dir := t.TempDir()
		f := NewFolder(FolderOptions{Path: dir, Manager: "olena", Host: "desk", OwnerOf: c.owner, ModeOf: c.mode})
		_, err := f.Write(t.Context(), service, []Change{verdict(7, "yes")}, nil)
		keeps := f.Keeps()
		for _, err := range []error{err, keeps} {
			if (err == nil) != (c.want == "") || err != nil && !strings.Contains(err.Error(), c.want) {
				t.Errorf("%s: %v", c.name, err)
			}
		}
		left, err := os.ReadDir(dir)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range left {
			if strings.HasPrefix(e.Name(), ".new-") {
				t.Errorf("%s: %s is left", c.name, e.Name())
			}
		}
		if data, _ := os.ReadFile(f.Own()); (len(data) > 0) != (c.want == "") { // missing: nothing was written
			t.Errorf("%s: written is %q", c.name, data)
		}
	}
}
