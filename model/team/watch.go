package team

import (
	"context"
	"time"
)

// lookEvery is the time between two looks where the file system reports no writes, or the folder is away.
const lookEvery = 5 * time.Second

// pause is the shortest time between two values of Watch.
const pause = 200 * time.Millisecond

// Watch returns a channel that gets a value at once, and whenever something in the folder may have
// changed. The context ends it.
func (f *Folder) Watch(ctx context.Context) <-chan struct{} {
	out, changed := make(chan struct{}), make(chan struct{}, 1)
	changed <- struct{}{}
	signal := func() {
		select {
		case changed <- struct{}{}:
		default: // a value waits already
		}
	}
	go func() {
		for ctx.Err() == nil {
			if f.options.Reports != nil && f.options.Reports(f.options.Path) {
				notified(ctx, f.options.Path, signal)
			}
			wait(ctx, lookEvery)
			signal()
		}
	}()
	go func() {
		for {
			select {
			case <-changed:
			case <-ctx.Done():
				return
			}
			select {
			case out <- struct{}{}:
			case <-ctx.Done():
				return
			}
			wait(ctx, pause)
		}
	}()
	return out
}

// wait waits for a time, or until the context ends.
func wait(ctx context.Context, d time.Duration) {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
	case <-ctx.Done():
	}
}
