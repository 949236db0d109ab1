package files

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// Revoke restores the files from before the read.
func TestRevokePutsBackWhatWasThere(t *testing.T) {
	b := newBox(t)
	old, small := pdf(2<<20, 2<<20, 1), []byte("%PDF-1.7 small")
	same := b.mustKeep(1, 1, []byte("%PDF-1.7 the same"))
	changed := b.mustKeep(2, 2, small)
	large := b.mustKeep(3, 3, old)
	kind := b.mustKeep(4, 4, small)
	foreign := b.mustKeep(5, 5, small)
	b.nextRead()
	b.Revocable = true

	b.mustKeep(1, 1, []byte("%PDF-1.7 the same"))
	b.mustKeep(2, 2, []byte("%PDF-1.8 small"))
	b.mustKeep(3, 3, pdf(2<<20, 1<<20, 2))
	if path := b.mustKeep(4, 4, []byte("{\\rtf1 small}")); path == kind {
		t.Fatal("of the same kind")
	}
	b.mustKeep(4, 4, []byte("%PDF-1.9 another, twice"))
	b.mustKeep(5, 5, []byte("%PDF-1.6 small"))
	fresh := b.mustKeep(6, 6, small)
	b.mustKeep(6, 6, small)
	another := openBox(t, b.Cache.dir)
	another.mustKeep(5, 5, []byte("%PDF-1.5 other"))
	another.End()

	want := map[int64]Revoked{2: {changed, int64(len(small))}, 3: {large, int64(len(old))}, 4: {kind, int64(len(small))}, 5: {}, 6: {}}
	if diff := cmp.Diff(want, b.Revoke()); diff != "" {
		t.Error(diff)
	}
	for path, want := range map[string][]byte{
		same: []byte("%PDF-1.7 the same"), changed: small, large: old, kind: small, foreign: []byte("%PDF-1.5 other"),
	} {
		if got, err := os.ReadFile(path); err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s holds %d bytes of %d (%v)", filepath.Base(path), len(got), len(want), err)
		}
	}
	if _, err := os.Stat(fresh); !os.IsNotExist(err) {
		t.Errorf("%s is there: %v", filepath.Base(fresh), err)
	}
	b.files("1.pdf", "2.pdf", "3.pdf", "4.pdf", "5.pdf")
	reckoned := b.size
	if err := b.count(); err != nil || b.size != reckoned {
		t.Errorf("counted %d bytes, there are %d (%v)", reckoned, b.size, err)
	}
	b.End()
}

func TestTheEndOfAReadDropsWhatItReplaced(t *testing.T) {
	b := newBox(t)
	b.mustKeep(1, 1, []byte("%PDF-1.7 one"))
	b.nextRead()
	b.Revocable = true
	b.mustKeep(1, 1, []byte("%PDF-1.7 two"))
	if entries, err := os.ReadDir(b.dir); err != nil || len(entries) != 2 {
		t.Errorf("%v (%v)", entries, err)
	}
	b.End()
	b.files("1.pdf")
}
