// Package account is one employer account for the panes and the commands: the store
// answers first, the service corrects it, and a person's change is stored before it is
// sent. The methods block, so the user interface's loop does not call them; all are
// safe for concurrent use.
package account

import (
	"cmp"
	"context"
	"errors"
	"io"
	"log/slog"
	"reflect"
	"slices"
	"sync"
	"sync/atomic"
	"time"

	"shortlist/api"
	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/crash"
	"shortlist/model/files"
	"shortlist/model/htmltext"
	"shortlist/model/lang"
	"shortlist/model/reading"
	"shortlist/model/reading/outcome"
	"shortlist/model/store"
	"shortlist/model/team"
)

// ErrReadOnly is returned for every change at the service while limits.read_only or
// --read-only is set.
var ErrReadOnly = lang.NewError("this account is open read-only here")

// Options are the parts and settings of an account.
type Options struct {
	Name     string
	Client   *api.Client
	Store    *store.Store
	CVs      *files.Cache
	Inbox    *files.Inbox  // files that came with callbacks; nil: callbacks are not received
	Country  model.Country // "" when neither the host nor the config gives it
	ReadOnly bool
	CVDir    string // where CVs are saved
	Scratch  string // this account's own folder for copies that other programs open; "" disables them
	CVName   string // pattern of saved names; "" for files.DefaultName
	ReadCV   ReadCV

	Unconfined string // what the system lacks to confine the processes that read CVs; "": nothing
	DrawCV     DrawCV
	FileName   func(string) string   // makes a stranger's name a safe file name; nil keeps only the apply's id
	Lines      func(string) []string // makes a stranger's text safe lines; nil only splits it
	Now        func() time.Time
	Keep       time.Duration             // age from which SweepOld erases applications; 0: never
	Folders    []string                  // folders with files of the account, which Erase searches
	Apart      func() []model.ApartStore // lists the stores that the account does not use; nil in the demo
	Logs       []string                  // patterns of the paths of logs, which Erase searches
	Team       team.Space                // what colleagues think of applicants; nil: nothing is shared
	Answers    *answers.Settings         // how letters to applicants are written and leave; nil: none are
	ShowAll    bool                      // shows what colleagues think before the manager has given a verdict, too
	Log        *slog.Logger
	Crash      crash.Report // records panics; nil: panics are not recorded
}

// ofClient are the methods of api.Client that an account has, too.
type ofClient interface {
	SignIn(ctx context.Context, password string) error
	SignOut() error
	SignedIn() bool
	Answers() int64        // the number of successful calls; no I/O
	WaitsUntil() time.Time // when a call that waits for Retry-After goes on; zero if no call waits; no I/O
}

// ofStore are the methods of store.Store that an account has, too.
type ofStore interface {
	ChangeWaits(ctx context.Context) bool
	Currency(ctx context.Context, jobID int64) (entry model.CurrencyEntry, ok bool, err error)
	FirstRead(ctx context.Context) (time.Time, error) // earlier applications do not count as new
	LastNew(ctx context.Context) (int64, error)
	Searches(ctx context.Context) ([]model.SavedSearch, error)
	Shortlists(ctx context.Context) ([]model.Shortlist, error)
	TakeHook(ctx context.Context, id int64) (ok bool, err error)
	UnreadJobs(ctx context.Context) (int, error)
	Unviewed(ctx context.Context) (map[int64]int, error)

	SaveDraft(ctx context.Context, d model.SavedDraft) error // d.Saved is the time of its contents
	ReleaseDraft(ctx context.Context, id int64) error
	DropDraft(ctx context.Context, id int64) error
	Templates(ctx context.Context) ([]model.SavedDraft, error)
}

// Account is one account in use.
type Account struct {
	ofClient
	ofStore
	opts       Options
	client     *api.Client
	store      *store.Store
	delivery   chan struct{}              // held by the one delivery in progress
	blind      atomic.Int64               // number of blind-mode switches; odd while it is on
	unsure     atomic.Bool                // blind mode is on because its setting could not be read
	switching  sync.Mutex                 // held while blind is read from the store or switched, so that no old value replaces a newer one
	cvReads    cvReadScheduler            // lets a person's reading of CVs go before that for the index
	coverage   atomic.Pointer[coverage]   // how many jobs the search covers
	again      chan struct{}              // held by the background read of applicants in progress
	wake       chan struct{}              // signals an arrival, received here or in another window
	atOpening  atomic.Pointer[newsCursor] // where the first Events starts; nil later
	took       chan struct{}              // signals that the store was taken over
	heldShown  atomic.Bool                // TakeHeldElsewhere has reported why the store is read-only
	movedShown atomic.Bool                // takeMoved has reported that another window has moved the store
	sweeps     time.Duration              // pause between two sweeps of old applications; 0: a day
	renews     time.Duration              // pause between two writes of a presence; 0: renewOpen
	step       func(name string)          // called at each step of an erasure, and after each letter; only tests set it
	team       teamState
	asked      sync.Map // changes a person waits for: *Delivered by job id (int64), written while delivery is held
}

