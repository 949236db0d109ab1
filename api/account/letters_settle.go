package account

import (
	"context"
	"errors"
	"io"
	"slices"
	"time"

	"shortlist/model"
	"shortlist/model/answers"
	"shortlist/model/mail"
	"shortlist/model/store"
)

// CancelLetters withdraws letters that have not left, and returns them. With ids nil, it withdraws all of them.
func (a *Account) CancelLetters(ctx context.Context, ids []int64) ([]Letter, error) {
	if err := a.Writable(); err != nil {
		return nil, err
	}
	changed, err := a.store.WithdrawLetters(ctx, ids)
	if err != nil {
		return nil, err
	}
	a.settleReservations(ctx, changed)
	return a.lettersOf(ctx, changed)
}

// changeLetters changes letters for a person.
func (a *Account) changeLetters(ctx context.Context, filter store.LetterFilter, f func(*answers.Letter) bool) ([]answers.Letter, error) {
	if err := a.Writable(); err != nil {
		return nil, err
	}
	return a.store.ChangeLetters(ctx, filter, f)
}

// ReviewLetters notes that a person has looked at letters, so that they may leave.
func (a *Account) ReviewLetters(ctx context.Context, ids []int64) ([]Letter, error) {
	changed, err := a.review(ctx, ids, -1)
	if err != nil {
		return nil, err
	}
	return a.lettersOf(ctx, changed)
}

// review lets letters leave once delay has passed from now on, so that there is time to change one's mind; less than 0:
// answers.delay.
func (a *Account) review(ctx context.Context, ids []int64, delay time.Duration) ([]answers.Letter, error) {
	now := a.opts.Now()
	if delay < 0 {
		delay = a.opts.Answers.Delay
	}
	return a.changeLetters(ctx, store.LetterFilter{IDs: append([]int64{}, ids...)}, func(l *answers.Letter) bool {
		if !l.State.Open() || !l.Reviewed.IsZero() {
			return false
		}
		l.Reviewed, l.Due = now, a.opts.Answers.DueAt(now, delay)
		return true
	})
}

// SettleLetters notes, for a person, that drafts and letters with an unknown outcome or a failure were sent, or that they
// were not: then they are due again. It returns the letters that it changed.
func (a *Account) SettleLetters(ctx context.Context, ids []int64, sent bool) ([]Letter, error) {
	now := a.opts.Now()
	var stays error // why a draft cannot be removed
	changed, err := a.changeLetters(ctx, store.LetterFilter{IDs: append([]int64{}, ids...)}, func(l *answers.Letter) bool {
		if !l.Draft() && l.State != answers.Unknown && l.State != answers.Failed {
			return false
		}
		// The letter may change, or be withdrawn, before it is written again. Another window may write it once it is due.
		if d := answers.DraftOf(l); !sent && d.Place != "" {
			if _, err := d.Remove(); err != nil {
				stays = err
				return false
			}
		}
		l.Reason, l.Drafted = "", time.Time{}
		if sent {
			l.State, l.Handed = answers.Handed, now
		} else {
			l.State, l.Due, l.Again = answers.Due, now, time.Time{} // one that no person has looked at waits for that
		}
		return true
	})
	if err != nil {
		return nil, err
	}
	a.noteLetters(ctx, changed)
	a.settleReservations(ctx, changed)
	if err := errors.Join(stays, a.store.SettleJournal(ctx)); err != nil {
		return nil, err
	}
	return a.lettersOf(ctx, changed)
}

// noteLetters notes for colleagues that the manager has written to the applicants of letters that have left.
func (a *Account) noteLetters(ctx context.Context, letters []answers.Letter) {
	if a.opts.Team == nil {
		return
	}
	for _, l := range letters {
		for i, id := range l.Applies {
			if l.State != answers.Handed || id <= 0 {
				continue
			}
			if err := a.NoteWritten(ctx, model.Candidate{ID: id, JobID: l.Jobs[i]}, true); err != nil {
				a.opts.Log.Warn("letter not noted for colleagues", "error", err)
			}
		}
	}
}

