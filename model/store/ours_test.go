package store

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"shortlist/model/modeltest"
)

// foreign makes the database of another program.
func foreign(t *testing.T, path string, statements ...string) {
	t.Helper()
	write(t, path, "")
	db, err := connect(dsn(path, "immediate"), 1, nil)
	modeltest.Must(t, err)
	for _, s := range statements {
		if _, err := db.Exec(s); err != nil {
			t.Fatal(err)
		}
	}
	modeltest.Must(t, db.Close())
}

// asides returns what the files hold that were moved aside.
func asides(t *testing.T, path string) (all [][]byte) {
	t.Helper()
	files, err := filepath.Glob(path + ".*-2*")
	modeltest.Must(t, err)
	for _, file := range files {
		data, err := os.ReadFile(file)
		modeltest.Must(t, err)
		all = append(all, data)
	}
	return all
}

// TestTheDatabaseOfAnotherProgramIsNoStore: it is kept byte by byte, nothing of it is taken for the user's own, and a new
// store begins. Until then Inspect finds it, and changes nothing.
func TestTheDatabaseOfAnotherProgramIsNoStore(t *testing.T) {
	const notes = "CREATE TABLE notes (text); INSERT INTO notes VALUES ('theirs')"
	for name, statements := range map[string][]string{
		"plain":            {notes},
		"with a version":   {notes, "PRAGMA user_version = 3"},
		"of a far version": {notes, "PRAGMA user_version = 20260101"},
		"with a log":       {"PRAGMA journal_mode = WAL", notes, "PRAGMA user_version = 7"},
		"with alike names": {"CREATE TABLE settings (name TEXT, value TEXT); INSERT INTO settings VALUES ('blind', 'on'); CREATE TABLE jobs (id)", "PRAGMA user_version = 30"},
	} {
		t.Run(name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "store.db")
			foreign(t, path, statements...)
			before, err := os.ReadFile(path)
			modeltest.Must(t, err)
			if i, err := Inspect(t.Context(), path); err != nil || i.Intact {
				t.Errorf("%+v, %v", i, err)
			}
			s := openAt(t, path)
			if m := s.Mended(); m == nil || !m.Foreign || m.Missing || !m.Lost || !strings.Contains(m.Aside, ".foreign-") {
				t.Errorf("mended %+v", m)
			}
			if kept := asides(t, path); len(kept) == 0 || !bytes.Equal(kept[0], before) {
				t.Errorf("%d files are kept, and the first is another", len(kept))
			}
			if value, err := s.Setting(t.Context(), "blind"); err != nil || value != "" {
				t.Errorf("the store has a setting of theirs: %q, %v", value, err)
			}
			sound(t, s)
		})
	}
}

// TestAStoreWithoutItsTablesIsDamaged: what it has is saved, and a database without tables, as sqlite3 makes one where a
// file is missing, is not taken for a new store.
func TestAStoreWithoutItsTablesIsDamaged(t *testing.T) {
	path := filled(t, 3)
	foreign(t, path+".x", "VACUUM")
	db, err := connect(dsn(path, "immediate"), 1, nil)
	modeltest.Must(t, err)
	_, err = db.Exec("DROP TABLE synced")
	if err = errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
	s, err := Open(path)
	modeltest.Must(t, err)
	if m := s.Mended(); m == nil || m.Foreign || m.Saved["drafts"] != 3 {
		t.Errorf("mended %+v", m)
	}
	sound(t, s)
	modeltest.Must(t, s.Close())
	for _, end := range beside() {
		modeltest.Must(t, ignoreNotExist(os.Remove(path+end)))
	}
	modeltest.Must(t, os.Rename(path+".x", path))
	if s, err = Open(path); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = s.Close() })
	if m := s.Mended(); m == nil || m.Foreign || !m.Lost {
		t.Errorf("mended %+v", m)
	}
}

// TestAStoreOfANewerVersionStays as it is, also one that lacks a table of this version.
func TestAStoreOfANewerVersionStays(t *testing.T) {
	path := filled(t, 1)
	db, err := connect(dsn(path, "immediate"), 1, nil)
	modeltest.Must(t, err)
	_, err = db.Exec("PRAGMA user_version = 999; DROP TABLE intents; PRAGMA wal_checkpoint(TRUNCATE)")
	if err = errors.Join(err, db.Close()); err != nil {
		t.Fatal(err)
	}
	before, err := os.ReadFile(path)
	modeltest.Must(t, err)
	if _, err := Open(path); err == nil || !strings.Contains(err.Error(), ErrNewer.Error()) {
		t.Error(err)
	}
	after, err := os.ReadFile(path)
	if err != nil || !bytes.Equal(before, after) || len(asides(t, path)) != 0 {
		t.Errorf("the store has changed: %v", err)
	}
}

// TestAMissingStoreIsNoNewOne: the files beside it show that there was one, and its log is kept. A first start that was
// killed, and a folder without a trace, begin a store without a word.
func TestAMissingStoreIsNoNewOne(t *testing.T) {
	for name, leave := range map[string]func(path string){
		"all":      func(string) {},
		"the lock": func(path string) { modeltest.Must(t, os.Remove(path+".unkept")) },
		"unkept":   func(path string) { modeltest.Must(t, os.Remove(path+".lock")) },
		"a log":    func(path string) { modeltest.Must(t, errors.Join(os.Remove(path+".unkept"), os.Remove(path+".lock"))) },
	} {
		t.Run(name, func(t *testing.T) {
			path := filled(t, 1)
			modeltest.Must(t, os.Remove(path))
			write(t, path+"-wal", "its last changes")
			leave(path)
			if !HasTraces(path) {
				t.Error("there is no trace")
			}
			s := openAt(t, path)
			if m := s.Mended(); m == nil || !m.Missing || m.Foreign {
				t.Errorf("mended %+v", m)
			}
			if !slices.ContainsFunc(asides(t, path), func(kept []byte) bool { return string(kept) == "its last changes" }) {
				t.Error("the log is gone")
			}
			if HasTraces(path) {
				t.Error("a store that is there is missing")
			}
			if got, err := s.WaitingDrafts(t.Context(), time.Now()); err != nil || len(got) != 0 {
				t.Error(len(got), err)
			}
		})
	}
	path := filepath.Join(t.TempDir(), "store.db")
	write(t, path+".lock", "")
	write(t, path+".new", "half a store")
	s := openAt(t, path)
	if m := s.Mended(); m != nil {
		t.Errorf("mended %+v", m)
	}
	if _, err := os.Stat(path + ".new"); !errors.Is(err, fs.ErrNotExist) {
		t.Error(err)
	}
}
