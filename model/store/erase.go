package store

import (
	"context"
	"crypto/rand"
	"crypto/subtle"
	"database/sql"
	"errors"
	"strings"
	"time"

	"shortlist/model/answers"
	"shortlist/model/lang"
	"shortlist/model/team"
)

// Known is what identifies an application that is kept here.
type Known struct {
	ID     int64 // less than 0: the id of an arrival
	JobID  int64
	Date   time.Time // when the application was made, or its review last changed; zero: not known
	Name   string
	Email  string
	Phone  string
	Opened bool // the contacts are real
	Listed bool // on a shortlist
	Dated  bool // Date is by the service's clock, not by this computer's
}

// Known returns every application of which the store keeps something: the application as
// last read, its arrival, or only its review or its history.
func (s *Store) Known(ctx context.Context) (all []Known, err error) {
	err = s.read(lang.Text("read the applicants"), func(q querier) (err error) {
		const listed = `json(iif(EXISTS (SELECT 1 FROM shortlisted WHERE apply_id = %), 'true', 'false'))`
		on := func(id string) string { return strings.Replace(listed, "%", id, 1) }
		all, err = decoded[Known](ctx, q, `SELECT json_object('ID', id, 'JobID', job_id, 'Date', data ->> '$.Date',
			'Name', coalesce(data ->> '$.Applicant.Name', ''), 'Email', coalesce(data ->> '$.Applicant.Contacts.Email', ''),
			'Phone', coalesce(data ->> '$.Applicant.Contacts.Phone', ''),
			'Opened', coalesce(data -> '$.Applicant.Contacts.Opened', json('false')), 'Dated', json('true'), 'Listed', `+on("candidates.id")+`) FROM candidates WHERE json_valid(data)
			UNION ALL SELECT json_object('ID', -id, 'JobID', job_id, 'Date', data ->> '$.Received',
			'Name', trim(coalesce(data ->> '$.FirstName', '') || ' ' || coalesce(data ->> '$.LastName', '')), 'Email', coalesce(data ->> '$.Email', ''),
			'Phone', coalesce(data ->> '$.Phone', ''), 'Opened', json('true'), 'Listed', `+on("-arrivals.id")+`) FROM arrivals WHERE apply_id = 0 AND json_valid(data)`)
		if err != nil {
			return err
		}
		others, err := rowsOf(ctx, q, func(k *Known) []any { return []any{&k.ID, &k.JobID, moment(&k.Date), &k.Listed} },
			`SELECT apply_id, job_id, changed, EXISTS (SELECT 1 FROM shortlisted WHERE shortlisted.apply_id = reviews.apply_id) FROM reviews
			WHERE apply_id > 0 AND apply_id NOT IN (SELECT id FROM candidates)
			UNION ALL SELECT apply_id, max(job_id), max(at), EXISTS (SELECT 1 FROM shortlisted WHERE shortlisted.apply_id = history.apply_id) FROM history
			WHERE apply_id > 0 AND apply_id NOT IN (SELECT id FROM candidates) AND apply_id NOT IN (SELECT apply_id FROM reviews) GROUP BY apply_id
			UNION ALL SELECT id, job_id, 0, EXISTS (SELECT 1 FROM shortlisted WHERE apply_id = candidates.id) FROM candidates WHERE NOT json_valid(data)`)
		all = append(all, others...)
		return err
	})
	return all, err
}

// Erasure is what is to be erased.
type Erasure struct {
	ID        int64           `json:"-"`
	Begun     time.Time       `json:"-"`
	Applies   []int64         // ids of applications; less than 0: of arrivals
	Jobs      []int64         // jobs whose drafts and counted views are erased, too
	Files     []string        // files of the inbox
	Saved     []SavedFile     // files about these applications that a person saved
	Letters   []answers.Draft // files of drafts of letters that are only about these applications
	Delete    bool            // the saved files are deleted, too
	Note      string          // text for the activity log, after the count
	AllTraces bool            `json:",omitempty"` // the marks that keep a person from being written to twice go, too
	Aged      bool            // the age limit privacy.keep asked for it: colleagues keep their reviews
	Marks     []string        // names, addresses and numbers that no file may hold afterwards
	Counts    ErasedRows      `json:"-"` // erased so far
}

