package account

import (
	"context"
	"math/rand/v2"
	"time"

	"shortlist/model/store"
)

// The pauses between two polls of the jobs, before jitter, which only adds: never less
// than a minute (CONTRACT 34, 38).
const (
	pollEvery   = 2 * time.Minute
	pollOffline = time.Minute // after the first failure; doubled after each further one
	pollSeldom  = 8 * time.Minute
)

// PollAfter returns the pause before the next poll, after a number of consecutive
// failures to reach the service.
func PollAfter(failures int) time.Duration {
	wait := pollEvery
	if failures > 0 {
		wait = min(pollOffline<<min(failures-1, 10), pollSeldom)
	}
	return wait + rand.N(wait/4)
}

// takeDuty takes or keeps a duty, or returns taken while another window has it.
func (a *Account) takeDuty(ctx context.Context, d store.Duty, taken error) error {
	mine, err := a.store.TakeDuty(ctx, d, a.opts.Now())
	if err == nil && !mine {
		err = taken
	}
	return err
}

// leaveDuty lets another window take a duty, also after the end of the context.
func (a *Account) leaveDuty(ctx context.Context, d store.Duty) {
	_ = a.store.LeaveDuty(context.WithoutCancel(ctx), d) // the lease also expires
}

// TakePoll reports whether this window polls the jobs. One window of an account does, and
// the others see its results. After an error, this window polls, too.
func (a *Account) TakePoll(ctx context.Context) bool {
	ok, err := a.store.TakeDuty(ctx, store.DutyPoll, a.opts.Now())
	return ok || err != nil
}

// LeavePoll lets another window poll.
func (a *Account) LeavePoll(ctx context.Context) {
	_ = a.store.LeaveDuty(ctx, store.DutyPoll) // the lease also expires
}
