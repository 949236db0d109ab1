package cli

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"shortlist/api/sandbox"
	"shortlist/model"
)

const longText = "<p>Ми варимо каву на власному обсмаженні й шукаємо людину, яка любить ранки, людей і чисту стійку. " +
	"Досвід не обов'язковий, навчимо за два тижні.</p>"

// newJob are flags of a job that breaks no rule.
func newJob(more ...string) []string {
	return append([]string{"jobs", "create", "--title", "Бариста, ранок", "--region", "Одеса", "--currency", "0", "--description", longText}, more...)
}

func (d *desk) records() []sandbox.Record {
	d.t.Helper()
	r, err := d.service.Jobs()
	if err != nil {
		d.t.Fatal(err)
	}
	return r
}

func TestCreateFromFlags(t *testing.T) {
	d := newDesk(t, sandbox.Options{Country: model.Romania, Scenario: "empty"})
	r := d.must(newJob("--currency", "1", "--salary-from", "25 000", "--salary-to", "30000.00", "--rate", "0", "--type1", "0", "--type2", "5", "--address", "вул. Вигадана, 1")...)
	id := strings.TrimSpace(r.out)
	has(t, r.err, "is saved: Activated.")
	got := d.records()
	if len(got) != 1 || number(got[0].ID) != id {
		t.Fatalf("%d jobs, printed %q", len(got), id)
	}
	j := got[0]
	if j.Currency != 1 || *j.Rate != 0 || *j.Type1 != 0 || *j.Type2 != 5 || *j.SalaryFrom != "25000" || *j.SalaryTo != "30000" || j.Address != "вул. Вигадана, 1" || j.Description != longText {
		t.Errorf("stored %+v", j)
	}
	// The ledger knows from then on what was sent.
	has(t, d.must("jobs", "show", id).out, "1 · ")
}

