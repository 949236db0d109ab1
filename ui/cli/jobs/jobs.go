// Package jobs holds the commands that list, show, publish and change jobs.
package jobs

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/spf13/cobra"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
)

// Commands are the commands about jobs.
func Commands(a *command.App) []*cobra.Command {
	return []*cobra.Command{command.Group("jobs", lang.Text("List, show, publish and manage jobs"),
		listCommand(a), showCommand(a), createCommand(a), updateCommand(a), pendingCommand(a),
		statusCommand(a, "activate", model.Activate),
		statusCommand(a, "stop", model.Stop),
		statusCommand(a, "delete", model.Delete),
	), needsCommand(a)}
}

func listCommand(a *command.App) *cobra.Command {
	var status model.JobStatus
	cmd := &cobra.Command{
		Use: "list", Short: lang.Text("List the jobs"), Args: command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) error { return runList(ctx, a, status) }),
	}
	command.OneOf(cmd.Flags(), &status, "status", lang.Text("only jobs with this status: Activated, PreActivated, Stopped, Deactivated or Deleted"), command.Described([]model.JobStatus{model.Activated, model.PreActivated, model.Stopped, model.Deactivated, model.Deleted}, model.JobStatus.Label)...)
	return cmd
}

func runList(ctx context.Context, a *command.App, status model.JobStatus) error {
	acct, err := a.Use(ctx)
	if err != nil {
		return err
	}
	jobs, unlisted := listJobs(ctx, a, acct, status)
	if unlisted != nil && !errors.As(unlisted, new(*account.CopiesError)) {
		return unlisted
	}
	model.SortJobs(jobs.List, model.JobOrder{By: model.JobsByStatus})
	switch {
	case a.JSON:
		err = export.WriteList(a.Deps.Out, len(jobs.List), func(i int) any {
			entry, known := jobs.Currencies[jobs.List[i].ID]
			return export.JobOf(jobs.List[i], entry, known)
		})
	case len(jobs.List) > 0:
		jobTable(a, jobs, acct.Info().Country)
	case unlisted != nil:
	case status != "":
		a.Report(lang.Text("No job has the status %s.", string(status)))
	default:
		a.Report(lang.Text("There are no jobs."))
	}
	if err != nil {
		return err
	}
	return unlisted
}

// listJobs reads the jobs of a status, or all that are not deleted. If it returns stored copies,
// the error is an *account.CopiesError.
func listJobs(ctx context.Context, a *command.App, acct *account.Account, status model.JobStatus) (account.Jobs, error) {
	if status == model.Deleted {
		deleted, failed := acct.DeletedJobs(ctx)
		if unread := (*api.JobsError)(nil); errors.As(failed, &unread) {
			a.Report(lang.End(command.Sentence(unread)))
			failed = nil
		}
		known, err := acct.CachedJobs(ctx) // for the ledger
		if failed == nil {
			failed = err
		}
		return account.Jobs{List: deleted, Currencies: known.Currencies}, failed
	}
	jobs, err := acct.FetchJobs(ctx)
	if err != nil {
		return account.Jobs{}, err
	}
	if jobs.Unkept != nil {
		a.Report(lang.Text("The jobs could not be stored on this computer") + ": " + command.Sentence(jobs.Unkept))
	}
	a.ReportUnread(jobs)
	jobs.List = slices.DeleteFunc(jobs.List, func(j model.Job) bool {
		return status != "" && status != j.Status
	})
	return jobs, nil
}

