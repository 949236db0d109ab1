package account

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"shortlist/model"
)

// FetchMoved reads the applicants of those jobs again whose count of applies has
// moved since they were read to their end, or since the job was first known here, but
// for one job that a pane reads by itself, and those whose last reads came to no end not
// long ago, one job after the other (CONTRACT 34, 38).
// It sends each job whose applicants are kept then, and closes the channel at the end,
// or when the service cannot be asked any more. While another copy of the program reads
// again, it does nothing.
func (a *Account) FetchMoved(ctx context.Context, jobs []model.Job, except int64) <-chan model.Job {
	return a.fetchOf(ctx, jobs, except, func(jobs []model.Job) ([]model.Job, error) {
		return a.store.Due(ctx, jobs, a.opts.Now())
	})
}

// FetchMovedNow is FetchMoved for somebody who asks now: also of those jobs whose last
// reads came to no end.
func (a *Account) FetchMovedNow(ctx context.Context, jobs []model.Job) <-chan model.Job {
	return a.fetchOf(ctx, jobs, 0, func(jobs []model.Job) ([]model.Job, error) { return a.store.Moved(ctx, jobs) })
}

// fetchOf reads the applicants of those of jobs again that are picked, each if it is so
// still when its turn comes, but for one.
func (a *Account) fetchOf(ctx context.Context, jobs []model.Job, except int64, pick func([]model.Job) ([]model.Job, error)) <-chan model.Job {
	return a.inBackground(ctx, "applicants not refreshed", func(out chan<- model.Job) error {
		picked, err := pick(jobs)
		if err != nil {
			return err
		}
		return a.fetchAgain(ctx, picked, func(j model.Job) (ended func(), ok bool) {
			still, err := pick([]model.Job{j})
			return func() {}, err == nil && j.ID != except && len(still) > 0
		}, out)
	})
}

// KeepArrived reads the applicants of the jobs that the callback told of, as soon as it
// does, and again, ever more seldom, for a day while the service does not list them yet
// (CONTRACT 44). It sends each job whose applicants are kept then, until the context
// ends; each job is read, too, for its counts. It needs Events, which tells it. Of several
// copies of the program one reads.
func (a *Account) KeepArrived(ctx context.Context) <-chan model.Job {
	return a.inBackground(ctx, "who arrived is not looked for any more", func(out chan<- model.Job) error {
		looks := map[int64]*look{}
		for ctx.Err() == nil {
			next, err := a.fetchArrived(ctx, looks, out)
			if err != nil && ctx.Err() == nil {
				a.opts.Log.Info("who arrived is not read yet", "error", err)
				next = afterFailure
			}
			timer := time.NewTimer(next)
			select {
			case <-a.wake:
			case <-timer.C:
			case <-ctx.Done():
			}
			timer.Stop()
		}
		return nil
	})
}

// How often a job is read again that the callback told of: the longer ago, the more
// seldom, and never before it was left in peace for as long as it took to read.
const (
	lookAgain    = 10 * time.Second
	lookFor      = 24 * time.Hour
	afterFailure = time.Minute
	whenNobody   = time.Hour // nobody arrived: whoever does wakes it
)

// look is how this copy of the program looks for who arrived last for a job.
type look struct {
	arrived time.Time     // they did, by the clock of then, which may have been set since
	heard   time.Time     // of them first, here
	age     time.Duration // of their arrival then
	ended   time.Time     // the last try
	rest    time.Duration // that follows it at least
}

// of notes who arrived last, by the time now.
func (l *look) of(arrived, now time.Time) {
	if l.heard.IsZero() || arrived.After(l.arrived) {
		l.arrived, l.heard, l.age = arrived, now, max(now.Sub(arrived), 0)
	}
}

// after is how long after the arrival a time is.
func (l *look) after(t time.Time) time.Duration { return l.age + t.Sub(l.heard) }