// New returns an account over its parts, which the caller closes after Close.
func New(o Options) *Account {
	if o.Now == nil {
		o.Now = time.Now
	}
	if o.FileName == nil {
		o.FileName = func(string) string { return "" }
	}
	if o.ReadCV == nil {
		o.ReadCV = func(context.Context, io.ReadSeeker) (reading.Document, error) {
			return reading.Document{}, outcome.ErrUnknown
		}
	}
	if o.DrawCV == nil {
		o.DrawCV = func(context.Context, io.ReadSeeker, int, int) (reading.Picture, error) {
			return reading.Picture{}, outcome.ErrNoPicture
		}
	}
	if o.Log == nil {
		o.Log = slog.New(slog.DiscardHandler)
	}
	if o.Answers == nil {
		o.Answers = &answers.Settings{Way: answers.EML, Sunday: true, Zone: time.Local}
	}
	a := &Account{ofClient: o.Client, ofStore: o.Store, opts: o, client: o.Client, store: o.Store, delivery: make(chan struct{}, 1), again: make(chan struct{}, 1), wake: make(chan struct{}, 1), took: make(chan struct{}, 1), team: teamState{wake: make(chan struct{}, 1)}, cvReads: cvReadScheduler{rest: readPause}}
	a.readBlind(context.Background())
	a.joinTeam(context.Background())
	a.beginHistory(context.Background())
	a.logUnconfined(context.Background())
	a.checkJournal(context.Background())
	if news := new(newsCursor); news.begin(context.Background(), a) == nil { // after an error, Events tries again and logs it
		a.atOpening.Store(news)
	}
	return a
}

// Close removes the copies of CVs that were made for other programs, except those that
// may still be in use.
func (a *Account) Close() { a.sweep() }

// Info is what the screens show about the account.
type Info struct {
	Name     string
	Host     string
	Email    string
	Country  model.Country
	ReadOnly bool
	CVDir    string
	Scratch  string
	Team     bool // reviews and shortlists are shared with a team
}

// Info returns the account's name, address and settings.
func (a *Account) Info() Info {
	return Info{
		Name: a.opts.Name, Host: a.client.BaseURL().Host, Email: a.client.Email(), Country: a.opts.Country,
		ReadOnly: a.Writable() != nil, CVDir: a.opts.CVDir, Scratch: a.opts.Scratch, Team: a.opts.Team != nil,
	}
}

// Validate checks a draft of a new job against every rule of §4.2.
func (a *Account) Validate(d model.Draft) (model.Body, model.Problems) {
	body, problems := model.Validate(d, htmltext.VisibleCharacters)
	return body, CheckNeeds(d, problems)
}

// Writable returns why nothing can be changed: ErrReadOnly, or that another window has the
// store; nil if changes are possible. It does no I/O.
func (a *Account) Writable() error {
	if a.opts.ReadOnly {
		return ErrReadOnly
	}
	return a.store.ReadOnly()
}

// HeldElsewhere returns why nothing can be changed on this computer: another window has the store, or the system lets
// nothing be written; nil if changes are possible. It does no I/O.
func (a *Account) HeldElsewhere() error { return cmp.Or(a.store.Other(), a.store.ReadOnly()) }

// TakeHeldElsewhere returns, once, the sentence that this window is read-only because another one has the store, or
// because the system lets nothing be written; "" otherwise.
func (a *Account) TakeHeldElsewhere() string {
	if err := a.store.ReadOnly(); err != nil && !a.heldShown.Swap(true) {
		return err.Error()
	}
	return ""
}

// takeMoved returns, once, the sentence that another window has moved the store to another service
// or person; "" otherwise.
func (a *Account) takeMoved() string {
	if err := a.store.Other(); err != nil && !a.movedShown.Swap(true) {
		return err.Error()
	}
	return ""
}

