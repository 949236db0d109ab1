package store

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"slices"
	"time"

	"shortlist/model"
	"shortlist/model/identity"
	"shortlist/model/lang"
)

// dated is an application and its date, by the service's clock.
type dated struct {
	ID        int64
	Date      time.Time
	Suggested bool
	Status    model.CandidateStatus
}

// hidden reports whether the service has deleted the application.
func (d dated) hidden() bool { return d.Status == model.CandidateDeleted }

// allKnown reports whether a job's applicants were read to their end before. After that, every unknown
// applicant is new, whatever dates and counts are (CONTRACT 55).
func allKnown(ctx context.Context, q querier, jobID int64) (bool, error) {
	return value[bool](ctx, q, "SELECT EXISTS (SELECT 1 FROM baselines WHERE job_id = ? AND known = 1)", jobID)
}

// noteUnknown notes the unknown applications among some as new. Suggested and deleted applications are
// not new before the person applies.
func (s *Store) noteUnknown(ctx context.Context, tx *sql.Tx, jobID int64, people []model.Candidate, at time.Time) error {
	var ids []int64
	of := map[int64]*model.Candidate{}
	for i, c := range people {
		if !c.Suggested && !c.Hidden() {
			ids = append(ids, c.ID)
			of[c.ID] = &people[i]
		}
	}
	if len(ids) == 0 {
		return nil
	}
	if err := run(ctx, tx, "UPDATE new_applications SET listed = 1 WHERE job_id = ? AND listed = 0 AND apply_id IN (SELECT value FROM json_each(?))", jobID, array(ids)); err != nil {
		return err
	}
	unknown, err := column[int64](ctx, tx, "SELECT value FROM json_each(?) WHERE value NOT IN (SELECT apply_id FROM old_applications)", array(ids))
	if err != nil || len(unknown) == 0 {
		return err
	}
	called, err := readUnlisted(ctx, tx, jobID)
	if err != nil {
		return err
	}
	for _, id := range unknown {
		c := of[id]
		if u := called.of(*c); u != nil {
			err = s.list(ctx, tx, *u, c)
		} else {
			err = insertNew(ctx, tx, *c, at)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// cameSince returns which applicants of a first read applied since the job was first listed here: all but
// the earliest before of them, where before is the job's lowest count. It uses only counts and dates of the
// service, since the service's clock differs from this machine's. After a read that was cut short it finds
// some of them, and never a wrong one.
func cameSince(before int, read Sync, people []dated) (ids []int64) {
	counted := countedBy(read, people)
	undated := slices.ContainsFunc(counted, func(d dated) bool { return d.Date.IsZero() })
	slices.SortStableFunc(counted, func(a, b dated) int {
		if byDate := a.Date.Compare(b.Date); byDate != 0 && !undated {
			return byDate
		}
		return cmp.Compare(a.ID, b.ID) // the service numbers applications in order
	})
	for _, d := range counted[min(before, len(counted)):] {
		if !d.hidden() && !d.Suggested {
			ids = append(ids, d.ID)
		}
	}
	return ids
}

// countedBy returns the applicants that the service counts. The specification leaves open whether the
// count includes deleted and suggested applicants: of the four possible sets, countedBy returns the first
// that is as large as the count, or else the first that is larger.
func countedBy(read Sync, people []dated) []dated {
	var sets [][]dated
	for _, with := range []struct{ hidden, suggested bool }{{false, false}, {true, false}, {false, true}, {true, true}} {
		sets = append(sets, slices.DeleteFunc(slices.Clone(people), func(d dated) bool {
			return d.hidden() && !with.hidden || d.Suggested && !with.suggested
		}))
	}
	if !read.Complete || len(sets[0]) >= read.Applies {
		return sets[0]
	}
	for _, fits := range []func(n int) bool{
		func(n int) bool { return n == read.Applies },
		func(n int) bool { return n > read.Applies },
	} {
		if i := slices.IndexFunc(sets, func(set []dated) bool { return fits(len(set)) }); i >= 0 {
			return sets[i]
		}
	}
	return sets[len(sets)-1]
}

// insertNew notes an application as new, once.
func insertNew(ctx context.Context, tx *sql.Tx, c model.Candidate, at time.Time) error {
	err := run(ctx, tx, `INSERT INTO new_applications (job_id, apply_id, arrival_id, at, hooked, prints, listed) VALUES (?, ?, 0, ?, 0, ?, ?)
		ON CONFLICT DO NOTHING`, c.JobID, c.ID, millis(at), identity.Print(c), !c.Suggested)
	if err == nil {
		err = run(ctx, tx, "INSERT OR IGNORE INTO old_applications (apply_id, job_id) VALUES (?, ?)", c.ID, c.JobID)
	}
	return err
}

// endRead notes the results of a read of a job's applicants: the new applications and, after the
// first read to the end, that all others are known.
func (s *Store) endRead(ctx context.Context, tx *sql.Tx, jobID int64, read Sync) error {
	known, err := allKnown(ctx, tx, jobID) // another window's read may have ended during this one
	if err != nil {
		return err
	}
	where := ""
	if known {
		where = " AND id NOT IN (SELECT apply_id FROM old_applications)"
	}
	people, err := decoded[dated](ctx, tx, `SELECT json_object('ID', id, 'Date', data ->> '$.Date',
		'Suggested', coalesce(data -> '$.Suggested', json('false')), 'Status', coalesce(data ->> '$.Status', '')) FROM candidates WHERE job_id = ?`+where, jobID)
	if err != nil {
		return err
	}
	var found []int64
	if known {
		for _, d := range people {
			found = append(found, d.ID)
		}
	} else if found, err = firstNew(ctx, tx, jobID, read, people); err != nil {
		return err
	}
	candidates, err := candidatesOf(ctx, tx, found)
	if err != nil {
		return err
	}
	if err := s.noteUnknown(ctx, tx, jobID, candidates, read.At); err != nil {
		return err
	}
	if !known && !read.Moved && (read.Applies >= 0 || read.Complete) {
		if err := putKnown(ctx, tx, jobID, read, people); err != nil {
			return err
		}
	}
	if err := dropPrints(ctx, tx, read.At); err != nil {
		return err
	}
	return putSync(ctx, tx, ApplicantsOf(jobID), read)
}

// printedFor is how long a callback that comes again, or late, is recognised by the person's print.
const printedFor = 7 * 24 * time.Hour

// dropPrints drops the prints that are too old.
func dropPrints(ctx context.Context, tx *sql.Tx, now time.Time) error {
	return run(ctx, tx, "UPDATE new_applications SET prints = '' WHERE prints <> '' AND at < ?", millis(now.Add(-printedFor)))
}

// firstNew returns the new applications of a first read. It returns nothing if no earlier list of jobs had a count.
func firstNew(ctx context.Context, tx *sql.Tx, jobID int64, read Sync, people []dated) ([]int64, error) {
	before, err := column[int](ctx, tx, "SELECT applies FROM baselines WHERE job_id = ?", jobID)
	if err != nil || len(before) == 0 {
		return nil, err
	}
	read.Complete = read.Complete && !read.Moved
	return cameSince(before[0], read, people), nil
}

// IsFirstRead reports whether only the count of a job's applications is known.
func (s *Store) IsFirstRead(ctx context.Context, jobID int64) (bool, error) {
	return get(s, lang.Text("look for new applicants"), func(q querier) (bool, error) {
		return value[bool](ctx, q, "SELECT EXISTS (SELECT 1 FROM baselines WHERE job_id = ? AND known = 0)", jobID)
	})
}

// putKnown notes that all applications of a job are known.
func putKnown(ctx context.Context, tx *sql.Tx, jobID int64, read Sync, people []dated) error {
	var ids []int64
	applied := 0
	for _, d := range people {
		if d.Suggested {
			continue
		}
		ids = append(ids, d.ID)
		if !d.hidden() {
			applied++
		}
	}
	if err := run(ctx, tx, "INSERT OR IGNORE INTO old_applications (apply_id, job_id) SELECT value, ? FROM json_each(?)", jobID, array(ids)); err != nil {
		return err
	}
	return run(ctx, tx, `INSERT INTO baselines (job_id, applies, at, known) VALUES (?, ?, ?, 1)
		ON CONFLICT (job_id) DO UPDATE SET known = 1`, jobID, applied, millis(read.At))
}

// putBaselines notes how many applies new jobs have. If a job was made after the last list, of
// before, was read, all its applies are new: its id is above newest. The applies of an older job, which was missing from the
// list for a while, are not.
func putBaselines(ctx context.Context, tx *sql.Tx, jobs []model.Job, before Sync, newest int64, at time.Time) error {
	without, err := column[int64](ctx, tx, "SELECT value FROM json_each(?) WHERE value NOT IN (SELECT job_id FROM baselines)", array(idsOf(jobs)))
	if err != nil {
		return err
	}
	missing := model.Set(without)
	for _, j := range jobs {
		applies, counted, since := j.Applies, !j.NoApplies, at
		if !before.At.IsZero() {
			since = before.At
			if j.ID > newest {
				applies, counted = 0, true
			}
		}
		if !counted || !missing[j.ID] {
			continue
		}
		if err := run(ctx, tx, "INSERT INTO baselines (job_id, applies, at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING", j.ID, applies, millis(since)); err != nil {
			return err
		}
	}
	return nil
}

// lowerBaselines lowers the noted count of a job that was never read when its count falls: some of the earlier
// applicants have left.
func lowerBaselines(ctx context.Context, tx *sql.Tx) error {
	return run(ctx, tx, `UPDATE baselines SET applies = jobs.applications FROM jobs
		WHERE jobs.id = baselines.job_id AND known = 0 AND jobs.applications < baselines.applies`)
}

// NewApplications returns at most limit new applications with ids above after, in
// order.
func (s *Store) NewApplications(ctx context.Context, after int64, limit int) ([]model.NewApplication, error) {
	return s.newApplications(ctx, "id > ? ORDER BY id LIMIT ?", after, limit)
}

// NewApplicationsOf returns the new applications with some ids, in order.
func (s *Store) NewApplicationsOf(ctx context.Context, ids []int64) ([]model.NewApplication, error) {
	return s.newApplications(ctx, "id IN (SELECT value FROM json_each(?)) ORDER BY id", array(ids))
}

func (s *Store) newApplications(ctx context.Context, where string, args ...any) ([]model.NewApplication, error) {
	return get(s, lang.Text("look for new applicants"), func(q querier) ([]model.NewApplication, error) {
		return rowsOf(ctx, q, func(n *model.NewApplication) []any {
			return []any{&n.ID, &n.JobID, &n.ApplyID, &n.ArrivalID, moment(&n.At)}
		}, "SELECT id, job_id, apply_id, arrival_id, at FROM new_applications WHERE "+where, args...)
	})
}

// LastNew returns the id of the application that was noted last, 0 without one.
func (s *Store) LastNew(ctx context.Context) (int64, error) {
	return get(s, lang.Text("look for new applicants"), func(q querier) (int64, error) {
		return value[int64](ctx, q, "SELECT coalesce(max(id), 0) FROM new_applications")
	})
}

// LastNewBefore returns the id of the application that was noted last before a time, 0
// without one.
func (s *Store) LastNewBefore(ctx context.Context, t time.Time) (int64, error) {
	return get(s, lang.Text("look for new applicants"), func(q querier) (int64, error) {
		return value[int64](ctx, q, "SELECT coalesce(max(id), 0) FROM new_applications WHERE at < ?", millis(t))
	})
}

// TakeHook gives a new application to this window, to run the user's command for it. ok
// is false if another window has it.
func (s *Store) TakeHook(ctx context.Context, id int64) (ok bool, err error) {
	err = s.write(ctx, fmt.Sprintf("take the new application %d", id), func(tx *sql.Tx) error {
		n, err := affected(ctx, tx, "UPDATE new_applications SET hooked = 1 WHERE id = ? AND hooked = 0", id)
		ok = n > 0
		return err
	})
	return ok, err
}
