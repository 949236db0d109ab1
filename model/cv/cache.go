package cv

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
)

// Cache is the folder of the CVs the service has sent, a file an apply, named by
// its id and its kind. Nothing in a name comes from a stranger.
type Cache struct {
	dir string
}

// stale is the age at which a half-written CV belongs to no run any more: no
// read of applicants takes so long.
const stale = 24 * time.Hour

// NewCache opens the folder, making it for this user alone, and removes what a
// run that was killed left half written.
func NewCache(dir string) (*Cache, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("open the CV cache: %w", err)
	}
	halves, err := filepath.Glob(filepath.Join(dir, partial+"*"))
	if err != nil {
		return nil, fmt.Errorf("open the CV cache: %w", err)
	}
	for _, half := range halves {
		if info, err := os.Stat(half); err == nil && time.Since(info.ModTime()) > stale {
			_ = os.Remove(half) // the next start tries again
		}
	}
	return &Cache{dir: dir}, nil
}

const partial = ".incoming-"

// Incoming is a CV that is being received.
type Incoming struct {
	cache *Cache
	file  *os.File
	buf   *bufio.Writer
}

// Create starts a CV whose owner is not known yet.
func (c *Cache) Create() (*Incoming, error) {
	f, err := os.CreateTemp(c.dir, partial) // 0600
	if err != nil {
		return nil, keepError(err)
	}
	return &Incoming{cache: c, file: f, buf: bufio.NewWriterSize(f, 64<<10)}, nil
}

// Write takes bytes as they arrive.
func (in *Incoming) Write(p []byte) (int, error) {
	n, err := in.buf.Write(p)
	return n, keepError(err)
}

// Commit keeps the bytes as the CV of an apply and returns its path.
func (in *Incoming) Commit(owner *model.Candidate) (string, error) {
	err := in.buf.Flush()
	var kind Kind
	if err == nil {
		var info fs.FileInfo
		if info, err = in.file.Stat(); err == nil {
			kind = Sniff(in.file, info.Size())
		}
	}
	if err = errors.Join(err, in.file.Close()); err != nil {
		return "", errors.Join(keepError(err), os.Remove(in.file.Name()))
	}
	path := filepath.Join(in.cache.dir, strconv.FormatInt(owner.ID, 10)+kind.Ext())
	if err := os.Rename(in.file.Name(), path); err != nil {
		return "", errors.Join(keepError(err), os.Remove(in.file.Name()))
	}
	return path, nil
}

// Discard drops what was received.
func (in *Incoming) Discard() {
	_ = in.file.Close() // it is removed anyway
	_ = os.Remove(in.file.Name())
}

// Owns reports whether a path is a file of this cache, so that a damaged store
// cannot make the program read another.
func (c *Cache) Owns(path string) bool {
	return filepath.Dir(path) == c.dir && !strings.HasPrefix(filepath.Base(path), ".")
}

// keepError words why bytes could not be kept.
func keepError(err error) error {
	if err == nil {
		return nil
	}
	var path *fs.PathError
	if errors.As(err, &path) {
		err = path.Err
	}
	return fmt.Errorf("it could not be kept on this machine: %w", err)
}
