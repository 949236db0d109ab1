package jobs

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

func statusCommand(a *command.App, name string, change model.StatusChange) *cobra.Command {
	return &cobra.Command{
		Use: name + " JOB", Short: sayJobsStatus(change), Args: command.OneID(command.Job),
		RunE: a.RunJob(func(ctx context.Context, id int64) error { return changeStatus(ctx, a, id, change) }),
	}
}

func changeStatus(ctx context.Context, a *command.App, id int64, change model.StatusChange) error {
	acct, err := a.Change(ctx)
	if err != nil {
		return err
	}
	if change == model.Delete && !a.Yes && !a.Deps.InTerminal {
		return command.Misused(lang.Text("deleting job %d needs an answer, and there is no terminal; --yes answers yes", id))
	}
	j, err := acct.Job(ctx, id)
	if err != nil {
		return err
	}
	if change == model.Delete {
		if err := a.Confirm(ctx, sayAskDelete(id, j.Title, status(j), j.Applies)); err != nil {
			return err
		}
	}
	waiting, err := acct.Outbox(ctx)
	if err != nil {
		return err
	}
	for _, w := range waiting {
		if w.Kind == model.OutgoingStatus && w.JobID == id {
			return errors.New(lang.Text("the dashboard has queued a change (%s) of job %d, which is not sent yet; press O there to retry or discard it", w.Change, id))
		}
	}
	j, _, err = acct.ChangeStatus(ctx, j, change)
	var queued *account.Queued
	source, behind := int64(0), false
	if errors.As(err, &queued) {
		source, behind = queued.ID, queued.Behind
		j, err = unqueue(ctx, a, acct, j, change, queued)
	}
	if err != nil && !behind && account.MaybeDone(err) {
		j, err = readBack(ctx, a, acct, source, j, change, err)
	}
	if err != nil {
		return err
	}
	if err := printStatus(ctx, a, acct, j); err != nil {
		return err
	}
	if n, _, err := acct.CountUnanswered(ctx, id); err == nil && n > 0 && change != model.Activate && change.Reached(j.Status) {
		a.Report(lang.Plural(n, "%[1]d applicant has no answer: shortlist answers plan --letter filled --job %[2]d --unanswered writes to them.", "%[1]d applicants have no answer: shortlist answers plan --letter filled --job %[2]d --unanswered writes to them.", id))
	}
	if undone(change, j.Status) {
		return command.WithCode(errors.New(lang.Text("the service accepted the change, but job %d is %s, not %s", id, status(j), string(change.Result()))), command.ExitRefused)
	}
	return nil
}

// undone reports whether the service accepted a change of status and did not make it. A
// status that this version does not know may be the result of the change (CONTRACT 17).
func undone(change model.StatusChange, is model.JobStatus) bool {
	switch is {
	case model.Activated, model.PreActivated, model.Stopped, model.Deactivated, model.Deleted:
		return !change.Reached(is)
	}
	return false
}

// printStatus prints a job after a change of its status.
func printStatus(ctx context.Context, a *command.App, acct *account.Account, j model.Job) error {
	a.Report(lang.Text("Job %d “%s” is %s.", j.ID, text.Line(j.Title), text.Line(string(j.Status))))
	if !a.JSON {
		return nil
	}
	return a.Unprinted(lang.Text("job %d is %s", j.ID, j.Status), printJob(ctx, a, acct, j, nil))
}

// unqueue takes a change off the outbox that could not be sent: a command sends a change at
// once or not at all, because scripts rely on its exit code.
func unqueue(ctx context.Context, a *command.App, acct *account.Account, j model.Job, change model.StatusChange, queued *account.Queued) (model.Job, error) {
	err := acct.Drop(context.WithoutCancel(ctx), model.Outgoing{ID: queued.ID, Kind: model.OutgoingStatus, JobID: j.ID})
	switch {
	case errors.Is(err, account.ErrNone), errors.Is(err, account.ErrOnItsWay):
		if j, err = acct.Job(ctx, j.ID); err == nil && !change.Reached(j.Status) {
			err = command.WithCode(errors.New(lang.Text("another window is sending the change; its outcome is not known yet")), command.ExitUnknown)
		}
		return j, err
	case account.Elsewhere(queued.Err):
		return j, errors.Join(errors.New(lang.Text("another window is sending changes; this one was not made")), err)
	}
	if queued.Behind {
		return j, errors.Join(lang.Errorf("an earlier change could not be sent, so this one was not made: %w", queued), err)
	}
	return j, errors.Join(queued, err)
}

// readBack reads a job whose change of status may have been made although it failed.
func readBack(ctx context.Context, a *command.App, acct *account.Account, source int64, j model.Job, change model.StatusChange, failed error) (model.Job, error) {
	now, unread := acct.ReadBack(ctx, source, j, change)
	switch {
	case unread != nil:
		return j, fmt.Errorf("%w: %s", api.ErrOutcomeUnknown, sayStatusOutcomeUnknown(account.Reason(failed), account.Reason(unread), change, j.ID))
	case !change.Reached(now.Status):
		return now, fmt.Errorf("%w; %s", failed, lang.Text("the job was read afterwards and is %s", status(now)))
	}
	a.Report(lang.Text("No answer arrived, but the service made the change."))
	return now, nil
}

// status words a job's status.
func status(j model.Job) string {
	return cmp.Or(text.Line(string(j.Status)), lang.Text("without a status"))
}

func sayJobsStatus(c model.StatusChange) string {
	switch c {
	case model.Activate:
		return lang.Text("Publish a job again")
	case model.Stop:
		return lang.Text("Take a job off the board")
	case model.Delete:
	}
	return lang.Text("Delete a job")
}

func sayAskDelete(id int64, title string, status string, applicants int) string {
	return lang.Plural(applicants, "Delete job %[2]d “%[3]s” (%[4]s, %[1]d applicant)? It leaves the board and the list.", "Delete job %[2]d “%[3]s” (%[4]s, %[1]d applicants)? It leaves the board and the list.", id, title, status)
}

func sayStatusOutcomeUnknown(reason string, unread string, c model.StatusChange, id int64) string {
	may := lang.Text("changed")
	switch c {
	case model.Activate:
		may = lang.Text("published")
	case model.Stop:
		may = lang.Text("off the board")
	case model.Delete:
		may = lang.TextIn("cli", "deleted")
	}
	return lang.Text("no answer shows whether the service made the change (%[1]s), and the job could not be read afterwards (%[2]s). Job %[3]d may be %[4]s now; check it with: shortlist jobs show %[3]d", reason, unread, id, may)

}
