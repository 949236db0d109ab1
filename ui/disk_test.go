package ui_test

import (
	"context"
	"database/sql/driver"
	"errors"
	"sync/atomic"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

// disk is the disk of a store. It may fail, or take its time.
type disk struct {
	fails atomic.Int64                  // with this code of SQLite; 0: it works
	slow  atomic.Pointer[chan struct{}] // commits wait for it
	waits atomic.Bool                   // a commit waits
}

// full makes every write fail, as on a full disk, or ends that.
func (d *disk) full(is bool) {
	d.fails.Store(0)
	if is {
		d.fails.Store(sqlite3.SQLITE_FULL)
	}
}

// hold has commits wait until the function that it returns is called.
func (d *disk) hold() (release func()) {
	wait := make(chan struct{})
	d.waits.Store(false)
	d.slow.Store(&wait)
	return func() {
		d.slow.Store(nil)
		close(wait)
	}
}

// dial is a store.Options.Dial.
func (d *disk) dial(c driver.Connector) driver.Connector {
	if d == nil {
		return c
	}
	return diskDialer{c, d}
}

type diskDialer struct {
	driver.Connector
	disk *disk
}

// Connect implements driver.Connector.
func (k diskDialer) Connect(ctx context.Context) (driver.Conn, error) {
	c, err := k.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return diskConn{c.(sqliteConn), k.disk}, nil
}

type sqliteConn interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ExecerContext
	driver.QueryerContext
	sqlite.FileControl
}

type diskConn struct {
	sqliteConn
	disk *disk
}

// BeginTx implements driver.ConnBeginTx.
func (c diskConn) BeginTx(ctx context.Context, o driver.TxOptions) (driver.Tx, error) {
	tx, err := c.sqliteConn.BeginTx(ctx, o)
	if err != nil {
		return nil, err
	}
	return diskTx{tx, c.disk}, nil
}

type diskTx struct {
	driver.Tx
	disk *disk
}

// Commit implements driver.Tx.
func (t diskTx) Commit() error {
	if wait := t.disk.slow.Load(); wait != nil {
		t.disk.waits.Store(true)
		<-*wait
	}
	if code := t.disk.fails.Load(); code != 0 {
		return errors.Join(diskError(code), t.Rollback())
	}
	return t.Tx.Commit()
}

// diskError is an error of SQLite.
type diskError int

func (e diskError) Error() string { return "injected" }
func (e diskError) Code() int     { return int(e) }
