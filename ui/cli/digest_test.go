package cli

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
	"shortlist/ui/text"
)

// TestDigestPrintsEachApplicationOnce, by job, and nothing without new applications.
func TestDigestPrintsEachApplicationOnce(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	if r := d.must("digest"); r.out != "" || r.err != "" {
		t.Errorf("at first it prints %q and printed %q", r.out, r.err)
	}
	d.applied("ua-backend")
	d.applied("ua-backend")
	id := d.applied("ua-barista")
	d.arrives(d.copy(), "ua-barista", "Олена", "Щойна")

	r := d.must("digest", "--peek")
	has(t, r.out, "4 new applications since ", ": 2 new, ", "Олена Щойна", "new, Львів", "1 known only from a callback, not listed by the service yet.", " not viewed in the jobs that were read here.", "  CV  ")
	if n := strings.Count(r.out, ": 2 new, "); n != 2 || r.err != "" {
		t.Errorf("%d jobs have two, and it printed %q:\n%s", n, r.err, r.out)
	}
	for line := range strings.Lines(r.out) {
		if w := text.Width(strings.TrimSuffix(line, "\n")); w > 80 {
			t.Errorf("%d cells are %q", w, line)
		}
	}
	doc := decode[object](t, d.must("digest", "--json").out)
	jobs := doc["jobs"].([]any)
	if doc["new"] != json.Number("4") || len(jobs) != 2 || doc["since"] == nil || doc["until"] == nil {
		t.Errorf("the digest is %v", doc)
	}
	found := false
	for _, j := range jobs {
		for _, n := range j.(object)["new"].([]any) {
			found = found || n.(object)["applicant"].(object)["id"] == json.Number(command.Number(id))
		}
	}
	if !found {
		t.Errorf("%d is not in %v", id, doc)
	}
	if r := d.must("digest"); r.out != "" || r.err != "" {
		t.Errorf("the next prints %q and printed %q", r.out, r.err)
	}
	doc = decode[object](t, d.must("digest", "--json").out) // a program is sent a document in any case
	if jobs, ok := doc["jobs"].([]any); !ok || len(jobs) != 0 || doc["new"] != json.Number("0") {
		t.Errorf("an empty digest is %v", doc)
	}
	has(t, d.must("digest", "--always").out, "No new applications since ", " not viewed in the jobs that were read here.")
	d.nothingViewed()

	// --since prints them again, and the next digest only the next ones.
	d.applied("ua-barista")
	has(t, d.must("digest", "--since", "1h").out, "5 new applications")
	has(t, d.must("digest").out, "1 new application since")
}

// TestWhoIsNewDoesNotDependOnTheServiceClock: an application is new when it was made
// after this machine first counted those of its job, whatever time the service gives it.
func TestWhoIsNewDoesNotDependOnTheServiceClock(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	for name, clock := range map[string]func() time.Time{
		"whole seconds":     func() time.Time { return time.Now().Truncate(time.Second) },
		"one minute behind": func() time.Time { return time.Now().Add(-time.Minute) },
		"two days behind":   func() time.Time { return time.Now().AddDate(0, 0, -2) },
		"one minute ahead":  func() time.Time { return time.Now().Add(time.Minute) },
	} {
		t.Run(name, func(t *testing.T) {
			d := newDesk(t, sandbox.Options{Now: clock})
			d.applied("ua-backend") // before the first look
			if r := d.must("digest"); r.out != "" {
				t.Errorf("the first digest prints %s", r.out)
			}
			id := d.applied("ua-backend")
			for _, args := range [][]string{{"digest", "--since", "1h", "--json"}, {"digest", "--json"}} {
				doc := decode[object](t, d.must(args...).out)
				jobs := doc["jobs"].([]any)
				if doc["new"] != json.Number("1") || len(jobs) != 1 {
					t.Fatalf("%v prints %v", args, doc)
				}
				who := jobs[0].(object)["new"].([]any)[0].(object)["applicant"].(object)["id"]
				if who != json.Number(command.Number(id)) {
					t.Errorf("%v reports %v, %d is new", args, who, id)
				}
			}
		})
	}
}

// TestAnUnwrittenDigestIsRepeated.
func TestAnUnwrittenDigestIsRepeated(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("digest")
	d.applied("ua-backend")
	for _, args := range [][]string{{"digest"}, {"digest", "--json"}} {
		var problems strings.Builder
		if code := Run(t.Context(), d.deps(fullDisk{}, &problems), args); code != command.ExitFailed {
			t.Errorf("exit %d: %s", code, problems.String())
		}
	}
	has(t, d.must("digest").out, "1 new application since")
	if r := d.must("digest"); r.out != "" {
		t.Errorf("the next prints %s", r.out)
	}
}

