package cli

import (
	"bytes"
	"context"
	"encoding/json"
	"net"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/google/go-cmp/cmp"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui"
	"shortlist/ui/cli/command"
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
	modeltest.Must(d.t, err)
	return r
}

func TestCreateFromFlags(t *testing.T) {
	d := newDesk(t, sandbox.Options{Country: model.Romania, Scenario: "empty"})
	r := d.must(newJob("--currency", "1", "--salary-from", "25 000", "--salary-to", "30000.00", "--rate", "0", "--type1", "0", "--type2", "5", "--address", "вул. Вигадана, 1")...)
	id := strings.TrimSpace(r.out)
	has(t, r.err, "was saved: Activated.")
	got := d.records()
	if len(got) != 1 || command.Number(got[0].ID) != id {
		t.Fatalf("%d jobs, printed %q", len(got), id)
	}
	j := got[0]
	if j.Currency != 1 || *j.Rate != 0 || *j.Type1 != 0 || *j.Type2 != 5 || *j.SalaryFrom != "25000" || *j.SalaryTo != "30000" || j.Address != "вул. Вигадана, 1" || j.Description != longText {
		t.Errorf("stored %+v", j)
	}
	// The ledger knows from then on what was sent.
	has(t, d.must("jobs", "show", id).out, "1 · ")
}

// TestCodesAreTypedByTheirWordsToo, in any case and begun, where only one begins so. A wrong one is refused with what there is.
func TestCodesAreTypedByTheirWordsToo(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	for i, typed := range [][2]string{{"month", "EUR"}, {"m", "e"}, {"Per Month", "eur"}, {"3", "2"}} {
		d.must(newJob("--currency", typed[1], "--salary-from", "25000", "--rate", typed[0])...)
		got := d.records()
		if len(got) != i+1 || got[i].Currency != 2 || *got[i].Rate != 3 {
			t.Fatalf("%q: %+v", typed, got)
		}
	}
	for _, wrong := range [][3]string{
		{"--rate", "per", "0 · per hour, 1 · per day"}, {"--rate", "monht", "3 · per month, 5 · per year"},
		{"--currency", "u", "0 · UAH, 1 · USD, 2 · EUR"}, {"--type1", "contract", "0 · Any / Full-time"},
	} {
		r := d.run(newJob(wrong[0], wrong[1])...)
		if r.code != 2 {
			t.Errorf("%s: exit code %d", wrong, r.code)
		}
		has(t, r.err, wrong[0]+": \""+wrong[1]+"\" is none of these: ", wrong[2])
	}
}

