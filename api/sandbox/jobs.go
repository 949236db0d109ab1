package sandbox

import (
	"bufio"
	"database/sql"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"shortlist/api/wire"
	"shortlist/model"
)

// notYours is the 403 of §5 rule 5. Calls without a 404 (§7) also return it for an
// unknown id.
func notYours() error {
	return fail(http.StatusForbidden, CodeForbidden, "It does not belong to the account.")
}

func noJob() error { return fail(http.StatusNotFound, CodeNotFound, "There is no such job.") }

// createJob publishes a job (§4.2). Over the active limit it succeeds, too, and the job
// is Deactivated (§3).
func (s *Server) createJob(c *call) error {
	in, err := s.jobInput(c)
	if err != nil {
		return err
	}
	if s.subscriptionPending(c) {
		return pendingSubscription()
	}
	r := Record{Account: c.account.id, Created: s.now().UTC()}
	in.fill(&r)
	err = s.db.tx(func(tx *sql.Tx) error {
		full, err := s.limitReached(tx, c, 0)
		if err != nil {
			return err
		}
		r.Status, r.Published = model.Activated, true
		if full {
			r.Status, r.Published = model.Deactivated, false
		}
		n, err := next(tx, "job")
		if err != nil {
			return err
		}
		r.ID = jobID(n)
		if _, err := tx.Exec(insertRecord, r.insertArgs()...); err != nil {
			return fmt.Errorf("write job: %w", err)
		}
		return nil
	})
	if err != nil {
		return err
	}
	return c.answer(wire.Created{ID: r.ID, DateCreated: stamp(r.Created)})
}

// updateJob replaces every field of a job (§4.3), with the currency, which becomes 0 if
// it is not sent.
func (s *Server) updateJob(c *call) error {
	in, err := s.jobInput(c)
	if err != nil {
		return err
	}
	if s.subscriptionPending(c) {
		return pendingSubscription()
	}
	err = s.db.tx(func(tx *sql.Tx) error {
		// 404 does not exist here (§4.3): gone and not yours are the same.
		r, err := owned(tx, in.jobID, c.account, notYours())
		if err != nil {
			return err
		}
		in.fill(&r)
		return r.save(tx)
	})
	if err != nil {
		return err
	}
	c.w.WriteHeader(http.StatusNoContent)
	return nil
}

// changeStatus moves a job from any state to one of three (§3, §4.4).
func (s *Server) changeStatus(c *call) error {
	m, err := c.body()
	if err != nil {
		return err
	}
	id, change, err := m.statusChange()
	if err != nil {
		return fail(http.StatusBadRequest, CodeValidation, "%s.", err)
	}
	err = s.db.tx(func(tx *sql.Tx) error {
		r, err := owned(tx, id, c.account, noJob())
		if err != nil {
			return err
		}
		if change == model.Activate {
			if s.subscriptionPending(c) {
				return pendingSubscription()
			}
			full, err := s.limitReached(tx, c, id)
			if err != nil {
				return err
			}
			if full {
				return fail(http.StatusBadRequest, wire.CodeJobsOverLimit, "The limit of active jobs is exceeded.")
			}
			r.Published = true
		}
		r.Status = change.Result()
		return r.save(tx)
	})
	if err != nil {
		return err
	}
	return c.answer(wire.Status{Status: string(change.Result())})
}

// getJob answers a job in any status, Deleted included (§4.5).
func (s *Server) getJob(c *call) error {
	id, err := c.id(noJob())
	if err != nil {
		return err
	}
	r, err := owned(s.db.db, id, c.account, noJob())
	if err != nil {
		return err
	}
	return c.answer(s.wireJob(r, c.account.email))
}

// jobsPerRead is how many jobs are in memory at a time.
const jobsPerRead = 200

// allJobs streams the account's jobs, newest first (§4.6). Without a filter it leaves
// out the deleted ones. A filter that is not a status matches nothing: the
// specification lists no values, and 400 is not among the errors.
func (s *Server) allJobs(c *call) error {
	filter := c.r.URL.Query().Get("jobStatus")
	where, args := `WHERE account_id = ? AND id < ? AND status != 'Deleted' ORDER BY id DESC LIMIT ?`, []any{c.account.id, int64(1<<63 - 1), jobsPerRead}
	if filter != "" {
		where = `WHERE account_id = ? AND id < ? AND status = ? ORDER BY id DESC LIMIT ?`
		args = []any{c.account.id, int64(1<<63 - 1), filter, jobsPerRead}
	}
	page, err := records(s.db.db, where, args...)
	if err != nil {
		return err
	}
	c.w.Header().Set("Content-Type", contentType)
	out := bufio.NewWriterSize(c.w, 64<<10)
	out.Write(c.effect.preamble([]byte{'['}))
	for separator := ""; len(page) > 0; {
		for _, r := range page {
			data, err := encode(s.wireJob(r, c.account.email))
			if err != nil {
				return err
			}
			out.WriteString(separator)
			out.Write(c.effect.reshape(data))
			separator = ","
		}
		if len(page) < jobsPerRead {
			break
		}
		args[1] = page[len(page)-1].ID
		if page, err = records(s.db.db, where, args...); err != nil {
			return err
		}
	}
	out.WriteByte(']')
	return out.Flush()
}

// owned reads a job of the account. missing is the error for an unknown one.
func owned(q querier, id int64, a account, missing error) (Record, error) {
	r, err := record(q, id)
	switch {
	case errors.Is(err, ErrNotFound):
		return r, missing
	case err != nil:
		return r, err
	case r.Account != a.id:
		return r, notYours()
	}
	return r, nil
}

// limitReached reports whether one more active job would exceed the limit (§3). It does
// not count the job except.
func (s *Server) limitReached(q querier, c *call, except int64) (bool, error) {
	if s.overLimit.Load() || c.effect.OverLimit {
		return true, nil
	}
	limit := c.account.limit
	if n := s.limit.Load(); n >= 0 && strings.EqualFold(c.account.email, s.account) {
		limit = int(n)
	}
	var active int
	err := q.QueryRow(`SELECT count(*) FROM jobs WHERE account_id = ? AND status = 'Activated' AND id != ?`, c.account.id, except).Scan(&active)
	if err != nil {
		return false, fmt.Errorf("count active jobs: %w", err)
	}
	return active >= limit, nil
}

func (s *Server) subscriptionPending(c *call) bool {
	return s.subscription.Load() || c.effect.Subscription
}

func pendingSubscription() error {
	return fail(http.StatusBadRequest, wire.CodeSubscriptionOnApproving, "The subscription is being approved; publishing is blocked.")
}

// stamp returns a time in the service's form: UTC, with at most seven fraction digits.
func stamp(t time.Time) time.Time { return t.UTC().Truncate(100 * time.Nanosecond) }
