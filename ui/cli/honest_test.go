package cli

import (
	"encoding/json"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/spf13/cobra"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// TestAChangeWhoseResultCannotBePrintedIsNotToBeRepeated: the exit code is not that of a
// failure, and the sentence names the job.
func TestAChangeWhoseResultCannotBePrintedIsNotToBeRepeated(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	d.service.SetLimit(50)
	before := len(d.records())
	job := d.jobArg("ua-barista")
	known := command.Number(d.anApplicant("ua-backend").ID)
	for _, c := range []struct {
		want string
		call []string
	}{
		{"was saved: Activated, but the result could not be printed", newJob()},
		{"was saved: Activated, but the result could not be printed", newJob("--title", "Друга", "--json")},
		{"job " + job + " was saved", []string{"jobs", "update", job, "--region", "Київ", "--currency", "0"}},
		{"job " + job + " is Stopped, but", []string{"jobs", "stop", job, "--json"}},
		{"the marks are sent, but", []string{"applicants", "viewed", command.Number(d.applies("ua-barista")[0]), "--json"}},
		{known + " comes up again on ", []string{"snooze", known, "tomorrow"}},
		{"(tomorrow), but the result", []string{"snooze", known, "tomorrow", "--json"}},
		{", but the result", []string{"erase", "--forget-tombstones", "--yes"}},
		{"Signed out of acme on this computer, but", []string{"logout", "--json"}},
	} {
		var problems strings.Builder
		if code := Run(t.Context(), d.deps(fullDisk{}, &problems), c.call); code != command.ExitUnknown || strings.Count(problems.String(), "shortlist: ") != 1 {
			t.Errorf("%v: exit %d: %s", c.call, code, problems.String())
		}
		has(t, problems.String(), c.want)
	}
	if n := len(d.records()); n != before+2 {
		t.Errorf("%d jobs more, want 2", n-before)
	}
}

// TestHelpThatCannotBeWrittenFails, and so do the version and completions: whatever prints
// them drops the error.
func TestHelpThatCannotBeWrittenFails(t *testing.T) {
	d := bareDesk(t)
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip(err)
	}
	defer func() { _ = full.Close() }() // nothing can be written to it
	for _, call := range []string{"--help", "jobs --help", "help jobs create", "--version", "completion bash", "completion zsh", "man"} {
		var problems strings.Builder
		if code := Run(t.Context(), d.deps(full, &problems), strings.Fields(call)); code != command.ExitFailed || strings.Count(problems.String(), "shortlist: ") != 1 {
			t.Errorf("%s: exit %d: %s", call, code, problems.String())
		}
	}
}

// TestExportRefusesAFormatThatTheFileIsNotNamedAfter.
func TestExportRefusesAFormatThatTheFileIsNotNamedAfter(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	job := d.jobArg("ua-backend")
	at := func(name string) string { return filepath.Join(d.home, name) }
	d.fails(command.ExitUsage, "--json and another format", "applicants", "export", job, "--out", at("e.csv"), "--json")
	d.fails(command.ExitUsage, "--json and another format", "applicants", "export", job, "--format", "md", "--json")
	d.fails(command.ExitUsage, "--out ends in .csv, but --format is json", "applicants", "export", job, "--out", at("e.csv"), "--format", "json")
	for _, name := range []string{"e.json", "plain"} {
		d.must("applicants", "export", job, "--out", at(name), "--json")
		if data, err := os.ReadFile(at(name)); err != nil || !json.Valid(data) {
			t.Errorf("%s: %v", name, err)
		}
	}
	d.must("applicants", "export", job, "--out", at("e.markdown"))
	d.must("applicants", "export", job, "--out", at("f.markdown"), "--format", "md")
}

// TestViewedPrintsEveryApplication: which are marked and why others are not.
func TestViewedPrintsEveryApplication(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	good := command.Number(d.applies("ua-barista")[0])
	r := d.run("applicants", "viewed", good, "5", "--json")
	docs := decode[[]object](t, r.out)
	if r.code != command.ExitNotYours || len(docs) != 2 || docs[0]["isViewed"] != true || docs[1]["isViewed"] != false || !strings.Contains(docs[1]["error"].(string), "not allowed") {
		t.Errorf("exit %d: %s%s", r.code, r.out, r.err)
	}
	d.faults("markViewed:status=503")
	r = d.run("applicants", "viewed", good, "--json")
	docs = decode[[]object](t, r.out)
	if r.code != command.ExitNetwork || len(docs) != 1 || docs[0]["queued"] != true {
		t.Errorf("exit %d: %s%s", r.code, r.out, r.err)
	}
}

// TestJSONReportsABrokenCV with the reason.
func TestJSONReportsABrokenCV(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.jobArg("ua-backend")
	d.faults("applies:badcv")
	for _, call := range [][]string{{"applicants", "list", job, "--json"}, {"applicants", "export", job, "--json"}} {
		broken := 0
		for _, p := range decode[[]object](t, d.must(call...).out) {
			if cv, ok := p["cvFile"].(object); ok && cv["broken"] != nil && cv["path"] == nil {
				broken++
			}
		}
		if broken == 0 {
			t.Errorf("%v reports no broken CV", call)
		}
	}
}

