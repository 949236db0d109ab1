package cli

import (
	"archive/zip"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/store"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
)

// kept is the account's store, while no command runs.
func (d *desk) kept(do func(*store.Store)) {
	d.t.Helper()
	d.keptAt(config.PathsOf("acme").Store, do)
}

// TestApplicantsAreExported: in every format, with the reviews, and of a shortlist.
func TestApplicantsAreExported(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.jobArg("ua-backend")
	listed := decode[[]object](t, d.must("applicants", "list", job, "--json").out)
	applied := 0
	for _, p := range listed {
		if p["isSuggested"] == false {
			applied++
		}
	}
	ids := d.applies("ua-backend")[:3]
	d.kept(func(st *store.Store) {
		now := time.Now()
		for i, id := range ids {
			c, err := st.Candidate(t.Context(), id)
			modeltest.Must(t, err)
			if _, _, err := st.ChangeReview(t.Context(), c.JobID, id, now, func(r *model.Review) {
				r.Verdict, r.Rating, r.Note = model.Verdicts()[i%2], i+1, "=1+1 a note"
			}); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := st.Enlist(t.Context(), "second round", ids[:2], now); err != nil {
			t.Fatal(err)
		}
	})
	listed = decode[[]object](t, d.must("applicants", "export", "--apply", command.Number(ids[0])+","+command.Number(ids[2]), "--json").out)
	if got := fmt.Sprint(listed[0]["shortlists"], listed[1]["shortlists"]); got != "[second round] []" {
		t.Errorf("they are on %s", got)
	}
	dir := t.TempDir()
	out := func(name string) string { return filepath.Join(dir, name) }
	d.must("applicants", "export", job, "--out", out("all.csv"))
	data, err := os.ReadFile(out("all.csv"))
	modeltest.Must(t, err)
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(string(data), "\ufeff"))).ReadAll()
	if err != nil || len(rows) != applied+1 {
		t.Errorf("%d rows of %d people, %v", len(rows), applied, err)
	}
	if info, err := os.Stat(out("all.csv")); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v, %v", info, err)
	}
	d.fails(command.ExitFailed, "already", "applicants", "export", job, "--out", out("all.csv"))
	yes := decode[[]object](t, d.must("applicants", "export", job, "--verdict", "yes", "--json").out)
	if len(yes) != 2 || yes[0]["review"].(object)["note"] != "=1+1 a note" {
		t.Errorf("%d people: %v", len(yes), yes)
	}
	d.must("applicants", "export", "--shortlist", "second round", "--out", out("booklet.pdf"))
	booklet, err := os.ReadFile(out("booklet.pdf"))
	modeltest.Must(t, err)
	doc, err := reading.Read(t.Context(), booklet)
	if err != nil || !strings.Contains(doc.Pages[0].Text, "second round") || len(doc.Pages) < 3 {
		t.Errorf("%d pages, %v", len(doc.Pages), err)
	}
	if md := d.must("applicants", "export", "--shortlist", "second round", "--format", "md").out; strings.Count(md, "\n## ") != 2 || !strings.Contains(md, "\\=1+1 a note") {
		t.Errorf("the booklet:\n%s", md)
	}
	d.nothingViewed()

	d.fails(command.ExitNotYours, `did you mean "second round"`, "applicants", "export", "--shortlist", "second rund")
	d.fails(command.ExitUsage, "not a format", "applicants", "export", job, "--out", out("x.docx"))
	d.fails(command.ExitUsage, "choose yes, maybe, no or none", "applicants", "export", job, "--verdict", "perhaps")
	d.fails(command.ExitNotYours, "no application", "applicants", "export", job, "--apply", "7")
	d.fails(command.ExitUsage, "needs the id of a job", "applicants", "export")
	d.terminal = true
	d.fails(command.ExitUsage, "a terminal cannot show this format", "applicants", "export", job, "--format", "pdf")
}

