package account

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"shortlist/api"
	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/files"
	"shortlist/model/lang"
	"shortlist/model/store"
)

// Applicants are the applicants of a job as they were last read.
type Applicants struct {
	People   []model.Candidate
	Briefs   []model.Brief // set by ListApplicants alone
	AsOf     time.Time     // zero: never read
	Complete bool
	Applies  int // by the service's count at the last complete read; -1 without one
}

// ApplicantsAsOf returns when the stored applicants of a job were last read; zero: never.
func (a *Account) ApplicantsAsOf(ctx context.Context, jobID int64) (time.Time, error) {
	sync, err := a.store.Synced(ctx, jobID)
	return sync.At, err
}

// ListApplicants returns the briefs of a job's applicants as they were last read, and arrivals that are not listed
// yet (CONTRACT 44). Applicants who were opened here are viewed. CandidatesOf returns the rest of an applicant's
// data.
func (a *Account) ListApplicants(ctx context.Context, jobID int64) (Applicants, error) {
	var briefs []model.Brief
	out, opened, err := a.applicants(ctx, jobID, func() (sync store.Sync, err error) {
		briefs, sync, err = a.store.Briefs(ctx, jobID)
		return sync, err
	})
	if err != nil {
		return Applicants{}, err
	}
	hide := a.Blind()
	for i := range briefs {
		b := &briefs[i]
		b.Viewed = b.Viewed || opened[b.ID]
		if hide {
			b.Name = blind.Name(b.ID)
		}
	}
	out.Briefs, out.People = briefs, a.shownAll(out.People)
	return out, nil
}

// applicants returns the arrivals of a job that are not listed yet, with the times and counts of its stored
// applicants, and the opened applies. read reads those stored applicants.
func (a *Account) applicants(ctx context.Context, jobID int64, read func() (store.Sync, error)) (out Applicants, opened map[int64]bool, err error) {
	arrived, err := a.justIn(ctx, jobID) // first: an application that is listed meanwhile appears twice, and is never missed
	if err != nil {
		return out, nil, err
	}
	sync, err := read()
	if err != nil {
		return out, nil, err
	}
	if arrived, err = a.unmatched(ctx, arrived); err != nil {
		return out, nil, err
	}
	opened, err = a.opened(ctx)
	return Applicants{People: arrived, AsOf: sync.At, Complete: sync.Complete, Applies: sync.Applies}, opened, err
}

// CandidatesOf returns stored applicants in any order. Those that are gone are left out.
func (a *Account) CandidatesOf(ctx context.Context, applies []int64) ([]model.Candidate, error) {
	people, err := a.store.CandidatesOf(ctx, applies)
	if err != nil {
		return nil, err
	}
	opened, err := a.opened(ctx)
	if err != nil {
		return nil, err
	}
	return a.shownAll(a.title(ctx, a.viewed(people, opened)...)), nil
}

// viewed marks the applicants who were opened here.
func (a *Account) viewed(people []model.Candidate, opened map[int64]bool) []model.Candidate {
	for i := range people {
		people[i].Viewed = people[i].Viewed || opened[people[i].ID]
	}
	return people
}

// opened returns the applies whose view waits in the outbox: the person sees them as
// viewed (CONTRACT 29).
func (a *Account) opened(ctx context.Context) (map[int64]bool, error) {
	waiting, err := a.store.Outbox(ctx)
	if err != nil {
		return nil, err
	}
	out := map[int64]bool{}
	for _, o := range waiting {
		if o.Kind == model.OutgoingView {
			out[o.ApplyID] = true
		}
	}
	return out, nil
}

// Batch is a part of a read of applicants in progress.
type Batch struct {
	People   []model.Candidate
	Bad      int   // records that could not be read, so far
	Bytes    int64 // read so far
	Done     bool  // the last batch
	Err      error // why the read ended early; earlier batches stay valid
	Unkept   error // why a part of it could not be stored on this machine; People has that part, too
	Unstored bool  // the store lacks some applicants, because of Unkept or because another window has it
	AsOf     time.Time

	// Changed are applicants of earlier batches whose CV has changed because the page was damaged. Only the last
	// batch has them.
	Changed []model.Candidate

	// Applies is the job's count before a complete read. Only the last batch has it; others have -1.
	Applies int
}

// batchEvery is the least pause between two batches, so that a screen is not redrawn
// too often. The first applicant is sent at once.
const batchEvery = 50 * time.Millisecond

