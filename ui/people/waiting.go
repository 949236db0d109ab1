package people

import (
	"context"
	"slices"

	"shortlist/model"
)

// Waiting is what Silent needs of an account.
type Waiting interface {
	UnansweredOf(ctx context.Context, jobID int64) ([]int64, error)
	CandidatesOf(ctx context.Context, ids []int64) ([]model.Candidate, error)
}

// Silent returns the first applicants to write to, the oldest first. The last are those without a date, whose waiting time is not
// known.
func Silent(ctx context.Context, source Waiting, most int) ([]model.Candidate, error) {
	ids, err := source.UnansweredOf(ctx, 0)
	if err != nil {
		return nil, err
	}
	found, err := source.CandidatesOf(ctx, ids[:min(len(ids), most)])
	slices.SortFunc(found, func(a, b model.Candidate) int {
		if a.Date.IsZero() || b.Date.IsZero() {
			return b.Date.Compare(a.Date)
		}
		return a.Date.Compare(b.Date)
	})
	return found, err
}
