package team

import (
	"context"
	"sync"
)

// wanted lets one connection both wait for notifications and answer queries: a query ends the wait, and the next wait begins
// when no query wants the connection.
type wanted struct {
	mu   sync.Mutex
	free sync.Cond
	n    int // queries that want the connection, or have it
	stop context.CancelFunc
	use  sync.Mutex // held by whoever has the connection
}

// query waits for the connection. The returned function gives it back.
func (w *wanted) query() (done func()) {
	w.mu.Lock()
	w.n++
	if w.stop != nil {
		w.stop()
	}
	w.mu.Unlock()
	w.use.Lock()
	return func() {
		w.use.Unlock()
		w.mu.Lock()
		w.n--
		w.free.Broadcast()
		w.mu.Unlock()
	}
}

// idle waits until no query wants the connection, and takes it. The returned context ends when a query wants it.
func (w *wanted) idle(ctx context.Context) (context.Context, func()) {
	ctx, stop := context.WithCancel(ctx)
	wake := context.AfterFunc(ctx, func() {
		w.mu.Lock()
		defer w.mu.Unlock()
		w.free.Broadcast()
	})
	w.mu.Lock()
	for w.n > 0 && ctx.Err() == nil {
		w.free.Wait()
	}
	w.stop = stop
	w.mu.Unlock()
	w.use.Lock()
	return ctx, func() {
		w.use.Unlock()
		wake()
		stop()
	}
}
