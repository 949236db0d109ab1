// Package storetest opens stores for tests. A new store is a copy of an empty store that
// each process makes once.
package storetest

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"
	"sync"
	"time"

	"shortlist/model/store"
)

// Open opens or creates the store file, as store.Open does.
func Open(path string) (*store.Store, error) { return OpenWith(path, store.Options{}) }

// OpenWith opens or creates the store file, as store.OpenWith does.
func OpenWith(path string, o store.Options) (*store.Store, error) {
	if left, err := filepath.Glob(path + "*"); err == nil && len(left) == 0 {
		if err := place(path); err != nil {
			return nil, err
		}
	}
	return store.OpenWith(path, o)
}

// EraseElsewhere locks a store as another window's erasure does, until end is called.
func EraseElsewhere(ctx context.Context, path string) (end func() error, err error) {
	s, err := store.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			err = errors.Join(err, s.Close())
		}
	}()
	if ok, err := s.TakeDuty(ctx, store.DutyErasing, time.Now()); err != nil || !ok {
		return nil, errors.Join(errors.New("another window erases"), err)
	}
	db, err := sql.Open("sqlite", "file:"+path+"?_txlock=immediate&_pragma=busy_timeout(60000)") // the other window may be writing
	if err != nil {
		return nil, err
	}
	lock, err := db.Begin()
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return func() error {
		return errors.Join(lock.Rollback(), db.Close(), s.LeaveDuty(context.WithoutCancel(ctx), store.DutyErasing), s.Close())
	}, nil
}

// place puts an empty store at a path without one. No other process sees an incomplete file.
func place(path string) error {
	data, err := empty()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	dir, err := os.MkdirTemp(filepath.Dir(path), "")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	made := filepath.Join(dir, "store.db")
	if err := os.WriteFile(made, data, 0o600); err != nil {
		return err
	}
	_ = os.Link(made, path) // fails if another test was quicker; its store is as good
	return nil
}

// empty is the file of an empty store.
var empty = sync.OnceValues(func() ([]byte, error) {
	dir, err := os.MkdirTemp("", "shortlist-test-")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	path := filepath.Join(dir, "store.db")
	s, err := store.Open(path)
	if err != nil {
		return nil, err
	}
	if err := s.Close(); err != nil {
		return nil, err
	}
	return os.ReadFile(path)
})
