package store

import (
	"bytes"
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"time"

	"shortlist/model"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
)

// Options change how OpenWith opens a store. The zero value is what Open uses.
type Options struct {
	Identity model.Identity // whose data the store has to hold; the zero value: any identity

	TakeOver bool // on a shared file system: take the store over from the window that has it

	// JournalMark is a file outside the store's folder that shows how far the journal of letters is, so that a restored
	// backup is noticed; "": without one.
	JournalMark string

	Waiting func() // called when a write has waited for two seconds for another program; may be nil

	// Tests set these. Zero values ask the system.
	Host   string                                  // the name of this host
	Shared func(folder string) (bool, error)       // whether other hosts may write to a folder
	Wait   time.Duration                           // how long a write waits for a lock; 0: lockWait
	Dial   func(driver.Connector) driver.Connector // connects to the file
}

// errUnsound means that the quick check after an unclean end has found damage.
var errUnsound = lang.NewError("the store file is damaged")

// checkFile returns an error if the store's path is a folder, a pipe or a device, or a link whose target is missing:
// opening a pipe would wait for its writer, and the target of the link may be on a disk that is not connected.
func checkFile(path string) error {
	info, err := os.Stat(path)
	if errors.Is(err, fs.ErrNotExist) {
		if target, failed := os.Readlink(path); failed == nil {
			return errors.New(lang.Text("%s is a link to %s, which is missing; connect that disk, or remove the link to begin a new store", path, target))
		}
		return nil
	}
	if err == nil && info.Mode()&(fs.ModeDir|fs.ModeNamedPipe|fs.ModeSocket|fs.ModeDevice) != 0 {
		return errors.New(lang.Text("%s is not a file but a folder or a device; move it away, or set store.dir to another folder", path))
	}
	return nil // opening the file reports other errors
}

// OpenWith opens or creates the store file. On a file system that other hosts may write to,
// a write-ahead log would be damaged. There the store has a rollback journal, and one window
// at a time may write: the holder of the lease. Another window opens the store for reading;
// ReadOnly returns why.
func OpenWith(path string, o Options) (*Store, error) {
	s := &Store{path: path, owner: newOwner(), lookEvery: lookEvery, options: o, waits: waits{changed: make(chan struct{}, 1)}, writer: make(chan struct{}, 1)}
	err := s.checkPlace()
	if err == nil {
		err = s.openFile()
	}
	if damaged(err) && s.ReadOnly() == nil {
		err = s.mend(s.db)
	}
	if err != nil {
		return nil, openFailed(filepath.Dir(path), errors.Join(err, s.Close()))
	}
	s.isOpen.Store(true)
	s.readAside(context.Background())
	if s.opened, err = s.Revision(context.Background()); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	s.keepLease()
	s.reserveUnkept()
	return s, nil
}

// openFailed explains why a store in a folder cannot be opened.
func openFailed(folder string, err error) error {
	var held *ReadOnlyError
	if errors.As(err, &held) {
		return held
	}
	var other *OtherIdentityError
	if errors.As(err, &other) {
		return other
	}
	if broken(err) {
		if why := filesystem.Try(folder, 0); why != nil { // SQLite does not give the cause
			err = why
		}
	}
	switch {
	case unwritable(runtime.GOOS, err):
		err = errors.New(lang.Text("%s is on a read-only file system; set store.dir to a folder that you can write to", folder))
	case busy(err):
		err = ErrBusy
	case full(err):
		err = errors.New(lang.Text("the disk of %s is full, or your share of it; delete files, or set store.dir to another folder", folder))
	case errors.Is(err, fs.ErrPermission):
		err = errors.New(lang.Text("you may not write to %s; check who owns it, or set store.dir to a folder of yours", folder))
	}
	return fmt.Errorf("%s: %w", lang.Text("open the store"), err)
}

// checkPlace makes the store's folder and finds out whether other hosts may write to it. If
// so, it takes the lease, or notes which window has it.
func (s *Store) checkPlace() error {
	folder := filepath.Dir(s.path)
	if err := makeFolder(folder); err != nil {
		return err
	}
	ask := s.options.Shared
	if ask == nil {
		ask = filesystem.Shared
	}
	var err error
	if s.folder, err = filesystem.Mark(folder); err != nil {
		return err
	}
	if s.shared, err = ask(folder); err != nil {
		return err
	}
	if err := checkFile(s.path); err != nil {
		return err
	}
	if why := readableAlone(s.path); why != nil {
		s.readOnly.Store(&ReadOnlyError{Folder: folder, Why: why})
		return nil
	}
	if !s.shared {
		return nil
	}
	if info, err := os.Stat(s.path + "-journal"); err == nil && info.Size() > 0 {
		s.unclean = true
	}
	l, unclean, err := s.acquireLease(s.options.TakeOver)
	var held *ReadOnlyError
	if errors.As(err, &held) {
		s.readOnly.Store(held)
		return nil
	}
	s.lease, s.unclean = l, s.unclean || unclean
	return err
}

