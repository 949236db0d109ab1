package callback

import (
	"errors"
	"sync"
	"time"
)

// stretch is how many bytes a guest must send within Limits.Wait to keep its place
// while others wait. A guest that holds much must send a sixteenth of that, so that no
// guest fills the room fast and then trickles.
const stretch = 64 << 10

// The reasons why a guest gets no place, or loses its place.
var (
	errFull    = errors.New("there is no room for it")
	errDropped = errors.New("it was dropped to make room for others")
)

// room is a limited resource that all senders share: connections, or bytes of spooled
// bodies. While it is full, the slowest guest is dropped, unless its signature was
// verified or it is fast enough. So a stranger holds a place only until another guest
// needs it. If all are fast, a guest that may wait without limit gets a place after
// wait: the first unverified guest is dropped.
type room struct {
	wait time.Duration // how long a guest may need for a stretch

	mu      sync.Mutex
	free    int64
	wanted  int64 // by the guests that wait in acquire
	coming  int64 // held by dropped guests that have not left yet
	guests  map[*guest]bool
	changed chan struct{} // closed and replaced when there may be more room
}

// guest is one sender in a room; nil holds nothing of it.
type guest struct {
	room     *room
	drop     func() bool // ends the guest, with the room locked; true: it has left already
	entered  time.Time
	held     int64
	since    time.Time // the start of its current stretch
	got      int64     // bytes of that stretch
	verified bool
	known    bool // it was verified once
	dropped  bool
}

func newRoom(size int64, wait time.Duration) *room {
	return &room{wait: wait, free: size, guests: map[*guest]bool{}, changed: make(chan struct{})}
}

// enter returns a guest that holds nothing yet. It must leave.
func (r *room) enter(drop func() bool) *guest {
	now := time.Now()
	g := &guest{room: r, drop: drop, entered: now, since: now}
	r.mu.Lock()
	defer r.mu.Unlock()
	r.guests[g] = true
	return g
}

// acquire gives the guest n more of the room. If there is too little, it drops the
// slowest guests and waits until they have left, for patience at most (0: without
// limit), or until done is closed. The error is errFull, or errDropped if this guest is
// the slowest.
func (g *guest) acquire(n int64, patience time.Duration, done <-chan struct{}) error {
	r := g.room
	var late <-chan time.Time
	begun := time.Now()
	r.mu.Lock()
	defer r.mu.Unlock()
	for waiting := false; g.dropped || r.free < n; {
		if g.dropped {
			return errDropped
		}
		if !waiting {
			waiting = true
			r.wanted += n
			defer func() { r.wanted -= n }()
			if patience > 0 {
				timer := time.NewTimer(patience)
				defer timer.Stop()
				late = timer.C
			}
		}
		now := time.Now()
		next := r.makeRoom(now)
		if left := r.wait - now.Sub(begun); patience == 0 && next > 0 && left <= 0 {
			r.dropFirst()
			begun, next = now, r.wait
		} else if patience == 0 && next > 0 {
			next = min(next, left)
		}
		if g.dropped || r.free >= n {
			continue
		}
		changed := r.changed
		r.mu.Unlock()
		err := awaitChange(changed, next, late, done)
		r.mu.Lock()
		if err != nil {
			return err
		}
	}
	r.free -= n
	g.held += n
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

// dropFirst drops the first of the guests that may be dropped.
func (r *room) dropFirst() {
	var first *guest
	for g := range r.guests {
		if g.droppable() && (first == nil || g.entered.Before(first.entered)) {
			first = g
		}
	}
	if first != nil {
		r.dropGuest(first)
	}
}

// droppable reports whether the guest holds a part of the room, is not verified and is not
// leaving already.
func (g *guest) droppable() bool { return g.held > 0 && !g.verified && !g.dropped }

func (r *room) dropGuest(g *guest) {
	g.dropped = true
	r.coming += g.held
	if g.drop() {
		r.remove(g)
	}
}

// makeRoom drops the slowest guests until there is enough for those that wait. If too
// few can be dropped, it returns when the next one can be; 0 means never.
func (r *room) makeRoom(now time.Time) (next time.Duration) {
	for r.free+r.coming < r.wanted {
		var slowest *guest
		for g := range r.guests {
			if g.droppable() && (slowest == nil || g.since.Before(slowest.since)) {
				slowest = g
			}
		}
		if slowest == nil {
			return 0
		}
		if left := r.wait - now.Sub(slowest.since); left > 0 {
			return left
		}
		r.dropGuest(slowest)
	}
	return 0
}

// countBytes counts n bytes of a guest, and begins a new stretch if they are enough.
func (g *guest) countBytes(n int) {
	g.room.mu.Lock()
	defer g.room.mu.Unlock()
	if g.got += int64(n); g.got >= max(stretch, g.held/16) {
		g.since, g.got = time.Now(), 0
	}
}

// restart makes the guest unverified again, for the next request on its connection. A
// new stretch begins only if one of its requests was verified: a stranger gains no time
// by another request.
func (g *guest) restart() {
	g.room.mu.Lock()
	defer g.room.mu.Unlock()
	if g.verified = false; g.known {
		g.since, g.got = time.Now(), 0
	}
	g.room.signal()
}

// setVerified keeps the guest from being dropped until it restarts or leaves.
func (g *guest) setVerified() {
	if g == nil {
		return
	}
	g.room.mu.Lock()
	defer g.room.mu.Unlock()
	g.verified, g.known = true, true
}

// isDropped reports whether the guest has lost its place.
func (g *guest) isDropped() bool {
	if g == nil {
		return false
	}
	g.room.mu.Lock()
	defer g.room.mu.Unlock()
	return g.dropped
}

// leave gives back everything that the guest holds. It may be called twice.
func (g *guest) leave() {
	g.room.mu.Lock()
	defer g.room.mu.Unlock()
	g.room.remove(g)
}

// remove makes a guest leave. The room is locked.
func (r *room) remove(g *guest) {
	if !r.guests[g] {
		return
	}
	delete(r.guests, g)
	r.free += g.held
	if g.dropped {
		r.coming -= g.held
	}
	r.signal()
}

// signal wakes the guests that wait in acquire. The room is locked.
func (r *room) signal() {
	close(r.changed)
	r.changed = make(chan struct{})
}
