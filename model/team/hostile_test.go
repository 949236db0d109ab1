//go:build unix

package team

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgconn"
)

// psql runs statements as a role with the program of that name, and returns what it prints.
func (db testDatabase) psql(t *testing.T, role string, sql ...string) string {
	t.Helper()
	args := []string{db.as(role), "-X", "-At"}
	for _, s := range sql {
		args = append(args, "-c", s)
	}
	out, _ := exec.CommandContext(t.Context(), "psql", args...).CombinedOutput() // many are refused
	return strings.TrimSpace(string(out))
}

// refusal is the manager that the database refuses, and the code of the reason.
func refusal(err error) string {
	var e RefusedError
	errors.As(err, &e)
	return e.Manager + " " + e.Code
}

// TestNoRowOfAColleagueStopsTheOthers: they read, decide and reserve, whatever a colleague writes with psql.
func TestNoRowOfAColleagueStopsTheOthers(t *testing.T) {
	db := newDatabase(t)
	olena := db.join(t, "olena")
	db.join(t, "mallory").Close()
	put1(t, olena, change(7, KindVerdict, "yes"))
	const decision = "INSERT INTO shortlist.decisions (service, apply, slot, job, kind, value, at) VALUES ('" + service + "', 7, "
	for i, sql := range []string{
		"INSERT INTO shortlist.presence (host, service, apply, at) VALUES ('a', 's', 7, 'infinity')",
		"INSERT INTO shortlist.presence (host, service, apply, at) VALUES ('b', 's', 7, '9999-12-31')",
		"INSERT INTO shortlist.presence (host, service, apply, at) VALUES ('c', 's', 7, '-infinity')",
		"INSERT INTO shortlist.presence (host, service, apply) VALUES ('d', repeat('s', 100000), 7)",
		"UPDATE shortlist.presence SET at = 'infinity'",
		decision + "'verdict', 1, 'verdict', 'no', 'infinity')",
		decision + "'rating', 1, 'rating', '5', '4712-01-01 BC')",
		decision + "'note', 1, 'note', repeat('a', 262144), now())",
		decision + "'tags', 1, 'tags', E'\\x1b]0;x\\x07', now())",
		decision + "'erased', 1, 'erased', '" + Tombstone(service, 7) + "', now())",
		decision + "'interview', 1, 'interview', E'x\\nmet 2026-03-01T09:30:00Z', now())",
		"INSERT INTO shortlist.reservations (id, service, apply, letter, token) OVERRIDING SYSTEM VALUE SELECT i, 's', i, 'no', 't' FROM generate_series(1, 200) AS i",
		"INSERT INTO shortlist.reservations (id, service, apply, letter, token) OVERRIDING SYSTEM VALUE VALUES (9223372036854775807, 's', 1000, 'no', 't')",
		"INSERT INTO shortlist.reservations (service, apply, letter, token, at) VALUES ('s', 1001, 'no', 't', 'infinity')",
		"INSERT INTO shortlist.reservations (service, apply, letter, token, at) VALUES ('s', 1002, E'no\\x1b', 't', '4712-01-01 BC')",
		"UPDATE shortlist.reservations SET author = 'olena', token = 'mine'",
		"SELECT shortlist.erase_person('x', 's')",
		"SELECT shortlist.erase_person('" + Tombstone("s", 9) + "', repeat('s', 100000))",
		"CREATE TYPE pg_temp.text AS ENUM ('x'); UPDATE shortlist.decisions SET value = 'no'",
	} {
		got := db.psql(t, "mallory", sql)
		v, err := olena.Read(t.Context())
		if err != nil {
			t.Fatalf("after %s: %v", sql, err)
		}
		for _, o := range v.Opinions(service, 7) {
			if o.Manager == "olena" && o.Verdict != "yes" || o.At.Year() < 2000 || o.At.Year() > 9000 {
				t.Errorf("after %s: %+v (%s)", sql, o, got)
			}
		}
		for _, r := range v.Reserved {
			if r.At.Year() < 2000 || r.At.Year() > 9000 || r.Author == "mallory" && r.Token == "mine" && r.Service == service {
				t.Errorf("after %s: %+v", sql, r)
			}
		}
		token := fmt.Sprint("letter ", i)
		if taken, err := olena.Reserve(t.Context(), service, []Reservation{{ApplyID: int64(i + 1), Letter: "no", Token: token}}); err != nil || len(taken) != 0 {
			t.Errorf("after %s: %v %v", sql, taken, err)
		}
	}
}

