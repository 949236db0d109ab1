package jobs

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

func pendingCommand(a *command.App) *cobra.Command {
	var forget bool
	cmd := &cobra.Command{
		Use: "pending", Short: lang.Text("Look for jobs that were sent without an answer"), Args: command.NoArgs,
		Long: lang.Text(`List the jobs whose creation no answer confirmed, and look for each among the account's jobs. A job that
is found is reported and no longer pending. --forget gives up the others, after asking: do that if they
were not created, or if you have dealt with them.`),
		Example: "  shortlist jobs pending\n  shortlist jobs pending --forget --yes",
		RunE:    a.Run(func(ctx context.Context, _ []string) error { return runPending(ctx, a, forget) }),
	}
	cmd.Flags().BoolVar(&forget, "forget", false, lang.Text("give up jobs that are not among the account's jobs"))
	return cmd
}

// pendingDoc is a job that was sent without an answer, as --json shows it.
type pendingDoc struct {
	Sent      time.Time `json:"sent"`
	Title     string    `json:"title"`
	Region    string    `json:"region"`
	JobID     int64     `json:"jobId,omitzero"` // the job that it became after all; 0: no such job was found
	Forgotten bool      `json:"forgotten,omitzero"`
}

func runPending(ctx context.Context, a *command.App, forget bool) error {
	acct, err := a.Use(ctx)
	if err != nil {
		return err
	}
	open, err := lookForPending(ctx, a, acct)
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
			if forget && p.unread != nil { // giving up a job that exists would lead to a second one
				kept = command.WithCode(fmt.Errorf("%s: %w", lang.Text("nothing was given up"), p.unread), command.ExitUnknown)
			}
		}
	}
	if !a.JSON {
		pendingTable(a, left)
	}
	if forget && kept == nil && len(left) > 0 {
		question := sayAskForget(len(left))
		if err := a.Confirm(ctx, question); err != nil {
			return err
		}
		for _, in := range left {
			if err := acct.Settle(ctx, in, 0); err != nil {
				return err
			}
		}
		a.Report(lang.Plural(len(left), "%d job was given up.", "%d jobs were given up."))
		for i := range docs {
			docs[i].Forgotten = docs[i].JobID == 0
		}
	}
	if a.JSON {
		if err := a.Document(docs); err != nil {
			return err
		}
	}
	return kept
}

func pendingTable(a *command.App, left []model.Intent) {
	if len(left) == 0 {
		a.Report(lang.Text("No job is pending."))
		return
	}
	columns := []command.Column{
		{Title: lang.Text("SENT"), Width: 16}, {Title: lang.Text("TITLE"), Width: 20}, {Title: lang.Text("REGION")},
	}
	a.Heading(columns)
	for _, in := range left {
		a.Row(columns, command.LocalTime(in.Begun), in.Draft.Title, in.Draft.Region)
	}
}

// pendingJob is a create without an answer, and the job that it turned out to have made.
type pendingJob struct {
	model.Intent
	made   model.Job // its id is 0 if no job was found
	unread error     // why the search may have missed it
}

// lookForPending looks for the jobs of earlier creates without an answer. It reads the list
// of jobs once, resolves the creates whose jobs it finds, and reports them.
func lookForPending(ctx context.Context, a *command.App, acct *account.Account) ([]pendingJob, error) {
	intents, err := acct.Intents(ctx)
	if err != nil || len(intents) == 0 {
		return nil, err
	}
	jobs, err := acct.FetchJobs(ctx)
	if err != nil {
		return nil, err
	}
	a.ReportUnread(jobs)
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
			a.Report(lang.Text("Job %d “%s”, sent %s without an answer, was created.", job.ID, text.Line(in.Draft.Title), command.LocalTime(in.Begun)))
		}
		out = append(out, pendingJob{in, job, jobs.Unread})
	}
	return out, nil
}

// findPending looks for the jobs of earlier creates without an answer, before d is created. If an
// earlier create of the same draft has made a job, made is that job.
func findPending(ctx context.Context, a *command.App, acct *account.Account, d model.Draft) (made *model.Job, err error) {
	intents, err := acct.Intents(ctx)
	if err != nil {
		return nil, err
	}
	open, err := lookForPending(ctx, a, acct)
	for _, in := range intents {
		if err != nil && in.Draft.Equal(d) {
			return nil, command.WithCode(fmt.Errorf("%s: %w", saySameUnknown(command.LocalTime(in.Begun)), err), command.ExitUnknown)
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
			return nil, command.WithCode(fmt.Errorf("%s: %w", saySameUnknown(command.LocalTime(p.Begun)), p.unread), command.ExitUnknown)
		case same:
			if err := sendAgain(ctx, a, acct, p.Intent); err != nil {
				return nil, err
			}
		default:
			unknown = append(unknown, p)
		}
	}
	switch len(unknown) {
	case 0:
	case 1:
		a.Report(lang.Text("The job “%s”, sent %s, is not among the account's jobs. It is still unknown whether it was created.", text.Line(unknown[0].Draft.Title), command.LocalTime(unknown[0].Begun)))
	default:
		a.Report(lang.Plural(len(unknown), "%d jobs that were sent earlier are not among the account's jobs. See: shortlist jobs pending", "%d jobs that were sent earlier are not among the account's jobs. See: shortlist jobs pending"))
	}
	return made, nil
}

// sendAgain asks whether a create that left no trace is to be sent again.
func sendAgain(ctx context.Context, a *command.App, acct *account.Account, in model.Intent) error {
	begun := command.LocalTime(in.Begun)
	if !a.Yes && !a.Deps.InTerminal {
		return command.WithCode(errors.New(lang.Text("the same job was sent %s without an answer and is not among the account's jobs; --yes sends it again", begun)), command.ExitUnknown)
	}
	if err := a.Confirm(ctx, lang.Text("The same job was sent %s without an answer and is not among the account's jobs. Send it again?", begun)); err != nil {
		return command.WithCode(err, command.ExitUnknown)
	}
	return acct.Settle(ctx, in, 0)
}

// resolveCreate looks for the job of a create that got no answer. If it finds none, the
// intent stays, and the next create checks it again.
func resolveCreate(ctx context.Context, a *command.App, acct *account.Account, unknown *account.Unknown) error {
	job, found, err := acct.Find(ctx, unknown.Intent)
	switch {
	case err != nil:
		return command.WithCode(fmt.Errorf("%w; %s", unknown.Err, lang.Text("the jobs could not be listed to look for it")), command.ExitUnknown)
	case !found:
		return command.WithCode(fmt.Errorf("%w; %s", unknown.Err, lang.Text("it is not among the jobs now")), command.ExitUnknown)
	}
	if err := acct.Settle(ctx, unknown.Intent, job.ID); err != nil {
		return err
	}
	a.Report(lang.Text("The answer was lost, but the job was created."))
	return printSaved(ctx, a, acct, account.Saved{Job: job}, nil)
}

func saySameUnknown(sent string) string {
	return lang.Text("the same job was sent %s, and its outcome is unknown", sent)
}

func sayAskForget(n int) string {
	return lang.Plural(n, "Give up %d pending job? They are not among the account's jobs.", "Give up %d pending jobs? They are not among the account's jobs.")
}
