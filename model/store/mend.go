package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strings"
	"time"

	"shortlist/model/lang"

	sqlite3 "modernc.org/sqlite/lib"
)

// Mended reports the mending of a damaged store file.
type Mended struct {
	Aside  string         // path of the damaged file
	Saved  map[string]int // rows of the user's own tables that were saved from it, by table
	Unread []string       // the user's own tables that could not be read to their end
	Lost   bool           // the user's own tables gave no row, and none could be read to its end

	Missing bool // the database file was missing, and only the files beside it were there
	Foreign bool // the file was the database of another program
}

// Mended returns the mending since the last call, nil without one.
func (s *Store) Mended() *Mended { return s.mended.Swap(nil) }

// damaged reports whether an error means that the file is a damaged database.
func damaged(err error) bool {
	if errors.Is(err, errUnsound) || errors.Is(err, errForeign) {
		return true
	}
	kind := kindOf(err)
	return kind == sqlite3.SQLITE_CORRUPT || kind == sqlite3.SQLITE_NOTADB
}

// mendedPath returns the path of the whole new file before it is in place, in the folder of the store.
func (s *Store) mendedPath() string { return s.path + ".mended" }
func (s *Store) lockPath() string   { return s.path + ".lock" }

// beside returns the endings of the files that SQLite keeps beside a database.
func beside() []string { return []string{"-wal", "-shm", "-journal"} }

// mend moves the damaged file of db aside and puts a new one in its place. The new file
// has as much of the user's own data as can be read; the rest comes again from the
// service. A write of another window waits for the lock, finds the file replaced, and
// continues with the new one. After a kill at any moment, the next window finds either
// the damaged file or the whole new one.
func (s *Store) mend(db *sql.DB) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.db != db {
		return nil // another goroutine mended the file meanwhile
	}
	if err := s.readThrough(); err != nil {
		return err
	}
	err := s.locked(func() error {
		if replaced(s.path, s.file) {
			return nil
		}
		// From here on no window writes into the old file. If it cannot be locked because
		// it is not a database at all, no window could write into it before.
		old, end, err := s.beginOld()
		if err != nil {
			return err
		}
		defer end()
		m := &Mended{Aside: s.asideNow("damaged"), Saved: map[string]int{}}
		if m.Foreign = errors.Is(checkTables(context.Background(), old), errForeign); m.Foreign {
			m.Aside = s.asideNow("foreign") // an erasure keeps files of this name
			nothing, err := emptyDatabase()
			if err != nil {
				return err
			}
			defer func() { _ = nothing.Close() }()
			old = nothing
		}
		if err := s.save(old, m); err != nil {
			return err
		}
		s.at("saved")
		// The lock holds until the file is moved. Windows moves no open file, so that a second move
		// succeeds only if no other window has it open.
		if err := s.moveAside(m.Aside); err != nil {
			end()
			_ = s.closeFile()                            // errors of a damaged file do not matter
			if err := s.moveAside(m.Aside); err != nil { // another window has the file open: the next use tries again
				again, failed := s.connectTo(s.file)
				if failed == nil {
					s.db = again
				}
				return errors.Join(err, failed)
			}
		}
		s.mended.Store(m)
		_, err = s.finishMending()
		return err
	})
	if err != nil {
		return lang.Errorf("the store file is damaged, and could not be set aside: %w", err)
	}
	return s.reopen()
}

// beginOld begins to read the damaged file, in which no window writes until end is called.
func (s *Store) beginOld() (old querier, end func(), err error) {
	if isEmpty(s.file) { // SQLite would fill an empty file, and remove its log
		nothing, err := emptyDatabase()
		return nothing, func() { _ = nothing.Close() }, err
	}
	// With a writable schema, SQLite reads a file that is shorter than its header states.
	short, err := connect(dsn(s.path, "immediate", s.waitForLock(), "writable_schema(1)"), 1, s.dial(s.file))
	if err != nil {
		return nil, nil, err
	}
	tx, err := short.BeginTx(context.Background(), nil)
	if damaged(err) { // a file that cannot be locked, so that no window writes into it
		return short, func() { _ = short.Close() }, nil
	}
	if err != nil {
		return nil, nil, errors.Join(err, short.Close())
	}
	return tx, func() { _, _ = tx.Rollback(), short.Close() }, nil // the transaction only reads
}

