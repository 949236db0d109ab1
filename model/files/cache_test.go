package files

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// box is a cache in a folder of the test, with a read under way.
type box struct {
	*testing.T
	*Cache
	*Intake
}

func newBox(t *testing.T) *box {
	t.Helper()
	return openBox(t, filepath.Join(t.TempDir(), "cv"))
}

// openBox opens a folder as another window would.
func openBox(t *testing.T, dir string) *box {
	t.Helper()
	c, err := NewCache(dir)
	if err != nil {
		t.Fatal(err)
	}
	return &box{t, c, c.Begin()}
}

// nextRead ends the read and begins another.
func (b *box) nextRead() {
	b.End()
	b.Intake = b.Begin()
}

// receive sends bytes as the CV of an application, in pieces as the client does.
func (b *box) receive(hint, id int64, data []byte) (string, error) {
	in := b.Create(hint)
	for len(data) > 0 {
		piece := data[:min(len(data), 96<<10)]
		if _, err := in.Write(piece); err != nil {
			in.Discard()
			return "", err
		}
		data = data[len(piece):]
	}
	return in.Commit(&model.Candidate{ID: id})
}

// mustKeep receives a CV and fails the test if it is not kept.
func (b *box) mustKeep(hint, id int64, data []byte) string {
	b.Helper()
	path, err := b.receive(hint, id, data)
	if err != nil {
		b.Fatal(err)
	}
	if got, err := os.ReadFile(path); err != nil || !bytes.Equal(got, data) {
		b.Fatalf("%s holds %d bytes of %d (%v)", path, len(got), len(data), err)
	}
	return path
}

func (b *box) stat(path string) fs.FileInfo {
	b.Helper()
	info, err := os.Lstat(path)
	if err != nil {
		b.Fatal(err)
	}
	return info
}

// files checks the names of all files in the folder, hidden ones included.
func (b *box) files(want ...string) {
	b.Helper()
	entries, err := os.ReadDir(b.dir)
	if err != nil {
		b.Fatal(err)
	}
	var got []string
	for _, e := range entries {
		got = append(got, e.Name())
		if info := b.stat(filepath.Join(b.dir, e.Name())); info.Mode().Perm() != 0o600 {
			b.Errorf("%s is %v", e.Name(), info.Mode())
		}
	}
	if strings.Join(got, " ") != strings.Join(want, " ") {
		b.Errorf("the folder has %q, want %q", got, want)
	}
}

// setAge sets the age of a file.
func (b *box) setAge(path string, age time.Duration) {
	b.Helper()
	when := time.Now().Add(-age)
	if err := os.Chtimes(path, when, when); err != nil {
		b.Fatal(err)
	}
}

// pdf returns a CV of n bytes. CVs of different seeds differ from the byte `same` on.
func pdf(n, same int, seed uint64) []byte {
	out := make([]byte, n)
	fill := func(p []byte, seed uint64) {
		var key [32]byte
		key[0] = byte(seed)
		_, _ = rand.NewChaCha8(key).Read(p) // never fails
	}
	fill(out, 1)
	fill(out[min(same, n):], seed)
	copy(out, "%PDF-1.7 ")
	return out
}

const large = 3*maxHeld + 12345 // more than is held in memory

func TestCacheKeepsWhatIsCommittedAndNothingElse(t *testing.T) {
	b := newBox(t)
	for _, size := range []int{100, maxHeld, large} {
		b.mustKeep(0, 9, pdf(size, 0, 5))
		in := b.Create(0)
		if _, err := in.Write(pdf(size, 0, 6)); err != nil {
			t.Fatal(err)
		}
		in.Discard()
		in.Discard() // may be repeated
	}
	b.files("9.pdf")
	for _, path := range []string{"/etc/passwd", filepath.Join(b.dir, "..", "x"), filepath.Join(b.dir, partial+"1")} {
		if b.Owns(path) {
			t.Errorf("owns %s", path)
		}
	}
	if !b.Owns(filepath.Join(b.dir, "9.pdf")) {
		t.Error("does not own its file")
	}
}

func TestARefreshWritesNothingThatIsThere(t *testing.T) {
	for _, size := range []int{1, 5000, maxHeld, maxHeld + 1, large} {
		for name, hint := range map[string]int64{"named before": 7, "named behind": 0, "named wrongly": 8} {
			t.Run(fmt.Sprint(size, " ", name), func(t *testing.T) {
				b := newBox(t)
				data := pdf(size, size, 1)
				b.mustKeep(0, 8, pdf(size, size/2, 3)) // another application's, equal at first
				path := b.mustKeep(0, 7, data)
				b.setAge(path, recent/2)
				before := b.stat(path)
				b.nextRead()
				if again := b.mustKeep(hint, 7, data); again != path {
					t.Errorf("kept as %s", again)
				}
				after := b.stat(path)
				if !os.SameFile(before, after) || !after.ModTime().Equal(before.ModTime()) {
					t.Errorf("written again: %v, %v", before.ModTime(), after.ModTime())
				}
			})
		}
	}
}

