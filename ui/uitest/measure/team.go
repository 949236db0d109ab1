//go:build linux

package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"shortlist/model/team"
)

// shareDatabase prints what the dashboards of several managers take at rest who share one database: that of .ci/postgres.
func shareDatabase(binary, dir string) (err error) {
	server := os.Getenv("SHORTLIST_POSTGRES")
	if server == "" {
		return errors.New("there is no PostgreSQL; .ci/postgres go run ./ui/uitest/measure -team starts one")
	}
	ctx := context.Background()
	c, err := pgconn.Connect(ctx, server)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, c.Close(ctx)) }()
	ask := func(sql string) (out string, err error) {
		found, err := c.Exec(ctx, sql).ReadAll()
		for _, f := range found {
			for _, row := range f.Rows {
				out = string(row[0])
			}
		}
		return out, err
	}
	if _, err := ask(team.Schema()); err != nil {
		return err
	}
	name := func(i int) string { return fmt.Sprintf("measured%d", i) }
	begin("managers")
	connections := ""
	f, err := share(binary, filepath.Join(dir, "shared"), 4*time.Minute, func(i int, own string) error {
		grant, err := team.Grant(name(i))
		if err == nil {
			_, err = ask(grant)
		}
		if err != nil {
			return err
		}
		w, err := os.OpenFile(filepath.Join(own, "config", "shortlist", "config.toml"), os.O_APPEND|os.O_WRONLY, 0)
		if err != nil {
			return err
		}
		_, err = fmt.Fprintf(w, "team_database = %q\n", strings.Replace(server, "postgres@", name(i)+"@", 1))
		return errors.Join(err, w.Close())
	}, func() (err error) {
		connections, err = ask("SELECT count(*) FROM pg_stat_activity WHERE usename LIKE 'measured%'")
		return err
	})
	if err != nil {
		return err
	}
	fmt.Printf("At rest, %d dashboards that share a database have %s connections, take %.2f %% of a processor together, and wake %.0f times a second.\n",
		users, connections, f.restCPU, f.wakeups)
	return nil
}
