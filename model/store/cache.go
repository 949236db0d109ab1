package store

import (
	"context"
	"database/sql"
	"errors"
	"math/rand/v2"
	"slices"
	"time"

	"shortlist/model"
	"shortlist/model/identity"
	"shortlist/model/lang"
)

// Sync describes how fresh the data of the service is.
type Sync struct {
	At       time.Time // zero: never
	Complete bool      // false: the read was cut short
	Applies  int       // the service's count of a job's applies at the last read to the end; -1: never read; or ReadAgain
	Moved    bool      // the count changed during the first read, so that the next read decides who is old; not stored
}

// ReadAgain is a value of Sync.Applies: the last read cannot be trusted, and must be
// repeated whatever the service counts.
const ReadAgain = -2

// Jobs returns the jobs that the service listed last, in any order, how many there are, and when they were listed. It
// returns the first ones in the order of model.JobsByStatus if there are more than most. Their descriptions are left out; Job has
// them.
func (s *Store) Jobs(ctx context.Context, most int) (jobs []model.Job, of int, sync Sync, err error) {
	err = s.read(lang.Text("read the jobs"), func(q querier) (err error) {
		if sync, err = readSync(ctx, q, PartJobs); err != nil {
			return err
		}
		if err := q.QueryRowContext(ctx, "SELECT count(*) FROM jobs WHERE listed = 1").Scan(&of); err != nil { // with those that cannot be read
			return err
		}
		if of <= most {
			jobs, err = decoded[model.Job](ctx, q, "SELECT data FROM jobs WHERE listed = 1")
			return err
		}
		jobs, err = decoded[model.Job](ctx, q, "SELECT data FROM jobs WHERE listed = 1 ORDER BY rank, applications DESC, id DESC LIMIT ?", most)
		return err
	})
	return jobs, of, sync, err
}

// JobsRead is a read of the list of jobs that is stored in parts. The zero value is a read that began when its first part
// is stored.
type JobsRead struct {
	begun  bool
	asked  time.Time // when the service was asked for the list
	before Sync      // of the list, when the read began
	newest int64     // the largest id of a job then
	listed []int64   // the jobs that were listed then; only they can be gone
}

// BeginJobs begins a read of the list of jobs, before the service is asked: what another window stores meanwhile may not
// be in the answer yet.
func (s *Store) BeginJobs(ctx context.Context, asked time.Time) (r JobsRead, err error) {
	err = s.read(lang.Text("read the jobs"), func(q querier) error { return r.begin(ctx, q, asked) })
	return r, err
}

func (r *JobsRead) begin(ctx context.Context, q querier, asked time.Time) (err error) {
	r.asked = asked
	if r.before, err = readSync(ctx, q, PartJobs); err != nil {
		return err
	}
	if r.newest, err = value[int64](ctx, q, "SELECT coalesce(max(id), 0) FROM jobs"); err != nil {
		return err
	}
	r.listed, err = column[int64](ctx, q, "SELECT id FROM jobs WHERE listed = 1")
	r.begun = err == nil
	return err
}

// PutPart stores jobs of a read that goes on. The other jobs stay listed. Afterwards jobs has the stored ones, as PutJob
// returns them.
func (s *Store) PutPart(ctx context.Context, r *JobsRead, jobs []model.Job, at time.Time) error {
	next := *r
	err := s.write(ctx, lang.Text("save the jobs"), func(tx *sql.Tx) error {
		next = *r // f may run again
		return next.put(ctx, tx, jobs, at)
	}, PartJobs)
	if err == nil {
		*r = next
	}
	return err
}

// EndJobs keeps the last jobs of a read. listed are the ids of all its jobs: the others are not listed any more. It is nil
// if the list could not be read whole.
func (s *Store) EndJobs(ctx context.Context, r *JobsRead, jobs []model.Job, listed []int64, at time.Time) error {
	return s.write(ctx, lang.Text("save the jobs"), func(tx *sql.Tx) error {
		read := *r
		if err := read.put(ctx, tx, jobs, at); err != nil {
			return err
		}
		if listed != nil {
			err := run(ctx, tx, "UPDATE jobs SET listed = 0 WHERE listed = 1 AND id IN (SELECT value FROM json_each(?)) AND NOT ("+askedLater+")",
				array(without(read.listed, listed)), millis(read.asked), millis(time.Now()))
			if err != nil {
				return err
			}
		}
		if err := lowerBaselines(ctx, tx); err != nil {
			return err
		}
		if err := putViews(ctx, tx, at); err != nil {
			return err
		}
		return putSync(ctx, tx, PartJobs, Sync{At: at, Complete: listed != nil})
	}, PartJobs)
}

