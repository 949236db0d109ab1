package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model/blind"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

// completed is what a shell is offered, and whether it offers files as well.
func (d *desk) completed(words ...string) (offers []string, files bool) {
	d.t.Helper()
	r := d.must(append([]string{"__complete"}, words...)...)
	lines := strings.Split(strings.TrimSuffix(r.out, "\n"), "\n")
	last := lines[len(lines)-1]
	return lines[:len(lines)-1], last == ":0"
}

// TestShellsAreOfferedWhatWasReadHere: ids with what they are of, from the store alone.
func TestShellsAreOfferedWhatWasReadHere(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	if got, files := d.completed("jobs", "show", ""); len(got) != 0 || files {
		t.Errorf("before anything was read: %q, files %v", got, files)
	}
	if _, err := os.Stat(config.PathsOf("acme").Store); err == nil {
		t.Error("completing made a store")
	}
	d.must("jobs", "list")
	job, id := d.jobArg("ua-backend"), command.Number(d.applies("ua-backend")[0])
	people := decode[[]object](t, d.must("applicants", "list", job, "--json", "--all").out)
	d.kept(func(st *store.Store) {
		for _, name := range []string{"second round", "$(touch sprung)", "a;b"} {
			if _, err := st.Enlist(t.Context(), name, d.applies("ua-backend")[:1], time.Now()); err != nil {
				t.Fatal(err)
			}
		}
	})
	before, err := os.ReadFile(config.PathsOf("acme").Store)
	modeltest.Must(t, err)
	d.service.ResetRequests()
	t.Setenv("SHORTLIST_PASSWORD", "wrong")

	for _, call := range []string{"show", "update", "activate", "stop", "delete"} {
		offers, files := d.completed("jobs", call, "")
		if has := slices.Contains(offers, job+"\tBackend-розробник Go, Activated"); has == (call == "activate") || files || len(offers) == 0 {
			t.Errorf("%s: %q, files %v", call, offers, files)
		}
	}
	for _, words := range [][]string{{"applicants", "list"}, {"cv", "save"}, {"applicants", "export"}, {"sync"}} {
		if offers, files := d.completed(append(words, job[:6])...); files || !slices.ContainsFunc(offers, func(o string) bool { return strings.HasPrefix(o, job+"\tBackend") }) {
			t.Errorf("%v: %q", words, offers)
		}
	}
	for _, words := range [][]string{{"applicants", "show"}, {"applicants", "viewed", "5"}, {"cv", "text", "--apply"}, {"cv", "save", job, "--apply"}} {
		offers, files := d.completed(append(words, "")...)
		if len(offers) != len(people) || files || !strings.Contains(strings.Join(offers, "\n"), id+"\t") {
			t.Errorf("%v: %d offers, files %v", words, len(offers), files)
		}
	}
	if offers, _ := d.completed("cv", "save", d.jobArg("ua-barista"), "--apply", ""); len(offers) != 0 {
		t.Errorf("of another job: %q", offers)
	}
	for words, want := range map[string]string{
		"--account ": "acme\tolena.hr@example.com", "applicants export --shortlist ": "second round", "jobs list --status A": "Activated\tActive",
		"applicants export --format ": "csv\tCSV, one row per applicant, for spreadsheets", "demo --scenario ": "demo", "demo --country u": "ua\tUkraine",
		"jobs list --log-level w": "warn", "applicants export --verdict m": "maybe", "jobs create --rate 3": "3\tper month", "sandbox --callback-method P": "POST",
	} {
		offers, files := d.completed(strings.Split(words, " ")...)
		if !slices.Contains(offers, want) || files {
			t.Errorf("%s: %q, files %v", words, offers, files)
		}
		for _, o := range offers {
			if strings.ContainsAny(o, "$;") {
				t.Errorf("%s offers %q", words, o)
			}
		}
	}
	for _, words := range [][]string{{"cv", "text", ""}, {"jobs", "create", "--file", ""}, {"applicants", "export", "--out", ""}, {"--config", ""}} {
		if _, files := d.completed(words...); !files {
			t.Errorf("%v completes no files", words)
		}
	}
	if n := len(d.service.Requests()); n != 0 {
		t.Errorf("%d requests", n)
	}
	after, err := os.ReadFile(config.PathsOf("acme").Store)
	if err != nil || !bytes.Equal(before, after) {
		t.Errorf("the store is changed, %v", err)
	}

	// Blind mode: no name of anybody, nor the names of shortlists.
	d.kept(func(st *store.Store) {
		modeltest.Must(t, st.Set(t.Context(), "blind", "on"))
	})
	offers, _ := d.completed("applicants", "show", "")
	if !slices.ContainsFunc(offers, func(o string) bool { return strings.HasPrefix(o, id+"\t"+blind.Name(d.applies("ua-backend")[0])) }) {
		t.Errorf("in blind mode: %.300q", offers)
	}
	for _, p := range people {
		if name := p["applicant"].(object)["name"].(string); strings.Contains(strings.Join(offers, "\n"), name) {
			t.Errorf("in blind mode %s is named", name)
		}
	}
	if offers, _ := d.completed("applicants", "export", "--shortlist", ""); len(offers) != 0 {
		t.Errorf("in blind mode: %q", offers)
	}
}

// TestStrangersTitlesAreHarmlessToAShell: each is one line of visible characters.
func TestStrangersTitlesAreHarmlessToAShell(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{Scenario: "hostile"})
	for _, j := range decode[[]object](t, d.must("jobs", "list", "--json").out) {
		d.run("applicants", "list", j["id"].(json.Number).String())
	}
	for _, words := range [][]string{{"jobs", "show", ""}, {"applicants", "show", ""}} {
		r := d.must(append([]string{"__complete"}, words...)...)
		tame(t, strings.Join(words, " "), strings.ReplaceAll(r.out, "\t", " "), false) // a tab parts the two
		lines := strings.Split(strings.TrimSuffix(r.out, "\n"), "\n")
		for _, line := range lines[:len(lines)-1] {
			id, means, _ := strings.Cut(line, "\t")
			if _, err := command.IDOf(command.Job, id); err != nil || strings.ContainsAny(means, "\t\r") || text.Width(means) > 60 {
				t.Errorf("offered is %q", line)
			}
		}
		if len(lines) < 5 {
			t.Errorf("%v: %d lines", words, len(lines))
		}
	}
}
