package store

import (
	"database/sql"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"shortlist/model"
	"shortlist/model/modeltest"
)

// older makes a store file of an earlier version.
func older(t *testing.T, version int, rows string) (path string) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "store.db")
	write(t, path, "")
	db, err := connect(dsn(path, "immediate", "journal_mode(WAL)"), 1, nil)
	modeltest.Must(t, err)
	modeltest.Must(t, migrate(t.Context(), db, version))
	if _, err := db.Exec(rows); err != nil {
		t.Fatal(err)
	}
	modeltest.Must(t, db.Close())
	return path
}

// TestEachMigrationKeepsTheRows opens a store of each earlier version with rows in it.
func TestEachMigrationKeepsTheRows(t *testing.T) {
	at := time.UnixMilli(1_800_000_000_000)
	const own = `INSERT INTO currencies VALUES (5, 1, 1800000000000);
		INSERT INTO drafts VALUES (11, 5, '{"JobID":5,"Draft":{"Title":"kept"}}', 1800000000000, '', 0);
		INSERT INTO jobs (id, data, listed) VALUES (5, '{"ID":5,"Title":"a job","Description":"<p>its \"text\"</p>","Applies":2}', 1);
		INSERT INTO candidates VALUES (7, 5, 1, '{"ID":7,"JobID":5}');
		INSERT INTO synced (scope, at, complete) VALUES ('applies/5', 1800000000000, 1);`
	views := []model.Outgoing{
		{ID: 1, Kind: model.OutgoingView, JobID: 5, ApplyID: 9, Queued: at.Add(-time.Hour)},
		{ID: 2, Kind: model.OutgoingView, JobID: 5, ApplyID: 7, Queued: at},
	}
	for version, rows := range []string{
		1: own + `INSERT INTO views VALUES (7, 5, 1800000000000), (9, 5, 1799996400000);`,
		2: own + `INSERT INTO outbox (kind, job_id, apply_id, change, was, queued, tries, tried, why, code, held, sending) VALUES
			('view', 5, 9, 0, '', 1799996400000, 0, 0, '', '', 0, ''), ('view', 5, 7, 0, '', 1800000000000, 0, 0, '', '', 0, '');`,
		4: own + `INSERT INTO outbox (kind, job_id, apply_id, change, was, queued, tries, tried, why, code, held, sending) VALUES
			('view', 5, 9, 0, '', 1799996400000, 0, 0, '', '', 0, ''), ('view', 5, 7, 0, '', 1800000000000, 0, 0, '', '', 0, '');`,
		5: own + `INSERT INTO outbox (kind, job_id, apply_id, change, was, queued, tries, tried, why, code, held, sending) VALUES
			('view', 5, 9, 0, '', 1799996400000, 0, 0, '', '', 0, ''), ('view', 5, 7, 0, '', 1800000000000, 0, 0, '', '', 0, '');
			INSERT INTO descriptions SELECT id, data ->> '$.Description' FROM jobs;
			UPDATE jobs SET data = json_remove(data, '$.Description');`,
		6: own + `INSERT INTO outbox (kind, job_id, apply_id, change, was, queued, tries, tried, why, code, held, sending) VALUES
			('view', 5, 9, 0, '', 1799996400000, 0, 0, '', '', 0, ''), ('view', 5, 7, 0, '', 1800000000000, 0, 0, '', '', 0, '');
			INSERT INTO descriptions SELECT id, data ->> '$.Description' FROM jobs;
			UPDATE jobs SET data = json_remove(data, '$.Description');`,
		7: own + `INSERT INTO outbox (kind, job_id, apply_id, change, was, queued, tries, tried, why, code, held, sending) VALUES
			('view', 5, 9, 0, '', 1799996400000, 0, 0, '', '', 0, ''), ('view', 5, 7, 0, '', 1800000000000, 0, 0, '', '', 0, '');
			INSERT INTO descriptions SELECT id, data ->> '$.Description' FROM jobs;
			UPDATE jobs SET data = json_remove(data, '$.Description');`,
		3: own + `INSERT INTO outbox (kind, job_id, apply_id, change, was, queued, tries, tried, why, code, held, sending) VALUES
			('view', 5, 9, 0, '', 1799996400000, 0, 0, '', '', 0, ''), ('view', 5, 7, 0, '', 1800000000000, 0, 0, '', '', 0, '');
			INSERT INTO parts VALUES ('jobs', 'elsewhere/1/x', 41);`,
	} {
		if version == 0 {
			continue
		}
		if version >= latest() {
			t.Fatalf("there is no migration from version %d", version)
		}
		s, err := Open(older(t, version, rows))
		if err != nil {
			t.Fatal(version, err)
		}
		t.Cleanup(func() { _ = s.Close() })
		ctx := t.Context()
		waiting, err := s.Outbox(ctx)
		if diff := cmp.Diff(views, waiting); diff != "" || err != nil {
			t.Errorf("from %d: %v %s", version, err, diff)
		}
		if entry, ok, err := s.Currency(ctx, 5); !ok || err != nil || entry.Currency != 1 || !entry.Sent.Equal(at) {
			t.Errorf("from %d: %+v, %v", version, entry, err)
		}
		if d, err := takeNewest(ctx, s, 5, at); err != nil || d.ID != 11 || d.Draft.Title != "kept" {
			t.Errorf("from %d: %+v, %v", version, d, err)
		}
		people, sync, err := s.Candidates(ctx, 5)
		if err != nil || len(people) != 1 || !sync.At.Equal(at) || !sync.Complete || sync.Applies != -1 {
			t.Errorf("from %d: %v, %+v, %v", version, people, sync, err)
		}
		// The version kept no count, so no job has moved.
		jobs, _, _, err := s.Jobs(ctx, 1)
		if moved, err2 := s.Moved(ctx, jobs, time.Now()); err != nil || err2 != nil || len(jobs) != 1 || len(moved) != 0 {
			t.Errorf("from %d: %v moved, %v, %v", version, moved, err, err2)
		}
		if whole, err := s.Job(ctx, 5); err != nil || whole.Description != `<p>its "text"</p>` || whole.Title != "a job" {
			t.Errorf("from %d: %+v, %v", version, whole, err)
		}
		if err := s.SetCurrency(ctx, 6, model.CurrencyEntry{Sent: at}); err != nil {
			t.Errorf("from %d: %v", version, err)
		}
		if log, err := s.Activity(ctx, 0, 1); err != nil || len(log) != 0 {
			t.Errorf("from %d: %v, %v", version, log, err)
		}
		if n, err := s.Revision(ctx); err != nil || version == 3 && n != 43 {
			t.Errorf("from %d: revision %d, %v", version, n, err)
		}
	}
}