// TakeOver takes the store over from the window that has it, so that this one can write.
func (a *Account) TakeOver(ctx context.Context) error {
	if err := a.store.TakeOver(); err != nil {
		return err
	}
	a.heldShown.Store(false)
	a.joinTeam(ctx)
	a.beginHistory(ctx)
	signal(a.took)
	return nil
}

// unkept is the error of a failed write of fetched data. It is nil if another window has the
// store, which stores the same data.
func unkept(err error) error {
	if errors.Is(err, store.ErrReadOnly) {
		return nil
	}
	return err
}

// Jobs is the list of jobs with what this computer knows about them.
type Jobs struct {
	List       []model.Job                   // jobs from the store may lack descriptions: CachedJob has them
	Currencies map[int64]model.CurrencyEntry // the ledger, by job id
	Unviewed   map[int64]int                 // unviewed applicants by job id, of the jobs whose applicants were read
	AsOf       time.Time                     // zero: never read
	Unread     error                         // some jobs of the answer could not be read; List keeps their last known copies
	Unkept     error                         // why the jobs could not be stored; List has them anyway
	Stored     bool                          // the store has all jobs that were fetched
	More       bool                          // List has only the first jobs, and the others follow
	Left       int                           // how many jobs there are beyond mostJobs, which List does not have
}

// mostJobs is the most jobs of a list. An account with more of them sees the first ones, in the order
// model.JobsByStatus: the dashboard holds its list in memory.
const mostJobs = 100_000

// CachedJobs returns the jobs as they were last read.
func (a *Account) CachedJobs(ctx context.Context) (Jobs, error) {
	jobs, of, sync, err := a.store.Jobs(ctx, mostJobs)
	if err != nil {
		return Jobs{}, err
	}
	return a.complete(ctx, Jobs{List: jobs, Left: max(of-mostJobs, 0), AsOf: sync.At})
}

// firstJobs is how many jobs FirstJobs returns: more than a screen shows.
const firstJobs = 200

// FirstJobs is CachedJobs for the first frame: where there are many jobs, it returns the first ones
// in the order model.JobsByStatus.
func (a *Account) FirstJobs(ctx context.Context) (Jobs, error) {
	jobs, of, sync, err := a.store.Jobs(ctx, firstJobs)
	if err != nil {
		return Jobs{}, err
	}
	return a.complete(ctx, Jobs{List: jobs, AsOf: sync.At, More: of > firstJobs})
}

// FetchJobs reads the jobs from the service and stores them. An incomplete list removes no job. It returns all jobs, with
// their descriptions.
func (a *Account) FetchJobs(ctx context.Context) (Jobs, error) {
	var list []model.Job
	jobs, err := a.readJobs(ctx, func() { list = nil }, func(batch []model.Job, _, _ bool) { list = append(list, batch...) })
	if err != nil {
		return Jobs{}, err
	}
	jobs.List = list
	return a.complete(ctx, jobs)
}

// JobsBatch is the part of the jobs that StreamJobs has read.
type JobsBatch struct {
	Jobs Jobs
	Done bool  // the last batch: Jobs is the list
	Err  error // why the read failed; set only if Done
}

// StreamJobs is FetchJobs for a list on a screen. It sends what has come so far of a long answer, while more jobs follow,
// and leaves out descriptions that are stored. It sends the held copy of an unchanged job, so that the memory of the
// answer can be freed as a whole. It closes the channel after a batch that is Done. The end of the context ends the read.
func (a *Account) StreamJobs(ctx context.Context, held []model.Job) <-chan JobsBatch {
	return stream(a, func(out chan<- JobsBatch) error {
		jobs, err := a.streamJobs(ctx, held, out)
		send(ctx, out, JobsBatch{jobs, true, err})
		return nil
	}, func(out chan<- JobsBatch, err error) { send(ctx, out, JobsBatch{Done: true, Err: err}) })
}