// fullDisk is an output that takes nothing.
type fullDisk struct{}

func (fullDisk) Write([]byte) (int, error) { return 0, errors.New("no space left on device") }

// TestDigestBeforeTheFirstReadExplainsItself: earlier applications do not count as new, and
// stdout stays empty without new ones.
func TestDigestBeforeTheFirstReadExplainsItself(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	const early = "Applications from before this computer first read the jobs do not count as new."
	d.must("digest")
	for _, c := range []struct{ args, want string }{
		{"digest --since 7d", early}, {"digest --since 7d --json", early}, {"digest --since 0s", ""}, {"digest", ""},
	} {
		if r := d.must(strings.Fields(c.args)...); strings.TrimSpace(r.err) != c.want || strings.Contains(r.out, early) {
			t.Errorf("%s printed %q and %q", c.args, r.out, r.err)
		}
	}
	d.applied("ua-backend")
	if r := d.must("digest", "--since", "7d"); !strings.Contains(r.out, early) || r.err != "" { // once
		t.Errorf("printed %q and %q", r.out, r.err)
	}
}

// TestDigestReportsAServiceOutOfReach, prints the known applications, and the others the
// next time.
func TestDigestReportsAServiceOutOfReach(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("digest")
	d.arrives(d.copy(), "ua-barista", "Олена", "Щойна")
	d.applied("ua-backend")
	d.faults("allJobs:status=503")
	r := d.run("digest")
	if r.code != command.ExitNetwork {
		t.Errorf("exit %d", r.code)
	}
	has(t, r.out, "1 new application since", "Олена Щойна")
	has(t, r.err, "shortlist: the service was not read, so new applications may be missing: ")

	d.faults("applies:status=503")
	if r = d.run("digest"); r.code != command.ExitNetwork || r.out != "" {
		t.Errorf("exit %d, printed %q", r.code, r.out)
	}
	has(t, r.err, "the applicants of 1 job could not be read")
	d.service.SetFaults(nil)
	d.service.ResetRequests()
	if r = d.must("digest", "--offline"); r.out != "" || len(d.service.Requests()) != 0 {
		t.Errorf("printed %q", r.out)
	}
	has(t, d.must("digest").out, "1 new application since")

}

// TestTheFirstDigestGoesADayBack.
func TestTheFirstDigestGoesADayBack(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	a := d.copy()
	old := model.Arrival{JobID: d.job("ua-barista"), Received: time.Now().Add(-25 * time.Hour), FirstName: "Олена", LastName: "Давня", Digest: "old"}
	if _, err := a.Keep(t.Context(), old); err != nil {
		t.Fatal(err)
	}
	d.arrives(a, "ua-barista", "Олена", "Щойна")
	r := d.must("digest")
	has(t, r.out, "1 new application since", "Щойна")
	has(t, d.must("digest", "--since", "2d").out, "2 new applications since", "Давня")
}

// TestDigestOfStrangersIsClean and fits.
func TestDigestOfStrangersIsClean(t *testing.T) {
	modeltest.SkipInShort(t, "reads every hostile applicant")
	d := newDesk(t, sandbox.Options{Scenario: "hostile"})
	d.must("digest")
	jobs, err := d.service.Jobs()
	modeltest.Must(t, err)
	for _, j := range jobs {
		if _, err := d.service.ApplySample(j.ID); err != nil {
			t.Fatal(err)
		}
	}
	for _, args := range [][]string{{"digest", "--peek", "--since", "2026-01-01"}, {"digest", "--json"}} {
		r := d.run(args...)
		tame(t, args[1], r.out, false)
		if r.out == "" {
			t.Errorf("%v prints nothing: %s", args, r.err)
		}
	}
}

// TestABlindDigestPrintsNoNames, and why.
func TestABlindDigestPrintsNoNames(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("digest")
	a := d.copy()
	modeltest.Must(t, a.SetBlind(t.Context(), true))
	if r := d.must("digest"); r.err != "" {
		t.Errorf("without new applications it printed %q", r.err)
	}
	d.arrives(a, "ua-barista", "Олена", "Щойна")
	for _, args := range [][]string{{"digest", "--peek"}, {"digest", "--json"}} {
		r := d.must(args...)
		if strings.Contains(r.out, "Олена") || strings.Contains(r.out, "Щойна") {
			t.Errorf("it printed %s", r.out)
		}
		has(t, r.out, "Candidate ")
		has(t, r.err, "Blind mode is on")
	}
}

func TestSinceRejectsWhatIsNoTime(t *testing.T) {
	d := bareDesk(t)
	for _, typed := range []string{"yesterday", "-24h", "d", "-1d", "9999-01-01", "24"} {
		d.fails(command.ExitUsage, "--since: ", "digest", "--since", typed)
	}
}
