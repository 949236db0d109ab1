package team

import (
	"context"
	"crypto/rand"
	"strconv"
	"time"
)

// Checkup is what a look at a database finds.
type Checkup struct {
	Encrypted bool          // or a socket of this host
	Pooler    bool          // what answers is no PostgreSQL itself, so a notification may not arrive
	Rules     bool          // the role is bound to rows of its own name
	Skew      time.Duration // the database's clock minus this one's
	Lag       time.Duration // from a change to its notification
}

// Check looks at connection, role, tables, clock and notifications.
func (d *Database) Check(ctx context.Context) (c Checkup, err error) {
	err = d.use(ctx, func(ctx context.Context) error {
		begun := d.options.Now()
		found, err := d.run(ctx, `SELECT pg_backend_pid(), (extract(epoch FROM clock_timestamp()) * 1000)::bigint,
			rolsuper OR rolbypassrls OR pg_has_role(session_user, 'shortlist_owner', 'USAGE'),
			inet_client_addr() IS NULL OR coalesce((SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()), false)
			FROM pg_roles WHERE rolname = session_user`)
		if err != nil {
			return err
		}
		r := found[0]
		c.Pooler = r[0] != strconv.Itoa(int(d.conn.PID()))
		at := time.UnixMilli(number(r[1]))
		c.Skew = at.Sub(begun.Add(d.options.Now().Sub(begun) / 2)).Round(time.Millisecond)
		c.Rules, c.Encrypted = r[2] != "t", r[3] == "t"
		if c.Pooler {
			return nil
		}
		channel := "shortlist_" + rand.Text()
		begun = time.Now()
		if _, err := d.query(ctx, "LISTEN "+channel); err != nil {
			return err
		}
		if _, err := d.query(ctx, "NOTIFY "+channel); err != nil {
			return err
		}
		c.Lag = time.Since(begun)
		_, err = d.query(ctx, "UNLISTEN "+channel)
		return err
	})
	return c, err
}
