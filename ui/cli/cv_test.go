package cli

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// TestCVsAreSavedWholeAndNeverOverAnother: a copy that is there stays the only one, and a file that was changed stays
// beside the new one.
func TestCVsAreSavedWholeAndNeverOverAnother(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	dir := filepath.Join(d.home, "out")
	first := strings.Fields(d.must("cv", "save", d.jobArg("ua-backend"), "--dir", dir).out)
	if len(first) < 2 {
		t.Fatalf("%d CVs saved", len(first))
	}
	mine := []byte("my own words")
	modeltest.Must(t, os.WriteFile(first[0], mine, 0o600))
	second := strings.Fields(d.must("cv", "save", d.jobArg("ua-backend"), "--dir", dir).out)
	if len(second) != len(first) || second[0] == first[0] || !slices.Equal(second[1:], first[1:]) {
		t.Errorf("saved as %q, then as %q", first, second)
	}
	if got, err := os.ReadFile(first[0]); err != nil || !bytes.Equal(got, mine) {
		t.Errorf("a file was saved over another: %.40q (%v)", got, err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != len(first)+1 {
		t.Fatalf("%d files, want %d (%v)", len(entries), len(first)+1, err)
	}
	docs := decode[[]object](t, d.must("cv", "save", d.jobArg("ua-backend"), "--dir", filepath.Join(d.home, "third"), "--json").out)
	for i, doc := range docs {
		id, _ := doc["id"].(json.Number).Int64()
		want, err := d.service.CVData(id)
		modeltest.Must(t, err)
		for _, path := range []string{doc["path"].(string), second[i]} {
			got, err := os.ReadFile(path)
			if err != nil || !bytes.Equal(got, want) {
				t.Errorf("%s: %d bytes, want %d (%v)", path, len(got), len(want), err)
			}
			if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
				t.Errorf("%s: mode %v (%v)", path, info.Mode(), err)
			}
		}
	}
	d.nothingViewed()
}

func TestCVsOfNamedApplications(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	var with, without string
	for _, id := range d.applies("ua-backend") {
		data, err := d.service.CVData(id)
		modeltest.Must(t, err)
		if data != nil {
			with = command.Number(id)
		} else {
			without = command.Number(id)
		}
	}
	out := d.must("cv", "save", d.jobArg("ua-backend"), "--apply", with).out
	if paths := strings.Fields(out); len(paths) != 1 || filepath.Dir(paths[0]) != filepath.Join(d.home, "CVs") {
		t.Errorf("saved %q", out)
	}
	d.fails(command.ExitNotYours, "attached none", "cv", "save", d.jobArg("ua-backend"), "--apply", without)
	d.fails(command.ExitNotYours, "no application 5", "cv", "save", d.jobArg("ua-backend"), "--apply", "5")
	job := d.jobArg("ua-backend")
	d.fails(command.ExitNotYours, "no application 5 for job "+job+"; there is no application 6 for job "+job+"\n", "cv", "save", job, "--apply", "6", "--apply", "5")
	d.fails(command.ExitUsage, "not the id of an application", "cv", "save", d.jobArg("ua-backend"), "--apply", "-5")
}

func TestRestrictedSavesOnlyUnderTheConfiguredFolder(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	data, err := os.ReadFile(filepath.Join(d.home, "config", "shortlist", "config.toml"))
	modeltest.Must(t, err)
	t.Setenv("SHORTLIST_PASSWORD", sandbox.Password) // no password_command in restricted mode
	d.configure(string(data) + "\n[limits]\nrestricted = true\n")
	job, allowed := d.jobArg("ua-accountant"), filepath.Join(d.home, "CVs")
	modeltest.Must(t, os.MkdirAll(filepath.Join(d.home, "elsewhere"), 0o700))
	modeltest.Must(t, os.MkdirAll(allowed, 0o700))
	modeltest.Must(t, os.Symlink(filepath.Join(d.home, "elsewhere"), filepath.Join(allowed, "link")))
	for _, dir := range []string{d.home, allowed + "2", filepath.Join(allowed, "..", "x"), filepath.Join(allowed, "link"), filepath.Join(allowed, "link", "new")} {
		d.fails(command.ExitUsage, "only below", "cv", "save", job, "--dir", dir)
	}
	d.must("cv", "save", job, "--dir", filepath.Join(allowed, "deep", "er"))
	d.must("cv", "save", job)
}

func TestSavingCVsReportsUnreadableRecords(t *testing.T) {
	d := deskThatReads(t, `[{"id":1,"cvFile":{"name":"a.txt","data":"SSBhbSBhIENWLg=="}},"x",{"id":"none"},{"id":2}]`)
	r := d.must("cv", "save", "5")
	if strings.Count(r.out, "\n") != 1 || r.err != "1 CV saved, 1 without CV, 2 records unreadable\n" {
		t.Errorf("printed %q, printed %q", r.out, r.err)
	}
}
