package cli

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

// object is a JSON object as anyone else would read it.
type object = map[string]any

func decode[T any](t *testing.T, s string) T {
	t.Helper()
	var v T
	dec := json.NewDecoder(strings.NewReader(s))
	dec.UseNumber()
	if err := dec.Decode(&v); err != nil {
		t.Fatalf("%v in:\n%s", err, s)
	}
	if dec.More() {
		t.Fatalf("more than one document in:\n%s", s)
	}
	return v
}

func TestJobsListShowsWhatIsNotDeleted(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	r := d.must("jobs", "list")
	lines := strings.Split(strings.TrimSpace(r.out), "\n")
	if len(lines) != 1+11 {
		t.Errorf("%d lines, want a heading and 11 jobs:\n%s", len(lines), r.out)
	}
	has(t, lines[0], "ID", "STATUS", "TITLE", "APPLIED", "SALARY")
	has(t, r.out, "Backend-розробник Go", d.jobArg("ua-backend"), "2 500–4 000 per month")
	if strings.Contains(r.out, "Оператор ЧПК") {
		t.Error("a deleted job is listed")
	}
	if strings.Contains(r.out, "UAH") {
		t.Error("a currency is guessed where the ledger is silent")
	}
}

// TestJobsAreListedByTheStatusOfTheDashboardToo and by the service's.
func TestJobsAreListedByTheStatusOfTheDashboardToo(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	if a, b := d.must("jobs", "list", "--status", "activated").out, d.must("jobs", "list", "--status", "active").out; a != b || len(a) == 0 {
		t.Errorf("%s\n%s", a, b)
	}
}

func TestJobsListAsJSONHasTheServiceFieldNames(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "update", d.jobArg("ua-office"), "--currency", "0")
	jobs := decode[[]object](t, d.must("jobs", "list", "--json").out)
	if len(jobs) != 11 {
		t.Fatalf("%d jobs, want 11", len(jobs))
	}
	i := slices.IndexFunc(jobs, func(j object) bool { return j["title"] == "Офіс-менеджер" })
	got := jobs[i]
	description := got["description"]
	delete(got, "description")
	id := d.job("ua-office")
	want := object{
		"id": json.Number(fmt.Sprint(id)), "status": "Activated", "title": "Офіс-менеджер", "region": "Київ",
		"address": "вул. Вигадана, 12", "jobType1": json.Number("1"), "jobType2": json.Number("3"),
		"salaryValue1": json.Number("25000"), "salaryValue2": nil, "salaryRateId": json.Number("3"),
		"appliesCount": json.Number("0"), "viewsCount": json.Number("37"), "email": "olena.hr@example.com",
		"url": fmt.Sprintf("https://jobs.example.com/ua/job/%d", id), "currencyId": json.Number("0"),
	}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
	record, err := d.service.Record(id)
	modeltest.Must(t, err)
	if description != record.Description {
		t.Error("the description is not byte for byte the service's")
	}
	for _, j := range jobs {
		if _, reported := j["currencyId"]; reported && j["title"] != "Офіс-менеджер" {
			t.Errorf("%v has a currency that was never sent", j["title"])
		}
	}
	if raw := d.must("jobs", "show", command.Number(id), "--json").out; strings.Contains(raw, `\u003c`) {
		t.Error("HTML is escaped for nothing")
	}
}

func TestJobsListByStatus(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	has(t, d.must("jobs", "list", "--status", "stopped").out, "Медична сестра")
	jobs := decode[[]object](t, d.must("jobs", "list", "--status", "Stopped", "--json").out)
	if len(jobs) != 2 {
		t.Errorf("%d stopped jobs, want 2", len(jobs))
	}
	has(t, d.must("jobs", "list", "--status", "Deleted").out, "Оператор ЧПК")
	d = newDesk(t, sandbox.Options{Scenario: "empty"})
	r := d.must("jobs", "list", "--status", "PreActivated")
	if r.out != "" || !strings.Contains(r.err, "No job has the status PreActivated.\n") {
		t.Errorf("got %q and %q", r.out, r.err)
	}
	if got := d.must("jobs", "list", "--status", "PreActivated", "--json").out; got != "[]\n" {
		t.Errorf("got %q, want an empty array", got)
	}
}

