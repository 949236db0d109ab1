package team

import (
	"context"
	"encoding/json"
	"strconv"

	"github.com/jackc/pgx/v5/pgconn"
)

// Reserve implements Promiser: in one transaction, in the order of the applications' ids, so that two managers who do it at
// once wait for each other and never each for the other. The statement that takes a row over comes last for the same reason.
func (d *Database) Reserve(ctx context.Context, service string, letters []Reservation) (taken []Reservation, err error) {
	type row struct {
		Apply  int64  `json:"apply"`
		Letter string `json:"letter"`
		Token  string `json:"token"`
		Again  bool   `json:"again"`
	}
	var rows []row
	for _, l := range letters {
		rows = append(rows, row{l.ApplyID, l.Letter, l.Token, l.Again})
	}
	data, err := json.Marshal(rows)
	if err != nil {
		return nil, err
	}
	const asked = "jsonb_to_recordset($2::jsonb) AS c (apply bigint, letter text, token text, again boolean)"
	var all pgconn.Batch
	for _, sql := range []string{
		"INSERT INTO shortlist.reservations (service, apply, letter, token) SELECT $1, apply, letter, token FROM " + asked +
			" ORDER BY apply, letter ON CONFLICT (service, apply, letter) DO NOTHING",
		"UPDATE shortlist.reservations AS r SET token = c.token, state = 'reserved' FROM " + asked +
			" WHERE c.again AND r.service = $1 AND r.apply = c.apply AND r.letter = c.letter AND r.author = session_user AND r.state = 'handed'",
		"SELECT r.id, coalesce(r.author, t.author), c.apply, c.letter, r.state, r.at AT TIME ZONE 'UTC' FROM " + asked +
			" LEFT JOIN shortlist.reservations AS r ON r.service = $1 AND r.apply = c.apply AND r.letter = c.letter" +
			" LEFT JOIN shortlist.tombstones AS t ON t.hash = shortlist.tombstone($1, c.apply)" +
			" WHERE r.id IS NULL OR r.author <> session_user OR r.token <> c.token OR r.state <> 'reserved'",
	} {
		all.ExecParams(sql, [][]byte{[]byte(service), data}, nil, nil, nil)
	}
	err = d.use(ctx, func(ctx context.Context) error {
		for again := true; again; {
			results, err := d.conn.ExecBatch(ctx, &all).ReadAll()
			if err != nil {
				return err
			}
			taken, again = nil, false
			for _, r := range rowsOf(results[len(results)-1].Rows) {
				again = again || r[0] == "" && r[1] == "" // a colleague has given it back between two statements
				taken = append(taken, Reservation{ID: number(r[0]), Author: r[1], Service: service, ApplyID: number(r[2]), Letter: r[3], State: r[4], At: moment(r[5])})
			}
		}
		return nil
	})
	return taken, err
}

// Settle implements Promiser.
func (d *Database) Settle(ctx context.Context, service string, letters []Reservation) error {
	var all pgconn.Batch
	for _, l := range letters {
		const which = " WHERE author = session_user AND service = $1 AND apply = $2::bigint AND letter = $3 AND token = $4"
		sql, values := "DELETE FROM shortlist.reservations"+which, [][]byte{[]byte(service), strconv.AppendInt(nil, l.ApplyID, 10), []byte(l.Letter), []byte(l.Token)}
		if l.State != "" {
			sql, values = "UPDATE shortlist.reservations SET state = $5"+which, append(values, []byte(l.State))
		}
		all.ExecParams(sql, values, nil, nil, nil)
	}
	return d.use(ctx, func(ctx context.Context) error {
		_, err := d.conn.ExecBatch(ctx, &all).ReadAll()
		return err
	})
}

// Release implements Promiser.
func (d *Database) Release(ctx context.Context, id int64, reason string) (found bool, err error) {
	err = d.use(ctx, func(ctx context.Context) error {
		rows, err := d.run(ctx, "SELECT shortlist.release($1::bigint, $2)", strconv.FormatInt(id, 10), reason)
		if err == nil {
			found = rows[0][0] == "t"
		}
		return err
	})
	return found, err
}