func (a *Account) streamJobs(ctx context.Context, held []model.Job, out chan<- JobsBatch) (Jobs, error) {
	before := make(map[int64]*model.Job, len(held))
	for i := range held {
		before[held[i].ID] = &held[i]
	}
	var list []model.Job
	of, sent := 0, 0
	jobs, err := a.readJobs(ctx, func() { list, of, sent = make([]model.Job, 0, len(held)), 0, 0 }, func(batch []model.Job, stored, more bool) {
		of += len(batch)
		batch = batch[:min(len(batch), mostJobs-len(list))]
		for _, j := range batch {
			if stored {
				j.Description = ""
			}
			if was := before[j.ID]; was != nil && reflect.DeepEqual(*was, j) {
				j = *was
			}
			list = append(list, j)
		}
		if more && len(batch) > 0 && len(list) >= 2*sent { // the screen sorts all of them each time
			sent = len(list)
			if first, err := a.complete(ctx, Jobs{List: slices.Clip(list), AsOf: a.opts.Now(), More: true}); err == nil {
				send(ctx, out, JobsBatch{Jobs: first})
			}
		}
	})
	if err != nil {
		return Jobs{}, err
	}
	if jobs.List, jobs.Left = list, max(of-mostJobs, 0); jobs.Stored && jobs.Left > 0 {
		if jobs.List, _, _, err = a.store.Jobs(ctx, mostJobs); err != nil {
			return Jobs{}, err
		}
	}
	return a.complete(ctx, jobs)
}

// Jobs are stored in batches of so many, or of so many bytes of descriptions. The list of nearly every account is one
// batch, which is stored as a whole or not at all.
const (
	jobsInBatch  = 2_000
	bytesInBatch = 16 << 20
)

// readJobs reads the jobs from the service, stores them, and hands them on in batches. begin is called before the first
// one, and again if the answer breaks and the list is read from its beginning. each must not keep the batch; stored
// reports whether the store has it, and more whether the answer goes on. If the list could not be read whole, the jobs
// known before are a batch, too.
func (a *Account) readJobs(ctx context.Context, begin func(), each func(batch []model.Job, stored, more bool)) (jobs Jobs, err error) {
	reading, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	read, unstored := a.store.BeginJobs(ctx, a.opts.Now()) // unstored: why the last batches could not be stored
	var batch []model.Job
	var ids []int64 // of all jobs
	size := 0       // of the descriptions in the batch
	keep := func(more bool, put func() error) error {
		if err := a.store.CompleteJobs(reading, batch); err != nil {
			return err
		}
		if unstored == nil {
			unstored = put()
		}
		each(batch, unstored == nil, more)
		batch, size = batch[:0], 0
		return nil
	}
	isList, failed := a.client.EachJob(reading, "", func() {
		batch, ids, size = batch[:0], ids[:0], 0
		begin()
	}, func(j model.Job) {
		if len(batch) == jobsInBatch || size > bytesInBatch {
			err := keep(true, func() error { return a.store.PutPart(ctx, &read, batch, a.opts.Now()) })
			if err != nil {
				stop(err)
			}
		}
		batch, ids, size = append(batch, j), append(ids, j.ID), size+len(j.Description)
	})
	if reading.Err() != nil && ctx.Err() == nil {
		return Jobs{}, context.Cause(reading)
	}
	var unread *api.JobsError
	if failed != nil && !errors.As(failed, &unread) {
		return Jobs{}, failed
	}
	listed := append([]int64{}, ids...) // not nil
	var left []model.Job                // known jobs that may be listed
	if unread != nil || !isList {
		known, err := a.store.WholeJobs(ctx)
		if err != nil {
			return Jobs{}, err
		}
		if !isList && len(known) > 0 && !a.allGone(ctx, known) {
			return Jobs{}, a.client.WrongList(lang.Plural(len(known), "it sent no list, and %d job were listed before", "it sent no list, and %d jobs were listed before"))
		}
		if unread != nil {
			jobs.Unread, listed, left = unread, nil, without(known, ids)
		}
	}
	jobs.AsOf = a.opts.Now()
	if err := keep(false, func() error { return a.store.EndJobs(ctx, &read, batch, listed, jobs.AsOf) }); err != nil {
		return Jobs{}, err
	}
	if len(left) > 0 {
		each(left, unstored == nil, false)
	}
	jobs.Stored, jobs.Unkept = unstored == nil, unkept(unstored)
	return jobs, ctx.Err()
}

// allGone requests each of the last known jobs and reports whether all are gone, as
// after the last one was deleted elsewhere. An answer without a list does not prove that.
func (a *Account) allGone(ctx context.Context, known []model.Job) bool {
	return !slices.ContainsFunc(known, func(j model.Job) bool {
		now, err := a.jobNow(ctx, j.ID)
		return !errors.Is(err, api.ErrNotFound) && (err != nil || now.Status != model.Deleted)
	})
}

// without returns the jobs whose ids are not among some.
func without(jobs []model.Job, ids []int64) []model.Job {
	among := model.Set(ids)
	return slices.DeleteFunc(jobs, func(j model.Job) bool { return among[j.ID] })
}

