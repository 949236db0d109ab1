package account

import (
	"context"
	"errors"
	"sync"
	"time"

	"shortlist/model"
	"shortlist/model/cv/reading/outcome"
	"shortlist/model/query"
	"shortlist/model/store"
)

// Hits are who was found.
type Hits struct {
	List []Hit // newest first
	More int   // how many more there are
	Many bool  // and more than those, which were not counted

	Jobs    int // that have applicants
	Unknown int // of them, those whose applicants are not all known here, and so not all searched
	Index
}

// Hit is somebody who was found.
type Hit struct {
	Candidate model.Candidate
	JobTitle  string      // "" where it is not known
	Why       query.Found // the line that shows why; without a line where only marks were asked for
}

// Index tells what cannot be found yet.
type Index struct {
	Applications int // not in the index yet
	CVs          int // not read yet
}

// Search finds people of all jobs among what is kept on this machine, at most limit of
// them; first come those of whom only the callback told. In blind mode they are found by
// what is shown of them then, and less is counted. Nobody is marked viewed.
func (a *Account) Search(ctx context.Context, q query.Query, limit int) (Hits, error) {
	var hits Hits
	if q.Empty() {
		return hits, nil
	}
	q.Blind = a.Blind()
	// Who has just come is found at once; who does not fit into the time, soon.
	for begun := time.Now(); time.Since(begun) < indexWithin; {
		if n, err := a.store.IndexSome(ctx, 0, indexAtOnce); n == 0 || err != nil {
			break // what is wrong with the store, the search itself says
		}
	}
	search := a.searchPlain
	if q.Blind {
		search = a.searchBlind
	}
	justIn, err := a.searchJustIn(ctx, q, 0)
	if err != nil {
		return hits, err
	}
	if err := search(ctx, q, limit, &hits); err != nil {
		return hits, err
	}
	hits.List = append(justIn, hits.List...)
	if over := len(hits.List) - limit; over > 0 {
		hits.List, hits.More = hits.List[:limit], hits.More+over
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

// searchJustIn finds those of a job, or of all where jobID is 0, of whom only the callback
// told. They are in no index; the text of what came with them is not looked at.
func (a *Account) searchJustIn(ctx context.Context, q query.Query, jobID int64) (hits []Hit, err error) {
	people, err := a.justIn(ctx, jobID)
	if err != nil || len(people) == 0 {
		return nil, err
	}
	thought, err := a.store.ReviewsJustIn(ctx)
	if err != nil {
		return nil, err
	}
	reviews := make(map[int64]model.Review, len(thought))
	for _, r := range thought {
		reviews[r.ApplyID] = r
	}
	for _, c := range people {
		s := store.Searched{Candidate: c, JobTitle: c.JobTitle, Review: reviews[c.ID]}
		if s.Lists, err = a.store.ShortlistsOf(ctx, c.ID); err != nil {
			return nil, err
		}
		if q.Blind {
			if h := hitBlind(q, s); h != nil {
				hits = append(hits, *h)
			}
			continue
		}
		if doc := s.Document(); q.Match(query.EntryOf(&doc)) {
			h := Hit{Candidate: c, JobTitle: c.JobTitle}
			h.Why, _ = q.Find(&doc)
			hits = append(hits, h)
		}
	}
	return hits, ctx.Err()
}

// Matching returns the applications of a job that meet a query; in blind mode by what
// is shown of them then.
func (a *Account) Matching(ctx context.Context, q query.Query, jobID int64) (map[int64]bool, error) {
	q.Blind = a.Blind()
	if err := a.index(ctx, jobID); err != nil {
		return nil, err
	}
	matching := a.store.Matching
	if q.Blind {
		matching = a.matchingBlind
	}
	ids, err := matching(ctx, q, jobID)
	out := make(map[int64]bool, len(ids))
	for _, id := range ids {
		out[id] = true
	}
	if err != nil {
		return out, err
	}
	justIn, err := a.searchJustIn(ctx, q, jobID)
	for _, h := range justIn {
		out[h.Candidate.ID] = true
	}
	return out, err
}

// Unindexed counts what cannot be found yet.
func (a *Account) Unindexed(ctx context.Context) (left Index, err error) {
	left.Applications, left.CVs, err = a.store.Unindexed(ctx)
	return left, err
}

// Searches returns the searches that the person has named, by name.
func (a *Account) Searches(ctx context.Context) ([]model.SavedSearch, error) {
	return a.store.Searches(ctx)
}

// SaveSearch keeps a search under its name, in the place of one that has it; without a
// query it forgets the name.
func (a *Account) SaveSearch(ctx context.Context, s model.SavedSearch) error {
	return a.store.SaveSearch(ctx, s, a.opts.Now())
}

// IndexNow brings into the index who is not in it; CVs are left to KeepIndexed.
func (a *Account) IndexNow(ctx context.Context) error { return a.index(ctx, 0) }

// index is IndexNow for the applications of a job, of all where jobID is 0.
func (a *Account) index(ctx context.Context, jobID int64) error {
	for {
		n, err := a.store.IndexSome(ctx, jobID, indexAtOnce)
		if n == 0 || err != nil {
			return err
		}
	}
}

const (
	indexAtOnce = 20                     // applications whose words are made within one transaction: others who write wait for that long
	indexWithin = 200 * time.Millisecond // of a search
	indexEvery  = 2 * time.Second        // how often it is looked for what is new
	indexAgain  = 10 * time.Minute       // after which a CV is looked for again that was not there
	readPause   = 100 * time.Millisecond
	writePause  = readPause / 5
)

// KeepIndexed makes the index of what is kept, and reads CVs for it, until the context
// ends: one at a time with pauses, never while the person reads one, and in one copy of
// the program only. It sends what is left whenever that is another, and closes the
// channel then. Nobody is marked viewed.
func (a *Account) KeepIndexed(ctx context.Context) <-chan Index {
	out := make(chan Index)
	go func() {
		defer close(out)
		err := a.opts.Crash.Guard(func() error { a.keepIndexed(ctx, out); return nil })
		if err != nil && ctx.Err() == nil {
			a.opts.Log.Warn("no index any more", "error", err)
		}
	}()
	return out
}

func (a *Account) keepIndexed(ctx context.Context, out chan<- Index) {
	var reported, missing Index // missing: what was left when all was tried
	tried := time.Now().Add(-indexAgain)
	for ctx.Err() == nil {
		left, err := a.Unindexed(ctx)
		if err == nil && left != (Index{}) && (left != missing || time.Since(tried) >= indexAgain) {
			report := func(left Index) { send(ctx, out, left) }
			if err = a.indexAll(ctx, report, &reported, false); err == nil {
				tried = time.Now()
				missing, err = a.Unindexed(ctx)
				left = missing
			}
		}
		if err != nil && ctx.Err() == nil {
			a.opts.Log.Warn("index not made", "error", err) // the next look may succeed
		}
		if left != reported && err == nil {
			reported = left
			send(ctx, out, reported)
		}
		pause(ctx, indexEvery)
	}
}

// errNotMine says that another copy of the program makes the index.
var errNotMine = errors.New("another copy makes the index")

// indexAll brings all into the index that can be, unless another copy does. It rests half
// of the time, unless somebody waits for it.
func (a *Account) indexAll(ctx context.Context, report func(left Index), reported *Index, awaited bool) error {
	mine := func() error {
		ok, err := a.store.TakeDuty(ctx, store.DutyIndex, a.opts.Now())
		if err == nil && !ok {
			err = errNotMine
		}
		return err
	}
	if err := mine(); err != nil {
		if errors.Is(err, errNotMine) {
			return nil
		}
		return err
	}
	defer func() { _ = a.store.LeaveDuty(context.WithoutCancel(ctx), store.DutyIndex) }() // it ends by itself, too
	confirmed := time.Now()
	for below := int64(0); ctx.Err() == nil; {
		if time.Since(confirmed) > time.Minute {
			if err := mine(); err != nil {
				return err
			}
			confirmed = time.Now()
		}
		if n, err := a.store.IndexSome(ctx, 0, indexAtOnce); err != nil {
			return err
		} else if n > 0 {
			pause(ctx, writePause)
			continue
		}
		c, err := a.store.UnreadCV(ctx, below)
		if errors.Is(err, store.ErrNone) {
			return nil
		}
		if err != nil {
			return err
		}
		begun := time.Now()
		if again, err := a.readForIndex(ctx, c); err != nil {
			return err
		} else if !again {
			below = c.ID
		}
		if left, err := a.Unindexed(ctx); err == nil && left != *reported {
			*reported = left
			report(left)
		}
		if !awaited {
			pause(ctx, max(a.turns.rest, time.Since(begun)))
		}
	}
	return ctx.Err()
}

// readForIndex reads the CV of an applicant, whose text is kept and goes into the index
// with that; again says that the person came first. What cannot be read is noted; what
// is not there may come back.
func (a *Account) readForIndex(ctx context.Context, c model.Candidate) (again bool, err error) {
	turn, end, ok := a.turns.take(ctx)
	if !ok {
		return true, nil
	}
	defer end()
	_, err = a.cvText(turn, c)
	switch {
	case ctx.Err() != nil:
		return false, ctx.Err()
	case turn.Err() != nil:
		return true, nil
	case err != nil && outcome.Name(err) == "":
		return false, nil
	}
	return false, a.store.CVRead(ctx, c)
}

// turns lets the person's own reading of CVs go before that for the index.
type turns struct {
	mu     sync.Mutex
	own    int
	cancel context.CancelFunc // of the one for the index
	rest   time.Duration      // at least, after each for the index
}

// person begins a reading of the person's own, which ends the one for the index.
func (t *turns) person() (end func()) {
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

// take begins a reading for the index, unless the person reads.
func (t *turns) take(ctx context.Context) (turn context.Context, end func(), ok bool) {
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

func send[T any](ctx context.Context, out chan<- T, value T) {
	select {
	case out <- value:
	case <-ctx.Done():
	}
}

func pause(ctx context.Context, d time.Duration) {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-t.C:
	case <-ctx.Done():
	}
}
