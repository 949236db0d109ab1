package filesystem

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"syscall"

	"shortlist/model/lang"
)

// ErrAway matches every *AwayError in errors.Is.
var ErrAway = errors.New("the folder is away")

// AwayError is returned for a folder that is not the one of the start: its disk or server was disconnected, or
// somebody moved it. Files written at its path would end up below the mount point, and be hidden later.
type AwayError struct{ Folder string }

// Error implements error.
func (e *AwayError) Error() string {
	return lang.Text("%s is away: its disk or server was disconnected, or the folder was moved. Nothing is written until it is back", e.Folder)
}

// Is matches ErrAway.
func (e *AwayError) Is(target error) bool { return target == ErrAway }

// Folder is a folder as it was when it was marked.
type Folder struct {
	path    string
	was     os.FileInfo
	mount   string // the folder at which its file system was mounted; "" if that is not known
	network bool
}

// Mark remembers which folder is at a path.
func Mark(path string) (Folder, error) {
	info, err := os.Stat(path)
	if err != nil {
		return Folder{}, err
	}
	network, err := Shared(path)
	return Folder{path: path, was: info, mount: mountOf(path), network: network}, err
}

// Check returns an *AwayError unless the marked folder is still at its path. A file system that was mounted again
// counts as the same.
func (f Folder) Check() error {
	info, err := os.Stat(f.path)
	switch {
	case errors.Is(err, fs.ErrNotExist), errors.Is(err, syscall.ENOTDIR):
		return &AwayError{f.path}
	case err != nil || os.SameFile(info, f.was):
		return err
	}
	was, known := deviceOf(f.was)
	now, _ := deviceOf(info)
	if known && was == now && f.network { // servers may change the numbers of their folders
		return nil
	}
	if known && was != now && isMount(f.mount) {
		return nil
	}
	return &AwayError{f.path}
}

// Own is a folder that shortlist makes below another one. If it alone was removed, as happens to caches, it is made
// again, but never in the place of a folder that is away.
type Own struct {
	path  string
	above Folder // it has no path if the folder above was not there

	mu   sync.Mutex
	seen *Folder // nil: not made yet
}

// NewOwn returns a folder that Ready makes.
func NewOwn(path string) *Own {
	o := &Own{path: path}
	o.above, _ = Mark(filepath.Dir(path)) // the folder above may be missing at the first start
	if here, err := Mark(path); err == nil {
		o.seen = &here
	}
	return o
}

// Ready makes the folder, for this user alone, if it is missing, and reports whether it did. It returns an *AwayError
// if another folder is in the place of this one or of the one above it.
func (o *Own) Ready() (made bool, err error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	_, err = os.Stat(o.path)
	if err == nil && o.seen != nil {
		return false, o.seen.Check()
	}
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return false, err
	}
	if o.above.path == "" {
		err = os.MkdirAll(filepath.Dir(o.path), 0o700)
		if err == nil {
			o.above, err = Mark(filepath.Dir(o.path))
		}
	}
	if err = errors.Join(ignoreNotExist(err), o.above.Check()); err != nil {
		return false, err
	}
	if err = os.Mkdir(o.path, 0o700); err == nil {
		made = true
	} else if !errors.Is(err, fs.ErrExist) {
		return false, err
	}
	here, err := Mark(o.path)
	if err == nil {
		o.seen = &here
	}
	return made, err
}

func ignoreNotExist(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// mountOf returns the folder at which the file system of a path is mounted; "" for the root.
func mountOf(path string) string {
	for at, err := filepath.Abs(path); err == nil && filepath.Dir(at) != at; at = filepath.Dir(at) {
		if isMount(at) {
			return at
		}
	}
	return ""
}

func isMount(path string) bool {
	if path == "" {
		return false
	}
	here, err := os.Stat(path)
	if err != nil {
		return false
	}
	above, err := os.Stat(filepath.Dir(path))
	if err != nil {
		return false
	}
	a, known := deviceOf(here)
	b, _ := deviceOf(above)
	return known && a != b
}

// tried is how much Try writes: the index of a write-ahead log takes no more.
const tried = 32 << 10

// Try writes the end of a file larger than size in a folder and removes it, and returns why that is not possible.
func Try(folder string, size int64) error {
	f, err := os.CreateTemp(folder, "try-")
	if err != nil {
		return err
	}
	_, err = f.WriteAt(bytes.Repeat([]byte{1}, tried), size)
	if err == nil {
		err = f.Sync()
	}
	return errors.Join(err, f.Close(), os.Remove(f.Name()))
}

// KeepsModes reports whether the file system of a folder keeps the permissions of files, by making a file there.
func KeepsModes(folder string) (keeps bool, err error) {
	f, err := os.CreateTemp(folder, "try-")
	if err != nil {
		return false, err
	}
	defer func() { err = errors.Join(err, f.Close(), os.Remove(f.Name())) }()
	for _, mode := range []fs.FileMode{0o600, 0o700} {
		if err := os.Chmod(f.Name(), mode); err != nil {
			return false, nil
		}
		info, err := os.Stat(f.Name())
		if err != nil {
			return false, err
		}
		if info.Mode().Perm() != mode {
			return false, nil
		}
	}
	return true, nil
}
