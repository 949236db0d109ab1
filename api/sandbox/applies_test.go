package sandbox

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/wire"
	"shortlist/model"
	"shortlist/model/modeltest"
)

func (d *desk) applies(jobID int64) []wire.Candidate {
	d.Helper()
	a := d.call(http.MethodGet, fmt.Sprintf("appliesByJob/%d", jobID), "")
	d.want(a, 200, "")
	var out []wire.Candidate
	d.read(a, &out)
	return out
}

func (d *desk) file(jobID int64, c model.Candidate, cv []byte) int64 {
	d.Helper()
	id, err := d.Apply(jobID, c, cv)
	modeltest.Must(d, err)
	return id
}

func (d *desk) viewed(applyID int64) answer {
	d.Helper()
	return d.call(http.MethodPost, fmt.Sprintf("%d/markViewed", applyID), "")
}

func names(m map[string]jsontext.Value) []string {
	var out []string
	for name := range m {
		out = append(out, name)
	}
	slices.Sort(out)
	return out
}

func TestS2_2_CandidateHasEveryField(t *testing.T) {
	d := start(t, Options{})
	id := d.file(d.id("ua-office"), model.Candidate{Applicant: model.Applicant{Name: "A"}}, []byte("cv"))
	m := d.objects(d.call(http.MethodGet, fmt.Sprintf("appliesByJob/%d", d.id("ua-office")), ""))[0]
	want := []string{"additionalQuestions", "applicant", "appliesCount", "cvFile", "date", "dateStatusChanged", "fileName", "hasMessages",
		"hasProfile", "hasProfileCV", "id", "isNew", "isPremium", "isSuggested", "isViewed", "jobId", "jobTitle", "lastMessageDate",
		"messagesCount", "newMessagesCount", "status", "withoutCv"}
	if got := names(m); !slices.Equal(got, want) {
		t.Errorf("candidate: got %v\nwant %v", got, want)
	}
	if string(m["id"]) != fmt.Sprint(id) {
		t.Errorf("id %s, want %d", m["id"], id)
	}
	for part, want := range map[string][]string{
		"applicant":           {"age", "contacts", "currency", "education", "gender", "isReadyForRelocate", "name", "photoUrl", "region", "salary", "workExperience"},
		"additionalQuestions": {"passed", "total"},
		"cvFile":              {"contentType", "data", "name", "type"},
	} {
		inner := d.object(answer{body: string(m[part])})
		if got := names(inner); !slices.Equal(got, want) {
			t.Errorf("%s: got %v\nwant %v", part, got, want)
		}
		if part == "applicant" {
			if got, want := names(d.object(answer{body: string(inner["contacts"])})), []string{"email", "isOpened", "openDate", "phone"}; !slices.Equal(got, want) {
				t.Errorf("contacts: got %v\nwant %v", got, want)
			}
		}
	}
}

// TestS2_2_CurrentContract checks the form of answers from 5 October 2026 (§2.2 rules 2
// and 3).
func TestS2_2_CurrentContract(t *testing.T) {
	d := start(t, Options{})
	job := d.id("ua-office")
	d.file(job, model.Candidate{Applicant: model.Applicant{Name: "A"}}, nil)
	a := d.call(http.MethodGet, fmt.Sprintf("appliesByJob/%d", job), "")
	if strings.Contains(a.body, "cvFile") {
		t.Errorf("cvFile is there without a CV: %s", a.body)
	}
	for _, want := range []string{`"education":[]`, `"workExperience":[]`, `"jobTitle":"Офіс-менеджер"`, `"withoutCv":true`} {
		if !strings.Contains(a.body, want) {
			t.Errorf("no %s in %s", want, a.body)
		}
	}
}

// TestS9_LegacyContract checks the form of answers before 5 October 2026 (§2.2 rule 1,
// §9).
func TestS9_LegacyContract(t *testing.T) {
	d := start(t, Options{Scenario: "legacy"})
	job := d.id("ua-accountant")
	a := d.call(http.MethodGet, fmt.Sprintf("appliesByJob/%d", job), "")
	for _, absent := range []string{`"education"`, `"workExperience"`, `"jobTitle"`} {
		if strings.Contains(a.body, absent) {
			t.Errorf("%s is sent", absent)
		}
	}
	withCV, all := 0, d.objects(a)
	for _, m := range all {
		if string(m["cvFile"]) != "null" {
			withCV++
		} else if _, ok := m["cvFile"]; !ok {
			t.Error("cvFile is omitted, not null")
		}
	}
	if withCV == 0 || withCV == len(all) {
		t.Errorf("%d of %d have a CV; the account has the integration and some have none", withCV, len(all))
	}
	d.SetATSIntegration(false)
	for _, m := range d.objects(d.call(http.MethodGet, fmt.Sprintf("appliesByJob/%d", job), "")) {
		if string(m["cvFile"]) != "null" {
			t.Error("a CV without the integration")
		}
	}

	if a := d.call(http.MethodGet, "allJobs", ""); strings.Contains(a.body, `"url"`) {
		t.Error("a job has a url")
	}
	id := d.create("currencyId", "7")
	if c, err := d.Currency(id); c != 0 || err != nil {
		t.Errorf("currency %d, %v: it is not accepted yet", c, err)
	}
	d.SetLegacy(false)
	if d.job(id).URL == "" {
		t.Error("no url under the new contract")
	}
}

