package store

import (
	"context"
	"database/sql/driver"
	"errors"

	"modernc.org/sqlite"
)

// keptStatements is how many prepared statements a connection keeps. A day at the dashboard uses about as many.
const keptStatements = 64

// sqliteConn is a connection of the driver.
type sqliteConn interface {
	driver.Conn
	driver.ConnBeginTx
	driver.ConnPrepareContext
	driver.ExecerContext
	driver.QueryerContext
	driver.SessionResetter
	driver.Validator
	sqlite.FileControl
}

// preparing connects to a database whose connections keep their prepared statements.
type preparing struct{ driver.Connector }

// Connect implements driver.Connector.
func (p preparing) Connect(ctx context.Context) (driver.Conn, error) {
	c, err := p.Connector.Connect(ctx)
	if err != nil {
		return nil, err
	}
	return &preparedConn{c.(sqliteConn), map[string]driver.Stmt{}}, nil
}

// preparedConn keeps the statements that were prepared: preparing takes SQLite longer than running most of the
// store's queries. SQLite itself prepares a kept statement again after a change of the schema.
type preparedConn struct {
	sqliteConn
	idle map[string]driver.Stmt // by query; nothing runs them
}

// take returns a statement that nothing else runs. The caller gives it back, or closes it after an error.
func (c *preparedConn) take(ctx context.Context, query string) (driver.Stmt, error) {
	if s, ok := c.idle[query]; ok {
		delete(c.idle, query)
		return s, nil
	}
	return c.PrepareContext(ctx, query)
}

func (c *preparedConn) giveBack(query string, s driver.Stmt) error {
	if _, ok := c.idle[query]; ok { // two of them ran at once
		return s.Close()
	}
	if len(c.idle) == keptStatements {
		if err := c.closeIdle(); err != nil {
			return err
		}
	}
	c.idle[query] = s
	return nil
}

func (c *preparedConn) closeIdle() (err error) {
	for _, s := range c.idle {
		err = errors.Join(err, s.Close())
	}
	clear(c.idle)
	return err
}

// ExecContext implements driver.ExecerContext.
func (c *preparedConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	s, err := c.take(ctx, query)
	if err != nil {
		return nil, err
	}
	result, err := s.(driver.StmtExecContext).ExecContext(ctx, args)
	if err != nil {
		_ = s.Close() // it repeats the error
		return nil, err
	}
	return result, c.giveBack(query, s)
}

// QueryContext implements driver.QueryerContext.
func (c *preparedConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	s, err := c.take(ctx, query)
	if err != nil {
		return nil, err
	}
	rows, err := s.(driver.StmtQueryContext).QueryContext(ctx, args)
	if err != nil {
		_ = s.Close() // it repeats the error
		return nil, err
	}
	return &preparedRows{rows, c, query, s}, nil
}

// Close implements driver.Conn.
func (c *preparedConn) Close() error { return errors.Join(c.closeIdle(), c.sqliteConn.Close()) }

// preparedRows gives its statement back when it is closed.
type preparedRows struct {
	driver.Rows
	conn  *preparedConn
	query string
	stmt  driver.Stmt
}

// Close implements driver.Rows.
func (r *preparedRows) Close() error {
	if err := r.Rows.Close(); err != nil {
		_ = r.stmt.Close() // it repeats the error
		return err
	}
	return r.conn.giveBack(r.query, r.stmt)
}
