package cv

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/dustin/go-humanize"
)

// Intake is one read of applicants, as far as its CVs go. What has come in it, or
// was found to be here already, does not go to make room for the rest.
type Intake struct {
	// Revocable keeps the files that are replaced until the read ends, beside the
	// cache's limit, so that Revoke can put them back. It is set before the first CV.
	Revocable bool

	cache *Cache
	begun time.Time
	taken map[int64]bool // by apply; under the cache's lock

	replaced map[int64]*replaced // by apply; of the one goroutine that reads
}

// Begin starts a read of applicants. The caller ends it.
func (c *Cache) Begin() *Intake {
	in := &Intake{cache: c, begun: time.Now(), taken: map[int64]bool{}, replaced: map[int64]*replaced{}}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.intakes[in], c.counted = true, false
	return in
}

// End says that the read is over.
func (in *Intake) End() {
	in.drop()
	in.cache.mu.Lock()
	defer in.cache.mu.Unlock()
	delete(in.cache.intakes, in)
}

// take keeps an apply's file from going while the read lasts.
func (in *Intake) take(applyID int64) {
	in.cache.mu.Lock()
	defer in.cache.mu.Unlock()
	in.taken[applyID] = true
}

// kept is a file that may go.
type kept struct {
	name string
	id   int64 // of its apply
	size int64
	used time.Time // zero: a time yet to come, as after a clock was set back
}

// fullError says that nothing may go to make room.
type fullError struct{ limit int64 }

func (e fullError) Error() string {
	return fmt.Sprintf("the CV cache is full (%s)", strings.Replace(humanize.Bytes(uint64(e.limit)), ".0 ", " ", 1))
}

// reserve makes room for n bytes more. The files are counted by a look at the
// folder only once in an eighth of the limit, and once a read when there is no
// room: in between, this program's own are reckoned with, and those of other
// copies of it are not.
func (c *Cache) reserve(n int64) error {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.trust -= n; c.trust <= 0 || !c.counted && c.size+n > c.Limit {
		if err := c.count(); err != nil {
			return err
		}
		c.trust, c.counted = c.Limit/8, true
	}
	if c.size+n-c.spare > c.Limit {
		return fullError{c.Limit} // and nothing has gone in vain
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

// addBytes counts n more bytes of files, or fewer where n is less than 0.
func (c *Cache) addBytes(n int64) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.size += n
}

// stale is the age at which a half-written CV belongs to no run any more: no
// read of applicants takes so long.
const stale = 24 * time.Hour

// count looks at the folder: how much there is, and what of it may go. What a run
// that was killed left half written is removed.
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
	c.size, c.spare, c.oldest = 0, 0, c.oldest[:0]
	for _, entry := range entries {
		info, err := entry.Info()
		if err != nil || !info.Mode().IsRegular() {
			continue // gone by now, or none of ours
		}
		f := kept{name: entry.Name(), size: info.Size(), used: info.ModTime()}
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
		// What is newer than the read may be of another copy's.
		if err != nil || !f.used.Before(begun) || c.taken(f.id) {
			continue
		}
		c.spare += f.size
		c.oldest = append(c.oldest, f)
	}
	slices.SortFunc(c.oldest, func(a, b kept) int { return a.used.Compare(b.used) })
	return nil
}

func (c *Cache) taken(applyID int64) bool {
	for in := range c.intakes {
		if in.taken[applyID] {
			return true
		}
	}
	return false
}

// evict lets the file least recently used go, unless it was used since the count.
func (c *Cache) evict() {
	f := c.oldest[0]
	c.oldest, c.spare = c.oldest[1:], c.spare-f.size
	if c.taken(f.id) {
		return
	}
	path := filepath.Join(c.dir, f.name)
	info, err := os.Lstat(path)
	if err == nil && (!f.used.IsZero() && !info.ModTime().Equal(f.used) || os.Remove(path) != nil) {
		return
	}
	c.size -= f.size // it may have been another copy that let it go
}

// recent is how old a file's time may grow before a use sets it anew: the times
// are the order in which files go, and to the hour is near enough.
const recent = time.Hour

// touch notes that a file is used.
func touch(path string, info fs.FileInfo) {
	now := time.Now()
	if now.Sub(info.ModTime()).Abs() > recent {
		_ = os.Chtimes(path, now, now) // without it the file only goes earlier
	}
}
