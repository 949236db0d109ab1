package store

import (
	"context"
	"database/sql"

	"shortlist/model"
	"shortlist/model/identity"
)

// unlisted is a person that a callback has announced, but the service does not list as applied yet.
type unlisted struct {
	id, apply, arrival int64 // apply: the id of the suggested application; 0 without one
	print              string
}

// unlistedPeople are the unlisted people of one job, by the contacts in their prints.
type unlistedPeople map[string][]*unlisted

func readUnlisted(ctx context.Context, q querier, jobID int64) (unlistedPeople, error) {
	people := unlistedPeople{}
	err := each(ctx, q, func(scan func(...any) error) error {
		var u unlisted
		err := scan(&u.id, &u.apply, &u.arrival, &u.print)
		for _, contact := range identity.PrintedContacts(u.print) {
			people[contact] = append(people[contact], &u)
		}
		return err
	}, "SELECT id, apply_id, arrival_id, prints FROM new_applications WHERE job_id = ? AND listed = 0 AND prints <> '' ORDER BY id", jobID)
	return people, err
}

// of removes the person who made an application, and returns them; nil if they are not in p.
func (p unlistedPeople) of(c model.Candidate) *unlisted {
	print := identity.Print(c)
	for _, contact := range identity.PrintedContacts(print) {
		for _, u := range p[contact] {
			if u.print != "" && identity.SamePrint(u.print, print) {
				found := *u
				u.print = ""
				return &found
			}
		}
	}
	return nil
}

// list notes that the application of a callback is listed.
func (s *Store) list(ctx context.Context, tx *sql.Tx, u unlisted, c *model.Candidate) error {
	found, err := arrivals(ctx, tx, "id = ?", u.arrival)
	if err != nil {
		return err
	}
	if u.apply == 0 && len(found) == 1 {
		return s.meet(ctx, tx, found[0], c)
	}
	err = runAll(ctx, tx, []string{
		"UPDATE new_applications SET apply_id = ?2, listed = 1 WHERE id = ?1",
		"UPDATE arrivals SET apply_id = ?2 WHERE id = ?3",
		"INSERT OR IGNORE INTO old_applications (apply_id, job_id) VALUES (?2, ?4)",
	}, u.id, c.ID, u.arrival, c.JobID)
	if err == nil && len(found) == 1 {
		err = attach(ctx, tx, found[0], c)
	}
	return err
}
