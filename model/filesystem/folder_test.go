package filesystem

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"shortlist/model/modeltest"
)

// TestAFolderThatWasMovedIsAway, also while another folder is at its path, until it is back.
func TestAFolderThatWasMovedIsAway(t *testing.T) {
	path := filepath.Join(t.TempDir(), "home", "store")
	modeltest.Must(t, os.MkdirAll(path, 0o700))
	f, err := Mark(path)
	modeltest.Must(t, err)
	modeltest.Must(t, f.Check())
	home, aside := filepath.Dir(path), filepath.Dir(path)+"-aside"
	rename := func(from, to string) {
		t.Helper()
		modeltest.Must(t, os.Rename(from, to))
	}
	rename(home, aside)
	if err := f.Check(); !errors.Is(err, ErrAway) {
		t.Errorf("moved: %v", err)
	}
	modeltest.Must(t, os.MkdirAll(path, 0o700))
	if err := f.Check(); !errors.Is(err, ErrAway) {
		t.Errorf("another folder in its place: %v", err)
	}
	rename(home, home+"-other")
	modeltest.Must(t, os.WriteFile(home, nil, 0o600))
	if err := f.Check(); !errors.Is(err, ErrAway) {
		t.Errorf("a file in the place of what holds it: %v", err)
	}
	modeltest.Must(t, os.Remove(home))
	rename(aside, home)
	if err := f.Check(); err != nil {
		t.Errorf("back: %v", err)
	}
}

// TestAFolderIsMadeUnlessWhatHeldItIsAway: a folder that a person removed is made again.
func TestAFolderIsMadeUnlessWhatHeldItIsAway(t *testing.T) {
	home := filepath.Join(t.TempDir(), "home")
	saved, token := filepath.Join(home, "CVs"), filepath.Join(home, "state", "acme", "token")
	modeltest.Must(t, os.Mkdir(home, 0o700))
	Remember(saved, token)
	for range 2 {
		modeltest.Must(t, errors.Join(Make(saved), Make(filepath.Dir(token))))
		modeltest.Must(t, errors.Join(os.Remove(saved), os.RemoveAll(filepath.Join(home, "state"))))
	}
	aside := home + "-aside"
	modeltest.Must(t, os.Rename(home, aside))
	for _, path := range []string{saved, filepath.Dir(token)} {
		if err := Make(path); !errors.Is(err, ErrAway) {
			t.Errorf("%s: %v", path, err)
		}
	}
	if _, err := os.Stat(home); err == nil {
		t.Error("the home is made again")
	}
	if err := errors.Join(os.Rename(aside, home), Make(saved)); err != nil {
		t.Error(err)
	}
}

// TestATryLeavesNothing behind, and reports what the system does.
func TestATryLeavesNothing(t *testing.T) {
	folder := t.TempDir()
	keeps, err := KeepsModes(folder)
	if err = errors.Join(err, Try(folder, 1<<20)); err != nil || !keeps {
		t.Errorf("%v %v", keeps, err)
	}
	if left, err := os.ReadDir(folder); err != nil || len(left) != 0 {
		t.Errorf("%v %v", left, err)
	}
	if err := Try(filepath.Join(folder, "none"), 0); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
}
