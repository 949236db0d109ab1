//go:build unix

package team

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"shortlist/model"
)

// both runs a test on a folder and, beside .ci/postgres, on a database. join returns the space of a manager.
func both(t *testing.T, test func(t *testing.T, join func(manager string) Space)) {
	t.Helper()
	t.Run("folder", func(t *testing.T) {
		dir := t.TempDir()
		test(t, func(manager string) Space { return of(dir, manager) })
	})
	t.Run("database", func(t *testing.T) {
		db := newDatabase(t)
		test(t, func(manager string) Space { return db.join(t, manager) })
	})
}

// testDatabase is a database of a test's own, with the tables.
type testDatabase struct{ address string }

func newDatabase(t testing.TB) testDatabase {
	t.Helper()
	cluster := os.Getenv("SHORTLIST_POSTGRES")
	if cluster == "" {
		t.Skip("there is no PostgreSQL; .ci/postgres go test ./model/team starts one")
	}
	name := "t" + strings.ToLower(rand.Text()[:12])
	admin(t, cluster, "CREATE DATABASE "+name)
	db := testDatabase{strings.Replace(cluster, "/postgres?", "/"+name+"?", 1)}
	admin(t, db.address, Schema())
	return db
}

// admin runs statements as a superuser, and returns the first value that they give.
func admin(t testing.TB, address, sql string) string {
	t.Helper()
	ctx := context.WithoutCancel(t.Context())
	c, err := pgconn.Connect(ctx, address)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = c.Close(ctx) }()
	found, err := c.Exec(ctx, sql).ReadAll()
	if err != nil {
		t.Fatalf("%s: %v", sql, err)
	}
	for _, f := range found {
		if len(f.Rows) > 0 {
			return string(f.Rows[0][0])
		}
	}
	return ""
}

// as is the address for a role.
func (db testDatabase) as(role string) string {
	return strings.Replace(db.address, "postgres@", role+"@", 1)
}

func (db testDatabase) join(t testing.TB, manager string) *Database {
	t.Helper()
	sql, err := Grant(manager)
	if err != nil {
		t.Fatal(err)
	}
	admin(t, db.address, "BEGIN; SELECT pg_advisory_xact_lock(1); "+sql+"COMMIT") // tests of other packages make roles, too
	d := NewDatabase(DatabaseOptions{Name: "test", Manager: manager, Host: "desk", Address: func(context.Context) (string, error) { return db.as(manager), nil }})
	t.Cleanup(d.Close)
	return d
}

func put1(t *testing.T, s Space, changes ...Change) int {
	t.Helper()
	n, err := s.Write(t.Context(), service, changes, nil)
	if err != nil {
		t.Fatal(err)
	}
	return n
}

