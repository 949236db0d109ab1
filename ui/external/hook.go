package external

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"sync"
	"time"

	"shortlist/api/account"
	"shortlist/model/crash"
	"shortlist/ui/export"
)

// HookSource is what a hook needs of an account; *account.Account implements it.
type HookSource interface {
	LookBlind(context.Context) bool
	NewSince(ctx context.Context, id int64, limit int) ([]account.Newcomer, error)
	TakeHook(ctx context.Context, id int64) (bool, error)
}

// HookHistory is a Source that knows earlier arrivals; *account.Account implements it.
type HookHistory interface {
	HookSource
	MarkAt(context.Context, time.Time) (account.DigestMark, error)
}

// HookOptions configure a hook.
type HookOptions struct {
	Argv  []string      // the program and its arguments
	Limit time.Duration // how long one run may take; 0: usualLimit
	Log   *slog.Logger
	Crash crash.Report // records panics; nil: they are not recorded
}

const (
	usualLimit = 30 * time.Second
	mostQueued = 1000            // applications in the queue
	mostMissed = mostQueued / 2  // applications in the queue that arrived while no hook ran
	missedFor  = 24 * time.Hour  // the age up to which such applications are sent
	atEnd      = 2 * time.Second // how long the current run may go on when shortlist quits
)

// Hook runs the program once for each application, one run after the other. A nil Hook does
// nothing.
type Hook struct {
	opts  HookOptions
	env   []string
	queue chan queued
	ended chan struct{} // closed when no further run may begin
	end   func()
	ctx   context.Context // the context of reads and runs
	kill  context.CancelFunc
	idle  sync.WaitGroup
}

// queued is an application to send. Its applicant is read just before the run, because blind
// mode may be switched meanwhile.
type queued struct {
	source HookSource
	id     int64
}

// NewHook returns a hook with an empty queue. The caller closes it.
func NewHook(o HookOptions) *Hook {
	if o.Limit == 0 {
		o.Limit = usualLimit
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	h := &Hook{opts: o, env: Environment(), queue: make(chan queued, mostQueued), ended: make(chan struct{})}
	h.end = sync.OnceFunc(func() { close(h.ended) })
	h.ctx, h.kill = context.WithCancel(context.Background())
	h.idle.Go(func() {
		if err := o.Crash.Guard(func() error { h.work(h.ctx); return nil }); err != nil {
			o.Log.Warn("hook stopped", "error", err)
		}
	})
	return h
}

// Send queues new applications for the program. It does not wait.
func (h *Hook) Send(source HookSource, came []account.Newcomer) {
	if h == nil {
		return
	}
	for _, n := range came {
		select {
		case h.queue <- queued{source, n.ID}:
		default:
			h.opts.Log.Warn("hook not run: its queue is full", "new", n.ID)
		}
	}
}

// SendMissed queues the applications of the last day that arrived while no hook ran. It does
// not wait.
func (h *Hook) SendMissed(source HookHistory) {
	if h == nil {
		return
	}
	h.idle.Go(func() {
		err := h.opts.Crash.Guard(func() error {
			from, err := source.MarkAt(h.ctx, time.Now().Add(-missedFor))
			if err != nil {
				return err
			}
			came, err := source.NewSince(h.ctx, from.Last, mostMissed)
			h.Send(source, came) // run skips applications that were sent before
			return err
		})
		if err != nil && h.ctx.Err() == nil {
			h.opts.Log.Warn("hook not run for earlier applications", "error", err)
		}
	})
}

// Close lets no further run begin. It waits for the current run, and kills it after two
// seconds.
func (h *Hook) Close() {
	if h == nil {
		return
	}
	h.end()
	timer := time.AfterFunc(atEnd, h.kill)
	h.idle.Wait()
	timer.Stop()
	h.kill()
}

func (h *Hook) work(ctx context.Context) {
	for {
		select {
		case <-h.ended:
			return
		default: // if both are ready, the end wins over the queue
		}
		select {
		case <-h.ended:
			return
		case q := <-h.queue:
			if err := h.run(ctx, q); err != nil {
				h.opts.Log.Warn("hook failed", "new", q.id, "error", err)
			}
		}
	}
}

// run sends an application to the program, unless another window has sent it. run claims the
// application before: if shortlist is killed meanwhile, one application is lost, but none is
// sent twice. run does not claim an application that is gone, since it may be listed again.
func (h *Hook) run(ctx context.Context, q queued) error {
	q.source.LookBlind(ctx)
	came, err := q.source.NewSince(ctx, q.id-1, 1)
	if err != nil || len(came) == 0 || came[0].ID != q.id {
		return err
	}
	if ok, err := q.source.TakeHook(ctx, q.id); err != nil || !ok {
		return err
	}
	data, err := export.Line(export.NewcomerOf(came[0]))
	if err != nil {
		return err
	}
	limited, cancel := context.WithTimeout(ctx, h.opts.Limit)
	defer cancel()
	err = Run(limited, h.opts.Argv, h.env, data)
	if errors.Is(limited.Err(), context.DeadlineExceeded) {
		err = fmt.Errorf("killed after %v: %w", h.opts.Limit, err)
	}
	return err
}
