package account

import (
	"context"

	"shortlist/model"
	"shortlist/model/store"
)

// CachedApplicants is ListApplicants with whole applicants, in one read.
func (a *Account) CachedApplicants(ctx context.Context, jobID int64) (Applicants, error) {
	var stored []model.Candidate
	out, opened, err := a.applicants(ctx, jobID, func() (sync store.Sync, err error) {
		stored, sync, err = a.store.Candidates(ctx, jobID)
		return sync, err
	})
	if err != nil {
		return Applicants{}, err
	}
	out.People = append(a.viewed(stored, opened), out.People...)
	a.title(ctx, out.People...)
	out.People = a.shownAll(out.People)
	return out, nil
}

// CachedApplicants is Account.CachedApplicants.
func (s *Session) CachedApplicants(ctx context.Context, jobID int64) (Applicants, error) {
	a, err := s.Account.CachedApplicants(ctx, jobID)
	s.show(ctx, a.People)
	return a, err
}
