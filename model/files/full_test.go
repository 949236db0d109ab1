package files

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"shortlist/model"
	"shortlist/model/modeltest"

	"shortlist/model/filesystem"
)

// quota is a disk with room for a number of bytes. It fails like a full disk.
type quota struct {
	left  int64
	fails string // the step that fails regardless of room
}

var errNoSpace = syscall.ENOSPC

func (q *quota) disk() disk {
	return disk{
		create: func(dir, pattern string) (file, error) {
			if q.fails == "create" {
				return nil, &fs.PathError{Op: "open", Path: dir, Err: errNoSpace}
			}
			f, err := realDisk.create(dir, pattern)
			return &quotaFile{f, q}, err
		},
		rename: func(from, to string) error {
			if q.fails == "rename" {
				return &os.LinkError{Op: "rename", Old: from, New: to, Err: errNoSpace}
			}
			return realDisk.rename(from, to)
		},
	}
}

type quotaFile struct {
	file
	q *quota
}

func (f *quotaFile) Write(p []byte) (int, error) {
	n := min(int64(len(p)), f.q.left)
	f.q.left -= n
	written, err := f.file.Write(p[:n])
	if err == nil && written < len(p) {
		err = &fs.PathError{Op: "write", Path: f.Name(), Err: errNoSpace}
	}
	return written, err
}

func (f *quotaFile) Close() error {
	err := f.file.Close()
	if f.q.fails == "close" {
		return &fs.PathError{Op: "close", Path: f.Name(), Err: errNoSpace}
	}
	return err
}

const noSpace = "it could not be kept on this computer: no space left on device"

// A full disk fails only this CV, in one phrase. It leaves no partial file and no change to the
// old one, and the next CV is tried again.
func TestADiskThatIsFullAtAnyByte(t *testing.T) {
	for _, size := range []int64{5000, large} {
		b := newBox(t)
		q := &quota{left: 1 << 40}
		b.Cache.disk = q.disk()
		old := pdf(int(size), int(size)/2, 3) // the first half is unchanged
		b.mustKeep(0, 7, old)
		data := pdf(int(size), 0, 1)
		for _, hint := range []int64{0, 7} {
			for _, room := range []int64{0, 1, 4096, size / 2, size/2 + 1, maxHeld - 1, maxHeld, maxHeld + 1, size - 1} {
				if room >= size {
					continue
				}
				b.nextRead()
				q.left = room
				if path, err := b.receive(hint, 7, data); err == nil || err.Error() != noSpace {
					t.Errorf("room for %d of %d: %s, %v", room, size, path, err)
				}
				b.files("7.pdf")
				if got, err := os.ReadFile(filepath.Join(b.dir, "7.pdf")); err != nil || !bytes.Equal(got, old) {
					t.Errorf("room for %d of %d: the old file has %d bytes (%v)", room, size, len(got), err)
				}
				if hint != 0 || size <= maxHeld {
					b.mustKeep(hint, 7, old) // needs no room
				}
				q.left = size
				b.mustKeep(0, 8, data)
				modeltest.Must(t, os.Remove(b.path(8, PDF)))
			}
		}
	}
}

func TestEachStepThatFails(t *testing.T) {
	for _, size := range []int{0, 5000, large} {
		for _, step := range []string{"create", "close", "rename"} {
			b := newBox(t)
			q := &quota{left: 1 << 40, fails: step}
			b.Cache.disk = q.disk()
			if path, err := b.receive(0, 7, pdf(max(size, 9), 0, 1)); err == nil || err.Error() != noSpace {
				t.Errorf("%s: %s, %v", step, path, err)
			}
			b.files()
			q.fails = ""
			b.mustKeep(0, 8, pdf(max(size, 9), 0, 1))
			b.files("8.pdf")
		}
	}
}

// People and programs delete caches at any time.
func TestTheFolderIsDeletedMeanwhile(t *testing.T) {
	for _, size := range []int{5000, large} {
		b := newBox(t)
		data := pdf(size, 0, 1)
		b.mustKeep(0, 1, data)
		modeltest.Must(t, os.RemoveAll(b.dir))
		b.mustKeep(1, 1, data)
		b.files("1.pdf")
		if info := b.stat(b.dir); info.Mode().Perm() != 0o700 {
			t.Errorf("the folder is %v", info.Mode())
		}
		// A CV on its way may be lost; the next one is kept.
		in := b.Create(0)
		if _, err := in.Write(data); err != nil {
			t.Fatal(err)
		}
		modeltest.Must(t, os.RemoveAll(b.dir))
		path, err := in.Commit(&model.Candidate{ID: 2})
		if size == large {
			if err == nil || err.Error() != "it could not be kept on this computer: no such file or directory" {
				t.Errorf("%s, %v", path, err)
			}
		} else if err != nil {
			t.Error(err)
		}
		b.mustKeep(0, 3, data)
	}
}

// TestNoCVIsWrittenBelowAMountPoint: while the folder's disk or server is away, no folder is made in its place, and
// nothing is written into another folder there.
func TestNoCVIsWrittenBelowAMountPoint(t *testing.T) {
	for _, size := range []int{5000, large} {
		home := filepath.Join(t.TempDir(), "home")
		b := openBox(t, filepath.Join(home, "acme", "cv"))
		data := pdf(size, 0, 1)
		b.mustKeep(0, 1, data)
		modeltest.Must(t, os.Rename(home, home+"-away"))
		for _, bare := range []string{"", home, filepath.Dir(b.dir), b.dir} {
			if bare != "" {
				modeltest.Must(t, os.MkdirAll(bare, 0o700))
			}
			if path, err := b.receive(0, 2, data); !errors.Is(err, filesystem.ErrAway) {
				t.Errorf("%q: %s, %v", bare, path, err)
			}
			if _, err := os.Stat(b.dir); err == nil && bare != b.dir {
				t.Errorf("%q: the folder was made", bare)
			}
		}
		b.files()
		modeltest.Must(t, errors.Join(os.RemoveAll(home), os.Rename(home+"-away", home)))
		b.mustKeep(0, 2, data)
		b.files("1.pdf", "2.pdf")
	}
}
