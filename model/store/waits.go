package store

import (
	"context"
	"slices"
	"sync/atomic"
	"time"
)

// shortWait is how long a write may take before Waits reports that it may wait.
const shortWait = 50 * time.Millisecond

// waits counts the writes of the person's own changes that have begun and not ended.
type waits struct {
	writing atomic.Int64
	asked   atomic.Bool   // ChangeWaits saw a write under way since the last end
	changed chan struct{} // holds one value
}

// begin counts a write of parts, and returns the function that ends it. It does not count writes of the
// service's data and of duties, which are no changes of the person.
func (w *waits) begin(parts []Part) (end func()) {
	if !slices.ContainsFunc(parts, func(p Part) bool {
		return p == PartReviews || p == PartDrafts || p == PartCreates || p == PartOutbox || p == PartSettings || p == PartLetters
	}) {
		return func() {}
	}
	w.writing.Add(1)
	reports := time.AfterFunc(shortWait, w.signal)
	return func() {
		w.writing.Add(-1)
		if asked := w.asked.Swap(false); !reports.Stop() || asked {
			w.signal()
		}
	}
}

func (w *waits) signal() {
	select {
	case w.changed <- struct{}{}:
	default: // a value waits already
	}
}

// Waits returns a channel that gets a value when ChangeWaits may return another value. It is for one reader.
func (s *Store) Waits() <-chan struct{} { return s.waits.changed }

// ChangeWaits reports whether a change of the person waits while another window erases.
func (s *Store) ChangeWaits(ctx context.Context) bool {
	if s.waits.writing.Load() == 0 {
		return false
	}
	s.waits.asked.Store(true) // before the second look at writing, so that no end goes unreported
	return s.waits.writing.Load() > 0 && s.ErasedElsewhere(ctx)
}
