package sandbox

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"os"
	"path/filepath"

	_ "modernc.org/sqlite" // the driver "sqlite"
)

// store is the database. It has exactly one connection, in memory and in a file: writes
// are in order, a second transaction waits for the first, and an in-memory database
// lives as long as its only connection. So no caller may hold rows open while it writes
// to a client, or run a query while rows of another are open.
type store struct {
	db *sql.DB
}

const schema = `
CREATE TABLE IF NOT EXISTS meta (key TEXT PRIMARY KEY, value) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS accounts (
	id INTEGER PRIMARY KEY, email TEXT NOT NULL UNIQUE, company TEXT NOT NULL,
	employer INTEGER NOT NULL, active_limit INTEGER NOT NULL);
CREATE TABLE IF NOT EXISTS jobs (
	id INTEGER PRIMARY KEY, account_id INTEGER NOT NULL REFERENCES accounts, key TEXT NOT NULL,
	created INTEGER NOT NULL, status TEXT NOT NULL, title TEXT NOT NULL, region TEXT NOT NULL, address TEXT NOT NULL,
	type1 INTEGER, type2 INTEGER, salary1 TEXT, salary2 TEXT, rate INTEGER, currency INTEGER NOT NULL,
	description TEXT NOT NULL, views INTEGER NOT NULL, published INTEGER NOT NULL, url TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS jobs_account ON jobs (account_id, status);
CREATE INDEX IF NOT EXISTS jobs_of_account ON jobs (account_id, id);
CREATE INDEX IF NOT EXISTS jobs_key ON jobs (key);
CREATE TABLE IF NOT EXISTS applies (
	id INTEGER PRIMARY KEY, job_id INTEGER NOT NULL REFERENCES jobs, date INTEGER NOT NULL,
	viewed INTEGER NOT NULL, suggested INTEGER NOT NULL, made INTEGER NOT NULL, body TEXT NOT NULL,
	cv_source TEXT NOT NULL, cv_ref TEXT NOT NULL, cv_name TEXT NOT NULL, cv_type TEXT NOT NULL);
CREATE INDEX IF NOT EXISTS applies_job ON applies (job_id, date, id, suggested);
CREATE TABLE IF NOT EXISTS cvs (apply_id INTEGER PRIMARY KEY REFERENCES applies, data BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS events (id INTEGER PRIMARY KEY, apply_id INTEGER NOT NULL, name TEXT NOT NULL, at INTEGER NOT NULL);
CREATE INDEX IF NOT EXISTS events_apply ON events (apply_id);
`

// openStore opens or makes the database; path "" is in memory. After a commit to a
// file, it is on disk: WAL with synchronous FULL.
func openStore(path string) (*store, error) {
	dsn := "file::memory:?_pragma=foreign_keys(1)"
	if path != "" {
		full, err := filepath.Abs(path)
		if err != nil {
			return nil, fmt.Errorf("sandbox: data file: %w", err)
		}
		// It is private from the first byte; SQLite gives its side files the same mode.
		f, err := os.OpenFile(full, os.O_CREATE|os.O_RDWR, 0o600)
		if err != nil {
			return nil, fmt.Errorf("sandbox: data file: %w", err)
		}
		if err := f.Close(); err != nil {
			return nil, fmt.Errorf("sandbox: data file: %w", err)
		}
		dsn = (&url.URL{Scheme: "file", Path: full}).String() +
			"?_pragma=busy_timeout(5000)&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=foreign_keys(1)&_txlock=immediate"
	}
	db, err := sql.Open("sqlite", dsn)
	if err != nil {
		return nil, fmt.Errorf("sandbox: open database: %w", err)
	}
	db.SetMaxOpenConns(1)
	db.SetMaxIdleConns(1)
	db.SetConnMaxLifetime(0)
	db.SetConnMaxIdleTime(0)
	if _, err := db.Exec(schema); err != nil {
		return nil, errors.Join(fmt.Errorf("sandbox: data file %s: %w", path, err), db.Close())
	}
	return &store{db: db}, nil
}

func (st *store) close() error {
	if err := st.db.Close(); err != nil {
		return fmt.Errorf("sandbox: close database: %w", err)
	}
	return nil
}

// tx runs f in one transaction, which is on disk when tx returns nil. It cannot be
// cancelled: a client that leaves does not undo its request.
func (st *store) tx(f func(tx *sql.Tx) error) error {
	tx, err := st.db.BeginTx(context.Background(), nil)
	if err != nil {
		return fmt.Errorf("begin: %w", err)
	}
	if err := f(tx); err != nil {
		if back := tx.Rollback(); back != nil && !errors.Is(back, sql.ErrTxDone) {
			return errors.Join(err, fmt.Errorf("roll back: %w", back))
		}
		return err
	}
	if err := tx.Commit(); err != nil {
		return fmt.Errorf("commit: %w", err)
	}
	return nil
}

// querier is a database or a transaction.
type querier interface {
	Exec(query string, args ...any) (sql.Result, error)
	Query(query string, args ...any) (*sql.Rows, error)
	QueryRow(query string, args ...any) *sql.Row
}

// rows reads every row of a query before it returns: see store.
func rows[T any](q querier, scan func(func(...any) error) (T, error), query string, args ...any) (out []T, err error) {
	found, err := q.Query(query, args...)
	if err != nil {
		return nil, fmt.Errorf("query: %w", err)
	}
	defer func() { err = errors.Join(err, found.Close()) }()
	for found.Next() {
		row, err := scan(found.Scan)
		if err != nil {
			return nil, err
		}
		out = append(out, row)
	}
	return out, found.Err()
}

// meta reads one setting into v. found is false if it was never set.
func meta(q querier, key string, v any) (found bool, err error) {
	err = q.QueryRow(`SELECT value FROM meta WHERE key = ?`, key).Scan(v)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	if err != nil {
		return false, fmt.Errorf("read %s: %w", key, err)
	}
	return true, nil
}

func setMeta(q querier, key string, v any) error {
	if _, err := q.Exec(`INSERT INTO meta (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value`, key, v); err != nil {
		return fmt.Errorf("write %s: %w", key, err)
	}
	return nil
}

// next returns the next number of a sequence, from 0.
func next(q querier, sequence string) (int64, error) {
	var n int64
	err := q.QueryRow(`INSERT INTO meta (key, value) VALUES (?, 1) ON CONFLICT (key) DO UPDATE SET value = value + 1 RETURNING value`, sequence).Scan(&n)
	if err != nil {
		return 0, fmt.Errorf("next %s: %w", sequence, err)
	}
	return n - 1, nil
}

// beyondFloat is the first integer that a 64-bit float cannot hold.
const beyondFloat = 1<<53 + 1

// jobID and applyID turn a sequence number into an id. Ids rise, so that a newer item
// has the larger one. The first few are small; the others are odd and too large for a
// float, which exposes a client that reads ids as floats.
func jobID(n int64) int64   { return identifier(n, 3, 4_100_237) }
func applyID(n int64) int64 { return identifier(n, 20, 71_500_301) }

func identifier(n, small, base int64) int64 {
	if n < small {
		return base + 7*n
	}
	return beyondFloat + base + 1 + 2*n
}