func (r *JobsRead) put(ctx context.Context, tx *sql.Tx, jobs []model.Job, at time.Time) (err error) {
	if !r.begun {
		if err := r.begin(ctx, tx, at); err != nil {
			return err
		}
	}
	if err := putBaselines(ctx, tx, jobs, r.before, r.newest, at); err != nil {
		return err
	}
	return putJobs(ctx, tx, jobs, r.asked)
}

// CompleteJobs fills in what jobs of an incomplete answer lack, from their last known copies.
func (s *Store) CompleteJobs(ctx context.Context, jobs []model.Job) error {
	ids, at := []int64{}, map[int64]int{}
	for i := range jobs {
		if jobs[i].Incomplete() {
			ids, at[jobs[i].ID] = append(ids, jobs[i].ID), i
		}
	}
	if len(ids) == 0 {
		return nil
	}
	return s.read(lang.Text("read the jobs"), func(q querier) error {
		known, err := decoded[model.Job](ctx, q, "SELECT data FROM jobs WHERE id IN (SELECT value FROM json_each(?))", array(ids))
		for _, j := range known {
			jobs[at[j.ID]].Complete(j)
		}
		return err
	})
}

// PutJob stores a job. asked is when the service was asked for it. PutJob returns the stored job, which is another one if
// that was asked for later.
func (s *Store) PutJob(ctx context.Context, j model.Job, asked time.Time) (model.Job, error) {
	jobs := []model.Job{j}
	err := s.write(ctx, lang.Text("save the jobs"), func(tx *sql.Tx) error {
		if err := putJobs(ctx, tx, jobs, asked); err != nil {
			return err
		}
		return lowerBaselines(ctx, tx)
	}, PartJobs)
	return jobs[0], err
}

// askedLater is the condition of a row that stays although an answer has another one: it comes from an answer that was
// asked for later. If that is later than now, the clock was set back. Its arguments are the time of asking, and now.
const askedLater = "asked > ? AND asked <= ?"

// putJobs stores jobs of an answer. Stored jobs that were asked for later stay, and replace those of the answer in jobs.
func putJobs(ctx context.Context, tx *sql.Tx, jobs []model.Job, asked time.Time) error {
	ctx = context.WithoutCancel(ctx) // each statement that can be cancelled costs a goroutine
	stays := make([]bool, len(jobs)) // the stored job is the same, or was asked for later
	err := each(ctx, tx, func(scan func(...any) error) error {
		var i int
		var data, description sql.RawBytes
		var listed, later bool
		if err := scan(&i, &data, &description, &listed, &later); err != nil {
			return err
		}
		j := jobs[i]
		if stored := (model.Job{}); later && decode(data, &stored) == nil {
			stored.Description = string(description)
			jobs[i], stays[i] = stored, true
			return nil
		}
		j.Description = ""
		same, err := encode(j)
		stays[i] = same == string(data) && jobs[i].Description == string(description) && listed == (j.Status != model.Deleted)
		return err
	}, "SELECT key, data, coalesce(html, ''), listed, "+askedLater+" FROM json_each(?) JOIN jobs ON jobs.id = value LEFT JOIN descriptions ON job_id = value",
		millis(asked), millis(time.Now()), array(idsOf(jobs)))
	if err != nil {
		return err
	}
	for i, j := range jobs {
		if stays[i] {
			continue
		}
		described, err := affected(ctx, tx, `INSERT INTO descriptions (job_id, html) VALUES (?, ?)
			ON CONFLICT (job_id) DO UPDATE SET html = excluded.html WHERE html <> excluded.html`, j.ID, j.Description)
		if err != nil {
			return err
		}
		j.Description = ""
		err = run(ctx, tx, `INSERT INTO jobs (id, data, listed, rank, views, applications, asked) VALUES (?, ?, ?, ?, ?, ?, ?)
			ON CONFLICT (id) DO UPDATE SET data = excluded.data, listed = excluded.listed, rank = excluded.rank, views = excluded.views, applications = excluded.applications, asked = excluded.asked
			WHERE data <> excluded.data OR listed <> excluded.listed OR ?`,
			j.ID, asJSON(j), j.Status != model.Deleted, j.Status.Rank(), max(j.Views, 0), max(j.Applies, 0), millis(asked), described > 0)
		if err != nil {
			return err
		}
	}
	return nil
}

