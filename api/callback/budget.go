package callback

import (
	"errors"
	"sync"
	"time"
)

// windowBytes is how many bytes a client must send within Limits.Wait to keep its place while others wait. A client
// that holds much must send a sixteenth of what it holds, so that no client uses up the budget fast and then
// trickles.
const windowBytes = 64 << 10

// The reasons why a client gets no place, or loses its place.
var (
	errFull    = errors.New("there is no room for it")
	errDropped = errors.New("it was dropped to make room for others")
)

// budget is a limited resource that all senders share: connections, or bytes of spooled
// bodies. While it is full, the slowest client is dropped, unless its signature was
// verified or it is fast enough. So a stranger holds a place only until another client
// needs it. If all are fast, a client that may wait without limit gets a place after
// wait: the first unverified client is dropped.
type budget struct {
	wait time.Duration // how long a client may need for windowBytes

	mu      sync.Mutex
	free    int64
	wanted  int64 // by the clients that wait in acquire
	coming  int64 // held by dropped clients that have not left yet
	clients map[*client]bool
	changed chan struct{} // closed and replaced when more of the budget may be free
}

// client is one sender under a budget; nil has none.
type client struct {
	budget   *budget
	drop     func() bool // ends the client, with the budget locked; true: it has left already
	entered  time.Time
	held     int64
	since    time.Time // the start of its current window
	got      int64     // bytes of that window
	verified bool
	known    bool // it was verified once
	dropped  bool
}

func newBudget(size int64, wait time.Duration) *budget {
	return &budget{wait: wait, free: size, clients: map[*client]bool{}, changed: make(chan struct{})}
}

// enter returns a client that holds nothing yet. It must leave.
func (b *budget) enter(drop func() bool) *client {
	now := time.Now()
	c := &client{budget: b, drop: drop, entered: now, since: now}
	b.mu.Lock()
	defer b.mu.Unlock()
	b.clients[c] = true
	return c
}

// acquire gives the client n more of the budget. If there is too little, it drops the
// slowest clients and waits until they have left, for patience at most (0: without
// limit), or until done is closed. The error is errFull, or errDropped if this client is
// the slowest.
func (c *client) acquire(n int64, patience time.Duration, done <-chan struct{}) error {
	b := c.budget
	var late <-chan time.Time
	begun := time.Now()
	b.mu.Lock()
	defer b.mu.Unlock()
	for waiting := false; c.dropped || b.free < n; {
		if c.dropped {
			return errDropped
		}
		if !waiting {
			waiting = true
			b.wanted += n
			defer func() { b.wanted -= n }()
			if patience > 0 {
				timer := time.NewTimer(patience)
				defer timer.Stop()
				late = timer.C
			}
		}
		now := time.Now()
		next := b.shed(now)
		if left := b.wait - now.Sub(begun); patience == 0 && next > 0 && left <= 0 {
			b.dropFirst()
			begun, next = now, b.wait
		} else if patience == 0 && next > 0 {
			next = min(next, left)
		}
		if c.dropped || b.free >= n {
			continue
		}
		changed := b.changed
		b.mu.Unlock()
		err := awaitChange(changed, next, late, done)
		b.mu.Lock()
		if err != nil {
			return err
		}
	}
	b.free -= n
	c.held += n
	return nil
}

// awaitChange waits for one of four events; next is left out if it is 0.
func awaitChange(changed <-chan struct{}, next time.Duration, late <-chan time.Time, done <-chan struct{}) error {
	var again <-chan time.Time
	if next > 0 {
		timer := time.NewTimer(next)
		defer timer.Stop()
		again = timer.C
	}
	select {
	case <-changed:
	case <-again:
	case <-late:
		return errFull
	case <-done:
		return errFull
	}
	return nil
}

// dropFirst drops the first of the clients that may be dropped.
func (b *budget) dropFirst() {
	var first *client
	for c := range b.clients {
		if c.droppable() && (first == nil || c.entered.Before(first.entered)) {
			first = c
		}
	}
	if first != nil {
		b.dropClient(first)
	}
}

// droppable reports whether the client holds a part of the budget, is not verified and is not
// leaving already.
func (c *client) droppable() bool { return c.held > 0 && !c.verified && !c.dropped }

func (b *budget) dropClient(c *client) {
	c.dropped = true
	b.coming += c.held
	if c.drop() {
		b.remove(c)
	}
}

// shed drops the slowest clients until there is enough for those that wait. If too
// few can be dropped, it returns when the next one can be; 0 means never.
func (b *budget) shed(now time.Time) (next time.Duration) {
	for b.free+b.coming < b.wanted {
		var slowest *client
		for c := range b.clients {
			if c.droppable() && (slowest == nil || c.since.Before(slowest.since)) {
				slowest = c
			}
		}
		if slowest == nil {
			return 0
		}
		if left := b.wait - now.Sub(slowest.since); left > 0 {
			return left
		}
		b.dropClient(slowest)
	}
	return 0
}

// countBytes counts n bytes of a client, and begins a new window if they are enough.
func (c *client) countBytes(n int) {
	c.budget.mu.Lock()
	defer c.budget.mu.Unlock()
	if c.got += int64(n); c.got >= max(windowBytes, c.held/16) {
		c.since, c.got = time.Now(), 0
	}
}

// restart makes the client unverified again, for the next request on its connection. A
// new window begins only if one of its requests was verified: a stranger gains no time
// by another request.
func (c *client) restart() {
	c.budget.mu.Lock()
	defer c.budget.mu.Unlock()
	if c.verified = false; c.known {
		c.since, c.got = time.Now(), 0
	}
	c.budget.signal()
}

// setVerified keeps the client from being dropped until it restarts or leaves.
func (c *client) setVerified() {
	if c == nil {
		return
	}
	c.budget.mu.Lock()
	defer c.budget.mu.Unlock()
	c.verified, c.known = true, true
}

// isDropped reports whether the client has lost its place.
func (c *client) isDropped() bool {
	if c == nil {
		return false
	}
	c.budget.mu.Lock()
	defer c.budget.mu.Unlock()
	return c.dropped
}

// leave gives back everything that the client holds. It may be called twice.
func (c *client) leave() {
	c.budget.mu.Lock()
	defer c.budget.mu.Unlock()
	c.budget.remove(c)
}

// remove makes a client leave. The budget is locked.
func (b *budget) remove(c *client) {
	if !b.clients[c] {
		return
	}
	delete(b.clients, c)
	b.free += c.held
	if c.dropped {
		b.coming -= c.held
	}
	b.signal()
}

// signal wakes the clients that wait in acquire. The budget is locked.
func (b *budget) signal() {
	close(b.changed)
	b.changed = make(chan struct{})
}
