package cli

import (
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
	"shortlist/ui/cli/receive"
)

// TestSync reads the applicants of every job once, and is quiet when nothing has changed.
func TestSync(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	first := d.must("sync")
	has(t, first.out, "JOB", "APPLICANTS", "NEW", "TITLE", d.jobArg("ua-backend"))
	has(t, first.err, " jobs read, ", " CVs added to the search index.")
	if strings.ContainsAny(first.err, "\r\x1b") {
		t.Errorf("progress without a terminal: %q", first.err)
	}
	found := d.must("search", "cv:docker")
	if found.out == "" || strings.Contains(found.err, "sync") {
		t.Errorf("after all was read: %q %q", found.out, found.err)
	}
	for _, args := range [][]string{{"sync"}, {"sync", "--all"}, {"sync", d.jobArg("ua-backend")}} {
		if again := d.must(args...); again.out != "" || again.err != "" {
			t.Errorf("%v, nothing has changed: %q %q", args, again.out, again.err)
		}
	}
	doc := decode[receive.SyncDoc](t, d.must("sync", "--json", "--all").out)
	if len(doc.Jobs) != 9 || doc.Unknown+doc.Unread+doc.CVs != 0 {
		t.Errorf("%+v", doc)
	}
	for _, j := range doc.Jobs {
		if j.JobTitle == "" || j.Applicants == 0 || j.New+j.Changed+j.Gone > 0 || j.Error != "" {
			t.Errorf("%+v", j)
		}
	}
	if doc := decode[receive.SyncDoc](t, d.must("sync", "--json").out); len(doc.Jobs) != 0 {
		t.Errorf("nothing is to be read: %+v", doc)
	}
	d.nothingViewed()

	d.terminal = true
	has(t, d.must("sync", "--all").err, "job 1 of 9 · ", "9 jobs read, 0 CVs")
	d.terminal = false

	d.fails(command.ExitUsage, "--all reads every job", "sync", "--all", d.jobArg("ua-backend"))
	d.fails(command.ExitUsage, "is not the id of a job", "sync", "x")
	d.fails(command.ExitNotYours, "job 7 is not among the jobs", "sync", "7")
}

// TestSyncThatFails reports the reason, reads the other jobs, and exits as documented.
func TestSyncThatFails(t *testing.T) {
	modeltest.SkipInShort(t, "reads all jobs again and again")
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, Status: 403, Count: 1}})
	r := d.run("sync", "--json")
	if r.code != command.ExitNotYours || strings.Count(r.err, "\n") != 1 {
		t.Errorf("exit code %d: %q", r.code, r.err)
	}
	has(t, r.err, "could not read the applicants", "403 Forbidden")
	doc := decode[receive.SyncDoc](t, r.out)
	if len(doc.Jobs) != 9 || doc.Jobs[0].Error == "" || doc.Jobs[1].Error != "" || doc.Unknown != 1 {
		t.Errorf("one was refused: %+v", doc)
	}
	d.service.SetFaults(sandbox.Faults{{Endpoint: sandbox.Applies, Cut: true}})
	d.fails(command.ExitNetwork, "8 more jobs were not tried", "sync", "--all")
	d.service.SetFaults(nil)

	// While another window reads, nothing is done.
	s, err := store.Open(config.PathsOf("acme").Store)
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	if ok, err := s.TakeDuty(t.Context(), store.DutyApplicants, time.Now()); !ok || err != nil {
		t.Fatal(ok, err)
	}
	d.fails(command.ExitFailed, "nothing was done: another shortlist is reading applicants right now", "sync")
	d.nothingViewed()
}