func see(t *testing.T, s Space) *View {
	t.Helper()
	v, err := s.Read(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func change(apply int64, kind Kind, value string) Change {
	return Change{JobID: 1, ApplyID: apply, At: time.Now(), Kind: kind, Value: value}
}

func TestWhatOneManagerDecidesTheOthersSee(t *testing.T) {
	both(t, func(t *testing.T, join func(string) Space) {
		olena, ivan := join("olena"), join("ivan")
		see(t, ivan)
		meets := []Interview{{State: "offered", Start: noon, End: noon.Add(time.Hour), Until: noon.Add(-time.Hour)}, {State: "accepted", Start: noon.Add(time.Hour), End: noon.Add(2 * time.Hour)}, {State: "offered", Start: noon.Add(3 * time.Hour), End: noon.Add(4 * time.Hour)}}
		put1(t, olena, change(7, KindVerdict, "yes"), change(7, KindRating, "4"), change(7, KindTags, "b,a"), change(7, KindNote, "knows “SAP”\nand \\ 1C\t'"),
			change(7, KindListed, "Final"), change(7, KindListed, "Second"), change(7, KindAnswer, "Nights?\nyes"), change(7, KindWritten, ""),
			change(7, KindReason, "speaks “Go”"), change(7, KindInterview, InterviewValue("a@b", meets[1])), change(7, KindInterview, InterviewValue(Offer, meets[0], meets[2])))
		put1(t, olena, change(7, KindUnlisted, "Final"))
		put1(t, ivan, change(7, KindVerdict, "no"))
		for range 2 {
			got := see(t, ivan).Opinions(service, 7)
			if len(got) != 2 || got[0].Manager != "ivan" || got[0].Verdict != model.No {
				t.Fatalf("%+v", got)
			}
			o := got[1]
			if o.Manager != "olena" || o.Verdict != model.Yes || o.Rating != 4 || !slices.Equal(o.Tags, []string{"a", "b"}) || o.Note != "knows “SAP”\nand \\ 1C\t'" ||
				!slices.Equal(o.Lists, []string{"Second"}) || len(o.Answers) != 1 || o.Answers[0].Note != "yes" || o.Written.IsZero() || o.Reason != "speaks “Go”" || !slices.Equal(o.Meets, meets) {
				t.Errorf("%+v", o)
			}
		}
		put1(t, olena, change(7, KindVerdict, ""), change(7, KindReason, ""), change(7, KindUnwritten, ""), change(7, KindInterview, InterviewValue(Offer)))
		if o := see(t, ivan).Opinions(service, 7)[1]; o.Verdict != model.Undecided || !o.Written.IsZero() || o.Reason != "" || !slices.Equal(o.Meets, meets[1:2]) {
			t.Errorf("%+v", o)
		}
		if at := olena.Place(); at.Manager != "olena" || !slices.ContainsFunc(see(t, ivan).Files, func(f File) bool { return f.Name == at.File && f.Manager == "olena" }) {
			t.Errorf("%+v", at)
		}
	})
}

// TestARepeatedSendChangesNothing: a program that lost the answer sends again, also after a newer decision.
func TestARepeatedSendChangesNothing(t *testing.T) {
	both(t, func(t *testing.T, join func(string) Space) {
		olena, ivan := join("olena"), join("ivan")
		first := []Change{change(7, KindVerdict, "yes"), change(8, KindNote, "a")}
		put1(t, olena, first...)
		before := fmt.Sprint(see(t, ivan).Opinions(service, 7), see(t, ivan).Opinions(service, 8))
		put1(t, olena, first...)
		if after := fmt.Sprint(see(t, ivan).Opinions(service, 7), see(t, ivan).Opinions(service, 8)); after != before {
			t.Errorf("%s became %s", before, after)
		}
	})
}

// TestAnErasureRemovesAllManagersRows at once in a database; in a folder, each manager's program takes the own lines out.
func TestAnErasureRemovesAllManagersRows(t *testing.T) {
	both(t, func(t *testing.T, join func(string) Space) {
		olena, ivan := join("olena"), join("ivan")
		put1(t, olena, change(7, KindVerdict, "yes"), change(8, KindVerdict, "yes"))
		put1(t, ivan, change(7, KindNote, "a"))
		see(t, olena)
		if n := put1(t, ivan, change(7, KindErased, "")); n == 0 {
			t.Error("nothing was taken out")
		}
		v := see(t, olena)
		if !v.Erased(service, 7) || v.ErasedBy(service, 7) != "ivan" || verdicts(v, 7) != "" || verdicts(v, 8) != "olena yes" {
			t.Errorf("%q", verdicts(v, 8))
		}
		if _, err := olena.Write(t.Context(), service, []Change{change(7, KindVerdict, "no")}, v); err != nil { // decided before she knew
			t.Fatal(err)
		}
		for _, f := range see(t, ivan).Files {
			if slices.ContainsFunc(f.Lines, func(l Line) bool { return l.ApplyID == 7 }) {
				t.Errorf("%s has a line about them", f.Name)
			}
		}
		if err := ivan.Revive(t.Context(), service); err != nil {
			t.Fatal(err)
		}
		put1(t, ivan, change(7, KindVerdict, "maybe"))
		if v := see(t, olena); v.Erased(service, 7) || verdicts(v, 7) != "ivan maybe" {
			t.Errorf("%q", verdicts(v, 7))
		}
		put1(t, ivan, change(7, KindErased, OwnLines))
		if v := see(t, olena); v.Erased(service, 7) || verdicts(v, 7) != "" {
			t.Errorf("%q", verdicts(v, 7))
		}
		put1(t, ivan, Change{At: time.Now(), Kind: KindErased, Value: Tombstone(service, 8)})
		if v := see(t, olena); !v.Erased(service, 8) {
			t.Error("a tombstone by its hash does not count")
		}
	})
}

// TestAgeTakesOnesOwnRowsOfEachKind, such as the reason of a verdict and interviews, and leaves colleagues' rows and other
// applications. A later decision is shared again.
func TestAgeTakesOnesOwnRowsOfEachKind(t *testing.T) {
	both(t, func(t *testing.T, join func(string) Space) {
		olena, ivan := join("olena"), join("ivan")
		meets := Interview{State: "invited", Start: noon, End: noon.Add(time.Hour)}
		all := func(apply int64, of string) []Change {
			return []Change{
				change(apply, KindVerdict, "yes"), change(apply, KindReason, of+" knows Go"), change(apply, KindRating, "4"), change(apply, KindTags, of), change(apply, KindNote, of), change(apply, KindListed, of),
				change(apply, KindAnswer, "Nights?\n"+of), change(apply, KindWritten, ""), change(apply, KindInterview, InterviewValue(of+"@example.com", meets)), change(apply, KindInterview, InterviewValue(Offer, meets)),
			}
		}
		put1(t, olena, slices.Concat(all(7, "olena"), all(8, "olena"))...)
		put1(t, ivan, all(7, "ivan")...)
		see(t, ivan)
		if n := put1(t, olena, change(7, KindErased, OwnLines)); n != len(all(7, "olena")) {
			t.Errorf("%d rows were taken out, want %d", n, len(all(7, "olena")))
		}
		whole := func(o Opinion, of string) bool {
			return o.Manager == of && o.Verdict == model.Yes && o.Reason == of+" knows Go" && o.Rating == 4 && o.Note == of && len(o.Tags) == 1 && len(o.Lists) == 1 && len(o.Answers) == 1 && !o.Written.IsZero() && len(o.Meets) == 2
		}
		for _, reader := range []Space{ivan, olena} {
			v := see(t, reader)
			if v.Erased(service, 7) {
				t.Error("there is a tombstone")
			}
			if got := v.Opinions(service, 7); len(got) != 1 || !whole(got[0], "ivan") {
				t.Errorf("about the application: %+v", got)
			}
			if got := v.Opinions(service, 8); len(got) != 1 || !whole(got[0], "olena") {
				t.Errorf("about another: %+v", got)
			}
			for _, f := range v.Files {
				if slices.ContainsFunc(f.Lines, func(l Line) bool { return f.Manager == "olena" && l.ApplyID == 7 }) {
					t.Errorf("%s has a line about them", f.Name)
				}
			}
		}
		put1(t, olena, change(7, KindReason, "came back"), change(7, KindInterview, InterviewValue(Offer, meets)))
		if got := see(t, ivan).Opinions(service, 7); len(got) != 2 || got[1].Reason != "came back" || len(got[1].Meets) != 1 || got[1].Verdict != model.Undecided {
			t.Errorf("%+v", got)
		}
	})
}

func TestWhoHasAnApplicationOpenIsSeen(t *testing.T) {
	both(t, func(t *testing.T, join func(string) Space) {
		olena, ivan := join("olena"), join("ivan")
		for open, want := range map[int64]string{7: "olena", 0: ""} {
			if err := olena.SetOpen(t.Context(), service, open); err != nil {
				t.Fatal(err)
			}
			if got := see(t, ivan).OpenBy(service, 7, time.Now(), "ivan"); strings.Join(got, " ") != want {
				t.Errorf("%d: %q", open, got)
			}
		}
	})
}

func TestAColleaguesChangeIsReported(t *testing.T) {
	both(t, func(t *testing.T, join func(string) Space) {
		olena, ivan := join("olena"), join("ivan")
		ctx, stop := context.WithCancel(t.Context())
		defer stop()
		changed := ivan.Watch(ctx)
		<-changed
		see(t, ivan)
		put1(t, olena, change(7, KindVerdict, "yes"))
		for end := time.After(time.Minute); verdicts(see(t, ivan), 7) != "olena yes"; {
			select {
			case <-changed:
			case <-end:
				t.Fatal("it is not seen")
			}
		}
	})
}

// TestTwoTransactionsThatEndInTheWrongOrderAreBothRead: the one that began first ends last.
func TestTwoTransactionsThatEndInTheWrongOrderAreBothRead(t *testing.T) {
	db := newDatabase(t)
	olena, ivan := db.join(t, "olena"), db.join(t, "ivan")
	see(t, ivan)
	slow, err := pgconn.Connect(t.Context(), db.as("olena"))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = slow.Close(context.WithoutCancel(t.Context())) }()
	do := func(sql string) {
		t.Helper()
		if _, err := slow.Exec(t.Context(), sql).ReadAll(); err != nil {
			t.Fatal(err)
		}
	}
	do("BEGIN; INSERT INTO shortlist.decisions (service, apply, slot, job, at, kind, value) VALUES ('" + service + "', 7, 'verdict', 1, now(), 'verdict', 'yes')")
	put1(t, olena, change(8, KindVerdict, "no"))
	if v := see(t, ivan); verdicts(v, 7) != "" || verdicts(v, 8) != "olena no" {
		t.Errorf("%q %q", verdicts(v, 7), verdicts(v, 8))
	}
	do("COMMIT")
	if v := see(t, ivan); verdicts(v, 7) != "olena yes" || verdicts(v, 8) != "olena no" {
		t.Errorf("%q %q", verdicts(v, 7), verdicts(v, 8))
	}
}

// TestNoManagerWritesInAnothersName, tried with psql.
func TestNoManagerWritesInAnothersName(t *testing.T) {
	db := newDatabase(t)
	olena := db.join(t, "olena")
	db.join(t, "mallory")
	put1(t, olena, change(7, KindVerdict, "yes"))
	if _, err := olena.Reserve(t.Context(), service, []Reservation{{ApplyID: 7, Letter: "no", Token: "t"}}); err != nil {
		t.Fatal(err)
	}
	psql := func(sql string) string {
		out, _ := exec.CommandContext(t.Context(), "psql", db.as("mallory"), "-X", "-At", "-c", sql).CombinedOutput()
		return strings.TrimSpace(string(out))
	}
	for _, try := range []struct{ sql, want string }{
		{"UPDATE shortlist.decisions SET value = 'no'", "UPDATE 0"},
		{"DELETE FROM shortlist.decisions", "DELETE 0"},
		{"DELETE FROM shortlist.reservations", "DELETE 0"},
		{"TRUNCATE shortlist.decisions", "ERROR:  permission denied for table decisions"},
		{"ALTER TABLE shortlist.decisions DISABLE ROW LEVEL SECURITY", "ERROR:  must be owner of table decisions"},
		{"SET SESSION AUTHORIZATION olena", `ERROR:  permission denied to set session authorization "olena"`},
		{"SET ROLE olena", `ERROR:  permission denied to set role "olena"`},
		{"SET ROLE shortlist_owner", `ERROR:  permission denied to set role "shortlist_owner"`},
		{"INSERT INTO shortlist.tombstones (hash, service) VALUES (repeat('a', 22), 's')", "ERROR:  permission denied for table tombstones"},
		{"UPDATE shortlist.state SET version = 9", "ERROR:  permission denied for table state"},
		{"SELECT shortlist.release(1, 'x')", "ERROR:  permission denied for function release"},
		{"DELETE FROM shortlist.log", "ERROR:  permission denied for table log"},
		{"INSERT INTO shortlist.decisions (author, service, apply, slot, job, at, kind, value) VALUES ('olena', 's', 9, 'verdict', 1, now(), 'verdict', 'no') RETURNING author", "mallory\nINSERT 0 1"},
		{"INSERT INTO shortlist.decisions (author, service, apply, slot, job, at, kind, value) VALUES ('olena', '" + service + "', 7, 'verdict', 1, now(), 'verdict', 'no') ON CONFLICT (author, service, apply, slot) DO UPDATE SET value = 'no' RETURNING author", "mallory\nINSERT 0 1"},
	} {
		if got := psql(try.sql); got != try.want {
			t.Errorf("%s: %q", try.sql, got)
		}
	}
	if got := verdicts(see(t, olena), 7); got != "mallory no, olena yes" {
		t.Errorf("%q", got)
	}
}

// TestOfTwoManagersWhoReserveALetterOneGetsIt, of many at once, and the others get the name.
func TestOfTwoManagersWhoReserveALetterOneGetsIt(t *testing.T) {
	db := newDatabase(t)
	const managers, letters = 8, 25
	var mu sync.Mutex
	wins := map[int64][]string{}
	var work sync.WaitGroup
	for i := range managers {
		name := fmt.Sprintf("manager%d", i)
		d := db.join(t, name)
		work.Go(func() {
			for id := int64(1); id <= letters; id += 2 {
				mine := []Reservation{{ApplyID: id, Letter: "no", Token: name}, {ApplyID: id + 1, Letter: "no", Token: name}}
				if i%2 == 1 {
					slices.Reverse(mine)
				}
				taken, err := d.Reserve(t.Context(), service, mine)
				if err != nil {
					t.Error(err)
					return
				}
				for _, l := range mine {
					at := slices.IndexFunc(taken, func(r Reservation) bool { return r.ApplyID == l.ApplyID })
					mu.Lock()
					if at < 0 {
						wins[l.ApplyID] = append(wins[l.ApplyID], name)
					} else if taken[at].Author == name || taken[at].Author == "" {
						t.Errorf("%s lost to %q", name, taken[at].Author)
					}
					mu.Unlock()
				}
			}
		})
	}
	work.Wait()
	for id := int64(1); id <= letters; id++ {
		if len(wins[id]) != 1 {
			t.Errorf("%d: %q", id, wins[id])
		}
	}
	winner, loser := db.join(t, wins[1][0]), db.join(t, "olena")
	letter := []Reservation{{ApplyID: 1, Letter: "no", Token: wins[1][0]}}
	if taken, err := winner.Reserve(t.Context(), service, letter); err != nil || len(taken) != 0 { // after a kill
		t.Errorf("%v, %v", taken, err)
	}
	letter[0].State = HandedState
	if err := winner.Settle(t.Context(), service, letter); err != nil {
		t.Fatal(err)
	}
	if v := see(t, loser); len(v.Reserved) < letters || v.Reserved[slices.IndexFunc(v.Reserved, func(r Reservation) bool { return r.ApplyID == 1 })].State != HandedState {
		t.Errorf("%+v", v.Reserved)
	}
	moved := []Reservation{{ApplyID: 1, Letter: "moved", Token: "first"}, {ApplyID: 1, Letter: "moved", Token: "second", Again: true}}
	for i := range moved {
		if taken, err := winner.Reserve(t.Context(), service, moved[i:i+1]); err != nil || len(taken) != 0 {
			t.Errorf("%v, %v", taken, err)
		}
		moved[i].State = HandedState
		if err := winner.Settle(t.Context(), service, moved[i:i+1]); err != nil {
			t.Fatal(err)
		}
	}
	moved[1].Token = "another's"
	if taken, err := loser.Reserve(t.Context(), service, moved[1:]); err != nil || len(taken) != 1 {
		t.Errorf("%v, %v", taken, err)
	}
	letter[0].State = ""
	if err := winner.Settle(t.Context(), service, letter); err != nil {
		t.Fatal(err)
	}
	letter[0].Token = "olena"
	if taken, err := loser.Reserve(t.Context(), service, letter); err != nil || len(taken) != 0 {
		t.Errorf("%v, %v", taken, err)
	}
	id := see(t, winner).Reserved[0].ID
	if _, err := loser.Release(t.Context(), id, "on leave"); err == nil {
		t.Error("a manager has freed a colleague's letter")
	}
	if admin(t, db.address, fmt.Sprintf("SELECT shortlist.release(%d, 'on leave')", id)) != "t" || !strings.Contains(admin(t, db.address, "SELECT what FROM shortlist.log"), "on leave") {
		t.Error("the log has no reason")
	}
}

// TestADatabaseThatIsRestartedIsReadAgain, and a colleague's change is seen that no notification reported.
func TestADatabaseThatIsRestartedIsReadAgain(t *testing.T) {
	db := newDatabase(t)
	olena, ivan := db.join(t, "olena"), db.join(t, "ivan")
	put1(t, olena, change(7, KindVerdict, "yes"))
	see(t, ivan)
	admin(t, db.address, "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usename IN ('olena', 'ivan') AND datname = current_database()")
	for end := time.Now().Add(time.Minute); ; {
		if _, err := olena.Write(t.Context(), service, []Change{change(7, KindVerdict, "no")}, nil); err == nil {
			break
		} else if !errors.Is(err, ErrAway) && !strings.Contains(err.Error(), "terminating") || time.Now().After(end) {
			t.Fatal(err)
		}
	}
	for end := time.Now().Add(time.Minute); ; {
		if v, err := ivan.Read(t.Context()); err == nil && verdicts(v, 7) == "olena no" {
			break
		} else if time.Now().After(end) {
			t.Fatal(err)
		}
	}
}

func TestTablesThatDoNotFitAreNamed(t *testing.T) {
	db := newDatabase(t)
	olena := db.join(t, "olena")
	admin(t, db.address, "UPDATE shortlist.state SET version = 99")
	if _, err := olena.Read(t.Context()); err == nil || !strings.Contains(err.Error(), "newer shortlist") {
		t.Error(err)
	}
	c, err := pgconn.Connect(t.Context(), db.address)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = c.Close(context.WithoutCancel(t.Context())) }()
	if _, err := c.Exec(t.Context(), Schema()).ReadAll(); err == nil || !strings.Contains(err.Error(), "newer shortlist") {
		t.Errorf("older statements over newer tables: %v", err)
	}
	admin(t, db.address, "DROP SCHEMA shortlist CASCADE")
	if _, err := olena.Read(t.Context()); err == nil || !strings.Contains(err.Error(), "team schema") {
		t.Error(err)
	}
}

