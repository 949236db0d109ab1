package receive

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"shortlist/api/account"
	"shortlist/api/callback"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
)

// takeOver is how often a dashboard checks whether the receiver at its address is gone.
const takeOver = 5 * time.Second

// Beside returns a function that receives callbacks beside the dashboard until its context
// ends; nil if the configuration names no address. While another program listens at the
// address, it waits and then takes over. It returns an error if nothing can be received;
// trouble gets the reason why nothing is received for the moment. received waits until the
// function has returned, so that the account can be closed.
func Beside(a *command.App, s command.Setup, acct *account.Account) (receive func(ctx context.Context, trouble func(error)) error, received func()) {
	var running sync.WaitGroup
	if s.Config.Callback.Listen == "" {
		return nil, running.Wait
	}
	return func(ctx context.Context, trouble func(error)) error {
		running.Add(1)
		defer running.Done()
		at, err := Address(s.Config.Callback.Listen)
		if err != nil {
			return err
		}
		secret, err := s.Config.CallbackSecret(ctx)
		if err != nil {
			return err
		}
		receiver, err := receiver(a, s, secret, acct, s.Log, callback.Limits{})
		if err != nil {
			return err
		}
		for tries := 1; ctx.Err() == nil; tries++ {
			l, err := callback.Listen(at)
			switch {
			case err == nil:
				running.Go(func() { acct.Receiving(ctx) })
				err = callback.Serve(ctx, l, receiver, callback.ServeOptions{Log: s.Log, Crash: a.Deps.Crash})
				if errors.Is(err, callback.ErrCut) { // the service sends a cut callback again
					err = nil
				}
				return err
			case !errors.Is(err, callback.ErrInUse):
				return fmt.Errorf("listen at %s: %w", at, err)
			case tries == 2: // a receiver that holds the address has registered meanwhile
				if another, err := acct.AnotherReceives(ctx); err == nil && !another {
					err := errors.New(lang.Text("%s is in use by another program (or systemd). Retrying", at))
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
