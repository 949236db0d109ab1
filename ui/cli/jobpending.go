package cli

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/text"
)

func (a *app) jobsPendingCommand() *cobra.Command {
	var forget bool
	cmd := &cobra.Command{
		Use: "pending", Short: say.JobsPending.Short, Args: noArgs,
		Long:    say.JobsPending.Long,
		Example: "  shortlist jobs pending\n  shortlist jobs pending --forget --yes",
		RunE:    a.run(func(ctx context.Context, _ []string) error { return a.jobsPending(ctx, forget) }),
	}
	cmd.Flags().BoolVar(&forget, "forget", false, say.JobsPendingForget)
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
	acct, err := a.use(ctx)
	if err != nil {
		return err
	}
	open, err := a.lookForPending(ctx, acct)
	if err != nil {
		return err
	}
	docs := []pendingDoc{}
	var left []model.Intent
	var kept error // why no job is given up
	for _, p := range open {
		docs = append(docs, pendingDoc{Sent: p.Begun.UTC(), Title: p.Draft.Title, Region: p.Draft.Region, JobID: p.made.ID})
		if p.made.ID == 0 {
			left = append(left, p.Intent)
			if forget && p.unread != nil { // a job that is given up wrongly is created twice
				kept = coded{fmt.Errorf("%s: %w", say.NothingForgotten, p.unread), exitUnknown}
			}
		}
	}
	if !a.json {
		if err := a.pendingTable(left); err != nil {
			return err
		}
	}
	if forget && kept == nil && len(left) > 0 {
		question := say.AskForget(len(left))
		if err := a.confirm(ctx, question); err != nil {
			return err
		}
		for _, in := range left {
			if err := acct.Settle(ctx, in, 0); err != nil {
				return err
			}
		}
		a.report(say.Forgotten(len(left)))
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
		a.report(say.NothingPending)
		return nil
	}
	columns := titled(say.PendingColumns(), []column{{width: 16}, {width: 20}, {}})
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
	made   model.Job // its id is 0 if no job was found
	unread error     // why the search may have missed it
}

// lookForPending looks for the jobs of earlier creates without an answer. It reads the jobs
// once for all of them, resolves those that it finds, and reports them.
func (a *app) lookForPending(ctx context.Context, acct *account.Account) ([]pendingJob, error) {
	intents, err := acct.Intents(ctx)
	if err != nil || len(intents) == 0 {
		return nil, err
	}
	jobs, err := acct.FetchJobs(ctx)
	if err != nil {
		return nil, err
	}
	a.reportUnread(jobs)
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
			a.report(say.FoundPending(job.ID, text.Line(in.Draft.Title), localTime(in.Begun)))
		}
		out = append(out, pendingJob{in, job, jobs.Unread})
	}
	return out, nil
}

// pending looks for the jobs of earlier creates without an answer, before d is created. made
// is the job of a create that was the same as d.
func (a *app) pending(ctx context.Context, acct *account.Account, d model.Draft) (made *model.Job, err error) {
	intents, err := acct.Intents(ctx)
	if err != nil {
		return nil, err
	}
	open, err := a.lookForPending(ctx, acct)
	for _, in := range intents {
		if err != nil && in.Draft.Equal(d) {
			return nil, coded{fmt.Errorf("%s: %w", say.SameUnknown(localTime(in.Begun)), err), exitUnknown}
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
			return nil, coded{fmt.Errorf("%s: %w", say.SameUnknown(localTime(p.Begun)), p.unread), exitUnknown}
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
		a.report(say.StillUnknown(text.Line(unknown[0].Draft.Title), localTime(unknown[0].Begun)))
	default:
		a.report(say.ManyUnknown(len(unknown)))
	}
	return made, nil
}

// sendAgain asks whether a create that left no trace is to be sent again.
func (a *app) sendAgain(ctx context.Context, acct *account.Account, in model.Intent) error {
	begun := localTime(in.Begun)
	if !a.yes && !a.deps.InTerminal {
		return coded{errors.New(say.SameSent(begun)), exitUnknown}
	}
	if err := a.confirm(ctx, say.AskSameAgain(begun)); err != nil {
		return coded{err, exitUnknown}
	}
	return acct.Settle(ctx, in, 0)
}

// resolveCreate looks for the job of a create that got no answer. If it finds none, the
// intent stays, and the next create checks it again.
func (a *app) resolveCreate(ctx context.Context, acct *account.Account, unknown *account.Unknown) error {
	job, found, err := acct.Find(ctx, unknown.Intent)
	switch {
	case err != nil:
		return coded{fmt.Errorf("%w; %s", unknown.Err, say.CouldNotLook), exitUnknown}
	case !found:
		return coded{fmt.Errorf("%w; %s", unknown.Err, say.NotFoundNow), exitUnknown}
	}
	if err := acct.Settle(ctx, unknown.Intent, job.ID); err != nil {
		return err
	}
	a.report(say.FoundNow)
	return a.saved(ctx, acct, account.Saved{Job: job})
}
