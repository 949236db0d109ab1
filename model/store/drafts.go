package store

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"shortlist/model"
)

// SaveDraft keeps a form under its id and holds it for this copy of the program.
// Saves may overtake each other: one of an earlier moment changes nothing.
func (s *Store) SaveDraft(ctx context.Context, d model.SavedDraft) error {
	data, err := json.Marshal(d)
	if err != nil {
		return wrap("keep the draft", err)
	}
	return wrap("keep the draft", s.exec(ctx, `INSERT INTO drafts (id, job_id, data, saved, holder, held) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET data = excluded.data, saved = excluded.saved, holder = excluded.holder, held = excluded.held
		WHERE excluded.saved >= saved`,
		d.ID, d.JobID, string(data), millis(d.Saved), s.owner, millis(d.Saved)))
}

// held is a draft and who has it open.
type held struct {
	draft  model.SavedDraft
	holder string
	last   time.Time
}

// drafts reads drafts, newest first.
func drafts(ctx context.Context, tx *sql.Tx, where string, args ...any) ([]held, error) {
	result, err := tx.QueryContext(ctx, "SELECT id, data, holder, held FROM drafts "+where+" ORDER BY saved DESC, id DESC", args...)
	if err != nil {
		return nil, err
	}
	defer func() { _ = result.Close() }() // Err below tells
	var out []held
	for result.Next() {
		var h held
		var data []byte
		var id, last int64
		if err := result.Scan(&id, &data, &h.holder, &last); err != nil {
			return nil, err
		}
		if json.Unmarshal(data, &h.draft) == nil {
			h.draft.ID, h.last = id, fromMillis(last)
			out = append(out, h)
		}
	}
	return out, result.Err()
}

// TakeDraft returns the newest draft of a job, or of a new one (0), that no
// other copy of the program has open, and holds it for this one. It is ErrNone
// when there is none.
func (s *Store) TakeDraft(ctx context.Context, jobID int64, now time.Time) (taken model.SavedDraft, err error) {
	err = s.tx(ctx, func(tx *sql.Tx) error {
		all, err := drafts(ctx, tx, "WHERE job_id = ?", jobID)
		if err != nil {
			return err
		}
		for _, h := range all {
			if s.gone(h.holder, h.last, now, holdFor) {
				taken = h.draft
				_, err := tx.ExecContext(ctx, "UPDATE drafts SET holder = ?, held = ? WHERE id = ?", s.owner, millis(now), taken.ID)
				return err
			}
		}
		return ErrNone
	})
	if errors.Is(err, ErrNone) {
		return model.SavedDraft{}, ErrNone
	}
	return taken, wrap("read the draft", err)
}

// WaitingDrafts returns every draft that no other copy of the program has open,
// newest first.
func (s *Store) WaitingDrafts(ctx context.Context, now time.Time) (waiting []model.SavedDraft, err error) {
	err = s.tx(ctx, func(tx *sql.Tx) error {
		all, err := drafts(ctx, tx, "")
		if err != nil {
			return err
		}
		for _, h := range all {
			if s.gone(h.holder, h.last, now, holdFor) {
				waiting = append(waiting, h.draft)
			}
		}
		return nil
	})
	return waiting, wrap("read the drafts", err)
}

// HoldDraft confirms that this copy of the program has a draft's form open.
func (s *Store) HoldDraft(ctx context.Context, id int64, now time.Time) error {
	return wrap("hold the draft", s.exec(ctx, "UPDATE drafts SET holder = ?, held = ? WHERE id = ?", s.owner, millis(now), id))
}

// ReleaseDraft leaves a draft for whoever opens its form next.
func (s *Store) ReleaseDraft(ctx context.Context, id int64) error {
	return wrap("leave the draft", s.exec(ctx, "UPDATE drafts SET holder = '' WHERE id = ? AND holder = ?", id, s.owner))
}

// DropDraft forgets a draft.
func (s *Store) DropDraft(ctx context.Context, id int64) error {
	return wrap("drop the draft", s.exec(ctx, "DELETE FROM drafts WHERE id = ?", id))
}

// Begin stores an intent before its create is sent, and returns its id.
func (s *Store) Begin(ctx context.Context, in model.Intent) (int64, error) {
	data, err := json.Marshal(in)
	if err != nil {
		return 0, wrap("note the create", err)
	}
	result, err := s.db.ExecContext(ctx, "INSERT INTO intents (data, begun, holder, unknown) VALUES (?, ?, ?, 0)", string(data), millis(in.Begun), s.owner)
	if err != nil {
		return 0, wrap("note the create", err)
	}
	id, err := result.LastInsertId()
	return id, wrap("note the create", err)
}

// GiveUp notes that nobody waits for a create's answer any more: its outcome is
// unknown.
func (s *Store) GiveUp(ctx context.Context, id int64) error {
	return wrap("note the create", s.exec(ctx, "UPDATE intents SET unknown = 1 WHERE id = ?", id))
}

// Settle ends an intent: its outcome is known. When it made a job, the ledger
// gets that job's currency, and the draft it was sent from goes unless it was
// written on since. It is ErrNone when the intent was ended before, by another
// copy of the program; nothing is changed then.
func (s *Store) Settle(ctx context.Context, in model.Intent, made int64) error {
	err := s.tx(ctx, func(tx *sql.Tx) error {
		result, err := tx.ExecContext(ctx, "DELETE FROM intents WHERE id = ?", in.ID)
		if err != nil {
			return err
		}
		if n, err := result.RowsAffected(); err != nil || n == 0 {
			return errors.Join(err, ErrNone)
		}
		if made == 0 {
			return nil
		}
		if in.Draft.Currency != nil {
			_, err := tx.ExecContext(ctx, "INSERT OR REPLACE INTO currencies (job_id, currency, sent) VALUES (?, ?, ?)",
				made, int(*in.Draft.Currency), millis(in.Begun))
			if err != nil {
				return err
			}
		}
		from, err := drafts(ctx, tx, "WHERE id = ?", in.DraftID)
		if err != nil || len(from) == 0 || !from[0].draft.Draft.Equal(in.Draft) {
			return err
		}
		_, err = tx.ExecContext(ctx, "DELETE FROM drafts WHERE id = ?", in.DraftID)
		return err
	})
	if errors.Is(err, ErrNone) {
		return ErrNone
	}
	return wrap("note the create's end", err)
}

// Intents returns the creates whose outcome is unknown, oldest first. One that
// another copy of the program is still sending is not among them.
func (s *Store) Intents(ctx context.Context, now time.Time) ([]model.Intent, error) {
	result, err := s.db.QueryContext(ctx, "SELECT id, data, begun, holder, unknown FROM intents ORDER BY id")
	if err != nil {
		return nil, wrap("read the creates under way", err)
	}
	defer func() { _ = result.Close() }() // Err below tells
	var out []model.Intent
	for result.Next() {
		var id, begun int64
		var data []byte
		var holder string
		var unknown bool
		if err := result.Scan(&id, &data, &begun, &holder, &unknown); err != nil {
			return nil, wrap("read the creates under way", err)
		}
		if !unknown && !s.gone(holder, fromMillis(begun), now, sendFor) {
			continue
		}
		var in model.Intent
		if json.Unmarshal(data, &in) == nil {
			in.ID = id
			out = append(out, in)
		}
	}
	return out, wrap("read the creates under way", result.Err())
}
