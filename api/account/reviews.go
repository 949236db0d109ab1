package account

import (
	"context"
	"slices"

	"shortlist/model"
)

// Reviews returns the reviews of a job's applications, by apply id. If jobID is 0, it
// returns those of all jobs.
func (a *Account) Reviews(ctx context.Context, jobID int64) (map[int64]model.Review, error) {
	list, err := a.store.Reviews(ctx, jobID)
	out := make(map[int64]model.Review, len(list))
	for _, r := range list {
		out[r.ApplyID] = r
	}
	return out, err
}

// ChangeReview changes the review of an application by f, which gets its current state.
// It returns the review before and after the change. Reviews are never sent to the
// service (CONTRACT 31). The letter of a new verdict is planned with it. f may be called again.
func (a *Account) ChangeReview(ctx context.Context, c model.Candidate, f func(*model.Review)) (was, is model.Review, err error) {
	defer a.wakeTeam()
	plan, failed := a.planOfVerdict(ctx, c.ID, f)
	if failed != nil && ctx.Err() == nil {
		a.opts.Log.Warn("letter of a verdict not planned", "error", failed)
	}
	return a.store.ChangeReview(ctx, c.JobID, c.ID, a.decided(c.ID), f, plan...)
}

// KeepNoteAside keeps the note of a review on this computer while another window has the store.
func (a *Account) KeepNoteAside(ctx context.Context, r model.Review) error {
	if a.store.ReadOnly() == nil {
		return nil
	}
	return a.store.KeepNoteAside(ctx, r)
}

// Unkept returns the changes of reviews that earlier windows could not store before they ended.
func (a *Account) Unkept(context.Context) (model.Unkept, error) { return a.store.Unkept(a.opts.Now()) }

// WaitUnkept notes changes that this window cannot store yet, in case it is killed. It works on a full disk.
func (a *Account) WaitUnkept(u model.Unkept) error { return a.store.WaitUnkept(a.opts.Now(), u) }

// AddUnkept notes changes that this window cannot store before it ends. It works on a full disk.
func (a *Account) AddUnkept(u model.Unkept) error { return a.store.AddUnkept(a.opts.Now(), u) }

// DropUnkept deletes the changes that Unkept has returned.
func (a *Account) DropUnkept(_ context.Context, u model.Unkept) error {
	return a.store.DropUnkept(a.opts.Now(), u)
}

// Snoozed is an application with the day on which the manager wants to look at it again.
type Snoozed struct {
	Candidate model.Candidate // redacted in blind mode
	Job       string          // title of the job; "" if it is not known
	Day       model.Day
}

// Today is the current day in this computer's time zone.
func (a *Account) Today() model.Day { return model.DayOf(a.opts.Now().Local()) }

// Due returns the applications that the manager wanted to look at again today or earlier, the longest due first. It
// does not ask the service.
func (a *Account) Due(ctx context.Context) ([]Snoozed, error) {
	due, err := a.store.SnoozedUntil(ctx, a.Today())
	out := make([]Snoozed, len(due))
	for i, s := range due {
		out[i] = Snoozed{a.shown(s.Candidate), s.JobTitle, s.Review.Snoozed}
	}
	return out, err
}

// Enlist puts applications on the named shortlist, makes it if necessary, and returns the applications that were not
// on it before.
func (a *Account) Enlist(ctx context.Context, name string, applies []int64) (added []int64, err error) {
	defer a.wakeTeam()
	return a.store.Enlist(ctx, name, applies, a.decided(applies...))
}

// Delist takes applications off the named shortlist, and returns those that were on it. An empty shortlist is
// deleted.
func (a *Account) Delist(ctx context.Context, name string, applies []int64) (model.Taken, error) {
	defer a.wakeTeam()
	return a.store.Delist(ctx, name, applies, a.decided(applies...))
}

// ForgetShortlist deletes the named shortlist, and returns its applications.
func (a *Account) ForgetShortlist(ctx context.Context, name string) (model.Taken, error) {
	defer a.wakeTeam()
	lists, err := a.store.Shortlists(ctx)
	if err != nil {
		return model.Taken{}, err
	}
	var applies []int64
	if i := slices.IndexFunc(lists, func(l model.Shortlist) bool { return l.Name == name }); i >= 0 {
		applies = lists[i].Applies
	}
	return a.store.ForgetShortlist(ctx, name, a.decided(applies...))
}

// Relist puts applications that were taken off a shortlist back in their places.
func (a *Account) Relist(ctx context.Context, taken model.Taken) error {
	defer a.wakeTeam()
	applies := model.IDs(taken.Places, func(p *model.Place) int64 { return p.ApplyID })
	return a.store.Relist(ctx, taken, a.decided(applies...))
}