func TestAChangedCVReplacesTheOld(t *testing.T) {
	modeltest.SkipInShort(t, "writes hundreds of files")
	for _, size := range []int{5000, large} {
		for change, data := range map[string][]byte{
			"from the beginning":  pdf(size, 0, 2),
			"last byte":           pdf(size, size-1, 2),
			"in the middle":       pdf(size, size/2, 2),
			"longer":              pdf(size+100_000, size, 2),
			"longer by one":       pdf(size+1, size, 2),
			"longer, repeating":   append(pdf(size, size, 1), pdf(size, size, 1)...),
			"shorter":             pdf(size-1, size-1, 1),
			"as short as is held": pdf(min(size-1, maxHeld), size, 1),
			"a part":              pdf(size/3, size, 1),
		} {
			for name, hint := range map[string]int64{"named before": 7, "named behind": 0, "named wrongly": 8} {
				t.Run(fmt.Sprint(size, " ", change, " ", name), func(t *testing.T) {
					b := newBox(t)
					other := b.mustKeep(0, 8, pdf(size, size, 1))
					b.mustKeep(0, 7, pdf(size, size, 1))
					b.nextRead()
					b.mustKeep(hint, 7, data)
					if got, err := os.ReadFile(other); err != nil || !bytes.Equal(got, pdf(size, size, 1)) {
						t.Errorf("another's CV was touched (%v)", err)
					}
					b.files("7.pdf", "8.pdf")
				})
			}
		}
	}
}

// A wrong hint costs only time: Commit's owner gets the CV under its own name.
func TestAHintNeverGivesAnothersCV(t *testing.T) {
	b := newBox(t)
	data := pdf(large, large, 1)
	theirs := b.mustKeep(0, 8, data)
	if path := b.mustKeep(8, 7, data); path == theirs {
		t.Errorf("%s is another's", path)
	}
	b.mustKeep(8, 7, pdf(large, large-1, 2))
	if err := os.Mkdir(filepath.Join(b.dir, "6.doc"), 0o700); err != nil { // a folder is no hint
		t.Fatal(err)
	}
	b.mustKeep(6, 7, data)
	if err := os.Remove(filepath.Join(b.dir, "6.doc")); err != nil {
		t.Fatal(err)
	}
	b.mustKeep(0, 8, data)
	b.files("7.pdf", "8.pdf")
}

func TestAnotherKindLeavesNoOldFile(t *testing.T) {
	b := newBox(t)
	for _, size := range []int{100, large} {
		for _, head := range []string{"%PDF-1.4", "{\\rtf1", "\x89PNG", "%PDF-1.4"} {
			data := append([]byte(head), bytes.Repeat([]byte{0}, size)...)
			path := b.mustKeep(7, 7, data)
			b.files(filepath.Base(path))
			b.nextRead()
		}
	}
}

func TestAnApplicationThatAPageRepeatsLeavesNoOldFile(t *testing.T) {
	b := newBox(t)
	b.Known = map[int64]bool{}
	b.mustKeep(7, 7, []byte("%PDF-1.4"))
	b.mustKeep(7, 7, []byte("{\\rtf1"))
	b.files("7.rtf")
}

func TestAFileThatCannotBeReadIsReplaced(t *testing.T) {
	for _, size := range []int{100, large} {
		b := newBox(t)
		path := filepath.Join(b.dir, "7.pdf")
		for what, make := range map[string]func() error{
			"unreadable": func() error { return errors.Join(os.WriteFile(path, pdf(size, size, 1), 0o600), os.Chmod(path, 0)) },
			"cut":        func() error { return os.WriteFile(path, pdf(size, size, 1)[:size/2], 0o600) },
			"a link":     func() error { return os.Symlink("/etc/hostname", path) },
			"gone":       func() error { return nil },
		} {
			if err := os.RemoveAll(path); err != nil {
				t.Fatal(err)
			}
			if err := make(); err != nil {
				t.Fatal(err)
			}
			f, err := os.Open(path)
			if err == nil {
				err = f.Close()
			}
			b.mustKeep(7, 7, pdf(size, size, 1))
			if what == "unreadable" && err == nil {
				continue // an administrator can read any file
			}
			b.files("7.pdf")
		}
	}
}