func idsOf(jobs []model.Job) []int64 {
	return model.IDs(jobs, func(j *model.Job) int64 { return j.ID })
}

// Job returns the last known copy of a job, or ErrNone.
func (s *Store) Job(ctx context.Context, id int64) (model.Job, error) {
	return first(s.wholeJobs(ctx, lang.TextIn("store", "read job %d", id), "id = ?", id))
}

// WholeJobs returns the jobs that the service listed last, with their descriptions.
func (s *Store) WholeJobs(ctx context.Context) ([]model.Job, error) {
	return s.wholeJobs(ctx, lang.Text("read the jobs"), "listed = 1")
}

// JobsTitled returns the listed jobs with a title, with their descriptions. Spaces
// around the title are ignored.
func (s *Store) JobsTitled(ctx context.Context, title string) ([]model.Job, error) {
	return s.wholeJobs(ctx, lang.Text("read the jobs"), "listed = 1 AND json_valid(data) AND trim(data ->> '$.Title') = trim(?)", title)
}

// DeletedJobs returns the last known copies of deleted jobs (CONTRACT 18).
func (s *Store) DeletedJobs(ctx context.Context) ([]model.Job, error) {
	return s.wholeJobs(ctx, lang.Text("read the jobs"), "listed = 0")
}

func (s *Store) wholeJobs(ctx context.Context, what, where string, args ...any) (jobs []model.Job, err error) {
	err = s.read(what, func(q querier) error {
		jobs = nil
		return eachWholeJob(ctx, q, func(j model.Job) { jobs = append(jobs, j) }, where, args...)
	})
	return jobs, err
}

// eachWholeJob hands on the stored jobs that meet a condition, with their descriptions.
func eachWholeJob(ctx context.Context, q querier, hand func(model.Job), where string, args ...any) error {
	return each(ctx, q, func(scan func(...any) error) error {
		var data sql.RawBytes
		var j model.Job
		var description string
		if err := scan(&data, &description); err != nil {
			return err
		}
		if decode(data, &j) == nil {
			j.Description = description
			hand(j)
		}
		return nil
	}, "SELECT data, coalesce(html, '') FROM jobs LEFT JOIN descriptions ON job_id = id WHERE "+where, args...)
}

// Candidates returns the applicants of a job as they were last read, and when.
func (s *Store) Candidates(ctx context.Context, jobID int64) (people []model.Candidate, sync Sync, err error) {
	err = s.read(lang.Text("read the applicants"), func(q querier) (err error) {
		if sync, err = readSync(ctx, q, ApplicantsOf(jobID)); err != nil {
			return err
		}
		people, err = decoded[model.Candidate](ctx, q, "SELECT data FROM candidates WHERE job_id = ?", jobID)
		return err
	})
	return people, sync, err
}

// briefOf is the expression of the index candidates_briefs.
const briefOf = `CASE WHEN json_valid(data) THEN json_object(
    'ID', data -> '$.ID', 'Date', data -> '$.Date', 'Status', data -> '$.Status', 'Viewed', data -> '$.Viewed', 'Suggested', data -> '$.Suggested',
    'Name', data -> '$.Applicant.Name', 'Salary', data -> '$.Applicant.Salary', 'Currency', data -> '$.Applicant.Currency') END`

