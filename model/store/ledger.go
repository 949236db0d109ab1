package store

import (
	"context"
	"database/sql"
	"errors"

	"shortlist/model"
	"shortlist/model/lang"
)

// Currency returns the ledger's entry for a job; ok is false if the ledger has no entry
// (CONTRACT 1).
func (s *Store) Currency(ctx context.Context, jobID int64) (entry model.CurrencyEntry, ok bool, err error) {
	err = s.read(lang.Text("read the currencies"), func(q querier) error {
		err := q.QueryRowContext(ctx, "SELECT currency, sent FROM currencies WHERE job_id = ?", jobID).Scan(&entry.Currency, moment(&entry.Sent))
		if ok = err == nil; errors.Is(err, sql.ErrNoRows) {
			return nil
		}
		return err
	})
	return entry, ok, err
}

// Currencies returns the whole ledger by job id.
func (s *Store) Currencies(ctx context.Context) (map[int64]model.CurrencyEntry, error) {
	return get(s, lang.Text("read the currencies"), func(q querier) (map[int64]model.CurrencyEntry, error) {
		out := map[int64]model.CurrencyEntry{}
		return out, each(ctx, q, func(scan func(...any) error) error {
			var id int64
			var entry model.CurrencyEntry
			err := scan(&id, &entry.Currency, moment(&entry.Sent))
			out[id] = entry
			return err
		}, "SELECT job_id, currency, sent FROM currencies")
	})
}

// SetCurrency notes the currency that was sent for a job.
func (s *Store) SetCurrency(ctx context.Context, jobID int64, entry model.CurrencyEntry) error {
	return s.write(ctx, lang.Text("save the currency"), func(tx *sql.Tx) error { return setCurrency(ctx, tx, jobID, entry) }, PartJobs)
}

// ForgetCurrency deletes the ledger's entry for a job.
func (s *Store) ForgetCurrency(ctx context.Context, jobID int64) error {
	return s.exec(ctx, PartJobs, lang.Text("save the currency"), "DELETE FROM currencies WHERE job_id = ?", jobID)
}

func setCurrency(ctx context.Context, tx *sql.Tx, jobID int64, entry model.CurrencyEntry) error {
	return run(ctx, tx, "INSERT OR REPLACE INTO currencies (job_id, currency, sent) VALUES (?, ?, ?)",
		jobID, int(entry.Currency), millis(entry.Sent))
}