// FetchApplicants reads a job's applicants from the service, stores them and their CVs,
// and sends them in batches. It closes the channel after a batch that is Done. The end
// of the context ends the read.
func (a *Account) FetchApplicants(ctx context.Context, jobID int64) <-chan Batch {
	batches := func(out chan<- Batch) func(Batch) bool {
		return func(b Batch) bool {
			b.People, b.Changed = a.shownAll(a.title(ctx, b.People...)), a.shownAll(a.title(ctx, b.Changed...))
			return send(ctx, out, b)
		}
	}
	return stream(a, func(out chan<- Batch) error {
		a.fetch(ctx, jobID, batches(out))
		return nil
	}, func(out chan<- Batch, err error) { send(ctx, out, Batch{Done: true, Err: err}) })
}

func (a *Account) fetch(ctx context.Context, jobID int64, send func(Batch) bool) {
	counted := -1 // before the read, since a new applicant changes the count meanwhile
	if j, err := a.store.Job(ctx, jobID); err == nil && !j.NoApplies {
		counted = j.Applies
	}
	cvs := a.opts.CVs.Begin()
	cvs.Revocable = true
	defer cvs.End()
	erased, err := a.store.Erased(ctx, jobID)
	if err != nil {
		send(Batch{Done: true, Err: err, Applies: -1})
		return
	}
	asked := a.opts.Now()
	before, err := a.store.ApplicantsStored(ctx, jobID)
	if err != nil {
		send(Batch{Done: true, Err: err, Applies: -1})
		return
	}
	cvs.Known = model.Set(before)
	into := &sink{cvs: cvs, erased: erased}
	page := a.client.Applies(jobID, into)
	batch := Batch{Applies: -1}
	var seen []int64
	listed := map[int64]bool{} // seen, as a set: the service may list an application twice
	uncounted := false         // some listed applies are suggested or deleted: the service may not count them
	last := time.Time{}
	var storing sync.WaitGroup // a batch is stored and sent while the next one is read
	sent := true
	flush := func() bool {
		if storing.Wait(); !sent {
			return false
		}
		part := batch
		part.Bytes = page.Bytes()
		batch.People, last = nil, time.Now()
		storing.Go(func() {
			caught := a.opts.Crash.Guard(func() error {
				a.putBatch(ctx, jobID, &part, asked)
				sent = send(part)
				return nil
			})
			batch.Unkept, batch.Unstored = cmp.Or(part.Unkept, caught), part.Unstored
		})
		return true
	}
	for c, err := range page.All(ctx) {
		var record *api.RecordError
		switch {
		case errors.As(err, &record):
			batch.Bad++
			continue
		case err != nil:
			batch.Err = a.named(ctx, a.explain(ctx, jobID, err), jobID)
			continue // page.All yields nothing after an error
		}
		if c.JobID = jobID; listed[c.ID] {
			continue
		}
		listed[c.ID] = true
		seen = append(seen, c.ID)
		uncounted = uncounted || c.Suggested || c.Hidden()
		if erased[c.ID] {
			continue
		}
		batch.People = append(batch.People, c)
		if time.Since(last) >= batchEvery && !flush() {
			break
		}
	}
	storing.Wait()
	batch.Done, batch.AsOf = true, a.opts.Now()
	cancelled := !sent || ctx.Err() != nil
	ended := batch.Err == nil && !cancelled
	if batch.Err == nil {
		batch.Err = ctx.Err() // a batch that no caller received does not end the read
	}
	if ended && len(seen) == 0 && batch.Bad == 0 && counted > 0 { // an empty answer does not prove that all applicants are gone
		ended, batch.Err = false, a.client.WrongApplicants(jobID, lang.Text("it sent no applicants, and counts %s", lang.Number(counted)))
	}
	moved := ended && uncounted && a.countMoved(ctx, jobID, counted)
	// The applicants who have arrived are stored even if the caller has left.
	ctx = context.WithoutCancel(ctx)
	if len(batch.People) > 0 {
		a.putBatch(ctx, jobID, &batch, asked)
	}
	if ended && batch.Unkept == nil { // else the count stays, so that the job still counts as changed
		batch.Applies = counted
	}
	a.dropErased(ctx, jobID, &batch, erased, seen)
	a.endFetch(ctx, jobID, &batch, fetched{before: before, seen: seen, ended: ended, moved: moved, cancelled: cancelled, any: page.Bytes() > 0, cvs: cvs})
	if into.lost > 0 {
		batch.Unkept = errors.Join(batch.Unkept, fmt.Errorf("%s: %w", lang.Plural(into.lost, "%d CV missing", "%d CVs missing"), into.why))
	}
	batch.Bytes = page.Bytes()
	arrived, err := a.justIn(ctx, jobID) // those still unlisted; the listed ones are among the applicants
	if err != nil {
		a.opts.Log.Warn("inbox not read", "error", err)
	}
	batch.People = append(batch.People, arrived...)
	send(batch)
}

