package sandbox

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"

	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/modeltest"
)

func (d *desk) job(id int64) wire.Job {
	d.Helper()
	a := d.call(http.MethodGet, fmt.Sprint(id), "")
	d.want(a, 200, "")
	var j wire.Job
	d.read(a, &j)
	return j
}

func (d *desk) change(id int64, to int) answer {
	d.Helper()
	return d.call(http.MethodPost, "changeStatus", fmt.Sprintf(`{"jobId":%d,"jobStatus":%d}`, id, to))
}

func (d *desk) list(query string) map[int64]wire.Job {
	d.Helper()
	a := d.call(http.MethodGet, "allJobs"+query, "")
	d.want(a, 200, "")
	var jobs []wire.Job
	d.read(a, &jobs)
	out := map[int64]wire.Job{}
	for _, j := range jobs {
		out[j.ID] = j
	}
	if len(out) != len(jobs) {
		d.Errorf("%d jobs with %d ids", len(jobs), len(out))
	}
	return out
}

func TestS4_2_CreateAnswersIdAndDate(t *testing.T) {
	c := &clock{time.Date(2026, 10, 6, 12, 0, 0, 123456789, time.FixedZone("", 7200))}
	d := start(t, Options{Scenario: "empty", Now: c.Now})
	a := d.call(http.MethodPost, "create", body())
	d.want(a, 200, "")
	var id int64
	d.read(answer{body: string(d.object(a)["id"])}, &id)
	if got := string(d.object(a)["dateCreated"]); got != `"2026-10-06T10:00:00.1234567Z"` {
		t.Errorf("created %s", got)
	}
	j := d.job(id)
	email, _ := d.Account()
	if j.Status != "Activated" || j.Email != email || j.URL == "" || j.AppliesCount != 0 || j.ViewsCount != 0 {
		t.Errorf("job %+v", j)
	}
}

func TestS2_1_JobHasEveryField(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	m := d.object(d.call(http.MethodGet, fmt.Sprint(d.create()), ""))
	for _, name := range []string{"id", "status", "title", "region", "address", "jobType1", "jobType2", "salaryValue1", "salaryValue2",
		"salaryRateId", "description", "appliesCount", "viewsCount", "email", "url"} {
		if _, ok := m[name]; !ok {
			t.Errorf("%s is missing", name)
		}
		delete(m, name)
	}
	// The answer must not have the currency (CONTRACT 1).
	for name := range m {
		t.Errorf("%s is not in the specification", name)
	}
}

func TestS2_1_SalaryZeroReadsNull(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	id := d.create("salaryValue1", "0", "salaryValue2", "1000", "salaryRateId", "0")
	m := d.object(d.call(http.MethodGet, fmt.Sprint(id), ""))
	if string(m["salaryValue1"]) != "null" || string(m["salaryValue2"]) != "1000" || string(m["salaryRateId"]) != "0" {
		t.Errorf("salary %s to %s, rate %s", m["salaryValue1"], m["salaryValue2"], m["salaryRateId"])
	}
	if r := d.record(id); r.SalaryFrom == nil || *r.SalaryFrom != "0" {
		t.Errorf("stored %v", r.SalaryFrom)
	}
}

func TestS2_1_IdsAreBeyondFloats(t *testing.T) {
	d := start(t, Options{})
	beyond := 0
	for id := range d.list("") {
		if int64(float64(id)) != id {
			beyond++
		}
	}
	if beyond == 0 {
		t.Error("a client that reads ids as floats is not caught")
	}
}

func TestS3_OverLimitCreationIsDeactivated(t *testing.T) {
	d := start(t, Options{Scenario: "empty", Limit: 2})
	for range 2 {
		if r := d.record(d.create()); r.Status != model.Activated || !r.Published {
			t.Errorf("within the limit: %s", r.Status)
		}
	}
	id := d.create()
	if r := d.record(id); r.Status != model.Deactivated || r.Published {
		t.Errorf("over the limit: %s, published %v", r.Status, r.Published)
	}
	if j := d.job(id); j.URL != "" || j.Status != "Deactivated" {
		t.Errorf("over the limit: %+v", j)
	}
	d.SetLimit(4)
	if r := d.record(d.create()); r.Status != model.Activated {
		t.Errorf("with a higher limit: %s", r.Status)
	}
	d.SetLimit(0)
	if r := d.record(d.create()); r.Status != model.Deactivated {
		t.Errorf("with a limit of 0: %s", r.Status)
	}
	d.SetLimit(-1)
	if r := d.record(d.create()); r.Status != model.Activated {
		t.Errorf("with the scenario's limit: %s", r.Status)
	}
	d.SetOverLimit(true)
	if r := d.record(d.create()); r.Status != model.Deactivated {
		t.Errorf("reported as over it: %s", r.Status)
	}
}

