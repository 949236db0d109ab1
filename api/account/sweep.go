package account

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
)

// SweepOld erases the applications that are older than privacy.keep allows, except those on shortlists, and notes it
// in the activity log. It does nothing if another window erases. Its error is ErrClock if this computer's clock is
// too far ahead, or if that cannot be checked.
func (a *Account) SweepOld(ctx context.Context) (Receipt, error) {
	if a.opts.Keep <= 0 {
		return Receipt{}, nil
	}
	scope := Scope{Before: a.opts.Now().Add(-a.opts.Keep), days: int(a.opts.Keep / (24 * time.Hour))}
	s, err := a.Select(ctx, scope)
	if err != nil || len(s.known) == 0 {
		return Receipt{}, err
	}
	if err := a.checkClock(ctx, s.newest); err != nil {
		if ctx.Err() == nil {
			a.logUnswept(ctx, scope, err)
		}
		return Receipt{}, err
	}
	r, err := a.Erase(ctx, s, scope)
	if errors.Is(err, ErrErasing) {
		return r, nil
	}
	return r, err
}

// ErrClock is returned by SweepOld if this computer's clock is more than MostAhead ahead of the service's: by that
// clock, applications look older than they are.
var ErrClock = lang.NewError("old applications are erased only while this computer's clock is known to be right")

// MostAhead is how far this computer's clock may be ahead for SweepOld.
const MostAhead = 24 * time.Hour

// checkClock compares this computer's clock with the time in the service's answer. Without an answer, a newest
// application that is as new as the clock proves the clock right; an older one proves nothing.
func (a *Account) checkClock(ctx context.Context, newest time.Time) error {
	theirs, err := a.client.Time(ctx)
	age := a.opts.Now().Sub(newest)
	switch ahead := a.opts.Now().Sub(theirs); {
	case err == nil && !theirs.IsZero() && ahead > MostAhead:
		return fmt.Errorf("%s: %w", lang.Plural(int(ahead/(24*time.Hour)), "this computer is %d day ahead of the service", "this computer is %d days ahead of the service"), ErrClock)
	case err == nil && !theirs.IsZero(), age.Abs() <= MostAhead:
		return nil
	case err == nil:
		return fmt.Errorf("%w: %s", ErrClock, lang.Text("the service does not answer with its time, so shortlist cannot check this computer's clock. Erase them with shortlist erase --older-than"))
	}
	return err
}

// unswept is the source of the log's entry about a sweep that ErrClock has stopped: a later entry replaces it.
const unswept = 1

func (a *Account) logUnswept(ctx context.Context, scope Scope, why error) {
	act := model.Activity{Kind: model.ActivityErase, Source: unswept, Detail: lang.Plural(scope.days, "applications older than %d day", "applications older than %d days")}
	a.logCall(ctx, &act)
	a.logAnswer(ctx, &act, "", why)
}

// sweepDaily finishes erasures, and sweeps old applications and marks of letters now and once a day, until the
// context ends. A window that may not write begins once it has taken the store over.
func (a *Account) sweepDaily(ctx context.Context) error {
	for a.store.ReadOnly() != nil {
		select {
		case <-a.took:
		case <-ctx.Done():
			return nil
		}
	}
	done, err := a.FinishErasures(ctx)
	if err != nil {
		return err
	}
	for ctx.Err() == nil {
		r, err := a.SweepOld(ctx)
		switch {
		case err != nil && ctx.Err() == nil:
			a.opts.Log.Warn("old applications not erased", "error", err)
		case err == nil && r.Rows.Applications > 0:
			done = append(done, r)
		}
		if err := a.store.ForgetMarks(ctx, a.opts.Now()); err != nil && ctx.Err() == nil {
			a.opts.Log.Warn("old marks of letters not forgotten", "error", err)
		}
		a.logReceipts(done)
		done = nil
		pause(ctx, cmp.Or(a.sweeps, 24*time.Hour))
	}
	a.logReceipts(done)
	return nil
}

func (a *Account) logReceipts(done []Receipt) {
	for _, r := range done {
		a.opts.Log.Info("applications erased", "applications", r.Rows.Applications, "left", len(r.Left), "failed", r.Failed)
	}
}
