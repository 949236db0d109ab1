package team

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"shortlist/model/lang"
)

// DatabaseOptions are the settings of a database.
type DatabaseOptions struct {
	Name    string                                    // the address without a password, which names the database
	Manager string                                    // the role that probably signs in, as long as the address was not read
	Host    string                                    // a name made by HostName
	Address func(ctx context.Context) (string, error) // as libpq takes it, with the password
	Now     func() time.Time                          // nil is time.Now
}

// Database is a team in PostgreSQL. It has one connection, which waits for notifications between its queries.
type Database struct {
	options DatabaseOptions
	manager atomic.Pointer[string]
	heard   chan struct{} // a colleague has changed something, or the connection was lost
	newest  int           // the version of the tables that this program makes
	oldest  int           // that of the oldest ones with which it works

	wanted wanted // guards what follows
	conn   *pgconn.PgConn
	rows   map[string]map[rowKey]Line // what was read, by author
	sizes  map[string]int             // about how many bytes that is, by author
	sent   map[int64]Reservation      // by id
	ended  map[string]Line            // tombstones, by hash
	since  string                     // the oldest transaction that may have rows which were not read
	gone   string                     // the generation that was read
}

// The limits of waiting.
const (
	patience = 20 * time.Second // for a connection, and for an answer
	retry    = 5 * time.Second  // before another try to connect
	check    = time.Minute      // a connection that is silent for so long is asked whether it is there
)

// ErrAway means that the database cannot be reached now.
var ErrAway = lang.NewError("the team's database cannot be reached")

// unusable is a sentence why the database cannot be used, although it may be reached.
type unusable string

func (e unusable) Error() string { return string(e) }

// NewDatabase returns a database. It does no I/O.
func NewDatabase(o DatabaseOptions) *Database {
	if o.Now == nil {
		o.Now = time.Now
	}
	d := &Database{options: o, heard: make(chan struct{}, 1), newest: schemaVersion, oldest: oldestSchema}
	d.manager.Store(&o.Manager)
	d.wanted.free.L = &d.wanted.mu
	return d
}

// Place implements Space.
func (d *Database) Place() Place {
	return Place{Name: d.options.Name, Manager: *d.manager.Load(), File: *d.manager.Load()}
}

// RefusedError means that the database was reached, and refuses a manager.
type RefusedError struct {
	Manager string
	Code    string // of PostgreSQL
	Message string // of PostgreSQL
}

// The codes of refusals that a person can mend.
const (
	WrongPassword = "28P01" // or a missing one
	NoPrivilege   = "42501"
)

// Error implements error.
func (e RefusedError) Error() string {
	if e.Code == WrongPassword {
		return lang.Text("the team's database does not accept the password of %s", e.Manager)
	}
	return lang.Text("the team's database refuses: %s", e.Message)
}

// use runs work with the connection, which it opens first. A connection that fails is closed, and the next use
// opens another one.
func (d *Database) use(ctx context.Context, work func(ctx context.Context) error) error {
	defer d.wanted.query()()
	limited, stop := context.WithTimeout(ctx, patience)
	defer stop()
	err := d.open(limited)
	if err != nil {
		d.hangUp()
	} else if err = work(limited); err != nil && (d.conn.IsClosed() || d.conn.TxStatus() != 'I') {
		d.hangUp()
	}
	var refused *pgconn.PgError
	switch {
	case err == nil, errors.As(err, new(unusable)):
		return err
	case ctx.Err() != nil:
		return ctx.Err()
	case errors.Is(err, context.DeadlineExceeded):
		return ErrAway
	case errors.As(err, &refused):
		return RefusedError{*d.manager.Load(), refused.Code, strings.Join(strings.Fields(refused.Message), " ")}
	}
	return fmt.Errorf("%w: %s", ErrAway, cause(err))
}

func (d *Database) hangUp() {
	if d.conn != nil {
		ctx, stop := context.WithTimeout(context.Background(), time.Second)
		defer stop()
		_ = d.conn.Close(ctx) // the server notices without a goodbye, too
		d.conn = nil
	}
}

// Close implements Space.
func (d *Database) Close() {
	defer d.wanted.query()()
	d.hangUp()
}

