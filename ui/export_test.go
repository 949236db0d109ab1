package ui_test

import (
	"archive/zip"
	"bytes"
	"encoding/csv"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"shortlist/model"
	"shortlist/model/modeltest"
	"shortlist/model/reading"
	"shortlist/ui"
	"shortlist/ui/action"
)

// exported returns the one file that was written.
func (d *day) exported() (path string, data []byte) {
	d.Helper()
	found, err := filepath.Glob(filepath.Join(d.dir, "*"))
	if err != nil || len(found) != 1 {
		d.Fatalf("%d files: %q, %v%s", len(found), found, err, d.Picture())
	}
	data, err = os.ReadFile(found[0])
	modeltest.Must(d, err)
	modeltest.Must(d, os.Remove(found[0]))
	return found[0], data
}

// TestPeopleAreExported: the marked applicants, the shown ones, and a shortlist, with
// their reviews.
func TestPeopleAreExported(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	shown := d.tab("All")
	first := d.Person()
	d.Do(action.VerdictYes, action.Top, action.Mark, action.Export)
	d.Overlay().Sees("marked in “Backend-розробник Go” · 1 applicant", "Excel workbook (XLSX), one row per applicant")
	d.Do(action.ValueRight, action.LineDown, action.ValueRight)
	d.Overlay().Sees("all shown in “Backend-розробник Go”", "CSV, one row per applicant")
	d.Do(action.Accept)
	d.Sees(sayIsExported())
	path, data := d.exported()
	if filepath.Base(path) != "Backend-розробник_Go_2026-11-02_0930.csv" {
		t.Errorf("it is %s", path)
	}
	rows, err := csv.NewReader(bytes.NewReader(bytes.TrimPrefix(data, []byte("\ufeff")))).ReadAll()
	if err != nil || len(rows) != shown+1 {
		t.Errorf("%d rows of %d people, %v", len(rows), shown, err)
	}
	d.Do(action.Export, action.LineDown, action.ValueRight, action.ValueRight)
	d.Overlay().Sees("CSV with semicolons")
	d.Do(action.Accept)
	d.Sees(sayExported(1))
	if _, data = d.exported(); !bytes.HasPrefix(data, []byte("\ufeffApplication id;Job id;Job;Applied (UTC")) {
		t.Errorf("the cells: %.100s", data)
	}
	d.Do(action.Export, action.LineDown, action.ValueLeft) // the last of the formats
	d.Overlay().Sees("booklet as PDF", ".pdf")
	d.Do(action.Accept)
	d.Sees(sayExported(1))
	_, data = d.exported()
	doc, err := reading.Read(t.Context(), data)
	if err != nil || !strings.Contains(doc.Pages[0].Text, first.Applicant.Name) {
		t.Errorf("%d pages, %v", len(doc.Pages), err)
	}
	d.Do(action.Export, action.LineUp)
	d.Type("x")
	d.Do(action.Back)
	if left, err := filepath.Glob(filepath.Join(d.dir, "*")); err != nil || len(left) != 0 {
		t.Errorf("a closed form has written %q, %v", left, err)
	}
	if _, err := d.account.Enlist(t.Context(), "second round", []int64{first.ID, 12345}); err != nil {
		t.Fatal(err)
	}
	d.Do(action.Back, action.Export, action.ValueLeft)
	d.Overlay().Sees("shortlist “second round” · 2 applicants")
	d.Do(action.LineDown, action.ValueLeft, action.ValueLeft, action.Accept)
	d.Sees(sayExported(1), "1 applicant left out")
	if _, data = d.exported(); !bytes.Contains(data, []byte("- **Verdict:** yes")) {
		t.Errorf("the booklet: %.500s", data)
	}
}

// TestABlindExportIsBlind, also in the names of the booklet.
func TestABlindExportIsBlind(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	c := d.ToPerson("has a CV", func(c model.Candidate) bool { return c.CV != nil && c.CV.Broken == "" })
	d.Do(action.Mark, action.Blind, action.Export)
	d.Overlay().Sees("the file hides the applicants")
	d.Do(action.LineDown, action.ValueLeft, action.ValueLeft, action.Accept)
	d.Sees(sayExported(1))
	_, data := d.exported()
	for _, secret := range append(strings.Fields(c.Applicant.Name), c.Applicant.Contacts.Email) {
		if len([]rune(secret)) > 3 && bytes.Contains(data, []byte(secret)) {
			t.Errorf("%q is in it", secret)
		}
	}
}

