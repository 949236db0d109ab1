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
		return a.resolveCreate(ctx, acct, unknown)
	case err != nil && saved.Job.ID == 0:
		return err
	}
	if saved.Job.Status == model.Deactivated {
		a.sayf("Job %d is saved as Deactivated: the account's limit of active jobs is reached.", saved.Job.ID)
	}
	if err != nil {
		err = coded{fmt.Errorf("job %d is created, but that could not be recorded on this machine: %w", saved.Job.ID, err), exitUnknown}
	}
	return errors.Join(err, a.saved(ctx, acct, saved))
}

// saved prints the job that a create or an update has made.
func (a *app) saved(ctx context.Context, acct *account.Account, s account.Saved) error {
	if s.Unread != nil {
		a.sayf("Job %d is saved, but could not be read back: %s", s.Job.ID, text.Line(s.Unread.Error()))
	}
	for _, c := range s.Changed {
		a.changed(c)
	}
	if s.Unread == nil && !a.json {
		a.sayf("Job %d “%s” is saved: %s.", s.Job.ID, text.Line(s.Job.Title), text.Line(string(s.Job.Status)))
	}
	err := error(nil)
	if a.json {
		err = a.printJob(ctx, acct, s.Job)
	} else {
		err = a.printf("%d\n", s.Job.ID)
	}
	if s.Unread != nil || s.Job.Status == "" {
		return a.unprinted(fmt.Sprintf("job %d is saved", s.Job.ID), err)
	}
	return a.unprinted(fmt.Sprintf("job %d is saved: %s", s.Job.ID, s.Job.Status), err)
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
