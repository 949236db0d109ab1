package account

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/store"
)

// ErrBusy is returned while another window reads applicants.
var ErrBusy = lang.NewError("another shortlist is reading applicants right now")

// JobsToSync returns the jobs whose applicants are not all known here: those without a complete read, those whose
// count has changed since, and those last read a day ago, because the count stays the same if one applicant leaves
// and another comes. of is how many jobs have applicants. Deleted jobs do not count.
func (a *Account) JobsToSync(ctx context.Context) (jobs []model.Job, of int, err error) {
	return a.store.Unsynced(ctx, a.opts.Now().Add(-24*time.Hour))
}

// coverage is how many jobs' applicants are known, at a revision of the store. It is kept because a search needs it
// at every typed letter.
type coverage struct {
	revision      int64
	unknown, jobs int
}

// covered counts the jobs with applicants, and the ones among them whose applicants are
// not all known.
func (a *Account) covered(ctx context.Context) (unknown, jobs int, err error) {
	revision, err := a.store.Revision(ctx)
	if err != nil {
		return 0, 0, err
	}
	if c := a.coverage.Load(); c != nil && c.revision == revision {
		return c.unknown, c.jobs, nil
	}
	list, jobs, err := a.store.Unsynced(ctx, time.Time{})
	if err != nil {
		return 0, 0, err
	}
	a.coverage.Store(&coverage{revision, len(list), jobs})
	return len(list), jobs, nil
}

// Synced is the progress of a read of the applicants of several jobs.
type Synced struct {
	Job        model.Job // the current one
	Number, Of int       // its place among all
	Applicants int       // of the current job, so far
	Bytes      int64
	Done       bool // the read of the job has ended
	New        int  // applicants who were not known before; set if Done, like the next two fields
	Changed    int  // known applicants whose data has changed
	Gone       int  // known applicants that the service does not list any more
	Err        error
}

// SyncUnknown does the same as Sync for the jobs of JobsToSync.
func (a *Account) SyncUnknown(ctx context.Context) <-chan Synced {
	return a.syncing(ctx, func(out chan<- Synced) error {
		jobs, _, err := a.JobsToSync(ctx)
		if err != nil || len(jobs) == 0 {
			return err
		}
		return a.sync(ctx, jobs, out)
	})
}

// Sync reads the applicants of jobs, one job after the other, and sends its progress. It goes on after a job that
// cannot be read. Once the service cannot be reached, it stops, with the reason in Err of the last value. While
// another window reads applicants, the reason is ErrBusy. Sync marks no application viewed. It ends with the context.
func (a *Account) Sync(ctx context.Context, jobs []model.Job) <-chan Synced {
	return a.syncing(ctx, func(out chan<- Synced) error { return a.sync(ctx, jobs, out) })
}

func (a *Account) syncing(ctx context.Context, f func(out chan<- Synced) error) <-chan Synced {
	return stream(a, f, func(out chan<- Synced, err error) {
		if ctx.Err() == nil {
			send(ctx, out, Synced{Done: true, Err: err})
		}
	})
}

func (a *Account) sync(ctx context.Context, jobs []model.Job, out chan<- Synced) error {
	confirm, leave, err := a.takeReading(ctx)
	if err != nil {
		return err
	}
	defer leave()
	failed := 0
	for i, j := range jobs {
		p := Synced{Job: j, Number: i + 1, Of: len(jobs)}
		before, err := a.kept(ctx, j.ID)
		if err != nil {
			return err
		}
		send(ctx, out, p)
		var lost error
		a.fetch(ctx, j.ID, func(b Batch) bool {
			for _, c := range b.People {
				if !c.JustIn() {
					p.Applicants++
				}
			}
			p.Bytes, p.Err = b.Bytes, b.Err
			if b.Unkept != nil && p.Err == nil {
				p.Err = fmt.Errorf("%s: %w", lang.Text("not everything could be stored on this computer"), b.Unkept)
			}
			if b.Bad > 0 && p.Err == nil && b.Done {
				p.Err = errors.New(lang.Plural(b.Bad, "%d application could not be read", "%d applications could not be read"))
			}
			if !b.Done {
				send(ctx, out, p)
				lost = confirm()
			}
			return lost == nil && ctx.Err() == nil
		})
		if ctx.Err() != nil {
			return ctx.Err()
		}
		after, err := a.kept(ctx, j.ID)
		if err != nil {
			return err
		}
		p.Done, p.Err = true, cmp.Or(lost, p.Err)
		p.New, p.Changed, p.Gone = changesOf(before, after)
		send(ctx, out, p)
		if failed++; p.Err == nil {
			failed = 0
		}
		if lost != nil || Offline(p.Err) && !byItself(p.Err) || NeedsSignIn(p.Err) || failed == mostFailed {
			return nil // a read of the next job would fail, too
		}
	}
	return nil
}

// mostFailed is how many consecutive jobs may fail before the service counts as
// failing.
const mostFailed = 3

// kept returns the stored, unredacted applicants of a job.
func (a *Account) kept(ctx context.Context, jobID int64) (map[int64]model.Candidate, error) {
	people, _, err := a.store.Candidates(ctx, jobID)
	out := make(map[int64]model.Candidate, len(people))
	for _, c := range people {
		c.Viewed = false // the service may not know yet that it was viewed here
		if c.CV != nil { // the file's name on the disk differs each time
			cv := *c.CV
			cv.Ref = ""
			c.CV = &cv
		}
		out[c.ID] = c
	}
	return out, err
}

func changesOf(before, after map[int64]model.Candidate) (added, changed, gone int) {
	for id, is := range after {
		was, known := before[id]
		if !known {
			added++
			continue
		}
		a, err := json.Marshal(was)
		b, err2 := json.Marshal(is)
		if err != nil || err2 != nil || !bytes.Equal(a, b) {
			changed++
		}
	}
	for id := range before {
		if _, still := after[id]; !still {
			gone++
		}
	}
	return added, changed, gone
}

// takeReading lets this window read applicants in the background, one job at a time,
// until leave. The error is ErrBusy while another window does. Call confirm often: it
// renews the lease once a minute, and fails for good once the lease is lost.
func (a *Account) takeReading(ctx context.Context) (confirm func() error, leave func(), err error) {
	select {
	case a.again <- struct{}{}:
	case <-ctx.Done():
		return nil, nil, ctx.Err()
	}
	var confirmed time.Time
	var lost error
	confirm = func() error {
		now := a.opts.Now().Round(0) // the lease goes on while the machine sleeps
		if lost != nil || now.Sub(confirmed).Abs() <= time.Minute {
			return lost
		}
		confirmed = now
		lost = a.takeDuty(ctx, store.DutyApplicants, ErrBusy)
		return lost
	}
	if err := confirm(); err != nil {
		<-a.again
		return nil, nil, err
	}
	return confirm, func() {
		a.leaveDuty(ctx, store.DutyApplicants)
		<-a.again // after this window has left the duty
	}, nil
}

// Index indexes all applications, and reads the CVs for the index, as far as possible.
// It reports the counts of what is missing when they change. If another window indexes,
// it ends at once. It marks no application viewed.
func (a *Account) Index(ctx context.Context, report func(left Index)) error {
	err := a.opts.Crash.Guard(func() error {
		_, err := a.indexAll(ctx, report, &Index{}, true)
		return err
	})
	if errors.Is(err, errNotMine) {
		return nil
	}
	return err
}