func TestS2_2_TimesAreUTC(t *testing.T) {
	zone := time.FixedZone("", -7*3600)
	d := start(t, Options{Now: func() time.Time { return time.Date(2026, 10, 6, 1, 2, 3, 987654321, zone) }})
	job := d.id("ua-office")
	at := time.Date(2026, 10, 1, 20, 0, 0, 0, zone)
	d.file(job, model.Candidate{StatusChanged: at, LastMessage: at, Applicant: model.Applicant{Contacts: model.Contacts{Since: at}}}, nil)
	a := d.call(http.MethodGet, fmt.Sprintf("appliesByJob/%d", job), "")
	for _, want := range []string{`"date":"2026-10-06T08:02:03.9876543Z"`, `"dateStatusChanged":"2026-10-02T03:00:00Z"`, `"lastMessageDate":"2026-10-02T03:00:00Z"`, `"openDate":"2026-10-02T03:00:00Z"`} {
		if !strings.Contains(a.body, want) {
			t.Errorf("no %s in %s", want, a.body)
		}
	}
}

func TestS4_7_AppliesCarryEveryCVWhole(t *testing.T) {
	d := start(t, Options{})
	jobs, err := d.Jobs()
	modeltest.Must(t, err)
	cvs := 0
	for _, r := range jobs {
		ids, err := d.ApplyIDs(r.ID)
		modeltest.Must(t, err)
		list := d.applies(r.ID)
		if len(list) != len(ids) {
			t.Errorf("%s: %d applies, want %d", r.Key, len(list), len(ids))
			continue
		}
		counted := 0
		for i, c := range list {
			if c.ID != ids[i] || c.JobID != r.ID || c.JobTitle != r.Title {
				t.Errorf("%s: apply %d of job %d, want %d", r.Key, c.ID, c.JobID, ids[i])
			}
			if !*c.IsSuggested {
				counted++
			}
			want, err := d.CVData(c.ID)
			modeltest.Must(t, err)
			if c.CVFile == nil {
				if want != nil {
					t.Errorf("%s: the CV of %d is not sent", r.Key, c.ID)
				}
				continue
			}
			cvs++
			got, err := base64.StdEncoding.DecodeString(c.CVFile.Data)
			if err != nil || !bytes.Equal(got, want) || len(got) == 0 || c.CVFile.Type != "CV" || c.CVFile.ContentType == "" {
				t.Errorf("%s: CV of %d: %d bytes, want %d, type %s, %v", r.Key, c.ID, len(got), len(want), c.CVFile.Type, err)
			}
		}
		if counted != r.Applies {
			t.Errorf("%s: appliesCount is %d, %d applied", r.Key, r.Applies, counted)
		}
	}
	if cvs == 0 {
		t.Error("there is no CV in the demo")
	}
}

func TestS4_7_NewApplyIsFirstAndCounted(t *testing.T) {
	d := start(t, Options{})
	job := d.id("ua-backend")
	before := d.job(job).AppliesCount
	cv := bytes.Repeat([]byte{0, 255, '+'}, 40_001)
	age := 33
	id := d.file(job, model.Candidate{
		Viewed: true, Applicant: model.Applicant{Name: "New One", Age: &age, Education: []model.Education{{Major: "Law"}}},
		CV: &model.CV{Name: "../x.pdf", ContentType: "application/x"}, FileName: "y.pdf",
	}, cv)
	if after := d.job(job).AppliesCount; after != before+1 {
		t.Errorf("appliesCount %d, was %d", after, before)
	}
	c := d.applies(job)[0]
	got, err := base64.StdEncoding.DecodeString(c.CVFile.Data)
	if c.ID != id || c.IsViewed || !c.IsNew || c.Status != "Received" || *c.Applicant.Age != 33 || err != nil || !bytes.Equal(got, cv) ||
		c.CVFile.Name != "../x.pdf" || *c.FileName != "y.pdf" || c.WithoutCV {
		t.Errorf("%+v, %v", c, err)
	}
	if _, err := d.Apply(1, model.Candidate{}, nil); err == nil {
		t.Error("an application to no job")
	}
	if id, err := d.ApplySample(job); err != nil || d.applies(job)[0].ID != id {
		t.Errorf("sample %d, %v", id, err)
	}
}

func TestS4_8_ViewedOnceFiresOneEvent(t *testing.T) {
	d := start(t, Options{})
	id := d.file(d.id("ua-office"), model.Candidate{}, nil)
	if d.Viewed(id) || d.applies(d.id("ua-office"))[0].IsViewed {
		t.Error("viewed by being read")
	}
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			if a := d.viewed(id); a.status != 200 || a.body != "" || a.err != nil {
				t.Errorf("status %d, body %q, %v", a.status, a.body, a.err)
			}
		})
	}
	wg.Wait()
	if n, err := d.ViewedEvents(id); n != 1 || err != nil {
		t.Errorf("%d events, %v", n, err)
	}
	if !d.Viewed(id) || !d.applies(d.id("ua-office"))[0].IsViewed {
		t.Error("not viewed")
	}
}

// TestS4_8_ViewedBeforeFiresNoEvent: an apply that was viewed before fires no event.
func TestS4_8_ViewedBeforeFiresNoEvent(t *testing.T) {
	d := start(t, Options{})
	for _, c := range d.applies(d.id("ua-backend")) {
		if c.IsViewed {
			d.want(d.viewed(c.ID), 200, "")
			if n, err := d.ViewedEvents(c.ID); n != 0 || err != nil {
				t.Errorf("%d events, %v", n, err)
			}
			return
		}
	}
	t.Fatal("no applicant of the demo is viewed")
}
