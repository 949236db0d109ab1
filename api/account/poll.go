package account

import (
	"context"
	"math/rand/v2"
	"time"

	"shortlist/model/store"
)

// How often the jobs are asked for again, before jitter, which only adds: never sooner
// than a minute after the last time (CONTRACT 34, 38).
const (
	pollEvery   = 2 * time.Minute
	pollOffline = time.Minute // after a first failure; twice as long after each more
	pollSeldom  = 8 * time.Minute
)

// PollAfter is how long to wait before the jobs are asked for again, after so many
// failures in a row to reach the service.
func PollAfter(failures int) time.Duration {
	wait := pollEvery
	if failures > 0 {
		wait = min(pollOffline<<min(failures-1, 10), pollSeldom)
	}
	return wait + rand.N(wait/4)
}

// TakePoll reports whether it is for this copy of the program to ask for the jobs: of
// those that run on an account one does, and the others see what it reads. Where that
// cannot be known, it is.
func (a *Account) TakePoll(ctx context.Context) bool {
	ok, err := a.store.TakeDuty(ctx, store.DutyPoll, a.opts.Now())
	return ok || err != nil
}

// LeavePoll leaves it to whoever is next.
func (a *Account) LeavePoll(ctx context.Context) {
	_ = a.store.LeaveDuty(ctx, store.DutyPoll) // it ends by itself, too
}
