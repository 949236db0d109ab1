package cli

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/config"
	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/model/store"
	"shortlist/model/store/storetest"
	"shortlist/model/team"
	"shortlist/ui/cli/command"
	"shortlist/ui/export"
)

// anApplicant returns an applicant of a job who has a name, an address and a number, and
// whose applications are all of that job.
func (d *desk) anApplicant(key string) (c model.Candidate) {
	d.t.Helper()
	d.must("sync", d.jobArg(key))
	d.kept(func(st *store.Store) {
		people, _, err := st.Candidates(d.t.Context(), d.job(key))
		modeltest.Must(d.t, err)
		for _, p := range people {
			alike, err := st.Alike(d.t.Context(), p)
			modeltest.Must(d.t, err)
			contacts := p.Applicant.Contacts
			if len(alike) == 0 && !contacts.Masked() && contacts.Email != "" && len(p.Applicant.Name) > 10 && !p.Hidden() && p.CV != nil {
				c = p
				return
			}
		}
		d.t.Fatal("no such applicant")
	})
	return c
}

// TestErase asks, rehearses, erases and prints a receipt without the person.
func TestErase(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	c := d.anApplicant("ua-backend")
	name, mail := c.Applicant.Name, c.Applicant.Contacts.Email

	dry := d.must("erase", mail, "--dry-run")
	has(t, dry.out, "Would erase: 1 application.", name, command.Number(c.ID))
	d.fails(command.ExitUsage, "no terminal", "erase", mail)
	d.must("applicants", "show", command.Number(c.ID))

	r := d.must("erase", mail, "--yes")
	has(t, r.out, "Erased: 1 application.", "Gone: 1 CV.", "--forget-tombstones", "backups", "notes that spell the name in another way or alphabet", "other open windows")
	for _, text := range []string{name, mail} {
		if strings.Contains(r.out, text) {
			t.Errorf("the receipt holds %s", text)
		}
		if files := d.holding(text); len(files) > 0 {
			t.Errorf("%s is in %q", text, files)
		}
	}
	d.must("sync", d.jobArg("ua-backend"))
	d.fails(command.ExitNotYours, "", "applicants", "show", command.Number(c.ID))
	if out := d.must("applicants", "list", d.jobArg("ua-backend"), "--json").out; strings.Contains(out, mail) {
		t.Error("a read lists the erased application")
	}
	d.fails(command.ExitNotYours, "nothing is kept here", "erase", mail, "--yes")
	has(t, d.must("erase", "--forget-tombstones", "--yes").out, "1 erased application")
	d.must("sync")
	d.must("applicants", "show", command.Number(c.ID))
}

// TestEraseListsSavedFiles, and deletes them with --delete-saved only.
func TestEraseListsSavedFiles(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	for _, flag := range []string{"", "--delete-saved"} {
		d := newDesk(t, sandbox.Options{})
		c := d.anApplicant("ua-backend")
		id, dir := command.Number(c.ID), t.TempDir()
		d.must("cv", "save", d.jobArg("ua-backend"), "--apply", id, "--dir", dir)
		d.must("applicants", "export", d.jobArg("ua-backend"), "--apply", id, "--with-cvs", "--out", filepath.Join(dir, "export.zip"))
		d.must("held", id, "--pdf", filepath.Join(dir, "held.pdf"))
		files, err := filepath.Glob(filepath.Join(dir, "*"))
		if err != nil || len(files) != 3 {
			t.Fatal(files, err)
		}
		dry := d.must("erase", id, "--dry-run")
		has(t, dry.out, append(files, "shortlist saved 3 files", "--delete-saved deletes those")...)
		if doc := decode[export.Receipt](t, d.must("erase", id, "--dry-run", "--json").out); len(doc.Saved) != 3 || doc.Saved[0] != (export.KeptFile{Path: files[0], State: "unchanged"}) {
			t.Errorf("%+v", doc.Saved)
		}
		r := d.must(slices.DeleteFunc([]string{"erase", id, "--yes", flag}, func(s string) bool { return s == "" })...)
		left, err := filepath.Glob(filepath.Join(dir, "*"))
		modeltest.Must(t, err)
		if flag != "" {
			files = nil
			has(t, r.out, "Deleted: 3 files that shortlist saved.")
		}
		has(t, r.out, files...)
		if !slices.Equal(left, files) {
			t.Errorf("left are %q", left)
		}
	}
}

