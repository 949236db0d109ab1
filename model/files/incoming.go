package files

import (
	"bytes"
	"errors"
	"io"
	"os"
	"slices"
	"sync"

	"shortlist/model"
	"shortlist/model/lang"
)

// Incoming is a CV that is being received. It avoids rewriting bytes that are on disk already: a
// small CV is held in memory until its owner is known, and a large one is compared with its likely
// owner's file until the first difference.
type Incoming struct {
	intake *Intake
	cache  *Cache
	hint   int64
	size   int64 // bytes received
	err    error // why the bytes cannot be kept
	*buffer

	// same is a file that begins with the received bytes, file the one that they are written to.
	// If both are nil, the buffer holds the bytes.
	same *os.File
	file file
}

// buffer is the memory for one CV that is being received. The pool reuses buffers.
type buffer struct {
	held  []byte // the received bytes, up to maxHeld
	piece []byte // scratch space for comparing with a file
}

const (
	maxHeld  = 1 << 20
	maxPiece = 64 << 10
)

var buffers = sync.Pool{New: func() any { return &buffer{piece: make([]byte, maxPiece)} }}

// Create starts a CV. applyID is the application that it most likely belongs to, 0 if unknown;
// Commit decides.
func (in *Intake) Create(applyID int64) *Incoming {
	return &Incoming{intake: in, cache: in.cache, hint: applyID, buffer: buffers.Get().(*buffer)}
}

// Write receives bytes. Its error is a phrase that gives the reason why the CV is not kept; all of
// its bytes are gone then.
func (in *Incoming) Write(p []byte) (int, error) {
	if in.err == nil {
		in.err = keepError(in.write(p))
	}
	if in.err != nil {
		in.Discard()
		return 0, in.err
	}
	in.size += int64(len(p))
	return len(p), nil
}

func (in *Incoming) write(p []byte) error {
	if in.size+int64(len(p)) > in.cache.Limit {
		return fullError{in.cache.Limit}
	}
	if in.same == nil && in.file == nil {
		if len(in.held)+len(p) <= maxHeld {
			in.held = append(in.held, p...)
			return nil
		}
		in.compare()
	}
	if in.same != nil && in.holds(in.same, p, in.size) {
		return nil
	}
	if in.file == nil {
		if err := in.spill(); err != nil {
			return err
		}
	}
	_, err := in.file.Write(p)
	return err
}

// compare searches for a file that begins with the held bytes.
func (in *Incoming) compare() {
	for _, kind := range kinds {
		f, err := os.Open(in.cache.path(in.hint, kind))
		if err != nil {
			continue
		}
		if in.holds(f, in.held, 0) {
			in.same = f
			return
		}
		_ = f.Close() // opened for reading only
	}
}

// holds reports whether a file contains p at an offset. It is false for a file that cannot be
// read.
func (in *Incoming) holds(f io.ReaderAt, p []byte, at int64) bool {
	for len(p) > 0 {
		there := in.piece[:min(len(p), maxPiece)]
		if n, _ := f.ReadAt(there, at); n < len(there) || !bytes.Equal(there, p[:n]) {
			return false
		}
		p, at = p[len(there):], at+int64(len(there))
	}
	return true
}

// spill writes the bytes received so far to a new file.
func (in *Incoming) spill() error {
	var err error
	if in.file, err = in.cache.temp(); err != nil {
		in.file = nil
		return err
	}
	if in.same == nil {
		_, err = in.file.Write(in.held)
		return err
	}
	if _, err = io.CopyN(in.file, in.same, in.size); errors.Is(err, io.EOF) {
		err = errors.New(lang.Text("another program has shortened its file meanwhile"))
	}
	_ = in.same.Close() // opened for reading only
	in.same = nil
	return err
}

// Commit keeps the bytes as the CV of owner's application and returns its path. Its error is a
// phrase that gives the reason why the CV is not kept; all of its bytes are gone then.
func (in *Incoming) Commit(owner *model.Candidate) (string, error) {
	defer in.Discard()
	if in.err != nil {
		return "", in.err
	}
	in.intake.protect(owner.ID) // first, so that an unchanged file is not evicted in between
	kind := Sniff(in.content(), in.size)
	path := in.cache.path(owner.ID, kind)
	if in.unchanged(path) {
		return path, nil
	}
	in.intake.setAside(owner.ID, path)
	if err := in.storeAt(path); err != nil {
		return "", keepError(err)
	}
	in.intake.removeOthers(owner.ID, kind)
	in.intake.recordFile(owner.ID, path)
	return path, nil
}

// Discard drops the received bytes unless they were committed. It may be called repeatedly.
func (in *Incoming) Discard() {
	if in.same != nil {
		_ = in.same.Close() // opened for reading only
		in.same = nil
	}
	if in.file != nil {
		_ = in.file.Close() // the file is removed anyway
		_ = os.Remove(in.file.Name())
		in.file = nil
	}
	if in.buffer != nil {
		in.held = in.held[:0]
		buffers.Put(in.buffer)
		in.buffer = nil
	}
}

// content returns a reader of the received bytes.
func (in *Incoming) content() io.ReaderAt {
	switch {
	case in.same != nil:
		return in.same
	case in.file != nil:
		return in.file
	}
	return bytes.NewReader(in.held)
}

// unchanged reports whether the file at path equals the received bytes.
func (in *Incoming) unchanged(path string) bool {
	info, err := os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() != in.size || !in.equals(path, info) {
		return false
	}
	touch(path, info)
	return true
}

// equals compares the received bytes with a file of the same size.
func (in *Incoming) equals(path string, info os.FileInfo) bool {
	if in.same != nil {
		compared, err := in.same.Stat()
		return err == nil && os.SameFile(compared, info)
	}
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer func() { _ = f.Close() }() // opened for reading only
	if in.file == nil {
		return in.holds(f, in.held, 0)
	}
	in.held = slices.Grow(in.held[:0], maxPiece) // the held bytes are in in.file, so their memory is free
	for at := int64(0); at < in.size; at += int64(len(in.held)) {
		in.held = in.held[:min(in.size-at, int64(cap(in.held)))]
		if n, _ := in.file.ReadAt(in.held, at); n < len(in.held) || !in.holds(f, in.held, at) {
			return false
		}
	}
	return true
}

// storeAt puts the bytes at path and replaces any file there.
func (in *Incoming) storeAt(path string) error {
	more := in.size
	if old, err := os.Lstat(path); err == nil {
		more -= old.Size()
	}
	if err := in.cache.reserve(more); err != nil {
		return err
	}
	err := in.moveTo(path)
	if err != nil {
		in.cache.addBytes(-more)
	}
	return err
}

// moveTo writes the bytes to a file and renames it to path.
func (in *Incoming) moveTo(path string) error {
	if in.file == nil {
		if err := in.spill(); err != nil {
			return err // Discard removes the file
		}
	}
	name := in.file.Name()
	err := in.file.Close()
	in.file = nil
	if err == nil {
		err = in.cache.disk.rename(name, path)
	}
	if err != nil {
		_ = os.Remove(name) // fails if the folder is gone
	}
	return err
}
