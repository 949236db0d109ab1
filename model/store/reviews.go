package store

import (
	"cmp"
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"shortlist/model"
	"shortlist/model/lang"
	"shortlist/model/team"
)

// applicationOf returns the application of an arrival, whose id is less than 0. Callers
// may still use the arrival's id, since the service may have listed the application a
// moment ago to another window. Reviews and shortlists always belong to the
// application.
func applicationOf(ctx context.Context, q querier, applyID int64) (int64, error) {
	if applyID >= 0 {
		return applyID, nil
	}
	id, err := value[int64](ctx, q, "SELECT apply_id FROM arrivals WHERE id = -? AND apply_id > 0", applyID)
	return cmp.Or(id, applyID), err
}

// applicationsOf does the same as applicationOf for several ids.
func applicationsOf(ctx context.Context, q querier, applies []int64) ([]int64, error) {
	out := make([]int64, len(applies))
	for i, id := range applies {
		var err error
		if out[i], err = applicationOf(ctx, q, id); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// dismissed reports whether an id belongs to a dismissed arrival, or an erased application.
func dismissed(ctx context.Context, q querier, id int64) (bool, error) {
	if id > 0 {
		return value[bool](ctx, q, "SELECT EXISTS (SELECT 1 FROM erased WHERE apply_id = ?)", id)
	}
	return value[bool](ctx, q, "SELECT EXISTS (SELECT 1 FROM arrivals WHERE id = -? AND apply_id = -1)", id)
}

// moveReview moves an arrival's review, and its places on shortlists, to its application.
// If the application has a review, the arrival's is added to it. Other windows are notified
// if something was moved.
func (s *Store) moveReview(ctx context.Context, tx *sql.Tx, arrivalID, applyID int64) error {
	thought, err := reviews(ctx, tx, "apply_id IN (?, ?) ORDER BY apply_id = ?", -arrivalID, applyID, applyID)
	if err != nil {
		return err
	}
	moved := len(thought) > 0 && thought[0].ApplyID != applyID
	if moved {
		of := thought[len(thought)-1]
		was := model.Review{}
		if len(thought) == 2 {
			was, of = of, joined(of, thought[0])
		}
		of.ApplyID = applyID
		if err := pend(ctx, tx, team.ChangesOf(was, of)...); err != nil {
			return err
		}
		if err := run(ctx, tx, "DELETE FROM reviews WHERE apply_id = ?", -arrivalID); err != nil {
			return err
		}
		if err := writeReview(ctx, tx, of); err != nil { // the history of the arrival moves, too
			return err
		}
	}
	lists, err := shortlistsOf(ctx, tx, -arrivalID)
	if err != nil {
		return err
	}
	for _, list := range lists {
		if err := pendPlaces(ctx, tx, team.KindListed, list, []int64{applyID}, time.Now()); err != nil {
			return err
		}
	}
	for _, follow := range []string{
		"UPDATE OR IGNORE shortlisted SET apply_id = ?2 WHERE apply_id = -?1",
		"DELETE FROM shortlisted WHERE apply_id = -?1 AND ?2 <> 0", // on these lists the application was already
	} {
		n, err := affected(ctx, tx, follow, arrivalID, applyID)
		if err != nil {
			return err
		}
		moved = moved || n > 0
	}
	if !moved {
		return nil
	}
	return s.note(ctx, tx, []Part{PartReviews})
}

// Review returns the review of an application. It is blank if the application was never
// reviewed.
func (s *Store) Review(ctx context.Context, applyID int64) (model.Review, error) {
	return get(s, fmt.Sprintf("read the review of application %d", applyID), func(q querier) (model.Review, error) {
		id, err := applicationOf(ctx, q, applyID)
		if err != nil {
			return model.Review{}, err
		}
		return reviewOf(ctx, q, model.Review{ApplyID: id})
	})
}

// reviewOf returns the review of the application of blank, or blank if it has none.
func reviewOf(ctx context.Context, q querier, blank model.Review) (model.Review, error) {
	found, err := reviews(ctx, q, "apply_id = ?", blank.ApplyID)
	if len(found) > 0 {
		return found[0], err
	}
	return blank, err
}

// Reviews returns the reviews of a job's applications that are not blank. If jobID is
// 0, it returns those of all jobs.
func (s *Store) Reviews(ctx context.Context, jobID int64) ([]model.Review, error) {
	return get(s, lang.Text("read the reviews"), func(q querier) ([]model.Review, error) {
		return reviews(ctx, q, "?1 = 0 OR job_id = ?1", jobID)
	})
}

// SnoozedUntil returns the applications to be looked at again on a day or before, the earliest day first. It
// leaves out deleted applications, and those of which the store has only the review.
func (s *Store) SnoozedUntil(ctx context.Context, day model.Day) ([]Searched, error) {
	return get(s, lang.Text("read the reviews"), func(q querier) (due []Searched, err error) {
		ids, err := column[int64](ctx, q, "SELECT apply_id FROM reviews WHERE snoozed <> '' AND snoozed <= ? ORDER BY snoozed, apply_id", day)
		if err != nil {
			return nil, err
		}
		found, err := knownOf(ctx, q, ids, false)
		for _, k := range found {
			if !k.Candidate.Hidden() {
				due = append(due, k.Searched)
			}
		}
		return due, err
	})
}

// ChangeReview changes one review by f, which gets its current state. It returns the
// review before and after the change. A blank review leaves no row. The review of a
// dismissed arrival does not change. A change of the verdict withdraws the letter of the earlier one, and puts the plan of
// the new one into the journal. f may be called again.
func (s *Store) ChangeReview(ctx context.Context, jobID, of int64, at time.Time, f func(*model.Review), plans ...Plan) (was, is model.Review, err error) {
	err = s.write(ctx, lang.Text("save the review"), func(tx *sql.Tx) error {
		applyID, err := applicationOf(ctx, tx, of)
		if err != nil {
			return err
		}
		if was, err = reviewOf(ctx, tx, model.Review{ApplyID: applyID, JobID: jobID}); err != nil {
			return err
		}
		is = was
		f(&is)
		if is.Equal(was) {
			return errUnchanged
		}
		is.ApplyID, is.JobID, is.Changed = applyID, cmp.Or(jobID, was.JobID), at
		if gone, err := dismissed(ctx, tx, applyID); gone || err != nil {
			is = was
			return err
		}
		if err := pend(ctx, tx, team.ChangesOf(was, is)...); err != nil {
			return err
		}
		if is.Verdict != was.Verdict {
			if err := s.planVerdict(ctx, tx, applyID, is.Verdict, plans); err != nil {
				return err
			}
		}
		return putReview(ctx, tx, is)
	}, PartReviews)
	if errors.Is(err, errUnchanged) {
		err = nil
	}
	if err == nil {
		err = s.noteSaved(is.ApplyID, is.Typed)
	}
	return was, is, err
}

// errUnchanged ends a transaction that has nothing to write, so that no window reads again.
var errUnchanged = errors.New("nothing changed")

// joined returns a review with the additions of another one of the same application.
func joined(r, more model.Review) model.Review {
	r.Verdict = cmp.Or(r.Verdict, more.Verdict)
	r.Rating = cmp.Or(r.Rating, more.Rating)
	r.Tags = model.CleanTags(slices.Concat(r.Tags, more.Tags)...)
	switch {
	case r.Note == "" || more.Note == "":
		r.Note = cmp.Or(r.Note, more.Note)
	case r.Note != more.Note:
		r.Note += "\n\n" + more.Note
	}
	if r.Typed == "" {
		r.Typed, r.Begun = more.Typed, more.Begun
	}
	r.Snoozed = cmp.Or(r.Snoozed, more.Snoozed)
	r.Outcome = cmp.Or(r.Outcome, more.Outcome)
	r.Reason = cmp.Or(r.Reason, more.Reason)
	for _, a := range more.Answers {
		switch mine := r.AnswerTo(a.Question); mine {
		case "", a.Note:
			r.SetAnswer(a.Question, a.Note)
		default:
			r.SetAnswer(a.Question, mine+"\n\n"+a.Note)
		}
	}
	if more.Changed.After(r.Changed) {
		r.Changed = more.Changed
	}
	return r
}

// putReview keeps a review, or forgets a blank one, and notes in the history what has changed.
func putReview(ctx context.Context, tx *sql.Tx, r model.Review) error {
	if err := recordReview(ctx, tx, r); err != nil {
		return err
	}
	return writeReview(ctx, tx, r)
}

func writeReview(ctx context.Context, tx *sql.Tx, r model.Review) error {
	if r.Blank() {
		if err := run(ctx, tx, "DELETE FROM reviews WHERE apply_id = ?", r.ApplyID); err != nil {
			return err
		}
		return reindex(ctx, tx, r.ApplyID)
	}
	err := run(ctx, tx, `INSERT OR REPLACE INTO reviews (apply_id, job_id, verdict, rating, tags, note, changed, typed, begun, snoozed, outcome, answers, reason)
		VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, r.ApplyID, r.JobID, r.Verdict, r.Rating, array(r.Tags), r.Note, millis(r.Changed), r.Typed, r.Begun, r.Snoozed, r.Outcome, array(r.Answers), r.Reason)
	if err != nil {
		return err
	}
	return reindex(ctx, tx, r.ApplyID)
}

func reviews(ctx context.Context, q querier, where string, args ...any) (out []model.Review, err error) {
	err = each(ctx, q, func(scan func(...any) error) error {
		var r model.Review
		var tags, answers []byte
		err := scan(&r.ApplyID, &r.JobID, &r.Verdict, &r.Rating, &tags, &r.Note, moment(&r.Changed), &r.Typed, &r.Begun, &r.Snoozed, &r.Outcome, &answers, &r.Reason)
		if err != nil {
			return err
		}
		if json.Unmarshal(tags, &r.Tags) != nil { // the page is damaged; the rest of the review is worth keeping
			r.Tags = nil
		}
		if json.Unmarshal(answers, &r.Answers) != nil || len(r.Answers) == 0 {
			r.Answers = nil
		}
		out = append(out, r)
		return nil
	}, "SELECT apply_id, job_id, verdict, rating, tags, note, changed, typed, begun, snoozed, outcome, answers, reason FROM reviews WHERE "+where, args...)
	return out, err
}

// Shortlists returns all shortlists with their applications, by name.
func (s *Store) Shortlists(ctx context.Context) ([]model.Shortlist, error) {
	return get(s, lang.Text("read the shortlists"), func(q querier) ([]model.Shortlist, error) {
		out, err := rowsOf(ctx, q, func(l *model.Shortlist) []any { return []any{&l.ID, &l.Name, moment(&l.Made)} },
			"SELECT id, name, made FROM shortlists ORDER BY name")
		if err != nil {
			return nil, err
		}
		on, err := groups[int64, int64](ctx, q, "SELECT shortlist_id, apply_id FROM shortlisted ORDER BY id")
		for i := range out {
			out[i].Applies = on[out[i].ID]
		}
		return out, err
	})
}

// ShortlistsOf returns the names of the shortlists of an application.
func (s *Store) ShortlistsOf(ctx context.Context, applyID int64) ([]string, error) {
	return get(s, lang.Text("read the shortlists"), func(q querier) ([]string, error) {
		id, err := applicationOf(ctx, q, applyID)
		if err != nil {
			return nil, err
		}
		return shortlistsOf(ctx, q, id)
	})
}

func shortlistsOf(ctx context.Context, q querier, applyID int64) ([]string, error) {
	return column[string](ctx, q, `SELECT name FROM shortlists WHERE EXISTS
		(SELECT 1 FROM shortlisted WHERE shortlist_id = shortlists.id AND apply_id = ?) ORDER BY name`, applyID)
}

// Enlist puts applications on the shortlist of a name, makes it if necessary, and
// returns the applications that were not on it before. It leaves out dismissed
// arrivals, and returns ErrNone if all are.
func (s *Store) Enlist(ctx context.Context, name string, applies []int64, at time.Time) (added []int64, err error) {
	err = s.write(ctx, lang.Text("save the shortlist"), func(tx *sql.Tx) error {
		added = nil
		of, err := applicationsOf(ctx, tx, applies)
		if err != nil {
			return err
		}
		var ids []int64
		for _, id := range of {
			gone, err := dismissed(ctx, tx, id)
			if err != nil {
				return err
			}
			if !gone {
				ids = append(ids, id)
			}
		}
		if len(ids) == 0 {
			return ErrNone
		}
		if err := run(ctx, tx, "INSERT OR IGNORE INTO shortlists (name, made) VALUES (?, ?)", name, millis(at)); err != nil {
			return err
		}
		for _, id := range ids {
			n, err := affected(ctx, tx, `INSERT OR IGNORE INTO shortlisted (shortlist_id, apply_id)
				SELECT id, ? FROM shortlists WHERE name = ?`, id, name)
			if err != nil {
				return err
			}
			if n > 0 {
				added = append(added, id)
			}
		}
		return pendPlaces(ctx, tx, team.KindListed, name, added, at)
	}, PartReviews)
	return added, err
}

// Delist takes applications off the shortlist of a name, and returns those that were on
// it. An empty shortlist is forgotten.
func (s *Store) Delist(ctx context.Context, name string, applies []int64, at time.Time) (model.Taken, error) {
	return s.takeOff(ctx, name, at, func(q querier) (func(int64) bool, error) {
		ids, err := applicationsOf(ctx, q, applies)
		return func(id int64) bool { return slices.Contains(ids, id) }, err
	})
}

// ForgetShortlist forgets the shortlist of a name, and returns the applications that
// were on it.
func (s *Store) ForgetShortlist(ctx context.Context, name string, at time.Time) (model.Taken, error) {
	return s.takeOff(ctx, name, at, func(querier) (func(int64) bool, error) {
		return func(int64) bool { return true }, nil
	})
}

func (s *Store) takeOff(ctx context.Context, name string, at time.Time, who func(querier) (goes func(applyID int64) bool, err error)) (taken model.Taken, err error) {
	err = s.write(ctx, lang.Text("save the shortlist"), func(tx *sql.Tx) error {
		taken = model.Taken{Name: name}
		left := 0
		goes, err := who(tx)
		if err != nil {
			return err
		}
		err = each(ctx, tx, func(scan func(...any) error) error {
			var p model.Place
			err := scan(&p.Order, &p.ApplyID, moment(&taken.Made))
			if goes(p.ApplyID) {
				taken.Places = append(taken.Places, p)
			} else {
				left++
			}
			return err
		}, `SELECT shortlisted.id, apply_id, made FROM shortlisted JOIN shortlists ON shortlist_id = shortlists.id
			WHERE name = ? ORDER BY shortlisted.id`, name)
		if err != nil {
			return err
		}
		for _, p := range taken.Places {
			if err := run(ctx, tx, "DELETE FROM shortlisted WHERE id = ?", p.Order); err != nil {
				return err
			}
			if err := pendPlaces(ctx, tx, team.KindUnlisted, name, []int64{p.ApplyID}, at); err != nil {
				return err
			}
		}
		if left == 0 {
			err = run(ctx, tx, "DELETE FROM shortlists WHERE name = ?", name)
		}
		return err
	}, PartReviews)
	return taken, err
}

// Relist puts applications that were taken off a shortlist back to their places.
// Applications that are on it again stay.
func (s *Store) Relist(ctx context.Context, taken model.Taken, at time.Time) error {
	return s.write(ctx, lang.Text("save the shortlist"), func(tx *sql.Tx) error {
		if len(taken.Places) == 0 {
			return nil
		}
		if err := run(ctx, tx, "INSERT OR IGNORE INTO shortlists (name, made) VALUES (?, ?)", taken.Name, millis(taken.Made)); err != nil {
			return err
		}
		for _, p := range taken.Places {
			id, err := applicationOf(ctx, tx, p.ApplyID)
			if err != nil {
				return err
			}
			err = run(ctx, tx, `INSERT OR IGNORE INTO shortlisted (id, shortlist_id, apply_id)
				SELECT ?, id, ? FROM shortlists WHERE name = ?`, p.Order, id, taken.Name)
			if err != nil {
				return err
			}
			if err := pendPlaces(ctx, tx, team.KindListed, taken.Name, []int64{id}, at); err != nil {
				return err
			}
		}
		return nil
	}, PartReviews)
}

// Setting returns the value of a name, "" if it is not set.
func (s *Store) Setting(ctx context.Context, name string) (string, error) {
	return get(s, lang.Text("read the settings"), func(q querier) (string, error) { return settingOf(ctx, q, name) })
}

func settingOf(ctx context.Context, q querier, name string) (string, error) {
	return value[string](ctx, q, "SELECT value FROM settings WHERE name = ?", name)
}

// Set sets the value of a name.
func (s *Store) Set(ctx context.Context, name, value string) error {
	return s.write(ctx, lang.Text("save the settings"), func(tx *sql.Tx) error { return set(ctx, tx, name, value) }, PartSettings)
}

func set(ctx context.Context, tx *sql.Tx, name, value string) error {
	return run(ctx, tx, "INSERT OR REPLACE INTO settings (name, value) VALUES (?, ?)", name, value)
}
