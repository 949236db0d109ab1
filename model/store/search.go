package store

import (
	"cmp"
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
	"shortlist/model/lang"
	"shortlist/model/query"
	"shortlist/model/reading"
)

// indexVersion is the version of the code that makes the words of the index: the query language and the CV reader.
const indexVersion = query.Version*1000 + reading.Version

// Found is an application that a search has found.
type Found struct {
	Candidate model.Candidate
	JobTitle  string // "" where it is not known
	query.Found
	Shown bool // there is a line that explains the match; false if the query asks only for facts
}

// Search returns at most limit applications of all jobs that meet a query, arrivals before
// applications and newer ones before older ones, or the closest first if the query is ByCloseness, and how many more
// there are, counted up to MaxCounted. It finds deleted ones only if the query asks for them (CONTRACT 31).
func (s *Store) Search(ctx context.Context, q query.Query, limit int) (found []Found, more int, err error) {
	err = s.read(lang.Text("search"), func(db querier) error {
		ids, err := matches(ctx, db, q.WithoutDeleted(), limit+MaxCounted)
		if err != nil {
			return err
		}
		more = max(len(ids)-limit, 0)
		ranks, err := closest(ctx, db, q.WithoutDeleted(), ids, limit)
		found = nil
		for i, ids := range ranks {
			if err == nil {
				var some []Found
				some, err = show(ctx, db, rank(q, i), ids[:min(limit-len(found), len(ids))])
				found = append(found, some...)
			}
		}
		return err
	})
	return found, more, err
}

// rank returns the query that the matches of a rank of closest meet.
func rank(q query.Query, i int) query.Query { return append(q.Closer(), q)[i] }

// MaxCounted is how many applications beyond the limit are counted.
const MaxCounted = 1000

// Matching returns the applies that meet a query, in the order of Search. If jobID is not
// 0, they are applies of that job, deleted ones included. If it is 0, they are of all jobs,
// and deleted ones are included only if the query asks for them (CONTRACT 31).
func (s *Store) Matching(ctx context.Context, q query.Query, jobID int64) ([]int64, error) {
	if jobID == 0 {
		q = q.WithoutDeleted()
	} else {
		q = q.InJob(jobID)
	}
	return get(s, lang.Text("search"), func(db querier) ([]int64, error) {
		ids, err := matches(ctx, db, q, -1)
		if err != nil || jobID != 0 {
			return ids, err
		}
		ranks, err := closest(ctx, db, q, ids, -1)
		return slices.Concat(ranks...), err
	})
}

// closest parts the matches of a query: for each of its Closer queries those that meet it and none before, and then the
// others. It needs only the first matches, at most limit if that is not -1.
func closest(ctx context.Context, db querier, q query.Query, ids []int64, limit int) (ranks [][]int64, err error) {
	closer := q.Closer()
	if len(closer) == 0 || len(ids) == 0 {
		return [][]int64{ids}, nil
	}
	has := make(map[int64]bool, len(ids))
	next := func(ids []int64) {
		var rank []int64
		for _, id := range ids {
			if !has[id] {
				has[id] = true
				rank = append(rank, id)
			}
		}
		ranks = append(ranks, rank)
	}
	for _, q := range closer {
		if limit >= 0 && len(has) >= limit {
			return ranks, nil
		}
		some, err := matches(ctx, db, q, limit)
		if err != nil {
			return nil, err
		}
		next(some)
	}
	next(ids)
	return ranks, nil
}

// Searched is the data of an application that a search looks at.
type Searched struct {
	Candidate model.Candidate // viewed also if the service does not know yet
	JobTitle  string          // "" where it is not known
	Review    model.Review
	Lists     []string  // names of its shortlists
	Happened  time.Time // the last event of its history; zero: none
	CV        []string  // pages of the CV as text; empty if it was not read
	Outcome   string    // name of a value of package outcome for a CV that was read and has no text
}

// Searched returns the searched data of applies, in their order. With cvs it includes
// the text of their CVs. Applies that are gone are left out.
func (s *Store) Searched(ctx context.Context, ids []int64, cvs bool) ([]Searched, error) {
	return get(s, lang.Text("search"), func(db querier) (all []Searched, err error) {
		found, err := knownOf(ctx, db, ids, cvs)
		for _, k := range found {
			k.CV, k.Outcome = k.pages()
			all = append(all, k.Searched)
		}
		return all, err
	})
}

func matches(ctx context.Context, db querier, q query.Query, limit int) ([]int64, error) {
	// The order is newest first, without a rank, so that the first rows of a very frequent
	// word come at once.
	ids, err := column[int64](ctx, db, "SELECT rowid FROM search_text WHERE search_text MATCH ? ORDER BY rowid DESC LIMIT ?", q.Expression(), limit)
	for i, row := range ids {
		if row > arrivalRows {
			ids[i] = arrivalRows - row
		}
	}
	return ids, err
}

