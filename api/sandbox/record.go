package sandbox

import (
	"database/sql"
	"errors"
	"fmt"
	"time"

	"shortlist/api/wire"
	"shortlist/model"
)

// Record is a job as the service stores it, with fields that no answer has.
type Record struct {
	model.Job           // Email is empty; URL replaces the service's own link; nil salaries were never set
	Key       string    // the scenario's name for the job; "" for a created one
	Account   int64     // id of the account
	Currency  int       // no answer carries it (CONTRACT 1)
	Published bool      // has been active at least once
	Created   time.Time // UTC
}

// ErrNotFound is returned for a key or id that the service does not have.
var ErrNotFound = errors.New("not found")

const recordColumns = `id, account_id, key, created, status, title, region, address, type1, type2, salary1, salary2,
	rate, currency, description, views, published, url,
	(SELECT count(*) FROM applies WHERE applies.job_id = jobs.id AND NOT applies.suggested)`

func scanRecord(scan func(...any) error) (Record, error) {
	var r Record
	var created int64
	var type1, type2, rate sql.Null[int64]
	var salary1, salary2 sql.Null[string]
	err := scan(&r.ID, &r.Account, &r.Key, &created, &r.Status, &r.Title, &r.Region, &r.Address, &type1, &type2,
		&salary1, &salary2, &rate, &r.Currency, &r.Description, &r.Views, &r.Published, &r.URL, &r.Applies)
	if errors.Is(err, sql.ErrNoRows) {
		return r, ErrNotFound
	}
	if err != nil {
		return r, fmt.Errorf("read job: %w", err)
	}
	r.Created = time.Unix(0, created).UTC()
	r.Type1, r.Type2, r.Rate = number[model.JobType](type1), number[model.JobType](type2), number[model.Rate](rate)
	r.SalaryFrom, r.SalaryTo = amount(salary1), amount(salary2)
	return r, nil
}

func record(q querier, id int64) (Record, error) {
	return scanRecord(q.QueryRow(`SELECT `+recordColumns+` FROM jobs WHERE id = ?`, id).Scan)
}

// records reads jobs.
func records(q querier, where string, args ...any) ([]Record, error) {
	return rows(q, scanRecord, `SELECT `+recordColumns+` FROM jobs `+where, args...)
}

const insertRecord = `INSERT INTO jobs (id, account_id, key, created, status, title, region, address, type1, type2,
	salary1, salary2, rate, currency, description, views, published, url) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)`

func (r *Record) insertArgs() []any {
	return []any{
		r.ID, r.Account, r.Key, r.Created.UnixNano(), string(r.Status), r.Title, r.Region, r.Address,
		value(r.Type1), value(r.Type2), text(r.SalaryFrom), text(r.SalaryTo), value(r.Rate), r.Currency,
		r.Description, r.Views, r.Published, r.URL,
	}
}

func (r *Record) save(q querier) error {
	res, err := q.Exec(`UPDATE jobs SET status=?, title=?, region=?, address=?, type1=?, type2=?, salary1=?, salary2=?,
		rate=?, currency=?, description=?, views=?, published=?, url=? WHERE id=?`,
		string(r.Status), r.Title, r.Region, r.Address, value(r.Type1), value(r.Type2), text(r.SalaryFrom), text(r.SalaryTo),
		value(r.Rate), r.Currency, r.Description, r.Views, r.Published, r.URL, r.ID)
	if err != nil {
		return fmt.Errorf("write job: %w", err)
	}
	if n, err := res.RowsAffected(); err != nil || n != 1 {
		return errors.Join(ErrNotFound, err)
	}
	return nil
}

// wireJob returns the job in the form of Get Job and Get All Jobs (§2.1).
func (s *Server) wireJob(r Record, email string) wire.Job {
	j := wire.OfJob(r.Job)
	j.Email = email
	j.SalaryValue1, j.SalaryValue2 = salary(j.SalaryValue1), salary(j.SalaryValue2)
	switch {
	case s.legacy.Load() || !r.Published:
		j.URL = ""
	case j.URL == "":
		j.URL = fmt.Sprintf("https://%s/%s/job/%d", s.opts.PublicHost, s.opts.Country, r.ID)
	}
	return j
}

// salary returns a stored salary in the form of an answer: null if it is 0 (§2.1).
func salary(d *wire.Decimal) *wire.Decimal {
	if d == nil || *d == "0" {
		return nil
	}
	return d
}

func number[T ~int](v sql.Null[int64]) *T {
	if !v.Valid {
		return nil
	}
	n := T(v.V)
	return &n
}

func amount(v sql.Null[string]) *model.Decimal {
	if !v.Valid {
		return nil
	}
	d := model.Decimal(v.V)
	return &d
}

func value[T ~int](p *T) any {
	if p == nil {
		return nil
	}
	return int64(*p)
}

func text(d *model.Decimal) any {
	if d == nil {
		return nil
	}
	return string(*d)
}
