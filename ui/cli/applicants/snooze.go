package applicants

import (
	"context"
	"errors"

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
				return runSnooze(ctx, a, args[0], "")
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

// snoozedDoc is an application with the day on which to look at it again, as --json shows it.
type snoozedDoc struct {
	ID      int64      `json:"id"`
	JobID   int64      `json:"jobId"`
	Snoozed *model.Day `json:"snoozed"` // null: no day
}

// runSnooze sets the day on which to look at an application again; "" removes it.
func runSnooze(ctx context.Context, a *command.App, application, date string) error {
	id, err := command.ApplicationID(application)
	if err != nil {
		return err
	}
	acct, err := a.Use(ctx)
	if err != nil {
		return err
	}
	var on model.Day
	if date != "" {
		if on, err = amount.ReadDay(date, acct.Today()); err != nil {
			return command.Misused(err.Error())
		}
	}
	c, err := acct.Candidate(ctx, id)
	if errors.Is(err, account.ErrNone) {
		return command.WithCode(errors.New(lang.Text("application %d was not read on this computer yet; shortlist sync reads it", id)), command.ExitNotYours)
	}
	if err != nil {
		return err
	}
	if _, _, err := acct.ChangeReview(ctx, c, func(r *model.Review) { r.Snoozed = on }); err != nil {
		return err
	}
	done := lang.Text("%d has no date to look again.", id)
	doc := snoozedDoc{ID: id, JobID: c.JobID}
	if on != "" {
		done, doc.Snoozed = lang.Text("%d comes up again on %s.", id, amount.DayInWords(on, acct.Today())), &on
	}
	return a.Done(done, doc)
}