// dump is everything that the database holds, as SQL.
func (db testDatabase) dump(t *testing.T, flags ...string) string {
	t.Helper()
	out, err := exec.CommandContext(t.Context(), "pg_dump", append(flags, db.address)...).Output()
	if err != nil {
		t.Fatal(err)
	}
	return strings.Join(slices.DeleteFunc(strings.Split(string(out), "\n"), func(l string) bool { return strings.Contains(l, "restrict ") }), "\n") // a random word
}

// secondVersion is a made-up version 2 of the tables: a column, and other words in the log.
func secondVersion(t *testing.T) string {
	t.Helper()
	files := fstest.MapFS{"2.sql": {Data: []byte(`-- A made-up version.
ALTER TABLE shortlist.decisions ADD COLUMN mood text NOT NULL DEFAULT 'calm';
CREATE OR REPLACE FUNCTION shortlist.release(reservation bigint, reason text) RETURNS boolean LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  INSERT INTO shortlist.log (what) VALUES (reason) RETURNING true;
$$;`)}}
	for _, name := range []string{"begin.sql", "1.sql"} {
		data, err := schemaFiles.ReadFile("schema/" + name)
		if err != nil {
			t.Fatal(err)
		}
		files[name] = &fstest.MapFile{Data: data}
	}
	return schemaOf(files, 2)
}

