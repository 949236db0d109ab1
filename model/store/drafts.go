package store

import (
	"context"
	"database/sql"
	"time"

	"shortlist/model"
)

// SaveDraft keeps a form under its id and holds it for this copy of the program.
// Saves may overtake each other: one of an earlier moment changes nothing.
func (s *Store) SaveDraft(ctx context.Context, d model.SavedDraft) error {
	data, err := encode(d)
	if err != nil {
		return wrap("keep the draft", err)
	}
	return s.exec(ctx, PartDrafts, "keep the draft", `INSERT INTO drafts (id, job_id, data, saved, holder, held) VALUES (?, ?, ?, ?, ?, ?)
		ON CONFLICT (id) DO UPDATE SET data = excluded.data, saved = excluded.saved, holder = excluded.holder, held = excluded.held
		WHERE excluded.saved >= saved`,
		d.ID, d.JobID, data, millis(d.Saved), s.owner, millis(d.Saved))
}

// held is a draft and who has it open.
type held struct {
	draft  model.SavedDraft
	holder string
	last   time.Time
}

// drafts reads drafts, newest first. One that cannot be read any more is left
// out.
func drafts(ctx context.Context, q querier, where string, args ...any) (out []held, err error) {
	err = each(ctx, q, func(scan func(...any) error) error {
		var h held
		var data []byte
		var id, last int64
		if err := scan(&id, &data, &h.holder, &last); err != nil {
			return err
		}
		if decode(data, &h.draft) == nil {
			h.draft.ID, h.last = id, fromMillis(last)
			out = append(out, h)
		}
		return nil
	}, "SELECT id, data, holder, held FROM drafts "+where+" ORDER BY saved DESC, id DESC", args...)
	return out, err
}

// TakeDraft returns the newest draft of a job, or of a new one (0), that no
// other copy of the program has open, and holds it for this one. It is ErrNone
// when there is none.
func (s *Store) TakeDraft(ctx context.Context, jobID int64, now time.Time) (taken model.SavedDraft, err error) {
	err = s.write(ctx, "read the draft", func(tx *sql.Tx) error {
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
	}, PartDrafts)
	return taken, err
}

// WaitingDrafts returns every draft that no other copy of the program has open,
// newest first.
func (s *Store) WaitingDrafts(ctx context.Context, now time.Time) (waiting []model.SavedDraft, err error) {
	err = s.read("read the drafts", func(q querier) error {
		waiting = nil
		all, err := drafts(ctx, q, "")
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
	return waiting, err
}

// HoldDraft confirms that this copy of the program has a draft's form open.
func (s *Store) HoldDraft(ctx context.Context, id int64, now time.Time) error {
	return s.exec(ctx, PartDrafts, "hold the draft", "UPDATE drafts SET holder = ?, held = ? WHERE id = ?", s.owner, millis(now), id)
}

// ReleaseDraft leaves a draft for whoever opens its form next.
func (s *Store) ReleaseDraft(ctx context.Context, id int64) error {
	return s.exec(ctx, PartDrafts, "leave the draft", "UPDATE drafts SET holder = '' WHERE id = ? AND holder = ?", id, s.owner)
}

// DropDraft forgets a draft.
func (s *Store) DropDraft(ctx context.Context, id int64) error {
	return s.exec(ctx, PartDrafts, "drop the draft", "DELETE FROM drafts WHERE id = ?", id)
}
