package account

import (
	"context"
	"database/sql"
	"errors"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"
	"github.com/google/go-cmp/cmp/cmpopts"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// activity returns the entries of the log, newest first.
func (d *desk) activity() []model.Activity {
	d.t.Helper()
	log, err := d.Activity(d.t.Context(), 0, 1000)
	modeltest.Must(d.t, err)
	return log
}

// logs checks the entries of the log, newest first, without ids and times. The answer of
// a failure must only hold the given words.
func (d *desk) logs(want ...model.Activity) {
	d.t.Helper()
	got := d.activity()
	for _, act := range got {
		if since := time.Since(act.At); since < 0 || since > time.Hour {
			d.t.Errorf("at %v: %+v", act.At, act)
		}
		if act.Answered.IsZero() != (act.Outcome == model.ActivityOpen) || !act.Answered.IsZero() && act.Answered.Before(act.At) {
			d.t.Errorf("answered at %v: %+v", act.Answered, act)
		}
	}
	same := cmp.FilterPath(func(p cmp.Path) bool { return p.Last().String() == ".Answer" }, cmp.Comparer(func(a, b string) bool {
		return a == b || min(len(a), len(b)) > 0 && (strings.Contains(a, b) || strings.Contains(b, a))
	}))
	if diff := cmp.Diff(want, got, same, cmpopts.IgnoreFields(model.Activity{}, "ID", "At", "Source", "Answered"), cmpopts.EquateEmpty()); diff != "" {
		d.t.Error(diff)
	}
}

// TestTheLogOfACreate has what was sent, its currency, and the state of the job.
func TestTheLogOfACreate(t *testing.T) {
	sent := func(id int64, outcome model.ActivityOutcome, answer string) model.Activity {
		return model.Activity{Kind: model.ActivityCreate, JobID: id, Title: newJob().Title, Detail: "USD", Outcome: outcome, Answer: answer}
	}
	t.Run("done", func(t *testing.T) {
		d := newDesk(t, sandbox.Options{Scenario: "empty"})
		saved, err := d.Create(t.Context(), newJob())
		modeltest.Must(t, err)
		d.logs(sent(saved.Job.ID, model.ActivityDone, "Activated"))
	})
	t.Run("done, and not as asked for", func(t *testing.T) {
		d := newDesk(t, sandbox.Options{})
		d.service.SetOverLimit(true)
		saved, err := d.Create(t.Context(), newJob())
		if err != nil || saved.Job.Status != model.Deactivated {
			t.Fatal(saved, err)
		}
		d.logs(sent(saved.Job.ID, model.ActivityDone, "Deactivated"))
	})
	t.Run("done, and not read back", func(t *testing.T) {
		d := newDesk(t, sandbox.Options{})
		d.faults(sandbox.Fault{Endpoint: sandbox.GetJob, Status: 500})
		saved, err := d.Create(t.Context(), newJob())
		if err != nil || saved.Unread == nil {
			t.Fatal(saved, err)
		}
		d.logs(sent(saved.Job.ID, model.ActivityDone, ""))
	})
	t.Run("refused", func(t *testing.T) {
		d := newDesk(t, sandbox.Options{})
		d.faults(sandbox.Fault{Endpoint: sandbox.Create, Status: 400, Code: "JobsOverLimit", Message: "too many"})
		if _, err := d.Create(t.Context(), newJob()); err == nil {
			t.Fatal("it was not refused")
		}
		d.logs(sent(0, model.ActivityRefused, `(400 JobsOverLimit); the service's message is "too many"`))
	})
	t.Run("against a rule", func(t *testing.T) {
		d := newDesk(t, sandbox.Options{})
		if _, err := d.Create(t.Context(), model.Draft{}); err == nil {
			t.Fatal("it was sent")
		}
		d.logs()
	})
	for _, found := range []bool{true, false} {
		name := map[bool]string{true: "lost and found", false: "lost and not made"}[found]
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, sandbox.Options{})
			d.faults(sandbox.Fault{Endpoint: sandbox.Create, Lost: found, Cut: !found, Count: 1})
			var unknown *Unknown
			if _, err := d.Create(t.Context(), newJob()); !errors.As(err, &unknown) {
				t.Fatal(err)
			}
			const lost = "closed the connection"
			d.logs(sent(0, model.ActivityUnknown, lost))
			job, ok, err := d.Find(t.Context(), unknown.Intent)
			if ok != found || err != nil {
				t.Fatal(job, ok, err)
			}
			modeltest.Must(t, d.Settle(t.Context(), unknown.Intent, job.ID))
			outcome := map[bool]model.ActivityOutcome{true: model.ActivityFound, false: model.ActivityUndone}[found]
			d.logs(sent(job.ID, outcome, lost))
			if err := d.Settle(t.Context(), unknown.Intent, 4711); !errors.Is(err, ErrNone) {
				t.Error(err)
			}
			d.logs(sent(job.ID, outcome, lost)) // since the first one has answered
		})
	}
}

