package store

import (
	"context"
	"encoding/binary"
	"errors"
	"os"
	"strings"

	"shortlist/model/lang"
)

// errForeign means that the file at the store's path is the database of another program.
var errForeign = lang.NewError("the file is not a store of shortlist: another program has written it")

// base are tables that a store of every version has.
func base() []string {
	return []string{"jobs", "candidates", "synced", "currencies", "drafts", "intents"}
}

// checkTables returns errForeign for the database of another program, and ErrNewer for a store of a newer version. It
// returns errUnsound for a store that lacks tables, and for a database without tables, as another program makes when it
// opens the path of a missing store.
func checkTables(ctx context.Context, q querier) error {
	var ours, all, version int
	names := "'" + strings.Join(base(), "','") + "'"
	err := q.QueryRowContext(ctx, "SELECT count(*) FILTER (WHERE name IN ("+names+")), count(*), (SELECT user_version FROM pragma_user_version) FROM sqlite_schema WHERE type = 'table'").Scan(&ours, &all, &version)
	switch {
	case err != nil:
		return err
	case version > latest() && ours > 0:
		return ErrNewer
	case ours == len(base()):
		return nil
	case ours*2 < len(base()) && all > ours:
		return errForeign
	}
	return errUnsound
}

// checkHeader returns errForeign or errUnsound for a database that no version of shortlist can have written. It runs
// before SQLite opens the file for writing, which would change its journal mode. Its handle stays open until db is
// closed: to close it earlier would end SQLite's locks.
func (s *Store) checkHeader() error {
	f, err := s.handle(s.path)
	if err != nil {
		return err
	}
	head := make([]byte, 64)
	if _, err := f.ReadAt(head, 0); err != nil || !strings.HasPrefix(string(head), "SQLite format 3\x00") {
		return nil // SQLite reports what is wrong with the file
	}
	if binary.BigEndian.Uint32(head[60:]) != 0 && head[18] == 2 {
		return nil // the file has a version and a write-ahead log: opening changes nothing
	}
	db, err := connect(readOnly(dsn(s.path, "deferred", s.waitForLock(), "query_only(1)")), 1, nil)
	if err != nil {
		return err
	}
	err = checkTables(context.Background(), db)
	if !busy(err) && !damaged(err) {
		err = nil // a journal has to be rolled back, or opening for writing reports the same error
	}
	return errors.Join(err, db.Close())
}

// readOnly returns a data source name with the mode changed to read-only.
func readOnly(name string) string { return strings.Replace(name, "mode=rw", "mode=ro", 1) }

// HasTraces reports whether there was a store at a path that is missing now.
func HasTraces(path string) bool {
	if _, err := os.Lstat(path); err == nil {
		return false
	}
	s := &Store{path: path}
	for _, trace := range []string{s.lockPath(), s.unkeptPath()} {
		if _, err := os.Stat(trace); err == nil {
			return true
		}
	}
	for _, end := range beside() {
		if info, err := os.Stat(path + end); err == nil && info.Size() > 0 {
			return true
		}
	}
	return false
}
