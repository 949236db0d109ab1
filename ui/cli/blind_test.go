package cli

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"os"
	"strconv"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model/blind"
	"shortlist/model/modeltest"
	"shortlist/model/reading/outcome"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
)

// TestBlindModeHoldsForCommands: they print and save no name, and report blind mode.
func TestBlindModeHoldsForCommands(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	id := d.applies("ua-backend")[0]
	job := d.jobArg("ua-backend")
	plain := d.must("applicants", "list", job)
	name := ""
	for line := range strings.Lines(plain.out) {
		if fields := strings.Fields(line); len(fields) > 2 && fields[0] == strconv.FormatInt(id, 10) {
			name = fields[1]
		}
	}
	if name == "" || strings.Contains(plain.err, "Blind") {
		t.Fatalf("%s%s", plain.out, plain.err)
	}
	d.blind(nil)
	apply := strconv.FormatInt(id, 10)
	for _, args := range [][]string{
		{"applicants", "list", job}, {"applicants", "list", job, "--json"}, {"applicants", "show", apply}, {"applicants", "show", apply, "--json"},
		{"cv", "save", job, "--apply", apply, "--dir", t.TempDir()},
	} {
		r := d.run(args...)
		if strings.Contains(r.out, name) || strings.Contains(r.err, name) {
			t.Errorf("%v printed %q:\n%s%s", args, name, r.out, r.err)
		}
		if n := strings.Count(r.err, "Blind mode is on"); n != 1 {
			t.Errorf("%v printed %d times why:\n%s", args, n, r.err)
		}
		if strings.Contains(r.out, config.PathsOf("acme").CVs) {
			t.Errorf("%v prints the path of the file:\n%s", args, r.out)
		}
		if args[0] == "cv" && r.code == command.ExitDone {
			if path := strings.TrimSpace(r.out); !strings.HasSuffix(path, ".txt") {
				t.Errorf("saved %q", path)
			} else if data, err := os.ReadFile(path); err != nil || strings.Contains(string(data), name) {
				t.Errorf("%s printed %q (%v)", path, name, err)
			}
		}
	}
}

// blind switches blind mode on as another window does, with a change of what is kept
// besides.
func (d *desk) blind(besides func(*store.Store)) {
	d.t.Helper()
	st, err := store.Open(config.PathsOf("acme").Store)
	modeltest.Must(d.t, err)
	if besides != nil {
		besides(st)
	}
	modeltest.Must(d.t, errors.Join(st.Set(d.t.Context(), "blind", "on"), st.Close()))
}

// TestOneCVWithoutTextDoesNotStopTheOthers: in blind mode a scan is not saved. This is
// reported, and the other CVs are saved, also as JSON.
func TestOneCVWithoutTextDoesNotStopTheOthers(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	job := d.jobArg("ua-backend")
	all := strings.Count(d.must("cv", "save", job, "--dir", t.TempDir()).out, "\n")
	var scan int64
	d.blind(func(st *store.Store) {
		for i, id := range d.applies("ua-backend") {
			c, err := st.Candidate(t.Context(), id)
			if err != nil || c.CV == nil || c.CV.Broken != "" || i < 5 {
				continue
			}
			data, err := os.ReadFile(c.CV.Ref)
			modeltest.Must(t, err)
			sum := sha256.Sum256(data)
			modeltest.Must(t, st.PutCVText(t.Context(), id, hex.EncodeToString(sum[:]), store.CVText{Outcome: outcome.Name(outcome.ErrImageOnly), Why: outcome.ErrImageOnly.Error()}))
			scan = id
			return
		}
	})
	r := d.run("cv", "save", job, "--dir", t.TempDir())
	if n := strings.Count(r.out, "\n"); r.code == command.ExitDone || n != all-1 || !strings.Contains(r.err, blind.Name(scan)+" cannot be saved as text: it is a picture") {
		t.Errorf("%d of %d saved, exit %d: %s", n, all, r.code, r.err)
	}
	r = d.run("cv", "save", job, "--json", "--dir", t.TempDir())
	if r.code == command.ExitDone || len(decode[[]object](t, r.out)) != all-1 {
		t.Errorf("exit %d, printed %q", r.code, r.out)
	}
}

// TestASwitchWhileApplicantsAreReadHoldsForThem: a command that began before the switch
// prints no name, and reports blind mode.
func TestASwitchWhileApplicantsAreReadHoldsForThem(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "reads a job for each of four commands")
	for _, args := range [][]string{{"list"}, {"list", "--json"}, {"show"}, {"show", "--json"}} {
		d := newDesk(t, sandbox.Options{})
		id := d.applies("ua-backend")[0]
		job := d.jobArg("ua-backend")
		name := decode[object](t, d.must("applicants", "show", command.Number(id), "--job", job, "--json").out)["applicant"].(map[string]any)["name"].(string)
		d.between("appliesByJob", 1, func() { d.blind(nil) })
		line := append([]string{"applicants"}, args...)
		if args[0] == "list" {
			line = append(line, job)
		} else {
			line = append(line, command.Number(id), "--job", job)
		}
		r := d.must(line...)
		if strings.Contains(r.out, name) || !strings.Contains(r.out, blind.Name(id)) {
			t.Errorf("%v printed %q:\n%s", line, name, r.out)
		}
		if n := strings.Count(r.err, "Blind mode is on"); n != 1 {
			t.Errorf("%v printed %d times why:\n%s", line, n, r.err)
		}
	}
}