// team is the value of the erasure's change of kind team.KindErased, which waits for the team folder.
func (e Erasure) team() string {
	if e.Aged {
		return team.OwnLines
	}
	return ""
}

// ErasedRows counts what an erasure removes from the store.
type ErasedRows struct {
	Applications, Reviews, Places, Lists, Searches, Queued, Entries, Drafts, Letters int

	Interviews  int // and times that were offered
	Sent        int // letters that have left, or may have: shortlist cannot take them back
	Packets     int // places of the applications in packets for colleagues, who keep what they got
	LetterMarks int // that stay for a time so that no letter goes to the same person again
}

// AttachmentsOf returns the files that came with the callbacks of applications.
func (s *Store) AttachmentsOf(ctx context.Context, applies []int64) ([]string, error) {
	return get(s, lang.Text("read the new applications"), func(q querier) (refs []string, err error) {
		found, err := arrivals(ctx, q, "apply_id > 0 AND apply_id IN (SELECT value FROM json_each(?1)) OR -id IN (SELECT value FROM json_each(?1))", array(applies))
		for _, a := range found {
			for _, f := range a.Attachments {
				if f.Ref != "" {
					refs = append(refs, f.Ref)
				}
			}
		}
		return refs, err
	})
}

// BeginErasure notes an erasure before anything is removed, and returns it with its id.
//
// It first reads in the text that other windows keep beside the store, so that it is erased with the rest.
func (s *Store) BeginErasure(ctx context.Context, e Erasure) (Erasure, error) {
	s.readAside(ctx)
	data, err := encode(e)
	if err != nil {
		return e, err
	}
	sealed, err := seal([]byte(data))
	if err != nil {
		return e, err
	}
	err = s.write(ctx, lang.Text("erase applications"), func(tx *sql.Tx) (err error) {
		e.ID, err = inserted(ctx, tx, "INSERT INTO erasures (begun, data, counts) VALUES (?, ?, '{}')", millis(e.Begun), sealed)
		return err
	})
	return e, err
}

// seal hides bytes behind a random key of the same length, which it puts in front.
func seal(data []byte) ([]byte, error) {
	sealed := make([]byte, 2*len(data))
	_, err := rand.Read(sealed[:len(data)])
	subtle.XORBytes(sealed[len(data):], data, sealed)
	return sealed, err
}

func unseal(sealed []byte) []byte {
	n := len(sealed) / 2
	data := make([]byte, n)
	subtle.XORBytes(data, sealed[:n], sealed[n:])
	return data
}

// Erasures returns the erasures that have not ended.
func (s *Store) Erasures(ctx context.Context) (out []Erasure, err error) {
	err = s.read(lang.Text("erase applications"), func(q querier) error {
		out = nil
		return each(ctx, q, func(scan func(...any) error) error {
			var e Erasure
			var id int64
			var begun time.Time
			var sealed, counts []byte
			if err := scan(&id, moment(&begun), &sealed, &counts); err != nil {
				return err
			}
			if err := decode(unseal(sealed), &e); err != nil {
				return err
			}
			e.ID, e.Begun = id, begun
			out = append(out, e)
			return decode(counts, &out[len(out)-1].Counts)
		}, "SELECT id, begun, data, counts FROM erasures ORDER BY id")
	})
	return out, err
}

// EndErasure forgets an erasure that is done.
func (s *Store) EndErasure(ctx context.Context, id int64) error {
	err := s.securely(ctx, func(conn *sql.Conn) error {
		_, err := conn.ExecContext(ctx, "DELETE FROM erasures WHERE id = ?", id)
		return err
	})
	return wrap(lang.Text("erase applications"), err)
}

