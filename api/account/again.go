package account

import (
	"context"
	"errors"
	"math/rand/v2"
	"time"

	"shortlist/model"
)

// FetchMoved reads the applicants of jobs whose count of applies has changed since their last complete read, or since
// the job was first known here. It reads one job after the other, without the job except, which a pane reads by
// itself, and jobs whose last reads have just failed (CONTRACT 34, 38). It sends each job after its applicants are
// stored, and closes the channel at the end, or once the service cannot be reached. While another window reads
// applicants, it does nothing.
func (a *Account) FetchMoved(ctx context.Context, jobs []model.Job, except int64) <-chan model.Job {
	return a.fetchOf(ctx, jobs, except, a.store.Due)
}

// FetchMovedNow does the same as FetchMoved for a person who asks for it, and includes
// jobs whose last reads failed.
func (a *Account) FetchMovedNow(ctx context.Context, jobs []model.Job) <-chan model.Job {
	return a.fetchOf(ctx, jobs, 0, a.store.Moved)
}

// fetchOf reads the applicants of the picked jobs, except one. It picks again before it
// reads each job.
func (a *Account) fetchOf(ctx context.Context, jobs []model.Job, except int64, pick func(ctx context.Context, jobs []model.Job, now time.Time) ([]model.Job, error)) <-chan model.Job {
	return a.inBackground(ctx, "applicants not refreshed", func(out chan<- model.Job) error {
		picked, err := pick(ctx, jobs, a.opts.Now())
		if err != nil {
			return err
		}
		return a.fetchAgain(ctx, picked, func(j model.Job) (ended func(), ok bool) {
			still, err := pick(ctx, []model.Job{j}, a.opts.Now())
			return func() {}, err == nil && j.ID != except && len(still) > 0
		}, out)
	})
}

// KeepArrived reads the applicants of jobs with arrivals: at once, and then at growing
// intervals for a day while the service does not list them (CONTRACT 44). It reads the
// job as well, for its counts, and sends each job that was read, until the context ends.
// Events must run, because it signals arrivals. Only one of several windows reads.
func (a *Account) KeepArrived(ctx context.Context) <-chan model.Job {
	return a.inBackground(ctx, "arrivals are not looked for any more", func(out chan<- model.Job) error {
		looks := map[int64]*arrivalSearch{}
		for ctx.Err() == nil {
			next, err := a.fetchArrived(ctx, looks, out)
			if err != nil && ctx.Err() == nil {
				a.opts.Log.Info("arrivals are not read yet", "error", err)
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

// How often the applicants of a job with an arrival are read: the older the arrival, the
// less often, and never within the time that the last read took.
const (
	lookAgain       = 10 * time.Second
	lookFor         = 24 * time.Hour
	afterFailure    = time.Minute
	withoutArrivals = time.Hour // without arrivals; a new one wakes the loop
)

// arrivalSearch is this window's search for the last arrival of a job.
type arrivalSearch struct {
	arrived time.Time     // when it arrived, by the wall clock at that time
	heard   time.Time     // when this window first knew of it
	age     time.Duration // age of the arrival at heard
	ended   time.Time     // end of the last try
	rest    time.Duration // least pause after the last try
}

// observe records the time of the last arrival.
func (l *arrivalSearch) observe(arrived, now time.Time) {
	if l.heard.IsZero() || arrived.After(l.arrived) {
		l.arrived, l.heard, l.age = arrived, now, max(now.Sub(arrived), 0)
	}
}

// after is the time from the arrival to t.
func (l *arrivalSearch) after(t time.Time) time.Duration { return l.age + t.Sub(l.heard) }

// fetchArrived reads the jobs that are due, and returns the time until the next is due.
func (a *Account) fetchArrived(ctx context.Context, looks map[int64]*arrivalSearch, out chan<- model.Job) (next time.Duration, err error) {
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
	next = withoutArrivals
	var due []model.Job
	for id, at := range since {
		j, err := a.store.Job(ctx, id)
		if err != nil { // not a job of this account
			continue
		}
		if looks[id] == nil {
			looks[id] = &arrivalSearch{}
		}
		looks[id].observe(at, a.opts.Now())
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
		// The stored count lacks the arrival. Read it before the applicants: a later
		// application then shows as a moved count.
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

// untilDue is the time until the applicants of a job are due to be read; ok is false after lookFor. The pause after a
// read is about the arrival's age. A changed wall clock makes it neither shorter nor endless.
func (a *Account) untilDue(ctx context.Context, jobID int64, l *arrivalSearch) (wait time.Duration, ok bool, err error) {
	sync, err := a.store.Synced(ctx, jobID)
	now := a.opts.Now()
	if err != nil || l.after(now) > lookFor {
		return 0, false, err
	}
	last, rest := l.ended, l.rest
	if sync.At.After(last) && !sync.At.After(now) { // another window, or a pane, has read it
		last, rest = sync.At, max(rest, lookAgain)
	}
	if last.IsZero() {
		return 0, true, nil
	}
	again := last.Add(max(rest, l.after(last)))
	return again.Sub(now), true, nil
}

// inBackground runs f, which sends the jobs it has read; failed is the log line for an error.
func (a *Account) inBackground(ctx context.Context, failed string, f func(out chan<- model.Job) error) <-chan model.Job {
	return stream(a, f, logFailure[model.Job](ctx, a.opts.Log.Info, failed))
}

// fetchAgain reads the applicants of jobs, one job at a time, unless another window is
// doing so. It calls begin before each job: ok is false if the read is no longer needed,
// and ended is called after the read or its failure.
func (a *Account) fetchAgain(ctx context.Context, jobs []model.Job, begin func(model.Job) (ended func(), ok bool), out chan<- model.Job) error {
	if len(jobs) == 0 {
		return nil
	}
	confirm, leave, err := a.takeReading(ctx)
	if err == nil {
		defer leave()
	}
	switch {
	case errors.Is(err, ErrBusy), ctx.Err() != nil: // it may end right after the duty was taken
		return nil
	case err != nil:
		return err
	}
	for _, j := range jobs {
		ended, ok := begin(j)
		if !ok {
			continue // another window has just read it
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
			continue // the failure concerns this job alone
		}
		if !send(ctx, out, j) {
			return nil
		}
	}
	return nil
}
