package account

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"shortlist/model/store"
)

// Event is news that no pane has asked for: of what other copies of the program
// did, and of the store itself.
type Event struct {
	All        bool // the store is another: nothing that was read from it counts
	Jobs       bool // or their currencies
	Outbox     bool
	Creates    bool // under way
	Drafts     bool
	Activity   bool // its log
	Reviews    bool // or shortlists
	Settings   bool
	Applicants []int64    // jobs whose applicants were read
	New        []Newcomer // applications that came in since the last event, or since the account was opened, here or in another copy
	Waits      bool       // the service asked for a wait, or it is over (WaitsUntil)
	Damage     string     // that the store was damaged, and what was saved, as sentences; "" when it was not
}

// lookEvery is how often the store is looked at for what other copies did; they
// are to be seen within a second.
const lookEvery = 400 * time.Millisecond

// Events sends news until the context ends, and closes the channel then.
func (a *Account) Events(ctx context.Context) <-chan Event {
	out, switched := make(chan Event), a.Switched()
	go func() {
		defer close(out)
		err := a.opts.Crash.Guard(func() error { return a.watch(ctx, out, switched) })
		if err != nil && ctx.Err() == nil {
			a.opts.Log.Warn("no news any more", "error", err)
		}
	}()
	return out
}

// atOnce is how many new applications an event tells of.
const atOnce = 100

func (a *Account) watch(ctx context.Context, out chan<- Event, switched int64) error {
	told := a.atOpening.Swap(nil)
	if told == nil { // these are no first events
		told = &lookout{}
		if err := told.begin(ctx, a); err != nil {
			a.opts.Log.Warn("new applications not looked for", "error", err)
		}
	}
	var sweeping sync.WaitGroup // which may take long, and who comes in meanwhile is told of
	sweeping.Go(func() {
		err := a.opts.Crash.Guard(func() error {
			a.sweep()
			a.sweepInbox(ctx, a.opts.Now())
			return nil
		})
		if err != nil {
			a.opts.Log.Warn("not swept", "error", err)
		}
	})
	defer sweeping.Wait()
	since := a.store.Opened() // a later one could hide what was written before this looks for the first time
	tick := time.NewTicker(lookEvery)
	defer tick.Stop()
	var waits time.Time
	for ctx.Err() == nil {
		parts, now, err := a.store.Changed(ctx, since)
		if err != nil {
			a.opts.Log.Warn("store not looked at", "error", err) // the next look may tell
			parts = nil
		}
		e := eventOf(parts)
		if e.Settings || e.All || a.Unsure() {
			a.readBlind(ctx)
		}
		if n := a.Switched(); n != switched {
			switched, e.Settings = n, true
		}
		if e.New, err = told.look(ctx, a, now != since); err != nil {
			a.opts.Log.Warn("new applications not looked for", "error", err)
		}
		for _, n := range e.New {
			if n.Who.JustIn() {
				select {
				case a.wake <- struct{}{}:
				default: // it is told already
				}
			}
		}
		since = now
		e.Damage = a.Damage()
		if until := a.WaitsUntil(); !until.Equal(waits) {
			waits, e.Waits = until, true
		}
		if len(parts) > 0 || len(e.New) > 0 || e.Settings || e.Waits || e.Damage != "" {
			select {
			case out <- e:
			case <-ctx.Done():
			}
		}
		select {
		case <-tick.C:
		case <-ctx.Done():
		}
	}
	return nil
}

// newcomers tells who came in; *Account does.
type newcomers interface {
	LastNew(context.Context) (int64, error)
	NewSince(ctx context.Context, id int64, limit int) ([]Newcomer, error)
}

// lookout is how far the new applications are told of. What could not be read is told at
// a later look.
type lookout struct {
	last  int64
	begun bool // from a last one, which is known
	more  bool // there may be, though nothing was written since
}

// begin has those told of that come in from now on.
func (l *lookout) begin(ctx context.Context, from newcomers) (err error) {
	l.last, err = from.LastNew(ctx)
	l.begun = err == nil
	return err
}

// look returns who came in since the last look; written is whether anything was.
func (l *lookout) look(ctx context.Context, from newcomers, written bool) (came []Newcomer, err error) {
	if !l.begun {
		return nil, l.begin(ctx, from) // all that was ever new is no news
	}
	if !written && !l.more {
		return nil, nil
	}
	came, err = from.NewSince(ctx, l.last, atOnce)
	if l.more = err != nil || len(came) == atOnce; err != nil {
		return nil, err
	}
	if len(came) > 0 {
		l.last = came[len(came)-1].ID
	}
	return came, nil
}

func eventOf(parts []store.Part) (e Event) {
	for _, p := range parts {
		if id, ok := p.Job(); ok {
			e.Applicants = append(e.Applicants, id)
		}
	}
	has := func(p store.Part) bool { return slices.Contains(parts, p) }
	e.All, e.Jobs, e.Outbox = has(store.PartAll), has(store.PartJobs), has(store.PartOutbox)
	e.Creates, e.Drafts, e.Activity = has(store.PartCreates), has(store.PartDrafts), has(store.PartActivity)
	e.Reviews, e.Settings = has(store.PartReviews), has(store.PartSettings)
	return e
}

// Damage tells once that the store was found damaged and what became of it; "" is
// for a sound one.
func (a *Account) Damage() string {
	m := a.store.Mended()
	if m == nil {
		return ""
	}
	said := "What was kept on this machine was damaged, and is set aside as " + filepath.Base(m.Aside) + "."
	var saved []string
	for _, table := range slices.Sorted(maps.Keys(m.Saved)) {
		if n := m.Saved[table]; n > 0 {
			saved = append(saved, fmt.Sprintf("%d of %s", n, rowsOf(table)))
		}
	}
	switch {
	case len(saved) > 0:
		said += " Saved from it: " + strings.Join(saved, ", ") + "."
	case len(m.Unread) == 0:
		said += " Nothing of your own was in it."
	}
	var lost []string
	for _, table := range m.Unread {
		lost = append(lost, rowsOf(table))
	}
	if len(lost) > 0 {
		said += " Not all could be read of: " + strings.Join(lost, ", ") + "."
	}
	return said + " Jobs are read from the service again, and applicants when you open their job."
}

// rowsOf words what a table of the store holds.
func rowsOf(table string) string {
	return cmp.Or(map[string]string{
		"currencies": "the currencies you sent", "drafts": "your drafts",
		"activity": "the activity log", "intents": "the creates under way", "outbox": "what the service is to be told",
		"reviews": "your reviews of applicants", "shortlists": "your shortlists", "shortlisted": "the people on them", "settings": "the settings", "searches": "the searches you named",
		"arrivals": "the applications that just came in", "new_applications": "which applications are new",
	}[table], table)
}

// Unseen counts the unseen applicants of each job, of those that were read
// (CONTRACT 30, 31).
func (a *Account) Unseen(ctx context.Context) (map[int64]int, error) { return a.store.Unseen(ctx) }
