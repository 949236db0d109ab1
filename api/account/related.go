package account

import (
	"cmp"
	"context"
	"slices"

	"shortlist/model"
	"shortlist/model/blind"
	"shortlist/model/identity"
)

// Related is another apply, of any job, that is likely by the same person. It is shown,
// and never merged (CONTRACT 28, 45).
type Related struct {
	Apply model.Candidate
	Job   string            // the job's title; "" when it is not known
	Why   []identity.Reason // the strongest first
}

// Related returns the other stored applies that are likely by the same person, the
// newest first.
func (a *Account) Related(ctx context.Context, c model.Candidate) ([]Related, error) {
	if blind.IsCoded(c) { // redacted data does not identify a person
		var err error
		if c, err = a.candidate(ctx, c.ID); err != nil {
			return nil, err
		}
	}
	alike, err := a.store.Alike(ctx, c)
	if err != nil {
		return nil, err
	}
	var out []Related
	titleOf := a.titles(ctx)
	for _, other := range alike {
		why := identity.Why(c, other.Candidate, other.Keys)
		if len(why) == 0 {
			continue
		}
		title, err := titleOf(other.JobID)
		if err != nil {
			return nil, err
		}
		out = append(out, Related{Apply: a.shown(other.Candidate), Job: cmp.Or(title, other.JobTitle), Why: why})
	}
	slices.SortStableFunc(out, func(x, y Related) int {
		return cmp.Or(y.Apply.Date.Compare(x.Apply.Date), cmp.Compare(y.Apply.ID, x.Apply.ID))
	})
	return out, nil
}
