package store

import (
	"context"
	"database/sql/driver"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	sqlite3 "modernc.org/sqlite/lib"

	"shortlist/model"
	"shortlist/model/filesystem"
	"shortlist/model/modeltest"
)

// sessions hands out connections that fail once their session has ended, as the handles of a server do that was away.
type sessions struct {
	now  atomic.Int64
	code atomic.Int64 // of the error
}

func (s *sessions) dial(c driver.Connector) driver.Connector { return dialer{c, s} }

type dialer struct {
	driver.Connector
	sessions *sessions
}

func (d dialer) Connect(ctx context.Context) (driver.Conn, error) {
	c, err := d.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &sessionConn{c.(sqliteConn), d.sessions, d.sessions.now.Load()}, nil
}

type sessionConn struct {
	sqliteConn
	sessions *sessions
	session  int64
}

// codeError is an error of SQLite.
type codeError int

func (e codeError) Error() string { return "injected" }
func (e codeError) Code() int     { return int(e) }

func (c *sessionConn) err() error {
	if c.session == c.sessions.now.Load() {
		return nil
	}
	return codeError(c.sessions.code.Load())
}

func (c *sessionConn) BeginTx(ctx context.Context, o driver.TxOptions) (driver.Tx, error) {
	if err := c.err(); err != nil {
		return nil, err
	}
	return c.sqliteConn.BeginTx(ctx, o)
}

func (c *sessionConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	if err := c.err(); err != nil {
		return nil, err
	}
	return c.sqliteConn.QueryContext(ctx, query, args)
}

// TestTheFileIsOpenedAgainAfterItsHandleFailed, whatever SQLite calls the failure. A sound file is not moved aside.
func TestTheFileIsOpenedAgainAfterItsHandleFailed(t *testing.T) {
	for name, code := range map[string]int{
		"to read": sqlite3.SQLITE_IOERR_READ, "to write": sqlite3.SQLITE_IOERR_WRITE, "to open": sqlite3.SQLITE_CANTOPEN,
		"as damage": sqlite3.SQLITE_CORRUPT, "as no database": sqlite3.SQLITE_NOTADB, "read-only": sqlite3.SQLITE_READONLY,
	} {
		for _, shared := range []bool{false, true} {
			ends, ctx := &sessions{}, t.Context()
			s, err := OpenWith(filepath.Join(t.TempDir(), "store.db"), Options{Dial: ends.dial, Shared: func(string) (bool, error) { return shared, nil }})
			modeltest.Must(t, err)
			modeltest.Must(t, s.SaveDraft(ctx, draft(1)))
			ends.code.Store(int64(code))
			ends.now.Add(1)
			if err := s.SaveDraft(ctx, draft(2)); err != nil {
				t.Errorf("%s, shared %v: %v", name, shared, err)
			}
			ends.now.Add(1)
			countDrafts(t, s, 2)
			if m := s.Mended(); m != nil {
				t.Errorf("%s, shared %v: a sound file was moved aside", name, shared)
			}
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		}
	}
}

// TestOnlyAFullDiskIsCalledFull: other failures have the system's words.
func TestOnlyAFullDiskIsCalledFull(t *testing.T) {
	for _, err := range []error{codeError(sqlite3.SQLITE_FULL), &os.PathError{Op: "write", Path: "x", Err: syscall.ENOSPC}, syscall.EDQUOT} {
		if got := wrap("save", err); !errors.Is(got, ErrFull) {
			t.Errorf("%v: %v", err, got)
		}
	}
	for _, code := range []int{sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_SHMSIZE, sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_CANTOPEN} {
		if got := wrap("save", codeError(code)); errors.Is(got, ErrFull) {
			t.Errorf("%d: %v", code, got)
		}
	}
	missing := filepath.Join(t.TempDir(), "store.db")
	if got := explainAt(missing, codeError(sqlite3.SQLITE_IOERR_WRITE)); !errors.Is(got, syscall.ENOENT) || got.Error() != syscall.ENOENT.Error() {
		t.Error(got)
	}
}