// Briefs returns what a list shows of each applicant of Candidates.
func (s *Store) Briefs(ctx context.Context, jobID int64) (briefs []model.Brief, sync Sync, err error) {
	err = s.read(lang.Text("read the applicants"), func(q querier) (err error) {
		if sync, err = readSync(ctx, q, ApplicantsOf(jobID)); err != nil {
			return err
		}
		briefs, err = decoded[model.Brief](ctx, q, "SELECT "+briefOf+" FROM candidates INDEXED BY candidates_briefs WHERE job_id + 0 = ?", jobID)
		return err
	})
	return briefs, sync, err
}

// CandidatesOf returns the stored applicants among some ids, as they were last read.
func (s *Store) CandidatesOf(ctx context.Context, ids []int64) ([]model.Candidate, error) {
	return get(s, lang.Text("read the applicants"), func(q querier) ([]model.Candidate, error) { return candidatesOf(ctx, q, ids) })
}

func candidatesOf(ctx context.Context, q querier, ids []int64) ([]model.Candidate, error) {
	return decoded[model.Candidate](ctx, q, "SELECT data FROM candidates WHERE id IN (SELECT value FROM json_each(?))", array(ids))
}

// Synced returns how fresh the applicants of a job are.
func (s *Store) Synced(ctx context.Context, jobID int64) (Sync, error) {
	return get(s, lang.Text("look for applicants"), func(q querier) (Sync, error) { return readSync(ctx, q, ApplicantsOf(jobID)) })
}

// Candidate returns one applicant as last read, or ErrNone.
func (s *Store) Candidate(ctx context.Context, applyID int64) (model.Candidate, error) {
	return get(s, lang.Text("read application %d", applyID), func(q querier) (model.Candidate, error) {
		return first(candidatesOf(ctx, q, []int64{applyID}))
	})
}

// Unviewed returns how many applicants of each job are unviewed, arrivals included
// (CONTRACT 30, 31).
func (s *Store) Unviewed(ctx context.Context) (map[int64]int, error) {
	return get(s, lang.Text("count the unviewed applicants"), func(q querier) (map[int64]int, error) {
		return pairs[int64, int](ctx, q, `SELECT job_id, sum(n) FROM (SELECT job_id, sum(unseen) AS n FROM candidates GROUP BY job_id
			UNION ALL SELECT job_id, count(*) FROM arrivals
			WHERE apply_id = 0 AND json_valid(data) AND data ->> '$.Viewed' IS NULL GROUP BY job_id) GROUP BY job_id`)
	})
}

// PutCandidates keeps applicants of a job as they arrive. Until the first read ends,
// they count as a read that was cut short. Applicants who are known to be viewed are
// set to viewed in people, too: the read may have begun before the view, and a view is
// final (CONTRACT 29). Applicants without a file get the file of their callback. Erased
// applications are not kept. An applicant who was asked for later stays, and is set in people.
func (s *Store) PutCandidates(ctx context.Context, jobID int64, people []model.Candidate, asked time.Time) error {
	var kept []model.Candidate
	err := s.write(ctx, lang.Text("save the applicants"), func(tx *sql.Tx) error {
		kept = slices.Clone(people) // f may run again, and its result counts only after the commit
		erased, err := column[int64](ctx, tx, "SELECT apply_id FROM erased WHERE job_id IN (?, 0)", jobID)
		if err != nil {
			return err
		}
		if len(erased) > 0 { // an erasure may have run since the caller looked
			gone := model.Set(erased)
			kept = slices.DeleteFunc(kept, func(c model.Candidate) bool { return gone[c.ID] })
		}
		return s.putCandidates(ctx, tx, jobID, kept, asked)
	}, ApplicantsOf(jobID))
	if err == nil {
		for i, at := 0, 0; i < len(people) && at < len(kept); i++ {
			if people[i].ID == kept[at].ID {
				people[i] = kept[at]
				at++
			}
		}
	}
	return err
}

