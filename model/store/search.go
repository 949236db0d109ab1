package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"
	"sync"
	"time"

	"shortlist/model"
	"shortlist/model/cv/reading"
	"shortlist/model/query"
)

// indexVersion is that of all that makes the words of the index.
const indexVersion = query.Version*1000 + reading.Version

// Found is somebody whom a search has found.
type Found struct {
	Candidate model.Candidate
	JobTitle  string // "" where it is not known
	query.Found
	Shown bool // Found tells why; false where only marks were asked for
}

// Search returns those who meet a query, of every job, newest first, at most limit;
// and how many more there are, counted up to MaxCounted. The deleted are only found by
// a query that asks for them (CONTRACT 31).
func (s *Store) Search(ctx context.Context, q query.Query, limit int) (found []Found, more int, err error) {
	err = s.read("search", func(db querier) error {
		ids, err := matches(ctx, db, q.WithoutDeleted(), limit+MaxCounted)
		if err != nil {
			return err
		}
		more = max(len(ids)-limit, 0)
		found, err = show(ctx, db, q, ids[:min(limit, len(ids))])
		return err
	})
	return found, more, err
}

// MaxCounted is how many more than those shown are counted.
const MaxCounted = 1000

// Matching returns the applies that meet a query, newest first: those of a job, the
// deleted among them, or where jobID is 0 those of every job, the deleted only where
// the query asks for them (CONTRACT 31).
func (s *Store) Matching(ctx context.Context, q query.Query, jobID int64) (ids []int64, err error) {
	if jobID == 0 {
		q = q.WithoutDeleted()
	} else {
		q = q.InJob(jobID)
	}
	err = s.read("search", func(db querier) (err error) {
		ids, err = matches(ctx, db, q, -1)
		return err
	})
	return ids, err
}

// Searched is what is searched of an application.
type Searched struct {
	Candidate model.Candidate // viewed also where the service is not told yet
	JobTitle  string          // "" where it is not known
	Review    model.Review
	Lists     []string // names of the shortlists it is on
	CV        []string // its pages as text; none where it was not read
}

// Searched returns what is searched of applies, in their order, with the text of their
// CVs where cvs is set. Those who are gone by now are not among them.
func (s *Store) Searched(ctx context.Context, ids []int64, cvs bool) (all []Searched, err error) {
	err = s.read("search", func(db querier) error {
		all = nil
		found, err := knownOf(ctx, db, ids, cvs)
		for _, k := range found {
			if err == nil {
				k.Lists, err = shortlistsOf(ctx, db, k.Candidate.ID)
			}
			k.CV = k.pages()
			all = append(all, k.Searched)
		}
		return err
	})
	return all, err
}

func matches(ctx context.Context, db querier, q query.Query, limit int) (ids []int64, err error) {
	// Rows come newest first without being ranked: of a word that everybody has, the
	// first are there at once.
	err = each(ctx, db, func(scan func(...any) error) error {
		var id int64
		err := scan(&id)
		ids = append(ids, id)
		return err
	}, "SELECT rowid FROM search_text WHERE search_text MATCH ? ORDER BY rowid DESC LIMIT ?", q.Expression(), limit)
	return ids, err
}

// show reads people and looks, on all processors, for what is to be shown of them.
func show(ctx context.Context, db querier, q query.Query, ids []int64) ([]Found, error) {
	all, err := knownOf(ctx, db, ids, q.ReadsCVs())
	if err != nil {
		return nil, err
	}
	found := make([]Found, len(all))
	var wg sync.WaitGroup
	for i := range found {
		wg.Go(func() {
			k := &all[i]
			found[i].Candidate, found[i].JobTitle = k.Candidate, k.JobTitle
			doc := k.Document()
			doc.ReadCV = func() string { return strings.Join(k.pages(), "\n") }
			found[i].Found, found[i].Shown = q.Find(&doc)
		})
	}
	wg.Wait()
	return found, nil
}

// Document returns it as a query is met by it.
func (s *Searched) Document() query.Document {
	return query.DocumentOf(&s.Candidate, s.JobTitle, s.Review, s.Lists, strings.Join(s.CV, "\n"))
}

