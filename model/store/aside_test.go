//go:build unix

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// openOnHost opens a store as a window on a host does, and closes it at the end of the test at the latest.
func openOnHost(t *testing.T, host, path string, takeOver bool) *Store {
	t.Helper()
	s, err := OpenWith(path, Options{Host: host, Shared: onShared, TakeOver: takeOver})
	modeltest.Must(t, err)
	t.Cleanup(func() { _ = s.Close() })
	return s
}

// titled is a draft with a title, saved some seconds after a fixed moment.
func titled(id int64, title string, seconds int) model.SavedDraft {
	return model.SavedDraft{ID: id, Draft: model.Draft{Title: title}, Saved: time.UnixMilli(1_700_000_000_000).Add(time.Duration(seconds) * time.Second)}
}

// loseTo saves drafts and notes in a window, and has another window take the store over.
func loseTo(t *testing.T, path string) (lost, holder *Store) {
	t.Helper()
	lost = openOnHost(t, "a", path, false)
	save(t, lost, titled(1, "Cook", 1))
	typeNote(t, lost, 7, "Call")
	return lost, openOnHost(t, "b", path, true)
}

func save(t *testing.T, s *Store, d model.SavedDraft) {
	t.Helper()
	if err := s.SaveDraft(t.Context(), d); err != nil {
		t.Error(err)
	}
}

func refuses(t *testing.T, s *Store, d model.SavedDraft) {
	t.Helper()
	if err := s.SaveDraft(t.Context(), d); !errors.Is(err, ErrReadOnly) {
		t.Errorf("saved without the lease: %v", err)
	}
}

func typeNote(t *testing.T, s *Store, applyID int64, typed string) {
	t.Helper()
	if _, _, err := s.ChangeReview(t.Context(), 5, applyID, time.Now(), func(r *model.Review) { r.Typed = typed }); err != nil {
		t.Error(err)
	}
}

// noteAside types a note in a window that lost the store.
func noteAside(t *testing.T, s *Store, r model.Review) {
	t.Helper()
	if err := s.KeepNoteAside(t.Context(), r); err != nil {
		t.Error(err)
	}
}

