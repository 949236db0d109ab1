package store

import (
	"context"
	"database/sql"
	"time"

	"shortlist/model"
	"shortlist/model/team"
)

// teamSetting is the name of the setting that holds the team folder while one is in use.
const teamSetting = "team"

// JoinTeam makes changes of reviews and shortlists wait for a team folder from now on. Earlier ones do
// not: they were made for this manager alone. "" ends it, and nothing but erasures waits any more: the
// lines that they take out still lie in the folder.
func (s *Store) JoinTeam(ctx context.Context, folder string) error {
	now, err := s.Setting(ctx, teamSetting)
	if err != nil || now == folder {
		return err
	}
	return s.write(ctx, say.SaveSettings(), func(tx *sql.Tx) error {
		if now == "" || folder == "" {
			if _, err := tx.ExecContext(ctx, "DELETE FROM team_pending WHERE kind <> ?", team.KindErased); err != nil {
				return err
			}
		}
		_, err := tx.ExecContext(ctx, "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", teamSetting, folder)
		return err
	})
}

// pend makes changes wait for the team folder, if one is in use. Arrivals have no id that colleagues know.
func pend(ctx context.Context, tx *sql.Tx, changes ...team.Change) error {
	for _, c := range changes {
		if c.ApplyID <= 0 {
			continue
		}
		_, err := tx.ExecContext(ctx, `INSERT OR REPLACE INTO team_pending (apply_id, slot, job_id, at, kind, value)
			SELECT ?, ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM settings WHERE name = ? AND value <> '')`,
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
	return s.write(ctx, say.SaveReview(), func(tx *sql.Tx) error {
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

// PendAll makes all reviews and shortlists wait for the team folder, and returns of how many
// applications.
func (s *Store) PendAll(ctx context.Context, at time.Time) (n int, err error) {
	err = s.write(ctx, say.SaveReview(), func(tx *sql.Tx) error {
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
		type place struct {
			list string
			id   int64
		}
		var places []place
		err = each(ctx, tx, func(scan func(...any) error) error {
			var p place
			err := scan(&p.list, &p.id)
			places = append(places, p)
			return err
		}, "SELECT name, apply_id FROM shortlisted JOIN shortlists ON shortlist_id = shortlists.id WHERE apply_id > 0")
		if err != nil {
			return err
		}
		for _, p := range places {
			seen[p.id] = true
			if err := pendPlaces(ctx, tx, team.KindListed, p.list, []int64{p.id}, at); err != nil {
				return err
			}
		}
		n = len(seen)
		return nil
	}, PartReviews)
	return n, err
}

// Pending returns what waits for the team folder, the oldest first.
func (s *Store) Pending(ctx context.Context) (out []team.Change, err error) {
	err = s.read(say.ReadReviews(), func(q querier) error {
		out = nil
		return each(ctx, q, func(scan func(...any) error) error {
			var c team.Change
			var at int64
			err := scan(&c.ApplyID, &c.JobID, &at, &c.Kind, &c.Value)
			c.At = fromMillis(at)
			out = append(out, c)
			return err
		}, "SELECT apply_id, job_id, at, kind, value FROM team_pending ORDER BY at, apply_id, slot")
	})
	return out, err
}

// Unpend forgets changes that are in the team folder now. One that was replaced meanwhile waits on.
func (s *Store) Unpend(ctx context.Context, changes []team.Change) error {
	if len(changes) == 0 {
		return nil
	}
	return s.write(ctx, say.SaveReview(), func(tx *sql.Tx) error {
		for _, c := range changes {
			_, err := tx.ExecContext(ctx, "DELETE FROM team_pending WHERE apply_id = ? AND slot = ? AND at = ? AND kind = ? AND value = ?",
				c.ApplyID, c.Slot(), millis(c.At), c.Kind, c.Value)
			if err != nil {
				return err
			}
		}
		return nil
	})
}
