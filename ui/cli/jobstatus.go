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
	"shortlist/ui/export"
	"shortlist/ui/text"
)

func (a *app) statusCommand(name string, change model.StatusChange) *cobra.Command {
	return &cobra.Command{
		Use: name + " JOB", Short: say.JobsStatus(change).Short, Args: oneID(aJob),
		RunE: a.run(func(ctx context.Context, args []string) error {
			id, err := idOf(aJob, args[0])
			if err != nil {
				return err
			}
			return a.changeStatus(ctx, id, change)
		}),
	}
}

func (a *app) changeStatus(ctx context.Context, id int64, change model.StatusChange) error {
	acct, err := a.change(ctx)
	if err != nil {
		return err
	}
	if change == model.Delete && !a.yes && !a.deps.InTerminal {
		return usagef(say.DeleteNeedsYes(id))
	}
	j, err := acct.Job(ctx, id)
	if err != nil {
		return err
	}
	if change == model.Delete {
		if err := a.confirm(ctx, say.AskDelete(id, j.Title, status(j), j.Applies)); err != nil {
			return err
		}
	}
	waiting, err := acct.Outbox(ctx)
	if err != nil {
		return err
	}
	for _, w := range waiting {
		if w.Kind == model.OutgoingStatus && w.JobID == id {
			return errors.New(say.ChangeQueued(w.Change, id))
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
		return coded{errors.New(say.NotChanged(id, status(j), string(change.Result()))), exitRefused}
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

// changedStatus prints a job after a change of its status.
func (a *app) changedStatus(ctx context.Context, acct *account.Account, j model.Job) error {
	a.report(say.JobIs(j.ID, text.Line(j.Title), text.Line(string(j.Status))))
	if !a.json {
		return nil
	}
	entry, known, err := acct.Currency(ctx, j.ID)
	if err == nil {
		err = a.document(export.JobOf(j, entry, known))
	}
	return a.unprinted(say.JobNowIs(j.ID, j.Status), err)
}

// unqueue takes a change off the outbox that could not be sent now: a command sends it now
// or not at all, because scripts rely on its exit code.
func (a *app) unqueue(ctx context.Context, acct *account.Account, j model.Job, change model.StatusChange, queued *account.Queued) (model.Job, error) {
	err := acct.Drop(context.WithoutCancel(ctx), model.Outgoing{ID: queued.ID, Kind: model.OutgoingStatus, JobID: j.ID})
	switch {
	case errors.Is(err, account.ErrNone), errors.Is(err, account.ErrOnItsWay):
		if j, err = acct.Job(ctx, j.ID); err == nil && !change.Reached(j.Status) {
			err = coded{errors.New(say.SendingElsewhere), exitUnknown}
		}
		return j, err
	case account.Elsewhere(queued.Err):
		return j, errors.Join(errors.New(say.NotMade), err)
	}
	return j, errors.Join(queued, err)
}

// readBack reads a job whose change of status may have been made although it failed.
func (a *app) readBack(ctx context.Context, acct *account.Account, source int64, j model.Job, change model.StatusChange, failed error) (model.Job, error) {
	now, unread := acct.ReadBack(ctx, source, j, change)
	switch {
	case unread != nil:
		return j, fmt.Errorf("%w: %s", api.ErrOutcomeUnknown, say.StatusOutcomeUnknown(account.Reason(failed), account.Reason(unread), change, j.ID))
	case !change.Reached(now.Status):
		return now, fmt.Errorf("%w; %s", failed, say.ReadAfterwards(status(now)))
	}
	a.report(say.ChangeMade)
	return now, nil
}

// status words a job's status.
func status(j model.Job) string { return cmp.Or(text.Line(string(j.Status)), say.WithoutStatus) }