// TestTablesOfAnEarlierVersionBecomeThoseOfTheNext: with their rows, to the same as new ones, and applied again they change
// nothing. The statements before are refused then.
func TestTablesOfAnEarlierVersionBecomeThoseOfTheNext(t *testing.T) {
	db, second := newDatabase(t), secondVersion(t)
	put1(t, db.join(t, "olena"), change(7, KindVerdict, "yes"))
	admin(t, db.address, second)
	after := db.dump(t)
	if !strings.Contains(after, "'calm'") || admin(t, db.address, "SELECT version FROM shortlist.state") != "2" || admin(t, db.address, "SELECT mood FROM shortlist.decisions") != "calm" {
		t.Errorf("the tables are not of version 2:\n%s", after)
	}
	admin(t, db.address, second)
	if again := db.dump(t); again != after {
		t.Error("applied again they change something")
	}
	fresh := newDatabase(t)
	admin(t, fresh.address, "DROP SCHEMA shortlist CASCADE")
	admin(t, fresh.address, second)
	if got, want := fresh.dump(t, "--schema-only"), db.dump(t, "--schema-only"); got != want {
		t.Error("new tables are others than migrated ones")
	}
	c, err := pgconn.Connect(t.Context(), db.address)
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = c.Close(context.WithoutCancel(t.Context())) }()
	if _, err := c.Exec(t.Context(), Schema()).ReadAll(); err == nil || !strings.Contains(err.Error(), "newer shortlist") {
		t.Errorf("the statements before: %v", err)
	}
}