// putCandidates writes a batch of applicants. In one transaction it changes
//
//   - candidates: the row of each, unless it was asked for later. A view in the stored row is final, and
//     Complete fills in what this answer lacks. The file of a callback is attached.
//   - applied: the applicants that count as applied, without suggested and hidden ones.
//   - identities: the texts by which other applications of a person are found.
//   - arrivals: one that is among the applications becomes its application, with its review. If it was
//     opened, the view goes into the outbox (arrive).
//   - new_applications and old_applications: which of them came in since the last list, if the store had
//     all of that (arrive).
//   - synced: a job that was never read counts as read in part.
//   - the index of the search: rows that changed are to be indexed again, and the texts of changed CVs go.
//
// people are changed to what was written.
func (s *Store) putCandidates(ctx context.Context, tx *sql.Tx, jobID int64, people []model.Candidate, asked time.Time) error {
	ctx = context.WithoutCancel(ctx) // each statement that can be cancelled costs a goroutine
	files, err := attached(ctx, tx, jobID)
	if err != nil {
		return err
	}
	var changed []int64
	known := map[int64]identity.Known{}
	for i := range people {
		c := &people[i]
		var viewed, suggested, unseen bool
		var status, date string
		var later []byte // the row, if it was asked for later
		switch err := tx.QueryRowContext(ctx, `SELECT coalesce(data ->> '$.Viewed', 0), coalesce(data ->> '$.Suggested', 0), coalesce(data ->> '$.Status', ''),
			coalesce(data ->> '$.Date', ''), unseen, CASE WHEN `+askedLater+` THEN data ELSE '' END FROM candidates WHERE id = ?`,
			millis(asked), millis(time.Now()), c.ID).Scan(&viewed, &suggested, &status, &date, &unseen, &later); {
		case err == nil:
			known[c.ID] = identity.Known{Applied: !suggested, Suggested: suggested}
			if stays := (model.Candidate{}); len(later) > 0 && decode(later, &stays) == nil {
				stays.Viewed = stays.Viewed || c.Viewed // the outbox may have the view
				*c = stays
				continue
			}
			c.Viewed = c.Viewed || viewed
			made, _ := time.Parse(time.RFC3339Nano, date) // zero without a date
			c.Complete(model.Candidate{Suggested: suggested, Status: model.CandidateStatus(status), Date: made})
			if err := recordRead(ctx, tx, jobID, c, model.CandidateStatus(status), unseen, asked); err != nil {
				return err
			}
		case !errors.Is(err, sql.ErrNoRows):
			return err
		}
		c.NoSuggested = false
		if a, ok := files[c.ID]; ok {
			a.Attach(c)
		}
		data, err := encode(c)
		if err != nil {
			return err
		}
		err = run(ctx, tx, `INSERT INTO candidates (id, job_id, unseen, data, identified, asked) VALUES (?, ?, ?, ?, 1, ?)
			ON CONFLICT (id) DO UPDATE SET job_id = excluded.job_id, unseen = excluded.unseen, data = excluded.data, identified = 1, asked = excluded.asked`,
			c.ID, jobID, unviewed(*c), data, millis(asked))
		if err != nil {
			return err
		}
		if c.Suggested || c.Hidden() {
			err = run(ctx, tx, "DELETE FROM applied WHERE apply_id = ?", c.ID)
		} else {
			err = run(ctx, tx, "INSERT OR REPLACE INTO applied (apply_id, job_id, at) VALUES (?, ?, ?)", c.ID, jobID, max(millis(c.Date), 0))
		}
		if err != nil {
			return err
		}
		old, err := stale(ctx, tx, c.ID, data)
		if err != nil {
			return err
		}
		if old {
			changed = append(changed, c.ID)
		}
	}
	if err := identify(ctx, tx, people); err != nil {
		return err
	}
	if err := s.arrive(ctx, tx, jobID, people, known, asked); err != nil {
		return err
	}
	err = run(ctx, tx, "INSERT OR IGNORE INTO synced (scope, at, complete, applies) VALUES (?, ?, 0, -1)", ApplicantsOf(jobID), millis(asked))
	if err != nil {
		return err
	}
	return unindex(ctx, tx, jobID, changed)
}

// Unview takes back a view that was not sent to the service.
func (s *Store) Unview(ctx context.Context, applyID int64) error {
	return s.write(ctx, lang.Text("undo the view"), func(tx *sql.Tx) error {
		people, err := candidatesOf(ctx, tx, []int64{applyID})
		if err != nil || len(people) == 0 {
			return err
		}
		c := people[0]
		c.Viewed = false
		if err := run(ctx, tx, "UPDATE candidates SET data = ?, unseen = ? WHERE id = ?", asJSON(c), unviewed(c), applyID); err != nil {
			return err
		}
		if err := run(ctx, tx, "DELETE FROM history WHERE apply_id = ? AND kind = ?", applyID, model.EventViewed); err != nil {
			return err
		}
		return reindex(ctx, tx, applyID)
	}, PartOutbox)
}

