package account

import (
	"context"
	"errors"

	"shortlist/api"
	"shortlist/model"
)

// MaybeDone reports whether a failed change of status may have been carried out: one of its tries was sent and got no
// answer, or the answer could not be recorded on this computer.
func MaybeDone(err error) bool {
	var call *api.Error
	switch {
	case errors.As(err, &call):
		return call.Sent
	case Elsewhere(err), errors.Is(err, errNotKnown), errors.Is(err, context.Canceled), errors.Is(err, context.DeadlineExceeded):
		return false
	}
	var queued *Queued
	return errors.As(err, &queued)
}

// ReadBack reads a job whose change of status may have been carried out, and records in
// the activity log whether it was. source is the change's id in the outbox, or 0 if
// unknown. j is the earlier job.
func (a *Account) ReadBack(ctx context.Context, source int64, j model.Job, change model.StatusChange) (model.Job, error) {
	now, err := a.jobNow(ctx, j.ID)
	switch {
	case change == model.Delete && errors.Is(err, api.ErrNotFound):
		j.Status = model.Deleted
		now = a.storeJob(ctx, j, a.opts.Now())
	case err != nil:
		return j, err
	}
	outcome := model.ActivityUndone
	if change.Reached(now.Status) {
		outcome = model.ActivityFound
	}
	if source != 0 {
		a.answeredLater(ctx, model.ActivityStatus, source, 0, outcome)
	}
	return now, nil
}
