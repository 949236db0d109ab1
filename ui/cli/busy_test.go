package cli

import (
	"database/sql"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model/modeltest"
	"shortlist/ui/cli/command"
)

// holds has another program hold the account's store by some statements, until the test or end ends it.
func (d *desk) holds(statements ...string) (end func()) {
	d.t.Helper()
	db, err := sql.Open("sqlite", "file:"+config.PathsOf("acme").Store)
	modeltest.Must(d.t, err)
	d.t.Cleanup(func() { _ = db.Close() })
	db.SetMaxOpenConns(1)
	for _, s := range statements {
		if _, err := db.Exec(s); err != nil {
			d.t.Fatal(s, err)
		}
	}
	return func() { _ = db.Close() }
}

const holder = "another program holds the store; close it, or try again later\n"

// TestACommandPrintsWhatItCanReadWhileAnotherProgramWrites, and its sentence and its exit code report what is missing.
func TestACommandPrintsWhatItCanReadWhileAnotherProgramWrites(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	d.must("digest")
	c := d.anApplicant("ua-backend")
	d.arrives(d.copy(), "ua-barista", "Олена", "Щойна")
	d.wait = 10 * time.Millisecond
	end := d.holds("UPDATE search_docs SET version = 0 WHERE apply_id <> "+command.Number(c.ID), "BEGIN IMMEDIATE")
	for _, args := range []string{"digest", "digest --offline"} {
		r := d.run(strings.Fields(args)...)
		has(t, r.err, "the next digest prints the same applications again: ", holder)
		has(t, r.out, "1 new application since", "Олена Щойна")
		if missing := strings.Contains(r.err, "their new applications may be missing"); r.code != command.ExitFailed || missing != (args == "digest") {
			t.Errorf("%s: exit %d, %q", args, r.code, r.err)
		}
	}
	for _, args := range []string{"search " + c.Applicant.Contacts.Email, "search --json " + c.Applicant.Contacts.Email} {
		r := d.run(strings.Fields(args)...)
		has(t, r.out, command.Number(c.ID))
		if has(t, r.err, "applications that are not in the index yet were not searched: ", holder); r.code != command.ExitFailed {
			t.Errorf("%s: exit %d", args, r.code)
		}
	}
	end()
	has(t, d.must("digest", "--offline").out, "1 new application since", "Олена Щойна")
	d.must("search", c.Applicant.Contacts.Email)
}

// TestARehearsalOfAnErasureOnlyReads: another program may write meanwhile, and nothing is waited for. The erasure itself is
// refused, and nothing of it is done.
func TestARehearsalOfAnErasureOnlyReads(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	c := d.anApplicant("ua-backend")
	d.must("snooze", command.Number(c.ID), "3d")
	want := d.must("erase", command.Number(c.ID), "--dry-run", "--json").out
	has(t, want, "\"reviews\": 1")
	d.wait = 10 * time.Millisecond
	end := d.holds("BEGIN IMMEDIATE")
	if r := d.must("erase", command.Number(c.ID), "--dry-run", "--json"); r.out != want || r.err != "" {
		t.Errorf("printed %q, %q, want %q", r.out, r.err, want)
	}
	has(t, d.must("erase", "--job", command.Number(c.JobID), "--dry-run").out, "Would erase: ")
	d.fails(command.ExitFailed, holder, "erase", command.Number(c.ID), "--yes")
	end()
	if r := d.must("erase", command.Number(c.ID), "--dry-run", "--json"); r.out != want {
		t.Errorf("afterwards, %q", r.out)
	}
}

// TestNoCommandAnswersFromAStoreThatItCannotRead.
func TestNoCommandAnswersFromAStoreThatItCannotRead(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("jobs", "list")
	d.wait = 10 * time.Millisecond
	d.holds("PRAGMA locking_mode=EXCLUSIVE", "BEGIN EXCLUSIVE", "INSERT OR REPLACE INTO settings (name, value) VALUES ('a', '')", "COMMIT")
	for _, args := range []string{"search a", "digest", "held a@b.example", "held a@b.example --json", "erase a@b.example --dry-run", "jobs pending", "report", "accounts keep-apart", "accounts move --yes"} {
		if r := d.fails(command.ExitFailed, holder, strings.Fields(args)...); r.out != "" {
			t.Errorf("%s printed %q", args, r.out)
		}
	}
}
