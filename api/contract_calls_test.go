package api_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model"
)

// endpointCall is one of the eight calls of §4 on the demo, with its result.
type endpointCall struct {
	name   sandbox.Endpoint
	phrase string // the beginning of the texts of its failures
	again  bool   // may be sent again
	empty  bool   // its answer has no body (§4.3, §4.8)
	do     func(*desk, context.Context) (any, error)
}

// changes reports whether the call changes something at the service.
func (c endpointCall) changes() bool {
	return slices.Contains([]sandbox.Endpoint{sandbox.Create, sandbox.Update, sandbox.ChangeStatus, sandbox.MarkViewed}, c.name)
}

// read is the result of a read of a job's applicants.
type read struct {
	People []model.Candidate
	CVs    map[int64][]byte
}

func calls() []endpointCall {
	ua := func(d *desk) int64 { return d.job("ua-barista") }
	return []endpointCall{
		{sandbox.Login, "could not sign in: ", true, false, func(d *desk, ctx context.Context) (any, error) {
			return nil, d.client.SignIn(ctx, sandbox.Password)
		}},
		{sandbox.Create, "could not create the job: ", false, false, func(d *desk, ctx context.Context) (any, error) {
			id, created, err := d.client.Create(ctx, body())
			return id > 0 && !created.IsZero(), err
		}},
		{sandbox.Update, "could not update job ", true, true, func(d *desk, ctx context.Context) (any, error) {
			return nil, d.client.Update(ctx, ua(d), body())
		}},
		{sandbox.ChangeStatus, "could not stop job ", true, false, func(d *desk, ctx context.Context) (any, error) {
			return d.client.ChangeStatus(ctx, ua(d), model.Stop)
		}},
		{sandbox.GetJob, "could not read job ", true, false, func(d *desk, ctx context.Context) (any, error) {
			return d.client.Job(ctx, ua(d))
		}},
		{sandbox.AllJobs, "could not list the jobs: ", true, false, func(d *desk, ctx context.Context) (any, error) {
			return d.client.Jobs(ctx, "")
		}},
		{sandbox.Applies, "could not read the applicants of job ", true, false, func(d *desk, ctx context.Context) (any, error) {
			people, errs, cvs := d.applicants(ctx, ua(d))
			return read{people, cvs}, ending(errs)
		}},
		{sandbox.MarkViewed, "could not mark application ", true, true, func(d *desk, ctx context.Context) (any, error) {
			ids, err := d.ApplyIDs(ua(d))
			d.ok(err)
			return nil, d.client.MarkViewed(ctx, ids[0])
		}},
	}
}

// each runs a test for every call, one after the other, on one signed-in desk, and
// clears the faults before each.
func each(t *testing.T, change func(*setup), test func(*desk, endpointCall)) {
	t.Helper()
	d := open(t, change)
	for _, c := range calls() {
		t.Run(string(c.name), func(t *testing.T) {
			whole := d.T
			d.T = t
			defer func() { d.T = whole }()
			d.SetFaults(nil)
			test(d.signedIn(), c)
		})
	}
}

// body returns a job that breaks no rule.
func body() model.Body {
	from, to, rate, kind := int64(0), int64(25_000), model.Rate(0), model.JobType(0)
	return model.Body{
		Title: "Кухар", Region: "Київ", Address: "вул. Прикладна, 1", Description: "<p>" + strings.Repeat("Що робити й що за це. ", 8) + "</p>",
		SalaryFrom: &from, SalaryTo: &to, Rate: &rate, Type1: &kind, Currency: 1,
	}
}
