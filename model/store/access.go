package store

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"encoding/json"
	"errors"
	"fmt"
	"runtime"
	"sync"
	"time"

	jsonv2 "github.com/go-json-experiment/json"
	"github.com/go-json-experiment/json/jsontext"
)

// querier reads: it is the database, or a transaction.
type querier interface {
	QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error)
	QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row
}

// read runs f over the database. what names the read in an error. f may run a second
// time, if the file is found damaged and mended.
func (s *Store) read(what string, f func(querier) error) error {
	if err := s.Other(); err != nil {
		return err
	}
	return wrap(what, s.use(func(db *sql.DB) error { return f(db) }))
}

// get returns what f reads from the database, as read does.
func get[T any](s *Store, what string, f func(querier) (T, error)) (out T, err error) {
	err = s.read(what, func(q querier) (err error) {
		out, err = f(q)
		return err
	})
	return out, err
}

// write runs f in a transaction that changes parts of the store. f may run a second
// time, but only one run is committed into the file that stays: a window that mends a
// damaged file holds its lock until it has moved it aside.
func (s *Store) write(ctx context.Context, what string, f func(*sql.Tx) error, parts ...Part) error {
	defer s.signal()
	if err := s.ReadOnly(); err != nil {
		return err
	}
	if err := s.Other(); err != nil {
		return err
	}
	defer s.waits.begin(parts)()
	select {
	case s.writer <- struct{}{}:
		defer func() { <-s.writer }()
	case <-ctx.Done():
		return wrap(what, ctx.Err())
	}
	once := func(db *sql.DB) error {
		return s.begin(ctx, db, func(tx *sql.Tx) error {
			if err := s.checkIdentity(ctx, tx); err != nil {
				return err
			}
			if err := f(tx); err != nil {
				return err
			}
			if s.path != "" && replaced(s.path, s.file) {
				return errReplaced
			}
			if err := s.checkLease(); err != nil {
				return err
			}
			return s.note(ctx, tx, parts)
		})
	}
	err := s.use(once)
	for busy(err) && ctx.Err() == nil && s.ErasedElsewhere(ctx) { // an erasure may outlast the wait for a lock
		err = s.use(once)
	}
	if ctx.Err() != nil && (busy(err) || errors.Is(err, sql.ErrTxDone)) { // the end of the context ends the transaction
		err = ctx.Err()
	}
	s.noteLost(err)
	return wrap(what, err)
}

// use runs f over the database. It runs f again, three times at most, if the file turns out to be damaged or
// replaced, or if its open handle fails for good.
func (s *Store) use(f func(*sql.DB) error) error {
	opened := false // the file was opened again
	for again := 3; ; again-- {
		db, err := s.with(f)
		if s.path == "" || err == nil {
			return err
		}
		if again == 0 {
			return s.explain(err)
		}
		switch {
		case errors.Is(err, errReplaced):
			err = s.follow()
		case !opened && (broken(err) || damaged(err)):
			opened = true
			failed := s.openAgain(db)
			if broken(err) && isCommit(err) { // the transaction may have been committed
				return s.explain(err)
			}
			if err = failed; damaged(err) {
				err = nil // the next try mends the file
			}
		case damaged(err) && s.ReadOnly() == nil:
			err = s.mend(db)
		default:
			return s.explain(err)
		}
		if err != nil {
			return s.explain(err)
		}
	}
}

// with runs f over the current database, and returns that database.
func (s *Store) with(f func(*sql.DB) error) (*sql.DB, error) {
	s.mu.RLock()
	defer s.mu.RUnlock()
	return s.db, f(s.db)
}

// beginner begins transactions: it is the database, or one of its connections.
type beginner interface {
	BeginTx(ctx context.Context, o *sql.TxOptions) (*sql.Tx, error)
}

func transact(ctx context.Context, db beginner, f func(*sql.Tx) error) error {
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	if err := f(tx); err != nil {
		return errors.Join(err, ignoreDone(tx.Rollback()))
	}
	if err := tx.Commit(); err != nil {
		return commitError{err}
	}
	return nil
}