// unviewed reports whether an applicant counts as unviewed (CONTRACT 30, 31).
func unviewed(c model.Candidate) bool { return c.Unviewed() && !c.Hidden() && !c.Suggested }

// ApplicantsStored returns the applicants of a job that are stored. A read takes them before the service is asked, for
// EndSync: what another window stores meanwhile may not be in the answer yet.
func (s *Store) ApplicantsStored(ctx context.Context, jobID int64) ([]int64, error) {
	return get(s, lang.Text("read the applicants"), func(q querier) ([]int64, error) {
		return column[int64](ctx, q, "SELECT id FROM candidates WHERE job_id = ?", jobID)
	})
}

// EndSync notes the end of a read of a job's applicants. before are the applicants that were stored when the read began, and
// seen those that it read. After a complete read, it removes those of before that it has not seen: they are gone from the
// service.
func (s *Store) EndSync(ctx context.Context, jobID int64, sync Sync, before, seen []int64) error {
	return s.write(ctx, lang.Text("save the applicants"), func(tx *sql.Tx) error {
		if sync.Complete {
			err := run(ctx, tx, "DELETE FROM candidates WHERE job_id = ? AND id IN (SELECT value FROM json_each(?))", jobID, array(without(before, seen)))
			if err == nil {
				err = forgetFiles(ctx, tx, jobID)
			}
			if err != nil {
				return err
			}
		}
		if sync.Applies >= 0 {
			if err := run(ctx, tx, "DELETE FROM tries WHERE job_id = ?", jobID); err != nil {
				return err
			}
		}
		if lacks, err := lacksCounted(ctx, tx, jobID, sync, len(seen)); err != nil {
			return err
		} else if lacks {
			sync.Applies = ReadAgain
		}
		if err := s.endRead(ctx, tx, jobID, sync); err != nil || !sync.Complete {
			return err
		}
		return run(ctx, tx, "UPDATE synced SET records = ? WHERE scope = ?", len(seen), ApplicantsOf(jobID))
	}, ApplicantsOf(jobID))
}

// without returns the ids that are not among others.
func without(ids, others []int64) []int64 {
	has := model.Set(others)
	return slices.DeleteFunc(slices.Clone(ids), func(id int64) bool { return has[id] })
}

// lacksCounted reports whether a complete read lacks more of the counted applicants than the previous read:
// its list may be out of date. The next read is trusted.
func lacksCounted(ctx context.Context, tx *sql.Tx, jobID int64, sync Sync, listed int) (bool, error) {
	if !sync.Complete || sync.Applies < 0 {
		return false, nil
	}
	return value[bool](ctx, tx, `SELECT EXISTS (SELECT 1 FROM synced WHERE scope = ? AND applies >= 0 AND records >= 0 AND ? > applies - records)`,
		ApplicantsOf(jobID), sync.Applies-listed)
}

// Moved returns the jobs whose applicants must be read: jobs whose count of applies has
// changed since the last read to the end or, without such a read, has grown since the job
// was first known here (CONTRACT 34), and jobs marked ReadAgain. A job whose applies the
// service does not count is read every hour.
func (s *Store) Moved(ctx context.Context, jobs []model.Job, now time.Time) ([]model.Job, error) {
	return get(s, lang.Text("look for new applicants"), func(q querier) (moved []model.Job, err error) {
		err = each(ctx, q, func(scan func(...any) error) error {
			var i int
			var read, before sql.Null[int]
			var at time.Time
			if err := scan(&i, &read, moment(&at), &before); err != nil {
				return err
			}
			j := jobs[i]
			if j.NoApplies && now.Sub(at).Abs() > withoutCounts {
				moved = append(moved, j)
				return nil
			}
			n := read.V
			if whole := read.Valid && n >= 0; whole && n != j.Applies || !whole && before.Valid && j.Applies > before.V || n == ReadAgain {
				moved = append(moved, j)
			}
			return nil
		}, `SELECT key, synced.applies, coalesce(synced.at, 0), baselines.applies FROM json_each(?)
			LEFT JOIN synced ON scope = 'applies/' || value LEFT JOIN baselines ON job_id = value`, array(idsOf(jobs)))
		return moved, err
	})
}

