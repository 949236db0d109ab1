package api

import (
	"sync/atomic"
	"time"
)

// progress is the state of the calls in progress, for the screen. The user interface's
// loop reads it, so no method blocks.
type progress struct {
	answers atomic.Int64  // number of successful calls
	until   atomic.Int64  // when a waiting call goes on, in Unix ns; 0: no call waits
	changed chan struct{} // holds a value after until has changed
}

// hold records that a call waits because the service asks for it.
func (p *progress) hold(until time.Time) {
	p.until.Store(until.UnixNano())
	p.signal()
}

// proceed records that the call that waited until the given time goes on.
func (p *progress) proceed(until time.Time) {
	if !until.IsZero() && p.until.CompareAndSwap(until.UnixNano(), 0) {
		p.signal()
	}
}

func (p *progress) signal() {
	select {
	case p.changed <- struct{}{}:
	default: // a value waits already
	}
}

// Answers is the number of successful calls, without sign-ins.
func (c *Client) Answers() int64 { return c.progress.answers.Load() }

// WaitsUntil is when a call that waits for Retry-After (429, 503) goes on; zero if no
// call waits.
func (c *Client) WaitsUntil() time.Time {
	ns := c.progress.until.Load()
	if ns == 0 {
		return time.Time{}
	}
	return time.Unix(0, ns)
}

// Waits returns a channel that gets a value when WaitsUntil changes. It is for one reader.
func (c *Client) Waits() <-chan struct{} { return c.progress.changed }