// known is what is searched of an application, but for the names of the shortlists, as
// it is kept.
type known struct {
	Searched        // without Lists, and without the text of its CV
	data     []byte // the row of the application
	cv       []byte // what was read of its CV, as JSON; nil where that was not asked for
}

// knownOf reads what is known of applications, in their order; those who are gone by now
// are not among it. It asks once for all of them: a statement for each takes longer than
// what it returns.
func knownOf(ctx context.Context, db querier, ids []int64, cvs bool) ([]known, error) {
	list, err := encode(ids)
	if err != nil {
		return nil, err
	}
	of := make(map[int64]*known, len(ids))
	err = each(ctx, db, func(scan func(...any) error) error {
		var k known
		var id int64
		var unseen bool
		if err := scan(&id, &k.data, &unseen, &k.JobTitle); err != nil {
			return err
		}
		if decode(k.data, &k.Candidate) != nil {
			return nil
		}
		k.Candidate.Viewed = k.Candidate.Viewed || !unseen && !k.Candidate.Suggested && !k.Candidate.Hidden()
		if k.JobTitle == "" {
			k.JobTitle = k.Candidate.JobTitle
		}
		of[id] = &k
		return nil
	}, `SELECT c.id, c.data, c.unseen, coalesce(j.data ->> '$.Title', '')
		FROM candidates c LEFT JOIN jobs j ON j.id = c.job_id WHERE c.id IN (SELECT value FROM json_each(?))`, list)
	if err != nil {
		return nil, err
	}
	thought, err := reviews(ctx, db, "apply_id IN (SELECT value FROM json_each(?))", list)
	if err != nil {
		return nil, err
	}
	for _, r := range thought {
		if k := of[r.ApplyID]; k != nil {
			k.Review = r
		}
	}
	if cvs {
		err = each(ctx, db, func(scan func(...any) error) error {
			var id int64
			var doc []byte
			err := scan(&id, &doc)
			if k := of[id]; k != nil {
				k.cv = doc
			}
			return err
		}, "SELECT apply_id, doc FROM cv_texts WHERE version = ? AND apply_id IN (SELECT value FROM json_each(?))", reading.Version, list)
	}
	all := make([]known, 0, len(of))
	for _, id := range ids {
		if k := of[id]; k != nil {
			all = append(all, *k)
		}
	}
	return all, err
}

// pages returns what was read of the CV, page by page; of one that was withdrawn that
// is nothing.
func (k *known) pages() (pages []string) {
	var t struct { // of CVText what is searched
		Doc     struct{ Pages []struct{ Text string } }
		Outcome string
	}
	if k.Candidate.CV == nil || k.cv == nil || decode(k.cv, &t) != nil || t.Outcome != "" {
		return nil
	}
	for _, p := range t.Doc.Pages {
		pages = append(pages, p.Text)
	}
	return pages
}

// sumOf tells whether a row is another than it was when it was indexed.
func sumOf(data []byte) int64 {
	h := fnv.New64a()
	_, _ = h.Write(data) // never fails
	return int64(h.Sum64())
}

// stale reports whether the words of an application are of another row than data.
func stale(ctx context.Context, tx *sql.Tx, id int64, data string) (bool, error) {
	var one int
	err := tx.QueryRowContext(ctx, "SELECT 1 FROM search_docs WHERE apply_id = ? AND sum = ? AND version = ?", id, sumOf([]byte(data)), indexVersion).Scan(&one)
	if errors.Is(err, sql.ErrNoRows) {
		return true, nil
	}
	return false, err
}

// unindex notes that the words of applications of a job are to be made anew, and
// forgets what was read of CVs that are others now. To make the words takes several
// times what it takes to keep their people, who are to arrive fast.
func unindex(ctx context.Context, tx *sql.Tx, jobID int64, ids []int64) error {
	for _, id := range ids {
		if err := forgetCV(ctx, tx, id); err != nil {
			return err
		}
		_, err := tx.ExecContext(ctx, `INSERT INTO search_docs (apply_id, job_id, sum, version, cv_file, cv_read) VALUES (?, ?, 0, 0, '', '')
			ON CONFLICT (apply_id) DO UPDATE SET version = 0, job_id = excluded.job_id`, id, jobID)
		if err != nil {
			return err
		}
	}
	return nil
}