// fetchArrived reads what is due, and returns when there is something to do next.
func (a *Account) fetchArrived(ctx context.Context, looks map[int64]*look, out chan<- model.Job) (next time.Duration, err error) {
	waiting, err := a.store.Arrivals(ctx, 0)
	if err != nil {
		return 0, err
	}
	since := map[int64]time.Time{} // the last arrival of each job
	for _, w := range waiting {
		if w.Received.After(since[w.JobID]) {
			since[w.JobID] = w.Received
		}
	}
	next = whenNobody
	var due []model.Job
	for id, at := range since {
		j, err := a.store.Job(ctx, id)
		if err != nil { // of no job of this account
			continue
		}
		if looks[id] == nil {
			looks[id] = &look{}
		}
		looks[id].of(at, a.opts.Now())
		wait, ok, err := a.untilDue(ctx, id, looks[id])
		switch {
		case err != nil:
			return 0, err
		case ok && wait <= 0:
			due = append(due, j)
			next = min(next, lookAgain)
		case ok:
			next = min(next, wait)
		}
	}
	return next, a.fetchAgain(ctx, due, func(j model.Job) (ended func(), ok bool) {
		l, began := looks[j.ID], a.opts.Now()
		wait, ok, err := a.untilDue(ctx, j.ID, l)
		if err != nil || !ok || wait > 0 {
			return nil, false
		}
		// It has one apply more than was counted. Who comes in after this moves the count.
		if _, err := a.Job(ctx, j.ID); err != nil && ctx.Err() == nil {
			a.opts.Log.Info("job not counted again", "job", j.ID, "error", err)
		}
		return func() {
			l.ended = a.opts.Now()
			l.rest = max(lookAgain, l.ended.Sub(began))
			l.rest += rand.N(l.rest / 4)
		}, true
	}, out)
}

// untilDue is how long it is until the applicants of a job are to be read for who
// arrived; ok is false where that was given up. After each read or try it is about as
// long as the time from the arrival to that. A clock that was set makes it neither sooner
// nor endless.
func (a *Account) untilDue(ctx context.Context, jobID int64, l *look) (wait time.Duration, ok bool, err error) {
	sync, err := a.store.Synced(ctx, jobID)
	now := a.opts.Now()
	if err != nil || l.after(now) > lookFor {
		return 0, false, err
	}
	last, rest := l.ended, l.rest
	if sync.At.After(last) && !sync.At.After(now) { // another copy, or a pane, has read it
		last, rest = sync.At, max(rest, lookAgain)
	}
	if last.IsZero() {
		return 0, true, nil
	}
	again := last.Add(max(rest, l.after(last)))
	return again.Sub(now), true, nil
}

// inBackground runs f, which sends the jobs that it has read.
func (a *Account) inBackground(ctx context.Context, failed string, f func(out chan<- model.Job) error) <-chan model.Job {
	out := make(chan model.Job)
	go func() {
		defer close(out)
		err := a.opts.Crash.Guard(func() error { return f(out) })
		if err != nil && ctx.Err() == nil {
			a.opts.Log.Info(failed, "error", err)
		}
	}()
	return out
}

// fetchAgain reads the applicants of jobs, one at a time in all of this copy, unless
// another copy of the program is at it. begin is asked when a job's turn comes: ok is
// whether it is still to be read, and ended is called when it was, or could not be.
func (a *Account) fetchAgain(ctx context.Context, jobs []model.Job, begin func(model.Job) (ended func(), ok bool), out chan<- model.Job) error {
	if len(jobs) == 0 {
		return nil
	}
	confirm, leave, err := a.takeReading(ctx)
	switch {
	case errors.Is(err, ErrBusy), ctx.Err() != nil:
		return nil
	case err != nil:
		return err
	}
	defer leave()
	for _, j := range jobs {
		ended, ok := begin(j)
		if !ok {
			continue // another copy has just read it
		}
		var failed, lost error
		a.fetch(ctx, j.ID, func(b Batch) bool {
			if failed = b.Err; !b.Done {
				lost = confirm()
			}
			return lost == nil && ctx.Err() == nil
		})
		ended()
		switch {
		case ctx.Err() != nil, errors.Is(lost, ErrBusy):
			return nil
		case lost != nil:
			return lost
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
