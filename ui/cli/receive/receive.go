// Package receive holds the commands that bring new applications to this computer and report them. The dashboard
// receives callbacks, and runs the hook, as they do.
package receive

import (
	"context"

	"github.com/spf13/cobra"

	"shortlist/api/account"
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
	days := overview.Days
	cmd := &cobra.Command{
		Use: "report", Short: lang.Text("Print what waits for you, and how your jobs do"),
		Long: lang.Text(`Print what waits for you, applications by day and by week, your decisions, and the jobs with the most
views and applications. It counts what is stored on this computer, and asks nothing of the service:
run shortlist sync before it, or leave the dashboard open.`),
		Example: "  shortlist report\n  shortlist report --days 7 --json\n  shortlist sync && shortlist report --csv > report.csv",
		Args:    command.NoArgs,
		RunE: a.Run(func(ctx context.Context, _ []string) error {
			switch {
			case csv && a.JSON:
				return command.Misused(lang.Text("--csv and --json cannot be used together; give one of them"))
			case days < 1 || days > account.MostDays:
				return command.Misused(lang.Text("--days %d is not possible; give 1 to %d", days, account.MostDays))
			}
			return printReport(ctx, a, days, csv)
		}),
	}
	cmd.Flags().BoolVar(&csv, "csv", false, lang.Text("print CSV, with a row for each number"))
	cmd.Flags().IntVar(&days, "days", days, lang.Text("count applications and views of so many days"))
	return cmd
}

// printReport prints the overview of the account from the store, without requests to the service.
func printReport(ctx context.Context, a *command.App, days int, csv bool) error {
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
	switch {
	case err != nil:
		return err
	case csv:
		return export.WriteReport(a.Deps.Out, o)
	case a.JSON:
		return a.Document(export.ReportOf(o))
	}
	for _, line := range overview.Text(o, acct.Info().Name, a.ProseWidth(), a.Deps.OutTerminal) {
		a.Printf("%s\n", line)
	}
	return nil
}
