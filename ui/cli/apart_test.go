package cli

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/store"
	"shortlist/ui/cli/admin"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
)

// TestAStoreThatWasKeptApartIsNamedAndReached: erase, held and accounts name it and count what it holds of the person, in
// blind mode without the person. With its name for --account both reach it, whatever the configuration names.
func TestAStoreThatWasKeptApartIsNamedAndReached(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	c := d.olena()
	name, mail := c.Applicant.Name, c.Applicant.Contacts.Email
	first := filepath.Dir(config.PathsOf("acme").Store)
	d.dial = newElsewhere(t).dial
	d.configureAt("http://other.localhost", "olena.hr@example.com", "")
	has(t, d.must("accounts", "keep-apart").err, first, "--account acme+first")

	for _, call := range [][]string{{"erase", mail, "--yes"}, {"held", mail}, {"held", name, "--json"}, {"held", c.Applicant.Contacts.Phone}} {
		has(t, d.fails(command.ExitNotYours, "nothing is kept here", call...).err, first, "entries about them", "--account acme+first")
	}
	has(t, d.fails(command.ExitNotYours, "", "held", "somebody.else@example.com").err, first, "Nothing about them")
	has(t, d.fails(command.ExitNotYours, "", "held", command.Number(c.ID)).err, "not searched") // another service's ids are its own
	has(t, d.must("accounts").err, first, "--account acme+first", "ua.test.localhost")
	if docs := decode[[]admin.AccountDoc](t, d.must("accounts", "--json").out); len(docs) != 1 || len(docs[0].Apart) != 1 || docs[0].Apart[0].Account != "acme+first" || docs[0].Apart[0].Folder != first {
		t.Errorf("%+v", docs)
	}

	has(t, d.run("doctor", "--offline", "--account", "acme+first").out, "“acme+first” is used")
	has(t, d.must("config", "--account", "acme+first").out, filepath.Join(first, "store.db"))
	if r := d.must("accounts", "keep-apart", "--account", "acme+first"); strings.Contains(r.err, "other.localhost") {
		t.Errorf("the configured store is not used: %s", r.err)
	}
	if offers, _ := d.completed("held", "x", "--account", ""); len(offers) != 2 || !strings.HasPrefix(offers[1], "acme+first\t") {
		t.Errorf("completion offers %q", offers)
	}
	d.olena()
	for _, blind := range []string{"", "on"} {
		d.keptAt(d.paths().Store, func(s *store.Store) {
			modeltest.Must(t, s.Set(t.Context(), "blind", blind))
		})
		for _, call := range [][]string{{"held", mail}, {"erase", mail, "--dry-run"}} {
			r := d.must(call...)
			has(t, r.out, first, "entries about them", "--account acme+first")
			if all := r.out + r.err; blind == "on" && (strings.Contains(all, name) || strings.Contains(all, mail)) {
				t.Errorf("%v: %s", call, all)
			}
		}
	}
	has(t, d.must("held", mail, "--pdf", filepath.Join(d.home, "held.pdf")).err, first)
	if docs := decode[[]export.Inventory](t, d.must("held", mail, "--json").out); len(docs) == 0 || len(docs[0].Apart) != 1 || docs[0].Apart[0].Rows == 0 {
		t.Errorf("%+v", docs)
	}
	doc := decode[export.Receipt](t, d.must("erase", mail, "--yes", "--json").out)
	if len(doc.Apart) != 1 || doc.Apart[0].Rows == 0 || !strings.Contains(doc.OutOfReach[0], first) {
		t.Errorf("%+v, %q", doc.Apart, doc.OutOfReach)
	}
	has(t, d.must("held", mail, "--account", "acme+first").out, name, "Nothing about them")
	d.must("erase", mail, "--account", "acme+first", "--yes")
	modeltest.Must(t, os.Remove(filepath.Join(d.home, "held.pdf")))
	if files := d.holding(mail); len(files) > 0 {
		t.Errorf("%q hold the erased", files)
	}
}

// TestEveryStoreOfAnAccountIsNamed: from the first address those of the others, one that cannot be read with the reason,
// one that store.dir hides, and that of an account that was removed.
func TestEveryStoreOfAnAccountIsNamed(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	mail := d.olena().Applicant.Contacts.Email
	d.dial = newElsewhere(t).dial
	d.configureAt("http://other.localhost", "olena.hr@example.com", "")
	d.must("accounts", "keep-apart")
	d.olena()
	second := filepath.Base(filepath.Dir(d.paths().Store))
	d.dial = d.service.DialContext
	d.configureAt("", "", "")
	has(t, d.must("erase", mail, "--dry-run").out, second, "--account "+second, "other.localhost")
	modeltest.Must(t, os.WriteFile(filepath.Join(filepath.Dir(config.PathsOf(second).Store), "store.db"), []byte(strings.Repeat("rubbish", 99)), 0o600))
	has(t, d.must("erase", mail, "--dry-run").out, second, "not searched", "No command opens it")
	d.fails(command.ExitUsage, "it cannot be read whose data", "held", mail, "--account", second)

	data, err := os.ReadFile(config.File())
	modeltest.Must(t, err)
	d.configure(strings.ReplaceAll(string(data), "acme", "fresh"))
	has(t, d.must("accounts").err, "acme+first")
	has(t, d.fails(command.ExitNotYours, "nothing is kept here", "held", mail).err, filepath.Dir(config.PathsOf("acme").Store), "entries about them", "--account acme+first")
	has(t, d.must("held", mail, "--account", "acme+first").out, mail)
	d.configure(strings.ReplaceAll(string(data), "acme", "fresh") + "\n[store]\ndir = '" + filepath.Join(d.home, "moved") + "'\n")
	has(t, d.fails(command.ExitNotYours, "nothing is kept here", "held", mail).err, filepath.Dir(config.PathsOf("acme").Store), "entries about them", "No command opens it")
}

// TestAnIdIsThePersonsAtTheSameServiceOnly: another service gives the same ids to others.
func TestAnIdIsThePersonsAtTheSameServiceOnly(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	id := command.Number(d.olena().ID)
	for address, want := range map[string]string{"http://ua.test.localhost": "about them", "http://other.localhost": "not searched"} {
		d.configureAt(address, sandbox.OtherEmail, "")
		d.dial = newElsewhere(t).dial
		d.must("accounts", "keep-apart")
		has(t, d.fails(command.ExitNotYours, "nothing is kept here", "held", id).err, want)
	}
}

// olena makes the account keep an applicant.
func (d *desk) olena() model.Candidate {
	d.t.Helper()
	c := model.Candidate{ID: 7100237, JobID: 5, Applicant: model.Applicant{
		Name: "Olena Kovalenko", Contacts: model.Contacts{Email: "olena.kovalenko@example.org", Phone: "+380 67 123 45 67", Opened: true},
	}}
	d.must("jobs", "list")
	d.keptAt(d.paths().Store, func(s *store.Store) {
		modeltest.Must(d.t, s.PutCandidates(d.t.Context(), c.JobID, []model.Candidate{c}, time.Now()))
	})
	return c
}

// paths are the places of the account as it is configured.
func (d *desk) paths() config.Paths {
	d.t.Helper()
	c, err := config.Load("")
	modeltest.Must(d.t, err)
	name, a, err := c.Pick("")
	modeltest.Must(d.t, err)
	return c.PathsOf(name, a)
}

func (d *desk) keptAt(path string, do func(*store.Store)) {
	d.t.Helper()
	st, err := store.Open(path)
	modeltest.Must(d.t, err)
	do(st)
	modeltest.Must(d.t, st.Close())
}
