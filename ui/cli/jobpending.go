package cli

import (
	"context"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/text"
)

func (a *app) jobsPendingCommand() *cobra.Command {
	var forget bool
	cmd := &cobra.Command{
		Use: "pending", Short: "List the jobs that were sent without an answer, and look for them", Args: noArgs,
		Long: "List the jobs that were sent and whose creation no answer confirmed. The jobs of the account are read\n" +
			"once: each job that is found among them is reported and no longer pending. --forget gives up the others,\n" +
			"after asking: they were not created, or you have dealt with them.",
		Example: "  shortlist jobs pending\n  shortlist jobs pending --forget --yes",
		RunE:    a.run(func(ctx context.Context, _ []string) error { return a.jobsPending(ctx, forget) }),
	}
	cmd.Flags().BoolVar(&forget, "forget", false, "give up those that are not among the jobs of the account")
	return cmd
}

// pendingDoc is a job that was sent without an answer, as --json shows it.
type pendingDoc struct {
	Sent      time.Time `json:"sent"`
	Title     string    `json:"title"`
	Region    string    `json:"region"`
	JobID     int64     `json:"jobId,omitzero"` // it was created after all, as this job
	Forgotten bool      `json:"forgotten,omitzero"`
}

func (a *app) jobsPending(ctx context.Context, forget bool) error {
	acct, err := a.use()
	if err != nil {
		return err
	}
	open, err := a.lookForPending(ctx, acct)
	if err != nil {
		return err
	}
	docs := []pendingDoc{}
	var left []model.Intent
	var kept error // why none is forgotten
	for _, p := range open {
		docs = append(docs, pendingDoc{Sent: p.Begun.UTC(), Title: p.Draft.Title, Region: p.Draft.Region, JobID: p.made.ID})
		if p.made.ID == 0 {
			left = append(left, p.Intent)
			if forget && p.unread != nil { // a job that is forgotten is created a second time
				kept = coded{fmt.Errorf("nothing was forgotten: %w", p.unread), exitUnknown}
			}
		}
	}
	if !a.json {
		if err := a.pendingTable(left); err != nil {
			return err
		}
	}
	if forget && kept == nil && len(left) > 0 {
		question := fmt.Sprintf("Give up %s? They are not among the jobs of the account.", amount.Plural(len(left), "pending job"))
		if err := a.confirm(ctx, question); err != nil {
			return err
		}
		for _, in := range left {
			if err := acct.Settle(ctx, in, 0); err != nil {
				return err
			}
		}
		a.sayf("%s forgotten.", amount.Plural(len(left), "job is", "jobs are"))
		for i := range docs {
			docs[i].Forgotten = docs[i].JobID == 0
		}
	}
	if a.json {
		if err := a.document(docs); err != nil {
			return err
		}
	}
	return kept
}

func (a *app) pendingTable(left []model.Intent) error {
	if len(left) == 0 {
		a.sayf("No job is pending.")
		return nil
	}
	columns := []column{{title: "SENT", width: 16}, {title: "TITLE", width: 20}, {title: "REGION"}}
	if err := a.heading(columns); err != nil {
		return err
	}
	for _, in := range left {
		if err := a.row(columns, localTime(in.Begun), in.Draft.Title, in.Draft.Region); err != nil {
			return err
		}
	}
	return nil
}

// pendingJob is a create without an answer, and the job that it turned out to have made.
type pendingJob struct {
	model.Intent
	made   model.Job // its id is 0 where none was found
	unread error     // why it may be there all the same
}

// lookForPending looks for what became of earlier creates without an answer. The jobs are
// read once for all of them. Those that were found are settled and reported.
func (a *app) lookForPending(ctx context.Context, acct *account.Account) ([]pendingJob, error) {
	intents, err := acct.Intents(ctx)
	if err != nil || len(intents) == 0 {
		return nil, err
	}
	jobs, err := acct.FetchJobs(ctx)
	if err != nil {
		return nil, err
	}
	a.sayUnread(jobs)
	var out []pendingJob
	for _, in := range intents {
		job, found, err := acct.FindAmong(ctx, jobs.List, in)
		if err != nil {
			return nil, err
		}
		if found {
			if err := acct.Settle(ctx, in, job.ID); err != nil {
				return nil, err
			}
			a.sayf("Job %d “%s”, whose create of %s had no answer, was created.", job.ID, text.Line(in.Draft.Title), localTime(in.Begun))
		}
		out = append(out, pendingJob{in, job, jobs.Unread})
	}
	return out, nil
}

// pending looks for what became of earlier creates without an answer, before d is created.
// made is the job of one that was the same as d.
func (a *app) pending(ctx context.Context, acct *account.Account, d model.Draft) (made *model.Job, err error) {
	intents, err := acct.Intents(ctx)
	if err != nil {
		return nil, err
	}
	open, err := a.lookForPending(ctx, acct)
	for _, in := range intents {
		if err != nil && in.Draft.Equal(d) {
			return nil, coded{fmt.Errorf("whether the same job was created on %s is unknown: %w", localTime(in.Begun), err), exitUnknown}
		}
	}
	if err != nil {
		return nil, err
	}
	var unknown []pendingJob
	for _, p := range open {
		switch same := p.Draft.Equal(d); {
		case p.made.ID != 0 && same:
			made = &p.made
		case p.made.ID != 0:
		case same && p.unread != nil:
			return nil, coded{fmt.Errorf("whether the same job was created on %s is unknown: %w", localTime(p.Begun), p.unread), exitUnknown}
		case same:
			if err := a.sendAgain(ctx, acct, p.Intent); err != nil {
				return nil, err
			}
		default:
			unknown = append(unknown, p)
		}
	}
	switch len(unknown) {
	case 0:
	case 1:
		a.sayf("Whether the job “%s” was created on %s is still unknown: it is not among the jobs.", text.Line(unknown[0].Draft.Title), localTime(unknown[0].Begun))
	default:
		a.sayf("Whether %d jobs that were sent earlier were created is still unknown: they are not among the jobs. See: shortlist jobs pending", len(unknown))
	}
	return made, nil
}

// sendAgain asks whether a create that left no trace is to be sent again.
func (a *app) sendAgain(ctx context.Context, acct *account.Account, in model.Intent) error {
	begun := localTime(in.Begun)
	if !a.yes && !a.deps.InTerminal {
		return coded{fmt.Errorf("the same job was sent on %s without an answer and is not among the jobs; --yes sends it again", begun), exitUnknown}
	}
	if err := a.confirm(ctx, fmt.Sprintf("The same job was sent on %s without an answer and is not among the jobs. Send it again?", begun)); err != nil {
		return coded{err, exitUnknown}
	}
	return acct.Settle(ctx, in, 0)
}

// resolveCreate looks for the job of a create that got no answer. Where there is none, the
// intent stays, and the next create comes back to it.
func (a *app) resolveCreate(ctx context.Context, acct *account.Account, unknown *account.Unknown) error {
	job, found, err := acct.Find(ctx, unknown.Intent)
	switch {
	case err != nil:
		return coded{fmt.Errorf("%w; the jobs could not be listed to look for it", unknown.Err), exitUnknown}
	case !found:
		return coded{fmt.Errorf("%w; it is not among the jobs now", unknown.Err), exitUnknown}
	}
	if err := acct.Settle(ctx, unknown.Intent, job.ID); err != nil {
		return err
	}
	a.sayf("The answer was lost, but the job was created.")
	return a.saved(ctx, acct, account.Saved{Job: job})
}
