package account

import (
	"context"
	"errors"
	"runtime"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"golang.org/x/sync/errgroup"

	"shortlist/model"
	"shortlist/model/query"
	"shortlist/model/reading/outcome"
	"shortlist/model/store"
)

// Hits are the results of a search.
type Hits struct {
	List []Hit // arrivals first, each newest first
	More int   // number of further results
	Many bool  // there are more than More, uncounted

	Jobs    int // jobs with applicants
	Unknown int // jobs whose applicants are not all stored here, and so not all searched
	Index
}

// Hit is one result.
type Hit struct {
	Candidate model.Candidate
	JobTitle  string      // "" where it is not known
	Why       query.Found // the line that matches; no line if the query has only marks
}

// Index counts what the search does not cover yet.
type Index struct {
	Applications int  // not in the index yet
	CVs          int  // not read yet
	Resting      bool // the missing ones cannot be read for now; set by KeepIndexed alone
}

// Unreadable counts the CVs that cannot be read for now.
func (i Index) Unreadable() int {
	if i.Resting {
		return i.CVs
	}
	return 0
}

// Search finds applicants of all jobs in the store, at most limit of them, arrivals
// first. It does not search the files of arrivals. In blind mode it searches only what
// blind mode shows, and counts fewer further results. It marks no application viewed.
func (a *Account) Search(ctx context.Context, q query.Query, limit int) (Hits, error) {
	var hits Hits
	if q.Empty() {
		return hits, nil
	}
	q.Blind = a.Blind()
	a.indexFirst(ctx, 0)
	search := a.searchPlain
	if q.Blind {
		search = a.searchBlind
	}
	err := search(ctx, q, limit, &hits)
	if err != nil {
		return hits, err
	}
	if hits.Index, err = a.Unindexed(ctx); err == nil {
		hits.Unknown, hits.Jobs, err = a.covered(ctx)
	}
	return hits, err
}

func (a *Account) searchPlain(ctx context.Context, q query.Query, limit int, hits *Hits) error {
	found, more, err := a.store.Search(ctx, q, limit)
	for _, f := range found {
		hits.List = append(hits.List, Hit{Candidate: f.Candidate, JobTitle: f.JobTitle, Why: f.Found})
	}
	hits.More, hits.Many = more, more == store.MaxCounted
	return err
}

// Matching returns the applications of a job that match a query; in blind mode it
// compares only what blind mode shows.
func (a *Account) Matching(ctx context.Context, q query.Query, jobID int64) (map[int64]bool, error) {
	q.Blind = a.Blind()
	a.indexFirst(ctx, jobID)
	matching, comparing := a.store.Matching, a.found
	if q.Blind {
		matching, comparing = a.matchingBlind, a.foundBlind
	}
	ids, err := matching(ctx, q, jobID)
	if err != nil {
		return nil, err
	}
	out := model.Set(ids)
	rest, err := a.store.NotIndexed(ctx, jobID)
	for some := range slices.Chunk(rest, comparedAtOnce) {
		hits, err := comparing(ctx, q, some)
		if err != nil {
			return nil, err
		}
		for _, id := range some {
			delete(out, id) // the index may hold older words of it
		}
		for _, h := range hits {
			out[h.Candidate.ID] = true
		}
	}
	return out, err
}

// found returns the applications among ids that meet a query, without the index.
func (a *Account) found(ctx context.Context, q query.Query, ids []int64) (hits []Hit, err error) {
	all, err := a.store.Searched(ctx, ids, q.ReadsCVs())
	for i := range all {
		if doc := all[i].Document(); q.Match(query.EntryOf(&doc)) {
			hits = append(hits, Hit{Candidate: all[i].Candidate})
		}
	}
	return hits, err
}

// indexFirst indexes new applications of a job, or of all jobs if jobID is 0, for at most indexWithin. If the store
// cannot be written, they stay out of the index.
func (a *Account) indexFirst(ctx context.Context, jobID int64) {
	for begun := time.Now(); time.Since(begun) < indexWithin; {
		if n, err := a.store.IndexSome(ctx, jobID, indexAtOnce); n == 0 || err != nil {
			return // the search itself reports a broken store
		}
	}
}

// Unindexed counts what the search does not cover yet.
func (a *Account) Unindexed(ctx context.Context) (left Index, err error) {
	left.Applications, left.CVs, err = a.store.Unindexed(ctx)
	return left, err
}

