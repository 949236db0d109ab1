package cli

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// sgr is the only escape that is ours to write.
var sgr = regexp.MustCompile(`\x1b\[[0-9;:]*m`)

// noStatus is a value that a flag refuses, and prints.
const noStatus = "\x1b[31mx\u202e"

// ended is a text from right to left with the sign that ends it on a terminal.
var ended = regexp.MustCompile(`([\p{Hebrew}\p{Arabic}\p{Syriac}\p{Thaana}]\p{Mn}*)\x{200e}`)

// tame fails the test when s holds a byte that a terminal acts on.
func tame(t *testing.T, call, s string, styled bool) {
	t.Helper()
	if styled {
		s = sgr.ReplaceAllString(s, "")
		s = strings.ReplaceAll(s, "\r\x1b[K", "") // the progress line goes
		s = ended.ReplaceAllString(s, "$1")       // the sign of shortlist's own
	}
	if !utf8.ValidString(s) {
		t.Errorf("%s: bytes that are no UTF-8", call)
	}
	for _, r := range s {
		if r != '\n' && unicode.IsControl(r) || r == 0x061C || r >= 0x200E && r <= 0x200F || r >= 0x202A && r <= 0x202E || r >= 0x2066 && r <= 0x2069 {
			t.Errorf("%s: %U in the output", call, r)
			return
		}
	}
}

func TestNothingAStrangerWroteDrivesTheTerminal(t *testing.T) {
	modeltest.SkipInShort(t, "runs hundreds of commands")
	for _, terminal := range []bool{false, true} {
		if modeltest.Race && !terminal { // under the race detector one kind of output is enough: it is many times as slow
			continue
		}
		t.Run(fmt.Sprintf("terminal %v", terminal), func(t *testing.T) {
			d := newDesk(t, sandbox.Options{Scenario: "hostile"})
			d.terminal, d.width = terminal, 80
			d.faults("extra;surrogate")
			jobs, err := d.service.Jobs()
			modeltest.Must(t, err)
			calls := [][]string{{"jobs", "list"}, {"jobs", "list", "--json"}, {"jobs", "list", "--status", noStatus}}
			for _, j := range jobs {
				id := command.Number(j.ID)
				calls = append(calls, []string{"jobs", "show", id}, []string{"jobs", "show", id, "--json"}, []string{"jobs", "stop", id},
					[]string{"applicants", "list", id, "--all"}, []string{"applicants", "list", id, "--json", "--all"}, []string{"cv", "save", id}, []string{"cv", "save", id, "--json"})
				people, err := d.service.ApplyIDs(j.ID)
				modeltest.Must(t, err)
				for _, p := range people {
					calls = append(calls, []string{"applicants", "show", command.Number(p)})
				}
			}
			for _, call := range calls {
				r := d.run(call...)
				name := fmt.Sprintf("%q", call)
				tame(t, name, r.out, terminal)
				tame(t, name, r.err, terminal)
				if refused := call[len(call)-1] == noStatus; refused != (r.code == command.ExitUsage) || !refused && r.code != command.ExitDone && r.code != command.ExitNotYours {
					t.Errorf("%s: exit %d: %s", name, r.code, r.err)
				}
			}
		})
	}
}

func TestTheServicesWordsInAnErrorAreClean(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.service.SetFaults(sandbox.Faults{{Status: 400, Code: "\x1b]0;owned\x07C", Message: "a\r\nshortlist: b\x1b[2J\u202e\u009b31m"}})
	r := d.run("jobs", "stop", d.jobArg("ua-barista"))
	tame(t, "jobs stop", r.err, false)
	if strings.Count(r.err, "\n") != 1 || strings.Contains(r.err, "owned") {
		t.Errorf("got %q", r.err)
	}
}

func TestJSONKeepsTheValueAndEscapesWhatATerminalActsOn(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.must(newJob()...)
	raw := "a\u009b31mb\u202ec\x1b[0m<&>\u007f\u2028"
	id := d.records()[0].ID
	modeltest.Must(t, d.service.ChangeJob(id, func(r *sandbox.Record) { r.Title, r.Status = raw, model.JobStatus(raw) }))
	r := d.must("jobs", "show", command.Number(id), "--json")
	tame(t, "jobs show --json", r.out, false)
	has(t, r.out, `<&>`, `\u009b`, `\u202e`)
	if got := decode[object](t, r.out); got["title"] != raw || got["status"] != raw {
		t.Errorf("got %q and %q", got["title"], got["status"])
	}
}

func TestAHostileFileNameStaysInTheFolder(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.must(newJob()...)
	id := d.records()[0].ID
	c := model.Candidate{
		FileName:  "../../../../etc/passwd\x1b[31m",
		Applicant: model.Applicant{Name: "../../..\u202e/\x00-rf\n"},
		CV:        &model.CV{Name: "-/../..", ContentType: "text/plain"},
	}
	if _, err := d.service.Apply(id, c, []byte("I am a CV.")); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	path := strings.TrimSuffix(d.must("cv", "save", command.Number(id), "--dir", dir).out, "\n")
	rest, ok := strings.CutPrefix(path, dir+"/")
	if !ok || strings.ContainsAny(rest, "/\n") || strings.HasPrefix(rest, ".") || strings.HasPrefix(rest, "-") {
		t.Errorf("saved as %q", path)
	}
}
