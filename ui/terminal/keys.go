package terminal

import (
	"context"
	"io"
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
	in     io.Reader
	kind   string // the type of the terminal, as in TERM
	stream stream // in tests; nil: in
	send   func(tea.Msg)
	report crash.Report

	stop     func()        // nil while nothing is read
	done     chan struct{} // closed when the last read has ended
	answered chan struct{} // gets the answer to lastQuestion
}

// unreadable is a message with the error that ended the reading of the terminal.
type unreadable struct{ error }

// maxAhead is how many events wait while the loop is busy, before the rest waits in the terminal.
const maxAhead = 64

// read reads until leave. It sends ultraviolet's events, which the loop turns into Bubble Tea's messages.
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
	events, done := make(chan uv.Event, maxAhead), make(chan struct{})
	go func() {
		defer close(events)
		defer close(done)
		var failure error
		if err := k.report.Guard(func() error { failure = read(ctx, events); return nil }); err != nil {
			events <- failed{err}
		} else if failure != nil {
			events <- unreadable{failure}
		}
	}()
	go func() {
		for event := range events {
			if isLastAnswer(event) {
				select {
				case k.answered <- struct{}{}:
				default: // it came too late
				}
			}
			k.send(event)
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

// lastKey is how long reading may take to stop.
const lastKey = 500 * time.Millisecond
