package store

import (
	"cmp"
	"context"
	"database/sql"
	"maps"
	"slices"
	"strings"
	"time"

	"shortlist/model"
	"shortlist/model/identity"
	"shortlist/model/lang"
)

// PutArrival keeps the content of a callback, and notes its application as new if it is
// not known yet. When PutArrival returns, both are on the disk. fresh is false if the
// same content is kept already (CONTRACT 44).
func (s *Store) PutArrival(ctx context.Context, a model.Arrival) (kept model.Arrival, fresh bool, err error) {
	err = s.write(ctx, lang.Text("save the new application"), func(tx *sql.Tx) error {
		was, err := value[int64](ctx, tx, "SELECT id FROM arrivals WHERE digest = ?", a.Digest)
		if kept, fresh = a, was == 0; err != nil || !fresh {
			kept.ID = was
			return err
		}
		people, known, err := namesakes(ctx, tx, a)
		if err != nil {
			return err
		}
		who, ok := identity.Match([]model.Arrival{a}, people, known)[0]
		if !ok || people[who].Suggested { // for a suggested application, the callback may repeat an announcement
			if repeated, err := putRepeated(ctx, tx, &kept); repeated || err != nil {
				return err
			}
		}
		if ok {
			kept.ApplyID = people[who].ID
			if kept.ID, err = insertArrival(ctx, tx, kept); err != nil {
				return err
			}
			// The callback makes an application new, even one that was suggested or counted as old at the first read.
			if err := insertNew(ctx, tx, people[who], a.Received); err != nil {
				return err
			}
			if err := run(ctx, tx, "UPDATE new_applications SET arrival_id = ?, prints = trim(prints || ' ' || ?) WHERE apply_id = ?",
				kept.ID, identity.Print(a.Candidate()), kept.ApplyID); err != nil {
				return err
			}
			return attach(ctx, tx, a, &people[who])
		}
		if kept.ID, err = insertArrival(ctx, tx, kept); err != nil {
			return err
		}
		err = run(ctx, tx, "INSERT INTO new_applications (job_id, apply_id, arrival_id, at, hooked, prints, listed) VALUES (?, 0, ?, ?, 0, ?, 0)",
			a.JobID, kept.ID, millis(a.Received), identity.Print(a.Candidate()))
		if err != nil {
			return err
		}
		return reindex(ctx, tx, -kept.ID)
	}, ApplicantsOf(a.JobID))
	return kept, fresh, err
}

// insertArrival keeps an arrival, whose digest is known from now on, and returns its id.
func insertArrival(ctx context.Context, tx *sql.Tx, a model.Arrival) (id int64, err error) {
	kept := a
	if a.ApplyID != 0 {
		kept = matched(a)
	}
	data, err := encode(kept)
	if err != nil {
		return 0, err
	}
	if a.ApplyID < 0 {
		data = "{}"
	}
	return inserted(ctx, tx, "INSERT INTO arrivals (digest, job_id, apply_id, data) VALUES (?, ?, ?, ?)", a.Digest, a.JobID, a.ApplyID, data)
}

// putRepeated keeps an arrival of a person who was announced for this job lately, without announcing it: the
// callback came again with another content, or after the application was gone. Another application of the same
// person is announced when the service lists it.
func putRepeated(ctx context.Context, tx *sql.Tx, a *model.Arrival) (repeated bool, err error) {
	var apply, first int64
	print := identity.Print(a.Candidate())
	err = each(ctx, tx, func(scan func(...any) error) error {
		var of, arrival int64
		var theirs string
		err := scan(&of, &arrival, &theirs)
		if !repeated && identity.SamePrint(print, theirs) {
			repeated, apply, first = true, of, arrival
		}
		return err
	}, "SELECT apply_id, arrival_id, prints FROM new_applications WHERE job_id = ? AND prints <> '' ORDER BY id DESC", a.JobID)
	if err != nil || !repeated {
		return false, err
	}
	a.ApplyID = apply
	if apply == 0 {
		a.ApplyID = -1
		if err := joinFiles(ctx, tx, first, *a); err != nil {
			return true, err
		}
	}
	if a.ID, err = insertArrival(ctx, tx, *a); err != nil || apply == 0 {
		return true, err
	}
	people, err := candidatesOf(ctx, tx, []int64{apply})
	if err != nil || len(people) == 0 {
		return true, err
	}
	return true, attach(ctx, tx, *a, &people[0])
}

