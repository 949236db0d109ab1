package account

import (
	"context"
	"errors"
	"slices"
	"strings"

	"shortlist/api"
	"shortlist/model"
	"shortlist/model/blind"
)

// Activity returns entries of the activity log, newest first: of those with an id
// below before, where that is not 0, at most limit.
func (a *Account) Activity(ctx context.Context, before int64, limit int) ([]model.Activity, error) {
	log, err := a.store.Activity(ctx, before, limit)
	for i := range log {
		if log[i].Kind == model.ActivityView && a.Blind() {
			log[i].Title = blind.Name(log[i].ApplyID)
		}
	}
	return log, err
}

// log puts a call that is about to go out into the activity log. Where that
// cannot be written, the call goes out all the same.
func (a *Account) log(ctx context.Context, act *model.Activity) {
	act.At = a.opts.Now()
	var err error
	if act.ID, err = a.store.Log(ctx, *act); err != nil {
		a.unlogged(err)
	}
}

// answered notes in the activity log what came of a call: what the service told,
// or why it failed.
func (a *Account) answered(ctx context.Context, act *model.Activity, told string, err error) {
	act.Outcome, act.Answer, act.Answered = model.ActivityDone, told, a.opts.Now()
	switch {
	case err == nil:
	case lost(err):
		act.Outcome, act.Answer = model.ActivityUnknown, Reason(err)
	case refused(err):
		act.Outcome, act.Answer = model.ActivityRefused, err.Error()
	default:
		act.Outcome, act.Answer = model.ActivityFailed, err.Error()
	}
	a.note(ctx, *act)
}

// note puts what came of a call into its entry.
func (a *Account) note(ctx context.Context, act model.Activity) {
	if act.ID == 0 {
		return // it could not be written
	}
	if err := a.store.Answer(context.WithoutCancel(ctx), act); err != nil {
		a.unlogged(err)
	}
}

// answeredLater notes what turned out, without another call, to have come of one
// that had no answer.
func (a *Account) answeredLater(ctx context.Context, kind model.ActivityKind, source, made int64, outcome model.ActivityOutcome) {
	if err := a.store.AnswerLater(context.WithoutCancel(ctx), kind, source, made, outcome, a.opts.Now()); err != nil {
		a.unlogged(err)
	}
}

func (a *Account) unlogged(err error) { a.opts.Log.Warn("activity not logged", "error", err) }

// refused reports whether the service has answered that it did not do something.
func refused(err error) bool {
	return errors.Is(err, api.ErrRefused) || errors.Is(err, api.ErrForbidden) || errors.Is(err, api.ErrNotFound)
}

// markViewed tells the service of a view (§4.8).
func (a *Account) markViewed(ctx context.Context, o model.Outgoing) error {
	act := model.Activity{Kind: model.ActivityView, Source: o.ID, JobID: o.JobID, ApplyID: o.ApplyID}
	if c, err := a.store.Candidate(ctx, o.ApplyID); err == nil { // else the ids have to do
		act.Title = c.Applicant.Name
	}
	if j, err := a.store.Job(ctx, o.JobID); err == nil {
		act.Detail = j.Title
	}
	a.log(ctx, &act)
	err := a.explain(ctx, o.JobID, a.client.MarkViewed(ctx, o.ApplyID))
	a.answered(ctx, &act, "", err)
	return err
}

// changeStatus asks the service for a change of j's status (§4.4) and returns the
// status it told; "" where it told none.
func (a *Account) changeStatus(ctx context.Context, o model.Outgoing, j model.Job) (model.JobStatus, error) {
	act := model.Activity{Kind: model.ActivityStatus, Source: o.ID, JobID: o.JobID, Change: o.Change, Title: j.Title}
	a.log(ctx, &act)
	status, err := a.client.ChangeStatus(ctx, o.JobID, o.Change)
	a.answered(ctx, &act, string(status), err)
	return status, err
}

// changes words what an update changes of a job: the names of the fields, and the
// currency.
func (a *Account) changes(was, is model.Draft) string {
	var out []string
	for _, f := range model.FormFields() {
		if plain(f, was) == plain(f, is) {
			continue
		}
		name := fieldName(f)
		if f == model.FieldCurrency {
			name += " " + strings.TrimPrefix(a.opts.Country.Code(*is.Currency), name+" ")
		}
		if !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	return strings.Join(out, ", ")
}

// plain is what a draft holds in a field, however it was typed.
func plain(f model.FormField, d model.Draft) string {
	typed := strings.TrimSpace(f.Text(d))
	if f == model.FieldSalaryFrom || f == model.FieldSalaryTo {
		if n, err := model.ParseSalary(typed); err == nil && n != nil {
			return string(*n)
		}
	}
	return typed
}

// fieldName words a field, those that belong together as one.
func fieldName(f model.FormField) string {
	switch f {
	case model.FieldSalaryFrom, model.FieldSalaryTo, model.FieldRate:
		return "salary"
	case model.FieldCurrency:
		return "currency"
	case model.FieldType1, model.FieldType2:
		return "job type"
	default:
		return string(f)
	}
}
