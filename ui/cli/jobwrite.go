package cli

import (
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/ui/diff"
	"shortlist/ui/text"
)

func (a *app) jobsCreateCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "create", Short: "Create a job and publish it at once", Args: noArgs,
		Long: "Create a job. The service publishes it at once. When no answer comes, the job is looked for among\n" +
			"those of the account; it is never sent twice by itself.",
		Example: "  shortlist jobs create --title Barista --region Lviv --currency 0 --description-file job.html\n  shortlist jobs create --file job.json --json",
	}
	in := jobInputFor(cmd)
	cmd.RunE = a.run(func(ctx context.Context, _ []string) error {
		edits, err := a.edits(ctx, in, 0)
		if err != nil {
			return err
		}
		if len(edits) == 0 {
			return usagef("say what the job is: a flag for each field, or --file")
		}
		var d model.Draft
		for _, e := range edits {
			e(&d)
		}
		return a.create(ctx, d)
	})
	return cmd
}

func (a *app) create(ctx context.Context, d model.Draft) error {
	acct, err := a.change()
	if err != nil {
		return err
	}
	if _, problems := acct.Validate(d); len(problems) > 0 {
		return problems
	}
	made, err := a.pending(ctx, acct, d)
	if err != nil {
		return err
	}
	if made != nil {
		return a.saved(ctx, acct, account.Saved{Job: *made})
	}
	saved, err := acct.Create(ctx, model.SavedDraft{Draft: d})
	var unknown *account.Unknown
	switch {
	case errors.As(err, &unknown):
		return a.settle(ctx, acct, unknown)
	case err != nil && saved.Job.ID == 0:
		return err
	}
	if saved.Job.Status == model.Deactivated {
		a.sayf("Job %d is saved as Deactivated: the account's limit of active jobs is reached.", saved.Job.ID)
	}
	return errors.Join(err, a.saved(ctx, acct, saved))
}

// pending looks for what became of earlier creates without an answer. made is
// the job of one that was the same as d.
func (a *app) pending(ctx context.Context, acct *account.Account, d model.Draft) (made *model.Job, err error) {
	intents, err := acct.Intents(ctx)
	if err != nil {
		return nil, err
	}
	for _, in := range intents {
		job, found, err := acct.Find(ctx, in)
		title, begun, same := text.Line(in.Draft.Title), localTime(in.Begun), in.Draft.Equal(d)
		switch {
		case err != nil && same:
			return nil, coded{fmt.Errorf("whether the same job was created on %s is unknown: %w", begun, err), exitUnknown}
		case err != nil:
			return nil, err
		case found:
			if err := acct.Settle(ctx, in, job.ID); err != nil {
				return nil, err
			}
			a.sayf("Job %d “%s”, whose create of %s had no answer, was created.", job.ID, title, begun)
			if same {
				made = &job
			}
		case !same:
			a.sayf("Whether the job “%s” was created on %s is still unknown: it is not among the jobs.", title, begun)
		default:
			if err := a.sendAgain(ctx, acct, in); err != nil {
				return nil, err
			}
		}
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

// settle looks for the job of a create that got no answer. Found, all is well;
// else the intent stays, and the next create comes back to it.
func (a *app) settle(ctx context.Context, acct *account.Account, unknown *account.Unknown) error {
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

// saved tells what became of a create or an update.
func (a *app) saved(ctx context.Context, acct *account.Account, s account.Saved) error {
	if s.Unread != nil {
		a.sayf("Job %d is saved, but could not be read back: %s", s.Job.ID, text.Line(s.Unread.Error()))
	}
	for _, c := range s.Changed {
		a.changed(c)
	}
	if a.json {
		return a.printJob(ctx, acct, s.Job)
	}
	if s.Unread == nil {
		a.sayf("Job %d “%s” is saved: %s.", s.Job.ID, text.Line(s.Job.Title), text.Line(string(s.Job.Status)))
	}
	return a.printf("%d\n", s.Job.ID)
}

// changed tells what the service made of a field.
func (a *app) changed(c account.Difference) {
	if c.Field != model.FieldDescription {
		a.sayf("The service changed %s: sent “%s”, it has “%s”.", c.Field, text.Cut(text.Line(c.Mine), 60), text.Cut(text.Line(c.Theirs), 60))
		return
	}
	a.sayf("The service changed %s. What was sent (−) and what it has now (+):", c.Field)
	lines, _ := diff.Descriptions(c.Mine, c.Theirs)
	for _, l := range lines {
		switch l.Kind {
		case diff.Gone:
			a.sayf("− %s", text.Cut(l.Text, 500))
		case diff.Fresh:
			a.sayf("+ %s", text.Cut(l.Text, 500))
		case diff.Same, diff.Skipped:
		}
	}
}

func (a *app) jobsUpdateCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use: "update JOB", Short: "Change fields of a job", Args: oneID("a job"),
		Long: "Change fields of a job; what is not given stays as it is. An empty value or null clears a field.\n" +
			"The service does not tell a job's currency and resets it when it is not sent, so --currency is\n" +
			"needed once for every job that was not saved from here before.",
		Example: "  shortlist jobs update 4100237 --salary-to 45000\n  echo '{\"salaryValue2\": null}' | shortlist jobs update 4100237 --file -",
	}
	in := jobInputFor(cmd)
	cmd.RunE = a.run(func(ctx context.Context, args []string) error {
		id, err := idOf("job id", args[0])
		if err != nil {
			return err
		}
		edits, err := a.edits(ctx, in, id)
		if err != nil {
			return err
		}
		if len(edits) == 0 {
			return usagef("say what to change: a flag for each field, or --file")
		}
		return a.update(ctx, id, edits)
	})
	return cmd
}

func (a *app) update(ctx context.Context, id int64, edits []edit) error {
	acct, err := a.change()
	if err != nil {
		return err
	}
	base, err := acct.Job(ctx, id)
	if err != nil {
		return err
	}
	entry, known, err := acct.Currency(ctx, id)
	if err != nil {
		return err
	}
	d := model.DraftOf(base, nil)
	if known {
		d.Currency = &entry.Currency
	}
	for _, e := range edits {
		e(&d)
	}
	saved, err := acct.Update(ctx, base, d)
	var conflict *account.Conflict
	if errors.As(err, &conflict) {
		for _, f := range conflict.Fields {
			a.sayf("%s: now “%s”, here “%s”", f.Field, text.Cut(text.Line(f.Theirs), 60), text.Cut(text.Line(f.Mine), 60))
		}
	}
	if err != nil {
		return err
	}
	return a.saved(ctx, acct, saved)
}
