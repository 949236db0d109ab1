// Package load runs a pane's work off the screen's loop and brings its result back. It is the only way panes do I/O.
// Each result goes to the task that asked. Starting a task again, or cancelling it, ends its work and drops its
// result. A request that began before blind mode was switched is repeated, and its first result dropped.
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
	open map[int]func() // reads each open stream to its end
	last int
}

// counts is how much work there is, without timers.
type counts struct {
	inFlight    atomic.Int64 // begun by Run, Act, Stream or Do, with its result not delivered yet
	do          atomic.Int64 // begun by Do, and not ended
	undelivered atomic.Int64 // begun by Do, with its result not delivered yet
	offLoop     atomic.Int64 // any work under way off the loop
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

// Another returns a group of the same program, for the work that begins when the work of this group has to end.
func (g *Group) Another() *Group {
	next := NewGroup(g.parent, g.clock)
	next.crash, next.send, next.memory = g.crash, g.send, g.memory
	return next
}

// Cancel ends all work without waiting for it. No result is delivered anymore, not even one that is on its way to the
// loop.
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

// End ends all work and waits until it has ended, at most limit: the files that work writes must not be closed or
// removed before. No result is delivered anymore.
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

// follow counts a stream as work until its sender is done. rest reads it to its end: End calls it, because the loop
// may be gone before.
func (g *Group) follow(rest func()) (closed func()) {
	g.counts.offLoop.Add(1)
	paced := time.AfterFunc(streamTime, func() { g.memory.streaming(1) })
	g.mu.Lock()
	defer g.mu.Unlock()
	g.last++
	id := g.last
	closed = sync.OnceFunc(func() {
		g.mu.Lock()
		delete(g.open, id)
		g.mu.Unlock()
		if !paced.Stop() {
			g.memory.streaming(-1)
		}
		g.counts.offLoop.Add(-1)
	})
	read := func() {
		rest()
		closed()
	}
	g.open[id] = read
	if g.ctx.Err() != nil { // the stream began while the group ended
		go read()
	}
	return closed
}

// Guard sets the report that writes down panics in work. It must be called before any work.
func (g *Group) Guard(report crash.Report) { g.crash = report }

// PaceCollections makes the runtime collect garbage often while a stream is open that is not short.
func (g *Group) PaceCollections() { g.memory.begin() }

// ReturnMemory makes the program return unused memory to the operating system at rest. Tests, which run a hundred groups
// in one process, do not call it: each would collect all garbage, and take the same pages from the system again.
func (g *Group) ReturnMemory() { g.memory.returns = true }

// SendBy sets how events reach the loop: a program's Send. It must be called before any Listen.
func (g *Group) SendBy(send func(tea.Msg)) { g.send = send }

// Under sets the function that returns the number of blind-mode switches so far. It must do no I/O, and is called on
// and off the loop. Requests that began before Under are not repeated.
func (g *Group) Under(setting func() int64) { g.setting = setting }

// guarded runs work, and returns a panic in it as an error.
func (g *Group) guarded(ctx context.Context, work func(context.Context) error) error {
	g.counts.offLoop.Add(1)
	defer g.counts.offLoop.Add(-1)
	defer g.memory.worked()
	return g.crash.Guard(func() error { return work(ctx) })
}

// job is work and the function that takes its result, without the type of the result, so that little code is compiled
// for each type.
type job struct {
	work func(context.Context) error
	take func(error) tea.Cmd
	code uintptr // the code of the function that takes the result
}

func jobOf[T any](work func(context.Context) (T, error), then func(T, error) tea.Cmd) job {
	var value T
	return job{
		work: func(ctx context.Context) (err error) {
			var none T
			value = none // if the work is repeated and panics, the first result must not stay
			value, err = work(ctx)
			return err
		},
		take: func(err error) tea.Cmd { return then(value, err) },
		code: codeOf(then),
	}
}

// Pending returns how much work has no delivered result yet. Timers do not count.
func (g *Group) Pending() int64 { return g.counts.inFlight.Load() }

// Done is the message that brings a result back. The root model calls Deliver on
// the loop and runs what it returns.
type Done struct {
	Deliver func() tea.Cmd
	then    uintptr      // the code that takes the result, for its name
	pending func() int64 // how much work of the group has no delivered result; nil: no work
	delay   bool
}

// IsDelay reports whether the message ends a delay, such as the pause before the row under the
// cursor is shown.
func (d Done) IsDelay() bool { return d.delay }

// IsFollowed reports whether other work of the group is under way, a stream included.
func (d Done) IsFollowed() bool { return d.pending != nil && d.pending() > 0 }

// Name is the name of the function that takes the result: "joblist.(*Pane).Refresh".
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

// codeOf returns the address of a function's code.
func codeOf(f any) uintptr { return reflect.ValueOf(f).Pointer() }

// Task is one thing that a pane loads: only its last run counts. The zero value is ready. It is used on the loop
// only.
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

// Run runs work off the loop and hands its result to then, on the loop, unless the task was cancelled or started
// again in between. work must only read, because it is run again if the setting (Under) has changed when it ends. It
// must touch nothing of the model.
func Run[T any](g *Group, t *Task, work func(context.Context) (T, error), then func(T, error) tea.Cmd) tea.Cmd {
	return g.begin(t, g.setting, jobOf(work, then))
}

// Act is Run for work that must be done only once. Its result is delivered under every setting, so it must not hold
// anything that a setting hides.
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
// each to then, on the loop, in order. The work must end when its context does, and
// guard the goroutine that sends. As with Run it must only read: if the setting has changed when a value comes, the
// stream is opened again.
func Stream[T any](g *Group, t *Task, open func(context.Context) <-chan T, then func(T) tea.Cmd) tea.Cmd {
	return g.stream(t, func(ctx context.Context) source { return sourceOf(open(ctx), then) }, codeOf(then))
}

// source is an open stream, without the type of its values, so that little code is compiled for each type.
type source struct {
	next func() (take func() tea.Cmd, ok bool) // waits for a value; ok is false at the end
	rest func()                                // reads to the end
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

// Do runs work that no later work replaces: a view to mark, a file to save. Only the end of the group stops it, and
// its result is delivered under every setting.
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

// Drain waits until the work of Do has ended, at most limit, so that a view marked or a draft saved just before the
// end of the program is not lost.
func (g *Group) Drain(limit time.Duration) tea.Cmd {
	return func() tea.Msg {
		waitIdle(&g.counts.do, limit)
		return nil
	}
}

// Finish is Drain that also waits until the results are delivered, so that failures are known. The loop must go on in
// between.
func (g *Group) Finish(limit time.Duration) tea.Cmd {
	return func() tea.Msg {
		waitIdle(&g.counts.undelivered, limit)
		return nil
	}
}

// After calls then on the loop once d has passed, unless the timer was cancelled or started again before.
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
