// Package store keeps one account's data on disk in SQLite: what the service
// told (jobs, applicants, when), and what only this user knows (drafts, the
// currency ledger, creates under way, views to deliver). It knows no network.
// Several copies of the program share one store.
package store

import (
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"path/filepath"

	_ "modernc.org/sqlite" // the driver "sqlite"
)

// ErrNone is returned when what was asked for is not there.
var ErrNone = errors.New("not in the store")

// ErrNewer is returned by Open for a store that a newer version has written.
var ErrNewer = errors.New("this data was written by a newer version of shortlist")

//go:embed migrations/*.sql
var migrations embed.FS

// Store is one account's data. It is safe for concurrent use.
type Store struct {
	db    *sql.DB
	owner string // this copy of the program
}

// Open opens or creates the store file; it and its folder are made for this
// user alone.
func Open(path string) (*Store, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, fmt.Errorf("open the store: %w", err)
	}
	// Made before SQLite does, which would leave its mode to the umask; the
	// files beside it take its mode.
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, fmt.Errorf("open the store: %w", err)
	}
	if err := f.Close(); err != nil {
		return nil, fmt.Errorf("open the store: %w", err)
	}
	q := url.Values{"_pragma": {"busy_timeout(5000)", "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)"}, "_txlock": {"immediate"}}
	return open("file:"+(&url.URL{Path: path}).EscapedPath()+"?"+q.Encode(), 4)
}

// OpenMemory opens a store that is gone when it is closed.
func OpenMemory() (*Store, error) {
	return open("file::memory:?_pragma=foreign_keys(1)", 1)
}

func open(dsn string, connections int) (*Store, error) {
	db, err := sql.Open("sqlite", dsn)
	if err != nil {
		return nil, fmt.Errorf("open the store: %w", err)
	}
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	s := &Store{db: db, owner: newOwner()}
	if err := s.migrate(context.Background()); err != nil {
		_ = db.Close()
		return nil, fmt.Errorf("open the store: %w", err)
	}
	return s, nil
}

// Close closes the store.
func (s *Store) Close() error { return s.db.Close() }

// migrate brings the schema to this version, one file a version, each in a
// transaction of its own.
func (s *Store) migrate(ctx context.Context) error {
	files, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		return err
	}
	var version int
	if err := s.db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	if version > len(files) {
		return ErrNewer
	}
	for n := version; n < len(files); n++ {
		script, err := migrations.ReadFile(files[n])
		if err != nil {
			return err
		}
		err = s.transact(ctx, func(tx *sql.Tx) error {
			// Another copy may have been quicker; the lock is ours now.
			if err := tx.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil || version > n {
				return err
			}
			if _, err := tx.ExecContext(ctx, string(script)); err != nil {
				return fmt.Errorf("%s: %w", files[n], err)
			}
			_, err := tx.ExecContext(ctx, fmt.Sprintf("PRAGMA user_version = %d", n+1))
			return err
		})
		if err != nil {
			return err
		}
	}
	return nil
}
