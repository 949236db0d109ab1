package store

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"time"

	sqlite3 "modernc.org/sqlite/lib"

	"shortlist/model/filesystem"
	"shortlist/model/lang"
)

// ErrBusy is returned when another program holds the store for longer than a write waits.
var ErrBusy = lang.NewError("another program holds the store; close it, or try again later")

// lockWait is how long a write waits for another program that holds the store. lockAgain is how long later writes wait
// while it still holds the store, so that a command with many writes waits long only once.
const (
	lockWait  = 5 * time.Second
	lockAgain = 100 * time.Millisecond
)

// lockPragma sets how long a connection waits for a lock.
func lockPragma(d time.Duration) string { return fmt.Sprintf("busy_timeout(%d)", d.Milliseconds()) }

// lockWait returns how long a write of this window waits for another program.
func (s *Store) lockWait() time.Duration { return cmp.Or(s.options.Wait, lockWait) }

func (s *Store) waitForLock() string { return lockPragma(s.lockWait()) }

// begin runs f in a transaction that waits for the writes of other windows.
func (s *Store) begin(ctx context.Context, db *sql.DB, f func(*sql.Tx) error) error {
	if s.options.Waiting != nil && !s.held.Load() {
		slow := time.AfterFunc(s.lockWait()*2/5, s.options.Waiting)
		defer slow.Stop()
		inner := f
		f = func(tx *sql.Tx) error {
			slow.Stop()
			return inner(tx)
		}
	}
	if !s.held.Load() {
		err := transact(ctx, db, f)
		if busy(err) {
			s.held.Store(true)
		}
		return err
	}
	conn, err := db.Conn(ctx)
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close() }() // the connection goes back to the pool
	if _, err := conn.ExecContext(ctx, fmt.Sprintf("PRAGMA busy_timeout = %d", lockAgain.Milliseconds())); err != nil {
		return err
	}
	err = transact(ctx, conn, f)
	if !busy(err) {
		s.held.Store(false)
	}
	_, failed := conn.ExecContext(context.WithoutCancel(ctx), fmt.Sprintf("PRAGMA busy_timeout = %d", s.lockWait().Milliseconds()))
	return errors.Join(err, failed)
}

// commitError is the failure of a commit. If the file system failed, it is unknown whether it was committed.
type commitError struct{ error }

func (e commitError) Unwrap() error { return e.error }

func isCommit(err error) bool {
	var c commitError
	return errors.As(err, &c)
}

// codeOf returns SQLite's extended code of an error; 0 for errors that are not SQLite's.
func codeOf(err error) int {
	var e interface{ Code() int }
	if !errors.As(err, &e) {
		return sqlite3.SQLITE_OK
	}
	return e.Code()
}

// kindOf returns SQLite's primary code of an error.
func kindOf(err error) int { return codeOf(err) & 0xff }

// busy reports whether an error means that another window writes.
func busy(err error) bool { return kindOf(err) == sqlite3.SQLITE_BUSY }

// full reports whether an error means that nothing more can be written.
func full(err error) bool {
	return kindOf(err) == sqlite3.SQLITE_FULL || fullOrOverQuota(runtime.GOOS, err)
}

// broken reports whether an error means that the file cannot be used through its open handle. After a server or a
// disk was disconnected, its handles fail for good, and a new one may work.
func broken(err error) bool {
	switch kindOf(err) {
	case sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PROTOCOL:
		return true
	}
	return false
}

// openAgain opens the file of db again, unless another goroutine was quicker.
func (s *Store) openAgain(db *sql.DB) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.db != db {
		return nil
	}
	return s.reopen()
}

// explain replaces an error of SQLite by its cause, which it asks the system for: SQLite does not name the cause.
func (s *Store) explain(err error) error {
	if !broken(err) {
		return err
	}
	if away := s.folder.Check(); away != nil {
		return plain(away)
	}
	return explainAt(s.path, err)
}

// explainAt explains an error of the store file at a path.
func explainAt(path string, err error) error {
	if !broken(err) {
		return err
	}
	if _, why := os.Stat(path); why != nil {
		return plain(why)
	}
	if why := filesystem.Try(filepath.Dir(path), largest(path)); why != nil {
		return plain(why)
	}
	return err
}

// largest is the size of the largest of the store's files.
func largest(path string) (size int64) {
	for _, end := range append([]string{""}, beside()...) {
		if info, err := os.Stat(path + end); err == nil {
			size = max(size, info.Size())
		}
	}
	return size
}

// Unwritable returns why nothing can be written beside a store file: ErrFull or the system's error. It returns nil if
// writing works.
func Unwritable(path string) error {
	err := plain(filesystem.Try(filepath.Dir(path), largest(path)))
	if full(err) {
		return ErrFull
	}
	return err
}

// plain returns the system's error inside a path error, without the path.
func plain(err error) error {
	var path *fs.PathError
	if errors.As(err, &path) {
		return path.Err
	}
	return err
}

// readThrough reads the store file to its end without SQLite, which reports some read failures as damage, and returns
// the system's error. The caller holds mu for writing. The handle stays open until db is closed: to close it would end
// SQLite's locks on the file.
func (s *Store) readThrough() error {
	f, err := os.Open(s.path)
	if err != nil {
		return plain(ignoreNotExist(err))
	}
	s.handles = append(s.handles, f)
	_, err = io.Copy(io.Discard, f)
	return plain(err)
}

// isEmpty reports whether the store file has lost its content, as after a power cut. A new store is never empty: its
// file gets its name when it is whole. SQLite takes a file shorter than its header for a new one.
func isEmpty(file os.FileInfo) bool { return file.Size() < 100 }

// checkLength returns errUnsound for a file that has lost its end. Without a log, SQLite notices that by the length.
// With a log, the last pages may be in the log, and SQLite notices pages that are in neither file only when it reads
// them.
func (s *Store) checkLength(ctx context.Context) error {
	var pages, size int64
	if err := s.db.QueryRowContext(ctx, "SELECT page_count, page_size FROM pragma_page_count, pragma_page_size").Scan(&pages, &size); err != nil {
		return err
	}
	file, err := os.Stat(s.path) // after page_count, since the file only grows
	if err != nil || file.Size() >= pages*size {
		return err
	}
	logged, err := loggedPages(s.path+"-wal", size)
	if err != nil {
		return err
	}
	for page := file.Size()/size + 1; page <= pages; page++ {
		if !logged[page] { // the page is lost, unless it is free and was never written
			return quickCheck(ctx, s.db)
		}
	}
	return nil
}

// loggedPages returns the numbers of the pages in a write-ahead log, including those from before it last started over.
func loggedPages(path string, pageSize int64) (map[int64]bool, error) {
	const header, frame = 32, 24 // bytes before all pages, and before each
	log, err := os.Open(path)
	if err != nil {
		return nil, ignoreNotExist(err)
	}
	defer func() { _ = log.Close() }() // SQLite has no locks on the log
	pages := map[int64]bool{}
	var number [4]byte
	for at := int64(header); ; at += frame + pageSize {
		if _, err := log.ReadAt(number[:], at); errors.Is(err, io.EOF) {
			return pages, nil
		} else if err != nil {
			return nil, err
		}
		pages[int64(binary.BigEndian.Uint32(number[:]))] = true
	}
}
