// Package hook tells a program of the person's choice of new applications. It is never
// run by a shell, has no part in the screen, and each application is told once, by one
// of the copies of shortlist that run on an account.
package hook

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"strings"
	"sync"
	"time"

	"shortlist/api/account"
	"shortlist/model/crash"
	"shortlist/ui/export"
	"shortlist/ui/outside"
)

// Source is what a hook needs of an account; *account.Account is it.
type Source interface {
	LookBlind(context.Context) bool
	NewSince(ctx context.Context, id int64, limit int) ([]account.Newcomer, error)
	TakeHook(ctx context.Context, id int64) (bool, error)
}

// History is a Source that knows what came in before; *account.Account is it.
type History interface {
	Source
	MarkAt(context.Context, time.Time) (account.DigestMark, error)
}

// Options say what a hook is made of.
type Options struct {
	Argv  []string      // the program and what it is called with
	Limit time.Duration // of one run; 0 is the usual
	Log   *slog.Logger
	Crash crash.Report // writes down panics; nil: nobody does
}

const (
	usualLimit = 30 * time.Second
	mostWait   = 1000            // applications that wait to be told of
	mostMissed = mostWait / 2    // of them, that came in before
	missedFor  = 24 * time.Hour  // who came in earlier is told of no more
	atEnd      = 2 * time.Second // what a run that is under way has left when shortlist ends
)

// Hook runs the program, once for each application and one run after the other. A nil
// Hook tells nobody.
type Hook struct {
	opts  Options
	env   []string
	queue chan waiting
	ended chan struct{} // nothing more is begun
	end   func()
	ctx   context.Context // of what reads and runs
	kill  context.CancelFunc
	idle  sync.WaitGroup
}

// waiting is an application to be told of: who it is of is read when its turn comes, for
// blind mode may be switched meanwhile.
type waiting struct {
	source Source
	id     int64
}

// New returns a hook that waits for applications. The caller closes it.
func New(o Options) *Hook {
	if o.Limit == 0 {
		o.Limit = usualLimit
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	h := &Hook{opts: o, env: environment(os.Environ()), queue: make(chan waiting, mostWait), ended: make(chan struct{})}
	h.end = sync.OnceFunc(func() { close(h.ended) })
	h.ctx, h.kill = context.WithCancel(context.Background())
	h.idle.Go(func() {
		if err := o.Crash.Guard(func() error { h.work(h.ctx); return nil }); err != nil {
			o.Log.Warn("hook not run any more", "error", err)
		}
	})
	return h
}

// Send has the program told of what came in, by and by. It does not wait.
func (h *Hook) Send(source Source, came []account.Newcomer) {
	if h == nil {
		return
	}
	for _, n := range came {
		select {
		case h.queue <- waiting{source, n.ID}:
		default:
			h.opts.Log.Warn("hook not run: too many wait for it", "new", n.ID)
		}
	}
}

// SendMissed has the program told of what came in within the last day while no copy of
// shortlist that runs it did, by and by. It does not wait.
func (h *Hook) SendMissed(source History) {
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
			h.Send(source, came) // of whom it was told already, it is not
			return err
		})
		if err != nil && h.ctx.Err() == nil {
			h.opts.Log.Warn("hook not run for who came in before", "error", err)
		}
	})
}

// Close begins no run any more, and waits for the one under way; one that takes long is
// killed.
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
		default: // it goes before what waits
		}
		select {
		case <-h.ended:
			return
		case w := <-h.queue:
			if err := h.run(ctx, w); err != nil {
				h.opts.Log.Warn("hook failed", "new", w.id, "error", err)
			}
		}
	}
}

// run tells the program of an application, unless another copy of shortlist has it. It
// is taken before: a shortlist that is killed meanwhile loses one and tells none twice.
func (h *Hook) run(ctx context.Context, w waiting) error {
	if ok, err := w.source.TakeHook(ctx, w.id); err != nil || !ok {
		return err
	}
	w.source.LookBlind(ctx)
	came, err := w.source.NewSince(ctx, w.id-1, 1)
	if err != nil || len(came) == 0 || came[0].ID != w.id { // gone since
		return err
	}
	data, err := export.Line(export.NewcomerOf(came[0]))
	if err != nil {
		return err
	}
	limited, cancel := context.WithTimeout(ctx, h.opts.Limit)
	defer cancel()
	err = outside.Run(limited, h.opts.Argv, h.env, data)
	if errors.Is(limited.Err(), context.DeadlineExceeded) {
		err = fmt.Errorf("killed after %v: %w", h.opts.Limit, err)
	}
	return err
}

// environment is what the program is started in: this one's own but for its secret.
func environment(own []string) (out []string) {
	for _, v := range own {
		if name, _, _ := strings.Cut(v, "="); !strings.EqualFold(name, "SHORTLIST_PASSWORD") {
			out = append(out, v)
		}
	}
	return out
}