// arrivalRows is the number above which the rows of arrivals in the index are: above those
// of all applications, so that arrivals are found first. Migration 18 has the same number.
const arrivalRows = 1 << 62

// rowOf returns the row of the index of an application or arrival.
func rowOf(id int64) int64 {
	if id < 0 {
		return arrivalRows - id
	}
	return id
}

// show reads applications and finds the lines that explain their matches, on all
// processors.
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
			doc.ReadCV = func() string {
				pages, _ := k.pages()
				return strings.Join(pages, "\n")
			}
			found[i].Found, found[i].Shown = q.Find(&doc)
		})
	}
	wg.Wait()
	return found, nil
}

// Document returns the data in the form that a query is compared with.
func (s *Searched) Document() query.Document {
	d := query.DocumentOf(&s.Candidate, s.JobTitle, s.Review, s.Lists, strings.Join(s.CV, "\n"))
	d.Happened = s.Happened
	return d
}

// known is the searched data of an application as it is kept.
type known struct {
	Searched        // without the text of its CV
	data     []byte // the row of the application
	cv       []byte // the text of its CV as JSON; nil if the caller did not ask for it
}

// knownOf reads applications in the order of ids, and leaves out those that are gone. It
// uses one query for all: one for each would take longer than reading the rows.
func knownOf(ctx context.Context, db querier, ids []int64, cvs bool) ([]known, error) {
	list, of := array(ids), make(map[int64]*known, len(ids))
	err := each(ctx, db, func(scan func(...any) error) error {
		var k known
		var id int64
		var unseen bool
		if err := scan(&id, &k.data, &unseen, &k.JobTitle); err != nil {
			return err
		}
		if id < 0 {
			var a model.Arrival
			if decode(k.data, &a) != nil {
				return nil
			}
			a.ID = -id
			k.Candidate = a.Candidate()
			k.Candidate.JobTitle = k.JobTitle
		} else if decode(k.data, &k.Candidate) != nil {
			return nil
		}
		k.Candidate.Viewed = k.Candidate.Viewed || !unseen && !k.Candidate.Suggested && !k.Candidate.Hidden()
		if k.JobTitle == "" {
			k.JobTitle = k.Candidate.JobTitle
		}
		of[id] = &k
		return nil
	}, `SELECT c.id, c.data, c.unseen, coalesce(j.data ->> '$.Title', '')
		FROM candidates c LEFT JOIN jobs j ON j.id = c.job_id WHERE c.id IN (SELECT value FROM json_each(?1))
		UNION ALL SELECT -a.id, a.data, 1, coalesce(j.data ->> '$.Title', '')
		FROM arrivals a LEFT JOIN jobs j ON j.id = a.job_id WHERE a.apply_id = 0 AND a.id IN (SELECT -value FROM json_each(?1))`, list)
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
	happened, err := pairs[int64, int64](ctx, db, "SELECT apply_id, max(at) FROM history WHERE apply_id IN (SELECT value FROM json_each(?)) GROUP BY apply_id", list)
	if err != nil {
		return nil, err
	}
	lists, err := groups[int64, string](ctx, db, "SELECT apply_id, name FROM shortlisted JOIN shortlists ON shortlists.id = shortlist_id WHERE apply_id IN (SELECT value FROM json_each(?)) ORDER BY name", list)
	if err != nil {
		return nil, err
	}
	var texts map[int64][]byte
	if cvs {
		texts, err = pairs[int64, []byte](ctx, db, "SELECT apply_id, doc FROM cv_texts WHERE version = ? AND apply_id IN (SELECT value FROM json_each(?))", reading.Version, list)
	}
	all := make([]known, 0, len(of))
	for _, id := range ids {
		k := of[id]
		if k == nil {
			continue
		}
		if at, ok := happened[id]; ok {
			k.Happened = fromMillis(at)
		}
		k.Lists, k.cv = lists[id], texts[id]
		all = append(all, *k)
	}
	return all, err
}

// Possible reports which of the queries, at most 64, the words of each application may meet: a bit for each. It leaves out
// applications whose words are not all in the index, and those without the text of a CV.
func (s *Store) Possible(ctx context.Context, queries []query.Query, ids []int64) (map[int64]uint64, error) {
	return get(s, lang.Text("search"), func(db querier) (map[int64]uint64, error) {
		from, to := slices.Min(ids), slices.Max(ids)
		of, err := pairs[int64, uint64](ctx, db, `SELECT apply_id, 0 FROM search_docs JOIN cv_texts USING (apply_id) WHERE apply_id BETWEEN ? AND ?
			AND search_docs.version = ? AND cv_texts.version = ? AND doc ->> '$.Outcome' IS NULL`, max(from, 1), to, indexVersion, reading.Version)
		for i, q := range queries {
			if err != nil {
				return of, err
			}
			var rows []int64
			rows, err = column[int64](ctx, db, "SELECT rowid FROM search_text WHERE search_text MATCH ? AND rowid BETWEEN ? AND ?", q.Expression(), from, to)
			for _, id := range rows {
				if _, has := of[id]; has {
					of[id] |= 1 << i
				}
			}
		}
		return of, err
	})
}