// A CV fails if another program cuts the file that it is compared with.
func TestAFileThatIsCutMeanwhile(t *testing.T) {
	b := newBox(t)
	path := b.mustKeep(0, 7, pdf(large, large, 1))
	in := b.Create(7)
	if _, err := in.Write(pdf(large, large, 1)[:2*maxHeld]); err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(path, maxHeld); err != nil {
		t.Fatal(err)
	}
	if _, err := in.Write([]byte("more")); err == nil || !strings.HasSuffix(err.Error(), "another program has shortened its file meanwhile") {
		t.Error(err)
	}
	b.mustKeep(7, 7, pdf(large, large, 1))
	b.files("7.pdf")
}

// A file may be removed while a CV is compared with it: another window may need the room.
func TestAFileThatGoesMeanwhileIsReplaced(t *testing.T) {
	b := newBox(t)
	data := pdf(large, large, 1)
	path := b.mustKeep(0, 7, data)
	in := b.Create(7)
	for len(data) > 0 {
		if _, err := in.Write(data[:min(len(data), 90_000)]); err != nil {
			t.Fatal(err)
		}
		data = data[min(len(data), 90_000):]
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if _, err := in.Commit(&model.Candidate{ID: 7}); err != nil {
		t.Fatal(err)
	}
	if got, err := os.ReadFile(path); err != nil || !bytes.Equal(got, pdf(large, large, 1)) {
		t.Errorf("%d bytes, %v", len(got), err)
	}
}

// Two windows read the same applicants while a person reads their CVs. Readers never see half a
// file or a CV of another application.
func TestTwoCachesAtOnce(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "cv")
	const applies, rounds = 4, 6
	version := func(id int64, round int) []byte {
		size := 20_000
		if id%2 == 0 {
			size = maxHeld + 50_000
		}
		data := pdf(size+round, size-10, uint64(round+2))
		copy(data[9:], fmt.Sprintf("apply %d ", id))
		return data
	}
	whole := map[int64][][]byte{}
	for id := range int64(applies) {
		for round := range rounds {
			whole[id] = append(whole[id], version(id, round))
		}
	}
	first := openBox(t, dir)
	for id := range int64(applies) {
		first.mustKeep(0, id+1, whole[id][0])
	}
	var writers, readers sync.WaitGroup
	done := make(chan struct{})
	for range 2 {
		c := openBox(t, dir)
		writers.Go(func() {
			for round := range rounds {
				for id := range int64(applies) {
					if _, err := c.receive(id+1, id+1, whole[id][round]); err != nil {
						t.Error(err)
					}
				}
				c.nextRead()
			}
		})
	}
	for id := range int64(applies) {
		readers.Go(func() {
			path := first.path(id+1, PDF)
			for {
				got, err := os.ReadFile(path)
				seen := false
				for _, version := range whole[id] {
					seen = seen || bytes.Equal(got, version)
				}
				if err != nil || !seen {
					t.Errorf("apply %d: %d bytes that were not sent (%v)", id+1, len(got), err)
					return
				}
				select {
				case <-done:
					return
				default:
				}
			}
		})
	}
	writers.Wait()
	close(done)
	readers.Wait()
	first.files("1.pdf", "2.pdf", "3.pdf", "4.pdf")
}

func TestOpenTakesNoFileThatWasChanged(t *testing.T) {
	b := newBox(t)
	path := b.mustKeep(0, 7, pdf(1000, 0, 1))
	f, err := b.Open(path, 1000)
	if err != nil {
		t.Fatal(err)
	}
	got, err := io.ReadAll(f)
	if err != nil || len(got) != 1000 || f.Close() != nil {
		t.Errorf("%d bytes, %v", len(got), err)
	}
	if _, err := b.Open(path, 999); err == nil {
		t.Error("a file of another size was opened")
	}
	for _, path := range []string{"/etc/passwd", filepath.Join(b.dir, "8.pdf"), b.dir} {
		if _, err := b.Open(path, 0); err == nil {
			t.Errorf("%s was opened", path)
		}
	}
	if err := os.Mkdir(filepath.Join(b.dir, "9.pdf"), 0o700); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Open(filepath.Join(b.dir, "9.pdf"), b.stat(filepath.Join(b.dir, "9.pdf")).Size()); err == nil {
		t.Error("a folder was opened")
	}
}

func TestWhatAKilledRunLeftIsRemoved(t *testing.T) {
	b := newBox(t)
	old, fresh := filepath.Join(b.dir, partial+"old"), filepath.Join(b.dir, partial+"fresh")
	for _, path := range []string{old, fresh} {
		if err := os.WriteFile(path, []byte("half"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	b.setAge(old, 2*stale)
	b.mustKeep(0, 7, pdf(10, 0, 1))
	b.files(partial+"fresh", "7.pdf") // another window may still be writing the fresh one
}
