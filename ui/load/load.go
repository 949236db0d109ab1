// Package load runs a pane's work off the screen's loop and brings its result back. It is the only
// way panes do I/O: each answer is addressed, a late one is dropped, and starting a task again, or
// cancelling it, ends its work. The result of a request that started before blind mode changed is
// discarded, and the request is repeated.
package load

import (
	"context"
	"reflect"
	"runtime"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	tea "charm.land/bubbletea/v2"

	"shortlist/model/crash"
)

// Clock makes timers. Tests hand in one of their own.
type Clock func(d time.Duration, fire func() tea.Msg) tea.Cmd

// Group is all work of a program. Ending its context ends the work.
type Group struct {
	parent  context.Context
	ctx     context.Context
	end     context.CancelFunc
	clock   Clock
	crash   crash.Report
	send    func(tea.Msg)
	setting func() int64
	counts  counts
	memory  *memory

	mu   sync.Mutex
	open map[int]func() // what reads a stream under way to its end
	last int
}

// counts is how much work there is, without timers.
type counts struct {
	inFlight    atomic.Int64 // begun by Run, Act, Stream or Do, and its result is not delivered
	do          atomic.Int64 // begun by Do, and not ended
	undelivered atomic.Int64 // begun by Do, and its result is not delivered
	offLoop     atomic.Int64 // of any kind, under way off the loop
}

// NewGroup returns a group under ctx. A nil clock is the real one.
func NewGroup(ctx context.Context, clock Clock) *Group {
	if clock == nil {
		clock = func(d time.Duration, fire func() tea.Msg) tea.Cmd {
			return tea.Tick(d, func(time.Time) tea.Msg { return fire() })
		}
	}
	g := &Group{parent: ctx, clock: clock, open: map[int]func(){}, setting: func() int64 { return 0 }, memory: &memory{}}
	g.ctx, g.end = context.WithCancel(ctx)
	return g
}

// Another returns a group of the same program, for the work that begins when this one's
// has to end.
func (g *Group) Another() *Group {
	next := NewGroup(g.parent, g.clock)
	next.crash, next.send, next.memory = g.crash, g.send, g.memory
	return next
}

// Cancel ends all work without waiting for it. Its results are delivered no more, not
// even those that are on their way to the loop.
func (g *Group) Cancel() { g.end() }

// Done returns the message that calls then on the loop, unless the group has ended.
func (g *Group) Done(then func() tea.Cmd) Done {
	return Done{func() tea.Cmd {
		if g.ctx.Err() != nil {
			return nil
		}
		return then()
	}, codeOf(then), g.Pending, false}
}

// End ends all work and waits until it has ended, at most limit: what it writes
// to must not be closed or removed under it. Its results are delivered no more.
func (g *Group) End(limit time.Duration) {
	g.Cancel()
	g.mu.Lock()
	for _, read := range g.open {
		go read()
	}
	g.mu.Unlock()
	waitIdle(&g.counts.offLoop, limit)
	g.memory.stop()
}

// waitIdle waits until nothing is counted, at most limit.
func waitIdle(counted *atomic.Int64, limit time.Duration) {
	tick := time.NewTicker(time.Millisecond)
	defer tick.Stop()
	for end := time.After(limit); counted.Load() > 0; {
		select {
		case <-end:
			return
		case <-tick.C:
		}
	}
}

// follow counts a stream until its sender is done. The loop may be gone before that, so End reads
// on.
func (g *Group) follow(rest func()) (closed func()) {
	g.counts.offLoop.Add(1)
	g.memory.streaming(1)
	g.mu.Lock()
	defer g.mu.Unlock()
	g.last++
	id := g.last
	closed = sync.OnceFunc(func() {
		g.mu.Lock()
		delete(g.open, id)
		g.mu.Unlock()
		g.memory.streaming(-1)
		g.counts.offLoop.Add(-1)
	})
	read := func() {
		rest()
		closed()
	}
	g.open[id] = read
	if g.ctx.Err() != nil { // begun while the group ended
		go read()
	}
	return closed
}

// Guard sets who writes down panics in work. It is called before any is run.
func (g *Group) Guard(report crash.Report) { g.crash = report }

// PaceCollections lets garbage be collected seldom while the program starts, and often while
// something streams in, from now on.
func (g *Group) PaceCollections() { g.memory.begin() }

// SendBy sets how events reach the loop: a program's Send. It must be called before any Listen.
func (g *Group) SendBy(send func(tea.Msg)) { g.send = send }

// Under sets the function that returns the current blind-mode version. It must do no I/O, and is
// called on and off the loop. Earlier requests are not repeated.
func (g *Group) Under(setting func() int64) { g.setting = setting }