// makeFolder makes a folder for this user alone. It makes none inside a folder of another user, who could
// replace it, or could no longer use the outer folder.
func makeFolder(folder string) error {
	at := folder
	info, err := os.Stat(at)
	for errors.Is(err, fs.ErrNotExist) && filepath.Dir(at) != at {
		at = filepath.Dir(at)
		info, err = os.Stat(at)
	}
	if err != nil {
		return err
	}
	const root = 0
	if uid, ok := ownerOf(info); ok && uid != os.Geteuid() && uid != root {
		if shared, err := filesystem.Shared(at); err != nil || !shared { // servers may map user ids
			return errors.New(lang.Text("%s belongs to another user; check HOME, or set store.dir to a folder of yours", at))
		}
	}
	return os.MkdirAll(folder, 0o700)
}

// ReadOnly returns a *ReadOnlyError if this window may not write to the store, else nil. It
// does no I/O.
func (s *Store) ReadOnly() error {
	if held := s.readOnly.Load(); held != nil {
		return held
	}
	return nil
}

// openToRead opens the file for reading alone.
func (s *Store) openToRead(file os.FileInfo) (*sql.DB, error) {
	name := readOnly(dsn(s.path, "deferred", s.waitForLock(), "query_only(1)", "foreign_keys(1)"))
	if !s.shared && isSettled(s.path) { // otherwise SQLite would have to make the index of the log
		name += "&immutable=1"
	}
	return connect(name, 4, s.dial(file))
}

// isSettled reports whether a file has no write-ahead log with content and no index of a log. While a window uses the
// file, there is an index.
func isSettled(path string) bool {
	info, err := os.Stat(path + "-wal")
	logged := err == nil && info.Size() > 0
	_, err = os.Stat(path + "-shm")
	return !logged && errors.Is(err, fs.ErrNotExist)
}

// openShared opens the file on a shared file system, for writing if this window has the lease.
func (s *Store) openShared(file os.FileInfo) (*sql.DB, error) {
	reconnect := s.dial(file)
	ahead, err := hasLogAhead(s.path)
	if err != nil {
		return nil, err
	}
	if s.ReadOnly() != nil {
		if ahead {
			return nil, errors.New(sayNotConverted())
		}
		return s.openToRead(file)
	}
	if ahead {
		if err := dropLogAhead(s.path); err != nil {
			return nil, err
		}
	}
	// One connection: without a write-ahead log, readers of this window would hold up its writes.
	db, err := connect(dsn(s.path, "immediate", s.waitForLock(), "journal_mode(DELETE)", "synchronous(FULL)", "foreign_keys(1)"), 1, reconnect)
	if err != nil {
		return nil, err
	}
	return db, nil
}

// checkVersion checks that a store that is opened for reading only has the schema of this program.
func (s *Store) checkVersion() error {
	var version int
	if err := s.db.QueryRowContext(context.Background(), "PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	switch held := s.readOnly.Load(); {
	case version > latest():
		return ErrNewer
	case version < latest() && held.Why != nil:
		return held.Why // the store needs a migration, which writes
	case version < latest():
		return errors.New(lang.Text("an older version of shortlist has the store open; close it, or start with --take-over"))
	}
	return nil
}

// checkShared checks a store on a shared file system before anything is written to it.
func (s *Store) checkShared() error {
	ctx := context.Background()
	if err := rollsBack(ctx, s.db); err != nil {
		return err
	}
	if !s.unclean {
		return nil
	}
	s.unclean = false
	return quickCheck(ctx, s.db)
}

// quickCheck returns errUnsound for a database in which SQLite finds damage.
func quickCheck(ctx context.Context, db *sql.DB) error {
	var found string
	if err := db.QueryRowContext(ctx, "PRAGMA quick_check(1)").Scan(&found); err != nil {
		return err
	}
	if found != "ok" {
		return errUnsound
	}
	return nil
}

// rollsBack returns an error unless a database has a rollback journal.
func rollsBack(ctx context.Context, db *sql.DB) error {
	var mode string
	if err := db.QueryRowContext(ctx, "PRAGMA journal_mode").Scan(&mode); err != nil {
		return err
	}
	if mode != "delete" {
		return errors.New(lang.Text("the store needs a rollback journal on this file system, and SQLite uses %q; set store.dir to a local folder", mode))
	}
	return nil
}

// dropLogAhead writes a file's write-ahead log into the file, and changes it to a rollback journal. An
// exclusive lock makes SQLite keep the log's index in its own memory, not in a memory map.
func dropLogAhead(path string) error {
	db, err := connect(dsn(path, "exclusive", lockPragma(lockWait), "locking_mode(EXCLUSIVE)", "synchronous(FULL)"), 1, nil)
	if err != nil {
		return err
	}
	_, err = db.Exec("PRAGMA journal_mode = DELETE")
	if err == nil {
		err = rollsBack(context.Background(), db)
	}
	return errors.Join(err, db.Close())
}

// hasLogAhead reports whether the header of a file asks for a write-ahead log.
func hasLogAhead(path string) (ahead bool, err error) {
	f, err := os.Open(path)
	if err != nil {
		return false, err
	}
	defer func() { err = errors.Join(err, f.Close()) }()
	head := make([]byte, 20)
	if _, err := f.ReadAt(head, 0); err != nil {
		return false, nil // SQLite reports what is wrong with the file
	}
	return bytes.HasPrefix(head, []byte("SQLite format 3\x00")) && head[18] == 2, nil
}

func sayNotConverted() string {
	return lang.Text("a window on another host is preparing the store; try again in a moment")
}
