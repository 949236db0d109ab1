package terminal

import (
	"cmp"
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

// keys reads the terminal in goroutines of its own. If one panics, the program ends and restores the terminal;
// if Bubble Tea read, it would die and leave the terminal raw.
type keys struct {
	in       io.Reader
	kind     string // the type of the terminal, as in TERM
	stream   stream // in tests; nil: in
	answered func() // is called at the end of each answer
	report   crash.Report

	queue chan uv.Event // waits for the loop
	quit  chan struct{} // closed when the loop has ended
	deaf  atomic.Bool   // typed keys are dropped until the next read

	stop func()        // nil while nothing is read
	done chan struct{} // closed when the last read has ended
}

// maxAhead is how many events wait while the loop is busy, before the rest waits in the terminal.
const maxAhead = 4096

// newKeys returns keys that go to the loop, as ultraviolet's events: it turns them into Bubble Tea's
// messages. send returns at once when the loop has ended.
func newKeys(in io.Reader, kind string, send func(tea.Msg), report crash.Report) *keys {
	k := &keys{in: in, kind: kind, report: report, queue: make(chan uv.Event, maxAhead), quit: make(chan struct{})}
	go func() {
		for {
			select {
			case event := <-k.queue:
				send(event)
			case <-k.quit:
				return
			}
		}
	}()
	return k
}

// isTyped reports whether a person made an event.
func isTyped(event uv.Event) bool {
	switch event.(type) {
	case uv.KeyEvent, uv.MouseEvent, uv.PasteEvent:
		return true
	}
	return false
}

// unreadable is a message with the error that ended the reading of the terminal.
type unreadable struct{ error }

// read reads until leave.
func (k *keys) read() error {
	k.deaf.Store(false)
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
	var left atomic.Bool // leave ended the input: the terminal is not gone
	go func() {
		defer close(events)
		var failure error
		if err := k.report.Guard(func() error { failure = read(ctx, events); return nil }); err != nil {
			events <- failed{err}
		} else if _, file := k.in.(interface{ Fd() uintptr }); failure != nil || file && !left.Load() {
			events <- unreadable{cmp.Or(failure, io.ErrUnexpectedEOF)} // a file that ends is a terminal that is gone
		}
	}()
	go func() {
		defer close(done)
		for event := range events {
			end := isEndOfAnswer(event)
			if _, device := event.(uv.PrimaryDeviceAttributesEvent); end || device {
				k.answered()
			}
			if end || isTyped(event) && k.deaf.Load() {
				continue
			}
			select {
			case k.queue <- event:
			case <-k.quit:
			}
		}
	}()
	k.done, k.stop = done, func() {
		defer cancel()
		left.Store(true)
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
	close(k.quit)
}

// lastKey is how long reading may take to stop.
const lastKey = 500 * time.Millisecond
