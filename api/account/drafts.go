package account

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"

	"shortlist/model"
	"shortlist/model/store"
)

// TakeDraft returns a stored form and holds it for this window. It returns ErrNone if
// there is no such form, or another window has it open; with over it takes the form
// from that window.
func (a *Account) TakeDraft(ctx context.Context, id int64, over bool) (model.SavedDraft, error) {
	return a.store.TakeDraft(ctx, id, over, a.opts.Now())
}

// OpenDrafts returns the stored forms that another window has open, newest first.
func (a *Account) OpenDrafts(ctx context.Context) ([]model.SavedDraft, error) {
	return a.store.OpenDrafts(ctx, a.opts.Now())
}

// WaitingDrafts returns the stored forms that no other window has open, newest first.
func (a *Account) WaitingDrafts(ctx context.Context) ([]model.SavedDraft, error) {
	return a.store.WaitingDrafts(ctx, a.opts.Now())
}

// HoldDraft confirms that a form is open here. Call it every HoldEvery.
func (a *Account) HoldDraft(ctx context.Context, id, jobID int64) error {
	return a.store.HoldDraft(ctx, id, jobID, a.opts.Now())
}

// HoldEvery is the longest pause between two calls of HoldDraft.
const HoldEvery = store.HoldEvery

// OpenElsewhere reports whether another window has a job's form open.
func (a *Account) OpenElsewhere(ctx context.Context, jobID int64) (bool, error) {
	return a.store.OpenElsewhere(ctx, jobID, a.opts.Now())
}

// Regions returns the regions of the account's jobs, the most used first.
func (a *Account) Regions(ctx context.Context) ([]string, error) {
	jobs, _, _, err := a.store.Jobs(ctx, mostJobs)
	if err != nil {
		return nil, err
	}
	deleted, err := a.store.DeletedJobs(ctx)
	if err != nil {
		return nil, err
	}
	used := map[string]int{}
	for _, j := range slices.Concat(jobs, deleted) {
		if region := strings.TrimSpace(j.Region); region != "" {
			used[region]++
		}
	}
	return slices.SortedFunc(maps.Keys(used), func(a, b string) int {
		return cmp.Or(used[b]-used[a], strings.Compare(a, b))
	}), nil
}
