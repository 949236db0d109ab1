package account

import (
	"context"
	"time"

	"shortlist/model/store"
)

// The pauses between two confirmations that a window receives: the long one once it is recorded, the short one
// before.
const (
	receivesStill = 2 * time.Minute
	receivesToo   = 5 * time.Second
)

// Receiving shows the other windows that this one receives callbacks, until the context
// ends.
func (a *Account) Receiving(ctx context.Context) {
	defer a.leaveDuty(ctx, store.DutyReceiver)
	for ctx.Err() == nil {
		next := receivesToo
		if ok, err := a.store.TakeDuty(ctx, store.DutyReceiver, a.opts.Now()); ok && err == nil {
			next = receivesStill
		}
		pause(ctx, next)
	}
}

// AnotherReceives reports whether another window receives callbacks. A window that
// receives must not call it.
func (a *Account) AnotherReceives(ctx context.Context) (bool, error) {
	free, err := a.store.TakeDuty(ctx, store.DutyReceiver, a.opts.Now())
	if free {
		err = a.store.LeaveDuty(ctx, store.DutyReceiver)
	}
	return !free, err
}