func ignoreDone(err error) error {
	if errors.Is(err, sql.ErrTxDone) {
		return nil
	}
	return err
}

// exec writes with one statement.
func (s *Store) exec(ctx context.Context, part Part, what, query string, args ...any) error {
	return s.write(ctx, what, func(tx *sql.Tx) error {
		return run(ctx, tx, query, args...)
	}, part)
}

// run runs a statement.
func run(ctx context.Context, tx *sql.Tx, query string, args ...any) error {
	_, err := tx.ExecContext(ctx, query, args...)
	return err
}

// runAll runs statements with the same arguments, one after the other.
func runAll(ctx context.Context, tx *sql.Tx, statements []string, args ...any) error {
	for _, s := range statements {
		if err := run(ctx, tx, s, args...); err != nil {
			return err
		}
	}
	return nil
}

// affected runs a statement, and returns how many rows it has changed.
func affected(ctx context.Context, tx *sql.Tx, query string, args ...any) (n int, err error) {
	result, err := tx.ExecContext(ctx, query, args...)
	if err != nil {
		return 0, err
	}
	rows, err := result.RowsAffected()
	return int(rows), err
}

// inserted runs a statement that inserts a row, and returns the row's id.
func inserted(ctx context.Context, tx *sql.Tx, query string, args ...any) (id int64, err error) {
	result, err := tx.ExecContext(ctx, query, args...)
	if err != nil {
		return 0, err
	}
	return result.LastInsertId()
}

// each calls take for each row of a query.
func each(ctx context.Context, q querier, take func(scan func(...any) error) error, query string, args ...any) error {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return err
	}
	defer func() { _ = rows.Close() }() // Err below returns the error
	for rows.Next() {
		if err := take(rows.Scan); err != nil {
			return err
		}
	}
	return rows.Err()
}

// rowsOf returns the rows of a query. columns returns where the columns of a row go.
func rowsOf[T any](ctx context.Context, q querier, columns func(row *T) []any, query string, args ...any) (out []T, err error) {
	err = each(ctx, q, func(scan func(...any) error) error {
		var row T
		err := scan(columns(&row)...)
		out = append(out, row)
		return err
	}, query, args...)
	return out, err
}

// column returns the values of a query's only column.
func column[T any](ctx context.Context, q querier, query string, args ...any) ([]T, error) {
	return rowsOf(ctx, q, func(v *T) []any { return []any{v} }, query, args...)
}

// pairs returns the second columns of a query's rows by the first ones. The last of several rows with the same first column counts.
func pairs[K comparable, V any](ctx context.Context, q querier, query string, args ...any) (map[K]V, error) {
	out := map[K]V{}
	err := each(ctx, q, func(scan func(...any) error) error {
		var k K
		var v V
		err := scan(&k, &v)
		out[k] = v
		return err
	}, query, args...)
	return out, err
}

// groups returns the second columns of a query's rows by the first ones, in the order of the rows.
func groups[K comparable, V any](ctx context.Context, q querier, query string, args ...any) (map[K][]V, error) {
	out := map[K][]V{}
	err := each(ctx, q, func(scan func(...any) error) error {
		var k K
		var v V
		err := scan(&k, &v)
		out[k] = append(out[k], v)
		return err
	}, query, args...)
	return out, err
}

// value returns the only column of a query's first row; the zero value without a row.
func value[T any](ctx context.Context, q querier, query string, args ...any) (v T, err error) {
	err = q.QueryRowContext(ctx, query, args...).Scan(&v)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return v, err
}

// first returns the first of the rows that were read, or ErrNone.
func first[T any](rows []T, err error) (row T, _ error) {
	if err == nil && len(rows) == 0 {
		err = ErrNone
	}
	if err != nil {
		return row, err
	}
	return rows[0], nil
}

// moment scans Unix milliseconds into a time.
func moment(to *time.Time) sql.Scanner { return millisColumn{to, false} }

// momentOrNone is moment for a column that holds 0 for no time.
func momentOrNone(to *time.Time) sql.Scanner { return millisColumn{to, true} }

type millisColumn struct {
	to     *time.Time
	orNone bool
}

