package store

import (
	"cmp"
	"context"
	"crypto/rand"
	"database/sql"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
)

// aside is the text that was typed in a window that may not write. The window keeps it in a file of its
// own beside the store, until the store has the text.
type aside struct {
	Owner  string                     // the window
	Drafts map[int64]model.SavedDraft `json:",omitempty"` // by id
	Notes  map[int64]asideNote        `json:",omitempty"` // by application
}

// asideNote is a note that is being written, or was finished.
type asideNote struct {
	JobID        int64
	Typed, Begun string // as in a review
	Stored       string // this window's unfinished note in the store: saved by this window, or read in by another one
}

// ReadIn is the text that a store has read in from windows that could not write.
type ReadIn struct {
	Drafts []string // titles
	Both   []string // titles of drafts that other windows had changed, too: both versions are kept
	Notes  int
	Joined int      // notes that other windows were writing, too: the store has both texts, one below the other
	Unread []string // files that could not be read in, each with the reason; the files stay
}

// TakeReadIn returns, once, what was read in since the last call; nil for nothing.
func (s *Store) TakeReadIn() *ReadIn { return s.readIn.Swap(nil) }

func (s *Store) asideFolder() string { return s.path + ".typed" }

func (s *Store) asidePath() string {
	return filepath.Join(s.asideFolder(), strings.ReplaceAll(s.owner, "/", "-")+".json")
}

// keepDraftAside keeps a draft that the store has refused because another window may write. It
// returns that refusal, or why the draft is not kept either.
func (s *Store) keepDraftAside(d model.SavedDraft, refused error) error {
	err := s.changeAside(lang.Text("save the draft"), func(a *aside) {
		if a.Drafts == nil {
			a.Drafts = map[int64]model.SavedDraft{}
		}
		if was, ok := a.Drafts[d.ID]; !ok || !sameDraft(was, d) {
			a.Drafts[d.ID] = d
		}
	})
	return cmp.Or(err, refused)
}

// sameDraft reports whether two drafts hold the same, whenever they were saved.
func sameDraft(x, y model.SavedDraft) bool {
	x.Saved, y.Saved, x.ID, y.ID = time.Time{}, time.Time{}, 0, 0
	one, err := encode(x)
	other, err2 := encode(y)
	return err == nil && err2 == nil && one == other
}

// KeepNoteAside keeps the note of a review that the store does not take, because another window
// may write. It keeps nothing for an application that is erased.
func (s *Store) KeepNoteAside(ctx context.Context, r model.Review) error {
	stored, err := s.Review(ctx, r.ApplyID)
	if err != nil {
		return err
	}
	id := stored.ApplyID
	var erased []int64
	err = s.read(lang.Text("read the reviews"), func(q querier) (err error) {
		erased, err = column[int64](ctx, q, "SELECT apply_id FROM erased UNION SELECT -id FROM arrivals WHERE apply_id = -1")
		return err
	})
	if err != nil {
		return err
	}
	n := asideNote{JobID: r.JobID, Typed: r.Typed, Begun: r.Begun}
	if n.Typed == "" && r.Note != stored.Note { // the note was finished in this window
		n.Typed, n.Begun = r.Note, stored.Note
	}
	return s.changeAside(lang.Text("save the review"), func(a *aside) {
		if a.Notes == nil {
			a.Notes = map[int64]asideNote{}
		}
		n.Stored = s.savedNotes[id]
		a.Notes[id] = n
		if n.Typed == stored.Typed || n.Typed == "" {
			delete(a.Notes, id)
		}
		for _, id := range erased {
			delete(a.Notes, id)
		}
	})
}

// noteSaved notes that the store has the unfinished note of this window.
func (s *Store) noteSaved(applyID int64, typed string) error {
	return s.changeAside(lang.Text("save the review"), func(a *aside) {
		if s.savedNotes == nil {
			s.savedNotes = map[int64]string{}
		}
		s.savedNotes[applyID] = typed
		delete(a.Notes, applyID)
	})
}

// changeAside changes the text that this window keeps beside the store, and writes its file. Without
// text it removes the file. what names the change in an error.
func (s *Store) changeAside(what string, change func(*aside)) error {
	s.asideMu.Lock()
	defer s.asideMu.Unlock()
	s.dropReadIn()
	change(&s.aside)
	if len(s.aside.Drafts) == 0 && len(s.aside.Notes) == 0 {
		if s.asideWritten == "" {
			return nil
		}
		s.asideWritten = ""
		err := ignoreNotExist(os.Remove(s.asidePath()))
		_ = os.Remove(s.asideFolder()) // it may hold the files of other windows
		return wrap(what, err)
	}
	s.aside.Owner = s.owner
	data, err := encode(s.aside)
	if err == nil && data != s.asideWritten {
		if err = s.writeAside([]byte(data)); err == nil {
			s.asideWritten = data
		}
	}
	return wrap(what, err)
}

// dropReadIn drops the text that another window has read in: from then on the store alone has it, and may
// erase, discard or publish it.
func (s *Store) dropReadIn() {
	if s.asideWritten == "" {
		return
	}
	if _, err := os.Lstat(s.asidePath()); !errors.Is(err, fs.ErrNotExist) {
		return
	}
	for id, n := range s.aside.Notes {
		if s.savedNotes == nil {
			s.savedNotes = map[int64]string{}
		}
		s.savedNotes[id] = n.Typed
	}
	s.aside, s.asideWritten = aside{}, ""
}