func TestS3_ActivationChecksLimit(t *testing.T) {
	d := start(t, Options{Scenario: "empty", Limit: 1})
	active, waiting := d.create(), d.create()
	d.want(d.change(waiting, 0), 400, wire.CodeJobsOverLimit)
	if s := d.record(waiting).Status; s != model.Deactivated {
		t.Errorf("refused, yet %s", s)
	}
	// An active job can be activated again.
	d.want(d.change(active, 0), 200, "")
	d.want(d.change(active, 1), 200, "")
	d.want(d.change(waiting, 0), 200, "")
	if j := d.job(waiting); j.Status != "Activated" || j.URL == "" {
		t.Errorf("activated: %+v", j)
	}
}

// TestS3_LimitHoldsUnderConcurrency: simultaneous creates together never exceed the
// limit.
func TestS3_LimitHoldsUnderConcurrency(t *testing.T) {
	d := start(t, Options{Scenario: "empty", Limit: 3})
	var wg sync.WaitGroup
	for range 12 {
		wg.Go(func() {
			if a := d.call(http.MethodPost, "create", body()); a.status != 200 {
				t.Errorf("create: %d %s %v", a.status, a.body, a.err)
			}
		})
	}
	wg.Wait()
	if n := len(d.list("?jobStatus=Activated")); n != 3 {
		t.Errorf("%d are active", n)
	}
}

func TestS3_AnyStateToAnyOfThree(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	id := d.create()
	for _, from := range statuses() {
		for _, to := range []model.StatusChange{model.Activate, model.Stop, model.Delete} {
			modeltest.Must(t, d.ChangeJob(id, func(r *Record) { r.Status = from }))
			a := d.change(id, int(to))
			d.want(a, 200, "")
			if want := fmt.Sprintf(`{"status":%q}`, to.Result()); a.body != want {
				t.Errorf("%s, %s: answered %s", from, to, a.body)
			}
			if got := d.record(id).Status; got != to.Result() {
				t.Errorf("%s, %s: became %s", from, to, got)
			}
		}
	}
}

func TestS4_4_ChangeStatusValidation(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	id := d.create()
	for _, bad := range []string{
		`{}`, fmt.Sprintf(`{"jobId":%d}`, id), `{"jobStatus":0}`, `{"jobId":0,"jobStatus":0}`, `{"jobId":-1,"jobStatus":0}`,
		fmt.Sprintf(`{"jobId":%d,"jobStatus":3}`, id), fmt.Sprintf(`{"jobId":%d,"jobStatus":-1}`, id), fmt.Sprintf(`{"jobId":%d,"jobStatus":null}`, id),
		fmt.Sprintf(`{"jobId":%d,"jobStatus":"0"}`, id), fmt.Sprintf(`{"jobId":"%d","jobStatus":0}`, id), fmt.Sprintf(`{"jobId":%d.5,"jobStatus":0}`, id),
	} {
		d.want(d.call(http.MethodPost, "changeStatus", bad), 400, CodeValidation)
	}
}

func TestS4_3_UpdateAnswers204WithoutABody(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	id := d.create("address", `"Old street"`, "jobType1", "1", "jobType2", "2", "salaryValue1", "5", "salaryRateId", "1")
	a := d.call(http.MethodPut, "update", body("jobId", fmt.Sprint(id), "title", `"Baker"`))
	d.want(a, 204, "")
	if a.body != "" {
		t.Errorf("body %q", a.body)
	}
	// An update is the whole job: a field that is not sent is emptied.
	j := d.job(id)
	if j.Title != "Baker" || j.Address != "" || j.JobType1 != nil || j.JobType2 != nil || j.SalaryValue1 != nil || j.SalaryRateID != nil || j.Status != "Activated" {
		t.Errorf("job %+v", j)
	}
}

func TestS4_3_UpdateNeedsJobId(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	for _, bad := range []string{"", "0", "-5", "null", `"5"`, "1.5", "9223372036854775808"} {
		d.want(d.call(http.MethodPut, "update", body("jobId", bad)), 400, CodeValidation)
	}
}

func TestS4_3_UpdateWithoutCurrencyResetsIt(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	id := d.create("currencyId", "2")
	if c, err := d.Currency(id); c != 2 || err != nil {
		t.Errorf("created in %d, %v", c, err)
	}
	d.want(d.call(http.MethodPut, "update", body("jobId", fmt.Sprint(id), "currencyId", "1")), 204, "")
	if c, err := d.Currency(id); c != 1 || err != nil {
		t.Errorf("updated to %d, %v", c, err)
	}
	d.want(d.call(http.MethodPut, "update", body("jobId", fmt.Sprint(id))), 204, "")
	if c, err := d.Currency(id); c != 0 || err != nil {
		t.Errorf("without one %d, %v", c, err)
	}
}

func TestS7_SubscriptionOnApproving(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	id := d.create()
	d.SetSubscriptionPending(true)
	d.want(d.call(http.MethodPost, "create", body()), 400, wire.CodeSubscriptionOnApproving)
	d.want(d.call(http.MethodPut, "update", body("jobId", fmt.Sprint(id), "title", `"Baker"`)), 400, wire.CodeSubscriptionOnApproving)
	d.want(d.change(id, 0), 400, wire.CodeSubscriptionOnApproving)
	// Only publishing is blocked.
	d.want(d.change(id, 1), 200, "")
	d.want(d.change(id, 2), 200, "")
	if n := len(d.list("")); n != 0 || d.record(id).Title != "Cook" {
		t.Error("a refused call did something")
	}
	d.SetSubscriptionPending(false)
	d.want(d.change(id, 0), 200, "")
}