// pages returns the text of the CV, page by page, or the outcome of a CV without text, and nothing for a CV that was
// withdrawn.
func (k *known) pages() (pages []string, outcome string) {
	var t struct { // the searched part of CVText
		Doc     struct{ Pages []struct{ Text string } }
		Outcome string
	}
	if k.Candidate.CV == nil || k.cv == nil || decode(k.cv, &t) != nil || t.Outcome != "" {
		return nil, t.Outcome
	}
	for _, p := range t.Doc.Pages {
		pages = append(pages, p.Text)
	}
	return pages, ""
}

// sumOf returns a checksum of a row, which shows whether the row has changed since it was indexed.
func sumOf(data []byte) int64 {
	h := fnv.New64a()
	_, _ = h.Write(data) // a hash never fails
	return int64(h.Sum64())
}

// stale reports whether the words of an application were made from another row than
// data.
func stale(ctx context.Context, tx *sql.Tx, id int64, data string) (bool, error) {
	return value[bool](ctx, tx, "SELECT NOT EXISTS (SELECT 1 FROM search_docs WHERE apply_id = ? AND sum = ? AND version = ?)", id, sumOf([]byte(data)), indexVersion)
}

// unindex notes that the words of applications of a job must be made again, and forgets
// the texts of CVs that have changed. The words are made later: they take several times as
// long as storing the applicants, which must be fast.
func unindex(ctx context.Context, tx *sql.Tx, jobID int64, ids []int64) error {
	for _, id := range ids {
		if err := forgetCV(ctx, tx, id); err != nil {
			return err
		}
		err := run(ctx, tx, `INSERT INTO search_docs (apply_id, job_id, sum, version, cv_file, cv_read) VALUES (?, ?, 0, 0, '', '')
			ON CONFLICT (apply_id) DO UPDATE SET version = 0, job_id = excluded.job_id`, id, jobID)
		if err != nil {
			return err
		}
	}
	return nil
}

// forgetCV forgets the text of an application's CV if the CV was withdrawn or replaced, so
// that no search looks at the old text. A withdrawn CV that returns is read again.
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
	if err := run(ctx, tx, "DELETE FROM cv_texts WHERE apply_id = ?", id); err != nil {
		return err
	}
	return run(ctx, tx, "UPDATE search_docs SET cv_file = '', cv_read = '' WHERE apply_id = ?", id)
}

// reindex writes the index of applications from their current rows. Call it at the end
// of the transaction that changes them. SQLite would write the index to the disk at each
// statement on another table that may fail half way, and at each row that is out of
// order; reindex avoids both.
func reindex(ctx context.Context, tx *sql.Tx, ids ...int64) error {
	if len(ids) == 0 {
		return nil
	}
	var names []string
	for _, f := range query.Fields() {
		names = append(names, f.String())
	}
	insert := "INSERT INTO search_text (rowid, " + strings.Join(names, ", ") + ") VALUES (?" + strings.Repeat(", ?", len(names)) + ")"
	slices.SortFunc(ids, func(a, b int64) int { return cmp.Compare(rowOf(a), rowOf(b)) })
	for _, id := range ids {
		indexed, err := value[bool](ctx, tx, "SELECT EXISTS (SELECT 1 FROM search_docs WHERE apply_id = ?)", id)
		if err == nil && indexed {
			err = run(ctx, tx, "DELETE FROM search_text WHERE rowid = ?", rowOf(id))
		}
		if err != nil {
			return err
		}
	}
	var rows [][]any
	for _, id := range ids {
		found, err := knownOf(ctx, tx, []int64{id}, true)
		if err != nil {
			return err
		}
		if len(found) == 0 { // the store has only a review of the application
			rows = append(rows, []any{id, 0, 0, indexVersion, ""})
			continue
		}
		k := found[0]
		k.CV, _ = k.pages()
		doc := k.Document()
		entry := query.EntryOf(&doc)
		words := []any{rowOf(id)}
		for _, f := range query.Fields() {
			words = append(words, entry.Column(f))
		}
		if err := run(ctx, tx, insert, words...); err != nil {
			return err
		}
		file := cvFile(k.Candidate.CV)
		if id < 0 { // files of arrivals are not searched
			file = ""
		}
		rows = append(rows, []any{id, k.Candidate.JobID, sumOf(k.data), indexVersion, file})
	}
	for _, row := range rows {
		err := run(ctx, tx, `INSERT INTO search_docs (apply_id, job_id, sum, version, cv_file, cv_read) VALUES (?, ?, ?, ?, ?, '')
			ON CONFLICT (apply_id) DO UPDATE SET job_id = excluded.job_id, sum = excluded.sum, version = excluded.version, cv_file = excluded.cv_file`, row...)
		if err != nil {
			return err
		}
	}
	return nil
}