// SaveSearch stores a search under its name and replaces one of the same name; an empty
// query deletes it.
func (a *Account) SaveSearch(ctx context.Context, s model.SavedSearch) error {
	return a.store.SaveSearch(ctx, s, a.opts.Now())
}

// IndexNow indexes the applications that are missing in the index, without their CVs. In a window that may not write,
// searches use the index as it is.
func (a *Account) IndexNow(ctx context.Context) error {
	for {
		n, err := a.store.IndexSome(ctx, 0, indexAtOnce)
		if n == 0 || err != nil {
			return unkept(err)
		}
	}
}

const (
	indexAtOnce = 20                     // applications, or CVs, indexed in one transaction; other writers wait meanwhile
	mostHeld    = 8 << 20                // bytes of texts that one transaction waits for, and those of the reads in progress; an ordinary CV has 10 kB
	indexWithin = 200 * time.Millisecond // time for indexing within a search
	indexEvery  = 2 * time.Second        // pause between checks for new applications
	indexAgain  = 10 * time.Minute       // pause before a missing CV is tried again
	mostReaders = 8                      // reading processes; each may take hundreds of MB for a hostile file
	readPause   = 100 * time.Millisecond
	writePause  = readPause / 5
)

// KeepIndexed keeps the index up to date and reads CVs for it until the context ends: one
// at a time with pauses, never while a person reads one, and in one window only. It sends
// the counts of what is missing when they change, and closes the channel at the end. It
// marks no application viewed.
func (a *Account) KeepIndexed(ctx context.Context) <-chan Index {
	return stream(a, func(out chan<- Index) error {
		a.keepIndexed(ctx, out)
		return nil
	}, logFailure[Index](ctx, a.opts.Log.Warn, "no index any more"))
}

func (a *Account) keepIndexed(ctx context.Context, out chan<- Index) {
	var reported, missing Index // missing: the counts of what was tried and could not be read
	tried := time.Now().Add(-indexAgain)
	changes := a.store.Changes(ctx)
	for ctx.Err() == nil {
		left, err := a.Unindexed(ctx)
		if err == nil && left != (Index{}) && (left != missing || time.Since(tried) >= indexAgain) {
			report := func(left Index) { send(ctx, out, left) }
			if left != reported { // a caller of Unindexed waits for the report that nothing is missing
				reported = left
				report(left)
			}
			if missing, err = a.indexAll(ctx, report, &reported, false); err == nil {
				tried = time.Now()
				left, err = a.Unindexed(ctx) // includes applications that came meanwhile
			}
		}
		if err != nil && ctx.Err() == nil {
			a.opts.Log.Warn("index not made", "error", err) // the next try may succeed
		}
		if left.Resting = left.CVs > 0; left != reported {
			reported = left
			send(ctx, out, reported)
		}
		pause(ctx, indexEvery)
		if err == nil && left.Applications+left.CVs == 0 { // only a write can add something to index
			select {
			case <-changes:
			case <-ctx.Done():
			}
		}
	}
}

// errNotMine is returned while another window makes the index.
var errNotMine = errors.New("another window makes the index")

// errLater is the failure of a CV that is read after the texts of others are stored.
var errLater = errors.New("the texts of other CVs are stored first")

// indexAll indexes everything that it can, unless another window does. It pauses for half of the time, unless a
// caller waits for it. missing counts what it tried and could not read; if another window indexes, it counts
// everything.
func (a *Account) indexAll(ctx context.Context, report func(left Index), reported *Index, awaited bool) (missing Index, err error) {
	mine := func() error { return a.takeDuty(ctx, store.DutyIndex, errNotMine) }
	switch err := mine(); {
	case errors.Is(err, errNotMine):
		return a.Unindexed(ctx)
	case err != nil:
		return missing, err
	}
	defer a.leaveDuty(ctx, store.DutyIndex)
	confirmed, atOnce := time.Now(), 1
	if awaited {
		atOnce = indexAtOnce
	}
	for below := int64(0); ctx.Err() == nil; {
		if time.Since(confirmed) > time.Minute {
			if err := mine(); err != nil {
				return missing, err
			}
			confirmed = time.Now()
		}
		if n, err := a.store.IndexSome(ctx, 0, indexAtOnce); err != nil {
			return missing, err
		} else if n > 0 {
			pause(ctx, writePause)
			continue
		}
		people, err := a.store.UnreadCVs(ctx, below, atOnce)
		if err != nil || len(people) == 0 {
			return missing, err
		}
		begun := time.Now()
		unreachable, rest, err := a.readForIndex(ctx, people)
		if err != nil {
			return missing, err
		}
		if !rest {
			missing.CVs += unreachable
			below = people[len(people)-1].ID
		}
		if left, err := a.Unindexed(ctx); err == nil && left != *reported {
			*reported = left
			report(left)
		}
		if !awaited {
			pause(ctx, max(a.cvReads.rest, time.Since(begun)))
		}
	}
	return missing, ctx.Err()
}