// open connects, listens, and checks the tables. Rows that were read before do not count: the database may have been restored.
func (d *Database) open(ctx context.Context) error {
	if d.conn != nil && !d.conn.IsClosed() {
		return nil
	}
	address, err := d.options.Address(ctx)
	if err != nil {
		return err
	}
	c, err := ParseAddress(address)
	if err != nil {
		return unusable(err.Error())
	}
	d.manager.Store(&c.User)
	c.OnNotification = func(*pgconn.PgConn, *pgconn.Notification) { signal(d.heard) }
	conn, err := pgconn.ConnectConfig(ctx, c)
	if err != nil {
		return err
	}
	d.conn, d.since, d.gone = conn, "0", ""
	found, err := d.query(ctx, "LISTEN shortlist; SELECT to_regclass('shortlist.state') IS NOT NULL")
	if err != nil {
		return err
	}
	if found[0][0][0] != "t" {
		return unusable(lang.Text("the team's database has no tables of shortlist; an administrator runs in it what shortlist team schema prints"))
	}
	if found, err = d.query(ctx, "SELECT version FROM shortlist.state"); err != nil {
		return err
	}
	switch version := int(number(found[0][0][0])); {
	case version > d.newest:
		return unusable(lang.Text("a newer shortlist has made the tables of the team's database; update this one"))
	case version < d.oldest:
		return unusable(lang.Text("the tables of the team's database are too old for this shortlist; an administrator runs in it what shortlist team schema prints"))
	}
	return nil
}

// query runs statements, and returns the rows of each SELECT, as text. NULL is "".
func (d *Database) query(ctx context.Context, sql string) (out [][][]string, err error) {
	found, err := d.conn.Exec(ctx, sql).ReadAll()
	if err != nil {
		return nil, err
	}
	for _, result := range found {
		if result.CommandTag.Select() {
			out = append(out, rowsOf(result.Rows))
		}
	}
	return out, nil
}

// run runs one statement with values, and returns its rows as text.
func (d *Database) run(ctx context.Context, sql string, values ...string) ([][]string, error) {
	var params [][]byte
	for _, v := range values {
		params = append(params, []byte(v))
	}
	result := d.conn.ExecParams(ctx, sql, params, nil, nil, nil).Read()
	return rowsOf(result.Rows), result.Err
}

func rowsOf(rows [][][]byte) (out [][]string) {
	for _, row := range rows {
		var values []string
		for _, v := range row {
			values = append(values, string(v))
		}
		out = append(out, values)
	}
	return out
}

// Read implements Space. Rows are asked for from the oldest transaction on that was open when the last reading began, and are
// known by their keys: transactions end in another order than they begin.
func (d *Database) Read(ctx context.Context) (view *View, err error) {
	err = d.use(ctx, func(ctx context.Context) error {
		gone := d.gone
		if err := d.read(ctx); err != nil {
			return err
		}
		if gone != "" && gone != d.gone { // rows went
			d.since = "0"
			if err := d.read(ctx); err != nil {
				return err
			}
		}
		present, err := d.present(ctx)
		if err == nil {
			view = d.view(present)
		}
		return err
	})
	return view, err
}

func (d *Database) read(ctx context.Context) error {
	const decision, reservation = "author, service, apply, job, at AT TIME ZONE 'UTC', kind, value, slot", "id, author, service, apply, letter, token, state, at AT TIME ZONE 'UTC'"
	size := "octet_length(value) + octet_length(slot) + " + strconv.Itoa(rowWeight)
	found, err := d.query(ctx, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;"+
		"SELECT generation, pg_snapshot_xmin(pg_current_snapshot()) FROM shortlist.state;"+
		"SELECT "+decision+" FROM (SELECT *, "+size+" AS size, sum("+size+") OVER (PARTITION BY author ORDER BY at DESC, apply, slot ROWS UNBOUNDED PRECEDING) AS total"+
		" FROM shortlist.decisions WHERE xid >= '"+d.since+"') AS newest WHERE author = session_user OR total - size < "+strconv.Itoa(mostBytes)+";"+
		"SELECT hash, service, author, at AT TIME ZONE 'UTC' FROM shortlist.tombstones WHERE xid >= '"+d.since+"';"+
		"SELECT "+reservation+" FROM shortlist.reservations WHERE xid >= '"+d.since+"';"+
		"COMMIT")
	if err != nil {
		return err
	}
	if d.since == "0" {
		d.rows, d.ended, d.sent, d.sizes = map[string]map[rowKey]Line{}, map[string]Line{}, map[int64]Reservation{}, map[string]int{}
	}
	d.gone, d.since = found[0][0][0], found[0][0][1]
	for _, r := range found[1] {
		l := Line{V: Version, By: r[0], Service: r[1], Change: Change{ApplyID: number(r[2]), JobID: number(r[3]), At: moment(r[4]), Kind: Kind(r[5]), Value: r[6]}}
		if d.rows[l.By] == nil {
			d.rows[l.By] = map[rowKey]Line{}
		}
		key := rowKey{l.Service, l.ApplyID, r[7]}
		known, isKnown := d.rows[l.By][key]
		if d.isFull(l.By) && !isKnown {
			continue
		}
		d.sizes[l.By] += len(l.Value) - len(known.Value)
		if !isKnown {
			d.sizes[l.By] += len(r[7]) + rowWeight
		}
		d.rows[l.By][key] = l
	}
	for _, r := range found[2] {
		d.ended[r[0]] = Line{V: Version, Service: r[1], By: r[2], Change: Change{At: moment(r[3]), Kind: KindErased, Value: r[0]}}
	}
	for _, r := range found[3] {
		s := Reservation{ID: number(r[0]), Author: r[1], Service: r[2], ApplyID: number(r[3]), Letter: r[4], Token: r[5], State: r[6], At: moment(r[7])}
		d.sent[s.ID] = s
	}
	return nil
}

