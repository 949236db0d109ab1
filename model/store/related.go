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
func (s *Store) Alike(ctx context.Context, c model.Candidate) (alike []Alike, err error) {
	if err := s.identifyRest(ctx); err != nil {
		return nil, err
	}
	err = s.read(sayFindOtherApplies(), func(q querier) error {
		alike = nil
		common := map[int64][]identity.Key{}
		for _, key := range identity.Keys(c) {
			if key.Contact() {
				names, err := column[string](ctx, q, "SELECT DISTINCT name FROM identities WHERE key = ? LIMIT ?", key, mostNames)
				if err != nil {
					return err
				}
				if !identity.OneNameSpelled(append(names, identity.Name(c.Applicant.Name))) {
					continue
				}
			}
			// The order is that of the table, so that SQLite reads only the newest of thousands of
			// namesakes.
			ids, err := column[int64](ctx, q, "SELECT apply_id FROM identities WHERE key = ? AND apply_id <> ? ORDER BY name DESC, apply_id DESC LIMIT ?", key, c.ID, mostAlike)
			if err != nil {
				return err
			}
			for _, id := range ids {
				common[id] = append(common[id], key)
			}
		}
		if len(common) == 0 {
			return nil
		}
		people, err := candidatesOf(ctx, q, slices.Sorted(maps.Keys(common)))
		for _, other := range people {
			alike = append(alike, Alike{other, common[other.ID]})
		}
		return err
	})
	return alike, err
}

// atOnce is how many applicants are identified in one transaction. Other windows write
// between two transactions.
const atOnce = 2000

// identifyRest identifies the applicants that an earlier version has kept without keys.
func (s *Store) identifyRest(ctx context.Context) error {
	const unidentified = "SELECT id FROM candidates WHERE identified = 0 LIMIT ?"
	for {
		var rest []int64
		err := s.read(sayFindOtherApplies(), func(q querier) (err error) {
			rest, err = column[int64](ctx, q, unidentified, atOnce)
			return err
		})
		if err != nil || len(rest) == 0 {
			return err
		}
		err = s.write(ctx, lang.Text("save the applicants"), func(tx *sql.Tx) error {
			ids, err := encode(rest)
			if err != nil {
				return err
			}
			people, err := candidatesOf(ctx, tx, rest)
			if err != nil {
				return err
			}
			if err := identify(ctx, tx, people); err != nil {
				return err
			}
			// An applicant that cannot be read gets no keys.
			_, err = tx.ExecContext(ctx, "UPDATE candidates SET identified = 1 WHERE id IN (SELECT value FROM json_each(?))", ids)
			return err
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
	ids := make([]int64, len(people))
	for i, c := range people {
		ids[i] = c.ID
	}
	list, err := encode(ids)
	if err != nil {
		return err
	}
	stale := map[identityRow]bool{}
	err = each(ctx, tx, func(scan func(...any) error) error {
		var was identityRow
		err := scan(&was.key, &was.name, &was.apply)
		stale[was] = true
		return err
	}, "SELECT key, name, apply_id FROM identities WHERE apply_id IN (SELECT value FROM json_each(?))", list)
	if err != nil {
		return err
	}
	add, err := tx.PrepareContext(ctx, "INSERT OR IGNORE INTO identities (key, name, apply_id) VALUES (?, ?, ?)")
	if err != nil {
		return err
	}
	defer func() { _ = add.Close() }() // ends with the transaction
	for _, c := range people {
		name := identity.Name(c.Applicant.Name)
		for _, key := range identity.Keys(c) {
			now := identityRow{key, name, c.ID}
			if stale[now] {
				delete(stale, now)
				continue
			}
			if _, err := add.ExecContext(ctx, key, name, c.ID); err != nil {
				return err
			}
		}
	}
	for was := range stale {
		_, err := tx.ExecContext(ctx, "DELETE FROM identities WHERE key = ? AND name = ? AND apply_id = ?", was.key, was.name, was.apply)
		if err != nil {
			return err
		}
	}
	return nil
}

// column returns the values of a query's only column.
func column[T any](ctx context.Context, q querier, query string, args ...any) (values []T, err error) {
	err = each(ctx, q, func(scan func(...any) error) error {
		var v T
		err := scan(&v)
		values = append(values, v)
		return err
	}, query, args...)
	return values, err
}

func sayFindOtherApplies() string { return lang.Text("look for other applications of a person") }