// complete adds what only this machine knows.
func (a *Account) complete(ctx context.Context, j Jobs) (Jobs, error) {
	var err error
	if j.Currencies, err = a.store.Currencies(ctx); err != nil {
		return j, err
	}
	j.Unviewed, err = a.store.Unviewed(ctx)
	return j, err
}

// DeletedJobs requests deleted jobs from the service, and adds the copies on this computer (CONTRACT 18). If the
// service does not list them, it returns the copies with a *CopiesError. If some records cannot be read, it returns
// the other jobs with an *api.JobsError.
func (a *Account) DeletedJobs(ctx context.Context) ([]model.Job, error) {
	jobs, failed := a.client.Jobs(ctx, model.Deleted)
	if failed != nil && !unlisted(failed) && !Offline(failed) && !errors.As(failed, new(*api.JobsError)) {
		return nil, failed
	}
	known, err := a.store.DeletedJobs(ctx)
	if err != nil {
		return nil, err
	}
	seen, out := map[int64]bool{}, []model.Job{}
	for _, j := range jobs {
		if j.Status == model.Deleted { // a filter the service ignores lists live jobs too
			seen[j.ID] = true
			out = append(out, j)
		}
	}
	for _, j := range known {
		if !seen[j.ID] {
			j.Status = model.Deleted // it is no longer listed, whoever deleted it
			out = append(out, j)
		}
	}
	if failed != nil && !errors.As(failed, new(*api.JobsError)) {
		return out, &CopiesError{Err: failed, Copies: len(out), Online: unlisted(failed)}
	}
	return out, failed
}

// CopiesError is the reason why DeletedJobs returns only the copies on this computer, not the service's list.
type CopiesError struct {
	Err    error
	Copies int
	Online bool // the service was reached, and may fail at this one call alone
}

// Error adds what is shown in place of the service's list.
func (e *CopiesError) Error() string {
	shown := lang.Text("deleted jobs are shown from the copies on this computer")
	if e.Copies == 0 {
		shown = lang.Text("there is no copy of a deleted job on this computer")
	}
	return e.Err.Error() + "; " + shown
}

func (e *CopiesError) Unwrap() error { return e.Err }

// unlisted reports whether the service does not support a filtered list: it rejected
// the request, failed, or sent something else. A web page comes from a proxy, so it does
// not count.
func unlisted(err error) bool {
	var e *api.Error
	return errors.Is(err, api.ErrRefused) || errors.Is(err, api.ErrForbidden) || errors.Is(err, api.ErrNotFound) ||
		errors.As(err, &e) && (e.Kind == api.ErrAnswer || e.Kind == api.ErrServer) && !e.HTML
}

// Job reads one job. The error distinguishes a job that is gone from one
// of another account (CONTRACT 20).
func (a *Account) Job(ctx context.Context, id int64) (model.Job, error) {
	j, err := a.jobNow(ctx, id)
	if err != nil {
		return model.Job{}, a.named(ctx, err, id)
	}
	return j, nil
}

// jobNow requests a job, completes it by what was last known, and stores it.
func (a *Account) jobNow(ctx context.Context, id int64) (model.Job, error) {
	asked := a.opts.Now()
	j, err := a.client.Job(ctx, id)
	if err != nil {
		return j, err
	}
	list := []model.Job{j}
	if err = a.store.CompleteJobs(ctx, list); err != nil {
		return j, err
	}
	return a.storeJob(ctx, list[0], asked), nil
}

// storeJob stores a job, and returns the stored one, as store.PutJob does. It logs a failure; the next FetchJobs reports
// it.
func (a *Account) storeJob(ctx context.Context, j model.Job, asked time.Time) model.Job {
	stored, err := a.store.PutJob(ctx, j, asked)
	if err != nil {
		a.opts.Log.Warn("job not kept", "job", j.ID, "error", err)
		return j
	}
	return stored
}

// CachedJob returns a job's last known copy, or store.ErrNone.
func (a *Account) CachedJob(ctx context.Context, id int64) (model.Job, error) {
	return a.store.Job(ctx, id)
}

// explain reads the job after a 403 from a call that never answers 404: "not found" then
// means that the job is gone (CONTRACT 20).
func (a *Account) explain(ctx context.Context, jobID int64, err error) error {
	if jobID <= 0 || !errors.Is(err, api.ErrForbidden) { // the job of an unknown application is unknown
		return err
	}
	if _, reread := a.client.Job(ctx, jobID); errors.Is(reread, api.ErrNotFound) {
		return reread
	}
	return err
}
