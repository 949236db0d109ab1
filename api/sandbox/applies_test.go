package sandbox

import (
	"bytes"
	"encoding/base64"
	"fmt"
	"io"
	"io/fs"
	"net/http"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/go-json-experiment/json/jsontext"

	"shortlist/api/wire"
	"shortlist/model"
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
	if err != nil {
		d.Fatal(err)
	}
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

// From 5 October 2026 (§2.2 rules 2 and 3).
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

// Before 5 October 2026 (§2.2 rule 1, §9).
func TestS9_LegacyContract(t *testing.T) {
	d := start(t, Options{Scenario: "legacy"})
	job := d.id("ua-accountant")
	a := d.call(http.MethodGet, fmt.Sprintf("appliesByJob/%d", job), "")
	for _, absent := range []string{`"education"`, `"workExperience"`, `"jobTitle"`} {
		if strings.Contains(a.body, absent) {
			t.Errorf("%s is told", absent)
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
	if err != nil {
		t.Fatal(err)
	}
	cvs := 0
	for _, r := range jobs {
		ids, err := d.ApplyIDs(r.ID)
		if err != nil {
			t.Fatal(err)
		}
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
			if !c.IsSuggested {
				counted++
			}
			want, err := d.CVData(c.ID)
			if err != nil {
				t.Fatal(err)
			}
			if c.CVFile == nil {
				if want != nil {
					t.Errorf("%s: the CV of %d is not told", r.Key, c.ID)
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

func TestS4_7_NewApplyIsToldFirstAndCounted(t *testing.T) {
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

// An apply that was viewed before has no event to fire.
func TestS4_8_ViewedBeforeFiresNone(t *testing.T) {
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
	t.Fatal("nobody is viewed in the demo")
}

// counting keeps how much came, when the first byte did, and the most memory in
// use at any of a few hundred points on the way.
type counting struct {
	n    int64
	next int64
	peak uint64
}

func (c *counting) Write(p []byte) (int, error) {
	c.n += int64(len(p))
	if c.n >= c.next {
		c.next = c.n + 1<<20
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		c.peak = max(c.peak, m.HeapInuse)
	}
	return len(p), nil
}

// Memory stays flat whatever the body: 150 MB of CVs here.
func TestS4_7_AppliesAreStreamed(t *testing.T) {
	d := start(t, Options{Scenario: "large", large: sizes{jobs: 20, withCVs: 220, cvSize: 500_000, without: 500}})
	get := func(key string) *counting {
		t.Helper()
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		before := m.HeapInuse
		req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, fmt.Sprintf("http://sandbox%s/AtsJob/appliesByJob/%d", wire.BasePath, d.id(key)), nil)
		if err != nil {
			t.Fatal(err)
		}
		req.Header.Set("Content-Type", "application/json")
		req.Header.Set("Authorization", "Bearer "+d.token)
		res, err := d.client.Do(req)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		c := &counting{}
		if _, err := io.Copy(c, res.Body); err != nil {
			t.Fatal(err)
		}
		c.peak -= min(c.peak, before)
		return c
	}
	c := get(KeyLargeCVs)
	if c.n < 220*500_000*4/3 {
		t.Errorf("%d bytes came", c.n)
	}
	if c.peak > 24<<20 {
		t.Errorf("memory went up by %d MB", c.peak>>20)
	}
	t.Logf("%d MB, memory up by %d KB", c.n>>20, c.peak>>10)
	if n := len(d.applies(d.id(KeyLargeMany))); n != 500 {
		t.Errorf("%d without CVs", n)
	}
}

// stuck is a folder in which the file "stuck" opens only when it is let go.
type stuck struct {
	fs.FS
	let chan struct{}
}

func (s stuck) Open(name string) (fs.File, error) {
	if name == "stuck" {
		<-s.let
	}
	return s.FS.Open(name)
}

// Each row is sent before the next is made.
func TestS4_7_FirstRowDoesNotWaitForTheSecond(t *testing.T) {
	files := stuck{fstest.MapFS{
		"two.json": {Data: []byte(`{"account":{"email":"a@example.com","company":""},"jobs":[{"key":"k","status":"Activated","applies":[
			{"daysAgo":1,"applicant":{"name":"First"}},{"daysAgo":2,"applicant":{"name":"Second"},"cv":{"file":"stuck"}}]}]}`)},
		"stuck": {Data: []byte("cv")},
	}, make(chan struct{})}
	d := start(t, Options{Scenario: "two", files: files})
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, fmt.Sprintf("http://sandbox%s/AtsJob/appliesByJob/%d", wire.BasePath, d.id("k")), nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+d.token)
	res, err := d.client.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	dec := jsontext.NewDecoder(res.Body)
	if _, err := dec.ReadToken(); err != nil {
		t.Fatal(err)
	}
	row, err := dec.ReadValue()
	if err != nil || !bytes.Contains(row, []byte("First")) {
		t.Errorf("%s, %v", row, err)
	}
	close(files.let)
	if row, err = dec.ReadValue(); err != nil || !bytes.Contains(row, []byte("Second")) {
		t.Errorf("%s, %v", row, err)
	}
}

// A CV that cannot be read is no JSON with a hole: the connection is cut, or
// nothing was sent yet and the error is told.
func TestS4_7_UnreadableCV(t *testing.T) {
	for name, want := range map[string]bool{"first": true, "second": false} {
		cv := map[string]string{"first": `"cv":{"file":"none"}`, "second": `"cv":null`}
		files := fstest.MapFS{"two.json": {Data: fmt.Appendf(nil, `{"account":{"email":"a@example.com","company":""},"jobs":[{"key":"k","status":"Activated","applies":[
			{"daysAgo":1,%s},{"daysAgo":2,"cv":{"file":"none"}}]}]}`, cv[name])}}
		d := start(t, Options{Scenario: "two", files: files})
		a := d.call(http.MethodGet, fmt.Sprintf("appliesByJob/%d", d.id("k")), "")
		if want {
			d.want(a, 500, CodeServer)
		} else if a.err == nil {
			t.Errorf("%s: %d %s", name, a.status, a.body)
		}
	}
}

// A reader who stops reading holds up nobody: no connection to the database is
// kept while a body is written.
func TestS4_7_SlowReaderHoldsUpNobody(t *testing.T) {
	d := start(t, Options{Scenario: "large", large: sizes{jobs: 4, withCVs: 40, cvSize: 100_000, without: 1}})
	req, err := http.NewRequestWithContext(t.Context(), http.MethodGet, fmt.Sprintf("http://sandbox%s/AtsJob/appliesByJob/%d", wire.BasePath, d.id(KeyLargeCVs)), nil)
	if err != nil {
		t.Fatal(err)
	}
	req.Header.Set("Content-Type", "application/json")
	req.Header.Set("Authorization", "Bearer "+d.token)
	res, err := d.client.Do(req)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := io.ReadFull(res.Body, make([]byte, 1000)); err != nil {
		t.Fatal(err)
	}
	d.create()
	d.list("")
	if err := res.Body.Close(); err != nil {
		t.Error(err)
	}
}

func TestLargeCVsAreTheSameEachTimeAndDiffer(t *testing.T) {
	read := func(seed int64, size int) []byte {
		data, err := io.ReadAll(madeCV(seed, size))
		if err != nil {
			t.Fatal(err)
		}
		return data
	}
	for _, size := range []int{1000, 5000, 100_003} {
		data := read(7, size)
		if !bytes.Equal(data, read(7, size)) || bytes.Equal(data, read(8, size)) {
			t.Error("not the same each time, or the same for all")
		}
		if size > 1500 && len(data) != size {
			t.Errorf("%d bytes, want %d", len(data), size)
		}
		// A reader finds its way: the table of objects is where the end says.
		var xref int
		tail := data[bytes.LastIndex(data, []byte("startxref")):]
		if _, err := fmt.Sscanf(string(tail), "startxref\n%d", &xref); err != nil || !bytes.HasPrefix(data[xref:], []byte("xref\n")) {
			t.Errorf("startxref %d, %v", xref, err)
		}
	}
}
