package cli

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model/store"
)

// TestBlindModeHoldsForCommands: they print and save nobody's name, and say why.
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
	st, err := store.Open(config.PathsOf("acme").Store)
	if err != nil {
		t.Fatal(err)
	}
	if err := st.Set(t.Context(), "blind", "on"); err != nil {
		t.Fatal(err)
	}
	if err := st.Close(); err != nil {
		t.Fatal(err)
	}
	apply := strconv.FormatInt(id, 10)
	for _, args := range [][]string{
		{"applicants", "list", job}, {"applicants", "list", job, "--json"}, {"applicants", "show", apply}, {"applicants", "show", apply, "--json"},
		{"cv", "save", job, "--apply", apply, "--dir", t.TempDir()},
	} {
		r := d.run(args...)
		if strings.Contains(r.out, name) || strings.Contains(r.err, name) {
			t.Errorf("%v tells %q:\n%s%s", args, name, r.out, r.err)
		}
		if n := strings.Count(r.err, "Blind mode is on"); n != 1 {
			t.Errorf("%v says %d times why:\n%s", args, n, r.err)
		}
		if strings.Contains(r.out, config.PathsOf("acme").CVs) {
			t.Errorf("%v tells where the file is:\n%s", args, r.out)
		}
		if args[0] == "cv" && r.code == exitDone {
			if path := strings.TrimSpace(r.out); !strings.HasSuffix(path, ".txt") {
				t.Errorf("saved %q", path)
			} else if data, err := os.ReadFile(path); err != nil || strings.Contains(string(data), name) {
				t.Errorf("%s tells %q (%v)", path, name, err)
			}
		}
	}
}