func emptyDatabase() (*sql.DB, error) { return connect("file::memory:", 1, nil) }

// asideNow returns the path to which the store's file is moved aside, with the reason and the time.
func (s *Store) asideNow(why string) string {
	return fmt.Sprintf("%s.%s-%s", s.path, why, time.Now().Format("20060102-150405.000"))
}

// moveAside moves the files of the store. It moves none unless it can move the database.
func (s *Store) moveAside(aside string) error {
	rename := s.rename
	if rename == nil {
		rename = os.Rename
	}
	for _, end := range append([]string{""}, beside()...) {
		if err := ignoreNotExist(rename(s.path+end, aside+end)); err != nil {
			return err
		}
		s.at("moved" + end)
	}
	return nil
}

func (s *Store) at(step string) {
	if s.step != nil {
		s.step(step)
	}
}

// finishMending puts a whole new file in its place, if there is one. The caller holds the
// lock, and the place is empty.
func (s *Store) finishMending() (done bool, err error) {
	if _, err := os.Stat(s.mendedPath()); err != nil {
		return false, ignoreNotExist(err)
	}
	return true, s.install(s.mendedPath())
}

// install moves a file to an empty place. SQLite's files beside that place belong to an
// earlier file, and must not be taken for the new one's log.
func (s *Store) install(made string) error {
	for _, end := range beside() {
		if err := ignoreNotExist(os.Remove(s.path + end)); err != nil {
			return err
		}
	}
	return os.Rename(made, s.path)
}

func ignoreNotExist(err error) error {
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	return err
}

// derived returns the tables that mend does not save: the data of the service, everything
// derived from it, and the record of which window wrote which part.
func derived() []string {
	return []string{
		"jobs", "descriptions", "candidates", "applied", "cv_texts", "identities", "synced", "tries", "baselines", "old_applications", "parts", "sqlite_sequence",
		"search_docs", "search_text", "search_text_data", "search_text_idx", "search_text_docsize", "search_text_config",
	}
}

// save makes the new file. No window opens it before it has its final name.
func (s *Store) save(old querier, m *Mended) error {
	ctx := context.Background()
	// The rows fit the schema under which they were written, and are migrated with it.
	version := latest()
	if err := old.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil || version < 1 || version > latest() {
		version = latest() // every store has a version, so that this one is damaged
	}
	half := s.mendedPath() + "-half"
	err := s.makeDatabase(half, func(db *sql.DB) error {
		if err := migrate(ctx, db, version); err != nil {
			return err
		}
		if err := transact(ctx, db, func(tx *sql.Tx) error {
			if err := saveRows(ctx, old, tx, m); err != nil {
				return err
			}
			return s.saveIdentity(ctx, old, tx, len(m.Saved) > 0)
		}); err != nil {
			return err
		}
		return migrate(ctx, db, latest())
	})
	if err != nil {
		return err
	}
	return os.Rename(half, s.mendedPath())
}

// syncFile writes the contents of a file to the disk.
func syncFile(path string) error {
	f, err := os.OpenFile(path, os.O_RDWR, 0)
	if err != nil {
		return err
	}
	return errors.Join(f.Sync(), f.Close())
}

