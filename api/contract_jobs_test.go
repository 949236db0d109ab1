package api_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/api"
	"shortlist/api/sandbox"
	"shortlist/api/wire"
	"shortlist/model"
)

func TestJobsListsWhatIsNotDeleted(t *testing.T) {
	d := open(t)
	jobs, err := d.client.Jobs(t.Context(), "")
	d.ok(err)
	stored, err := d.Jobs()
	d.ok(err)
	var want []int64
	for _, r := range stored {
		if r.Status != model.Deleted {
			want = append(want, r.ID)
		}
	}
	var got []int64
	for _, j := range jobs {
		got = append(got, j.ID)
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	deleted, err := d.client.Jobs(t.Context(), model.Deleted)
	d.ok(err)
	if len(deleted) != len(stored)-len(want) || deleted[0].Status != model.Deleted {
		t.Errorf("deleted: %v", deleted)
	}
	// A word that is not a status is sent unchanged and matches nothing.
	none, err := d.client.Jobs(t.Context(), "A & B")
	if err != nil || len(none) != 0 {
		t.Errorf("%v, %v", none, err)
	}
}

func TestJobReadsEveryField(t *testing.T) {
	d := open(t)
	for _, key := range []string{"ua-barista", "ua-electrician", "ua-cnc", "ro-care"} {
		r, err := d.Record(d.job(key))
		d.ok(err)
		got, err := d.client.Job(t.Context(), r.ID)
		d.ok(err)
		want := r.Job
		want.Email, _ = d.Account()
		want.URL = got.URL
		for _, salary := range []**model.Decimal{&want.SalaryFrom, &want.SalaryTo} {
			if *salary != nil && **salary == "0" {
				*salary = nil // sent as null (§2.1)
			}
		}
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s: %s", key, diff)
		}
		if r.Published != (got.URL != "") {
			t.Errorf("%s: url %q", key, got.URL)
		}
	}
}

func TestCreatePublishesAtOnce(t *testing.T) {
	d := open(t)
	d.clock.set(time.Date(2026, 10, 6, 9, 0, 0, 1234500, time.UTC))
	b := body()
	id, created, err := d.client.Create(t.Context(), b)
	d.ok(err)
	if !created.Equal(d.clock.now()) || created.Location() != time.UTC {
		t.Errorf("created %v", created)
	}
	r, err := d.Record(id)
	d.ok(err)
	from, to := model.DecimalOf(*b.SalaryFrom), model.DecimalOf(*b.SalaryTo)
	want := model.Job{
		ID: id, Status: model.Activated, Title: b.Title, Region: b.Region, Address: b.Address, Type1: b.Type1,
		SalaryFrom: &from, SalaryTo: &to, Rate: b.Rate, Description: b.Description,
	}
	if diff := cmp.Diff(want, r.Job); diff != "" {
		t.Error(diff)
	}
	if r.Currency != 1 || !r.Published {
		t.Errorf("currency %d, published %v", r.Currency, r.Published)
	}
}

func TestCreateOverTheLimitIsDeactivated(t *testing.T) {
	d := open(t)
	d.SetOverLimit(true)
	id, _, err := d.client.Create(t.Context(), body())
	d.ok(err)
	if j, err := d.client.Job(t.Context(), id); err != nil || j.Status != model.Deactivated || j.URL != "" {
		t.Errorf("%+v, %v", j, err)
	}
}

func TestUpdateSendsTheWholeJob(t *testing.T) {
	d := open(t)
	id := d.job("ua-barista")
	for _, b := range []model.Body{body(), {Title: "T", Region: "R", Description: body().Description}} {
		d.ok(d.client.Update(t.Context(), id, b))
		r, err := d.Record(id)
		d.ok(err)
		if r.Title != b.Title || r.Address != b.Address || r.Currency != int(b.Currency) ||
			(r.SalaryFrom == nil) != (b.SalaryFrom == nil) || (r.Rate == nil) != (b.Rate == nil) || (r.Type1 == nil) != (b.Type1 == nil) {
			t.Errorf("stored %+v after %+v", r, b)
		}
	}
}

func TestChangeStatusReturnsTheNewStatus(t *testing.T) {
	d := open(t)
	id := d.job("ua-barista")
	for _, change := range []model.StatusChange{model.Stop, model.Activate, model.Delete, model.Stop, model.Activate} {
		status, err := d.client.ChangeStatus(t.Context(), id, change)
		d.ok(err)
		r, err := d.Record(id)
		d.ok(err)
		if status != change.Result() || r.Status != status {
			t.Errorf("%s: returned %s, stored %s", change, status, r.Status)
		}
	}
}

