package callback

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/coreos/go-systemd/v22/daemon"

	"shortlist/model/crash"
)

// ServeOptions are those of Serve.
type ServeOptions struct {
	Limits Limits
	Log    *slog.Logger // nil: none
	Crash  crash.Report // writes down panics; nil: nobody does
}

// ErrCut: requests under way did not end in time and were cut off. What of them
// was answered 200 is kept, and the rest is sent again.
var ErrCut = errors.New("callbacks under way were cut off")

// Serve answers callbacks until ctx ends; it closes the listener. Then no new
// ones are taken, those under way are finished, and cut off where they take
// longer than Limits.Stop. When it returns, no handler runs any more. Systemd,
// where it started us, is told that we are ready, alive and stopping.
//
// It returns nil after an orderly stop, ErrCut, or why it could not go on.
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
		MaxHeaderBytes:    max(o.Limits.HeaderBytes-4096, 1), // net/http grants 4 KiB more
		ConnContext:       withConnection,
		ConnState:         onState,
		// net/http would answer "OPTIONS *" by itself, and keep the connection for more.
		DisableGeneralOptionsHandler: true,
		ErrorLog:                     slog.NewLogLogger(o.Log.Handler(), slog.LevelWarn),
	}
	served := make(chan error, 1)
	go func() {
		served <- o.Crash.Guard(func() error { return server.Serve(limitConnections(l, o.Limits)) })
	}()
	tell(o.Log, daemon.SdNotifyReady)
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
		err = fmt.Errorf("callbacks are not received any more: %w", err)
	case <-ctx.Done():
	}
	tell(o.Log, daemon.SdNotifyStopping)
	patience, done := context.WithTimeout(context.Background(), o.Limits.Stop)
	defer done()
	if stopErr := server.Shutdown(patience); errors.Is(stopErr, context.DeadlineExceeded) {
		_ = server.Close()
		err = errors.Join(err, ErrCut)
	}
	under.Wait()
	if r, ok := h.(*Receiver); ok {
		r.journal.sum() // no later line does
	}
	return err
}

// tell sends systemd a word; elsewhere it does nothing.
func tell(log *slog.Logger, word string) {
	if _, err := daemon.SdNotify(false, word); err != nil {
		log.Warn("systemd is not told", "word", word, "error", err)
	}
}

// watchdog tells systemd that we are alive, twice as often as it asks for that.
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
			tell(log, daemon.SdNotifyWatchdog)
		case <-ctx.Done():
			return
		}
	}
}
