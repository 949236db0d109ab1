package cli

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
	"shortlist/ui/export"
)

func (a *app) jobsCommand() *cobra.Command {
	return group("jobs",
		a.jobsListCommand(), a.jobsShowCommand(), a.jobsCreateCommand(), a.jobsUpdateCommand(), a.jobsPendingCommand(),
		a.statusCommand("activate", model.Activate),
		a.statusCommand("stop", model.Stop),
		a.statusCommand("delete", model.Delete),
	)
}

func (a *app) jobsListCommand() *cobra.Command {
	var status model.JobStatus
	cmd := &cobra.Command{
		Use: "list", Short: lang.Text("List the jobs"), Args: noArgs,
		RunE: a.run(func(ctx context.Context, _ []string) error { return a.jobsList(ctx, status) }),
	}
	oneOf(cmd.Flags(), &status, "status", lang.Text("only jobs with this status: Activated, PreActivated, Stopped, Deactivated or Deleted"), statuses()...)
	return cmd
}

func (a *app) jobsList(ctx context.Context, status model.JobStatus) error {
	acct, err := a.use(ctx)
	if err != nil {
		return err
	}
	jobs, unlisted := a.listJobs(ctx, acct, status)
	if unlisted != nil && !errors.As(unlisted, new(*account.CopiesError)) {
		return unlisted
	}
	model.SortJobs(jobs.List, model.JobOrder{By: model.JobsByStatus})
	switch {
	case a.json:
		err = export.WriteList(a.deps.Out, len(jobs.List), func(i int) any {
			entry, known := jobs.Currencies[jobs.List[i].ID]
			return export.JobOf(jobs.List[i], entry, known)
		})
	case len(jobs.List) > 0:
		err = a.jobTable(jobs, acct.Info().Country)
	case unlisted != nil:
	case status != "":
		a.report(lang.Text("No job has the status %s.", string(status)))
	default:
		a.report(lang.Text("There are no jobs."))
	}
	if err != nil {
		return err
	}
	return unlisted
}

// listJobs reads the jobs of a status, or all that are not deleted. If it returns stored copies,
// the error is an *account.CopiesError.
func (a *app) listJobs(ctx context.Context, acct *account.Account, status model.JobStatus) (account.Jobs, error) {
	if status == model.Deleted {
		deleted, failed := acct.DeletedJobs(ctx)
		if unread := (*api.JobsError)(nil); errors.As(failed, &unread) {
			a.report(lang.End(sentence(unread)))
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
		a.report(lang.Text("The jobs could not be stored on this computer") + ": " + sentence(jobs.Unkept))
	}
	a.reportUnread(jobs)
	jobs.List = slices.DeleteFunc(jobs.List, func(j model.Job) bool {
		return status != "" && status != j.Status
	})
	return jobs, nil
}

// reportUnread reports jobs of the service's answer that could not be read.
func (a *app) reportUnread(jobs account.Jobs) {
	if jobs.Unread != nil {
		a.report(lang.Text("%s. Jobs known before are still listed.", sentence(jobs.Unread)))
	}
}

func (a *app) jobTable(jobs account.Jobs, country model.Country) error {
	columns := titled([]string{"ID", lang.Text("STATUS"), "!", lang.Text("TITLE"), lang.Text("REGION"), lang.Text("APPLIED"), lang.Text("VIEWS"), lang.Text("SALARY")}, []column{
		{right: true}, {width: 12}, {width: 1}, {width: 20}, {width: 14, narrow: 10}, {width: 7, right: true}, {width: 6, narrow: gone, right: true}, {},
	})
	for _, j := range jobs.List {
		columns[0].width = max(columns[0].width, len(number(j.ID)))
	}
	if err := a.heading(columns); err != nil {
		return err
	}
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
		err := a.row(columns, number(j.ID), string(j.Status), mark, j.Title, j.Region, count(j.Applies, j.NoApplies), count(j.Views, j.NoViews),
			model.SalaryText(j.SalaryFrom, j.SalaryTo, currency, j.Rate))
		if err != nil {
			return err
		}
	}
	if broken > 0 {
		a.report(lang.Plural(broken, "%d job marked ! against the service's rules; jobs show names the rule.", "%d jobs marked ! against the service's rules; jobs show names the rule."))
	}
	return nil
}

func (a *app) jobsShowCommand() *cobra.Command {
	return &cobra.Command{
		Use: "show JOB", Short: lang.Text("Show a job"), Args: oneID(aJob),
		RunE: a.run(func(ctx context.Context, args []string) error {
			id, err := idOf(aJob, args[0])
			if err != nil {
				return err
			}
			acct, err := a.use(ctx)
			if err != nil {
				return err
			}
			j, err := acct.Job(ctx, id)
			if err != nil {
				return err
			}
			return a.printJob(ctx, acct, j)
		}),
	}
}

// printJob prints a whole job.
func (a *app) printJob(ctx context.Context, acct *account.Account, j model.Job) error {
	entry, known, err := acct.Currency(ctx, j.ID)
	if err != nil {
		return err
	}
	if a.json {
		return a.document(export.JobOf(j, entry, known))
	}
	country := acct.Info().Country
	currency, code := lang.Text("unknown: the service does not report it"), ""
	if known {
		code = country.Code(entry.Currency)
		currency = lang.Text("%s, as last sent from here on %s", country.Label(entry.Currency), localTime(entry.Sent))
	}
	labels := a.labels()
	typeText := func(t *model.JobType) string {
		if t == nil {
			return ""
		}
		return labels.Label(*t)
	}
	for _, f := range [][2]string{
		{lang.Text("Job"), number(j.ID)}, {lang.Text("Status"), string(j.Status)}, {lang.Text("Title"), j.Title},
		{lang.Text("Region"), j.Region}, {lang.Text("Address"), j.Address},
		{lang.Text("Salary"), model.SalaryText(j.SalaryFrom, j.SalaryTo, code, j.Rate)}, {lang.Text("Currency"), currency},
		{lang.TextIn("cli", "Type"), typeText(j.Type1)}, {lang.Text("Second type"), typeText(j.Type2)},
		{lang.Text("Applied"), count(j.Applies, j.NoApplies)}, {lang.Text("Views"), count(j.Views, j.NoViews)},
		{lang.Text("E-mail"), j.Email}, {lang.Text("Link"), j.URL},
	} {
		if err := a.field(f[0], f[1]); err != nil {
			return err
		}
	}
	for _, problem := range export.BrokenRules(j) {
		if err := a.field(lang.Text("Against the board's rules"), problem.Message); err != nil {
			return err
		}
	}
	if err := a.unknownFields(j.OtherFields()); err != nil {
		return err
	}
	if err := a.printf("\n"); err != nil {
		return err
	}
	return a.html(j.Description, "")
}

// labels returns the account's names of job types.
func (a *app) labels() model.JobTypeLabels {
	if a.config != nil {
		if _, chosen, err := a.config.Pick(a.account); err == nil {
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
