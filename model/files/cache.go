package files

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"time"

	"shortlist/model/filesystem"
	"shortlist/model/lang"
)

// Cache is the folder of the CVs that the service sent: one file for each application, named by
// its id and its kind. No part of a name comes from a stranger. Files appear and are replaced as a
// whole, so several windows may share the folder.
type Cache struct {
	// Limit is the size limit of the folder in bytes. It may be set before the first read. The
	// least recently used files are evicted first.
	Limit int64

	dir    string
	folder *filesystem.Own
	disk   disk

	mu         sync.Mutex
	intakes    map[*Intake]bool // the reads under way
	size       int64            // bytes in the folder: the last count plus this program's changes since
	untilCount int64            // bytes that may be added before the next count
	counted    bool             // whether the folder was counted since the last read began, which may have freed files
	oldest     []cachedFile     // the files that may be evicted, least recently used first
	evictable  int64            // bytes of oldest
}

// DefaultLimit is the limit of a new cache in bytes.
const DefaultLimit = 4_000_000_000

// NewCache opens the folder and creates it, for this user only, if necessary.
func NewCache(dir string) (*Cache, error) {
	folder := filesystem.NewOwn(dir)
	if _, err := folder.Ready(); err != nil {
		return nil, lang.Errorf("open the CV cache: %w", err)
	}
	return &Cache{Limit: DefaultLimit, dir: dir, folder: folder, disk: realDisk, intakes: map[*Intake]bool{}}, nil
}

// disk holds the file operations that a full disk refuses. Tests replace it.
type disk struct {
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
	create: func(dir, pattern string) (file, error) { return os.CreateTemp(dir, pattern) }, // 0600
	rename: os.Rename,
}

// partial is the prefix of files that are being written.
const partial = ".incoming-"

// temp creates a file to write to, if the folder is still that of the start: CVs below a mount point could not be
// erased.
func (c *Cache) temp() (file, error) {
	if _, err := c.folder.Ready(); err != nil {
		return nil, err
	}
	return c.disk.create(c.dir, partial)
}

// path returns the path of an application's CV.
func (c *Cache) path(applyID int64, kind Kind) string {
	return filepath.Join(c.dir, strconv.FormatInt(applyID, 10)+kind.Ext())
}

// removeOthers removes the files that an application's CV had under other kinds. A file that
// cannot be removed is no longer used, so it is evicted in time.
func (in *Intake) removeOthers(applyID int64, kind Kind) {
	if in.Known != nil && !in.Known[applyID] {
		in.Known[applyID] = true // the page may list it again
		return
	}
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

// Open opens a kept CV for reading. The error is fs.ErrNotExist if the file's size is not size, because another
// program changed the file.
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

// Owns reports whether path is a file of this cache. It keeps a damaged store from making the
// program read other files.
func (c *Cache) Owns(path string) bool {
	return filepath.Dir(path) == c.dir && !strings.HasPrefix(filepath.Base(path), ".")
}

// keepError words the reason why bytes could not be kept.
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
	return lang.Errorf("it could not be kept on this computer: %w", err)
}

// Files returns the paths of an application's CV, under any kind.
func (c *Cache) Files(applyID int64) (paths []string) {
	for _, kind := range kinds {
		if path := c.path(applyID, kind); exists(path) {
			paths = append(paths, path)
		}
	}
	return paths
}

// Remove removes an application's CV, and returns how many files that were.
func (c *Cache) Remove(applyID int64) (n int, err error) {
	for _, path := range c.Files(applyID) {
		info, gone := os.Lstat(path)
		if failed := os.Remove(path); failed != nil && !errors.Is(failed, fs.ErrNotExist) {
			err = errors.Join(err, failed)
			continue
		}
		if n++; gone == nil {
			c.addBytes(-info.Size())
		}
	}
	return n, err
}

// RemoveLeftovers removes partial files that no read has written to for an hour, and the
// second names of files that such a read replaced.
func (c *Cache) RemoveLeftovers() error {
	paths, err := filepath.Glob(filepath.Join(c.dir, partial+"*"))
	for _, path := range paths {
		if info, gone := os.Lstat(path); gone == nil && time.Since(info.ModTime()) > recent {
			err = errors.Join(err, os.Remove(path))
		}
	}
	return err
}
