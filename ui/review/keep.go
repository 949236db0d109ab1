package review

import "context"

// Keep returns a function that waits until all changes so far are on the disk. It does I/O, so
// it must run off the loop.
func (b *Book) Keep() func(context.Context) error {
	w := b.writer
	return func(ctx context.Context) error {
		return w.drain(context.WithoutCancel(ctx)) // a waiter that gives up must not cut a write
	}
}
