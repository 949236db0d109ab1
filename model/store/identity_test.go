package store

import (
	"bytes"
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"shortlist/model"
	"shortlist/model/modeltest"
)

var (
	identityA = model.Identity{Service: "https://a.example.com/employer/api/v2", Email: "hr@example.com"}
	identityB = model.Identity{Service: "https://b.example.com/employer/api/v2", Email: "hr@example.com"}
	identityC = model.Identity{Service: "https://b.example.com/employer/api/v2", Email: "ceo@example.com"}
)

// opens opens a store for an identity and closes it again.
func opens(t *testing.T, path string, id model.Identity) error {
	t.Helper()
	s, err := OpenWith(path, Options{Identity: id})
	if err == nil {
		modeltest.Must(t, s.Close())
	}
	return err
}

// TestAStoreIsOpenedByItsServiceAndPersonAlone: one without a mark takes on the first, and a country once it is known.
func TestAStoreIsOpenedByItsServiceAndPersonAlone(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	modeltest.Must(t, opens(t, path, model.Identity{})) // of an earlier version
	refused := func(id, has model.Identity) {
		t.Helper()
		var other *OtherIdentityError
		if err := opens(t, path, id); !errors.As(err, &other) || other.Has != has || other.Wants != id || other.Moved {
			t.Errorf("%v: %v", id, err)
		}
	}
	with := func(id model.Identity, country model.Country) model.Identity { id.Country = country; return id }
	modeltest.Must(t, opens(t, path, identityA))
	modeltest.Must(t, opens(t, path, identityA))
	refused(identityB, identityA)
	refused(model.Identity{Service: identityA.Service, Email: "ceo@example.com"}, identityA)
	refused(model.Identity{Service: identityA.Service, Email: ""}, identityA)
	modeltest.Must(t, opens(t, path, with(identityA, model.Ukraine)))
	modeltest.Must(t, opens(t, path, identityA))
	refused(with(identityA, model.Romania), with(identityA, model.Ukraine))
}

// TestAStoreMovesFromTheIdentityThatWasNamed, and from no other, along a chain.
func TestAStoreMovesFromTheIdentityThatWasNamed(t *testing.T) {
	path := filepath.Join(t.TempDir(), "store.db")
	modeltest.Must(t, opens(t, path, identityA))
	ctx, last := t.Context(), identityA
	for _, next := range []model.Identity{identityB, identityC, identityA} {
		if err := opens(t, path, next); !errors.As(err, new(*OtherIdentityError)) {
			t.Fatal(err)
		}
		if err := Move(ctx, path, Options{Identity: next}, identityB); last != identityB && !errors.As(err, new(*OtherIdentityError)) {
			t.Fatal(err)
		}
		modeltest.Must(t, Move(ctx, path, Options{Identity: next}, last))
		modeltest.Must(t, opens(t, path, next))
		if err := opens(t, path, last); !errors.As(err, new(*OtherIdentityError)) {
			t.Fatal(err)
		}
		last = next
	}
}

// TestAWindowNeitherReadsNorWritesAfterItsStoreWasMoved, though it opened the store before.
func TestAWindowNeitherReadsNorWritesAfterItsStoreWasMoved(t *testing.T) {
	ctx, path := t.Context(), filepath.Join(t.TempDir(), "store.db")
	open := func() *Store {
		s, err := OpenWith(path, Options{Identity: identityA})
		modeltest.Must(t, err)
		t.Cleanup(func() { _ = s.Close() })
		return s
	}
	writes, looks := open(), open()
	view := model.Outgoing{Kind: model.OutgoingView, JobID: 1, ApplyID: 5, Queued: time.Now()}
	_, err := writes.Queue(ctx, view)
	modeltest.Must(t, err)
	modeltest.Must(t, Move(ctx, path, Options{Identity: identityB}, identityA))
	stopped := func(what string, err error) {
		t.Helper()
		var other *OtherIdentityError
		if !errors.As(err, &other) || !other.Moved || !errors.Is(err, ErrReadOnly) {
			t.Errorf("%s: %v", what, err)
		}
	}
	_, err = writes.Claim(ctx, 1, time.Now())
	stopped("a change that waited is not sent", err)
	_, _, err = looks.Changed(ctx, looks.Opened())
	stopped("news", err)
	for _, s := range []*Store{writes, looks} {
		_, err = s.Outbox(ctx)
		stopped("the queue", err)
		_, err = s.Queue(ctx, view)
		stopped("another change", err)
		stopped("the reason", s.Other())
	}
	b, err := OpenWith(path, Options{Identity: identityB})
	modeltest.Must(t, err)
	if waiting, err := b.Outbox(context.Background()); err != nil || len(waiting) != 1 {
		t.Errorf("%v, %v", waiting, err)
	}
	modeltest.Must(t, b.Close())
}

// TestAStoreWhoseMarkIsDamagedIsNotTakenForTheConfiguredOnes: what was saved from it waits until a person decides.
func TestAStoreWhoseMarkIsDamagedIsNotTakenForTheConfiguredOnes(t *testing.T) {
	ctx, path := t.Context(), filepath.Join(t.TempDir(), "store.db")
	a, err := OpenWith(path, Options{Identity: identityA})
	modeltest.Must(t, err)
	modeltest.Must(t, a.Set(ctx, "blind", "on"))
	var page, size int64
	modeltest.Must(t, a.db.QueryRow("SELECT rootpage FROM sqlite_schema WHERE name = 'identity'").Scan(&page))
	modeltest.Must(t, a.db.QueryRow("PRAGMA page_size").Scan(&size))
	_, err = a.db.Exec("PRAGMA wal_checkpoint(TRUNCATE)")
	modeltest.Must(t, err)
	modeltest.Must(t, a.Close())
	file, err := os.OpenFile(path, os.O_RDWR, 0)
	modeltest.Must(t, err)
	_, err = file.WriteAt(bytes.Repeat([]byte{0xff}, int(size)), (page-1)*size)
	modeltest.Must(t, err)
	modeltest.Must(t, file.Close())
	for range 2 {
		if err := opens(t, path, identityB); !errors.As(err, new(*OtherIdentityError)) {
			t.Fatal(err)
		}
	}
	modeltest.Must(t, Move(ctx, path, Options{Identity: identityA}, model.Identity{Service: "?", Email: "?"}))
	modeltest.Must(t, opens(t, path, identityA))
}