// closed closes stores.
func closed(t *testing.T, all ...*Store) {
	t.Helper()
	for _, s := range all {
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

// titles returns the titles of all drafts, sorted.
func titles(t *testing.T, s *Store) string {
	t.Helper()
	all, err := s.WaitingDrafts(t.Context(), time.Now())
	modeltest.Must(t, err)
	var out []string
	for _, d := range all {
		out = append(out, d.Draft.Title)
	}
	slices.Sort(out)
	return strings.Join(out, ", ")
}

// typedIn returns the unfinished note on an application.
func typedIn(t *testing.T, s *Store, applyID int64) string {
	t.Helper()
	r, err := s.Review(t.Context(), applyID)
	modeltest.Must(t, err)
	return r.Typed
}

// asideFiles returns the files beside a store.
func asideFiles(t *testing.T, path string) []string {
	t.Helper()
	files, err := filepath.Glob(path + ".typed/*")
	modeltest.Must(t, err)
	return files
}

// TestTypedTextOutlivesTheWindowThatLostTheStore: the next window that can write has it.
func TestTypedTextOutlivesTheWindowThatLostTheStore(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	a, b := loseTo(t, path)
	refuses(t, a, titled(1, "Cook and baker", 2))
	refuses(t, a, titled(2, "Waiter", 3))
	refuses(t, a, titled(3, "Discarded", 3))
	if err := a.DropDraft(t.Context(), 3); !errors.Is(err, ErrReadOnly) {
		t.Error(err)
	}
	noteAside(t, a, model.Review{ApplyID: 7, JobID: 5, Typed: "Call on Monday"})
	noteAside(t, a, model.Review{ApplyID: 8, JobID: 5, Note: "Finished"})
	noteAside(t, a, model.Review{ApplyID: 9, JobID: 5, Verdict: model.Yes})
	files := asideFiles(t, path)
	if len(files) != 1 {
		t.Fatal("files:", files)
	}
	for name, mode := range map[string]fs.FileMode{files[0]: 0o600, filepath.Dir(files[0]): 0o700} {
		if info, err := os.Stat(name); err != nil || info.Mode().Perm() != mode {
			t.Errorf("%s: %v, %v", name, info.Mode(), err)
		}
	}
	if got := titles(t, b); got != "Cook" {
		t.Errorf("the holder has %q", got)
	}
	closed(t, a, b)
	c := openOnHost(t, "c", path, false)
	if got := titles(t, c); got != "Cook and baker, Waiter" {
		t.Errorf("drafts: %q", got)
	}
	if got := typedIn(t, c, 7) + "|" + typedIn(t, c, 8) + "|" + typedIn(t, c, 9); got != "Call on Monday|Finished|" {
		t.Errorf("notes: %q", got)
	}
	in := c.TakeReadIn()
	if in == nil || len(in.Drafts) != 2 || in.Notes != 2 || len(in.Both)+len(in.Unread)+in.Joined > 0 || c.TakeReadIn() != nil {
		t.Errorf("reported: %+v", in)
	}
	if _, err := os.Stat(path + ".typed"); !errors.Is(err, fs.ErrNotExist) {
		t.Error("the folder is left", err)
	}
}

// TestTextThatTwoWindowsChangedIsKeptTwice.
func TestTextThatTwoWindowsChangedIsKeptTwice(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	a, b := loseTo(t, path)
	refuses(t, a, titled(1, "Cook of", 2))
	if _, err := b.TakeDraft(t.Context(), 1, true, time.Now()); err != nil {
		t.Fatal(err)
	}
	save(t, b, titled(1, "Cook of b", 9))
	typeNote(t, b, 7, "Mail")
	refuses(t, a, titled(1, "Cook of a", 3))
	noteAside(t, a, model.Review{ApplyID: 7, JobID: 5, Typed: "Call on Monday"})
	if err := b.ReleaseDraft(t.Context(), 1); err != nil {
		t.Error(err)
	}
	closed(t, a, b)
	c := openOnHost(t, "c", path, false)
	if got := titles(t, c); got != "Cook of a, Cook of b" {
		t.Errorf("drafts: %q", got)
	}
	if got := typedIn(t, c, 7); got != "Mail\n\nCall on Monday" {
		t.Errorf("note: %q", got)
	}
	if in := c.TakeReadIn(); in == nil || !slices.Equal(in.Both, []string{"Cook of a"}) || in.Joined != 1 {
		t.Errorf("reported: %+v", in)
	}
}

// TestAWindowThatTakesTheStoreBackSavesItsOwnText, and reads in that of others.
func TestAWindowThatTakesTheStoreBackSavesItsOwnText(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	a, b := loseTo(t, path)
	refuses(t, a, titled(1, "Cook of a", 2))
	noteAside(t, a, model.Review{ApplyID: 7, JobID: 5, Typed: "Call on Monday"})
	c := openOnHost(t, "c", path, true) // reads it in while a lives
	refuses(t, b, titled(4, "Waiter of b", 2))
	if got := titles(t, c); got != "Cook of a" {
		t.Errorf("drafts: %q", got)
	}
	refuses(t, a, titled(1, "Cook of a, longer", 3))
	noteAside(t, a, model.Review{ApplyID: 7, JobID: 5, Typed: "Call on Monday at 9"})
	modeltest.Must(t, a.TakeOver())
	if in := a.TakeReadIn(); in == nil || !slices.Equal(in.Drafts, []string{"Waiter of b"}) {
		t.Errorf("reported: %+v", in)
	}
	if len(asideFiles(t, path)) != 1 {
		t.Error("the text is removed before the store has it")
	}
	save(t, a, titled(1, "Cook of a, longer", 4))
	typeNote(t, a, 7, "Call on Monday at 9")
	if got := titles(t, a); got != "Cook of a, longer, Waiter of b" {
		t.Errorf("drafts: %q", got)
	}
	if left := asideFiles(t, path); len(left) > 0 {
		t.Error("left:", left)
	}
}

// TestAKilledReaderIsFinishedByTheNext, and a file that is damaged stays, is reported, and stops nothing.
func TestAKilledReaderIsFinishedByTheNext(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	a, b := loseTo(t, path)
	refuses(t, a, titled(2, "Waiter", 3))
	closed(t, a, b)
	file := asideFiles(t, path)[0]
	modeltest.Must(t, os.Rename(file, file+".X"+asideRead))
	write(t, file+asideMade, `{"Owner":"half`)
	write(t, filepath.Join(filepath.Dir(file), "b-1-X.json"), `{"Owner":"half`)
	c := openOnHost(t, "c", path, false)
	if got := titles(t, c); got != "Cook, Waiter" {
		t.Errorf("drafts: %q", got)
	}
	if in := c.TakeReadIn(); in == nil || len(in.Unread) != 1 || !strings.Contains(in.Unread[0], "b-1-X.json") {
		t.Errorf("reported: %+v", in)
	}
	if left := asideFiles(t, path); len(left) != 1 {
		t.Error("left:", left)
	}
}

// TestAnErasureReadsTypedTextIn: nothing of an erased applicant is left beside the store.
func TestAnErasureReadsTypedTextIn(t *testing.T) {
	path, ctx := filepath.Join(t.TempDir(), "store.db"), t.Context()
	a, b := loseTo(t, path)
	noteAside(t, a, model.Review{ApplyID: 7, JobID: 5, Typed: "Ask Ms Petrenko"})
	e, err := b.BeginErasure(ctx, Erasure{Begun: time.Now(), Applies: []int64{7}})
	modeltest.Must(t, err)
	if n, err := b.EraseRows(ctx, e, time.Now()); err != nil || n.Reviews != 1 {
		t.Errorf("%+v, %v", n, err)
	}
	noteAside(t, a, model.Review{ApplyID: 7, JobID: 5, Typed: "Ask Ms Petrenko again"})
	noteAside(t, a, model.Review{ApplyID: 8, JobID: 5, Typed: "Mail"})
	for _, file := range asideFiles(t, path) {
		if data, err := os.ReadFile(file); err != nil || strings.Contains(string(data), "Petrenko") {
			t.Errorf("%s: %s, %v", file, data, err)
		}
	}
	if got := typedIn(t, b, 7); got != "" {
		t.Errorf("note: %q", got)
	}
}

// TestTextThatWasReadInIsNotWrittenAgain by the window that has typed it: it may be erased, discarded or
// published there.
func TestTextThatWasReadInIsNotWrittenAgain(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	a, b := loseTo(t, path)
	noteAside(t, a, model.Review{ApplyID: 7, JobID: 5, Typed: "Ask Ms Petrenko"})
	refuses(t, a, titled(2, "Barista", 2))
	b.readAside(t.Context())
	refuses(t, a, titled(3, "Waiter", 3))
	for _, file := range asideFiles(t, path) {
		if data, err := os.ReadFile(file); err != nil || strings.Contains(string(data), "Petrenko") || strings.Contains(string(data), "Barista") {
			t.Errorf("%s: %s, %v", file, data, err)
		}
	}
}

// TestTextIsReadInOnce even if its file stays.
func TestTextIsReadInOnce(t *testing.T) {
	path, ctx := filepath.Join(t.TempDir(), "store.db"), t.Context()
	a, b := loseTo(t, path)
	refuses(t, a, titled(1, "Baker", 1))
	if _, err := b.TakeDraft(ctx, 1, true, time.Now()); err != nil {
		t.Fatal(err)
	}
	save(t, b, titled(1, "Chef", 2))
	typeNote(t, b, 7, "Write")
	refuses(t, a, titled(1, "Baker", 3))
	noteAside(t, a, model.Review{ApplyID: 7, JobID: 5, Typed: "Mail"})
	file := asideFiles(t, path)[0]
	data, err := os.ReadFile(file)
	modeltest.Must(t, err)
	for range 2 {
		b.readAside(ctx)
		modeltest.Must(t, os.MkdirAll(filepath.Dir(file), 0o700))
		modeltest.Must(t, os.WriteFile(file, data, 0o600))
	}
	if got := typedIn(t, b, 7); got != "Write\n\nMail" {
		t.Errorf("note: %q", got)
	}
	all, err := b.AllDrafts(ctx)
	if err != nil || len(all) != 2 {
		t.Errorf("%+v, %v", all, err)
	}
}

// TestATemplateThatWasReadInBelongsToNoWindow, so that every window can change it.
func TestATemplateThatWasReadInBelongsToNoWindow(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	a, b := loseTo(t, path)
	d := titled(4, "Cook", 2)
	d.Name = "Kitchen"
	refuses(t, a, d)
	b.readAside(t.Context())
	if err := b.DropDraft(t.Context(), 4); err != nil {
		t.Error(err)
	}
}
