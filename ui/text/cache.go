package text

import (
	"slices"
	"sync"
)

// Limits of a Renderer's cache.
const (
	maxCached      = 64      // number of renderings
	maxCachedBytes = 4 << 20 // bytes of all sources and lines
)

type key struct {
	width    int
	src      string
	markdown bool // src is Markdown, not HTML
}

type entry struct {
	key
	lines []string
	bytes int
}

// cache keeps the renderings used last. The zero value is ready.
type cache struct {
	mu      sync.Mutex
	entries []entry // the most recently used last
	bytes   int
}

func (c *cache) get(k key) ([]string, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	i := slices.IndexFunc(c.entries, func(e entry) bool { return e.key == k })
	if i < 0 {
		return nil, false
	}
	e := c.entries[i]
	c.entries = append(slices.Delete(c.entries, i, i+1), e)
	return e.lines, true
}

func (c *cache) put(k key, lines []string) {
	e := entry{key: k, lines: lines, bytes: len(k.src)}
	for _, line := range lines {
		e.bytes += len(line) + 16
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.entries = append(c.entries, e)
	c.bytes += e.bytes
	// The newest rendering stays even if it alone is over the limit: it is on the screen.
	for len(c.entries) > 1 && (len(c.entries) > maxCached || c.bytes > maxCachedBytes) {
		c.bytes -= c.entries[0].bytes
		c.entries = slices.Delete(c.entries, 0, 1)
	}
}
