package account

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"shortlist/api"
	"shortlist/model"
	"shortlist/model/cv"
	"shortlist/model/store"
)

// Applicants are the people of a job as last read.
type Applicants struct {
	People   []model.Candidate
	AsOf     time.Time // zero: never read
	Complete bool
}

// CachedApplicants returns a job's applicants as they were last read, those
// opened here as viewed.
func (a *Account) CachedApplicants(ctx context.Context, jobID int64) (Applicants, error) {
	people, sync, err := a.store.Candidates(ctx, jobID)
	if err != nil {
		return Applicants{}, err
	}
	opened, err := a.opened(ctx)
	if err != nil {
		return Applicants{}, err
	}
	for i := range people {
		people[i].Viewed = people[i].Viewed || opened[people[i].ID]
	}
	return Applicants{People: people, AsOf: sync.At, Complete: sync.Complete}, nil
}

// opened returns the applies whose view waits to be delivered: to the person
// they are viewed already (CONTRACT 29).
func (a *Account) opened(ctx context.Context) (map[int64]bool, error) {
	views, err := a.store.Views(ctx)
	if err != nil {
		return nil, err
	}
	out := make(map[int64]bool, len(views))
	for _, v := range views {
		out[v.ApplyID] = true
	}
	return out, nil
}

// Batch is a piece of a read of applicants under way.
type Batch struct {
	People []model.Candidate
	Bad    int   // records that could not be read, in all so far
	Bytes  int64 // read so far
	Done   bool  // the last batch
	Err    error // why it ended early; what came before stands
	AsOf   time.Time
}

// batchEvery bounds how often a screen is asked to draw what arrives; the first
// person goes out at once.
const batchEvery = 50 * time.Millisecond

// FetchApplicants reads a job's applicants from the service, keeps them and
// their CVs, and sends them in batches. The channel is closed after a batch that
// is Done. Ending the context ends the read.
func (a *Account) FetchApplicants(ctx context.Context, jobID int64) <-chan Batch {
	out := make(chan Batch)
	send := func(b Batch) bool {
		select {
		case out <- b:
			return true
		case <-ctx.Done():
			return false
		}
	}
	go func() {
		defer close(out)
		err := a.opts.Crash.Guard(func() error {
			a.fetch(ctx, jobID, send)
			return nil
		})
		if err != nil {
			send(Batch{Done: true, Err: err})
		}
	}()
	return out
}

func (a *Account) fetch(ctx context.Context, jobID int64, send func(Batch) bool) {
	opened, err := a.opened(ctx)
	if err != nil {
		send(Batch{Done: true, Err: err})
		return
	}
	page := a.client.Applies(jobID, sink{a.opts.CVs})
	batch := Batch{}
	var seen []int64
	last := time.Time{}
	keep := func() {
		for i := range batch.People {
			c := &batch.People[i]
			// The read may have begun before a view was delivered or refused.
			viewed, ok := a.marked.Load(c.ID)
			if !ok {
				viewed = opened[c.ID]
			}
			c.Viewed = c.Viewed || viewed.(bool)
		}
		if err := a.store.PutCandidates(ctx, jobID, batch.People); err != nil && ctx.Err() == nil {
			a.opts.Log.Warn("applicants not kept", "error", err)
		}
	}
	flush := func() bool {
		keep()
		batch.Bytes = page.Bytes()
		sent := send(batch)
		batch.People, last = nil, time.Now()
		return sent
	}
	stopped := false
	for c, err := range page.All(ctx) {
		var record *api.RecordError
		switch {
		case errors.As(err, &record):
			batch.Bad++
			continue
		case err != nil:
			batch.Err = a.explain(ctx, jobID, err)
			continue // the last one
		}
		c.JobID = jobID
		seen = append(seen, c.ID)
		batch.People = append(batch.People, c)
		if time.Since(last) >= batchEvery && !flush() {
			stopped = true
			break
		}
	}
	batch.Done, batch.AsOf = true, a.opts.Now()
	complete := batch.Err == nil && batch.Bad == 0 && !stopped && ctx.Err() == nil
	// Who came stays also when nobody waits for the rest any more.
	ctx = context.WithoutCancel(ctx)
	if len(batch.People) > 0 {
		keep()
	}
	if complete || batch.Err == nil && batch.Bad > 0 || len(seen) > 0 {
		if err := a.store.EndSync(ctx, jobID, store.Sync{At: batch.AsOf, Complete: complete}, seen); err != nil {
			a.opts.Log.Warn("applicants not kept", "error", err)
		}
	}
	batch.Bytes = page.Bytes()
	send(batch)
}

// sink puts CVs into the cache.
type sink struct{ cache *cv.Cache }

// Create implements api.Sink.
func (s sink) Create() (api.Blob, error) { return s.cache.Create() }

// Delivery is what became of the views that waited, each judged by itself.
type Delivery struct {
	Views   []View // the oldest first
	Stopped error  // why not every view had its turn: the service cannot be asked now
}

// View is what became of one view.
type View struct {
	ApplyID int64
	State   ViewState
	Err     error // why the service does not know of it
}

// ViewState is where a view is.
type ViewState int

// The states of a view.
const (
	ViewTold    ViewState = iota // the service knows of it
	ViewWaits                    // still queued
	ViewRefused                  // for good: dropped, and not viewed after all
)

// Of returns what became of an apply's view. One that did not wait any more was
// in another delivery.
func (d Delivery) Of(applyID int64) View {
	for _, v := range d.Views {
		if v.ApplyID == applyID {
			return v
		}
	}
	return View{ApplyID: applyID, State: ViewTold}
}

