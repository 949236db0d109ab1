// Package store keeps one account's data on disk in SQLite: what the service
// told (jobs, applicants, when), and what only this user knows (drafts, the
// currency ledger, creates under way, the outbox). It knows no network. Several
// copies of the program share one store and see what the others write; a damaged
// file is set aside, and what only this user knows is saved from it.
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
	"path/filepath"
	"sync"
	"sync/atomic"

	"modernc.org/sqlite" // pure Go
)

// ErrNone is returned when what was asked for is not there.
var ErrNone = errors.New("not in the store")

// ErrNewer is returned by Open for a store that a newer version has written.
var ErrNewer = errors.New("this data was written by a newer version of shortlist")

// ErrFull is returned when nothing more can be written; what was written before
// stands.
var ErrFull = errors.New("the disk is full, or your share of it")

//go:embed migrations/*.sql
var migrations embed.FS

// Store is one account's data. It is safe for concurrent use.
type Store struct {
	path  string // "" in memory
	owner string // this copy of the program

	mu   sync.RWMutex // held for reading while db is used, for writing while it is another
	db   *sql.DB
	file os.FileInfo // the file that db is

	opened int64 // the revision it was opened at

	mended  atomic.Pointer[Mended] // not told yet
	renewed atomic.Bool            // db is another than it was; not told yet

	step func(name string) // called within a mending; only tests set it
}

// Open opens or creates the store file; it and its folder are made for this
// user alone.
func Open(path string) (*Store, error) {
	s := &Store{path: path, owner: newOwner()}
	err := s.openFile()
	if damaged(err) {
		err = s.mend(s.db)
	}
	if err != nil {
		return nil, fmt.Errorf("open the store: %w", errors.Join(err, s.Close()))
	}
	if s.opened, err = s.Revision(context.Background()); err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

// OpenMemory opens a store that is gone when it is closed.
func OpenMemory() (*Store, error) {
	s := &Store{owner: newOwner()}
	db, err := connect("file::memory:?_pragma=foreign_keys(1)", 1, nil)
	if err == nil {
		s.db = db
		err = migrate(context.Background(), db, latest())
	}
	if err != nil {
		return nil, fmt.Errorf("open the store: %w", errors.Join(err, s.Close()))
	}
	return s, nil
}

// openFile makes db the file at path, which is made where there is none. What db
// was before is closed.
func (s *Store) openFile() error {
	for again := 3; ; again-- {
		err := s.openNow()
		if !errors.Is(err, errReplaced) || again == 0 {
			return err
		}
	}
}

func (s *Store) openNow() error {
	if err := os.MkdirAll(filepath.Dir(s.path), 0o700); err != nil {
		return err
	}
	file, err := os.Stat(s.path)
	if errors.Is(err, fs.ErrNotExist) {
		if err := s.locked(s.place); err != nil {
			return err
		}
		file, err = os.Stat(s.path)
	}
	if err != nil {
		return err
	}
	db, err := connect(dsn(s.path, "immediate", "busy_timeout(15000)", "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)"), 4,
		func(c driver.Connector) driver.Connector { return shared{c, s.path, file} })
	if err != nil {
		return err
	}
	if s.db != nil {
		_ = s.db.Close() // nothing is under way in it
	}
	s.db, s.file = db, file
	if err := migrate(context.Background(), s.db, latest()); err != nil {
		return err
	}
	return s.tidyParts(context.Background())
}

// place puts a new store where there is none. Its file is made before SQLite does, which
// would leave its mode to the umask; the files beside it take its mode.
func (s *Store) place() error {
	if _, err := os.Stat(s.path); err == nil {
		return nil // another copy was quicker
	}
	if done, err := s.finishMending(); done || err != nil {
		return err
	}
	made := s.path + ".new" // no copy may open it before it is whole
	err := s.makeDatabase(made, func(db *sql.DB) error { return migrate(context.Background(), db, latest()) })
	if err != nil {
		return err
	}
	return s.install(made)
}

// makeDatabase makes a file, has it filled, and brings it to the disk once, when it is
// whole. One that a kill left half made is replaced.
func (s *Store) makeDatabase(path string, fill func(*sql.DB) error) error {
	for _, end := range append([]string{"", "-journal"}, beside()...) {
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
	if err == nil {
		err = logAhead(db)
	}
	if err = errors.Join(err, db.Close()); err != nil {
		return err
	}
	return syncFile(path)
}

// logAhead makes a file use a write-ahead log from here on. Copies that open it at
// once would be in each other's way doing that.
func logAhead(db *sql.DB) error {
	_, err := db.Exec("PRAGMA journal_mode = WAL")
	return err
}

// makeFile makes an empty file for this user alone, or leaves the one there is
// without opening it: closing it would end the locks that SQLite has on it.
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

// dsn is the data source name of a file that is there, whose transactions lock as
// they begin.
func dsn(path, lock string, pragmas ...string) string {
	q := url.Values{"_pragma": pragmas, "_txlock": {lock}, "mode": {"rw"}}
	return "file:" + (&url.URL{Path: path}).EscapedPath() + "?" + q.Encode()
}

// connect returns the database of a data source name, whose connections are made
// by what wrap makes of the driver's connector, if any.
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

// errReplaced says that another file stands at the path than the one that was
// opened: another copy of the program has mended the store.
var errReplaced = errors.New("the store file is another by now")

// shared makes connections to a file that another may take the place of.
type shared struct {
	driver.Connector
	path string
	file os.FileInfo
}

// Connect implements driver.Connector. It never connects to another file than the
// other connections have. The write-ahead log stays where it is when the last one
// ends: SQLite removes it by its name, and that name may be another store's by
// then.
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

// replaced reports whether another file stands at a path, or none.
func replaced(path string, file os.FileInfo) bool {
	now, err := os.Stat(path)
	return errors.Is(err, fs.ErrNotExist) || err == nil && !os.SameFile(now, file)
}

// Close closes the store.
func (s *Store) Close() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.db == nil {
		return nil
	}
	return s.db.Close()
}

// latest is the version of the schema that this program writes.
func latest() int { return len(scripts()) }

// scripts are the files of the migrations, in order.
func scripts() []string {
	files, err := fs.Glob(migrations, "migrations/*.sql")
	if err != nil {
		panic(err) // only for a bad pattern
	}
	return files
}

// migrate brings the schema to a version, one file a version, each in a
// transaction of its own.
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
			// Another copy may have been quicker; the lock is ours now.
			if err := tx.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil || version > n {
				return err
			}
			if _, err := tx.ExecContext(ctx, string(script)); err != nil {
				return fmt.Errorf("%s: %w", name, err)
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