// TestNothingIsWrittenAboutAnErasedPersonByAnEarlierTransaction that still sees the time before.
func TestNothingIsWrittenAboutAnErasedPersonByAnEarlierTransaction(t *testing.T) {
	db := newDatabase(t)
	ivan := db.join(t, "ivan")
	db.join(t, "mallory").Close()
	slow, err := pgconn.Connect(t.Context(), db.as("mallory"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = slow.Close(context.WithoutCancel(t.Context())) }()
	do := func(sql string) error {
		_, err := slow.Exec(t.Context(), sql).ReadAll()
		return err
	}
	for n, level := range []string{"READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE"} {
		apply := int64(7 + n)
		if err := do("BEGIN ISOLATION LEVEL " + level + "; SELECT FROM shortlist.tombstones"); err != nil {
			t.Fatal(err)
		}
		put1(t, ivan, change(apply, KindErased, ""))
		_ = do(fmt.Sprintf("INSERT INTO shortlist.decisions (service, apply, slot, job, kind, value, at) VALUES ('%s', %d, 'note', 1, 'note', 'x', now())", service, apply))
		_ = do(fmt.Sprintf("INSERT INTO shortlist.reservations (service, apply, letter, token) VALUES ('%s', %d, 'no', 'x')", service, apply))
		_ = do("COMMIT")
		_ = do("ROLLBACK")
		if n := admin(t, db.address, "SELECT (SELECT count(*) FROM shortlist.decisions) + (SELECT count(*) FROM shortlist.reservations)"); n != "0" {
			t.Errorf("%s: %s rows about an erased person", level, n)
		}
	}
}

// TestADecisionOfAHostWhoseClockIsAheadIsReplacedByALaterOne from another host of the manager, which has not read it.
func TestADecisionOfAHostWhoseClockIsAheadIsReplacedByALaterOne(t *testing.T) {
	db := newDatabase(t)
	olena := db.join(t, "olena")
	ahead := []Change{change(7, KindVerdict, "yes"), change(7, KindReason, "knows Go")}
	for i := range ahead {
		ahead[i].At = time.Now().Add(2 * time.Hour)
	}
	slices.Reverse(ahead)
	put1(t, olena, ahead...)
	if o := see(t, olena).Opinions(service, 7)[0]; o.Verdict != "yes" || o.Reason != "knows Go" {
		t.Errorf("%+v", o)
	}
	put1(t, olena, change(7, KindVerdict, "no"))
	if got := verdicts(see(t, olena), 7); got != "olena no" {
		t.Error(got)
	}
}

// TestARoleThatWasTakenAwayIsNamed: without the grant, and without the role.
func TestARoleThatWasTakenAwayIsNamed(t *testing.T) {
	db := newDatabase(t)
	anna := db.join(t, "anna")
	put1(t, anna, change(7, KindVerdict, "yes"))
	if found, err := anna.Check(t.Context()); err != nil || !found.Rules || found.Pooler || !found.Encrypted {
		t.Errorf("%+v %v", found, err)
	}
	alone := func(sql string) {
		t.Helper()
		admin(t, db.address, "BEGIN; SELECT pg_advisory_xact_lock(1); "+sql+"; COMMIT")
	}
	alone("REVOKE shortlist_member FROM anna")
	for range 2 { // with the connection, and with a new one
		if _, err := anna.Write(t.Context(), service, []Change{change(7, KindVerdict, "no")}, nil); err == nil || errors.Is(err, ErrAway) {
			t.Error(err)
		}
		anna.Close()
	}
	if _, err := anna.Check(t.Context()); refusal(err) != "anna "+NoPrivilege {
		t.Error(err)
	}
	alone("GRANT shortlist_member TO anna")
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	changed := anna.Watch(ctx)
	<-changed
	see(t, anna)
	put1(t, db.join(t, "petro"), change(9, KindVerdict, "yes"))
	<-changed // she listens again
	stop()
	anna.Close()
	alone("DROP ROLE anna")
	if _, err := anna.Read(t.Context()); err == nil || errors.Is(err, ErrAway) || !strings.Contains(err.Error(), "anna") {
		t.Error(err)
	}
	if v := see(t, db.join(t, "ivan")); verdicts(v, 7) != "anna yes" {
		t.Errorf("%q", verdicts(v, 7))
	}
}

// TestNamesOfEveryKindShare: PostgreSQL allows any character in the name of a role.
func TestNamesOfEveryKindShare(t *testing.T) {
	db := newDatabase(t)
	ivan := db.join(t, "ivan")
	for i, name := range []string{`O'Lena "x"`, `back\slash`, "Олена Коваль", "olena@desk", "select", "a,b=c", "$user", " edge "} {
		address := strings.Replace(db.address, "postgres@", url.UserPassword(name, "").String()+"@", 1)
		sql, err := Grant(name)
		if err != nil {
			t.Fatal(err)
		}
		for range 2 {
			admin(t, db.address, "BEGIN; SELECT pg_advisory_xact_lock(1); "+sql+"COMMIT")
		}
		d := NewDatabase(DatabaseOptions{Name: "test", Host: "desk", Address: func(context.Context) (string, error) { return address, nil }})
		t.Cleanup(d.Close)
		apply := int64(i + 1)
		put1(t, d, change(apply, KindVerdict, "yes"))
		if got := verdicts(see(t, ivan), apply); got != name+" yes" || d.Place().Manager != name {
			t.Errorf("%q as %q: %q", name, d.Place().Manager, got)
		}
		if taken, err := d.Reserve(t.Context(), service, []Reservation{{ApplyID: apply, Letter: "no", Token: "t"}}); err != nil || len(taken) != 0 {
			t.Errorf("%q: %v %v", name, taken, err)
		}
		if n := put1(t, d, change(apply, KindErased, OwnLines)); n != 2 {
			t.Errorf("%q: %d rows", name, n)
		}
	}
}

// TestAServiceIsReadWithSpaces in its name, its file's and its values.
func TestAServiceIsReadWithSpaces(t *testing.T) {
	path := filepath.Join(t.TempDir(), "my services.conf")
	if err := os.WriteFile(path, []byte("[our hiring]\nhost=db.example.com\ndbname=people and jobs\nuser=Olena Koval\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PGSERVICEFILE", path)
	t.Setenv("PGSSLMODE", "")
	for _, address := range []string{"service='our hiring'", "postgres:///?service=our%20hiring"} {
		c, err := ParseAddress(address)
		if err != nil || c.Host != "db.example.com" || c.Database != "people and jobs" || c.User != "Olena Koval" || c.TLSConfig == nil || c.TLSConfig.ServerName != "db.example.com" {
			t.Errorf("%s: %+v %v", address, c, err)
		}
	}
	t.Setenv("PGSERVICE", "our hiring")
	if c, err := ParseAddress("postgres:///"); err != nil || c.Database != "people and jobs" || c.TLSConfig == nil {
		t.Errorf("%+v %v", c, err)
	}
}

// TestAChangeThatNoReaderTakesIsNotWritten, and holds up no other: a name of a shortlist has no limit here.
func TestAChangeThatNoReaderTakesIsNotWritten(t *testing.T) {
	both(t, func(t *testing.T, join func(string) Space) {
		olena, ivan := join("olena"), join("ivan")
		put1(t, olena, change(7, KindListed, strings.Repeat("x", 5000)), change(7, KindVerdict, "yes"))
		v := see(t, ivan)
		if verdicts(v, 7) != "olena yes" {
			t.Errorf("%q", verdicts(v, 7))
		}
		for _, f := range v.Files {
			if len(f.Problems)+f.More > 0 {
				t.Errorf("%s: %v and %d more", f.Name, f.Problems, f.More)
			}
		}
	})
}

// TestNoColleagueMakesTheOthersReadWithoutAPause, however often they write.
func TestNoColleagueMakesTheOthersReadWithoutAPause(t *testing.T) {
	always := make(chan struct{})
	close(always)
	changed := paced(t.Context(), always)
	<-changed
	begun := time.Now()
	for range 3 {
		<-changed
	}
	if took := time.Since(begun); took < 3*pause {
		t.Errorf("three more values after %s", took)
	}
}

// TestNoLetterIsReservedAboutAnErasedPerson, and whoever wants to gets the name of who erased them.
func TestNoLetterIsReservedAboutAnErasedPerson(t *testing.T) {
	db := newDatabase(t)
	olena, ivan := db.join(t, "olena"), db.join(t, "ivan")
	put1(t, ivan, change(7, KindErased, ""))
	taken, err := olena.Reserve(t.Context(), service, []Reservation{{ApplyID: 7, Letter: "no", Token: "t"}, {ApplyID: 8, Letter: "no", Token: "t"}})
	if err != nil || len(taken) != 1 || taken[0].ID != 0 || taken[0].Author != "ivan" || taken[0].ApplyID != 7 {
		t.Errorf("%+v %v", taken, err)
	}
	if v := see(t, ivan); len(v.Reserved) != 1 || v.Reserved[0].ApplyID != 8 {
		t.Errorf("%+v", v.Reserved)
	}
}

// TestNothingRemainsOfAPersonWhoIsErasedWhileColleaguesWrite about them.
func TestNothingRemainsOfAPersonWhoIsErasedWhileColleaguesWrite(t *testing.T) {
	db := newDatabase(t)
	ivan := db.join(t, "ivan")
	see(t, ivan)
	var work sync.WaitGroup
	ended := make(chan struct{})
	for i := range 3 {
		d := db.join(t, fmt.Sprint("writer", i))
		put1(t, d, change(7, KindVerdict, "yes"))
		work.Go(func() {
			for n := 0; ; n++ {
				put1(t, d, change(7, KindNote, fmt.Sprint(n)))
				if _, err := d.Reserve(t.Context(), service, []Reservation{{ApplyID: 7, Letter: fmt.Sprint(i, " ", n), Token: "t"}}); err != nil {
					t.Error(err)
				}
				select {
				case <-ended:
					return
				default:
				}
			}
		})
	}
	if n := put1(t, ivan, change(7, KindErased, "")); n < 3 {
		t.Errorf("%d rows were removed", n)
	}
	close(ended)
	work.Wait()
	if n := admin(t, db.address, "SELECT (SELECT count(*) FROM shortlist.decisions) + (SELECT count(*) FROM shortlist.reservations)"); n != "0" {
		t.Errorf("%s rows remain", n)
	}
	if what := admin(t, db.address, "SELECT author || ' ' || what FROM shortlist.log"); !strings.HasPrefix(what, "ivan erased ") {
		t.Errorf("%q", what)
	}
}