// TestAnEmptyExportWritesNoFile: neither of a shortlist whose applicants are gone, nor
// of an empty list.
func TestAnEmptyExportWritesNoFile(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	d.Do(action.Filter)
	d.Type("no match")
	d.Do(action.Accept, action.Export)
	d.Sees("No applicants to export")
	if _, err := d.account.Enlist(t.Context(), "gone", []int64{12345}); err != nil {
		t.Fatal(err)
	}
	d.Do(action.Export)
	d.Overlay().Sees("shortlist “gone” · 1 applicant")
	d.Do(action.Accept)
	d.Overlay().Sees("These applicants are no longer on this computer, so nothing was written.")
	d.Do(action.LineDown, action.ValueLeft, action.Accept)
	d.Overlay().Sees("booklet as PDF", "These applicants are no longer")
	if left, err := filepath.Glob(filepath.Join(d.dir, "*")); err != nil || len(left) != 0 {
		t.Errorf("%q were written, %v", left, err)
	}
}

// TestRestrictedExportsStayInTheFolder, whatever is typed.
func TestRestrictedExportsStayInTheFolder(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{options: ui.Options{Restricted: true}})
	d.ToJob("ua-backend")
	d.Do(action.Open, action.Export, action.LineUp)
	d.Press("ctrl+u")
	d.Type(filepath.Join(t.TempDir(), "x.xlsx"))
	d.Do(action.Accept)
	d.Overlay().Sees("In restricted mode")
	d.Press("ctrl+u")
	d.Type("mine.xlsx") // a name alone
	d.Do(action.Accept)
	d.Sees("applicants exported to " + filepath.Join(d.dir, "mine.xlsx"))
}

// TestAFileMatchesItsExtension: Markdown is not written into a PDF.
func TestAFileMatchesItsExtension(t *testing.T) {
	t.Parallel()
	d := begin(t, setup{})
	d.ToJob("ua-barista")
	d.Do(action.Open, action.Export, action.LineDown, action.ValueLeft, action.ValueLeft, action.LineUp, action.LineUp)
	d.Press("ctrl+u")
	d.Type(d.dir + "/out.pdf")
	d.Do(action.Accept)
	d.Overlay().Sees("The name ends in .pdf, but the format is “booklet as Markdown”")
	if got := filesIn(t, d.dir); len(got) != 0 {
		t.Errorf("written were %d files", len(got))
	}
	d.Press("backspace", "backspace", "backspace")
	d.Type("md")
	d.Do(action.Accept)
	d.Sees(sayExported(15))
}

// TestAShortlistIsHandedOn: with what the person chooses, and with the original CVs.
func TestAShortlistIsHandedOn(t *testing.T) {
	t.Parallel()
	d := atApplicants(t)
	c := d.ToPerson("has a CV and a phone", func(c model.Candidate) bool {
		return c.CV != nil && c.CV.Broken == "" && c.Applicant.Contacts.Phone != "" && !c.JustIn()
	})
	if _, err := d.account.Enlist(t.Context(), "second round", []int64{c.ID}); err != nil {
		t.Fatal(err)
	}
	d.Do(action.VerdictYes, action.Shortlists, action.Export)
	d.Overlay().Sees("shortlist “second round” · 1 applicant", "second_round_")
	d.Do(action.LineDown, action.ValueLeft, action.ValueLeft, action.LineDown, action.ValueRight, action.LineDown, action.LineDown, action.ValueRight,
		action.LineDown, action.ValueRight)
	d.Overlay().Sees("booklet as Markdown", "Phone and e-mail are left out", "included, in a ZIP archive", ".zip")
	d.Do(action.Accept)
	d.Sees(sayExported(1))
	_, data := d.exported()
	archive, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil || len(archive.File) != 2 {
		t.Fatalf("%d files, %v", len(archive.File), err)
	}
	booklet, err := archive.File[0].Open()
	modeltest.Must(t, err)
	text, err := io.ReadAll(booklet)
	if err != nil || !strings.HasSuffix(archive.File[0].Name, ".md") || !strings.HasPrefix(archive.File[1].Name, "CVs/") {
		t.Errorf("%s and %s, %v", archive.File[0].Name, archive.File[1].Name, err)
	}
	profile, _, _ := strings.Cut(string(text), "### CV")
	if !strings.Contains(profile, c.Applicant.Name) || strings.Contains(profile, "Verdict") || strings.Contains(profile, "Phone") {
		t.Errorf("the booklet:\n%s", profile)
	}
}