// TestManagersUpdateOneAfterTheOther: a program of version 2 works with tables of version 1, or gives the command that
// migrates them; what a program of version 1 writes while the tables are migrated counts; once it connects again it
// waits for its update, which brings what it has kept.
func TestManagersUpdateOneAfterTheOther(t *testing.T) {
	db, second := newDatabase(t), secondVersion(t)
	olena, ivan, petro := db.join(t, "olena"), db.join(t, "ivan"), db.join(t, "petro")
	ivan.newest = 2 // his program is newer
	petro.newest, petro.oldest = 2, 2
	put1(t, olena, change(7, KindVerdict, "yes"))
	put1(t, ivan, change(7, KindVerdict, "no"))
	if got := verdicts(see(t, olena), 7); got != "ivan no, olena yes" || verdicts(see(t, ivan), 7) != got {
		t.Errorf("tables of version 1: %q", got)
	}
	if _, err := petro.Read(t.Context()); err == nil || !strings.Contains(err.Error(), "team schema") {
		t.Errorf("too old tables: %v", err)
	}
	admin(t, db.address, second)
	put1(t, olena, change(8, KindVerdict, "maybe"), change(7, KindVerdict, "no")) // she is connected
	for _, d := range []*Database{ivan, petro} {
		if v := see(t, d); verdicts(v, 7) != "ivan no, olena no" || verdicts(v, 8) != "olena maybe" {
			t.Errorf("tables of version 2: %q, %q", verdicts(v, 7), verdicts(v, 8))
		}
	}
	olena.Close()
	kept := change(9, KindVerdict, "yes")
	if _, err := olena.Write(t.Context(), service, []Change{kept}, nil); err == nil || !strings.Contains(err.Error(), "update this one") {
		t.Errorf("newer tables: %v", err)
	}
	olena.newest = 2
	put1(t, olena, kept)
	if got := verdicts(see(t, ivan), 9); got != "olena yes" {
		t.Errorf("after the update: %q", got)
	}
}