// TestWhyTheServiceListsNoDeletedJobsIsNotHidden: the copies of this computer are printed, and the error and
// the exit code are those of any refusal or failure.
func TestWhyTheServiceListsNoDeletedJobsIsNotHidden(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	for fault, want := range map[string]struct {
		code int
		why  string
	}{
		"status=400": {command.ExitRefused, "400"},
		"status=403": {command.ExitNotYours, "not allow"},
		"status=404": {command.ExitNotYours, "404"},
		"status=500": {command.ExitNetwork, "the service failed"},
		"status=503": {command.ExitNetwork, "busy"},
		"cut":        {command.ExitNetwork, "closed the connection"},
	} {
		d := newDesk(t, sandbox.Options{})
		d.must("jobs", "list")
		d.faults("allJobs:" + fault)
		d.fails(want.code, want.why, "jobs", "list", "--status", "Deleted")
		r := d.fails(want.code, "there is no copy of a deleted job on this computer", "jobs", "list", "--status", "Deleted")
		if strings.Contains(r.err, "No job has") {
			t.Errorf("%s: %s", fault, r.err)
		}
		d.service.SetFaults(nil)
		d.must("jobs", "delete", d.jobArg("ua-barista"), "--yes")
		d.faults("allJobs:" + fault)
		for _, json := range []string{"--json=false", "--json"} {
			r := d.run("jobs", "list", "--status", "Deleted", json)
			if r.code != want.code || !strings.Contains(r.out, "Бариста") || !strings.Contains(r.err, want.why) || !strings.Contains(r.err, "copies on this computer") {
				t.Errorf("%s %s: exit %d, %q, %q", fault, json, r.code, r.out, r.err)
			}
		}
	}
}

func TestJobsListOfAnEmptyAccount(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	r := d.must("jobs", "list")
	if r.out != "" || !strings.Contains(r.err, "There are no jobs.") {
		t.Errorf("got %q and %q", r.out, r.err)
	}
	if got := d.must("jobs", "list", "--json").out; got != "[]\n" {
		t.Errorf("got %q, want an empty array", got)
	}
}

func TestJobsShowPrintsTheDescriptionAsText(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	r := d.must("jobs", "show", d.jobArg("ua-office"))
	has(t, r.out, "Офіс-менеджер", "from 25 000 per month", "unknown: the service does not report it", "• зустріч гостей, пошта", "1 · Full-time / Part-time")
	if strings.ContainsAny(r.out, "<>\x1b") {
		t.Errorf("markup or escapes in:\n%s", r.out)
	}
	d.terminal, d.width = true, 60
	for line := range strings.SplitSeq(d.must("jobs", "show", d.jobArg("ua-office"), "--no-color").out, "\n") {
		if n := len([]rune(line)); n > 60 && !strings.Contains(line, "https://") {
			t.Errorf("%d characters on a terminal of 60: %s", n, line)
		}
	}
}

func TestTablesFitTheTerminal(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.terminal = true
	for _, d.width = range []int{40, 80, 109, 110, 200} {
		for _, call := range [][]string{{"jobs", "list"}, {"applicants", "list", d.jobArg("ua-backend")}, {"accounts"}} {
			r := d.must(append(call, "--no-color")...)
			for line := range strings.SplitSeq(r.out, "\n") {
				if n := text.Width(line); n > d.width {
					t.Errorf("%v: %d cells on a terminal of %d: %s", call, n, d.width, line)
				}
			}
		}
	}
}

// TestANameFromRightToLeftMovesNoColumn on a terminal that reorders. A pipe or a file gets no sign for that, and neither does
// a terminal that would draw it.
func TestANameFromRightToLeftMovesNoColumn(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "demo-en"})
	d.configure(strings.NewReplacer("olena.hr", "maeve.hr", "%q", strconv.Quote(d.home)).Replace(configText))
	t.Setenv("LC_ALL", "C.UTF-8")
	const name = "ياسمين الحداد"
	call := []string{"applicants", "list", d.jobArg("en-engineer"), "--no-color"}
	for _, c := range []struct {
		terminal bool
		kind     string
		signs    bool
	}{{true, "xterm-256color", true}, {true, "mlterm", false}, {false, "xterm-256color", false}} {
		t.Setenv("TERM", c.kind)
		d.terminal, d.width = c.terminal, 120
		out := d.must(call...).out
		if !strings.Contains(out, name) {
			t.Fatalf("no such applicant:\n%s", out)
		}
		if strings.Contains(out, name+"\u200e") != c.signs || strings.ContainsRune(out, '\u200e') != c.signs {
			t.Errorf("%+v:\n%q", c, out)
		}
	}
}

func TestChangeOfStatus(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.job("ua-barista")
	status := func() model.JobStatus {
		r, err := d.service.Record(id)
		modeltest.Must(t, err)
		return r.Status
	}
	has(t, d.must("jobs", "stop", command.Number(id)).err, "is Stopped.")
	if status() != model.Stopped {
		t.Errorf("it is %s", status())
	}
	got := decode[object](t, d.must("jobs", "activate", command.Number(id), "--json").out)
	if got["status"] != "Activated" || status() != model.Activated {
		t.Errorf("it is %s, reported as %v", status(), got["status"])
	}

	d.fails(command.ExitUsage, "--yes", "jobs", "delete", command.Number(id))
	d.terminal = true
	for _, answer := range []string{"", "\n", "n\n", "yep\n", "no\n"} {
		d.in = answer
		r := d.fails(command.ExitFailed, "not confirmed", "jobs", "delete", command.Number(id))
		has(t, r.err, "Бариста", "applicants")
	}
	if status() != model.Activated {
		t.Fatalf("it is %s without a yes", status())
	}
	d.in = "y\n"
	has(t, d.must("jobs", "delete", command.Number(id)).err, "is Deleted.")
	if status() != model.Deleted {
		t.Errorf("it is %s", status())
	}
}