// forgetCV forgets what was read of the CV of an application where that was withdrawn,
// or is another file than the one in the index: until the new one is read, nobody is
// found by the old. One that comes back is read again.
func forgetCV(ctx context.Context, tx *sql.Tx, id int64) error {
	var was string
	var data []byte
	var c model.Candidate
	err := tx.QueryRowContext(ctx, `SELECT d.cv_file, c.data FROM search_docs d JOIN cv_texts t ON t.apply_id = d.apply_id
		JOIN candidates c ON c.id = d.apply_id WHERE d.apply_id = ? AND d.cv_file <> ''`, id).Scan(&was, &data)
	if errors.Is(err, sql.ErrNoRows) || err == nil && decode(data, &c) != nil {
		return nil
	}
	if is := cvFile(c.CV); err != nil || c.CV != nil && (is == "" || is == was) {
		return err
	}
	if _, err := tx.ExecContext(ctx, "DELETE FROM cv_texts WHERE apply_id = ?", id); err != nil {
		return err
	}
	_, err = tx.ExecContext(ctx, "UPDATE search_docs SET cv_file = '', cv_read = '' WHERE apply_id = ?", id)
	return err
}

// reindex puts applications into the index as they are kept now. Whoever changes what
// is searched calls it at the end of the same transaction: the index is written out
// with each statement on other tables that may fail half way, and with each of its rows
// that does not come behind the one before, so there are none.
func reindex(ctx context.Context, tx *sql.Tx, ids ...int64) error {
	if len(ids) == 0 {
		return nil
	}
	var names []string
	for _, f := range query.Fields() {
		names = append(names, f.String())
	}
	remove, err := tx.PrepareContext(ctx, "DELETE FROM search_text WHERE rowid = ?")
	if err != nil {
		return err
	}
	defer func() { _ = remove.Close() }() // ends with the transaction
	insert, err := tx.PrepareContext(ctx, "INSERT INTO search_text (rowid, "+strings.Join(names, ", ")+") VALUES (?"+strings.Repeat(", ?", len(names))+")")
	if err != nil {
		return err
	}
	defer func() { _ = insert.Close() }() // ends with the transaction
	slices.Sort(ids)
	for _, id := range ids {
		var one int
		err := tx.QueryRowContext(ctx, "SELECT 1 FROM search_docs WHERE apply_id = ?", id).Scan(&one)
		if err == nil {
			_, err = remove.ExecContext(ctx, id)
		}
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
	}
	var rows [][]any
	for _, id := range ids {
		found, err := knownOf(ctx, tx, []int64{id}, true)
		if err != nil {
			return err
		}
		if len(found) == 0 { // nobody of whom anything is known but a review
			rows = append(rows, []any{id, 0, 0, indexVersion, ""})
			continue
		}
		k := found[0]
		if k.Lists, err = shortlistsOf(ctx, tx, id); err != nil {
			return err
		}
		k.CV = k.pages()
		doc := k.Document()
		entry := query.EntryOf(&doc)
		words := []any{id}
		for _, f := range query.Fields() {
			words = append(words, entry.Column(f))
		}
		if _, err := insert.ExecContext(ctx, words...); err != nil {
			return err
		}
		rows = append(rows, []any{id, k.Candidate.JobID, sumOf(k.data), indexVersion, cvFile(k.Candidate.CV)})
	}
	for _, row := range rows {
		_, err := tx.ExecContext(ctx, `INSERT INTO search_docs (apply_id, job_id, sum, version, cv_file, cv_read) VALUES (?, ?, ?, ?, ?, '')
			ON CONFLICT (apply_id) DO UPDATE SET job_id = excluded.job_id, sum = excluded.sum, version = excluded.version, cv_file = excluded.cv_file`, row...)
		if err != nil {
			return err
		}
	}
	return nil
}