// guarded runs work; a panic in it is its error.
func (g *Group) guarded(ctx context.Context, work func(context.Context) error) error {
	g.counts.offLoop.Add(1)
	defer g.counts.offLoop.Add(-1)
	defer g.memory.worked()
	return g.crash.Guard(func() error { return work(ctx) })
}

// job is work and what takes its result, without the type of the result: what is compiled for
// each type stays small.
type job struct {
	work func(context.Context) error
	take func(error) tea.Cmd
	code uintptr // of what takes the result
}

func jobOf[T any](work func(context.Context) (T, error), then func(T, error) tea.Cmd) job {
	var value T
	return job{
		work: func(ctx context.Context) (err error) {
			var none T
			value = none // a repeated job that panics has no result
			value, err = work(ctx)
			return err
		},
		take: func(err error) tea.Cmd { return then(value, err) },
		code: codeOf(then),
	}
}

// Pending is how much work has not come back yet. Timers do not count.
func (g *Group) Pending() int64 { return g.counts.inFlight.Load() }

// Done is the message that brings a result back. The root model calls Deliver on
// the loop and runs what it returns.
type Done struct {
	Deliver func() tea.Cmd
	then    uintptr      // the code that takes the result, for its name
	pending func() int64 // how much of the group's work is not delivered; nil: none
	delay   bool
}

// IsDelay reports whether the message ends a delay, such as the pause before the row under the
// cursor is shown.
func (d Done) IsDelay() bool { return d.delay }

// IsFollowed reports whether other work of the group is under way, a stream included.
func (d Done) IsFollowed() bool { return d.pending != nil && d.pending() > 0 }

// Name is the function that the result goes to: "joblist.(*Pane).Refresh".
func (d Done) Name() string {
	f := runtime.FuncForPC(d.then)
	if f == nil {
		return "the program"
	}
	name := f.Name()
	name = name[strings.LastIndexByte(name, '/')+1:]
	if i := strings.Index(name, ".func"); i >= 0 {
		name = name[:i]
	}
	return name
}

// codeOf is where a function's code is.
func codeOf(f any) uintptr { return reflect.ValueOf(f).Pointer() }

// Task is one thing a pane loads: at most one run of it is of interest. The zero
// value is ready; it is used on the loop only.
type Task struct {
	generation int
	cancel     context.CancelFunc
}

// Busy reports whether a run is under way.
func (t *Task) Busy() bool { return t.cancel != nil }

// Cancel ends the run under way; its result is dropped.
func (t *Task) Cancel() {
	t.generation++
	if t.cancel != nil {
		t.cancel()
		t.cancel = nil
	}
}

func (t *Task) begin(g *Group) (context.Context, int) {
	t.Cancel()
	ctx, cancel := context.WithCancel(g.ctx)
	t.cancel = cancel
	return ctx, t.generation
}

// Run asks for something and hands the answer to then, on the loop, unless the task was
// cancelled or started again meanwhile. work only reads, as it is run again where the
// setting is another by the time of the answer; it must touch nothing of the model.
func Run[T any](g *Group, t *Task, work func(context.Context) (T, error), then func(T, error) tea.Cmd) tea.Cmd {
	return g.begin(t, g.setting, jobOf(work, then))
}

// Act is Run for work that must be done only once. Its answer is kept under every setting, so it
// must not hold what a setting hides.
func Act[T any](g *Group, t *Task, work func(context.Context) (T, error), then func(T, error) tea.Cmd) tea.Cmd {
	return g.begin(t, func() int64 { return 0 }, jobOf(work, then))
}

func (g *Group) begin(t *Task, setting func() int64, j job) tea.Cmd {
	ctx, generation := t.begin(g)
	var ask tea.Cmd
	ask = func() tea.Msg {
		under := setting()
		err := g.guarded(ctx, j.work)
		return Done{func() tea.Cmd {
			g.counts.inFlight.Add(-1)
			switch {
			case t.generation != generation, g.ctx.Err() != nil:
				return nil
			case setting() != under:
				g.counts.inFlight.Add(1)
				return ask
			}
			t.Cancel()
			return j.take(err)
		}, j.code, g.Pending, false}
	}
	g.counts.inFlight.Add(1)
	return ask
}

// Stream starts work that sends values until it closes its channel, and hands
// each to then, on the loop, in order. It must end when its context does, and
// guard the goroutine that sends. Like Run it only reads: where the setting is another
// by the time of a value, it is opened again.
func Stream[T any](g *Group, t *Task, open func(context.Context) <-chan T, then func(T) tea.Cmd) tea.Cmd {
	return g.stream(t, func(ctx context.Context) source { return sourceOf(open(ctx), then) }, codeOf(then))
}