func TestCreateFromAFilePrintsTheJobAsReadBack(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	body := object{"title": "Бариста", "region": "Одеса", "description": longText + "<script>1</script>", "salaryValue1": 0, "salaryValue2": 100, "salaryRateId": 3, "currencyId": 2, "jobType1": nil}
	data, err := json.Marshal(body)
	modeltest.Must(t, err)
	path := filepath.Join(d.home, "job.json")
	modeltest.Must(t, os.WriteFile(path, data, 0o600))
	r := d.must("jobs", "create", "--file", path, "--json", "--title", "Бариста нічний")
	got := decode[object](t, r.out)
	want := object{
		"id": json.Number(command.Number(d.records()[0].ID)), "status": "Activated", "title": "Бариста нічний", "region": "Одеса", "address": "",
		"jobType1": nil, "jobType2": nil, "salaryValue1": nil, "salaryValue2": json.Number("100"), "salaryRateId": json.Number("3"),
		"appliesCount": json.Number("0"), "viewsCount": json.Number("0"), "email": "olena.hr@example.com", "currencyId": json.Number("2"),
		"description": d.records()[0].Description, "url": got["url"],
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	has(t, r.err, "The service changed description. Sent (−) and saved (+):\n", "\n− <script>1\n")
}

// TestADescriptionFileKeepsItsLines if it is plain text, and is sent as it is if it is HTML.
func TestADescriptionFileKeepsItsLines(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.in = strings.TrimSuffix(strings.TrimPrefix(longText, "<p>"), "</p>") + "\r\n• кава\r\n2) каса\r\nТел.: 1\r\n"
	d.must("jobs", "create", "--title", "A", "--region", "B", "--currency", "0", "--description-file", "-")
	got := d.records()[0].Description
	has(t, got, "<li>кава</li>", "<p>2) каса<br>\nТел.: 1</p>")
	id := command.Number(d.records()[0].ID)
	for _, page := range []string{"<p>" + longText + "\n<p>b", longText + "<br>\nb"} {
		d.in = page
		d.must("jobs", "update", id, "--description-file", "-")
		if got := d.records()[0].Description; got != page {
			t.Errorf("%q is stored as %q", page, got)
		}
	}
}

// TestTextThatLooksLikeTagsIsKeptOrReported: in a file it is text, and in HTML its words are reported before it is sent.
func TestTextThatLooksLikeTagsIsKeptOrReported(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	plain := strings.TrimSuffix(strings.TrimPrefix(longText, "<p>"), "</p>")
	for _, text := range []string{plain + " List<String>", "<Senior> developer List<String>\n" + plain} {
		d.in = text
		r := d.must("jobs", "create", "--title", "A", "--region", "B", "--currency", "0", "--description-file", "-")
		if got := d.records()[len(d.records())-1].Description; !strings.Contains(got, "List&lt;String&gt;") || strings.Contains(r.err, "will not see") {
			t.Errorf("%q is stored as %q, reported is %q", text, got, r.err)
		}
	}
	r := d.must("jobs", "create", "--title", "C", "--region", "B", "--currency", "0", "--description", longText+"<p>List<String></p>")
	has(t, r.err, "Readers of the job will not see these words: String")
	r = d.must("jobs", "update", command.Number(d.records()[0].ID), "--title", "D")
	if strings.Contains(r.err, "will not see") {
		t.Errorf("the description stays, but %q", r.err)
	}
}

// TestAPersonIsAskedBeforeWordsAreLost, at a terminal alone; --yes answers.
func TestAPersonIsAskedBeforeWordsAreLost(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.terminal = true
	lossy := longText + "<p>List<String></p>"
	create := []string{"jobs", "create", "--title", "C", "--region", "B", "--currency", "0", "--description", lossy}
	d.in = "\n"
	d.fails(command.ExitFailed, "not confirmed, nothing was changed", create...)
	if n := len(d.records()); n != 0 {
		t.Fatalf("%d jobs are sent", n)
	}
	d.in = "y\n"
	has(t, d.must(create...).err, "will not see these words: String", "Send it without these words?")
	id := command.Number(d.records()[0].ID)
	d.in = "n\n"
	d.fails(command.ExitFailed, "not confirmed", "jobs", "update", id, "--description", lossy+"<p>b")
	if got := d.records()[0].Description; strings.Contains(got, "<p>b") {
		t.Errorf("it is %q", got)
	}
	d.in = ""
	d.must("jobs", "update", id, "--yes", "--description", lossy+"<p>b")
	d.in = "n\n" // not read
	d.must("jobs", "update", id, "--description", longText)
}

func TestCreateFromTheInput(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.in = longText
	d.must("jobs", "create", "--title", "A", "--region", "B", "--currency", "0", "--description-file", "-")
	if got := d.records()[0].Description; got != longText {
		t.Errorf("stored %q", got)
	}
	d.fails(command.ExitUsage, "cannot both be the input", "jobs", "create", "--file", "-", "--description-file", "-")
	d.fails(command.ExitUsage, "not both", "jobs", "create", "--description", "x", "--description-file", "-")
	d.fails(command.ExitUsage, "a flag for each field", "jobs", "create")
}

func TestEveryBrokenRuleIsReportedAndNothingIsSent(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	r := d.fails(command.ExitRefused, "rules are broken", "jobs", "create", "--title", strings.Repeat("x", 30), "--region", "", "--salary-to", "5", "--rate", "4", "--type2", "9", "--description", "short", "--salary-from", "-1")
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
	for in, want := range map[string]string{
		`{"titel":"x"}`:                  `did you mean "title"`,
		`{"salaryFrom":1}`:               `did you mean "salaryValue`,
		`{"currency":1}`:                 `did you mean "currencyId"`,
		`{"foo":1}`:                      `unknown field (see: shortlist guide jobs): "foo"`,
		`{"i":1}`:                        `unknown field (see: shortlist guide jobs): "i"`,
		`{"status":"Stopped"}`:           "only the service sets this field",
		`{"title":5}`:                    "title: this must be text",
		`{"currencyId":"1"}`:             "currencyId: this must be a number",
		`{"currencyId":1.5}`:             "currencyId: this must be a whole number",
		`{"title":["x"]}`:                "title: ",
		`[1]`:                            "not one JSON object",
		`null`:                           "not one JSON object",
		`{"title":"a","title":"b"}`:      `there are two fields "title"`,
		`{"title":`:                      "not JSON",
		"{\"\x1b[31mtitle\\u001b\": 1}":  "not JSON",
		`{"\u001b]0;x\u0007nonsense":1}`: "unknown field",
		``:                               "not JSON",
		"{\"title\": \"\xd2\xe0\xea\"}":  "not JSON",            // it would be guessed
		"\xff\xfe[\x001\x00]\x00":        "not one JSON object", // UTF-16
	} {
		d.in = in
		r := d.fails(command.ExitUsage, want, "jobs", "create", "--file", "-")
		if strings.Contains(r.err, "\x1b") {
			t.Errorf("an escape in %q", r.err)
		}
	}
	d.fails(command.ExitUsage, "there is no file", "jobs", "create", "--file", filepath.Join(d.home, "none.json"))
	d.fails(command.ExitUsage, "--rate", "jobs", "create", "--rate", "monht")
}

func TestUpdateSendsTheWholeJobAndOnlyWhatWasGivenChanges(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.job("ua-backend")
	before, err := d.service.Record(id)
	modeltest.Must(t, err)
	// The ledger is silent: the currency is asked for, never guessed.
	has(t, d.fails(command.ExitRefused, "1 rule is broken", "jobs", "update", command.Number(id), "--salary-to", "4500").err, "currencyId: ")
	if d.service.Count(sandbox.Update) != 0 {
		t.Fatal("an update went out without a currency")
	}
	d.must("jobs", "update", command.Number(id), "--salary-to", "4500", "--currency", "1")
	d.must("jobs", "update", command.Number(id), "--region", "Львів") // the currency is known now
	after, err := d.service.Record(id)
	modeltest.Must(t, err)
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
	d.in = `{"jobId": ` + command.Number(id) + `, "salaryValue1": null, "salaryValue2": null, "salaryRateId": null, "jobType2": null, "jobType1": null, "currencyId": 1}`
	got := decode[object](t, d.must("jobs", "update", command.Number(id), "--file", "-", "--json").out)
	for _, f := range []string{"salaryValue1", "salaryValue2", "salaryRateId", "jobType1", "jobType2"} {
		if v, there := got[f]; !there || v != nil {
			t.Errorf("%s is %v", f, v)
		}
	}
	if got["currencyId"] != json.Number("1") {
		t.Errorf("the currency is %v", got["currencyId"])
	}
	d.in = `{"jobId": 7, "region": "x"}`
	d.fails(command.ExitUsage, "describes job 7", "jobs", "update", command.Number(id), "--file", "-")
	d.fails(command.ExitUsage, "name the changes", "jobs", "update", command.Number(id))
	d.fails(command.ExitUsage, "not the id of a job", "jobs", "update", "abc", "--region", "x")
}

func TestUpdateOfAJobWhoseLowerSalaryIsZeroKeepsIt(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.job("ua-warehouse") // stored as 0–1000, reported as null and 1000
	d.must("jobs", "update", command.Number(id), "--region", "Фастів", "--currency", "0")
	r, err := d.service.Record(id)
	modeltest.Must(t, err)
	if r.SalaryFrom == nil || *r.SalaryFrom != "0" || *r.SalaryTo != "1000" {
		t.Errorf("stored %v–%v", r.SalaryFrom, r.SalaryTo)
	}
}

func TestAJobOverTheLimitIsSavedAsDeactivated(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.service.SetOverLimit(true)
	r := d.must(newJob("--json")...)
	has(t, r.err, "saved as Deactivated: the account's limit of active jobs is reached")
	if got := decode[object](t, r.out); got["status"] != "Deactivated" {
		t.Errorf("status %v", got["status"])
	}
	d.fails(command.ExitRefused, "JobsOverLimit", "jobs", "activate", command.Number(d.records()[0].ID))
}

func TestAPendingSubscriptionIsNotTheJobsFault(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.service.SetSubscriptionPending(true)
	d.fails(command.ExitRefused, "try again later", newJob()...)
	d.service.SetSubscriptionPending(false)
	d.must(newJob()...)
	if n := len(d.records()); n != 1 {
		t.Errorf("%d jobs", n)
	}
}

// TestAnUnknownCurrencyIsRequired, in one sentence.
func TestAnUnknownCurrencyIsRequired(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	create := []string{"jobs", "create", "--title", "Бариста", "--region", "Одеса", "--description", longText}
	for sentence, args := range map[string][]string{
		"currencyId: Choose a currency.": append(slices.Clone(create), "--salary-from", "100", "--rate", "0"),
		"currencyId: Choose the currency: the board doesn't report it, and a job sent without it switches to UAH.": {"jobs", "update", d.jobArg("ua-barista"), "--region", "Чорноморськ"},
	} {
		has(t, d.fails(command.ExitRefused, "nothing was sent, 1 rule is broken:", args...).err, sentence)
	}
	if n := d.service.Count(sandbox.Create) + d.service.Count(sandbox.Update); n != 0 {
		t.Fatalf("%d went out without a currency", n)
	}
	d.must("jobs", "update", d.jobArg("ua-barista"), "--region", "Чорноморськ", "--currency", "0") // 0 is a choice
	d.must("jobs", "update", d.jobArg("ua-barista"), "--region", "Одеса")
	if r, err := d.service.Record(d.job("ua-barista")); err != nil || r.Currency != 0 || r.Region != "Одеса" {
		t.Errorf("stored %+v, %v", r, err)
	}
	made := decode[object](t, d.must(append(create, "--json")...).out) // without a salary it is optional (§4.2)
	if _, known := made["currencyId"]; known {
		t.Errorf("a currency that was not chosen is known: %v", made)
	}
}

// between does something just before a request that holds a word goes out for the
// nth time.
func (d *desk) between(word string, nth int, do func()) {
	var mu sync.Mutex
	dial := d.dial
	d.dial = func(ctx context.Context, network, addr string) (net.Conn, error) {
		conn, err := dial(ctx, network, addr)
		return watched{conn, func(p []byte) {
			mu.Lock()
			defer mu.Unlock()
			if !bytes.Contains(p, []byte(word)) {
				return
			}
			if nth--; nth == 0 {
				do()
			}
		}}, err
	}
}

// watched is a connection that reports each write before it is made.
type watched struct {
	net.Conn
	report func([]byte)
}

func (w watched) Write(p []byte) (int, error) {
	w.report(p)
	return w.Conn.Write(p)
}

// TestAnUpdateStopsAtWhatSomebodyElseChangedMeanwhile, and prints both values.
func TestAnUpdateStopsAtWhatSomebodyElseChangedMeanwhile(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.job("ua-barista")
	d.must("jobs", "update", command.Number(id), "--address", "вул. Моя, 1", "--currency", "0")
	d.between("GET ", 2, func() { // after the job was read, before it is read again
		if err := d.service.ChangeJob(id, func(r *sandbox.Record) {
			r.Title, r.Region = "Їхня\x1b[31m назва", "Чорноморськ"
		}); err != nil {
			t.Error(err)
		}
	})
	r := d.fails(command.ExitRefused, "” has changed meanwhile: ", "jobs", "update", command.Number(id), "--title", "Наша назва")
	has(t, r.err, "title: now “Їхня назва”, yours “Наша назва”\n", "region: now “Чорноморськ”, yours “Одеса”\n")
	if n := d.service.Count(sandbox.Update); n != 1 {
		t.Fatalf("%d updates were sent over another's", n-1)
	}
	d.must("jobs", "update", command.Number(id), "--title", "Наша назва") // seen, and meant
	if got, err := d.service.Record(id); err != nil || got.Title != "Наша назва" || got.Region != "Чорноморськ" {
		t.Errorf("stored %q, %q, %v", got.Title, got.Region, err)
	}
}

// TestAFieldThatTheServiceChangedIsReported, both values.
func TestAFieldThatTheServiceChangedIsReported(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.job("ua-barista")
	d.between("GET ", 3, func() { // as it is read back
		if err := d.service.ChangeJob(id, func(r *sandbox.Record) { r.Region = "Чорноморськ" }); err != nil {
			t.Error(err)
		}
	})
	r := d.must("jobs", "update", command.Number(id), "--title", "Наша назва", "--currency", "0")
	has(t, r.err, "The service changed region: sent “Одеса”, saved “Чорноморськ”.\n")
	if strings.Count(r.err, "The service changed") != 1 {
		t.Errorf("printed %q", r.err)
	}
}

// TestAChangeThatTheServiceAcceptsAndDoesNotMakeIsRefused: each ends with 5. A field that was not asked to
// change, or that the service wrote in its own way, is only reported.
func TestAChangeThatTheServiceAcceptsAndDoesNotMakeIsRefused(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.job("ua-barista")
	job := command.Number(id)
	d.faults("update:status=204;changeStatus:status=204")
	for want, call := range map[string][]string{
		"the service accepted the change, but job " + job + " still has its former title":                {"jobs", "update", job, "--title", "Наша назва", "--currency", "0"},
		"the service accepted the change, but job " + job + " still has its former region, salaryValue1": {"jobs", "update", job, "--salary-from", "115", "--region", "Львів", "--currency", "0"},
		"is Activated, not Stopped": {"jobs", "stop", job},
		"is Activated, not Deleted": {"jobs", "delete", job, "--yes"},
	} {
		for _, json := range []string{"--json=false", "--json"} {
			if r := d.run(append(call, json)...); r.code != command.ExitRefused || !strings.Contains(r.err, want) || json == "--json" && decode[object](t, r.out)["title"] != "Бариста" {
				t.Errorf("%q: exit %d, %q, %q", call, r.code, r.out, r.err)
			}
		}
	}
	d.service.SetFaults(nil)
	for _, half := range []bool{false, true} {
		d.between("GET ", 3, func() { // as it is read back
			if err := d.service.ChangeJob(id, func(r *sandbox.Record) {
				r.Title = "НАЗВА"
				if half {
					r.Region = "Одеса"
				}
			}); err != nil {
				t.Error(err)
			}
		})
		r := d.run("jobs", "update", job, "--title", "назва", "--region", "Львів", "--currency", "0")
		if want := map[bool]int{false: command.ExitDone, true: command.ExitRefused}[half]; r.code != want {
			t.Errorf("half %t: exit %d, %s", half, r.code, r.err)
		}
		modeltest.Must(t, d.service.ChangeJob(id, func(r *sandbox.Record) { r.Region = "Одеса" }))
	}
}

// TestACreateWithoutAnAnswerIsAskedAboutByTheDashboard, which is on the same
// store, and what was answered there holds for the next command.
func TestACreateWithoutAnAnswerIsAskedAboutByTheDashboard(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.service.SetLimit(50)
	d.faults("create:lost,count=1;allJobs:skip=1,status=500")
	d.fails(command.ExitUnknown, "the outcome is unknown", newJob()...)
	d.service.SetFaults(nil)
	asked := 0
	d.dashboard = func(ctx context.Context, o ui.Options) error {
		open, err := o.Account.Intents(ctx)
		if err != nil {
			return err
		}
		for _, in := range open {
			asked++
			job, found, err := o.Account.Find(ctx, in)
			if err != nil || !found || job.Title != "Бариста, ранок" {
				t.Errorf("found %v: %+v, %v", found, job, err)
			}
			if err := o.Account.Settle(ctx, in, job.ID); err != nil {
				return err
			}
			if entry, known, err := o.Account.Currency(ctx, job.ID); err != nil || !known || entry.Currency != 0 {
				t.Errorf("the ledger printed %v, %v, %v", entry, known, err)
			}
		}
		return nil
	}
	d.terminal = true
	d.must()
	d.must()
	if asked != 1 || d.service.Count(sandbox.Create) != 1 {
		t.Errorf("asked %d times about %d creates", asked, d.service.Count(sandbox.Create))
	}
	d.terminal = false
	if r := d.must(newJob("--title", "Бариста, вечір")...); strings.Contains(r.err, "no answer") {
		t.Errorf("the next command asks again: %s", r.err)
	}
}

// TestAFileOfAnyProgramKeepsItsLines: of a word processor that ends lines in its own way, and with invisible characters.
func TestAFileOfAnyProgramKeepsItsLines(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	plain := strings.TrimSuffix(strings.TrimPrefix(longText, "<p>"), "</p>")
	for _, text := range []string{plain + "\v• a\v• b", plain + "\u2028\u200b• a\u2029▪️ b\u2029"} {
		d.in = text
		d.must("jobs", "create", "--title", "A", "--region", "B", "--currency", "0", "--description-file", "-")
		if got := d.records()[len(d.records())-1].Description; !strings.HasSuffix(got, "<ul>\n<li>a</li>\n<li>b</li>\n</ul>") {
			t.Errorf("%q is stored as %q", text, got)
		}
	}
}
