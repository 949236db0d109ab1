package cli

import (
	"cmp"
	"context"
	"errors"
	"fmt"

	"github.com/spf13/cobra"

	"shortlist/api"
	"shortlist/api/account"
	"shortlist/model"
	"shortlist/model/amount"
	"shortlist/ui/text"
)

func (a *app) statusCommand(name, short string, change model.StatusChange) *cobra.Command {
	return &cobra.Command{
		Use: name + " JOB", Short: short, Args: oneID("a job"),
		RunE: a.run(func(ctx context.Context, args []string) error {
			id, err := idOf("job id", args[0])
			if err != nil {
				return err
			}
			return a.changeStatus(ctx, id, change)
		}),
	}
}

func (a *app) changeStatus(ctx context.Context, id int64, change model.StatusChange) error {
	acct, err := a.change()
	if err != nil {
		return err
	}
	if change == model.Delete && !a.yes && !a.deps.InTerminal {
		return usagef("deleting job %d is asked about first, and there is no terminal to ask on; --yes does it without asking", id)
	}
	j, err := acct.Job(ctx, id)
	if err != nil {
		return err
	}
	if change == model.Delete {
		question := fmt.Sprintf("Delete job %d “%s” (%s, %s)? It leaves the board and the list.",
			id, j.Title, status(j), amount.Plural(j.Applies, "applicant"))
		if err := a.confirm(ctx, question); err != nil {
			return err
		}
	}
	waiting, err := acct.Outbox(ctx)
	if err != nil {
		return err
	}
	for _, w := range waiting {
		if w.Kind == model.OutgoingStatus && w.JobID == id {
			return fmt.Errorf("the dashboard has queued a change (%s) of job %d, which is not sent yet; press O there to retry or discard it", w.Change, id)
		}
	}
	j, _, err = acct.ChangeStatus(ctx, j, change)
	var queued *account.Queued
	source := int64(0)
	if errors.As(err, &queued) {
		source = queued.ID
		j, err = a.unqueue(ctx, acct, j, change, queued)
	}
	if err != nil && account.MaybeDone(err) {
		j, err = a.readBack(ctx, acct, source, j, change, err)
	}
	if err != nil {
		return err
	}
	if err := a.changedStatus(ctx, acct, j); err != nil {
		return err
	}
	if undone(change, j.Status) {
		return coded{fmt.Errorf("the service accepted the change, but job %d is %s, not %s", id, status(j), change.Result()), exitRefused}
	}
	return nil
}

// undone reports whether the service accepted a change of status and did not make it. A
// status that this version does not know may be what the change led to (CONTRACT 17).
func undone(change model.StatusChange, is model.JobStatus) bool {
	switch is {
	case model.Activated, model.PreActivated, model.Stopped, model.Deactivated, model.Deleted:
		return !change.Reached(is)
	}
	return false
}

// changedStatus prints what a job is after a change of its status.
func (a *app) changedStatus(ctx context.Context, acct *account.Account, j model.Job) error {
	a.sayf("Job %d “%s” is %s.", j.ID, text.Line(j.Title), text.Line(string(j.Status)))
	if !a.json {
		return nil
	}
	entry, known, err := acct.Currency(ctx, j.ID)
	if err == nil {
		err = a.document(docOf(j, entry, known))
	}
	return a.unprinted(fmt.Sprintf("job %d is %s", j.ID, j.Status), err)
}

// unqueue takes a change off the outbox that could not be made now: a command does it now
// or not at all, because scripts count on its exit code.
func (a *app) unqueue(ctx context.Context, acct *account.Account, j model.Job, change model.StatusChange, queued *account.Queued) (model.Job, error) {
	err := acct.Drop(context.WithoutCancel(ctx), model.Outgoing{ID: queued.ID, Kind: model.OutgoingStatus, JobID: j.ID})
	switch {
	case errors.Is(err, account.ErrNone), errors.Is(err, account.ErrOnItsWay):
		if j, err = acct.Job(ctx, j.ID); err == nil && !change.Reached(j.Status) {
			err = coded{errors.New("another window is sending the change; its outcome is not known yet"), exitUnknown}
		}
		return j, err
	case account.Elsewhere(queued.Err):
		return j, errors.Join(errors.New("another window is sending changes; this one was not made"), err)
	}
	return j, errors.Join(queued, err)
}

// readBack reads a job whose change of status may have been made although it failed.
func (a *app) readBack(ctx context.Context, acct *account.Account, source int64, j model.Job, change model.StatusChange, failed error) (model.Job, error) {
	now, unread := acct.ReadBack(ctx, source, j, change)
	switch {
	case unread != nil:
		return j, fmt.Errorf("%w: no answer shows whether the service made the change (%s), and the job could not be read afterwards (%s). %s; check it with: shortlist jobs show %d",
			api.ErrOutcomeUnknown, account.Reason(failed), account.Reason(unread), maybe(change, j.ID), j.ID)
	case !change.Reached(now.Status):
		return now, fmt.Errorf("%w; read afterwards, the job is %s", failed, status(now))
	}
	a.sayf("No answer arrived, but the service made the change.")
	return now, nil
}

// status words a job's status.
func status(j model.Job) string { return cmp.Or(text.Line(string(j.Status)), "without a status") }

// maybe words what a change of status may have done.
func maybe(change model.StatusChange, id int64) string {
	switch change {
	case model.Activate:
		return fmt.Sprintf("Job %d may be published now", id)
	case model.Stop:
		return fmt.Sprintf("Job %d may be off the board now", id)
	case model.Delete:
		return fmt.Sprintf("Job %d may be deleted now", id)
	}
	return fmt.Sprintf("Job %d may be changed now", id)
}
