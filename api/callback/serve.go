package callback

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/coreos/go-systemd/v22/daemon"

	"shortlist/model/crash"
	"shortlist/model/lang"
)

// ServeOptions are the options of Serve.
type ServeOptions struct {
	Limits Limits
	Log    *slog.Logger // nil: none
	Crash  crash.Report // records panics; nil: panics are not recorded
}

// ErrCut: requests in progress did not end in time and were cut off. Those with an
// answer of 200 are kept, and the rest is sent again.
var ErrCut = lang.NewError("callbacks in progress were cut off")

// Serve answers callbacks until ctx ends; it closes the listener. Then it accepts no
// new ones, finishes those in progress, and cuts them off after Limits.Stop. When it
// returns, no handler runs any more. If systemd started us, Serve notifies it that we
// are ready, alive and stopping.
//
// It returns nil after an orderly stop, ErrCut, or the failure that stopped it.
func Serve(ctx context.Context, l net.Listener, h http.Handler, o ServeOptions) error {
	o.Limits = o.Limits.filled()
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	var under sync.WaitGroup
	server := &http.Server{
		Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			under.Add(1)
			defer under.Done()
			h.ServeHTTP(w, r)
		}),
		ReadHeaderTimeout: o.Limits.Header,
		WriteTimeout:      o.Limits.Whole + o.Limits.Keep + 10*time.Second,
		IdleTimeout:       o.Limits.Idle,
		MaxHeaderBytes:    max(o.Limits.HeaderBytes-4096, 1), // net/http adds 4 KiB
		ConnContext:       withConnection,
		ConnState:         onState,
		// net/http would answer "OPTIONS *" by itself, and keep the connection.
		DisableGeneralOptionsHandler: true,
		ErrorLog:                     slog.NewLogLogger(o.Log.Handler(), slog.LevelWarn),
	}
	served := make(chan error, 1)
	go func() {
		served <- o.Crash.Guard(func() error { return server.Serve(limitConnections(l, o.Limits)) })
	}()
	notify(o.Log, daemon.SdNotifyReady)
	alive, quiet := context.WithCancel(context.Background())
	var watch sync.WaitGroup
	watch.Go(func() { _ = o.Crash.Guard(func() error { watchdog(alive, o.Log); return nil }) })
	defer func() {
		quiet()
		watch.Wait()
	}()

	var err error
	select {
	case err = <-served:
		err = lang.Errorf("callbacks are not received any more: %w", err)
	case <-ctx.Done():
	}
	notify(o.Log, daemon.SdNotifyStopping)
	patience, done := context.WithTimeout(context.Background(), o.Limits.Stop)
	defer done()
	if stopErr := server.Shutdown(patience); errors.Is(stopErr, context.DeadlineExceeded) {
		_ = server.Close()
		err = errors.Join(err, ErrCut)
	}
	under.Wait()
	if r, ok := h.(*Receiver); ok {
		r.journal.sum() // no later line sums up the last requests
	}
	return err
}

// notify sends systemd a word; elsewhere it does nothing.
func notify(log *slog.Logger, word string) {
	if _, err := daemon.SdNotify(false, word); err != nil {
		log.Warn("systemd was not notified", "word", word, "error", err)
	}
}

// watchdog notifies systemd that we are alive, twice as often as it requires.
func watchdog(ctx context.Context, log *slog.Logger) {
	every, err := daemon.SdWatchdogEnabled(false)
	if err != nil || every <= 0 {
		return
	}
	ticker := time.NewTicker(every / 2)
	defer ticker.Stop()
	for {
		select {
		case <-ticker.C:
			notify(log, daemon.SdNotifyWatchdog)
		case <-ctx.Done():
			return
		}
	}
}
