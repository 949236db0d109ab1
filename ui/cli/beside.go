package cli

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"shortlist/api/account"
	"shortlist/api/callback"
)

// takeOver is how often a dashboard looks whether the receiver at its address is gone.
const takeOver = 5 * time.Second

// beside returns what receives callbacks beside the dashboard until its context ends;
// nil where the configuration says no place. Where another program receives there, as
// another dashboard, it takes over once that has ended. The error is why nothing can be
// received; trouble is told why nothing is for now. received waits until it has
// returned: the session is closed then.
func (a *app) beside(s Setup, acct *account.Account) (receive func(ctx context.Context, trouble func(error)) error, received func()) {
	var running sync.WaitGroup
	if s.Config.Callback.Listen == "" {
		return nil, running.Wait
	}
	return func(ctx context.Context, trouble func(error)) error {
		running.Add(1)
		defer running.Done()
		at, err := listenFlags{}.address(s.Config.Callback.Listen)
		if err != nil {
			return err
		}
		secret, err := s.Config.CallbackSecret(ctx)
		if err != nil {
			return err
		}
		receiver, err := a.receiver(s, secret, acct, s.Log, callback.Limits{})
		if err != nil {
			return err
		}
		for looks := 1; ctx.Err() == nil; looks++ {
			l, err := callback.Listen(at)
			switch {
			case err == nil:
				running.Go(func() { acct.Receiving(ctx) })
				err = callback.Serve(ctx, l, receiver, callback.ServeOptions{Log: s.Log, Crash: a.deps.Crash})
				if errors.Is(err, callback.ErrCut) { // it is sent again
					err = nil
				}
				return err
			case !errors.Is(err, callback.ErrInUse):
				return fmt.Errorf("listen at %s: %w", at, err)
			case looks == 2: // one that has just begun to receive has said so by then
				if another, err := acct.AnotherReceives(ctx); err == nil && !another {
					err := fmt.Errorf("%s is taken, and by no shortlist that receives for this account: by another program or user, or by systemd until the service calls. It is tried again", at)
					s.Log.Warn("callbacks are not received", "error", err)
					trouble(err)
				}
			}
			timer := time.NewTimer(takeOver)
			select {
			case <-timer.C:
			case <-ctx.Done():
				timer.Stop()
			}
		}
		return nil
	}, running.Wait
}
