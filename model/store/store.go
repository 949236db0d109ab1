// Package store keeps one account's data on disk in SQLite: the data of the service
// (jobs, applicants, when they were read), and the user's own data (drafts, the
// currency ledger, unfinished creates, the outbox). It does not use the network.
// Several windows share one store and see each other's writes. A damaged file is moved
// aside, and the user's own data is saved from it.
package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"embed"
	"errors"
	"fmt"
	"io/fs"
	"net/url"
	"os"
	"sync"
	"sync/atomic"
	"time"

	"modernc.org/sqlite" // pure Go

	"shortlist/model/filesystem"
	"shortlist/model/lang"
)

// ErrNone is returned if the store has no such row.
var ErrNone = lang.NewError("not in the store")

// ErrNewer is returned by Open for a store that a newer version has written.
var ErrNewer = lang.NewError("this data was written by a newer version of shortlist")

// ErrFull is returned when nothing more can be written. Earlier writes stay.
var ErrFull = lang.NewError("the disk is full, or your share of it")

//go:embed migrations/*.sql
var migrations embed.FS

// Store is one account's data. It is safe for concurrent use.
type Store struct {
	path  string // "": a store in memory
	owner string // the name of this window

	mu   sync.RWMutex // held for reading while db is used, for writing while it is replaced
	db   *sql.DB
	file os.FileInfo // the file of db

	handles []*os.File // opened by FindBytes, closed after db

	opened int64 // the revision at which it was opened
	waits  waits
	writer chan struct{} // holds a value while this window writes: blocked writes take one connection, and reads go on

	watching  sync.Map // the watchers of a store in memory
	lookEvery time.Duration

	mended  atomic.Pointer[Mended] // not reported yet
	renewed atomic.Bool            // db was replaced; not reported yet

	options Options
	folder  filesystem.Folder // the folder of the file
	held    atomic.Bool       // another program held the store when this window last wrote
	shared  bool              // other hosts may write to the store's file system
	unclean bool              // the last window has not closed the store, and the file was not checked since
	isOpen  atomic.Bool       // the store was opened, and belonged to the configured identity

	other atomic.Pointer[OtherIdentityError] // why this window may not use it any more

	lease    *lease                        // nil: this window has no lease
	readOnly atomic.Pointer[ReadOnlyError] // why this window may not write

	readIn       atomic.Pointer[ReadIn] // not reported yet
	asideMu      sync.Mutex             // held while aside changes
	aside        aside                  // text that was typed in this window while it could not write
	savedNotes   map[int64]string       // the unfinished notes that this window saved last, by application
	asideWritten string                 // the content of the file of aside; "" without a file

	closed bool // Close has closed the store; mu guards it

	renewing     sync.WaitGroup
	stopRenewing func() // nil: the lease is not renewed

	step   func(name string)           // called at each step of a mending; only tests set it
	rename func(from, to string) error // moves a damaged file; only tests set it, nil: os.Rename
}

// Open opens or creates the store file. Only this user can read it and its folder.
func Open(path string) (*Store, error) { return OpenWith(path, Options{}) }

// OpenMemory opens a store in memory, which is gone when it is closed.
func OpenMemory() (*Store, error) {
	s := &Store{owner: newOwner(), lookEvery: lookEvery, waits: waits{changed: make(chan struct{}, 1)}, writer: make(chan struct{}, 1)}
	db, err := connect("file::memory:?_pragma=foreign_keys(1)", 1, func(c driver.Connector) driver.Connector { return preparing{c} })
	if err == nil {
		s.db = db
		err = migrate(context.Background(), db, latest())
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", lang.Text("open the store"), errors.Join(err, s.Close()))
	}
	return s, nil
}

// openFile opens the file at path as db, creates a missing file, and closes the previous
// db.
func (s *Store) openFile() error {
	if s.closed {
		return sql.ErrConnDone // nothing would close a file that is opened after Close
	}
	for again := 3; ; again-- {
		err := s.openNow()
		if !errors.Is(err, errReplaced) || again == 0 {
			return err
		}
	}
}

