package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/calendar"
	"shortlist/model/filesystem"
	"shortlist/model/lang"
)

// Peek reads the few names that a shell completes from a store file. It changes
// nothing: it does not make, migrate or mend the file.
type Peek struct{ db *sql.DB }

// PeekAt opens the store file at path, if there is one.
func PeekAt(path string) (*Peek, error) {
	if _, err := os.Stat(path); err != nil {
		return nil, fmt.Errorf("%s: %w", lang.Text("read the store"), err)
	}
	if err := checkFile(path); err != nil {
		return nil, fmt.Errorf("%s: %w", lang.Text("read the store"), err)
	}
	if shared, err := filesystem.Shared(filepath.Dir(path)); err == nil && shared {
		if ahead, err := hasLogAhead(path); ahead || err != nil { // SQLite would map the log's index into memory
			return nil, fmt.Errorf("%s: %w", lang.Text("read the store"), errors.Join(err, errors.New(sayNotConverted())))
		}
	}
	name := readOnly(dsn(path, "deferred", "query_only(1)", "busy_timeout(200)"))
	db, err := connect(name, 1, nil)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", lang.Text("read the store"), err)
	}
	return &Peek{db}, nil
}

// Close closes the file.
func (p *Peek) Close() error { return p.db.Close() }

// Setting does the same as Store.Setting.
func (p *Peek) Setting(ctx context.Context, name string) (string, error) {
	value, err := settingOf(ctx, p.db, name)
	return value, wrap(lang.Text("read the settings"), err)
}

// Interviews returns the offers and interviews that end after a moment, in the order in which they begin, and the letters that
// were planned last for them by their ids. A letter that came back is left out if its applicant was reached by phone since.
func (p *Peek) Interviews(ctx context.Context, from time.Time) (found []calendar.Interview, by map[int64]answers.Letter, err error) {
	if found, err = interviews(ctx, p.db, InterviewFilter{From: from}); err != nil {
		return nil, nil, wrap(sayInterviews(), err)
	}
	ids := model.IDs(found, func(i *calendar.Interview) int64 { return i.Letter })
	all, err := letters(ctx, p.db, LetterFilter{IDs: ids})
	if err != nil {
		return nil, nil, wrap(sayLetters(), err)
	}
	called, err := reached(ctx, p.db, all)
	by = map[int64]answers.Letter{}
	for _, l := range all {
		if !called[l.ID] {
			by[l.ID] = l
		}
	}
	return found, by, wrap(sayLetters(), err)
}

// Jobs returns the id, title and status of at most limit jobs whose ids begin with the
// given digits.
func (p *Peek) Jobs(ctx context.Context, begins string, limit int) ([]model.Job, error) {
	where, args, ok := idsThatBegin(begins)
	if !ok {
		return nil, nil
	}
	jobs, err := rowsOf(ctx, p.db, func(j *model.Job) []any { return []any{&j.ID, &j.Title, &j.Status} },
		"SELECT id, coalesce(data ->> '$.Title', ''), coalesce(data ->> '$.Status', '') FROM jobs WHERE listed = 1 AND json_valid(data) AND "+where+
			" ORDER BY id DESC LIMIT "+strconv.Itoa(limit), args...)
	return jobs, wrap(lang.Text("read the jobs"), err)
}

// Applications returns the id, the name and the job's title of at most limit
// applications whose ids begin with the given digits. If jobID is not 0, they belong to
// that job.
func (p *Peek) Applications(ctx context.Context, jobID int64, begins string, limit int) ([]model.Candidate, error) {
	where, args, ok := idsThatBegin(begins)
	if !ok {
		return nil, nil
	}
	if jobID != 0 {
		where, args = where+" AND job_id = ?", append(args, jobID)
	}
	people, err := rowsOf(ctx, p.db, func(c *model.Candidate) []any { return []any{&c.ID, &c.Applicant.Name, &c.JobTitle} },
		"SELECT id, coalesce(data ->> '$.Applicant.Name', ''), coalesce(data ->> '$.JobTitle', '') FROM candidates WHERE json_valid(data) AND "+where+
			" ORDER BY id DESC LIMIT "+strconv.Itoa(limit), args...)
	return people, wrap(lang.Text("read the applicants"), err)
}

// Shortlists returns the names of all shortlists.
func (p *Peek) Shortlists(ctx context.Context) ([]string, error) {
	names, err := column[string](ctx, p.db, "SELECT name FROM shortlists ORDER BY name")
	return names, wrap(lang.Text("read the shortlists"), err)
}

// Holds counts the rows that contain one of the marks, or that belong to one of the applications.
func (p *Peek) Holds(ctx context.Context, marks *Marks, applies []int64) (rows int, err error) {
	if err := checkTables(ctx, p.db); err != nil {
		return 0, wrap(lang.Text("read the store"), err)
	}
	found, err := mentions(ctx, p.db, marks)
	if err != nil {
		return 0, wrap(lang.Text("read the store"), err)
	}
	for _, n := range found {
		rows += n
	}
	if rows > 0 || len(applies) == 0 {
		return rows, nil
	}
	for table, id := range map[string]string{"candidates": "id", "reviews": "apply_id"} {
		n, err := value[int](ctx, p.db, "SELECT count(*) FROM "+table+" WHERE "+id+" IN (SELECT value FROM json_each(?))", array(applies))
		if err != nil && !noSuchTable(err) {
			return rows, wrap(lang.Text("read the store"), err)
		}
		rows += n
	}
	return rows, nil
}

// idsThatBegin returns a condition on ids that begin with digits, as ranges that can use an
// index.
func idsThatBegin(digits string) (where string, args []any, ok bool) {
	if digits == "" {
		return "id > 0", nil, true
	}
	low, err := strconv.ParseInt(digits, 10, 64)
	if err != nil || low <= 0 || digits[0] == '+' || digits[0] == '0' {
		return "", nil, false
	}
	var ranges []string
	for high := low; ; low, high = low*10, high*10+9 {
		ranges, args = append(ranges, "id BETWEEN ? AND ?"), append(args, low, high)
		if high > (math.MaxInt64-9)/10 {
			return "(" + strings.Join(ranges, " OR ") + ")", args, true
		}
	}
}