// rowWeight is about what a row takes besides its texts, in bytes.
const rowWeight = 200

// isFull reports whether more rows of a colleague are not read, so that no one can fill the memory of the others.
func (d *Database) isFull(author string) bool {
	return author != *d.manager.Load() && d.sizes[author] >= mostBytes
}

// present reads who has what open. Ages are measured by the database's clock.
func (d *Database) present(ctx context.Context) (out []Presence, err error) {
	found, err := d.run(ctx, "SELECT author, service, apply, extract(epoch FROM now() - at)::int FROM shortlist.presence WHERE at BETWEEN now() - interval '1 day' AND now() + interval '1 day'")
	for _, r := range found {
		out = append(out, Presence{V: 1, By: r[0], Service: r[1], ApplyID: number(r[2]), At: d.options.Now().Add(-time.Duration(number(r[3])) * time.Second)})
	}
	return out, err
}

// view returns what was read as files, one for each manager. Managers can write any text to their rows: what no program
// writes is not used.
func (d *Database) view(present []Presence) *View {
	files := map[string]*File{}
	of := func(author string) *File {
		if files[author] == nil {
			files[author] = &File{Name: author, Manager: author}
		}
		return files[author]
	}
	of(*d.manager.Load())
	for author, rows := range d.rows {
		f := of(author)
		if d.isFull(author) {
			f.Problems = append(f.Problems, Problem{Why: TooLarge})
			continue
		}
		for _, l := range rows {
			if l.check() != nil {
				f.More++
				continue
			}
			f.Lines = append(f.Lines, l)
		}
		slices.SortFunc(f.Lines, func(a, b Line) int { return a.At.Compare(b.At) })
	}
	for _, l := range d.ended {
		f := of(l.By)
		f.Lines = append(f.Lines, l)
	}
	var out []File
	for _, author := range slices.Sorted(maps.Keys(files)) {
		out = append(out, *files[author])
	}
	v := Merge(out, present)
	v.Reserved = slices.SortedFunc(maps.Values(d.sent), func(a, b Reservation) int { return int(a.ID - b.ID) })
	return v
}

func number(s string) int64 {
	n, _ := strconv.ParseInt(s, 10, 64) // a column of numbers
	return n
}

func moment(s string) time.Time {
	at, _ := time.Parse("2006-01-02 15:04:05.999999", s) // a column of times
	return at
}

// exact is how exactly PostgreSQL keeps a time.
const exact = time.Microsecond

// atOnce is how many changes one statement writes.
const atOnce = 500

// Write implements Space.
func (d *Database) Write(ctx context.Context, service string, changes []Change, _ *View) (removed int, err error) {
	err = d.use(ctx, func(ctx context.Context) error {
		var kept []Line
		for _, c := range changes {
			if c.Kind != KindErased {
				if l := (Line{Service: service, Change: c}); l.check() == nil {
					kept = append(kept, l)
				}
				continue
			}
			n, err := d.erase(ctx, service, c)
			if removed += n; err != nil {
				return err
			}
		}
		for part := range slices.Chunk(newest(kept), atOnce) { // one statement cannot write a row twice
			if err := d.put(ctx, service, part); err != nil {
				return err
			}
		}
		return nil
	})
	return removed, err
}