// saveRows copies the rows of every table that is not derived.
func saveRows(ctx context.Context, old querier, tx *sql.Tx, m *Mended) error {
	tables, err := pairs[string, bool](ctx, tx, "SELECT name, 1 FROM sqlite_schema WHERE type = 'table'")
	if err != nil {
		return err
	}
	for _, name := range derived() {
		delete(tables, name)
	}
	m.Lost = true
	for _, name := range slices.Sorted(maps.Keys(tables)) {
		rows, whole := readable(ctx, old, name)
		own := name != "duties" && name != "identity" // the user's own, not the program's
		if own && !whole {
			m.Unread = append(m.Unread, name)
		}
		m.Lost = m.Lost && (!own || !whole && len(rows) == 0)
		for _, row := range rows {
			marks := strings.TrimSuffix(strings.Repeat("?,", len(row)), ",")
			// A row of a damaged page may break the schema: it is left out.
			result, err := tx.ExecContext(ctx, fmt.Sprintf("INSERT OR IGNORE INTO %s VALUES (%s)", name, marks), row...)
			if err != nil {
				continue
			}
			if n, err := result.RowsAffected(); own && err == nil {
				m.Saved[name] += int(n)
			}
		}
	}
	if tables["letters"] && slices.ContainsFunc(m.Unread, func(name string) bool {
		return slices.Contains([]string{"letters", "answered", "written", "settings"}, name)
	}) {
		if err := set(ctx, tx, restoredSetting, journalDamaged); err != nil {
			return err
		}
	}
	return saveSequences(ctx, old, tx)
}

// saveSequences continues the ids: an id is never given twice. A sequence that cannot
// be read continues after the saved rows.
func saveSequences(ctx context.Context, old querier, tx *sql.Tx) error {
	given, _ := pairs[string, int64](ctx, old, "SELECT name, seq FROM sqlite_sequence")
	for name, last := range given {
		err := run(ctx, tx, `INSERT INTO sqlite_sequence (name, seq)
			SELECT ?1, 0 WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = ?1)`, name)
		if err == nil {
			err = run(ctx, tx, "UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = ?", last, name)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// readable returns the rows of a table that can be read: from the beginning to the damage,
// and from the end back to the damage.
func readable(ctx context.Context, old querier, table string) (rows [][]any, whole bool) {
	read := func(where, order string, args ...any) (last int64, err error) {
		result, err := old.QueryContext(ctx, fmt.Sprintf("SELECT rowid, * FROM %s NOT INDEXED %s ORDER BY rowid %s", table, where, order), args...)
		if err != nil {
			return 0, err
		}
		defer func() { _ = result.Close() }() // Err below returns the error
		columns, err := result.Columns()
		if err != nil {
			return 0, err
		}
		for result.Next() {
			row := make([]any, len(columns))
			into := make([]any, len(columns))
			for i := range row {
				into[i] = &row[i]
			}
			if err := result.Scan(into...); err != nil {
				return last, err
			}
			last, _ = row[0].(int64)
			rows = append(rows, row[1:])
		}
		return last, result.Err()
	}
	last, err := read("", "ASC")
	if err == nil {
		return rows, true
	}
	where, args := "", []any(nil)
	if len(rows) > 0 {
		where, args = "WHERE rowid > ?", []any{last}
	}
	_, _ = read(where, "DESC", args...) // from the end back to the damage
	return rows, false
}

// follow opens the file that another window has put in place. If that window was killed,
// it finishes the mending.
func (s *Store) follow() error {
	s.mu.RLock()
	file := s.file
	s.mu.RUnlock()
	if !replaced(s.path, file) {
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if !replaced(s.path, s.file) {
		return nil // another goroutine was quicker
	}
	return s.reopen()
}

// reopen opens the file that is now at path. The caller holds mu for writing.
func (s *Store) reopen() error {
	s.renewed.Store(true)
	return s.openFile()
}

// locked runs f while no other window runs one. The lock is held on an empty database:
// it ends with its process on every system.
func (s *Store) locked(f func() error) (err error) {
	if err := makeFile(s.lockPath()); err != nil {
		return err
	}
	db, err := connect(dsn(s.lockPath(), "exclusive", "busy_timeout(10000)"), 1, nil)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	return transact(context.Background(), db, func(*sql.Tx) error { return f() })
}