func (s *Store) openNow() error {
	if err := s.folder.Check(); err != nil {
		return plain(err)
	}
	if err := checkFile(s.path); err != nil {
		return err
	}
	file, err := os.Stat(s.path)
	if errors.Is(err, fs.ErrNotExist) {
		if err := s.ReadOnly(); err != nil {
			return err // the window with the lease has not made the file yet
		}
		lost := HasTraces(s.path)
		if err := s.locked(func() error { return s.place(lost) }); err != nil {
			return err
		}
		file, err = os.Stat(s.path)
	}
	if err != nil {
		return err
	}
	if !isEmpty(file) {
		if err := s.checkHeader(); err != nil {
			s.file = file
			return err
		}
	}
	db, err := s.connectTo(file)
	if err != nil {
		return err
	}
	if s.db != nil {
		_ = s.db.Close() // nothing uses it
	}
	s.db, s.file = db, file
	if isEmpty(file) {
		return errUnsound
	}
	if err := checkTables(context.Background(), db); err != nil {
		return err
	}
	if s.ReadOnly() != nil {
		if err := s.checkVersion(); err != nil {
			return err
		}
		return s.adopt(context.Background())
	}
	if s.shared {
		if err := s.checkShared(); err != nil {
			return err
		}
	}
	if err := errors.Join(s.checkLength(context.Background()), s.checkSuspected(context.Background())); err != nil {
		return err
	}
	if err := migrate(context.Background(), s.db, latest()); err != nil {
		return err
	}
	if err := s.adopt(context.Background()); err != nil {
		return err
	}
	return s.tidyParts(context.Background())
}

// logLimit makes SQLite cut the write-ahead log to so many bytes when it starts over, and to nothing when the last
// connection ends. The log stays (see shared), and the first window that opens the file reads all of it.
const logLimit = "journal_size_limit(4000000)"

// cacheSize is how many kibibytes of the file each connection caches. The system caches the file, too: SQLite's
// default of 2 MB made no measured query faster, and takes 6 MB more in all.
const cacheSize = "cache_size(-500)"

// connectTo returns the database of the store's file.
func (s *Store) connectTo(file os.FileInfo) (*sql.DB, error) {
	if s.shared {
		return s.openShared(file)
	}
	if s.ReadOnly() != nil {
		return s.openToRead(file)
	}
	return connect(dsn(s.path, "immediate", s.waitForLock(), "journal_mode(WAL)", cacheSize, logLimit, "synchronous(FULL)", "foreign_keys(1)"), 4,
		s.dial(file))
}

// dial returns a function that wraps the connector of the store's file.
func (s *Store) dial(file os.FileInfo) func(driver.Connector) driver.Connector {
	return func(c driver.Connector) driver.Connector {
		c = preparing{c}
		if s.options.Dial != nil {
			c = s.options.Dial(c)
		}
		return shared{c, s.path, file}
	}
}

// place puts a new store at an empty path; lost means that there was a store before. It makes the file before SQLite
// does, which would leave its mode to the umask. The files beside it get its mode.
func (s *Store) place(lost bool) error {
	if _, err := os.Stat(s.path); err == nil {
		return nil // another window was quicker
	}
	if done, err := s.finishMending(); done || err != nil {
		return err
	}
	made := s.path + ".new" // no window may open it before it is whole
	var missing *Mended
	if _, err := os.Stat(made); lost && errors.Is(err, fs.ErrNotExist) { // else the first window was killed
		missing = &Mended{Aside: s.asideNow("damaged"), Missing: true, Lost: true}
		if err := s.moveAside(missing.Aside); err != nil {
			return err
		}
	}
	err := s.makeDatabase(made, func(db *sql.DB) error { return migrate(context.Background(), db, latest()) })
	if err == nil {
		err = s.install(made)
	}
	if err == nil && missing != nil {
		s.mended.Store(missing)
	}
	return err
}

// makeDatabase makes a file, calls fill, and writes the whole file to the disk once. It
// replaces the incomplete file of a killed window.
func (s *Store) makeDatabase(path string, fill func(*sql.DB) error) error {
	for _, end := range append([]string{""}, beside()...) {
		if err := ignoreNotExist(os.Remove(path + end)); err != nil {
			return err
		}
	}
	if err := makeFile(path); err != nil {
		return err
	}
	db, err := connect(dsn(path, "immediate", "journal_mode(DELETE)", "synchronous(OFF)"), 1, nil)
	if err != nil {
		return err
	}
	err = fill(db)
	if err == nil && !s.shared {
		err = logAhead(db)
	}
	if err = errors.Join(err, db.Close()); err != nil {
		return err
	}
	return syncFile(path)
}

// logAhead makes a new file use a write-ahead log. Windows that open the file at the same
// time would block each other doing that.
func logAhead(db *sql.DB) error {
	_, err := db.Exec("PRAGMA journal_mode = WAL")
	return err
}

// makeFile makes an empty file for this user alone. It does not open an existing file:
// closing that would end SQLite's locks on it.
func makeFile(path string) error {
	f, err := os.OpenFile(path, os.O_CREATE|os.O_EXCL|os.O_RDWR, 0o600)
	if errors.Is(err, fs.ErrExist) {
		return nil
	}
	if err != nil {
		return err
	}
	return f.Close()
}

