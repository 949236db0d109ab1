package store

import (
	"context"
	"database/sql"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
)

// keepViews is how many days snapshots of views are kept.
const keepViews = 400

// Day returns the number of a local day since 1970.
func Day(t time.Time) int {
	y, m, d := t.Date()
	return int(time.Date(y, m, d, 0, 0, 0, 0, time.UTC).Unix() / (24 * 60 * 60))
}

// putViews notes the views of the listed jobs for the day. A job has a row only for days on
// which its counter has changed.
func putViews(ctx context.Context, tx *sql.Tx, at time.Time) error {
	day := Day(at.Local())
	n, err := affected(ctx, tx, `INSERT INTO job_views (job_id, day, views) SELECT id, ?1, views FROM jobs
		WHERE listed = 1 AND (views > 0 OR data ->> '$.NoViews' IS NOT 1) AND views IS NOT (SELECT v.views FROM job_views v WHERE v.job_id = id ORDER BY v.day DESC LIMIT 1)
		ON CONFLICT (job_id, day) DO UPDATE SET views = excluded.views`, day)
	if err != nil || n == 0 {
		return err
	}
	return run(ctx, tx, "DELETE FROM job_views WHERE day <= ?", day-keepViews)
}

// ViewsOn is the counter of a job's views at the end of a day.
type ViewsOn struct {
	Day   int // as Day numbers it
	Views int
}

// JobViews returns the snapshots of jobs' views since a day and the last one before that day, by job,
// the oldest first.
func (s *Store) JobViews(ctx context.Context, jobs []int64, from int) (map[int64][]ViewsOn, error) {
	return get(s, lang.Text("read the jobs"), func(q querier) (map[int64][]ViewsOn, error) {
		out := map[int64][]ViewsOn{}
		return out, each(ctx, q, func(scan func(...any) error) error {
			var id int64
			var v ViewsOn
			err := scan(&id, &v.Day, &v.Views)
			out[id] = append(out[id], v)
			return err
		}, `SELECT job_id, day, views FROM json_each(?1) JOIN job_views ON job_id = value
			WHERE day >= coalesce((SELECT max(b.day) FROM job_views b WHERE b.job_id = value AND b.day < ?2), ?2) ORDER BY job_id, day`, array(jobs), from)
	})
}

// JobsRead returns when the jobs were read last; zero: never.
func (s *Store) JobsRead(ctx context.Context) (time.Time, error) {
	sync, err := get(s, lang.Text("read the jobs"), func(q querier) (Sync, error) { return readSync(ctx, q, PartJobs) })
	return sync.At, err
}

// FirstRead returns when the account's jobs were first read; zero: never.
func (s *Store) FirstRead(ctx context.Context) (at time.Time, err error) {
	err = s.read(lang.Text("read the jobs"), func(q querier) error {
		return q.QueryRowContext(ctx, "SELECT coalesce(min(at), 0) FROM baselines").Scan(momentOrNone(&at))
	})
	return at, err
}

// CountedJob is a listed job with the counters of the service.
type CountedJob struct {
	ID             int64
	Title          string // as the service sent it
	Status         model.JobStatus
	Views, Applies int
}

// UnreadJobs counts the listed jobs with applicants that were never read to their end.
func (s *Store) UnreadJobs(ctx context.Context) (int, error) {
	return get(s, lang.Text("look for applicants"), func(q querier) (int, error) {
		return value[int](ctx, q, `SELECT count(*) FROM jobs WHERE listed = 1 AND applications > 0
			AND NOT EXISTS (SELECT 1 FROM synced WHERE scope = '`+applies+`' || id AND applies >= 0)`)
	})
}

// TopJobs returns the most listed jobs with the highest number of views, together with the most with the
// highest number of applications. of is how many jobs are listed.
func (s *Store) TopJobs(ctx context.Context, most int) (top []CountedJob, of int, err error) {
	err = s.read(lang.Text("read the jobs"), func(q querier) (err error) {
		if of, err = value[int](ctx, q, "SELECT count(*) FROM jobs WHERE listed = 1"); err != nil {
			return err
		}
		top, err = rowsOf(ctx, q, func(j *CountedJob) []any { return []any{&j.ID, &j.Title, &j.Status, &j.Views, &j.Applies} },
			`SELECT id, iif(json_valid(data), coalesce(data ->> '$.Title', ''), ''), iif(json_valid(data), coalesce(data ->> '$.Status', ''), ''), views, applications
			FROM jobs WHERE id IN (SELECT id FROM (SELECT id FROM jobs WHERE listed = 1 ORDER BY views DESC LIMIT ?1)
				UNION SELECT id FROM (SELECT id FROM jobs WHERE listed = 1 ORDER BY applications DESC LIMIT ?1))
			ORDER BY views DESC, applications DESC, id DESC`, most)
		return err
	})
	return top, of, err
}

// AppliedIn counts the stored applications that were made in spans of time: the i-th lasts from
// bounds[i] until bounds[i+1].
func (s *Store) AppliedIn(ctx context.Context, bounds []time.Time) ([]int, error) {
	var spans [][2]int64
	for i := range len(bounds) - 1 {
		spans = append(spans, [2]int64{millis(bounds[i]), millis(bounds[i+1])})
	}
	return get(s, lang.Text("read the applicants"), func(q querier) ([]int, error) {
		return column[int](ctx, q, `SELECT (SELECT count(*) FROM applied WHERE at >= value ->> 0 AND at < value ->> 1)
			FROM json_each(?) ORDER BY key`, array(spans))
	})
}

// Progress counts the applications of a job by how far the manager is with them.
type Progress struct {
	Applied, Unviewed, Yes, Maybe, No int
	Listed                            int // on a shortlist
	Written                           int // applications to whose applicants somebody has written
}

const withVerdict = "SELECT applied.job_id, count(*) FROM reviews JOIN applied USING (apply_id) WHERE verdict = ? GROUP BY 1"

// Progress counts the stored applications, by job. written are the ids for Progress.Written.
func (s *Store) Progress(ctx context.Context, written []int64) (map[int64]Progress, error) {
	return get(s, lang.Text("read the applicants"), func(q querier) (map[int64]Progress, error) {
		out := map[int64]Progress{}
		for _, count := range []struct {
			query string
			args  []any
			of    func(*Progress) *int
		}{
			{"SELECT job_id, count(*) FROM applied GROUP BY job_id", nil, func(p *Progress) *int { return &p.Applied }},
			{"SELECT job_id, sum(unseen) FROM candidates GROUP BY job_id", nil, func(p *Progress) *int { return &p.Unviewed }},
			{withVerdict, []any{model.Yes}, func(p *Progress) *int { return &p.Yes }},
			{withVerdict, []any{model.Maybe}, func(p *Progress) *int { return &p.Maybe }},
			{withVerdict, []any{model.No}, func(p *Progress) *int { return &p.No }},
			{"SELECT job_id, count(*) FROM applied WHERE apply_id IN (SELECT apply_id FROM shortlisted) GROUP BY 1", nil, func(p *Progress) *int { return &p.Listed }},
			{"SELECT job_id, count(*) FROM applied WHERE apply_id IN (SELECT value FROM json_each(?)) GROUP BY 1", []any{array(written)}, func(p *Progress) *int { return &p.Written }},
		} {
			counted, err := pairs[int64, int](ctx, q, count.query, count.args...)
			if err != nil {
				return nil, err
			}
			for job, n := range counted {
				p := out[job]
				*count.of(&p) = n
				out[job] = p
			}
		}
		return out, nil
	})
}
