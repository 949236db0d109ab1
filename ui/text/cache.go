package text

import (
	"container/list"
	"sync"
)

// What a Renderer remembers at most.
const (
	maxCached      = 64      // renderings
	maxCachedBytes = 4 << 20 // of sources and lines
)

type kind uint8

const (
	kindHTML kind = iota
	kindMarkdown
)

type key struct {
	kind  kind
	width int
	src   string
}

type entry struct {
	key   key
	lines []string
	bytes int
}

// cache remembers the renderings asked for last. The zero value is ready.
type cache struct {
	mu    sync.Mutex
	byKey map[key]*list.Element
	order list.List // of *entry, the last used first
	bytes int
}

func (c *cache) get(k key) ([]string, bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.byKey[k]
	if !ok {
		return nil, false
	}
	c.order.MoveToFront(e)
	return e.Value.(*entry).lines, true
}

func (c *cache) put(k key, lines []string) {
	e := &entry{key: k, lines: lines, bytes: len(k.src)}
	for _, line := range lines {
		e.bytes += len(line) + 16
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.byKey == nil {
		c.byKey = make(map[key]*list.Element)
	}
	if old, ok := c.byKey[k]; ok {
		c.drop(old)
	}
	c.byKey[k] = c.order.PushFront(e)
	c.bytes += e.bytes
	// The newest stays even when it alone is over the bound: it is on screen.
	for c.order.Len() > 1 && (c.order.Len() > maxCached || c.bytes > maxCachedBytes) {
		c.drop(c.order.Back())
	}
}

func (c *cache) drop(e *list.Element) {
	old := c.order.Remove(e).(*entry)
	delete(c.byKey, old.key)
	c.bytes -= old.bytes
}
