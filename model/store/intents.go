package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
)

// Begin stores an intent before its create is sent, and returns its id. kept means that
// the form was stored as a draft. Begin then returns ErrTaken if the draft is gone, if
// another window has continued it, or while another create from it has not ended.
func (s *Store) Begin(ctx context.Context, in model.Intent, kept bool) (id int64, err error) {
	data, err := encode(in)
	if err != nil {
		return 0, wrap(sayRecordCreate(), err)
	}
	err = s.write(ctx, sayRecordCreate(), func(tx *sql.Tx) error {
		if in.DraftID != 0 {
			if err := s.mine(ctx, tx, in.DraftID); err != nil {
				return err
			}
			if kept {
				there, err := drafts(ctx, tx, "WHERE id = ?", in.DraftID)
				if err != nil || len(there) == 0 { // another window has published or discarded the draft
					return cmp.Or(err, ErrTaken)
				}
			}
			switch _, err := intentOf(ctx, tx, in.DraftID); {
			case err == nil:
				return ErrTaken
			case !errors.Is(err, ErrNone):
				return err
			}
		}
		result, err := tx.ExecContext(ctx, "INSERT INTO intents (data, begun, holder, unknown) VALUES (?, ?, ?, 0)", data, millis(in.Begun), s.owner)
		if err != nil {
			return err
		}
		id, err = result.LastInsertId()
		return err
	}, PartCreates)
	return id, err
}

// GiveUp notes that a create will get no answer: its outcome is unknown.
func (s *Store) GiveUp(ctx context.Context, id int64) error {
	return s.exec(ctx, PartCreates, sayRecordCreate(), "UPDATE intents SET unknown = 1 WHERE id = ?", id)
}

// Settle ends an intent whose outcome is known. If it made a job, Settle puts that
// job's currency into the ledger, gives it the draft's needs unless it has some, excludes the job from all other creates, and deletes
// the draft unless it was changed since. It returns ErrNone, and changes nothing, if
// another window has ended the intent.
func (s *Store) Settle(ctx context.Context, in model.Intent, made int64) error {
	return s.write(ctx, sayRecordCreate(), func(tx *sql.Tx) error {
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
			err := setCurrency(ctx, tx, made, model.CurrencyEntry{Currency: *in.Draft.Currency, Sent: in.Begun})
			if err != nil {
				return err
			}
		}
		if needs := strings.TrimSpace(in.Draft.Needs); needs != "" {
			if _, err := tx.ExecContext(ctx, "INSERT OR IGNORE INTO needs (job_id, needs) VALUES (?, ?)", made, needs+"\n"); err != nil {
				return err
			}
		}
		if own := in.Draft.Questions; own != "" {
			if _, err := tx.ExecContext(ctx, "INSERT OR IGNORE INTO questions (job_id, questions) VALUES (?, ?)", made, own); err != nil {
				return err
			}
		}
		if err := notOthers(ctx, tx, made); err != nil {
			return err
		}
		from, err := drafts(ctx, tx, "WHERE id = ?", in.DraftID)
		if err != nil || len(from) == 0 || !from[0].draft.Draft.Equal(in.Draft) {
			return err
		}
		_, err = tx.ExecContext(ctx, "DELETE FROM drafts WHERE id = ?", in.DraftID)
		return err
	}, PartCreates, PartDrafts, PartJobs)
}

// IntentOf returns a draft's create that has not ended, with the window that sends it and
// the time when it began. It returns ErrNone if there is no such create.
func (s *Store) IntentOf(ctx context.Context, draftID int64) (in model.Intent, err error) {
	err = s.read(sayReadCreates(), func(q querier) error {
		var err error
		in, err = intentOf(ctx, q, draftID)
		return err
	})
	return in, err
}

func intentOf(ctx context.Context, q querier, draftID int64) (in model.Intent, err error) {
	err = each(ctx, q, func(scan func(...any) error) error {
		var id int64
		var data []byte
		var x model.Intent
		err := scan(&id, &data)
		if err == nil && decode(data, &x) == nil && x.DraftID == draftID && in.ID == 0 {
			in, in.ID = x, id
		}
		return err
	}, "SELECT id, data FROM intents ORDER BY id")
	if err == nil && in.ID == 0 {
		err = ErrNone
	}
	return in, err
}

// notOthers notes that a job is not the result of any other unfinished create.
func notOthers(ctx context.Context, tx *sql.Tx, made int64) error {
	others := map[int64]model.Intent{}
	err := each(ctx, tx, func(scan func(...any) error) error {
		var id int64
		var data []byte
		var in model.Intent
		err := scan(&id, &data)
		if err == nil && decode(data, &in) == nil {
			in.Alike = append(in.Alike, made)
			others[id] = in
		}
		return err
	}, "SELECT id, data FROM intents")
	for id, in := range others {
		data, encoded := encode(in)
		if err = errors.Join(err, encoded); err != nil {
			return err
		}
		if _, err = tx.ExecContext(ctx, "UPDATE intents SET data = ? WHERE id = ?", data, id); err != nil {
			return err
		}
	}
	return err
}

// Intents returns the creates whose outcome is unknown, oldest first. It leaves out
// creates that this or another window is still sending.
func (s *Store) Intents(ctx context.Context, now time.Time) (out []model.Intent, err error) {
	err = s.read(sayReadCreates(), func(q querier) error {
		out = nil
		return each(ctx, q, func(scan func(...any) error) error {
			var id, begun int64
			var data []byte
			var holder string
			var unknown bool
			if err := scan(&id, &data, &begun, &holder, &unknown); err != nil {
				return err
			}
			var in model.Intent
			if (unknown || holder != s.owner && s.gone(holder, fromMillis(begun), now, sendFor)) && decode(data, &in) == nil {
				in.ID = id
				out = append(out, in)
			}
			return nil
		}, "SELECT id, data, begun, holder, unknown FROM intents ORDER BY id")
	})
	return out, err
}

func sayRecordCreate() string { return lang.Text("record the job that is being created") }

func sayReadCreates() string { return lang.Text("read the jobs that are being created") }
