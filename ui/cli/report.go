package cli

import (
	"context"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/ui/export"
	"shortlist/ui/overview"
	"shortlist/ui/text"
)

func (a *app) reportCommand() *cobra.Command {
	var csv bool
	days := overview.Days
	cmd := &cobra.Command{
		Use: "report", Short: say.Report.Short, Long: say.Report.Long,
		Example: "  shortlist report\n  shortlist report --days 7 --json\n  shortlist sync && shortlist report --csv > report.csv",
		Args:    noArgs,
		RunE: a.run(func(ctx context.Context, _ []string) error {
			switch {
			case csv && a.json:
				return usagef(say.ReportOneFormat)
			case days < 1 || days > account.MostDays:
				return usagef(say.ReportNotDays(days, account.MostDays))
			}
			return a.printReport(ctx, days, csv)
		}),
	}
	cmd.Flags().BoolVar(&csv, "csv", false, say.ReportCSV)
	cmd.Flags().IntVar(&days, "days", days, say.ReportDays)
	return cmd
}

// printReport prints the overview of the account from the store. It asks nothing of the service.
func (a *app) printReport(ctx context.Context, days int, csv bool) error {
	acct, err := a.use(ctx)
	if err != nil {
		return err
	}
	if acct.Info().Team { // who was written to is in the team folder alone
		if _, _, err := acct.Team(ctx); err != nil {
			a.report("shortlist: " + text.Line(err.Error()))
		}
	}
	o, err := acct.Overview(ctx, days)
	switch {
	case err != nil:
		return err
	case csv:
		return export.WriteReport(a.deps.Out, o)
	case a.json:
		return a.document(export.ReportOf(o))
	}
	for _, line := range overview.Text(o, acct.Info().Name, a.proseWidth(), a.deps.OutTerminal) {
		if err := a.printf("%s\n", line); err != nil {
			return err
		}
	}
	return nil
}
