package store

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
)

// SaveDraft keeps a form under its id and holds it for this window. A template is not
// held. Saves may overtake each other; one that is older than the stored draft changes nothing. SaveDraft
// returns ErrTaken if another window has continued the draft. While another window may write,
// it returns a *ReadOnlyError and keeps the form in a file beside the store.
func (s *Store) SaveDraft(ctx context.Context, d model.SavedDraft) error {
	holder := s.owner
	if d.Name != "" {
		holder = ""
	}
	err := s.write(ctx, lang.Text("save the draft"), func(tx *sql.Tx) error {
		if err := s.mine(ctx, tx, d.ID); err != nil {
			return err
		}
		return run(ctx, tx, `INSERT INTO drafts (id, job_id, data, saved, holder, held) VALUES (?, ?, ?, ?, ?, ?)
			ON CONFLICT (id) DO UPDATE SET data = excluded.data, saved = excluded.saved, holder = excluded.holder, held = excluded.held
			WHERE excluded.saved >= saved OR saved > ?`, // the clock was set back
			d.ID, d.JobID, asJSON(d), millis(d.Saved), holder, millis(d.Saved), millis(time.Now()))
	}, PartDrafts)
	if errors.Is(err, ErrReadOnly) {
		return s.keepDraftAside(d, err)
	}
	if err != nil {
		return err
	}
	return s.changeAside(lang.Text("save the draft"), func(a *aside) { delete(a.Drafts, d.ID) })
}

// mine returns ErrTaken for a draft that another window holds, or held last: this window's
// form is older.
func (s *Store) mine(ctx context.Context, tx *sql.Tx, id int64) error {
	holder, err := value[string](ctx, tx, "SELECT holder FROM drafts WHERE id = ?", id)
	if err == nil && holder != "" && holder != s.owner {
		err = ErrTaken
	}
	return err
}

// held is a draft and the window that has it open.
type held struct {
	draft  model.SavedDraft
	holder string
	last   time.Time
}

// drafts reads drafts and templates, newest first. It leaves out a draft that it cannot
// read, and an open form that is still empty.
func drafts(ctx context.Context, q querier, where string, args ...any) (out []held, err error) {
	err = each(ctx, q, func(scan func(...any) error) error {
		var h held
		var data []byte
		var id int64
		if err := scan(&id, &data, &h.holder, moment(&h.last)); err != nil {
			return err
		}
		if len(data) > 0 && decode(data, &h.draft) == nil {
			h.draft.ID = id
			out = append(out, h)
		}
		return nil
	}, "SELECT id, data, holder, held FROM drafts "+where+" ORDER BY saved DESC, id DESC", args...)
	return out, err
}

// TakeDraft returns a draft and holds it for this window. It returns ErrNone if there
// is no such draft, or if another window has it open. If over is true, it takes the draft
// from that window, whose next save returns ErrTaken.
func (s *Store) TakeDraft(ctx context.Context, id int64, over bool, now time.Time) (taken model.SavedDraft, err error) {
	err = s.write(ctx, lang.Text("read the drafts"), func(tx *sql.Tx) error {
		found, err := drafts(ctx, tx, "WHERE id = ?", id)
		if err != nil {
			return err
		}
		if len(found) == 0 || found[0].draft.Name != "" || !over && !s.gone(found[0].holder, found[0].last, now, holdFor) {
			return ErrNone
		}
		taken = found[0].draft
		return run(ctx, tx, "UPDATE drafts SET holder = ?, held = ? WHERE id = ?", s.owner, millis(now), id)
	}, PartDrafts)
	return taken, err
}

// WaitingDrafts returns the drafts that no other window has open, newest first.
func (s *Store) WaitingDrafts(ctx context.Context, now time.Time) ([]model.SavedDraft, error) {
	return s.listDrafts(ctx, func(h held) bool { return h.draft.Name == "" && s.gone(h.holder, h.last, now, holdFor) })
}

// OpenDrafts returns the drafts that another window has open, newest first.
func (s *Store) OpenDrafts(ctx context.Context, now time.Time) ([]model.SavedDraft, error) {
	return s.listDrafts(ctx, func(h held) bool { return h.draft.Name == "" && !s.gone(h.holder, h.last, now, holdFor) })
}

// Templates returns all templates, newest first.
func (s *Store) Templates(ctx context.Context) ([]model.SavedDraft, error) {
	return s.listDrafts(ctx, func(h held) bool { return h.draft.Name != "" })
}

// AllDrafts returns all drafts, of any window, and all templates.
func (s *Store) AllDrafts(ctx context.Context) ([]model.SavedDraft, error) {
	return s.listDrafts(ctx, func(held) bool { return true })
}

func (s *Store) listDrafts(ctx context.Context, wanted func(held) bool) ([]model.SavedDraft, error) {
	return get(s, lang.Text("read the drafts"), func(q querier) (out []model.SavedDraft, err error) {
		all, err := drafts(ctx, q, "")
		for _, h := range all {
			if wanted(h) {
				out = append(out, h.draft)
			}
		}
		return out, err
	})
}

// HoldDraft confirms that this window has a form open, even an empty one. It returns
// ErrTaken if another window has continued it.
func (s *Store) HoldDraft(ctx context.Context, id, jobID int64, now time.Time) error {
	return s.write(ctx, lang.Text("claim the draft"), func(tx *sql.Tx) error {
		if err := run(ctx, tx, "DELETE FROM drafts WHERE data = '' AND held < ?", millis(now.Add(-24*time.Hour))); err != nil {
			return err
		}
		if err := s.mine(ctx, tx, id); err != nil {
			return err
		}
		return run(ctx, tx, `INSERT INTO drafts (id, job_id, data, saved, holder, held) VALUES (?, ?, '', 0, ?, ?)
			ON CONFLICT (id) DO UPDATE SET holder = excluded.holder, held = excluded.held`, id, jobID, s.owner, millis(now))
	}, PartDrafts)
}

// OpenElsewhere reports whether another window has a job's form open.
func (s *Store) OpenElsewhere(ctx context.Context, jobID int64, now time.Time) (open bool, err error) {
	err = s.read(lang.Text("look who has the job open"), func(q querier) error {
		open = false
		return each(ctx, q, func(scan func(...any) error) error {
			var holder string
			var last time.Time
			err := scan(&holder, moment(&last))
			open = open || !s.gone(holder, last, now, holdFor)
			return err
		}, "SELECT holder, held FROM drafts WHERE job_id = ? AND holder <> ''", jobID)
	})
	return open, err
}

// ReleaseDraft leaves a draft for any window to open.
func (s *Store) ReleaseDraft(ctx context.Context, id int64) error {
	return s.write(ctx, lang.Text("release the draft"), func(tx *sql.Tx) error {
		return runAll(ctx, tx, []string{
			"UPDATE drafts SET held = 0 WHERE id = ? AND holder = ?",
			"DELETE FROM drafts WHERE id = ? AND holder = ? AND data = ''",
		}, id, s.owner)
	}, PartDrafts)
}

// DropDraft forgets a draft or a template. It returns ErrTaken if another window has
// continued the draft.
func (s *Store) DropDraft(ctx context.Context, id int64) error {
	if err := s.changeAside(lang.Text("discard the draft"), func(a *aside) { delete(a.Drafts, id) }); err != nil {
		return err
	}
	return s.write(ctx, lang.Text("discard the draft"), func(tx *sql.Tx) error {
		if err := s.mine(ctx, tx, id); err != nil {
			return err
		}
		return run(ctx, tx, "DELETE FROM drafts WHERE id = ?", id)
	}, PartDrafts)
}
