package store

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// TestADamagedStoreIsMovedAsideWhereOpenFilesCannotBe, as on Windows.
func TestADamagedStoreIsMovedAsideWhereOpenFilesCannotBe(t *testing.T) {
	path, ctx := filled(t, 60), t.Context()
	s, err := Open(path)
	modeltest.Must(t, err)
	if _, _, err := s.FindBytes(&Marks{}); err != nil { // it keeps files open
		t.Fatal(err)
	}
	refused, elsewhere := 0, true
	s.rename = func(from, to string) error {
		if elsewhere {
			return syscall.EBUSY
		}
		open, err := filepath.Glob("/proc/self/fd/*")
		if err != nil {
			return err
		}
		for _, fd := range open {
			if target, err := os.Readlink(fd); err == nil && target == from {
				refused++
				return &os.LinkError{Op: "rename", Old: from, New: to, Err: syscall.EBUSY}
			}
		}
		return os.Rename(from, to)
	}
	spoil(t, path, pages(t, path, "drafts")[5])
	waiting := func() ([]model.SavedDraft, error) { return s.WaitingDrafts(ctx, time.UnixMilli(1_900_000_000_000)) }
	if _, err := waiting(); err == nil || s.Mended() != nil {
		t.Errorf("while another window has it open: %v", err)
	}
	elsewhere = false
	got, err := waiting()
	if err != nil || len(got) < 50 {
		t.Errorf("%d drafts, %v", len(got), err)
	}
	if m := s.Mended(); m == nil || !strings.HasPrefix(m.Aside, path+".damaged-") {
		t.Errorf("%+v", m)
	}
	if refused != 1 {
		t.Errorf("%d moves of an open file", refused)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
}