// countMoved reports whether a job's count has changed during the first read of its applicants. A count that does not
// belong to the list would take suggested and deleted applicants for counted ones, and new ones for old (CONTRACT
// 55).
func (a *Account) countMoved(ctx context.Context, jobID int64, counted int) bool {
	first, err := a.store.IsFirstRead(ctx, jobID)
	if err != nil || !first || counted < 0 {
		return false
	}
	j, err := a.client.Job(ctx, jobID)
	return err == nil && !j.NoApplies && j.Applies != counted
}

// putBatch stores the applicants of a batch. asked is when the service was asked for them. Those whose mark is queued are
// viewed.
func (a *Account) putBatch(ctx context.Context, jobID int64, batch *Batch, asked time.Time) {
	opened, err := a.opened(ctx)
	if err != nil {
		a.opts.Log.Warn("outbox not read", "error", err)
	}
	batch.People = a.viewed(batch.People, opened)
	err = a.store.PutCandidates(ctx, jobID, batch.People, asked)
	batch.Unstored = batch.Unstored || err != nil
	if err := unkept(err); err != nil && ctx.Err() == nil {
		a.opts.Log.Warn("applicants not kept", "error", err)
		batch.Unkept = err
	}
}

// dropErased removes applications that were erased during a read from its last batch, and their CVs.
func (a *Account) dropErased(ctx context.Context, jobID int64, batch *Batch, before map[int64]bool, seen []int64) {
	erased, err := a.store.Erased(ctx, jobID)
	if err != nil || len(erased) == len(before) {
		return
	}
	batch.People = slices.DeleteFunc(batch.People, func(c model.Candidate) bool { return erased[c.ID] })
	for _, id := range seen {
		if erased[id] && !before[id] {
			if _, err := a.opts.CVs.Remove(id); err != nil {
				a.opts.Log.Warn("CV of an erased application not removed", "apply", id, "error", err)
			}
		}
	}
}

// fetched is the result of a read of applicants.
type fetched struct {
	before    []int64 // stored when the read began
	seen      []int64
	ended     bool // the page was read to its end
	moved     bool // it was the job's first read, and the count has changed during it
	cancelled bool // the caller ended the read
	any       bool // bytes arrived
	cvs       *files.Intake
}

// endFetch notes the end of a read of applicants in the store, and in the read's last batch.
func (a *Account) endFetch(ctx context.Context, jobID int64, batch *Batch, f fetched) {
	whole := f.ended && batch.Unkept == nil
	if !whole && !f.cancelled && !NeedsSignIn(batch.Err) && (f.any || !errors.Is(batch.Err, api.ErrNetwork)) {
		if err := a.store.ReadFailed(ctx, jobID, batch.AsOf); err != nil {
			a.opts.Log.Warn("failed read not noted", "error", err)
		}
	}
	damaged := errors.Is(batch.Err, api.ErrDamaged)
	if damaged {
		changed, err := a.revokeCVs(ctx, jobID, f.cvs)
		if err != nil {
			a.opts.Log.Warn("CVs of a damaged page not marked", "error", err)
			batch.Unkept = err
		}
		batch.Changed = changed
	}
	if f.ended || len(f.seen) > 0 {
		sync := store.Sync{At: batch.AsOf, Complete: f.ended && batch.Bad == 0 && batch.Unkept == nil, Applies: batch.Applies}
		if damaged || f.moved {
			sync.Applies = store.ReadAgain
		}
		sync.Moved = f.moved
		if err := unkept(a.store.EndSync(ctx, jobID, sync, f.before, f.seen)); err != nil {
			a.opts.Log.Warn("applicants not kept", "error", err)
			batch.Unkept = err
		}
	}
}

// sink puts CVs into the cache and counts those that it could not store.
type sink struct {
	cvs    *files.Intake
	erased map[int64]bool // applications whose CVs are not kept
	lost   int
	why    error // of the last such CV
}

// Create implements api.Sink.
func (s *sink) Create(applyID int64) api.Blob {
	return &blob{Incoming: s.cvs.Create(applyID), sink: s}
}

// blob is a CV in transfer into the cache.
type blob struct {
	*files.Incoming
	sink *sink
}

// Write implements api.Blob.
func (b *blob) Write(p []byte) (int, error) {
	n, err := b.Incoming.Write(p)
	b.sink.note(err)
	return n, err
}

// Commit implements api.Blob.
func (b *blob) Commit(c *model.Candidate) (string, error) {
	if b.sink.erased[c.ID] {
		b.Discard()
		return "", nil
	}
	ref, err := b.Incoming.Commit(c)
	b.sink.note(err)
	return ref, err
}

// note counts a CV that could not be stored: its transfer ends with the error.
func (s *sink) note(err error) {
	if err != nil {
		s.lost++
		s.why = err
	}
}