// TestAStoreWhoseFolderIsAwayWaitsForIt: no folder is made, no window has taken over, and what could not be saved can
// be once the folder is back.
func TestAStoreWhoseFolderIsAwayWaitsForIt(t *testing.T) {
	for _, shared := range []bool{false, true} {
		home, ctx := filepath.Join(t.TempDir(), "home"), t.Context()
		path := filepath.Join(home, "acme", "store.db")
		s, err := OpenWith(path, Options{Shared: func(string) (bool, error) { return shared, nil }})
		modeltest.Must(t, err)
		modeltest.Must(t, s.SaveDraft(ctx, draft(1)))
		modeltest.Must(t, os.Rename(home, home+"-away"))
		away := func(state string) {
			t.Helper()
			err := s.SaveDraft(ctx, draft(2))
			if !errors.Is(err, filesystem.ErrAway) || !strings.Contains(err.Error(), filepath.Dir(path)) {
				t.Errorf("shared %v, %s: %v", shared, state, err)
			}
			if shared {
				s.renewLease()
			}
			if err := s.ReadOnly(); err != nil {
				t.Errorf("shared %v, %s: %v", shared, state, err)
			}
			if err := s.KeepNoteAside(ctx, model.Review{ApplyID: 7, Typed: "a note"}); err == nil {
				t.Errorf("shared %v, %s: a note was kept beside a store that is away", shared, state)
			}
		}
		away("no folder")
		if _, err := os.Stat(home); err == nil {
			t.Fatal("a folder was made")
		}
		modeltest.Must(t, os.MkdirAll(filepath.Dir(path), 0o700))
		away("another folder")
		if left, err := os.ReadDir(filepath.Dir(path)); err != nil || len(left) != 0 {
			t.Errorf("shared %v: %v %v", shared, left, err)
		}
		modeltest.Must(t, errors.Join(os.RemoveAll(home), os.Rename(home+"-away", home)))
		if err := s.SaveDraft(ctx, draft(2)); err != nil {
			t.Error(err)
		}
		countDrafts(t, s, 2)
		if err := s.Close(); err != nil {
			t.Error(err)
		}
	}
}

// TestAStoreThatHasLostItsEndIsDamaged, and not new: whoever opens it is shown what became of it, and the old file stays.
func TestAStoreThatHasLostItsEndIsDamaged(t *testing.T) {
	modeltest.SkipInShort(t, "damages a store in every place")
	whole, err := os.ReadFile(filled(t, 50))
	modeltest.Must(t, err)
	for _, size := range []int64{0, 1, 15, 99, 512, 4096, 20000} {
		for _, log := range []bool{false, true} {
			path := filepath.Join(t.TempDir(), "store.db")
			if log {
				write(t, path+"-wal", "a log")
			}
			write(t, path, string(whole[:size]))
			if i, err := Inspect(t.Context(), path); err != nil || i.Intact {
				t.Errorf("%d bytes are intact: %v", size, err)
			}
			s, err := Open(path)
			if err != nil {
				t.Fatalf("%d bytes: %v", size, err)
			}
			if m := s.Mended(); m == nil {
				t.Errorf("%d bytes: taken for a new store", size)
			} else if info, err := os.Stat(m.Aside); err != nil || info.Size() != size {
				t.Errorf("%d bytes: %v", size, err)
			}
			if err := s.SaveDraft(t.Context(), draft(900)); err != nil {
				t.Errorf("%d bytes: %v", size, err)
			}
			if err := s.Close(); err != nil {
				t.Error(err)
			}
		}
	}
}

// TestWritesWaitOnceForAnotherProgram: the next one fails soon while that holds the store, and reads go on.
func TestWritesWaitOnceForAnotherProgram(t *testing.T) {
	path, ctx := filepath.Join(t.TempDir(), "store.db"), t.Context()
	waiting := make(chan struct{}, 10)
	open := func(wait time.Duration) *Store {
		s, err := OpenWith(path, Options{Wait: wait, Waiting: func() { waiting <- struct{}{} }})
		modeltest.Must(t, err)
		t.Cleanup(func() { _ = s.Close() })
		return s
	}
	modeltest.Must(t, open(time.Minute).SaveDraft(ctx, draft(1)))
	if len(waiting) > 0 {
		t.Error("a quick write was reported")
	}
	const wait = 2 * lockAgain
	s := open(wait)
	other, err := connect(dsn(path, "immediate"), 1, nil)
	modeltest.Must(t, err)
	defer func() { _ = other.Close() }()
	tx, err := other.Begin()
	modeltest.Must(t, err)
	try := func() time.Duration {
		begun := time.Now()
		if err := s.SaveDraft(ctx, draft(2)); !errors.Is(err, ErrBusy) || strings.Contains(err.Error(), "SQLITE") {
			t.Error(err)
		}
		return time.Since(begun)
	}
	first, next := try(), try()
	for range 20 { // a busy machine may add to the shorter wait
		next = min(next, try())
		if next < wait {
			break
		}
	}
	if first < wait || next >= wait {
		t.Errorf("the first waited for %v, the next for %v", first, next)
	}
	if len(waiting) != 1 {
		t.Errorf("%d reports", len(waiting))
	}
	countDrafts(t, s, 1)
	modeltest.Must(t, tx.Rollback())
	if err := s.SaveDraft(ctx, draft(2)); err != nil {
		t.Error(err)
	}
	if s.held.Load() {
		t.Error("the next write would not wait")
	}
}

// countDrafts checks how many drafts of a form that ended without a word wait to be offered.
func countDrafts(t *testing.T, s *Store, want int) {
	t.Helper()
	got, err := s.WaitingDrafts(t.Context(), time.Now().Add(time.Hour))
	if err != nil || len(got) != want {
		t.Errorf("%d drafts, want %d: %v", len(got), want, err)
	}
}
