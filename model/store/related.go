package store

import (
	"context"
	"database/sql"
	"maps"
	"slices"

	"shortlist/model"
	"shortlist/model/identity"
	"shortlist/model/lang"
)

// Alike is an apply that has keys in common with another.
type Alike struct {
	model.Candidate
	Keys []identity.Key // the common keys that identify a person: contacts that have one name only
}

// The bounds of a search for alike applies: very many people may share a placeholder as their contact.
const (
	mostNames = 16  // names of a contact that are read; a contact with several names identifies no person
	mostAlike = 200 // applies of a key, the newest first
)

// Alike returns the kept applies, of any job, that have a key in common with an
// application (CONTRACT 28, 45).
func (s *Store) Alike(ctx context.Context, c model.Candidate) ([]Alike, error) {
	if err := s.identifyRest(ctx); err != nil {
		return nil, err
	}
	return get(s, sayFindOtherApplies(), func(q querier) (alike []Alike, err error) {
		common := map[int64][]identity.Key{}
		for _, key := range identity.Keys(c) {
			if key.Contact() {
				names, err := column[string](ctx, q, "SELECT DISTINCT name FROM identities WHERE key = ? LIMIT ?", key, mostNames)
				if err != nil {
					return nil, err
				}
				if !identity.OneNameSpelled(append(names, identity.Name(c.Applicant.Name))) {
					continue
				}
			}
			// The order is that of the table, so that SQLite reads only the newest of thousands of
			// namesakes.
			ids, err := column[int64](ctx, q, "SELECT apply_id FROM identities WHERE key = ? AND apply_id <> ? ORDER BY name DESC, apply_id DESC LIMIT ?", key, c.ID, mostAlike)
			if err != nil {
				return nil, err
			}
			for _, id := range ids {
				common[id] = append(common[id], key)
			}
		}
		if len(common) == 0 {
			return nil, nil
		}
		people, err := candidatesOf(ctx, q, slices.Sorted(maps.Keys(common)))
		for _, other := range people {
			alike = append(alike, Alike{other, common[other.ID]})
		}
		return alike, err
	})
}

// atOnce is how many applicants are identified in one transaction. Other windows write
// between two transactions.
const atOnce = 2000

// identifyRest identifies the applicants that an earlier version has kept without keys.
func (s *Store) identifyRest(ctx context.Context) error {
	for {
		rest, err := get(s, sayFindOtherApplies(), func(q querier) ([]int64, error) {
			return column[int64](ctx, q, "SELECT id FROM candidates WHERE identified = 0 LIMIT ?", atOnce)
		})
		if err != nil || len(rest) == 0 {
			return err
		}
		err = s.write(ctx, lang.Text("save the applicants"), func(tx *sql.Tx) error {
			people, err := candidatesOf(ctx, tx, rest)
			if err != nil {
				return err
			}
			if err := identify(ctx, tx, people); err != nil {
				return err
			}
			// An applicant that cannot be read gets no keys.
			return run(ctx, tx, "UPDATE candidates SET identified = 1 WHERE id IN (SELECT value FROM json_each(?))", array(rest))
		})
		if err != nil {
			return err
		}
	}
}

// identityRow is one row of the identities.
type identityRow struct {
	key   identity.Key
	name  string
	apply int64
}

// identify writes the keys of applicants. A later read mostly brings the same keys, whose
// rows are not written again.
func identify(ctx context.Context, tx *sql.Tx, people []model.Candidate) error {
	ids := model.IDs(people, func(c *model.Candidate) int64 { return c.ID })
	was, err := rowsOf(ctx, tx, func(r *identityRow) []any { return []any{&r.key, &r.name, &r.apply} },
		"SELECT key, name, apply_id FROM identities WHERE apply_id IN (SELECT value FROM json_each(?))", array(ids))
	if err != nil {
		return err
	}
	stale := make(map[identityRow]bool, len(was))
	for _, r := range was {
		stale[r] = true
	}
	for _, c := range people {
		name := identity.Name(c.Applicant.Name)
		for _, key := range identity.Keys(c) {
			now := identityRow{key, name, c.ID}
			if stale[now] {
				delete(stale, now)
				continue
			}
			if err := run(ctx, tx, "INSERT OR IGNORE INTO identities (key, name, apply_id) VALUES (?, ?, ?)", key, name, c.ID); err != nil {
				return err
			}
		}
	}
	for r := range stale {
		if err := run(ctx, tx, "DELETE FROM identities WHERE key = ? AND name = ? AND apply_id = ?", r.key, r.name, r.apply); err != nil {
			return err
		}
	}
	return nil
}

func sayFindOtherApplies() string { return lang.Text("look for other applications of a person") }
