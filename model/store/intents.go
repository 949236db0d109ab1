package store

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"slices"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
)

// Begin stores an intent before its create is sent, and returns its id. kept means that
// the form was stored as a draft. Begin then returns ErrTaken if the draft is gone, if
// another window has continued it, or while another create from it has not ended.
func (s *Store) Begin(ctx context.Context, in model.Intent, kept bool) (id int64, err error) {
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
		id, err = inserted(ctx, tx, "INSERT INTO intents (data, begun, holder, unknown) VALUES (?, ?, ?, 0)", asJSON(in), millis(in.Begun), s.owner)
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
		if n, err := affected(ctx, tx, "DELETE FROM intents WHERE id = ?", in.ID); err != nil || n == 0 {
			return cmp.Or(err, ErrNone)
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
			if err := run(ctx, tx, "INSERT OR IGNORE INTO needs (job_id, needs) VALUES (?, ?)", made, needs+"\n"); err != nil {
				return err
			}
		}
		if own := in.Draft.Questions; own != "" {
			if err := run(ctx, tx, "INSERT OR IGNORE INTO questions (job_id, questions) VALUES (?, ?)", made, own); err != nil {
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
		return run(ctx, tx, "DELETE FROM drafts WHERE id = ?", in.DraftID)
	}, PartCreates, PartDrafts, PartJobs)
}

// IntentOf returns a draft's create that has not ended, with the window that sends it and
// the time when it began. It returns ErrNone if there is no such create.
func (s *Store) IntentOf(ctx context.Context, draftID int64) (model.Intent, error) {
	return get(s, sayReadCreates(), func(q querier) (model.Intent, error) { return intentOf(ctx, q, draftID) })
}

func intentOf(ctx context.Context, q querier, draftID int64) (model.Intent, error) {
	all, err := intents(ctx, q)
	in, err := first(slices.DeleteFunc(all, func(in begunIntent) bool { return in.DraftID != draftID }), err)
	return in.Intent, err
}

// begunIntent is an intent, and the window that sends it.
type begunIntent struct {
	model.Intent
	begun   time.Time
	holder  string
	unknown bool // no answer will come
}

// intents reads the creates that have not ended, oldest first. It leaves out one that it cannot read.
func intents(ctx context.Context, q querier) (out []begunIntent, err error) {
	err = each(ctx, q, func(scan func(...any) error) error {
		var in begunIntent
		var id int64
		var data []byte
		err := scan(&id, &data, moment(&in.begun), &in.holder, &in.unknown)
		if err == nil && decode(data, &in.Intent) == nil {
			in.ID = id
			out = append(out, in)
		}
		return err
	}, "SELECT id, data, begun, holder, unknown FROM intents ORDER BY id")
	return out, err
}

// notOthers notes that a job is not the result of any other unfinished create.
func notOthers(ctx context.Context, tx *sql.Tx, made int64) error {
	others, err := intents(ctx, tx)
	for _, in := range others {
		in.Alike = append(in.Alike, made)
		if err == nil {
			err = run(ctx, tx, "UPDATE intents SET data = ? WHERE id = ?", asJSON(in.Intent), in.ID)
		}
	}
	return err
}

// Intents returns the creates whose outcome is unknown, oldest first. It leaves out
// creates that this or another window is still sending.
func (s *Store) Intents(ctx context.Context, now time.Time) ([]model.Intent, error) {
	return get(s, sayReadCreates(), func(q querier) (out []model.Intent, err error) {
		all, err := intents(ctx, q)
		for _, in := range all {
			if in.unknown || in.holder != s.owner && s.gone(in.holder, in.begun, now, sendFor) {
				out = append(out, in.Intent)
			}
		}
		return out, err
	})
}

func sayRecordCreate() string { return lang.Text("record the job that is being created") }

func sayReadCreates() string { return lang.Text("read the jobs that are being created") }