func TestMarkViewedFiresOnce(t *testing.T) {
	d := open(t)
	ids, err := d.ApplyIDs(d.job("ua-backend"))
	d.ok(err)
	for _, id := range ids {
		if d.Viewed(id) {
			continue
		}
		d.ok(d.client.MarkViewed(t.Context(), id))
		d.ok(d.client.MarkViewed(t.Context(), id))
		if n, err := d.ViewedEvents(id); err != nil || n != 1 || !d.Viewed(id) {
			t.Errorf("%d events, %v", n, err)
		}
		return
	}
	t.Fatal("everyone was viewed")
}

// Each rule of §4.2 is broken on purpose: the client sends the job, and reports the
// service's words.
func TestABrokenRuleIsReportedAsRefused(t *testing.T) {
	n, kind := func(v int64) *int64 { return &v }, func(v model.JobType) *model.JobType { return &v }
	for name, breakIt := range map[string]func(*model.Body){
		"no title":              func(b *model.Body) { b.Title = " " },
		"title too long":        func(b *model.Body) { b.Title = strings.Repeat("x", 21) },
		"no region":             func(b *model.Body) { b.Region = "" },
		"no description":        func(b *model.Body) { b.Description = "" },
		"description too short": func(b *model.Body) { b.Description = strings.Repeat("<b></b>", 10) + "short" },
		"to without from":       func(b *model.Body) { b.SalaryFrom = nil },
		"to below from":         func(b *model.Body) { b.SalaryFrom = n(25_001) },
		"negative":              func(b *model.Body) { b.SalaryFrom = n(-1) },
		"no rate":               func(b *model.Body) { b.Rate = nil },
		"rate 4":                func(b *model.Body) { r := model.Rate(4); b.Rate = &r },
		"type 6":                func(b *model.Body) { b.Type1 = kind(6) },
		"second type alone":     func(b *model.Body) { b.Type1, b.Type2 = nil, kind(1) },
		"currency 3":            func(b *model.Body) { b.Currency = 3 },
	} {
		t.Run(name, func(t *testing.T) {
			d := open(t)
			b := body()
			breakIt(&b)
			_, _, err := d.client.Create(t.Context(), b)
			e := d.want(err, api.ErrRefused)
			if e.Status != http.StatusBadRequest || e.Code != sandbox.CodeValidation || e.Message == "" || e.Unknown {
				t.Errorf("%+v", e)
			}
			d.want(d.client.Update(t.Context(), d.job("ua-barista"), b), api.ErrRefused)
			d.requests(sandbox.Create, 1)
			d.requests(sandbox.Update, 1)
		})
	}
}

func TestWhoseJobItIs(t *testing.T) {
	d := open(t).signedIn()
	others, err := d.OtherJobs()
	d.ok(err)
	theirs, gone := others[0].ID, int64(1)<<62
	ids, err := d.ApplyIDs(theirs)
	d.ok(err)
	ctx := t.Context()
	second := func(_ any, err error) error { return err }
	for name, c := range map[string]struct {
		err  error
		kind error
	}{
		"read theirs":        {second(d.client.Job(ctx, theirs)), api.ErrForbidden},
		"read gone":          {second(d.client.Job(ctx, gone)), api.ErrNotFound},
		"stop theirs":        {second(d.client.ChangeStatus(ctx, theirs, model.Stop)), api.ErrForbidden},
		"stop gone":          {second(d.client.ChangeStatus(ctx, gone, model.Stop)), api.ErrNotFound},
		"update theirs":      {d.client.Update(ctx, theirs, body()), api.ErrForbidden},
		"update gone":        {d.client.Update(ctx, gone, body()), api.ErrForbidden},
		"view theirs":        {d.client.MarkViewed(ctx, ids[0]), api.ErrForbidden},
		"applicants, theirs": {lastOf(ctx, d, theirs), api.ErrForbidden},
		"applicants, gone":   {lastOf(ctx, d, gone), api.ErrForbidden},
	} {
		t.Run(name, func(t *testing.T) {
			e := d.want(c.err, c.kind)
			email, _ := d.Account()
			if c.kind == api.ErrForbidden && (e.Status != 403 || !strings.Contains(e.Error(), email)) {
				t.Errorf("%v does not say who asked", e)
			}
		})
	}
	for _, r := range d.Requests() {
		if r.Endpoint == sandbox.Login {
			t.Error("a 403 led to another sign-in")
		}
	}
	d.requests(sandbox.GetJob, 2)
	d.requests(sandbox.ChangeStatus, 2)
}

func lastOf(ctx context.Context, d *desk, jobID int64) error {
	_, errs, _ := d.applicants(ctx, jobID)
	return ending(errs)
}

