package review

import "context"

// Keep returns what writes the changes so far to the disk, or waits until they are: it does
// I/O, and belongs off the loop.
func (b *Book) Keep() func(context.Context) error {
	w := b.writer
	return func(ctx context.Context) error {
		return w.drain(context.WithoutCancel(ctx)) // each is written whole, whoever waits
	}
}
