package ui_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model/needs"
	"shortlist/model/reading"
	"shortlist/ui/action"
)

// asks sets the needs and the own questions of the open applicant's job.
func (d *day) asks(of, own string) {
	d.Helper()
	parsed, err := needs.Parse(of)
	if err != nil {
		d.Fatal(err)
	}
	questions, err := needs.ParseQuestions(own)
	if err != nil {
		d.Fatal(err)
	}
	job := d.Person().JobID
	if err := d.account.SetNeeds(d.Context(), job, parsed); err != nil {
		d.Fatal(err)
	}
	if err := d.account.SetQuestions(d.Context(), job, questions); err != nil {
		d.Fatal(err)
	}
}

// sheet returns the saved sheet as text.
func (d *day) sheet() (path, text string) {
	d.Helper()
	path, data := d.exported()
	doc, err := reading.Read(d.Context(), data)
	if err != nil || len(doc.Pages) != 1 {
		d.Fatalf("%d pages, %v", len(doc.Pages), err)
	}
	return path, doc.Pages[0].Text
}

// TestAKeySavesTheInterviewSheet in the folder of the CVs: for one applicant in each pane, for the marked, and redacted in
// blind mode.
func TestAKeySavesTheInterviewSheet(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-backend")
	d.Do(action.Open)
	person := d.Person()
	d.Do(action.Sheet)
	d.Sees("no needs and no questions of yours")
	d.asks("Go\nunicorns", "When could you begin?")
	for _, to := range [][]action.Keys{nil, {action.Open}, {action.ReadCV}} {
		d.Do(to...)
		d.Do(action.Sheet)
		d.Sees("Saved " + d.dir)
		path, text := d.sheet()
		if name := filepath.Base(path); name != strings.ReplaceAll(person.Applicant.Name, " ", "_")+"_interview_2026-11-02_0930.pdf" {
			t.Errorf("it is %s", name)
		}
		for _, want := range []string{person.Applicant.Name, person.JobTitle, "1. Go", "2. unicorns", "○ not found in what was read", "3. When could you begin?"} {
			if !strings.Contains(text, want) {
				t.Errorf("the sheet has no %q:\n%s", want, text)
			}
		}
	}
	d.Do(action.Back, action.Back)

	d.asks("1\n2\n3\n4\n5\n6\n7\n8", "")
	d.Do(action.Sheet)
	d.Sees("not asked: 7; 8.")
	d.exported()

	d.Do(action.Mark, action.Mark, action.Sheet)
	d.Sees("2 sheets saved in " + d.dir)
	found, err := filepath.Glob(filepath.Join(d.dir, "*.pdf"))
	if err != nil || len(found) != 2 {
		t.Fatalf("%q, %v", found, err)
	}
	for _, path := range found {
		if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
			t.Errorf("%v, %v", info.Mode(), err)
		}
		if err := os.Remove(path); err != nil {
			t.Fatal(err)
		}
	}
	d.Do(action.Back, action.Top, action.Blind, action.Sheet)
	d.Sees("Saved " + d.dir)
	path, text := d.sheet()
	for word := range strings.FieldsSeq(person.Applicant.Name) {
		if strings.Contains(path, word) || strings.Contains(text, word) {
			t.Errorf("blind mode shows %s in %s:\n%s", word, path, text)
		}
	}
	if !strings.Contains(text, "Candidate ") || !strings.Contains(text, "Blind mode was on") {
		t.Error(text)
	}
}
