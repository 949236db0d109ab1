package store

import (
	"database/sql"
	"database/sql/driver"
	"fmt"
	"path/filepath"
	"testing"

	"shortlist/model/modeltest"
)

// prepared opens an empty database of one connection, which keeps its statements.
func prepared(t *testing.T) *sql.DB {
	t.Helper()
	path := filepath.Join(t.TempDir(), "store.db")
	modeltest.Must(t, makeFile(path))
	db, err := connect(dsn(path, "immediate"), 1, func(c driver.Connector) driver.Connector { return preparing{c} })
	modeltest.Must(t, err)
	t.Cleanup(func() {
		if err := db.Close(); err != nil {
			t.Error(err)
		}
	})
	if _, err := db.Exec("CREATE TABLE a (n)"); err != nil {
		t.Fatal(err)
	}
	return db
}

func TestAQueryRunsWhileItsOwnRowsAreOpen(t *testing.T) {
	db := prepared(t)
	for n := range 3 {
		if _, err := db.Exec("INSERT INTO a VALUES (?)", n); err != nil {
			t.Fatal(err)
		}
	}
	tx, err := db.Begin()
	modeltest.Must(t, err)
	defer func() { _ = tx.Rollback() }()
	pairs := ""
	var walk func(depth int)
	walk = func(depth int) {
		rows, err := tx.Query("SELECT n FROM a ORDER BY n")
		modeltest.Must(t, err)
		defer func() { _ = rows.Close() }()
		for rows.Next() {
			var n int
			modeltest.Must(t, rows.Scan(&n))
			if pairs += fmt.Sprint(n); depth == 0 {
				walk(1)
			}
		}
		modeltest.Must(t, rows.Err())
	}
	walk(0)
	if pairs != "001210122012" {
		t.Errorf("the rows are %s", pairs)
	}
}

func TestAKeptQueryFollowsTheSchema(t *testing.T) {
	db := prepared(t)
	for columns := 1; columns < 4; columns++ {
		rows, err := db.Query("SELECT * FROM a")
		modeltest.Must(t, err)
		if names, err := rows.Columns(); len(names) != columns || err != nil {
			t.Errorf("the columns are %q, %v", names, err)
		}
		modeltest.Must(t, rows.Close())
		if _, err := db.Exec(fmt.Sprintf("ALTER TABLE a ADD COLUMN m%d", columns)); err != nil {
			t.Fatal(err)
		}
	}
}

func TestAConnectionKeepsAFewStatements(t *testing.T) {
	db := prepared(t)
	conn, err := db.Conn(t.Context())
	modeltest.Must(t, err)
	defer func() { _ = conn.Close() }()
	for n := range 10 * keptStatements {
		var got int
		if err := conn.QueryRowContext(t.Context(), fmt.Sprintf("SELECT %d", n)).Scan(&got); got != n || err != nil {
			t.Fatal(got, err)
		}
	}
	err = conn.Raw(func(c any) error {
		if kept := len(c.(*preparedConn).idle); kept == 0 || kept > keptStatements {
			t.Errorf("%d statements are kept", kept)
		}
		return nil
	})
	modeltest.Must(t, err)
}

// BenchmarkQuery compares a short query whose statement is kept with one that is prepared each time.
func BenchmarkQuery(b *testing.B) {
	s, err := Open(filepath.Join(b.TempDir(), "store.db"))
	modeltest.Must(b, err)
	defer func() { _ = s.Close() }()
	unkept, err := connect(dsn(s.path, "immediate"), 1, nil)
	modeltest.Must(b, err)
	defer func() { _ = unkept.Close() }()
	for name, db := range map[string]*sql.DB{"kept": s.db, "prepared": unkept} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				if _, err := candidatesOf(b.Context(), db, []int64{5}); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