// MarkViewed notes that a person opened an apply and tells the service, of this
// view and of all that wait (CONTRACT 29). An error means that it is not even
// noted; else the Delivery says what became of it.
func (a *Account) MarkViewed(ctx context.Context, jobID, applyID int64) (Delivery, error) {
	if err := a.writable(); err != nil {
		return Delivery{}, err
	}
	if err := a.store.QueueView(ctx, store.View{ApplyID: applyID, JobID: jobID, Queued: a.opts.Now()}); err != nil {
		return Delivery{}, err
	}
	a.marked.Store(applyID, true)
	d := a.Deliver(ctx)
	if d.Stopped != nil && len(d.Views) == 0 { // the queue was not even read
		d.Views = []View{{applyID, ViewWaits, d.Stopped}}
	}
	return d, nil
}

// Deliver tells the service of every view that waits. One that fails by itself is
// no reason to hold back the next; only where the service cannot be asked at all
// does it stop.
func (a *Account) Deliver(ctx context.Context) (d Delivery) {
	select {
	case a.views <- struct{}{}:
		defer func() { <-a.views }()
	case <-ctx.Done():
		return Delivery{Stopped: ctx.Err()}
	}
	if a.opts.ReadOnly {
		return Delivery{}
	}
	views, err := a.store.Views(ctx)
	if err != nil {
		return Delivery{Stopped: err}
	}
	for _, v := range views {
		state, err := ViewWaits, d.Stopped
		if d.Stopped == nil {
			state, err = a.tell(ctx, v.ApplyID)
		}
		d.Views = append(d.Views, View{v.ApplyID, state, err})
		if state == ViewWaits && !errors.Is(err, api.ErrServer) && !errors.Is(err, api.ErrAnswer) {
			d.Stopped = err
		}
	}
	return d
}

// tell tells the service of one view and takes it off the queue when that is
// settled.
func (a *Account) tell(ctx context.Context, applyID int64) (ViewState, error) {
	err := a.client.MarkViewed(ctx, applyID)
	state := ViewTold
	switch {
	case err == nil:
	case errors.Is(err, api.ErrForbidden), errors.Is(err, api.ErrNotFound), errors.Is(err, api.ErrRefused):
		state = ViewRefused
	default:
		return ViewWaits, err
	}
	ctx = context.WithoutCancel(ctx) // what the service answered is noted whatever happens to the screen
	if err := a.store.EndView(ctx, applyID, state == ViewTold); err != nil {
		return ViewWaits, err
	}
	if state == ViewRefused {
		a.opts.Log.Warn("view refused", "application", applyID, "error", err)
		a.unview(ctx, applyID)
	}
	return state, err
}

// unview takes back here what the service refused to note.
func (a *Account) unview(ctx context.Context, applyID int64) {
	a.marked.Store(applyID, false)
	c, err := a.store.Candidate(ctx, applyID)
	if err == nil {
		c.Viewed = false
		err = a.store.PutCandidates(ctx, c.JobID, []model.Candidate{c})
	}
	if err != nil && !errors.Is(err, store.ErrNone) {
		a.opts.Log.Warn("refused view not taken back", "error", err)
	}
}

// Waiting is how many views wait to be delivered.
func (a *Account) Waiting(ctx context.Context) (int, error) {
	views, err := a.store.Views(ctx)
	return len(views), err
}

// Candidate returns an applicant as last read, or store.ErrNone.
func (a *Account) Candidate(ctx context.Context, applyID int64) (model.Candidate, error) {
	return a.store.Candidate(ctx, applyID)
}

// ErrNoCV is returned for a candidate without a CV that could be used.
var ErrNoCV = errors.New("no CV")

// OpenCV opens a candidate's CV as the service sent it. The caller closes it.
func (a *Account) OpenCV(c model.Candidate) (*os.File, error) {
	switch {
	case c.CV == nil:
		return nil, fmt.Errorf("%w: %s attached none", ErrNoCV, nameOf(c))
	case c.CV.Broken != "":
		return nil, fmt.Errorf("%w: the CV of %s cannot be used: %s", ErrNoCV, nameOf(c), c.CV.Broken)
	case !a.opts.CVs.Owns(c.CV.Ref):
		return nil, fmt.Errorf("%w: the CV of %s is not on this machine; refresh the applicants", ErrNoCV, nameOf(c))
	}
	f, err := os.Open(c.CV.Ref)
	if err != nil {
		return nil, fmt.Errorf("%w: the CV of %s is not on this machine any more; refresh the applicants", ErrNoCV, nameOf(c))
	}
	return f, nil
}

func nameOf(c model.Candidate) string {
	if c.Applicant.Name == "" {
		return fmt.Sprintf("application %d", c.ID)
	}
	return c.Applicant.Name
}

// SaveCV copies a candidate's CV into dir ("" for the configured folder) under a
// safe name, never over another file, and returns the path.
func (a *Account) SaveCV(c model.Candidate, dir string) (string, error) {
	f, err := a.OpenCV(c)
	if err != nil {
		return "", err
	}
	defer func() { _ = f.Close() }() // only read
	info, err := f.Stat()
	if err != nil {
		return "", fmt.Errorf("save the CV: %w", err)
	}
	if dir == "" {
		dir = a.opts.CVDir
	}
	return cv.Save(dir, cv.Name(a.opts.CVName, c, cv.Sniff(f, info.Size()), a.opts.FileName), f)
}