// namesakes returns the applicants of an arrival's job who have its name and belong to
// no other arrival, and what is known of them.
func namesakes(ctx context.Context, q querier, a model.Arrival) (people []model.Candidate, known map[int64]identity.Known, err error) {
	name := identity.Name(a.Name())
	if name == "" {
		return nil, nil, nil
	}
	alike, err := pairs[int64, string](ctx, q, `SELECT apply_id, name FROM candidates JOIN identities ON apply_id = candidates.id WHERE job_id = ?
		AND EXISTS (SELECT 1 FROM json_each(?) WHERE instr(name, value))`, a.JobID, array(strings.Fields(name)))
	maps.DeleteFunc(alike, func(_ int64, theirs string) bool { return !identity.OneName([]string{name, theirs}) })
	if err != nil || len(alike) == 0 {
		return nil, nil, err
	}
	people, err = decoded[model.Candidate](ctx, q, `SELECT data FROM candidates WHERE id IN (SELECT value FROM json_each(?))
		AND id NOT IN (SELECT apply_id FROM arrivals WHERE job_id = ?)`, array(slices.Collect(maps.Keys(alike))), a.JobID)
	if err != nil {
		return nil, nil, err
	}
	known = make(map[int64]identity.Known, len(people))
	for _, c := range people {
		known[c.ID] = identity.Known{Applied: !c.Suggested, Suggested: c.Suggested}
	}
	return people, known, noteSince(ctx, q, known)
}

// noteSince sets when applications became known; it leaves those that never were new unchanged.
func noteSince(ctx context.Context, q querier, known map[int64]identity.Known) error {
	return each(ctx, q, func(scan func(...any) error) error {
		var id int64
		var since time.Time
		err := scan(&id, moment(&since))
		k := known[id]
		k.Since = since
		known[id] = k
		return err
	}, "SELECT apply_id, at FROM new_applications WHERE apply_id IN (SELECT value FROM json_each(?))", array(slices.Collect(maps.Keys(known))))
}

// Arrivals returns the arrivals of a job whose application is not known yet, the latest
// first. If jobID is 0, it returns those of all jobs.
func (s *Store) Arrivals(ctx context.Context, jobID int64) ([]model.Arrival, error) {
	return get(s, lang.Text("read the new applications"), func(q querier) ([]model.Arrival, error) {
		return arrivals(ctx, q, "apply_id = 0 AND (?1 = 0 OR job_id = ?1)", jobID)
	})
}

// Arrival returns an arrival by its id, or ErrNone.
func (s *Store) Arrival(ctx context.Context, id int64) (model.Arrival, error) {
	return get(s, lang.Text("read the new applications"), func(q querier) (model.Arrival, error) {
		return first(arrivals(ctx, q, "id = ?", id))
	})
}

// MatchedArrivals returns, of the arrivals with some ids, those whose application is known
// and those that were dropped (ApplyID is less than 0). Ids may be negative.
func (s *Store) MatchedArrivals(ctx context.Context, ids []int64) ([]model.Arrival, error) {
	return get(s, lang.Text("look for the applications of callbacks"), func(q querier) ([]model.Arrival, error) {
		return arrivals(ctx, q, "apply_id <> 0 AND id IN (SELECT abs(value) FROM json_each(?))", array(ids))
	})
}

// ViewArrival notes that a person has opened an arrival. When its application is read, a
// view of the application goes into the outbox. If the application is known already,
// ViewArrival returns its id and notes nothing. It returns ErrNone for a dropped arrival.
func (s *Store) ViewArrival(ctx context.Context, id int64, at time.Time) (applyID int64, err error) {
	err = s.write(ctx, lang.Text("record the view"), func(tx *sql.Tx) error {
		a, err := first(arrivals(ctx, tx, "id = ?", id))
		if err == nil && a.ApplyID < 0 {
			err = ErrNone
		}
		if err != nil {
			return err
		}
		if applyID = a.ApplyID; applyID > 0 || !a.Viewed.IsZero() {
			return nil
		}
		a.Viewed = at
		if err := run(ctx, tx, "UPDATE arrivals SET data = ? WHERE id = ?", asJSON(a), id); err != nil {
			return err
		}
		if err := record(ctx, tx, model.Event{At: at, ApplyID: -id, JobID: a.JobID, Kind: model.EventViewed}); err != nil {
			return err
		}
		if err := reindex(ctx, tx, -id); err != nil {
			return err
		}
		return s.note(ctx, tx, []Part{ApplicantsOf(a.JobID)})
	})
	return applyID, err
}

