package store

import (
	"context"
	"database/sql"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/team"
)

// teamSetting is the name of the setting that holds the team folder while one is in use.
const teamSetting = "team"

// JoinTeam makes changes of reviews and shortlists wait for a team folder from now on. Earlier changes do
// not wait: they were made for this manager alone. Changes that wait for another folder wait for this one
// instead. If folder is "", no change waits any more. An erasure always waits for its own folder, where lines
// about the erased applications remain.
func (s *Store) JoinTeam(ctx context.Context, folder string) error {
	now, err := s.Setting(ctx, teamSetting)
	if err != nil || now == folder {
		return err
	}
	return s.write(ctx, lang.Text("save the settings"), func(tx *sql.Tx) error {
		var err error
		if folder == "" {
			err = run(ctx, tx, "DELETE FROM team_pending WHERE kind <> ?", team.KindErased)
		} else {
			err = run(ctx, tx, "UPDATE team_pending SET folder = ? WHERE kind <> ?", folder, team.KindErased)
		}
		if err != nil {
			return err
		}
		return set(ctx, tx, teamSetting, folder)
	})
}

// pend makes changes wait for the team folder, if one is in use. Arrivals have no id that colleagues know.
func pend(ctx context.Context, tx *sql.Tx, changes ...team.Change) error {
	for _, c := range changes {
		if c.ApplyID <= 0 {
			continue
		}
		err := run(ctx, tx, `INSERT OR REPLACE INTO team_pending (folder, apply_id, slot, job_id, at, kind, value)
			SELECT value, ?, ?, ?, ?, ?, ? FROM settings WHERE name = ? AND value <> ''`,
			c.ApplyID, c.Slot(), c.JobID, millis(c.At), c.Kind, c.Value, teamSetting)
		if err != nil {
			return err
		}
	}
	return nil
}

// pendPlaces makes the places of applications on a shortlist wait.
func pendPlaces(ctx context.Context, tx *sql.Tx, kind team.Kind, list string, applies []int64, at time.Time) error {
	for _, id := range applies {
		if err := pend(ctx, tx, team.Change{ApplyID: id, At: at, Kind: kind, Value: list}); err != nil {
			return err
		}
	}
	return nil
}

// Pend makes a change wait for the team folder.
func (s *Store) Pend(ctx context.Context, c team.Change) error {
	return s.write(ctx, lang.Text("save the review"), func(tx *sql.Tx) error {
		var err error
		if c.ApplyID, err = applicationOf(ctx, tx, c.ApplyID); err != nil {
			return err
		}
		if gone, err := dismissed(ctx, tx, c.ApplyID); gone || err != nil {
			return err
		}
		return pend(ctx, tx, c)
	}, PartReviews)
}

// PendAll makes all reviews, interviews and shortlists wait for the team folder. n is how many applications they are about.
func (s *Store) PendAll(ctx context.Context, at time.Time) (n int, err error) {
	err = s.write(ctx, lang.Text("save the review"), func(tx *sql.Tx) error {
		all, err := reviews(ctx, tx, "apply_id > 0")
		if err != nil {
			return err
		}
		seen := map[int64]bool{}
		for _, r := range all {
			changes := team.ChangesOf(model.Review{}, r)
			if len(changes) > 0 {
				seen[r.ApplyID] = true
			}
			if err := pend(ctx, tx, changes...); err != nil {
				return err
			}
		}
		met, err := column[int64](ctx, tx, "SELECT DISTINCT apply_id FROM interviews WHERE apply_id > 0")
		if err != nil {
			return err
		}
		for _, id := range met {
			seen[id] = true
			if err := pendInterviews(ctx, tx, id); err != nil {
				return err
			}
		}
		places, err := rowsOf(ctx, tx, func(c *team.Change) []any {
			c.Kind, c.At = team.KindListed, at
			return []any{&c.Value, &c.ApplyID}
		}, "SELECT name, apply_id FROM shortlisted JOIN shortlists ON shortlist_id = shortlists.id WHERE apply_id > 0")
		if err != nil {
			return err
		}
		for _, p := range places {
			seen[p.ApplyID] = true
		}
		n = len(seen)
		return pend(ctx, tx, places...)
	}, PartReviews)
	return n, err
}

// Pending returns the changes that wait for a team folder, and elsewhere the erasures that wait for another
// folder, each the oldest first.
func (s *Store) Pending(ctx context.Context, folder string) (out, elsewhere []team.Change, err error) {
	err = s.read(lang.Text("read the reviews"), func(q querier) error {
		out, elsewhere = nil, nil
		return each(ctx, q, func(scan func(...any) error) error {
			var c team.Change
			var place string
			err := scan(&place, &c.ApplyID, &c.JobID, moment(&c.At), &c.Kind, &c.Value)
			switch {
			case place == folder:
				out = append(out, c)
			case c.Kind == team.KindErased: // other changes may wait there for a window with another configuration
				elsewhere = append(elsewhere, c)
			}
			return err
		}, "SELECT folder, apply_id, job_id, at, kind, value FROM team_pending ORDER BY at, apply_id, slot")
	})
	return out, elsewhere, err
}

// UnpendErasures lets no erasure wait for a team folder any more.
func (s *Store) UnpendErasures(ctx context.Context) error {
	return s.write(ctx, lang.Text("save the review"), func(tx *sql.Tx) error {
		return run(ctx, tx, "DELETE FROM team_pending WHERE kind = ?", team.KindErased)
	})
}

// Unpend forgets changes that are in a team folder now. A change that was replaced meanwhile keeps waiting.
func (s *Store) Unpend(ctx context.Context, folder string, changes []team.Change) error {
	if len(changes) == 0 {
		return nil
	}
	return s.write(ctx, lang.Text("save the review"), func(tx *sql.Tx) error {
		for _, c := range changes {
			err := run(ctx, tx, "DELETE FROM team_pending WHERE folder = ? AND apply_id = ? AND slot = ? AND at = ? AND kind = ? AND value = ?",
				folder, c.ApplyID, c.Slot(), millis(c.At), c.Kind, c.Value)
			if err != nil {
				return err
			}
		}
		return nil
	})
}
