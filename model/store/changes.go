package store

import (
	"context"
	"path/filepath"
	"time"

	"shortlist/model/filesystem"
)

// lookEvery is the shortest time between two values of Changes. Where the file system does not report
// writes, it is the time between all of them. Changes of other windows have to show within a second.
const lookEvery = 400 * time.Millisecond

// Changes returns a channel that gets a value at once, and whenever this window or another one
// may have written to the store. Each value is followed by a second one, because the file system
// may report a write before a reader can see it. It sends until the context ends.
func (s *Store) Changes(ctx context.Context) <-chan struct{} {
	w := s.watch(ctx)
	out := make(chan struct{})
	go func() {
		pause := time.NewTimer(s.lookEvery)
		defer pause.Stop()
		for left := 1; ; left-- {
			if left < 0 {
				select {
				case <-w.written:
					left = 1
				case <-w.ended:
				case <-ctx.Done():
					return
				}
			}
			select {
			case out <- struct{}{}:
			case <-ctx.Done():
				return
			}
			pause.Reset(s.lookEvery)
			select {
			case <-pause.C:
			case <-ctx.Done():
				return
			}
			select {
			case <-w.ended:
				left = 2
			case <-w.written:
				left = 2
			default:
			}
		}
	}()
	return out
}

// watcher reports writes to the store.
type watcher struct {
	written chan struct{} // holds one value for any number of writes
	ended   chan struct{} // closed if writes are not reported, or not any more
}

func newWatcher() *watcher { return &watcher{make(chan struct{}, 1), make(chan struct{})} }

func (w *watcher) signal() {
	select {
	case w.written <- struct{}{}:
	default: // a value waits already
	}
}

// watch reports writes until the context ends. On a shared file system it reports none, because
// the system does not report those of other hosts.
func (s *Store) watch(ctx context.Context) *watcher {
	w := newWatcher()
	if s.shared {
		close(w.ended)
		return w
	}
	if s.path != "" {
		go func() {
			defer close(w.ended)
			filesystem.Watch(ctx, filepath.Dir(s.path), filepath.Base(s.path), w.signal) // the files beside it have longer names
		}()
		return w
	}
	s.watching.Store(w, nil)
	context.AfterFunc(ctx, func() { s.watching.Delete(w) })
	return w
}

// signal reports a write to the watchers of a store in memory, which has no other window.
func (s *Store) signal() {
	s.watching.Range(func(w, _ any) bool {
		w.(*watcher).signal()
		return true
	})
}