// TestEraseBesideAnotherIsRefusedAtOnce, and so is its rehearsal.
func TestEraseBesideAnotherIsRefusedAtOnce(t *testing.T) {
	modeltest.SkipInShortUnlessRaced(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	mail := d.anApplicant("ua-backend").Applicant.Contacts.Email
	end, err := storetest.EraseElsewhere(t.Context(), config.PathsOf("acme").Store)
	modeltest.Must(t, err)
	for _, flag := range []string{"--yes", "--dry-run"} {
		d.fails(command.ExitFailed, "another window is erasing applications; erase again when it has finished", "erase", mail, flag)
	}
	modeltest.Must(t, end())
	d.must("erase", mail, "--yes")
}

// holding returns the files of this machine that hold a text.
func (d *desk) holding(text string) (files []string) {
	d.t.Helper()
	err := filepath.WalkDir(d.home, func(path string, e fs.DirEntry, err error) error {
		if err != nil || !e.Type().IsRegular() {
			return err
		}
		data, err := os.ReadFile(path)
		if bytes.Contains(data, []byte(text)) {
			files = append(files, path)
		}
		return err
	})
	modeltest.Must(d.t, err)
	return files
}

// TestEraseSearchesWhereStoreDirMovedTheData: there, and where the data was before.
func TestEraseSearchesWhereStoreDirMovedTheData(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	data, err := os.ReadFile(config.File())
	modeltest.Must(t, err)
	c, moved := d.anApplicant("ua-backend"), t.TempDir()
	mail, before := c.Applicant.Contacts.Email, config.PathsOf("acme").Store
	d.configure(string(data) + fmt.Sprintf("\n[store]\ndir = %q\n", moved))
	d.must("sync", d.jobArg("ua-backend"))
	copied := filepath.Join(moved, "acme", "copied.txt")
	modeltest.Must(t, os.WriteFile(copied, []byte(mail), 0o600))
	r := d.run("erase", mail, "--yes")
	has(t, r.out+r.err, copied, before)
}

func TestEraseAJobAndOldApplications(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.must("sync", d.jobArg("ua-backend"))
	id := d.jobArg("ua-backend")
	doc := decode[export.Receipt](t, d.must("erase", "--job", id, "--yes", "--json").out)
	if doc.DryRun || doc.Erased.Applications == 0 || len(doc.Applications) != doc.Erased.Applications || len(doc.Left)+len(doc.Failed) > 0 || doc.Applications[0].Name != "" || !doc.StillAtTheBoard {
		t.Errorf("%+v", doc)
	}
	doc = decode[export.Receipt](t, d.must("erase", "--older-than", "36500d", "--dry-run", "--json").out)
	if !doc.DryRun || doc.Erased.Applications != 0 {
		t.Errorf("%+v", doc)
	}
	for call, want := range map[string]string{
		"": "erase needs one of", "5 --job 5": "erase needs one of", "--older-than 5": "write whole days", "--job x": "not the id of a job",
		"5 --shortlisted": "only with --older-than", "5 --forget-tombstones": "no other flag", "a b": "one person only",
	} {
		d.fails(command.ExitUsage, want, append([]string{"erase"}, strings.Fields(call)...)...)
	}
}

// TestEraseListsTheMatches: a name that several people have ends with their list.
func TestEraseListsTheMatches(t *testing.T) {
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	d.must("jobs", "list")
	d.kept(func(st *store.Store) {
		var people []model.Candidate
		for id := range int64(2) {
			people = append(people, model.Candidate{ID: 71 + id, JobID: 5, Applicant: model.Applicant{Name: "Olena Koval"}})
		}
		modeltest.Must(t, st.PutCandidates(t.Context(), 5, people, time.Now()))
	})
	r := d.run("erase", "Olena Koval", "--yes")
	if r.code != command.ExitUsage || r.out != "" {
		t.Errorf("exit %d, %q", r.code, r.out)
	}
	has(t, r.err, "71", "72", "Olena Koval", "2 people")
	d.kept(func(st *store.Store) {
		modeltest.Must(t, st.Set(t.Context(), "blind", "on"))
	})
	if r := d.run("erase", "Olena Koval", "--yes"); r.code != command.ExitUsage || strings.Contains(r.err, "Olena") {
		t.Errorf("blind mode: exit %d, %s", r.code, r.err)
	}
}

// inventoryRead is a part of inventoryDoc.
type inventoryRead struct {
	ID   int64                  `json:"id"`
	Held []export.InventoryItem `json:"held"`
}

// TestInventoryShowsEverything: what is kept, from where and since when; in blind mode without names.
func TestInventoryShowsEverything(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	c := d.anApplicant("ua-backend")
	d.kept(func(st *store.Store) {
		_, _, err := st.ChangeReview(t.Context(), c.JobID, c.ID, time.Now(), func(r *model.Review) {
			*r = model.Review{ApplyID: r.ApplyID, JobID: r.JobID, Verdict: model.Maybe, Rating: 4, Tags: []string{"espresso"}, Note: "call back", Typed: "call back at", Begun: "call"}
		})
		if err == nil {
			err = st.SaveDraft(t.Context(), model.SavedDraft{ID: 1, Name: "Follow-up", Draft: model.Draft{Title: "Barista", Description: "as " + c.Applicant.Name + " asked"}, Saved: time.Now()})
		}
		if err == nil {
			err = st.JoinTeam(t.Context(), "/srv/hiring")
		}
		if err == nil {
			err = st.Pend(t.Context(), team.Change{ApplyID: c.ID, JobID: c.JobID, At: time.Now(), Kind: team.KindErased})
		}
		if err == nil {
			_, err = st.Enlist(t.Context(), "Second round", []int64{c.ID}, time.Now())
		}
		if err == nil {
			_, err = st.Log(t.Context(), model.Activity{At: time.Now(), Kind: model.ActivityView, ApplyID: c.ID, Title: c.Applicant.Name})
		}
		modeltest.Must(t, err)
	})
	mail := c.Applicant.Contacts.Email
	has(t, d.must("held", mail).out, c.Applicant.Name, mail, "call back", "Second round", "the service", "entry of the activity log", "text of the CV", "words of the search")
	docs := decode[[]inventoryRead](t, d.must("held", command.Number(c.ID), "--json").out)
	kinds, details := map[string]bool{}, map[string]string{}
	for _, item := range docs[0].Held {
		kinds[item.What] = item.From != ""
		details[item.What] = item.Detail
		if (item.What == "profile" || item.What == "cv" || item.What == "verdict") && item.Since == nil {
			t.Errorf("%s has no time", item.What)
		}
	}
	for _, kind := range []string{"profile", "cv", "cvText", "searchIndex", "identity", "shortlist", "activityEntry"} {
		if !kinds[kind] {
			t.Errorf("%s is not listed: %v", kind, kinds)
		}
	}
	for what, detail := range map[string]string{
		"verdict": "maybe", "rating": "4", "tags": "espresso", "note": "call back", "unfinishedNote": "call back at", "earlierNote": "call",
		"draft": "Follow-up", "teamChange": "erased",
	} {
		if details[what] != detail {
			t.Errorf("%s is %q, not %q", what, details[what], detail)
		}
	}
	file := filepath.Join(t.TempDir(), "held.pdf")
	if r := d.fails(command.ExitFailed, "not a safe file name", "held", mail, "--pdf", file+"\x1b[2J.pdf"); strings.Contains(r.err, "\x1b") {
		t.Errorf("reported %q", r.err)
	}
	has(t, d.must("held", mail, "--pdf", file).err, "Written to "+file)
	info, err := os.Stat(file)
	if err != nil || info.Mode().Perm() != 0o600 {
		t.Fatalf("%v, %v", info, err)
	}
	data, err := os.ReadFile(file)
	modeltest.Must(t, err)
	doc, err := reading.Read(t.Context(), data)
	modeltest.Must(t, err)
	page := strings.Join(strings.Fields(doc.Pages[0].Text+" "+doc.Pages[1].Text), " ")
	has(t, page, c.Applicant.Name, mail, "call back", "Second round", "from the service", "entry of the activity log")
	d.fails(command.ExitFailed, "exists", "held", mail, "--pdf", file)
	d.fails(command.ExitUsage, "two formats", "held", mail, "--pdf", file, "--json")
	d.kept(func(st *store.Store) {
		modeltest.Must(t, st.Set(t.Context(), "blind", "on"))
	})
	blind, err := reading.Read(t.Context(), []byte(d.must("held", mail, "--pdf", "-").out))
	if err != nil || strings.Contains(blind.Pages[1].Text, c.Applicant.Name) || strings.Contains(blind.Pages[1].Text, "call back") {
		t.Errorf("blind mode: the PDF shows %v, %v", blind.Pages, err)
	}
	for _, call := range [][]string{{"held", mail}, {"held", mail, "--json"}, {"erase", mail, "--dry-run"}} {
		out := d.must(call...).out
		for _, text := range []string{c.Applicant.Name, mail, "call back"} {
			if strings.Contains(out, text) {
				t.Errorf("blind mode: %s prints %s", call, text)
			}
		}
	}
	d.fails(command.ExitNotYours, "nothing is kept", "held", "nothing@example.org")
	d.fails(command.ExitUsage, "one person", "held")
}

// TestSyncSweepsByAge: privacy.keep is read, and what it erased is reported.
func TestSyncSweepsByAge(t *testing.T) {
	modeltest.SkipInShort(t, "runs many commands")
	d := newDesk(t, sandbox.Options{})
	d.configure(fmt.Sprintf(configText, filepath.Join(d.home, "CVs")) + "[privacy]\nkeep = '1d'\n")
	r := d.must("sync", "--all")
	has(t, r.err, "Erased by privacy.keep: ", "older than 1d")
	doc := decode[export.Receipt](t, d.must("erase", "--older-than", "1d", "--dry-run", "--json").out)
	if len(doc.Applications) != 0 {
		t.Errorf("%d old applications are left", len(doc.Applications))
	}
}