// withoutCounts is the time between two reads of a job whose applications the service does not count.
const withoutCounts = time.Hour

// Unsynced returns the listed jobs whose applicants were not read to the end, were last read
// before a time, or have changed in number since. of is how many jobs have applicants.
func (s *Store) Unsynced(ctx context.Context, before time.Time) (jobs []model.Job, of int, err error) {
	err = s.read(lang.Text("look for applicants"), func(q querier) error {
		jobs, of = nil, 0
		err := q.QueryRowContext(ctx, "SELECT count(*) FROM jobs WHERE "+haveApplicants).Scan(&of)
		if err != nil || of == 0 {
			return err
		}
		jobs, err = decoded[model.Job](ctx, q, `SELECT jobs.data FROM jobs LEFT JOIN synced ON scope = 'applies/' || jobs.id
			WHERE `+haveApplicants+` AND (scope IS NULL OR applies <> jobs.data ->> '$.Applies' OR at < ?) ORDER BY jobs.id DESC`, millis(before))
		return err
	})
	return jobs, of, err
}

const haveApplicants = "listed = 1 AND (jobs.data ->> '$.Applies' > 0 OR jobs.data ->> '$.NoApplies') AND jobs.data ->> '$.Status' <> 'Deleted'"

// Due returns the jobs of Moved that may be read now: after a failed read, a job waits.
func (s *Store) Due(ctx context.Context, jobs []model.Job, now time.Time) ([]model.Job, error) {
	moved, err := s.Moved(ctx, jobs, now)
	if err != nil || len(moved) == 0 {
		return nil, err
	}
	again, err := get(s, lang.Text("look for new applicants"), func(q querier) (map[int64]int64, error) {
		return pairs[int64, int64](ctx, q, "SELECT job_id, again FROM tries")
	})
	return slices.DeleteFunc(moved, func(j model.Job) bool {
		// A time too far ahead was noted before the clock was set back.
		wait := fromMillis(again[j.ID]).Sub(now)
		return wait > 0 && wait <= longestTry
	}), err
}

// The pause before a job's applicants are read again after a failed read, unless a person
// asks. It doubles with each failure, since the read may be a large one.
const (
	firstTry   = time.Minute
	longestTry = 2 * time.Hour
)

// ReadFailed notes that a read of a job's applicants did not reach its end.
func (s *Store) ReadFailed(ctx context.Context, jobID int64, at time.Time) error {
	return s.write(ctx, lang.Text("record the failed read"), func(tx *sql.Tx) error {
		failed, err := value[int](ctx, tx, "SELECT failed FROM tries WHERE job_id = ?", jobID)
		if err != nil {
			return err
		}
		wait := min(longestTry, firstTry<<min(failed, 10))
		wait -= rand.N(wait / 4) // so that not all windows and jobs read at once
		return run(ctx, tx, "INSERT OR REPLACE INTO tries (job_id, failed, again) VALUES (?, ?, ?)", jobID, failed+1, millis(at.Add(wait)))
	})
}

func readSync(ctx context.Context, q querier, part Part) (sync Sync, err error) {
	err = q.QueryRowContext(ctx, "SELECT at, complete, applies FROM synced WHERE scope = ?", part).Scan(moment(&sync.At), &sync.Complete, &sync.Applies)
	if errors.Is(err, sql.ErrNoRows) {
		err = nil
	}
	return sync, err
}

func putSync(ctx context.Context, tx *sql.Tx, part Part, sync Sync) error {
	return run(ctx, tx, `INSERT INTO synced (scope, at, complete, applies) VALUES (?, ?, ?, ?)
		ON CONFLICT (scope) DO UPDATE SET at = excluded.at, complete = excluded.complete,
			applies = CASE WHEN excluded.applies = -1 THEN applies ELSE excluded.applies END`,
		part, millis(sync.At), sync.Complete, sync.Applies)
}