// TestABlindExportIdentifiesNoApplicant: nor does its note.
func TestABlindExportIdentifiesNoApplicant(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	job := d.jobArg("ua-backend")
	d.must("applicants", "list", job)
	var c model.Candidate
	d.kept(func(st *store.Store) {
		var err error
		if c, err = st.Candidate(t.Context(), d.applies("ua-backend")[0]); err != nil {
			t.Fatal(err)
		}
		if _, _, err = st.ChangeReview(t.Context(), c.JobID, c.ID, time.Now(), func(r *model.Review) { r.Note = "Call " + c.Applicant.Name }); err != nil {
			t.Fatal(err)
		}
		if _, err := st.Enlist(t.Context(), "Before "+c.Applicant.Name, []int64{c.ID}, time.Now()); err != nil {
			t.Fatal(err)
		}
		modeltest.Must(t, st.Set(t.Context(), "blind", "on"))
	})
	for _, format := range []string{"csv", "json", "md"} {
		r := d.must("applicants", "export", "--apply", command.Number(c.ID), "--format", format)
		for _, secret := range append(strings.Fields(c.Applicant.Name), c.Applicant.Contacts.Email, c.Applicant.Contacts.Phone) {
			if len([]rune(secret)) > 4 && strings.Contains(r.out, secret) {
				t.Errorf("%s printed %q", format, secret)
			}
		}
		if !strings.Contains(strings.ReplaceAll(r.out, `\`, ""), "Call [hidden]") {
			t.Errorf("%s has no note:\n%.2000s", format, r.out)
		}
	}
}

// TestAShortlistIsExportedWithoutWhoIsGone: who was asked for by id is missed.
func TestAShortlistIsExportedWithoutWhoIsGone(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("applicants", "list", d.jobArg("ua-backend"))
	ids := d.applies("ua-backend")[:3]
	d.kept(func(st *store.Store) {
		if _, err := st.Enlist(t.Context(), "round", append(ids, 424242), time.Now()); err != nil {
			t.Fatal(err)
		}
	})
	r := d.must("applicants", "export", "--shortlist", "round")
	if !strings.Contains(r.err, "1 applicant of the shortlist left out: not on this computer any more") {
		t.Errorf("not reported: %s", r.err)
	}
	rows, err := csv.NewReader(strings.NewReader(strings.TrimPrefix(r.out, "\ufeff"))).ReadAll()
	if err != nil || len(rows) != 4 {
		t.Errorf("%d rows, %v", len(rows), err)
	}
	d.fails(command.ExitNotYours, "application 424242", "applicants", "export", "--shortlist", "round", "--apply", "424242")
}

// TestAnEmptyExportWritesNoFile: the exit code reports it to a program.
func TestAnEmptyExportWritesNoFile(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	job := d.jobArg("ua-backend")
	d.must("applicants", "list", job)
	d.kept(func(st *store.Store) {
		if _, err := st.Enlist(t.Context(), "gone", []int64{424242}, time.Now()); err != nil {
			t.Fatal(err)
		}
	})
	for _, format := range export.Formats() {
		out := filepath.Join(t.TempDir(), "x"+format.Ext())
		d.fails(command.ExitNotYours, "no applicant with the verdict yes or maybe, so nothing was written", "applicants", "export", job, "--verdict", "yes,maybe", "--out", out)
		d.fails(command.ExitNotYours, "no applicant to export, so nothing was written", "applicants", "export", "--shortlist", "gone", "--out", out)
		if _, err := os.Lstat(out); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: %v", format, err)
		}
	}
}

// TestASearchReportsBlindMode like all that shows people.
func TestASearchReportsBlindMode(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("applicants", "list", d.jobArg("ua-backend"))
	d.kept(func(st *store.Store) {
		modeltest.Must(t, st.Set(t.Context(), "blind", "on"))
	})
	if r := d.must("search", "has:cv"); !strings.Contains(r.err, "Blind mode is on") {
		t.Errorf("it printed %s", r.err)
	}
}

func TestRestrictedExportsOnlyUnderTheConfiguredFolder(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	data, err := os.ReadFile(config.File())
	modeltest.Must(t, err)
	allowed := filepath.Join(d.home, "CVs")
	t.Setenv("SHORTLIST_PASSWORD", sandbox.Password) // no password_command in restricted mode
	d.configure(string(data) + "\n[limits]\nrestricted = true\n")
	d.fails(command.ExitUsage, "only below", "applicants", "export", d.jobArg("ua-backend"), "--out", filepath.Join(d.home, "x.csv"))
	d.must("applicants", "export", d.jobArg("ua-backend"), "--out", filepath.Join(allowed, "x.csv"))
}

// TestAShortlistIsHandedOn: without what the person leaves out, and with the original CVs in an archive.
func TestAShortlistIsHandedOn(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("applicants", "list", d.jobArg("ua-backend"))
	ids := d.applies("ua-backend")[:3]
	withCV := 0
	d.kept(func(st *store.Store) {
		for _, id := range ids {
			c, err := st.Candidate(t.Context(), id)
			modeltest.Must(t, err)
			if c.CV != nil && c.CV.Broken == "" {
				withCV++
			}
			if _, _, err := st.ChangeReview(t.Context(), c.JobID, id, time.Now(), func(r *model.Review) { r.Note = "between us" }); err != nil {
				t.Fatal(err)
			}
		}
		if _, err := st.Enlist(t.Context(), "second round", ids, time.Now()); err != nil {
			t.Fatal(err)
		}
	})
	out := filepath.Join(t.TempDir(), "round.zip")
	d.must("applicants", "export", "--shortlist", "second round", "--format", "json", "--without", "notes,contacts", "--with-cvs", "--out", out)
	archive, err := zip.OpenReader(out)
	modeltest.Must(t, err)
	defer func() { _ = archive.Close() }()
	if len(archive.File) != 1+withCV {
		t.Errorf("%d files of %d applicants with a CV", len(archive.File), withCV)
	}
	document, err := archive.File[0].Open()
	modeltest.Must(t, err)
	data, err := io.ReadAll(document)
	if err != nil || !strings.HasSuffix(archive.File[0].Name, ".json") || strings.Contains(string(data), "between us") {
		t.Errorf("%s: %v\n%s", archive.File[0].Name, err, data)
	}
	for _, wrong := range [][]string{{"--with-cvs", "--out", "a.pdf"}, {"--out", "a.zip"}, {"--without", "names"}} {
		if r := d.run(append([]string{"applicants", "export", "--shortlist", "second round"}, wrong...)...); r.code != command.ExitUsage {
			t.Errorf("%q exits with %d", wrong, r.code)
		}
	}
}
