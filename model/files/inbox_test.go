package files

import (
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"shortlist/model/modeltest"
)

func TestFilesAreKeptForThisUserAloneWhileNeeded(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "acme", "inbox")
	in := NewInbox(dir)
	if err := in.Sweep(func(string) bool { return false }, time.Now()); err != nil {
		t.Errorf("without a folder: %v", err)
	}
	keep := func(text string) string {
		t.Helper()
		f, err := in.Create()
		modeltest.Must(t, err)
		if _, err := io.WriteString(f, text); err != nil {
			t.Fatal(err)
		}
		ref, err := f.Commit()
		modeltest.Must(t, err)
		return ref
	}
	needed, other := keep("a CV"), keep("another")
	gone, err := in.Create()
	modeltest.Must(t, err)
	gone.Discard()
	if info, err := os.Stat(filepath.Join(dir, needed)); err != nil || info.Mode().Perm() != 0o600 {
		t.Error(info, err)
	}
	if info, err := os.Stat(dir); err != nil || info.Mode().Perm() != 0o700 {
		t.Error(info, err)
	}
	f, err := in.Open(needed, 4)
	modeltest.Must(t, err)
	if data, err := io.ReadAll(f); err != nil || string(data) != "a CV" {
		t.Errorf("%q, %v", data, err)
	}
	if err := f.Close(); err != nil {
		t.Error(err)
	}
	for ref, size := range map[string]int64{needed: 5, "../" + needed: 4, "store.db": 4, "": 0, kept + "nothing": 4} {
		if f, err := in.Open(ref, size); err == nil {
			t.Errorf("%s of %d bytes is opened", ref, size)
			_ = f.Close()
		}
	}
	needs := func(ref string) bool { return ref == needed }
	if err := in.Sweep(needs, time.Now().Add(-time.Hour)); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Join(dir, other)); err != nil {
		t.Error("what was only just kept is swept")
	}
	if err := in.Sweep(needs, time.Now().Add(time.Hour)); err != nil {
		t.Error(err)
	}
	left, err := os.ReadDir(dir)
	if err != nil || len(left) != 1 || left[0].Name() != needed {
		t.Errorf("left are %v, %v", left, err)
	}
}
