package terminal

import (
	"context"
	"io"
	"sync/atomic"
	"time"

	tea "charm.land/bubbletea/v2"
	uv "github.com/charmbracelet/ultraviolet"

	"shortlist/model/crash"
)

// stream reads a terminal's events until ctx ends or the terminal can no longer be read. Its error is
// nil at the end of the input.
type stream func(ctx context.Context, events chan<- uv.Event) error

// keys reads the terminal in goroutines of its own, which end the program if they panic. Bubble Tea would
// die with the terminal raw.
type keys struct {
	in       io.Reader
	kind     string // the type of the terminal, as in TERM
	stream   stream // in tests; nil: in
	answered func() // is called at each answer to endOfQuestion
	report   crash.Report

	queue chan uv.Event // waits for the loop
	deaf  atomic.Bool   // what is read is dropped

	stop func()        // nil while nothing is read
	done chan struct{} // closed when the last read has ended
}

// maxAhead is how many events wait while the loop is busy, before the rest waits in the terminal.
const maxAhead = 4096

// newKeys returns keys that go to the loop, as ultraviolet's events: it turns them into Bubble Tea's
// messages. send returns at once when the loop has ended.
func newKeys(in io.Reader, kind string, send func(tea.Msg), report crash.Report) *keys {
	k := &keys{in: in, kind: kind, report: report, queue: make(chan uv.Event, maxAhead)}
	go func() {
		for event := range k.queue {
			send(event)
		}
	}()
	return k
}

// unreadable is a message with the error that ended the reading of the terminal.
type unreadable struct{ error }

// read reads until leave.
func (k *keys) read() error {
	source, err := uv.NewCancelReader(k.in)
	if err != nil {
		return err
	}
	read := k.stream
	if read == nil {
		read = uv.NewTerminalReader(source, k.kind).StreamEvents
	}
	ctx, cancel := context.WithCancel(context.Background())
	events, done := make(chan uv.Event), make(chan struct{})
	go func() {
		defer close(events)
		var failure error
		if err := k.report.Guard(func() error { failure = read(ctx, events); return nil }); err != nil {
			events <- failed{err}
		} else if failure != nil {
			events <- unreadable{failure}
		}
	}()
	go func() {
		defer close(done)
		for event := range events {
			if isEndOfAnswer(event) {
				k.answered()
			} else if !k.deaf.Load() {
				k.queue <- event
			}
		}
	}()
	k.done, k.stop = done, func() {
		cancel()
		source.Cancel()
		select {
		case <-done:
		case <-time.After(lastKey): // not every input can be interrupted
		}
		_ = source.Close()
	}
	return nil
}

// leave leaves the terminal to another program, until the next read.
func (k *keys) leave() {
	if k.stop != nil {
		k.stop()
		k.stop = nil
	}
}

// end leaves the terminal for good.
func (k *keys) end() {
	k.leave()
	select {
	case <-k.done:
		close(k.queue)
	default: // nothing was read, or the input cannot be interrupted
	}
}

// lastKey is how long reading may take to stop.
const lastKey = 500 * time.Millisecond
