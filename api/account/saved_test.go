package account

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/api/sandbox"
	"shortlist/model"
	"shortlist/model/modeltest"
)

// saves saves a file with applications, and returns its path.
func (d *desk) saves(name, content string, applies ...int64) string {
	d.t.Helper()
	path, err := d.SaveFile(d.t.Context(), name, false, applies, strings.NewReader(content))
	modeltest.Must(d.t, err)
	return path
}

// twoPeople puts two people into an empty account.
func twoPeople(t *testing.T) *desk {
	t.Helper()
	d := newDesk(t, sandbox.Options{Scenario: "empty"})
	err := d.store.PutCandidates(t.Context(), 5, []model.Candidate{
		{ID: 1, JobID: 5, Status: model.Received, Applicant: model.Applicant{Name: "Olena Koval"}},
		{ID: 2, JobID: 5, Status: model.Received, Applicant: model.Applicant{Name: "Maeve Quay"}},
	}, time.Now())
	modeltest.Must(t, err)
	return d
}

// erases erases an application, with or without saved files.
func (d *desk) erases(person string, saved bool) Receipt {
	d.t.Helper()
	s, err := d.Select(d.t.Context(), Scope{Person: person})
	modeltest.Must(d.t, err)
	r, err := d.Erase(d.t.Context(), s, Scope{Person: person, Saved: saved})
	modeltest.Must(d.t, err)
	return r
}

// TestSavedFilesAreNamedAndDeletedOnlyUnchanged: a file that was changed, replaced by a link or moved stays, also with
// the same size.
func TestSavedFilesAreNamedAndDeletedOnlyUnchanged(t *testing.T) {
	d := twoPeople(t)
	sound := d.saves("1.csv", "Olena", 1)
	both := d.saves("both.csv", "Olena, Maeve", 1, 2)
	changed := d.saves("changed.csv", "Olena", 1)
	linked := d.saves("linked.csv", "Olena", 1)
	moved := d.saves("moved.csv", "Olena", 1)
	other := d.saves("other.csv", "Maeve", 2)
	target := filepath.Join(d.dir, "target.csv")
	for _, err := range []error{
		os.WriteFile(changed, []byte("olena"), 0o600), os.Rename(linked, target), os.Symlink(target, linked), os.Rename(moved, moved+".old"),
	} {
		modeltest.Must(t, err)
	}
	want := []SavedFile{{sound, SavedUnchanged, 0}, {both, SavedUnchanged, 1}, {changed, SavedChanged, 0}, {linked, SavedNotRegular, 0}, {moved, SavedMissing, 0}}
	s, err := d.Select(t.Context(), Scope{Person: "1"})
	modeltest.Must(t, err)
	if r := d.rehearsed(s); !slices.Equal(r.Saved, want) || r.Deleted != 0 {
		t.Errorf("rehearsed %+v", r.Saved)
	}
	r := d.erases("1", true)
	if !slices.Equal(r.Saved, want[2:]) || r.Deleted != 2 || !r.Clean() {
		t.Errorf("receipt %+v", r)
	}
	for path, there := range map[string]bool{sound: false, both: false, changed: true, linked: true, target: true, moved + ".old": true, other: true} {
		if _, err := os.Lstat(path); (err == nil) != there {
			t.Errorf("%s: %v", path, err)
		}
	}
}

// TestSavedFilesStayUnlessTheirDeletionIsAskedFor: the store forgets the files of the erased person alone. A file
// with another person, too, is named again when that person is erased.
func TestSavedFilesStayUnlessTheirDeletionIsAskedFor(t *testing.T) {
	d := twoPeople(t)
	cv, both := d.saves("Olena_Koval_1.pdf", "Olena", 1), d.saves("both.csv", "Olena, Maeve", 1, 2)
	named := d.saves("from Olena_Koval.csv", "Maeve", 2)
	r := d.erases("Olena Koval", false)
	if got := len(r.Saved); got != 3 || r.Deleted != 0 {
		t.Errorf("receipt %+v", r)
	}
	for _, path := range []string{cv, both, named} {
		if _, err := os.Lstat(path); err != nil {
			t.Error(err)
		}
	}
	modeltest.Must(t, d.store.EmptyLog(t.Context()))
	for _, end := range []string{"", "-wal"} {
		data, err := os.ReadFile(filepath.Join(d.dir, "store.db"+end))
		if err == nil && bytes.Contains(data, []byte("Olena_Koval")) {
			t.Errorf("store.db%s holds the name", end)
		}
	}
	if r := d.erases("2", true); len(r.Saved) != 0 || r.Deleted != 1 {
		t.Errorf("receipt of the second %+v", r)
	}
}

// TestASavedCVIsRecorded with each of the applications for which it was saved, and in blind mode without its name.
func TestASavedCVIsRecorded(t *testing.T) {
	d := newDesk(t, sandbox.Options{})
	d.erasable()
	c := somebody(t, d)
	saved, err := d.SaveCV(t.Context(), c, "")
	modeltest.Must(t, err)
	if again, err := d.SaveCV(t.Context(), c, ""); err != nil || again != saved {
		t.Errorf("saved again: %+v, %v", again, err)
	}
	records, err := d.Inventories(t.Context(), Selected{Applications: []Match{{ID: c.ID, JobID: c.JobID}}})
	if err != nil || !slices.ContainsFunc(records[0].Items, func(i InventoryItem) bool { return i.Kind == InventorySaved && i.Detail == saved.Path }) {
		t.Errorf("held %+v, %v", records, err)
	}
	modeltest.Must(t, d.SetBlind(t.Context(), true))
	s, err := d.Select(t.Context(), Scope{Person: c.Applicant.Contacts.Email})
	modeltest.Must(t, err)
	r := d.rehearsed(s)
	if len(r.Saved) != 1 || r.Saved[0].Path != filepath.Join(filepath.Dir(saved.Path), "….pdf") {
		t.Errorf("in blind mode %+v", r.Saved)
	}
}

// TestAFileThatFailsHalfwayIsNotRecorded, because no file is left.
func TestAFileThatFailsHalfwayIsNotRecorded(t *testing.T) {
	d := twoPeople(t)
	r, w := io.Pipe()
	go func() {
		_, _ = w.Write([]byte("half"))
		_ = w.CloseWithError(io.ErrUnexpectedEOF)
	}()
	if path, err := d.SaveFile(t.Context(), "x.csv", false, []int64{1}, r); err == nil {
		t.Fatalf("saved to %s", path)
	}
	if got, err := d.store.SavedWith(t.Context(), []int64{1}, nil); err != nil || len(got) != 0 {
		t.Errorf("recorded %+v, %v", got, err)
	}
}
