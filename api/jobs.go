package api

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"time"

	"github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/lang"
)

// anyText sends invalid UTF-8 as U+FFFD, so that encoding never fails on typed text.
var anyText = jsontext.AllowInvalidUTF8(true)

// EachJob lists the account's jobs (§4.6) and hands on each as it comes. status filters at the service; "" lists all
// jobs that are not deleted, and is the only documented form (CONTRACT 19). begin is called before the first job, and
// again if the answer breaks and the list is read from its beginning. isList is false if the service sent no list. If
// some records cannot be read, the error is a *JobsError. After any other error, the jobs handed on may be wrong.
func (c *Client) EachJob(ctx context.Context, status model.JobStatus, begin func(), each func(model.Job)) (isList bool, err error) {
	r := allJobs(status)
	r.stream = true // a list may be long
	good, bad, records := 0, 0, wire.NewRecords()
	answer := &list{
		begin: func() {
			good, bad = 0, 0
			begin()
		},
		each: func(data jsontext.Value) {
			if j, err := records.Job(data); err == nil && j.ID > 0 { // a job without an id cannot be opened or changed
				good++
				each(j.Model())
			} else {
				bad++
			}
		},
	}
	err = c.call(ctx, r, answer)
	switch {
	case err != nil:
		return false, err
	case bad > 0 && good == 0:
		return false, &Error{Kind: ErrAnswer, Call: r.phrase, Host: c.base.Host, Err: errors.New(lang.Text("no job in it is readable"))}
	case bad > 0:
		return true, &JobsError{Bad: bad}
	}
	return answer.sent, nil
}

// Jobs is EachJob for a short list. The list is nil, not empty, if the service sent no list.
func (c *Client) Jobs(ctx context.Context, status model.JobStatus) (jobs []model.Job, err error) {
	isList, err := c.EachJob(ctx, status, func() { jobs = nil }, func(j model.Job) { jobs = append(jobs, j) })
	switch {
	case err != nil && !errors.As(err, new(*JobsError)):
		return nil, err
	case isList && jobs == nil:
		return []model.Job{}, err
	}
	return jobs, err
}

// allJobs is the call that lists the jobs.
func allJobs(status model.JobStatus) request {
	r := request{name: "allJobs", phrase: lang.Text("list the jobs"), method: http.MethodGet, path: "/AtsJob/allJobs", retry: true, limit: maxJobsAnswer, list: status == ""}
	if status != "" {
		r.query = url.Values{"jobStatus": {string(status)}}
	}
	return r
}

// Job reads one job (§4.5).
func (c *Client) Job(ctx context.Context, id int64) (model.Job, error) {
	var answer jsontext.Value
	err := c.call(ctx, request{
		name: "job", phrase: sayReadJob(id), method: http.MethodGet,
		path: "/AtsJob/" + strconv.FormatInt(id, 10), retry: true, ofJob: true, limit: maxJobAnswer,
	}, &answer)
	if err != nil {
		return model.Job{}, err
	}
	job, err := wire.NewRecords().Job(answer)
	if err != nil || job.ID != id {
		return model.Job{}, &Error{Kind: ErrAnswer, Call: sayReadJob(id), Host: c.base.Host, Err: errors.New(lang.Text("it is not about that job"))}
	}
	return job.Model(), nil
}

// Create publishes a job at once (§4.2). The client sends it once and never again. If it may have been carried out
// without an answer, the error is ErrOutcomeUnknown (CONTRACT 11).
func (c *Client) Create(ctx context.Context, b model.Body) (id int64, created time.Time, err error) {
	body, err := json.Marshal(wire.BodyOf(0, b), anyText)
	if err != nil {
		return 0, time.Time{}, fmt.Errorf("%s: %w", lang.Text("create the job"), err)
	}
	var answer wire.Created
	err = c.call(ctx, request{name: "create", phrase: lang.Text("create the job"), method: http.MethodPost, path: "/AtsJob/create", body: body}, &answer)
	if err != nil {
		return 0, time.Time{}, err
	}
	if answer.ID <= 0 {
		return 0, time.Time{}, &Error{Kind: ErrAnswer, Call: lang.Text("create the job"), Host: c.base.Host, Sent: true, Unknown: true, Err: errors.New(lang.Text("it gives no job id"))}
	}
	return answer.ID, answer.DateCreated, nil
}

// Update sends the whole of a job (§4.3, CONTRACT 3). It may be retried.
func (c *Client) Update(ctx context.Context, id int64, b model.Body) error {
	body, err := json.Marshal(wire.BodyOf(id, b), anyText)
	if err != nil {
		return fmt.Errorf("%s: %w", sayUpdateJob(id), err)
	}
	return c.call(ctx, request{
		name: "update", phrase: sayUpdateJob(id), method: http.MethodPut, path: "/AtsJob/update", body: body, retry: true,
	}, nil)
}

// ChangeStatus activates, stops or deletes a job (§4.4) and returns the status in the
// answer, which is the one to show (CONTRACT 17); "" if the answer has no status.
func (c *Client) ChangeStatus(ctx context.Context, id int64, change model.StatusChange) (model.JobStatus, error) {
	body, err := json.Marshal(wire.StatusChange{JobID: id, JobStatus: int(change)})
	if err != nil {
		return "", fmt.Errorf("%s: %w", sayChangeStatus(change, id), err)
	}
	var answer wire.Status
	err = c.call(ctx, request{
		name: "changeStatus", phrase: sayChangeStatus(change, id), method: http.MethodPost,
		path: "/AtsJob/changeStatus", body: body, retry: true, ofJob: true,
	}, &answer)
	return model.JobStatus(answer.Status), err
}

// MarkViewed marks an application as viewed, permanently and for the whole account
// (§4.8, CONTRACT 29). It is idempotent and may be retried.
func (c *Client) MarkViewed(ctx context.Context, applyID int64) error {
	return c.call(ctx, request{
		name: "markViewed", phrase: lang.Text("mark application %d viewed", applyID), method: http.MethodPost,
		path: "/AtsJob/" + strconv.FormatInt(applyID, 10) + "/markViewed", retry: true,
	}, nil)
}

func sayReadJob(id int64) string { return lang.Text("read job %d", id) }

func sayUpdateJob(id int64) string { return lang.Text("update job %d", id) }

// sayChangeStatus names the request.
func sayChangeStatus(change model.StatusChange, id int64) string {
	switch change {
	case model.Activate:
		return lang.TextIn("request", "activate job %d", id)
	case model.Stop:
		return lang.TextIn("request", "stop job %d", id)
	case model.Delete:
		return lang.TextIn("request", "delete job %d", id)
	}
	return lang.TextIn("request", "%s job %d", change, id)
}
