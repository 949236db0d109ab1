package store

import (
	"context"
	"database/sql"
	"errors"
	"time"

	"shortlist/model/lang"
)

// Duty is a task that one window does at a time for all of them.
type Duty string

// The duties.
const (
	DutyDelivery   Duty = "delivery"   // delivers the outbox
	DutyApplicants Duty = "applicants" // reads new applicants
	DutyPoll       Duty = "poll"       // asks for the jobs at intervals
	DutyIndex      Duty = "index"      // writes the index of the search, and reads CVs for it
	DutyErasing    Duty = "erasing"    // erases applications
	DutyLetters    Duty = "letters"    // hands letters over
	DutyReceiver   Duty = "receiver"   // receives callbacks: the other windows see that one of them does
)

// dutyFor is how long a duty counts after its holder last confirmed it, if this window
// cannot see whether the holder has ended. It is longer than a call to the service with
// all its tries.
const dutyFor = 10 * time.Minute

// TakeDuty gives a duty to this window. ok is false while another window has it. Taking
// it again confirms it.
func (s *Store) TakeDuty(ctx context.Context, d Duty, now time.Time) (ok bool, err error) {
	if s.ReadOnly() != nil {
		return false, nil // the window that may write has all duties
	}
	err = s.write(ctx, sayShareWork(), func(tx *sql.Tx) (err error) {
		ok, err = s.takeDuty(ctx, tx, d, now)
		return err
	})
	return ok, err
}

func (s *Store) takeDuty(ctx context.Context, tx *sql.Tx, d Duty, now time.Time) (ok bool, err error) {
	free, err := s.isFree(ctx, tx, d, now)
	if err != nil || !free {
		return false, err
	}
	err = run(ctx, tx, "INSERT OR REPLACE INTO duties (name, holder, held) VALUES (?, ?, ?)", d, s.owner, millis(now))
	return err == nil, err
}

// isFree reports whether no other window has a duty.
func (s *Store) isFree(ctx context.Context, q querier, d Duty, now time.Time) (bool, error) {
	var holder string
	var held time.Time
	err := q.QueryRowContext(ctx, "SELECT holder, held FROM duties WHERE name = ?", d).Scan(&holder, moment(&held))
	if errors.Is(err, sql.ErrNoRows) {
		return true, nil
	}
	return s.gone(holder, held, now, dutyFor), err
}

// ErasedElsewhere reports whether another window erases applications.
func (s *Store) ErasedElsewhere(ctx context.Context) (yes bool) {
	_ = s.use(func(db *sql.DB) error { // on an error, no erasure is known
		free, err := s.isFree(ctx, db, DutyErasing, time.Now())
		yes = err == nil && !free
		return err
	})
	return yes
}

// LeaveDuty leaves a duty for any window to take.
func (s *Store) LeaveDuty(ctx context.Context, d Duty) error {
	if s.ReadOnly() != nil {
		return nil
	}
	return s.write(ctx, sayShareWork(), func(tx *sql.Tx) error {
		return run(ctx, tx, "DELETE FROM duties WHERE name = ? AND holder = ?", d, s.owner)
	})
}

func sayShareWork() string { return lang.Text("share the work between windows") }
