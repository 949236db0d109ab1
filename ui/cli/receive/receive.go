// Package receive holds the commands that bring new applications to this computer and report them. The dashboard
// receives callbacks, and runs the hook, as they do.
package receive

import (
	"context"
	"time"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
	"shortlist/ui/overview"
	"shortlist/ui/text"
)

// Commands are the commands about what comes in.
func Commands(a *command.App) []*cobra.Command {
	return []*cobra.Command{listenCommand(a), watchCommand(a), syncCommand(a), digestCommand(a), reportCommand(a)}
}

func reportCommand(a *command.App) *cobra.Command {
	var csv bool
	var since string
	days := overview.Days
	cmd := &cobra.Command{
		Use: "report", Short: lang.Text("Print what waits for you, and how your jobs do"),
		Long: lang.Text(`Print what waits for you, applications by day and by week, your decisions, and the jobs with the most
views and applications. It counts what is stored on this computer, and asks nothing of the service:
run shortlist sync before it, or leave the dashboard open.

With --since it prints first what happened since a day: new, changed and answered applications, those
that still wait, how long the first look and the answer took, and a line for each job. A day is today,
yesterday, monday, 7d or 2026-11-23; a weekday is the last one before today.`),
		Example: "  shortlist report\n  shortlist report --since monday\n  shortlist report --days 7 --json\n  shortlist sync && shortlist report --csv > report.csv",
		Args:    command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			switch {
			case csv && a.JSON:
				return command.Misused(lang.Text("--csv and --json cannot be used together; give one of them"))
			case days < 1 || days > account.MostDays:
				return command.Misused(lang.Text("--days %d is not possible; give 1 to %d", days, account.MostDays))
			}
			return printReport(ctx, a, days, since, csv)
		}),
	}
	cmd.Flags().BoolVar(&csv, "csv", false, lang.Text("print CSV, with a row for each number"))
	cmd.Flags().StringVar(&since, "since", "", lang.Text("also count what happened since a day, such as monday"))
	cmd.Flags().IntVar(&days, "days", days, lang.Text("count applications and views of so many days"))
	return cmd
}

// printReport prints the overview of the account from the store, without requests to the service.
func printReport(ctx context.Context, a *command.App, days int, since string, csv bool) error {
	var from time.Time
	if since != "" {
		var err error
		if from, err = amount.ReadPastDay(since, time.Now()); err != nil {
			return command.Misused(lang.Text("--since %s is not possible. %s", since, err.Error()))
		}
	}
	acct, err := a.Use(ctx)
	if err != nil {
		return err
	}
	if acct.Info().Team { // only the team folder holds to which applicants somebody has written
		if _, _, err := acct.Team(ctx); err != nil {
			a.Report("shortlist: " + text.Line(err.Error()))
		}
	}
	o, err := acct.Overview(ctx, days)
	if err != nil {
		return err
	}
	var happened *account.Since
	if !from.IsZero() {
		found, err := acct.Since(ctx, from)
		if err != nil {
			return err
		}
		happened = &found
	}
	switch {
	case csv:
		return export.WriteReport(a.Deps.Out, o, happened)
	case a.JSON:
		return a.Document(export.ReportOf(o, happened))
	}
	for _, line := range overview.Text(o, happened, acct.Info().Name, a.ProseWidth(), a.Deps.OutTerminal) {
		a.Printf("%s\n", line)
	}
	return nil
}
