package cv

import (
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"
)

// folder is how many bytes the files of a cache have.
func (b *box) folder() (bytes int64) {
	b.Helper()
	entries, err := os.ReadDir(b.dir)
	if err != nil {
		b.Fatal(err)
	}
	for _, e := range entries {
		bytes += b.stat(filepath.Join(b.dir, e.Name())).Size()
	}
	return bytes
}

func (b *box) has(id int64) bool {
	_, err := os.Lstat(b.path(id, PDF))
	return err == nil
}

func TestTheLeastRecentlyUsedGoFirst(t *testing.T) {
	b := newBox(t)
	for id := range int64(5) {
		b.aged(b.keep(0, id+1, pdf(1000, 0, 1)), time.Duration(100-id)*time.Hour)
	}
	f, err := b.Open(b.path(1, PDF), 1000) // the oldest, until it is opened
	if err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	b.next()
	b.keep(0, 3, pdf(1000, 0, 1)) // here already, and so used
	b.Limit = 5000
	b.keep(0, 6, pdf(1500, 0, 1))
	for id, want := range map[int64]bool{1: true, 2: false, 3: true, 4: false, 5: true, 6: true} {
		if b.has(id) != want {
			t.Errorf("apply %d is there: %v", id, !want)
		}
	}
	if got := b.folder(); got > b.Limit {
		t.Errorf("%d bytes of %d", got, b.Limit)
	}
}

// A job larger than the cache keeps what came first: nothing of one read goes to
// make room for the rest of it, neither now nor at its refresh.
func TestAJobLargerThanTheCache(t *testing.T) {
	b := newBox(t)
	b.aged(b.keep(0, 100, pdf(1000, 0, 1)), time.Hour)
	b.Limit = 5000
	for range 3 {
		b.next()
		for id := int64(1); id <= 8; id++ {
			path, err := b.receive(id, id, pdf(1000, 0, uint64(id)))
			if kept := id <= 5; (err == nil) != kept || b.has(id) != kept {
				t.Fatalf("apply %d: %s, %v", id, path, err)
			}
			if err != nil && err.Error() != "the CV cache is full (5 kB)" {
				t.Errorf("it says %q", err)
			}
		}
		if b.has(100) || b.folder() != b.Limit {
			t.Errorf("%d bytes, the other job's is there: %v", b.folder(), b.has(100))
		}
	}
	// The next job's come in their place.
	b.next()
	b.aged(b.path(2, PDF), time.Minute)
	b.keep(0, 200, pdf(1000, 0, 1))
	if b.has(2) || !b.has(1) || b.folder() != b.Limit {
		t.Errorf("%d bytes", b.folder())
	}
}

// One that cannot fit whatever goes takes nothing with it, held or not.
func TestACVThatCannotFitTakesNothingAway(t *testing.T) {
	b := newBox(t)
	old := b.keep(0, 1, pdf(1000, 0, 1))
	b.aged(old, time.Hour)
	fresh := b.keep(0, 2, pdf(1000, 0, 1))
	b.next()
	b.keep(0, 2, pdf(1000, 0, 1))
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

// A change in a full cache costs nobody else their CV.
func TestAChangeInAFullCache(t *testing.T) {
	b := newBox(t)
	b.Limit = 3000
	for id := range int64(3) {
		b.aged(b.keep(0, id+1, pdf(1000, 0, 1)), time.Hour)
	}
	b.next()
	b.keep(1, 1, pdf(1000, 0, 2))
	b.keep(2, 2, pdf(900, 0, 2))
	b.keep(3, 3, pdf(1100, 0, 2))
	b.files("1.pdf", "2.pdf", "3.pdf")
	if b.folder() != b.Limit {
		t.Errorf("%d bytes", b.folder())
	}
}

// The folder is looked at seldom, and still kept to its limit: what other copies
// of the program write is found soon.
func TestCopiesShareOneLimit(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cv")
	const limit, size, copies = 400_000, 1000, 2
	var wg sync.WaitGroup
	for n := range int64(copies) {
		b := at(t, dir)
		b.Limit = limit
		wg.Go(func() {
			for id := range int64(600) { // each more than the whole, over many reads
				if id%50 == 0 {
					b.next()
				}
				if _, err := b.receive(0, 1+n*1000+id, pdf(size, 0, 1)); err != nil {
					t.Error(err)
				}
			}
			b.End()
		})
	}
	wg.Wait()
	b := at(t, dir)
	if got := b.folder(); got > limit+copies*limit/8 || got < limit/2 {
		t.Errorf("%d bytes of %d", got, limit)
	}
}

// What a clock that was set back left in the future is not kept for ever.
func TestFilesOfTheFutureGoFirst(t *testing.T) {
	b := newBox(t)
	b.aged(b.keep(0, 1, pdf(1000, 0, 1)), time.Hour)
	b.aged(b.keep(0, 2, pdf(1000, 0, 1)), -100*time.Hour)
	b.next()
	b.Limit = 2000
	b.keep(0, 3, pdf(1000, 0, 1))
	b.files("1.pdf", "3.pdf")
}

func TestForeignFilesStay(t *testing.T) {
	b := newBox(t)
	for _, name := range []string{"notes.txt", ".hidden"} {
		if err := os.WriteFile(filepath.Join(b.dir, name), make([]byte, 500), 0o600); err != nil {
			t.Fatal(err)
		}
		b.aged(filepath.Join(b.dir, name), 1000*time.Hour)
	}
	b.Limit = 2000
	b.aged(b.keep(0, 1, pdf(1000, 0, 1)), time.Hour)
	b.next()
	b.keep(0, 2, pdf(1000, 0, 1))
	b.files(".hidden", "2.pdf", "notes.txt")
}

// What was reckoned with before it failed is not reckoned with any more, nor what
// is gone.
func TestTheCountIsRight(t *testing.T) {
	b := newBox(t)
	for _, size := range []int{5000, large} {
		b.next()
		b.keep(0, 1, pdf(2*size, 0, 1))
		b.keep(0, 1, pdf(size, 0, 1))
		if err := os.Mkdir(b.path(2, PDF), 0o700); err != nil { // no file takes its place
			t.Fatal(err)
		}
		if _, err := b.receive(0, 2, pdf(size, 0, 1)); err == nil {
			t.Fatal("kept in the place of a folder")
		}
		if err := os.Remove(b.path(2, PDF)); err != nil {
			t.Fatal(err)
		}
		b.keep(0, 1, make([]byte, size+1)) // of another kind
		if b.size != b.folder() {
			t.Errorf("%d bytes reckoned with, %d there", b.size, b.folder())
		}
		b.files("1.bin")
	}
}
