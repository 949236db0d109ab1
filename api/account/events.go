package account

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"shortlist/model"
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
	Applicants []int64 // jobs whose applicants were read
	Damage     string  // that the store was damaged, and what was saved, as sentences; "" when it was not
}

// lookEvery is how often the store is looked at for what other copies did; they
// are to be seen within a second.
const lookEvery = 400 * time.Millisecond

// Events sends news until the context ends, and closes the channel then.
func (a *Account) Events(ctx context.Context) <-chan Event {
	out := make(chan Event)
	go func() {
		defer close(out)
		err := a.opts.Crash.Guard(func() error { return a.watch(ctx, out) })
		if err != nil && ctx.Err() == nil {
			a.opts.Log.Warn("no news any more", "error", err)
		}
	}()
	return out
}

func (a *Account) watch(ctx context.Context, out chan<- Event) error {
	a.sweep()
	since := a.store.Opened() // a later one could hide what was written before this looks for the first time
	tick := time.NewTicker(lookEvery)
	defer tick.Stop()
	for ctx.Err() == nil {
		parts, now, err := a.store.Changed(ctx, since)
		if err != nil {
			a.opts.Log.Warn("store not looked at", "error", err) // the next look may tell
			parts = nil
		}
		since = now
		e := eventOf(parts)
		if e.Settings || e.All {
			a.readBlind(ctx)
		}
		e.Damage = a.Damage()
		if len(parts) > 0 || e.Damage != "" {
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
	}[table], table)
}

// FetchMoved reads the applicants of those jobs again whose count of applies has
// moved since they were read to their end, but for one job that a pane reads by
// itself, one job after the other (CONTRACT 34, 38). It sends each job whose
// applicants are kept then, and closes the channel at the end, or when the service
// cannot be asked any more. While another copy of the program does it, it does
// nothing.
func (a *Account) FetchMoved(ctx context.Context, jobs []model.Job, except int64) <-chan model.Job {
	out := make(chan model.Job)
	go func() {
		defer close(out)
		err := a.opts.Crash.Guard(func() error { return a.fetchMoved(ctx, jobs, except, out) })
		if err != nil && ctx.Err() == nil {
			a.opts.Log.Info("applicants not refreshed", "error", err)
		}
	}()
	return out
}

func (a *Account) fetchMoved(ctx context.Context, jobs []model.Job, except int64, out chan<- model.Job) error {
	moved, err := a.store.Moved(ctx, jobs)
	if err != nil || len(moved) == 0 {
		return err
	}
	mine := func() bool {
		ok, err := a.store.TakeDuty(ctx, store.DutyApplicants, a.opts.Now())
		return ok && err == nil
	}
	if !mine() {
		return nil
	}
	defer func() { _ = a.store.LeaveDuty(context.WithoutCancel(ctx), store.DutyApplicants) }() // it ends by itself, too
	for _, j := range moved {
		if still, err := a.store.Moved(ctx, []model.Job{j}); err != nil || j.ID == except || len(still) == 0 {
			continue // another copy has just read it
		}
		var failed error
		confirmed := time.Now()
		a.fetch(ctx, j.ID, func(b Batch) bool {
			if failed = b.Err; time.Since(confirmed) > time.Minute {
				confirmed = time.Now()
				return mine() && ctx.Err() == nil
			}
			return ctx.Err() == nil
		})
		switch {
		case ctx.Err() != nil:
			return nil
		case Offline(failed) && !byItself(failed), NeedsSignIn(failed):
			return failed
		case failed != nil:
			continue // its own trouble; the next may be read
		}
		select {
		case out <- j:
		case <-ctx.Done():
			return nil
		}
	}
	return nil
}

// Unseen counts the unseen applicants of each job, of those that were read
// (CONTRACT 30, 31).
func (a *Account) Unseen(ctx context.Context) (map[int64]int, error) { return a.store.Unseen(ctx) }
