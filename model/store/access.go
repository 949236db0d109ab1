package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"time"
)

// querier is what reads: the database, or a transaction in it.
type querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// read runs f over the database; what names it in an error.
func (s *Store) read(what string, f func(querier) error) error {
	return wrap(what, f(s.db))
}

// write runs f in a transaction of its own.
func (s *Store) write(ctx context.Context, what string, f func(*sql.Tx) error) error {
	return wrap(what, s.transact(ctx, f))
}

func (s *Store) transact(ctx context.Context, f func(*sql.Tx) error) error {
	tx, err := s.db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := f(tx); err != nil {
		return errors.Join(err, ignoreDone(tx.Rollback()))
	}
	return tx.Commit()
}

func ignoreDone(err error) error {
	if errors.Is(err, sql.ErrTxDone) {
		return nil
	}
	return err
}

// exec runs one statement in a transaction of its own.
func (s *Store) exec(ctx context.Context, what, query string, args ...any) error {
	return s.write(ctx, what, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, query, args...)
		return err
	})
}

// each calls take for every row of a query.
func each(ctx context.Context, q querier, take func(scan func(...any) error) error, query string, args ...any) error {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }() // Err below tells
	for rows.Next() {
		if err := take(rows.Scan); err != nil {
			return err
		}
	}
	return rows.Err()
}

// decoded decodes the JSON of a query's one column, one value a row. A row that
// cannot be read any more is left out: it is not worth the others.
func decoded[T any](ctx context.Context, q querier, query string, args ...any) (out []T, err error) {
	err = each(ctx, q, func(scan func(...any) error) error {
		var data sql.RawBytes
		if err := scan(&data); err != nil {
			return err
		}
		var v T
		if json.Unmarshal(data, &v) == nil {
			out = append(out, v)
		}
		return nil
	}, query, args...)
	return out, err
}

// wrap names what failed. ErrNone is an answer, and stays as it is.
func wrap(what string, err error) error {
	if err == nil || errors.Is(err, ErrNone) {
		return err
	}
	return fmt.Errorf("%s: %w", what, err)
}

func millis(t time.Time) int64 { return t.UnixMilli() }

func fromMillis(ms int64) time.Time { return time.UnixMilli(ms) }