func TestSchemaTwiceChangesNothing(t *testing.T) {
	db := newDatabase(t)
	olena := db.join(t, "olena")
	put1(t, olena, change(7, KindVerdict, "yes"))
	before := db.dump(t)
	admin(t, db.address, Schema())
	if after := db.dump(t); after != before {
		t.Error("it differs")
	}
	if got, want := admin(t, db.address, "SELECT shortlist.tombstone('ua.example.com', 4100237)"), Tombstone("ua.example.com", 4100237); got != want {
		t.Errorf("%q, %q", got, want)
	}
}

// TestAWrongPasswordIsNamed with the role that it belongs to: .ci/postgres asks this role for one.
func TestAWrongPasswordIsNamed(t *testing.T) {
	db := newDatabase(t)
	d := db.join(t, "asked")
	admin(t, db.address, "BEGIN; SELECT pg_advisory_xact_lock(1); ALTER ROLE asked PASSWORD 'right'; COMMIT")
	with := func(password string) error {
		d.Close()
		d.options.Address = func(context.Context) (string, error) {
			return strings.Replace(db.address, "postgres@", "asked:"+password+"@", 1), nil
		}
		_, err := d.Read(t.Context())
		return err
	}
	if err := with("wrong"); refusal(err) != "asked "+WrongPassword || !strings.Contains(err.Error(), "the password of asked") {
		t.Error(err)
	}
	if err := with("right"); err != nil {
		t.Error(err)
	}
}

