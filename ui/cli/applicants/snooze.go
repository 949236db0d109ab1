package applicants

import (
	"context"
	"strings"

	"github.com/spf13/cobra"

	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
)

func snoozeCommand(a *command.App) *cobra.Command {
	var undo bool
	cmd := &cobra.Command{
		Use: "snooze APPLICATION DATE", Short: lang.Text("Look at an applicant again on a date"),
		Long: lang.Text(`Look at an applicant again on a date. From that day on the dashboard, shortlist digest and the search is:due
show the application. A verdict in the dashboard, another date or --undo ends that. DATE is a span like 3d, 2w,
1m or 1y, a weekday like mon, today, tomorrow, or a date like 2026-12-01 or 01.12.2026. The date stays on this
computer: neither the service nor your colleagues see it.`),
		Example: "  shortlist snooze 4100237 2w\n  shortlist snooze 4100237 2026-12-01 --json\n  shortlist snooze 4100237 --undo",
		RunE: a.Run(func(ctx context.Context, args []string) error {
			switch {
			case undo && len(args) == 1:
				args = append(args, "")
			case undo:
				return command.Misused(lang.Text("snooze --undo needs the id of an application"))
			case len(args) != 2:
				return command.Misused(lang.Text("snooze needs the id of an application, and a date like 2w or 2026-12-01"))
			}
			return runSnooze(ctx, a, args[0], args[1])
		}),
	}
	cmd.Flags().BoolVar(&undo, "undo", false, lang.Text("remove the date"))
	return cmd
}

// reviewed returns an application that this computer keeps, to change its review.
func reviewed(ctx context.Context, a *command.App, application string) (acct *account.Account, c model.Candidate, err error) {
	id, err := command.ApplicationID(application)
	if err == nil {
		acct, err = a.Use(ctx)
	}
	if err == nil {
		c, err = command.Stored(ctx, acct, id)
	}
	return acct, c, err
}

// runSnooze sets the day on which to look at an application again; "" removes it.
func runSnooze(ctx context.Context, a *command.App, application, date string) error {
	acct, c, err := reviewed(ctx, a, application)
	if err != nil {
		return err
	}
	var on model.Day
	if date != "" {
		if on, err = amount.ReadDay(date, acct.Today()); err != nil {
			return command.Misused(err.Error())
		}
	}
	if _, _, err := acct.ChangeReview(ctx, c, func(r *model.Review) { r.Snoozed = on }); err != nil {
		return err
	}
	done, doc := lang.Text("%d has no date to look again.", c.ID), map[string]any{"id": c.ID, "jobId": c.JobID, "snoozed": nil}
	if on != "" {
		done, doc["snoozed"] = lang.Text("%d comes up again on %s.", c.ID, amount.DayInWords(on, acct.Today())), on
	}
	return a.Done(done, doc)
}

func outcomeCommand(a *command.App) *cobra.Command {
	var undo bool
	cmd := &cobra.Command{
		Use: "outcome APPLICATION OUTCOME", Short: lang.Text("Note what came of an application"),
		Long: lang.Text(`Note what came of an application: hired, withdrew, declined, or own words of at most 80 characters. The outcome
stays on this computer: neither the service nor your colleagues see it. Exports as JSON, Markdown and PDF have it,
and it is erased with your review.`),
		Example: "  shortlist outcome 4100237 hired\n  shortlist outcome 4100237 \"moved abroad\" --json\n  shortlist outcome 4100237 --undo",
		RunE: a.Run(func(ctx context.Context, args []string) error {
			outcome := model.CleanOutcome(strings.Join(args[min(1, len(args)):], " "))
			if len(args) == 0 || undo != (outcome == "") {
				return command.Misused(lang.Text("outcome needs the id of an application, and hired, withdrew, declined, own words or --undo"))
			}
			acct, c, err := reviewed(ctx, a, args[0])
			if err == nil {
				_, _, err = acct.ChangeReview(ctx, c, func(r *model.Review) { r.Outcome = outcome })
			}
			if err != nil {
				return err
			}
			done, doc := lang.Text("%d has no outcome.", c.ID), map[string]any{"id": c.ID, "jobId": c.JobID, "outcome": outcome}
			if outcome != "" {
				done = lang.Text("The outcome of %d is noted: %s.", c.ID, model.OutcomeLabel(outcome))
			}
			return a.Done(done, doc)
		}),
	}
	cmd.Flags().BoolVar(&undo, "undo", false, lang.Text("remove the outcome"))
	return cmd
}