// TestBrokenRulesOfAJobAreMarked in the list, named by show, and part of the JSON.
func TestBrokenRulesOfAJobAreMarked(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	r := d.must("jobs", "list")
	marked := regexp.MustCompile(`(?m)^ *(\d+)  \S+ +!  `).FindAllStringSubmatch(r.out, -1)
	jobs := decode[[]object](t, d.must("jobs", "list", "--json").out)
	var reported []string
	for _, j := range jobs {
		if p, ok := j["problems"].([]any); ok && len(p) > 0 {
			reported = append(reported, p[0].(object)["message"].(string))
		}
	}
	if len(marked) == 0 || len(marked) != len(reported) {
		t.Fatalf("%d marked, %d in JSON", len(marked), len(reported))
	}
	has(t, r.err, "against the service's rules")
	has(t, d.must("jobs", "show", marked[0][1]).out, "Against the board's rules ")
	for _, j := range d.records() {
		if j.Status == model.Deleted {
			if shown := decode[[]object](t, d.must("jobs", "list", "--status", "Deleted", "--json").out); len(shown) > 0 && shown[0]["problems"] != nil {
				t.Error("a deleted job has problems")
			}
		}
	}
}

// TestPendingCreatesAreLookedForWithOneRequest, listed, and given up on demand.
func TestPendingCreatesAreLookedForWithOneRequest(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.service.SetLimit(50)
	has(t, d.must("jobs", "pending").err, "No job is pending.")
	titles := []string{"Перша", "Друга", "Третя", "Четверта"}
	for i, title := range titles {
		fault := "create:cut,count=1"
		if i == 3 { // this one is made
			fault = "create:lost,count=1;allJobs:status=500,skip=2"
		}
		d.faults(fault)
		d.fails(command.ExitUnknown, "unknown", newJob("--title", title)...)
	}
	d.service.SetFaults(nil)
	d.service.ResetRequests()
	r := d.must(newJob("--title", "П’ята")...)
	has(t, r.err, "“Четверта”, sent ", "3 jobs that were sent earlier", "shortlist jobs pending")
	if n := d.service.Count(sandbox.AllJobs); n != 2 { // for those that are pending, and before the create
		t.Errorf("the jobs were read %d times", n)
	}
	r = d.must("jobs", "pending")
	for _, title := range titles[:3] {
		has(t, r.out, title)
	}
	if got := decode[[]object](t, d.must("jobs", "pending", "--json").out); len(got) != 3 || got[0]["sent"] == nil {
		t.Errorf("%v", got)
	}
	if r := d.run("jobs", "pending", "--forget"); r.code != command.ExitUsage || !strings.Contains(r.err, "--yes") {
		t.Errorf("exit %d: %s", r.code, r.err)
	}
	broken, job := true, d.jobArg("ua-backend")
	d.list(func(w http.ResponseWriter, list []byte) {
		if broken { // it may be one of those that are pending
			list = withoutID(list, job)
		}
		_, _ = w.Write(list)
	})
	r = d.run("jobs", "pending", "--forget", "--yes", "--json")
	has(t, r.err, "nothing was given up: 1 job of the answer could not be read")
	if r.code != command.ExitUnknown {
		t.Errorf("exit %d", r.code)
	}
	if got := decode[[]object](t, r.out); len(got) != 3 || got[0]["forgotten"] != nil {
		t.Errorf("%v", got)
	}
	broken = false
	got := decode[[]object](t, d.must("jobs", "pending", "--forget", "--yes", "--json").out)
	if len(got) != 3 || got[0]["forgotten"] != true {
		t.Errorf("%v", got)
	}
	if got := d.must("jobs", "pending", "--json").out; got != "[]\n" {
		t.Errorf("still pending: %s", got)
	}
}

// TestHelpBeginsNoLineWithAWordThatLooksMisspelt: the library that lays help out gives each
// line of it a capital and small letters.
func TestHelpBeginsNoLineWithAWordThatLooksMisspelt(t *testing.T) {
	d := bareDesk(t)
	odd := regexp.MustCompile(`\b(Csv|Html|Json|Url|Urls|Pdf|Cv|Cvs|Id|Ids|Get)\b`)
	var walk func(*cobra.Command)
	walk = func(c *cobra.Command) {
		if c.Hidden || c.Name() == "completion" {
			return
		}
		out := d.must(append(command.Path(c), "--help")...).out
		for line := range strings.Lines(out) {
			if odd.MatchString(line) {
				t.Errorf("%s --help: %s", command.Name(c), strings.TrimSpace(line))
			}
		}
		for _, sub := range c.Commands() {
			walk(sub)
		}
	}
	walk(treeOf(&command.App{Deps: d.deps(nil, nil)}))
}

// TestHelpKeepsParagraphsApart by the empty lines of its text.
func TestHelpKeepsParagraphsApart(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	modeltest.InEveryLanguage(t)
	d := bareDesk(t)
	for _, c := range everyCommand(d) {
		if c.Long == "" || c.Hidden {
			continue
		}
		page := d.must(append(command.Path(c), "--help")...).out
		for i, paragraph := range strings.Split(strings.TrimSpace(c.Long), "\n\n") {
			begins := strings.Join(strings.Fields(paragraph)[:1], " ")
			if i > 0 && !strings.HasPrefix(paragraph, " ") && !strings.Contains(page, "\n\n"+begins) {
				t.Errorf("%s: no empty line before %q", c.CommandPath(), begins)
			}
		}
	}
}