// dsn returns the data source name of an existing file. lock is how its transactions begin.
func dsn(path, lock string, pragmas ...string) string {
	q := url.Values{"_pragma": pragmas, "_txlock": {lock}, "mode": {"rw"}}
	return "file:" + (&url.URL{Path: path}).EscapedPath() + "?" + q.Encode()
}

// connect returns the database of a data source name. wrap, if not nil, wraps the
// driver's connector.
func connect(name string, connections int, wrap func(driver.Connector) driver.Connector) (*sql.DB, error) {
	c, err := sqlite.NewConnector(name)
	if err != nil {
		return nil, err
	}
	if wrap != nil {
		c = wrap(c)
	}
	db := sql.OpenDB(c)
	db.SetMaxOpenConns(connections)
	db.SetMaxIdleConns(connections)
	return db, nil
}

// errReplaced means that the file at the path is not the opened one: another window has
// mended the store.
var errReplaced = lang.NewError("the store file was replaced")

// shared connects to a file that may be replaced.
type shared struct {
	driver.Connector
	path string
	file os.FileInfo
}

// Connect implements driver.Connector. It connects only to the file that the other
// connections have open. The write-ahead log stays when the last connection ends: SQLite
// would remove it by its name, which may belong to another store's log then.
func (k shared) Connect(ctx context.Context) (driver.Conn, error) {
	conn, err := k.Connector.Connect(ctx)
	if replaced(k.path, k.file) {
		if err == nil {
			err = conn.Close()
		}
		return nil, errors.Join(errReplaced, err)
	}
	if err != nil {
		return nil, err
	}
	if _, err := conn.(sqlite.FileControl).FileControlPersistWAL("main", 1); err != nil {
		return nil, errors.Join(err, conn.Close())
	}
	return conn, nil
}

// replaced reports whether the file at a path is not the given one, or is missing.
func replaced(path string, file os.FileInfo) bool {
	now, err := os.Stat(path)
	return errors.Is(err, fs.ErrNotExist) || err == nil && !os.SameFile(now, file)
}

// Close closes the store and gives its lease back. It does not wait for a write that another window's erasure blocks:
// the store is closed after that write.
func (s *Store) Close() error {
	for begun := time.Now(); !s.mu.TryLock(); time.Sleep(time.Millisecond) {
		waited := time.Since(begun)
		if waited > patience && s.ErasedElsewhere(context.Background()) {
			go func() {
				s.writer <- struct{}{} // a blocked write lets go of mu between its tries
				s.mu.Lock()
				_ = s.closeLocked() // Close has returned already
				<-s.writer          // other waiting writes fail
			}()
			return nil
		}
		if waited > readers {
			s.mu.Lock()
			break
		}
	}
	return s.closeLocked()
}

// patience is how long Close waits before it asks whether an erasure holds it up. readers is how long other
// reads, which that question needs, may begin before Close blocks them.
const (
	patience = 50 * time.Millisecond
	readers  = time.Second
)

// closeLocked closes the locked store, and unlocks it.
func (s *Store) closeLocked() error {
	defer s.mu.Unlock()
	s.closed = true
	if stop := s.stopRenewing; stop != nil {
		s.stopRenewing = nil
		s.mu.Unlock() // a renewal uses the store
		stop()
		s.renewing.Wait()
		s.mu.Lock()
	}
	err := s.closeFile()
	if s.lease != nil {
		err = errors.Join(err, s.lease.release())
		s.lease = nil
	}
	return err
}

// closeFile closes db and the handles of FindBytes. The caller holds mu for writing.
func (s *Store) closeFile() (err error) {
	if s.db != nil {
		err = s.db.Close()
	}
	for _, f := range s.handles {
		_ = f.Close() // opened for reading only
	}
	s.handles = nil
	return err
}

// latest returns the version of the schema that this program writes.
func latest() int { return len(scripts()) }

// scripts returns the names of the migrations, in order.
func scripts() []string {
	files, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		panic(err) // only for a bad pattern
	}
	return files
}

// migrate brings the schema to a version, with one file for each version, each in its
// own transaction.
func migrate(ctx context.Context, db *sql.DB, to int) error {
	var version int
	if err := db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil {
		return err
	}
	if version > latest() {
		return ErrNewer
	}
	for n := version; n < to; n++ {
		name := scripts()[n]
		script, err := migrations.ReadFile(name)
		if err != nil {
			return err
		}
		err = transact(ctx, db, func(tx *sql.Tx) error {
			// Another window may have been quicker, and holds no lock now.
			if err := tx.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil || version > n {
				return err
			}
			if err := run(ctx, tx, string(script)); err != nil {
				return fmt.Errorf("%s: %w", name, err)
			}
			return run(ctx, tx, fmt.Sprintf("PRAGMA user_version = %d", n+1))
		})
		if err != nil {
			return err
		}
	}
	return nil
}