// TestAHostIsKnownByItsCertificate unless the address has another mode; never by chance.
func TestAHostIsKnownByItsCertificate(t *testing.T) {
	t.Setenv("PGSSLMODE", "")
	for address, want := range map[string]string{
		"postgres://hiring.example.com/hiring":                     "verify-full",
		"postgres://hiring.example.com/hiring?sslmode=prefer":      "verify-full",
		"postgres://hiring.example.com/hiring?sslmode=allow&x=1":   "verify-full",
		"host=hiring.example.com dbname=hiring":                    "verify-full",
		"host=hiring.example.com dbname=hiring sslmode=prefer":     "verify-full",
		"postgres://hiring.example.com/hiring?sslmode=verify-full": "verify-full",
		"postgres://hiring.example.com/hiring?sslmode=require":     "require",
		"postgres://hiring.example.com/hiring?sslmode=disable":     "disable",
		"postgres:///hiring?host=/run/postgresql":                  "socket",
		"host=/run/postgresql dbname=hiring":                       "socket",
	} {
		c, err := ParseAddress(strings.ReplaceAll(address, "&x=1", "&application_name=x"))
		if err != nil {
			t.Errorf("%s: %v", address, err)
			continue
		}
		got := "disable"
		switch {
		case strings.HasPrefix(c.Host, "/"):
			got = "socket"
		case c.TLSConfig != nil && !c.TLSConfig.InsecureSkipVerify && c.TLSConfig.ServerName == "hiring.example.com":
			got = "verify-full"
		case c.TLSConfig != nil:
			got = "require"
		}
		if got != want {
			t.Errorf("%s: %s", address, got)
		}
		for _, f := range c.Fallbacks {
			if (f.TLSConfig == nil) != (c.TLSConfig == nil) {
				t.Errorf("%s: falls back", address)
			}
		}
	}
	if _, err := ParseAddress("postgres://olena:hush@:bad/x"); err == nil || strings.Contains(err.Error(), "hush") {
		t.Errorf("%v", err)
	}
	for place, want := range map[string]bool{"postgres://db.example.com/x": true, "host=db.example.com": true, "/srv/a=b": false, "~/a=b": false, "./x=y": false, "hiring": false} {
		if IsAddress(place) != want {
			t.Errorf("%s is taken for an address: %v", place, !want)
		}
	}
	for address, want := range map[string]string{
		"postgres://olena:hush@db.example.com/hiring?password=hush": "postgres://olena@db.example.com/hiring",
		"postgres://olena:hush@a.example.com:1,b.example.com:2/x":   "postgres://olena@a.example.com:1,b.example.com:2/x",
		"host=db.example.com password=hush dbname=hiring":           "host=db.example.com password=… dbname=hiring",
		`host=db.example.com password='hu sh\' x' dbname=hiring`:    "host=db.example.com password=… dbname=hiring",
	} {
		if got := Redacted(address); got != want {
			t.Errorf("%s", got)
		}
	}
}

