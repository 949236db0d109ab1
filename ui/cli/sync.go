package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/text"
)

func (a *app) syncCommand() *cobra.Command {
	var all bool
	cmd := &cobra.Command{
		Use: "sync [JOB…]", Short: say.Sync.Short,
		Long: say.Sync.Long,
		Example: "  shortlist sync\n  shortlist sync --all --json\n\n" +
			"  # " + say.SyncEachHour + "\n" +
			"  15 7-19 * * 1-5  shortlist sync",
		RunE: a.run(func(ctx context.Context, args []string) error {
			if all && len(args) > 0 {
				return usagef(say.AllOrJobs)
			}
			var ids []int64
			for _, arg := range args {
				id, err := idOf(aJob, arg)
				if err != nil {
					return err
				}
				ids = append(ids, id)
			}
			return a.sync(ctx, ids, all)
		}),
	}
	cmd.Flags().BoolVar(&all, "all", false, say.SyncAll)
	return cmd
}

// syncDoc is the result of a sync, as --json shows it.
type syncDoc struct {
	Jobs    []syncedDoc `json:"jobs"`    // read, or failed
	CVs     int         `json:"cvs"`     // added to the search index
	Unread  int         `json:"unread"`  // CVs that are not read for it yet
	Unknown int         `json:"unknown"` // jobs whose applicants are not all known here yet
}

type syncedDoc struct {
	JobID      int64  `json:"jobId"`
	JobTitle   string `json:"jobTitle"`
	Applicants int    `json:"applicants"`
	New        int    `json:"new"`
	Changed    int    `json:"changed"`
	Gone       int    `json:"gone"`
	Error      string `json:"error,omitzero"`
}

func (a *app) sync(ctx context.Context, ids []int64, all bool) error {
	acct, err := a.use(ctx)
	if err != nil {
		return err
	}
	jobs, err := a.jobsToSync(ctx, acct, ids, all)
	if err != nil {
		return err
	}
	doc := syncDoc{Jobs: []syncedDoc{}}
	failed := a.syncJobs(ctx, acct, jobs, &doc)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if errors.Is(failed, account.ErrBusy) && len(doc.Jobs) == 0 {
		return fmt.Errorf("%s: %w", say.NothingDone, failed)
	}
	failed = errors.Join(failed, a.syncCVs(ctx, acct, &doc))
	if ctx.Err() != nil {
		return ctx.Err()
	}
	unknown, _, err := acct.JobsToSync(ctx)
	if err != nil {
		return errors.Join(failed, err)
	}
	doc.Unknown = len(unknown)
	swept, err := acct.SweepOld(ctx)
	if n := swept.Rows.Applications; n > 0 {
		a.report(say.SweptOld(n, a.config.Privacy.Keep))
	}
	return errors.Join(failed, err, a.printSync(doc))
}

// jobsToSync reads the jobs and returns those whose applicants sync reads.
func (a *app) jobsToSync(ctx context.Context, acct *account.Account, ids []int64, all bool) ([]model.Job, error) {
	if err := acct.Writable(); err != nil && !errors.Is(err, account.ErrReadOnly) {
		return nil, err // another window has the store
	}
	known, err := acct.FetchJobs(ctx)
	if err != nil {
		return nil, err
	}
	a.reportUnread(known)
	switch {
	case known.Unkept != nil:
		return nil, known.Unkept
	case len(ids) == 0 && !all:
		jobs, _, err := acct.JobsToSync(ctx)
		return jobs, err
	case all:
		return slices.DeleteFunc(known.List, func(j model.Job) bool { return j.Applies == 0 && !j.NoApplies || j.Status == model.Deleted }), nil
	}
	var jobs []model.Job
	for _, id := range ids {
		i := slices.IndexFunc(known.List, func(j model.Job) bool { return j.ID == id })
		if i < 0 {
			return nil, coded{errors.New(say.NotYourJob(id)), exitNotYours}
		}
		jobs = append(jobs, known.List[i])
	}
	return jobs, nil
}

// syncJobs reads the applicants of jobs. Its error is why some could not be read.
func (a *app) syncJobs(ctx context.Context, acct *account.Account, jobs []model.Job, doc *syncDoc) error {
	if len(jobs) == 0 {
		return nil
	}
	failures, last := 0, account.Synced{}
	p := progress{app: a}
	defer p.clear()
	for at := range acct.Sync(ctx, jobs) {
		switch {
		case !at.Done:
			p.print(say.SyncProgress(at.Number, at.Of, text.Title(at.Job.Title), at.Applicants, at.Bytes))
			continue
		case at.Job.ID == 0: // the sync as a whole failed
			return at.Err
		}
		done := syncedDoc{JobID: at.Job.ID, JobTitle: at.Job.Title, Applicants: at.Applicants, New: at.New, Changed: at.Changed, Gone: at.Gone}
		if at.Err != nil {
			done.Error, last = sentence(at.Err), at
			failures++
		}
		doc.Jobs = append(doc.Jobs, done)
	}
	if failures == 0 {
		return nil
	}
	summary := say.JobNotRead(last.Job.Title)
	if failures > 1 {
		summary = say.JobsNotRead(failures, len(jobs), last.Job.Title)
	}
	if left := len(jobs) - len(doc.Jobs); left > 0 {
		return fmt.Errorf("%s: %w; %s", summary, last.Err, say.JobsNotTried(left))
	}
	return fmt.Errorf("%s: %w", summary, last.Err)
}

// syncCVs adds unread CVs to the search index.
func (a *app) syncCVs(ctx context.Context, acct *account.Account, doc *syncDoc) error {
	if err := acct.IndexNow(ctx); err != nil {
		return err
	}
	before, err := acct.Unindexed(ctx)
	if err != nil {
		return err
	}
	p := progress{app: a}
	defer p.clear()
	failed := acct.Index(ctx, func(left account.Index) { p.print(say.CVsLeft(left.CVs)) })
	if ctx.Err() != nil {
		return ctx.Err()
	}
	left, err := acct.Unindexed(ctx)
	if err != nil {
		return err
	}
	doc.CVs, doc.Unread = max(before.CVs-left.CVs, 0), left.CVs
	return failed
}

func (a *app) printSync(doc syncDoc) error {
	if a.json {
		return a.document(doc)
	}
	changed := slices.DeleteFunc(slices.Clone(doc.Jobs), func(j syncedDoc) bool { return j.New+j.Changed+j.Gone == 0 })
	if len(changed) > 0 {
		columns := titled(say.SyncColumns(), []column{
			{width: 16, right: true}, {width: 10, right: true}, {width: 6, right: true}, {width: 7, right: true}, {width: 6, right: true}, {},
		})
		if err := a.heading(columns); err != nil {
			return err
		}
		for _, j := range changed {
			if err := a.row(columns, number(j.JobID), fmt.Sprint(j.Applicants), fmt.Sprint(j.New), fmt.Sprint(j.Changed), fmt.Sprint(j.Gone), j.JobTitle); err != nil {
				return err
			}
		}
	}
	if len(changed) == 0 && doc.CVs == 0 && !a.deps.ErrTerminal {
		return nil
	}
	a.report(say.Synced(len(doc.Jobs), doc.CVs, doc.Unread))
	return nil
}
