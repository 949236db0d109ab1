package files

import (
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"shortlist/model/modeltest"
)

// folderSize returns the bytes of the files of a cache.
func (b *box) folderSize() (bytes int64) {
	b.Helper()
	entries, err := os.ReadDir(b.dir)
	modeltest.Must(b, err)
	for _, e := range entries {
		bytes += b.stat(filepath.Join(b.dir, e.Name())).Size()
	}
	return bytes
}

func (b *box) hasFile(id int64) bool {
	_, err := os.Lstat(b.path(id, PDF))
	return err == nil
}

func TestTheLeastRecentlyUsedGoFirst(t *testing.T) {
	b := newBox(t)
	for id := range int64(5) {
		b.setAge(b.mustKeep(0, id+1, pdf(1000, 0, 1)), time.Duration(100-id)*time.Hour)
	}
	f, err := b.Open(b.path(1, PDF), 1000) // the oldest until it is opened
	modeltest.Must(t, err)
	modeltest.Must(t, f.Close())
	b.nextRead()
	b.mustKeep(0, 3, pdf(1000, 0, 1)) // unchanged, and so used
	b.Limit = 5000
	b.mustKeep(0, 6, pdf(1500, 0, 1))
	for id, want := range map[int64]bool{1: true, 2: false, 3: true, 4: false, 5: true, 6: true} {
		if b.hasFile(id) != want {
			t.Errorf("apply %d is there: %v", id, !want)
		}
	}
	if got := b.folderSize(); got > b.Limit {
		t.Errorf("%d bytes of %d", got, b.Limit)
	}
}

// A job larger than the cache keeps its first CVs: the rest of the read, or its refresh, does not
// evict them.
func TestAJobLargerThanTheCache(t *testing.T) {
	b := newBox(t)
	b.setAge(b.mustKeep(0, 100, pdf(1000, 0, 1)), time.Hour)
	b.Limit = 5000
	for range 3 {
		b.nextRead()
		for id := int64(1); id <= 8; id++ {
			path, err := b.receive(id, id, pdf(1000, 0, uint64(id)))
			if kept := id <= 5; (err == nil) != kept || b.hasFile(id) != kept {
				t.Fatalf("apply %d: %s, %v", id, path, err)
			}
			if err != nil && err.Error() != "the CV cache is full (5 kB)" {
				t.Errorf("the error is %q", err)
			}
		}
		if b.hasFile(100) || b.folderSize() != b.Limit {
			t.Errorf("%d bytes, the other job's is there: %v", b.folderSize(), b.hasFile(100))
		}
	}
	// The next job's CVs replace them.
	b.nextRead()
	b.setAge(b.path(2, PDF), time.Minute)
	b.mustKeep(0, 200, pdf(1000, 0, 1))
	if b.hasFile(2) || !b.hasFile(1) || b.folderSize() != b.Limit {
		t.Errorf("%d bytes", b.folderSize())
	}
}

// A CV that cannot fit evicts no other, whether it is held in memory or not.
func TestACVThatCannotFitTakesNothingAway(t *testing.T) {
	b := newBox(t)
	old := b.mustKeep(0, 1, pdf(1000, 0, 1))
	b.setAge(old, time.Hour)
	fresh := b.mustKeep(0, 2, pdf(1000, 0, 1))
	b.nextRead()
	b.mustKeep(0, 2, pdf(1000, 0, 1))
	for _, size := range []int{3000, 2500, large} {
		b.Limit = 2999
		if _, err := b.receive(0, 3, pdf(size, 0, 1)); err == nil {
			t.Errorf("%d bytes were kept", size)
		}
	}
	b.stat(old)
	b.stat(fresh)
	b.files("1.pdf", "2.pdf")
}

// A changed CV in a full cache evicts no other.
func TestAChangeInAFullCache(t *testing.T) {
	b := newBox(t)
	b.Limit = 3000
	for id := range int64(3) {
		b.setAge(b.mustKeep(0, id+1, pdf(1000, 0, 1)), time.Hour)
	}
	b.nextRead()
	b.mustKeep(1, 1, pdf(1000, 0, 2))
	b.mustKeep(2, 2, pdf(900, 0, 2))
	b.mustKeep(3, 3, pdf(1100, 0, 2))
	b.files("1.pdf", "2.pdf", "3.pdf")
	if b.folderSize() != b.Limit {
		t.Errorf("%d bytes", b.folderSize())
	}
}

// The folder is counted seldom, yet it stays near its limit: the files of other windows are soon
// found.
func TestCopiesShareOneLimit(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cv")
	const limit, size, copies = 400_000, 1000, 2
	var wg sync.WaitGroup
	for n := range int64(copies) {
		b := openBox(t, dir)
		b.Limit = limit
		wg.Go(func() {
			for id := range int64(600) { // together more than the limit, over many reads
				if id%50 == 0 {
					b.nextRead()
				}
				if _, err := b.receive(0, 1+n*1000+id, pdf(size, 0, 1)); err != nil {
					t.Error(err)
				}
			}
			b.End()
		})
	}
	wg.Wait()
	b := openBox(t, dir)
	if got := b.folderSize(); got > limit+copies*limit/8 || got < limit/2 {
		t.Errorf("%d bytes of %d", got, limit)
	}
}

// A file from the future, left by a clock that was set back, is evicted.
func TestFilesOfTheFutureGoFirst(t *testing.T) {
	b := newBox(t)
	b.setAge(b.mustKeep(0, 1, pdf(1000, 0, 1)), time.Hour)
	b.setAge(b.mustKeep(0, 2, pdf(1000, 0, 1)), -100*time.Hour)
	b.nextRead()
	b.Limit = 2000
	b.mustKeep(0, 3, pdf(1000, 0, 1))
	b.files("1.pdf", "3.pdf")
}

func TestForeignFilesStay(t *testing.T) {
	b := newBox(t)
	for _, name := range []string{"notes.txt", ".hidden"} {
		modeltest.Must(t, os.WriteFile(filepath.Join(b.dir, name), make([]byte, 500), 0o600))
		b.setAge(filepath.Join(b.dir, name), 1000*time.Hour)
	}
	b.Limit = 2000
	b.setAge(b.mustKeep(0, 1, pdf(1000, 0, 1)), time.Hour)
	b.nextRead()
	b.mustKeep(0, 2, pdf(1000, 0, 1))
	b.files(".hidden", "2.pdf", "notes.txt")
}

// The count leaves out bytes of failed writes and of removed files.
func TestTheCountIsRight(t *testing.T) {
	b := newBox(t)
	for _, size := range []int{5000, large} {
		b.nextRead()
		b.mustKeep(0, 1, pdf(2*size, 0, 1))
		b.mustKeep(0, 1, pdf(size, 0, 1))
		if err := os.Mkdir(b.path(2, PDF), 0o700); err != nil { // a file cannot replace a folder
			t.Fatal(err)
		}
		if _, err := b.receive(0, 2, pdf(size, 0, 1)); err == nil {
			t.Fatal("kept in the place of a folder")
		}
		modeltest.Must(t, os.Remove(b.path(2, PDF)))
		b.mustKeep(0, 1, make([]byte, size+1)) // of another kind
		if b.size != b.folderSize() {
			t.Errorf("%d bytes counted, %d there", b.size, b.folderSize())
		}
		b.files("1.bin")
	}
}
