package store

import (
	"context"
	"os"
	"path/filepath"
	"runtime"
	"testing"
	"testing/synctest"
	"time"

	"shortlist/model/filesystem"
	"shortlist/model/modeltest"
)

// soon is a time between two values of Changes for which a test need not wait long, and quietFor is long enough for the
// second value of a write to have come.
const (
	soon     = 20 * time.Millisecond
	quietFor = 10 * soon
)

// expectChange waits for a value.
func expectChange(t *testing.T, changes <-chan struct{}) {
	t.Helper()
	select {
	case <-changes:
	case <-time.After(time.Minute):
		t.Fatal("no change is reported")
	}
}

// expectQuiet takes values until none comes for a while.
func expectQuiet(t *testing.T, changes <-chan struct{}) {
	t.Helper()
	for end := time.Now().Add(time.Minute); time.Now().Before(end); {
		select {
		case <-changes:
		case <-time.After(quietFor):
			return
		}
	}
	t.Fatal("changes are reported all the time")
}

// TestEachChangeIsReportedTwice, since a reader may not have seen it at the first, and nothing else is.
func TestEachChangeIsReportedTwice(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s, err := OpenMemory()
		modeltest.Must(t, err)
		defer s.Close()
		changes := s.Changes(t.Context())
		reports := func(want int) {
			t.Helper()
			if _, err := s.Revision(t.Context()); err != nil {
				t.Fatal(err)
			}
			got := 0
			for quiet := false; !quiet; {
				select {
				case <-changes:
					got++
				case <-time.After(time.Hour):
					quiet = true
				}
			}
			if got != want {
				t.Errorf("%d reports, want %d", got, want)
			}
		}
		reports(2) // what may have been written before
		for range 2 {
			modeltest.Must(t, s.Set(t.Context(), "colour", "blue"))
			reports(2)
		}
	})
}

// TestAnotherWindowsWritesAreReportedAndNothingElse: neither a read, nor a write to another file.
func TestAnotherWindowsWritesAreReportedAndNothingElse(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("this system does not report writes")
	}
	mine, writer := open2(t)
	path := mine.path
	written := make(chan struct{})
	go filesystem.Watch(t.Context(), filepath.Dir(path), filepath.Base(path), func() {
		select {
		case written <- struct{}{}:
		case <-t.Context().Done():
		}
	})
	expectChange(t, written) // it watches
	if _, err := mine.Revision(t.Context()); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, os.WriteFile(filepath.Join(filepath.Dir(path), "other"), nil, 0o600))
	// Reports come in the order of the writes, and this is one of them: the first, if nothing else is reported.
	modeltest.Must(t, os.Mkdir(path+"-last", 0o700))
	expectChange(t, written)
	select {
	case <-written:
		t.Error("a read, or a write to another file, is reported")
	case <-time.After(soon):
	}
	modeltest.Must(t, writer.Set(t.Context(), "colour", "blue"))
	expectChange(t, written)
}

func TestWithoutNotificationTheStoreIsCheckedRegularly(t *testing.T) {
	t.Parallel()
	folder := filepath.Join(t.TempDir(), "state")
	s := openAt(t, filepath.Join(folder, "account.db"))
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	s.lookEvery = soon
	changes := s.Changes(ctx)
	expectChange(t, changes)
	if runtime.GOOS == "linux" {
		expectQuiet(t, changes)
		modeltest.Must(t, os.Rename(folder, folder+".moved"))
	}
	for range 5 {
		expectChange(t, changes)
	}
}

// TestOnASharedFileSystemTheStoreIsCheckedRegularly, because the system does not report the writes of
// other hosts.
func TestOnASharedFileSystemTheStoreIsCheckedRegularly(t *testing.T) {
	t.Parallel()
	path := filepath.Join(t.TempDir(), "account.db")
	open := func(host string) *Store {
		s, err := OpenWith(path, Options{Host: host, Shared: func(string) (bool, error) { return true, nil }})
		modeltest.Must(t, err)
		t.Cleanup(func() { _ = s.Close() })
		return s
	}
	writer, reader := open("a"), open("b")
	select {
	case <-reader.watch(t.Context()).ended:
	case <-time.After(time.Minute):
		t.Fatal("it waits for the system to report writes")
	}
	reader.lookEvery = soon
	changes := reader.Changes(t.Context())
	for range 5 { // nothing is written
		expectChange(t, changes)
	}
	since := reader.Opened()
	modeltest.Must(t, writer.Set(t.Context(), "colour", "blue"))
	for deadline := time.Now().Add(time.Minute); ; {
		expectChange(t, changes)
		parts, _, err := reader.Changed(t.Context(), since)
		if err != nil || time.Now().After(deadline) {
			t.Fatalf("the change of the other host is not seen: %v", err)
		}
		if len(parts) > 0 {
			return
		}
	}
}
