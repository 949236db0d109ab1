//go:build unix

package store

import (
	"context"
	"errors"
	"path/filepath"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// two opens a store in two windows. The second one gives up a lock after a moment, not after seconds.
func two(t *testing.T) (a, b *Store) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "store.db")
	for _, s := range []**Store{&a, &b} {
		var err error
		if *s, err = Open(path); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = (*s).Close() })
	}
	b.db.SetMaxOpenConns(1)
	if _, err := b.db.Exec("PRAGMA busy_timeout = 5"); err != nil {
		t.Fatal(err)
	}
	return a, b
}

// TestAWriteWaitsWhileAnotherWindowErases, for as long as that takes, and is reported. Reads go on. Another
// lock ends it.
func TestAWriteWaitsWhileAnotherWindowErases(t *testing.T) {
	a, b := two(t)
	ctx := t.Context()
	save := func(ctx context.Context) error {
		return b.SaveSearch(ctx, model.SavedSearch{Name: "Go", Query: "go"}, time.Now())
	}
	block := func() (unblock func()) {
		tx, err := a.db.BeginTx(ctx, nil)
		modeltest.Must(t, err)
		return func() { _ = tx.Rollback() }
	}
	unblock := block()
	if err := save(ctx); !errors.Is(err, ErrBusy) {
		t.Errorf("without an erasure: %v", err)
	}
	unblock()
	if ok, err := a.TakeDuty(ctx, DutyErasing, time.Now()); err != nil || !ok {
		t.Fatal(ok, err)
	}
	unblock = block()
	short, stop := context.WithTimeout(ctx, 50*time.Millisecond)
	defer stop()
	if err := save(short); !errors.Is(err, context.DeadlineExceeded) {
		t.Errorf("it did not wait: %v", err)
	}
	b.db.SetMaxOpenConns(2)
	saved := make(chan error)
	const writes = 3 // more than the connections
	for range writes {
		go func() { saved <- save(ctx) }()
	}
	for <-b.Waits(); !b.ChangeWaits(ctx); <-b.Waits() {
	}
	unblock()
	for range writes {
		if err := <-saved; err != nil {
			t.Errorf("after the erasure: %v", err)
		}
	}
	if <-b.Waits(); b.ChangeWaits(ctx) {
		t.Error("a change waits after the erasure")
	}
}

// TestTheEndOfAChangeThatWaitedIsReported even if the change took less than shortWait: ChangeWaits had seen it.
func TestTheEndOfAChangeThatWaitedIsReported(t *testing.T) {
	a, b := two(t)
	if ok, err := a.TakeDuty(t.Context(), DutyErasing, time.Now()); err != nil || !ok {
		t.Fatal(ok, err)
	}
	end := b.waits.begin([]Part{PartReviews})
	if !b.ChangeWaits(t.Context()) {
		t.Error("no change waits")
	}
	end()
	select {
	case <-b.Waits():
	default:
		t.Error("nothing reports that no change waits any more")
	}
	if b.ChangeWaits(t.Context()) {
		t.Error("a change waits")
	}
}

// TestAWindowOpensWhileAnotherErases: opening writes nothing if there is nothing to tidy.
func TestAWindowOpensWhileAnotherErases(t *testing.T) {
	a, _ := two(t)
	tx, err := a.db.BeginTx(t.Context(), nil)
	modeltest.Must(t, err)
	defer func() { _ = tx.Rollback() }()
	opened := make(chan error, 1)
	go func() {
		s, err := Open(a.path)
		if err == nil {
			err = s.Close()
		}
		opened <- err
	}()
	select {
	case err := <-opened:
		if err != nil {
			t.Error(err)
		}
	case <-time.After(10 * time.Second): // it waits 15 s for the lock
		t.Error("it waits for the erasure")
	}
}