// DropArrival forgets an arrival, its review, its letters, and that it was new. The same content is
// not kept a second time. If the application is known already, DropArrival forgets
// nothing and returns ErrNone.
func (s *Store) DropArrival(ctx context.Context, a model.Arrival, at time.Time) error {
	return s.write(ctx, lang.Text("remove the new application"), func(tx *sql.Tx) error {
		n, err := affected(ctx, tx, "UPDATE arrivals SET apply_id = -1, data = '{}' WHERE id = ? AND apply_id = 0", a.ID)
		if err != nil || n == 0 {
			return cmp.Or(err, ErrNone)
		}
		err = runAll(ctx, tx, []string{
			"DELETE FROM new_applications WHERE arrival_id = ? AND apply_id = 0",
			"DELETE FROM reviews WHERE apply_id = -?",
			`DELETE FROM shortlists WHERE id IN (SELECT shortlist_id FROM shortlisted WHERE apply_id = -?1)
				AND NOT EXISTS (SELECT 1 FROM shortlisted WHERE shortlist_id = shortlists.id AND apply_id <> -?1)`,
			"DELETE FROM shortlisted WHERE apply_id = -?",
		}, a.ID)
		if err != nil {
			return err
		}
		e := Erasure{Applies: []int64{-a.ID}}
		if err := eraseHistory(ctx, tx, e); err != nil {
			return err
		}
		return eraseLetters(ctx, tx, e, at)
	}, ApplicantsOf(a.JobID), PartReviews, PartLetters)
}

func arrivals(ctx context.Context, q querier, where string, args ...any) (out []model.Arrival, err error) {
	err = each(ctx, q, func(scan func(...any) error) error {
		var a model.Arrival
		var id, apply int64
		var data sql.RawBytes
		if err := scan(&id, &apply, &data); err != nil {
			return err
		}
		if decode(data, &a) == nil { // one unreadable arrival must not hide the others
			a.ID, a.ApplyID = id, apply
			out = append(out, a)
		}
		return nil
	}, "SELECT id, apply_id, data FROM arrivals WHERE "+where+" ORDER BY id DESC", args...)
	return out, err
}

// arrive notes which of a job's applicants, before they are kept, came in since the job
// was first known here. It matches them with arrivals, whose reviews they get. known are
// the applies that are kept already.
func (s *Store) arrive(ctx context.Context, tx *sql.Tx, jobID int64, people []model.Candidate, known map[int64]identity.Known, at time.Time) error {
	all, err := allKnown(ctx, tx, jobID)
	if err != nil {
		return err
	}
	waiting, err := arrivals(ctx, tx, "apply_id = 0 AND job_id = ?", jobID)
	if err != nil {
		return err
	}
	if len(waiting) > 0 {
		claimed, err := pairs[int64, bool](ctx, tx, "SELECT apply_id, 1 FROM arrivals WHERE job_id = ? AND apply_id > 0", jobID)
		if err != nil {
			return err
		}
		free := slices.DeleteFunc(slices.Clone(people), func(c model.Candidate) bool { return claimed[c.ID] })
		if err := noteSince(ctx, tx, known); err != nil {
			return err
		}
		for _, c := range free {
			if k := known[c.ID]; !k.Applied && k.Since.IsZero() && (all || k.Suggested) { // made since the last list
				k.Since = at
				known[c.ID] = k
			}
		}
		for t, w := range identity.Match(waiting, free, known) {
			of := slices.IndexFunc(people, func(p model.Candidate) bool { return p.ID == free[w].ID })
			if err := s.meet(ctx, tx, waiting[t], &people[of]); err != nil {
				return err
			}
		}
	}
	if !all {
		return nil
	}
	return s.noteUnknown(ctx, tx, jobID, people, at)
}

// meet gives an application the review, the files and the view of its arrival.
func (s *Store) meet(ctx context.Context, tx *sql.Tx, a model.Arrival, c *model.Candidate) error {
	if err := s.match(ctx, tx, a, *c); err != nil {
		return err
	}
	if err := attach(ctx, tx, a, c); err != nil || a.Viewed.IsZero() || c.Viewed {
		return err
	}
	view := model.Outgoing{Kind: model.OutgoingView, JobID: a.JobID, ApplyID: c.ID, Queued: a.Viewed}
	if _, err := queue(ctx, tx, view); err != nil {
		return err
	}
	c.Viewed = true
	return s.note(ctx, tx, []Part{PartOutbox})
}

// match notes the application of an arrival.
func (s *Store) match(ctx context.Context, tx *sql.Tx, a model.Arrival, c model.Candidate) error {
	if err := run(ctx, tx, "UPDATE arrivals SET apply_id = ?, data = ? WHERE id = ?", c.ID, asJSON(matched(a)), a.ID); err != nil {
		return err
	}
	// The application may have been noted as new without its arrival.
	if err := run(ctx, tx, "UPDATE OR REPLACE new_applications SET apply_id = ?, listed = ? WHERE arrival_id = ?", c.ID, !c.Suggested, a.ID); err != nil {
		return err
	}
	if err := run(ctx, tx, "INSERT OR IGNORE INTO old_applications (apply_id, job_id) VALUES (?, ?)", c.ID, c.JobID); err != nil {
		return err
	}
	if err := moveLetters(ctx, tx, a.ID, c.ID); err != nil {
		return err
	}
	if err := run(ctx, tx, "UPDATE history SET apply_id = ? WHERE apply_id = ?", c.ID, -a.ID); err != nil {
		return err
	}
	return s.moveReview(ctx, tx, a.ID, c.ID)
}