// TestTheLogOfAnUpdate names the changed fields, in any spelling of their values.
func TestTheLogOfAnUpdate(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	sent := func(detail string, outcome model.ActivityOutcome, answer string) model.Activity {
		return model.Activity{Kind: model.ActivityUpdate, JobID: job.ID, Title: job.Title, Detail: detail, Outcome: outcome, Answer: answer}
	}
	draft := model.DraftOf(job, ptr(model.Currency(1)))
	typed := func(salary *string) {
		if *salary == "" {
			t.Fatal("the job has no salary")
		}
		*salary += ".00"
	}
	typed(&draft.SalaryFrom)
	typed(&draft.SalaryTo)
	if _, err := d.Update(t.Context(), job, nil, draft); err != nil {
		t.Fatal(err)
	}
	want := []model.Activity{sent("currency USD", model.ActivityDone, "")} // the currency was unknown before
	d.logs(want...)

	job = d.job("ua-backend")
	draft = model.DraftOf(job, ptr(model.Currency(1)))
	draft.Region, draft.SalaryFrom, draft.SalaryTo, draft.Type1 = "Львів", "1", "2", ptr(model.JobType(5))
	d.faults(sandbox.Fault{Endpoint: sandbox.Update, Status: 500})
	if _, err := d.Update(t.Context(), job, nil, draft); !Offline(err) {
		t.Fatal(err)
	}
	const fields = "region, salary, job type"
	want = slices.Insert(want, 0, sent(fields, model.ActivityUndone, "the service failed (500"))
	d.logs(want...)
	d.faults(sandbox.Fault{Endpoint: sandbox.Update, Status: 403})
	if _, err := d.Update(t.Context(), job, nil, draft); err == nil {
		t.Fatal("it was allowed")
	}
	want = slices.Insert(want, 0, sent(fields, model.ActivityRefused, "not allowed"))
	d.logs(want...)
	d.faults()
	modeltest.Must(t, d.service.ChangeJob(job.ID, func(r *sandbox.Record) { r.Region = "Харків" }))
	var conflict *Conflict
	if _, err := d.Update(t.Context(), job, nil, draft); !errors.As(err, &conflict) {
		t.Fatal(err)
	}
	d.logs(want...) // nothing was sent
}

// TestTheLogOfAChangeOfStatus has the status in the answer.
func TestTheLogOfAChangeOfStatus(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-nurse")
	sent := func(change model.StatusChange, outcome model.ActivityOutcome, answer string) model.Activity {
		return model.Activity{Kind: model.ActivityStatus, JobID: job.ID, Change: change, Title: job.Title, Outcome: outcome, Answer: answer}
	}
	d.service.SetOverLimit(true)
	if _, _, err := d.ChangeStatus(t.Context(), job, model.Activate); !OverLimit(err) {
		t.Fatal(err)
	}
	d.service.SetOverLimit(false)
	d.faults(sandbox.Fault{Endpoint: sandbox.ChangeStatus, Status: 500, Count: 1}) // the client tries again by itself
	if _, _, err := d.ChangeStatus(t.Context(), job, model.Activate); err != nil {
		t.Fatal(err)
	}
	d.faults(sandbox.Fault{Endpoint: sandbox.ChangeStatus, Empty: true})
	if _, _, err := d.ChangeStatus(t.Context(), job, model.Stop); err != nil {
		t.Fatal(err)
	}
	d.logs(
		sent(model.Stop, model.ActivityDone, ""),
		sent(model.Activate, model.ActivityDone, "Activated"),
		sent(model.Activate, model.ActivityRefused, "JobsOverLimit"),
	)
}

// TestTheLogOfADelivery has one entry for each delivered change, after any number of
// failed tries.
func TestTheLogOfADelivery(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	ctx := t.Context()
	job := d.job("ua-backend")
	people, _ := d.fetchAll(ctx, job.ID)
	people = slices.DeleteFunc(people, func(c model.Candidate) bool { return !c.Unviewed() || c.Suggested || c.Hidden() })[:3]
	d.disconnect()
	var want []model.Activity
	for _, c := range people {
		if delivered, err := d.MarkViewed(ctx, job.ID, c.ID); err != nil || stateOf(delivered, c.ID) != Pending {
			t.Fatal(delivered, err)
		}
		view := model.Activity{Kind: model.ActivityView, JobID: job.ID, ApplyID: c.ID, Title: c.Applicant.Name, Detail: job.Title}
		want = slices.Insert(want, 0, view)
	}
	first := want[2]
	first.Outcome, first.Answer = model.ActivityFailed, "could not"
	d.logs(first) // the changes after it were not tried
	d.queue(job, model.Stop)
	d.logs(first)
	d.offline = false
	if delivered := d.Deliver(ctx); delivered.Stopped != nil || len(delivered.Items) != 4 {
		t.Fatalf("%+v", delivered)
	}
	for i := range want {
		want[i].Outcome = model.ActivityDone
	}
	d.logs(slices.Insert(want, 0, model.Activity{
		Kind: model.ActivityStatus, JobID: job.ID, Change: model.Stop, Title: job.Title, Outcome: model.ActivityDone, Answer: "Stopped",
	})...)
}

