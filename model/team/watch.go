package team

import (
	"context"
	"time"

	"shortlist/model/filesystem"
)

// lookEvery is the time between two looks where the file system reports no writes, or the folder is away.
const lookEvery = 5 * time.Second

// pause is the shortest time between two values of Watch.
const pause = 200 * time.Millisecond

// Watch implements Space.
func (f *Folder) Watch(ctx context.Context) <-chan struct{} {
	changed := make(chan struct{}, 1)
	changed <- struct{}{}
	go func() {
		for ctx.Err() == nil {
			if f.options.Reports != nil && f.options.Reports(f.options.Path) {
				filesystem.Watch(ctx, f.options.Path, "", func() { signal(changed) })
			}
			wait(ctx, lookEvery)
			signal(changed)
		}
	}()
	return paced(ctx, changed)
}

// signal puts a value into a channel with room for one, unless a value waits already.
func signal(changed chan<- struct{}) {
	select {
	case changed <- struct{}{}:
	default:
	}
}

// paced passes values on with a pause behind each: a colleague may cause any number.
func paced(ctx context.Context, changed <-chan struct{}) <-chan struct{} {
	out := make(chan struct{})
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
