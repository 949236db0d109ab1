//go:build unix

package team

import (
	"io/fs"
	"os"
	"strings"
	"testing"
)

// TestAFolderThatKeepsNoModesOrOwnersIsNamedAsSuch if owners show who has written a file: nothing is written there,
// because no colleague would use it. With signatures alone it is written. The test leaves the folder as it was.
func TestAFolderThatKeepsNoModesOrOwnersIsNamedAsSuch(t *testing.T) {
	open := func(fs.FileInfo) fs.FileMode { return 0o777 }
	readable := func(fs.FileInfo) fs.FileMode { return 0o755 }
	olena := func(fs.FileInfo) (string, bool) { return "olena", true }
	mallory := func(fs.FileInfo) (string, bool) { return "mallory", true }
	unknown := func(fs.FileInfo) (string, bool) { return "", false }
	for _, c := range []struct {
		name  string
		check Check
		mode  func(fs.FileInfo) fs.FileMode
		owner func(fs.FileInfo) (string, bool)
		want  string // "": it is written
	}{
		{"modes are open", ByOwner, open, olena, "keeps no permissions"},
		{"modes are open, also signed", ByBoth, open, olena, "keeps no permissions"},
		{"modes are open, signed", BySignature, open, mallory, ""},
		{"modes are fixed", ByOwner, readable, olena, ""},
		{"one owner for all", ByOwner, nil, mallory, "belongs to mallory and not to olena"},
		{"one owner for all, also signed", ByBoth, nil, mallory, "belongs to mallory and not to olena"},
		{"no owner", ByOwner, nil, unknown, "belongs to ? and not to olena"},
		{"one owner for all, signed", BySignature, nil, mallory, ""},
		{"as usual", ByOwner, nil, olena, ""},
	} {
		dir := t.TempDir()
		f := NewFolder(FolderOptions{Path: dir, Manager: "olena", Host: "desk", Check: c.check, OwnerOf: c.owner, ModeOf: c.mode})
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