func jobTable(a *command.App, jobs account.Jobs, country model.Country) {
	columns := []command.Column{
		{Title: "ID", Right: true}, {Title: lang.Text("STATUS"), Width: 12}, {Title: "!", Width: 1},
		{Title: lang.Text("TITLE"), Width: 20}, {Title: lang.Text("REGION"), Width: 14, Narrow: 10},
		{Title: lang.Text("APPLIED"), Width: 7, Right: true},
		{Title: lang.Text("VIEWS"), Width: 6, Narrow: command.Gone, Right: true}, {Title: lang.Text("SALARY")},
	}
	for _, j := range jobs.List {
		columns[0].Width = max(columns[0].Width, len(command.Number(j.ID)))
	}
	a.Heading(columns)
	broken := 0
	for _, j := range jobs.List {
		currency, mark := "", ""
		if entry, known := jobs.Currencies[j.ID]; known {
			currency = country.Code(entry.Currency)
		}
		if len(export.BrokenRules(j)) > 0 {
			mark = "!"
			broken++
		}
		a.Row(columns, command.Number(j.ID), string(j.Status), mark, j.Title, j.Region, count(j.Applies, j.NoApplies), count(j.Views, j.NoViews),
			model.SalaryText(j.SalaryFrom, j.SalaryTo, currency, j.Rate))
	}
	if broken > 0 {
		a.Report(lang.Plural(broken, "%d job marked ! against the service's rules; jobs show names the rule.", "%d jobs marked ! against the service's rules; jobs show names the rule."))
	}
}

func showCommand(a *command.App) *cobra.Command {
	return &cobra.Command{
		Use: "show JOB", Short: lang.Text("Show a job"), Args: command.OneID(command.Job),
		RunE: a.RunJob(func(ctx context.Context, id int64) error {
			acct, err := a.Use(ctx)
			if err != nil {
				return err
			}
			j, err := acct.Job(ctx, id)
			if err != nil {
				return err
			}
			return printJob(ctx, a, acct, j, nil)
		}),
	}
}

// printJob prints a whole job.
func printJob(ctx context.Context, a *command.App, acct *account.Account, j model.Job, hints []export.Hint) error {
	entry, known, err := acct.Currency(ctx, j.ID)
	if err != nil {
		return err
	}
	if a.JSON {
		d := export.JobOf(j, entry, known)
		d.Hints = hints
		return a.Document(d)
	}
	country := acct.Info().Country
	currency, code := lang.Text("unknown: the service does not report it"), ""
	if known {
		code = country.Code(entry.Currency)
		currency = lang.Text("%s, as last sent from here on %s", country.Label(entry.Currency), command.LocalTime(entry.Sent))
	}
	labels := labels(a)
	typeText := func(t *model.JobType) string {
		if t == nil {
			return ""
		}
		return labels.Label(*t)
	}
	for _, f := range [][2]string{
		{lang.Text("Job"), command.Number(j.ID)}, {lang.Text("Status"), string(j.Status)}, {lang.Text("Title"), j.Title},
		{lang.Text("Region"), j.Region}, {lang.Text("Address"), j.Address},
		{lang.Text("Salary"), model.SalaryText(j.SalaryFrom, j.SalaryTo, code, j.Rate)}, {lang.Text("Currency"), currency},
		{lang.TextIn("cli", "Type"), typeText(j.Type1)}, {lang.Text("Second type"), typeText(j.Type2)},
		{lang.Text("Applied"), count(j.Applies, j.NoApplies)}, {lang.Text("Views"), count(j.Views, j.NoViews)},
		{lang.Text("E-mail"), j.Email}, {lang.Text("Link"), j.URL},
	} {
		a.Field(f[0], f[1])
	}
	for _, problem := range export.BrokenRules(j) {
		a.Field(lang.Text("Against the board's rules"), problem.Message)
	}
	a.UnknownFields(j.OtherFields())
	a.Printf("\n")
	return a.HTML(j.Description, "")
}

// labels returns the account's names of job types.
func labels(a *command.App) model.JobTypeLabels {
	if a.Config != nil {
		if _, chosen, err := a.Config.Pick(a.Account); err == nil {
			return chosen.JobTypeLabels
		}
	}
	return model.LabelsBoth
}

// count writes a number of the service, which may be missing.
func count(n int, missing bool) string {
	if missing {
		return "?"
	}
	return fmt.Sprint(n)
}