func TestCreateFromAFilePrintsTheJobAsReadBack(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	body := object{"title": "Бариста", "region": "Одеса", "description": longText + "<script>1</script>", "salaryValue1": 0, "salaryValue2": 100, "salaryRateId": 3, "currencyId": 2, "jobType1": nil}
	data, err := json.Marshal(body)
	if err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(d.home, "job.json")
	if err := os.WriteFile(path, data, 0o600); err != nil {
		t.Fatal(err)
	}
	r := d.must("jobs", "create", "--file", path, "--json", "--title", "Бариста нічний")
	got := decode[object](t, r.out)
	want := object{
		"id": json.Number(number(d.records()[0].ID)), "status": "Activated", "title": "Бариста нічний", "region": "Одеса", "address": "",
		"jobType1": nil, "jobType2": nil, "salaryValue1": nil, "salaryValue2": json.Number("100"), "salaryRateId": json.Number("3"),
		"appliesCount": json.Number("0"), "viewsCount": json.Number("0"), "email": "olena.hr@example.com", "currencyId": json.Number("2"),
		"description": d.records()[0].Description, "url": got["url"],
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	has(t, r.err, "The service changed description:\n", "\n− ")
}

func TestCreateFromTheInput(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.in = longText
	d.must("jobs", "create", "--title", "A", "--region", "B", "--currency", "0", "--description-file", "-")
	if got := d.records()[0].Description; got != longText {
		t.Errorf("stored %q", got)
	}
	d.fails(exitUsage, "cannot both be the input", "jobs", "create", "--file", "-", "--description-file", "-")
	d.fails(exitUsage, "not both", "jobs", "create", "--description", "x", "--description-file", "-")
	d.fails(exitUsage, "a flag for each field", "jobs", "create")
}

func TestEveryBrokenRuleIsToldAndNothingIsSent(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	r := d.fails(exitRefused, "rules are broken", "jobs", "create", "--title", strings.Repeat("x", 30), "--region", "", "--salary-to", "5", "--rate", "4", "--type2", "9", "--description", "short", "--salary-from", "-1")
	lines := strings.Split(strings.TrimSpace(r.err), "\n")[1:]
	var fields []string
	for _, l := range lines {
		name, words, ok := strings.Cut(l, ": ")
		if !ok || !strings.HasSuffix(words, ".") {
			t.Errorf("%q is not field: sentence", l)
		}
		fields = append(fields, name)
	}
	want := []string{"title", "region", "salaryValue1", "salaryRateId", "currencyId", "jobType2", "description"}
	if diff := cmp.Diff(want, fields); diff != "" {
		t.Error(diff)
	}
	if n := len(d.service.Requests()); n != 0 {
		t.Errorf("%d requests for a job that breaks rules", n)
	}
}

func TestJobFileErrorsNameTheNearestField(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	for in, says := range map[string]string{
		`{"titel":"x"}`:                  `did you mean "title"`,
		`{"salaryFrom":1}`:               `did you mean "salaryValue`,
		`{"currency":1}`:                 `did you mean "currencyId"`,
		`{"status":"Stopped"}`:           "cannot be set",
		`{"title":5}`:                    "title: this must be text",
		`{"currencyId":"1"}`:             "currencyId: this must be a number",
		`{"currencyId":1.5}`:             "currencyId: this must be a whole number",
		`{"title":["x"]}`:                "title: ",
		`[1]`:                            "not one JSON object",
		`null`:                           "not one JSON object",
		`{"title":"a","title":"b"}`:      "no JSON",
		`{"title":`:                      "no JSON",
		"{\"\x1b[31mtitle\\u001b\": 1}":  "no JSON",
		`{"\u001b]0;x\u0007nonsense":1}`: "there is no field",
		``:                               "no JSON",
	} {
		d.in = in
		r := d.fails(exitUsage, says, "jobs", "create", "--file", "-")
		if strings.Contains(r.err, "\x1b") {
			t.Errorf("an escape in %q", r.err)
		}
	}
	d.fails(exitUsage, "no such file", "jobs", "create", "--file", filepath.Join(d.home, "none.json"))
	d.fails(exitUsage, "--rate", "jobs", "create", "--rate", "month")
}

func TestUpdateSendsTheWholeJobAndOnlyWhatWasGivenChanges(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.job("ua-backend")
	before, err := d.service.Record(id)
	if err != nil {
		t.Fatal(err)
	}
	// The ledger is silent: the currency is asked for, never guessed.
	has(t, d.fails(exitRefused, "a rule is broken", "jobs", "update", number(id), "--salary-to", "4500").err, "currencyId: ")
	if d.service.Count(sandbox.Update) != 0 {
		t.Fatal("an update went out without a currency")
	}
	d.must("jobs", "update", number(id), "--salary-to", "4500", "--currency", "1")
	d.must("jobs", "update", number(id), "--region", "Львів") // known by now
	after, err := d.service.Record(id)
	if err != nil {
		t.Fatal(err)
	}
	want := before
	to := model.Decimal("4500")
	want.SalaryTo, want.Region = &to, "Львів"
	if diff := cmp.Diff(want, after); diff != "" {
		t.Error(diff)
	}
}

func TestUpdateFromAFileClearsWithNull(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.job("ua-backend")
	d.in = `{"jobId": ` + number(id) + `, "salaryValue1": null, "salaryValue2": null, "salaryRateId": null, "jobType2": null, "jobType1": null, "currencyId": 1}`
	got := decode[object](t, d.must("jobs", "update", number(id), "--file", "-", "--json").out)
	for _, f := range []string{"salaryValue1", "salaryValue2", "salaryRateId", "jobType1", "jobType2"} {
		if v, there := got[f]; !there || v != nil {
			t.Errorf("%s is %v", f, v)
		}
	}
	if got["currencyId"] != json.Number("1") {
		t.Errorf("the currency is %v", got["currencyId"])
	}
	d.in = `{"jobId": 7, "region": "x"}`
	d.fails(exitUsage, "about job 7", "jobs", "update", number(id), "--file", "-")
	d.fails(exitUsage, "say what to change", "jobs", "update", number(id))
	d.fails(exitUsage, "no job id", "jobs", "update", "abc", "--region", "x")
}

func TestUpdateOfAJobWhoseLowerSalaryIsZeroKeepsIt(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.job("ua-warehouse") // stored as 0–1000, told as null and 1000
	d.must("jobs", "update", number(id), "--region", "Фастів", "--currency", "0")
	r, err := d.service.Record(id)
	if err != nil {
		t.Fatal(err)
	}
	if r.SalaryFrom == nil || *r.SalaryFrom != "0" || *r.SalaryTo != "1000" {
		t.Errorf("stored %v–%v", r.SalaryFrom, r.SalaryTo)
	}
}

func TestAJobOverTheLimitIsSavedAndSaysSo(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.service.SetOverLimit(true)
	r := d.must(newJob("--json")...)
	has(t, r.err, "saved as Deactivated: the account's limit of active jobs is reached")
	if got := decode[object](t, r.out); got["status"] != "Deactivated" {
		t.Errorf("status %v", got["status"])
	}
	d.fails(exitRefused, "JobsOverLimit", "jobs", "activate", number(d.records()[0].ID))
}

func TestAPendingSubscriptionIsNotTheJobsFault(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.service.SetSubscriptionPending(true)
	d.fails(exitRefused, "try again later", newJob()...)
	d.service.SetSubscriptionPending(false)
	d.must(newJob()...)
	if n := len(d.records()); n != 1 {
		t.Errorf("%d jobs", n)
	}
}