// NoteBounce reads a mail, and returns the letters of which it reports that they came back: their applicants are to be called.
// Its errors are those of mail.Bounced.
func (a *Account) NoteBounce(ctx context.Context, in io.Reader) ([]Letter, error) {
	b, err := mail.Bounced(in)
	if err != nil {
		return nil, err
	}
	about, err := a.lettersIn(ctx, b)
	if err != nil {
		return nil, err
	}
	changed, err := a.changeLetters(ctx, store.LetterFilter{IDs: about, States: []answers.State{answers.Handing, answers.Handed, answers.Unknown, answers.Failed}}, func(l *answers.Letter) bool {
		if !hasFailed(b, l) {
			return false
		}
		l.State, l.Drafted, l.Reason = answers.Bounced, time.Time{}, withoutAddress(b.Reason, l.Address)
		return true
	})
	if err == nil && len(changed) > 0 { // an outcome may have been unknown
		err = a.store.SettleJournal(ctx)
	}
	if err != nil {
		return nil, err
	}
	return a.lettersOf(ctx, changed)
}

// lettersIn returns the letters that a returned mail names by their Message-IDs. A mail program may have given a draft another
// one: its letter is the last one to the address with the subject that was planned before the mail was sent.
func (a *Account) lettersIn(ctx context.Context, b mail.Bounce) ([]int64, error) {
	named, err := a.store.Letters(ctx, store.LetterFilter{MessageIDs: append([]string{}, b.IDs...)})
	if err == nil && len(named) == 0 && b.Subject != "" {
		named, err = a.store.Letters(ctx, store.LetterFilter{States: []answers.State{answers.Handing, answers.Handed, answers.Bounced}})
		named = slices.DeleteFunc(named, func(l answers.Letter) bool {
			return l.Way == answers.Program || l.Planned.Truncate(time.Second).After(b.Sent) || mail.Message{Subject: l.Subject}.Clean().Subject != b.Subject || !hasFailed(b, &l)
		})
		named = named[max(0, len(named)-1):]
	}
	return model.IDs(named, func(l *answers.Letter) int64 { return l.ID }), err
}

// hasFailed reports whether a returned mail names the applicant's address as one that failed.
func hasFailed(b mail.Bounce, l *answers.Letter) bool {
	return slices.ContainsFunc(b.Recipients, func(r string) bool { return mail.Same(r, l.Address) })
}

// Call is an applicant to call, as a person sees them.
type Call struct {
	answers.Call
	Candidate model.Candidate // redacted in blind mode
}

// Calls returns the applicants to call, of a job or, if jobID is 0, of all jobs.
func (a *Account) Calls(ctx context.Context, jobID int64) ([]Call, error) {
	calls, err := a.store.Calls(ctx, jobID)
	if err != nil {
		return nil, err
	}
	var out []Call
	for _, c := range calls {
		person, err := a.candidate(ctx, c.ApplyID)
		if errors.Is(err, store.ErrNone) {
			continue
		}
		if err != nil {
			return nil, err
		}
		out = append(out, Call{c, a.shown(person)})
	}
	return out, nil
}

// SetCall notes what became of a call.
func (a *Account) SetCall(ctx context.Context, applyID int64, state answers.CallState, until model.Day) error {
	if err := a.Writable(); err != nil {
		return err
	}
	return a.store.SetCall(ctx, answers.Call{ApplyID: applyID, State: state, Until: until}, a.opts.Now())
}

// UnansweredOf returns the applications of a job, or of all jobs if jobID is 0, that have no answer and about which no letter
// waits, lies as a draft, or failed, the oldest first.
func (a *Account) UnansweredOf(ctx context.Context, jobID int64) ([]int64, error) {
	return a.store.Unwritten(ctx, jobID)
}

// CountUnanswered counts the applications of UnansweredOf, and returns the date of the oldest; zero if it is not known.
func (a *Account) CountUnanswered(ctx context.Context, jobID int64) (n int, oldest time.Time, err error) {
	return a.store.CountUnwritten(ctx, jobID)
}

// LeaveUnanswered stops counting the applicants of a job among those without an answer.
func (a *Account) LeaveUnanswered(ctx context.Context, jobID int64) error {
	if err := a.Writable(); err != nil {
		return err
	}
	return a.store.LeaveUnanswered(ctx, jobID)
}