// TestAMigrationIsAllOrNothing breaks the last one half way.
func TestAMigrationIsAllOrNothing(t *testing.T) {
	path := older(t, 1, `INSERT INTO views VALUES (7, 5, 1800000000000); CREATE TABLE duties (x);`)
	if _, err := Open(path); err == nil {
		t.Fatal("the second table of a name was taken")
	}
	db, err := sql.Open("sqlite", path)
	modeltest.Must(t, err)
	defer func() { _ = db.Close() }()
	var version, views int
	err = db.QueryRow("SELECT (SELECT user_version FROM pragma_user_version), (SELECT count(*) FROM views)").Scan(&version, &views)
	if err != nil || version != 1 || views != 1 {
		t.Errorf("version %d, %d views, %v", version, views, err)
	}
}

// TestEveryEarlierStoreIsSearchedByShortlists opens a store of each earlier version.
func TestEveryEarlierStoreIsSearchedByShortlists(t *testing.T) {
	modeltest.SkipInShort(t, "opens every earlier store")
	for version := 1; version < latest(); version++ {
		rows := `INSERT INTO candidates (id, job_id, unseen, data) VALUES (7, 5, 1, '{"ID":7,"JobID":5}'), (8, 5, 1, '{"ID":8,"JobID":5}');`
		if version >= 7 {
			rows += `INSERT INTO shortlists (id, name, made) VALUES (1, 'Second round', 0); INSERT INTO shortlisted (shortlist_id, apply_id) VALUES (1, 8);`
		}
		if version >= 10 {
			rows += `INSERT INTO search_docs SELECT id, job_id, 0, 1001, '', '' FROM candidates;`
		}
		s := openAt(t, older(t, version, rows))
		indexed(t, s)
		_, err := s.Enlist(t.Context(), "Second round", []int64{7, 8}, time.Now())
		modeltest.Must(t, err)
		indexed(t, s)
		if got := finds(t, s, `list:"second round"`); !slices.Equal(got, []int64{8, 7}) {
			t.Errorf("from %d: found %v", version, got)
		}
		taken, err := s.Delist(t.Context(), "Second round", []int64{8}, time.Now())
		modeltest.Must(t, err)
		indexed(t, s)
		if got := finds(t, s, `list:second`); !slices.Equal(got, []int64{7}) {
			t.Errorf("from %d, taken off: found %v", version, got)
		}
		modeltest.Must(t, s.Relist(t.Context(), taken, time.Now()))
		indexed(t, s)
		if got := finds(t, s, `list:second -list:first`); !slices.Equal(got, []int64{8, 7}) {
			t.Errorf("from %d, put back: found %v", version, got)
		}
	}
}
