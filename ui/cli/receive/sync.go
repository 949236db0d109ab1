package receive

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/searchbox"
	"shortlist/ui/text"
)

func syncCommand(a *command.App) *cobra.Command {
	var all bool
	cmd := &cobra.Command{
		Use: "sync [JOB…]", Short: lang.Text("Read the applicants of all jobs, for search"),
		Long: lang.Text(`Read applicants from the service and add them and their CVs to the search index. Without arguments,
shortlist reads the jobs that were never read completely here, and those whose count has changed. --all
reads every job that has applicants, because a new status or message changes no count. JOB reads the jobs
named. Jobs are read one after the other. No application is marked viewed.

Only jobs with changes are printed. Without changes nothing is printed, except with --json: this suits
cron. While another shortlist reads applicants of the account, only the list of jobs is read, and the
exit code is 1. If one job cannot be read, the others are. Then the exit code is 6 for the network, or 3
for the sign-in.`),
		Example: "  shortlist sync\n  shortlist sync --all --json\n\n" +
			"  # " + lang.Text("crontab: each hour of a working day, so that a search finds everyone") + "\n" +
			"  15 7-19 * * 1-5  shortlist sync",
		RunE: a.Run(func(ctx context.Context, args []string) error {
			if all && len(args) > 0 {
				return command.Misused(lang.Text("--all reads every job; leave it out, or the jobs"))
			}
			ids, err := command.ReadIDs(args, func(typed string) (int64, error) { return command.IDOf(command.Job, typed) })
			if err != nil {
				return err
			}
			return runSync(ctx, a, ids, all)
		}),
	}
	cmd.Flags().BoolVar(&all, "all", false, lang.Text("read every job that has applicants, even if its count has not changed"))
	return cmd
}

// SyncDoc is the result of a sync, as --json shows it.
type SyncDoc struct {
	Jobs    []syncedDoc `json:"jobs"`    // jobs whose applicants were read, or could not be read
	CVs     int         `json:"cvs"`     // CVs that were added to the search index
	Unread  int         `json:"unread"`  // CVs that are not in the search index yet
	Unknown int         `json:"unknown"` // jobs whose applicants are not all stored here yet
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

func runSync(ctx context.Context, a *command.App, ids []int64, all bool) error {
	acct, err := a.Use(ctx)
	if err != nil {
		return err
	}
	jobs, err := jobsToSync(ctx, a, acct, ids, all)
	if err != nil {
		return err
	}
	doc := SyncDoc{Jobs: []syncedDoc{}}
	failed := syncJobs(ctx, a, acct, jobs, &doc)
	if ctx.Err() != nil {
		return ctx.Err()
	}
	if errors.Is(failed, account.ErrBusy) && len(doc.Jobs) == 0 {
		return fmt.Errorf("%s: %w", lang.Text("nothing was done"), failed)
	}
	failed = errors.Join(failed, syncCVs(ctx, a, acct, &doc))
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
		a.Report(lang.Plural(n, "Erased by privacy.keep: %d application older than %s.", "Erased by privacy.keep: %d applications older than %s.", a.Config.Privacy.Keep))
	}
	return errors.Join(failed, err, printSync(a, doc))
}

// jobsToSync reads the jobs and returns those whose applicants sync reads.
func jobsToSync(ctx context.Context, a *command.App, acct *account.Account, ids []int64, all bool) ([]model.Job, error) {
	if err := acct.Writable(); err != nil && !errors.Is(err, account.ErrReadOnly) {
		return nil, err // another window has the store
	}
	known, err := acct.FetchJobs(ctx)
	if err != nil {
		return nil, err
	}
	a.ReportUnread(known)
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
			return nil, command.WithCode(errors.New(lang.Text("job %d is not among the jobs of this account", id)), command.ExitNotYours)
		}
		jobs = append(jobs, known.List[i])
	}
	return jobs, nil
}