// TestTheLogOfALostAnswer shows the result of the next read of the job: it was done, or
// the job is gone.
func TestTheLogOfALostAnswer(t *testing.T) {
	for change, after := range map[model.StatusChange][]sandbox.Fault{
		model.Stop:   nil,
		model.Delete: {{Endpoint: sandbox.GetJob, Status: 404}},
	} {
		t.Run(change.String(), func(t *testing.T) {
			d := newDesk(t, sandbox.Options{})
			job := d.job("ua-backend")
			d.faults(sandbox.Fault{Endpoint: sandbox.ChangeStatus, Lost: true})
			var queued *Queued
			if _, _, err := d.ChangeStatus(t.Context(), job, change); !errors.As(err, &queued) {
				t.Fatal(err)
			}
			sent := model.Activity{
				Kind: model.ActivityStatus, JobID: job.ID, Change: change, Title: job.Title, Outcome: model.ActivityUnknown, Answer: "closed the connection",
			}
			d.logs(sent)
			d.faults(after...)
			if delivered := d.Deliver(t.Context()); len(delivered.Items) != 1 || delivered.Items[0].State != Sent {
				t.Fatalf("%+v", delivered)
			}
			sent.Outcome = model.ActivityFound
			d.logs(sent)
		})
	}
}

// TestACallInProgressIsInTheLogWithoutAnAnswer, visible to every window.
func TestACallInProgressIsInTheLogWithoutAnAnswer(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.job("ua-backend")
	b := d.another()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	events := b.Events(ctx)
	hears := func() {
		t.Helper()
		for late := time.After(time.Minute); ; {
			select {
			case e := <-events:
				if e.Activity {
					return
				}
			case <-late:
				t.Fatal("the other copy hears nothing of the log")
			}
		}
	}
	reached, open := d.gate("changeStatus")
	defer open()
	ended := make(chan error, 1)
	go func() {
		_, _, err := d.ChangeStatus(ctx, job, model.Stop)
		ended <- err
	}()
	<-reached
	hears()
	sent := model.Activity{Kind: model.ActivityStatus, JobID: job.ID, Change: model.Stop, Title: job.Title}
	b.logs(sent)
	open()
	modeltest.Must(t, <-ended)
	sent.Outcome, sent.Answer = model.ActivityDone, "Stopped"
	b.logs(sent)
}

// TestAFailedLogDoesNotStopACall.
func TestAFailedLogDoesNotStopACall(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.breakLog()
	saved, err := d.Create(t.Context(), newJob())
	if err != nil || saved.Job.Status != model.Activated || d.ledger(saved.Job.ID) != 1 || len(d.intents()) != 0 {
		t.Errorf("%+v, %v", saved, err)
	}
	draft := model.DraftOf(saved.Job, ptr(model.Currency(2)))
	if saved, err := d.Update(t.Context(), saved.Job, ptr(model.Currency(1)), draft); err != nil || d.ledger(saved.Job.ID) != 2 {
		t.Error(saved, err)
	}
	if j, _, err := d.ChangeStatus(t.Context(), saved.Job, model.Stop); err != nil || j.Status != model.Stopped || len(d.outbox()) != 0 {
		t.Error(j.Status, err)
	}
	d.faults(sandbox.Fault{Endpoint: sandbox.Create, Lost: true, Count: 1})
	draft.Title = "Інша"
	var unknown *Unknown
	if _, err := d.Create(t.Context(), draft); !errors.As(err, &unknown) {
		t.Fatal(err)
	}
	if err := d.Settle(t.Context(), unknown.Intent, 0); err != nil || len(d.intents()) != 0 {
		t.Error(err)
	}
	if n := d.service.Count(sandbox.Create); n != 2 {
		t.Errorf("%d creates were sent", n)
	}
}

// breakLog makes every write into the activity log fail.
func (d *desk) breakLog() {
	d.t.Helper()
	db, err := sql.Open("sqlite", filepath.Join(d.dir, "store.db"))
	if err == nil {
		_, err = db.Exec(`CREATE TRIGGER broken BEFORE INSERT ON activity BEGIN SELECT RAISE(ABORT, 'no'); END;
			CREATE TRIGGER broken2 BEFORE UPDATE ON activity BEGIN SELECT RAISE(ABORT, 'no'); END`)
	}
	modeltest.Must(d.t, errors.Join(err, db.Close()))
}

// TestWhatTheReaderOfCVsLacksIsLoggedOnce: again only when it is another gap.
func TestWhatTheReaderOfCVsLacksIsLoggedOnce(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.logs()
	for range 2 {
		New(Options{Client: d.client, Store: d.store, Unconfined: "no Landlock"})
	}
	entry := model.Activity{Kind: model.ActivityUnconfined, Detail: "no Landlock", Outcome: model.ActivityDone}
	d.logs(entry)
	New(Options{Client: d.client, Store: d.store, Unconfined: "no seccomp"})
	other := entry
	other.Detail = "no seccomp"
	d.logs(other, entry)
}