// cvFile returns a text that identifies the file of a CV and the version of the reader. It
// does not read the file. It returns "" if there is no readable CV.
func cvFile(cv *model.CV) string {
	if cv == nil || cv.Broken != "" || cv.Ref == "" {
		return ""
	}
	return fmt.Sprintf("%d %d %s", reading.Version, cv.Size, cv.Ref)
}

// IndexSome makes the words of at most limit applications, and returns of how many. If jobID
// is not 0, it takes only those of that job. It takes applications that are new or changed,
// whose job has a new title, or whose words were made by another indexVersion.
func (s *Store) IndexSome(ctx context.Context, jobID int64, limit int) (n int, err error) {
	ids, err := get(s, lang.Text("read the search index"), func(db querier) ([]int64, error) {
		return column[int64](ctx, db, `SELECT apply_id FROM search_docs WHERE version < ?1 AND (?3 = 0 OR job_id = ?3)
			UNION ALL SELECT apply_id FROM search_docs WHERE version > ?1 AND (?3 = 0 OR job_id = ?3) LIMIT ?2`, indexVersion, limit, jobID)
	})
	if err != nil || len(ids) == 0 {
		return 0, err
	}
	return len(ids), s.write(ctx, lang.Text("write the search index"), func(tx *sql.Tx) error {
		return reindex(ctx, tx, ids...)
	})
}

// UnreadCVs returns at most limit applicants whose CVs were not read for the index yet, the newest first. If below is not
// 0, their ids are below it.
func (s *Store) UnreadCVs(ctx context.Context, below int64, limit int) ([]model.Candidate, error) {
	return get(s, lang.Text("look for CVs"), func(db querier) ([]model.Candidate, error) {
		return decoded[model.Candidate](ctx, db, `SELECT data FROM candidates WHERE id IN
			(SELECT apply_id FROM search_docs WHERE cv_file <> cv_read AND (?1 = 0 OR apply_id < ?1) ORDER BY apply_id DESC LIMIT ?2)
			ORDER BY id DESC`, below, limit)
	})
}

// NotIndexed returns the applications of a job that the index lacks, or has with outdated words.
func (s *Store) NotIndexed(ctx context.Context, jobID int64) ([]int64, error) {
	return get(s, lang.Text("read the search index"), func(db querier) ([]int64, error) {
		return column[int64](ctx, db, "SELECT apply_id FROM search_docs WHERE job_id = ? AND version <> ?", jobID, indexVersion)
	})
}

// Unindexed counts the applications, and the CVs, that a search does not find yet.
func (s *Store) Unindexed(ctx context.Context) (applications, cvs int, err error) {
	err = s.read(lang.Text("read the search index"), func(db querier) error {
		return db.QueryRowContext(ctx, `SELECT (SELECT count(*) FROM search_docs WHERE version < ?1) + (SELECT count(*) FROM search_docs WHERE version > ?1),
			(SELECT count(*) FROM search_docs WHERE cv_file <> cv_read)`, indexVersion).Scan(&applications, &cvs)
	})
	return applications, cvs, err
}

// Searches returns the saved searches, by name.
func (s *Store) Searches(ctx context.Context) ([]model.SavedSearch, error) {
	return get(s, lang.Text("read the saved searches"), func(db querier) ([]model.SavedSearch, error) {
		return rowsOf(ctx, db, func(n *model.SavedSearch) []any { return []any{&n.Name, &n.Query} }, "SELECT name, query FROM searches ORDER BY name")
	})
}

// SaveSearch keeps a search under its name, and replaces one with the same name.
// Without a query it forgets the name.
func (s *Store) SaveSearch(ctx context.Context, n model.SavedSearch, at time.Time) error {
	if n.Query == "" {
		return s.exec(ctx, PartSettings, lang.Text("save the search"), "DELETE FROM searches WHERE name = ?", n.Name)
	}
	return s.exec(ctx, PartSettings, lang.Text("save the search"), "INSERT OR REPLACE INTO searches (name, query, saved) VALUES (?, ?, ?)", n.Name, n.Query, millis(at))
}
