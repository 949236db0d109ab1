package store

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"shortlist/model"
)

// Currency returns the ledger's entry for a job; ok is false where the ledger is
// silent (CONTRACT 1).
func (s *Store) Currency(ctx context.Context, jobID int64) (entry model.CurrencyEntry, ok bool, err error) {
	var sent int64
	err = s.db.QueryRowContext(ctx, "SELECT currency, sent FROM currencies WHERE job_id = ?", jobID).Scan(&entry.Currency, &sent)
	if errors.Is(err, sql.ErrNoRows) {
		return model.CurrencyEntry{}, false, nil
	}
	entry.Sent = fromMillis(sent)
	return entry, err == nil, wrap("read the currency", err)
}

// Currencies returns the whole ledger by job id.
func (s *Store) Currencies(ctx context.Context) (map[int64]model.CurrencyEntry, error) {
	result, err := s.db.QueryContext(ctx, "SELECT job_id, currency, sent FROM currencies")
	if err != nil {
		return nil, wrap("read the currencies", err)
	}
	defer func() { _ = result.Close() }() // Err below tells
	out := map[int64]model.CurrencyEntry{}
	for result.Next() {
		var id, sent int64
		var entry model.CurrencyEntry
		if err := result.Scan(&id, &entry.Currency, &sent); err != nil {
			return nil, wrap("read the currencies", err)
		}
		entry.Sent = fromMillis(sent)
		out[id] = entry
	}
	return out, wrap("read the currencies", result.Err())
}

// SetCurrency notes what was sent as a job's currency.
func (s *Store) SetCurrency(ctx context.Context, jobID int64, entry model.CurrencyEntry) error {
	return wrap("note the currency", s.exec(ctx, "INSERT OR REPLACE INTO currencies (job_id, currency, sent) VALUES (?, ?, ?)",
		jobID, int(entry.Currency), millis(entry.Sent)))
}

// View is an apply that a person has opened and that the service is to be told
// of (CONTRACT 29).
type View struct {
	ApplyID, JobID int64
	Queued         time.Time
}

// QueueView notes that an apply was opened: it reads as viewed from here on, and
// is delivered later.
func (s *Store) QueueView(ctx context.Context, v View) error {
	return wrap("note the view", s.tx(ctx, func(tx *sql.Tx) error {
		_, err := tx.ExecContext(ctx, "INSERT OR IGNORE INTO views (apply_id, job_id, queued) VALUES (?, ?, ?)", v.ApplyID, v.JobID, millis(v.Queued))
		if err != nil {
			return err
		}
		_, err = tx.ExecContext(ctx, "UPDATE candidates SET unseen = 0 WHERE id = ?", v.ApplyID)
		return err
	}))
}

// Views returns the views to deliver, oldest first.
func (s *Store) Views(ctx context.Context) ([]View, error) {
	result, err := s.db.QueryContext(ctx, "SELECT apply_id, job_id, queued FROM views ORDER BY queued, apply_id")
	if err != nil {
		return nil, wrap("read the views", err)
	}
	defer func() { _ = result.Close() }() // Err below tells
	var out []View
	for result.Next() {
		var v View
		var queued int64
		if err := result.Scan(&v.ApplyID, &v.JobID, &queued); err != nil {
			return nil, wrap("read the views", err)
		}
		v.Queued = fromMillis(queued)
		out = append(out, v)
	}
	return out, wrap("read the views", result.Err())
}

// EndView notes that a view was delivered, or refused for good.
func (s *Store) EndView(ctx context.Context, applyID int64, delivered bool) error {
	return wrap("note the view", s.tx(ctx, func(tx *sql.Tx) error {
		if delivered {
			_, err := tx.ExecContext(ctx, "UPDATE candidates SET data = json_set(data, '$.Viewed', json('true')) WHERE id = ?", applyID)
			if err != nil {
				return err
			}
		}
		_, err := tx.ExecContext(ctx, "DELETE FROM views WHERE apply_id = ?", applyID)
		return err
	}))
}
