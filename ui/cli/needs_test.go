package cli

import (
	"encoding/json"
	"strings"
	"testing"

	"shortlist/model/store"
	"shortlist/ui/cli/command"
)

// TestFilesOfAPersonAreReadAsTheirProgramSavedThem, in UTF-16 of PowerShell or in the set of an older editor.
func TestFilesOfAPersonAreReadAsTheirProgramSavedThem(t *testing.T) {
	d, job := writes(t, "")
	for _, saved := range []string{"\ufeffГо\n", "\xff\xfe\x13\x04\x3e\x04\n\x00", "\xc3\xee\r\n"} {
		d.in = saved
		d.must("needs", job, "--file", "-")
		d.in = ""
		if got := d.must("needs", job).out; got != "Го\n" {
			t.Errorf("the needs of %q are %q", saved, got)
		}
	}
}

// TestNeedsAreFoundInTheLinesThatCVTextPrints.
func TestNeedsAreFoundInTheLinesThatCVTextPrints(t *testing.T) {
	d, job := writes(t, "")
	d.fails(command.ExitUsage, "no needs", "needs", job, "--file", "-")
	d.in = "Go or Python\n\"B2\" english\nposition:developer\nunicorns\n"
	has(t, d.must("needs", job, "--file", "-").out, "has 4 needs")
	d.in = ""
	if got := d.must("needs", job).out; got != "Go or Python\n\"B2\" english\nposition:developer\nunicorns\n" {
		t.Errorf("%q", got)
	}
	before := d.must("applicants", "list", job, "--json").out
	all := decode[[]object](t, d.must("needs", job, "--applicants", "--json").out)
	states := map[any]int{}
	for _, a := range all {
		id := string(a["applyId"].(json.Number))
		for _, n := range a["needs"].([]any) {
			n := n.(object)
			states[n["state"]]++
			lines := n["lines"].([]any)
			if (n["state"] == "found") != (len(lines) > 0) || n["need"] == "unicorns" && len(lines) > 0 || n["state"] == "notRead" && n["reason"] == nil {
				t.Errorf("%s: %v", id, n)
			}
			if reason := n["reason"]; reason != nil && n["need"] == "position:developer" {
				t.Errorf("%s: a need that is in no CV was not read: %v", id, reason)
			}
			var text string
			for _, l := range lines {
				l := l.(object)
				line := l["text"].(string)
				start, _ := l["start"].(json.Number).Int64()
				end, _ := l["end"].(json.Number).Int64()
				if start < 0 || end <= start || int(end) > len(line) {
					t.Errorf("%s: %v", id, l)
				}
				if l["source"] != "cv" {
					continue
				}
				if text == "" {
					text = d.must("cv", "text", "--apply", id, "--json").out
				}
				pages := decode[object](t, text)["pages"].([]any)
				page, _ := l["page"].(json.Number).Int64()
				at, _ := l["line"].(json.Number).Int64()
				if got := strings.Split(pages[page-1].(string), "\n")[at-1]; got != line {
					t.Errorf("%s: line %d of page %d is %q, not %q", id, at, page, got, line)
				}
			}
		}
	}
	if states["found"] == 0 || states["notFound"] == 0 || states["notRead"] == 0 {
		t.Errorf("%v", states)
	}
	if after := d.must("applicants", "list", job, "--json").out; after != before {
		t.Error("looking for needs has changed the list")
	}
	first := string(all[0]["applyId"].(json.Number))
	out := d.must("needs", job, "--applicants", "--apply", first).out
	has(t, out, first, "Go or Python", "unicorns")
	d.fails(command.ExitNotYours, "not on this computer", "needs", job, "--applicants", "--apply", "999")
	d.fails(command.ExitNotYours, "is not of job", "needs", d.jobArg("ua-barista"), "--applicants", "--apply", first)
	d.fails(command.ExitUsage, "--apply belongs", "needs", job, "--apply", first)
	has(t, d.must("needs", job, "--clear").out, "no needs")
	d.fails(command.ExitFailed, "has no needs", "needs", job, "--applicants")
}

// TestBlindModeShowsTheLinesOfNeedsRedacted.
func TestBlindModeShowsTheLinesOfNeedsRedacted(t *testing.T) {
	d, job := writes(t, "")
	person := decode[[]object](t, d.must("applicants", "list", job, "--json").out)[0]["applicant"].(object)
	name := strings.Fields(person["name"].(string))[0]
	d.in = "cv:\"" + name + "\"\n"
	d.must("needs", job, "--file", "-")
	if out := d.must("needs", job, "--applicants").out; !strings.Contains(out, name) {
		t.Fatalf("the name %s is in no CV", name)
	}
	d.blind(nil)
	out := d.must("needs", job, "--applicants").out
	if strings.Contains(strings.ReplaceAll(out, "cv:\""+name+"\"", ""), name) {
		t.Errorf("blind mode shows %s:\n%s", name, out)
	}
}

// TestWhatIsTypedAsNeedsGoesWithItsJob and stays with another one.
func TestWhatIsTypedAsNeedsGoesWithItsJob(t *testing.T) {
	d, job := writes(t, "")
	setting := func(do func(st *store.Store, name string) error) {
		t.Helper()
		d.kept(func(st *store.Store) {
			for _, id := range []string{job, "1"} {
				if err := do(st, store.TypedNeeds+id); err != nil {
					t.Error(err)
				}
			}
		})
	}
	setting(func(st *store.Store, name string) error { return st.Set(t.Context(), name, "half a need") })
	d.must("erase", "--job", job, "--yes")
	setting(func(st *store.Store, name string) error {
		typed, err := st.Setting(t.Context(), name)
		if (typed == "") != strings.HasSuffix(name, job) {
			t.Errorf("%s is %q", name, typed)
		}
		return err
	})
}