// Scan implements sql.Scanner.
func (c millisColumn) Scan(v any) error {
	var ms sql.Null[int64]
	err := ms.Scan(v)
	if *c.to = fromMillis(ms.V); c.orNone && ms.V == 0 {
		*c.to = time.Time{}
	}
	return err
}

// asJSON makes a value an argument of a statement, as JSON.
func asJSON(v any) driver.Valuer { return jsonArgument{v} }

// array is asJSON for a list, which json_each reads; nil is an empty list.
func array[T any](values []T) driver.Valuer { return jsonArgument{append([]T{}, values...)} }

type jsonArgument struct{ v any }

// Value implements driver.Valuer.
func (a jsonArgument) Value() (driver.Value, error) { return encode(a.v) }

// chunk is how many bytes of rows are decoded at once.
const chunk = 256 << 10

// rows are the bytes of a query's rows, one after the other, and where each row ends.
type rows struct {
	data []byte
	ends []int
}

// decoded decodes the JSON of a query's only column, one value a row. It leaves out a
// row that it cannot read, so that the others are not lost. Since a start waits for the rows, other
// processors decode chunks of them while it reads on; at most a few chunks are in memory.
func decoded[T any](ctx context.Context, q querier, query string, args ...any) ([]T, error) {
	free := make(chan rows, min(runtime.GOMAXPROCS(0), 4)+1)
	for range cap(free) {
		free <- rows{}
	}
	var chunks []*[]T
	var decoding sync.WaitGroup
	now := <-free
	err := each(ctx, q, func(scan func(...any) error) error {
		if len(now.data) >= chunk {
			values, full := new([]T), now
			chunks = append(chunks, values)
			decoding.Go(func() {
				*values = decodeRows[T](full)
				free <- rows{full.data[:0], full.ends[:0]}
			})
			now = <-free
		}
		var row sql.RawBytes
		err := scan(&row)
		now.data = append(now.data, row...)
		now.ends = append(now.ends, len(now.data))
		return err
	}, query, args...)
	var last []T
	if err == nil {
		last = decodeRows[T](now)
	}
	decoding.Wait()
	if err != nil {
		return nil, err
	}
	if len(chunks) == 0 {
		return last, nil
	}
	n := len(last)
	for _, values := range chunks {
		n += len(*values)
	}
	all := make([]T, 0, n)
	for _, values := range append(chunks, &last) {
		all = append(all, *values...)
		*values = nil
	}
	return all, nil
}

// decodeRows decodes rows, and leaves out those it cannot read.
func decodeRows[T any](r rows) []T {
	var out []T
	if len(r.ends) > 0 {
		out = make([]T, 0, len(r.ends))
	}
	begin := 0
	for _, end := range r.ends {
		var row T
		if decode(r.data[begin:end], &row) == nil {
			out = append(out, row)
		}
		begin = end
	}
	return out
}

// encode returns the JSON of a row. decode reads it in half the time of the standard
// library, and accepts the same.
func encode(v any) (string, error) {
	data, err := json.Marshal(v)
	return string(data), err
}

func decode(data []byte, v any) error {
	return jsonv2.Unmarshal(data, v, jsontext.AllowInvalidUTF8(true), jsontext.AllowDuplicateNames(true))
}

// wrap names the operation that failed. It returns errors that answer the caller, such as ErrNone, unchanged.
func wrap(what string, err error) error {
	for _, answer := range []error{nil, ErrNone, ErrTaken, ErrOnItsWay, ErrLogInUse, ErrTimeTaken, ErrMeetingChanged} {
		if errors.Is(err, answer) {
			return answer
		}
	}
	var held *ReadOnlyError
	if errors.As(err, &held) {
		return held
	}
	var other *OtherIdentityError
	if errors.As(err, &other) {
		return other
	}
	switch {
	case full(err):
		err = ErrFull
	case busy(err):
		err = ErrBusy
	}
	return fmt.Errorf("%s: %w", what, err)
}

func millis(t time.Time) int64 { return t.UnixMilli() }

func fromMillis(ms int64) time.Time { return time.UnixMilli(ms) }