// TestTheDatabaseIsReachedByTLS, by a certificate that is checked; another host's is refused.
func TestTheDatabaseIsReachedByTLS(t *testing.T) {
	newDatabase(t) // skips without one
	tls := os.Getenv("SHORTLIST_POSTGRES_TLS")
	open := func(address string) error {
		d := NewDatabase(DatabaseOptions{Name: "test", Address: func(context.Context) (string, error) { return address, nil }})
		defer d.Close()
		_, err := d.Read(t.Context())
		return err
	}
	if err := open(tls); err == nil || !strings.Contains(err.Error(), "no tables of shortlist") { // it was reached
		t.Error(err)
	}
	if err := open(strings.Replace(tls, "@localhost:", "@127.0.0.1:", 1)); !errors.Is(err, ErrAway) {
		t.Errorf("by another name: %v", err)
	}
}

// TestAColleagueCannotFillTheMemory of the others: rows beyond the limit of a manager do not get into their programs.
func TestAColleagueCannotFillTheMemory(t *testing.T) {
	db := newDatabase(t)
	olena := db.join(t, "olena")
	db.join(t, "mallory")
	put1(t, olena, change(7, KindVerdict, "yes"))
	flood := func(from, to int) {
		t.Helper()
		sql := fmt.Sprintf("INSERT INTO shortlist.decisions (service, apply, slot, job, at, kind, value) SELECT '%s', i, 'note', 1, now(), 'note', repeat('x', 250000) FROM generate_series(%d, %d) i", service, from, to)
		if out, err := exec.CommandContext(t.Context(), "psql", db.as("mallory"), "-X", "-At", "-c", sql).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v", out, err)
		}
	}
	for _, from := range []int{1, 201} { // what was read at once, and what came later
		flood(from, from+199)
		at := slices.IndexFunc(see(t, olena).Files, func(f File) bool { return f.Manager == "mallory" })
		f := see(t, olena).Files[at]
		if n := len(olena.rows["mallory"]); n > mostBytes/250_000+2 || f.Used() || len(f.Lines) > 0 {
			t.Fatalf("%d rows were read, %d count, %v", n, len(f.Lines), f.Problems)
		}
	}
	if got := verdicts(see(t, olena), 7); got != "olena yes" {
		t.Errorf("%q", got)
	}
}
