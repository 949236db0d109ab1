package cli

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/text"
)

func (a *app) syncCommand() *cobra.Command {
	var all bool
	cmd := &cobra.Command{
		Use: "sync [JOB…]", Short: "Read the applicants of all jobs, for search",
		Long: "Read applicants from the service and bring them and their CVs into the search: those of the jobs that\n" +
			"were never read here to their end, and of those whose count has changed since. With --all those of every\n" +
			"job that has applicants, as a change of status or a message moves no count; with JOB those of the jobs\n" +
			"named. One job is read after the other. Nobody is marked viewed.\n\n" +
			"Only jobs in which something has changed are printed, and nothing when nothing has, except with --json:\n" +
			"it fits cron. While another shortlist reads applicants of the account, it reads no more\n" +
			"than the list of jobs, and exits with 1. Where a job cannot be read the others are, and the exit code\n" +
			"says why: 6 for the network, 3 for the sign-in.",
		Example: "  shortlist sync\n  shortlist sync --all --json\n\n" +
			"  # crontab: each hour of a working day, so that a search knows everybody\n" +
			"  15 7-19 * * 1-5  shortlist sync",
		RunE: a.run(func(ctx context.Context, args []string) error {
			if all && len(args) > 0 {
				return usagef("--all reads every job; leave it out, or the jobs")
			}
			var ids []int64
			for _, arg := range args {
				id, err := idOf("job id", arg)
				if err != nil {
					return err
				}
				ids = append(ids, id)
			}
			return a.sync(ctx, ids, all)
		}),
	}
	cmd.Flags().BoolVar(&all, "all", false, "read every job that has applicants, also where the count has not changed")
	return cmd
}

// syncDoc is what a sync has done, as --json shows it.
type syncDoc struct {
	Jobs    []syncedDoc `json:"jobs"`    // those that were read, or could not be
	CVs     int         `json:"cvs"`     // brought into the search
	Unread  int         `json:"unread"`  // CVs that are still to be read for it
	Unknown int         `json:"unknown"` // jobs whose applicants are still not all known here
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
	acct, err := a.use()
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
		return fmt.Errorf("nothing was done: %w", failed)
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
	return errors.Join(failed, a.printSync(doc))
}

// jobsToSync asks for the jobs, and returns those whose applicants are to be read.
func (a *app) jobsToSync(ctx context.Context, acct *account.Account, ids []int64, all bool) ([]model.Job, error) {
	known, err := acct.FetchJobs(ctx)
	if err != nil {
		return nil, err
	}
	a.sayUnread(known)
	switch {
	case known.Unkept != nil:
		return nil, known.Unkept
	case len(ids) == 0 && !all:
		jobs, _, err := acct.JobsToSync(ctx)
		return jobs, err
	case all:
		return slices.DeleteFunc(known.List, func(j model.Job) bool { return j.Applies == 0 || j.Status == model.Deleted }), nil
	}
	var jobs []model.Job
	for _, id := range ids {
		i := slices.IndexFunc(known.List, func(j model.Job) bool { return j.ID == id })
		if i < 0 {
			return nil, coded{fmt.Errorf("job %d is not among the jobs of this account", id), exitNotYours}
		}
		jobs = append(jobs, known.List[i])
	}
	return jobs, nil
}

// syncJobs reads the applicants of jobs. The error is why some could not be read.
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
			p.say(fmt.Sprintf("job %d of %d · %s · %s · %s", at.Number, at.Of, text.Title(at.Job.Title), amount.Plural(at.Applicants, "applicant"), amount.Bytes(at.Bytes)))
			continue
		case at.Job.ID == 0: // of none of them
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
	summary := "“" + last.Job.Title + "”"
	if failures > 1 {
		summary = fmt.Sprintf("%d of %d jobs were not read; the last, %s", failures, len(jobs), summary)
	}
	if left := len(jobs) - len(doc.Jobs); left > 0 {
		return fmt.Errorf("%s: %w; %s not tried", summary, last.Err, amount.Plural(left, "more job was", "more jobs were"))
	}
	return fmt.Errorf("%s: %w", summary, last.Err)
}

// syncCVs reads the CVs of those who were read for the search.
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
	failed := acct.Index(ctx, func(left account.Index) { p.say(amount.Plural(left.CVs, "CV") + " to read") })
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
		columns := []column{
			{title: "JOB", width: 16, right: true}, {title: "APPLICANTS", width: 10, right: true}, {title: "NEW", width: 6, right: true},
			{title: "CHANGED", width: 7, right: true}, {title: "GONE", width: 6, right: true}, {title: "TITLE"},
		}
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
	summary := amount.Plural(len(doc.Jobs), "job") + " read, " + amount.Plural(doc.CVs, "CV") + " brought into the search"
	if doc.Unread > 0 {
		summary += fmt.Sprintf("; %s not read yet", amount.Plural(doc.Unread, "CV is", "CVs are"))
	}
	a.sayf("%s.", summary)
	return nil
}