// Candidate returns an applicant as last read, or store.ErrNone.
func (a *Account) Candidate(ctx context.Context, applyID int64) (model.Candidate, error) {
	c, err := a.candidate(ctx, applyID)
	if err != nil {
		return c, err
	}
	return a.shown(a.title(ctx, c)[0]), nil
}

// ForProgram is Candidate for another program: in blind mode the applicant is redacted, also if another window
// switched it on a moment before.
func (a *Account) ForProgram(ctx context.Context, applyID int64) (model.Candidate, error) {
	a.readBlind(ctx)
	return a.Candidate(ctx, applyID)
}

// title adds the titles of jobs to applicants where the service leaves them out, as it does before 5 October 2026, and
// returns the applicants. The store keeps them as they were sent.
func (a *Account) title(ctx context.Context, people ...model.Candidate) []model.Candidate {
	titleOf := a.titles(ctx)
	for i := range people {
		c := &people[i]
		if c.JobTitle != "" {
			continue
		}
		var err error
		if c.JobTitle, err = titleOf(c.JobID); err != nil {
			a.opts.Log.Info("title of the job not read", "error", err) // the ids are shown instead
			break
		}
	}
	return people
}

// ErrNoCV is returned for a candidate without a usable CV.
var ErrNoCV = lang.NewError("no CV")

// OpenCV opens a candidate's CV with the service's bytes. The caller closes it. In
// blind mode the error is ErrBlind.
func (a *Account) OpenCV(c model.Candidate) (*os.File, error) {
	if a.Blind() {
		return nil, ErrBlind
	}
	return a.openCV(c)
}

// openCV opens the CV of an unredacted candidate.
func (a *Account) openCV(c model.Candidate) (*os.File, error) {
	switch {
	case c.CV == nil:
		return nil, fmt.Errorf("%w: %s", ErrNoCV, lang.Text("%s attached none", a.nameOf(c)))
	case c.CV.Broken != "":
		return nil, fmt.Errorf("%w: %s", ErrNoCV, lang.Text("the CV of %s cannot be used: %s", a.nameOf(c), c.CV.Broken))
	case c.JustIn(), a.opts.Inbox != nil && a.opts.Inbox.Owns(c.CV.Ref):
		return a.openAttachment(c)
	case a.opts.CVs.Owns(c.CV.Ref):
		if f, err := a.opts.CVs.Open(c.CV.Ref, c.CV.Size); err == nil {
			return f, nil
		}
	}
	return nil, fmt.Errorf("%w: %s", ErrNoCV, lang.Text("the CV of %s is not on this computer; refresh the applicants", a.nameOf(c)))
}

// NamedCV is the content of a CV, and the name under which it is saved. The caller closes it.
type NamedCV struct {
	io.ReadCloser
	Name string
	Text bool // the content is the CV's redacted text, because blind mode is on
}

// NamedCV opens a candidate's CV, as SaveCV saves it.
func (a *Account) NamedCV(ctx context.Context, c model.Candidate) (f NamedCV, err error) {
	f.Text = a.LookBlind(ctx)
	if c, err = a.real(ctx, c); err != nil {
		return f, err
	}
	pattern := a.pattern(ctx, c.ID)
	if f.Text {
		doc, err := a.cvText(ctx, c)
		if err != nil {
			return f, fmt.Errorf("%s: %w", lang.Text("blind mode is on, and the CV of %s cannot be saved as text", blind.Name(c.ID)), err)
		}
		named := blind.Candidate(c)
		named.Applicant.Name = blind.Code(c.ID) // by which the person knows the file, in each language
		f.Name = files.CVName(pattern, named, files.TXT, a.opts.FileName)
		f.ReadCloser = io.NopCloser(strings.NewReader(savedText(veiled(doc, c))))
		return f, nil
	}
	file, err := a.openCV(c)
	if err != nil {
		return f, err
	}
	info, err := file.Stat()
	if err != nil {
		return f, errors.Join(fmt.Errorf("save the CV: %w", err), file.Close())
	}
	f.ReadCloser, f.Name = file, files.CVName(pattern, c, files.Sniff(file, info.Size()), a.opts.FileName)
	return f, nil
}

// pattern returns the pattern of saved names, with the review of an application in
// place of {verdict} and {rating}.
func (a *Account) pattern(ctx context.Context, applyID int64) string {
	if !strings.Contains(a.opts.CVName, "{verdict}") && !strings.Contains(a.opts.CVName, "{rating}") {
		return a.opts.CVName
	}
	r, err := a.store.Review(ctx, applyID)
	if err != nil {
		a.opts.Log.Warn("review not read", "error", err) // the file matters more than its name
	}
	return strings.NewReplacer("{verdict}", cmp.Or(string(r.Verdict), "undecided"), "{rating}", strconv.Itoa(r.Rating)).Replace(a.opts.CVName)
}