// readForIndex reads the CVs of applicants, as many at once as this computer has processors, but at most mostReaders.
// Their texts are stored and indexed. unreachable counts the files that may come back. rest is true if some CVs are not
// read: a person's read came first, or the texts are long.
func (a *Account) readForIndex(ctx context.Context, people []model.Candidate) (unreachable int, rest bool, err error) {
	turn, end, ok := a.cvReads.startIndexing(ctx)
	if !ok {
		return 0, true, nil
	}
	defer end()
	reads, failures := make([]store.CVRead, len(people)), make([]error, len(people))
	var readers errgroup.Group
	readers.SetLimit(min(runtime.GOMAXPROCS(0), mostReaders))
	var held atomic.Int64
	for i, c := range people {
		readers.Go(func() error {
			if held.Load() > mostHeld {
				failures[i] = errLater
				return nil
			}
			failures[i] = a.opts.Crash.Guard(func() (err error) {
				reads[i], err = a.readCV(turn, c)
				return err
			})
			for _, p := range reads[i].Text.Doc.Pages {
				held.Add(int64(len(p.Text) + len(p.Layout) + len(p.Hidden)))
			}
			return nil
		})
	}
	_ = readers.Wait() // failures has the errors
	var done []store.CVRead
	for i, err := range failures {
		switch {
		case err != nil && turn.Err() != nil, errors.Is(err, errLater):
			rest = true
		case err != nil && outcome.Name(err) == "":
			unreachable++
		default:
			done = append(done, reads[i])
		}
	}
	if err := a.store.PutCVsRead(ctx, done...); err != nil {
		return 0, false, err
	}
	return unreachable, rest, ctx.Err()
}

// cvReadScheduler lets a person's reading of CVs go before reading for the index.
type cvReadScheduler struct {
	mu     sync.Mutex
	own    int                // a person's reads in progress
	cancel context.CancelFunc // cancels the read for the index; nil without one
	rest   time.Duration      // least pause after each read for the index
}

// preempt starts a person's read, and cancels the one for the index.
func (t *cvReadScheduler) preempt() (end func()) {
	t.mu.Lock()
	defer t.mu.Unlock()
	t.own++
	if t.cancel != nil {
		t.cancel()
	}
	return func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.own--
	}
}

// startIndexing starts a read for the index; ok is false while a person reads.
func (t *cvReadScheduler) startIndexing(ctx context.Context) (turn context.Context, end func(), ok bool) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if t.own > 0 {
		return nil, nil, false
	}
	turn, t.cancel = context.WithCancel(ctx)
	return turn, func() {
		t.mu.Lock()
		defer t.mu.Unlock()
		t.cancel()
		t.cancel = nil
	}, true
}

// stream returns the channel that f sends to, and closes it when f has ended. failed gets the error or the panic of f.
func stream[T any](a *Account, f func(out chan<- T) error, failed func(out chan<- T, err error)) <-chan T {
	out := make(chan T)
	go func() {
		defer close(out)
		if err := a.opts.Crash.Guard(func() error { return f(out) }); err != nil {
			failed(out, err)
		}
	}()
	return out
}

// logFailure is a failed of stream that logs the error, unless the context has ended.
func logFailure[T any](ctx context.Context, log func(text string, args ...any), text string) func(chan<- T, error) {
	return func(_ chan<- T, err error) {
		if ctx.Err() == nil {
			log(text, "error", err)
		}
	}
}

// send sends a value, and reports whether it was received before the context ended.
func send[T any](ctx context.Context, out chan<- T, value T) bool {
	select {
	case out <- value:
		return true
	case <-ctx.Done():
		return false
	}
}

// signal wakes the reader of a channel with room for one signal.
func signal(wake chan<- struct{}) {
	select {
	case wake <- struct{}{}:
	default: // a signal waits already
	}
}

// pause waits, until the context ends.
func pause(ctx context.Context, d time.Duration) {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
	case <-ctx.Done():
	}
}
