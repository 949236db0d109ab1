package account

import (
	"context"
	"errors"
	"fmt"
	"os"
	"slices"
	"time"

	"shortlist/api/callback"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/store"
)

// Attach implements callback.Inbox.
func (a *Account) Attach() (callback.Attachment, error) {
	if a.opts.Inbox == nil {
		return nil, errors.New(lang.Text("there is no folder for attachments here"))
	}
	return a.opts.Inbox.Create()
}

// Keep implements callback.Inbox: every window shows the arrival within a second
// (CONTRACT 44).
func (a *Account) Keep(ctx context.Context, arrival model.Arrival) (fresh bool, err error) {
	_, fresh, err = a.store.PutArrival(ctx, arrival)
	return fresh, err
}

// Inbox returns the arrivals of all jobs, the latest first.
func (a *Account) Inbox(ctx context.Context) ([]model.Candidate, error) {
	people, err := a.justIn(ctx, 0)
	return a.shownAll(people), err
}

// justIn returns the arrivals of a job, or of all jobs if jobID is 0, unredacted.
func (a *Account) justIn(ctx context.Context, jobID int64) ([]model.Candidate, error) {
	arrivals, err := a.store.Arrivals(ctx, jobID)
	if err != nil {
		return nil, err
	}
	titleOf := a.titles(ctx)
	people := make([]model.Candidate, len(arrivals))
	for i := range arrivals {
		people[i] = arrivals[i].Candidate()
		if people[i].JobTitle, err = titleOf(people[i].JobID); err != nil {
			return nil, err
		}
	}
	return people, nil
}

// unmatched returns the arrivals among those just read whose application is not known.
func (a *Account) unmatched(ctx context.Context, people []model.Candidate) ([]model.Candidate, error) {
	if len(people) == 0 {
		return nil, nil
	}
	matched, err := a.store.MatchedArrivals(ctx, model.IDs(people, idOf))
	known := model.Set(model.IDs(matched, func(m *model.Arrival) int64 { return -m.ID }))
	return slices.DeleteFunc(people, func(c model.Candidate) bool { return known[c.ID] }), err
}

func idOf(c *model.Candidate) int64 { return c.ID }

// titleOf is a job's title; "" for an unknown job.
func (a *Account) titleOf(ctx context.Context, jobID int64) (string, error) {
	j, err := a.store.Job(ctx, jobID)
	if errors.Is(err, store.ErrNone) {
		err = nil
	}
	return j.Title, err
}

// titles returns a titleOf that reads each job once.
func (a *Account) titles(ctx context.Context) func(jobID int64) (string, error) {
	read := map[int64]string{}
	return func(jobID int64) (string, error) {
		title, ok := read[jobID]
		if ok {
			return title, nil
		}
		title, err := a.titleOf(ctx, jobID)
		if err == nil {
			read[jobID] = title
		}
		return title, err
	}
}

// titlesOf returns the titles of jobs, in their order.
func (a *Account) titlesOf(ctx context.Context, jobs []int64) ([]string, error) {
	titles := make([]string, len(jobs))
	for i, id := range jobs {
		var err error
		if titles[i], err = a.titleOf(ctx, id); err != nil {
			return nil, err
		}
	}
	return titles, nil
}

// Dismiss deletes an arrival and its files.
func (a *Account) Dismiss(ctx context.Context, c model.Candidate) error {
	arrival, err := a.store.Arrival(ctx, -c.ID)
	if err != nil {
		return err
	}
	letters, err := a.draftsOf(ctx, []int64{c.ID})
	if err != nil {
		return err
	}
	if err := a.store.DropArrival(ctx, arrival, a.opts.Now()); err != nil {
		return err
	}
	for _, d := range letters {
		_, failed := d.Remove()
		err = errors.Join(err, failed)
	}
	for _, f := range arrival.Attachments {
		if a.opts.Inbox != nil {
			a.opts.Inbox.Remove(f.Ref)
		}
	}
	return errors.Join(err, a.removeTexts(ctx, new(int)), a.rewriteLetters(ctx))
}

// unreferenced is the age at which a file without an arrival is removed; a younger one
// may belong to an arrival that is being stored.
const unreferenced = time.Hour

