package files

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/dustin/go-humanize"

	"shortlist/model/lang"
)

// Intake is one read of applicants with the CVs that it brings. A CV that the read brought, or
// found unchanged, is not evicted before the read ends.
type Intake struct {
	// Revocable keeps replaced files until the read ends, beyond the cache's limit, so that Revoke
	// can restore them. It is set before the first CV.
	Revocable bool

	// Known are the applications that may have a file from before the read. If it is nil, each may. It is set before
	// the first CV.
	Known map[int64]bool

	cache *Cache
	begun time.Time
	taken map[int64]bool // by application; guarded by the cache's lock

	replaced map[int64]*replaced // by application; used only by the goroutine that reads
}

// Begin starts a read of applicants. The caller must call End.
func (c *Cache) Begin() *Intake {
	in := &Intake{cache: c, begun: time.Now(), taken: map[int64]bool{}, replaced: map[int64]*replaced{}}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.intakes[in], c.counted = true, false
	return in
}

// End ends the read.
func (in *Intake) End() {
	in.dropAside()
	in.cache.mu.Lock()
	defer in.cache.mu.Unlock()
	delete(in.cache.intakes, in)
}

// protect keeps an application's file from eviction while the read lasts.
func (in *Intake) protect(applyID int64) {
	in.cache.mu.Lock()
	defer in.cache.mu.Unlock()
	in.taken[applyID] = true
}

// cachedFile is a file that may be evicted.
type cachedFile struct {
	name string
	id   int64 // of its application
	size int64
	used time.Time // zero for a time in the future, as after the clock was set back
}

// fullError reports that the cache is full and no file may be evicted.
type fullError struct{ limit int64 }

func (e fullError) Error() string {
	return lang.Text("the CV cache is full (%s)", strings.Replace(humanize.Bytes(uint64(e.limit)), ".0 ", " ", 1))
}

// reserve makes room for n more bytes. It counts the folder once per eighth of the limit, and once
// per read if there is no room. In between it knows only of this program's own changes, not of
// those of other windows.
func (c *Cache) reserve(n int64) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.untilCount -= n; c.untilCount <= 0 || !c.counted && c.size+n > c.Limit {
		if err := c.count(); err != nil {
			return err
		}
		c.untilCount, c.counted = c.Limit/8, true
	}
	if c.size+n-c.evictable > c.Limit {
		return fullError{c.Limit} // before any eviction, which would be in vain
	}
	for c.size+n > c.Limit && len(c.oldest) > 0 {
		c.evict()
	}
	if c.size+n > c.Limit {
		return fullError{c.Limit}
	}
	c.size += n
	return nil
}

// addBytes adds n, which may be negative, to the known size of the files.
func (c *Cache) addBytes(n int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.size += n
}

// stale is the age at which a partial file is a leftover: no read of applicants takes so long.
const stale = 24 * time.Hour

// count measures the folder and finds the files that may be evicted. It removes partial files that
// a killed run left.
func (c *Cache) count() error {
	entries, err := os.ReadDir(c.dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	now := time.Now()
	begun := now
	for in := range c.intakes {
		if in.begun.Before(begun) {
			begun = in.begun
		}
	}
	c.size, c.evictable, c.oldest = 0, 0, c.oldest[:0]
	for _, entry := range entries {
		info, err := entry.Info()
		if err != nil || !info.Mode().IsRegular() {
			continue // already removed, or not a file of the cache
		}
		f := cachedFile{name: entry.Name(), size: info.Size(), used: info.ModTime()}
		if strings.HasPrefix(f.name, partial) {
			if now.Sub(f.used) > stale {
				_ = os.Remove(filepath.Join(c.dir, f.name)) // the next count tries again
			}
			continue
		}
		c.size += f.size
		f.id, err = strconv.ParseInt(strings.TrimSuffix(f.name, filepath.Ext(f.name)), 10, 64)
		if f.used.After(now.Add(recent)) {
			f.used = time.Time{}
		}
		// A file newer than the read may belong to another window's read.
		if err != nil || !f.used.Before(begun) || c.isTaken(f.id) {
			continue
		}
		c.evictable += f.size
		c.oldest = append(c.oldest, f)
	}
	slices.SortStableFunc(c.oldest, func(a, b cachedFile) int { return a.used.Compare(b.used) })
	return nil
}

func (c *Cache) isTaken(applyID int64) bool {
	for in := range c.intakes {
		if in.taken[applyID] {
			return true
		}
	}
	return false
}

// evict removes the least recently used file, unless it was used since the count.
func (c *Cache) evict() {
	f := c.oldest[0]
	c.oldest, c.evictable = c.oldest[1:], c.evictable-f.size
	if c.isTaken(f.id) {
		return
	}
	path := filepath.Join(c.dir, f.name)
	info, err := os.Lstat(path)
	if err == nil && (!f.used.IsZero() && !info.ModTime().Equal(f.used) || os.Remove(path) != nil) {
		return
	}
	c.size -= f.size // another window may have evicted it already
}

// recent is the age from which a use updates a file's time. The times order the evictions, and an
// hour is precise enough for that.
const recent = time.Hour

// touch records that a file is used.
func touch(path string, info fs.FileInfo) {
	now := time.Now()
	if now.Sub(info.ModTime()).Abs() > recent {
		_ = os.Chtimes(path, now, now) // if this fails, the file is only evicted earlier
	}
}
