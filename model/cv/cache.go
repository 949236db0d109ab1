package cv

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
)

// Cache is the folder of the CVs the service has sent, a file an apply, named by
// its id and its kind. Nothing in a name comes from a stranger. A file appears,
// and is replaced, whole: several copies of the program may share the folder.
type Cache struct {
	// Limit is how many bytes the folder may hold; it may be set before the
	// first read. The files least recently used go first.
	Limit int64

	dir  string
	disk disk

	mu      sync.Mutex
	intakes map[*Intake]bool // under way
	size    int64            // bytes of the files, as last counted and moved since
	trust   int64            // bytes more that may come before they are counted anew
	counted bool             // since the last read began: more may go than before it
	oldest  []kept           // what may go, the least recently used first
	spare   int64            // bytes of them
}

// DefaultLimit is the limit of a new cache in bytes.
const DefaultLimit = 4_000_000_000

// NewCache opens the folder, making it for this user alone.
func NewCache(dir string) (*Cache, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("open the CV cache: %w", err)
	}
	return &Cache{Limit: DefaultLimit, dir: dir, disk: realDisk, intakes: map[*Intake]bool{}}, nil
}

// disk is how files are made: what a full one refuses. Tests put another.
type disk struct {
	mkdir  func(path string, mode fs.FileMode) error
	create func(dir, pattern string) (file, error)
	rename func(from, to string) error
}

type file interface {
	io.Writer
	io.ReaderAt
	io.Closer
	Name() string
}

var realDisk = disk{
	mkdir:  os.MkdirAll,
	create: func(dir, pattern string) (file, error) { return os.CreateTemp(dir, pattern) }, // 0600
	rename: os.Rename,
}

// partial begins the names of files that are being written.
const partial = ".incoming-"

// temp makes a file to write to. The folder may have been deleted meanwhile, as
// caches are.
func (c *Cache) temp() (file, error) {
	f, err := c.disk.create(c.dir, partial)
	if errors.Is(err, fs.ErrNotExist) {
		if err = c.disk.mkdir(c.dir, 0o700); err == nil {
			f, err = c.disk.create(c.dir, partial)
		}
	}
	return f, err
}

// path is where the CV of an apply stands.
func (c *Cache) path(applyID int64, kind Kind) string {
	return filepath.Join(c.dir, strconv.FormatInt(applyID, 10)+kind.Ext())
}

// removeOthers removes what an apply's CV was before it changed its kind. A file
// that cannot be removed is one nobody uses, and goes as such.
func (in *Intake) removeOthers(applyID int64, kind Kind) {
	for _, other := range kinds {
		path := in.cache.path(applyID, other)
		info, err := os.Lstat(path)
		if err != nil || other == kind {
			continue
		}
		in.setAside(applyID, path)
		if os.Remove(path) == nil {
			in.cache.addBytes(-info.Size())
		}
	}
}

// Open opens a CV that was kept, for reading. One that is not of the size it was
// kept with is none: whoever changed it was not this program.
func (c *Cache) Open(ref string, size int64) (*os.File, error) {
	if !c.Owns(ref) {
		return nil, fs.ErrNotExist
	}
	f, err := os.Open(ref)
	if err != nil {
		return nil, err
	}
	info, err := f.Stat()
	if err == nil && (!info.Mode().IsRegular() || info.Size() != size) {
		err = fs.ErrNotExist
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	touch(ref, info)
	return f, nil
}

// Owns reports whether a path is a file of this cache, so that a damaged store
// cannot make the program read another.
func (c *Cache) Owns(path string) bool {
	return filepath.Dir(path) == c.dir && !strings.HasPrefix(filepath.Base(path), ".")
}

// keepError words why bytes could not be kept.
func keepError(err error) error {
	var full fullError
	if err == nil || errors.As(err, &full) {
		return err
	}
	var path *fs.PathError
	var link *os.LinkError
	switch {
	case errors.As(err, &path):
		err = path.Err
	case errors.As(err, &link):
		err = link.Err
	}
	return fmt.Errorf("it could not be kept on this machine: %w", err)
}