// sweepInbox removes the files of arrivals whose application has its CV from the service,
// and those that a killed process left.
func (a *Account) sweepInbox(ctx context.Context, now time.Time) {
	if a.opts.Inbox == nil {
		return
	}
	needed, err := a.store.Attachments(ctx)
	if err == nil {
		err = a.opts.Inbox.Sweep(func(ref string) bool { return needed[ref] }, now.Add(-unreferenced))
	}
	if err != nil && ctx.Err() == nil {
		a.opts.Log.Warn("inbox not swept", "error", err)
	}
}

// candidate returns an application unredacted: as last read, or as an arrival.
func (a *Account) candidate(ctx context.Context, id int64) (model.Candidate, error) {
	if id >= 0 {
		return a.store.Candidate(ctx, id)
	}
	arrival, err := a.store.Arrival(ctx, -id)
	switch {
	case err != nil:
		return model.Candidate{}, err
	case arrival.ApplyID > 0: // it was read meanwhile
		return a.store.Candidate(ctx, arrival.ApplyID)
	case arrival.ApplyID < 0:
		return model.Candidate{}, store.ErrNone
	}
	c := arrival.Candidate()
	c.JobTitle, err = a.titleOf(ctx, c.JobID)
	return c, err
}

// openAttachment opens the CV that came with a callback.
func (a *Account) openAttachment(c model.Candidate) (*os.File, error) {
	if a.opts.Inbox != nil {
		if f, err := a.opts.Inbox.Open(c.CV.Ref, c.CV.Size); err == nil {
			return f, nil
		}
	}
	return nil, fmt.Errorf("%w: %s", ErrNoCV, lang.Text("the file of %s is not on this computer any more", a.nameOf(c)))
}

// Position is how far a reader of the new applications has come.
type Position struct {
	Last int64
	// Gone are the new applications up to Last whose application the service no longer listed, the earliest first.
	// It may be listed again, because a service may send a list that is out of date.
	Gone []int64
}

// mostGone limits Position.Gone; the latest stay.
const mostGone = 1000

// Next returns at most limit new applications after a position, the earliest first, with what is known of the
// applicants now, and moves the position on. Applications that are gone are left out until they are listed again.
// After an error the position stays.
func (a *Account) Next(ctx context.Context, p *Position, limit int) (out []Newcomer, err error) {
	now := Position{Last: p.Last}
	take := func(noted []model.NewApplication) error {
		for _, n := range noted {
			now.Last = max(now.Last, n.ID)
			switch c, err := a.newcomer(ctx, n); {
			case errors.Is(err, store.ErrNone), err == nil && len(out) == limit:
				now.Gone = append(now.Gone, n.ID)
			case err != nil:
				return err
			default:
				out = append(out, c)
			}
		}
		return nil
	}
	if len(p.Gone) > 0 {
		noted, err := a.store.NewApplicationsOf(ctx, p.Gone)
		if err == nil {
			err = take(noted)
		}
		if err != nil {
			return nil, err
		}
	}
	for len(out) < limit {
		noted, err := a.store.NewApplications(ctx, now.Last, limit-len(out))
		if err == nil {
			err = take(noted)
		}
		if err != nil {
			return nil, err
		}
		if len(noted) == 0 {
			break
		}
	}
	now.Gone = now.Gone[max(0, len(now.Gone)-mostGone):]
	*p = now
	return out, nil
}

// NewSince returns at most limit new applications after the given id, as Next does.
func (a *Account) NewSince(ctx context.Context, id int64, limit int) (out []Newcomer, err error) {
	return a.Next(ctx, &Position{Last: id}, limit)
}

// newcomer adds applicant and job to a new application.
func (a *Account) newcomer(ctx context.Context, n model.NewApplication) (Newcomer, error) {
	of := n.ApplyID
	if of == 0 {
		of = -n.ArrivalID
	}
	c, err := a.candidate(ctx, of)
	if err != nil {
		return Newcomer{}, err
	}
	title, err := a.titleOf(ctx, n.JobID)
	return Newcomer{NewApplication: n, Who: a.shown(c), Job: title}, err
}

// Newcomer is a new application with its applicant and its job's title; "" for an unknown
// job.
type Newcomer struct {
	model.NewApplication
	Who model.Candidate
	Job string
}
