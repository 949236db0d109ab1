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

// Activity returns at most limit entries of the activity log, newest first. If before
// is not 0, their ids are below it.
func (a *Account) Activity(ctx context.Context, before int64, limit int) ([]model.Activity, error) {
	log, err := a.store.Activity(ctx, before, limit)
	for i := range log {
		if log[i].NamesApplicant() && a.Blind() {
			log[i].Title = blind.Name(log[i].ApplyID)
		}
	}
	return log, err
}

// logCall writes a call into the activity log before it is sent. A failure to write does
// not stop the call.
func (a *Account) logCall(ctx context.Context, act *model.Activity) {
	act.At = a.opts.Now()
	var err error
	if act.ID, err = a.store.Log(ctx, *act); err != nil {
		a.unlogged(err)
	}
}

// logAnswer writes the result of a call into the activity log: the service's answer, or
// the reason of the failure.
func (a *Account) logAnswer(ctx context.Context, act *model.Activity, answer string, err error) {
	act.Outcome, act.Answer, act.Answered = model.ActivityDone, answer, a.opts.Now()
	switch {
	case err == nil:
	case lost(err):
		act.Outcome, act.Answer = model.ActivityUnknown, Reason(err)
	case refused(err):
		act.Outcome, act.Answer = model.ActivityRefused, err.Error()
	default:
		act.Outcome, act.Answer = model.ActivityFailed, err.Error()
	}
	a.updateLog(ctx, *act)
}

// updateLog stores the result of a call in its log entry.
func (a *Account) updateLog(ctx context.Context, act model.Activity) {
	if act.ID == 0 {
		return // the entry could not be written
	}
	if err := a.store.Answer(context.WithoutCancel(ctx), act); err != nil {
		a.unlogged(err)
	}
}

// answeredLater logs the outcome of a call that got no answer, when something else, such as a read of the job, has
// shown the outcome.
func (a *Account) answeredLater(ctx context.Context, kind model.ActivityKind, source, made int64, outcome model.ActivityOutcome) {
	if err := a.store.AnswerLater(context.WithoutCancel(ctx), kind, source, made, outcome, a.opts.Now()); err != nil {
		a.unlogged(err)
	}
}

func (a *Account) unlogged(err error) { a.opts.Log.Warn("activity not logged", "error", err) }

// refused reports whether the service rejected a change.
func refused(err error) bool {
	return errors.Is(err, api.ErrRefused) || errors.Is(err, api.ErrForbidden) || errors.Is(err, api.ErrNotFound)
}

// markViewed sends a view (§4.8).
func (a *Account) markViewed(ctx context.Context, o model.Outgoing) error {
	act := model.Activity{Kind: model.ActivityView, Source: o.ID, JobID: o.JobID, ApplyID: o.ApplyID}
	if c, err := a.store.Candidate(ctx, o.ApplyID); err == nil { // without names, the log shows the ids
		act.Title = c.Applicant.Name
	}
	if j, err := a.store.Job(ctx, o.JobID); err == nil {
		act.Detail = j.Title
	}
	a.logCall(ctx, &act)
	err := a.explain(ctx, o.JobID, a.client.MarkViewed(ctx, o.ApplyID))
	a.logAnswer(ctx, &act, "", err)
	return err
}

// LogSending writes into the activity log that a CV is about to be sent to the person's own computer, through the
// named terminal. Blind mode may hide who c is.
func (a *Account) LogSending(ctx context.Context, c model.Candidate, terminal string) model.Activity {
	act := model.Activity{Kind: model.ActivitySend, JobID: c.JobID, ApplyID: c.ID, Detail: terminal}
	if c, err := a.real(ctx, c); err == nil { // without a name, the log shows the id
		act.Title = c.Applicant.Name
	}
	a.logCall(ctx, &act)
	return act
}

// LogSendingFile does the same as LogSending for a file with several applicants.
func (a *Account) LogSendingFile(ctx context.Context, name, terminal string) model.Activity {
	act := model.Activity{Kind: model.ActivitySend, Title: name, Detail: terminal}
	a.logCall(ctx, &act)
	return act
}

// LogCommand writes into the activity log that a command of the person's own is about to run, or the program of one
// of its prompts.
func (a *Account) LogCommand(ctx context.Context, name, prompt string) model.Activity {
	act := model.Activity{Kind: model.ActivityCommand, Title: name, Detail: prompt}
	a.logCall(ctx, &act)
	return act
}

// logUnconfined writes into the activity log what the system lacks to confine the processes that read CVs, unless the
// log already has such an entry.
func (a *Account) logUnconfined(ctx context.Context) {
	act := model.Activity{Kind: model.ActivityUnconfined, Detail: a.opts.Unconfined}
	if act.Detail == "" || a.store.ReadOnly() != nil {
		return
	}
	known, err := a.store.HasActivity(ctx, act.Kind, act.Detail)
	if err != nil {
		a.unlogged(err)
	}
	if err == nil && !known {
		a.logCall(ctx, &act)
		a.logAnswer(ctx, &act, "", nil)
	}
}

// LogOutcome writes the outcome of an entry of LogSending or LogCommand into the activity log.
func (a *Account) LogOutcome(ctx context.Context, act model.Activity, outcome model.ActivityOutcome, why string) {
	act.Outcome, act.Answer, act.Answered = outcome, why, a.opts.Now()
	a.updateLog(ctx, act)
}

// changeStatus sends a change of j's status (§4.4) and returns the status in the answer;
// "" if the answer has no status.
func (a *Account) changeStatus(ctx context.Context, o model.Outgoing, j model.Job) (model.JobStatus, error) {
	act := model.Activity{Kind: model.ActivityStatus, Source: o.ID, JobID: o.JobID, Change: o.Change, Title: j.Title}
	a.logCall(ctx, &act)
	status, err := a.client.ChangeStatus(ctx, o.JobID, o.Change)
	a.logAnswer(ctx, &act, string(status), err)
	return status, err
}

// changes lists what an update changes in a job: the names of the fields, and the
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

// plain is the value of a draft's field, independent of how it was typed.
func plain(f model.FormField, d model.Draft) string {
	typed := strings.TrimSpace(f.Text(d))
	if f == model.FieldSalaryFrom || f == model.FieldSalaryTo {
		if n, err := model.ParseSalary(typed); err == nil && n != nil {
			return string(*n)
		}
	}
	return typed
}

// fieldName is a field's name in the log; fields that belong together share one.
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
