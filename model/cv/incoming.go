package cv

import (
	"bytes"
	"errors"
	"io"
	"os"
	"slices"
	"sync"

	"shortlist/model"
)

// Incoming is a CV that is being received. What is on disk already is not
// written again: a small CV is held in memory until its owner is known, and a
// large one is compared with its likely owner's file for as long as they are the
// same.
type Incoming struct {
	intake *Intake
	cache  *Cache
	hint   int64
	size   int64 // bytes received
	err    error // why they cannot be kept
	*buffer

	// Where the bytes are, if not held in the buffer: a file that begins with
	// them, or one that they are written to.
	same *os.File
	file file
}

// buffer is the memory a CV needs on its way: two of a read at a time have one.
type buffer struct {
	held  []byte // what was received, up to maxHeld
	piece []byte // of a file, to compare with
}

const (
	maxHeld  = 1 << 20
	maxPiece = 64 << 10
)

var buffers = sync.Pool{New: func() any { return &buffer{piece: make([]byte, maxPiece)} }}

// Create starts a CV. applyID is the apply it most likely belongs to, 0 when
// nothing is known yet; Commit decides.
func (in *Intake) Create(applyID int64) *Incoming {
	return &Incoming{intake: in, cache: in.cache, hint: applyID, buffer: buffers.Get().(*buffer)}
}

// Write takes bytes as they arrive. An error is a phrase that says why this CV
// is not kept; nothing is left of it then.
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

// compare looks for a file that begins with what is held.
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
		_ = f.Close() // only read
	}
}

// holds reports whether p stands in a file at an offset. A file that cannot be
// read holds nothing.
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

// spill puts the bytes so far into a file of their own.
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
		err = errors.New("another program has cut its file meanwhile")
	}
	_ = in.same.Close() // only read
	in.same = nil
	return err
}

// Commit keeps the bytes as the CV of an apply and returns its path. An error is
// a phrase that says why this CV is not kept; nothing is left of it then.
func (in *Incoming) Commit(owner *model.Candidate) (string, error) {
	defer in.Discard()
	if in.err != nil {
		return "", in.err
	}
	in.intake.take(owner.ID) // first: what is found unchanged must not go behind our back
	kind := Sniff(in.content(), in.size)
	path := in.cache.path(owner.ID, kind)
	if in.unchanged(path) {
		return path, nil
	}
	in.intake.setAside(owner.ID, path)
	if err := in.store(path); err != nil {
		return "", keepError(err)
	}
	in.intake.removeOthers(owner.ID, kind)
	in.intake.note(owner.ID, path)
	return path, nil
}

// Discard drops what was received and is not kept.
func (in *Incoming) Discard() {
	if in.same != nil {
		_ = in.same.Close() // only read
		in.same = nil
	}
	if in.file != nil {
		_ = in.file.Close() // it is removed anyway
		_ = os.Remove(in.file.Name())
		in.file = nil
	}
	if in.buffer != nil {
		in.held = in.held[:0]
		buffers.Put(in.buffer)
		in.buffer = nil
	}
}

// content reads what was received.
func (in *Incoming) content() io.ReaderAt {
	switch {
	case in.same != nil:
		return in.same
	case in.file != nil:
		return in.file
	}
	return bytes.NewReader(in.held)
}

// unchanged reports whether the file at path is what was received.
func (in *Incoming) unchanged(path string) bool {
	info, err := os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() != in.size || !in.equals(path, info) {
		return false
	}
	touch(path, info)
	return true
}

// equals compares what was received with a file of its size.
func (in *Incoming) equals(path string, info os.FileInfo) bool {
	if in.same != nil {
		compared, err := in.same.Stat()
		return err == nil && os.SameFile(compared, info)
	}
	f, err := os.Open(path)
	if err != nil {
		return false
	}
	defer func() { _ = f.Close() }() // only read
	if in.file == nil {
		return in.holds(f, in.held, 0)
	}
	in.held = slices.Grow(in.held[:0], maxPiece) // the memory of what was held is free
	for at := int64(0); at < in.size; at += int64(len(in.held)) {
		in.held = in.held[:min(in.size-at, int64(cap(in.held)))]
		if n, _ := in.file.ReadAt(in.held, at); n < len(in.held) || !in.holds(f, in.held, at) {
			return false
		}
	}
	return true
}

// store puts the bytes at path, in the place of what stands there.
func (in *Incoming) store(path string) error {
	more := in.size
	if old, err := os.Lstat(path); err == nil {
		more -= old.Size()
	}
	if err := in.cache.reserve(more); err != nil {
		return err
	}
	err := in.move(path)
	if err != nil {
		in.cache.addBytes(-more)
	}
	return err
}

// move makes a file of the bytes and gives it its name.
func (in *Incoming) move(path string) error {
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
		_ = os.Remove(name) // not there any more when the folder is gone
	}
	return err
}