// source is an open stream, without the type of its values: what is compiled for each type stays
// small.
type source struct {
	next func() (take func() tea.Cmd, ok bool) // waits for a value; ok is false at the end
	rest func()                                // reads on until the end
}

func sourceOf[T any](values <-chan T, then func(T) tea.Cmd) source {
	return source{
		next: func() (func() tea.Cmd, bool) {
			value, ok := <-values
			return func() tea.Cmd { return then(value) }, ok
		},
		rest: func() {
			for range values {
			}
		},
	}
}

// noSource is a stream that could not be opened.
func noSource() source {
	return source{next: func() (func() tea.Cmd, bool) { return nil, false }, rest: func() {}}
}

func (g *Group) stream(t *Task, open func(context.Context) source, code uintptr) tea.Cmd {
	ctx, generation := t.begin(g)
	var values source
	var closed func()
	var under int64
	setting := g.setting
	var next func() tea.Msg
	next = func() tea.Msg {
		if closed == nil {
			under = setting()
			err := g.guarded(ctx, func(ctx context.Context) error {
				values = open(ctx)
				return nil
			})
			if err != nil {
				values = noSource()
			}
			closed = g.follow(values.rest)
		}
		take, ok := values.next()
		if !ok {
			closed()
		}
		// leave reads on until the sender, whose context has ended, is done.
		leave := func() {
			if ok {
				go func() {
					values.rest()
					closed()
				}()
			}
		}
		return Done{func() tea.Cmd {
			g.counts.inFlight.Add(-1)
			if t.generation != generation || g.ctx.Err() != nil {
				leave()
				return nil
			}
			if !ok {
				t.Cancel()
				return nil
			}
			if setting() != under {
				again := g.stream(t, open, code)
				leave()
				return again
			}
			cmd := take()
			if t.generation != generation { // it was cancelled meanwhile
				leave()
				return cmd
			}
			g.counts.inFlight.Add(1)
			return tea.Batch(cmd, next)
		}, code, g.Pending, false}
	}
	g.counts.inFlight.Add(1)
	return next
}

// Listen hands each value of a channel to then, on the loop, until the channel is
// closed. It does not count as pending work. open must not block, and must stop when its context
// ends.
func Listen[T any](g *Group, open func(context.Context) <-chan T, then func(T) tea.Cmd) {
	values := open(g.ctx)
	g.counts.offLoop.Add(1)
	go func() {
		defer g.counts.offLoop.Add(-1)
		for value := range values {
			done := g.Done(func() tea.Cmd { return then(value) })
			done.then = codeOf(then)
			g.send(done)
		}
	}()
}

// Do runs work that no later work replaces: a view to mark, a file to save. Only the end of the
// group stops it, and its answer is kept under every setting.
func Do[T any](g *Group, work func(context.Context) (T, error), then func(T, error) tea.Cmd) tea.Cmd {
	return g.do(jobOf(work, then))
}

func (g *Group) do(j job) tea.Cmd {
	g.counts.inFlight.Add(1)
	g.counts.do.Add(1)
	g.counts.undelivered.Add(1)
	return func() tea.Msg {
		err := g.guarded(g.ctx, j.work)
		g.counts.do.Add(-1)
		return Done{func() tea.Cmd {
			g.counts.inFlight.Add(-1)
			g.counts.undelivered.Add(-1)
			if g.ctx.Err() != nil {
				return nil
			}
			return j.take(err)
		}, j.code, g.Pending, false}
	}
}

// Drain waits until what Do began has ended, at most limit: a view marked or a
// draft saved a moment before the end is not lost to it.
func (g *Group) Drain(limit time.Duration) tea.Cmd {
	return func() tea.Msg {
		waitIdle(&g.counts.do, limit)
		return nil
	}
}

// Finish is Drain that waits until the results are delivered, too: what could not be
// done is known then. The loop must go on meanwhile.
func (g *Group) Finish(limit time.Duration) tea.Cmd {
	return func() tea.Msg {
		waitIdle(&g.counts.undelivered, limit)
		return nil
	}
}

// After calls then on the loop once d has passed, unless the timer was cancelled
// or started again meanwhile.
func After(g *Group, t *Task, d time.Duration, then func() tea.Cmd) tea.Cmd {
	_, generation := t.begin(g)
	return g.clock(d, func() tea.Msg {
		return Done{func() tea.Cmd {
			if t.generation != generation || g.ctx.Err() != nil {
				return nil
			}
			t.Cancel()
			return then()
		}, codeOf(then), g.Pending, true}
	})
}