func TestS4_6_AllJobsOmitsDeleted(t *testing.T) {
	d := start(t, Options{})
	deleted := d.id("ua-cnc")
	if _, ok := d.list("")[deleted]; ok {
		t.Error("a deleted job is listed")
	}
	if _, ok := d.list("?jobStatus=")[deleted]; ok {
		t.Error("an empty filter is one")
	}
	all, err := d.Jobs()
	modeltest.Must(t, err)
	for _, status := range statuses() {
		listed := d.list("?jobStatus=" + string(status))
		for _, r := range all {
			if _, ok := listed[r.ID]; ok != (r.Status == status) {
				t.Errorf("filter %s: job %s, which is %s: %v", status, r.Key, r.Status, ok)
			}
		}
	}
	if n := len(d.list("?jobStatus=activated")); n != 0 {
		t.Errorf("a status in lower case matches %d", n)
	}
	if n := len(d.list("?jobStatus=Nothing")); n != 0 {
		t.Errorf("an unknown status matches %d", n)
	}
}

func TestS4_5_DeletedJobIsReadableAndRevivable(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	id := d.create()
	d.want(d.change(id, 2), 200, "")
	if j := d.job(id); j.Status != "Deleted" {
		t.Errorf("it is %s", j.Status)
	}
	if _, ok := d.list("?jobStatus=Deleted")[id]; !ok {
		t.Error("the filter does not find it")
	}
	d.want(d.change(id, 1), 200, "")
	if _, ok := d.list("")[id]; !ok {
		t.Error("revived, but not listed")
	}
}

// TestS4_6_AllJobsBeyondOnePage: Get All Jobs reads in pages. Every job is in it once,
// in the form of Get Job.
func TestS4_6_AllJobsBeyondOnePage(t *testing.T) {
	d := start(t, Options{Scenario: "large", Large: Sizes{Jobs: 3*jobsPerRead + 1, WithCVs: 2, CVSize: 2000, Without: 3}})
	all, err := d.Jobs()
	modeltest.Must(t, err)
	listed := d.list("")
	want := 0
	for _, r := range all {
		if r.Status != model.Deleted {
			want++
		}
	}
	if len(listed) != want {
		t.Errorf("%d jobs, want %d", len(listed), want)
	}
	one := listed[all[0].ID]
	if got := d.job(all[0].ID); fmt.Sprint(got.Title, got.AppliesCount) != fmt.Sprint(one.Title, one.AppliesCount) || one.AppliesCount != 2 {
		t.Errorf("%+v and %+v", got, one)
	}
}

// TestTextIsStoredUnchanged: a stranger's text comes back unchanged.
func TestTextIsStoredUnchanged(t *testing.T) {
	d := start(t, Options{Scenario: "empty"})
	for _, s := range []string{"a\x00b", "\x1b[31mred", "a\r\nb\tc", "\u202egnp", "'; --", "\ufeffx"} {
		data, err := json.Marshal(s)
		modeltest.Must(t, err)
		if j := d.job(d.create("title", string(data))); j.Title != s {
			t.Errorf("%q became %q", s, j.Title)
		}
	}
}

func TestS2_1_UrlNamesHostAndJob(t *testing.T) {
	d := start(t, Options{Scenario: "empty", PublicHost: "board.example.org", Country: "hu"})
	id := d.create()
	if got, want := d.job(id).URL, fmt.Sprintf("https://board.example.org/hu/job/%d", id); got != want {
		t.Errorf("url %q, want %q", got, want)
	}
	// Once published, the link stays.
	d.want(d.change(id, 1), 200, "")
	if d.job(id).URL == "" {
		t.Error("stopping took the link away")
	}
	if a := d.call(http.MethodGet, fmt.Sprint(d.unpublished()), ""); strings.Contains(a.body, `"url"`) {
		t.Errorf("never published, yet %s", a.body)
	}
}

// unpublished makes a job that was never published.
func (d *desk) unpublished() int64 {
	d.Helper()
	d.SetOverLimit(true)
	defer d.SetOverLimit(false)
	return d.create()
}

// statuses are those that §2.3 documents.
func statuses() []model.JobStatus {
	return []model.JobStatus{model.Activated, model.PreActivated, model.Stopped, model.Deactivated, model.Deleted}
}

// A page of the list must not sort all jobs.
func TestTheListOfJobsGrowsLinearly(t *testing.T) {
	modeltest.SkipInShort(t, "serves 30,000 jobs")
	modeltest.SkipUnderRace(t)
	modeltest.GrowsLinearly(t, 6000, func(n int) *desk {
		return start(t, Options{Scenario: "large", Large: Sizes{Jobs: n, WithCVs: 1, CVSize: 1000, Without: 1}})
	}, func(d *desk) {
		d.want(d.call(http.MethodGet, "allJobs", ""), 200, "")
	})
}
