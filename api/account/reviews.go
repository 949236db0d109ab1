package account

import (
	"context"

	"shortlist/model"
)

// Reviews returns what the person thinks of a job's applications, by apply id, or
// of those of all jobs where jobID is 0.
func (a *Account) Reviews(ctx context.Context, jobID int64) (map[int64]model.Review, error) {
	list, err := a.store.Reviews(ctx, jobID)
	out := make(map[int64]model.Review, len(list))
	for _, r := range list {
		out[r.ApplyID] = r
	}
	return out, err
}

// ChangeReview changes what the person thinks of an application by f, which sees
// it as it is by now, and returns it as it was before and as it is. The service is
// told nothing of it (CONTRACT 31).
func (a *Account) ChangeReview(ctx context.Context, c model.Candidate, f func(*model.Review)) (was, is model.Review, err error) {
	return a.store.ChangeReview(ctx, c.JobID, c.ID, a.opts.Now(), f)
}

// Shortlists returns every shortlist, by name.
func (a *Account) Shortlists(ctx context.Context) ([]model.Shortlist, error) {
	return a.store.Shortlists(ctx)
}

// Enlist puts applications on the shortlist of a name, which it makes where there
// is none, and returns those that were not on it before.
func (a *Account) Enlist(ctx context.Context, name string, applies []int64) (added []int64, err error) {
	return a.store.Enlist(ctx, name, applies, a.opts.Now())
}

// Delist takes applications off the shortlist of a name, and returns those that were on
// it; one that nobody is on any more is forgotten.
func (a *Account) Delist(ctx context.Context, name string, applies []int64) (model.Taken, error) {
	return a.store.Delist(ctx, name, applies)
}

// ForgetShortlist forgets the shortlist of a name, whoever is on it, and returns them.
func (a *Account) ForgetShortlist(ctx context.Context, name string) (model.Taken, error) {
	return a.store.ForgetShortlist(ctx, name)
}

// Relist puts back who was taken off a shortlist, each where they were.
func (a *Account) Relist(ctx context.Context, taken model.Taken) error {
	return a.store.Relist(ctx, taken)
}