// syncJobs reads the applicants of jobs. It returns why some could not be read.
func syncJobs(ctx context.Context, a *command.App, acct *account.Account, jobs []model.Job, doc *SyncDoc) error {
	if len(jobs) == 0 {
		return nil
	}
	failures, last := 0, account.Synced{}
	p := a.NewProgress()
	defer p.Clear()
	for at := range acct.Sync(ctx, jobs) {
		switch {
		case !at.Done:
			p.Print(lang.Plural(at.Applicants, "job %[2]d of %[3]d · %[4]s · %[1]d applicant · %[5]s", "job %[2]d of %[3]d · %[4]s · %[1]d applicants · %[5]s", at.Number, at.Of, text.Title(at.Job.Title), amount.Bytes(at.Bytes)))
			continue
		case at.Job.ID == 0: // the sync as a whole failed
			return at.Err
		}
		done := syncedDoc{JobID: at.Job.ID, JobTitle: at.Job.Title, Applicants: at.Applicants, New: at.New, Changed: at.Changed, Gone: at.Gone}
		if at.Err != nil {
			done.Error, last = command.Sentence(at.Err), at
			failures++
		}
		doc.Jobs = append(doc.Jobs, done)
	}
	if failures == 0 {
		return nil
	}
	summary := lang.Text("“%s”", last.Job.Title)
	if failures > 1 {
		summary = lang.Text("%d of %d jobs were not read; the last, “%s”", failures, len(jobs), last.Job.Title)
	}
	if left := len(jobs) - len(doc.Jobs); left > 0 {
		return fmt.Errorf("%s: %w; %s", summary, last.Err, lang.Plural(left, "%d more job was not tried", "%d more jobs were not tried"))
	}
	return fmt.Errorf("%s: %w", summary, last.Err)
}

// syncCVs adds unread CVs to the search index.
func syncCVs(ctx context.Context, a *command.App, acct *account.Account, doc *SyncDoc) error {
	if err := acct.IndexNow(ctx); err != nil {
		return err
	}
	before, err := acct.Unindexed(ctx)
	if err != nil {
		return err
	}
	p := a.NewProgress()
	defer p.Clear()
	begun := time.Now()
	failed := acct.Index(ctx, func(left account.Index) {
		p.Print(searchbox.SayRead(before.CVs-left.CVs, before.CVs, time.Since(begun)))
	})
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

func printSync(a *command.App, doc SyncDoc) error {
	if a.JSON {
		return a.Document(doc)
	}
	changed := slices.DeleteFunc(slices.Clone(doc.Jobs), func(j syncedDoc) bool { return j.New+j.Changed+j.Gone == 0 })
	if len(changed) > 0 {
		columns := []command.Column{
			{Title: lang.Text("JOB"), Width: 16, Right: true},
			{Title: lang.Text("APPLICANTS"), Width: 10, Right: true},
			{Title: lang.Text("NEW"), Width: 6, Right: true},
			{Title: lang.Text("CHANGED"), Width: 7, Right: true},
			{Title: lang.Text("GONE"), Width: 6, Right: true},
			{Title: lang.Text("TITLE")},
		}
		a.Heading(columns)
		for _, j := range changed {
			a.Row(columns, command.Number(j.JobID), fmt.Sprint(j.Applicants), fmt.Sprint(j.New), fmt.Sprint(j.Changed), fmt.Sprint(j.Gone), j.JobTitle)
		}
	}
	if len(changed) == 0 && doc.CVs == 0 && !a.Deps.ErrTerminal {
		return nil
	}
	a.Report(saySynced(len(doc.Jobs), doc.CVs, doc.Unread))
	return nil
}

func saySynced(jobs int, cvs int, unread int) string {
	s := lang.Text("%s read, %s added to the search index", lang.Plural(jobs, "%d job", "%d jobs"), lang.Plural(cvs, "%d CV", "%d CVs"))
	if unread > 0 {
		s += lang.Plural(unread, "; %d CV is not read yet", "; %d CVs are not read yet")
	}
	return s + "."
}