// A token of an older shortlist is rejected (§5 rule 5).
func TestAnAccountOfAJobSeeker(t *testing.T) {
	d := open(t, func(s *setup) {
		s.client.Email = sandbox.NonEmployerEmail
		s.client.Password = func(context.Context) (string, error) { return sandbox.Password, nil }
	})
	for _, c := range calls() {
		if c.name == sandbox.Login {
			continue
		}
		_, err := c.do(d, t.Context())
		d.want(err, api.ErrForbidden)
		d.requests(c.name, 1)
		if named := errors.Is(err, api.ErrNotEmployer); named != (c.name == sandbox.AllJobs) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// A person's sign-in finds out that the account is a job seeker's before anything is kept.
func TestASignInOfAJobSeekerKeepsNothing(t *testing.T) {
	d := open(t, func(s *setup) { s.client.Email = sandbox.NonEmployerEmail })
	err := d.client.SignIn(t.Context(), sandbox.Password)
	d.want(err, api.ErrNotEmployer)
	d.wantText(err, `could not sign in: this is not an employer account, seeker@example.com (403 Forbidden); the service's message is "The account is not an employer account"`)
	if _, kept := d.tokens.Load(); kept || d.client.SignedIn() {
		t.Error("a token was kept")
	}
	d.requests(sandbox.Login, 1)
	d.requests(sandbox.AllJobs, 1)
}

// Only a rejection means that an account is not an employer's: its password was
// accepted.
func TestAFailingServiceDoesNotStopASignIn(t *testing.T) {
	for _, spec := range []string{"status=500", "status=401", "status=403,html", "cut", "html", "empty"} {
		d := open(t)
		d.faults("allJobs:" + spec)
		d.ok(d.client.SignIn(t.Context(), sandbox.Password))
		if _, kept := d.tokens.Load(); !kept || !d.client.SignedIn() {
			t.Errorf("%s: no token is kept", spec)
		}
	}
}

// A person who stops a sign-in is not signed in.
func TestAStoppedSignInKeepsNothing(t *testing.T) {
	d := open(t)
	d.faults("allJobs:hang")
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- d.client.SignIn(ctx, sandbox.Password) }()
	for d.Count(sandbox.AllJobs) == 0 {
		time.Sleep(time.Millisecond)
	}
	stop()
	d.want(<-ended, api.ErrNetwork)
	if d.client.SignedIn() {
		t.Error("a token was kept")
	}
}

func TestBusinessErrors(t *testing.T) {
	d := open(t)
	stopped := d.job("ua-nurse")
	d.SetOverLimit(true)
	_, err := d.client.ChangeStatus(t.Context(), stopped, model.Activate)
	if e := d.want(err, api.ErrRefused); e.Code != wire.CodeJobsOverLimit {
		t.Error(e)
	}
	d.SetOverLimit(false)
	d.SetSubscriptionPending(true)
	_, err = d.client.ChangeStatus(t.Context(), stopped, model.Activate)
	pending := []error{err, d.client.Update(t.Context(), stopped, body())}
	_, _, err = d.client.Create(t.Context(), body())
	for _, err := range append(pending, err) {
		if e := d.want(err, api.ErrRefused); e.Code != wire.CodeSubscriptionOnApproving || e.Status != 400 || e.Unknown {
			t.Error(e)
		}
	}
	d.requests(sandbox.Create, 1)
	// The faults of the same name have that effect on one call.
	d.SetSubscriptionPending(false)
	d.faults("create:subscription,count=1;create:limit,skip=1,count=1")
	_, _, err = d.client.Create(t.Context(), body())
	d.want(err, api.ErrRefused)
	id, _, err := d.client.Create(t.Context(), body())
	d.ok(err)
	if r, err := d.Record(id); err != nil || r.Status != model.Deactivated {
		t.Errorf("%v, %v", r.Status, err)
	}
}

// A value in another form is kept both in a list of jobs and in a single job (CONTRACT
// 26).
func TestAListKeepsValuesOfAnotherForm(t *testing.T) {
	one := `{"id":7,"title":"T","region":{"name":"Kyiv"},"salaryValue1":"by agreement"}`
	d := answerAlways(t, func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "application/json")
		if strings.HasSuffix(r.URL.Path, "/7") {
			_, _ = io.WriteString(w, one)
			return
		}
		_, _ = io.WriteString(w, "["+one+`,{"id":8,"title":"U"}]`)
	})
	j, err := d.client.Job(t.Context(), 7)
	d.ok(err)
	list, err := d.client.Jobs(t.Context(), "")
	d.ok(err)
	if len(j.AsReceived) != 2 || !slices.Equal(list[0].AsReceived, j.AsReceived) || len(list[1].AsReceived) != 0 {
		t.Errorf("one job: %v\nin the list: %v and %v", j.AsReceived, list[0].AsReceived, list[1].AsReceived)
	}
}