// cvFile names the file of a CV as far as it can be told without reading it, for the
// reader of CVs there is now; "" for none.
func cvFile(cv *model.CV) string {
	if cv == nil || cv.Broken != "" || cv.Ref == "" {
		return ""
	}
	return fmt.Sprintf("%d %d %s", reading.Version, cv.Size, cv.Ref)
}

// IndexSome makes the words of at most limit applications, of one job or where jobID is
// 0 of any, that have just come or changed, or whose words are of another version or of
// another title of their job, and returns how many that were.
func (s *Store) IndexSome(ctx context.Context, jobID int64, limit int) (n int, err error) {
	var ids []int64
	err = s.read("look at the index", func(db querier) error {
		ids = nil
		return each(ctx, db, func(scan func(...any) error) error {
			var id int64
			err := scan(&id)
			ids = append(ids, id)
			return err
		}, `SELECT apply_id FROM search_docs WHERE version < ?1 AND (?3 = 0 OR job_id = ?3)
			UNION ALL SELECT apply_id FROM search_docs WHERE version > ?1 AND (?3 = 0 OR job_id = ?3) LIMIT ?2`, indexVersion, limit, jobID)
	})
	if err != nil || len(ids) == 0 {
		return 0, err
	}
	return len(ids), s.write(ctx, "make the index", func(tx *sql.Tx) error {
		return reindex(ctx, tx, ids...)
	})
}

// UnreadCV returns the newest applicant whose CV was not read for the index yet, of
// those with an id below below where that is not 0; or ErrNone.
func (s *Store) UnreadCV(ctx context.Context, below int64) (c model.Candidate, err error) {
	err = s.read("look for CVs", func(db querier) error {
		people, err := decoded[model.Candidate](ctx, db, `SELECT data FROM candidates WHERE id =
			(SELECT apply_id FROM search_docs WHERE cv_file <> cv_read AND (?1 = 0 OR apply_id < ?1) ORDER BY apply_id DESC LIMIT 1)`, below)
		if err != nil {
			return err
		}
		if len(people) == 0 {
			return ErrNone
		}
		c = people[0]
		return nil
	})
	return c, err
}

// CVRead notes that the CV of an applicant was read for the index, or cannot be: it is
// not tried again until another file comes, or another reader.
func (s *Store) CVRead(ctx context.Context, c model.Candidate) error {
	return s.write(ctx, "note what was read", func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "UPDATE search_docs SET cv_read = ? WHERE apply_id = ?", cvFile(c.CV), c.ID)
		return err
	})
}

// Unindexed counts what a search does not find yet: applications, and CVs.
func (s *Store) Unindexed(ctx context.Context) (applications, cvs int, err error) {
	err = s.read("look at the index", func(db querier) error {
		return db.QueryRowContext(ctx, `SELECT (SELECT count(*) FROM search_docs WHERE version < ?1) + (SELECT count(*) FROM search_docs WHERE version > ?1),
			(SELECT count(*) FROM search_docs WHERE cv_file <> cv_read)`, indexVersion).Scan(&applications, &cvs)
	})
	return applications, cvs, err
}

// Searches returns the searches that the person has named, by name.
func (s *Store) Searches(ctx context.Context) (out []model.SavedSearch, err error) {
	err = s.read("read the searches", func(db querier) error {
		out = nil
		return each(ctx, db, func(scan func(...any) error) error {
			var n model.SavedSearch
			err := scan(&n.Name, &n.Query)
			out = append(out, n)
			return err
		}, "SELECT name, query FROM searches ORDER BY name")
	})
	return out, err
}

// SaveSearch keeps a search under its name, in the place of one that has it; without a
// query it forgets the name.
func (s *Store) SaveSearch(ctx context.Context, n model.SavedSearch, at time.Time) error {
	if n.Query == "" {
		return s.exec(ctx, PartSettings, "forget the search", "DELETE FROM searches WHERE name = ?", n.Name)
	}
	return s.exec(ctx, PartSettings, "keep the search", "INSERT OR REPLACE INTO searches (name, query, saved) VALUES (?, ?, ?)", n.Name, n.Query, millis(at))
}