func (s *Store) writeAside(data []byte) error {
	if err := s.folder.Check(); err != nil {
		return plain(err)
	}
	if err := os.Mkdir(s.asideFolder(), 0o700); err != nil && !errors.Is(err, fs.ErrExist) {
		return err
	}
	made := s.asidePath() + asideMade
	if err := ignoreNotExist(os.Remove(made)); err != nil {
		return err
	}
	err := writeNew(made, data)
	if err == nil {
		err = syncFile(made)
	}
	if err == nil {
		err = os.Rename(made, s.asidePath())
	}
	return err
}

// The endings of a file that is not whole yet, and of one that is being read in.
const (
	asideMade = ".new"
	asideRead = ".read"
)

// readAside reads in what other windows have typed while they could not write, and removes their
// files. A file that cannot be read in stays.
func (s *Store) readAside(ctx context.Context) {
	if s.path == "" || s.ReadOnly() != nil {
		return
	}
	entries, err := os.ReadDir(s.asideFolder())
	if errors.Is(err, fs.ErrNotExist) {
		return
	}
	in := s.readIn.Swap(nil)
	if in == nil {
		in = &ReadIn{}
	}
	failed := func(name string, err error) { in.Unread = append(in.Unread, name+": "+err.Error()) }
	if err != nil {
		failed(filepath.Base(s.asideFolder()), err)
	}
	for _, entry := range entries {
		path := filepath.Join(s.asideFolder(), entry.Name())
		if strings.HasPrefix(path, s.asidePath()) {
			continue
		}
		if strings.HasSuffix(path, asideMade) { // a window was killed; its last whole file is beside
			_ = os.Remove(path)
			continue
		}
		if err := s.readAsideFile(ctx, path, in); err != nil {
			failed(entry.Name(), err)
		}
	}
	_ = os.Remove(s.asideFolder()) // unless it holds a file
	if len(in.Drafts)+len(in.Both)+len(in.Unread)+in.Notes+in.Joined > 0 {
		s.readIn.Store(in)
	}
}

// readAsideFile reads a file in. It renames the file first, because its window may live, and write
// another one.
func (s *Store) readAsideFile(ctx context.Context, path string, in *ReadIn) error {
	if !strings.HasSuffix(path, asideRead) {
		claimed := path + "." + rand.Text()[:8] + asideRead
		if err := os.Rename(path, claimed); err != nil {
			return err
		}
		path = claimed
	}
	data, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	var a aside
	if err := decode(data, &a); err != nil {
		return err
	}
	var now ReadIn
	err = s.write(ctx, lang.Text("read the drafts"), func(tx *sql.Tx) error {
		now = ReadIn{}
		for id, d := range a.Drafts {
			d.ID = id
			if err := addDraft(ctx, tx, d, a.Owner, &now); err != nil {
				return err
			}
		}
		for id, n := range a.Notes {
			if err := addNote(ctx, tx, id, n, &now); err != nil {
				return err
			}
		}
		return nil
	}, PartDrafts, PartReviews)
	if err != nil {
		return err
	}
	in.Drafts, in.Both = append(in.Drafts, now.Drafts...), append(in.Both, now.Both...)
	in.Notes, in.Joined = in.Notes+now.Notes, in.Joined+now.Joined
	return os.Remove(path)
}

// addDraft adds a draft that a window has typed. If another window has changed the draft too, both versions are kept.
func addDraft(ctx context.Context, tx *sql.Tx, d model.SavedDraft, owner string, in *ReadIn) error {
	if d.Name != "" {
		owner = "" // no window holds a template
	}
	title := cmp.Or(d.Draft.Title, d.Base.Title)
	found, err := drafts(ctx, tx, "WHERE id = ?", d.ID)
	switch {
	case err != nil:
		return err
	case len(found) == 0:
		in.Drafts = append(in.Drafts, title)
	case sameDraft(found[0].draft, d):
		return nil
	case found[0].holder == owner && !found[0].draft.Saved.Before(d.Saved) && !found[0].draft.Saved.After(time.Now()): // else the clock was set back
		return nil
	case found[0].holder == owner: // the same window's earlier version
		in.Drafts = append(in.Drafts, title)
	default:
		beside, err := drafts(ctx, tx, "WHERE holder = ?", owner)
		if err != nil {
			return err
		}
		if slices.ContainsFunc(beside, func(x held) bool { return sameDraft(x.draft, d) }) {
			return nil // the draft's file was read in before, but could not be removed
		}
		in.Both = append(in.Both, title)
		d.ID = model.NewDraftID()
	}
	return run(ctx, tx, "INSERT OR REPLACE INTO drafts (id, job_id, data, saved, holder, held) VALUES (?, ?, ?, ?, ?, 0)",
		d.ID, d.JobID, asJSON(d), millis(d.Saved), owner)
}

// addNote adds a note that a window has typed, as an unfinished one, below the unfinished note of
// another window.
func addNote(ctx context.Context, tx *sql.Tx, applyID int64, n asideNote, in *ReadIn) error {
	applyID, err := applicationOf(ctx, tx, applyID)
	if err != nil {
		return err
	}
	if gone, err := dismissed(ctx, tx, applyID); gone || err != nil {
		return err
	}
	r, err := reviewOf(ctx, tx, model.Review{ApplyID: applyID, JobID: n.JobID, Changed: time.Now()})
	if err != nil {
		return err
	}
	switch {
	case r.Note == n.Typed, r.Typed == n.Typed, strings.HasSuffix(r.Typed, "\n\n"+n.Typed): // the suffix: its file was read in before
		return nil
	case r.Typed == "", r.Typed == n.Stored:
		in.Notes++
		r.Typed, r.Begun = n.Typed, n.Begun
	default:
		in.Joined++
		r.Typed = model.CutTyped(r.Typed + "\n\n" + n.Typed)
	}
	return putReview(ctx, tx, r)
}
