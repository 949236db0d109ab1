package team

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strconv"
	"strings"

	"shortlist/model/lang"
)

// Reserve implements Space. All of a person's letters are reserved by one statement, in the order of their ids, so that two
// managers who do it at once get either all or wait for each other.
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
	slices.SortFunc(rows, func(a, b row) int { return int(a.Apply - b.Apply) })
	data, err := json.Marshal(rows)
	if err != nil {
		return nil, err
	}
	const asked = "jsonb_to_recordset($2::jsonb) AS c (apply bigint, letter text, token text, again boolean)"
	err = d.use(ctx, func(ctx context.Context) error {
		_, err := d.run(ctx, "UPDATE shortlist.reservations AS r SET token = c.token, state = 'reserved' FROM "+asked+
			" WHERE c.again AND r.service = $1 AND r.apply = c.apply AND r.letter = c.letter AND r.author = session_user AND r.state = 'handed'", service, string(data))
		if err != nil {
			return err
		}
		_, err = d.run(ctx, "INSERT INTO shortlist.reservations (service, apply, letter, token) SELECT $1, apply, letter, token FROM "+asked+
			" ORDER BY apply ON CONFLICT (service, apply, letter) DO NOTHING", service, string(data))
		if err != nil {
			return err
		}
		found, err := d.run(ctx, "SELECT r.id, r.author, r.apply, r.letter, r.state, r.at AT TIME ZONE 'UTC' FROM shortlist.reservations AS r JOIN "+asked+
			" USING (apply, letter) WHERE r.service = $1 AND (r.author <> session_user OR r.token <> c.token OR r.state <> 'reserved')", service, string(data))
		for _, r := range found {
			taken = append(taken, Reservation{ID: number(r[0]), Author: r[1], Service: service, ApplyID: number(r[2]), Letter: r[3], State: r[4], At: moment(r[5])})
		}
		return err
	})
	return taken, err
}

// Settle implements Space.
func (d *Database) Settle(ctx context.Context, service string, letters []Reservation) error {
	return d.use(ctx, func(ctx context.Context) error {
		for _, l := range letters {
			sql := "DELETE FROM shortlist.reservations WHERE author = session_user AND service = $1 AND apply = $2::bigint AND letter = $3 AND token = $4"
			values := []string{service, strconv.FormatInt(l.ApplyID, 10), l.Letter, l.Token}
			if l.State != "" {
				sql = "UPDATE shortlist.reservations SET state = $5" + strings.TrimPrefix(sql, "DELETE FROM shortlist.reservations")
				values = append(values, l.State)
			}
			if _, err := d.run(ctx, sql, values...); err != nil {
				return err
			}
		}
		return nil
	})
}

// Release implements Space.
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

// Reserve implements Space: files reserve nothing.
func (f *Folder) Reserve(context.Context, string, []Reservation) ([]Reservation, error) {
	return nil, nil
}

// Settle implements Space.
func (f *Folder) Settle(context.Context, string, []Reservation) error { return nil }

// Release implements Space.
func (f *Folder) Release(context.Context, int64, string) (bool, error) {
	return false, errors.New(lang.Text("a team folder reserves no letters; only a database does"))
}
