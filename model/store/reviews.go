package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"time"

	"shortlist/model"
)

// Review returns what the person thinks of an application; of one never reviewed
// that is nothing.
func (s *Store) Review(ctx context.Context, applyID int64) (r model.Review, err error) {
	r.ApplyID = applyID
	err = s.read(fmt.Sprintf("read the review of application %d", applyID), func(q querier) error {
		found, err := reviews(ctx, q, "apply_id = ?", applyID)
		if len(found) > 0 {
			r = found[0]
		}
		return err
	})
	return r, err
}

// Reviews returns the reviews of a job's applications that are not blank, or those
// of all jobs where jobID is 0.
func (s *Store) Reviews(ctx context.Context, jobID int64) (out []model.Review, err error) {
	err = s.read("read the reviews", func(q querier) (err error) {
		out, err = reviews(ctx, q, "?1 = 0 OR job_id = ?1", jobID)
		return err
	})
	return out, err
}

// ChangeReview changes one review by f, which sees it as it is by now, and returns
// it as it was before and as it is. A change to nothing leaves no row.
func (s *Store) ChangeReview(ctx context.Context, jobID, applyID int64, at time.Time, f func(*model.Review)) (was, is model.Review, err error) {
	err = s.write(ctx, "keep the review", func(tx *sql.Tx) error {
		was = model.Review{ApplyID: applyID, JobID: jobID}
		found, err := reviews(ctx, tx, "apply_id = ?", applyID)
		if err != nil {
			return err
		}
		if len(found) > 0 {
			was = found[0]
		}
		is = was
		f(&is)
		is.ApplyID, is.JobID, is.Changed = applyID, jobID, at
		if is.Blank() {
			if _, err := tx.ExecContext(ctx, "DELETE FROM reviews WHERE apply_id = ?", applyID); err != nil {
				return err
			}
			return reindex(ctx, tx, applyID)
		}
		tags, err := encode(append([]string{}, is.Tags...))
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, `INSERT OR REPLACE INTO reviews (apply_id, job_id, verdict, rating, tags, note, changed, typed)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?)`, applyID, jobID, is.Verdict, is.Rating, tags, is.Note, millis(at), is.Typed)
		if err != nil {
			return err
		}
		return reindex(ctx, tx, applyID)
	}, PartReviews)
	return was, is, err
}

func reviews(ctx context.Context, q querier, where string, args ...any) (out []model.Review, err error) {
	err = each(ctx, q, func(scan func(...any) error) error {
		var r model.Review
		var tags []byte
		var changed int64
		err := scan(&r.ApplyID, &r.JobID, &r.Verdict, &r.Rating, &tags, &r.Note, &changed, &r.Typed)
		if err != nil {
			return err
		}
		if json.Unmarshal(tags, &r.Tags) != nil { // of a page that held nonsense: the rest is worth keeping
			r.Tags = nil
		}
		r.Changed = fromMillis(changed)
		out = append(out, r)
		return nil
	}, "SELECT apply_id, job_id, verdict, rating, tags, note, changed, typed FROM reviews WHERE "+where, args...)
	return out, err
}

// Shortlists returns every shortlist with who is on it, by name.
func (s *Store) Shortlists(ctx context.Context) (out []model.Shortlist, err error) {
	err = s.read("read the shortlists", func(q querier) error {
		out = nil
		at := map[int64]int{}
		err := each(ctx, q, func(scan func(...any) error) error {
			var l model.Shortlist
			var made int64
			err := scan(&l.ID, &l.Name, &made)
			l.Made = fromMillis(made)
			at[l.ID] = len(out)
			out = append(out, l)
			return err
		}, "SELECT id, name, made FROM shortlists ORDER BY name")
		if err != nil {
			return err
		}
		return each(ctx, q, func(scan func(...any) error) error {
			var list, apply int64
			err := scan(&list, &apply)
			if i, ok := at[list]; ok {
				out[i].Applies = append(out[i].Applies, apply)
			}
			return err
		}, "SELECT shortlist_id, apply_id FROM shortlisted ORDER BY id")
	})
	return out, err
}

// Enlist puts applications on the shortlist of a name, which it makes where there
// is none, and returns those that were not on it before.
func (s *Store) Enlist(ctx context.Context, name string, applies []int64, at time.Time) (added []int64, err error) {
	err = s.write(ctx, "keep the shortlist", func(tx *sql.Tx) error {
		added = nil
		if _, err := tx.ExecContext(ctx, "INSERT OR IGNORE INTO shortlists (name, made) VALUES (?, ?)", name, millis(at)); err != nil {
			return err
		}
		for _, id := range applies {
			result, err := tx.ExecContext(ctx, `INSERT OR IGNORE INTO shortlisted (shortlist_id, apply_id)
				SELECT id, ? FROM shortlists WHERE name = ?`, id, name)
			if err != nil {
				return err
			}
			if n, err := result.RowsAffected(); err == nil && n > 0 {
				added = append(added, id)
			}
		}
		return nil
	}, PartReviews)
	return added, err
}

// Delist takes applications off the shortlist of a name; one that nobody is on any
// more is forgotten.
func (s *Store) Delist(ctx context.Context, name string, applies []int64) error {
	return s.write(ctx, "keep the shortlist", func(tx *sql.Tx) error {
		for _, id := range applies {
			_, err := tx.ExecContext(ctx, `DELETE FROM shortlisted
				WHERE apply_id = ? AND shortlist_id = (SELECT id FROM shortlists WHERE name = ?)`, id, name)
			if err != nil {
				return err
			}
		}
		_, err := tx.ExecContext(ctx, `DELETE FROM shortlists WHERE name = ?
			AND NOT EXISTS (SELECT 1 FROM shortlisted WHERE shortlist_id = shortlists.id)`, name)
		return err
	}, PartReviews)
}

// Setting returns what is set under a name; "" for nothing.
func (s *Store) Setting(ctx context.Context, name string) (value string, err error) {
	err = s.read("read the settings", func(q querier) error {
		err := q.QueryRowContext(ctx, "SELECT value FROM settings WHERE name = ?", name).Scan(&value)
		if err == sql.ErrNoRows {
			value, err = "", nil
		}
		return err
	})
	return value, err
}

// Set sets a value under a name.
func (s *Store) Set(ctx context.Context, name, value string) error {
	return s.exec(ctx, PartSettings, "keep the settings", "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", name, value)
}
