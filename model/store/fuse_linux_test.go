package store

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/hanwen/go-fuse/v2/fs"
	"github.com/hanwen/go-fuse/v2/fuse"

	"shortlist/model/filesystem"
	"shortlist/model/modeltest"
)

// mounted returns a folder on a FUSE file system; ok is false where none can be mounted, as root alone may.
func mounted(t *testing.T) (folder string, ok bool) {
	t.Helper()
	behind, folder := t.TempDir(), t.TempDir()
	root, err := fs.NewLoopbackRoot(behind)
	modeltest.Must(t, err)
	server, err := fs.Mount(folder, root, &fs.Options{MountOptions: fuse.MountOptions{DirectMountStrict: true}})
	if err != nil {
		t.Logf("no FUSE here: %v", err)
		return "", false
	}
	t.Cleanup(func() {
		if err := server.Unmount(); err != nil {
			t.Error(err)
		}
		server.Wait()
	})
	return folder, true
}

// TestAStoreOnFUSEKnowsWhereItLies: the kernel is asked, not a test's function. It has a rollback journal
// there, one window writes, and what was written is there for the next one.
func TestAStoreOnFUSEKnowsWhereItLies(t *testing.T) {
	folder, ok := mounted(t)
	if !ok {
		return
	}
	if shared, err := filesystem.Shared(folder); err != nil || !shared {
		t.Fatalf("%v %v", shared, err)
	}
	ctx, path := t.Context(), filepath.Join(folder, "store.db")
	here, err := OpenWith(path, Options{Host: "here"})
	modeltest.Must(t, err)
	defer func() { _ = here.Close() }()
	if err := rollsBack(ctx, here.db); err != nil {
		t.Error(err)
	}
	modeltest.Must(t, here.SaveDraft(ctx, draft(1)))
	there, err := OpenWith(path, Options{Host: "there"})
	modeltest.Must(t, err)
	defer func() { _ = there.Close() }()
	var held *ReadOnlyError
	if err := there.SaveDraft(ctx, draft(2)); !errors.As(err, &held) || held.Host != "here" {
		t.Errorf("two windows write: %v", err)
	}
	countDrafts(t, there, 1)
	modeltest.Must(t, errors.Join(here.Close(), there.Close()))
	if _, err := os.Stat(path + "-wal"); err == nil {
		t.Error("there is a write-ahead log")
	}
	next, err := OpenWith(path, Options{Host: "there"})
	modeltest.Must(t, err)
	defer func() { _ = next.Close() }()
	countDrafts(t, next, 2) // with what was kept beside the store
	if err := next.SaveDraft(ctx, draft(3)); err != nil {
		t.Errorf("after the first has ended: %v", err)
	}
}