func (d *Database) erase(ctx context.Context, service string, c Change) (n int, err error) {
	var found [][]string
	if c.Value == OwnLines {
		found, err = d.run(ctx, `WITH gone AS (DELETE FROM shortlist.decisions WHERE author = session_user AND service = $1 AND apply = $2::bigint RETURNING 1),
			sent AS (DELETE FROM shortlist.reservations WHERE author = session_user AND service = $1 AND apply = $2::bigint RETURNING 1)
			SELECT (SELECT count(*) FROM gone) + (SELECT count(*) FROM sent)`, service, strconv.FormatInt(c.ApplyID, 10))
	} else {
		hash := c.Value
		if c.ApplyID != 0 {
			hash = Tombstone(service, c.ApplyID)
		}
		found, err = d.run(ctx, "SELECT shortlist.erase_person($1, $2)", hash, service)
	}
	if err != nil {
		return 0, err
	}
	return int(number(found[0][0])), nil
}

func (d *Database) put(ctx context.Context, service string, lines []Line) error {
	type row struct {
		Apply int64     `json:"apply"`
		Job   int64     `json:"job"`
		At    time.Time `json:"at"`
		Slot  string    `json:"slot"`
		Kind  Kind      `json:"kind"`
		Value string    `json:"value"`
	}
	clean := func(s string) string { return strings.ReplaceAll(s, "\x00", "") } // which PostgreSQL does not take
	var rows []row
	for _, l := range lines {
		rows = append(rows, row{l.ApplyID, l.JobID, l.At.UTC().Truncate(exact), clean(l.Slot()), l.Kind, clean(l.Value)})
	}
	data, err := json.Marshal(rows)
	if err != nil {
		return err
	}
	_, err = d.run(ctx, `INSERT INTO shortlist.decisions AS d (service, apply, job, at, slot, kind, value)
		SELECT $1, apply, job, at, slot, kind, value FROM jsonb_to_recordset($2::jsonb) AS c (apply bigint, job bigint, at timestamptz, slot text, kind text, value text)
		ON CONFLICT (author, service, apply, slot) DO UPDATE SET job = excluded.job, at = excluded.at, kind = excluded.kind, value = excluded.value
		WHERE excluded.at > d.at`, service, string(data))
	return err
}

// Revive implements Space.
func (d *Database) Revive(ctx context.Context, service string) error {
	return d.use(ctx, func(ctx context.Context) error {
		_, err := d.run(ctx, "DELETE FROM shortlist.tombstones WHERE author = session_user AND service = $1", service)
		return err
	})
}

// SetOpen implements Space.
func (d *Database) SetOpen(ctx context.Context, service string, applyID int64) error {
	return d.use(ctx, func(ctx context.Context) (err error) {
		if applyID <= 0 {
			_, err = d.run(ctx, "DELETE FROM shortlist.presence WHERE author = session_user AND host = $1", d.options.Host)
		} else {
			_, err = d.run(ctx, `INSERT INTO shortlist.presence (host, service, apply) VALUES ($1, $2, $3::bigint)
				ON CONFLICT (author, host) DO UPDATE SET service = excluded.service, apply = excluded.apply, at = now()`, d.options.Host, service, strconv.FormatInt(applyID, 10))
		}
		return err
	})
}

// Sweep implements Space: the database keeps no halves.
func (d *Database) Sweep() {}

// Watch implements Space.
func (d *Database) Watch(ctx context.Context) <-chan struct{} {
	signal(d.heard)
	go func() {
		for ctx.Err() == nil {
			if !d.listen(ctx) {
				wait(ctx, retry)
				signal(d.heard) // whoever reads connects
			}
		}
	}()
	return paced(ctx, d.heard)
}

// listen waits for notifications until a query wants the connection, and reports whether there is a connection.
func (d *Database) listen(ctx context.Context) (connected bool) {
	idle, done := d.wanted.idle(ctx)
	defer done()
	if d.conn == nil {
		return false
	}
	limited, stop := context.WithTimeout(idle, check)
	defer stop()
	err := d.conn.WaitForNotification(limited)
	if err == nil || idle.Err() != nil {
		return true
	}
	if limited.Err() != nil { // silence
		if limited, stop := context.WithTimeout(ctx, patience); d.conn.Ping(limited) == nil {
			stop()
			return true
		} else {
			stop()
		}
	}
	d.hangUp()
	return false
}
