package jobs

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/needs"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/text"
)

func createCommand(a *command.App) *cobra.Command {
	cmd := &cobra.Command{
		Use: "create", Short: lang.Text("Create a job and publish it at once"), Args: command.NoArgs,
		Long: lang.Text(`Create a job. The service publishes it at once. If no answer arrives, shortlist looks for the job among
the account's jobs. It never sends the job a second time without asking.`),
		Example: "  shortlist jobs create --title Barista --region Lviv --currency 0 --description-file job.html\n  shortlist jobs create --file job.json --json",
	}
	in := jobInputFor(a, cmd)
	cmd.RunE = a.Run(func(ctx context.Context, _ []string) error {
		edits, err := readEdits(ctx, a, in, 0)
		if err != nil {
			return err
		}
		if len(edits) == 0 {
			return command.Misused(lang.Text("describe the job: a flag for each field, or --file"))
		}
		var d model.Draft
		for _, e := range edits {
			e(&d)
		}
		return runCreate(ctx, a, d)
	})
	return cmd
}

func runCreate(ctx context.Context, a *command.App, d model.Draft) error {
	acct, err := a.Change(ctx)
	if err != nil {
		return err
	}
	if _, problems := acct.Validate(d); len(problems) > 0 {
		return problems
	}
	if err := checkUnseen(ctx, a, "", d.Description); err != nil {
		return err
	}
	hints := reportHints(a, acct, model.Draft{}, d)
	made, err := findPending(ctx, a, acct, d)
	if err != nil {
		return err
	}
	if made != nil {
		return printSaved(ctx, a, acct, account.Saved{Job: *made}, hints)
	}
	saved, err := acct.Create(ctx, model.SavedDraft{Draft: d})
	var unknown *account.Unknown
	switch {
	case errors.As(err, &unknown):
		return resolveCreate(ctx, a, acct, unknown)
	case err != nil && saved.Job.ID == 0:
		return err
	}
	if saved.Job.Status == model.Deactivated {
		a.Report(lang.Text("Job %d was saved as Deactivated: the account's limit of active jobs is reached.", saved.Job.ID))
	}
	if err != nil {
		err = command.WithCode(fmt.Errorf("%s: %w", lang.Text("job %d was created, but this computer could not record it", saved.Job.ID), err), command.ExitUnknown)
	}
	return errors.Join(err, printSaved(ctx, a, acct, saved, hints))
}

// reportHints reports what could be better in a draft. It stops nothing.
func reportHints(a *command.App, acct *account.Account, was, now model.Draft) []export.Hint {
	hints := export.HintsOf(was, now, acct.Info().Country)
	for _, h := range hints {
		a.Report(lang.Text("Hint: %s", text.Line(h.Hint)))
	}
	return hints
}

// printSaved prints the job after a create or an update.
func printSaved(ctx context.Context, a *command.App, acct *account.Account, s account.Saved, hints []export.Hint) error {
	if s.Unread != nil {
		a.Report(lang.Text("Job %d was saved, but could not be read back: %s", s.Job.ID, text.Line(s.Unread.Error())))
	}
	for _, line := range export.ChangesOf(s.Changed) {
		a.Report(line)
	}
	if s.Unread == nil && !a.JSON {
		a.Report(lang.Text("Job %d “%s” was saved: %s.", s.Job.ID, text.Line(s.Job.Title), text.Line(string(s.Job.Status))))
	}
	err := error(nil)
	if a.JSON {
		err = printJob(ctx, a, acct, s.Job, hints)
	} else {
		err = a.Printf("%d\n", s.Job.ID)
	}
	if s.Unread != nil || s.Job.Status == "" {
		return a.Unprinted(lang.Text("job %d was saved", s.Job.ID), err)
	}
	return a.Unprinted(lang.Text("job %d was saved: %s", s.Job.ID, s.Job.Status), err)
}

func updateCommand(a *command.App) *cobra.Command {
	cmd := &cobra.Command{
		Use: "update JOB", Short: lang.Text("Change fields of a job"), Args: command.OneID(command.Job),
		Long: lang.Text(`Change fields of a job; other fields stay unchanged. An empty value or null clears a field.
The service does not report a job's currency and resets it when it is missing. So --currency is
needed once for every job that was not saved from this computer before.`),
		Example: "  shortlist jobs update 4100237 --salary-to 45000\n  echo '{\"salaryValue2\": null}' | shortlist jobs update 4100237 --file -",
	}
	in := jobInputFor(a, cmd)
	cmd.RunE = a.RunJob(func(ctx context.Context, id int64) error {
		edits, err := readEdits(ctx, a, in, id)
		if err != nil {
			return err
		}
		if len(edits) == 0 {
			return command.Misused(lang.Text("name the changes: a flag for each field, or --file"))
		}
		return runUpdate(ctx, a, id, edits)
	})
	return cmd
}

func runUpdate(ctx context.Context, a *command.App, id int64, edits []model.Edit) error {
	acct, err := a.Change(ctx)
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
	var currency *model.Currency
	if known {
		currency = &entry.Currency
	}
	set, _, err := acct.NeedsText(ctx, id)
	if err != nil {
		return err
	}
	d := model.DraftOf(base, currency)
	d.Needs = set
	for _, e := range edits {
		e(&d)
	}
	if err := checkUnseen(ctx, a, base.Description, d.Description); err != nil {
		return err
	}
	if d.Needs != set {
		of, err := needs.Parse(d.Needs)
		if err != nil {
			return account.CheckNeeds(d, nil)
		}
		if err := acct.SetNeeds(ctx, id, of); err != nil {
			return err
		}
	}
	hints := reportHints(a, acct, model.DraftOf(base, currency), d)
	saved, err := acct.Update(ctx, base, currency, d)
	var conflict *account.Conflict
	if errors.As(err, &conflict) {
		for _, f := range conflict.Fields {
			a.Report(lang.Text("%s: now “%s”, yours “%s”", string(f.Field), text.Cut(text.Line(f.Theirs), 60), text.Cut(text.Line(f.Mine), 60)))
		}
	}
	if err != nil {
		return err
	}
	if err := printSaved(ctx, a, acct, saved, hints); err != nil {
		return err
	}
	var former []string // fields that the update was to change
	for _, c := range saved.Changed {
		if c.Theirs == c.Field.Text(model.DraftOf(base, currency)) {
			former = append(former, string(c.Field))
		}
	}
	if len(former) > 0 {
		return command.WithCode(errors.New(lang.Text("the service accepted the change, but job %d still has its former %s", id, strings.Join(former, ", "))), command.ExitRefused)
	}
	return nil
}