// securely runs f on a connection that overwrites the bytes that it deletes, if this window may
// write.
func (s *Store) securely(ctx context.Context, f func(*sql.Conn) error) error {
	if err := s.ReadOnly(); err != nil {
		return err
	}
	err := s.use(func(db *sql.DB) (err error) {
		if err := s.checkLease(); err != nil {
			return err
		}
		conn, err := db.Conn(ctx)
		if err != nil {
			return err
		}
		defer func() {
			_, off := conn.ExecContext(context.WithoutCancel(ctx), "PRAGMA secure_delete = OFF")
			err = errors.Join(err, off, conn.Close())
		}()
		if _, err := conn.ExecContext(ctx, "PRAGMA secure_delete = ON"); err != nil {
			return err
		}
		return f(conn)
	})
	s.noteLost(err)
	return err
}

// ErrLogInUse is returned by Compact and EmptyLog if another window keeps reading the store,
// so that the log keeps what was deleted.
var ErrLogInUse = lang.NewError("another window is reading the store, whose log still holds what was deleted")

// Compact rewrites the store without free pages, old words of the index and old parts
// of the log. FTS5's own option secure-delete does nothing for an index without contents:
// deleted rows are only marked, until a merge of all parts of the index leaves them out.
func (s *Store) Compact(ctx context.Context) error {
	err := s.securely(ctx, func(conn *sql.Conn) error {
		for _, step := range []string{"INSERT INTO search_text (search_text) VALUES ('optimize')", "VACUUM"} {
			if _, err := conn.ExecContext(ctx, step); err != nil {
				return err
			}
		}
		return emptyLog(ctx, conn)
	})
	return wrap(lang.Text("erase applications"), err)
}

// EmptyLog moves the log into the store, and cuts it.
func (s *Store) EmptyLog(ctx context.Context) error {
	err := s.securely(ctx, func(conn *sql.Conn) error { return emptyLog(ctx, conn) })
	return wrap(lang.Text("erase applications"), err)
}

func emptyLog(ctx context.Context, conn *sql.Conn) error {
	// A long read of another window must not hold up this window.
	if _, err := conn.ExecContext(ctx, "PRAGMA busy_timeout = 3000"); err != nil {
		return err
	}
	defer func() { _, _ = conn.ExecContext(ctx, "PRAGMA busy_timeout = 15000") }() // as Open sets it
	for {
		var busy, log, moved int
		if err := conn.QueryRowContext(ctx, "PRAGMA wal_checkpoint(TRUNCATE)").Scan(&busy, &log, &moved); err != nil {
			return err
		}
		switch {
		case busy == 0:
			return nil
		case log >= 0:
			return ErrLogInUse
		}
		// Another window moves the log into the store, as a commit does when the log is long. That ends soon.
		select {
		case <-time.After(50 * time.Millisecond):
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Erased returns the erased applications of a job, or of all jobs if jobID is 0.
func (s *Store) Erased(ctx context.Context, jobID int64) (map[int64]bool, error) {
	return get(s, lang.Text("read the applicants"), func(q querier) (map[int64]bool, error) {
		// An application that was only reviewed here may have no job.
		return pairs[int64, bool](ctx, q, "SELECT apply_id, 1 FROM erased WHERE ?1 = 0 OR job_id IN (?1, 0)", jobID)
	})
}

// ForgetErased lets reads of applicants bring erased applications back, and returns how
// many. Their jobs count as changed, so that they are read again.
func (s *Store) ForgetErased(ctx context.Context) (n int, err error) {
	err = s.write(ctx, lang.Text("erase applications"), func(tx *sql.Tx) error {
		err := run(ctx, tx, "UPDATE synced SET applies = ? WHERE scope IN (SELECT '"+applies+"' || job_id FROM erased)", ReadAgain)
		if err == nil {
			n, err = affected(ctx, tx, "DELETE FROM erased")
		}
		return err
	})
	return n, err
}
