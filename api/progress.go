package api

import (
	"sync/atomic"
	"time"
)

// progress is how the calls under way fare, for a screen that shows it. It is read on a
// screen's loop, so nothing here waits.
type progress struct {
	answers atomic.Int64 // calls that the service answered as asked
	until   atomic.Int64 // the time in ns that a call waits for; 0: none does
}

// hold notes that a call waits because the service asks for it.
func (p *progress) hold(until time.Time) { p.until.Store(until.UnixNano()) }

// proceed notes that a call goes on that waited until then, if it did.
func (p *progress) proceed(until time.Time) {
	if !until.IsZero() {
		p.until.CompareAndSwap(until.UnixNano(), 0)
	}
}

// Answers is how many calls the service has answered as asked; signing in is none.
func (c *Client) Answers() int64 { return c.progress.answers.Load() }

// WaitsUntil is the time at which a call goes on that the service asked to come back
// later (429 and 503 with Retry-After); zero while none waits for that.
func (c *Client) WaitsUntil() time.Time {
	ns := c.progress.until.Load()
	if ns == 0 {
		return time.Time{}
	}
	return time.Unix(0, ns)
}
